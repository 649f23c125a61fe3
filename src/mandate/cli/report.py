"""`mandate report`: play many games and report on them.

`mandate report properties GAME` works for any game (see `cli.properties`); games provide the others.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from typing import Any

from mandate import games
from mandate.cli import properties
from mandate.cli.options import add_game_options, players_help
from mandate.cli.pool import add_pool_options

PROPERTIES = "properties"


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    brought = _brought()
    modules = [importlib.import_module(module) for module in brought.values()]
    parser.epilog = words("report-epilogue")
    parser.add_argument("what", choices=(*brought, PROPERTIES), help=words("report-what"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("report-game"))
    counts = {PROPERTIES: properties.GAMES}
    for module in modules:
        module.add_arguments(parser, words)
        counts["games"] = module.GAMES
    parser.add_argument("--games", type=int, metavar="N", help=words("report-games", **counts))
    parser.add_argument("--seed", metavar="S", help=words("report-seed"))
    add_pool_options(parser, words)
    parser.add_argument("--cache", metavar="FILE", help=words("report-cache"))
    parser.add_argument("--out", metavar="FILE", help=words("report-out"))
    parser.add_argument("--report", metavar="FILE", help=words("report-page"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))
    more = parser.add_argument_group(words("report-of-properties"))
    more.add_argument("--doublings", type=int, metavar="N", help=words("report-doublings"))
    more.add_argument("--duels", type=int, metavar="N", help=words("report-duels"))
    more.add_argument("--players", type=int, metavar="P", help=players_help(words))
    more.add_argument("--board", metavar="B", help=words("option-board"))
    more.add_argument("--first", help=words("option-first"))
    more.add_argument("--fair-start", action="store_true", default=None, help=words("option-fair"))
    add_game_options(more, words)


def run(arguments: argparse.Namespace, language: str) -> int:
    if arguments.what == PROPERTIES:
        return properties.run(arguments, language)
    module: Any = importlib.import_module(_brought()[arguments.what])
    return int(module.run(arguments, language))


def _brought() -> dict[str, str]:
    """The module of each report that games provide."""
    known = [games.registration(name).reports for name in games.names()]
    return {subject: module for reports in known for subject, module in reports.items()}
