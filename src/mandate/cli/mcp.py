"""`mandate mcp`: games on this machine for a language model, over standard input and output."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

NAME = "Model"


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--name", metavar="NAME", default=NAME, help=words("mcp-name", default=NAME))
    parser.add_argument("--opponent", metavar="NAME", help=words("mcp-opponent"))
    parser.epilog = words("mcp-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate import games
    from mandate.core.errors import Code, Malformed, Refused
    from mandate.players import names_for

    if find_spec("mcp") is None:
        from mandate.extras import install_command

        raise Refused(Code.MISSING_EXTRA, needs="mcp", command=install_command("mcp"))
    wanted = arguments.opponent
    if wanted is not None and not any(_plays(wanted, game) for game in games.names()):
        known = ", ".join(dict.fromkeys(name for game in games.names() for name in names_for(game)))
        raise Malformed(Code.UNKNOWN_PLAYER, player=wanted, known=known)
    from mandate.prompt.local import LocalPlace
    from mandate.prompt.tools import make_server

    if sys.stdin.isatty():
        sys.stderr.write(say(language, "mcp-terminal") + "\n")
    make_server(LocalPlace(language, arguments.name, wanted)).run("stdio")
    return 0


def _plays(player: str, game: str) -> bool:
    from mandate.core.errors import Problem
    from mandate.players import find

    try:
        find(player, game=game)
    except Problem:
        return False
    return True
