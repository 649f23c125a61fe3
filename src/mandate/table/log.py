"""The lines of a table's log: what was accepted, in order. All else is derived from the log.

A line is its item (`items.py`: what people may see of it), extended by what only the server knows. It is
stored as JSON with its kind in `is`, and is never sent as it is, since `Started` holds the deal. Where an
item is not a part of its line, the line stands by itself and `news.py` derives the item from it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from mandate.core.record import Entry, Record
from mandate.table import items
from mandate.table.clock import Spent
from mandate.table.items import Why
from mandate.table.plan import Plan, Round
from mandate.table.rests import QuietHours


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """A line whose item is not a part of it. `at`: when it was accepted, in milliseconds since 1970."""

    at: int


class Reserved(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table of a cup, a bot ladder or a week's deal. `deal`: it is the same at other tables.

    `players`: who may sit on which seat, empty for a computer player.
    """

    cup: str = ""
    ladder: str = ""  # the players of such a table are seated when it is opened
    weekly: str = ""  # the week
    players: list[str] = []
    deal: Record | None = None
    programs: bool = False  # whether programs play, and not people


class Opened(items.WasOpened, frozen=True, tag_field="is", tag="opened"):
    """The table as it was requested. Always line 1."""

    plan: Plan
    host: str
    link: str
    rules: str
    round: Round = Round()
    challenged: bool = False  # for a challenge: its players may not know each other
    reserved: Reserved | None = None  # for a table of a cup, a bot ladder or a week
    # from the game before, by guest: the others whose words they hide
    mutes: dict[str, list[str]] = msgspec.field(default_factory=dict)


class Sat(items.WasSat, frozen=True, tag_field="is", tag="sat"):
    guest: str
    spent: Spent = 0
    invited: bool = False  # at a listed table: whether the guest came by the invitation link


class Left(items.WasLeft, frozen=True, tag_field="is", tag="left"):
    pass


class Closed(items.WasClosed, frozen=True, tag_field="is", tag="closed"):
    pass


class Started(items.WasStarted, frozen=True, tag_field="is", tag="started"):
    """The deal: a record without choices, unless the game continues from a position of another one.

    Options that are those of the opening line stand only there: they may hold a board, or all cards.
    """

    record: Record
    hints: bool  # whether they are given

    @classmethod
    def by(cls, plan: Plan, record: Record, at: int, *, hints: bool) -> Started:
        if record.setup.get("options") == plan.options:
            setup = {name: value for name, value in record.setup.items() if name != "options"}
            record = msgspec.structs.replace(record, setup=setup)
        return cls(at=at, record=record, hints=hints)

    def deal(self, plan: Plan) -> Record:
        """The whole record that the game begins with."""
        if "options" in self.record.setup:
            return self.record
        setup = {"options": plan.options, **self.record.setup}
        return msgspec.structs.replace(self.record, setup=setup)


class Chose(Line, frozen=True, tag="chose"):
    """A choice and the automatic ones after it, as in the record."""

    seat: int
    lines: list[Entry]
    spent: Spent = 0  # charged to the clocks since the last line that charged them
    ordered: bool = False  # by a standing order of the seat, hidden from the others


class Resigned(Line, frozen=True, tag="resigned"):
    """A seat left the game: it resigned, ran out of time, or was removed by agreement of the others."""

    seat: int
    why: Why
    lines: list[Entry]
    spent: Spent = 0


class Canceled(items.WasCanceled, frozen=True, tag_field="is", tag="canceled"):
    lines: list[Entry]
    spent: Spent = 0


class TookBack(Line, frozen=True, tag="took-back"):
    """A choice was taken back: within the seat's own chain (`step`), or with the others' consent."""

    seat: int
    lines: list[Entry]
    spent: Spent = 0
    step: bool = False


class Ordered(Line, frozen=True, tag="ordered"):
    """All standing orders of a seat from now on, in its game's own terms.

    They are between the seat and the server: other players neither see nor notice them, and this line has
    no number among the visible lines.
    """

    seat: int
    orders: dict[str, Any]


class Hinted(items.WasHinted, frozen=True, tag_field="is", tag="hinted"):
    """A person received a hint. Its content is not shown to the others and not stored."""

    ask: int


class Replaced(items.WasReplaced, frozen=True, tag_field="is", tag="replaced"):
    pass


class Joined(items.WasJoined, frozen=True, tag_field="is", tag="joined"):
    guest: str
    spent: Spent = 0


class Offered(
    items.WasOffered, frozen=True, kw_only=True, tag_field="is", tag="offered", rename={"offer": "what"}
):
    guest: str


class Answered(items.WasAnswered, frozen=True, tag_field="is", tag="answered"):
    guest: str


class Rematched(items.WasRematched, frozen=True, tag_field="is", tag="rematched"):
    link: str


class Marked(Line, frozen=True, tag="marked"):
    """A seat marks a thing on the table for the others, or removes its mark."""

    seat: int
    thing: str
    on: bool = True


class Said(items.WasSaid, frozen=True, kw_only=True, tag_field="is", tag="said"):
    """A line of chat. Its text is empty once its author has asked to be forgotten."""

    guest: str


class Consented(items.WasConsented, frozen=True, tag_field="is", tag="consented"):
    guest: str


class Muted(Line, frozen=True, tag="muted"):
    """A guest hides, or shows again, what another one says. Known to the first one only."""

    guest: str
    other: str
    on: bool = True


class Quieted(Line, frozen=True, tag="quieted"):
    """A player's quiet hours from now on. Others are not shown them, but see when a clock rests."""

    guest: str
    quiet: QuietHours | None
    spent: Spent = 0


class Vacationed(items.WasVacationed, frozen=True, kw_only=True, tag_field="is", tag="vacationed"):
    guest: str
    spent: Spent = 0


class Warned(items.WasWarned, frozen=True, tag_field="is", tag="warned"):
    spent: Spent = 0


AnyLine: TypeAlias = (
    Opened | Sat | Left | Closed | Started | Chose | Resigned | Canceled | TookBack | Ordered | Hinted
    | Replaced | Offered | Answered | Rematched | Marked | Said
    | Consented | Muted | Joined | Quieted | Vacationed | Warned
)  # fmt: skip
PRIVATE = (
    Ordered,
    Muted,
    Quieted,
)  # between one person and the server: without a number among the visible lines
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    return msgspec.json.encode(line).decode()


def decode(stored: str) -> AnyLine:
    line: AnyLine = _decoder.decode(stored)
    return line
