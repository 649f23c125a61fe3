"""Fresh databases to measure with, and the servers that run on them."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench.table import Server

MAX_CONNECTIONS = 400  # of PostgreSQL, for many servers at once; its default of 100 serves four


class Databases:
    """Fresh databases; PostgreSQL where `pgserver` is installed."""

    def __init__(self, folder: Path, postgres: Any) -> None:
        self._folder = folder
        self._postgres = postgres
        self._count = 0
        self.kinds = ["sqlite"] + (["postgresql"] if postgres is not None else [])

    def new(self, kind: str) -> str:
        self._count += 1
        if kind == "sqlite":
            return f"sqlite:///{self._folder / f'tables{self._count}.db'}"
        self._postgres.psql(f"CREATE DATABASE tables{self._count};")
        return str(self._postgres.get_uri(database=f"tables{self._count}"))


@contextmanager
def databases(folder: Path) -> Iterator[Databases]:
    if find_spec("pgserver") is None:
        yield Databases(folder, None)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the folders of a machine without a login session
        pgserver: Any = import_module("pgserver")
    # not below `folder`: where we are root PostgreSQL runs as another user, to whom it is closed
    with tempfile.TemporaryDirectory(prefix="mandate-pg-", ignore_cleanup_errors=True) as place:
        postgres = pgserver.get_server(Path(place) / "data", cleanup_mode="stop")
        postgres.psql(f"ALTER SYSTEM SET max_connections = {MAX_CONNECTIONS};")
        postgres.cleanup()  # it reads that at its next start
        postgres = pgserver.get_server(Path(place) / "data", cleanup_mode="stop")
        try:
            yield Databases(folder, postgres)
        finally:
            postgres.cleanup()


@contextmanager
def running(database: str, count: int, tree: Path | None = None) -> Iterator[list[Server]]:
    servers = [Server(database, tree) for _ in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
