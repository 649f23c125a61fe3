"""The fold from a log to its table: what each line changes. Pure.

`acts` decides whether a line may be written at all; here only the rules of the game can refuse.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias, cast

import msgspec

from mandate import games
from mandate.core.errors import Code, Problem, Refused
from mandate.core.event import reveals
from mandate.core.game import Decision, Event, Seat, State
from mandate.core.match import Match
from mandate.core.record import RESIGN
from mandate.table import log
from mandate.table.codes import ServerCode
from mandate.table.log import AnyLine
from mandate.table.plan import DAY_S, Bot, Me, Open
from mandate.table.table import Chair, LineResult, OpenOffer, Table

ORDER_FREE_MS = 2_000  # free of charge for a question that an order may answer, ordered or not
BETWEEN_GAMES_MS = 60_000  # in which no clock runs: players need time to come over
WARNED_MS = DAY_S * 1000  # that a player who is asked first has to come back
MAX_MARKS = 6  # of one seat at the same time
_SETTLES = (
    log.Replaced,
    log.Joined,
    log.Rematched,
    log.Resigned,
    log.Canceled,
)  # lines that settle every open offer


InTheGame: TypeAlias = log.Chose | log.Resigned | log.Canceled | log.TookBack  # lines the rules carry out


def read(name: str, lines: Iterable[AnyLine]) -> Table:
    """Fold a log into its table."""
    table: Table | None = None
    for line in lines:
        if table is None:
            assert isinstance(line, log.Opened), "a log begins with the opening of its table"
            table = Table(name, line)
        follow(table, line)
    assert table is not None
    if table.status == "open" and table.frozen is None:
        table.frozen = _cannot_begin(table)
    return table


def _cannot_begin(table: Table) -> Problem | None:
    """Why an open table can never begin: its game is gone, or no longer accepts its options."""
    plan = table.opened.plan
    try:
        games.find(plan.game).configure(plan.options)
    except Problem as problem:
        return problem
    return None


def follow(table: Table, line: AnyLine) -> None:
    """Apply a stored line. A line that this release's rules cannot play freezes the table."""
    if table.frozen is None:
        stored = table.stored
        try:
            again = add(table, line)
        except Problem as problem:
            table.frozen = problem
        else:
            if again == line:
                return
            table.frozen = Refused(ServerCode.LOG_DIFFERS, line=table.number)
            table.lines.pop()
            table.results.pop()
        table.stored = stored
    _keep(table, line)


def _keep(table: Table, line: AnyLine) -> None:
    """Apply a line to a frozen table: only what its record needs."""
    if isinstance(line, log.Started):
        table.start = line.deal(table.opened.plan)
        table.status, table.hints_settled = "playing", line.hints
    elif isinstance(line, InTheGame):
        table.frozen_choices += line.lines
    table.stored += 1
    if not isinstance(line, log.PRIVATE):
        table.lines.append(line)
        table.results.append(LineResult(face_down=True))  # without the rules, secrets are unknown


