"""Several processes at one PostgreSQL: who is there and what they are called is known at all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec
import pytest

from mandate.core.errors import Refused
from mandate.server.live import heartbeat, presence
from mandate.server.live.presence import Presence
from mandate.table.codes import ServerCode
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import Line, Person, serving


def shown(line: Line, seat: int) -> tuple[str | None, bool]:
    """What a seat is called, and whether it is there."""
    if not line.updates:
        return None, False
    told = line.last["table"]["seats"][seat]
    return told["name"], told["here"]


def test_people_at_two_servers_see_each_other(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database) as first,
            serving(database) as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as a:
                await a.until(lambda: shown(a, 1) == ("Ben", False))
                async with ben.at(table) as b:
                    await a.until(lambda: shown(a, 1) == ("Ben", True))
                    await b.until(lambda: shown(b, 0) == ("Ann", True))
                    await ben.http.put("/api/me", json={"name": "Benno"})
                    await a.until(lambda: shown(a, 1) == ("Benno", True))
                    await b.until(lambda: shown(b, 1) == ("Benno", True))
                await a.until(lambda: shown(a, 1) == ("Benno", False))
                await ben.http.delete("/api/me")
                await a.until(lambda: shown(a, 1)[0] is None)

    asyncio.run(run())


def test_a_server_that_comes_later_learns_who_is_there(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, first.guest("Ann") as ann, first.guest("Ben") as ben:
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as a:
                async with serving(database) as second, ben.at(table, address=second.address) as b:
                    await b.until(lambda: shown(b, 0) == ("Ann", True))
                    await a.until(lambda: shown(a, 1) == ("Ben", True))
                await a.until(lambda: shown(a, 1) == ("Ben", False))  # it closed in good order

    asyncio.run(run())


def test_who_was_at_a_server_that_was_killed_fades(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        database = postgres.new_database()
        with Forked(database) as other:
            async with (
                serving(database) as server,
                server.guest("Ann") as ann,
                Person.coming_in(other.address, "Ben") as ben,
            ):
                table = await ann.open("me", "open")
                await ben.do(table, "sit")
                async with ann.at(table) as a:
                    async with ben.at(table):
                        await a.until(lambda: shown(a, 1) == ("Ben", True))
                        await asyncio.to_thread(other.kill)
                    monkeypatch.setattr(heartbeat, "FADE", 0)
                    await server.context.heartbeat.round(0)
                    await a.until(lambda: shown(a, 1) == ("Ben", False))

    asyncio.run(run())


# --- what processes tell each other ----------------------------------------------------------------------


class Room:
    """Processes that hear each other at once."""

    def __init__(self) -> None:
        self.members: dict[str, Presence] = {}
        self.touched: dict[str, list[str]] = {}
        self.longest = 0

    def enter(self, name: str) -> Presence:
        touched = self.touched[name] = []

        def came_or_went(tables: Iterable[str]) -> None:
            touched.extend(sorted(tables))

        self.members[name] = Presence(name, came_or_went, lambda *_: None)
        return self.members[name]

    async def speak(self, notes: Sequence[str]) -> None:
        self.longest = max(self.longest, *(len(note.encode()) for note in notes))
        for note in notes:
            for member in self.members.values():
                member.heard(note)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_many_tables_are_told_in_notes_that_fit() -> None:
    async def run() -> None:
        room = Room()
        one, two = room.enter("one"), room.enter("two")
        one.connected(room.speak)
        for number in range(100):
            one.note(f"table-{number:026}", {f"guest-{seat:026}" for seat in range(8)})
        two.connected(room.speak)
        await settled()
        assert all(len(two.at(f"table-{number:026}")) == 8 for number in range(100))
        assert one.at(f"table-{0:026}") == set()
        assert room.longest < 8000

    asyncio.run(run())


def test_a_process_that_was_thought_to_be_gone_is_asked_again() -> None:
    async def run() -> None:
        room = Room()
        one, two = room.enter("one"), room.enter("two")
        one.connected(room.speak)
        two.connected(room.speak)
        one.note("t", {"ann"})
        await settled()
        two.alive({"two"})
        assert two.at("t") == set()
        assert room.touched["two"][-1] == "t"
        two.alive({"one", "two"})
        await settled()
        assert two.at("t") == {"ann"}

    asyncio.run(run())


def test_what_could_not_be_told_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BROADCAST_RETRY_SECONDS", 0)

    async def run() -> None:
        room = Room()
        one, two = room.enter("one"), room.enter("two")
        two.connected(room.speak)
        failures = [Refused(ServerCode.STORE_AWAY), Refused(ServerCode.STORE_AWAY)]

        async def speak(notes: Sequence[str]) -> None:
            if failures:
                raise failures.pop()
            await room.speak(notes)

        one.connected(speak)
        one.note("t", {"ann", "ben"})
        await settled()
        assert two.at("t") == {"ann", "ben"}
        one.note("t", {"ann"})
        await settled()
        assert two.at("t") == {"ann"}
        await one.close()
        assert two.at("t") == set()

    asyncio.run(run())


def test_a_note_of_a_newer_release_is_passed_over() -> None:
    room = Room()
    alone = room.enter("one")
    alone.heard('{"note": "sang", "process": "two"}')
    alone.heard("not even JSON")
    alone.note("t", {"ann"})  # nobody to tell
    assert alone.at("t") == set()
    assert msgspec.json.decode(presence.encoded(presence.Gone("one"))) == {"note": "gone", "process": "one"}
