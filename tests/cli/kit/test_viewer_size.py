"""A viewer in a window of any size: the table, or why it is missing."""

import pytest

from mandate.cli.kit.layout import cell_width
from mandate.cli.kit.viewer_screen import Pages
from mandate.core.game import State
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.terminal.viewer import step as great_wall_step
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.terminal.viewer import step as qin_step

NAMES = ["Ann", "Bo", "Cy"]


def drawn(state: State, columns: int, rows: int) -> list[str]:
    make = qin_step if state.game is QIN else great_wall_step
    pages = Pages([make("", [], state, NAMES[: state.seats], "en")], "en")
    return ["".join(text for _, text in line) for line in pages.lines(columns, rows)]


@pytest.mark.parametrize("game", [QIN, GREAT_WALL])
def test_a_window_that_is_too_small_says_so(game: object) -> None:
    state = (QIN if game is QIN else GREAT_WALL).start({}, Chance(1))
    for columns, rows in ((30, 8), (51, 24), (80, 17)):
        lines = drawn(state, columns, rows)
        assert len(lines) == rows
        assert {cell_width(line) for line in lines} == {columns}
        assert "too small: it needs at least 52 × 18." in " ".join(" ".join(lines).split())


def test_the_great_wall_shows_all_sections_and_locations_in_60_by_20() -> None:
    lines = drawn(GREAT_WALL.start({}, Chance(1)), 60, 20)
    text = "\n".join(lines)
    assert {cell_width(line) for line in lines} == {60}
    for name in ("Left Wall", "Middle Wall", "Right Wall", "Lumber Mill", "War Academy", "Tea House"):
        assert name in text
