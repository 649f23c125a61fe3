"""The bot ladder through the server's door: seasons over a restart, attacks, secrecy."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mandate.core.rng import Chance
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.archive import read, verified
from tests.server.forked import Forked
from tests.server.serving import PATIENCE, Json, Person, Serving, serving
from tests.server.test_bot_socket import hear

POLL_S = 0.05
READY = json.dumps({"type": "ready", "protocol": 2})


async def ask(person: Person, path: str, method: str = "GET", status: int = 200, **body: Any) -> Any:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def refused(person: Person, path: str, method: str = "GET", **body: Any) -> str:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def token_of(person: Person, name: str, version: str = "1") -> str:
    made = await ask(person, "me/bots", "POST", 201, name=name, version=version)
    return str(made["token"])


def door(address: str, token: str, game: str = "qin") -> Any:
    uri = f"{address.replace('http', 'ws')}/api/ladders/{game}/bot"
    return connect(uri, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None)


async def closed_with(socket: ClientConnection) -> str:
    """Read until the server hangs up: the code that it gives."""

    async def read_on() -> None:
        while True:
            await hear(socket)

    with pytest.raises(ConnectionClosed) as closed:
        await read_on()
    assert closed.value.rcvd is not None
    return str(closed.value.rcvd.reason).partition(":")[0]


async def play(socket: ClientConnection, chance: Chance, over: Callable[[], None] = lambda: None) -> None:
    """Play any legal choice, game after game, until the server hangs up."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "hello":
            await socket.send(READY)
        elif message["type"] == "ask":
            token = chance.choose(message["legal"])
            await socket.send(json.dumps({"type": "answer", "decision": message["decision"], "token": token}))
        else:
            over()


async def keep_playing(address: Callable[[], str], token: str, chance: Chance) -> None:
    """A program that connects again whenever its connection is lost."""
    while True:
        try:
            async with door(address(), token) as socket:
                await play(socket, chance)
        except (WebSocketException, OSError):
            await asyncio.sleep(POLL_S)


@asynccontextmanager
async def playing(server: Serving, *tokens: str) -> AsyncIterator[None]:
    tasks = [
        asyncio.create_task(keep_playing(lambda: server.address, token, Chance(f"bot {number}")))
        for number, token in enumerate(tokens)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(person: Person, ladder: str, true: Callable[[Json], bool]) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):  # the server may be away
                answer = await person.http.get(f"/api/ladders/{ladder}")
                assert answer.status_code in (200, 404), answer.text  # the next season begins soon
                if answer.status_code == 200 and true(shown := answer.json()):
                    return dict(shown)
            await asyncio.sleep(POLL_S)


def test_eight_programs_play_over_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        more = ("--ladder", "open")
        with Forked(database, *more) as server:
            comings = [Person.coming_in(server.address, f"P{number}") for number in range(8)]
            people = [await each.__aenter__() for each in comings]
            tokens = [await token_of(each, f"Bot{number}") for number, each in enumerate(people)]
            tasks = [
                asyncio.create_task(keep_playing(lambda: server.address, token, Chance(f"p{number}")))
                for number, token in enumerate(tokens)
            ]
            await until(people[0], "qin-1", lambda shown: shown["games"] >= 4)
            await asyncio.to_thread(server.kill)
            server.__init__(database, *more)  # type: ignore[misc]
            for person in people:
                person.address = server.address
                person.http.base_url = server.address
            met = {f"Bot{number}@1" for number in range(8)}
            shown = await until(
                people[0],
                "qin-1",
                lambda shown: shown["games"] >= 16 and met <= {place["who"] for place in shown["places"]},
            )
            assert shown["status"] == "running"
            assert not any(place["paused"] for place in shown["places"])
            # every set that is over was played in both seatings
            sets = [sorted(game["players"]) for game in shown["latest"]]
            assert all(sets.count(each) % 2 == 0 for each in sets)
            assert all(place["low"] <= place["rating"] <= place["high"] for place in shown["places"])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for each in comings:
                await each.__aexit__(None, None, None)

    asyncio.run(run())