def add(table: Table, line: AnyLine) -> AnyLine:
    """Apply a new line and return it completed. If the rules refuse it, the table must be discarded."""
    result = LineResult()
    table.stored += 1
    match line:
        case log.Chose() | log.Resigned() | log.Canceled() | log.TookBack():
            line, result = _play(table, line)
        case log.Ordered(seat=seat, orders=orders):
            table.orders[seat] = orders
            table.orders_given += 1
            table.by_hand.pop(seat, None)
            return line
        case log.Muted(guest=guest, other=other, on=on):
            hidden = table.mutes.get(guest, frozenset())
            table.mutes[guest] = hidden | {other} if on else hidden - {other}
            table.mutes_given += 1
            return line
        case log.Quieted(guest=guest, quiet=quiet, spent=spent):
            table.clock.charge(table.on_the_clock, spent, line.at)
            table.rests[guest] = msgspec.structs.replace(table.rests_of(guest), quiet=quiet)
            return line
        case log.Opened():
            table.chairs = [_chair(seat, line.host) for seat in line.plan.seats]
            table.mutes = {guest: frozenset(others) for guest, others in line.mutes.items()}
            table.opener_sat = any(chair.guest is not None for chair in table.chairs)
        case log.Sat(seat=seat, guest=guest, spent=spent):
            if table.status == "playing":  # the computer player's time is not charged
                table.clock.charge(table.on_the_clock, spent, line.at)
            table.chairs[seat] = Chair(guest=guest)
            table.opener_sat |= guest == table.opened.host
            met = table.opened.plan.listed or table.opened.challenged
            if met and not line.invited and guest != table.opened.host:
                table.strangers.add(guest)
        case log.Left(seat=seat, freed=freed) if table.status == "open":
            if freed and (who := table.chairs[seat].guest) is not None:
                table.sent_away[who] = table.sent_away.get(who, 0) + 1
            table.chairs[seat] = Chair()
        case log.Left(seat=seat):
            table.marks.pop(seat, None)
            table.orders.pop(seat, None)
            table.chairs[seat] = replace(table.chairs[seat], away=True)
        case log.Closed():
            table.status = "closed"
        case log.Started():
            _start(table, line)
        case log.Hinted(seat=seat, ask=ask):
            table.hinted.add((seat, ask))
        case log.Replaced(seat=seat, bot=bot):
            table.marks.pop(seat, None)
            table.orders.pop(seat, None)
            table.chairs[seat] = Chair(bot=bot, before=table.chairs[seat].guest)
        case log.Joined(seat=seat, guest=guest, spent=spent):
            table.clock.charge(table.on_the_clock, spent, line.at)  # not the computer player's time
            table.chairs[seat] = Chair(guest=guest, joined=line.after)
            table.strangers.add(guest)
        case log.Offered():
            offer = OpenOffer(
                line.offer, line.guest, line.by, line.seat, line.bot, line.games, frozenset({line.guest})
            )
            table.offers[table.number + 1] = offer
        case log.Answered(offer=number, guest=guest, yes=True):
            offer = table.offers[number]
            table.offers[number] = replace(offer, accepted=offer.accepted | {guest})
        case log.Answered(offer=number):
            del table.offers[number]
        case log.Marked(seat=seat, thing=thing, on=on):
            others = tuple(each for each in table.marks.get(seat, ()) if each != thing)
            table.marks[seat] = (*others, thing)[-MAX_MARKS:] if on else others
        case log.Consented(guest=guest, yes=yes):
            (table.consents.add if yes else table.consents.discard)(guest)
        case log.Rematched():
            table.next_table = line
        case log.Vacationed(guest=guest, since=since, until=until, spent=spent):
            table.clock.charge(table.on_the_clock, spent, line.at)
            away = (since, until) if until else None
            table.rests[guest] = msgspec.structs.replace(table.rests_of(guest), vacation=away)
        case log.Warned(seat=seat, spent=spent):
            table.clock.charge(table.on_the_clock, spent, line.at)
            table.clock.left[seat] += WARNED_MS
            table.warned.add(seat)
    if isinstance(line, _SETTLES):
        table.offers.clear()  # the agreement is carried out, and the seats may have changed
    table.lines.append(line)
    table.results.append(result)
    return line


def _start(table: Table, line: log.Started) -> None:
    table.start, table.hints_settled = line.deal(table.opened.plan), line.hints
    table.match, table.views = Match.resume(games.find(table.start.game), table.start.copy()), {}
    table.status = "playing" if table.match.outcome is None else "over"
    table.standing.start(table.match.record.choices)
    follows = table.opened.round.before is not None
    table.clock.start(len(table.chairs), line.at + (BETWEEN_GAMES_MS if follows else 0))
    table.asks = [0] * len(table.chairs)
    _ask_again(table, {}, line.at)


