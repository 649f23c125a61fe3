"""`mandate players`: who can sit on a seat, and how each of them plays."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from mandate.lang import say

GIVEN = ("search", "chancellor")  # players that can be told, behind a colon, how much to think


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--json", action="store_true", help=words("players-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.players import OF_GAME, label, temper
    from mandate.players.strength import LEVELS, strength

    if arguments.json:
        told = {
            game: [
                {
                    "name": name,
                    "called": label(name, language),
                    "temper": temper(name, language),
                    "measured": asdict(found) if (found := LEVELS.get(game, {}).get(name)) else None,
                }
                for name in names
            ]
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
            given = say(language, f"players-given-{name}") if name in GIVEN else ""
            about = " ".join(
                filter(None, [temper(name, language), strength(name, language, game=game), given])
            )
            table.add_row(name, label(name, language), about)
        Console(highlight=False).print(table)
    return 0
