"""Games that nobody plays: replaying a record, a position of a lesson, a map of one's own. Nothing is kept.

Whoever asks brings the whole record along, so there is nothing in it that could be secret.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.params import Body

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Game, Seat
from mandate.core.match import replay
from mandate.core.record import Record
from mandate.server import commands, wire
from mandate.server.plan import LONGEST_NAME
from mandate.server.refusals import REFUSALS

MOST_CHOICES = 1000
SIMULATIONS = 600  # for each judgement of a review: some seconds for a game


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, whole or only begun, and whose eyes to look through (null: a spectator's)."""

    record: Record
    seat: commands.SeatNumber | None = None


class Trial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice to be tried after the record's last one."""

    record: Record
    seat: commands.SeatNumber
    choice: commands.Choice


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """How things stand at the beginning (`choice` is null), and after each choice in force."""

    seat: int | None
    choice: str | None
    events: list[wire.GameEvent]
    view: wire.GameView


class Judging(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record to be reviewed."""

    record: Record


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that could have been made."""

    choice: str
    value: float
    visits: int


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice, judged as its mover could know things. All figures are shares of the win."""

    ply: int  # counted from 1, as in a replay
    seat: int
    choice: str
    before: float  # with the best choice
    after: float  # with this one
    drawn: float  # with the tile that was drawn then
    lost: float
    luck: float
    alternatives: list[Alternative]  # the best others, if they are better


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What made a seat's game, added up over all its choices."""

    seat: int
    placements: int
    lost: float
    luck: float
    others: float  # between its turns


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


@post("/", status_code=200, responses=REFUSALS, sync_to_thread=True)
def study(data: Annotated[Study, Body()]) -> list[Frame]:
    """Replay a record: every position of it with what happened before."""
    game, record = _checked(data.record)
    frames = []
    for entry, state, told in replay(game, record):
        seat = _seat(data.seat, state.seats)
        frames.append(
            Frame(
                seat=None if entry is None else entry.seat,
                choice=None if entry is None else entry.choice,
                events=[event.seen_by(seat).to_json() for event in told],
                view=state.view(seat).to_json(),
            )
        )
    return frames


@post("/preview", status_code=200, responses=REFUSALS, sync_to_thread=True)
def try_out(data: Annotated[Trial, Body()]) -> wire.Previewed:
    """What a choice after the record's last one would bring, up to the first chance or reveal."""
    game, record = _checked(data.record)
    *_, (_, state, _) = replay(game, record)
    seat = _seat(data.seat, state.seats)
    assert seat is not None
    events = [event.seen_by(seat).to_json() for event in state.preview(seat, data.choice)]
    return wire.Previewed(ref=None, events=events)


@post("/review", status_code=200, responses=REFUSALS)
async def review(request: Request[Any, Any, Any], data: Annotated[Judging, Body()]) -> Review:
    """What each choice gave away, and where the game turned. One at a time: it takes a whole processor."""
    _, record = _checked(data.record)
    waiting: asyncio.Semaphore = request.app.state.reviews
    async with waiting:
        return await asyncio.to_thread(_judge, record)


def _judge(record: Record) -> Review:
    from mandate.arena.review import review_of

    return msgspec.convert(review_of(record, SIMULATIONS, jobs=1).to_json(), Review)


@post("/options", status_code=200, responses=REFUSALS, sync_to_thread=True)
def check_options(data: Annotated[Options, Body()]) -> dict[str, Any]:
    """All options of a game with their values, the given ones checked: a map of one's own, for example."""
    return games.find(data.game).configure_remote(data.options)


def _checked(record: Record) -> tuple[Game, Record]:
    """The game and the record, with nothing in its options that could reach into this machine."""
    game = games.find(record.game)
    if len(record.choices) > MOST_CHOICES:
        raise Malformed(Code.BAD_RECORD, line=1, key="choices", expected=f"≤ {MOST_CHOICES}")
    if not isinstance(record.setup.get("options"), dict):
        raise Malformed(Code.BAD_RECORD, line=1, key="setup.options", expected="an object")
    options = game.configure_remote(record.setup["options"])
    return game, msgspec.structs.replace(record, setup={**record.setup, "options": options})


def _seat(seat: int | None, seats: int) -> Seat | None:
    if seat is not None and seat >= seats:
        raise Refused(Code.NO_SUCH_SEAT, seat=seat + 1, seats=seats)
    return None if seat is None else Seat(seat)


ROUTES = Router("/api/study", route_handlers=[study, try_out, review, check_options])
