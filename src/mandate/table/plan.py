"""The request to open a table: the game, its seats and the house rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate.core.game import LONGEST_SERIES
from mandate.core.record import Record

MOST_SEATS = 8
LONGEST_NAME = 40
LONGEST_SEED = 40
DAY_S = 24 * 60 * 60
DAY_MINUTES = 24 * 60
MIN_MINUTES_A_DAY = 4 * 60
Minute: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]


class Me(msgspec.Struct, frozen=True, tag_field="kind", tag="me"):
    """The guest who opens the table; several such seats make a hot seat."""


class Open(msgspec.Struct, frozen=True, tag_field="kind", tag="open"):
    """Any guest from the lobby or with the link."""


class Bot(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """A computer player, by its name."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pace of a game: no clock, `seconds` for each move, or `seconds` for the whole game.

    Days per move are simply many seconds. `increment` is added after each move on a game clock. `bank`: with
    time for each move, seconds in reserve for the whole game, used when a move takes longer. `hours`: from
    when to when the clocks run each day, in minutes after midnight UTC. `lenient`: at a pace of days, a
    player's clock rests in their quiet hours and vacations; the first time that it runs out they get a day.
    """

    per: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=30 * DAY_S)] = DAY_S
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY_S)] = 0
    hours: tuple[Minute, Minute] | None = None
    lenient: bool = True

    def __post_init__(self) -> None:
        if self.hours is not None and not self.minutes_a_day >= MIN_MINUTES_A_DAY:
            raise ValueError(f"the clocks run for {MIN_MINUTES_A_DAY // 60} hours a day or more")

    @property
    def minutes_a_day(self) -> int:
        """How long the clocks run each day."""
        if self.hours is None:
            return DAY_MINUTES
        return (self.hours[1] - self.hours[0]) % DAY_MINUTES

    @property
    def slow(self) -> bool:
        """Whether a move may take days, so that players do not wait at the table."""
        return self.per == "move" and self.seconds >= DAY_S


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that continues from a position of a record: after that many of its choices in force.

    Its opener knows what was hidden there, so other people cannot sit down at it.
    """

    record: Record
    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Me | Bot], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    takebacks: bool = True
    hints: bool | None = None  # None: as at any other table

    def plan(self, start: Record) -> Plan:
        """The plan of a table that begins with this record."""
        return Plan(
            game=start.game,
            options=start.setup["options"],
            seats=[*self.seats],
            takebacks=self.takebacks,
            hints=self.hints,
        )


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which game of a row of rematches or a series this is, and what each seat has won so far."""

    number: int = 1
    wins: list[float] = []
    before: str | None = None  # the table of the game before
    points: list[float] = []  # in a series: each seat's points from the games before, as the game counts them


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Me | Open | Bot], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    pace: Pace = Pace()
    takebacks: bool = False
    # A series: the number of games, or what differs from the options in each; once open, always the latter
    series: (
        Annotated[int, msgspec.Meta(ge=1, le=LONGEST_SERIES)]
        | Annotated[list[dict[str, Any]], msgspec.Meta(max_length=LONGEST_SERIES)]
    ) = 1
    # A deal that the opener knows, for lessons and practice: only without other people
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    hints: bool | None = None  # None: if a single person plays, as decided when the game begins
    # A first game with good moves marked throughout, not counted as hints: for one person among bots
    guided: bool = False
    # Whether the result changes ratings: shown to everyone who sits down, and so agreed to
    rated: bool = False
    chat: bool = True
    spectators: bool = True
    listed: bool = False  # whether the lobby shows it; otherwise it is reached only by its link
    # Whether a person may take over a computer player's seat during the game, if everyone there agrees
    handover: bool = False
    waits: bool = False  # whether the host must start it; otherwise it begins when every seat is taken

    def brief_options(self) -> dict[str, str | int | bool]:
        """The game's options for a list: an object with a name, such as a map, is reduced to its name."""
        named = {
            name: value.get("name") if isinstance(value, dict) else value
            for name, value in self.options.items()
        }
        return {name: value for name, value in named.items() if isinstance(value, str | int)}

    @property
    def games(self) -> list[dict[str, Any]]:
        """What differs in each game of an open table's series; empty without a series."""
        return self.series if isinstance(self.series, list) else []
