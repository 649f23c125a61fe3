"""A place at a table over the wire: what the server has sent, and the commands available.

Everything here runs in the thread that shows the game; the connection has its own thread.
"""

from __future__ import annotations

import queue
import time
from typing import TYPE_CHECKING

import msgspec

from mandate.cli.remote.address import Address
from mandate.cli.remote.connection import ANSWER_SECONDS, Back, Connection, Heard, Lost
from mandate.cli.remote.refusals import Offline, WireRefusal
from mandate.core.orders import OrdersNow
from mandate.table import commands, items, wire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mandate.cli.remote.guest import Guest
    from mandate.players.advice import Advice


class Place:
    """What a guest knows of a table. `news` holds what has not been shown yet, in order."""

    def __init__(self, guest: Guest, table: str, link: str | None, show: tuple[str, ...] = ()) -> None:
        self.guest = guest
        self.table = table
        self.link = link
        self.show = show  # what to request in addition to the view
        self.news: list[items.AnyItem | wire.Remark | Lost | Back] = []
        self.own_news: dict[int | None, list[items.AnyItem]] = {}  # the same lines, as each sight shows them
        self.number = 0
        self.updates = 0  # received so far
        self.remarked = 0  # the last remark of spectators that we know
        self.connected = True
        self.info: wire.TableInfo
        self._terms: wire.TableTerms | None = None  # sent with the first update
        self.sights: dict[int | None, wire.Sight] = {}
        self._connection = Connection(guest, table, link, show)
        self.wait_until(lambda: bool(self.sights))
        if self._reads_remarks and self.info.status != "over":
            self._catch_up_remarks()

    @property
    def address(self) -> Address:
        """The link to this table, with its secret if known."""
        return Address(self.guest.address.base, self.table, self.info.link or self.link)

    @property
    def seats(self) -> list[int]:
        """Our seats, except those we have left."""
        return [seat for seat, who in enumerate(self.info.seats) if who.you and not who.away]

    @property
    def seat(self) -> int | None:
        return self.seats[0] if self.seats else None

    def offers(self) -> list[wire.OfferInfo]:
        """Offers of others that we have not answered."""
        own = set(self.seats)
        return [o for o in self.info.offers if o.by not in own and not own & set(o.accepted)]

    # --- hearing ----------------------------------------------------------------------------------------

    def on_news(self, wake: Callable[[], object]) -> None:
        """Set the callback for news. It is called from another thread, or at once if news is waiting."""
        self._connection.wake = wake
        if not self._connection.heard.empty():
            wake()

    def hear(self) -> None:
        """Process everything received."""
        while not self._connection.heard.empty():
            self._take(self._connection.heard.get())

    def wait_until(self, true: Callable[[], bool], seconds: float = ANSWER_SECONDS) -> None:
        """Process what is received until the condition holds."""
        deadline = time.monotonic() + seconds
        while not true():
            try:
                self._take(self._connection.heard.get(timeout=max(0.0, deadline - time.monotonic())))
            except queue.Empty:
                raise Offline("remote-offline") from None

    def _take(self, heard: Heard) -> None:
        if isinstance(heard, wire.Refusal):
            raise WireRefusal(heard)
        if isinstance(heard, wire.Remarked):
            if heard.remarks[0].number > self.remarked + 1:
                self._catch_up_remarks()
            self._hear_remarks(heard.remarks)
            return
        if isinstance(heard, wire.Update):
            self._update(heard)
            return
        if isinstance(heard, wire.Here):
            self._came_or_went(heard)
            return
        self.connected = isinstance(heard, Back)
        self.news.append(heard)

    @property
    def _reads_remarks(self) -> bool:
        """Whether we may read what spectators say: players may when the game is over."""
        plays = any(seat.you or seat.yours for seat in self.info.seats)
        begun = self.info.status in ("playing", "over")
        return begun and self.info.chat and (self.info.status == "over" or not plays)

    def _catch_up_remarks(self) -> None:
        path = f"tables/{self.table}/remarks"
        answer = self.guest.call("GET", path, link=self.link, after=str(self.remarked))
        self._hear_remarks(self.guest.read(answer, list[wire.Remark]))

    def _hear_remarks(self, remarks: list[wire.Remark]) -> None:
        fresh = [each for each in remarks if each.number > self.remarked]
        self.news += fresh
        self.remarked = max((each.number for each in fresh), default=self.remarked)

    def _came_or_went(self, news: wire.Here) -> None:
        seats = [
            msgspec.structs.replace(seat, here=here, abandoned=abandoned)
            for seat, here, abandoned in zip(self.info.seats, news.seats, news.abandoned, strict=True)
        ]
        self.info = msgspec.structs.replace(self.info, seats=seats, watching=news.watching)

    def _update(self, update: wire.Update) -> None:
        self._terms = update.terms or self._terms
        assert self._terms is not None
        ends = update.table.status == "over" and self.updates > 0 and self.info.status != "over"
        self.info = wire.whole(self._terms, update.table)
        self.sights = {sight.seat: sight for sight in update.sights}
        for eye, sight in self.sights.items():
            fresh = [item for item in sight.news if item.number > self.number]
            self.own_news.setdefault(eye, []).extend(fresh)
            if eye == update.sights[0].seat:
                self.news += fresh
        self.number = max(self.number, update.number)
        self.updates += 1
        if ends and self._reads_remarks:
            self._catch_up_remarks()

    # --- doing ------------------------------------------------------------------------------------------

    def do(self, command: commands.AnyCommand) -> None:
        """Carry out a command, and wait until its result has been received."""
        done = self._connection.do(command)
        if isinstance(done, wire.Done):
            self.wait_until(lambda: self.number >= done.number)

    def preview(self, seat: int, choice: str) -> wire.Previewed:
        """What a choice would bring, according to the server."""
        answer = self._connection.do(commands.Preview(seat=seat, ask=self._ask(seat), choice=choice))
        assert isinstance(answer, wire.Previewed)
        return answer

    def attempt(self, seat: int, choices: Sequence[str]) -> wire.Tried:
        """What a chain of choices would lead to, according to the server."""
        answer = self._connection.do(commands.Try(seat=seat, ask=self._ask(seat), choices=list(choices)))
        assert isinstance(answer, wire.Tried)
        return answer

    def hint(self, seat: int) -> Advice:
        """What a computer player would do. May be called from another thread."""
        answer = self._connection.do(commands.Hint(seat=seat, ask=self._ask(seat)))
        assert isinstance(answer, wire.Hinted)
        return answer.advice

    def play(self, seat: int, choice: str, *then: str) -> None:
        """Answer our question, and the questions after it with the choices of a plan."""
        self.do(commands.Play(seat=seat, ask=self._ask(seat), choice=choice, then=list(then)))

    def order(self, seat: int, orders: dict[str, str]) -> None:
        """Set standing orders at the server, and wait until it confirms them."""
        before = self.updates
        self.do(commands.Order(seat=seat, orders=orders))
        self.wait_until(lambda: self.updates > before)

    def ordered(self, seat: int) -> OrdersNow | None:
        orders = self.sights[seat].orders if seat in self.sights else None
        return orders or None

    def _ask(self, seat: int) -> int:
        """The number of our question; without one, a number that no question has."""
        ask = self.sights[seat].ask
        return 2**53 if ask is None else ask

    def record(self) -> bytes:
        """The record as far as we may know it."""
        return self.guest.call("GET", f"tables/{self.table}/record", link=self.link)

    def rematch(self) -> Place | None:
        """Move to the table of the rematch; offer or accept the rematch if there is no table yet."""
        if self.info.next is None:
            wanted = next((o for o in self.info.offers if o.what == "rematch"), None)
            if wanted is None:
                self.do(commands.Offer(what="rematch"))
            elif wanted in self.offers():
                self.do(commands.Answer(offer=wanted.number, yes=True))
        if self.info.next is None:
            return None
        following = Place(self.guest, self.info.next.table, self.info.next.link, self.show)
        self.close()
        return following

    def again(self) -> Place:
        """The same table from its first line on, as one of its players sees it."""
        return Place(self.guest, self.table, self.link, self.show)

    def close(self) -> None:
        self._connection.close()
