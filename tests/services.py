"""Programs that tests start beside our servers: proxies and buses. `make services` installs them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE_SECONDS = 60.0  # until a program listens
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])  # where servers may be


def installed(name: str) -> str:
    """Where a program is; the test is skipped where it is missing."""
    found = shutil.which(name, path=PLACES)
    if found is None:
        pytest.skip(f"{name} is not installed: make services")
    return found


@contextmanager
def running(command: Sequence[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A program that listens at a port of this machine, until the block ends."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            deadline = time.monotonic() + PATIENCE_SECONDS
            while not listens(port):
                if process.poll() is not None or time.monotonic() > deadline:
                    said.seek(0)
                    raise AssertionError(f"{command[0]} does not listen at {port}: {said.read()}")
                time.sleep(0.05)
            yield process
        finally:
            process.terminate()  # nginx would leave its workers behind
            try:
                process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def listens(port: int) -> bool:
    with socket.socket() as knocking:
        return knocking.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def bus(kind: str, port: int, folder: Path) -> Iterator[str]:
    """A bus of its own kind at this port; its address."""
    here = ["--port", str(port)]
    command = {
        "nats": ["nats-server", "--addr", "127.0.0.1", *here],
        "redis": ["redis-server", "--bind", "127.0.0.1", "--save", "", "--dir", str(folder), *here],
    }[kind]
    command[0] = installed(command[0])
    with running(command, port):
        yield f"{kind}://127.0.0.1:{port}"
