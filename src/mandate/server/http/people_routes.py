"""HTTP routes for people: profiles, their games, following, recent opponents."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, put
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Malformed, Refused
from mandate.games import names as game_names
from mandate.people.fold import find_scale
from mandate.people.played import Ending, Played
from mandate.people.profile import PersonCard, PlayedGame, Profile, ProfileSettings, RatingPoint, tag_of
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.kept import revalidated
from mandate.server.http.people_shown import GamesPage, encode_parts, person_card, rating_points, shown_games
from mandate.server.http.refusals import REFUSALS
from mandate.server.http.table_routes import encoded
from mandate.server.live.tables import NAME
from mandate.server.store.played import Filter
from mandate.server.store.profiles import Shown
from mandate.table.codes import ServerCode

HERE_STEP_MS = 30_000  # how long opponents in a profile count as here, or not, without looking again
MAX_RECENT = 12
MAX_LOOKED_UP = 200  # people met, among whom those with a profile are found
MAX_FOLLOWED = 200


async def find_person(request: AnyRequest, address: str) -> Shown:
    """The person with this address. Guessing is slow: failures are limited by address."""
    context = context_of(request)
    person = await context.store.profiles.find(tag_of(address))
    if person is None:
        context.newcomers.check((await caller_of(request)).address)
        raise Refused(ServerCode.NO_SUCH_PERSON)
    return person


async def own_profile(request: AnyRequest) -> Shown:
    """The caller's profile, made if need be. It is for guests who can come back."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.check_claimed(guest.id)
    await context.store.profiles.make(guest.id, context.tables.clock())
    return (await context.store.profiles.of([guest.id]))[guest.id]


# --- a profile ----------------------------------------------------------------------------------------------


@get("/me/profile", responses=REFUSALS)
async def my_profile(request: AnyRequest) -> Response[Profile]:
    """The caller's profile, with everything in it."""
    return await _profile(request, await own_profile(request))


@put("/me/profile", responses=REFUSALS)
async def change_profile(request: AnyRequest, data: Annotated[ProfileSettings, Body()]) -> Response[Profile]:
    """Choose what others see, and the picture."""
    shown = await own_profile(request)
    await context_of(request).store.profiles.change(shown.guest, data.public, data.avatar)
    return await _profile(request, await own_profile(request))


@get("/people/{person:str}", responses=REFUSALS)
async def profile(request: AnyRequest, person: FromPath[str]) -> Response[Profile]:
    """A person: name, picture and ratings, and what else they show. `person` is a tag, or a name, a dot and
    the tag: `ann.k3x7qa`."""
    return await _profile(request, await find_person(request, person))


class _Head(msgspec.Struct):
    """What is the same for no two callers, and at no two times: the rest of a profile is kept encoded."""

    person: PersonCard
    you: bool
    following: bool


async def _profile(request: AnyRequest, shown: Shown) -> Response[Profile]:
    context, caller = context_of(request), await caller_of(request)
    now, you = context.tables.clock(), caller.id == shown.guest
    if you:
        parts = await encode_parts(context, shown, you=True)
    else:
        version = *shown.edition, now // HERE_STEP_MS
        key = "profile", shown.guest
        parts = await context.public_answers.get(
            key, lambda: encode_parts(context, shown, you=False), version
        )
    following = (
        caller.id is not None and not you and await context.store.profiles.follows(caller.id, shown.guest)
    )
    head = msgspec.json.encode(_Head(person_card(shown, now), you, following))
    body = b"%b,%b" % (head[:-1], parts[1:])
    return encoded(body) if you else revalidated(request, body)


@get("/people/{person:str}/ratings/{game:str}/{scale:str}", responses=REFUSALS)
async def rating_history(
    request: AnyRequest, person: FromPath[str], game: FromPath[str], scale: FromPath[str]
) -> Response[list[RatingPoint]]:
    """A rating over time, with its interval."""
    shown, fitted = await find_person(request, person), find_scale(game, scale)
    if fitted is None:
        raise Refused(ServerCode.NO_SUCH_PAGE)
    context = context_of(request)

    async def build() -> bytes:
        points = await context.store.played.history(shown.guest, game, scale)
        return msgspec.json.encode(rating_points(fitted, points))

    key = "history", shown.guest, game, scale
    return revalidated(request, await context.public_answers.get(key, build, shown.edition))


