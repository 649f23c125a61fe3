"""The doors over HTTP: who one is, lists, tables, commands, records."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Body, FromPath, FromQuery

from mandate import games, lang
from mandate.core.errors import Malformed, Refused
from mandate.core.record import Record
from mandate.core.text import can_be_seen, tidy
from mandate.games.registry import Measured
from mandate.players import names_for
from mandate.server import commands, items, news, sight, wire
from mandate.server.callers import LARGEST, LineNumber, caller_of, house_of
from mandate.server.card import in_order, summary
from mandate.server.codes import ServerCode
from mandate.server.dispatch import preview, try_out
from mandate.server.goodbye import forget
from mandate.server.identity import COOKIE, hash_code, new_code, new_guest
from mandate.server.plan import LONGEST_NAME, Plan
from mandate.server.refusals import REFUSALS
from mandate.server.show import read_show
from mandate.server.store.store import Guest, Listed

NO_COOKIE = Cookie(key=COOKIE, max_age=0, expires=0, path="/")  # takes away the one that is there
AnyRequest = Request[Any, Any, Any]

logger = logging.getLogger(__name__)


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """What one is called. A program asks for its token and sends it as `Authorization: Bearer …`."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    program: bool = False


class Me(msgspec.Struct):
    """Who one is; the token only for programs."""

    name: str
    token: str | None = None


