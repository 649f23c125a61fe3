"""A backup is whole, and replaces nothing but an earlier backup."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.core.errors import Malformed, Problem
from mandate.files import write_whole
from mandate.server.store.backup import back_up
from mandate.server.store.file import DatabaseFile
from mandate.server.store.store import Store
from mandate.table import log
from mandate.table.codes import ServerCode
from tests.server.test_store import put, with_store
from tests.table.scenes import Scene, plan


def made(path: Path) -> str:
    """The address of a database with one table."""
    address = f"sqlite:///{path}"
    with_store(address, lambda store: put(store, Scene(plan("me", "me"))))
    return address


def why(address: str, target: Path | str) -> str:
    with pytest.raises(Problem) as caught:
        back_up(address, str(target))
    assert caught.value.code == ServerCode.BACKUP_TARGET
    return str(caught.value.facts["why"])


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    address, target = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    scene = Scene(plan("me", "me"))

    async def work(store: Store) -> None:
        await put(store, scene)
        back_up(address, str(target))

    with_store(address, work)
    with sqlite3.connect(target) as copy:
        rows = copy.execute("SELECT line FROM lines ORDER BY number").fetchall()
    copy.close()
    assert [log.decode(line) for (line,) in rows] == scene.table.lines


def test_a_backup_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(Problem):
        back_up(f"sqlite:///{tmp_path / 'missing.db'}", str(tmp_path / "copy.db"))
    with pytest.raises(Problem) as caught:
        back_up("postgresql://someone@somewhere/something", str(tmp_path / "copy.db"))
    assert caught.value.code == ServerCode.NO_BACKUP
    assert list(tmp_path.iterdir()) == []


def test_a_backup_names_what_is_wrong_and_leaves_everything_in_its_place(tmp_path: Path) -> None:
    garbage, good = tmp_path / "garbage.db", tmp_path / "good #1.db"
    garbage.write_text("this is no database")
    with_store(f"sqlite:///{good}", lambda store: put(store, Scene(plan("me", "me"))))
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for source, target, wrong in ((garbage, "copy.db", garbage), (good, pipe, pipe), (good, folder, folder)):
        with pytest.raises(Malformed) as problem:
            back_up(f"sqlite:///{source}", str(tmp_path / target))
        assert problem.value.facts["file"] == str(wrong)
    assert pipe.is_fifo()
    assert not list(tmp_path.glob("*.part"))
    back_up(f"sqlite:///{good}", str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").is_file()


def test_the_database_is_never_its_own_backup_under_any_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    data.mkdir()
    other.mkdir()
    database = data / "tables.db"
    address = made(database)
    (tmp_path / "folder").symlink_to(data)
    (tmp_path / "link.db").symlink_to(database)
    os.link(database, other / "hard.db")
    monkeypatch.chdir(data)
    with closing(sqlite3.connect(database)) as server:  # so that the files beside it are there
        server.execute("SELECT count(*) FROM lines").fetchone()
        os.link(f"{database}-wal", other / "hard.wal")
        before = {path.name: path.read_bytes() for path in data.iterdir()}
        handle = os.open(database, os.O_RDONLY)
        names = (
            database,
            "tables.db",
            "./tables.db",
            "../data/tables.db",
            tmp_path / "folder" / "tables.db",
            tmp_path / "link.db",
            other / "hard.db",
            f"/proc/self/fd/{handle}",
            f"/dev/fd/{handle}",
            "tables.db-wal",
            "tables.db-shm",
            "tables.db-journal",
            "tables.db.lock",
            "TABLES.DB-Journal",
            tmp_path / "folder" / "tables.db-journal",
            other / "hard.wal",
        )
        assert {str(name): why(address, name) for name in names} == {str(name): "database" for name in names}
        for through in (
            f"sqlite:///{tmp_path / 'link.db'}",
            "sqlite:///tables.db",
            f"sqlite:///{other}/hard.db",
        ):
            assert why(through, database) == "database"
        assert {path.name: path.read_bytes() for path in data.iterdir()} == before
        os.close(handle)


def test_only_an_earlier_backup_is_replaced(tmp_path: Path) -> None:
    address, backup = made(tmp_path / "tables.db"), tmp_path / "backup.db"
    back_up(address, str(backup))
    first = backup.stat().st_ino
    back_up(address, str(backup))
    assert backup.stat().st_ino != first
    assert oct(backup.stat().st_mode)[-3:] == "600"
    assert not list(tmp_path.glob(".*")) + list(tmp_path.glob("backup.db?*"))

    used, text, foreign, empty = (tmp_path / name for name in ("used.db", "text", "foreign.db", "empty"))
    made(used)
    text.write_text("dear diary")
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE diary (x)")
    empty.touch()
    (tmp_path / "link").symlink_to(backup)
    (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
    kept = {path: path.read_bytes() for path in (used, text, foreign)}
    assert {path.name: why(address, path) for path in kept} == {
        "used.db": "used",
        "text": "foreign",
        "foreign.db": "foreign",
    }
    assert {path: path.read_bytes() for path in kept} == kept
    assert why(address, tmp_path / "link") == why(address, tmp_path / "nowhere") == "link"
    back_up(address, str(empty))
    assert empty.stat().st_size > 0


def test_a_file_that_a_server_holds_is_not_replaced(tmp_path: Path) -> None:
    address, target = made(tmp_path / "tables.db"), tmp_path / "other.db"
    back_up(address, str(target))
    server = DatabaseFile(str(target))
    server.hold()
    assert why(address, target) == "in-use"
    server.release()
    back_up(address, str(target))
    (tmp_path / "other.db-wal").touch()  # it would be read with the new file
    assert why(address, target) == "in-use"


def test_a_database_named_like_the_unfinished_backup_stays(tmp_path: Path) -> None:
    database = tmp_path / "copy.db.part"
    address, before = made(database), database.read_bytes()
    back_up(address, str(tmp_path / "copy.db"))
    assert database.read_bytes() == before


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.db"
    address = made(database)
    assert main(["serve", "--lang", "en", "--database", address, "--backup", str(database)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    expected = f"{database} cannot become the backup: it is the database itself or one of its files."
    assert captured.err.strip().endswith(expected)
    assert captured.err.count("\n") == 1


def test_no_record_is_written_over_a_database_or_in_the_place_of_a_link(tmp_path: Path) -> None:
    database, file, link = tmp_path / "tables.db", tmp_path / "game.json", tmp_path / "link"
    made(database)
    before = database.read_bytes()
    link.symlink_to(file)
    write_whole(link, "{}")
    assert link.is_symlink()
    assert file.read_text() == "{}"
    link.unlink()
    link.symlink_to(database)
    for path in (database, link):
        with pytest.raises(FileExistsError):
            write_whole(path, "{}")
    assert database.read_bytes() == before
