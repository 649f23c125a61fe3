"""What must hold after every choice; broken rules of conservation are reported in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.game import Event
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.events import places
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.driving import check_pieces

MOST_CHOICES = 5000  # far beyond any game that ends


class Accounts:
    """Walls and Barricades as they were, and everything else as it must always be."""

    def __init__(self, state: GreatWallState) -> None:
        self._walls = sum(state.walls)
        self._barricades = sum(state.barricades)
        self._choices = 0

    def check(self, state: GreatWallState, events: Sequence[Event]) -> None:
        """Raises AssertionError."""
        self._choices += 1
        assert self._choices < MOST_CHOICES, "the game does not end"
        assert state.year <= state.side.years, "the game continues after its last Year"
        check_pieces(state, OURS.numbers["shame_per_player"] * state.n)
        built = [event for event in events if isinstance(event, places.Built)]
        self._check_walls(state, sum(1 for event in built if event.level))
        self._check_barricades(state, sum(1 for event in built if not event.level))

    def _check_walls(self, state: GreatWallState, built: int) -> None:
        walls = sum(state.walls)
        assert walls == self._walls + built, "a Wall level came or went without being built"
        assert walls == sum(state.built), "Wall levels and their builders do not add up"
        self._walls = walls

    def _check_barricades(self, state: GreatWallState, built: int) -> None:
        """They stay until the end of Winter, when all go back to the supply."""
        standing = sum(state.barricades)
        assert standing <= OURS.numbers["barricades"], "more Barricades than there are"
        before = self._barricades + built
        kept = state.coop and standing <= before  # a General may keep some
        assert kept or standing in (0, before), "a Barricade came or went without being built"
        self._barricades = standing


def check_end(state: GreatWallState) -> None:
    outcome = state.outcome
    assert outcome is not None, "no one is asked, but the game has not ended"
    assert not state.stack, "the game has ended with something still going on"
    if state.coop:
        assert len(outcome.winners) in (0, state.n), "in co-op all win or no one does"
        return
    lost = state.jiushao >= 0 and not outcome.winners
    assert lost or len(outcome.winners) == 1, "The Great Wall has one winner, but for a lost solo game"
