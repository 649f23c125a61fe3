"""The soak in short: a few dozen games of every kind. `make soak` plays thousands."""

import json
from collections.abc import Sequence

import pytest

from tests.soak import suite
from tests.soak.__main__ import main, report
from tests.soak.play import KINDS, MODES, describe, play
from tests.soak.seen import ALL

GAMES = len(MODES) * len(KINDS)  # each once


def test_a_few_dozen_games_of_every_kind_lose_no_piece_and_end() -> None:
    games = [play(number) for number in range(GAMES)]
    assert [game.failure for game in games if game.failure] == []
    summary = report(games)
    assert {(table["kind"], table["mode"]) for table in summary["tables"]} == {
        (kind, mode) for kind in KINDS for mode in MODES
    }
    assert len(summary["never"]) < len(ALL) // 4


def test_the_number_of_a_game_says_everything_about_it() -> None:
    number = len(MODES)  # each was played once by random players
    assert play(number) == play(number)
    assert (describe(number).mode, describe(number).kind) == ("3", "rules")


def test_a_card_that_was_never_seen_is_named_and_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--jobs", "1", "--json"]) == 1
    out = json.loads(capsys.readouterr().out)
    assert out["games"] == 1
    assert out["failures"] == []
    assert "A01" in out["never"] or out["cards"]["A01"] > 0


def test_a_failed_game_is_named_with_its_number() -> None:
    number = len(MODES) + 1
    broken = describe(number)
    broken.failure = "AssertionError: a Clerk is missing"
    summary = report([broken])
    assert summary["failures"] == [
        {"game": number, "mode": "4", "kind": "rules", "what": "AssertionError: a Clerk is missing"}
    ]


def test_the_suite_runs_with_one_seed_after_another_and_names_those_that_failed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def run(command: Sequence[str]) -> int:
        ran.append(" ".join(command).partition("--seed ")[2])
        return len(ran) == 2

    assert suite.main(["--runs", "3", "--seed", "41", "-k", "orders"], run) == 1
    assert ran == ["41 -k orders", "42 -k orders", "43 -k orders"]
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 1 failed: seeds 42"
