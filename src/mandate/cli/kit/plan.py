"""A plan: choices tried on a copy of a table, as far as the seat can foresee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.story import Foreseen, StoryStep
from mandate.cli.kit.table import Table, V, W
from mandate.core.errors import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from mandate.cli.kit.story import Deal, Tried
    from mandate.core.game import Decision, Event, Json, Seat
    from mandate.core.question import Question
    from mandate.players.advice import Advice


class PlannedTable(Table[V, W]):
    """A table as it would stand after some choices of one person."""

    def __init__(self, real: Table[V, W], seat: Seat) -> None:
        super().__init__(real.drawing, real.words, real.persons)
        self.real = real
        self.seat = self.planner = seat
        self.commands = real.commands
        self.chain: list[tuple[str, bool]] = []  # each choice, and whether it was made for the person
        self._events: list[tuple[Event, ...]] = []  # the events of each choice
        self._fresh: list[Event] = []
        self._moment = real.moment
        self._tried = real.attempt(seat, [])

    @property
    def stale(self) -> bool:
        """Whether the real table has changed since, so that the plan answers another question."""
        return self.real.moment != self._moment

    # --- how things would stand -------------------------------------------------------------------------

    def look(self, seat: Seat | None) -> V:
        return self._tried.view if seat == self.planner else self.real.look(seat)

    @property
    def outcome(self) -> None:
        """A plan has no outcome."""

    def asked(self) -> list[Seat]:
        return [self.planner] if self._tried.stop == "own" else []

    def decision(self, seat: Seat) -> Decision | None:
        return self._tried.decision if seat in self.asked() else None

    def question(self, seat: Seat) -> Question | None:
        return self._tried.question if seat in self.asked() else None

    @property
    def moment(self) -> object:
        return self.real.moment, tuple(self.chain)

    @property
    def made(self) -> int:
        return self.real.made + len(self.chain)

    # --- choosing on the copy ---------------------------------------------------------------------------

    def play(self, seat: Seat, choice: str, *, unasked: bool = False) -> None:
        assert seat == self.planner
        self._try([*self.chain, (choice, unasked)])
        self._events.append(tuple(self._tried.events))
        self._fresh += self._tried.events

    def _try(self, chain: list[tuple[str, bool]]) -> None:
        """Try a chain of choices. Raises the refusal and changes nothing if it is impossible."""
        self._tried = self.real.attempt(self.planner, [choice for choice, _ in chain])
        self.chain = chain

    def foresee(self, seat: Seat, choice: str) -> Foreseen:
        tried = self.attempt(seat, [choice])
        return Foreseen(tried.events, tried.cautions)

    def attempt(self, seat: Seat, choices: Sequence[str]) -> Tried[V]:
        return self.real.attempt(seat, [*(choice for choice, _ in self.chain), *choices])

    def take_back(self, seat: Seat | None) -> str:
        del seat
        if not self.chain:
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        chain = self.chain[:-1]
        while chain and self.chain[len(chain)][1]:
            chain.pop()
        self._try(chain)
        del self._events[len(chain) :]
        return self.words("play-undone")

    def advice(self, seat: Seat) -> Advice:
        """A hint on the real question, so only before the first planned choice."""
        if self.chain:
            raise Refused(Code.NOT_FORESEEN)
        return self.real.advice(seat)

    # --- telling ----------------------------------------------------------------------------------------

    def story(self, seat: Seat | None) -> list[StoryStep]:
        planned = self._events if seat == self.planner else []
        return [*self.real.story(seat), *map(StoryStep, planned)]

    def news(self, seat: Seat | None) -> list[Event]:
        del seat
        fresh, self._fresh = self._fresh, []
        return fresh

    def notes(self) -> list[str]:
        return self.real.notes()

    def ending(self) -> str:
        """Why the plan cannot be extended; empty if it can."""
        stop = self._tried.stop
        return "" if stop == "own" else self.words("play-plan-stop", stop=stop)

    # --- as at the real table ---------------------------------------------------------------------------

    @property
    def options(self) -> Json:
        return self.real.options

    @property
    def deal(self) -> Deal:
        return self.real.deal

    @property
    def kept_at(self) -> Path | None:
        return self.real.kept_at

    @property
    def alone(self) -> bool:
        return self.real.alone

    @property
    def gives_hints(self) -> bool:
        return self.real.gives_hints

    @property
    def keeps_orders(self) -> bool:
        return self.real.keeps_orders

    def ordered(self, seat: Seat) -> Mapping[str, str]:
        return self.real.ordered(seat)

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        self.real.order(seat, orders)

    def resign(self, seat: Seat) -> None:
        self.real.resign(seat)

    def obey(self, command: str, rest: str) -> list[str]:
        said = self.real.obey(command, rest)
        self.left = self.real.left
        return said

    def save_at(self, path: str) -> Path:
        return self.real.save_at(path)

    def next_game(self) -> Table[V, W] | None:
        return self.real.next_game()

    def hear(self) -> None:
        self.real.hear()

    def help(self) -> list[str]:
        return self.real.help()

    def opening(self, *, resumed: bool) -> list[str]:
        return self.real.opening(resumed=resumed)

    def goodbye(self) -> list[str]:
        return self.real.goodbye()
