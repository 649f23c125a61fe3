"""`mandate report balance`: play many games of The Great Wall, and say what they tell about its balance."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.files import check_apart
from mandate.cli.options import flags_of_games
from mandate.cli.pool import pool_for
from mandate.cli.progress import cut, progress
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.games.great_wall.study.balance.report import Report

GAMES = 2000


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    from mandate.games.great_wall.study.balance.modes import MODES, PLAYER

    parser.add_argument(
        "--mode", action="append", metavar="M", help=words("report-mode", modes=", ".join(MODES))
    )
    parser.add_argument("--player", metavar="P", help=words("report-player", player=PLAYER))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.arena.report import check
    from mandate.arena.run import Run
    from mandate.arena.schedule import Schedule
    from mandate.core.errors import Code, Malformed
    from mandate.games.great_wall.study.balance import modes, report, runs
    from mandate.games.great_wall.study.balance import page as html
    from mandate.players import full_name

    for name, value in (("games", arguments.games), ("jobs", arguments.jobs)):
        if value is not None and value < 1:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected="≥ 1")
    _check_balance(arguments)
    games = arguments.games or GAMES
    player = full_name(arguments.player or modes.PLAYER, game=runs.GAME)
    wanted = [modes.find(name) for name in dict.fromkeys(arguments.mode or runs.modes_for(player))]
    check_apart({name: getattr(arguments, name) for name in ("cache", "out", "report")})
    page = Path(arguments.out) if arguments.out else None
    if page is not None:
        report.check(page)
    if arguments.report:
        check(Path(arguments.report))
    cache = Path(arguments.cache) if arguments.cache else None
    kept = runs.Kept(runs.seed_for(arguments.seed, cache))
    schedule = Schedule([runs.plan_of(mode, kept.seed, player) for mode in wanted], games)
    doing = Run(
        schedule,
        listeners=[kept],
        watch={runs.BALANCE: runs.Watching()},
        pool=pool_for(arguments, language),
        in_order=False,
        strict=True,
    )
    try:
        with contextlib.ExitStack() as stack:
            if cache is not None:
                doing.results = stack.enter_context(runs.results(cache, kept.seed, player))
            doing.listeners.append(
                stack.enter_context(progress("simulate-progress", language, schedule.total))
            )
            doing.play()
    except KeyboardInterrupt:
        return cut(doing.fresh, arguments.cache, language)
    balance = report.make(kept, runs.made_by(), [mode.name for mode in wanted], games, player)
    if page is not None:
        report.write(balance, page)
    if arguments.report:
        html.write(Path(arguments.report), balance, language)
    if arguments.json:
        sys.stdout.write(json.dumps(balance.to_json()) + "\n")
    else:
        _print(balance, language)
        for file in filter(None, (arguments.out, arguments.report)):
            sys.stdout.write(say(language, "report-written", {"file": file}) + "\n")
    return 0


def _check_balance(arguments: argparse.Namespace) -> None:
    """Refuse what is about properties: modes say which game is played, and how."""
    from mandate.core.errors import Code, Malformed

    chosen = {name: getattr(arguments, name) for name in ("game", "doublings", "duels")}
    chosen |= flags_of_games(arguments)
    for name, value in chosen.items():
        if value is not None:
            expected = "mandate report properties"
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected=expected)


def _print(balance: Report, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from mandate.games.great_wall.study.balance.names import limits
    from mandate.games.great_wall.study.balance.report import tally

    table = Table(
        title=say(language, "report-title", {"games": sum(balance.games.values()), "seed": balance.seed})
    )
    for name in ("number", "measure", "target", "verdict", "tally"):
        table.add_column(say(language, f"report-{name}"), justify="right" if name == "number" else "left")
    for checked in balance.verdicts:
        number = checked.target.number
        table.add_row(
            str(number),
            say(language, f"report-target-{number}"),
            limits(checked.target),
            say(language, f"report-{checked.verdict}"),
            tally(checked),
        )
    Console(highlight=False).print(table)
