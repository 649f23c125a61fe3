"""`mandate worker`: processes of this machine that think for servers on others."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.address import read_address
from mandate.cli.serve import add_setting
from mandate.cli.warm import warm_up
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.games import names as game_names
from mandate.lang import say
from mandate.server.settings import read_settings
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from mandate.server.workers.program import Tell

SETTINGS = ("worker_key", "agent", "log_level")  # that a worker shares with a server
ERRORS = ("worker-refused", "worker-unreachable", "worker-too-large")
MOST_PROCESSES = 1024
EXIT_REFUSED = 2


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--at", metavar="URL", action="append", required=True, help=words("worker-at"))
    parser.add_argument("--processes", metavar="N", type=int, help=words("worker-processes"))
    parser.add_argument("--name", metavar="NAME", help=words("worker-name"))
    for name in SETTINGS:
        add_setting(parser, name, words)
    parser.add_argument("--settings", metavar="FILE", help=words("serve-settings"))
    parser.epilog = words("worker-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    if find_spec("litestar") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    from mandate.players.invited import invite
    from mandate.server.logs import log_to_stderr
    from mandate.server.workers.agents import introduced

    flags: dict[str, Any] = {name: getattr(arguments, name) for name in SETTINGS}
    flags["name"] = arguments.name
    flags["agent"] = ",".join(flags["agent"]) if flags["agent"] else None
    settings = read_settings(flags, file=arguments.settings)
    if not settings.worker_key:
        raise Refused(ServerCode.NO_WORKER_KEY)
    processes = _cores() if arguments.processes is None else arguments.processes
    if not 1 <= processes <= MOST_PROCESSES:
        expected = f"1–{MOST_PROCESSES}"
        raise Malformed(Code.BAD_OPTION, option="processes", value=str(processes), expected=expected)
    addresses = list(dict.fromkeys(_address(text) for text in arguments.at))
    for game in game_names():
        warm_up(game, language)
    log_to_stderr(settings.log_level)
    invite(introduced(settings.agent))
    name = settings.name or f"{socket.gethostname()}-{secrets.token_hex(3)}"
    stopped = asyncio.run(_work(addresses, settings.worker_key, name, processes, _teller(language)))
    return 0 if stopped else EXIT_REFUSED


async def _work(addresses: list[str], key: str, name: str, processes: int, tell: Tell) -> bool:
    from mandate.server.workers.program import Program

    program = Program(addresses, key, name, processes, tell)
    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: program.stop())
        else:
            asyncio.get_running_loop().add_signal_handler(number, program.stop)
    tell("worker-begins", name=name, processes=processes)
    return await program.run()


def _teller(language: str) -> Tell:
    """Say what happens, a line each: what is wrong to standard error."""

    def tell(message: str, **facts: Any) -> None:
        words = {
            name: fact.tell(language) if isinstance(fact, Problem) else fact for name, fact in facts.items()
        }
        stream = sys.stderr if message in ERRORS else sys.stdout
        stream.write(say(language, message, words) + "\n")
        stream.flush()

    return tell


def _address(text: str) -> str:
    try:
        return read_address(text).base
    except Trouble as trouble:
        expected = "https://table.example.org"
        raise Malformed(Code.BAD_OPTION, option="at", value=text, expected=expected) from trouble


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
