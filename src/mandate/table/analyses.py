"""Analyses: a game, and what else might have been played in it. Pure.

An analysis is one JSON object: a record, moves that leave its line, and comments. Positions are numbered:
those of the record from 0 on, as a replay counts them, then one for each further move, in the order of the
list. On the line of the record everything falls as it did in the game. Off it, what no seat has met yet is
drawn again, from a seed that the analysis keeps, so the same moves always lead to the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from mandate.core.branch import going_on
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import Game, Seat, State
from mandate.core.match import Match
from mandate.core.option import span
from mandate.core.record import Entry, Record
from mandate.core.rng import Chance
from mandate.core.text import tidy
from mandate.lang.text import Text
from mandate.table.commands import Choice, SeatNumber
from mandate.table.replays import (
    Position,
    Seen,
    Step,
    checked,
    label_of,
    seat_among,
    seen_at,
    step_of,
    steps_of,
)
from mandate.table.show import Show

if TYPE_CHECKING:
    from mandate.study.assess import Assessment

MOST_MOVES = 400  # off the line of the record
LONGEST_COMMENT = 600
LONGEST_TITLE = 80
DEPTH = 200  # moves of one variation

Comment = Annotated[str, msgspec.Meta(max_length=LONGEST_COMMENT)]
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SideMove(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move off the line of a record."""

    seat: SeatNumber
    choice: Choice


