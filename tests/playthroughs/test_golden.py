"""Golden games, readable by a person: the same deal and choices must lead to the same lines for ever."""

import pytest

from tests.playthroughs.games import FOLDER, GAMES, write


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert write(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_is_no_golden_game_that_no_one_plays() -> None:
    assert {path.stem for path in FOLDER.glob("qin-*.txt")} == set(GAMES)


def test_the_golden_games_show_every_ending_but_one_and_a_pass() -> None:
    texts = "".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)
    for sight in ("reason=last_pagoda", "reason=no_placement", "passed seat", "resigned seat", "joined seat"):
        assert sight in texts
    assert "conquered seat" in texts
