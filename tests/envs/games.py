"""Random games to look at, in every mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mandate.core.game import Game, State
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.qin.rules.game import QIN

SMALL = "R....\n..V..\n.~..Y\n.....\nB....\n"
QIN_MODES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "board": "lion"},
    {"players": 4, "board": SMALL},
)
GREAT_WALL_MODES: tuple[dict[str, Any], ...] = (
    {"players": 1, "qin_honor": 50, "qin_advisors": "both"},
    {"players": 2, "overlord": "active", "reed_general": "B"},
    {"players": 2, "coop": True, "walls": "strong"},
    {"players": 3, "decline": True},
    {"players": 3, "coop": True},
    {"players": 4},
    {"players": 4, "coop": True},
    {"players": 5},
    {"players": 5, "coop": True},
)
MODES: tuple[tuple[Game, dict[str, Any]], ...] = (
    *((QIN, mode) for mode in QIN_MODES),
    *((GREAT_WALL, mode) for mode in GREAT_WALL_MODES),
)


def called(value: object) -> str:
    """What a mode is called in the report of a test."""
    if isinstance(value, Game):
        return value.id
    assert isinstance(value, Mapping)
    return "-".join(f"{name}{text}" for name, text in value.items() if name != "board")


def positions(game: Game, options: Mapping[str, Any], seed: str, share: float = 1.0) -> Iterator[State]:
    """One random game: its states, about such a share of them, the first and the last too."""
    chance = Chance(seed)
    state = game.start(options, Chance(f"{seed}/deal"))
    yield state
    while state.outcome is None:
        seat = chance.choose(sorted(state.pending))
        state.apply_unchecked(seat, state.full_choice(chance.choose(state.pending[seat].options)))
        if not state.pending or chance.below(1000) < 1000 * share:
            yield state
