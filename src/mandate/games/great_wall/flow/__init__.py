"""A game of The Great Wall, as on the rulebook's contents page; and every kind of frame there is."""

from __future__ import annotations

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall import (
    arranging,
    clerks,
    court,
    declining,
    effects,
    event_deck,
    field,
    goods,
    hordes,
    killing,
    locations,
    marching,
    recruiting,
    requests,
    sacrifices,
    shame,
    sharing,
    soldiers,
    tactics,
    triggers,
)
from mandate.games.great_wall.automatic import jiushao, reed
from mandate.games.great_wall.flow import fall, setup, spring, summer, winter
from mandate.games.great_wall.state import GreatWallState


def _setup(s: GreatWallState, _frame: Frame) -> None:
    s.push("setup")


def _year(s: GreatWallState, _frame: Frame) -> str:
    """One Year after another; the end clears the stack."""
    s.push("year")
    return "year"


def _spring(s: GreatWallState, _frame: Frame) -> None:
    if s.year:  # the first Year begins with Fall
        s.push("spring")


def _summer(s: GreatWallState, _frame: Frame) -> None:
    if s.year > 1:
        s.push("summer")


def _fall(s: GreatWallState, _frame: Frame) -> None:
    s.year = max(s.year, 1)
    s.push("fall")


def _winter(s: GreatWallState, _frame: Frame) -> None:
    s.push("winter")


KINDS: Kinds[GreatWallState] = {
    "game": Steps((("setup", _setup), ("year", _year))),
    "year": Steps((("spring", _spring), ("summer", _summer), ("fall", _fall), ("winter", _winter))),
    **setup.KINDS,
    **spring.KINDS,
    **summer.KINDS,
    **fall.KINDS,
    **winter.KINDS,
    **reed.KINDS,
    **jiushao.KINDS,
    **arranging.KINDS,
    **clerks.KINDS,
    **court.KINDS,
    **declining.KINDS,
    **effects.KINDS,
    **event_deck.KINDS,
    **field.KINDS,
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
    **tactics.KINDS,
    **triggers.KINDS,
}
GreatWallState.rules = {False: KINDS, True: declining.offering(KINDS)}
