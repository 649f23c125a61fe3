"""HTTP routes for the bot ladder: standings and archives for all, programs and tokens for their owners."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import Body, FromPath
from litestar.response import Stream

from mandate.core.errors import Refused
from mandate.people.bot_ladder import wire
from mandate.people.bot_ladder.ladder import Ladder
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.refusals import DONE, REFUSALS
from mandate.server.live.ladders import HERE_MS
from mandate.server.store.ladders import Bot
from mandate.table.codes import ServerCode


@get("/ladders", responses=REFUSALS)
async def list_ladders(request: AnyRequest) -> list[wire.LadderSummary]:
    """All seasons, the latest of each game first."""
    context = context_of(request)
    await caller_of(request)
    ladders = context.ladders
    rows = await context.store.ladders.listed() if ladders.on else []
    return [wire.summary(await ladders.find(row.id), row.id, ladders.season_ms) for row in rows]


@get("/ladders/{ladder:str}", responses=REFUSALS)
async def show_ladder(request: AnyRequest, ladder: FromPath[str]) -> wire.LadderInfo:
    """A season with its standings, its crosstable and its latest games."""
    context, caller = context_of(request), await caller_of(request)
    found, now = await _find(context, ladder), context.tables.clock()
    programs = await context.store.ladders.named(
        [one.who for one in found.entrants.values() if not one.level]
    )
    here = await context.store.ladders.here(found.opened.game, now - HERE_MS) if found.ended is None else {}
    owners = {who: bot.owner for who, bot in programs.items()}
    return wire.info(found, ladder, context.ladders.season_ms, owners, here, caller.id, now)


@get("/ladders/{ladder:str}/archive", responses=REFUSALS)
async def ladder_archive(request: AnyRequest, ladder: FromPath[str]) -> Stream:
    """A season that has ended, as a file that `mandate ladder verify` checks."""
    context = context_of(request)
    await caller_of(request)
    await _find(context, ladder)
    lines = await context.ladders.archive(ladder)
    name = {"content-disposition": f'attachment; filename="mandate-ladder-{ladder}.jsonl"'}
    return Stream(lines, media_type="application/x-ndjson", headers=name)


async def _find(context: Context, name: str) -> Ladder:
    if not context.ladders.on:
        raise Refused(ServerCode.NO_SUCH_LADDER)
    return await context.ladders.find(name)


# --- programs -----------------------------------------------------------------------------------------------


@get("/me/bots", responses=REFUSALS)
async def my_bots(request: AnyRequest) -> list[wire.BotInfo]:
    """The caller's programs, and why some are paused."""
    context, caller = context_of(request), await caller_of(request)
    if caller.is_new:  # browsers report every refusal as an error
        return []
    ladders = await context.ladders.running()
    bots = await context.store.ladders.of(caller.required.id)
    return [_shown(bot, ladders, caller.language, context.tables.clock()) for bot in bots]


@post("/me/bots", responses=REFUSALS)
async def make_bot(request: AnyRequest, data: Annotated[wire.NewBot, Body()]) -> wire.BotToken:
    """Give a version of a program a token, which is shown this once. A token that it had before ends."""
    context, caller = context_of(request), await caller_of(request)
    owner = caller.required.id
    await context.check_ladder(owner)
    context.openings.check(owner)
    name, now = context.safety.check_name(data.name), context.tables.clock()
    bot, token = await context.store.ladders.give_token(owner, name, data.version, now)
    await context.ladders.revoked(bot)
    ladders = await context.ladders.running()
    return wire.BotToken(_shown(bot, ladders, caller.language, now), token)


@delete("/me/bots/{bot:str}", responses=DONE)
async def revoke_bot(request: AnyRequest, bot: FromPath[str]) -> Response[None]:
    """Revoke the token of one's own program. Its games stay."""
    context, owner = context_of(request), (await caller_of(request)).required.id
    own = await _own(context, owner, bot)
    await context.store.ladders.revoke(bot)
    await context.ladders.revoked(own)
    return Response(None, status_code=204)


@post("/me/bots/{bot:str}/resume", status_code=200, responses=REFUSALS)
async def resume_bot(request: AnyRequest, bot: FromPath[str]) -> wire.BotInfo:
    """Let one's own program be paired again."""
    context, caller = context_of(request), await caller_of(request)
    own = await _own(context, caller.required.id, bot)
    await context.ladders.resume(own)
    ladders = await context.ladders.running()
    return _shown(own, ladders, caller.language, context.tables.clock())


async def _own(context: Context, owner: str, bot: str) -> Bot:
    found = next((each for each in await context.store.ladders.of(owner) if each.id == bot), None)
    if found is None:
        raise Refused(ServerCode.NO_SUCH_BOT)
    return found


def _shown(bot: Bot, ladders: dict[str, Ladder], language: str, now: int) -> wire.BotInfo:
    pauses = [wire.pause_of(ladder, name, bot.who, language) for name, ladder in ladders.items()]
    return wire.BotInfo(
        id=bot.id,
        who=bot.who,
        since=bot.since,
        revoked=bot.revoked,
        here=bool(bot.socket) and now - bot.seen < HERE_MS,
        game=bot.game,
        seen=bot.seen or None,
        pauses=[pause for pause in pauses if pause is not None],
    )


ROUTES = Router(
    "/api",
    route_handlers=[list_ladders, show_ladder, ladder_archive, my_bots, make_bot, revoke_bot, resume_bot],
)
