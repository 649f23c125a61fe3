"""The page with plots: what is met at a glance, every number against its target, nothing from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from mandate.core.errors import Code, Malformed
from mandate.games.great_wall.study.balance import page, report
from mandate.games.great_wall.study.balance.names import LAYOUT, Layout
from mandate.games.great_wall.study.balance.report import Report
from mandate.games.great_wall.study.balance.runs import Kept
from mandate.games.great_wall.study.balance.targets import Check, Target, Verdict, check_target
from mandate.lang import LANGUAGES, say
from tests.games.great_wall.study.balance import game

ENDLESS = ("meta", "!doctype")


def made(reasons: str = "twts" * 30) -> Report:
    names = {"t": "time", "w": "walls", "s": "shame"}
    games = {("3p", i): game(i, reason=names[r]) for i, r in enumerate(reasons)}
    games |= {("solo", i): game(i, mode="solo", honor=[100], rival=90) for i in range(20)}
    return report.make(Kept("<seed>", games), "digest", ["3p", "solo"], len(reasons))


def part(found: str, key: str) -> str:
    """One section of the page."""
    return found.partition(f'<section id="{key}">')[2].partition("</section>")[0]


class Reader(HTMLParser):
    """Every tag is closed in its turn; plots are described in words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.plots: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.addresses += [str(facts[name]) for name in ("href", "src") if name in facts]
        if tag == "svg" and "aria-hidden" not in facts:
            assert facts["role"] == "img"
            self.plots.append(str(facts["aria-label"]))
        if tag not in ENDLESS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed as soon as it is open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(found: str) -> Reader:
    reader = Reader()
    reader.feed(found)
    assert not reader.open
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language_and_asks_no_one_for_anything(language: str) -> None:
    found = page.page(made(), language)
    reader = read(found)
    assert f'<html lang="{language}">' in found
    assert "&lt;seed&gt;" in found
    assert all(address.startswith("#") for address in reader.addresses)
    assert "<script" not in found
    assert "url(" not in found
    for address in reader.addresses:
        assert f'id="{address[1:]}"' in found
    assert say(language, "report-not-measured") in found


def test_the_targets_come_first_each_with_its_verdict() -> None:
    found = made()
    glance = part(page.page(found, "en"), "glance")
    for judged in found.verdicts:
        line = re.search(rf'<li class="{judged.verdict}" value="{judged.target.number}">.*?</li>', glance)
        assert line is not None
        assert say("en", f"report-{judged.verdict}") in line[0]
    missed = sum(judged.verdict is Verdict.MISSED for judged in found.verdicts)
    assert missed
    assert f"<b>{missed}</b> clearly missed" in glance


def test_a_number_stands_against_its_band_and_its_sign_is_reported_by_shape_too() -> None:
    found = made("wwwt" * 30)
    aim = Target(1, (Check("end", 0.40, 0.60, ("3p",), ("time",)),))  # whatever the game's own targets are
    end = part(page.page(replace(found, verdicts=[check_target(aim, found.figures)]), "en"), "end")
    assert end.count('class="band"') == 1
    assert '<g class="missed"><title>the last Year: 25.0 %' in end
    assert 'class="cross"' in end
    plots = read(end).plots
    assert plots[0].startswith("How games end")
    assert "Clearly outside the target: the last Year." in plots[1]
    assert "<td>the last Year</td><td>25.0 % (" in end  # the same as a table


def test_every_table_that_was_measured_has_its_plots() -> None:
    found = made()
    whole = page.page(found, "en")
    for layout in LAYOUT:
        seen = any(tables.get(layout.table) for tables in found.figures.values())
        assert (f"<h2>{layout.title}</h2>" in whole) == seen, layout.table
    assert len(read(part(whole, "won")).plots) == 1  # one number: the modes stand below each other
    assert "stroke-dasharray" in whole
    assert 'class="middle"' in part(whole, "tea")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_appears_by_itself(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = made()
    found.figures["3p"]["brand new"] = found.figures["3p"]["years"]
    monkeypatch.setattr(page, "LAYOUT", (*LAYOUT, Layout("brand new", "New & good", "", ".2f", "*Why* not?")))
    section = part(page.page(found, language), "brand-new")
    assert "New &amp; good" in section
    assert "<em>Why</em> not?" in section
    assert len(read(section).plots) == 1


def test_too_few_games_draw_no_interval() -> None:
    found = page.page(made("ttw"), "en")
    read(found)
    assert "nan" not in found
    assert 'inf"' not in found


def test_it_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "balance.html"
    page.write(path, made("tw" * 10), "en")
    assert path.read_text("utf-8").endswith("</html>\n")
    with pytest.raises(Malformed) as refused:
        page.write(tmp_path, made("tw" * 10), "en")
    assert refused.value.code is Code.UNWRITABLE
