"""The news in messages to clients, tagged by `what`: lines of a table's log as a viewer may know them.

docs/wire.md describes each with an example. Seats count from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.table.commands import OfferKind

# Defined by each game; the game's own page documents the keys.
GameEvent: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(description="Something that happened.")]
# The same for every game: the types are in `core/question.py`.
ToldFact: TypeAlias = Annotated[Any, msgspec.Meta(description="A name or a text in no language yet.")]


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True):
    """One line of the log as a viewer may know it; numbers count up without gaps."""

    number: int
    at: int


class WasOpened(Item, frozen=True, tag="opened"):
    pass


class WasSat(Item, frozen=True, tag="sat"):
    seat: int


class WasLeft(Item, frozen=True, tag="left"):
    """A player got up; `freed`: the host freed the seat before the game."""

    seat: int
    freed: bool = False


class WasClosed(Item, frozen=True, tag="closed"):
    pass


class WasStarted(Item, frozen=True, tag="started"):
    pass


class WasChosen(Item, frozen=True, tag="chose"):
    """A choice and its events. A choice that lies face down is `?` to the others."""

    seat: int
    choice: str
    events: list[GameEvent]


class WasResigned(Item, frozen=True, tag="resigned"):
    seat: int
    why: Literal["resigned", "time", "removed"]
    events: list[GameEvent]


class WasCanceled(Item, frozen=True, tag="canceled"):
    """The game ended before two seats had chosen, and has no winner."""

    seat: int
    why: Literal["resigned", "time", "removed", "agreed"]


class WasTakenBack(Item, frozen=True, tag="took-back"):
    """The last `back` choices no longer count: those at `lines`, and the automatic ones after them."""

    seat: int
    back: int
    lines: list[int] = []


class WasHinted(Item, frozen=True, tag="hinted"):
    """The seat was given a hint."""

    seat: int


class WasReplaced(Item, frozen=True, tag="replaced"):
    seat: int
    bot: str


class WasOffered(Item, frozen=True, tag="offered"):
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
    table: str


class WasMarked(Item, frozen=True, tag="marked"):
    """The seat marked a thing for the others; `on` false: removed its mark."""

    seat: int
    thing: str
    name: ToldFact  # of the thing
    on: bool = True


class WasSaid(Item, frozen=True, tag="said"):
    by: int
    text: str


AnyItem: TypeAlias = (
    WasOpened | WasSat | WasLeft | WasClosed | WasStarted | WasChosen | WasResigned | WasCanceled
    | WasTakenBack | WasHinted | WasReplaced | WasOffered | WasAnswered | WasRematched | WasMarked | WasSaid
)  # fmt: skip
