"""HTTP routes for games, their words, and the caller's identity. `table_routes.py` has those for tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath

from mandate import games, lang
from mandate.core.errors import Refused
from mandate.people.names import MAX_NAME_LENGTH
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.content import REVALIDATE, Content, respond
from mandate.server.http.identity import new_guest
from mandate.server.http.pack import all_words
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.sessions import NO_COOKIE, sign_in, start_session
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.server.store.guests import Guest
from mandate.table import commands
from mandate.table.codes import NOT_STORED, ServerCode
from mandate.table.offered import GameInfo, offered


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """The caller's name. A program requests its token here and sends it as `Authorization: Bearer …`."""

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)] = ""
    program: bool = False


class Me(msgspec.Struct):
    """The caller's identity; the token only for programs."""

    name: str
    token: str | None = None


# --- the games ----------------------------------------------------------------------------------------------


@get("/games", responses=REFUSALS)
async def list_games(request: AnyRequest) -> Response[list[GameInfo]]:
    """The games, their options and the computer players that know them."""
    content = context_of(request).content
    return respond(request, await content.get("games", _games), cache_control=REVALIDATE)


def _games() -> Content:
    return Content.build(msgspec.json.encode(list(offered())), "application/json")


@get("/words/{language:str}", media_type="text/plain", responses=REFUSALS)
async def words(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """The catalog of a language, as Fluent text; of two messages with one id the first counts."""
    if language not in lang.LANGUAGES:
        raise Refused(ServerCode.NO_SUCH_PAGE)
    games.names()  # registers the words of all games
    return await _words(request, language, lambda: lang.everything(language))


@get("/words/{language:str}/{game:str}", media_type="text/plain", responses=REFUSALS)
async def words_of_game(request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The words of a game and its players, as Fluent text; in English where this language is missing."""
    if language not in lang.LANGUAGES or game not in games.names():
        raise Refused(ServerCode.NO_SUCH_PAGE)
    return await _words(request, f"{language}/{game}", lambda: all_words(game, language))


async def _words(request: AnyRequest, key: str, text: Callable[[], str]) -> Response[str]:
    def build() -> Content:
        return Content.build(text().encode(), "text/plain")

    content = await context_of(request).content.get(("words", key), build)
    return respond(request, content, cache_control=REVALIDATE)


# --- identity ----------------------------------------------------------------------------------------------


@get("/me", responses={**REFUSALS, 204: ResponseSpec(None, description="No guest yet")})
async def who_am_i(request: AnyRequest) -> Response[Me | None]:
    """The guest that the cookie or the token names; a program whose token has aged gets a fresh one.

    A newcomer gets an empty answer, not a refusal: browsers report every refusal as an error.
    """
    caller = await caller_of(request)
    if caller.is_new:
        return Response(None, status_code=204)
    return Response(Me(caller.required.name, caller.fresh if caller.is_program else None))


@post("/me", responses=REFUSALS)
async def come_in(request: AnyRequest, data: Annotated[Person, Body()]) -> Response[Me]:
    """Become a guest, under any name. A guest keeps the old identity under the new name."""
    caller = await caller_of(request)
    if caller.guest is not None and not data.program:
        return await rename(request, data)
    guest = await welcome(request, data.name)
    return await answer_signed_in(request, guest, program=data.program)


@put("/me", responses=REFUSALS)
async def change_name(request: AnyRequest, data: Annotated[Person, Body()]) -> Response[Me]:
    """Change the guest's name."""
    return await rename(request, data)


async def rename(request: AnyRequest, data: Person) -> Response[Me]:
    context, guest = context_of(request), (await caller_of(request)).required
    name = context.safety.check_name(data.name)
    await context.store.guests.change(guest.id, name=name)
    context.tables.audience.rename(guest.id, name)
    return Response(Me(name))


async def delete_guest(tables: Tables, guest: str) -> None:
    """Let a guest leave every table, and delete everything stored about them.

    If the store is unavailable, raise Refused; the guest is still known and may retry.
    """
    await leave_tables(tables, guest)
    touched = await tables.store.guests.forget(guest)
    tables.audience.rename(guest, None)
    tables.peers.blanked(touched)
    await tables.read_again(touched)


async def leave_tables(tables: Tables, guest: str, *, only: str | None = None) -> None:
    """Let a guest leave every unfinished table; `only`: those with this status."""
    left: set[str] = set()
    while rest := [name for name in await tables.store.lists.unfinished_of(guest) if name not in left]:
        for name in rest:  # leaving may open the next game of a series, so look again
            left.add(name)
            live = await tables.find(name)
            if only in (None, live.table.status):
                await _get_up(tables, live, guest)


async def _get_up(tables: Tables, live: Live, guest: str) -> None:
    for seat in live.table.seats_of(guest):
        if not live.table.chairs[seat].away:
            try:
                await tables.act(live, guest, commands.Leave(seat=seat))
            except Refused as problem:  # the game has ended meanwhile, or the table is frozen
                if problem.code in NOT_STORED:
                    raise


@delete("/me", responses=REFUSALS, response_cookies=[NO_COOKIE])
async def forget_me(request: AnyRequest) -> None:
    """Delete everything stored about this guest. Finished games stay, with the player anonymous."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.cups.withdraw_everywhere(guest.id)
    await delete_guest(context.tables, guest.id)


async def answer_signed_in(request: AnyRequest, guest: Guest, *, program: bool) -> Response[Me]:
    """A new session of the guest: a program gets its token, a browser its cookie."""
    if program:
        session = await start_session(request, guest)
        return Response(Me(guest.name, context_of(request).identity.token(guest.id, session)))
    return await sign_in(request, Response(Me(guest.name)), guest)


async def welcome(request: AnyRequest, name: str) -> Guest:
    """Add a new guest; the number per address is limited."""
    context = context_of(request)
    context.newcomers.check((await caller_of(request)).address)
    guest, parent = new_guest(context.safety.check_name(name)), (await caller_of(request)).guest
    await context.store.guests.add(guest, context.tables.clock())
    if parent is not None:
        await context.store.safety.inherit(parent.id, guest.id, context.tables.clock())
    return guest


ROUTES = Router(
    "/api",
    route_handlers=[
        list_games, words, words_of_game, who_am_i, come_in, change_name, forget_me,
    ],
)  # fmt: skip
