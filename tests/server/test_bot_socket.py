"""The bot protocol over a socket."""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mandate.core.rng import Chance
from tests.players.test_external import PROGRAMS
from tests.server.serving import PATIENCE, Person, serving

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "random_bot.py"
Json = dict[str, Any]


async def hear(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        reply: Json = json.loads(await socket.recv())
    return reply


def door(person: Person, table: Json, **more: Any) -> Any:
    uri = f"{person.address.replace('http', 'ws')}/api/tables/{table['id']}/bot?link={table['link']}"
    uri += "".join(f"&{name}={value}" for name, value in more.items())
    return connect(uri, additional_headers={"Authorization": f"Bearer {person.token}"}, max_size=None)


async def answer(socket: ClientConnection, chance: Chance) -> Json:
    """Answer until the game is over, as a program would; what was heard last."""
    while True:
        message = await hear(socket)
        if message["type"] == "hello":
            await socket.send(json.dumps({"type": "ready", "protocol": 2, "new": "passed over"}))
        elif message["type"] == "ask":
            token = chance.choose(message["legal"])
            sent = {"type": "answer", "decision": message["decision"], "token": token}
            await socket.send(json.dumps(sent))
        else:
            return message


def test_two_programs_play_a_game_and_a_rematch(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("One") as one, server.guest("Two") as two:
            table = await one.open("open", "me", takebacks=False)
            async with door(one, table) as a, door(two, table) as b:
                hello = [json.loads(await socket.recv()) for socket in (a, b)]
                assert [sent["seat"] for sent in hello] == [1, 0]
                assert hello[0]["options"]["players"] == hello[0]["seats"] == 2
                for socket in (a, b):
                    await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                over = await asyncio.gather(answer(a, Chance("a")), answer(b, Chance("b")))
                assert over[0] == over[1]
                assert over[0]["type"] == "over"
                assert len(over[0]["scores"]) == 2
                # both agree to another game, and are greeted there
                assert (await one.do(table, "offer", what="rematch")).status_code == 200
                assert [(await hear(socket))["seat"] for socket in (a, b)] == [0, 1]

    asyncio.run(run())


def test_a_program_sees_its_own_view_only_and_a_decision_is_asked_again_after_a_takeback(
    database: str,
) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Bot") as bot:
            table = await ann.open("me", "open", takebacks=True)
            async with door(bot, table, seat=1) as socket, ann.at(table) as line:
                await hear(socket)
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)
                option = line.sight()["view"]["decision"]["options"][0]
                await line.do("play", seat=0, ask=1, choice=option)
                first = await hear(socket)
                assert first["view"]["seat"] == 1
                hands = first["view"]["position"].split()[5].split(",")
                assert set(hands[0]) == {"?"}
                await line.do("offer", what="takeback", seat=0)  # the program agrees by itself
                await line.until(lambda: line.sight()["ask"] == 2)
                late = {"type": "answer", "decision": first["decision"], "token": first["legal"][0]}
                await socket.send(json.dumps(late))  # late, and no harm done
                await line.do("play", seat=0, ask=2, choice=option)
                again = await hear(socket)
                assert (again["decision"], again["legal"]) == (first["decision"], first["legal"])

    asyncio.run(run())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("nonsense", "bad-message"),
        ({"type": "ready", "protocol": 3}, "bot-protocol"),
        ({"type": "ready", "protocol": 2, "language": "tlh"}, "bot-language"),
        ({"type": "answer", "decision": 7, "token": "pass"}, "bot-stale"),
        ({"type": "answer", "decision": 0, "token": "RR:a1a1"}, "bot-illegal"),
    ],
)
def test_what_a_program_must_not_do_ends_its_socket_and_not_its_game(
    tmp_path: Path, message: Any, code: str
) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Bot") as bot:
            table = await bot.open("me", "greedy")
            async with door(bot, table) as socket:
                await hear(socket)
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                await hear(socket)
                await socket.send(message if isinstance(message, str) else json.dumps(message))
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000
                assert closed.value.rcvd.reason.startswith(code)
            async with door(bot, table) as socket:  # it may come back, and play on
                assert (await hear(socket))["type"] == "hello"

    asyncio.run(run())


