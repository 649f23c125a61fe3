"""Many spectators of one table: its players hear first, and what spectators see is encoded once."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from mandate.server.context import Context
from mandate.server.http.callers import Caller
from mandate.server.http.socket import TableSocket
from mandate.server.live.watchers import AT_ONCE, CROWD_SPECTATORS, Watchers
from mandate.server.settings import Settings
from mandate.server.store.guests import Guest
from mandate.table import commands, encoded, seat_view
from mandate.table.plan import Me, Open, Plan
from mandate.table.show import Show

SPECTATORS = 300


class Listener:
    """A watcher that notes what it hears, and in which pass of the loop."""

    def __init__(self, guest: str | None, heard: list[tuple[str | None, str]]) -> None:
        self.guest = guest
        self.session: str | None = None
        self._heard = heard

    def news(self) -> None:
        self._heard.append((self.guest, "news"))

    def came_or_went(self) -> None:
        self._heard.append((self.guest, "moved"))

    def remark(self, _: bytes) -> None:
        raise AssertionError

    def move(self) -> None:
        raise AssertionError

    def dismiss(self) -> None:
        raise AssertionError


def test_players_hear_first_and_spectators_a_few_in_each_pass_of_the_loop() -> None:
    async def run() -> None:
        heard: list[tuple[str | None, str]] = []
        watchers = Watchers()
        for number in range(SPECTATORS):
            watchers.add(Listener(f"s{number}", heard))
        watchers.add(Listener("ann", heard))
        watchers.tell({"ann"})
        assert heard[0] == ("ann", "news")
        for turn in range(SPECTATORS // AT_ONCE):
            assert len(heard) == 1 + AT_ONCE * (turn + 1)
            if turn == 2:  # the next choice: a player hears at once, anyone who waits keeps their place
                watchers.tell({"ann"})
                assert heard.pop() == ("ann", "news")
            await asyncio.sleep(0)
        for _ in range(SPECTATORS // AT_ONCE):
            await asyncio.sleep(0)
        assert [who for who, _ in heard[1 : SPECTATORS + 1]] == [f"s{n}" for n in range(SPECTATORS)]
        assert len(heard) == 1 + SPECTATORS + 3 * AT_ONCE  # those who had heard before the second choice

    asyncio.run(run())


def test_people_are_counted_by_guest_and_sockets_by_socket() -> None:
    watchers = Watchers()
    sockets = [Listener(guest, []) for guest in ("ann", "ann", "ben", None, None)]
    for socket in (*sockets, sockets[0]):
        watchers.add(socket)
    assert (len(watchers), set(watchers.guests)) == (5, {"ann", "ben"})
    assert watchers.besides({"ann"}) == 3
    for socket in (sockets[0], sockets[0], sockets[3]):
        watchers.discard(socket)
    assert (len(watchers), set(watchers.guests), watchers.besides({"ann"})) == (3, {"ann", "ben"}, 2)
    watchers.discard(sockets[1])
    assert set(watchers.guests) == {"ben"}


def test_a_crowd_hears_of_arrivals_together_and_of_a_player_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        heard: list[tuple[str | None, str]] = []
        watchers = Watchers()
        for number in range(CROWD_SPECTATORS):
            watchers.add(Listener(f"s{number}", heard))
        monkeypatch.setattr("mandate.server.live.watchers.ANNOUNCE_SECONDS", 0.0)
        for _ in range(10):
            watchers.moved({"ann"}, None)
        assert not heard
        while len(heard) < CROWD_SPECTATORS:
            await asyncio.sleep(0)
        assert len(heard) == CROWD_SPECTATORS
        watchers.moved({"ann"}, "ann")
        assert len(heard) == CROWD_SPECTATORS + AT_ONCE

    asyncio.run(run())


class Client:
    """The other end of a socket: it says nothing, and notes when it is sent something."""

    def __init__(self, number: int, sent: list[tuple[int, dict[str, Any]]]) -> None:
        self._number, self._sent = number, sent

    async def receive(self) -> dict[str, Any]:
        silence: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        return await silence

    def sender(self) -> Callable[[bytes], None]:
        return self.send

    async def send_data(self, data: bytes, mode: str) -> None:
        assert mode == "text"
        self.send(data)

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        if message["is"] == "update":
            self._sent.append((self._number, message))

    async def close(self, code: int) -> None:
        del code


def test_what_spectators_see_is_encoded_once_and_sent_after_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str | None] = []
    now = seat_view.now

    def counted(table: Any, who: Any, *common: Any) -> Any:
        made.append(who.guest)
        return now(table, who, *common)

    monkeypatch.setattr(seat_view, "now", counted)
    monkeypatch.setattr(encoded, "SAME_MOMENT_MS", 10**9)

    async def run() -> None:
        context = Context(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", rate=100_000))
        await context.open()
        people = [Guest("ann", "Ann"), Guest("ben", "Ben")]
        for guest in people:
            await context.store.guests.add(guest, 0)
        live = await context.tables.open(
            Plan(game="qin", options={"players": 2}, seats=[Me(), Open()]), "ann"
        )
        await context.tables.act(live, "ben", commands.Sit())
        sent: list[tuple[int, dict[str, Any]]] = []
        callers = [None] * SPECTATORS + people  # the players come last, and hear first
        sockets = [
            TableSocket(
                cast(Any, Client(number, sent)), context, live, Caller(guest, "en", f"a{number}"), 0, Show()
            )
            for number, guest in enumerate(callers)
        ]
        running = [asyncio.create_task(socket.run()) for socket in sockets]
        try:
            while len(sent) < len(sockets):
                await asyncio.sleep(0.01)
            sent.clear()
            made.clear()
            seat = min(live.table.pending)
            choice = live.table.pending[seat].options[0]
            ask = live.table.ask(seat)
            assert ask is not None
            mover = live.table.chairs[seat].guest
            assert mover is not None
            await context.tables.act(live, mover, commands.Play(seat=seat, ask=ask, choice=choice))
            while len(sent) < len(sockets):
                await asyncio.sleep(0.01)
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await context.close()
        assert {number for number, _ in sent[:2]} == {SPECTATORS, SPECTATORS + 1}
        assert sorted(map(str, made)) == ["None", "ann", "ben"]
        seen = [message for number, message in sent if number < SPECTATORS]
        assert len(seen) == SPECTATORS
        assert all(message == seen[0] for message in seen)
        assert seen[0]["number"] == live.table.number

    asyncio.run(run())
