"""Whose turn it is, where many want one of a few things: by address, and there by guest, one after the other.

Nobody gets more by asking for more: behind somebody who asks a hundred times, whoever asks once
is next. And no address has all of the things at a time, where there is more than one.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from mandate.core.errors import Refused
from mandate.server.codes import ServerCode

Thing = TypeVar("Thing")


class Asker(NamedTuple):
    """Who wants something. `waits`: somebody sits there and waits for it; they go before all others."""

    address: str = ""
    guest: str = ""
    waits: bool = True


class _Waiting(Generic[Thing]):
    """Those who wait: addresses in turn, at each of them guests in turn."""

    def __init__(self) -> None:
        self._askers: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Thing]]]] = OrderedDict()

    def add(self, asker: Asker, place: asyncio.Future[Thing]) -> None:
        at_address = self._askers.setdefault(asker.address, OrderedDict())
        at_address.setdefault(asker.guest, deque()).append(place)

    def remove(self, asker: Asker, place: asyncio.Future[Thing]) -> None:
        places = self._askers.get(asker.address, OrderedDict()).get(asker.guest, deque())
        if place in places:
            places.remove(place)
            self._tidy(asker)

    def next(self, full: Iterable[str]) -> tuple[Asker, asyncio.Future[Thing]] | None:
        """The first one in turn whose address is not full; their like stand behind all others then."""
        address = next((address for address in self._askers if address not in full), None)
        if address is None:
            return None
        guest = next(iter(self._askers[address]))
        place = self._askers[address][guest].popleft()
        self._askers[address].move_to_end(guest)
        self._askers.move_to_end(address)
        self._tidy(Asker(address, guest))
        return Asker(address, guest), place

    def at(self, address: str) -> int:
        """How many wait there."""
        return sum(map(len, self._askers.get(address, {}).values()))

    def __len__(self) -> int:
        return sum(map(self.at, self._askers))

    def _tidy(self, asker: Asker) -> None:
        if not self._askers[asker.address][asker.guest]:
            del self._askers[asker.address][asker.guest]
        if not self._askers[asker.address]:
            del self._askers[asker.address]


class Turns(Generic[Thing]):
    """A few things, and those who wait for one."""

    def __init__(
        self, things: Iterable[Thing], *, most: int | None = None, most_each: int | None = None
    ) -> None:
        """`most` may wait in all, `most_each` from one address; beyond that they are refused."""
        self._free = deque(things)
        self._each = max(1, len(self._free) - 1)  # what one address may have; also all who do not wait
        self._most, self._most_each = most, most_each
        self._queues: dict[bool, _Waiting[Thing]] = {True: _Waiting(), False: _Waiting()}
        self._held: Counter[str] = Counter()
        self._idly = 0  # held by those who do not wait

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def set_aside(self) -> Thing:
        """One that is free, and is nobody's turn until it is `put` back."""
        return self._free.popleft()

    def put(self, thing: Thing) -> None:
        self._free.append(thing)
        self._hand_out()

    def check(self, asker: Asker) -> None:
        """Refuse where no more may wait."""
        here = sum(queue.at(asker.address) for queue in self._queues.values())
        if self._most_each is not None and here + self._held[asker.address] >= self._most_each + self._each:
            raise Refused(ServerCode.BUSY)
        if self._most is not None and self.waiting >= self._most:
            raise Refused(ServerCode.BUSY)

    async def take(self, asker: Asker) -> Thing:
        """One of the things, when it is one's turn. Cancelled, the place is given up."""
        self.check(asker)
        place: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        queue = self._queues[asker.waits]
        queue.add(asker, place)
        self._hand_out()
        try:
            return await place
        except asyncio.CancelledError:
            queue.remove(asker, place)
            if place.done() and not place.cancelled():  # it came at the same moment
                self.give_back(asker, place.result())
            raise

    def give_back(self, asker: Asker, thing: Thing) -> None:
        self._held[asker.address] -= 1
        if not self._held[asker.address]:
            del self._held[asker.address]
        self._idly -= not asker.waits
        self.put(thing)

    def _hand_out(self) -> None:
        for waits, queue in self._queues.items():
            while self._free and (waits or self._idly < self._each):
                full = [address for address, held in self._held.items() if held >= self._each]
                if (found := queue.next(full)) is None:
                    break
                asker, place = found
                if not place.done():
                    self._held[asker.address] += 1
                    self._idly += not waits
                    place.set_result(self._free.popleft())
