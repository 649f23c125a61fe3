"""One table, as its log tells it. Pure: no database, no sockets, no clock of its own.

`Table.read` folds a log into a table. Whether a line may be written at all is decided in `acts`; here only
the rules of the game have a say. A table is copied before anything is tried on it (`fork`), so that what
people see changes only after the line is safely stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, cast

import msgspec

from mandate import games
from mandate.core.errors import Code, Problem, Refused
from mandate.core.game import Decision, Event, Outcome, Seat, State
from mandate.core.match import Match, reveals
from mandate.core.orders import StandingOrders
from mandate.core.record import RESIGN, Entry, Record
from mandate.server import log
from mandate.server.clock import Clock
from mandate.server.codes import ServerCode
from mandate.server.log import AnyLine
from mandate.server.plan import Bot, Me, Open
from mandate.server.standing import Standing, Step

GRACE = 2_000  # milliseconds that a question which an order may answer is free of charge, ordered or not
BREAK = 60_000  # milliseconds between two games in which no clock runs: everybody has to come over first
MOST_MARKS = 6  # of one seat at the same time
Status: TypeAlias = Literal["open", "playing", "over", "closed"]
_SETTLES = (log.Replaced, log.Rematched, log.Resigned)  # what settles every open offer


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a guest, a computer player, or nobody yet."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False  # the guest got up during the game

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """Something that waits for the others' answers."""

    what: log.What
    guest: str
    by: int
    seat: int | None
    bot: str | None
    games: int | None
    accepted: frozenset[str]


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a line in the game. `face_down`: the choice was secret when it was made."""

    events: Sequence[Event] = ()
    face_down: bool = False
    undone: Sequence[int] = ()  # the lines that were taken back by this one


class Table:
    """The state of a table after some lines of its log."""

    def __init__(self, name: str, opened: log.Opened) -> None:
        self.name = name
        self.opened = opened
        self.lines: list[AnyLine] = []  # those that people see; `stored` counts the orders too
        self.stored = 0
        self.told: list[Told] = []
        self.chairs: list[Chair] = []
        self.status: Status = "open"
        self.frozen: Problem | None = None
        self.match: Match[State] | None = None
        self.frozen_choices: list[Entry] = []  # those that the rules of this release did not play
        self.start: Record | None = None
        self.clock = Clock(opened.plan.pace)
        self.offers: dict[int, OpenOffer] = {}
        self.next_table: log.Rematched | None = None
        self.hinted: set[tuple[int, int]] = set()  # the seats and questions for which a hint was given
        self.marks: dict[int, tuple[str, ...]] = {}  # by seat, the oldest first
        self.pending: Mapping[int, Decision] = {}  # who is asked what, while the game is going on
        self.asked_at: dict[int, int] = {}  # since when each seat has had its present question
        self._asks: list[int] = []
        self.sent_away: dict[str, int] = {}  # how often the host freed the seat of a guest
        self.orders: dict[int, dict[str, Any]] = {}  # what seats have ordered to be answered for them
        self.orders_given = 0
        self._by_hand: dict[int, int] = {}  # questions that a seat came back to: it answers them itself
        self._standing = Standing()

    @classmethod
    def read(cls, name: str, lines: Iterable[AnyLine]) -> Table:
        """The table that a log tells of."""
        table: Table | None = None
        for line in lines:
            if table is None:
                assert isinstance(line, log.Opened), "a log begins with the opening of its table"
                table = cls(name, line)
            table.follow(line)
        assert table is not None
        return table

    def fork(self) -> Table:
        """A copy to try something on."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)  # then what may change is copied; the rest is only ever replaced
        twin.lines, twin.told, twin.chairs = self.lines.copy(), self.told.copy(), self.chairs.copy()
        twin.frozen_choices, twin.offers = self.frozen_choices.copy(), self.offers.copy()
        twin.clock, twin.hinted = self.clock.copy(), self.hinted.copy()
        twin.asked_at, twin._asks = self.asked_at.copy(), self._asks.copy()
        twin.marks = self.marks.copy()
        twin.sent_away, twin._standing = self.sent_away.copy(), self._standing.copy()
        twin.orders, twin._by_hand = self.orders.copy(), self._by_hand.copy()
        if self.match is not None:
            twin.match = self.match.copy()
        return twin

    # --- asking -------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last line that people see."""
        return len(self.lines)

    @property
    def host(self) -> str | None:
        """Whoever opened the table, or, once they have left, the first one who sits there."""
        host = self.opened.host
        if any(chair.guest == host and not chair.away for chair in self.chairs):
            return host
        return next(iter(self.people), host)

    @property
    def people(self) -> list[str]:
        """The guests who sit at the table and have not got up, each once, in the order of their seats."""
        return list(dict.fromkeys(c.guest for c in self.chairs if c.guest is not None and not c.away))

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Code.NO_SUCH_SEAT, seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat, c in enumerate(self.chairs) if guest is not None and c.guest == guest]

    @property
    def on_the_clock(self) -> list[int]:
        """The seats whose time is running: people who are asked. Computer players have their own limit."""
        return [seat for seat in self.pending if self.chairs[seat].bot is None]

    @property
    def bots_asked(self) -> dict[int, str]:
        """The computer players who are asked, by seat."""
        return {seat: bot for seat in self.pending if (bot := self.chairs[seat].bot) is not None}

    def takeback(self, seat: int) -> list[int]:
        """The seats whose choices would go if this seat took its last one back: newest first, itself last.

        Empty where nothing can be taken back.
        """
        if self.status != "playing" or self.frozen is not None or not self.opened.plan.takebacks:
            return []
        return self._standing.behind(seat, own=self.alone(seat))

    def alone(self, seat: int) -> bool:
        """Whether all others at the table are computer players."""
        return all(chair.bot is not None for other, chair in enumerate(self.chairs) if other != seat)

    def ordered_answer(self, seat: int) -> str | None:
        """What the seat's standing orders say to the question before it; None where they say nothing."""
        decision, orders, chair = self.pending.get(seat), self._game_orders, self.chairs[seat]
        if orders is None or decision is None or decision.kind not in orders.kinds or self.match is None:
            return None
        if chair.guest is None or chair.away or self._by_hand.get(seat) == self._asks[seat]:
            return None
        view = self.match.view(Seat(seat))
        return orders.answer(view, self.orders.get(seat, {}), unseen=self.alone(seat))

    @property
    def _game_orders(self) -> StandingOrders | None:
        return None if self.match is None else self.match.game.orders

    def step(self, seat: int) -> Step | None:
        """Whether this seat can step back in its own chain of choices, or why not; None: no game goes on."""
        if self.status != "playing" or self.frozen is not None:
            return None
        return self._standing.step(seat, own=self.alone(seat))

    @property
    def waits_for_people(self) -> bool:
        """Whether anybody still plays who is a person: then computer players are soon done without them."""
        if self.match is None:
            return False
        gone = {entry.seat for entry in self.match.record.in_force() if entry.choice == RESIGN}
        return any(
            chair.guest is not None and not chair.away and seat not in gone
            for seat, chair in enumerate(self.chairs)
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome if self.match is not None else None

    @property
    def points(self) -> list[float]:
        """In a series: what each seat has in all games that are over."""
        before = self.opened.round.points or [0.0] * len(self.chairs)
        if self.match is None or self.outcome is None:
            return before
        return [had + won for had, won in zip(before, self.match.state.series_points(), strict=True)]

    @property
    def last_of_series(self) -> bool:
        return self.opened.round.number >= len(self.opened.plan.games)

    def ask(self, seat: int) -> int | None:
        """The number of the question that a seat has before it: its own questions are counted from 1.

        It only ever grows. After a takeback the game asks for the same decision once more, and then an
        answer to the first asking must not pass for one to the second.
        """
        return self._asks[seat] if seat in self.pending else None

    def hints(self, seat: int) -> int:
        """How many hints the seat has been given."""
        return sum(who == seat for who, _ in self.hinted) if self.hinted else 0

    def last_ask(self, seat: int) -> int:
        """The number of the last question that the seat has been asked."""
        return self._asks[seat]

    @property
    def record(self) -> Record | None:
        """The whole record with everything hidden in it, also where the rules cannot be played."""
        if self.match is not None and self.frozen is None:
            return self.match.record
        if self.start is None:
            return None
        played = [] if self.match is None else self.match.record.choices
        return msgspec.structs.replace(self.start, choices=[*played, *self.frozen_choices])

    # --- a line is added ----------------------------------------------------------------------------

    def follow(self, line: AnyLine) -> None:
        """Take a stored line. One that this release's rules do not play freezes the table."""
        if self.frozen is None:
            stored = self.stored
            try:
                again = self.add(line)
            except Problem as problem:
                self.frozen = problem
            else:
                if again == line:
                    return
                self.frozen = Refused(ServerCode.LOG_DIFFERS, line=self.number)
                self.lines.pop()
                self.told.pop()
            self.stored = stored
        self._keep(line)

    def _keep(self, line: AnyLine) -> None:
        """Of a frozen table only what its record needs is followed."""
        if isinstance(line, log.Started):
            self.start, self.status = line.record, "playing"
        elif isinstance(line, log.Chose | log.Resigned | log.TookBack):
            self.frozen_choices += line.lines
        self.stored += 1
        if not isinstance(line, log.Ordered):
            self.lines.append(line)
            self.told.append(Told(face_down=True))  # without its rules nobody can tell what was secret

    def add(self, line: AnyLine) -> AnyLine:
        """Take a new line, and return it complete. Refused by the rules, the table is of no more use."""
        told = Told()
        self.stored += 1
        match line:
            case log.Ordered(seat=seat, orders=orders):
                self.orders[seat] = orders
                self.orders_given += 1
                self._by_hand.pop(seat, None)
                return line
            case log.Opened():
                self.chairs = [_chair(seat, line.host) for seat in line.plan.seats]
            case log.Sat(seat=seat, guest=guest):
                self.chairs[seat] = Chair(guest=guest)
            case log.Left(seat=seat, freed=freed) if self.status == "open":
                if freed and (who := self.chairs[seat].guest) is not None:
                    self.sent_away[who] = self.sent_away.get(who, 0) + 1
                self.chairs[seat] = Chair()
            case log.Left(seat=seat):
                self.marks.pop(seat, None)
                self.orders.pop(seat, None)
                self.chairs[seat] = replace(self.chairs[seat], away=True)
            case log.Closed():
                self.status = "closed"
            case log.Started():
                self._start(line)
            case log.Chose() | log.Resigned() | log.TookBack():
                line, told = self._play(line)
            case log.Hinted(seat=seat, ask=ask):
                self.hinted.add((seat, ask))
            case log.Replaced(seat=seat, bot=bot):
                self.marks.pop(seat, None)
                self.orders.pop(seat, None)
                self.chairs[seat] = Chair(bot=bot)
            case log.Offered():
                offer = OpenOffer(
                    line.what, line.guest, line.by, line.seat, line.bot, line.games, frozenset({line.guest})
                )
                self.offers[self.number + 1] = offer
            case log.Answered(offer=number, guest=guest, yes=True):
                offer = self.offers[number]
                self.offers[number] = replace(offer, accepted=offer.accepted | {guest})
            case log.Answered(offer=number):
                del self.offers[number]
            case log.Marked(seat=seat, thing=thing, on=on):
                others = tuple(each for each in self.marks.get(seat, ()) if each != thing)
                self.marks[seat] = (*others, thing)[-MOST_MARKS:] if on else others
            case log.Rematched():
                self.next_table = line
        if isinstance(line, _SETTLES):
            self.offers.clear()  # what was agreed on is done, and whoever was asked may have changed
        self.lines.append(line)
        self.told.append(told)
        return line

    def _start(self, line: log.Started) -> None:
        self.start = line.record
        self.match = Match.resume(games.find(line.record.game), line.record.copy())
        self.status = "playing" if self.match.outcome is None else "over"
        self._standing.start(self.match.record.choices)
        follows = self.opened.round.before is not None
        self.clock.start(len(self.chairs), line.at + (BREAK if follows else 0))
        self._asks = [0] * len(self.chairs)
        self._ask_anew({}, line.at)

    def _play(self, line: log.Chose | log.Resigned | log.TookBack) -> tuple[AnyLine, Told]:
        match = self.match
        assert match is not None
        before = {seat: decision.number for seat, decision in self.pending.items()}
        had, chapter = len(match.record.choices), match.state.chapter
        self.clock.charge(self.on_the_clock, line.spent, line.at)
        back = self._times_back(line) if isinstance(line, log.TookBack) else 1
        told, face_down, seat = _in_the_game(match, line, back)
        self.status = "playing" if match.outcome is None else "over"
        if match.state.chapter != chapter:
            self.marks.clear()
        elif isinstance(line, log.Resigned):
            self.marks.pop(seat, None)
        self._ask_anew({} if isinstance(line, log.TookBack) else before, line.at)
        if isinstance(line, log.Chose):
            self.clock.moved(seat)
        elif isinstance(line, log.TookBack):
            self.clock.renew()
            self._by_hand[seat] = self._asks[seat]
        for number in [n for n, offer in self.offers.items() if offer.what == "takeback"]:
            del self.offers[number]  # the game has gone on: that choice is no longer the last
        lines = match.record.choices[had:]
        ordered = isinstance(line, log.Chose) and line.ordered
        undone = self._standing.note(self.number + 1, lines, reveals=reveals(told), ordered=ordered)
        return msgspec.structs.replace(line, lines=lines), Told(told, face_down, undone)

    def _times_back(self, line: log.TookBack) -> int:
        """How many choices go: among computer players those too that orders made after the last own one.

        Among people they go one by one: else it would be seen which ones were ordered.
        """
        if not self.alone(line.seat):
            return 1
        ordered = self._standing.ordered_since(line.seat)
        if ordered is None:
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        return ordered + 1

    def _ask_anew(self, before: dict[int, int], at: int) -> None:
        """Number the questions that were not there before."""
        assert self.match is not None
        going_on = self.status == "playing"
        self.pending = (
            cast("Mapping[int, Decision]", self.match.pending) if going_on else {}
        )  # a seat is an int
        for seat, decision in self.pending.items():
            if before.get(seat) != decision.number:
                self._asks[seat] += 1
                self.asked_at[seat] = at
        orders = self._game_orders
        if orders is not None and all(asked.kind in orders.kinds for asked in self.pending.values()):
            self.clock.since = max(self.clock.since, at + GRACE)


def _chair(plan: Me | Open | Bot, host: str) -> Chair:
    match plan:
        case Me():
            return Chair(guest=host)
        case Bot(name=name):
            return Chair(bot=name)
        case Open():
            return Chair()


def _in_the_game(
    match: Match[State], line: log.Chose | log.Resigned | log.TookBack, back: int
) -> tuple[list[Event], bool, int]:
    """Make the choice; what happened, whether the choice still lies face down, and the seat."""
    seat = Seat(line.seat)
    match line:
        case log.Chose():
            had = len(match.record.choices)
            told = match.play(line.lines[0].choice, seat)
            return told, _lies_face_down(match, len(match.record.choices) - had), seat
        case log.Resigned():
            return match.resign(seat), False, seat
        case log.TookBack(step=True):
            for _ in range(back):
                match.step_back(seat)
        case log.TookBack():
            match.take_back(seat, times=back)
    return [], False, seat


def _lies_face_down(match: Match[State], made: int) -> bool:
    """Whether the first of the last choices `made` is known to its own seat only."""
    hidden = match.state.unrevealed()
    return bool(hidden) and len(match.record.in_force()) - made in hidden
