"""Problems as responses: one shape, with a code from the enumerations and a readable sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import ExceptionHandlersMap

from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.server.http.language import language_asked, language_of
from mandate.server.http.page import refusal_page, wants_page
from mandate.table import wire
from mandate.table.codes import ServerCode

STATUS = {
    ServerCode.UNKNOWN_GUEST: 401,
    ServerCode.NO_BOT_TOKEN: 401,
    ServerCode.FOREIGN_ORIGIN: 403,
    ServerCode.NO_SPECTATORS: 403,
    ServerCode.NOT_CLAIMED: 403,
    ServerCode.NOT_SHOWN: 403,
    ServerCode.NOT_YOUR_SEAT: 403,
    ServerCode.NOT_SEATED: 403,
    ServerCode.NOT_HOST: 403,
    ServerCode.SENT_AWAY: 403,
    ServerCode.NO_HINTS: 403,
    ServerCode.NO_ORDERS: 403,
    ServerCode.WRONG_CODE: 403,
    ServerCode.WRONG_PASSKEY: 403,
    ServerCode.FOREIGN_PUSH: 403,
    ServerCode.SUSPENDED: 403,
    ServerCode.MUTED: 403,
    ServerCode.RATED_PAUSED: 403,
    ServerCode.PHRASES_ONLY: 403,
    ServerCode.TEXTS_OFF: 403,
    ServerCode.NOT_FOR_YOU: 403,
    ServerCode.STRANGERS_OFF: 403,
    ServerCode.MATCHMAKING_OFF: 403,
    ServerCode.NOT_MODERATOR: 403,
    ServerCode.CUPS_OFF: 403,
    ServerCode.CUP_PROGRAMS: 403,
    ServerCode.LADDER_OFF: 403,
    ServerCode.NO_SUCH_CUP: 404,
    ServerCode.NO_SUCH_LADDER: 404,
    ServerCode.NO_SUCH_BOT: 404,
    ServerCode.WEEKLY_OFF: 403,
    ServerCode.NO_SUCH_WEEK: 404,
    ServerCode.NO_SUCH_ANALYSIS: 404,
    ServerCode.NO_SUCH_CLUB: 404,
    ServerCode.NO_SUCH_REPORT: 404,
    ServerCode.NO_SUCH_PAGE: 404,
    ServerCode.NO_SUCH_TABLE: 404,
    ServerCode.NO_SUCH_PERSON: 404,
    ServerCode.NO_SUCH_CHALLENGE: 404,
    ServerCode.NO_SUCH_REQUEST: 404,
    ServerCode.TOO_SLOW: 408,
    ServerCode.TOO_LARGE: 413,
    ServerCode.UNKNOWN_HOST: 421,
    ServerCode.BUSY: 429,
    ServerCode.TOO_FAST: 429,
    ServerCode.CHAT_FLOOD: 429,
    ServerCode.TOO_MANY_REPORTS: 429,
    ServerCode.TOO_MANY_OPEN: 429,
    ServerCode.TOO_MANY_FOLLOWED: 429,
    ServerCode.TOO_MANY_CHALLENGES: 429,
    ServerCode.TOO_MANY_REQUESTS: 429,
    ServerCode.TOO_MANY_CONNECTIONS: 429,
    ServerCode.TOO_MANY_CUPS: 429,
    ServerCode.TOO_MANY_CLUBS: 429,
    ServerCode.TOO_MANY_BOTS: 429,
    ServerCode.TOO_MANY_ANALYSES: 429,
    ServerCode.INTERNAL: 500,
    ServerCode.NO_ADVICE: 503,
    ServerCode.TOO_HARD: 503,
    ServerCode.NO_WORKER: 503,
    ServerCode.DRAINING: 503,
    ServerCode.STORE_AWAY: 503,
    ServerCode.STORE_UNKNOWN: 503,
}

DESCRIPTION = "Not done; nothing has changed, except perhaps after `store-unknown`. Code and sentence say why"
REFUSALS = {
    status: ResponseSpec(wire.Refusal, description=DESCRIPTION)
    for status in sorted({400, 409, *STATUS.values()})
}  # of every route, for its description in OpenAPI

DONE = {**REFUSALS, 204: ResponseSpec(None, description="Done")}  # of routes that answer with headers alone

BODY = "data"  # the name of a route handler's parameter for it

logger = logging.getLogger(__name__)


def refusal(problem: Problem, language: str, ref: int | None = None) -> wire.Refusal:
    return wire.Refusal(
        code=problem.code.value, sentence=problem.tell(language), clause=problem.clause, ref=ref
    )


def status_of(problem: Problem) -> int:
    known: dict[Any, int] = {**STATUS, Code.UNKNOWN_GAME: 400}
    return known.get(problem.code, 400 if isinstance(problem, Malformed) else 409)


def _answer(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    language = language_of(language_asked(request.query_params), request.headers.get("accept-language"))
    status = status_of(problem)
    if wants_page(request):
        text = refusal_page(request, problem.tell(language), language)
        return Response(text, status_code=status, media_type="text/html")
    return Response(refusal(problem, language), status_code=status, media_type="application/json")


def _from_problem(request: Request[Any, Any, Any], error: Problem) -> Response[Any]:
    return _answer(request, error)


def _from_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Convert Litestar's own refusals to our shape."""
    if isinstance(error, NotFoundException | MethodNotAllowedException):
        answer = _answer(request, Refused(ServerCode.NO_SUCH_PAGE))
        answer.status_code = error.status_code
        return answer
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return _answer(request, Refused(ServerCode.TOO_LARGE, most=wire.LARGEST_MESSAGE))
    if isinstance(error, ValidationException | ClientException):
        return _answer(request, Malformed(ServerCode.BAD_MESSAGE, reason=_reason(error)))
    return _from_anything(request, error)


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(_flaw(str(item.get("key", "")), str(item.get("message", ""))) for item in extra)
    return error.detail.partition(" - at ")[0]


def _flaw(key: str, message: str) -> str:
    """One flaw, under the name that the sender knows."""
    if message == repr(key):  # all that is said about a missing field
        return "it is empty" if key == BODY else f"{key} is missing"
    where = key.removeprefix(BODY).removeprefix(".")
    return f"{where}: {message}" if where else message


def _from_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    # not the URL itself, which may contain the link of a table
    door = request.scope.get("path_template", "")
    logger.error("request failed", extra={"door": door}, exc_info=error)
    return _answer(request, Refused(ServerCode.INTERNAL))


HANDLERS: ExceptionHandlersMap = {
    Problem: _from_problem,
    HTTPException: _from_http,
    Exception: _from_anything,
}
