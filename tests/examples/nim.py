"""A heap of seven, from which one or two are taken by turns: as little of a game as there can be.

Tests copy this file into a package of its own, with other options. It has no option `players`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from mandate.core.errors import Code, Refused
from mandate.core.game import Decision, Event, Game, Json, Option, Outcome, Seat, State, View
from mandate.core.record import RESIGN
from mandate.core.rng import Chance
from mandate.games.registry import Registration

OPTIONS: tuple[Option, ...] = ()
WORDS = (
    "nim-name = Nim\nevent-nim-took = { $player } takes { $count }.\nevent-nim-left = { $player } leaves.\n"
)


@dataclass(frozen=True, slots=True)
class Took(Event):
    kind: ClassVar[str] = "nim-took"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    kind: ClassVar[str] = "nim-left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NimView(View):
    heap: int
    _state: Json


class NimState(State):
    seats = 2

    def __init__(self, setup: Json) -> None:
        self.begun, self.log = setup, list[tuple[Seat, str]]()

    @property
    def game(self) -> Game:
        return NIM

    @property
    def heap(self) -> int:
        return 7 - sum(int(choice) for _, choice in self.log if choice != RESIGN)

    @property
    def outcome(self) -> Outcome | None:
        if not self.log or (self.heap and self.log[-1][1] != RESIGN):
            return None
        seat, choice = self.log[-1]
        winner = Seat(1 - seat) if choice == RESIGN else seat
        return Outcome((winner,), "nim-last", tuple(int(seat == winner) for seat in range(2)))

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        seat = Seat(len(self.log) % 2)
        options = [str(count) for count in (1, 2) if count <= self.heap]
        return {} if self.outcome else {seat: Decision(seat, len(self.log) // 2, "take", options)}

    def apply(self, seat: Seat, choice: str) -> list[Event]:
        self.check(seat, choice)
        self.log.append((seat, choice))
        return [Took(seat, int(choice))]

    def resign(self, seat: Seat) -> list[Event]:
        self.check_seat(seat)
        if self.outcome:
            raise Refused(Code.GAME_OVER)
        self.log.append((seat, RESIGN))
        return [Left(seat)]

    def view(self, seat: Seat | None) -> View:
        self.check_seat(seat)
        asked = None if seat is None else self.pending.get(seat)
        return NimView(seat, asked, tuple(self.pending), self.outcome, self.heap, self.to_json())

    def setup(self) -> Json:
        return self.begun

    def to_json(self) -> Json:
        return {"setup": self.begun, "log": [list(step) for step in self.log]}


class Nim(Game):
    id = "nim"
    rules_version = "1"
    options = OPTIONS

    def start(self, options: Mapping[str, Any], chance: Chance) -> State:
        del chance
        return self.begin({"options": self.configure(options)})

    def begin(self, setup: Json) -> State:
        return NimState(setup)

    def state_from_json(self, stored: Json) -> State:
        state = NimState(stored["setup"])
        state.log = [(Seat(seat), choice) for seat, choice in stored["log"]]
        return state

    def resample(self, view: View, chance: Chance) -> State:
        del chance  # nothing is hidden
        assert isinstance(view, NimView)
        return self.state_from_json(view._state)

    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        del seat
        return setup

    def secret(self, setup: Json) -> str:
        del setup
        return ""


NIM = Nim()
GAME = Registration(id="nim", rules="nim:NIM", words="nim.words")
