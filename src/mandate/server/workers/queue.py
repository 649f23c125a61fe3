"""Fair queuing for a few shared things: turns rotate by network and guest.

Asking more often gains nothing: a single request comes next even behind a guest with a hundred. No network
holds all of the things at once if there is more than one. When the queue is full, the asker with the most
places in it loses the newest of them to a newcomer.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Collection, Iterable
from typing import Generic, NamedTuple, TypeVar

from mandate.core.errors import Refused
from mandate.server.networks import networks
from mandate.table.codes import ServerCode

Thing = TypeVar("Thing")
Path = tuple[str, ...]


class Asker(NamedTuple):
    """Who wants something. `waits`: a person is waiting for it; such askers go before all others."""

    address: str = ""
    guest: str = ""
    waits: bool = True

    @property
    def path(self) -> Path:
        """From the widest network of the address down to the guest: at each level all are equal."""
        return (*networks(self.address), self.guest)


class _Branch(Generic[Thing]):
    """The waiters in one network, or the places of one guest. Children are in the order of turns."""

    def __init__(self) -> None:
        self.children: OrderedDict[str, _Branch[Thing]] = OrderedDict()
        self.places: deque[asyncio.Future[Thing]] = deque()
        self.count = 0

    def below(self, path: Path) -> int:
        """How many wait there."""
        return self.at(path).count

    def at(self, path: Path) -> _Branch[Thing]:
        """The branch at the path; an empty one if there are no waiters."""
        branch: _Branch[Thing] = self
        for name in path:
            branch = branch.children.get(name) or _Branch()
        return branch

    def add(self, path: Path, place: asyncio.Future[Thing]) -> None:
        self.count += 1
        if path:
            self.children.setdefault(path[0], _Branch()).add(path[1:], place)
        else:
            self.places.append(place)

    def remove(self, path: Path, place: asyncio.Future[Thing]) -> bool:
        """Remove a place; whether it was there."""
        if not path:
            if place not in self.places:
                return False
            self.places.remove(place)
        else:
            child = self.children.get(path[0])
            if child is None or not child.remove(path[1:], place):
                return False
            if not child.count:
                del self.children[path[0]]
        self.count -= 1
        return True

    def next(self, full: Collection[str] = ()) -> tuple[Path, asyncio.Future[Thing]] | None:
        """Take the next place outside full networks, and move its branches to the end of the line."""
        if self.places:
            self.count -= 1
            return (), self.places.popleft()
        name = next((name for name in self.children if name not in full), None)
        if name is None:
            return None
        found = self.children[name].next()
        assert found is not None
        self.count -= 1
        if self.children[name].count:
            self.children.move_to_end(name)
        else:
            del self.children[name]
        return (name, *found[0]), found[1]

    def newest_of_most(self, newcomer: Path | None) -> tuple[Path, asyncio.Future[Thing]] | None:
        """The newest place of the asker with the most, level by level; None if the newcomer has as many.

        An asker with only one more than the newcomer keeps it: the two would only swap roles. `newcomer` is
        None below the level at which it was found to have fewer.
        """
        if not self.children:
            return None if newcomer is not None or not self.places else ((), self.places[-1])
        most = max(self.children, key=lambda name: self.children[name].count)
        if newcomer is not None:
            own = self.below(newcomer[:1])
            if self.children[most].count - own >= 2:
                newcomer = None
            elif own:
                most, newcomer = newcomer[0], newcomer[1:]  # it may have fewer than others of its own network
            else:
                return None
        found = self.children[most].newest_of_most(newcomer)
        return None if found is None else ((most, *found[0]), found[1])


class Turns(Generic[Thing]):
    """A few things, and the queue for them."""

    def __init__(
        self,
        things: Iterable[Thing],
        *,
        most: int | None = None,
        most_each: int | None = None,
        each: int | None = None,
    ) -> None:
        """`most` may wait in all, `most_each` from one address; one network may have `each` of the things."""
        self._free = deque(things)
        self.count = len(self._free)  # of the things, lent ones too; changed by those who add or remove some
        self._fixed_each = each
        self._most, self._most_each = most, most_each
        self._queues: dict[bool, _Branch[Thing]] = {True: _Branch(), False: _Branch()}
        self._held: Counter[str] = Counter()  # by address
        self._held_by_network: Counter[str] = Counter()
        self._idly = 0  # held by askers that do not wait

    @property
    def waiting(self) -> int:
        return sum(queue.count for queue in self._queues.values())

    @property
    def free(self) -> int:
        return len(self._free)

    @property
    def _each(self) -> int:
        """How many one network may have; the same for all askers that do not wait, together."""
        return self._fixed_each or max(1, self.count - 1)

    def set_aside(self) -> Thing:
        """Take a free thing out of turn, until it is `put` back."""
        return self._free.popleft()

    def put(self, thing: Thing) -> None:
        self._free.append(thing)
        self._hand_out()

    def withdraw(self, thing: Thing) -> bool:
        """Remove a thing if it is free; whether it was."""
        if thing not in self._free:
            return False
        self._free.remove(thing)
        return True

    def check(self, asker: Asker) -> None:
        """Raise if the queue is full and no other place would give way to this one."""
        self._must_go(asker)

    def _must_go(self, asker: Asker) -> tuple[Path, asyncio.Future[Thing]] | None:
        """The place that gives way if this asker joins the queue. Raise if it would be its own."""
        queue, at = self._queues[asker.waits], asker.path[:-1]
        here = sum(each.below(at) for each in self._queues.values()) + self._held[asker.address]
        if self._most_each is not None and here >= self._most_each + self._each:
            if (found := queue.at(at).newest_of_most(asker.path[-1:])) is None:
                raise Refused(ServerCode.BUSY)
            return (*at, *found[0]), found[1]
        if self._most is None or self.waiting < self._most:
            return None
        if (found := queue.newest_of_most(asker.path)) is None:
            raise Refused(ServerCode.BUSY)
        return found

    async def take(self, asker: Asker, *, again: bool = False) -> Thing:
        """Lend one of the things when the asker's turn comes. Canceling gives up the place.

        Raise if too many are waiting; also later, if this place has to give way to an asker with fewer.
        `again`: the thing that this asker had is lost, so that it has been let in already.
        """
        queue = self._queues[asker.waits]
        if not again and (lost := self._must_go(asker)) is not None:
            queue.remove(*lost)
            lost[1].set_exception(Refused(ServerCode.BUSY))
        place: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        queue.add(asker.path, place)
        self._hand_out()
        try:
            return await place
        except asyncio.CancelledError:
            queue.remove(asker.path, place)
            if place.done() and not place.cancelled() and place.exception() is None:  # at the same moment
                self.give_back(asker, place.result())
            raise

    def give_back(self, asker: Asker, thing: Thing) -> None:
        self._hold(asker, -1)
        self.put(thing)

    def use_up(self, asker: Asker) -> None:
        """Note that the thing which this asker had is no more."""
        self._hold(asker, -1)
        self._hand_out()

    def _hold(self, asker: Asker, number: int) -> None:
        for held, key in ((self._held, asker.address), (self._held_by_network, asker.path[0])):
            held[key] += number
            if not held[key]:
                del held[key]
        if not asker.waits:
            self._idly += number

    def _hand_out(self) -> None:
        for waits, queue in self._queues.items():
            while self._free and (waits or self._idly < self._each):
                full = {name for name, held in self._held_by_network.items() if held >= self._each}
                if (found := queue.next(full)) is None:
                    break
                path, place = found
                if not place.done():
                    self._hold(Asker(path[-2], path[-1], waits), 1)
                    place.set_result(self._free.popleft())
