"""A seat is its owner's: whatever others send in its name is refused, and neither done nor answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mandate.server.live.live_table import Live
from mandate.table import commands
from tests.server.serving import PATIENCE, Json, Person, Serving, serving
from tests.server.test_bot_socket import door, hear

OPTION, ASK = "an option of the owner's question", "its number"  # filled in when it is known
OTHERS_TOO = None  # what every player at the table may do


class Foreign(NamedTuple):
    """A command in the name of seat 0 or the host, where its owner could give it; what others receive."""

    command: Json
    player: str | None  # someone else who sits there
    stranger: str  # someone who does not
    phase: str = "playing"


MINE = ("not-your-seat", "not-your-seat")
HOST = ("not-host", "not-host", "open")
FOREIGN: dict[Any, list[Foreign]] = {
    commands.Sit: [Foreign({"seat": 0}, "seat-taken", "seat-taken", "open")],
    commands.Join: [Foreign({"seat": 0}, "seat-taken", "seat-taken")],
    commands.Leave: [Foreign({"seat": 0}, *MINE, phase=phase) for phase in ("open", "playing")],
    commands.Fill: [Foreign({"seat": 2, "bot": "random"}, *HOST)],
    commands.Free: [Foreign({"seat": 0}, *HOST), Foreign({"seat": 1}, *HOST)],
    commands.Cancel: [Foreign({}, *HOST)],
    commands.Start: [Foreign({}, *HOST)],
    commands.Play: [
        Foreign({"seat": 0, "ask": ask, "choice": choice}, *MINE)
        for ask in (ASK, 7)
        for choice in (OPTION, "x")
    ],
    commands.Preview: [
        Foreign({"seat": 0, "ask": ask, "choice": choice}, *MINE)
        for ask in (ASK, 7)
        for choice in (OPTION, "x")
    ],
    commands.Try: [
        Foreign({"seat": 0, "ask": ASK, "choices": choices}, *MINE) for choices in ([], [OPTION], ["x"])
    ],
    commands.Hint: [Foreign({"seat": 0, "ask": ask}, *MINE) for ask in (ASK, 7)],
    commands.StepBack: [Foreign({"seat": 0}, *MINE)],
    commands.Order: [Foreign({"seat": 0, "orders": {"LOCATION": "year"}}, *MINE)],
    commands.Resign: [Foreign({"seat": 0}, *MINE)],
    commands.Offer: [
        Foreign({"what": "takeback", "seat": 0}, "not-your-seat", "not-seated"),
        Foreign({"what": "bot", "seat": 0, "bot": "random"}, "not-abandoned", "not-seated"),
        Foreign({"what": "remove", "seat": 0}, "not-abandoned", "not-seated"),
        Foreign({"what": "rematch"}, OTHERS_TOO, "not-seated", "over"),
        Foreign({"what": "series", "games": 2}, OTHERS_TOO, "not-seated", "over"),
    ],
    commands.Answer: [Foreign({"offer": 5, "yes": yes}, OTHERS_TOO, "not-seated") for yes in (True, False)],
    commands.Mark: [Foreign({"seat": 0, "thing": "location:tem", "on": on}, *MINE) for on in (True, False)],
    # Once a game runs, what people without a seat say reaches spectators only (test_remarks.py).
    commands.Say: [Foreign({"text": "Hello"}, OTHERS_TOO, "not-seated", "open")],
    commands.Phrase: [Foreign({"id": "hello"}, OTHERS_TOO, "not-seated", "open")],
    commands.Consent: [Foreign({"yes": yes}, OTHERS_TOO, "not-seated") for yes in (True, False)],
    commands.Mute: [Foreign({"seat": 0}, OTHERS_TOO, "not-seated")],
}


class Ready(NamedTuple):
    """A table for every phase, at which Ann is the host on seat 0 and Ben sits beside her; Eve does not."""

    server: Serving
    ann: Person
    ben: Person
    eve: Person
    tables: dict[str, Json]
    ask: int
    option: str

    def live(self, phase: str) -> Live:
        return self.server.context.tables.live[self.tables[phase]["id"]]

    def command(self, kind: Any, foreign: Foreign) -> Json:
        known = {ASK: self.ask, OPTION: self.option}

        def filled(fact: Any) -> Any:
            if isinstance(fact, list):
                return [filled(each) for each in fact]
            return known.get(fact, fact) if isinstance(fact, str) else fact

        return {"do": kind.__struct_config__.tag} | {name: filled(f) for name, f in foreign.command.items()}


@asynccontextmanager
async def ready(folder: Path) -> AsyncIterator[Ready]:
    async with (
        serving(f"sqlite:///{folder / 't.db'}") as server,
        server.guest("Ann") as ann,
        server.guest("Ben") as ben,
        server.guest("Eve") as eve,
    ):
        more: Json = {"game": "great-wall", "options": {"coop": True}, "hints": True, "takebacks": True}
        tables = {
            "open": await ann.open("me", "open", "open", waits=True, **more),
            "playing": await ann.open("me", "open", "me", **more),
            "over": await ann.open("me", "open", "me", **more),
        }
        for table in tables.values():
            assert (await ben.do(table, "sit", seat=1)).status_code == 200
        for seat, person in enumerate((ann, ben, ann)):
            assert (await person.do(tables["over"], "resign", seat=seat)).status_code in (200, 409)
        answer = (await ann.http.get(f"/api/tables/{tables['playing']['id']}")).json()["sights"][0]
        at = Ready(server, ann, ben, eve, tables, answer["ask"], answer["view"]["decision"]["options"][0])
        assert [at.live(phase).table.status for phase in tables] == ["open", "playing", "over"]
        yield at


def test_every_command_has_its_entry() -> None:
    assert set(FOREIGN) == set(get_args(commands.AnyCommand))


def test_what_is_sent_for_the_seat_of_someone_else_is_refused(tmp_path: Path) -> None:
    """Over HTTP and over the socket; nothing is stored, not even an order, and no one hears of it."""

    async def run() -> None:
        async with ready(tmp_path) as at:
            for kind, each in FOREIGN.items():
                for foreign in each:
                    for who, code in ((at.ben, foreign.player), (at.eve, foreign.stranger)):
                        if code is not OTHERS_TOO:
                            await is_refused(at, who, foreign.phase, at.command(kind, foreign), code)

    asyncio.run(run())


async def is_refused(at: Ready, who: Person, phase: str, command: Json, code: str) -> None:
    table, live = at.tables[phase], at.live(phase)
    before, stood = live.table, live.table.stored
    answer = await who.do(table, command["do"], **{name: f for name, f in command.items() if name != "do"})
    assert answer.status_code in (403, 409), (command, answer.text)
    refused(answer.json(), code, command)
    async with who.at(table) as line:
        refused(
            await line.do(**{"command" if name == "do" else name: f for name, f in command.items()}),
            code,
            command,
        )
        assert live.table is before, command
        assert live.table.stored == stood, command
        assert [update["number"] for update in line.updates] in ([], [before.number]), command


def refused(answer: Json, code: str, command: Json) -> None:
    """With a code and its sentence, and nothing else that could tell of the seat."""
    assert answer["is"] == "refused", command
    assert answer["code"] == code, command
    assert set(answer) <= {"is", "ref", "code", "clause", "sentence"}
    for fact in ("choice", "choices"):
        assert str(command.get(fact)) not in answer["sentence"]


def test_anyone_who_has_no_name_or_no_link_gets_no_further_than_the_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            ready(tmp_path) as at,
            httpx.AsyncClient(base_url=at.server.address, timeout=PATIENCE) as stranger,
        ):
            for kind, each in FOREIGN.items():
                for foreign in each:
                    table, command = at.tables[foreign.phase], at.command(kind, foreign)
                    path = f"/api/tables/{table['id']}/commands"
                    nameless = await stranger.post(path, params={"link": table["link"]}, json=command)
                    assert (nameless.status_code, nameless.json()["code"]) == (401, "unknown-guest")
                    without = await at.eve.http.post(path, json=command)
                    assert (without.status_code, without.json()["code"]) == (404, "no-such-table")

    asyncio.run(run())


# --- the socket for programs ------------------------------------------------------------------------------


async def turned_away(socket: ClientConnection) -> str:
    """The code with which a program is turned away, before it received anything."""
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(PATIENCE):
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    return closed.value.rcvd.reason.partition(":")[0]


async def hung_up_on(person: Person, table: Json, **more: Any) -> str:
    async with door(person, table, **more) as socket:
        return await turned_away(socket)


def test_a_program_gets_no_seat_of_someone_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with ready(tmp_path) as at:
            for person in (at.ben, at.eve):
                assert await hung_up_on(person, at.tables["open"], seat=0) == "seat-taken"
                assert await hung_up_on(person, at.tables["open"], seat=9) == "no-such-seat"
                assert await hung_up_on(person, at.tables["open"], seat=-1) == "bad-message"
                for phase in ("playing", "over"):
                    assert await hung_up_on(person, at.tables[phase], seat=0) in (
                        "already-started",
                        "game-over",
                    )
            no_link = {"id": at.tables["playing"]["id"], "link": "x"}
            assert await hung_up_on(at.eve, no_link, seat=0) == "no-such-table"

    asyncio.run(run())


def test_a_program_whose_seat_was_freed_sees_nothing_of_who_sits_there_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Bot") as bot,
        ):
            table = await ann.open("me", "open", waits=True, options={"first": 1})
            async with door(bot, table) as socket:
                live = server.context.tables.live[table["id"]]
                async with ann.at(table) as line:
                    await line.until(lambda: bool(line.updates) and not live.table.chairs[1].open)
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                assert (await ann.do(table, "free", seat=1)).status_code == 200
                assert (await ben.do(table, "sit")).status_code == 200
                assert (await ann.do(table, "start")).status_code == 200
                assert await turned_away(socket) == "not-your-seat"

    asyncio.run(run())


def test_a_program_whose_seat_a_computer_player_took_over_sees_nothing_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest("Ann") as ann,
            server.guest("Bot") as bot,
        ):
            table = await ann.open("me", "open", options={"first": 0})
            async with door(bot, table) as socket:
                assert (await hear(socket))["type"] == "hello"
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                assert (await bot.do(table, "leave", seat=1)).status_code == 200
                assert (await ann.do(table, "offer", what="bot", seat=1, bot="random")).status_code == 200
                assert await turned_away(socket) == "not-your-seat"

    asyncio.run(run())
