"""The events of Qin. All are public; only a drawn tile is the drawer's secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from mandate.core.game import Event, Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, TILE_NAMES, Colour, Space, TileName

if TYPE_CHECKING:
    from mandate.games.qin.rules.board import Board
    from mandate.lang.text import Text

Reason: TypeAlias = Literal["last_pagoda", "no_tiles", "no_placement", "resigned"]


@dataclass(frozen=True, slots=True)
class QinEvent(Event):
    """Something that happened in Qin; `questions` has the sentence for each."""

    def sentence(self) -> Text:
        from mandate.games.qin.words import questions  # it reads every event, so it comes after them

        return questions.sentence(self)


@dataclass(frozen=True, slots=True)
class Placed(QinEvent):
    """A tile was put on the board. The tile's kind and spaces are in its token."""

    kind: ClassVar[str] = "placed"
    seat: Seat
    token: str
    spaces: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Founded(QinEvent):
    """A new province, with its first pagoda."""

    kind: ClassVar[str] = "founded"
    seat: Seat
    space: str
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class Expanded(QinEvent):
    """A province of `seat` has grown to `size` spaces."""

    kind: ClassVar[str] = "expanded"
    seat: Seat
    space: str
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class BecameMajor(QinEvent):
    """The province at `space` got its second pagoda."""

    kind: ClassVar[str] = "major"
    seat: Seat
    space: str
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class Joined(QinEvent):
    """Several provinces became one of `size` spaces, which belongs to `seat`."""

    kind: ClassVar[str] = "joined"
    seat: Seat
    space: str
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class Returned(QinEvent):
    """Pagodas went back from a joining to the supply of `seat`."""

    kind: ClassVar[str] = "returned"
    seat: Seat
    space: str
    colour: Colour
    pagodas: int


@dataclass(frozen=True, slots=True)
class Connected(QinEvent):
    """An empty village was seized."""

    kind: ClassVar[str] = "connected"
    seat: Seat
    village: str


@dataclass(frozen=True, slots=True)
class Conquered(QinEvent):
    """A village changed hands; its old owner has the pagoda back."""

    kind: ClassVar[str] = "conquered"
    seat: Seat
    village: str
    loser: Seat


@dataclass(frozen=True, slots=True)
class Drew(QinEvent):
    """A tile was drawn from a pile (1 to 4); only the drawer knows which."""

    kind: ClassVar[str] = "drew"
    seat: Seat
    pile: int
    tile: TileName | None

    def seen_by(self, seat: Seat | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, self.pile, None)

    def chance(self) -> str | None:
        return self.tile


@dataclass(frozen=True, slots=True)
class Passed(QinEvent):
    """The seat could not place any of its tiles."""

    kind: ClassVar[str] = "passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned(QinEvent):
    """The seat left the game."""

    kind: ClassVar[str] = "resigned"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(QinEvent):
    """The game is over."""

    kind: ClassVar[str] = "ended"
    winners: tuple[Seat, ...]
    reason: Reason


REASONS: dict[int, Reason] = {
    kernel.LAST_PAGODA: "last_pagoda",
    kernel.NO_TILES: "no_tiles",
    kernel.NO_PLACEMENT: "no_placement",
    kernel.RESIGNATION: "resigned",
}
ALL: tuple[type[Event], ...] = (
    Placed, Founded, Expanded, BecameMajor, Joined, Returned,
    Connected, Conquered, Drew, Passed, Resigned, Ended,
)  # fmt: skip


def winners_in(bits: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(4) if bits >> seat & 1)


def read(board: Board, g: kernel.GameArray, raw: kernel.EventArray) -> list[Event]:
    """The kernel's numbers as events; `g` is the game just after them."""
    count = int(raw[0])
    numbers = raw[: 1 + count * kernel.EVENT_WIDTH].tolist()
    events: list[Event] = []
    for i in range(count):
        kind, who, at, size, n, m = numbers[1 + i * kernel.EVENT_WIDTH : 1 + (i + 1) * kernel.EVENT_WIDTH]
        seat = Seat(who)
        if kind in _PROVINCE_EVENTS:
            events.append(_PROVINCE_EVENTS[kind](seat, *_coloured(board, g, at), size))
        elif kind == kernel.EVENT_RETURNED:
            events.append(Returned(seat, *_coloured(board, g, at), n))
        elif kind == kernel.EVENT_PLACED:
            token = board.tokens[at * 9 + n]
            first, second = (board.name_of(space) for space in board.pairs[at])
            spaces = (first, second) if token[3:] == first + second else (second, first)
            events.append(Placed(seat, token, spaces))
        elif kind == kernel.EVENT_CONNECTED:
            events.append(Connected(seat, board.name_of(board.villages[at][0])))
        elif kind == kernel.EVENT_CONQUERED:
            events.append(Conquered(seat, board.name_of(board.villages[at][0]), Seat(n)))
        elif kind == kernel.EVENT_DREW:
            events.append(Drew(seat, at + 1, TILE_NAMES[n]))
        elif kind == kernel.EVENT_PASSED:
            events.append(Passed(seat))
        elif kind == kernel.EVENT_RESIGNED:
            events.append(Resigned(seat))
        elif kind == kernel.EVENT_ENDED:
            events.append(Ended(winners_in(m), REASONS[n]))
    return events


def _coloured(board: Board, g: kernel.GameArray, space: int) -> tuple[str, Colour]:
    return board.name_of(Space(space)), COLOURS[g[board.geometry[kernel.CELL] + space] - 1]


_PROVINCE_EVENTS: dict[int, type[Founded] | type[Expanded] | type[BecameMajor] | type[Joined]] = {
    kernel.EVENT_FOUNDED: Founded,
    kernel.EVENT_EXPANDED: Expanded,
    kernel.EVENT_MAJOR: BecameMajor,
    kernel.EVENT_JOINED: Joined,
}
