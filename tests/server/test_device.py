"""Tables on a device of one's own: the same rules, views and answers as at a server."""

from __future__ import annotations

import asyncio
import functools
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from mandate import games
from mandate.server.http import pack
from mandate.table.device import Device
from tests.server.serving import serving
from tests.table import on_bare_device, on_device
from tests.table.on_device import OPTIONS, SEATS, SEED, TURNS, UNDONE, choice_of, timeless


@functools.cache
def without_numpy() -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.on_device"],
        env={**os.environ, "MANDATE_KERNEL": "python"},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
    ).stdout
    return json.loads(done)


def test_a_device_tells_what_a_server_tells(tmp_path: Path) -> None:
    """The same deal and the same choices: refusals, previews, views, events and a takeback are alike."""
    heard: list[Any] = []

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, server.guest() as ann:
            options = {**OPTIONS}
            table = await ann.open(*["me"] * SEATS, options=options, seed=SEED, takebacks=True, hints=False)
            async with ann.at(table, show="words") as line:
                await line.caught_up(1)
                for turn in range(TURNS):
                    asked = next(s for s in line.last["sights"] if s["ask"] is not None)
                    here = {"seat": asked["seat"], "ask": asked["ask"]}
                    choice = choice_of(asked["view"]["decision"]["options"], turn)
                    heard.append(timeless(await line.do("play", **here, choice="RR:a1a2")))
                    heard.append(timeless(await line.do("preview", **here, choice=choice)))
                    await line.caught_up((await line.do("play", **here, choice=choice))["number"])
                    if turn == UNDONE:
                        heard.append(timeless(line.last["sights"]))
                        answer = await line.do("offer", what="takeback", seat=here["seat"])
                        await line.caught_up(answer["number"])
                    heard.append(timeless(line.last["sights"]))

    asyncio.run(run())
    at_device = without_numpy()["heard"]
    assert len(at_device) == len(heard) == 3 * TURNS + 1
    for mine, theirs in zip(at_device, heard, strict=True):
        if isinstance(mine, dict) and mine["is"] == "refused":
            assert (mine["code"], mine["clause"]) == (theirs["code"], theirs["clause"])
        else:
            assert mine == theirs


def test_levels_choose_alike_without_numpy() -> None:
    found = without_numpy()["levels"]
    assert found == on_device.levels_say()
    assert len(found) >= 5


def opened(device: Device, *others: dict[str, str]) -> str:
    plan = {"game": "qin", "options": {"players": 1 + len(others)}, "seats": [{"kind": "me"}, *others]}
    status, answer = device.ask("POST", "tables", json.dumps(plan))
    assert status == 201, answer
    return str(json.loads(answer)["id"])


def test_a_game_is_kept_as_its_log_and_continues_from_it() -> None:
    device = Device(lambda: 5)
    name = opened(device, {"kind": "bot", "name": "wanderer"})
    line = device.listen(name, "")
    for _ in range(3):
        while device.think(name):
            pass
        sight = json.loads(line.hear())["sights"][0]
        choice = sight["view"]["decision"]["options"][0]
        reply = line.take(json.dumps({"do": "play", "seat": 0, "ask": sight["ask"], "choice": choice}))
        assert json.loads(reply)["is"] == "done"
    ((kept, lines, summary),) = device.changed()
    assert kept == name
    assert json.loads(summary)["status"] == "playing"
    assert device.changed() == []
    again = Device(lambda: 6, {name: lines})
    before, after = (json.loads(each.listen(name, "").hear()) for each in (device, again))
    assert timeless(after) == timeless(before)
    assert again.think(name)
    assert [len(log) - len(lines) for _, log, _ in again.changed()] == [1]


