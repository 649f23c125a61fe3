"""HTTP routes for people: profiles, their games, following, recent opponents."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, put
from litestar.params import Body, FromPath, FromQuery

from mandate.core.errors import Malformed, Refused
from mandate.games import names as game_names
from mandate.people.fair_play import excused
from mandate.people.fold import find_scale
from mandate.people.played import Ending, Played
from mandate.people.profile import (
    Completion,
    Counted,
    Opponent,
    OtherSeat,
    PersonCard,
    PlayedGame,
    Practiced,
    Profile,
    ProfileSettings,
    RatingPoint,
    Tally,
    tag_of,
)
from mandate.people.results import SeatResult
from mandate.people.standing import STANDARD_DEVIATIONS, level_of
from mandate.server.context import Context
from mandate.server.http.callers import AnyRequest, caller_of, context_of
from mandate.server.http.people_ratings import show_rating
from mandate.server.http.refusals import REFUSALS
from mandate.server.live.tables import NAME
from mandate.server.store.played import Filter, Tallied
from mandate.server.store.profiles import Shown
from mandate.table.codes import ServerCode

HERE_MS = 3 * 60_000  # how long after a request a person counts as here
MAX_OPPONENTS = 30  # in a profile: those met most often
MAX_RECENT = 12
MAX_FOLLOWED = 200


async def find_person(request: AnyRequest, address: str) -> Shown:
    """The person with this address. Guessing is slow: failures are limited by address."""
    context = context_of(request)
    found = await context.store.profiles.find(tag_of(address))
    if found is None:
        context.newcomers.check((await caller_of(request)).address)
        raise Refused(ServerCode.NO_SUCH_PERSON)
    return found


async def own_profile(request: AnyRequest) -> Shown:
    """The caller's profile, made if need be. It is for guests who can come back."""
    context, guest = context_of(request), (await caller_of(request)).required
    await context.check_claimed(guest.id)
    await context.store.profiles.make(guest.id, context.tables.clock())
    return (await context.store.profiles.of([guest.id]))[guest.id]


def person_card(shown: Shown, now: int) -> PersonCard:
    here = "presence" in shown.public and now - shown.seen <= HERE_MS
    return PersonCard(name=shown.name, tag=shown.tag, avatar=shown.avatar, here=here)


# --- a profile ----------------------------------------------------------------------------------------------


@get("/me/profile", responses=REFUSALS)
async def my_profile(request: AnyRequest) -> Profile:
    """The caller's profile, with everything in it."""
    return await _profile(request, await own_profile(request))


@put("/me/profile", responses=REFUSALS)
async def change_profile(request: AnyRequest, data: Annotated[ProfileSettings, Body()]) -> Profile:
    """Choose what others see, and the picture."""
    shown = await own_profile(request)
    await context_of(request).store.profiles.change(shown.guest, data.public, data.avatar)
    return await _profile(request, await own_profile(request))


@get("/people/{person:str}", responses=REFUSALS)
async def profile(request: AnyRequest, person: FromPath[str]) -> Profile:
    """A person: name, picture and ratings, and what else they show. `person` is a tag, or a name, a dot and
    the tag: `ann.k3x7qa`."""
    return await _profile(request, await find_person(request, person))


async def _profile(request: AnyRequest, shown: Shown) -> Profile:
    context, caller = context_of(request), await caller_of(request)
    store, you = context.store, caller.id == shown.guest
    ratings = await store.ratings.of([shown.guest])
    standings = [
        standing
        for (_, game, scale), rating in sorted(ratings.items())
        if (standing := show_rating(game, scale, rating))
    ]
    following = caller.id is not None and shown.guest in await store.profiles.following(caller.id)
    found = Profile(
        person=person_card(shown, context.tables.clock()),
        you=you,
        following=following,
        ratings=standings,
        public=sorted(shown.public),
    )
    games, opponents, practice = (you or part in shown.public for part in ("games", "opponents", "practice"))
    parts: dict[str, object] = {}
    if practice:
        reviews = await store.practice.reviews_of(shown.guest)
        parts["solved"] = await store.practice.solved_by(shown.guest)
        parts["reviewed"] = [
            Practiced(each.at, each.game, each.choices, round(each.accuracy, 3), round(each.luck, 3))
            for each in reviews
        ]
    tallied = await store.played.tallies_of(shown.guest) if games or opponents else []
    if games:
        parts |= {
            "modes": [Counted(each.game, each.key, each.tally) for each in _sorted(tallied, "mode")],
            "paces": [Counted(each.game, each.key, each.tally) for each in _sorted(tallied, "pace")],
            "completion": _completion(tallied, await store.played.misses_of(shown.guest)),
        }
    if opponents:
        parts["opponents"] = await _opponents(context, tallied, see_all=you)
    return msgspec.structs.replace(found, **parts)


def _sorted(tallied: list[Tallied], *kinds: str) -> list[Tallied]:
    own = [each for each in tallied if each.kind in kinds]
    return sorted(own, key=lambda each: (each.game, -each.tally.games, each.key))


def _completion(tallied: list[Tallied], misses: int) -> Completion:
    with_people = [each.tally for each in tallied if each.kind == "company" and each.key == "people"]
    games = sum(with_people, Tally()).games
    return Completion(games, games - misses, excused(games, misses))


