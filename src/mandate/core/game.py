"""The contract: what every game offers, and what each method owes.

A `Game` is fixed: its id, options and rules version. A `State` is what changes. Everything else in
Mandate, from the web page to the bots, knows a game only through these two.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NewType, Self

import msgspec

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.orders import StandingOrders
from mandate.core.question import Caution, Choice, Group, Question
from mandate.core.rng import Chance
from mandate.lang.text import Fact, Named, Text, joined

LONGEST_SERIES = 99  # games
Seat = NewType("Seat", int)
Json = dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """What one seat is asked. `options` lists every legal choice, each as its token."""

    seat: Seat
    number: int  # counts this seat's own decisions, so that a late answer can be told from a new one
    kind: str
    options: Sequence[str]
    automatic: bool = False  # there is nothing to decide: whoever runs the game answers at once

    def to_json(self) -> Json:
        return {"number": self.number, "kind": self.kind, "options": list(self.options)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `scores` are the game's own numbers, one a seat."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]

    def to_json(self) -> Json:
        return {"winners": list(self.winners), "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. What was meant is a choice; what came of it are events."""

    kind: ClassVar[str] = "event"
    reveals: ClassVar[bool] = False  # whether something that was hidden has come to light in it

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as this seat (or a spectator) may know it."""
        del seat
        return self

    def chance(self) -> str | None:
        """What chance gave in this event, if chance had a part in it and this copy may know it."""
        return None

    def told(self) -> Text | None:
        """The event as one sentence, or None where it says nothing to people.

        By default the message `event-KIND` with the event's own fields as facts, its seat as `player`.
        """
        facts: dict[str, Fact] = {}
        names: tuple[str, ...] = self.__match_args__
        for name in names:
            value = getattr(self, name)
            if name == "seat":
                facts["player"] = Named(value)
            elif isinstance(value, tuple):
                facts[name] = joined(value)
            elif value is not None:
                facts[name] = value
        return Text(f"event-{self.kind}", facts)

    def to_json(self) -> Json:
        facts: Json = {"event": self.kind}
        names: tuple[str, ...] = self.__match_args__  # the fields, in their order
        for name in names:
            value = getattr(self, name)
            facts[name] = list(value) if isinstance(value, tuple) else value
        return facts

    def encode(self) -> bytes:
        """`to_json` as it goes over a wire."""
        if type(self).to_json is not Event.to_json:
            return msgspec.json.encode(self.to_json())
        fields = msgspec.json.encode(self)
        return b'{"event":"%b"%b%b' % (self.kind.encode(), b"," if len(fields) > 2 else b"", fields[1:])


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a game: its default and its limits."""

    name: str
    default: Any
    least: int | None = None
    most: int | None = None
    choices: tuple[Any, ...] = ()
    about: str = ""  # the message that says what it changes, told with the chosen `value`

    def check(self, value: Any) -> Any:
        """The value, if it is possible here; a clear refusal if not."""
        if self.choices and not any(value == c and type(value) is type(c) for c in self.choices):
            raise self.bad(value, ", ".join(str(choice) for choice in self.choices))
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self.bad(value, "true, false")
        elif self.least is not None and (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not self.least <= value <= (self.most or value)
        ):
            raise self.bad(value, f"{self.least}–{self.most}")
        return value

    def bad(self, value: Any, expected: str) -> Malformed:
        return Malformed(Code.BAD_OPTION, option=self.name, value=str(value), expected=expected)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (or a spectator, `seat is None`) may know. Built up from empty, never cut down."""

    seat: Seat | None
    decision: Decision | None  # what this seat is asked now, if it is asked anything
    pending: tuple[Seat, ...]  # who is asked now
    outcome: Outcome | None

    def to_json(self) -> Json:
        """The view as data: by default its fields, less those whose names begin with an underscore."""
        names: tuple[str, ...] = self.__match_args__
        told: Json = {name: getattr(self, name) for name in names if not name.startswith("_")}
        told |= {name: told[name] and told[name].to_json() for name in ("decision", "outcome")}
        return told

    def old_json(self) -> Json:
        """`to_json` as version 1 of the bot protocol has it; by default the same."""
        return self.to_json()

    def past(self) -> list[list[Any]]:
        """Every choice so far, as this seat may know it: the seat, the token, and what the game adds to them.

        It is no part of `to_json`: history is told once, and again only to whoever asks for it.
        """
        return []

    def question(self) -> Question | None:
        """The decision for people: title, labels, and what each option is about. Made from the view alone.

        A game that says nothing of its own has its tokens as labels.
        """
        if self.decision is None:
            return None
        labels = (Text("choice-token", {"token": token}) for token in self.decision.options)
        return Question(self.decision.kind, Text("question-choose"), tuple(map(Choice, labels)))

    def tidy(self) -> tuple[Group, ...]:
        """The view as tidy facts for people, for a table that nobody drew."""
        return ()


class State(ABC):
    """One game in progress."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a state of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    @abstractmethod
    def pending(self) -> Mapping[Seat, Decision]:
        """Who is asked what, with every legal choice. Empty means that the game is over.

        Asking changes nothing, and equal states give equal answers in equal order.
        """

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @property
    def chapter(self) -> int:
        """Changes when what was planned before has had its time: marks on the table go then."""
        return 0

    def series_points(self) -> tuple[float, ...]:
        """What a game that is over counts in a series, one number a seat; by default the share of the win."""
        outcome = self.outcome
        assert outcome is not None, "the game is not over"
        share = 1 / max(1, len(outcome.winners))
        return tuple(share if seat in outcome.winners else 0.0 for seat in range(self.seats))

    @abstractmethod
    def apply(self, seat: Seat, choice: str) -> list[Event]:
        """The checked door. Raises `Refused` or `Malformed`, and then nothing has changed."""

    def apply_unchecked(self, seat: Seat, choice: str) -> None:
        """The door for search: no checks, no events. The choice must come from `pending`."""
        self.apply(seat, choice)

    def check(self, seat: Seat, choice: str) -> None:
        """Refuse a choice that is not among the offers; a game that can say why says it here."""
        if not 0 <= seat < self.seats:
            raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=self.seats)
        pending = self.pending
        if not pending:
            raise Refused(Code.GAME_OVER)
        if seat not in pending:
            raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=", ".join(str(asked + 1) for asked in pending))
        if choice not in pending[seat].options:
            raise Refused(Code.NOT_OFFERED, choice=choice)

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        """The events that a choice would bring, up to the first chance or reveal. Changes nothing."""
        return self.foreseen(self.copy().apply(seat, choice))

    def foreseen(self, told: list[Event]) -> list[Event]:
        """Of what came of a choice, all that is known before it is made: up to the first chance or reveal."""
        unforeseen = (i for i, event in enumerate(told) if event.reveals or event.chance() is not None)
        return told[: next(unforeseen, len(told))]

    def cautions(
        self, seat: Seat, choice: str, told: Sequence[Event], after: State | None
    ) -> tuple[Caution, ...]:
        """What a player may not have meant with a choice: a warning before something is wasted.

        `told` is what would come of it, `after` the state then, where nothing hidden comes to light before.
        Only what the seat knows already may be told.
        """
        del seat, choice, told, after
        return ()

    @abstractmethod
    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves the game; with two seats the other wins."""

    def full_choice(self, choice: str) -> str:
        """A legal choice as records carry it: with everything that was left to a default."""
        return choice

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""

    def encode_view(self, seat: Seat | None) -> bytes:
        """`view(seat).to_json()` as it goes over a wire. A game may have a faster way to write the same."""
        return msgspec.json.encode(self.view(seat).to_json())

    def unrevealed(self) -> Mapping[int, str]:
        """Choices that no other seat knows: their number in the line of choices so far, and what they are.

        They lie face down, or stay secret for good; a game without secret choices has none.
        """
        return {}

    def copy(self) -> Self:
        """An independent copy; a game that is searched has a faster way."""
        copied = self.game.state_from_json(self.to_json())
        assert isinstance(copied, type(self))
        return copied

    @abstractmethod
    def setup(self) -> Json:
        """What the game began with: enough to begin it again without a seed."""

    @abstractmethod
    def to_json(self) -> Json:
        """Everything, for storing; `Game.state_from_json` reads it back."""

    def facts(self, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
        """Everything open and hidden in documented keys, after `seat` made `choice`: a line of a trace."""
        pending = self.pending
        outcome = self.outcome.to_json() if self.outcome else None
        told: Json = {"seat": seat, "choice": choice, "pending": sorted(pending), "outcome": outcome}
        told["state"] = self.to_json()
        if legal:
            told["legal"] = {str(asked): list(decision.options) for asked, decision in pending.items()}
        return told

    def digest(self) -> str:
        """A hash that is equal for equal states, on every machine and in every release of the rules."""
        stored = msgspec.json.encode(self.to_json(), order="deterministic")
        return hashlib.sha256(stored).hexdigest()


class Game(ABC):
    """The fixed part of a game."""

    id: str
    rules_version: str
    options: tuple[Option, ...]
    traces_events = False  # whether a trace tells what came of each choice, beside the state
    series_fewest = False  # whether the fewest points win a series, and not the most
    orders: StandingOrders | None = None  # what seats may have answered for them

    def configure(self, given: Mapping[str, Any]) -> Json:
        """All options with their values: the given ones checked, the others by default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Malformed(Code.UNKNOWN_OPTION, option=name, known=", ".join(known))
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def together(self, options: Mapping[str, Any]) -> bool:
        """Whether all seats win or lose together with these options, as a single seat does."""
        return options["players"] == 1 or bool(options.get("coop"))

    def markable(self, thing: str) -> Fact | None:  # noqa: ARG002
        """The name of a thing (`kind:id`, as targets are named) that those who play together may mark."""
        return None

    def automata(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """The names of those who play without a person, numbered behind the seats."""
        del options
        return ()

    def configure_remote(self, given: Mapping[str, Any]) -> Json:
        """`configure` for options that came over a wire: nothing in them may reach into this machine."""
        return self.configure(given)

    def series(self, options: Mapping[str, Any], games: int) -> list[Json]:
        """What differs from these options in each game of a series of so many; by default nothing does."""
        del options
        return [{} for _ in range(games)]

    def draw_lots(self, options: Json, chance: Chance) -> Json:
        """The options with what they leave to chance drawn: a series draws once, for all of its games."""
        del chance
        return options

    def series_winners(self, points: Sequence[float]) -> tuple[Seat, ...]:
        """Who wins a series with these points in all of its games together; equals share it."""
        best = min(points) if self.series_fewest else max(points)
        return tuple(Seat(seat) for seat, had in enumerate(points) if had == best)

    @abstractmethod
    def start(self, options: Mapping[str, Any], chance: Chance) -> State:
        """A new game; chance shuffles and deals."""

    @abstractmethod
    def begin(self, setup: Json) -> State:
        """The game that a setup describes, as `State.setup` gave it."""

    @abstractmethod
    def state_from_json(self, stored: Json) -> State:
        """The state that `State.to_json` gave."""

    @abstractmethod
    def resample(self, view: View, chance: Chance) -> State:
        """A full state consistent with all that the view's seat has seen, hidden things redrawn."""

    @abstractmethod
    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        """A setup as this seat may know it."""

    @abstractmethod
    def secret(self, setup: Json) -> str:
        """The part of a setup that a commitment is made to, as one line of text."""