def test_a_season_freezes_into_an_archive_and_the_next_one_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            tokens = [await token_of(ann, "One"), await token_of(ben, "Two")]
            async with playing(server, *tokens):
                await until(ann, "qin-1", lambda shown: shown["games"] >= 4)
                assert await refused(ann, "ladders/qin-1/archive") == "ladder-runs"
                server.context.ladders.season_ms = 0
                ended = await until(ann, "qin-1", lambda shown: shown["status"] == "ended")
                server.context.ladders.season_ms = 10**12
                await until(ann, "qin-2", lambda shown: shown["games"] >= 2)  # they play on
            file = tmp_path / "season.jsonl"
            file.write_bytes((await ann.http.get("/api/ladders/qin-1/archive")).content)
            found: list[Any] = []
            ladder = verified(read(file), found)
            assert not found
            assert len(ladder.finished) == ended["games"]
            assert ladder.ended is not None
            # one changed result, and it does not hold
            lines = file.read_bytes().splitlines(keepends=True)
            at = next(number for number, line in enumerate(lines) if isinstance(log.decode(line), log.Played))
            game = json.loads(lines[at])
            game["winners"] = [1 - game["winners"][0]]
            lines[at] = json.dumps(game).encode() + b"\n"
            file.write_bytes(b"".join(lines))
            verified(read(file), found)
            assert found

    asyncio.run(run())


def test_tokens_are_their_owners_and_are_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server,
            server.guest("Ann") as ann,
            server.guest("Eve") as eve,
        ):
            made = await ask(ann, "me/bots", "POST", 201, name="Li-Bing", version="2")
            token, bot = made["token"], made["bot"]["id"]
            assert made["bot"]["who"] == "Li-Bing@2"
            listed = (await ann.http.get("/api/me/bots")).text
            assert token not in listed
            stored = (tmp_path / "t.db").read_bytes() + (tmp_path / "t.db-wal").read_bytes()
            assert token.encode() not in stored
            # others do not see it, and can do nothing to it
            assert await ask(eve, "me/bots") == []
            assert await refused(eve, f"me/bots/{bot}", "DELETE") == "no-such-bot"
            assert await refused(eve, f"me/bots/{bot}/resume", "POST") == "no-such-bot"
            taken = await refused(eve, "me/bots", "POST", name="li-bing", version="9")
            assert taken == "bot-name-taken"
            # it opens the ladder and nothing else
            bearer = {"Authorization": f"Bearer {token}"}
            assert (await ann.http.get("/api/me/bots", headers=bearer)).status_code == 401
            # a new token ends the old one
            second = await token_of(ann, "Li-Bing", "2")
            async with door(server.address, token) as socket:
                assert await closed_with(socket) == "no-bot-token"
            async with door(server.address, second) as socket:
                await socket.ping()
                await ask(ann, f"me/bots/{bot}", "DELETE", 204)
                assert await closed_with(socket) == "no-bot-token"
            for wrong in (second, ann.token, "mandate-bot-x", ""):
                async with door(server.address, wrong) as socket:
                    assert await closed_with(socket) == "no-bot-token"
            # it can have another one, and no more than so many
            await token_of(ann, "Li-Bing", "2")
            server.context.openings = type(server.context.openings)(1000, 1000)
            for number in range(19):
                await token_of(ann, f"More{number}")
            assert await refused(ann, "me/bots", "POST", name="Last") == "too-many-bots"
            for name in ("", "with space", "a@b", "x" * 31):
                assert await refused(ann, "me/bots", "POST", name=name) == "bad-message"

    asyncio.run(run())