def test_only_who_is_here_can_sit_down_and_no_one_waits_long() -> None:
    device = Device(lambda: 0)
    answer = json.loads(device.ask("GET", "games")[1])
    levels = next(game["levels"] for game in answer if game["id"] == "qin")
    assert levels == [name for name in games.registration("qin").levels if name in levels]
    assert "raider" in levels
    assert "magistrate" not in levels
    plan = {"game": "qin", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, refusal = device.ask("POST", "tables", json.dumps(plan))
    assert (status, json.loads(refusal)["code"]) == (409, "only-here")
    assert json.loads(device.ask("POST", "tables", "{}")[1])["code"] == "bad-message"
    assert json.loads(device.ask("GET", "me")[1])["code"] == "no-such-page"
    name = opened(device, {"kind": "me"})  # two people at one device
    hint = device.listen(name, "").take(json.dumps({"do": "hint", "seat": 0, "ask": 1, "ref": 7}))
    assert (json.loads(hint)["code"], json.loads(hint)["ref"]) == ("no-hints", 7)
    assert json.loads(device.ask("GET", f"tables/{name}/record")[1])["game"] == "qin"
    assert json.loads(device.ask("GET", f"tables/{name}/news?before=2")[1])[0]["what"] == "opened"


def test_the_pack_has_the_sources_of_this_very_server(tmp_path: Path) -> None:
    sent = json.loads(gzip.decompress(pack.sources()))
    kernel = "mandate/games/qin/rules/kernel.py"
    root = Path(games.__file__).parents[2]
    assert sent["files"][kernel] == (root / kernel).read_text("utf-8")
    assert set(sent["words"]) == {"en", "de", "fr"}
    assert all("problem-only-here = " in text for text in sent["words"].values())
    (tmp_path / pack.FOLDER).mkdir()
    (tmp_path / pack.FOLDER / "python.wasm").write_bytes(b"12345")
    first = pack.packed(tmp_path)
    assert first.bytes == len(pack.sources()) + len(pack.for_the_page()) + 5
    assert first.files == [pack.SOURCES, pack.FOR_PAGE, "device/python.wasm"]
    (tmp_path / pack.FOLDER / "python.wasm").write_bytes(b"12346")
    assert pack.packed(tmp_path).release != first.release


def test_the_sources_that_are_sent_are_enough(tmp_path: Path) -> None:
    """With no other package than msgspec both games are played and studied, and equal those elsewhere."""
    for path, text in json.loads(gzip.decompress(pack.sources()))["files"].items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    env = {**os.environ, "MANDATE_KERNEL": "python", "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, on_bare_device.__file__]
    bare = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert bare.returncode == 0, bare.stderr
    assert json.loads(bare.stdout) == json.loads(json.dumps(on_bare_device.people(Device(lambda: 0))))


def test_the_page_gets_games_and_words_without_starting_python() -> None:
    sent = json.loads(gzip.decompress(pack.for_the_page()))
    at_device = json.loads(Device(lambda: 0).ask("GET", "games")[1])
    assert sent["games"] == at_device
    assert [game["id"] for game in at_device] == ["qin", "great-wall"]
    for language, words in sent["words"].items():
        assert set(words) == {"qin", "great-wall"}
        assert "\ngw-card-" in words["great-wall"], language


def test_logs_are_read_when_a_table_is_looked_at() -> None:
    """Many kept games must not delay the start; an unreadable one must not keep the others from opening."""
    device = Device(lambda: 5)
    name = opened(device, {"kind": "bot", "name": "wanderer"})
    ((_, lines, _),) = device.changed()
    again = Device(lambda: 6, {name: lines, "broken": ["{}"]})
    assert again.has("broken")
    assert json.loads(again.ask("GET", f"tables/{name}")[1])["sights"][0]["view"]


def test_a_game_is_continued_from_a_position_of_a_record() -> None:
    device = Device(lambda: 5)
    name = opened(device, {"kind": "bot", "name": "wanderer"})
    device.listen(name, "").take(json.dumps({"do": "resign", "seat": 0}))
    record = json.loads(device.ask("GET", f"tables/{name}/record")[1])
    wish = {"record": record, "after": 0, "seats": [{"kind": "me"}, {"kind": "bot", "name": "wanderer"}]}
    status, answer = device.ask("POST", "study/play-on", json.dumps(wish))
    assert status == 200, answer
    assert device.has(json.loads(answer)["id"])
