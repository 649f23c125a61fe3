"""What people may do at a table: each act is checked here and becomes lines of the log. Pure.

The table given is a fork: where an act is refused, whoever called throws it away.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mandate import games
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.record import Entry
from mandate.server import commands, log
from mandate.server.bots import seatable
from mandate.server.codes import ServerCode
from mandate.server.log import AnyLine
from mandate.server.next_game import NextGame, first_of_series, next_of_series, rematch
from mandate.server.opening import check, complete
from mandate.server.plan import Plan, Round
from mandate.server.room import MOST_ORDERS, check_room
from mandate.server.table import OpenOffer, Table

ABANDONED_AFTER = 3 * 24 * 60 * 60 * 1000  # milliseconds without an answer, at a table without a clock
SECRET_BYTES = 16
MAY_COME_BACK = 1  # times that somebody may sit down again whose seat the host has freed


@dataclass(slots=True)
class Act:
    """One act on a fork of a table: the lines it adds, and the table of the game that follows it."""

    table: Table
    now: int
    spent: int = 0  # on the clocks since the last line that had a part in them
    lines: list[AnyLine] = field(default_factory=list)
    opened: list[Table] = field(default_factory=list)
    follows: bool = False  # whether the table was opened by another act, which opens no second one
    watched: bool = False  # whether somebody looks on who does not play

    def add(self, line: AnyLine) -> None:
        check_room(self.table.lines, line)
        self.lines.append(self.table.add(line))

    # --- before the game ----------------------------------------------------------------------------

    def sit(self, guest: str, wanted: int | None) -> None:
        table = self._at_status("open")
        free = [seat for seat, chair in enumerate(table.chairs) if chair.open]
        if wanted is not None and not table.chair(wanted).open:
            raise Refused(ServerCode.SEAT_TAKEN, seat=wanted + 1)
        if not free:
            raise Refused(ServerCode.NO_OPEN_SEAT)
        if table.sent_away.get(guest, 0) > MAY_COME_BACK:
            raise Refused(ServerCode.SENT_AWAY)
        self.add(log.Sat(at=self.now, seat=free[0] if wanted is None else wanted, guest=guest))
        self.start_if_full()

    def leave(self, guest: str, seat: int) -> None:
        """Before the game the seat becomes free; during it the seat is abandoned; afterwards nothing."""
        self._own(guest, seat)
        if self.table.status not in ("open", "playing"):
            raise Refused(Code.GAME_OVER)
        self.add(log.Left(at=self.now, seat=seat))
        if self.table.status == "open" and not self.table.people:
            self.add(log.Closed(at=self.now))

    def fill(self, guest: str, seat: int, bot: str) -> None:
        """A computer player takes a free seat."""
        chair = self._hosted(guest).chair(seat)
        if not chair.open:
            raise Refused(ServerCode.SEAT_TAKEN, seat=seat + 1)
        self.add(log.Replaced(at=self.now, seat=seat, bot=seatable(bot, self.table.opened.plan.game)))
        self.start_if_full()

    def free(self, guest: str, seat: int) -> None:
        """A seat becomes free again: of somebody who does not come, or of a computer player."""
        chair = self._hosted(guest).chair(seat)
        if chair.open:
            raise Refused(ServerCode.SEAT_FREE, seat=seat + 1)
        if chair.guest == guest:
            self.leave(guest, seat)
        else:
            self.add(log.Left(at=self.now, seat=seat, freed=True))

    def cancel(self, guest: str) -> None:
        self._hosted(guest)
        self.add(log.Closed(at=self.now))

    def _hosted(self, guest: str) -> Table:
        """The table before its game, for whoever is its host."""
        table = self._at_status("open")
        if guest != table.host:
            raise Refused(ServerCode.NOT_HOST)
        return table

    def start(self, guest: str) -> None:
        table = self._hosted(guest)
        if any(chair.open for chair in table.chairs):
            raise Refused(ServerCode.SEATS_OPEN)
        self._start()

    def start_if_full(self) -> None:
        table = self.table
        if not table.opened.plan.waits and not any(chair.open for chair in table.chairs):
            self._start()

    def _start(self) -> None:
        plan = self.table.opened.plan
        match: Match[State] = Match.start(
            games.find(plan.game), plan.options, seed=plan.seed, takebacks=plan.takebacks
        )
        match.record.choices.clear()  # what is automatic at the start comes again by itself
        match.record.outcome = None
        self.add(log.Started(at=self.now, record=match.record))
        self._go_on()

    # --- in the game --------------------------------------------------------------------------------

    def play(self, guest: str, seat: int, ask: int, choice: str) -> None:
        self._own(guest, seat)
        self._choose(seat, ask, choice)

    def play_bot(self, seat: int, ask: int, choice: str) -> None:
        if self.table.chairs[seat].bot is None:
            raise Refused(Code.LATE)
        self._choose(seat, ask, choice)

    def _choose(self, seat: int, ask: int, choice: str) -> None:
        self._asked(seat, ask)
        self._chose(seat, choice)
        self._go_on()

    def _chose(self, seat: int, choice: str, *, ordered: bool = False) -> None:
        line = Entry(seat=seat, choice=choice)
        self.add(log.Chose(at=self.now, seat=seat, lines=[line], spent=self._charged(), ordered=ordered))

    def _charged(self) -> int:
        """What has run off the clocks: it is charged once."""
        spent, self.spent = self.spent, 0
        return spent

    def _asked(self, seat: int, ask: int) -> None:
        """Refuse where that is not the question that the seat has before it."""
        table = self._at_status("playing")
        now = table.ask(seat)
        if now is None and ask > table.last_ask(seat):
            raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=_list(table.pending))
        if now != ask:
            raise Refused(Code.LATE)

    def hint(self, guest: str, seat: int, ask: int) -> None:
        """Note that somebody is given a hint. A second one for the same question is the same one."""
        self._own(guest, seat)
        self._asked(seat, ask)
        if not self.table.opened.plan.gives_hints:
            raise Refused(ServerCode.NO_HINTS)
        if (seat, ask) not in self.table.hinted:
            self.add(log.Hinted(at=self.now, seat=seat, ask=ask))

    def resign(self, guest: str, seat: int) -> None:
        self._own(guest, seat)
        self._at_status("playing")
        self._resign(seat, "resigned")

    def time_out(self) -> None:
        """Those whose time is up leave the game; nothing happens where nobody's is."""
        table = self.table
        while table.clock.runs and (seats := table.clock.out_of_time(table.on_the_clock, self.spent)):
            self._resign(seats[0], "time")

    def _resign(self, seat: int, why: log.Why) -> None:
        self.add(log.Resigned(at=self.now, seat=seat, why=why, lines=[], spent=self._charged()))
        self._go_on()

    def step_back(self, guest: str, seat: int) -> None:
        """Undo the last choice of one's own chain: every table allows it."""
        self._own(guest, seat)
        self._at_status("playing")
        self._take_back(seat, step=True)

    def _take_back(self, seat: int, *, step: bool = False) -> None:
        self.add(log.TookBack(at=self.now, seat=seat, lines=[], spent=self._charged(), step=step))
        self._stand_in()

    # --- standing orders ----------------------------------------------------------------------------

    def order(self, guest: str, seat: int, wanted: Mapping[str, str]) -> None:
        """From now on this is answered for the seat; what it is asked now may be answered by it too."""
        self._own(guest, seat)
        table = self._at_status("playing")
        assert table.match is not None
        orders = table.match.game.orders
        if orders is None:
            raise Refused(ServerCode.NO_ORDERS)
        if table.orders_given >= MOST_ORDERS:
            raise Refused(ServerCode.TABLE_FULL, most=MOST_ORDERS)
        given = orders.give(table.match.view(Seat(seat)), table.orders.get(seat, {}), wanted)
        self.add(log.Ordered(at=self.now, seat=seat, orders=given))
        self._stand_in()

    def answer_by_order(self, seat: int, ask: int) -> None:
        """Give the answer that was ordered to the question `ask`, if it still holds."""
        choice = self.table.ordered_answer(seat)
        if self.table.ask(seat) == ask and choice is not None:
            self._chose(seat, choice, ordered=True)
            self._go_on()

    def _stand_in(self) -> None:
        """Note which orders have ended. Where nobody would see how fast, those that hold answer at once."""
        self._end_orders()
        while not self.watched and (answered := self._answered_unseen()) is not None:
            seat, choice = answered
            self._chose(seat, choice, ordered=True)
            self._end_orders()

    def _answered_unseen(self) -> tuple[int, str] | None:
        table = self.table
        for seat in table.pending:
            if table.alone(seat) and (choice := table.ordered_answer(seat)) is not None:
                return seat, choice
        return None

    def _end_orders(self) -> None:
        match = self.table.match
        orders = match.game.orders if match is not None else None
        for seat, given in self.table.orders.copy().items():
            assert match is not None
            assert orders is not None
            if (after := orders.after(match.view(Seat(seat)), given)) != given:
                self.add(log.Ordered(at=self.now, seat=seat, orders=after))

    def mark(self, guest: str, seat: int, thing: str, *, on: bool) -> None:
        """Planning marks are for those who win or lose together; what is so already changes nothing."""
        self._own(guest, seat)
        plan = self._at_status("playing").opened.plan
        game = games.find(plan.game)
        if not game.together(plan.options):
            raise Refused(ServerCode.MARKS_OFF)
        if game.markable(thing) is None:
            raise Refused(ServerCode.NO_SUCH_THING)
        if (thing in self.table.marks.get(seat, ())) != on:
            self.add(log.Marked(at=self.now, seat=seat, thing=thing, on=on))

    def speak(self, guest: str, text: str) -> None:
        if not self.table.opened.plan.chat:
            raise Refused(ServerCode.CHAT_OFF)
        self.add(log.Said(at=self.now, guest=guest, by=self._seated(guest), text=text))

    # --- with the others' consent -------------------------------------------------------------------

    def offer(self, guest: str, wanted: commands.Offer) -> None:
        table, seat = self.table, wanted.seat
        by = self._seated(guest)
        bot = seatable(wanted.bot or "", table.opened.plan.game) if wanted.what == "bot" else None
        games = wanted.games if wanted.what == "series" else None
        for number, other in table.offers.items():
            if (other.what, other.seat) != (wanted.what, seat):
                continue
            if guest not in other.accepted and (other.bot, other.games) == (bot, games):
                self.answer(guest, number, True)  # who offers what is on offer already agrees to it
                return
            raise Refused(ServerCode.OFFER_OPEN)
        self._may_be_offered(guest, wanted)
        self.add(
            log.Offered(at=self.now, what=wanted.what, guest=guest, by=by, seat=seat, bot=bot, games=games)
        )
        self._settle_offer(table.number)

    def _may_be_offered(self, guest: str, wanted: commands.Offer) -> None:
        if wanted.what in ("rematch", "series"):
            if wanted.what == "series" and wanted.games is None:
                raise Malformed(ServerCode.BAD_MESSAGE, reason="games")
            table = self._at_status("over")
            if table.next_table is not None:
                raise Refused(ServerCode.NO_SUCH_OFFER)
            return
        table = self._at_status("playing")
        if wanted.seat is None or not 0 <= wanted.seat < len(table.chairs):
            raise Refused(Code.NO_SUCH_SEAT, seat=(wanted.seat or 0) + 1, seats=len(table.chairs))
        if wanted.what == "takeback":
            self._own(guest, wanted.seat)
            if not table.opened.plan.takebacks:
                raise Refused(Code.NO_TAKEBACK)
            table.fork().add(log.TookBack(at=self.now, seat=wanted.seat, lines=[]))  # refuses if it cannot be
            return
        if not self._abandoned(wanted.seat):
            raise Refused(ServerCode.NOT_ABANDONED, seat=wanted.seat + 1)

    def _abandoned(self, seat: int) -> bool:
        table = self.table
        waits = self.now - table.asked_at.get(seat, self.now) if seat in table.pending else 0
        silent = not table.clock.runs and waits > ABANDONED_AFTER
        return table.chairs[seat].guest is not None and (table.chairs[seat].away or silent)

    def answer(self, guest: str, number: int, yes: bool) -> None:
        by = self._seated(guest)
        offer = self.table.offers.get(number)
        if offer is None:
            raise Refused(ServerCode.NO_SUCH_OFFER)
        if guest == offer.guest and yes:
            raise Refused(ServerCode.OWN_OFFER)
        self.add(log.Answered(at=self.now, offer=number, guest=guest, by=by, yes=yes))
        self._settle_offer(number)

    def _settle_offer(self, number: int) -> None:
        """Do what was offered once everybody concerned has agreed."""
        offer = self.table.offers.get(number)
        if offer is None or not offer.accepted >= self._concerned(offer):
            return
        match offer:
            case OpenOffer(what="takeback", seat=int() as seat):
                self._take_back(seat)
            case OpenOffer(what="remove", seat=int() as seat):
                self._resign(seat, "removed")
            case OpenOffer(what="bot", seat=int() as seat, bot=str() as bot):
                self.add(log.Replaced(at=self.now, seat=seat, bot=bot))
                self._stand_in()
            case OpenOffer(what="series", games=int() as games):
                self._follow(first_of_series(self.table, games))
            case _:
                self._follow(rematch(self.table))

    def _concerned(self, offer: OpenOffer) -> set[str]:
        """Everybody at the table, except whoever sits on the abandoned seat that is spoken of."""
        people = set(self.table.people)
        if offer.what in ("bot", "remove") and offer.seat is not None:
            people -= {guest for guest in (self.table.chairs[offer.seat].guest,) if guest is not None}
        return people

    # --- the next game ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Open the next game of a series. One act opens one: what is over at once is followed a moment later.

        Else a single act could open, and store, a whole series of such games.
        """
        self._stand_in()
        if not self.follows and (following := next_of_series(self.table)) is not None:
            self._follow(following)

    def go_on(self) -> None:
        """Do that for a game that nobody had to play."""
        if self.table.next_table is None:
            self._go_on()

    def _follow(self, following: NextGame) -> None:
        """Open the table of the next game, with everybody at it who is still there."""
        plan, played, chairs, keeps_seats = following
        act = open_table(plan, self.table.host or self.table.opened.host, self.now, played)
        act.follows = True
        for seat, chair in enumerate(chairs):
            if chair.guest is not None and (keeps_seats or not chair.away):
                act.add(log.Sat(at=self.now, seat=seat, guest=chair.guest))
        act.start_if_full()
        for seat, chair in enumerate(chairs):
            if keeps_seats and chair.away and act.table.status == "playing":
                act.add(log.Left(at=self.now, seat=seat))
        self.opened.append(act.table)
        self.add(log.Rematched(at=self.now, table=act.table.name, link=act.table.opened.link))

    # --- common checks ------------------------------------------------------------------------------

    def _own(self, guest: str, seat: int) -> None:
        chair = self.table.chair(seat)
        if chair.guest != guest or chair.away:
            raise Refused(ServerCode.NOT_YOUR_SEAT, seat=seat + 1)

    def _seated(self, guest: str) -> int:
        """The first seat of somebody who sits at the table."""
        if guest not in self.table.people:
            raise Refused(ServerCode.NOT_SEATED)
        return self.table.seats_of(guest)[0]

    def _at_status(self, wanted: str) -> Table:
        table = self.table
        if table.status == "closed":
            raise Refused(ServerCode.TABLE_CLOSED)
        if table.status != wanted:
            refusals: dict[str, Any] = {"open": ServerCode.ALREADY_STARTED, "over": ServerCode.NOT_OVER}
            playing = Code.GAME_OVER if table.status == "over" else ServerCode.NOT_STARTED
            raise Refused(refusals.get(wanted, playing))
        return table


def open_table(plan: Plan, host: str, now: int, following: Round | None = None) -> Act:
    """A new table, everything about it checked; it begins at once where nobody is waited for."""
    if following is None:
        check(plan)
    opened = log.Opened(
        at=now,
        plan=complete(plan, 1 if following is None else following.number),
        host=host,
        link=secrets.token_urlsafe(SECRET_BYTES),
        rules=games.find(plan.game).rules_version,
        round=following or Round(),
    )
    act = Act(Table(secrets.token_urlsafe(SECRET_BYTES), opened), now)
    act.add(opened)
    if following is None:
        act.start_if_full()
    return act


def _list(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)
