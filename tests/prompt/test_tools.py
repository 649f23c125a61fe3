"""MCP: a scripted client plays whole games, here over stdio and at a server over HTTP, and misbehaves."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.prompt import Teller
from mandate.prompt.local import LocalPlace
from mandate.prompt.tools import make_server
from mandate.server.http.mcp_place import news_of
from mandate.table import commands
from mandate.table.table import Table
from tests.server.serving import Serving, serving
from tests.table.scenes import BEN, Scene, plan
from tests.table.twins import dealt_again

OVER = "# The game is over"
WHERE = re.compile(r"^Your table: (\S+)$", re.MULTILINE)
BOARD = "R....\n..V..\n.~..Y\n.....\nB....\n"
SHORT: dict[str, dict[str, Any]] = {
    "qin": {"players": 2, "options": {"board": BOARD}},
    "great-wall": {"players": 1},
}
TOOLS = {"open_table", "look", "choose", "wait", "rules", "review"}


async def call(client: Client, tool: str, **given: Any) -> str:
    """What a tool answers; a refusal begins with an exclamation mark."""
    result = await client.call_tool(tool, given)
    text = "".join(part.text for part in result.content)  # type: ignore[union-attr]
    return f"!{text}" if result.is_error else text


def options_in(look: str) -> list[str]:
    """The tokens that a look lists."""
    asked = look.rpartition("\n# ")[2]
    if found := re.findall(r"^\d+\. `([^`]+)`", asked, re.MULTILINE):
        return found
    lists = re.findall(r"^((?:[RYB]{2} )*[RYB]{2}): (.*)$", asked, re.MULTILINE)
    return [f"{tile}:{pair}" for tiles, pairs in lists for tile in tiles.split() for pair in pairs.split()]


async def play(client: Client, look: str, chance: Chance, most: int = 2000) -> tuple[str, int]:
    """Play to the end with what the looks say, and nothing else."""
    table, choices = WHERE.findall(look)[0], 0
    while OVER not in look and choices < most:
        if options := options_in(look):
            look = await call(client, "choose", table=table, choice=options[chance.below(len(options))])
            choices += 1
        else:
            look = await call(client, "wait", table=table, seconds=25)
        assert not look.startswith("!"), look
    return look, choices


@asynccontextmanager
async def at(server: Serving, token: str | None, **headers: str) -> AsyncIterator[Client]:
    """The SDK's own client, over Streamable HTTP."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    async with (
        httpx2.AsyncClient(headers=headers, timeout=240) as http,
        Client(streamable_http_client(f"{server.address}/api/mcp", http_client=http)) as client,
    ):
        yield client


@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_a_client_plays_a_whole_game_over_stdio(game: str) -> None:
    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "mandate.cli.main", "mcp"])
        async with Client(stdio_client(command)) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            rules = await call(client, "rules", game=game)
            assert rules.count("\n") > 30
            look = await call(client, "open_table", game=game, opponent="random", **SHORT[game])
            look, choices = await play(client, look, Chance(f"stdio/{game}"))
            assert choices > 3
            assert "Model" in look

    asyncio.run(run())


def test_a_client_that_misbehaves_is_answered_with_the_reason() -> None:
    async def run() -> None:
        async with Client(make_server(LocalPlace("en", "Model"))) as client:
            look = await call(client, "open_table", game="qin", opponent="random")
            (table,) = WHERE.findall(look)
            option = options_in(look)[0]
            said = await call(client, "choose", table=table, choice=f"{option[:2]}:a13b13")
            assert said.startswith("!"), said
            assert re.search(r"\[qin\.[a-z.]+\]$", said), said  # the clause
            assert (await call(client, "choose", table=table, choice="castle")).startswith("!")
            assert (await call(client, "choose", table=table, choice="x" * 3900)).startswith("!")
            assert (await call(client, "choose", table=table, choice="x" * 5000)).startswith("!")
            assert (await call(client, "choose", table="t99", choice=option)).startswith("!")
            assert (await call(client, "look", table=["t1"])).startswith("!")
            assert (await call(client, "wait", table=table, seconds=3600)).startswith("!")
            assert (await call(client, "open_table", game="chess")).startswith("!")
            assert (await call(client, "open_table", game="qin", opponent="bot:sh -c ls")).startswith("!")
            assert (
                await call(client, "open_table", game="qin", options={"board": "/etc/passwd"})
            ).startswith("!")
            assert (await call(client, "review", table=table)).startswith("!")
            assert "Nothing found" in await call(client, "rules", game="qin", find="zeppelin")
            assert (await call(client, "rules", game="qin", find="qin.join.tie")).startswith("[qin.join.tie]")
            assert "castle" in await call(client, "castle")
            both = await asyncio.gather(
                *(call(client, "choose", table=table, choice=option) for _ in range(5))
            )
            assert sum(not said.startswith("!") for said in both) == 1
            full = await call(client, "look", table=table, full=True)
            assert len(full) > len(await call(client, "look", table=table))

    asyncio.run(run())


