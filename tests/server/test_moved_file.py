"""A database file is deleted, moved or replaced under a running server: no confirmed choice is lost."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from mandate.core.errors import Refused
from mandate.core.rng import Chance
from mandate.table import log
from tests.server.forked import Forked
from tests.server.serving import Line, Lost, Person, serving
from tests.server.test_store import opened, put
from tests.table.scenes import Scene, plan

FILES = ("tables.db", "tables.db-wal", "tables.db-shm")


async def play_on(line: Line, seed: str) -> list[tuple[int, str]]:
    """Play until something is refused; the choices that were confirmed."""
    with contextlib.suppress(AssertionError, Lost):
        await line.play(Chance(seed))
    return line.accepted


def stored(database: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(database)) as kept:
        rows = kept.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    made = [line.lines[0] for (text,) in rows if isinstance(line := log.decode(text), log.Chose)]
    return [(entry.seat, entry.choice.partition("/")[0]) for entry in made]


def deleted(folder: Path, kept: Path) -> None:
    for name in FILES:
        os.link(folder / name, kept / name)  # so that the test can see what was in them
        (folder / name).unlink()


def moved(folder: Path, kept: Path) -> None:
    for name in FILES:
        (folder / name).rename(kept / name)


def replaced(folder: Path, kept: Path) -> None:
    """By a copy that a slip put in its place."""
    shutil.copy(folder / "tables.db", folder / "copy")
    moved(folder, kept)
    (folder / "copy").rename(folder / "tables.db")


def without_wal(folder: Path, kept: Path) -> None:
    os.link(folder / "tables.db", kept / "tables.db")
    (folder / "tables.db-wal").rename(kept / "tables.db-wal")


@asynccontextmanager
async def process(address: str) -> AsyncIterator[Forked]:
    """A real process, which is killed at the end."""
    with Forked(address) as server:
        yield server


@pytest.mark.parametrize(("how", "server"), [(deleted, process), (replaced, serving), (without_wal, serving)])
def test_nothing_is_confirmed_that_is_not_in_the_file(how: Any, server: Any, tmp_path: Path) -> None:
    folder, kept, copy = (tmp_path / name for name in ("data", "kept", "copy"))
    folder.mkdir()
    kept.mkdir()
    copy.mkdir()

    async def run() -> None:
        async with (
            server(f"sqlite:///{folder / 'tables.db'}") as running,
            Person.coming_in(running.address, "Ann") as ann,
        ):
            tables = [await ann.open("me", "me") for _ in range(3)]
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(ann.at(table)) for table in tables]
                playing = [asyncio.create_task(play_on(line, str(n))) for n, line in enumerate(lines)]
                await lines[0].until(lambda: len(lines[0].accepted) >= 5)
                await asyncio.to_thread(how, folder, kept)
                before = [len(line.accepted) for line in lines]
                confirmed = await asyncio.gather(*playing)
                # of each table one choice may have been on its way back to us
                assert all(len(some) - count <= 1 for some, count in zip(confirmed, before, strict=True))
                newcomer = await ann.http.post("/api/me", json={"name": "Ben"})
                assert newcomer.json()["code"] == "store-away"
                ready = await ann.http.get("/readyz")
                assert (ready.status_code, ready.json()["status"]) == (503, "moved")
                answer = await lines[0].do("play", **first_choice(lines[0]))
                assert answer["code"] == "store-away"
                for name in FILES[:2]:  # what the next server would find
                    shutil.copy(kept / name, copy / name)
        for table, some in zip(tables, confirmed, strict=True):
            found = stored(copy / "tables.db", table["id"])
            assert found[: len(some)] == some
            assert len(found) - len(some) <= 1

    asyncio.run(run())


def first_choice(line: Line) -> dict[str, Any]:
    sight = next(sight for sight in line.last["sights"] if sight["ask"] is not None)
    return {
        "seat": sight["seat"],
        "ask": sight["ask"],
        "choice": sight["view"]["decision"]["options"][0],
    }


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.05)


def test_a_file_that_is_put_back_is_used_again_and_has_everything(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, kept = tmp_path / "data", tmp_path / "kept"
    folder.mkdir()
    kept.mkdir()

    async def run() -> None:
        async with serving(f"sqlite:///{folder / 'tables.db'}") as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.play(Chance("before"), until=lambda: len(line.accepted) >= 5)
                moved(folder, kept)
                refused = await ann.do(table, "say", text="hello")
                assert refused.json()["code"] == "store-away"
                await until(lambda: server.context.pulse.trouble is not None)
                assert list(folder.glob("tables.db*")) == [folder / "tables.db.lock"]  # no new file is made
                moved(kept, folder)
                await until(lambda: server.context.pulse.trouble is None)
                await line.play(Chance("after"), until=lambda: len(line.accepted) >= 10)
                accepted = line.accepted
        assert stored(folder / "tables.db", table["id"]) == accepted

    with caplog.at_level("WARNING", "mandate"):
        asyncio.run(run())
    messages = [record.getMessage() for record in caplog.records]
    assert [text for text in messages if "stor" in text] == [
        "nothing can be stored: the database's file was deleted or replaced",
        "the store takes everything again",
    ]


def test_logs_and_every_kind_of_write_are_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def run() -> None:
        async with opened(f"sqlite:///{database}") as store:
            scene = Scene(plan("me", "me"))
            await put(store, scene)
            (tmp_path / "tables.db-wal").unlink()
            await refused(store.beat(1))
            await refused(put(store, Scene(plan("me", "me"))))
            await refused(store.wake(scene.table.name, None))
            await refused(store.guests.change("ann", name="Ben"))
            await refused(store.lines(scene.table.name))
            await store.engine.dispose()  # new connections would find another file
            await refused(store.guests.find("ann"))

    asyncio.run(run())


async def refused(work: Any) -> None:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.facts["why"] == "moved"


def test_closing_all_connections_is_not_taken_for_a_deletion(tmp_path: Path) -> None:
    """SQLite deletes its file beside the database when the last one is closed."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await store.beat(1)
            await store.engine.dispose()  # nothing else has a connection: no line was written
            await store.beat(2)

    asyncio.run(run())
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]
