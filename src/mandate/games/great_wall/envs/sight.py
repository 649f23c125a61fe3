"""What an observation of The Great Wall is read from, and nothing beyond what its seat may know.

It is read off a game, or off the sketch of a view: the same places of both hold the same, since a view takes
them over. What a view leaves out of a game (other screens and hands, the faces of cards, secret choices) is
not read here; tests redraw all of that, and compare both ways of reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mandate.core.flow import Frame
from mandate.core.game import Json, Seat
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.view import IN_SECRET, GreatWallView, supporting


class Sight:
    """One seat's sight of a game at one moment."""

    __slots__ = (
        "_view",
        "advisors",
        "artifacts",
        "decks",
        "frames",
        "generals",
        "hands",
        "kind",
        "left",
        "me",
        "options",
        "over",
        "own",
        "s",
        "secret",
        "top",
    )  # fmt: skip

    def __init__(self, s: GreatWallState, seat: Seat, *, asked: bool, view: GreatWallView | None) -> None:
        self.s, self.me, self._view = s, seat, view
        self.own = view is None or view.seat is not None  # whether it sees a seat's own things
        stack = s.stack
        self.frames: dict[str, Frame] = {frame.kind: frame for frame in stack}  # the innermost of each kind
        top = stack[-1] if stack else None
        self.top = top
        self.kind = top.kind if top is not None and asked else None
        left: Any = top.data.get("n", 0) if top is not None and asked else 0
        self.left: int = left if isinstance(left, int) else 0
        self.secret = top.data if top is not None and top.kind in IN_SECRET else None
        self.artifacts: Sequence[str]
        self.generals: Sequence[str]
        self.advisors: Sequence[str]
        if view is None:
            deal = s.deal
            self.over = bool(s.reason)
            self.options: Json = deal.options
            self.artifacts = deal.artifacts
            self.generals = deal.generals[2 * seat : 2 * seat + 2]
            self.advisors = deal.advisors[2 * seat : 2 * seat + 2]
            self.hands = [*map(len, s.tactics)]
            self.decks = len(s.advisor_deck), len(s.tactic_deck), len(s.solo_deck)
        else:
            self.options = view.options
            self.over = view.outcome is not None
            self.artifacts, self.generals, self.advisors = view.artifacts, view.generals, view.advisors
            self.hands = [*view.hand_sizes]
            self.decks = view.decks

    def supporting(self, clan: int) -> Sequence[str]:
        """A Clan's Supporting Advisors; those whose faces this seat has not seen are no cards."""
        return supporting(self.s, clan, self.me) if self._view is None else self._view.supporting[clan]

    def all_of(self, kind: FrameKind) -> list[Frame]:
        """The frames of a kind that are going on, from the outermost."""
        return [frame for frame in self.s.stack if frame.kind == kind] if kind in self.frames else []

    @property
    def faces(self) -> int:
        """Bits: Horde cards whose face this seat has seen."""
        return self.s.shown | self.s.scouted[self.me]


def of_state(s: GreatWallState, seat: Seat) -> Sight:
    return Sight(s, seat, asked=seat in s.asked, view=None)


def of_view(view: GreatWallView) -> Sight:
    """A spectator sees the table from the first seat, and nothing that only a seat knows."""
    asked = view.decision is not None
    return Sight(sketch(view), view.seat or Seat(0), asked=asked, view=view)
