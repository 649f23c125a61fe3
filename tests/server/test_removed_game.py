"""Tables of a game whose package was removed: kept and shown as frozen, until the game is back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from mandate import games
from mandate.table import commands, fold, log
from mandate.table.seat_view import Onlooker
from tests.server.serving import PATIENCE, Json, Person, serving
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, Scene, plan

COMMANDS: dict[str, Json] = {
    "say": {"text": "Hello"},
    "hint": {"seat": 0, "ask": 1},
    "preview": {"seat": 0, "ask": 1, "choice": "x"},
    "try": {"seat": 0, "ask": 1, "choices": []},
}


def without(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a game out of the context."""
    shelf, broken = games._shelf()
    left = {name: each for name, each in shelf.items() if name != game}
    monkeypatch.setattr(games, "_shelf", lambda: (left, broken))


def test_every_door_shows_the_table_and_says_why_nothing_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path / 't.db'}"

    async def run() -> None:
        async with serving(address) as server, server.guest("Ann") as ann:
            together = {"coop": True}
            begun = await ann.open("me", "me", "me", game="great-wall", options=together, series=2)
            assert (await ann.do(begun, "mark", seat=0, thing="location:tem")).status_code == 200
            waiting = await ann.open("me", "open", "open", game="great-wall", listed=True)
        without("great-wall", monkeypatch)
        async with (
            serving(address) as server,
            httpx.AsyncClient(base_url=server.address, headers=ann.http.headers, timeout=PATIENCE) as http,
        ):
            ann = Person(server.address, http, ann.token)
            mine = (await http.get("/api/me/tables")).json()
            assert {each["id"] for each in mine} == {begun["id"], waiting["id"]}
            for table in (begun, waiting):
                await is_frozen(ann, table)
            assert (await http.get("/api/tables")).status_code == 200
            assert (await http.get(f"/invite/{waiting['id']}/{waiting['link']}")).status_code == 200
            gone = await http.delete("/api/me")  # anyone who wants to be forgotten is not held up by it
            assert gone.status_code == 204

    asyncio.run(run())


async def is_frozen(ann: Person, table: Json) -> None:
    path = f"/api/tables/{table['id']}"
    reply = (await ann.http.get(path, params={"show": "words,facts"})).json()
    assert "great-wall" in reply["table"]["frozen"]
    assert (reply["terms"]["game"], reply["terms"]["orders"]) == ("great-wall", [])
    assert (await ann.http.get(f"{path}/news")).status_code == 200
    record = await ann.http.get(f"{path}/record")
    assert (record.status_code, record.json()["code"]) == (409, "frozen-table")
    for command, facts in COMMANDS.items():
        answer = await ann.do(table, command, **facts)
        assert (answer.status_code, answer.json()["code"]) == (409, "frozen-table"), command
    async with ann.at(table) as line:
        await line.until(lambda: bool(line.updates))
        assert line.last["table"]["frozen"]


def test_a_table_that_waits_continues_when_the_game_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(plan("me", "open"))
    with monkeypatch.context() as gone:
        without("qin", gone)
        assert scene.read_again().frozen is not None
    scene.table = scene.read_again()
    assert scene.table.frozen is None
    scene.do(BEN, commands.Sit())
    assert scene.status == "playing"


def test_a_table_that_waits_with_options_that_are_unknown_by_now_is_frozen() -> None:
    scene = Scene(plan("me", "open", "open", game="great-wall"))
    lines = [log.decode(line.replace('"coop"', '"gone"')) for line in scene.stored]
    table = fold.read("t", lines)
    assert table.frozen is not None
    shown = whole_updates.update(table, Onlooker(ANN, 0), 0)
    assert shown.table.frozen is not None
    assert "gone" in shown.table.frozen
