"""Simulated days: the same again by a seed, warm seats help, and the command prints and draws them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.cli.matchmaking_page import figures, middle
from mandate.people.matching.simulation import Crowd, simulate


def test_a_seed_gives_the_same_days_again() -> None:
    assert simulate(20, 3, "one") == simulate(20, 3, "one")
    assert simulate(20, 3, "one") != simulate(20, 3, "two")


def test_a_warm_seat_begins_at_once_and_lets_more_people_meet() -> None:
    warm, cold = (simulate(100, 4, "seats", warm=warm) for warm in (True, False))
    assert figures(warm)["first"] < 5
    assert len(warm.meetings) / warm.requests > 2 * len(cold.meetings) / cold.requests
    assert len(warm.first_moves) == warm.requests, "each of them plays"


def test_no_one_meets_where_no_two_are_there_at_once() -> None:
    lonely = simulate(1, 5, "alone", crowd=Crowd(patience_ms=1.0, game_ms=1.0))
    assert (lonely.meetings, lonely.gaps) == ([], [])
    assert lonely.abandoned == lonely.requests
    assert middle(lonely.meetings) is None
    stubborn = simulate(200, 1, "no", crowd=Crowd(agrees=0.0))
    assert not stubborn.meetings or max(stubborn.meetings) < 5_000, "only those who came at the same moment"


def test_the_command_prints_a_table_and_draws_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "found.html"
    asked = ["simulate", "matchmaking", "--players-a-day", "300", "--seed", "7"]
    assert main(["--lang", "en", *asked, "--report", str(page)]) == 0
    assert "300" in capsys.readouterr().out
    drawn = page.read_text()
    assert drawn.count("<svg") >= 5
    assert "http" not in drawn
    assert main(["--lang", "en", *asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [crowd["warm"] for crowd in found["crowds"]] == [True, False]
    assert main(["--lang", "en", *asked, "--players-a-day", "0"]) == 2
    capsys.readouterr()
    of_games = (["--agent", "greedy"], ["--fair-start"], ["--games", "3"], ["--coop"], ["--jobs", "2"])
    for wrong in (*((*asked, *each) for each in of_games), ("simulate", "qin", "--players-a-day", "5")):
        assert main(["--lang", "en", *wrong]) == 2
        flag = next(part for part in reversed(wrong) if part.startswith("--"))
        assert f"There is no option “{flag[2:]}”" in capsys.readouterr().err
