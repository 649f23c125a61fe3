"""No one loses on time while no one can move: real processes, real locks, a real lack of room."""

import asyncio
import resource
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from mandate.core.errors import Code, Problem
from mandate.core.rng import Chance
from mandate.server.context import Context
from mandate.server.live.pulse import SILENT_MS
from mandate.server.settings import Settings
from mandate.server.store.ailments import ailment
from mandate.server.store.store import Store
from mandate.table.codes import ServerCode
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import Json, Line, Person, serving

PATIENCE = 6  # seconds that each has for a move
LONGER = 9.0  # seconds that no one can move


def question(line: Line) -> Json:
    seen = next(sight for sight in line.last["sights"] if sight["ask"] is not None)
    return {"seat": seen["seat"], "ask": seen["ask"], "choice": seen["view"]["decision"]["options"][0]}


async def still_playing(line: Line) -> None:
    """No one has lost, and a choice is taken again soon."""
    answer = question(line)
    for _ in range(100):
        reply = await line.do("play", **answer)
        if reply["is"] == "done":
            break
        assert reply["code"] == "store-away", reply
        await asyncio.sleep(0.05)
    assert reply["is"] == "done"
    await line.caught_up(reply["number"])
    assert line.status == "playing"


async def status(address: str) -> tuple[int, str]:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{address}/readyz", timeout=30)
    return answer.status_code, answer.json()["status"]


async def until_ready(address: str, ready: bool) -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        code, word = await status(address)
        if (code == 200) == ready:
            return word
        await asyncio.sleep(0.1)
    raise AssertionError(f"readyz did not become {ready}")


def test_a_stopped_process_a_locked_file_and_a_disk_without_room_cost_no_one_the_game(tmp_path: Path) -> None:
    """One after the other, at one table at which everybody has six seconds."""
    file = tmp_path / "tables.db"

    async def run() -> None:
        with Forked(f"sqlite:///{file}") as server:
            async with Person.coming_in(server.address, "Ann") as ann:
                table = await ann.open("me", "me", pace={"per": "move", "seconds": PATIENCE})
                async with ann.at(table) as line:
                    await line.caught_up(2)
                    server.send(signal.SIGSTOP)
                    await asyncio.sleep(LONGER)
                    server.send(signal.SIGCONT)
                    await still_playing(line)

                    with closing(sqlite3.connect(file, isolation_level=None)) as other:
                        other.execute("BEGIN IMMEDIATE")
                        await until_ready(server.address, ready=False)
                        await asyncio.sleep(LONGER)
                        assert (await status(server.address))[0] == 503
                        other.execute("ROLLBACK")
                    await still_playing(line)
                    assert await until_ready(server.address, ready=True) == "ok"

                    room = max(path.stat().st_size for path in tmp_path.iterdir())
                    limits = resource.prlimit(
                        server.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY)
                    )
                    assert await fill(line) == "store-away"
                    assert await until_ready(server.address, ready=False) in ("full", "disk")
                    await asyncio.sleep(LONGER)
                    assert (await status(server.address))[0] == 503
                    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
                    await until_ready(server.address, ready=True)
                    await still_playing(line)
            _, log = server.stop()
        assert "trace" not in log
        assert log.count("the store takes everything again") >= 2  # a busy machine may be silent once more
        assert log.count("nothing can be stored: another program has locked the database") == 1
        assert "stood still" in log

    asyncio.run(run())


async def fill(line: Line) -> str:
    """Talk until there is no more room."""
    while (answer := await line.do("say", text="x" * 400))["is"] == "done":
        pass
    return str(answer["code"])


def test_a_database_that_is_away_costs_no_one_the_game(postgres: Postgres) -> None:
    async def run() -> None:
        async with serving(postgres.new_database()) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me", pace={"per": "move", "seconds": PATIENCE})
            async with ann.at(table) as line:
                await line.caught_up(2)
                await asyncio.to_thread(postgres.stop)
                try:
                    await asyncio.sleep(LONGER)
                    assert (await status(server.address))[0] == 503
                finally:
                    await asyncio.to_thread(postgres.start)
                await still_playing(line)
                assert await until_ready(server.address, ready=True) == "ok"

    asyncio.run(run())


