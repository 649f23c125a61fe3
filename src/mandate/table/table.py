"""One table: its state after some lines of its log. Pure: no database, no sockets, no clock of its own.

`fold.py` adds lines to it. A table is copied before anything is tried on it (`fork`), so that what people see
changes only after the line is safely stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from mandate.core.errors import Code, Problem, Refused
from mandate.core.game import Decision, Event, Outcome, Seat, State, View
from mandate.core.match import Match
from mandate.core.orders import Answers, StandingOrders
from mandate.core.record import RESIGN, Entry, Record
from mandate.table import log
from mandate.table.choices import Standing, Step
from mandate.table.clock import Clock
from mandate.table.commands import OfferKind
from mandate.table.items import Why
from mandate.table.log import AnyLine
from mandate.table.rests import NO_RESTS, Rests

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
_MOVES = (log.Chose, log.Resigned, log.Canceled)  # what can end a game
CANCELED = "canceled"  # the reason of an outcome without winners: see `Table.under_way`


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: taken by a guest or a computer player, or still open."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False  # the guest got up during the game
    joined: int | None = None  # after how many choices the guest took over from a computer player
    before: str | None = None  # the guest that the computer player replaced, who may come back

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer that waits for the others' answers."""

    what: OfferKind
    guest: str
    by: int
    seat: int | None
    bot: str | None
    games: int | None
    accepted: frozenset[str]


class LineResult(NamedTuple):
    """The result of a line in the game. `face_down`: the choice was secret when it was made."""

    events: Sequence[Event] = ()
    face_down: bool = False
    undone: Sequence[int] = ()  # the lines taken back by this one


