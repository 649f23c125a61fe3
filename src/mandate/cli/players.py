"""`mandate players`: which players can take a seat, how each plays, and how strong it is."""

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
    from mandate.players import label, levels_of, names_for, temper

    if arguments.json:
        listing = {}
        for game in games.names():
            brought, levels = games.registration(game), levels_of(game)
            listing[game] = [
                {
                    "name": name,
                    "called": label(name, language, game=game),
                    "level": levels.index(name) + 1 if name in levels else None,
                    "temper": temper(name, language),
                    "measured": asdict(measured) if (measured := brought.measured.get(name)) else None,
                    "figures": [asdict(measured) for measured in brought.figures.get(name, ())],
                }
                for name in names_for(game, references=True)
            ]
        sys.stdout.write(json.dumps(listing, ensure_ascii=False) + "\n")
        return 0
    from rich.console import Console
    from rich.table import Table

    for game in games.names():
        levels = levels_of(game)
        table = Table(title=say(language, f"{game}-name"), title_justify="left")
        for heading in ("level", "name", "called", "temper"):
            table.add_column(
                say(language, f"players-{heading}"),
                no_wrap=heading in ("level", "name"),
                justify="right" if heading == "level" else "left",
            )
        others = [name for name in names_for(game, references=True) if name not in levels]
        for name in (*levels, *others):
            parts = [temper(name, language), strength(name, language, game=game)]
            if knows(language, f"players-given-{name}"):
                parts.append(say(language, f"players-given-{name}"))
            number = str(levels.index(name) + 1) if name in levels else ""
            table.add_row(number, name, label(name, language, game=game), " ".join(filter(None, parts)))
        Console(highlight=False).print(table)
    return 0


def strength(name: str, language: str, *, game: str) -> str:
    """How strong a player was found to be, in one sentence; empty where that is unknown."""
    from mandate import games

    measured = games.registration(game).measured.get(name)
    if measured is None:
        return ""
    facts = {
        "against": say(language, f"player-{measured.against}"),
        "percent": measured.percent,
        "games": measured.games,
        "others": measured.others,
        "par": round(100 / (measured.others + 1)),
    }
    return say(language, "strength-measured", facts)
