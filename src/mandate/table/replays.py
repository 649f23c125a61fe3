"""Replay of a record sent by a client: what happened, and the views at the requested positions.

The views of a whole game are large and rarely all needed, so they are sent one range at a time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Event, Game, Seat, State
from mandate.core.record import RESIGN, Entry, Record
from mandate.core.replay import replay
from mandate.lang.text import Text, TextJson
from mandate.table import items, seat_view, wire
from mandate.table.codes import ServerCode
from mandate.table.commands import SeatNumber
from mandate.table.show import Show, events

MOST_CHOICES = 1000
MOST_VIEWS = 100  # in one answer
LARGEST_ANSWER = 24 * 1024 * 1024  # bytes

Position: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Replay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, finished or not, and the seat to view it from (null: a spectator).

    `views`: the range of positions to send views of, the end excluded. Position 0 is the start.
    """

    record: Record
    seat: SeatNumber | None = None
    steps: bool = True  # whether to include what happened
    views: tuple[Position, Position] = (0, 0)
    hidden: bool = False  # whether to include in each view what lay hidden, such as all hands
    show: list[Literal["words", "facts"]] = []


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What led to a position: a choice, or nothing for the first position (`choice` is null)."""

    seat: int | None
    choice: str | None
    events: list[items.GameEvent]
    told: TextJson | msgspec.UnsetType = msgspec.UNSET  # with words: the choice as it was offered


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The game at a position."""

    view: wire.GameView
    question: wire.AskedInWords | msgspec.UnsetType | None = msgspec.UNSET
    facts: list[wire.TidyFacts] | msgspec.UnsetType = msgspec.UNSET
    hidden: wire.GameHidden | msgspec.UnsetType = msgspec.UNSET


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """`steps` has an entry for every position, `views` starts at position `first`."""

    first: int
    views: list[Seen]
    seats: int | msgspec.UnsetType = msgspec.UNSET  # with the steps: how many there are
    automata: list[TextJson] | msgspec.UnsetType = msgspec.UNSET  # with the steps: as at a table
    steps: list[Step] | msgspec.UnsetType = msgspec.UNSET


def replayed(task: Replay, go_on: Callable[..., None]) -> bytes:
    """The answer as JSON, encoded piece by piece; `go_on` raises if no client waits for it any more."""
    game, record = checked(task.record)
    show = Show(words="words" in task.show, facts="facts" in task.show)
    first, before = task.views[0], min(task.views[1], task.views[0] + MOST_VIEWS)
    steps, views, size, seats = [], [], 0, 0
    entries = list(record.in_force())
    label: Text | None = None
    for at, (entry, state, played) in enumerate(steps_of(game, record, go_on)):
        seats = state.seats
        seat = seat_among(task.seat, seats)
        made = []
        if task.steps:
            made.append(msgspec.json.encode(step_of(state, entry, played, seat, show, label)))
            label = label_of(state, entries[at]) if show.words and at < len(entries) else None
            steps.append(made[-1])
        if first <= at < before:
            made.append(msgspec.json.encode(seen_at(state, seat, show, hidden=task.hidden)))
            views.append(made[-1])
        size += sum(map(len, made))
        if size > LARGEST_ANSWER:
            raise Refused(ServerCode.TOO_HARD)
        if not task.steps and at + 1 >= before:
            break
    with_steps = b""
    if task.steps:
        automata = msgspec.json.encode(game.automata(record.setup["options"]))
        with_steps = b',"seats":%d,"automata":%b,"steps":[%b]' % (seats, automata, b",".join(steps))
    return b'{"first":%d,"views":[%b]%b}' % (first, b",".join(views), with_steps)


def seen_at(state: State, seat: Seat | None, show: Show, *, hidden: bool) -> Seen:
    """How things stand, ready to be written: the view is encoded already."""
    view = functools.cache(state.view)
    shown = seat_view.explained(view(seat), show) if show else {}
    if hidden:
        shown["hidden"] = state.hidden()
    return Seen(view=cast("wire.GameView", msgspec.Raw(state.encode_view(seat, view))), **shown)


def step_of(
    state: State, entry: Entry | None, played: list[Event], seat: Seat | None, show: Show, label: Text | None
) -> Step:
    shown = events(state, played, seat, show)
    if entry is None:
        return Step(seat=None, choice=None, events=shown)
    said = msgspec.UNSET if label is None else msgspec.to_builtins(label)
    return Step(seat=entry.seat, choice=entry.choice, events=shown, told=said)


def label_of(state: State, entry: Entry) -> Text | None:
    """The next choice in words. A client with the whole record knows all choices, even secret ones."""
    if entry.choice == RESIGN or Seat(entry.seat) not in state.pending:
        return None
    view = state.view(Seat(entry.seat))
    question = view.question()
    if question is None or view.decision is None or entry.choice not in view.decision.options:
        return None
    return question.choices[view.decision.options.index(entry.choice)].label


def steps_of(
    game: Game, record: Record, go_on: Callable[..., None]
) -> Iterator[tuple[Entry | None, State, list[Event]]]:
    for step in replay(game, record):
        go_on()
        yield step


def checked(record: Record) -> tuple[Game, Record]:
    """The game and the record, with options checked so that they cannot access this machine."""
    game = games.find(record.game)
    if len(record.choices) > MOST_CHOICES:
        raise Malformed(Code.BAD_RECORD, line=1, key="choices", expected=f"≤ {MOST_CHOICES}")
    if not isinstance(record.setup.get("options"), dict):
        raise Malformed(Code.BAD_RECORD, line=1, key="setup.options", expected="an object")
    options = game.configure_remote(record.setup["options"])
    return game, msgspec.structs.replace(record, setup={**record.setup, "options": options})


def seat_among(seat: int | None, seats: int) -> Seat | None:
    if seat is not None and seat >= seats:
        raise Refused(Code.NO_SUCH_SEAT, seat=seat + 1, seats=seats)
    return None if seat is None else Seat(seat)
