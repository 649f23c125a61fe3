"""What a seat may know: its own hand and draws, and everything that lies open.

Built up from empty: a view begins as an array of zeros and copies, part by part, what is open.
The other hands, the order of the piles, and a hand that left the game with a resignation are secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from mandate.core.game import Json, Seat, View
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.provinces import Chart, Province
from mandate.games.qin.views import survey

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.question import Group, Question
    from mandate.games.qin.rules.start import Step
    from mandate.games.qin.rules.state import QinState

HIDDEN, NO_TILES = "??", "-"  # in a position string


@dataclass(frozen=True, slots=True)
class QinView(View):
    """A seat's (or a spectator's) sight of a game of Qin."""

    options: Json
    board: Board
    g: kernel.GameArray  # the kernel's numbers with only the open parts and the own hand in it
    chart: Chart  # what lies on the board
    began: str | None  # the position the game began with, `??` for hidden tiles; None after a deal
    first_hand: tuple[str, ...]  # the seat's own tiles after the deal
    hand_sizes: tuple[int, ...]
    gone_sizes: tuple[int, ...]  # the hands of resigned seats
    history: tuple[Step, ...]  # without the tiles that others drew
    unseen: tuple[int, ...]  # how many tiles of each kind this seat has not seen
    latest: tuple[tuple[Seat, str], ...]  # the last choices, newest first, at most one of each seat

    @property
    def seats(self) -> int:
        return len(self.hand_sizes)

    @property
    def seat_numbers(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats)]

    @property
    def mover(self) -> Seat | None:
        return self.pending[0] if self.pending else None

    @property
    def ply(self) -> int:
        """How many choices were made so far, passes and resignations among them."""
        return int(self.g[kernel.PLY])

    @property
    def hand(self) -> list[str]:
        """The own hand, in the order RR YY BB RY RB YB; a spectator has none."""
        return [] if self.seat is None else tiles_at(self.g, kernel.HANDS, self.seat)

    @property
    def gone(self) -> list[str]:
        """The own hand at the moment of resigning."""
        return [] if self.seat is None else tiles_at(self.g, kernel.GONE, self.seat)

    @property
    def piles(self) -> list[int]:
        return list(self.g[kernel.PILES : kernel.PILES + 4].tolist())

    @property
    def supply(self) -> list[int]:
        return list(self.g[kernel.SUPPLY : kernel.SUPPLY + self.seats].tolist())

    @property
    def provinces(self) -> Sequence[Province]:
        return self.chart.provinces

    @property
    def village_owners(self) -> Sequence[Seat | None]:
        return self.chart.village_owners

    def resigned(self, seat: Seat) -> bool:
        return bool(int(self.g[kernel.RESIGNED]) >> seat & 1)

    @property
    def unseen_tiles(self) -> dict[str, int]:
        return dict(zip(TILE_NAMES, self.unseen, strict=True))

    @property
    def position(self) -> str:
        """The present as a position string, `??` for each tile this seat does not know."""
        return self._position(self.g[: kernel.DECK].tolist())

    def _position(self, head: list[int]) -> str:
        from mandate.games.qin.views.position import write

        hands = [HIDDEN * size or NO_TILES for size in self.hand_sizes]
        gone = [HIDDEN * size or NO_TILES for size in self.gone_sizes]
        if self.seat is not None:
            hands[self.seat] = "".join(tiles_in(head, kernel.HANDS, self.seat)) or NO_TILES
            if gone[self.seat] != NO_TILES:
                gone[self.seat] = "".join(tiles_in(head, kernel.GONE, self.seat))
        return write(self.chart, head, hands, map(str, head[kernel.PILES : kernel.PILES + 4]), gone)

    def question(self) -> Question | None:
        from mandate.games.qin.words import questions

        return questions.question(self)

    def tidy(self) -> tuple[Group, ...]:
        from mandate.games.qin.words import questions

        return questions.tidy(self)

    def to_json(self) -> Json:
        """As sent to a browser or a program; see docs/games/qin.md for the keys."""
        head: list[int] = self.g[: kernel.DECK].tolist()
        provinces, villages = self.chart.to_json()
        resigned = head[kernel.RESIGNED]
        return {
            "game": "qin",
            "seat": self.seat,
            "options": self.options,
            "decision": self.decision.to_json() if self.decision else None,
            "pending": list(self.pending),
            "outcome": self.outcome.to_json() if self.outcome else None,
            "position": self._position(head),
            "began": self.began,
            "first_hand": list(self.first_hand),
            "hand": [] if self.seat is None else tiles_in(head, kernel.HANDS, self.seat),
            "hand_sizes": list(self.hand_sizes),
            "piles": head[kernel.PILES : kernel.PILES + 4],
            "supply": head[kernel.SUPPLY : kernel.SUPPLY + self.seats],
            "provinces": provinces,
            "villages": villages,
            "resigned": [seat for seat in range(self.seats) if resigned >> seat & 1] if resigned else [],
            "unseen": self.unseen_tiles,
            "latest": [*map(list, self.latest)],
        }

    def past(self) -> list[list[Any]]:
        return [*map(list, self.history)]


def tiles_at(g: kernel.GameArray, table: int, seat: Seat) -> list[str]:
    """The tiles that a table of hands (HANDS or GONE) holds for a seat."""
    return tiles_in(g[: kernel.DECK].tolist(), table, seat)


def tiles_in(head: Sequence[int], table: int, seat: Seat) -> list[str]:
    """The same from numbers that are a list already, at least up to the deck."""
    at = table + seat * kernel.KINDS
    held = head[at : at + kernel.KINDS]
    return [name for name, count in zip(TILE_NAMES, held, strict=True) if count for _ in range(count)]


def look(state: QinState, seat: Seat | None) -> QinView:
    """What `seat`, or a spectator, may know of `state`."""
    pending = state.pending
    seats = state.seats
    seen, counts = open_part(state.g, seat)
    return QinView(
        seat=seat,
        decision=pending.get(seat) if seat is not None else None,
        pending=tuple(pending),
        outcome=state.outcome,
        options=state.start.options,
        board=state.board,
        g=seen,
        chart=state.chart,
        began=began_for(state, seat),
        first_hand=first_hand_of(state, seat),
        hand_sizes=tuple(counts[:seats]),
        gone_sizes=tuple(counts[survey.SEATS : survey.SEATS + seats]),
        history=history_of(state, seat),
        unseen=tuple(counts[2 * survey.SEATS :]),
        latest=tuple(latest_of(state.public_history)),
    )


def open_array(g: kernel.GameArray, seat: Seat | None) -> kernel.GameArray:
    """Zeros, then: everything before the hands, the own hand, the board."""
    return open_part(g, seat)[0]


def open_part(g: kernel.GameArray, seat: Seat | None) -> tuple[kernel.GameArray, list[int]]:
    seen, counts = np.empty_like(g), np.empty(survey.COUNTS, dtype=np.uint16)
    survey.look_at(g, kernel.NO_ONE if seat is None else seat, seen, counts)
    return seen, counts.tolist()


def first_hand_of(state: QinState, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or state.start.position is not None:
        return ()
    at = seat * kernel.HAND_SIZE
    return tuple(sorted(state.start.tiles[at : at + kernel.HAND_SIZE]))


def began_for(state: QinState, seat: Seat | None) -> str | None:
    if state.start.position is None:
        return None
    from mandate.games.qin.views.position import redact

    return redact(state.start.position, seat)


def history_of(state: QinState, seat: Seat | None) -> tuple[Step, ...]:
    if seat is None:
        return tuple(state.public_history)
    pairs = zip(state.history, state.public_history, strict=True)
    return tuple([step if step[0] == seat else shown for step, shown in pairs])


def latest_of(history: Sequence[Step]) -> list[tuple[Seat, str]]:
    """The choices of the last round: newest first, until a seat comes for the second time."""
    latest: dict[Seat, str] = {}
    for step in reversed(history):
        if step.seat in latest:
            break
        latest[step.seat] = step.choice
    return [*latest.items()]
