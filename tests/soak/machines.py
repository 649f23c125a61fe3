"""Three machines that are network namespaces of this one, or plain processes where they cannot be made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

NETWORK = "10.87.0"
BRIDGE = "mandate-soak"


class Machine(NamedTuple):
    """Where a program runs: its address, and what stands before its command."""

    address: str
    prefix: tuple[str, ...] = ()


class Machines(NamedTuple):
    """The machine in the middle, for proxy, bus and database, and those of the servers."""

    center: Machine
    outer: tuple[Machine, ...]
    apart: bool  # whether they are namespaces


@contextmanager
def machines(count: int) -> Iterator[Machines]:
    """Namespaces joined by a bridge. They need root and iproute2; otherwise everything is on this machine."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        yield _here(count, "network namespaces need root and iproute2")
        return
    names = [f"{BRIDGE}-{number}" for number in range(1, count + 1)]
    try:
        try:
            _make(names)
        except subprocess.CalledProcessError as error:
            yield _here(count, error.stderr.strip())
            return
        outer = tuple(
            Machine(f"{NETWORK}.{10 + number}", ("ip", "netns", "exec", name))
            for number, name in enumerate(names, 1)
        )
        yield Machines(Machine(f"{NETWORK}.1"), outer, True)
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)
        subprocess.run(["ip", "link", "delete", BRIDGE], capture_output=True, check=False)


def _here(count: int, why: str) -> Machines:
    sys.stderr.write(f"all servers run on this machine, at its loopback address: {why}\n")
    return Machines(Machine("127.0.0.1"), (Machine("127.0.0.1"),) * count, False)


def _make(names: list[str]) -> None:
    _ip("link", "add", BRIDGE, "type", "bridge")
    _ip("address", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
    _ip("link", "set", BRIDGE, "up")
    for number, name in enumerate(names, 1):
        near, far = f"mandate-v{number}", f"mandate-w{number}"
        _ip("netns", "add", name)
        _ip("link", "add", near, "type", "veth", "peer", "name", far)
        _ip("link", "set", near, "master", BRIDGE, "up")
        _ip("link", "set", far, "netns", name)
        for words in (
            ("address", "add", f"{NETWORK}.{10 + number}/24", "dev", far),
            ("link", "set", far, "up"),
            ("link", "set", "lo", "up"),
        ):
            _ip("-n", name, *words)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
