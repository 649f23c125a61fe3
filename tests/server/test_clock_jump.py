"""The system clock is put forward under a running server: no table is closed, no seat counts as silent."""

import asyncio
from pathlib import Path

import pytest

from mandate.server.context import Context
from mandate.server.live import heartbeat, pulse
from mandate.server.live.pulse import now_ms
from mandate.server.settings import Settings
from mandate.server.store.store import Store
from tests.server.serving import serving

ELEVEN_DAYS = 11 * 24 * 60 * 60 * 1000


def is_right(given: pulse.Pulse) -> bool:
    """Whether it is the time of the system clock, between whose looks this process may have had to wait."""
    before, now, after = now_ms(), given.now(), now_ms()
    return before - pulse.SKEW_MS < now < after + pulse.SKEW_MS


@pytest.mark.parametrize("believed", [False, True])
def test_no_time_has_passed_for_anyone(
    believed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither while the server keeps its own time, nor once it has followed a clock that stays wrong."""
    if believed:
        monkeypatch.setattr(pulse, "SETTLED_MS", 0)

    async def run() -> None:
        offset = 0
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            context = server.context
            context.pulse._wall = lambda: now_ms() + offset
            waiting, table = await ann.open("me", "open"), await ann.open("me", "open")
            assert (await ben.do(table, "sit")).status_code == 200
            offset = ELEVEN_DAYS
            while pulse.steady_ms() == context.pulse._steady_then:  # the time is read once in a millisecond
                await asyncio.sleep(0)
            ahead = context.pulse.now() - now_ms()
            assert (ahead > ELEVEN_DAYS // 2) is believed
            await context.tables.caretaker.wake(waiting["id"])
            seen = (await ann.http.get(f"/api/tables/{waiting['id']}")).json()
            assert seen["table"]["status"] == "open"
            for seat in (0, 1):
                for person in (ann, ben):
                    refused = (await person.do(table, "offer", what="remove", seat=seat)).json()
                    assert refused["code"] == "not-abandoned"
            offset = 0
            if not believed:
                assert is_right(context.pulse)
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Eve"):
            if not believed:  # after a restart too
                assert is_right(server.context.pulse)

    asyncio.run(run())


@pytest.mark.parametrize("offset", [-60_000, 60_000])
def test_a_server_begins_with_the_time_of_its_database(
    offset: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line says so; no time runs slower afterwards, and no later time waits to be believed."""

    async def time_of_the_database(_: Store) -> int:
        return now_ms() + offset

    monkeypatch.setattr(Store, "time", time_of_the_database)
    monkeypatch.setattr(heartbeat, "SKEW_MS", offset**2)  # however long the answer took

    async def run() -> None:
        context = Context(Settings(database=f"sqlite:///{tmp_path / 't.db'}"))
        await context.open()
        try:
            before, now, after = now_ms(), context.pulse.now(), now_ms()
            assert before - 2_000 < now - offset < after + 2_000
        finally:
            await context.close()

    asyncio.run(run())
    said = [record.getMessage() for record in caplog.records if record.name == pulse.__name__]
    assert pulse.DIFFERS in said
    assert not {pulse.PUT_BACK, pulse.PUT_FORWARD}.intersection(said)