class RecoveryCode(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has it is this guest: to be written down and kept secret."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class OptionInfo(msgspec.Struct):
    name: str
    default: Any
    least: int | None
    most: int | None
    choices: list[Any]


class GameInfo(msgspec.Struct):
    id: str
    rules: str
    options: list[OptionInfo]
    bots: list[str]
    strength: dict[str, Measured]  # of those bots whose strength was measured


# --- the games ----------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=True, responses=REFUSALS)
def list_games() -> list[GameInfo]:
    """The games, their options and the computer players that know them."""
    told = []
    for name in games.names():
        try:
            game = games.find(name)
        except Malformed as problem:  # a broken package stops nobody else
            logger.warning("game cannot be used", extra={"game": name, "why": str(problem)})
            continue
        options = [OptionInfo(o.name, o.default, o.least, o.most, list(o.choices)) for o in game.options]
        bots, measured = list(names_for(name)), dict(games.registration(name).measured)
        told.append(GameInfo(name, game.rules_version, options, bots, measured))
    return told


@get("/words/{language:str}", media_type="text/plain", responses=REFUSALS)
async def words(language: FromPath[str]) -> str:
    """The catalogue of a language, as Fluent text; of two messages with one id the first counts."""
    if language not in lang.LANGUAGES:
        raise Refused(ServerCode.NO_SUCH_PAGE)
    games.names()  # which brings the words of all of them
    return lang.everything(language)


@get("/words/{language:str}/{game:str}", media_type="text/plain", responses=REFUSALS)
async def words_of_game(language: FromPath[str], game: FromPath[str]) -> str:
    """What a game can say, as Fluent text; what it does not say in this language, it says in English."""
    if language not in lang.LANGUAGES or game not in games.names():
        raise Refused(ServerCode.NO_SUCH_PAGE)
    return lang.words_of(game, language)


# --- who one is --------------------------------------------------------------------------------------------


@get("/me", responses=REFUSALS)
async def who_am_i(request: AnyRequest) -> Me:
    """The guest that the cookie or the token names; a program whose token has aged gets a fresh one."""
    caller = await caller_of(request)
    return Me(caller.required.name, caller.fresh if caller.is_program else None)


@post("/me", responses=REFUSALS)
async def come_in(request: AnyRequest, data: Annotated[Person, Body()]) -> Response[Me]:
    """Become a guest, under any name. A guest keeps the old identity under the new name."""
    caller = await caller_of(request)
    if caller.guest is not None and not data.program:
        return await rename(request, data)
    guest = await _welcome(request, data.name)
    if data.program:
        return Response(Me(guest.name, house_of(request).identity.token(guest.id)))
    return _with_cookie(request, Response(Me(guest.name)), guest)


@put("/me", responses=REFUSALS)
async def change_name(request: AnyRequest, data: Annotated[Person, Body()]) -> Response[Me]:
    """Be called something else."""
    return await rename(request, data)


async def rename(request: AnyRequest, data: Person) -> Response[Me]:
    house, guest = house_of(request), (await caller_of(request)).required
    name = _tidy(data.name)
    await house.store.change_guest(guest.id, name=name)
    house.tables.rename(guest.id, name)
    return Response(Me(name))


@delete("/me", responses=REFUSALS, response_cookies=[NO_COOKIE])
async def forget_me(request: AnyRequest) -> None:
    """Delete everything that is kept about this guest. Finished games stay, played by nobody known."""
    house, guest = house_of(request), (await caller_of(request)).required
    await forget(house.tables, guest.id)


@post("/me/code", responses=REFUSALS)
async def make_code(request: AnyRequest) -> RecoveryCode:
    """A new recovery code. The one before it no longer works."""
    house, guest = house_of(request), (await caller_of(request)).required
    code = new_code()
    await house.store.change_guest(guest.id, code=hash_code(code))
    return RecoveryCode(code)


@post("/me/recover", responses=REFUSALS)
async def recover(request: AnyRequest, data: Annotated[RecoveryCode, Body()]) -> Response[Me]:
    """Become the guest who has this recovery code."""
    house = house_of(request)
    house.newcomers.check((await caller_of(request)).address)
    guest = await house.store.guest_by_code(hash_code(data.code))
    if guest is None:
        raise Refused(ServerCode.WRONG_CODE)
    return _with_cookie(request, Response(Me(guest.name)), guest)


async def _welcome(request: AnyRequest, name: str) -> Guest:
    house = house_of(request)
    house.newcomers.check((await caller_of(request)).address)
    guest = new_guest(_tidy(name))
    await house.store.add_guest(guest, house.tables.clock())
    return guest


def _tidy(name: str) -> str:
    """A name as others will see it; whoever wants none gives none."""
    tidied = tidy(name)[:LONGEST_NAME].strip()
    if name.strip() and not can_be_seen(tidied):
        raise Refused(ServerCode.UNSEEN_NAME)
    return tidied


def _with_cookie(request: AnyRequest, response: Response[Any], guest: Guest) -> Response[Any]:
    cookie = house_of(request).identity.cookie(guest.id, secure=request.url.scheme == "https")
    response.set_cookie(cookie)
    return response


# --- lists --------------------------------------------------------------------------------------------------


@get("/tables", responses=REFUSALS)
async def lobby(request: AnyRequest) -> list[wire.Summary]:
    """Tables that wait for players, then those that can be watched."""
    return await _summaries(request, await house_of(request).store.lobby())


@get("/me/tables", responses=REFUSALS)
async def my_tables(request: AnyRequest, before: LineNumber = LARGEST) -> list[wire.Summary]:
    """One's own tables: all that go on, the most urgent first, and then the newest page of finished ones.

    `before` is the `changed` of the last finished one that is known already: the next page of those.
    """
    guest, store = (await caller_of(request)).guest, house_of(request).store
    if guest is None:
        return []
    running = await store.running_of(guest.id) if before == LARGEST else []
    finished = await store.finished_of(guest.id, before)
    return [*in_order(await _summaries(request, running)), *await _summaries(request, finished)]


async def _summaries(request: AnyRequest, found: list[Listed]) -> list[wire.Summary]:
    guest = (await caller_of(request)).guest
    people = {seat.guest for listed in found for seat in listed.card.seats if seat.guest is not None}
    house = house_of(request)
    names = await house.store.names(people)
    mine = None if guest is None else guest.id
    runs_out = house.tables.outages.put_off
    return [summary(each.name, each.card, each.changed, mine, names, runs_out) for each in found]


# --- tables -------------------------------------------------------------------------------------------------


@post("/tables", responses=REFUSALS)
async def open_table(request: AnyRequest, data: Annotated[Plan, Body()]) -> Response[wire.TableInfo]:
    """Open a table. Whoever has no name yet becomes a guest by it."""
    house, caller = house_of(request), await caller_of(request)
    house.openings.check(caller.address)
    if caller.guest is not None:
        house.openings.check(caller.guest.id)
    guest = caller.guest or await _welcome(request, "")
    if data.listed:
        async with house.listings.place(guest.id, caller.address) as opened:
            live = await house.tables.open(data, guest.id)
            opened.add(live.table.name)
    else:
        live = await house.tables.open(data, guest.id)
    who = house.tables.onlooker(live, guest.id, caller.language)
    response: Response[wire.TableInfo] = Response(sight.info(live.table, who), status_code=201)
    return response if caller.guest is not None else _with_cookie(request, response, guest)


@get("/tables/{table:str}", responses=REFUSALS)
async def look(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    after: LineNumber = 0,
    show: FromQuery[str | None] = None,
) -> wire.Update:
    """A table as the socket would tell it."""
    house, caller = house_of(request), await caller_of(request)
    shown = read_show(show)
    live = await house.tables.admit(table, caller.id, link)
    house.tables.glance(live)
    return sight.update(live.table, house.tables.onlooker(live, caller.id, caller.language, shown), after)


@get("/tables/{table:str}/news", responses=REFUSALS)
async def earlier_news(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    before: LineNumber = LARGEST,
    show: FromQuery[str | None] = None,
) -> list[items.AnyItem]:
    """A page of news: those that come before line `before`, through the eyes of one's own seat."""
    house, caller = house_of(request), await caller_of(request)
    shown = read_show(show)
    live = await house.tables.admit(table, caller.id, link)
    own = sight.eyes(live.table, caller.id)
    return news.earlier(live.table, seat if seat in own else own[0], before, shown)


@post("/tables/{table:str}/commands", status_code=200, responses=REFUSALS)
async def command(
    request: AnyRequest,
    table: FromPath[str],
    data: Annotated[commands.AnyCommand, Body()],
    link: FromQuery[str | None] = None,
    show: FromQuery[str | None] = None,
) -> wire.Done | wire.Previewed | wire.Tried | wire.Hinted:
    """Do something at a table. The same commands go over its socket."""
    house, guest = house_of(request), (await caller_of(request)).required
    shown = read_show(show)
    live = await house.tables.admit(table, guest.id, link)
    if isinstance(data, commands.Preview):
        return preview(live.table, guest.id, data, shown)
    if isinstance(data, commands.Try):
        return try_out(live.table, guest.id, data, shown)
    if isinstance(data, commands.Hint):
        return await house.hints.give(live, guest.id, data)
    return wire.Done(ref=data.ref, number=await house.tables.act(live, guest.id, data))


@get("/tables/{table:str}/record", responses=REFUSALS)
async def record(
    request: AnyRequest,
    table: FromPath[str],
    link: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[Record]:
    """The record: of a finished game the whole one, before that what the own seat may know."""
    house, caller = house_of(request), await caller_of(request)
    live = await house.tables.admit(table, caller.id, link)
    own = sight.eyes(live.table, caller.id)
    shown = sight.record(live.table, seat if seat in own else own[0], house.tables.names)
    if shown is None:
        reason = live.table.frozen
        raise Refused(ServerCode.FROZEN_TABLE, reason=reason) if reason else Refused(ServerCode.NOT_STARTED)
    name = f"mandate-{live.table.opened.plan.game}-{table[:8]}.json"
    return Response(shown, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES = Router(
    "/api",
    route_handlers=[
        list_games, words, words_of_game, who_am_i, come_in, change_name, forget_me, make_code, recover,
        lobby, my_tables, open_table, look, earlier_news, command, record,
    ],
)  # fmt: skip
