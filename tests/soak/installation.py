"""What the soak of a cluster runs: six servers on three machines, HAProxy, NATS and PostgreSQL."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx

from tests.services import PLACES
from tests.soak.machines import Machine, Machines

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 300.0  # for a server to start
FIRST_PORT, PROXY_PORT, BUS_PORT, DATABASE_PORT = 8643, 8642, 8632, 8633
SETTINGS = ["--rate", "1000000", "--bot-workers", "1", "--hosts", "*", "--push-hosts", "none"]


class Program:
    """A program that can be killed and started again."""

    def __init__(self, command: list[str], output: Path) -> None:
        self._command = command
        self._output = output
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        with self._output.open("ab") as output:
            return subprocess.Popen(self._command, stdout=output, stderr=output)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def start(self) -> None:
        self.process = self._start()

    def end(self) -> None:
        """In good order, so that it leaves nothing behind."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()


class Database:
    """PostgreSQL, reachable over the network of the machines."""

    def __init__(self, folder: Path, center: Machine) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the folders of a machine without a login session
            pgserver: Any = import_module("pgserver")
        self._server = pgserver.get_server(folder / "data", cleanup_mode="stop")
        self._control = pgserver.postgres_server.pg_ctl
        self._server.psql("CREATE DATABASE tables;")
        with (self._server.pgdata / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {center.address}/24 trust\n")
        self._options = f"-h {center.address} -p {DATABASE_PORT} -k {self._server.pgdata}"
        self.kill()
        self.start()
        self.address = f"postgresql://postgres@{center.address}:{DATABASE_PORT}/tables"

    def kill(self) -> None:
        self._do("-m", "immediate", "stop")

    def start(self) -> None:
        self._do("-o", self._options, "-l", str(self._server.log), "start")

    def _do(self, *words: str) -> None:
        self._control(["-w", *words], pgdata=self._server.pgdata, user=self._server.system_user, timeout=240)


class Installation:
    """All of it, running."""

    def __init__(self, where: Machines, database: Database, folder: Path, each: int) -> None:
        self._folder = folder
        self.database = database
        self.address = f"http://{where.center.address}:{PROXY_PORT}"
        bus = f"nats://{where.center.address}:{BUS_PORT}"
        nats, haproxy = (shutil.which(name, path=PLACES) for name in ("nats-server", "haproxy"))
        if nats is None or haproxy is None:
            raise SystemExit("it needs nats-server and haproxy: make services")
        at = ["--addr", where.center.address, "--port", str(BUS_PORT)]
        self.bus = Program([nats, *at], folder / "nats.log")
        self.servers: list[Program] = []
        self.places: list[str] = []
        for number in range(each * len(where.outer)):
            machine = where.outer[number % len(where.outer)]
            port = FIRST_PORT + number
            command = [
                *machine.prefix, sys.executable, "-m", "mandate", "serve", "--host", machine.address,
                "--port", str(port), "--name", f"server-{number + 1}", "--database", database.address,
                "--bus", bus, "--proxies", where.center.address, "--log-level", "error", *SETTINGS,
            ]  # fmt: skip
            self.servers.append(Program(command, folder / f"server-{number + 1}.log"))
            self.places.append(f"{machine.address}:{port}")
        self.proxy = Program([haproxy, "-db", "-f", str(self._configure(where))], folder / "haproxy.log")

    def _configure(self, where: Machines) -> Path:
        """Our own configuration, with these servers."""
        text = (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8")
        lines = "\n".join(f"    server s{at} {place} check" for at, place in enumerate(self.places, 1))
        text = re.sub(r"(    server table\d .*\n?)+", lambda _: lines + "\n", text)
        text = text.replace("bind :80", f"bind {where.center.address}:{PROXY_PORT}")
        file = self._folder / "haproxy.cfg"
        file.write_text(text, "utf-8")
        return file

    def wait_for(self, place: str) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"http://{place}/readyz", timeout=2, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.2)
        raise RuntimeError(f"{place} does not start; see {self._folder}")

    def complaints(self) -> list[str]:
        """What servers logged as errors beside a database that is away."""
        return [
            f"{file.stem}: {line[:150]} … {line[-300:]}" if len(line) > 450 else f"{file.stem}: {line}"
            for file in sorted(self._folder.glob("server-*.log"))
            for line in file.read_text("utf-8", "replace").splitlines()
            if '"level":"error"' in line and "nothing can be stored" not in line
        ]

    def end(self) -> None:
        for program in (*self.servers, self.proxy, self.bus):
            program.end()


@contextmanager
def installed(where: Machines, each: int) -> Iterator[Installation]:
    """Six servers, that is `each` on every machine, and what they need."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mandate-cluster-")))
        # apart from it: where we are root PostgreSQL runs as another user
        apart = tempfile.TemporaryDirectory(prefix="mandate-pg-", ignore_cleanup_errors=True)
        database = Database(Path(stack.enter_context(apart)), where.center)
        stack.callback(database.kill)
        running = Installation(where, database, folder, each)
        stack.callback(running.end)
        for place in running.places:
            running.wait_for(place)
        yield running