# --- the operator sees why -----------------------------------------------------------------------------


def refused(address: str) -> Problem:
    """What a server says that cannot start."""

    async def run() -> None:
        context = Context(Settings(database=address, port=0))
        try:
            await context.open()
        finally:
            await context.close()

    with pytest.raises(Problem) as caught:
        asyncio.run(run())
    return caught.value


def make(file: Path) -> str:
    address = f"sqlite:///{file}"

    async def run() -> None:
        store = Store(address)
        await store.open()
        await store.beat(1)
        await store.close()

    asyncio.run(run())
    return address


def test_each_reason_has_its_line(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_text("this is no database, however long one looks at it" * 100)
    reasons = {"malformed": refused(f"sqlite:///{garbage}")}

    later = make(tmp_path / "later.db")
    with closing(sqlite3.connect(tmp_path / "later.db", isolation_level=None)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    reasons["later"] = refused(later)

    damaged = make(tmp_path / "damaged.db")
    content = bytearray((tmp_path / "damaged.db").read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    (tmp_path / "damaged.db").write_bytes(content)
    reasons["corrupt"] = refused(damaged)

    locked = make(tmp_path / "locked.db")
    with closing(sqlite3.connect(tmp_path / "locked.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        reasons["locked"] = refused(locked)
        other.execute("ROLLBACK")

    assert {problem.code for problem in reasons.values()} == {ServerCode.CANNOT_STORE}
    assert {word: problem.facts["why"] for word, problem in reasons.items()} == {
        word: word for word in reasons
    }
    sentences = {problem.tell(language) for problem in reasons.values() for language in ("en", "de", "fr")}
    assert len(sentences) == 3 * len(reasons)
    assert "newer version" in str(reasons["later"])


def test_a_folder_is_not_taken_for_a_database(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    problem = refused(f"sqlite:///{tmp_path / 'folder.db'}")
    assert problem.code == Code.UNWRITABLE
    assert "Is a directory" in str(problem)


def test_sqlites_own_words_are_understood(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as one:
        one.execute("CREATE TABLE t (x)")
        one.execute("PRAGMA max_page_count = 2")
        assert why(one, "INSERT INTO t VALUES (zeroblob(100000))") == "full"
        one.execute("PRAGMA query_only = ON")
        assert why(one, "INSERT INTO t VALUES (1)") == "read-only"
        assert why(one, "SELECT * FROM missing") == "corrupt"
    assert ailment(TimeoutError()) == "away"


def why(connection: sqlite3.Connection, statement: str) -> str:
    with pytest.raises(sqlite3.Error) as caught:
        connection.execute(statement)
    return ailment(caught.value)


def test_a_server_that_cannot_start_says_so_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    from mandate.cli.main import main

    (tmp_path / "garbage.db").write_text("nothing to see here" * 500)
    monkeypatch.setenv("MANDATE_LANG", "en")
    code = main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'garbage.db'}"])
    err = capsys.readouterr().err
    assert code == 2
    assert err.count("\n") == 1
    assert err.endswith("this is not a database.\n")


def test_a_game_continues_while_someone_plays_fast(database: str) -> None:
    """The other side: clocks do run, and someone who does not answer loses."""

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me", pace={"per": "move", "seconds": PATIENCE})
            async with ann.at(table) as line:
                await line.play(Chance("fast"), until=lambda: line.heard >= 6)
                await line.until(lambda: line.status == "over")
                assert line.news()[-1]["what"] == "resigned"
                assert line.news()[-1]["why"] == "time"

    asyncio.run(run())


def test_a_server_where_nothing_happens_has_no_outages(tmp_path: Path) -> None:
    """The store is tried often enough that its silence is never taken for a failure."""

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server:
            longest = 0
            for _ in range(80):
                await asyncio.sleep(0.05)
                longest = max(longest, server.context.pulse.silence)
            assert longest < SILENT_MS / 2 + 500
            assert server.context.tables.charges.outages.spans == []

    asyncio.run(run())