@pytest.mark.parametrize("moment", ["at once", "after the next greeting"])
def test_an_answer_to_a_game_that_someone_has_resigned_does_no_harm(tmp_path: Path, moment: str) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Bot") as bot:
            table = await ann.open("me", "open", options={"first": 1}, series=2)
            async with door(bot, table) as socket:
                assert (await hear(socket))["type"] == "hello"
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                asked = await hear(socket)
                late = {"type": "answer", "decision": asked["decision"], "token": asked["legal"][0]}
                assert (await ann.do(table, "resign", seat=0)).status_code == 200
                if moment == "at once":
                    await socket.send(json.dumps(late))
                assert [(await hear(socket))["type"] for _ in range(2)] == ["over", "hello"]
                if moment != "at once":
                    await socket.send(json.dumps(late))
                await socket.send(json.dumps({"type": "ready", "protocol": 2}))
                over = (await ann.http.get(f"/api/tables/{table['id']}")).json()["table"]
                second = {"id": over["next"]["table"], "link": over["next"]["link"]}
                assert (await ann.do(second, "resign", seat=1)).status_code == 200
                while (reply := await hear(socket))["type"] == "ask":
                    pass
                assert reply["type"] == "over"

    asyncio.run(run())


def test_no_one_gets_in_without_a_token_or_on_a_taken_seat(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Bot") as bot:
            table = await ann.open("me", "open")
            stranger = Person(ann.address, ann.http, "forged")
            for who, seat, code in ((stranger, 1, "unknown-guest"), (bot, 0, "seat-taken")):
                async with door(who, table, seat=seat) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        await hear(socket)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.reason.startswith(code)

    asyncio.run(run())


def test_the_example_program_plays_a_series_through_the_adapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "open", options={"board": SMALL}, series=2)
            link = f"{ann.address}/{table['id']}/{table['link']}"
            words = ["-m", "mandate", "bot", f"{sys.executable} {EXAMPLE}", "--at", link, "--lang", "en"]
            program = await asyncio.create_subprocess_exec(
                sys.executable, *words, stderr=asyncio.subprocess.PIPE
            )
            try:
                async with ann.at(table) as line:
                    await line.until(lambda: bool(line.updates) and line.status == "playing")
                    assert line.last["table"]["seats"][1]["name"] == "random_bot.py"
                    await line.play(Chance("ann"))
                    await line.until(lambda: line.last["table"]["next"] is not None)
                    following = line.last["table"]["next"]
                async with ann.at({"id": following["table"], "link": following["link"]}) as line:
                    await line.play(Chance("ann"))
                    assert line.last["table"]["series"]["winners"]
                async with asyncio.timeout(PATIENCE):
                    _, said = await program.communicate()
            finally:
                if program.returncode is None:
                    program.kill()
                    await program.communicate()
            assert program.returncode == 0, said
            assert "random_bot.py plays Qin in seat 2." in said.decode()
            assert "random_bot.py plays Qin in seat 1." in said.decode()
            over = r"The game is over\. Winners: seat [12](?:, [12])? \([a-z ]+\)\."
            assert len(re.findall(over, said.decode())) == 2

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asyncio.run(run())


SMALL = {"name": "small", "rows": ["R....V", "......", "..Y...", "......", "V....B"]}


def test_a_host_without_a_seat_sets_two_programs_against_each_other_by_link(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with (
            serving(database) as server,
            server.guest("Host") as host,
            server.guest("One") as one,
            server.guest("Two") as two,
            server.guest("Eve") as eve,
        ):
            table = await host.open("open", "open")
            assert table["link"]
            address = f"/api/tables/{table['id']}"
            assert (await eve.http.get(address)).status_code == 404
            assert (await host.http.get(address)).json()["table"]["link"] == table["link"]
            async with door(one, table, seat=0) as a, door(two, table, seat=1) as b:
                over = await asyncio.gather(answer(a, Chance("a")), answer(b, Chance("b")))
                assert over[0]["type"] == "over"
            assert (await eve.http.get(address)).status_code == 404
            reply = (await host.http.get(address)).json()
            assert (reply["table"]["status"], reply["table"]["host"]) == ("over", True)
            assert [sight["seat"] for sight in reply["sights"]] == [None]

    asyncio.run(run())


def test_a_program_is_spoken_to_in_its_language_through_the_adapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        database, heard = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "heard"
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "open", options={"board": SMALL})
            link = f"{ann.address}/{table['id']}/{table['link']}"
            command = f"{sys.executable} {PROGRAMS} speaks-de {heard}"
            words = ["-m", "mandate", "bot", command, "--at", link, "--lang", "en"]
            program = await asyncio.create_subprocess_exec(
                sys.executable, *words, stderr=asyncio.subprocess.PIPE
            )
            try:
                async with ann.at(table) as line:
                    await line.play(Chance("ann"))
                async with asyncio.timeout(PATIENCE):
                    _, said = await program.communicate()
            finally:
                if program.returncode is None:
                    program.kill()
                    await program.communicate()
            assert program.returncode == 0, said
            messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
            asked = next(message for message in messages if message["type"] == "ask")
            assert asked["question"]["title"] == "Welches Plättchen legst du, und wohin?"
            assert [row["name"] for row in asked["facts"][0]["rows"]] == ["Ann", "programs.py"]
            assert " " in messages[-1]["told"] or messages[-1]["told"].istitle()

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asyncio.run(run())
