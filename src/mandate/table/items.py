"""The news in messages to clients, tagged by `what`: lines of a table's log as a viewer may know them.

A line of the log extends its item by what only the server knows (`log.py`), so every public fact is declared
here and only here. docs/wire.md describes each item with an example. Seats count from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.table.commands import OfferKind

Why: TypeAlias = Literal["resigned", "time", "removed"]
WhyCanceled: TypeAlias = Literal["resigned", "time", "removed", "agreed"]

# Defined by each game; the game's own page documents the keys.
GameEvent: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="Something that happened.")]
# The same for every game: the types are in `core/question.py`.
TextOrName: TypeAlias = Annotated[Any, msgspec.Meta(description="A name or a text in no language yet.")]


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True):
    """One line of the log as a viewer may know it; numbers count up, without gaps but for muted chat.

    `at`: when it was accepted, in milliseconds since 1970. A stored line has no number: its place says it.
    """

    number: Annotated[int, msgspec.Meta(extra={"always": True})] = 0
    at: int


class WasOpened(Item, frozen=True, tag="opened"):
    pass


class WasSat(Item, frozen=True, tag="sat"):
    """A guest takes a free seat or, during the game, takes their own seat back from a computer player."""

    seat: int


class WasLeft(Item, frozen=True, tag="left"):
    """A player got up: before the game the seat is open again, during it the seat is abandoned.

    `freed`: the host freed the seat before the game.
    """

    seat: int
    freed: bool = False


class WasClosed(Item, frozen=True, tag="closed"):
    """The table was closed before the game began: all players left, or the host closed it."""


class WasStarted(Item, frozen=True, tag="started"):
    pass


class WasChosen(Item, frozen=True, tag="chose"):
    """A choice and its events. A choice that lies face down is `?` to the others."""

    seat: int
    choice: str
    events: list[GameEvent]


class WasResigned(Item, frozen=True, tag="resigned"):
    seat: int
    why: Why
    events: list[GameEvent]


class WasCanceled(Item, frozen=True, tag="canceled"):
    """The game ended before two seats had chosen: it has no winner and counts for nothing.

    `seat` left it, as `why` says; `agreed`: the players canceled it together, as `seat` proposed.
    """

    seat: int
    why: WhyCanceled


class WasTakenBack(Item, frozen=True, tag="took-back"):
    """The last `back` choices no longer count: those at `lines`, and the automatic ones after them."""

    seat: int
    back: int
    lines: list[int] = []


class WasHinted(Item, frozen=True, tag="hinted"):
    """The seat was given a hint."""

    seat: int


class WasReplaced(Item, frozen=True, tag="replaced"):
    """A computer player took over a seat: before the game a free one, during it an abandoned one."""

    seat: int
    bot: str


class WasJoined(Item, frozen=True, tag="joined"):
    """A person took over the seat of a computer player during the game, `after` so many choices.

    `counts`: whether the game still counts; once it was under way it counts for no one.
    """

    seat: int
    after: int
    counts: bool


class WasOffered(Item, frozen=True, tag="offered"):
    """An offer; its number is that of its line. `by` is a seat of the guest who makes it.

    Of `join` it is the seat that the guest would take.
    """

    offer: OfferKind
    by: int
    seat: int | None = None
    bot: str | None = None
    games: int | None = None


class WasAnswered(Item, frozen=True, tag="answered"):
    offer: int
    by: int
    yes: bool


class WasRematched(Item, frozen=True, tag="rematched"):
    """The next game is at another table: all players agreed to it, now or when the series began."""

    table: str


class WasMarked(Item, frozen=True, tag="marked"):
    """The seat marked a thing for the others; `on` false: removed its mark."""

    seat: int
    thing: str
    name: TextOrName  # of the thing
    on: bool = True


class WasSaid(Item, frozen=True, tag="said"):
    """A line of chat. Of a `phrase` the text is empty, unless the client named a language."""

    by: int
    text: str
    phrase: str | None = None


class WasConsented(Item, frozen=True, tag="consented"):
    """A player consents to free text at this table; `yes` false: no longer does."""

    by: int
    yes: bool


class WasVacationed(Item, frozen=True, tag="vacationed"):
    """A player of a slow game is away `since` then `until` then; both 0: is back, or stays after all."""

    by: int
    since: int = 0
    until: int = 0


class WasWarned(Item, frozen=True, tag="warned"):
    """The seat's time ran out for the first time: its player is asked, and has another day."""

    seat: int


AnyItem: TypeAlias = (
    WasOpened | WasSat | WasLeft | WasClosed | WasStarted | WasChosen | WasResigned | WasCanceled
    | WasTakenBack | WasHinted | WasReplaced | WasOffered | WasAnswered | WasRematched | WasMarked | WasSaid
    | WasConsented | WasJoined | WasVacationed | WasWarned
)  # fmt: skip