def test_what_a_program_must_not_do_pauses_it_until_its_owner_resumes_it(tmp_path: Path) -> None:
    illegal = {"type": "answer", "decision": 0, "token": "RR:a1a1"}

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server, server.guest() as ann:
            token = await token_of(ann, "Wild")
            async with door(server.address, token) as socket:
                assert (await hear(socket))["type"] == "hello"
                await socket.send(READY)
                asked = await hear(socket)
                await socket.send(json.dumps({**illegal, "decision": asked["decision"]}))
                assert await closed_with(socket) == "bot-illegal"
            async with door(server.address, token) as socket:
                assert await closed_with(socket) == "bot-paused"
            (bot,) = await ask(ann, "me/bots")
            (pause,) = bot["pauses"]
            assert (pause["code"], pause["game"]) == ("bot-illegal", "qin")
            assert "RR:a1a1" in pause["sentence"]
            shown = await until(ann, "qin-1", lambda shown: shown["games"] == 1 and shown["playing"] == 0)
            assert [game["failed"] for game in shown["latest"]] != [[]]
            assert (await ask(ann, f"me/bots/{bot['id']}/resume", "POST"))["pauses"] == []
            async with door(server.address, token) as socket:
                assert (await hear(socket))["type"] == "hello"

    asyncio.run(run())


def test_a_second_connection_ends_the_first_and_floods_are_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 't.db'}"
        async with serving(database, ladder="open", rate=20) as server, server.guest() as ann:
            token = await token_of(ann, "Twin")
            async with door(server.address, token) as first:
                assert (await hear(first))["type"] == "hello"
                async with door(server.address, token) as second:
                    assert await closed_with(first) == "bot-elsewhere"
                    assert (await hear(second))["type"] == "hello"  # the same game continues there
                    for _ in range(400):
                        await second.send(READY)
                    assert await closed_with(second) == "too-fast"
            (bot,) = await ask(ann, "me/bots")
            assert [pause["code"] for pause in bot["pauses"]] == ["too-fast"]

    asyncio.run(run())


def test_others_see_a_game_when_all_seatings_are_over_and_owners_no_sooner(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server, server.guest() as ann:
            token = await token_of(ann, "Slow")
            chance, over = Chance("slow"), asyncio.Event()
            async with door(server.address, token) as socket:
                task = asyncio.create_task(play(socket, chance, over.set))
                ladder = await server.context.ladders.find("qin-1")
                async with asyncio.timeout(PATIENCE):
                    while not ladder.running:
                        await asyncio.sleep(POLL_S)
                (running,) = ladder.running.values()
                first = running.games[0].sitting
                text = (await ann.http.get("/api/ladders/qin-1")).text
                assert first.table not in text
                assert first.link not in text
                for table in (first.table, running.games[1].sitting.table):
                    denied = await ann.http.get(f"/api/tables/{table}", params={"link": first.link})
                    assert denied.json()["code"] in ("no-such-table", "no-spectators")
                shown = await until(ann, "qin-1", lambda shown: len(shown["latest"]) >= 2)
                task.cancel()
            game = shown["latest"][-1]
            seen = await ann.http.get(f"/api/tables/{game['table']}", params={"link": game["link"]})
            assert seen.status_code == 200
            record = (
                await ann.http.get(f"/api/tables/{game['table']}/record", params={"link": game["link"]})
            ).json()
            assert record["outcome"]["winners"] == game["winners"]

    asyncio.run(run())


def test_programs_of_one_owner_do_not_meet_and_the_operator_decides_whose_may_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server, server.guest() as ann:
            tokens = [await token_of(ann, "Own", version) for version in ("1", "2")]
            async with playing(server, *tokens):
                shown = await until(ann, "qin-1", lambda shown: shown["games"] >= 4)
            assert not any(sorted(game["players"]) == ["Own@1", "Own@2"] for game in shown["latest"])
            assert {place["who"] for place in shown["places"] if place["yours"]} == {"Own@1", "Own@2"}
        async with (
            serving(f"sqlite:///{tmp_path / 'r.db'}", ladder="registered") as server,
            server.guest() as ann,
        ):
            assert await refused(ann, "me/bots", "POST", name="Own") == "ladder-off"
            await ask(ann, "me/code", "POST", 201)
            await token_of(ann, "Own")
            assert await refused(ann, "ladders/great-9") == "no-such-ladder"
        async with serving(f"sqlite:///{tmp_path / 'o.db'}") as server, server.guest() as ann:
            assert await ask(ann, "ladders") == []
            assert await refused(ann, "ladders/qin-1") == "no-such-ladder"
            assert await refused(ann, "me/bots", "POST", name="Own") == "ladder-off"

    asyncio.run(run())
