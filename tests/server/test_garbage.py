"""Garbage is looked for in small portions, among everything only where no one waits for it."""

import asyncio
import gc
import time
import weakref
from pathlib import Path

import httpx
import pytest
from websockets.server import ServerProtocol

from mandate.server.http.protocols import Http, Socket
from mandate.server.http.web_socket import LooseWebSocket
from mandate.server.live import garbage
from mandate.server.live.garbage import COUNT_EVERY_S, FULL_EVERY_S, MAX_YOUNG_OBJECTS, QUIET_AFTER_S, Garbage
from tests.server.forked import Forked
from tests.server.serving import PATIENCE, serving


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_holds_itself_is_found_soon_and_only_new_things_are_looked_at() -> None:
    async def run() -> None:
        looking = Garbage(lambda: 0)
        async with looking.looked_for():
            assert not gc.isenabled()
            for _ in range(1000):
                Knot()
            async with asyncio.timeout(10):
                while looking.found < 1000:
                    await asyncio.sleep(0.05)
            assert looking.looks > 0 == looking.whole_looks
            assert 0 < looking.longest <= looking.seconds
        assert gc.isenabled()

    asyncio.run(run())


def test_it_freezes_what_is_loaded_unless_the_process_has_done_so_itself() -> None:
    async def run() -> tuple[int, int]:
        async with Garbage(lambda: 0).looked_for():
            frozen = gc.get_freeze_count()
        return frozen, gc.get_freeze_count()

    gc.unfreeze()
    try:
        frozen, after = asyncio.run(run())
        assert frozen > 1000
        assert after == 0
    finally:
        gc.freeze()
    kept = gc.get_freeze_count()
    assert asyncio.run(run()) == (kept, kept)


def test_many_new_things_are_looked_at_before_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one look takes depends on how many there are."""
    monkeypatch.setattr(garbage, "YOUNG_EVERY_S", 3600.0)

    async def run() -> None:
        looking = Garbage(lambda: 0)
        async with looking.looked_for():
            few = [Knot() for _ in range(10)]
            await asyncio.sleep(3 * COUNT_EVERY_S)
            assert looking.looks == 0
            many = [Knot() for _ in range(MAX_YOUNG_OBJECTS)]
            async with asyncio.timeout(10):
                while not looking.looks:
                    await asyncio.sleep(COUNT_EVERY_S)
            assert looking.whole_looks == looking.found == 0
            assert len(few) + len(many) > MAX_YOUNG_OBJECTS

    asyncio.run(run())


def test_everything_is_looked_at_where_no_one_plays_or_the_process_has_grown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, size = 0, 100 << 20
    monkeypatch.setattr(garbage, "memory", lambda: size)
    looking = Garbage(lambda: made)
    looking.tidy()
    now = time.monotonic()
    assert not looking.is_due(now + FULL_EVERY_S / 2)
    made = 1
    assert not looking.is_due(now + FULL_EVERY_S + 1)  # someone plays
    assert looking.is_due(now + FULL_EVERY_S + 1 + QUIET_AFTER_S)
    made, size = 2, 300 << 20
    assert looking.is_due(now + 2 * FULL_EVERY_S)
    looking.tidy()
    made = 3
    assert not looking.is_due(time.monotonic() + FULL_EVERY_S + 1)  # so large it is now


def test_the_time_it_takes_is_among_the_figures(tmp_path: Path) -> None:
    with Forked(f"sqlite:///{tmp_path}/t.db") as server:
        deadline = time.monotonic() + 20
        figures: dict[str, float] = {}
        while figures.get("mandate_garbage_looks_total", 0) < 3 and time.monotonic() < deadline:
            lines = httpx.get(f"{server.address}/metrics").text.splitlines()
            figures = {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}
        assert figures["mandate_garbage_looks_total"] >= 3
        assert figures["mandate_garbage_whole_looks_total"] == 0
        assert 0 < figures["mandate_garbage_longest_seconds"] <= figures["mandate_garbage_seconds_total"]
        assert figures["mandate_memory_bytes"] > 1 << 20


def test_a_connection_goes_with_its_end_and_is_no_garbage(tmp_path: Path) -> None:
    """Whatever holds itself is found only by a look at everything, which is rare where people play."""

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path}/t.db") as server, server.guest() as ann:
            table = await ann.open("me", "greedy")
            gc.collect()
            gc.disable()
            try:
                async with ann.at(table) as line:
                    await line.until(lambda: bool(line.updates))
                    assert (await line.do("say", text="hello"))["is"] == "done"
                    kinds = Socket, LooseWebSocket, ServerProtocol
                    opened = [weakref.ref(one) for one in gc.get_objects() if isinstance(one, kinds)]
                    assert len(opened) == len(kinds)  # one of each
                    upgraded = [one for one in gc.get_objects() if isinstance(one, Http)]
                    assert all(one.transport.get_protocol() is one for one in upgraded)
                async with asyncio.timeout(PATIENCE):
                    while any(one() is not None for one in opened):
                        await asyncio.sleep(0.05)
            finally:
                gc.enable()

    asyncio.run(run())
