"""Whose turn it is: no one gets more by asking for more, and people who wait go first."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from mandate.core.errors import Refused
from mandate.server.http.middleware.rate_limit import party
from mandate.server.workers.queue import Asker, Turns
from mandate.table.codes import ServerCode


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_things_that_come_and_go_change_what_one_network_may_have() -> None:
    async def test() -> None:
        turns, one, other = Turns([1]), Asker("192.0.2.1", "ann"), Asker("198.51.100.1", "ben")
        turns.count += 2
        turns.put(2)
        turns.put(3)
        assert [await turns.take(one), await turns.take(one)] == [1, 2]
        more = asyncio.create_task(turns.take(one))
        await asyncio.sleep(0)
        assert (more.done(), turns.free, turns.waiting) == (False, 1, 1)  # the last one is for others
        assert await turns.take(other) == 3
        turns.use_up(one)  # what it had has gone: no other thing is free
        await asyncio.sleep(0)
        assert not more.done()
        turns.put(4)
        assert await more == 4
        turns.put(5)
        assert (turns.withdraw(5), turns.withdraw(4), turns.free) == (True, False, 0)

    run(test)


class Queue:
    """Those who ask for turns, in the order in which they got one."""

    def __init__(self, turns: Turns[int]) -> None:
        self.turns = turns
        self.served: list[Asker] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.asked: list[Asker] = []

    async def ask(self, *askers: Asker) -> None:
        self.asked += askers
        for asker in askers:
            self.tasks.append(asyncio.create_task(self._use(asker)))
            await asyncio.sleep(0)

    async def _use(self, asker: Asker) -> None:
        thing = await self.turns.take(asker)
        self.served.append(asker)
        await asyncio.sleep(0.001)
        self.turns.give_back(asker, thing)

    def errors(self) -> list[Any]:
        return [error for task in self.tasks if task.done() and (error := task.exception())]

    async def done(self) -> list[Asker]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


def test_who_asks_once_is_next_behind_who_asks_a_hundred_times() -> None:
    async def test() -> None:
        turns = Turns([1])
        queue, only = Queue(turns), turns.set_aside()
        many, one = Asker("a", "ann"), Asker("b", "ben")
        await queue.ask(*[many] * 100, one)
        turns.put(only)
        served = await queue.done()
        assert served.index(one) <= 1
        assert len(served) == 101

    run(test)


def test_many_guests_of_one_address_are_one_in_turn() -> None:
    async def test() -> None:
        turns = Turns([1])
        queue, only = Queue(turns), turns.set_aside()
        await queue.ask(*[Asker("a", str(guest)) for guest in range(50)], Asker("b", "ben"))
        turns.put(only)
        assert (await queue.done()).index(Asker("b", "ben")) <= 1

    run(test)


def test_guests_of_one_address_take_turns() -> None:
    async def test() -> None:
        turns = Turns([1])
        queue, only = Queue(turns), turns.set_aside()
        ann, ben = Asker("", "ann"), Asker("", "ben")
        await queue.ask(ann, ann, ann, ben, ben)
        turns.put(only)
        assert await queue.done() == [ann, ben, ann, ben, ann]

    run(test)


def test_one_address_never_has_all_of_several() -> None:
    async def test() -> None:
        turns = Turns([1, 2, 3])
        queue = Queue(turns)
        held = [await turns.take(Asker("a")), await turns.take(Asker("a"))]
        await queue.ask(Asker("a"))
        await asyncio.sleep(0.01)
        assert queue.served == []
        assert await turns.take(Asker("b")) not in held  # at once
        turns.give_back(Asker("a"), held[0])
        assert await queue.done() == [Asker("a")]

    run(test)


def test_people_who_wait_go_first_and_one_is_kept_for_them() -> None:
    async def test() -> None:
        turns = Turns([1, 2])
        idle = Asker("a", "ann", waits=False)
        first = await turns.take(idle)
        queue = Queue(turns)
        await queue.ask(idle._replace(address="c"), idle._replace(address="d"))
        await asyncio.sleep(0.01)
        assert queue.served == []
        second = await turns.take(Asker("b"))
        await queue.ask(Asker("e"))
        turns.give_back(idle, first)
        await asyncio.sleep(0.005)
        turns.give_back(Asker("b"), second)
        assert (await queue.done())[0] == Asker("e")
        assert len(queue.served) == 3

    run(test)


def test_anyone_who_stops_waiting_gives_up_the_place_and_loses_nothing_for_others() -> None:
    async def test() -> None:
        turns = Turns([1])
        held = await turns.take(Asker("a"))
        queue = Queue(turns)
        await queue.ask(Asker("b"), Asker("c"))
        queue.tasks[0].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 1
        turns.give_back(Asker("a"), held)
        queue.tasks[1].cancel()  # at the moment at which it gets its turn
        await asyncio.gather(*queue.tasks, return_exceptions=True)
        assert await turns.take(Asker("d")) == held

    run(test)


def refused(queue: Queue) -> list[Asker]:
    """Those who have lost their place."""
    return [
        asker
        for asker, task in zip(queue.asked, queue.tasks, strict=True)
        if task.done() and task.exception()
    ]


def full(
    waiting: Sequence[Asker], then: Asker, *, most: int = 3, most_each: int | None = None
) -> list[Asker]:
    """Who loses a place in a full queue, when one more comes."""
    lost: list[Asker] = []

    async def test() -> None:
        turns = Turns([1], most=most, most_each=most_each)
        queue = Queue(turns)
        only = turns.set_aside()
        await queue.ask(*waiting, then)
        await asyncio.sleep(0)
        lost.extend(refused(queue))
        assert all(error.code == ServerCode.BUSY for error in queue.errors())
        turns.put(only)
        served = await queue.done()
        assert Counter(served) + Counter(lost) == Counter([*waiting, then])
        assert turns.waiting == 0

    run(test)
    return lost


ANN, ANNA, BEN, CEM, DAN = (
    Asker("a", "ann"),
    Asker("a", "anna"),
    Asker("b", "ben"),
    Asker("c", "cem"),
    Asker("d"),
)


@pytest.mark.parametrize(
    ("waiting", "then", "lost"),
    [
        ([ANN, ANN, BEN], CEM, ANN),  # the address with the most loses one to a newcomer
        ([ANN, ANN, BEN], BEN, BEN),  # they would only change roles
        ([ANN, BEN, CEM], DAN, DAN),  # no one has more than one
        ([ANN, ANN, ANN], ANN, ANN),
        ([ANN, ANN, ANN], ANNA, ANN),  # at one address, the guest with the most
        ([ANN, ANNA, BEN], ANNA, ANNA),
        ([ANN, BEN, BEN], ANNA, ANNA),
    ],
)
def test_in_a_full_queue_who_has_the_most_places_loses_one(
    waiting: list[Asker], then: Asker, lost: Asker
) -> None:
    assert full(waiting, then) == [lost]


def test_the_newest_place_is_lost_and_the_oldest_kept() -> None:
    async def test() -> None:
        turns = Turns([1], most=3)
        only, queue = turns.set_aside(), Queue(turns)
        await queue.ask(ANN, ANN, ANN, BEN)
        await asyncio.sleep(0)
        assert [task.done() for task in queue.tasks] == [False, False, True, False]
        turns.put(only)
        await queue.done()

    run(test)


def test_at_one_address_a_guest_with_many_makes_room_for_another() -> None:
    assert full([ANN, ANN, ANN], ANNA, most=100, most_each=2) == [ANN]
    assert full([ANN, ANN, ANN], ANN, most=100, most_each=2) == [ANN]
    assert full([ANN, ANN, ANN], BEN, most=100, most_each=2) == []


def test_a_dozen_addresses_do_not_shut_out_another() -> None:
    """12 addresses with 8 or 9 places each fill a queue of 100: a newcomer comes in, and is served next."""
    many = [Asker(f"192.0.2.{number % 12}") for number in range(100)]
    newcomer = Asker("198.51.100.1", "ann")
    assert full(many, newcomer, most=100)[0] in many


def test_all_networks_of_a_site_are_one_to_others() -> None:
    """256 networks of one /56, a place each: another address finds room, and is next in turn."""
    site = [Asker(party(f"2001:db8:1:1{number:02x}::1"), str(number)) for number in range(100)]
    other = Asker("198.51.100.1", "ann")
    assert full(site, other, most=100)[0] in site
    same_site = Asker(party("2001:db8:1:1ff::1"), "ann")
    assert full(site, same_site, most=100) == [same_site]
    same_provider = Asker(party("2001:db8:1:2ff::1"), "ann")  # another /56 of the same /48
    assert full(site, same_provider, most=100)[0] in site

    async def test() -> None:
        turns = Turns([1, 2, 3])
        held = [await turns.take(site[0]), await turns.take(site[1])]
        queue = Queue(turns)
        await queue.ask(*site[2:], other)
        await asyncio.sleep(0.01)
        assert queue.served == [other]  # the third thing is not for this site
        turns.give_back(site[0], held[0])
        turns.give_back(site[1], held[1])
        await queue.done()

    run(test)


def test_a_guard_says_beforehand_who_would_be_refused_and_takes_no_place() -> None:
    async def test() -> None:
        turns = Turns([1], most=3)
        only, queue = turns.set_aside(), Queue(turns)
        await queue.ask(ANN, ANN, BEN)
        turns.check(CEM)
        with pytest.raises(Refused):
            turns.check(ANN)
        assert turns.waiting == 3
        turns.put(only)
        assert len(await queue.done()) == 3

    run(test)