@get("/people/{person:str}/games", responses=REFUSALS)
async def games_of(
    request: AnyRequest,
    person: FromPath[str],
    game: FromQuery[str | None] = None,
    ending: FromQuery[Ending | None] = None,
    opponent: FromQuery[str | None] = None,
    rated: FromQuery[bool | None] = None,
    more: FromQuery[str | None] = None,
) -> Response[list[PlayedGame]]:
    """A page of a person's finished games, the newest first; `more` of the last one gets the next page.

    `opponent` is the address of a person or the name of a computer player.
    """
    shown, caller = await find_person(request, person), await caller_of(request)
    you = caller.id == shown.guest
    if not you and "games" not in shown.public:
        raise Refused(ServerCode.NOT_SHOWN)
    context, before = context_of(request), _read_more(more)

    async def find() -> list[Played]:
        wanted = opponent
        if (
            opponent is not None
            and (other := await context.store.profiles.find(tag_of(opponent))) is not None
        ):
            wanted = other.guest if you or "opponents" in other.public else opponent
        return await context.store.played.of(shown.guest, Filter(game, ending, wanted, rated, before))

    async def build() -> GamesPage:
        games = await find()
        people = frozenset(other.who for each in games for other in each.others if other.person)
        return GamesPage(msgspec.json.encode(await shown_games(context, games, None, you=False)), people)

    if not you:
        key = "games", shown.guest, game, ending, opponent, rated, before
        page = await context.public_answers.get(key, build, shown.edition)
        if caller.id not in page.people:
            return revalidated(request, page.body)
    games = await shown_games(context, await find(), caller.id, you=you)
    return encoded(msgspec.json.encode(games))


def _read_more(more: str | None) -> tuple[int, str] | None:
    if more is None:
        return None
    at, _, table = more.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 16:
        raise Malformed(ServerCode.BAD_MESSAGE, reason="more")
    return int(at), table


@put("/me/puzzles/{game:str}/{puzzle:str}", responses=REFUSALS, status_code=204)
async def solved_puzzle(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> None:
    """Count a puzzle as solved by the caller."""
    context, guest = context_of(request), (await caller_of(request)).required
    if game not in game_names() or not NAME.fullmatch(puzzle):
        raise Refused(ServerCode.NO_SUCH_PAGE)
    await context.store.practice.solve(guest.id, game, puzzle, context.tables.clock())


# --- people one knows ---------------------------------------------------------------------------------------


@get("/me/following", responses=REFUSALS)
async def following(request: AnyRequest) -> list[PersonCard]:
    """The people whom the caller follows, the latest first."""
    context, guest = context_of(request), (await caller_of(request)).guest
    if guest is None:
        return []
    followed = await context.store.profiles.following(guest.id)
    profiles = await context.store.profiles.of(followed)
    now = context.tables.clock()
    return [person_card(profiles[other], now) for other in followed if other in profiles]


@put("/people/{person:str}/follow", responses=REFUSALS, status_code=204)
async def follow(request: AnyRequest, person: FromPath[str]) -> None:
    """Follow a person: they are not notified, and see nothing of it."""
    context, guest = context_of(request), (await caller_of(request)).required
    other = await find_person(request, person)
    if other.guest == guest.id:
        raise Refused(ServerCode.YOURSELF)
    if len(await context.store.profiles.following(guest.id)) >= MAX_FOLLOWED:
        raise Refused(ServerCode.TOO_MANY_FOLLOWED, most=MAX_FOLLOWED)
    await context.store.profiles.follow(guest.id, other.guest, context.tables.clock())


@delete("/people/{person:str}/follow", responses=REFUSALS)
async def unfollow(request: AnyRequest, person: FromPath[str]) -> None:
    """Stop following a person."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.store.profiles.unfollow(guest.id, (await find_person(request, person)).guest)


@get("/me/opponents", responses=REFUSALS)
async def recent_opponents(request: AnyRequest) -> list[PersonCard]:
    """The people whom the caller met last, if they have a profile."""
    context, guest = context_of(request), (await caller_of(request)).guest
    if guest is None:
        return []
    latest = await context.store.played.met_last(guest.id, MAX_LOOKED_UP)
    profiles = await context.store.profiles.of(latest)
    now = context.tables.clock()
    return [person_card(profiles[other], now) for other in latest if other in profiles][:MAX_RECENT]


@get("/tables/{table:str}/people", responses=REFUSALS)
async def people_at(
    request: AnyRequest, table: FromPath[str], link: FromQuery[str | None] = None
) -> list[PersonCard | None]:
    """The person on each seat of a table; null where there is no person with a profile."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    guests = [chair.guest for chair in live.table.chairs]
    profiles = await context.store.profiles.of({guest for guest in guests if guest is not None})
    now = context.tables.clock()
    return [person_card(profiles[guest], now) if guest in profiles else None for guest in guests]


ROUTES = Router(
    "/api",
    route_handlers=[
        my_profile, change_profile, profile, rating_history, games_of, solved_puzzle, following, follow,
        unfollow, recent_opponents, people_at,
    ],
)  # fmt: skip
