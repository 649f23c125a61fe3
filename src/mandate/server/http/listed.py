"""Tables in lists: as the caller sees them, and those of others with strength, audience and expiry."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from mandate.people.fold import find_scale
from mandate.people.results import ratings_of
from mandate.people.standing import level_of
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.live.peers import FADE_MS
from mandate.server.store.lists import Listed
from mandate.table import wire
from mandate.table.listing import Card, CardSeat, summary


async def summaries(request: AnyRequest, tables: list[Listed]) -> list[wire.Summary]:
    """Tables as the caller sees them in a list."""
    guest = (await caller_of(request)).guest
    people = {seat.guest for listed in tables for seat in listed.card.seats if seat.guest is not None}
    context = context_of(request)
    names = await context.store.guests.names(people)
    mine = None if guest is None else guest.id
    runs_out = context.tables.charges.runs_out
    return [summary(each.name, each.card, each.changed, mine, names, runs_out) for each in tables]


async def in_lobby(request: AnyRequest) -> list[Listed]:
    """The tables in the lobby that the caller may see."""
    context, caller = context_of(request), await caller_of(request)
    listed = await context.store.lists.lobby(context.tables.clock())
    return await context.safety.lobby(caller.id, listed)


async def of_others(request: AnyRequest, listed: list[Listed]) -> list[wire.Summary]:
    """Tables of others, with how strong their players are, how many watch, and how long they are listed."""
    context = context_of(request)
    people = {seat.guest for each in listed for seat in each.card.seats if seat.guest is not None}
    ratings = await context.store.ratings.of(list(people))
    elsewhere = await _watching_elsewhere(context)

    def level(card: Card, scale_id: str, seat: CardSeat) -> float | None:
        scale = find_scale(card.game, scale_id)
        if scale is None:
            return None
        known = ratings.get((seat.guest or "", card.game, scale_id))
        mu = scale.levels.get(seat.bot or "") if known is None else known.mu
        return None if mu is None else round(level_of(list(scale.levels.values()), mu), 1)

    def levels(card: Card) -> list[float | None]:
        with suppress(LookupError):  # options by which only a release before this one rated games
            ratings_here = ratings_of(card.game)
            matchup = None if ratings_here is None else ratings_here.matchup(card.options)
            if matchup is not None:
                return [level(card, matchup.scale, seat) for seat in card.seats]
        return []

    def watching(name: str) -> int:
        live = context.tables.live.get(name)
        return elsewhere.get(name, 0) if live is None else context.tables.audience.watching(live)

    return [
        msgspec.structs.replace(
            summary, levels=levels(each.card), watching=watching(each.name), until=each.until
        )
        for each, summary in zip(listed, await summaries(request, listed), strict=True)
    ]


async def _watching_elsewhere(context: Context) -> dict[str, int]:
    """How many watch at the tables of other server processes, as these said last."""
    if not context.store.shared:
        return {}
    return await context.store.watched_elsewhere(context.tables.clock() - FADE_MS)
