"""Studies of games sent by clients: replay, trial, review, branch, draft, advice, analysis. Pure.

Each task has a struct; `work_on` does any of them. A server runs it in worker processes, a device directly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate import games
from mandate.core.branch import going_on
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.table import analyses, wire
from mandate.table.analyses import Assessing, Exploring, OpeningAnalysis
from mandate.table.commands import Choice, SeatNumber
from mandate.table.plan import LONGEST_NAME
from mandate.table.positions import Advising, Drafting, advised, drafted
from mandate.table.replays import Replay, checked, replayed, seat_among, steps_of
from mandate.table.show import Show, events


class Trial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice to try after the record's last one."""

    record: Record
    seat: SeatNumber
    choice: Choice
    show: list[Literal["words"]] = []


class ReviewTask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record to review."""

    record: Record


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a game, to check."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any]


class Printing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that bring cards of their own: read them, and report everything that is wrong."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any]
    language: str = "en"


class PrintedFault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with such options: what, where, and how it would be right."""

    code: str
    sentence: str
    facts: dict[str, str]  # where it stands, as the game names places
    example: str


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What the cards of such options say where they differ from the game's own; null if faulty."""

    printed: dict[str, Any] | None  # as the game gives it
    faults: list[PrintedFault]


class BranchTask(msgspec.Struct, frozen=True, kw_only=True):
    """A record to continue from, after that many of its choices; what is not yet revealed is drawn again."""

    record: Record
    after: int
    takebacks: bool


AnyTask: TypeAlias = (
    Replay
    | Trial
    | ReviewTask
    | Options
    | Printing
    | BranchTask
    | Drafting
    | Advising
    | Exploring
    | OpeningAnalysis
    | Assessing
)


def game_of(task: AnyTask) -> str:
    """The name of the game it is about, which need not be one."""
    match task:
        case Options() | Printing():
            return task.game
        case Drafting():
            return task.given.game
        case OpeningAnalysis():
            return task.analysis.record.game
        case _:
            return task.record.game


def work_on(task: AnyTask, go_on: Callable[..., None]) -> bytes:
    """The answer as JSON; `go_on` is called between steps and raises if no client waits any more."""
    match task:
        case Replay():
            return replayed(task, go_on)
        case Trial():
            return msgspec.json.encode(_tried(task, go_on))
        case ReviewTask():
            from mandate.study.review import review_of, reviewer_of

            _, record = checked(task.record)
            reviewer = reviewer_of(record.game)
            few = None if reviewer is None else reviewer.few
            return msgspec.json.encode(review_of(record, few, jobs=1, progress=go_on).to_json())
        case BranchTask(after=after, takebacks=takebacks):
            game, record = checked(task.record)
            begun = going_on(game, record, after, Chance(), takebacks=takebacks)
            Match.resume(game, begun)  # the caller relies on this
            return msgspec.json.encode(begun)
        case Drafting(given=given, language=language):
            return msgspec.json.encode(drafted(given, language))
        case Advising():
            return msgspec.json.encode(advised(task, go_on))
        case Exploring():
            return msgspec.json.encode(analyses.explored(task, go_on))
        case OpeningAnalysis():
            return msgspec.json.encode(analyses.opened(task, go_on))
        case Assessing():
            return msgspec.json.encode(analyses.assessed(task, go_on))
        case Options():
            game = games.find(task.game)
            configured = game.configure_remote(task.options)
            game.prove(configured)
            return msgspec.json.encode(configured)
        case Printing():
            return msgspec.json.encode(_printed(task))


def _printed(task: Printing) -> Printed:
    """The options are tried out as well, where that is what may be wrong with them."""
    game = games.find(task.game)
    faults = [
        PrintedFault(
            code=problem.code.value,
            sentence=problem.tell(task.language),
            facts={name: str(fact) for name, fact in problem.facts.items()},
            example=example,
        )
        for problem, example in game.faults(task.options)
    ]
    return Printed(printed=None if faults else game.printed(task.options), faults=faults)


def _tried(task: Trial, go_on: Callable[..., None]) -> wire.Previewed:
    game, record = checked(task.record)
    *_, (_, state, _) = steps_of(game, record, go_on)
    seat = seat_among(task.seat, state.seats)
    assert seat is not None
    trial = attempt(state, seat, [task.choice])
    shown = events(state, trial.events, seat, Show(words=bool(task.show)))
    return wire.Previewed(ref=None, events=shown, stop=trial.stop, cautions=list[Any](trial.cautions))
