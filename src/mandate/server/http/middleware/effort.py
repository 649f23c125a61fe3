"""A limit on each address's processor time: its work queues separately, without delaying others.

Work is measured, not guessed: `measured` runs a coroutine and charges each of its steps to an address. A step
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

from mandate.server.networks import networks

MAX_ACCOUNTS = 10_000
LONG_STEP_SECONDS = 0.002  # from which a step's processor time is read, a system call
Result = TypeVar("Result")


class Account:
    """What one address has left, and what is waiting."""

    __slots__ = ("left", "seen", "used", "waiting", "wakes")

    def __init__(self, left: float, seen: float) -> None:
        self.left, self.seen = left, seen  # seconds of work, and as of when
        self.used = 0.0  # in this pass of the loop
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.wakes: asyncio.TimerHandle | None = None


class Effort:
    """An account for each address; the least recently used are dropped first."""

    def __init__(
        self,
        share: float,
        most: float,
        slice_: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        timer: Callable[[], float] = time.perf_counter,
        work: Callable[[], float] = time.thread_time,
    ) -> None:
        """`share`: seconds of work per second; `most` of them at once, `slice_` in one pass of the loop."""
        self._share, self._most, self._slice = share, most, slice_
        self._clock, self.now, self._work = clock, timer, work
        self._worked = work()  # processor time of this thread when it was last read
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._used: set[Account] = set()  # in this pass
        self._passing = False

    def may_start(self, address: str) -> bool:
        """Whether work for that address may start without waiting for its turn."""
        account = self._account(address)
        return not account.waiting and self._may(account)

    async def turn(self, address: str) -> None:
        """Wait until work for that address may start."""
        if self.may_start(address):
            return
        account = self._account(address)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        account.waiting.append(place)
        self._arrange(account)
        try:
            await place
        finally:
            if place in account.waiting:
                account.waiting.remove(place)

    def measured(self, address: str, work: Coroutine[Any, Any, Result]) -> Coroutine[Any, Any, Result]:
        """The same coroutine; its time is charged to the address."""
        return _Measured(work, self, address)

    def charge(self, address: str, seconds: float) -> None:
        account = self._account(address)
        account.left -= seconds
        account.used += seconds
        self._used.add(account)
        self._pass_soon()

    def passed(self, address: str, began: float) -> None:
        """Charge a step that began then, by `now`."""
        seconds = self.now() - began
        if seconds >= LONG_STEP_SECONDS:
            worked = self._work()  # since it was last read: of this step it is at most as much
            seconds, self._worked = min(seconds, worked - self._worked), worked
        self.charge(address, seconds)

    def _account(self, address: str) -> Account:
        key, now = site(address), self._clock()
        account = self._accounts.pop(key, None) or Account(self._most, now)
        account.left = min(self._most, account.left + (now - account.seen) * self._share)
        account.seen = now
        self._accounts[key] = account
        if len(self._accounts) > MAX_ACCOUNTS and not next(iter(self._accounts.values())).waiting:
            self._accounts.popitem(last=False)
        return account

    def _may(self, account: Account) -> bool:
        return account.left > 0 and account.used < self._slice

    # --- waking waiters -----------------------------------------------------------------------------

    def _pass_soon(self) -> None:
        if self._passing:
            return
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
            self._pass_soon()
        else:
            loop = asyncio.get_running_loop()
            account.wakes = loop.call_later(-account.left / self._share, self._ring, account)

    def _ring(self, account: Account) -> None:
        account.wakes = None
        now = self._clock()
        account.left = min(self._most, account.left + (now - account.seen) * self._share)
        account.seen = now
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
    """A coroutine whose steps are charged to an address: to be awaited, or run as a task."""

    __slots__ = ("_address", "_coroutine", "_effort")

    def __init__(self, work: Coroutine[Any, Any, Result], effort: Effort, address: str) -> None:
        self._coroutine, self._effort, self._address = work, effort, address

    def send(self, value: Any) -> Any:
        began = self._effort.now()
        try:
            return self._coroutine.send(value)
        finally:
            self._effort.passed(self._address, began)

    def throw(self, *error: Any) -> Any:
        began = self._effort.now()
        try:
            return self._coroutine.throw(*error)
        finally:
            del error  # it would keep its traceback, and this frame with the whole connection
            self._effort.passed(self._address, began)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, Result]:
        return self
