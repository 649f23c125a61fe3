"""What is done with games that are brought along: replays, trials, reviews, maps; in processes of its own.

Any of it can take long, and holds the interpreter while it does: beside the loop that serves people it would
stop every game. Between two steps it looks whether anybody still waits for it.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mandate import games
from mandate.core.errors import Problem, Refused
from mandate.core.going_on import going_on
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.server import wire
from mandate.server.codes import ServerCode
from mandate.server.commands import Choice, SeatNumber
from mandate.server.plan import LONGEST_NAME
from mandate.server.positions import Advising, Drafting, advised, drafted
from mandate.server.replays import LARGEST_ANSWER, Replay, checked, replayed, seat_among, steps_of
from mandate.server.show import Show, events
from mandate.server.turns import Asker
from mandate.server.workers import Worker, Workers, begin_work, interrupted, questions

LIMIT, REVIEW_LIMIT = 20.0, 180.0  # seconds for one of them
MOST, MOST_EACH = 100, 12  # that wait, in all and from one address
MOST_REVIEWS, MOST_REVIEWS_EACH = 20, 3
MEMORY = 2 * 1024**3  # bytes that such a process may ask for

logger = logging.getLogger(__name__)


class Trial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice to be tried after the record's last one."""

    record: Record
    seat: SeatNumber
    choice: Choice
    show: list[Literal["words"]] = []


class Judging(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record to be reviewed."""

    record: Record


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice that could have been made."""

    choice: str
    value: float
    visits: int
    told: wire.ToldName | None = None  # the choice in words, where its judge has them
    brings: wire.ToldName | None = None  # how what it would have brought differs


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One choice, judged as its mover could know things. All figures are shares of the win."""

    ply: int  # counted from 1, as in a replay
    seat: int
    choice: str
    before: float  # with the best choice
    after: float  # with this one
    drawn: float  # with what was drawn then, where the judge looks at draws
    lost: float
    luck: float
    alternatives: list[Alternative]  # the best others, if they are better
    told: wire.ToldName | None = None  # the choice in words, where its judge has them
    brings: wire.ToldName | None = None  # what it was expected to bring


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What made a seat's game, added up over all its choices."""

    seat: int
    placements: int
    lost: float
    luck: float
    others: float  # between its turns
    accuracy: float  # the share of its choices that gave away next to nothing


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every choice of a game judged, and what they come to."""

    seats: int
    simulations: int  # for each judgement
    winners: list[int]  # none while the game goes on
    moves: list[Judged]
    balances: list[Balance]
    turns: list[int]  # the plies where the game turned
    settled: int | None  # the ply of the winner's last choice with less than an even chance before it


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a game, to be checked."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    options: dict[str, Any]


class GoingOn(msgspec.Struct, frozen=True, kw_only=True):
    """A record to be gone on with, after so many of its choices; what nobody has met yet is drawn anew."""

    record: Record
    after: int
    takebacks: bool


AnyTask: TypeAlias = Replay | Trial | Judging | Options | GoingOn | Drafting | Advising


class Scholars:
    """The processes: one for what is soon done, one for reviews, so that nobody waits for theirs."""

    def __init__(self) -> None:
        quick = [Worker(_work, name="mandate-study")]
        slow = [Worker(_work, name="mandate-review")]
        self._quick = Workers(quick, most=MOST, most_each=MOST_EACH, stoppable=True)
        self._reviews = Workers(slow, most=MOST_REVIEWS, most_each=MOST_REVIEWS_EACH, stoppable=True)

    def start(self) -> None:
        """Start what is soon needed, in the background."""
        self._quick.start()

    def check(self, asker: Asker, *, reviews: bool) -> None:
        """Refuse where too many wait already, before anybody reads what they bring along."""
        (self._reviews if reviews else self._quick).check(asker)

    async def ask(self, asker: Asker, task: AnyTask) -> bytes:
        """The answer as JSON. Refused where too many wait already; cancelled, the work ends."""
        reviews = isinstance(task, Judging | Advising)
        pool, limit = (self._reviews, REVIEW_LIMIT) if reviews else (self._quick, LIMIT)
        try:
            answer = await pool.ask(asker, lambda: pickle.dumps((task,)), limit)
        except (EOFError, OSError, TimeoutError) as error:
            logger.warning("a game was not studied", extra={"why": repr(error)})
            raise Refused(ServerCode.TOO_HARD) from error
        if isinstance(answer, Problem):
            raise answer
        assert isinstance(answer, bytes)
        return answer

    async def close(self) -> None:
        await self._quick.close()
        await self._reviews.close()


class _Stopped(Exception):
    """Nobody waits for it any more."""


def _work(pipe: Connection) -> None:
    """The process: answer questions until nobody holds the other end of the pipe."""
    begin_work()
    _limit_memory()

    def go_on(*_: object) -> None:
        if interrupted(pipe):
            raise _Stopped

    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(pickle.dumps(None))
        for (task,) in questions(pipe):
            pipe.send_bytes(pickle.dumps(_answer(task, go_on)))


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _answer(task: AnyTask, go_on: Callable[..., None]) -> bytes | Problem | None:
    try:
        answer = work_on(task, go_on)
    except _Stopped:
        return None
    except Problem as problem:
        return problem
    except MemoryError:
        return Refused(ServerCode.TOO_HARD)
    except Exception:
        logger.exception("a game could not be studied")
        return Refused(ServerCode.INTERNAL)
    return answer if len(answer) <= LARGEST_ANSWER else Refused(ServerCode.TOO_HARD)


def work_on(task: AnyTask, go_on: Callable[..., None]) -> bytes:
    """The answer as JSON; `go_on` is called between two steps, and raises where nobody waits any more."""
    match task:
        case Replay():
            return replayed(task, go_on)
        case Trial():
            return msgspec.json.encode(_tried(task, go_on))
        case Judging():
            from mandate.study.review import judge_of, review_of

            _, record = checked(task.record)
            judge = judge_of(record.game)
            few = None if judge is None else judge.few
            return msgspec.json.encode(review_of(record, few, jobs=1, progress=go_on).to_json())
        case GoingOn(after=after, takebacks=takebacks):
            game, record = checked(task.record)
            begun = going_on(game, record, after, Chance(), takebacks=takebacks)
            Match.resume(game, begun)  # whoever takes it up relies on it
            return msgspec.json.encode(begun)
        case Drafting(given=given, language=language):
            return msgspec.json.encode(drafted(given, language))
        case Advising():
            return msgspec.json.encode(advised(task, go_on))
        case Options():
            return msgspec.json.encode(games.find(task.game).configure_remote(task.options))


def _tried(task: Trial, go_on: Callable[..., None]) -> wire.Previewed:
    game, record = checked(task.record)
    *_, (_, state, _) = steps_of(game, record, go_on)
    seat = seat_among(task.seat, state.seats)
    assert seat is not None
    trial = attempt(state, seat, [task.choice])
    told = events(trial.events, seat, Show(words=bool(task.show)))
    return wire.Previewed(ref=None, events=told, stop=trial.stop, cautions=list[Any](trial.cautions))
