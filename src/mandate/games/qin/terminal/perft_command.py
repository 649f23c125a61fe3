"""`mandate perft`: how many sequences of legal placements a deal has, for checking other engines.

A forced pass counts as one choice, a sequence that ends earlier is not counted, new tiles come from
the default pile.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

from mandate.cli.warm import warm_up
from mandate.lang import say


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("game", choices=("qin",))
    parser.add_argument("--board", default="bird", help=words("option-board"))
    parser.add_argument("--players", type=int, default=2, help=words("option-players"))
    parser.add_argument("--first", type=int, default=0, help=words("option-first"))
    parser.add_argument("--seed", default="1", help=words("option-seed"))
    parser.add_argument("--tiles", help=words("perft-tiles"))
    parser.add_argument("--depth", type=int, default=3, help=words("perft-depth"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed
    from mandate.core.rng import Chance
    from mandate.games.qin.rules.game import QIN

    if not 0 <= arguments.depth <= 12:
        raise Malformed(Code.BAD_OPTION, option="depth", value=str(arguments.depth), expected="0–12")
    warm_up(arguments.game, language)
    options = {"players": arguments.players, "board": arguments.board, "first": arguments.first}
    if arguments.tiles:
        state = QIN.begin({"options": options, "tiles": arguments.tiles})
    else:
        state = QIN.start(options, Chance(arguments.seed))
    counts = []
    if not arguments.json:
        sys.stdout.write(say(language, "perft-deal", {"tiles": " ".join(state.start.tiles)}) + "\n")
    from mandate.games.qin.rules.perft import count

    for depth in range(1, arguments.depth + 1):
        began = time.perf_counter()
        counts.append(count(state, depth))
        if not arguments.json:
            seconds = time.perf_counter() - began
            sys.stdout.write(f"{depth:>3} {counts[-1]:>20,} {seconds:>9.2f} s\n")
            sys.stdout.flush()
    if arguments.json:
        result = {
            "board": state.board.name,
            "players": state.seats,
            "first": state.start.options["first"],
            "tiles": " ".join(state.start.tiles),
            "counts": counts,
        }
        sys.stdout.write(json.dumps(result) + "\n")
    return 0
