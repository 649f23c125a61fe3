"""`mandate players`: who can sit on a seat, and how each of them plays."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from mandate.lang import knows, say


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("--json", action="store_true", help=words("players-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate import games
    from mandate.players import label, names_for, temper
    from mandate.players.strength import strength

    measured = {game: games.registration(game).measured for game in games.names()}

    if arguments.json:
        told = {
            game: [
                {
                    "name": name,
                    "called": label(name, language, game=game),
                    "temper": temper(name, language),
                    "measured": asdict(found) if (found := measured[game].get(name)) else None,
                }
                for name in names_for(game, references=True)
            ]
            for game in games.names()
        }
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
        return 0
    from rich.console import Console
    from rich.table import Table

    for game in games.names():
        table = Table(title=say(language, f"{game}-name"), title_justify="left")
        for heading in ("name", "called", "temper"):
            table.add_column(say(language, f"players-{heading}"), no_wrap=heading == "name")
        for name in names_for(game, references=True):
            parts = [temper(name, language), strength(name, language, game=game)]
            if knows(language, f"players-given-{name}"):
                parts.append(say(language, f"players-given-{name}"))
            table.add_row(name, label(name, language, game=game), " ".join(filter(None, parts)))
        Console(highlight=False).print(table)
    return 0
