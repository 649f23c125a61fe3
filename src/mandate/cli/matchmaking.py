"""`mandate simulate matchmaking`: days of people who look for opponents, by the code that seats them."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.options import flags_of_games
from mandate.core.errors import Code, Malformed, Refused
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.people.matching.simulation import Day

PLAYERS_A_DAY = (20, 200, 2000)
MOST_PLAYERS_A_DAY = 20_000
OF_GAMES = ("agent", "out", "cache", "features", "board", "first", "fair_start", "players", "jobs", "cluster")
LEAST_REQUESTS = 2000  # of each crowd: a small site is simulated for more days


def run(arguments: argparse.Namespace, language: str) -> int:
    if find_spec("rustworkx") is None:
        from mandate.extras import install_command

        raise Refused(Code.MISSING_EXTRA, needs="rustworkx", command=install_command("server"))
    from mandate.cli import matchmaking_page as report
    from mandate.cli.simulate import GAMES
    from mandate.people.matching.simulation import simulate

    crowds = arguments.players_a_day or PLAYERS_A_DAY
    for players in crowds:
        if not 1 <= players <= MOST_PLAYERS_A_DAY:
            expected = f"1–{MOST_PLAYERS_A_DAY}"
            raise Malformed(Code.BAD_OPTION, option="players-a-day", value=str(players), expected=expected)
    foreign = [name for name in OF_GAMES if getattr(arguments, name) is not None]
    if arguments.games != GAMES:
        foreign.append("games")
    if foreign := [*foreign, *flags_of_games(arguments)]:
        option = foreign[0].removeprefix("--").replace("_", "-")
        raise Malformed(Code.UNKNOWN_OPTION, option=option, known="players-a-day, seed, report, json")
    seed = arguments.seed or secrets.token_hex(4)
    days = [
        simulate(players, -(-LEAST_REQUESTS // players), seed, warm=warm)
        for players in crowds
        for warm in (True, False)
    ]
    if arguments.report:
        report.write(Path(arguments.report), days, seed, language)
    if arguments.json:
        sys.stdout.write(json.dumps({"seed": seed, "crowds": [report.figures(day) for day in days]}) + "\n")
        return 0
    _print(days, seed, language)
    if arguments.report:
        sys.stdout.write(say(language, "report-written", {"file": arguments.report}) + "\n")
    return 0


def _print(days: list[Day], seed: str, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from mandate.cli import matchmaking_page as report

    table = Table(title=say(language, "matchmaking-title", {"seed": seed}))
    for name in report.HEADS:
        table.add_column(say(language, f"matchmaking-{name}"), justify="right")
    for day in days:
        table.add_row(*report.row(day, language))
    Console(file=sys.stdout, highlight=False).print(table)
    sys.stdout.write(say(language, "matchmaking-note") + "\n")
