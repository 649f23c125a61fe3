"""Databases for the tests of the server: a SQLite file, or a fresh database of a real PostgreSQL."""

import itertools
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def just_booted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The monotonic clock counts from boot on most systems: here it stands at five seconds."""
    real = time.monotonic
    start = real() - 5
    monkeypatch.setattr(time, "monotonic", lambda: real() - start)


class Postgres:
    """A PostgreSQL of these tests' own."""

    def __init__(self, pgserver: Any, folder: Path) -> None:
        self._control = pgserver.postgres_server.pg_ctl
        self._server = pgserver.get_server(folder, cleanup_mode="delete")
        self._server.psql("ALTER SYSTEM SET fsync = off;")  # no one pulls the plug here
        self._server.psql("SELECT pg_reload_conf();")
        self._numbers = itertools.count(1)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def stop(self) -> None:
        """Go away without a word."""
        self._do("-m", "immediate", "stop")

    def start(self) -> None:
        """Come back, at the same address."""
        self._do("-o", f'-h "" -k {self._server.pgdata}', "-l", str(self._server.log), "start")

    def _do(self, *words: str) -> None:
        self._control(["-w", *words], pgdata=self._server.pgdata, user=self._server.system_user, timeout=240)

    def close(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """In a folder of its own: pytest's is closed to the user as whom PostgreSQL runs where we are root."""
    with warnings.catch_warnings(), pytest.MonkeyPatch.context() as environment:
        warnings.simplefilter("ignore")  # about the folders of a machine without a login session
        environment.setenv("LC_ALL", "C")  # a language that this machine does not have would be refused
        pgserver = pytest.importorskip("pgserver", reason="pgserver is not made for this Python")
        running = Postgres(pgserver, Path(tempfile.mkdtemp(prefix="mandate-pg-")))
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()
