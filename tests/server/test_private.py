"""What lies on the machine's disk and in its log is no one else's business; and one file has one server."""

import asyncio
import os
import sqlite3
import stat
import sys
from pathlib import Path

import httpx
import pytest

from mandate.cli.main import main
from mandate.core.errors import Malformed, Refused
from mandate.server.context import Context
from mandate.server.settings import Settings
from tests.server.serving import Process, serving

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.db"
    before = os.umask(0o022)
    try:

        async def run() -> None:
            async with serving(f"sqlite:///{folder / 'tables.db'}") as server, server.guest() as ann:
                await ann.open("me", "me")
                assert stat.S_IMODE(folder.stat().st_mode) == 0o700
                found = modes(folder)
                assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} <= set(found)
                assert set(found.values()) == {0o600}, found

        asyncio.run(run())
        database = f"sqlite:///{folder / 'tables.db'}"
        assert main(["serve", "--lang", "en", "--backup", str(copy), "--database", database]) == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_files_of_an_earlier_release_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    path.chmod(0o664)

    async def run() -> None:
        async with serving(f"sqlite:///{path}"):
            assert modes(tmp_path)["tables.db"] == 0o660
            assert modes(tmp_path)["tables.db-wal"] == 0o660

    asyncio.run(run())


@pytest.mark.parametrize("link", [os.symlink, os.link], ids=["symbolic", "hard"])
def test_a_second_server_is_refused_by_whatever_name_it_comes(tmp_path: Path, link: object) -> None:
    path, other = tmp_path / "tables.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()

    async def run() -> None:
        async with serving(f"sqlite:///{path}"):
            (os.symlink if link is os.symlink else os.link)(path, other)
            second = Context(Settings(database=f"sqlite:///{other}"))
            with pytest.raises(Refused) as refused:
                await second.open()
            assert refused.value.code == "file-in-use"
            await second.store.engine.dispose()
        async with serving(f"sqlite:///{other}"):  # one after the other they may
            pass

    asyncio.run(run())


def test_a_folder_where_nothing_can_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def run() -> None:
        context = Context(Settings(database=f"sqlite:///{tmp_path / 'file' / 'tables.db'}"))
        with pytest.raises(Malformed) as refused:
            await context.open()
        assert refused.value.code == "unwritable"
        await context.store.engine.dispose()

    asyncio.run(run())


def test_no_key_and_no_name_is_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Process(f"sqlite:///{path}", "--log-level", "debug") as process:
        me = httpx.post(f"{process.address}/api/me", json={"name": "Anneliese", "program": True}).json()
        headers = {"Authorization": f"Bearer {me['token']}"}
        plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = httpx.post(f"{process.address}/api/tables", json=plan, headers=headers).json()
        httpx.post(
            f"{process.address}/api/tables/{table['id']}/commands",
            json={"do": "say", "text": "strictly between us"},
            headers=headers,
        )
        httpx.post(f"{process.address}/api/me/code", headers=headers)
        code, log = process.stop()
    assert code == 0
    with sqlite3.connect(path) as connection:
        keys = [key for (key,) in connection.execute("SELECT value FROM secrets")]
    connection.close()
    assert keys
    for secret in (*keys, "Anneliese", me["token"], table["link"], "strictly between us"):
        assert secret not in log
