"""What a profile shows: built up from what everyone may see, as encoded answers that can be kept."""

from __future__ import annotations

from typing import Any

import msgspec

from mandate.core.rated import Scale
from mandate.people.fair_play import excused
from mandate.people.played import Played
from mandate.people.profile import (
    Completion,
    Counted,
    Opponent,
    OtherSeat,
    PersonCard,
    PlayedGame,
    Practiced,
    ProfileParts,
    RatingPoint,
    Tally,
)
from mandate.people.results import SeatResult
from mandate.people.standing import STANDARD_DEVIATIONS, level_of
from mandate.server.context import Context
from mandate.server.http.people_ratings import show_rating
from mandate.server.store.played import Tallied
from mandate.server.store.profiles import Shown

HERE_MS = 3 * 60_000  # how long after a request a person counts as here
MAX_OPPONENTS = 30  # in a profile: those met most often


class GamesPage(msgspec.Struct, frozen=True):
    """A page of games as all see it who did not play in them, and who did."""

    body: bytes
    people: frozenset[str]

    def __len__(self) -> int:
        return len(self.body)


def person_card(shown: Shown, now: int) -> PersonCard:
    here = "presence" in shown.public and now - shown.seen <= HERE_MS
    return PersonCard(name=shown.name, tag=shown.tag, avatar=shown.avatar, here=here)


async def encode_parts(context: Context, shown: Shown, *, you: bool) -> bytes:
    """What a person shows to all others alike, or sees of themselves."""
    store = context.store
    ratings = await store.ratings.of([shown.guest])
    standings = [
        standing
        for (_, game, scale), rating in sorted(ratings.items())
        if (standing := show_rating(game, scale, rating))
    ]
    games, opponents, practice = (you or part in shown.public for part in ("games", "opponents", "practice"))
    public = shown.public if you else shown.public - {"data"}
    parts: dict[str, Any] = {}
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
        levels = [
            Opponent(game=each.game, level=each.key, tally=each.tally) for each in _sorted(tallied, "level")
        ]
        parts["opponents"] = [*await _people_met(context, shown.guest, see_all=you), *levels]
    return msgspec.json.encode(ProfileParts(ratings=standings, public=sorted(public), **parts))


def _sorted(tallied: list[Tallied], *kinds: str) -> list[Tallied]:
    own = [each for each in tallied if each.kind in kinds]
    return sorted(own, key=lambda each: (each.game, -each.tally.games, each.key))


def _completion(tallied: list[Tallied], misses: int) -> Completion:
    with_people = [each.tally for each in tallied if each.kind == "company" and each.key == "people"]
    games = sum(with_people, Tally()).games
    return Completion(games, games - misses, excused(games, misses))


async def _people_met(context: Context, guest: str, *, see_all: bool) -> list[Opponent]:
    """Results by opponent. Others see the names of those only who show their own opponents."""
    store = context.store
    met = await store.played.met_most(guest, MAX_OPPONENTS)
    profiles = await store.profiles.of({each.key for each in met})
    names = await store.guests.names({each.key for each in met}) if see_all else {}
    now = context.tables.clock()
    people: list[Opponent] = []
    named: dict[str, list[Tally]] = {}
    for each in met:
        shown = profiles.get(each.key)
        if shown is not None and (see_all or "opponents" in shown.public):
            card = person_card(shown, now)
        elif each.key in names:
            card = PersonCard(name=names[each.key])
        else:
            continue
        people.append(Opponent(game=each.game, person=card, tally=each.tally))
        named.setdefault(each.game, []).append(each.tally)
    others = [
        Opponent(game=game, people=count - len(known), tally=tally - sum(known, Tally()))
        for game, count, tally in await store.played.met_in_all(guest)
        if count > len(known := named.get(game, []))
    ]
    return [*people, *others]


def rating_points(scale: Scale, history: list[tuple[int, float, float]]) -> list[RatingPoint]:
    anchors = list(scale.levels.values())

    def level(mu: float) -> float:
        return round(level_of(anchors, mu), 2)

    return [
        RatingPoint(
            at,
            level(mu),
            level(mu - STANDARD_DEVIATIONS * sigma),
            level(mu + STANDARD_DEVIATIONS * sigma),
        )
        for at, mu, sigma in history
    ]


async def shown_games(
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
