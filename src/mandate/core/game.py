"""The contract: what every game offers, and what each method owes.

A `Game` is fixed: its id, options and rules version. A `State` is what changes. Everything else in
Mandate, from the web page to the bots, knows a game only through these two, and the small things that pass
through them: `view`, `event` and `option`.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.event import Event
from mandate.core.option import Option
from mandate.core.orders import StandingOrders
from mandate.core.question import Caution
from mandate.core.rng import Chance
from mandate.core.view import Decision, Json, Outcome, Seat, View
from mandate.lang.text import Fact, Text

# one door to all that a game is written with
__all__ = [
    "LONGEST_SERIES",
    "Decision",
    "Event",
    "Fault",
    "Game",
    "Json",
    "Option",
    "Outcome",
    "Seat",
    "State",
    "View",
]

LONGEST_SERIES = 99  # games


class Stage(NamedTuple):
    """How far a game is, as its players count: move 12, Year 3 of 6."""

    kind: str  # `move` or `year`
    number: int
    of: int | None = None


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
        """How it ended, or None while it is being played."""

    @property
    def chapter(self) -> int:
        """Changes when what was planned before has had its time: marks on the table go then."""
        return 0

    @property
    def progress(self) -> float | None:
        """About how much of the game has been played, from 0 to 1, by what everyone sees; None: unknown."""
        return None

    @property
    def stage(self) -> Stage | None:
        """How far it is, as players count, by what everyone sees; None: they do not."""
        return None

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
        self.check_seat(seat)
        pending = self.pending
        if not pending:
            raise Refused(Code.GAME_OVER)
        if seat not in pending:
            raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=", ".join(str(asked + 1) for asked in pending))
        if choice not in pending[seat].options:
            raise Refused(Code.NOT_OFFERED, choice=choice)

    def check_seat(self, seat: Seat | None) -> None:
        """Refuse a seat that this table does not have; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Malformed(Code.NO_SUCH_SEAT, seat=seat + 1, seats=self.seats)

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        """The events that a choice would bring, up to the first chance or reveal. Changes nothing."""
        return self.foreseen(self.copy().apply(seat, choice))

    def foreseen(self, events: list[Event]) -> list[Event]:
        """Of what came of a choice, all that is known before it is made: up to the first chance or reveal."""
        unforeseen = (i for i, event in enumerate(events) if event.reveals or event.chance() is not None)
        return events[: next(unforeseen, len(events))]

    def cautions(
        self, seat: Seat, choice: str, events: Sequence[Event], after: State | None
    ) -> tuple[Caution, ...]:
        """What a player may not have meant with a choice: a warning before something is wasted.

        `told` is what would come of it, `after` the state then, unless something hidden is revealed before.
        A caution may use only what the seat knows already.
        """
        del seat, choice, events, after
        return ()

    def sentence(self, event: Event) -> Text | None:
        """An event of this game as one sentence; here a game finds names that depend on its options."""
        return event.sentence()

    @abstractmethod
    def resign(self, seat: Seat) -> list[Event]:
        """The seat leaves the game; with two seats the other wins."""

    def full_choice(self, choice: str) -> str:
        """A legal choice as records carry it: with everything that was left to a default."""
        return choice

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""

    def encode_view(self, seat: Seat | None, view: Callable[[Seat | None], View] | None = None) -> bytes:
        """`view(seat).to_json()` as it goes over a wire. A game may have a faster way to write the same.

        `view` replaces `self.view` where the caller keeps the views of this state, so that each is made once.
        """
        return msgspec.json.encode((view or self.view)(seat).to_json())

    def hidden(self) -> Json:
        """What lies hidden now, for a holder of the whole record: in the game's own keys."""
        return {}

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

    def reshuffled(self, chance: Chance) -> Json:
        """A setup with which the same choices lead here again, and what no seat has met yet is drawn again.

        Every seat's view stays as it is. A game that cannot tell the two apart leaves the setup as it was.
        """
        del chance
        return self.setup()

    @abstractmethod
    def to_json(self) -> Json:
        """Everything, for storing; `Game.state_from_json` reads it back."""

    def facts(self, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
        """Everything open and hidden in documented keys, after `seat` made `choice`: a line of a trace."""
        pending = self.pending
        outcome = self.outcome.to_json() if self.outcome else None
        line: Json = {"seat": seat, "choice": choice, "pending": sorted(pending), "outcome": outcome}
        line["state"] = self.to_json()
        if legal:
            line["legal"] = {str(asked): list(decision.options) for asked, decision in pending.items()}
        return line

    def digest(self) -> str:
        """A hash that is equal for equal states, on every machine and in every release of the rules."""
        stored = msgspec.json.encode(self.to_json(), order="deterministic")
        return hashlib.sha256(stored).hexdigest()


class Fault(NamedTuple):
    """Something wrong with options that bring cards or rules, and how it would be right."""

    problem: Problem
    example: str  # as a person would write it; empty where no example helps


class Game(ABC):
    """The fixed part of a game."""

    id: str
    rules_version: str
    options: tuple[Option, ...]
    traces_events = False  # whether a trace tells what came of each choice, beside the state
    series_fewest = False  # whether the fewest points win a series, and not the most
    orders: StandingOrders | None = None  # what seats may have answered for them
    events: tuple[type[Event], ...] = ()  # all of them: a server keeps snapshots only of games that list them
    largest_options = 0  # bytes of options that are large by nature, such as cards, beside a few kilobytes
    tried_options: tuple[str, ...] = ()  # options that bring rules or cards, which `prove` tries out

    def configure(self, wanted: Mapping[str, Any]) -> Json:
        """All options with their values: the given ones checked, the others by default."""
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise Malformed(Code.UNKNOWN_OPTION, option=name, known=", ".join(known))
        return {name: option.check(wanted.get(name, option.default)) for name, option in known.items()}

    def seats(self, options: Mapping[str, Any]) -> int:
        """How many seats a table has with these options, all of which are given.

        By default the option `players` says so; a game without that option is dealt once to find out.
        """
        players: int | None = options.get("players")
        return self.start(options, Chance("seats")).seats if players is None else players

    def together(self, options: Mapping[str, Any]) -> bool:
        """Whether all seats win or lose together with these options, as a single seat does."""
        return self.seats(options) == 1 or bool(options.get("coop"))

    def markable(self, thing: str, options: Mapping[str, Any]) -> Fact | None:
        """The name of a thing (`kind:id`, as targets are named) that those who play together may mark."""
        del thing, options
        return None

    def automata(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """The names of players without a person, numbered behind the seats."""
        del options
        return ()

    def configure_remote(self, wanted: Mapping[str, Any]) -> Json:
        """`configure` for options that came over a wire: nothing in them may reach into this machine."""
        return self.configure(wanted)

    def prove(self, options: Mapping[str, Any]) -> None:
        """Try out rules or cards that these options bring, and raise if they cannot be played.

        It may take seconds; a server asks a worker for it before it opens a table for a stranger.
        """
        del options

    def printed(self, options: Mapping[str, Any]) -> Json:
        """What cards and boards of these options say where it differs from the game's own, for a page."""
        del options
        return {}

    def faults(self, options: Mapping[str, Any]) -> Iterable[Fault]:
        """Everything that is wrong with the options that bring cards or rules, as far as it can be said."""
        try:
            self.prove(self.configure_remote(options))
        except Problem as problem:
            yield Fault(problem, "")

    def series(self, options: Mapping[str, Any], games: int) -> list[Json]:
        """What differs from these options in each game of a series of so many; by default nothing does."""
        del options
        return [{} for _ in range(games)]

    def draw_lots(self, options: Json, chance: Chance) -> Json:
        """The options with everything left to chance drawn: a series draws once, for all of its games."""
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
