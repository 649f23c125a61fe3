"""`mandate bot`: a program takes a seat at a table of a server."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

EXIT_FAILED = 1
EXIT_BAD_INPUT = 2


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("command", metavar="COMMAND", help=words("bot-command"))
    parser.add_argument("--at", metavar="URL", required=True, help=words("bot-at"))
    parser.add_argument("--name", metavar="NAME", help=words("bot-name"))
    parser.add_argument("--seat", metavar="SEAT", type=int, help=words("bot-seat"))
    parser.add_argument("--stay", action="store_true", help=words("bot-stay"))
    parser.add_argument("--ladder", metavar="GAME", help=words("bot-ladder"))
    parser.add_argument("--token", metavar="FILE", help=words("bot-token"))
    parser.epilog = words("bot-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play; the exit code is 0 after a game, 1 if the program failed, 2 if it could not sit down."""
    from importlib.util import find_spec

    from mandate.core.errors import Problem, Refused
    from mandate.table.codes import ServerCode

    if find_spec("websockets") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    from mandate.cli.kit.trouble import Trouble
    from mandate.cli.remote.program import LadderProgram, Program
    from mandate.players.bot_process import BotFailed

    def tell(message: str, **facts: object) -> None:
        sys.stderr.write(say(language, message, facts) + "\n")

    try:
        with (LadderProgram if arguments.ladder else Program)(arguments, language, tell) as program:
            program.play()
    except BotFailed as failure:
        sys.stderr.write(f"mandate bot: {failure.tell(language)}\n")
        return EXIT_FAILED
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"mandate bot: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    return 0
