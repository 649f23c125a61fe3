"""HTTP routes for challenges: make, list, accept, decline, withdraw."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import Body, FromPath

from mandate.core.errors import Refused
from mandate.lang import say
from mandate.people.challenges import (
    DAY_MS,
    LASTS_DAYS,
    MAX_OPEN,
    ChallengeInfo,
    ChallengeStatus,
    accepted_plan,
    check_plan,
)
from mandate.people.profile import PersonCard
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.people_routes import find_person, own_profile
from mandate.server.http.people_shown import person_card
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.table_routes import admit_opening
from mandate.server.store.profiles import Challenge
from mandate.server.workers.queue import Asker
from mandate.table.codes import ServerCode
from mandate.table.opening import all_options, check
from mandate.table.plan import Plan


@post("/people/{person:str}/challenge", responses=REFUSALS)
async def challenge(
    request: AnyRequest, person: FromPath[str], data: Annotated[Plan, Body()]
) -> ChallengeInfo:
    """Challenge a person to a game. They may be away: it stays for a week, and they are notified."""
    context, mine = context_of(request), await own_profile(request)
    other, now = await find_person(request, person), context.tables.clock()
    if other.guest == mine.guest:
        raise Refused(ServerCode.YOURSELF)
    await context.safety.check_challenge(mine.guest, other.guest)
    check_plan(data)
    check(data)
    asker = Asker((await caller_of(request)).address, mine.guest)
    await context.try_out(asker, data.game, *all_options(data))
    store = context.store.profiles
    if await store.open_challenges(mine.guest, now, other.guest):
        raise Refused(ServerCode.ALREADY_CHALLENGED)
    if await store.open_challenges(mine.guest, now) >= MAX_OPEN:
        raise Refused(ServerCode.TOO_MANY_CHALLENGES, most=MAX_OPEN)
    new = Challenge(secrets.token_urlsafe(12), mine.guest, other.guest, data, now + LASTS_DAYS * DAY_MS)
    await store.challenge(new, now)
    _notify(context, new, other.guest, "push-challenge", mine.name)
    return _info(new, mine.guest, person_card(other, now))


@get("/me/challenges", responses=REFUSALS)
async def my_challenges(request: AnyRequest) -> list[ChallengeInfo]:
    """The caller's challenges, made and received, those that end first first."""
    context, guest = context_of(request), (await caller_of(request)).guest
    if guest is None:
        return []
    now = context.tables.clock()
    challenges = await context.store.profiles.challenges_of(guest.id, now)
    people = await context.store.profiles.of({who for each in challenges for who in (each.guest, each.other)})
    return [
        _info(each, guest.id, person_card(people[who], now))
        for each in challenges
        if (who := each.other if each.guest == guest.id else each.guest) in people
        and (each.status != "declined" or each.guest == guest.id)
    ]


@post("/challenges/{challenge_id:str}/accept", status_code=200, responses=REFUSALS)
async def accept(request: AnyRequest, challenge_id: FromPath[str]) -> ChallengeInfo:
    """Accept a challenge: opens its table, where the other one may sit down at any time."""
    context, challenge = context_of(request), await _received(request, challenge_id)
    caller = await admit_opening(request)
    await context.safety.check_challenge(challenge.other, challenge.guest)
    if challenge.plan.rated:
        await context.check_rated(caller.id)
    if not await context.store.profiles.answer(challenge.id, "accepted"):
        raise Refused(ServerCode.NO_SUCH_CHALLENGE)
    live = await context.tables.open(accepted_plan(challenge.plan), challenge.other, challenged=True)
    table, link = live.table.name, live.table.opened.link
    await context.store.profiles.seat_at(challenge.id, table, link)
    accepted = msgspec.structs.replace(
        _info(challenge, challenge.other, await _card(context, challenge.guest)),
        status="accepted",
        table=table,
        link=link,
    )
    _notify(context, challenge, challenge.guest, "push-accepted", caller.required.name)
    return accepted


@post("/challenges/{challenge_id:str}/decline", status_code=204, responses=REFUSALS)
async def decline(request: AnyRequest, challenge_id: FromPath[str]) -> None:
    """Decline a challenge."""
    challenge = await _received(request, challenge_id)
    if not await context_of(request).store.profiles.answer(challenge.id, "declined"):
        raise Refused(ServerCode.NO_SUCH_CHALLENGE)


@delete("/challenges/{challenge_id:str}", responses=REFUSALS)
async def withdraw(request: AnyRequest, challenge_id: FromPath[str]) -> None:
    """Withdraw one's own challenge, or remove an answered one from the list."""
    context, guest = context_of(request), (await caller_of(request)).required
    challenge = await context.store.profiles.find_challenge(challenge_id, context.tables.clock())
    if challenge is None or challenge.guest != guest.id:
        raise Refused(ServerCode.NO_SUCH_CHALLENGE)
    await context.store.profiles.drop_challenge(challenge.id)


async def _received(request: AnyRequest, key: str) -> Challenge:
    """An open challenge to the caller."""
    context, guest = context_of(request), (await caller_of(request)).required
    challenge = await context.store.profiles.find_challenge(key, context.tables.clock())
    if challenge is None or challenge.other != guest.id or challenge.status != "open":
        raise Refused(ServerCode.NO_SUCH_CHALLENGE)
    return challenge


async def _card(context: Context, guest: str) -> PersonCard:
    profile = (await context.store.profiles.of([guest])).get(guest)
    return PersonCard(name="") if profile is None else person_card(profile, context.tables.clock())


def _info(each: Challenge, caller: str, person: PersonCard) -> ChallengeInfo:
    return ChallengeInfo(
        id=each.id,
        person=person,
        yours=each.guest == caller,
        game=each.plan.game,
        options=each.plan.brief_options(),
        seats=len(each.plan.seats),
        pace=each.plan.pace,
        rated=each.plan.rated,
        until=each.until,
        status=msgspec.convert(each.status, ChallengeStatus),
        table=each.table,
        link=each.link,
    )


def _notify(context: Context, each: Challenge, guest: str, message: str, name: str) -> None:
    """Notify a person by Web Push, if they subscribed."""
    notifier = context.tables.notifier
    if notifier is not None:

        def body(language: str) -> str:
            return say(language, message, {"name": name, "game": say(language, f"{each.plan.game}-name")})

        context.tables.background.do(notifier.notify(guest, each.id, body))


ROUTES = Router("/api", route_handlers=[challenge, my_challenges, accept, decline, withdraw])
