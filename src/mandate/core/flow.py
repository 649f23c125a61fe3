"""Frames and kinds, for games with nested decisions. Knows no game.

The activity of a game is a stack of frames, each plain data: a kind, a named step, a seat and a few small
locals. A kind is either `Steps` (named functions, run one after another, each of which may push frames
that come first) or a question (`Ask` for one seat, `AskAll` for several seats at once). `settle` runs
frames until a seat must decide. Since frames are data, a game is stored and copied at any decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NewType, Protocol, TypeAlias, TypeVar

from mandate.core.errors import Code, Refused
from mandate.core.game import Seat
from mandate.core.question import Choice, Question, Target
from mandate.lang.text import Text

Automaton = NewType("Automaton", int)  # plays without a person, in the numbers behind the seats
Actor: TypeAlias = Seat | Automaton  # the seat or automaton that a frame is about
NO_ONE: Final = Automaton(-1)
Asked: TypeAlias = dict[Seat, Sequence[str]]  # seat → every legal token
END = "."  # the step after the last one


class Frame:
    """One activity under way. `data` is a dict of numbers, texts and tuples of them, nothing mutable.

    A game may describe the data of each kind by a `TypedDict`: `data: Hire = frame.data`.
    """

    __slots__ = ("data", "kind", "seat", "step")

    def __init__(self, kind: str, seat: Actor = NO_ONE, step: str = "", data: Any = None) -> None:
        self.kind = kind
        self.seat = seat
        self.step = step
        self.data: Any = {} if data is None else data

    def copy(self) -> Frame:
        return Frame(self.kind, self.seat, self.step, copy(self.data))

    def to_json(self) -> list[Any]:
        return [self.kind, self.seat, self.step, self.data]

    @classmethod
    def from_json(cls, stored: Sequence[Any]) -> Frame:
        kind, seat, step, data = stored
        frozen: Any = {name: _frozen(value) for name, value in data.items()}
        return cls(kind, seat, step, frozen)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


class Flowing(Protocol):
    """What a state must have for its flow to run."""

    stack: list[Frame]

    def absent(self, seat: Seat) -> bool:
        """Whether the seat is empty by now: its questions are answered with the last option."""
        ...


S = TypeVar("S", bound=Flowing)


@dataclass(frozen=True, slots=True)
class Steps(Generic[S]):
    """Named steps in order. A step that returns a name continues there; otherwise the next one follows."""

    steps: tuple[tuple[str, Callable[[S, Frame], str | None]], ...]
    by_name: dict[str, tuple[Callable[[S, Frame], str | None], str]] = field(init=False)

    def __post_init__(self) -> None:
        """Each step's function and the name of the next one; a new frame's step has no name yet."""
        after = [name for name, _ in self.steps[1:]] + [END]
        table = {name: (run, then) for (name, run), then in zip(self.steps, after, strict=True)}
        object.__setattr__(self, "by_name", {"": table[self.steps[0][0]], **table})


def _no_targets(state: Any, frame: Frame, token: str) -> tuple[Target, ...]:
    del state, frame, token
    return ()


def _nothing(state: Any, frame: Frame, token: str | Sequence[str]) -> None:
    del state, frame, token


@dataclass(frozen=True, slots=True)
class Telling(Generic[S]):
    """A kind of question for people: its rule, its title, and what each option says and is about.

    All are functions of what the asked seat may know: a state that was filled from its view alone. The
    frame's seat is the asked one, even if several are asked at once. `detail` is what a player must know to
    choose; `why_not` the reason against a token that is not among the options, None if there is no
    better one than that.
    """

    clause: str | Callable[[Frame, str], str]  # by the token where one kind falls under several rules
    title: Callable[[S, Frame], Text]
    label: Callable[[S, Frame, str], Text]
    targets: Callable[[S, Frame, str], tuple[Target, ...]] = _no_targets
    detail: Callable[[S, Frame, str], Text | None] = _nothing
    why_not: Callable[[S, Frame, str], Refused | None] = _nothing
    usual: str | None = None  # the token that settles it as most people would
    proposes: Callable[[S, Frame, Sequence[str]], str | None] = (
        _nothing  # the same, where it depends on the options
    )

    def clause_of(self, frame: Frame, token: str) -> str:
        return self.clause if isinstance(self.clause, str) else self.clause(frame, token)

    def question(self, state: S, frame: Frame, options: Sequence[str], *, guarded: bool = False) -> Question:
        choices = tuple(
            Choice(
                self.label(state, frame, token),
                self.targets(state, frame, token),
                self.detail(state, frame, token),
            )
            for token in options
        )
        usual = self.usual if self.usual in options else self.proposes(state, frame, options)
        clause = self.clause_of(frame, "")
        return Question(frame.kind, self.title(state, frame), choices, clause, usual, guarded)


@dataclass(frozen=True, slots=True)
class Ask(Generic[S]):
    """A question to the frame's seat.

    `options` changes nothing; with no options the frame ends. The frame has left the stack when `answer` is
    called; to ask again, `answer` pushes it first. A single option is taken at once, unless `always`: options
    that come from something hidden must be put to the seat even if there is only one.
    """

    options: Callable[[S, Frame], Sequence[str]]
    answer: Callable[[S, Frame, str], None]
    always: bool = False
    telling: Telling[S] | None = None


@dataclass(frozen=True, slots=True)
class AskAll(Generic[S]):
    """A question to several seats at once. The frame stays until `options` names no seat; then `after`."""

    options: Callable[[S, Frame], Asked]
    answer: Callable[[S, Frame, Seat, str], None]
    after: Callable[[S, Frame], None]
    telling: Telling[S] | None = None


Kinds: TypeAlias = Mapping[str, Steps[S] | Ask[S] | AskAll[S]]


def _telling(state: S, kinds: Kinds[S], seat: Seat) -> tuple[Telling[S], Frame]:
    """The words for the question on top of the stack, and its frame as the asked seat has it."""
    frame = state.stack[-1]
    kind = kinds[frame.kind]
    assert not isinstance(kind, Steps) and kind.telling is not None, f"{frame.kind} has no words"
    return kind.telling, Frame(frame.kind, seat, frame.step, frame.data)


def question(state: S, kinds: Kinds[S], seat: Seat, options: Sequence[str]) -> Question:
    """The question on top of the stack in words, from a state that knows what the seat may know."""
    telling, frame = _telling(state, kinds, seat)
    kind = kinds[frame.kind]
    return telling.question(state, frame, options, guarded=isinstance(kind, Ask) and kind.always)


def refusal(state: S, kinds: Kinds[S], seat: Seat, token: str) -> Refused:
    """Why the seat that is asked may not choose this; the first reason in the rules' order."""
    telling, frame = _telling(state, kinds, seat)
    reason = telling.why_not(state, frame, token)
    return reason or Refused(Code.NOT_OFFERED, clause=telling.clause_of(frame, token), choice=token)