class Table:
    """The state of a table after some lines of its log."""

    def __init__(self, name: str, opened: log.Opened) -> None:
        self.name = name
        self.opened = opened
        self.brief_options = opened.plan.brief_options()
        self.lines: list[AnyLine] = []  # the visible lines; `stored` counts the orders too
        self.stored = 0
        self.results: list[LineResult] = []  # of the visible lines
        self.chairs: list[Chair] = []
        self.status: Status = "open"
        self.frozen: Problem | None = None
        self.match: Match[State] | None = None
        self.views: dict[Seat | None, View] = {}  # of the present state; replaced when it changes
        self.frozen_choices: list[Entry] = []  # choices that the rules of this release did not play
        self.start: Record | None = None
        self.clock = Clock(opened.plan.pace)
        self.offers: dict[int, OpenOffer] = {}
        self.next_table: log.Rematched | None = None
        self.hints_settled: bool | None = None  # whether hints are given, once the game has begun
        self.hinted: set[tuple[int, int]] = set()  # the seats and questions for which a hint was given
        self.marks: dict[int, tuple[str, ...]] = {}  # by seat, the oldest first
        self.pending: Mapping[int, Decision] = {}  # the open questions by seat, during the game
        self.asked_at: dict[int, int] = {}  # when each seat got its current question
        self.asks: list[int] = []  # by seat: how many questions it has been asked
        self.opener_sat = False  # whether the guest who opened the table has ever had a seat
        self.sent_away: dict[str, int] = {}  # how often the host freed the seat of a guest
        self.strangers: set[str] = set()  # the guests who came from the lobby, not by the link
        self.consents: set[str] = set()  # the guests who consent to free text
        self.mutes: dict[str, frozenset[str]] = {}  # by guest: the others whose words are hidden from them
        self.mutes_given = 0
        self.orders: dict[int, dict[str, Any]] = {}  # standing orders by seat
        self.orders_given = 0
        self.by_hand: dict[int, int] = {}  # questions reached by a takeback: not answered by orders
        self.standing = Standing()  # which choices count
        self.out: dict[int, Why] = {}  # the seats that left the game, and why
        self.rests: dict[str, Rests] = {}  # by guest: nights and vacations, in slow games
        self.warned: set[int] = set()  # the seats whose time ran out once, and was prolonged

    def fork(self) -> Table:
        """A copy to try something on."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)  # mutable parts are copied below; the rest is only replaced
        twin.lines, twin.results, twin.chairs = self.lines.copy(), self.results.copy(), self.chairs.copy()
        twin.frozen_choices, twin.offers = self.frozen_choices.copy(), self.offers.copy()
        twin.clock, twin.hinted = self.clock.copy(), self.hinted.copy()
        twin.asked_at, twin.asks = self.asked_at.copy(), self.asks.copy()
        twin.marks = self.marks.copy()
        twin.sent_away, twin.standing = self.sent_away.copy(), self.standing.copy()
        twin.orders, twin.by_hand = self.orders.copy(), self.by_hand.copy()
        twin.out, twin.rests, twin.warned = self.out.copy(), self.rests.copy(), self.warned.copy()
        twin.strangers, twin.consents = self.strangers.copy(), self.consents.copy()
        twin.mutes = self.mutes.copy()
        if self.match is not None:
            twin.match = self.match.copy()
        return twin

    # --- asking -------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last visible line."""
        return len(self.lines)

    @property
    def host(self) -> str | None:
        """The guest who opened the table, seated or not; once they give up their seat, the first seated."""
        host = self.opened.host
        if not self.opener_sat or any(chair.guest == host and not chair.away for chair in self.chairs):
            return host
        return next(iter(self.people), host)

    @property
    def people(self) -> list[str]:
        """The guests who sit at the table and have not got up, each once, in the order of their seats."""
        return list(dict.fromkeys(c.guest for c in self.chairs if c.guest is not None and not c.away))

    @property
    def deal_is_known(self) -> bool:
        """Whether the deal was chosen, so that the guest who opened the table may know it beforehand."""
        return self.opened.plan.seed is not None

    @property
    def weekly(self) -> str:
        """The week whose deal is played; empty at other tables."""
        return "" if self.opened.reserved is None else self.opened.reserved.weekly

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Code.NO_SUCH_SEAT, seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat, c in enumerate(self.chairs) if guest is not None and c.guest == guest]

    def replaced(self, guest: str | None) -> list[int]:
        """The seats of this guest that computer players have taken over, which the guest may take back."""
        return [seat for seat, c in enumerate(self.chairs) if guest is not None and c.before == guest]

    @property
    def on_the_clock(self) -> list[int]:
        """The seats whose time is running: people with a question. Computer players have their own limit."""
        return [seat for seat in self.pending if self.chairs[seat].bot is None]

    def rests_of(self, guest: str | None) -> Rests:
        """When a player's clock rests for them alone."""
        return self.rests.get(guest or "", NO_RESTS)

    @property
    def bots_asked(self) -> dict[int, str]:
        """The computer players with a question to answer, by seat."""
        return {seat: bot for seat in self.pending if (bot := self.chairs[seat].bot) is not None}

    def takeback(self, seat: int) -> list[int]:
        """The seats whose choices a takeback by this seat would undo: newest first, itself last.

        Empty if nothing can be taken back.
        """
        if self.status != "playing" or self.frozen is not None or not self.opened.plan.takebacks:
            return []
        return self.standing.behind(seat, own=self.alone(seat))

    def alone(self, seat: int) -> bool:
        """Whether all others at the table are computer players."""
        return all(chair.bot is not None for other, chair in enumerate(self.chairs) if other != seat)

    @property
    def state(self) -> State | None:
        """The game's state, if there is one to show."""
        return None if self.match is None or self.frozen is not None else self.match.state

    def view(self, seat: Seat | None) -> View:
        """The game as this seat sees it: made once for each version of the table, and only read."""
        assert self.match is not None
        if (view := self.views.get(seat)) is None:
            view = self.views[seat] = self.match.state.view(seat)
        return view

    def ordered_answer(self, seat: int) -> str | None:
        """The answer of the seat's standing orders to its current question; None if they have none."""
        decision, orders, chair = self.pending.get(seat), self.game_orders, self.chairs[seat]
        if orders is None or decision is None or decision.kind not in orders.kinds or self.match is None:
            return None
        if chair.guest is None or chair.away or self.by_hand.get(seat) == self.asks[seat]:
            return None
        return orders.answer(self.view(Seat(seat)), self.orders.get(seat, {}), unseen=self.alone(seat))

    def answers(self, seat: int) -> Answers | None:
        """What the seat's standing orders would answer after its next choices."""
        orders, chair = self.game_orders, self.chairs[seat]
        if orders is None or chair.guest is None or chair.away:
            return None
        return Answers(orders, self.orders.get(seat, {}), unseen=self.alone(seat))

    @property
    def game_orders(self) -> StandingOrders | None:
        """The standing orders that this game offers."""
        return None if self.match is None else self.match.game.orders

    def step(self, seat: int) -> Step | None:
        """Whether this seat can step back in its own chain of choices, or why not; None: no game to play."""
        if self.status != "playing" or self.frozen is not None:
            return None
        return self.standing.step(seat, own=self.alone(seat))

    @property
    def waits_for_people(self) -> bool:
        """Whether a person is still playing; without one, computer players finish the game quickly."""
        if self.match is None:
            return False
        gone = {entry.seat for entry in self.match.record.in_force() if entry.choice == RESIGN}
        return any(
            chair.guest is not None and not chair.away and seat not in gone
            for seat, chair in enumerate(self.chairs)
        )

    @property
    def counts(self) -> bool:
        """Whether the people played it: no seat was handed to a person once the game was under way."""
        return all(line.counts for line in self.lines if isinstance(line, log.Joined))

    def wanted(self) -> list[int]:
        """The seats that a person may take over from computer players, if everyone there agrees."""
        plan = self.opened.plan
        if not plan.handover or self.status != "playing" or not self.people or self.frozen is not None:
            return []
        if plan.rated and self.under_way:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is not None]

    @property
    def ending(self) -> log.Resigned | log.Canceled | None:
        """The line in which a seat left the game and so ended it; None if it was played to its end."""
        if self.status != "over":
            return None
        last = next((line for line in reversed(self.lines) if isinstance(line, _MOVES)), None)
        return last if isinstance(last, log.Resigned | log.Canceled) else None

    @property
    def canceled(self) -> bool:
        """Whether the game ended before it was under way: then it counts for nothing."""
        return isinstance(self.ending, log.Canceled)

    @property
    def under_way(self) -> bool:
        """Whether two seats have made a choice: from then on a player who leaves the game loses it.

        A game of a series counts from its start; otherwise the leading player could cancel the rest of it.
        """
        if self.match is None:
            return False
        if self.opened.plan.games or self.match.record.first_own:
            return True
        enough = min(2, len(self.chairs))
        return len(self.standing.choosers(enough)) == enough

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended. A canceled game has a winner by the rules, but not for the table."""
        outcome = self.match.outcome if self.match is not None else None
        if outcome is None or not self.canceled:
            return outcome
        return replace(outcome, winners=(), reason=CANCELED)

    @property
    def points(self) -> list[float]:
        """In a series: each seat's points from all finished games."""
        before = self.opened.round.points or [0.0] * len(self.chairs)
        if self.match is None or self.outcome is None:
            return before
        return [had + won for had, won in zip(before, self.match.state.series_points(), strict=True)]

    @property
    def last_of_series(self) -> bool:
        return self.opened.round.number >= len(self.opened.plan.games)

    def ask(self, seat: int) -> int | None:
        """The number of a seat's current question: each seat's questions are counted from 1.

        It only grows. After a takeback the same decision is asked again, and an answer to the first
        question must not count as an answer to the second.
        """
        return self.asks[seat] if seat in self.pending else None

    @property
    def gives_hints(self) -> bool:
        """Whether hints are given: as the plan says, else if a single person plays.

        This is settled when the game begins; until then others may still sit down.
        """
        if self.hints_settled is not None:
            return self.hints_settled
        if (wanted := self.opened.plan.hints) is not None:
            return wanted
        return sum(chair.bot is None for chair in self.chairs) == 1

    def hints(self, seat: int) -> int:
        """How many hints the seat has been given."""
        return sum(who == seat for who, _ in self.hinted) if self.hinted else 0

    def last_ask(self, seat: int) -> int:
        """The number of the seat's last question."""
        return self.asks[seat]

    @property
    def record(self) -> Record | None:
        """The whole record with everything hidden in it, even if the table is frozen."""
        if self.match is not None and self.frozen is None:
            return self.match.record
        if self.start is None:
            return None
        played = self.start.choices if self.match is None else self.match.record.choices
        return msgspec.structs.replace(self.start, choices=[*played, *self.frozen_choices])
