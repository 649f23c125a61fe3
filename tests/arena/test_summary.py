"""What many games come to, and the report of it."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mandate.arena import report
from mandate.arena.played import Failure
from mandate.arena.plots import histogram, intervals
from mandate.arena.sequential import Decider
from mandate.arena.statistics import Estimate
from mandate.arena.summary import Summary, failed_always, summarise
from mandate.core.errors import Code, Malformed
from mandate.lang import LANGUAGES
from tests.arena.games import plan_of, result, tasks, won_by


def test_shares_scores_seats_lengths_and_paces() -> None:
    plan = plan_of("a", "b")
    games = [
        result(task, [task.seats.index(0)] if task.deal < 3 else [0, 1], scores=[task.seats[0], 4])
        for task in tasks(plan, 4)
    ]
    found = summarise(plan, games)
    (table,) = found.tables
    first, second = table.standings
    assert (table.games, table.deals) == (8, 4)
    assert first.share.mean == pytest.approx((3 + 0.5) / 4)
    assert second.share.mean == pytest.approx(0.5 / 4)
    assert first.score.mean == pytest.approx((0 + 4) / 2)
    assert second.score.mean == pytest.approx((1 + 4) / 2)
    assert [seat.mean for seat in found.seats] == [0.5, 0.5]
    assert found.lengths == [20] * 8
    assert [(pace.decisions, pace.rate) for pace in found.paces] == [(80, 20.0)] * 2
    assert found.ended == {"last_pagoda": 8}


def test_a_deal_that_was_not_played_in_all_seatings_is_left_out() -> None:
    plan = plan_of("a", "b")
    games = won_by(plan, 3)[:-1]
    assert summarise(plan, games).games == 4
    assert summarise(plan, []).games == 0


def test_the_share_of_a_player_with_several_seats_is_that_of_each_seat() -> None:
    plan = plan_of("a", "b", seats=4)
    games = [
        result(task, [task.seats.index(0) if task.deal % 2 else (task.seats.index(0) + 1) % 4])
        for task in tasks(plan, 8)
    ]
    first, others = summarise(plan, games).tables[0].standings
    assert (first.seats, others.seats) == (1, 3)
    assert first.share.mean == pytest.approx(1 / 2)
    assert others.share.mean == pytest.approx(1 / 6)


def test_who_wins_together_is_measured_by_games_won_and_has_no_rating() -> None:
    plan = plan_of("a", "b", together=True)
    games = [result(task, [0, 1] if task.table or task.deal % 2 else [], [5, 7]) for task in tasks(plan, 10)]
    found = summarise(plan, games)
    assert [table.standings[0].share.mean for table in found.tables] == [0.5, 1.0]
    assert found.ratings is None
    assert found.seats == []
    assert found.tables[0].standings[0].lead is None
    lead = found.tables[1].standings[0].lead
    assert lead is not None
    assert lead.mean == pytest.approx(0.5)
    assert 0 < lead.low < lead.high
    assert found.tables[0].standings[0].score.mean == 6


def test_a_mixed_table_wins_as_one_and_scores_apart() -> None:
    plan = plan_of("a", "b", together=True, mixed=True)
    games = [result(task, [0, 1], [3, 5]) for task in tasks(plan, 4)]
    (table,) = summarise(plan, games).tables
    assert [standing.share.mean for standing in table.standings] == [1.0, 1.0]
    assert [standing.score.mean for standing in table.standings] == [4.0, 4.0]
    assert [standing.lead for standing in table.standings] == [None, None]


def test_json_is_json_and_names_the_players() -> None:
    plan = plan_of("a", "a", "b")
    facts = json.loads(json.dumps(summarise(plan, won_by(plan_of("a", "a"), 1)).to_json(), allow_nan=False))
    assert facts["players"] == ["a#1", "a#2", "b"]
    assert facts["tables"][0]["standings"][0]["share"]["mean"] == 1
    assert facts["tables"][0]["standings"][0]["score"] == {"mean": 0, "low": None, "high": None}


def test_programs_are_called_by_their_files_where_that_is_enough() -> None:
    plan = plan_of(
        "bot:python3.11 'a b/one.py' --fast 3", "bot:/x/two", "bot:/x/two", "bot:./y/three", "bot:z/three"
    )
    labels = ["bot:one.py", "bot:two#1", "bot:two#2", "bot:./y/three", "bot:z/three"]
    assert plan.labels == labels


# --- the report -------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Checks that every tag is closed, and gathers text and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [
            value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")
        ]
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(text: str) -> str:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert reader.addresses == []
    assert "http" not in text
    assert "@import" not in text
    assert "url(" not in text
    return " ".join(reader.text)


def full_summary() -> Summary:
    plan = plan_of("a<b>", "b&c", "d", until_decided=True)
    games = [result(task, [task.seats.index(min(task.seats))]) for task in tasks(plan, 8)]
    games[0].failures = [Failure(0, "bot-time", {"bot": "<script>", "seconds": "5"})]
    return summarise(plan, games, Decider(plan).contests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_asks_no_one_and_escapes_what_it_is_given(language: str) -> None:
    summary = full_summary()
    page = report.page(summary, language)
    text = read(page)
    assert "a<b>" in text
    assert "<script>" in text
    assert "<script" not in page
    assert page.count("<svg") == 4  # shares, ratings, seats, lengths
    assert "prefers-color-scheme: dark" in page


def test_the_report_of_games_won_together_and_of_no_games() -> None:
    plan = plan_of("a", "b", together=True)
    games = [result(task, [0, 1]) for task in tasks(plan, 3)]
    assert "100.0%" in read(report.page(summarise(plan, games), "en"))
    read(report.page(summarise(plan_of("a", "b"), []), "en"))


def test_the_report_is_written_whole_or_refused(tmp_path: Path) -> None:
    target = tmp_path / "report.html"
    report.check(target)
    report.write(target, full_summary(), "en")
    assert target.read_text("utf-8").startswith("<!doctype html>")
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    for impossible in (tmp_path, tmp_path / "none" / "r.html"):
        with pytest.raises(Malformed) as refused:
            report.check(impossible)
        assert refused.value.code is Code.UNWRITABLE
    with pytest.raises(Malformed):
        report.write(tmp_path / "none" / "r.html", full_summary(), "en")


def test_plots_mark_round_numbers_that_enclose_everything() -> None:
    drawn = intervals(["one"], [Estimate(0.52, 0.47, 0.58)], lambda v: f"{v:.0%}", middle=0.5, title="t")
    marks = [int(part.partition("%")[0]) for part in drawn.split('text-anchor="middle">')[1:]]
    assert marks == list(range(marks[0], marks[-1] + 1, marks[1] - marks[0]))
    assert marks[0] <= 47
    assert marks[-1] >= 58
    assert 3 < len(marks) < 10


def test_a_histogram_counts_every_value_once() -> None:
    for values in ([5], [1, 1, 2], list(range(1000))):
        bars = [
            int(bar.partition("<")[0].rpartition(" ")[2])
            for bar in histogram(values, "t").split("<title>")[1:]
        ]
        assert sum(bars) == len(values)


def test_a_player_that_failed_in_each_of_its_games_has_no_results() -> None:
    plan = plan_of("a", "b", "never")
    games = [result(task, [0]) for task in tasks(plan, 2) if 2 not in task.seats]
    for number, played in enumerate(games):
        for player in (0, 1) if number else (1,):
            played.failures.append(Failure(played.seats.index(player), "bot-time", {}))
    assert failed_always(plan, games) == [1]
    assert failed_always(plan, []) == []
