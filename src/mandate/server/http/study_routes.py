"""Study routes: replaying a record, a position of a lesson, a custom map. Nothing is stored, except when a
position is played on (that opens a table like any other) and when a person has their own game reviewed.

The request contains the whole record, so nothing in it is secret. The work runs in separate processes
(`workers/study_workers.py`), and stops when the client disconnects.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import Body, FromQuery

from mandate.core.errors import Refused
from mandate.core.record import Record
from mandate.people.practice import ReviewedGame, own_seat
from mandate.players.advice import Advice
from mandate.server.http.callers import AnyConnection, AnyRequest, caller_of, context_of
from mandate.server.http.language import language_of
from mandate.server.http.refusals import REFUSALS, refusal
from mandate.server.http.table_routes import admit_opening, opened
from mandate.server.workers.queue import Asker
from mandate.study.assess import Assessment
from mandate.study.review import Review
from mandate.table import wire
from mandate.table.analyses import Assessing, Explored, Exploring, OpenedAnalysis, OpeningAnalysis
from mandate.table.plan import PlayOn
from mandate.table.positions import Advising, Drafted, Drafting, MadeUp
from mandate.table.replays import Replay, Replayed
from mandate.table.studies import AnyTask, BranchTask, Options, Printed, Printing, ReviewTask, Trial

GONE = 499  # the client has disconnected


@post("/replay", status_code=200, responses=REFUSALS)
async def replay(request: AnyRequest, data: Annotated[Replay, Body()]) -> Response[Replayed]:
    """Replay a record: what happened, and the positions in the requested stretch."""
    return await _answer(request, data)


@post("/preview", status_code=200, responses=REFUSALS)
async def try_out(
    request: AnyRequest, data: Annotated[Trial, Body()]
) -> Response[wire.Previewed | wire.Refusal]:
    """What a choice after the record's last one would bring, up to the first chance or reveal.

    A choice that a rule forbids is also answered with status 200: browsers report any other as an error.
    """
    try:
        return await _answer(request, data)
    except Refused as problem:
        if problem.clause is None:
            raise
        language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
        return Response(refusal(problem, language), media_type="application/json")


@post("/review", status_code=200, responses=REFUSALS)
async def review(
    request: AnyRequest, data: Annotated[ReviewTask, Body()], table: FromQuery[str | None] = None
) -> Response[Review]:
    """What each choice gave away, and where the game turned. One at a time: it takes a whole processor.

    `table`: where the caller played it; accuracy and luck are then kept for their profile.
    """
    answer = await _answer(request, data)
    if table is not None and answer.status_code != GONE:
        await _keep_review(request, table, data.record, msgspec.json.decode(answer.content, type=Review))
    return answer


async def _keep_review(request: AnyRequest, name: str, record: Record, found: Review) -> None:
    context, guest = context_of(request), (await caller_of(request)).guest
    if guest is None:
        return
    live = await context.tables.admit(name, guest.id, None)
    seat = own_seat(live.table, guest.id, record)
    if seat is None or found.balances[seat].choices == 0:
        return
    own, at = found.balances[seat], live.table.lines[-1].at
    game = ReviewedGame(name, at, record.game, own.choices, own.accuracy, own.share.lost, own.share.luck)
    await context.store.practice.review(guest.id, game)


@post("/options", status_code=200, responses=REFUSALS)
async def check_options(request: AnyRequest, data: Annotated[Options, Body()]) -> Response[dict[str, Any]]:
    """All options of a game with their values, the given ones checked: a custom map, for example."""
    return await _answer(request, data)


@post("/printed", status_code=200, responses=REFUSALS)
async def read_cards(request: AnyRequest, data: Annotated[Printing, Body()]) -> Response[Printed]:
    """Read options that bring cards: what these say, or everything that is wrong with them."""
    return await _answer(request, data)


@post("/position", status_code=200, responses=REFUSALS)
async def read_position(request: AnyRequest, data: Annotated[MadeUp, Body()]) -> Response[Drafted]:
    """Read a made-up position: completed, or with everything that is wrong with it."""
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    return await _answer(request, Drafting(given=data, language=language))


@post("/advice", status_code=200, responses=REFUSALS)
async def advise(request: AnyRequest, data: Annotated[Advising, Body()]) -> Response[Advice]:
    """What the adviser would do after the record's last choice. Waits its turn as reviews do."""
    return await _answer(request, data)


@post("/assess", status_code=200, responses=REFUSALS)
async def assess(request: AnyRequest, data: Annotated[Assessing, Body()]) -> Response[Assessment]:
    """What the seat that is to choose can expect, and its best choices. Waits its turn as reviews do."""
    return await _answer(request, data)


@post("/explore", status_code=200, responses=REFUSALS)
async def explore(request: AnyRequest, data: Annotated[Exploring, Body()]) -> Response[Explored]:
    """A position off the line of a record, as the seat that is to choose sees it."""
    return await _answer(request, data)


@post("/analysis", status_code=200, responses=REFUSALS)
async def open_analysis(
    request: AnyRequest, data: Annotated[OpeningAnalysis, Body()]
) -> Response[OpenedAnalysis]:
    """An analysis checked: its texts cleaned, and what each of its moves brought."""
    return await _answer(request, data)


@post("/play-on", responses=REFUSALS)
async def play_on(request: AnyRequest, data: Annotated[PlayOn, Body()]) -> Response[wire.TableInfo]:
    """Open a table that continues from a position of a record, against computer players or by hand.

    Its first choices and all hands are those of the record. The table says where it began, and its deal
    cannot be verified.
    """
    caller = await admit_opening(request)
    task = BranchTask(record=data.record, after=data.after, takebacks=data.takebacks)
    checked = await context_of(request).study_workers.ask(await _asker(request), task)
    start = msgspec.json.decode(checked, type=Record)
    return await opened(request, caller, data.plan(start), start)


async def _answer(request: AnyRequest, task: AnyTask) -> Response[Any]:
    """The response; its work is canceled when the client disconnects."""
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
    """Refuse before the record is parsed, which blocks the loop for a moment."""
    reviews = connection.scope["path"].endswith(("/review", "/advice", "/assess"))
    context_of(connection).study_workers.check(await _asker(connection), reviews=reviews)


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


ROUTES = Router(
    "/api/study",
    route_handlers=[
        replay,
        try_out,
        review,
        check_options,
        read_cards,
        read_position,
        advise,
        assess,
        explore,
        open_analysis,
        play_on,
    ],
    guards=[_has_room],
)
