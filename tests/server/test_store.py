"""The store, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from mandate.core.errors import Problem
from mandate.core.rng import Chance
from mandate.server.store import writer
from mandate.server.store.guests import Guest
from mandate.server.store.schema import metadata
from mandate.server.store.scribe import Conflict
from mandate.server.store.store import Store
from mandate.server.store.writer import Append
from mandate.table import commands, fold, log
from mandate.table.acts import talking
from mandate.table.codes import ServerCode
from mandate.table.snapshot import take
from mandate.table.table import Table
from tests.server.conftest import Postgres
from tests.table.scenes import ANN, BEN, Scene, fingerprint, plan


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(address) as store:
            await work(store)

    asyncio.run(run())


def last(table: Table, count: int, wakes: int | None = None) -> Append:
    """The last lines of a table."""
    return Append(table, table.lines[len(table.lines) - count :], wakes)


async def put(store: Store, scene: Scene, wakes: int | None = None) -> None:
    """Store a whole scene."""
    await store.append(last(scene.table, scene.table.number, wakes))


def test_a_table_comes_back_as_it_went_in(database: str) -> None:
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    for _ in range(10):
        scene.play(Chance("store"))
    scene.act(lambda act: talking.speak(act, ANN, 'a "quote", \\n, \0, ü, 秦, 🀄, {} and [null]'))

    async def work(store: Store) -> None:
        await put(store, scene)
        lines = await store.lines(scene.table.name)
        assert fingerprint(fold.read(scene.table.name, lines)) == fingerprint(scene.table)
        assert await store.lines(scene.table.name, after=8) == scene.table.lines[8:]
        assert await store.lines("nowhere") == []

    with_store(database, work)


def test_a_snapshot_is_kept_in_place_of_the_one_before_and_read_with_the_log(database: str) -> None:
    scene, other = Scene(plan("me", "me")), Scene(plan("me", "me"))
    first = take(scene.table, scene.stored)
    scene.play(Chance("snapshot"))
    second = take(scene.table, scene.stored)
    assert first is not None
    assert second is not None

    async def work(store: Store) -> None:
        name = scene.table.name
        await put(store, scene)
        await put(store, other)
        assert await store.reader.read(name, snapshot=True) == (scene.stored, None)
        for snapshot in (first, second):
            await store.keep({name: snapshot})
            assert await store.reader.read(name, snapshot=True) == (scene.stored, snapshot)
        # asked together, each gets its own
        asked = [(name, True), (other.table.name, True), (name, False)]
        found = await asyncio.gather(*(store.reader.read(table, snapshot=want) for table, want in asked))
        assert found == [(scene.stored, second), (other.stored, None), (scene.stored, None)]

    with_store(database, work)


def test_of_two_who_write_the_same_line_one_hears_of_it_and_nothing_is_mixed(database: str) -> None:
    async def work(store: Store) -> None:
        scene = Scene(plan("me", "me"))
        await put(store, scene)
        ours = scene.act(lambda act: talking.speak(act, ANN, "first")).table
        scene.table = fold.read(scene.table.name, ours.lines[:-1])
        scene.stored.pop()
        theirs = scene.act(lambda act: talking.speak(act, ANN, "second")).table
        others = [Scene(plan("me", "me")) for _ in range(5)]
        # all at once, so that they come into one batch: only the clash is refused
        done = await asyncio.gather(
            store.append(last(ours, 1)),
            store.append(last(theirs, 1)),
            *(put(store, other) for other in others),
            return_exceptions=True,
        )
        assert [type(result) for result in done if result is not None] == [Conflict]
        assert done[2:] == [None] * 5
        stored = await store.lines(ours.name)
        assert len(stored) == ours.number
        for other in others:
            assert len(await store.lines(other.table.name)) == other.table.number

    with_store(database, work)


def test_lines_that_wait_together_are_committed_together(database: str) -> None:
    async def work(store: Store) -> None:
        scenes = [Scene(plan("me", "me")) for _ in range(50)]
        await asyncio.gather(*(put(store, scene) for scene in scenes))
        assert store.writer.written == 100
        assert store.writer.batches < 10

    with_store(database, work)


def test_where_many_tables_play_a_batch_waits_for_company(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BATCH_SECONDS", 1.0)
    first, second, third = (Scene(plan("me", "open")) for _ in range(3))

    async def work(store: Store) -> None:
        await put(store, first)
        waiting = asyncio.create_task(put(store, second))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await asyncio.gather(waiting, put(store, third))
        assert store.writer.batches == 2

    with_store(database, work)


def test_a_table_that_plays_by_itself_waits_for_no_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BATCH_SECONDS", 3600.0)
    scene = Scene(plan("me", "open"))

    async def work(store: Store) -> None:
        await put(store, scene)
        scene.do(BEN, commands.Sit())  # the game begins with it
        async with asyncio.timeout(60):
            await store.append(last(scene.table, 2))

    with_store(database, work)


def test_an_append_of_two_tables_is_all_or_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        first, second = Scene(plan("me", "me")), Scene(plan("me", "me"))
        await put(store, first)
        with pytest.raises(Conflict):
            await store.append(last(second.table, 2), last(first.table, 2))
        assert await store.lines(second.table.name) == []

    with_store(database, work)


def test_lists(database: str) -> None:
    async def work(store: Store) -> None:
        listed, hidden = Scene(plan("me", "open", listed=True)), Scene(plan("me", "open"))
        playing = Scene(plan("me", "greedy", listed=True))
        for scene in (listed, hidden, playing):
            await put(store, scene)
        assert [one.name for one in await store.lists.lobby(listed.now)] == [
            listed.table.name,
            playing.table.name,
        ]
        assert {one.name for one in await store.lists.running_of(ANN)} == {
            scene.table.name for scene in (listed, hidden, playing)
        }
        assert await store.lists.running_of(BEN) == []
        listed.do(BEN, commands.Sit())
        await store.append(last(listed.table, 2))
        (mine,) = await store.lists.running_of(BEN)
        assert mine.card.status == "playing"
        assert [seat.asked for seat in mine.card.seats] == [True, False]
        assert await store.lists.finished_of(BEN) == []

    with_store(database, work)


def test_anyone_who_gets_up_has_that_table_no_longer_in_their_list(database: str) -> None:
    async def work(store: Store) -> None:
        scene, other = Scene(plan("me", "open", "open")), Scene(plan("me", "open"))
        scene.do(BEN, commands.Sit())
        other.do(BEN, commands.Sit())
        await put(store, scene)
        await put(store, other)
        assert {one.name for one in await store.lists.running_of(BEN)} == {scene.table.name, other.table.name}
        scene.do(BEN, commands.Leave(seat=1))
        await store.append(last(scene.table, 1))
        assert [one.name for one in await store.lists.running_of(BEN)] == [other.table.name]
        assert scene.table.name in [one.name for one in await store.lists.running_of(ANN)]

    with_store(database, work)


def test_without_a_file_the_games_last_as_long_as_the_store() -> None:
    scene = Scene(plan("me", "me"))

    async def work(store: Store) -> None:
        assert await store.lines(scene.table.name) == []
        await put(store, scene)
        assert await store.lines(scene.table.name) == scene.table.lines
        files.append(Path(store.url.database or ""))
        assert files[-1].is_file()

    files: list[Path] = []
    for address in ("sqlite://", "sqlite:///:memory:"):
        with_store(address, work)
        assert not files[-1].parent.exists()


def test_each_table_that_is_due_is_given_to_one_process(database: str) -> None:
    async def work(store: Store) -> None:
        early, late, never = (Scene(plan("me", "me")) for _ in range(3))
        await put(store, early, wakes=100)
        await put(store, late, wakes=200)
        await put(store, never)
        assert await store.due(now=50, lease=1000) == []
        claims = await asyncio.gather(*(store.due(now=150, lease=1000) for _ in range(4)))
        assert [name for claim in claims for name in claim] == [early.table.name]
        await store.wake(late.table.name, None)
        assert await store.due(now=9999, lease=1) == [early.table.name]

    with_store(database, work)


def test_the_time_without_a_server_is_noted(database: str) -> None:
    async def work(store: Store) -> None:
        await store.note_outage(1000)  # the first start ever
        assert await store.outages() == []
        await store.beat(1000)
        await store.beat(6000)
        await store.note_outage(9000)
        assert await store.outages() == [(6000, 9000)]
        await store.beat(9000)
        scene = Scene(plan("me", "me"))  # its lines are of a later time: they are signs of life too
        await put(store, scene)
        await store.note_outage(2_000_000)
        assert (await store.outages())[-1] == (scene.now, 2_000_000)

    with_store(database, work)


def test_a_secret_is_made_once(database: str) -> None:
    async def work(store: Store) -> None:
        made = await asyncio.gather(*(store.secret("cookies") for _ in range(4)))
        assert len(set(made)) == 1
        assert len(made[0]) == 64
        assert await store.secret("other") != made[0]

    with_store(database, work)


def test_a_guest_who_asks_to_be_forgotten_is(database: str) -> None:
    async def work(store: Store) -> None:
        await store.guests.add(Guest(ANN, "Ann Example"), 1)
        await store.guests.add(Guest(BEN, "Ben"), 1)
        await store.guests.change(ANN, code="hash")
        scene = Scene(plan("me", "open"))
        scene.do(BEN, commands.Sit())
        scene.do(ANN, commands.Say(text="my telephone number"))
        scene.do(BEN, commands.Say(text="mine"))
        await put(store, scene)
        assert await store.guests.forget(ANN) == [scene.table.name]
        assert await store.guests.find(ANN) is None
        assert await store.guests.find_by_code("hash") is None
        assert await store.guests.names([ANN, BEN]) == {BEN: "Ben"}
        assert await store.lists.running_of(ANN) == []
        table = fold.read(scene.table.name, await store.lines(scene.table.name))
        assert table.frozen is None
        assert [line.text for line in table.lines if isinstance(line, log.Said)] == ["", "mine"]

    with_store(database, work)


def test_the_migrations_make_exactly_the_tables_that_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, work)
    with_store(database, work)  # opening it once more changes nothing


def test_several_processes_may_start_at_once_on_an_empty_database(postgres: Postgres) -> None:
    async def run() -> None:
        stores = [Store(address) for address in [postgres.new_database()] * 4]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_database_that_is_not_there_is_reported_as_such() -> None:
    async def run() -> None:
        store = Store("postgresql://missing@127.0.0.1:1/nothing")
        with pytest.raises(Problem) as caught:
            await store.open()
        assert caught.value.code == ServerCode.STORE_AWAY
        await store.close()

    asyncio.run(run())


def test_an_address_that_makes_no_sense_is_refused_without_showing_it() -> None:
    for address in ("mysql://root:secret@host/x", "secret", "://secret"):
        with pytest.raises(Problem) as caught:
            Store(address)
        assert "secret" not in str(caught.value)


def test_many_logs_are_read_in_a_few_queries_and_each_gets_its_own(database: str) -> None:
    scenes = [Scene(plan("me", "open")) for _ in range(30)]

    async def work(store: Store) -> None:
        for scene in scenes:
            scene.do(BEN, commands.Sit())
            await put(store, scene)
        before = store.reader.queries
        afters = [number % 4 for number in range(len(scenes))]
        asked = [store.lines(scene.table.name, after) for scene, after in zip(scenes, afters, strict=True)]
        found = await asyncio.gather(*asked, store.lines("nowhere"), store.lines(scenes[0].table.name, 2))
        for scene, after, lines in zip(scenes, afters, found, strict=False):
            assert lines == scene.table.lines[after:]
        assert found[-2:] == [[], scenes[0].table.lines[2:]]
        assert store.reader.queries - before <= 2

    with_store(database, work)


def test_who_no_longer_waits_for_a_log_holds_up_no_one(database: str) -> None:
    scene = Scene(plan("me", "open"))

    async def work(store: Store) -> None:
        await put(store, scene)
        gone = asyncio.create_task(store.lines(scene.table.name))
        stays = asyncio.create_task(store.lines(scene.table.name))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == scene.table.lines
        assert await store.lines(scene.table.name) == scene.table.lines

    with_store(database, work)
