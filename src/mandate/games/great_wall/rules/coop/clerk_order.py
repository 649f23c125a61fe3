"""Co-op: in what order Clans use their Clerks is agreed among the players; the active player sets it.

Everywhere else, and in all other games, it is the Tea order. `2-1-3` lets seat 2 act first; `reed` is the
Reed Clan, whose Overlord sets the order in its turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.game import Seat
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.automata.reed import overlord
from mandate.games.great_wall.rules.city.clerks import there
from mandate.games.great_wall.rules.events.coop import Arranged
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, text

REED = "reed"


def arrange(s: GreatWallState, seats: Sequence[Clan]) -> bool:
    """Ask once for the order of these seats, kept in the current frame; return whether it is asked."""
    asking = s.stack[-1].data
    if not s.coop or "order" in asking:
        return False
    there = tuple(seat for seat in seats if not s.gone[seat])  # players who left do nothing anyway
    if len(there) < 2:
        return False
    asking["order"] = there
    asked = overlord(s) if s.active == s.reed else s.active
    s.push(FrameKind.ARRANGE, s.present()[0] if s.gone[asked] else asked, seats=there)
    return True


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    """The Tea order comes first."""
    data: frames.Arrange = frame.data
    names = [REED if seat >= s.n else str(seat + 1) for seat in data["seats"]]
    return ["-".join(order) for order in permutations(names)]


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Arrange = frame.data
    order = _order(s, choice)
    s.stack[-1].data["order"] = order
    if order != data["seats"]:
        s.emit(Arranged, frame.seat, order)


def arranged(s: GreatWallState, seats: Sequence[Clan]) -> list[Clan]:
    """These seats in the order that was set last, or as they are."""
    if not s.coop:
        return list(seats)
    order: Sequence[Clan] = next(
        (frame.data["order"] for frame in reversed(s.stack) if "order" in frame.data), ()
    )
    return sorted(seats, key=lambda seat: order.index(seat) if seat in order else len(order))


def acting(s: GreatWallState, place: int) -> list[Clan]:
    """Those with Clerks at a Location, in the order in which they act there."""
    return arranged(s, there(s, place))


# --- as people read it --------------------------------------------------------------------------------


def _order(s: GreatWallState, token: str) -> tuple[Clan, ...]:
    return tuple(s.reed if name == REED else Seat(int(name) - 1) for name in token.split("-"))


def _title(s: GreatWallState, _frame: Frame) -> Text:
    place = s.stack[-2].data.get("place")
    if place is None:
        return text("gw-ask-arrange")
    return text("gw-ask-arrange-place", place=names.place(CODES[place]))


def _label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-arrange", order=names.players(_order(s, token)))


def _targets(s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.SEAT, *_order(s, token))


KINDS: Kinds[GreatWallState] = {
    FrameKind.ARRANGE: Ask(
        _options, _answer, telling=telling("gw.coop.order", _label, title=_title, targets=_targets)
    )
}
