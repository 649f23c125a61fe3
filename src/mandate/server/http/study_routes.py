"""Games that nobody plays: replaying a record, a position of a lesson, a map of one's own. Nothing is kept,
but where somebody plays on from a position: that is a table like any other.

Whoever asks brings the whole record along, so there is nothing in it that could be secret. The work is done
in processes of its own (`scholars.py`), and ends when its asker hangs up.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import Body

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.players.advice import Advice
from mandate.server.http.callers import AnyConnection, AnyRequest, caller_of, context_of
from mandate.server.http.language import language_of
from mandate.server.http.refusals import REFUSALS, refusal
from mandate.server.http.table_routes import admit_opening, opened
from mandate.server.workers.queue import Asker
from mandate.table import wire
from mandate.table.plan import Bot, Me, Open, Plan, PlayOn
from mandate.table.positions import Advising, Drafted, Drafting, MadeUp
from mandate.table.replays import Replay, Replayed
from mandate.table.studies import AnyTask, GoingOn, Judging, Options, Review, Trial

GONE = 499  # nobody reads it


@post("/replay", status_code=200, responses=REFUSALS)
async def replay(request: AnyRequest, data: Annotated[Replay, Body()]) -> Response[Replayed]:
    """Play a record again: what happened, and how things stood in the stretch of it that is asked for."""
    return await _answer(request, data)


@post("/preview", status_code=200, responses=REFUSALS)
async def try_out(
    request: AnyRequest, data: Annotated[Trial, Body()]
) -> Response[wire.Previewed | wire.Refusal]:
    """What a choice after the record's last one would bring, up to the first chance or reveal.

    That a rule forbids it is an answer like any other, with status 200: browsers report others as errors.
    """
    try:
        return await _answer(request, data)
    except Refused as problem:
        if problem.clause is None:
            raise
        language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
        return Response(refusal(problem, language), media_type="application/json")


@post("/review", status_code=200, responses=REFUSALS)
async def review(request: AnyRequest, data: Annotated[Judging, Body()]) -> Response[Review]:
    """What each choice gave away, and where the game turned. One at a time: it takes a whole processor."""
    return await _answer(request, data)


@post("/options", status_code=200, responses=REFUSALS)
async def check_options(request: AnyRequest, data: Annotated[Options, Body()]) -> Response[dict[str, Any]]:
    """All options of a game with their values, the given ones checked: a map of one's own, for example."""
    return await _answer(request, data)


@post("/position", status_code=200, responses=REFUSALS)
async def read_position(request: AnyRequest, data: Annotated[MadeUp, Body()]) -> Response[Drafted]:
    """Read a position that somebody made up: filled in, or with everything that is wrong with it."""
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    return await _answer(request, Drafting(given=data, language=language))


@post("/advice", status_code=200, responses=REFUSALS)
async def advise(request: AnyRequest, data: Annotated[Advising, Body()]) -> Response[Advice]:
    """What the adviser would do after the record's last choice. Waits its turn as reviews do."""
    return await _answer(request, data)


@post("/play-on", responses=REFUSALS)
async def play_on(request: AnyRequest, data: Annotated[PlayOn, Body()]) -> Response[wire.TableInfo]:
    """Open a table that goes on from a position of a record, against computer players or by hand.

    Its first choices and all hands are those of the record. The table says where it was begun, and its deal
    cannot be verified.
    """
    caller = await admit_opening(request)
    task = GoingOn(record=data.record, after=data.after, takebacks=data.takebacks)
    checked = await context_of(request).study_workers.ask(await _asker(request), task)
    start = msgspec.json.decode(checked, type=Record)
    seats: list[Me | Open | Bot] = [*data.seats]
    plan = Plan(
        game=start.game,
        options=start.setup["options"],
        seats=seats,
        takebacks=data.takebacks,
        hints=data.hints,
    )
    return await opened(request, caller, plan, start)


async def _answer(request: AnyRequest, task: AnyTask) -> Response[Any]:
    """The answer; the work for it ends where whoever asked has hung up."""
    asker = await _asker(request)
    work = asyncio.create_task(context_of(request).study_workers.ask(asker, task))
    hung_up = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait([work, hung_up], return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            return Response(b"", status_code=GONE, media_type="application/json")
        return Response(work.result(), media_type="application/json")
    finally:
        work.cancel()
        hung_up.cancel()
        await asyncio.gather(work, hung_up, return_exceptions=True)


async def _asker(connection: AnyConnection) -> Asker:
    caller = await caller_of(connection)
    return Asker(caller.address, caller.id or "")


async def _has_room(connection: AnyConnection, _: object) -> None:
    """Before a record is read, which takes the loop a moment: who will be refused anyway costs nothing."""
    reviews = connection.scope["path"].endswith(("/review", "/advice"))
    context_of(connection).study_workers.check(await _asker(connection), reviews=reviews)


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


ROUTES = Router(
    "/api/study",
    route_handlers=[replay, try_out, review, check_options, read_position, advise, play_on],
    guards=[_has_room],
)
