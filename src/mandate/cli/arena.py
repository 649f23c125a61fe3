"""`mandate arena`: players compete on the same deals, with sound statistics."""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mandate.cli.files import check_apart
from mandate.cli.pool import add_pool_options, pool_for
from mandate.cli.progress import progress
from mandate.cli.warm import warm_players, warm_up
from mandate.games import names as game_names
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.arena.plan import Plan
    from mandate.arena.played import Finished, Played
    from mandate.arena.results import Results
    from mandate.core.game import Game

EXIT_FAILED = 1  # a player failed in every game it played
EXIT_INTERRUPTED = 130
BOTH = "both"  # boards, in turn
ENTRANTS = 64  # a larger number would be a typo


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.epilog = words("arena-epilogue")
    parser.add_argument("game", choices=game_names())
    parser.add_argument("entrants", nargs="+", metavar="PLAYER", help=words("arena-players"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=words("arena-games"))
    add_settings(parser, words)
    parser.add_argument("--seed", metavar="S", help=words("option-seed"))
    parser.add_argument("--time", type=float, metavar="SECONDS", help=words("arena-time"))
    parser.add_argument(
        "--until-decided", action="store_true", help=words("arena-until-decided").replace("%", "%%")
    )
    parser.add_argument("--mixed", action="store_true", help=words("arena-mixed"))
    parser.add_argument("--out", metavar="FILE", help=words("arena-out"))
    parser.add_argument("--report", metavar="FILE", help=words("arena-report"))
    add_pool_options(parser, words)
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def add_settings(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    """The options of any game, for `settings_of`."""
    parser.add_argument("--players", type=int, metavar="P", help=words("arena-seats"))
    parser.add_argument("--board", metavar="B", help=words("arena-board"))
    parser.add_argument("--first", help=words("option-first"))
    parser.add_argument("--fair-start", action="store_true", default=None, help=words("option-fair"))
    parser.add_argument("--pack", metavar="FILE", help=words("option-pack"))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=words("arena-option"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.arena import report
    from mandate.arena.luck import SEEN, LuckWatch, evaluator_of
    from mandate.arena.play import try_out
    from mandate.arena.run import Run
    from mandate.arena.schedule import Schedule, deals_for
    from mandate.arena.summary import failed_always, summarise
    from mandate.cli.arena_print import Printer

    plan = _plan(arguments, language)
    warm_up(arguments.game, language)
    warm_players(arguments.game, arguments.entrants, language)
    schedule = Schedule(plan, deals_for(plan, arguments.games))
    if arguments.report:
        report.check(Path(arguments.report))
    try_out(plan)
    pool = pool_for(arguments, language)
    kept = _Kept()
    began = time.perf_counter()
    with _results(arguments.out, plan) as results:
        watch = {SEEN: LuckWatch()} if evaluator_of(plan.game) else {}
        doing = Run(schedule, results=results, listeners=[kept], watch=watch, pool=pool)
        try:
            with progress("simulate-progress", language, schedule.total) as bar:
                doing.listeners.append(bar)
                doing.play()
        except KeyboardInterrupt:
            sys.stderr.write(_how_to_resume(arguments.out, plan, doing.counted, language) + "\n")
            return EXIT_INTERRUPTED
    seconds = time.perf_counter() - began
    contests = doing.decider.contests if doing.decider else ()
    summary = summarise(plan, kept.games, contests)
    if arguments.json:
        sys.stdout.write(json.dumps({**summary.to_json(), "seconds": round(seconds, 3)}) + "\n")
    else:
        printer = Printer(summary, language)
        printer.print_tables(asked=arguments.games)
        printer.print_lines(kept.games, doing.fresh, seconds)
    if arguments.report:
        report.write(Path(arguments.report), summary, language)
    failed = failed_always(plan, kept.games)
    if failed:
        players = ", ".join(plan.labels[player] for player in failed)
        sys.stderr.write(say(language, "arena-failed-always", {"players": players}) + "\n")
    return EXIT_FAILED if failed else 0


# --- what is played ---------------------------------------------------------------------------------------


def _plan(arguments: argparse.Namespace, language: str) -> Plan:
    from mandate import games
    from mandate.arena.plan import ANSWER_S, make_plan
    from mandate.core.errors import Code, Malformed

    for name, value in (("games", arguments.games), ("jobs", arguments.jobs)):
        if value is not None and value < 1:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected="≥ 1")
    seconds = ANSWER_S if arguments.time is None else arguments.time
    if not 0 < seconds <= 3600:
        raise Malformed(Code.BAD_OPTION, option="time", value=str(arguments.time), expected="> 0, ≤ 3600")
    if arguments.out == "-":  # must be readable to resume
        raise Malformed(Code.BAD_OPTION, option="out", value="-", expected="FILE")
    check_apart({"out": arguments.out, "report": arguments.report}, arguments.board)
    if len(arguments.entrants) > ENTRANTS:
        raise Malformed(
            Code.BAD_OPTION, option="PLAYER", value=str(len(arguments.entrants)), expected=f"≤ {ENTRANTS}"
        )
    if arguments.until_decided and len(arguments.entrants) < 2:
        expected = say(language, "arena-two-players")
        raise Malformed(
            Code.BAD_OPTION, option="until-decided", value=arguments.entrants[0], expected=expected
        )
    plan = make_plan(
        arguments.game,
        arguments.entrants,
        settings_of(arguments, games.find(arguments.game)),
        seed=_seed(arguments),
        seconds=seconds,
        until_decided=arguments.until_decided,
        mixed=arguments.mixed,
    )
    if plan.mixed and (not plan.together or plan.seats == 1 or plan.until_decided):
        expected = say(language, "arena-mixed-together")
        raise Malformed(Code.BAD_OPTION, option="mixed", value=arguments.game, expected=expected)
    return plan


def settings_of(arguments: argparse.Namespace, game: Game) -> list[dict[str, Any]]:
    """The options of the game, once for each board."""
    options = _read_options(arguments.option or [], game)
    shortcuts = {
        "players": arguments.players,
        "first": int(arguments.first) if (arguments.first or "").isdecimal() else arguments.first,
        "fair_start": arguments.fair_start,
        "pack": arguments.pack,
    }
    options |= {name: value for name, value in shortcuts.items() if value is not None}
    if arguments.board is None:
        return [options]
    return [{**options, "board": board} for board in _boards(arguments.board, game)]


def _boards(names: str, game: Game) -> list[str]:
    """The named boards; for `both`, those that a series takes in turn."""
    return [each.get("board", names) for each in game.series({}, 2)] if names == BOTH else names.split(",")


def _read_options(pairs: list[str], game: Game) -> dict[str, Any]:
    """`NAME=VALUE`, each value parsed as the type of the game's default."""
    from mandate.core.errors import Code, Malformed

    known = {option.name: option.default for option in game.options}
    options: dict[str, Any] = {}
    for text in pairs:
        name, equals, value = text.partition("=")
        if not equals:
            raise Malformed(Code.BAD_OPTION, option="option", value=text, expected="NAME=VALUE")
        options[name] = value
        if isinstance(known.get(name), bool):
            options[name] = {"true": True, "false": False}.get(value, value)
        elif isinstance(known.get(name), int) and value.lstrip("-").isdecimal():
            options[name] = int(value)
    return options


def _seed(arguments: argparse.Namespace) -> str:
    """The given seed, else that of the results to resume, else a new one."""
    from mandate.arena.results import seed_in

    if arguments.seed is not None:
        return str(arguments.seed)
    return (seed_in(Path(arguments.out)) if arguments.out else None) or secrets.token_hex(4)


# --- playing ----------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _results(name: str | None, plan: Plan) -> Iterator[Results | None]:
    from mandate.arena.results import Results

    if name is None:
        yield None
        return
    with Results(Path(name), plan) as results:
        yield results


class _Kept:
    """A listener that keeps every game, for statistics over all of them."""

    def __init__(self) -> None:
        self.games: list[Played] = []

    def hear(self, game: Finished) -> None:
        self.games.append(game.played)


def _how_to_resume(out: str | None, plan: Plan, games: int, language: str) -> str:
    if out is None:
        return say(language, "arena-cut-lost", {"games": games})
    return say(language, "arena-cut", {"games": games, "file": out, "seed": plan.seed})
