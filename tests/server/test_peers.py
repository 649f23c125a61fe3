"""What processes tell each other about tables that they both have in hand, over a bus that is only a list."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from mandate.server.bus.bus import MAX_MESSAGE_BYTES, Bus, BusLost, Message
from mandate.server.live import notes
from mandate.server.live.peers import Peers
from mandate.server.live.presence import Presence


class Wire:
    """Messages between the members, delivered at once; `cut` loses everything."""

    def __init__(self) -> None:
        self.ears: dict[str, list[Callable[[str], None]]] = {}
        self.cut = asyncio.Event()
        self.sent: list[Message] = []

    def driver(self) -> Any:
        wire = self

        class Driver:
            async def open(self, channels: Sequence[str], heard: Callable[[str], None]) -> None:
                if wire.cut.is_set():
                    raise BusLost("cut")
                for channel in channels:
                    wire.ears.setdefault(channel, []).append(heard)

            async def lost(self) -> None:
                await wire.cut.wait()
                wire.ears.clear()
                raise BusLost("cut")

            async def publish(self, messages: Sequence[Message]) -> None:
                if wire.cut.is_set():
                    raise BusLost("cut")
                for message in messages:
                    wire.sent.append(message)
                    for heard in wire.ears.get(message.channel, ()):
                        heard(message.text)

            async def close(self) -> None: ...

        return Driver()


class Member:
    """One process: its tables are names with a number of lines."""

    def __init__(self, wire: Wire, name: str) -> None:
        self.live: dict[str, Any] = {}
        self.touched: list[str] = []
        self.changed: list[tuple[str, bool]] = []
        self.renamed: list[tuple[str, str | None]] = []
        self.presence = Presence(self.touched.extend)
        self.ended: list[tuple[Collection[str], bool]] = []
        self.peers = Peers(
            name,
            self.live,
            self.presence,
            self._changed,
            lambda *of: self.renamed.append(of),
            lambda *of: self.ended.append(of),
        )
        channels = self.peers.channels("test")
        self.bus = Bus(wire.driver(), "wire", channels, self.peers.heard, self.peers.connected)
        self.peers.bus = self.bus

    def _changed(self, names: Iterable[str], again: bool) -> None:
        self.changed += [(name, again) for name in names]

    def take(self, table: str, stored: int, *, visited: float = -1e9) -> None:
        peer = SimpleNamespace(name=table, stored=stored)
        self.live[table] = SimpleNamespace(table=peer, watchers=set(), visited=visited)
        self.peers.took(table)


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def members(wire: Wire, *names: str) -> list[Member]:
    made = [Member(wire, name) for name in names]
    await settled()
    return made


def test_only_processes_that_hold_a_table_hear_of_its_writes() -> None:
    async def run() -> None:
        wire = Wire()
        one, two, three = await members(wire, "one", "two", "three")
        one.take("t", 3)
        await settled()
        assert one.peers.holders == {}  # no one holds it too: nothing is sent about it from now on
        two.changed.clear()
        two.take("t", 2)
        await settled()
        assert one.peers.holders == {"t": {"two"}}
        assert two.peers.holders == {"t": {"one"}}
        assert two.changed == [("t", False)]  # a line was written while it was read
        before = three.bus.received
        one.live["t"].table.stored = 4
        one.peers.wrote("t", 4)
        await settled()
        assert two.changed == [("t", False)] * 2
        assert three.bus.received == before
        two.peers.dropped("t")
        await settled()
        assert one.peers.holders == {}

    asyncio.run(run())


def test_what_is_written_before_the_others_have_answered_is_heard_too() -> None:
    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        one.take("t", 1)
        await settled()
        two.take("t", 1)
        two.live["t"].table.stored = 2  # no one is known yet who would have to hear of it
        two.peers.wrote("t", 2)
        await settled()
        assert one.changed == [("t", False)]

    asyncio.run(run())


def test_who_is_at_a_table_is_known_where_it_is_held() -> None:
    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        one.take("t", 1)
        one.peers.note("t", {"ann"}, 2)
        two.take("t", 1)
        await settled()
        assert (two.presence.at("t"), two.presence.watching("t")) == ({"ann"}, 2)
        two.peers.note("t", {"ben"})
        one.peers.note("t", ())
        await settled()
        assert (one.presence.at("t"), two.presence.at("t")) == ({"ben"}, set())
        two.peers.leave()
        await settled()
        assert one.presence.at("t") == set()
        assert one.touched[-1] == "t"

    asyncio.run(run())


def test_what_was_missed_while_the_bus_was_away_is_reported_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mandate.server.bus.bus.FIRST_PAUSE", 0.0)

    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        one.take("t", 1)
        wire.cut.set()
        await settled()
        assert one.bus.away
        assert two.bus.away
        one.peers.note("t", {"ann"})
        one.peers.rename("ann", "Anna")
        two.changed.clear()
        two.take("t", 0)
        await settled()
        assert two.changed == []
        wire.cut.clear()
        async with asyncio.timeout(60):
            while not (two.renamed and two.presence.at("t")):
                await asyncio.sleep(0.01)
        assert two.renamed == [("ann", "Anna")]
        assert two.changed[0] == ("t", False)
        assert (one.bus.losses, two.bus.losses) == (1, 1)

    asyncio.run(run())


def test_a_process_without_signs_of_life_is_forgotten_and_asked_again_when_it_is_back() -> None:
    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        one.take("t", 1)
        two.take("t", 1)
        two.peers.note("t", {"ben"})
        await settled()
        one.peers.alive({"one"})
        assert (one.peers.holders, one.presence.at("t")) == ({}, set())
        one.peers.alive({"one", "two"})
        await settled()
        assert (one.peers.holders, one.presence.at("t")) == ({"t": {"two"}}, {"ben"})

    asyncio.run(run())


def test_a_table_that_clients_reach_at_two_processes_is_counted_once() -> None:
    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        one.take("t", 1)
        two.take("t", 1)  # it only looks after it
        one.peers.visited(one.live["t"])
        await settled()
        assert (one.peers.doubled, two.peers.doubled) == (0, 0)
        two.peers.visited(two.live["t"])
        await settled()
        assert (one.peers.doubled, two.peers.doubled) == (1, 0)
        assert one.peers.doubled_in_all == 1

    asyncio.run(run())


def test_notes_about_many_tables_fit_into_a_message() -> None:
    async def run() -> None:
        wire = Wire()
        one, two = await members(wire, "one", "two")
        names = [f"table-{number:026}" for number in range(200)]
        for member in (one, two):
            for name in names:
                member.take(name, 10_000, visited=1e18)
        for name in names:
            one.peers.note(name, {f"guest-{seat:026}" for seat in range(8)})
        one.peers.connected()
        one.peers.blanked(names)
        await settled()
        assert all(len(two.presence.at(name)) == 8 for name in names)
        assert max(len(message.text.encode()) for message in wire.sent) <= MAX_MESSAGE_BYTES

    asyncio.run(run())


def test_a_note_of_a_newer_release_is_passed_over() -> None:
    assert notes.decoded('{"note": "sang", "process": "two"}') is None
    assert notes.decoded("not even JSON") is None
    assert notes.decoded(notes.encoded(notes.Gone("one"))) == notes.Gone("one")