def _play(table: Table, line: InTheGame) -> tuple[AnyLine, LineResult]:
    """Carry out a line by the rules; return it completed, and what it brought."""
    game = table.match
    assert game is not None
    events: list[Event]
    before = {seat: decision.number for seat, decision in table.pending.items()}
    had, chapter = len(game.record.choices), game.state.chapter
    table.clock.charge(table.on_the_clock, line.spent, line.at)
    seat, events, face_down = Seat(line.seat), [], False
    match line:
        case log.Chose():
            events = game.play(line.lines[0].choice, seat)
            face_down = _lies_face_down(game, len(game.record.choices) - had)
        case log.Resigned():
            events = game.resign(seat)
        case log.Canceled():
            _end(game, seat)
        case log.TookBack(step=True):
            for _ in range(_times_back(table, line)):
                game.step_back(seat)
        case log.TookBack():
            game.take_back(seat, times=_times_back(table, line))
    table.views = {}  # not cleared: the table that this is a fork of keeps its own
    table.status = "playing" if game.outcome is None else "over"
    if game.state.chapter != chapter:
        table.marks.clear()
    elif isinstance(line, log.Resigned):
        table.marks.pop(seat, None)
    _note_who_is_out(table, line)
    _ask_again(table, {} if isinstance(line, log.TookBack) else before, line.at)
    if isinstance(line, log.Chose):
        table.clock.moved(seat)
    elif isinstance(line, log.TookBack):
        table.clock.renew()
        table.by_hand[seat] = table.asks[seat]
    lines = game.record.choices[had:]
    ordered = isinstance(line, log.Chose) and line.ordered
    undone = table.standing.note(table.number + 1, lines, reveals=reveals(events), ordered=ordered)
    for number in [n for n, offer in table.offers.items() if _lapses(table, offer, seat)]:
        del table.offers[number]
    return msgspec.structs.replace(line, lines=lines), LineResult(events, face_down, undone)


def _lapses(table: Table, offer: OpenOffer, moved: int) -> bool:
    """Whether an offer has lapsed: the position changed, its player is back, or the game now counts."""
    match offer.what:
        case "takeback":
            return True
        case "bot" | "remove":
            return offer.seat == moved
        case "cancel":
            return table.under_way
        case "join":
            return offer.seat not in table.wanted()
    return False


def _note_who_is_out(table: Table, line: InTheGame) -> None:
    """Update which seats have left the game and why, also after a takeback."""
    match line:
        case log.Resigned(seat=seat, why=why):
            table.out[seat] = why
        case log.TookBack() if table.out:
            assert table.match is not None
            gone = {entry.seat for entry in table.match.record.in_force() if entry.choice == RESIGN}
            table.out = {seat: why for seat, why in table.out.items() if seat in gone}


def _times_back(table: Table, line: log.TookBack) -> int:
    """How many choices to take back: against computer players, also those that orders made since.

    Among people choices are taken back one by one, so that a takeback does not reveal which were ordered.
    """
    if not table.alone(line.seat):
        return 1
    ordered = table.standing.ordered_since(line.seat)
    if ordered is None:
        raise Refused(Code.NOTHING_TO_TAKE_BACK)
    return ordered + 1


def questions(table: Table) -> Mapping[int, Decision]:
    """The open questions by seat, during the game."""
    assert table.match is not None
    pending = cast("Mapping[int, Decision]", table.match.pending)  # a seat is an int
    return pending if table.status == "playing" else {}


def _ask_again(table: Table, before: dict[int, int], at: int) -> None:
    """Number the new questions."""
    table.pending = questions(table)
    for seat, decision in table.pending.items():
        if before.get(seat) != decision.number:
            table.asks[seat] += 1
            table.asked_at[seat] = at
    orders = table.game_orders
    if orders is not None and all(asked.kind in orders.kinds for asked in table.pending.values()):
        table.clock.since = max(table.clock.since, at + ORDER_FREE_MS)


def _chair(plan: Me | Open | Bot, host: str) -> Chair:
    match plan:
        case Me():
            return Chair(guest=host)
        case Bot(name=name):
            return Chair(bot=name)
        case Open():
            return Chair()


def _end(match: Match[State], first: Seat) -> None:
    """End a canceled game by the rules: all seats resign, `first` before the others."""
    others = (Seat(seat) for seat in range(match.state.seats) if seat != first)
    for seat in (first, *others):
        if match.outcome is None:
            match.resign(seat)


def _lies_face_down(match: Match[State], made: int) -> bool:
    """Whether the first of the last choices `made` is known to its own seat only."""
    hidden = match.state.unrevealed()
    return bool(hidden) and len(match.record.in_force()) - made in hidden
