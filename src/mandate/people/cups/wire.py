"""Cups and clubs on the wire, as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from mandate.people.cups import acts
from mandate.people.cups.cup import POINT, Cup, CupGame, CupStatus
from mandate.people.cups.designs import rounds
from mandate.people.cups.log import WhyEnded
from mandate.people.cups.plan import MOST_ENTRANTS, CupKind, CupPlan, table_plan
from mandate.people.cups.standings import TIE_BREAKS, TieBreak, standings, weeks
from mandate.people.profile import PersonCard
from mandate.table.plan import LONGEST_NAME, Pace

MOST_WEEKS = 8  # of a club, that are shown
Points = Annotated[float, msgspec.Meta(description="Whole points, and shares of them.")]


class CupSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A cup in a list."""

    id: str
    kind: CupKind
    game: str
    options: dict[str, str | int | bool]
    seats: int  # at each table
    pace: Pace
    rated: bool
    duplicate: bool
    programs: bool
    club: str | None
    host: PersonCard
    yours: bool  # whether the caller hosts it
    status: CupStatus
    entrants: int
    most: int  # that may enter
    entered: bool  # whether the caller is in, and has not withdrawn
    starts: int  # when it begins, or began; a mini cup begins when it is full
    minutes: int  # of an arena
    round: int  # the last one that was paired
    rounds: int  # 0 in an arena
    at: int  # the server's time


class CupPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place. Equal `rank` is a shared place; `ties` are the tie-breaks in their order."""

    rank: int
    person: PersonCard
    you: bool
    points: Points
    ties: list[Points]
    played: int
    byes: int
    late: int  # rounds before a late entry, with half a point each
    active: bool  # whether they will be paired again


class CupGameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game: its players as numbers of `places`, by seat; once it is decided, their shares of a point.

    `table` and `link` lead there, for those who may look: with one deal for a round, once the round is over.
    """

    round: int
    players: list[int]
    shares: list[Points] | None
    forfeits: list[int]  # seats that were not taken
    until: int  # by when its players have to sit down
    table: str | None
    link: str | None
    commitment: str | None  # of the deal of the whole round


class CupInfo(CupSummary, frozen=True, kw_only=True):
    """A cup with its standings, all of its games, and what the caller can do."""

    places: list[CupPlace]
    games: list[CupGameInfo]
    tie_breaks: list[TieBreak]
    yours_now: int | None  # the caller's game that is to be played, as a number of `games`
    enters: bool  # whether the caller can enter, or come back
    why_ended: WhyEnded | None


class NewClub(msgspec.Struct, forbid_unknown_fields=True):
    """A club to be founded."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class WeeklyCup(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A cup that a club hosts every week, from `first` on; null ends it."""

    plan: CupPlan | None
    first: Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # when the first one is hosted: its entry opens


class ClubPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place in a club's week. Equal `rank` is a shared place."""

    rank: int
    person: PersonCard
    you: bool
    points: Points
    played: int
    cups: int


class ClubWeek(msgspec.Struct, frozen=True):
    """The points of all cups of a club that began in a week. `since`: Monday, 0:00 UTC."""

    since: int
    places: list[ClubPlace]


class ClubInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A club. Only its members, and who has its link, see it."""

    id: str
    name: str
    link: str  # the secret with which others join
    member: bool
    members: list[PersonCard]
    weekly: CupPlan | None
    following: int | None  # when the next weekly cup is hosted
    cups: list[CupSummary]
    weeks: list[ClubWeek]  # in which cups began, the latest first


def summary(cup: Cup, guest: str | None, people: Mapping[str, PersonCard], now: int) -> CupSummary:
    return CupSummary(**_facts(cup, guest, people, now))


def info(cup: Cup, guest: str | None, people: Mapping[str, PersonCard], now: int) -> CupInfo:
    table = standings(cup)
    number = {place.guest: place_number for place_number, place in enumerate(table)}
    games = list(cup.games.values())
    mine = [at for at, game in enumerate(games) if guest in game.seats and game.ranks is None]
    return CupInfo(
        **_facts(cup, guest, people, now),
        places=[
            CupPlace(
                rank=place.rank,
                person=people.get(place.guest, PersonCard(name="")),
                you=place.guest == guest,
                points=_points(place.points),
                ties=[
                    each / 1000 if name == "share" else _points(each)
                    for name, each in zip(TIE_BREAKS[cup.plan.kind], place.ties, strict=True)
                ],
                played=place.played,
                byes=cup.entrants[place.guest].byes,
                late=cup.entrants[place.guest].missed,
                active=cup.entrants[place.guest].active,
            )
            for place in table
        ],
        games=[_game(cup, game, guest, number) for game in games],
        tie_breaks=list(TIE_BREAKS[cup.plan.kind]),
        yours_now=mine[0] if mine else None,
        enters=acts.may_enter(cup, guest, now),
        why_ended=None if cup.ended is None else cup.ended.why,
    )


def club_weeks(cups: Iterable[Cup], guest: str, people: Mapping[str, PersonCard]) -> list[ClubWeek]:
    return [
        ClubWeek(
            since,
            [
                ClubPlace(
                    rank=place.rank,
                    person=people.get(place.guest, PersonCard(name="")),
                    you=place.guest == guest,
                    points=_points(place.points),
                    played=place.played,
                    cups=place.cups,
                )
                for place in places
            ],
        )
        for since, places in weeks(cups, MOST_WEEKS)
    ]


def _facts(cup: Cup, guest: str | None, people: Mapping[str, PersonCard], now: int) -> dict[str, Any]:
    plan, created = cup.plan, cup.created
    entrant = cup.entrants.get(guest or "")
    planned = {"mini": lambda: len(rounds(created.seats, plan.size)), "swiss": lambda: plan.rounds}
    return {
        "id": cup.name,
        "kind": plan.kind,
        "game": plan.game,
        "options": table_plan(plan, created.seats).brief_options(),
        "seats": created.seats,
        "pace": plan.pace,
        "rated": plan.rated,
        "duplicate": plan.duplicate,
        "programs": plan.programs,
        "club": plan.club,
        "host": people.get(created.host, PersonCard(name="")),
        "yours": guest is not None and guest == created.host,
        "status": cup.status,
        "entrants": len(cup.entrants),
        "most": plan.size if plan.kind == "mini" else MOST_ENTRANTS,
        "entered": entrant is not None and entrant.active,
        "starts": cup.rounds[0].at if cup.rounds else created.starts,
        "minutes": plan.minutes,
        "round": len(cup.rounds),
        "rounds": planned[plan.kind]() if plan.kind in planned else 0,
        "at": now,
    }


def _game(cup: Cup, game: CupGame, guest: str | None, number: Mapping[str, int]) -> CupGameInfo:
    looks = guest in game.seats or cup.is_shown(game)
    deal = cup.deal_of(game).deal
    return CupGameInfo(
        round=game.round,
        players=[number[player] for player in game.seats],
        shares=None if game.ranks is None else [_points(game.share(player)) for player in game.seats],
        forfeits=game.forfeits,
        until=game.at + cup.plan.sit_ms,
        table=game.table if looks else None,
        link=game.link if looks else None,
        commitment=None if deal is None else deal.commitment,
    )


def _points(parts: int) -> float:
    return round(parts / POINT, 3)
