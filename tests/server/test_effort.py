"""What one address has done for it is measured and takes turns with all others, pass by pass of the loop."""

import asyncio
from collections import Counter

import pytest

from mandate.server.http.middleware import effort as effort_module
from mandate.server.http.middleware.effort import Account, Effort, site
from mandate.server.http.middleware.rate_limit import party
from tests.server.serving import serving

SLICE = 0.004


class Work:
    """A clock of work that only what is done in the test moves."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_hundred_connections_of_one_address_share_its_slice_of_each_pass() -> None:
    work, done = Work(), list[str]()
    effort = Effort(1000, 1000, SLICE, clock=work, work=work)

    async def request(address: str, cost: float) -> None:
        account = effort.account(address)
        await effort.turn(account)

        async def handle() -> None:
            work.seconds += cost
            done.append(address)

        await effort.measured(account, handle())

    async def run() -> None:
        attack = [asyncio.create_task(request("eve", 0.003)) for _ in range(100)]
        waits = []
        for _ in range(10):
            began = work.seconds
            await asyncio.create_task(request("ann", 0.0001))
            waits.append(work.seconds - began)
        # Of one pass: as many as fit into a slice, and the one that exceeds it.
        assert max(waits) <= 2 * (SLICE + 0.003) + 0.0002
        await asyncio.gather(*attack)

    asyncio.run(run())
    assert Counter(done) == {"eve": 100, "ann": 10}


def test_an_address_that_has_used_its_share_waits_and_others_do_not() -> None:
    work, now = Work(), Work()
    effort = Effort(0.4, 2.0, 10**6, clock=now, work=work)

    async def run() -> None:
        ann, eve = effort.account("ann"), effort.account("eve")
        effort.charge(eve, 2.5)
        waiting = [asyncio.create_task(effort.turn(eve)) for _ in range(5)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        await effort.turn(ann)
        waiting.pop().cancel()
        now.seconds += 10  # of which it may work for four
        effort.charge(eve, 0.0)
        await asyncio.gather(*waiting)
        await effort.turn(eve)

    asyncio.run(run())


def test_who_waits_continues_when_there_is_something_left_again() -> None:
    effort = Effort(10.0, 1.0, 10**6)

    async def run() -> None:
        eve = effort.account("eve")
        effort.charge(eve, 1.01)
        async with asyncio.timeout(60):
            await asyncio.gather(*(effort.turn(eve) for _ in range(20)))

    asyncio.run(run())


def test_every_step_is_charged_and_nothing_else_changes() -> None:
    work = Work()
    effort = Effort(0.0, 100.0, 10**6, clock=work, work=work)

    async def steps(number: int) -> int:
        for _ in range(number):
            work.seconds += 1
            await asyncio.sleep(0)
        if number == 3:
            raise ValueError(number)
        return number

    async def run() -> None:
        a = effort.account("a")
        assert await effort.measured(a, steps(2)) == 2
        with pytest.raises(ValueError, match="3"):
            await effort.measured(a, steps(3))
        assert a.left == 100 - 5
        begun = asyncio.Event()
        cleared = list[str]()

        async def for_ever() -> None:
            try:
                begun.set()
                await asyncio.Event().wait()
            finally:
                cleared.append("away")

        task = asyncio.create_task(effort.measured(effort.account("b"), for_ever()))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cleared == ["away"]

    asyncio.run(run())


def test_a_step_pays_no_more_than_the_processor_time_of_its_thread() -> None:
    timer, work = Work(), Work()
    effort = Effort(0.0, 100.0, 10**6, clock=timer, work=work)

    async def step(passes: float, works: float) -> None:
        timer.seconds += passes
        work.seconds += works

    async def run() -> None:
        a = effort.account("a")
        await effort.measured(a, step(5.0, 0.25))  # another process had the processor
        assert a.left == 100 - 0.25
        await effort.measured(a, step(0.001, 0.0))  # too short to ask the system
        assert a.left == 100 - 0.25 - 0.001
        await effort.measured(a, step(5.0, 4.0))
        assert a.left == 100 - 0.25 - 0.001 - 4.0

    asyncio.run(run())


def test_a_site_with_many_networks_has_one_account() -> None:
    assert {site(party(f"2001:db8:1:1{number:02x}::1")) for number in range(256)} == {"2001:db8:1:100::/56"}
    assert site(party("192.0.2.1")) != site(party("192.0.2.2"))


def test_an_account_is_the_same_for_as_long_as_a_connection_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort_module, "MAX_ACCOUNTS", 2)
    effort = Effort(0.0, 1.0, 1.0)
    held = effort.account("held")
    held.left = 0.5
    effort.account("idle").left = 0.5
    for other in ("a", "b", "c"):
        effort.account(other)
    assert effort.account("held") is held
    assert effort.account("idle").left == 1.0  # dropped, and made again


def test_sockets_and_requests_of_all_guests_are_charged_to_their_address(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database, rate=1000) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            charged: Counter[str] = Counter()
            charge = server.context.effort.charge

            def counted(account: Account, seconds: float) -> None:
                charged[account.site] += 1
                charge(account, seconds)

            server.context.effort.charge = counted  # type: ignore[method-assign]
            table = await ann.open("me", "open")
            after_request = charged["127.0.0.1"]
            assert after_request > 0
            async with ann.at(table) as line, ben.at(table) as other:
                await line.caught_up(1)
                await other.caught_up(1)
                opened = charged["127.0.0.1"]
                assert (await line.do("say", text="hello"))["is"] == "done"
                await other.caught_up(2)
                assert charged["127.0.0.1"] > opened > after_request
            assert set(charged) == {"127.0.0.1"}

    asyncio.run(run())
