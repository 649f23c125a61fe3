"""What happens on a ladder at a server: each act checks the ladder and gives the lines that it adds."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence

from mandate import __version__, games
from mandate.arena.played import Failure
from mandate.core.errors import Problem
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.ladder import Ladder, Set
from mandate.people.bot_ladder.pairing import next_company, seatings
from mandate.players import levels_of
from mandate.table.plan import Bot, Open, Pace, Plan

SEATS = 2
PACE = Pace(per="move", seconds=10, bank=60)  # the reserve is for a program that has to connect again
SECRET_BYTES = 16
DAY_MS = 86_400_000


def has_ladder(game: str) -> bool:
    """Whether a game can be played on a ladder: by two against each other, with levels as fixed points."""
    rules = games.find(game)
    return bool(levels_of(game)) and not rules.together(rules.configure({"players": SEATS}))


def season_id(game: str, season: int) -> str:
    return f"{game}-{season}"


def open_season(game: str, now: int, before: Ladder | None = None) -> list[log.AnyLine]:
    """The first lines of a season. A program that was paused in the one before stays so."""
    rules = games.find(game)
    plain = {"players": SEATS}
    lines: list[log.AnyLine] = [
        log.Opened(
            at=now,
            format=log.FORMAT,
            mandate=__version__,
            game=game,
            rules=rules.rules_version,
            options=[rules.configure({**plain, **differs}) for differs in rules.series(plain, 2)],
            seats=SEATS,
            season=1 if before is None else before.opened.season + 1,
        )
    ]
    lines += [log.Entered(at=now, who=level, player=level, level=level) for level in levels_of(game)]
    for entrant in before.entrants.values() if before is not None else ():
        if (paused := entrant.paused) is not None:
            lines.append(log.Entered(at=now, who=entrant.who))
            lines.append(log.Paused(at=now, who=entrant.who, problem=paused.problem, facts=paused.facts))
    return lines


def enter(ladder: Ladder, who: str, now: int) -> list[log.AnyLine]:
    """Let a version of a program take part from now on."""
    return [] if who in ladder.entrants else [log.Entered(at=now, who=who)]


def pair(
    ladder: Ladder, now: int, *, here: Sequence[str], owners: Mapping[str, str], points: Mapping[str, float]
) -> list[log.AnyLine]:
    """The next set, if one can be paired. Programs of one owner do not meet: one could let the other win."""
    busy = {who for each in ladder.running.values() for who in each.company}
    free = [who for who in here if who not in busy and ladder.entrants[who].paused is None]
    apart = [
        frozenset((one, other))
        for one in free
        for other in free
        if one < other and owners[one] == owners[other]
    ]
    levels = [one.who for one in ladder.entrants.values() if one.level]
    company = next_company(ladder, free, [*free, *levels], points, apart)
    if company is None:
        return []
    number = len(ladder.sets)
    tables = [
        log.Sitting(seats, secrets.token_urlsafe(SECRET_BYTES), secrets.token_urlsafe(SECRET_BYTES))
        for seats in seatings(company)
    ]
    options = ladder.opened.options[number % len(ladder.opened.options)]
    return [
        log.Paired(at=now, set=number, deal=number, games=tables, dealt=_deal(ladder.opened.game, options))
    ]


def _deal(game: str, options: Mapping[str, object]) -> Record:
    """A deal for all games of a set, with one commitment and one salt."""
    rules = games.find(game)
    record = Match.start(rules, rules.configure_remote(dict(options))).record
    record.choices.clear()  # automatic choices at the start are made again
    record.outcome = None
    return record


def table_plan(ladder: Ladder, each: Set, sitting: log.Sitting) -> Plan:
    """The plan of a table. Only its programs see it, until all seatings are over."""
    return Plan(
        game=ladder.opened.game,
        options=ladder.options_of(each.line),
        seats=[
            Bot(ladder.entrants[who].level) if ladder.entrants[who].level else Open() for who in sitting.seats
        ],
        pace=PACE,
        hints=False,
        chat=False,
        spectators=False,
    )


def finish(ladder: Ladder, line: log.Played) -> list[log.AnyLine]:
    """Note a game that is over, once."""
    each = ladder.running.get(line.set)
    if each is None or each.games[line.seating].played is not None:
        return []
    return [line]


def drop(ladder: Ladder, number: int, now: int) -> list[log.AnyLine]:
    """Give up the games of a set that were not played."""
    return [log.Dropped(at=now, set=number)] if number in ladder.running else []


def pause(ladder: Ladder, who: str, problem: Problem, now: int) -> list[log.AnyLine]:
    entrant = ladder.entrants.get(who)
    if entrant is None or entrant.paused is not None or ladder.ended is not None:
        return []
    failure = Failure.of(0, problem)
    return [log.Paused(at=now, who=who, problem=failure.problem, facts=failure.facts)]


def resume(ladder: Ladder, now: int, who: str) -> list[log.AnyLine]:
    entrant = ladder.entrants.get(who)
    if entrant is None or entrant.paused is None or ladder.ended is not None:
        return []
    return [log.Resumed(at=now, who=who)]


def is_due(ladder: Ladder, season_ms: int, now: int) -> bool:
    """Whether the season ends: its time is over, or the rules have changed."""
    opened = ladder.opened
    return now >= opened.at + season_ms or games.find(opened.game).rules_version != opened.rules


def end(ladder: Ladder, places: list[log.Place], now: int) -> list[log.AnyLine]:
    """The last standings, and the end."""
    if ladder.ended is not None or ladder.running:
        return []
    return [log.Rated(at=now, places=places), log.Ended(at=now)]


def waits_for(ladder: Ladder, company: Collection[str], here: Collection[str]) -> list[str]:
    """Which programs of a company are not there, or are paused."""
    return [
        who
        for who in company
        if not ladder.entrants[who].level and (who not in here or ladder.entrants[who].paused is not None)
    ]
