"""HTTP routes for analyses shared by link: keep one, read one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import Body, FromPath

from mandate.core.errors import Refused
from mandate.server.http.api import welcome
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import sign_in
from mandate.server.http.table_routes import admit_opening, encoded
from mandate.server.workers.queue import Asker
from mandate.table.analyses import Analysis, OpenedAnalysis, OpeningAnalysis, SharedAnalysis
from mandate.table.codes import ServerCode


@post("/analyses", responses=REFUSALS)
async def share(request: AnyRequest, data: Annotated[Analysis, Body()]) -> Response[SharedAnalysis]:
    """Keep an analysis, checked and cleaned, for all who get its link. A newcomer becomes a guest."""
    context, caller = context_of(request), await admit_opening(request)
    await context.safety.check_texts(caller.id, free=bool(data.title or data.comments or _commented(data)))
    asker = Asker(caller.address, caller.id or "")
    context.study_workers.check(asker, reviews=False)
    answer = await context.study_workers.ask(asker, OpeningAnalysis(analysis=data))
    clean = msgspec.json.encode(msgspec.json.decode(answer, type=OpenedAnalysis).analysis)
    guest = caller.guest or await welcome(request, "")
    address, until = await context.store.analyses.share(guest.id, clean, context.tables.clock())
    response = Response(SharedAnalysis(id=address, until=until))
    return response if caller.guest is not None else await sign_in(request, response, guest)


def _commented(analysis: Analysis) -> bool:
    return any(move.comment for move in analysis.moves)


@get("/analyses/{analysis:str}", responses=REFUSALS)
async def read(request: AnyRequest, analysis: FromPath[str]) -> Response[Analysis]:
    """An analysis that was shared. Its address is all it takes to read it."""
    context = context_of(request)
    await caller_of(request)  # counts against the rate
    found = await context.store.analyses.find(analysis, context.tables.clock())
    if found is None:
        raise Refused(ServerCode.NO_SUCH_ANALYSIS)
    return encoded(found)


ROUTES = Router("/api", route_handlers=[share, read])
