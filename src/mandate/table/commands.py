"""What clients send: commands, tagged by `do`. docs/wire.md describes each with an example."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from mandate.core.game import LONGEST_SERIES
from mandate.table.phrases import PhraseId
from mandate.table.plan import LONGEST_NAME

LONGEST_CHOICE = 200
LONGEST_TEXT = 500
LONGEST_THING = 40
LONGEST_PLAN = 40  # choices tried at once
MOST_ORDERS = 32  # in one command

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
ProposedKind: TypeAlias = Literal["takeback", "rematch", "series", "bot", "remove", "cancel"]
OfferKind: TypeAlias = Literal[ProposedKind, "join"]  # `join` comes from the command of that name
OrderWord: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Choice: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHOICE)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """`ref` is returned in the answer, so that the client can match it to its command."""

    ref: Number | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat; the first free one if none is named.

    During the game: take your own seat back from the computer player that took it over.
    """

    seat: SeatNumber | None = None


class Join(Command, frozen=True, tag="join"):
    """Ask to take over the seat of a computer player in a running game. The people there must agree."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """Get up: before the game the seat becomes free, during it the seat is abandoned."""

    seat: SeatNumber


class Fill(Command, frozen=True, tag="fill"):
    """Before the game: the host gives a free seat to the computer player `bot`."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Free(Command, frozen=True, tag="free"):
    """Before the game: the host frees the seat of an absent player or a computer player."""

    seat: SeatNumber


class Cancel(Command, frozen=True, tag="cancel"):
    """Before the game: the host closes the table."""


class Start(Command, frozen=True, tag="start"):
    """Begin the game, if the table waits for its host."""


class Play(Command, frozen=True, tag="play"):
    """Answer the seat's current question `ask`.

    `then`: the seat's following choices, as tried in a plan. Either all of them are made or none.
    """

    seat: SeatNumber
    ask: Number
    choice: Choice
    then: Annotated[list[Choice], msgspec.Meta(max_length=LONGEST_PLAN - 1)] = []


class Preview(Command, frozen=True, tag="preview"):
    """Preview what a choice would do, up to the first chance or reveal. Changes nothing."""

    seat: SeatNumber
    ask: Number
    choice: Choice


class Try(Command, frozen=True, tag="try"):
    """Try out a chain of the seat's own choices, until something is revealed or others choose.

    It begins with an answer to the question `ask`, or is empty. Changes nothing; the others do not see it.
    """

    seat: SeatNumber
    ask: Number
    choices: Annotated[list[Choice], msgspec.Meta(max_length=LONGEST_PLAN)]


class Hint(Command, frozen=True, tag="hint"):
    """Request what a computer player would answer to the question `ask`, knowing no more than the seat does.

    All players see that a hint was taken, but not what it was.
    """

    seat: SeatNumber
    ask: Number


class StepBack(Command, frozen=True, tag="step-back"):
    """Undo the last choice of the seat's own chain, if no other seat has chosen and nothing was revealed."""

    seat: SeatNumber


class Order(Command, frozen=True, tag="order"):
    """Give standing orders, which answer for the seat from now on: order id to choice.

    The ids are in the terms of the table. The other players never see them.
    """

    seat: SeatNumber
    orders: Annotated[dict[OrderWord, OrderWord], msgspec.Meta(min_length=1, max_length=MOST_ORDERS)]


class Resign(Command, frozen=True, tag="resign"):
    """Leave the game for good."""

    seat: SeatNumber


class Offer(Command, frozen=True, tag="offer"):
    """Propose something that the others must agree to.

    `takeback`: undo the last choice of the player's own `seat`. `bot`: the computer player `bot`, or one of
    medium strength, takes over the abandoned `seat`. `remove`: the abandoned `seat` leaves the game.
    `cancel`: the game ends before it is under way and counts for nothing. `rematch`: another game after this
    one. `series`: a series of `games` games after this one.
    """

    what: ProposedKind
    seat: SeatNumber | None = None
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] | None = None
    games: Annotated[int, msgspec.Meta(ge=2, le=LONGEST_SERIES)] | None = None


class Answer(Command, frozen=True, tag="answer"):
    """Accept or decline an offer. Declining your own offer withdraws it."""

    offer: Number
    yes: bool


class Mark(Command, frozen=True, tag="mark"):
    """In cooperative games: mark a thing on the table (`kind:id`, as targets are named) for the others.

    `on` false removes the mark. Each seat has a limited number of marks; a new one replaces the oldest.
    """

    seat: SeatNumber
    thing: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_THING)]
    on: bool = True


class Say(Command, frozen=True, tag="say"):
    """A line of chat in free text: among friends, or when everyone at the table consents."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class Phrase(Command, frozen=True, tag="phrase"):
    """A line of chat from the list of phrases, which every reader sees in their own language."""

    id: PhraseId


class Consent(Command, frozen=True, tag="consent"):
    """Consent to free text at this table, or revoke it (`yes` false)."""

    yes: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Hide what the player of `seat` says, at this table and in the games that follow.

    The others do not notice. `on` false shows it again.
    """

    seat: SeatNumber
    on: bool = True


AnyCommand: TypeAlias = (
    Sit
    | Join
    | Leave
    | Fill
    | Free
    | Cancel
    | Start
    | Play
    | Preview
    | Try
    | Hint
    | StepBack
    | Order
    | Resign
    | Offer
    | Answer
    | Mark
    | Say
    | Phrase
    | Consent
    | Mute
)
