"""`mandate players`: who can sit on a seat, and how each of them plays."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from mandate.lang import say


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--json", action="store_true", help=words("players-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.players import OF_GAME, label, temper

    if arguments.json:
        told = {
            game: [{"name": n, "called": label(n, language), "temper": temper(n, language)} for n in names]
            for game, names in OF_GAME.items()
        }
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
        return 0
    from rich.console import Console
    from rich.table import Table

    for game, names in OF_GAME.items():
        table = Table(title=say(language, f"{game}-name"), title_justify="left")
        for heading in ("name", "called", "temper"):
            table.add_column(say(language, f"players-{heading}"), no_wrap=heading == "name")
        for name in names:
            table.add_row(name, label(name, language), temper(name, language))
        Console(highlight=False).print(table)
    return 0
