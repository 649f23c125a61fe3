"""The steps of the phases, as the rulebook names them: each is reported when it begins, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mandate.games.great_wall.rules.events.course import Stepped

if TYPE_CHECKING:
    from mandate.games.great_wall.rules.state import GreatWallState

# phase and step → the clause that says what is done there
CLAUSE: Final = {
    ("spring", "scouts"): "gw.spring.hordes",  # before they come, cards let some look ahead
    ("spring", "hordes"): "gw.spring.hordes",
    ("spring", "advisors"): "gw.spring.advisors",
    ("summer", "income"): "gw.summer.income",
    ("summer", "penance"): "gw.summer.shame",
    ("summer", "reclaim"): "gw.summer.reclaim",
    ("fall", "choose"): "gw.fall.choose",
    ("fall", "order"): "gw.fall.order",
    ("winter", "firing"): "gw.winter.firing",
    ("winter", "defeats"): "gw.defeat",
    ("winter", "assault"): "gw.winter.assault",
    ("winter", "clear"): "gw.end.check",
    ("winter", "requests"): "gw.coop.request",
    ("winter", "unfulfilled"): "gw.coop.step",
    ("winter", "event"): "gw.coop.event",
    ("end", "scoring"): "gw.end.score",
}


def step(s: GreatWallState, phase: str, name: str, of: str = "") -> None:
    """A step begins. A step in which nothing happened is not reported: the next one replaces it."""
    if s.emitted and isinstance(s.emitted[-1], Stepped):
        s.emitted.pop()
    s.emit(Stepped, phase, name, CLAUSE[phase, name], of)
