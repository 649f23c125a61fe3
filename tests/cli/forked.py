"""`mandate` in processes of its own that need not start: each is forked from one that has everything loaded.

To start Python and to load the compiled rules takes a second or two, and many commands are tested here. What
one does, writes and answers is the same: it has its own process, streams, folder and surroundings.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

LARGEST = 1 << 20  # bytes of an order


class Nursery:
    """The process that has everything loaded."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self._line = ours
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())], pass_fds=[theirs.fileno()]
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def run(
        self, words: Sequence[str], given: bytes, surroundings: Mapping[str, str]
    ) -> tuple[int, bytes, bytes]:
        """What came of a command: its exit code, what it wrote, and what it said of errors."""
        with contextlib.ExitStack() as open_:
            streams = [open_.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
            streams[0].write(given)
            streams[0].seek(0)
            order = {"words": list(words), "folder": os.getcwd(), "surroundings": dict(surroundings)}
            socket.send_fds(
                self._line, [json.dumps(order).encode() + b"\n"], [stream.fileno() for stream in streams]
            )
            code = int(self._line.recv(LARGEST))
            for stream in streams[1:]:
                stream.seek(0)
            return code, streams[1].read(), streams[2].read()


@cache
def nursery() -> Nursery:
    """One for all commands of these tests."""
    return Nursery()


def mandate(*words: str, given: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """A command, in English, and what came of it."""
    data = given.encode() if isinstance(given, str) else given
    if hasattr(os, "fork"):
        code, out, err = nursery().run(["--lang", "en", *words], data, os.environ)
    else:
        order = [sys.executable, "-m", "mandate", "--lang", "en", *words]
        done = subprocess.run(order, input=data, capture_output=True, check=False)
        code, out, err = done.returncode, done.stdout, done.stderr
    assert b"Traceback" not in err, err.decode()
    return subprocess.CompletedProcess(words, code, out.decode(), err.decode())


# --- in the other process ---------------------------------------------------------------------------------


def serve(line: socket.socket) -> None:
    """Fork a command for each order, until no one is left to give one."""
    from mandate import games
    from mandate.cli import main as commands
    from mandate.core.rng import Chance
    from mandate.games.qin.rules.warm import use_every_rule
    from mandate.lang import LANGUAGES, say
    from mandate.players import find

    use_every_rule()
    for game in games.names():
        games.registration(game).part("terminal")
    for player, game in (("rules", "great-wall"), ("random", "qin"), ("greedy", "qin"), ("search:1", "qin")):
        find(player, game=game)
    for module in ("mandate.arena.run", "mandate.cli.arena_print", "rich.progress"):
        importlib.import_module(module)  # which `arena` loads when it needs them
    games.find("great-wall").start({}, Chance(1))  # loads what a table needs
    for language in LANGUAGES:
        say(language, "cli-about")
    for verb in ("players", "simulate", "arena", "replay", "verify", "perft", "board", "play"):
        commands._module(verb)
    while True:
        order, streams, _, _ = socket.recv_fds(line, LARGEST, 3)
        while order and not order.endswith(b"\n"):
            order += line.recv(LARGEST)
        if not order:
            return
        child = os.fork()
        if not child:
            line.close()
            _become(json.loads(order), streams)
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(order: dict[str, Any], streams: Sequence[int]) -> None:
    """Be that command, and end as it does."""
    from mandate.cli.main import main

    code: Any = 1
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        os.environ.clear()
        os.environ.update(order["surroundings"])
        os.chdir(order["folder"])
        sys.argv = ["mandate", *order["words"]]
        try:
            code = main()
        except SystemExit as end:
            code = end.code
        sys.stdout.flush()
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else int(code is not None))


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as given_line:
        serve(given_line)