class AnalysisMove(SideMove, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move of an analysis, and the position that it follows."""

    after: Position
    comment: Comment = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game with variations and comments."""

    format: Literal["mandate-analysis-1"]
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    seed: Seed
    record: Record
    moves: Annotated[list[AnalysisMove], msgspec.Meta(max_length=MOST_MOVES)] = []
    # on positions of the record, by their numbers
    comments: Annotated[dict[int, Comment], msgspec.Meta(max_length=MOST_MOVES)] = {}


class SharedAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """The address of an analysis at this server, and until when it is kept (milliseconds since 1970)."""

    id: str
    until: int


class Exploring(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of an analysis: so many choices of a record, and then these moves."""

    record: Record
    after: Position
    moves: Annotated[list[SideMove], msgspec.Meta(max_length=DEPTH)] = []
    seed: Seed
    seat: SeatNumber | None = None  # to view it from; null: from the first that has to choose
    show: list[Literal["words", "facts"]] = []


class Explored(msgspec.Struct, frozen=True, kw_only=True):
    """The position, and what led to it. Moves that follow the record for a while are counted to it."""

    after: int
    moves: list[SideMove]  # as records carry them
    record: Record  # to continue from
    asked: list[int]  # the seats that have something to choose
    seat: int | None  # from which it is seen
    step: Step  # the last move, with what followed by itself
    seen: Seen


class Assessing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record: what can its player expect after its last choice, by what that seat can know?"""

    record: Record
    seat: SeatNumber | None = None  # null: the first that has to choose


class OpeningAnalysis(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An analysis to be checked and read."""

    analysis: Analysis
    show: list[Literal["words", "facts"]] = []


class OpenedAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis without flaws: its texts cleaned, and what each of its moves brought."""

    analysis: Analysis
    steps: list[Step]  # one for each of its moves


def explored(task: Exploring, go_on: Callable[..., None]) -> Explored:
    """The position that a task names. Moves along the record are counted to it."""
    game, record = checked(task.record)
    entries, left = record.in_force(), list(task.moves)
    show = Show(words="words" in task.show, facts="facts" in task.show)
    if task.after > len(entries):
        raise _no_position(task.after, len(entries))
    label: Text | None = None
    for at, (entry, reached, events) in enumerate(steps_of(game, record, go_on)):
        state = reached
        step = step_of(state, entry, events, None, show, label)
        if at >= task.after and (at == len(entries) or not _follows(state, entries[at], left)):
            break
        if show.words and at + 1 >= task.after:
            label = label_of(state, entries[at])
    known = Record(game=record.game, rules=record.rules, setup=record.setup, choices=entries[:at])
    if left:
        match = _branched(game, record, at, task.seed)
        for number, move in enumerate(left, 1):
            go_on()
            last = number == len(left)
            left[number - 1], step = _play(match, move, number, show if last else None)
        state, known = match.state, match.record
    asked = sorted(seat for seat, decision in state.pending.items() if not decision.automatic)
    eyes = seat_among(task.seat, state.seats)
    eyes = eyes if eyes is not None or not asked else Seat(asked[0])
    return Explored(
        after=at,
        moves=left,
        record=known,
        asked=list(asked),
        seat=eyes,
        step=step,
        seen=seen_at(state, eyes, show, hidden=True),
    )


def _follows(state: State, entry: Entry, left: list[SideMove]) -> bool:
    """Whether the record goes where these moves go; one that it has is taken from them."""
    if not left:
        return False
    decision = state.pending.get(Seat(entry.seat))
    if decision is not None and decision.automatic:
        return True
    move = left[0]
    if decision is None or move.seat != entry.seat or move.choice not in (*decision.options, entry.choice):
        return False
    if entry.choice not in (move.choice, state.full_choice(move.choice)):
        return False
    del left[0]
    return True


def _branched(game: Game, record: Record, after: int, seed: str) -> Match[Any]:
    """The game as it leaves the record after so many choices."""
    return Match.resume(game, going_on(game, record, after, Chance(f"{seed}/{after}")))


def _play(match: Match[Any], move: SideMove, number: int, show: Show | None) -> tuple[SideMove, Step]:
    """Make a move, and say what it brought if that is wanted."""
    entry = Entry(seat=move.seat, choice=move.choice)
    label = label_of(match.state, entry) if show is not None and show.words else None
    made = len(match.record.choices)
    try:
        events = match.play(move.choice, Seat(move.seat))
    except Problem as problem:
        raise Malformed(
            Code.BAD_CHOICE, number=number, choice=move.choice, seat=move.seat + 1, reason=problem
        ) from problem
    full = msgspec.structs.replace(move, choice=match.record.choices[made].choice)
    entry = match.record.choices[made]
    return full, step_of(match.state, entry, events, None, show or Show(), label)


def opened(task: OpeningAnalysis, go_on: Callable[..., None]) -> OpenedAnalysis:
    """An analysis with its texts cleaned. Refuses a move that is not legal, or names a later position."""
    given = task.analysis
    game, record = checked(given.record)
    show = Show(words="words" in task.show, facts="facts" in task.show)
    start, *_ = positions = [state.setup() if at == 0 else None for at, state in _states(game, record, go_on)]
    reached: dict[int, Match[Any]] = {}
    depth = dict.fromkeys(range(len(positions)), 0)
    moves: list[AnalysisMove] = []
    steps: list[Step] = []
    for number, move in enumerate(given.moves):
        go_on()
        at = len(positions) + number
        depth[at] = depth.get(move.after, DEPTH) + 1
        if depth[at] > DEPTH:
            raise _no_position(move.after, at - 1)
        if move.after not in reached:
            reached[move.after] = _branched(game, record, move.after, given.seed)
        reached[at] = reached[move.after].copy()
        made, step = _play(reached[at], move, number + 1, show)
        moves.append(AnalysisMove(**msgspec.structs.asdict(made) | {"comment": tidy(move.comment)}))
        steps.append(step)
    if beyond := [at for at in given.comments if not 0 <= at < len(positions)]:
        raise _no_position(beyond[0], len(positions) - 1)
    comments = {at: said for at, text in sorted(given.comments.items()) if (said := tidy(text))}
    names = [tidy(name) for name in record.names]
    clean = msgspec.structs.replace(
        given,
        title=tidy(given.title),
        record=msgspec.structs.replace(record, names=names, setup=start),
        moves=moves,
        comments=comments,
    )
    return OpenedAnalysis(analysis=clean, steps=steps)


def _states(game: Game, record: Record, go_on: Callable[..., None]) -> Iterator[tuple[int, State]]:
    for at, (_, state, _) in enumerate(steps_of(game, record, go_on)):
        yield at, state


def _no_position(at: int, last: int) -> Malformed:
    return Malformed(Code.BAD_OPTION, option="after", value=str(at), expected=span(0, last))


def assessed(task: Assessing, go_on: Callable[..., None]) -> Assessment:
    """What the seat that is to choose can expect, by what it can know."""
    from mandate.study.assess import assess  # not part of the pack of a device

    game, record = checked(task.record)
    *_, (_, state, _) = steps_of(game, record, go_on)
    seat = seat_among(task.seat, state.seats)
    return assess(game.id, state, min(state.pending, default=None) if seat is None else seat)
