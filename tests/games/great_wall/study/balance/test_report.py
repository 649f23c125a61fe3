"""The page: verdicts, tables, marks."""

import json
from pathlib import Path

import pytest

from mandate.core.errors import Code, Malformed
from mandate.games.great_wall.study.balance import report
from mandate.games.great_wall.study.balance.figures import TABLES
from mandate.games.great_wall.study.balance.game_summary import ACTIVE, Hire
from mandate.games.great_wall.study.balance.names import LAYOUT
from mandate.games.great_wall.study.balance.runs import Kept
from mandate.games.great_wall.study.balance.targets import TARGETS
from tests.games.great_wall.study.balance import game


def made(reasons: str = "twts" * 30) -> report.Report:
    names = {"t": "time", "w": "walls", "s": "shame"}
    games = {("3p", i): game(i, reason=names[r], years=5 + (r == "t")) for i, r in enumerate(reasons)}
    return report.make(Kept("seed", games), "digest", ["3p"], len(reasons))


def row_of(page: str, head: str, first: str) -> str:
    """The row that begins so, in the part of the page with this heading."""
    part = page.partition(f"## {head}\n")[2].partition("\n## ")[0]
    return next(line for line in part.splitlines() if line.startswith(f"| {first} |"))


def test_the_page_has_its_verdicts_first_and_every_number_with_its_interval() -> None:
    page = report.markdown(made())
    assert "Of 19 targets: 1 met, 7 clearly missed, 1 undecided, 10 not measured." in page
    assert page.index("## Verdicts") < page.index("## How games end")
    assert "✓ **met**" in row_of(page, "Verdicts", "16")
    assert "✓ **met**" in row_of(report.markdown(made("tttw" * 30)), "Verdicts", "1")
    assert "**undecided**" in row_of(report.markdown(made("tw" * 20)), "Verdicts", "1")
    assert "**not measured**" in row_of(page, "Verdicts", "12")
    assert "50.0 % (41.1 % to 58.9 %; 120)" in row_of(page, "How games end", "the last Year")


def test_what_is_clearly_outside_is_listed_and_marked() -> None:
    page = report.markdown(made("wwwt" * 30))
    assert "✗ **clearly missed**" in row_of(page, "Verdicts", "1")
    assert "55.0 % to 95.0 %" in row_of(page, "Numbers clearly outside their target", "1")
    assert row_of(page, "The last Year", "games").endswith("✗ |")
    assert not row_of(page, "How games end", "the Walls are finished").endswith("✗ |")


def test_a_mark_stands_in_the_table_that_the_target_looks_at_only() -> None:
    games = {
        ("3p", i): game(i, honor=[200 + i % 2, 90, 80], hires=[Hire(0, "A01", 0, ACTIVE)]) for i in range(40)
    }
    page = report.markdown(report.make(Kept("seed", games), "digest", ["3p"], 40))
    assert row_of(page, "Advisors: dealt by chance", "A01 Forester").endswith("✗ |")
    assert not row_of(page, "Advisors: owners against the others", "A01 Forester").endswith("✗ |")
    assert "± 12" in row_of(page, "Verdicts", "6")


def test_every_table_that_is_measured_has_its_place_on_the_page() -> None:
    own = {"honor", "tea", "won", "habit", "danger", "lever"}
    assert {layout.table for layout in LAYOUT} == set(TABLES) | own
    assert {check.table for target in TARGETS for check in target.checks} <= set(TABLES) | own


def test_a_new_page_gets_a_title_and_a_page_with_marks_keeps_what_is_around_them(tmp_path: Path) -> None:
    path = tmp_path / "balance.md"
    report.write(made(), path)
    page = path.read_text("utf-8")
    assert page.startswith(f"# The balance of The Great Wall\n\n{report.BEGIN}\n")
    path.write_text(page.replace("# The balance", "# My own words on the balance") + "\nBelow.\n", "utf-8")
    report.write(made("t" * 40), path)
    page = path.read_text("utf-8")
    assert page.startswith("# My own words")
    assert page.endswith(f"{report.END}\n\nBelow.\n")
    assert page.count("## Verdicts") == 1
    assert "100.0 %" in row_of(page, "How games end", "the last Year")


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    for text in ("Mine.\n", f"Half {report.BEGIN} of it.\n", f"{report.END}{report.BEGIN}"):
        path.write_text(text)
        with pytest.raises(Malformed) as caught:
            report.write(made(), path)
        assert caught.value.code is Code.NO_MARKS
        assert path.read_text() == text
    for bad in (tmp_path, tmp_path / "no" / "page.md"):
        with pytest.raises(Malformed):
            report.check(bad)


def test_the_figures_as_json() -> None:
    facts = made().to_json()
    assert facts["games"] == {"3p": 120}
    assert facts["figures"]["3p"]["end"]["time"]["value"] == 0.5
    assert len(facts["verdicts"]) == len(TARGETS)
    assert json.loads(json.dumps(facts, allow_nan=False)) == facts
    few = made("tw").to_json()
    assert few["figures"]["3p"]["years"]["Years"]["low"] is None
    assert json.loads(json.dumps(few, allow_nan=False)) == few
