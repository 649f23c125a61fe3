"""A limit on each address's processor time: its work queues separately, without delaying others.

Work is measured, not guessed: `measured` runs a coroutine and charges each of its steps to the account of its
address, which a connection looks up once and holds. A step
is timed by the clock on the wall, which costs little to read. Only after a long one is the system queried for
the thread's processor time: meanwhile another process may have had the processor. Before work for an address
starts, `turn` waits while the address has used up its slice of this pass of the event loop, or more than its
share (a token bucket of processor time). Nothing is refused: excess work is delayed, and a delayed update
includes whatever happens meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from mandate.server.networks import networks

MAX_ACCOUNTS = 10_000
LONG_STEP_SECONDS = 0.002  # from which a step's processor time is read, a system call
Result = TypeVar("Result")


class Account:
    """What one address has left, and what is waiting."""

    __slots__ = ("__weakref__", "left", "seen", "site", "used", "waiting", "wakes")

    def __init__(self, site: str, left: float, seen: float) -> None:
        self.site = site
        self.left, self.seen = left, seen  # seconds of work, and as of when
        self.used = 0.0  # in this pass of the loop
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.wakes: asyncio.TimerHandle | None = None


class Effort:
    """An account for each address; the least recently used that no connection holds are dropped first."""

    def __init__(
        self,
        share: float,
        most: float,
        slice_: float,
        *,
        clock: Callable[[], float] = time.perf_counter,
        work: Callable[[], float] = time.thread_time,
    ) -> None:
        """`share`: seconds of work per second; `most` of them at once, `slice_` in one pass of the loop."""
        self._share, self._most, self._slice = share, most, slice_
        self.now, self._work = clock, work
        self._worked = work()  # processor time of this thread when it was last read
        self._accounts: WeakValueDictionary[str, Account] = WeakValueDictionary()
        self._recent: OrderedDict[str, Account] = OrderedDict()
        self._used: set[Account] = set()  # in this pass
        self._passing = False

    def account(self, address: str) -> Account:
        """The account of an address: the same one for as long as anyone holds it."""
        key = site(address)
        account = self._recent.pop(key, None) or self._accounts.get(key)
        if account is None:
            account = self._accounts[key] = Account(key, self._most, self.now())
        self._recent[key] = account
        if len(self._recent) > MAX_ACCOUNTS:
            self._recent.popitem(last=False)
        return account

    def may_start(self, account: Account) -> bool:
        """Whether work for that account may start without waiting for its turn."""
        if account.left <= 0:
            self._refill(account, self.now())
        return not account.waiting and account.left > 0 and account.used < self._slice

    async def turn(self, account: Account) -> None:
        """Wait until work for that account may start."""
        if self.may_start(account):
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        account.waiting.append(place)
        self._arrange(account)
        try:
            await place
        finally:
            if place in account.waiting:
                account.waiting.remove(place)

    def measured(self, account: Account, work: Coroutine[Any, Any, Result]) -> Coroutine[Any, Any, Result]:
        """The same coroutine; its time is charged to the account."""
        return _Measured(work, self, account)

    def charge(self, account: Account, seconds: float) -> None:
        account.left -= seconds
        account.used += seconds
        self._used.add(account)
        if not self._passing:
            self._pass_soon()

    def passed(self, account: Account, began: float) -> None:
        """Charge a step that began then, by `now`."""
        now = self.now()
        self._refill(account, now)
        seconds = now - began
        if seconds >= LONG_STEP_SECONDS:
            worked = self._work()  # since it was last read: of this step it is at most as much
            seconds, self._worked = min(seconds, worked - self._worked), worked
        self.charge(account, seconds)

    def _refill(self, account: Account, now: float) -> None:
        account.left = min(self._most, account.left + (now - account.seen) * self._share)
        account.seen = now

    # --- waking waiters -----------------------------------------------------------------------------

    def _pass_soon(self) -> None:
        try:
            asyncio.get_running_loop().call_soon(self._pass)
        except RuntimeError:  # a coroutine finalized after its loop has ended
            return
        self._passing = True

    def _pass(self) -> None:
        """Start the next pass of the loop: reset all slices, and wake one waiter per address."""
        self._passing = False
        used, self._used = self._used, set()
        for account in used:
            account.used = 0.0
        for account in used:
            self._wake(account)

    def _arrange(self, account: Account) -> None:
        """Schedule the next wake-up of waiters: in the next pass, or when the address has time left."""
        if account.wakes is not None or not account.waiting:
            return
        if account.left > 0:
            self._used.add(account)
            if not self._passing:
                self._pass_soon()
        else:
            loop = asyncio.get_running_loop()
            account.wakes = loop.call_later(-account.left / self._share, self._ring, account)

    def _ring(self, account: Account) -> None:
        account.wakes = None
        self._refill(account, self.now())
        self._wake(account)

    def _wake(self, account: Account) -> None:
        if account.wakes is None and account.left > 0:
            while account.waiting:
                place = account.waiting.popleft()
                if not place.done():
                    place.set_result(None)
                    break
        self._arrange(account)


def site(address: str) -> str:
    """The account that work is charged to: for IPv6, the /56 assigned to a site."""
    around = networks(address)
    return around[-2] if len(around) > 1 else address


class _Measured(Coroutine[Any, Any, Result], Generator[Any, Any, Result]):
    """A coroutine whose steps are charged to an account: to be awaited, or run as a task."""

    __slots__ = ("_account", "_coroutine", "_effort")

    def __init__(self, work: Coroutine[Any, Any, Result], effort: Effort, account: Account) -> None:
        self._coroutine, self._effort, self._account = work, effort, account

    def send(self, value: Any) -> Any:
        began = self._effort.now()
        try:
            return self._coroutine.send(value)
        finally:
            self._effort.passed(self._account, began)

    def throw(self, *error: Any) -> Any:
        began = self._effort.now()
        try:
            return self._coroutine.throw(*error)
        finally:
            del error  # it would keep its traceback, and this frame with the whole connection
            self._effort.passed(self._account, began)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, Result]:
        return self
