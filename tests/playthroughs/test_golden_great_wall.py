"""Golden games of The Great Wall: the same deal and choices must lead to the same lines for ever."""

import pytest

from tests.playthroughs.great_wall_games import FOLDER, GAMES, write


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_of_the_great_wall_is_played_as_it_was(name: str) -> None:
    assert write(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_is_no_golden_game_of_the_great_wall_that_no_one_plays() -> None:
    assert {path.stem for path in FOLDER.glob("great-wall-*.txt")} == set(GAMES)


def test_the_golden_games_show_walls_hordes_shame_and_tactics() -> None:
    texts = "".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)
    for sight in (
        "built seat",
        "defeated horde",
        "shamed seat",
        "how=boosted",
        "upgraded seat",
        "saved=True",
    ):
        assert sight in texts