def test_games_at_a_server_with_a_person_and_with_computer_players(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", mcp="on") as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
        ):
            await _against_each_other(server, ann.token, ben.token)
            await _against_bots(server, ann.token)
            await _strangers(server, ann.token)

    asyncio.run(run())


async def _against_each_other(server: Serving, ann: str, ben: str) -> None:
    """Qin: one opens, the other joins by the link; both play to the end."""
    async with at(server, ann) as first, at(server, ben) as second:
        opened = await call(first, "open_table", game="qin", **SHORT["qin"])
        (table,) = WHERE.findall(opened)
        (link,) = re.findall(rf"/invite/{table}/(\S+)", opened)
        assert (await call(second, "look", table=table)).startswith("!")  # not invited yet
        assert (await call(second, "join_table", table=table, link="wrong")).startswith("!")
        looks = [await call(second, "join_table", table=table, link=link)]
        looks.insert(0, await call(first, "look", table=table))
        clients, chance = (first, second), Chance("each other")
        while not all(OVER in look for look in looks):
            mover = 0 if options_in(looks[0]) else 1
            options = options_in(looks[mover])
            waits = asyncio.create_task(call(clients[1 - mover], "wait", table=table, seconds=25))
            choice = options[chance.below(len(options))]
            late = await call(clients[1 - mover], "choose", table=table, choice=choice)
            assert late.startswith("!"), "it is not this seat's turn"
            looks[mover] = await asyncio.wait_for(call(clients[mover], "look", table=table), 60)
            made = asyncio.create_task(call(clients[mover], "choose", table=table, choice=choice))
            looks[1 - mover] = await waits
            assert options_in(looks[1 - mover]) or OVER in looks[1 - mover]
            if OVER in looks[1 - mover]:
                looks[mover] = await made
            else:
                made.cancel()
                await asyncio.gather(made, return_exceptions=True)
                looks[mover] = ""
        assert "Ann" in looks[0]


async def _against_bots(server: Serving, token: str) -> None:
    async with at(server, token, **{"Accept-Language": "en"}) as client:
        look = await call(client, "open_table", game="great-wall", **SHORT["great-wall"])
        look, choices = await play(client, look, Chance("bots"))
        assert choices > 15
        (seen,) = re.findall(r"You are (\w+)", look)
        assert seen == "Ann"


async def _strangers(server: Serving, token: str) -> None:
    """Without a token, with a wrong one, and with that of another guest."""
    async with at(server, token) as ann:
        (table,) = WHERE.findall(await call(ann, "open_table", game="qin", opponent="random"))
    async with server.guest("Eve") as eve:
        for other in (None, "forged", eve.token):
            async with at(server, other) as client:
                for tool, given in (
                    ("look", {}),
                    ("choose", {"choice": "pass"}),
                    ("wait", {}),
                    ("review", {}),
                ):
                    assert (await call(client, tool, table=table, **given)).startswith("!"), (other, tool)
    async with httpx2.AsyncClient(timeout=240) as http:
        head = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
        large = await http.post(f"{server.address}/api/mcp", headers=head, content=b'{"x":"' + b"x" * 100_000)
        assert large.status_code == 413
        torn = await http.post(f"{server.address}/api/mcp", headers=head, content=b'{"jsonrpc":')
        assert torn.status_code == 400


def test_a_server_has_no_such_door_unless_its_operator_opens_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as person:
            assert (await person.http.post("/api/mcp", json={})).status_code in (404, 405)

    asyncio.run(run())


def test_what_a_model_reads_at_a_table_tells_nothing_hidden() -> None:
    """Everything that the seat has not seen is dealt again, and its text stays the same, the news too."""
    compared, chance = 0, Chance("dealt again")
    for game in ("qin", "great-wall"):
        scene = Scene(plan("me", "open", game=game))
        scene.do(BEN, commands.Sit())
        for step in range(40):
            if scene.table.status != "playing":
                break
            scene.play(chance)
            if step % 8:
                continue
            for eye in (Seat(0), Seat(1), None):
                twin = dealt_again(scene.table, eye, chance)
                here, there = (read(table, eye) for table in (scene.table, twin))
                assert here == there
                compared += 1
    assert compared > 20


def read(table: Table, eye: Seat | None) -> str:
    assert table.state is not None
    teller = Teller(table.opened.plan.game, table.state, ["Ann", "Ben"])
    return teller.look(table.state, eye, news_of(table, eye), full=True)
