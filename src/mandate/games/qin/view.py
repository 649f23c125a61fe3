"""What a seat may know: its own hand and draws, and everything that lies open.

Built up from empty: a view begins as a record of zeros and takes over, part by part, what is open.
Secret are the other hands, the order of the piles, and a hand that left the game with a resignation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mandate.core.game import Json, Seat, View
from mandate.games.qin import kernel
from mandate.games.qin.board import TILE_NAMES, Board
from mandate.games.qin.provinces import Chart, Province, chart_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.games.qin.state import QinState, Step

HIDDEN = "??"


@dataclass(frozen=True, slots=True)
class QinView(View):
    """A seat's (or a spectator's) sight of a game of Qin."""

    options: Json
    board: Board
    g: kernel.Record  # the kernel's record with only the open parts and the own hand in it
    began: str | None  # the position the game began with, `??` for hidden tiles; None after a deal
    first_hand: tuple[str, ...]  # the seat's own tiles after the deal
    hand_sizes: tuple[int, ...]
    gone_sizes: tuple[int, ...]  # the hands of resigned seats
    history: tuple[Step, ...]  # without the tiles that others drew
    unseen: tuple[int, ...]  # how many tiles of each kind this seat has not seen

    @property
    def seats(self) -> int:
        return len(self.hand_sizes)

    @property
    def mover(self) -> Seat | None:
        return self.pending[0] if self.pending else None

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
    def chart(self) -> Chart:
        return chart_of(self.board, self.g)

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
        from mandate.games.qin.position import write

        seats = range(self.seats)
        hands = [self.hand if s == self.seat else [HIDDEN] * self.hand_sizes[s] for s in seats]
        gone = [self.gone if s == self.seat else [HIDDEN] * self.gone_sizes[s] for s in seats]
        return write(self.chart, self.g, hands, [str(size) for size in self.piles], gone)

    def to_json(self) -> Json:
        """As sent to a browser or a program; see docs/games/qin.md for the keys."""
        provinces, villages = self.chart.as_json
        return {
            "game": "qin",
            "seat": self.seat,
            "options": self.options,
            "decision": self.decision.to_json() if self.decision else None,
            "pending": list(self.pending),
            "outcome": self.outcome.to_json() if self.outcome else None,
            "position": self.position,
            "began": self.began,
            "first_hand": list(self.first_hand),
            "hand": self.hand,
            "hand_sizes": list(self.hand_sizes),
            "piles": self.piles,
            "supply": self.supply,
            "provinces": provinces,
            "villages": villages,
            "resigned": [seat for seat in range(self.seats) if self.resigned(Seat(seat))],
            "history": [*map(list, self.history)],
            "unseen": self.unseen_tiles,
        }


def tiles_at(g: kernel.Record, table: int, seat: Seat) -> list[str]:
    """The tiles that a table of hands (HANDS or GONE) holds for a seat."""
    at = table + seat * kernel.KINDS
    counts = g[at : at + kernel.KINDS].tolist()
    return [name for name, count in zip(TILE_NAMES, counts, strict=True) for _ in range(count)]


def look(state: QinState, seat: Seat | None) -> QinView:
    """What `seat`, or a spectator, may know of `state`."""
    pending = state.pending
    return QinView(
        seat=seat,
        decision=pending.get(seat) if seat is not None else None,
        pending=tuple(pending),
        outcome=state.outcome,
        options=state.start.options,
        board=state.board,
        g=open_record(state.g, seat),
        began=_began(state, seat),
        first_hand=_first_hand(state, seat),
        hand_sizes=_sizes(state, kernel.HANDS),
        gone_sizes=_sizes(state, kernel.GONE),
        history=_history(state, seat),
        unseen=_unseen(state, seat),
    )


def open_record(g: kernel.Record, seat: Seat | None) -> kernel.Record:
    """A record of zeros, then: everything before the hands, the own hand, the board."""
    seen = np.zeros_like(g)
    seen[: kernel.HANDS] = g[: kernel.HANDS]
    if seat is not None:
        for table in (kernel.HANDS, kernel.GONE):
            own = slice(table + seat * kernel.KINDS, table + (seat + 1) * kernel.KINDS)
            seen[own] = g[own]
    seen[kernel.CELL :] = g[kernel.CELL :]
    return seen


def _first_hand(state: QinState, seat: Seat | None) -> tuple[str, ...]:
    if seat is None or state.start.position is not None:
        return ()
    at = seat * kernel.HAND_SIZE
    return tuple(sorted(state.start.tiles[at : at + kernel.HAND_SIZE]))


def _began(state: QinState, seat: Seat | None) -> str | None:
    if state.start.position is None:
        return None
    from mandate.games.qin.position import redact

    return redact(state.start.position, seat)


def _sizes(state: QinState, table: int) -> tuple[int, ...]:
    hands = state.g[table : table + state.seats * kernel.KINDS].tolist()
    return tuple(sum(hands[at : at + kernel.KINDS]) for at in range(0, len(hands), kernel.KINDS))


def _history(state: QinState, seat: Seat | None) -> tuple[Step, ...]:
    if seat is None:
        return tuple(state.public_history)
    pairs = zip(state.history, state.public_history, strict=True)
    return tuple([step if step[0] == seat else told for step, told in pairs])


def _unseen(state: QinState, seat: Seat | None) -> tuple[int, ...]:
    """Tiles that are neither in the own hand nor on the board: other hands, piles, resigned hands.

    Counted from what is hidden as a whole, so that it tells nothing of where each tile is.
    """
    g = state.g
    hands = g[kernel.HANDS : kernel.DECK].tolist()  # four that play, then four that resigned
    if seat is not None:
        for own in (seat * kernel.KINDS, (4 + seat) * kernel.KINDS):
            hands[own : own + kernel.KINDS] = [0] * kernel.KINDS
    counts = [sum(hands[kind :: kernel.KINDS]) for kind in range(kernel.KINDS)]
    deck = g[kernel.DECK : kernel.CELL].tolist()
    for pile, size in enumerate(g[kernel.PILES : kernel.PILES + 4].tolist()):
        for tile in deck[pile : 4 * size + pile : 4]:
            counts[tile] += 1
    return tuple(counts)