async def _opponents(context: Context, tallied: list[Tallied], *, see_all: bool) -> list[Opponent]:
    """Results by opponent. Others see the names of those only who show their own opponents."""
    levels = [
        Opponent(game=each.game, level=each.key, tally=each.tally) for each in _sorted(tallied, "level")
    ]
    met = sorted(_sorted(tallied, "person"), key=lambda each: (-each.tally.games, each.key))
    named = [*met[:MAX_OPPONENTS]]
    profiles = await context.store.profiles.of({each.key for each in named})
    names = await context.store.guests.names({each.key for each in named}) if see_all else {}
    now = context.tables.clock()
    people, rest = [], dict[str, list[Tally]]()
    for each in met:
        shown = profiles.get(each.key)
        if shown is not None and (see_all or "opponents" in shown.public):
            people.append(Opponent(game=each.game, person=person_card(shown, now), tally=each.tally))
        elif each.key in names:
            card = PersonCard(name=names[each.key])
            people.append(Opponent(game=each.game, person=card, tally=each.tally))
        else:
            rest.setdefault(each.game, []).append(each.tally)
    others = [
        Opponent(game=game, people=len(tallies), tally=sum(tallies, Tally()))
        for game, tallies in sorted(rest.items())
    ]
    return [*people, *others, *levels]


@get("/people/{person:str}/ratings/{game:str}/{scale:str}", responses=REFUSALS)
async def rating_history(
    request: AnyRequest, person: FromPath[str], game: FromPath[str], scale: FromPath[str]
) -> list[RatingPoint]:
    """A rating over time, with its interval."""
    shown, found = await find_person(request, person), find_scale(game, scale)
    if found is None:
        raise Refused(ServerCode.NO_SUCH_PAGE)
    anchors = list(found.levels.values())

    def level(mu: float) -> float:
        return round(level_of(anchors, mu), 2)

    points = await context_of(request).store.played.history(shown.guest, game, scale)
    return [
        RatingPoint(
            at,
            level(mu),
            level(mu - STANDARD_DEVIATIONS * sigma),
            level(mu + STANDARD_DEVIATIONS * sigma),
        )
        for at, mu, sigma in points
    ]


@get("/people/{person:str}/games", responses=REFUSALS)
async def games_of(
    request: AnyRequest,
    person: FromPath[str],
    game: FromQuery[str | None] = None,
    ending: FromQuery[Ending | None] = None,
    opponent: FromQuery[str | None] = None,
    rated: FromQuery[bool | None] = None,
    more: FromQuery[str | None] = None,
) -> list[PlayedGame]:
    """A page of a person's finished games, the newest first; `more` of the last one gets the next page.

    `opponent` is the address of a person or the name of a computer player.
    """
    shown, caller = await find_person(request, person), await caller_of(request)
    you = caller.id == shown.guest
    if not you and "games" not in shown.public:
        raise Refused(ServerCode.NOT_SHOWN)
    context = context_of(request)
    if opponent is not None and (other := await context.store.profiles.find(tag_of(opponent))) is not None:
        opponent = other.guest if you or "opponents" in other.public else opponent
    wanted = Filter(game, ending, opponent, rated, _read_more(more))
    found = await context.store.played.of(shown.guest, wanted)
    return await _shown_games(context, found, caller.id, you=you)


def _read_more(more: str | None) -> tuple[int, str] | None:
    if more is None:
        return None
    at, _, table = more.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 16:
        raise Malformed(ServerCode.BAD_MESSAGE, reason="more")
    return int(at), table


async def _shown_games(
    context: Context, games: list[Played], caller: str | None, *, you: bool
) -> list[PlayedGame]:
    """Others see no table they did not play at, and the names of those only who show their opponents."""
    people = {other.who for game in games for other in game.others if other.person}
    profiles = await context.store.profiles.of(people)
    names = await context.store.guests.names(people) if you else {}

    def seat(other: SeatResult) -> OtherSeat:
        if not other.person:
            return OtherSeat(level=other.who, rank=other.rank)
        shown = profiles.get(other.who)
        if shown is not None and (you or "opponents" in shown.public):
            return OtherSeat(name=shown.name, tag=shown.tag, rank=other.rank)
        return OtherSeat(name=names.get(other.who), rank=other.rank)

    return [
        PlayedGame(
            at=game.at,
            game=game.game,
            mode=game.mode,
            pace=game.pace,
            ending=game.ending,
            rank=game.rank,
            rated=game.rated,
            others=[seat(other) for other in game.others],
            table=game.table if you or any(other.who == caller for other in game.others) else None,
            more=f"{game.at}-{game.table if you else ''}",
        )
        for game in games
    ]


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
    found = await context.store.profiles.of(followed)
    now = context.tables.clock()
    return [person_card(found[other], now) for other in followed if other in found]


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
    tallied = await context.store.played.tallies_of(guest.id)
    met = sorted((each for each in tallied if each.kind == "person"), key=lambda each: (-each.at, each.key))
    latest = list(dict.fromkeys(each.key for each in met))
    found = await context.store.profiles.of(latest)
    now = context.tables.clock()
    return [person_card(found[other], now) for other in latest if other in found][:MAX_RECENT]


@get("/tables/{table:str}/people", responses=REFUSALS)
async def people_at(
    request: AnyRequest, table: FromPath[str], link: FromQuery[str | None] = None
) -> list[PersonCard | None]:
    """The person on each seat of a table; null where there is no person with a profile."""
    context, caller = context_of(request), await caller_of(request)
    live = await context.tables.admit(table, caller.id, link)
    guests = [chair.guest for chair in live.table.chairs]
    found = await context.store.profiles.of({guest for guest in guests if guest is not None})
    now = context.tables.clock()
    return [person_card(found[guest], now) if guest in found else None for guest in guests]


ROUTES = Router(
    "/api",
    route_handlers=[
        my_profile, change_profile, profile, rating_history, games_of, solved_puzzle, following, follow,
        unfollow, recent_opponents, people_at,
    ],
)  # fmt: skip
