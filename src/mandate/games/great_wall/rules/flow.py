"""A game of The Great Wall, as on the rulebook's contents page; and every kind of frame there is."""

from __future__ import annotations

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall.rules.army import (
    attacks,
    defeat,
    hordes,
    killing,
    losses,
    marching,
    recruiting,
    shame,
    soldiers,
    wounds,
)
from mandate.games.great_wall.rules.automata import jiushao, reed
from mandate.games.great_wall.rules.city import clerks, court, goods, locations
from mandate.games.great_wall.rules.coop import clerk_order, event_deck, requests, sacrifices, sharing
from mandate.games.great_wall.rules.effects import declining, tactics, triggers, verbs
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year import fall, setup, spring, summer, winter


def _setup(s: GreatWallState, _frame: Frame) -> None:
    s.push(FrameKind.SETUP)


def _year(s: GreatWallState, _frame: Frame) -> str:
    """One Year after another; the end clears the stack."""
    s.push(FrameKind.YEAR)
    return "year"


def _spring(s: GreatWallState, _frame: Frame) -> None:
    if s.year:  # the first Year begins with Fall
        s.push(FrameKind.SPRING)


def _summer(s: GreatWallState, _frame: Frame) -> None:
    if s.year > 1:
        s.push(FrameKind.SUMMER)


def _fall(s: GreatWallState, _frame: Frame) -> None:
    s.year = max(s.year, 1)
    s.push(FrameKind.FALL)


def _winter(s: GreatWallState, _frame: Frame) -> None:
    s.push(FrameKind.WINTER)


KINDS: Kinds[GreatWallState] = {
    FrameKind.GAME: Steps((("setup", _setup), ("year", _year))),
    FrameKind.YEAR: Steps((("spring", _spring), ("summer", _summer), ("fall", _fall), ("winter", _winter))),
    **setup.KINDS,
    **spring.KINDS,
    **summer.KINDS,
    **fall.KINDS,
    **winter.KINDS,
    **reed.KINDS,
    **jiushao.KINDS,
    **clerk_order.KINDS,
    **clerks.KINDS,
    **court.KINDS,
    **declining.KINDS,
    **defeat.KINDS,
    **verbs.KINDS,
    **event_deck.KINDS,
    **losses.KINDS,
    **goods.KINDS,
    **hordes.KINDS,
    **killing.KINDS,
    **locations.KINDS,
    **marching.KINDS,
    **recruiting.KINDS,
    **requests.KINDS,
    **sacrifices.KINDS,
    **shame.KINDS,
    **sharing.KINDS,
    **soldiers.KINDS,
    **attacks.KINDS,
    **tactics.KINDS,
    **triggers.KINDS,
    **wounds.KINDS,
}
missing = set(FrameKind) - set(KINDS)
assert not missing, f"kinds of frames without a rule: {missing}"
RULES = {False: KINDS, True: declining.offering(KINDS)}  # by whether gains may be declined
