"""What can be done in a cup: each act checks a cup and gives the lines that it adds."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

from mandate import games
from mandate.core.errors import Refused
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.people.cups import log
from mandate.people.cups.cup import Cup, CupGame
from mandate.people.cups.designs import rounds
from mandate.people.cups.pairing import arena, swiss
from mandate.people.cups.plan import MOST_ENTRANTS, CupPlan, check_cup
from mandate.table.codes import ServerCode

SECRET_BYTES = 16
LEAST_ENTRANTS = 2
FILLS_MS = 7 * 86_400_000  # that a mini cup waits for players
Elapsed = Callable[[int, int], int]  # milliseconds between two moments in which people could act


def create(plan: CupPlan, host: str, now: int) -> list[log.AnyLine]:
    seats = check_cup(plan)
    starts = now + (FILLS_MS if plan.kind == "mini" else plan.starts_in * 1000)
    return [log.Created(at=now, plan=plan, host=host, seats=seats, starts=starts)]


def enter(cup: Cup, guest: str, now: int) -> list[log.AnyLine]:
    """Enter, also late until half time, or come back."""
    known = cup.entrants.get(guest)
    if cup.ended is not None:
        raise Refused(ServerCode.CUP_OVER)
    if known is not None and known.active:
        raise Refused(ServerCode.CUP_ENTERED)
    missed = 0
    if known is None:
        most = cup.plan.size if cup.plan.kind == "mini" else MOST_ENTRANTS
        if len(cup.entrants) >= most:
            raise Refused(ServerCode.CUP_FULL)
        if cup.status == "running":
            _check_half(cup, now)
            missed = len(cup.rounds) if cup.plan.kind == "swiss" else 0
    lines: list[log.AnyLine] = [log.Entered(at=now, guest=guest, missed=missed)]
    if cup.plan.kind == "mini" and cup.status == "open" and len(cup.entrants) + 1 == cup.plan.size:
        lines += _mini_round(cup, [*cup.entrants, guest], now)
    return lines


def may_enter(cup: Cup, guest: str | None, now: int) -> bool:
    """Whether the cup itself lets a guest enter now."""
    try:
        enter(cup, guest or "", now)
    except Refused:
        return False
    return True


def _check_half(cup: Cup, now: int) -> None:
    if cup.plan.kind == "arena":
        late = now > cup.rounds[0].at + cup.plan.half_ms
    else:
        late = 2 * len(cup.rounds) > cup.plan.rounds
    if late:
        raise Refused(ServerCode.CUP_LATE)


def withdraw(cup: Cup, guest: str, now: int) -> list[log.AnyLine]:
    """Be paired no more. A game that is being played continues."""
    entrant = cup.entrants.get(guest)
    if entrant is None or not entrant.active or cup.ended is not None:
        raise Refused(ServerCode.CUP_NOT_IN)
    return [log.Withdrawn(at=now, guest=guest)]


def close(cup: Cup, guest: str, now: int) -> list[log.AnyLine]:
    """The host closes a cup that has not begun."""
    if guest != cup.created.host:
        raise Refused(ServerCode.NOT_HOST)
    if cup.status != "open":
        raise Refused(ServerCode.ALREADY_STARTED)
    return [log.Ended(at=now, why="closed")]


def start(cup: Cup, guest: str, now: int, apart: Collection[frozenset[str]] = ()) -> list[log.AnyLine]:
    """The host begins a cup before its time."""
    if guest != cup.created.host:
        raise Refused(ServerCode.NOT_HOST)
    if cup.status != "open":
        raise Refused(ServerCode.ALREADY_STARTED)
    if cup.plan.kind == "mini" or len(cup.active) < LEAST_ENTRANTS:
        raise Refused(ServerCode.SEATS_OPEN)
    return _following(cup, now, apart)


def finish(cup: Cup, table: str, ranks: list[int], now: int) -> list[log.AnyLine]:
    """Note the result of a game, once."""
    game = cup.games.get(table)
    if game is None or game.ranks is not None:
        return []
    return [log.Finished(at=now, table=table, ranks=ranks)]


def forfeit(cup: Cup, table: str, absent: Sequence[int], now: int) -> list[log.AnyLine]:
    """Give a game up for players who did not sit down; they are paired no more until they come back."""
    game = cup.games.get(table)
    if game is None or game.ranks is not None:
        return []
    away = [game.seats[seat] for seat in absent if cup.entrants[game.seats[seat]].active]
    return [
        log.Forfeited(at=now, table=table, seats=list(absent)),
        *(log.Withdrawn(at=now, guest=guest) for guest in away),
    ]


def is_overdue(cup: Cup, game: CupGame, now: int, elapsed: Elapsed) -> bool:
    """Whether the time to sit down at a table is over."""
    return elapsed(game.at, now) >= cup.plan.sit_ms


def go_on(cup: Cup, now: int, apart: Collection[frozenset[str]] = ()) -> list[log.AnyLine]:
    """What is due by itself: the first or the next round, more pairs of an arena, the end."""
    if cup.ended is not None:
        return []
    if cup.status == "open":
        if now < cup.created.starts:
            return []
        if cup.plan.kind == "mini" or len(cup.active) < LEAST_ENTRANTS:
            return [log.Ended(at=now, why="few")]
    return _following(cup, now, apart)


def _following(cup: Cup, now: int, apart: Collection[frozenset[str]]) -> list[log.AnyLine]:
    if cup.plan.kind == "arena":
        return _arena(cup, now, apart)
    if cup.running:
        return []
    if cup.plan.kind == "mini":
        if len(cup.rounds) == len(rounds(cup.created.seats, cup.plan.size)):
            return [log.Ended(at=now, why="played")]
        return _mini_round(cup, list(cup.entrants), now)
    if len(cup.rounds) < cup.plan.rounds and len(cup.active) >= LEAST_ENTRANTS:
        pairs, byes = swiss(cup, apart)
        if pairs:
            return [_round(cup, pairs, byes, now)]
    return [log.Ended(at=now, why="played")]


def _arena(cup: Cup, now: int, apart: Collection[frozenset[str]]) -> list[log.AnyLine]:
    if cup.rounds and now >= cup.rounds[0].at + cup.plan.length_ms:
        return [] if cup.running else [log.Ended(at=now, why="played")]
    free = free_players(cup)
    since = min((cup.entrants[guest].free_since for guest in free), default=now)
    if now < since + cup.plan.wait_ms and cup.rounds:
        return []
    pairs = arena(cup, free, apart)
    return [_round(cup, pairs, [], now)] if pairs else []


def free_players(cup: Cup) -> list[str]:
    """Those who are in and at no table."""
    busy = {guest for game in cup.running for guest in game.seats}
    return [entrant.guest for entrant in cup.active if entrant.guest not in busy]


def _mini_round(cup: Cup, players: Sequence[str], now: int) -> list[log.AnyLine]:
    """The next round; games of players who have withdrawn are forfeited at once."""
    planned = rounds(cup.created.seats, cup.plan.size)[len(cup.rounds)]
    line = _round(cup, [[players[number] for number in block] for block in planned], [], now)
    gone = {entrant.guest for entrant in cup.entrants.values() if not entrant.active}
    forfeits = [
        log.Forfeited(at=now, table=game.table, seats=absent)
        for game in line.games
        if (absent := [seat for seat, guest in enumerate(game.seats) if guest in gone])
    ]
    return [line, *forfeits]


def _round(cup: Cup, tables: Sequence[Sequence[str]], byes: list[str], now: int) -> log.Paired:
    return log.Paired(
        at=now,
        number=len(cup.rounds) + 1,
        games=[
            log.Pairing(
                table=secrets.token_urlsafe(SECRET_BYTES),
                link=secrets.token_urlsafe(SECRET_BYTES),
                seats=list(seats),
            )
            for seats in tables
        ],
        byes=byes,
        deal=_deal(cup.plan) if cup.plan.duplicate else None,
    )


def _deal(plan: CupPlan) -> Record:
    """A deal for all tables of a round, with one commitment and one salt."""
    game = games.find(plan.game)
    record = Match.start(game, game.configure_remote(plan.options)).record
    record.choices.clear()  # automatic choices at the start are made again
    record.outcome = None
    return record


def wakes(cup: Cup, now: int, put_off: Callable[[int, int], int], look_ms: int) -> int | None:
    """When a cup next needs attention. `put_off`: a moment so long after another, less outages."""
    if cup.ended is not None:
        return None
    if cup.status == "open":
        return cup.created.starts
    moments = [put_off(game.at, cup.plan.sit_ms) for game in cup.running]
    if cup.plan.kind == "arena":
        since = [cup.entrants[guest].free_since for guest in free_players(cup)]
        moments.append(cup.rounds[0].at + cup.plan.length_ms)
        if len(since) > 1:
            moments.append(min(since) + cup.plan.wait_ms)
    elif not cup.running:
        moments.append(now)
    if cup.running:  # results are also brought by the tables themselves, unless their process ends
        moments.append(now + look_ms)
    return max(min(moments), now + 1000)
