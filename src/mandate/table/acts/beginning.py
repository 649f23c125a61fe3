"""How games begin: a table is opened, its game starts, and another one follows it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from mandate import games
from mandate.core.errors import Refused
from mandate.core.game import State
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.acts.orders import stand_in
from mandate.table.acts.talking import carry_consents
from mandate.table.codes import ServerCode
from mandate.table.next_game import NextGame, next_of_series
from mandate.table.opening import check, complete
from mandate.table.plan import Plan, Round
from mandate.table.table import Table

SECRET_BYTES = 16
NO_MUTES: Mapping[str, frozenset[str]] = {}


def open_table(
    plan: Plan,
    host: str,
    now: int,
    following: Round | None = None,
    start: Record | None = None,
    mutes: Mapping[str, frozenset[str]] = NO_MUTES,
    *,
    challenged: bool = False,
    name: str | None = None,
    people: Sequence[str] = (),
    reserved: log.Reserved | None = None,
) -> Act:
    """Open a new table after checking its plan; the game begins at once if no player is missing.

    With `start` the game continues from a position of another one and always begins at once. `people` take
    the open seats. `name`: chosen before, so that a process that comes later can look for the table.
    `reserved`: for the deal of a week.
    """
    if following is None:
        check(plan)
    opened = log.Opened(
        at=now,
        plan=complete(plan, 1 if following is None else following.number),
        host=host,
        link=secrets.token_urlsafe(SECRET_BYTES),
        rules=games.find(plan.game).rules_version,
        round=following or Round(),
        challenged=challenged,
        reserved=reserved,
        mutes={guest: sorted(others) for guest, others in mutes.items() if others},
    )
    act = Act(Table(name or secrets.token_urlsafe(SECRET_BYTES), opened), now)
    act.add(opened)
    for seat, guest in enumerate(people):
        act.add(log.Sat(at=now, seat=seat, guest=guest))
    if start is not None:
        act.add(log.Started.by(opened.plan, start, now, hints=act.table.gives_hints))
        go_on(act)
    elif following is None:
        start_if_full(act)
    return act


def open_reserved(plan: Plan, name: str, link: str, reserved: log.Reserved, now: int) -> Act:
    """Open a table of a cup or ladder, under the name and link that its round names. It has no host."""
    rules = games.find(plan.game).rules_version
    opened = log.Opened(
        at=now, plan=complete(plan, 1), host="", link=link, rules=rules, challenged=True, reserved=reserved
    )
    act = Act(Table(name, opened), now)
    act.add(opened)
    if reserved.ladder:
        for seat, guest in enumerate(reserved.players):
            if guest:
                act.add(log.Sat(at=now, seat=seat, guest=guest))
        start_if_full(act)
    return act


def start_if_full(act: Act) -> None:
    table = act.table
    if not table.opened.plan.waits and not any(chair.open for chair in table.chairs):
        start_game(act)


def start_game(act: Act) -> None:
    """Deal, and carry out what follows automatically.

    A table stored by an earlier release may have other people seated although its deal was chosen.
    """
    opened, plan = act.table.opened, act.table.opened.plan
    if act.table.deal_is_known and any(guest != opened.host for guest in act.table.people):
        raise Refused(ServerCode.KNOWN_DEAL)
    reserved = opened.reserved
    record = _deal(plan) if reserved is None or reserved.deal is None else reserved.deal
    act.add(log.Started.by(plan, record, act.now, hints=act.table.gives_hints))
    go_on(act)


def _deal(plan: Plan) -> Record:
    match: Match[State] = Match.start(
        games.find(plan.game), plan.options, seed=plan.seed, takebacks=plan.takebacks
    )
    match.record.choices.clear()  # automatic choices at the start are made again
    match.record.outcome = None
    return match.record


def go_on(act: Act) -> None:
    """Let orders answer, and open the next game of a series; at most one table per act.

    A game that is over at once is followed by a later act; otherwise a single act could open, and store, a
    whole series of such games.
    """
    stand_in(act)
    if not act.follows and (following := next_of_series(act.table)) is not None:
        follow(act, following)


def go_on_by_itself(act: Act) -> None:
    """Open the next game after one that was over at once."""
    if act.table.next_table is None:
        go_on(act)


def follow(act: Act, following: NextGame) -> None:
    """Open the table of the next game, with all players who are still there."""
    plan, played, chairs, keeps_seats = following
    after = open_table(
        plan,
        act.table.host or act.table.opened.host,
        act.now,
        played,
        mutes=act.table.mutes,
        challenged=act.table.opened.challenged,
    )
    after.follows = True
    for seat, chair in enumerate(chairs):
        if chair.guest is not None and (keeps_seats or not chair.away):
            met = plan.listed or act.table.opened.challenged
            known = met and chair.guest not in act.table.strangers
            after.add(log.Sat(at=act.now, seat=seat, guest=chair.guest, invited=known))
    carry_consents(act.table, after)
    start_if_full(after)
    for seat, chair in enumerate(chairs):
        if keeps_seats and chair.away and after.table.status == "playing":
            after.add(log.Left(at=act.now, seat=seat))
    act.opened.append(after.table)
    act.add(log.Rematched(at=act.now, table=after.table.name, link=after.table.opened.link))
