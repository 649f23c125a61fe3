"""Whose turn it is: nobody gets more by asking for more, and people who wait go first."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from mandate.core.errors import Refused
from mandate.server.codes import ServerCode
from mandate.server.turns import Asker, Turns


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


class Queue:
    """Those who ask for turns, in the order in which they got one."""

    def __init__(self, turns: Turns[int]) -> None:
        self.turns = turns
        self.served: list[Asker] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *askers: Asker) -> None:
        for asker in askers:
            self.tasks.append(asyncio.create_task(self._use(asker)))
            await asyncio.sleep(0)

    async def _use(self, asker: Asker) -> None:
        thing = await self.turns.take(asker)
        self.served.append(asker)
        await asyncio.sleep(0.001)
        self.turns.give_back(asker, thing)

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


def test_whoever_stops_waiting_gives_up_the_place_and_loses_nothing_for_others() -> None:
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


def test_too_many_of_one_address_or_in_all_are_refused() -> None:
    async def test() -> None:
        turns = Turns([1], most=3, most_each=2)
        await turns.take(Asker("a"))
        queue = Queue(turns)
        await queue.ask(Asker("a"), Asker("a"))
        with pytest.raises(Refused) as caught:
            await turns.take(Asker("a", "another guest"))
        assert caught.value.code == ServerCode.BUSY
        await queue.ask(Asker("b"))
        with pytest.raises(Refused):
            await turns.take(Asker("c"))
        for task in queue.tasks:
            task.cancel()
        await queue.done()

    run(test)
