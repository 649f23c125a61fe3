"""`mandate simulate`: many games between computer players, their records, and a summary."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from mandate.cli.files import check_apart
from mandate.cli.options import add_game_options, foreign_options, given_options, players_help
from mandate.cli.pool import add_pool_options, pool_for
from mandate.cli.progress import progress
from mandate.cli.warm import warm_players, warm_up
from mandate.core.errors import Code, Malformed
from mandate.games import find as find_game
from mandate.games import names as game_names
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.arena.plan import Plan
    from mandate.arena.tally import Tally

EXIT_INTERRUPTED = 130
GAMES = 100
MATCHMAKING = "matchmaking"  # people who look for opponents, instead of a game


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    add_plan_options(parser, words, MATCHMAKING)
    parser.add_argument("--out", metavar="FILE", help=words("simulate-out"))
    parser.add_argument("--cache", metavar="FILE", help=words("simulate-cache"))
    parser.add_argument("--features", metavar="FILE", help=words("simulate-features"))
    parser.add_argument(
        "--players-a-day", metavar="N", type=int, action="append", help=words("simulate-players-a-day")
    )
    parser.add_argument("--report", metavar="FILE", help=words("simulate-report"))
    add_pool_options(parser, words)
    parser.add_argument("--json", action="store_true", help=words("option-json"))
    add_game_options(parser, words)
    parser.epilog = words("simulate-epilogue")


def add_plan_options(parser: argparse.ArgumentParser, words: Callable[..., str], *more: str) -> None:
    """Which games are played, by whom; the game's own options come last. `more`: what is no game."""
    parser.add_argument("game", choices=(*game_names(), *more))
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=words("simulate-games"))
    parser.add_argument("--players", type=int, metavar="P", help=players_help(words))
    parser.add_argument("--board", metavar="B", help=words("option-board"))
    parser.add_argument("--first", help=words("option-first"))
    parser.add_argument("--fair-start", action="store_true", default=None, help=words("option-fair"))
    parser.add_argument("--agent", action="append", metavar="NAME", help=words("simulate-agent"))
    parser.add_argument("--seed", metavar="S", help=words("option-seed"))


def run(arguments: argparse.Namespace, language: str) -> int:
    if arguments.game == MATCHMAKING:
        from mandate.cli import matchmaking

        return matchmaking.run(arguments, language)
    for name in ("players_a_day", "report"):
        if getattr(arguments, name) is not None:
            option = name.replace("_", "-")
            known = ", ".join(each.name for each in find_game(arguments.game).options)
            raise Malformed(Code.UNKNOWN_OPTION, option=option, known=known)
    from mandate.arena.play import try_out
    from mandate.arena.tally import Tally

    warm_up(arguments.game, language)
    plan = _plan(arguments, language)
    try_out(plan)
    tally = Tally(plan.players, together=plan.together)
    began = time.perf_counter()
    try:
        _play(plan, tally, arguments, language)
    except KeyboardInterrupt:
        sys.stderr.write(_interrupted(tally, arguments.cache, language) + "\n")
        return EXIT_INTERRUPTED
    tally.seconds = time.perf_counter() - began
    target = sys.stderr if arguments.out == "-" else sys.stdout
    if arguments.json:
        facts = {"game": arguments.game, "options": plan.options[0], "seed": plan.seed, **tally.to_json()}
        target.write(json.dumps(facts) + "\n")
    else:
        _print(tally, arguments.game, plan.seed, language, target)
    return 0


def _plan(arguments: argparse.Namespace, language: str) -> Plan:
    plan = plan_of(arguments, _seed(arguments), language)
    _check_files(arguments)
    return plan


def plan_of(arguments: argparse.Namespace, seed: str, language: str) -> Plan:
    """What the flags of a command that plays games ask for, checked."""
    from mandate import games
    from mandate.arena.plan import Seating, make_plan
    from mandate.core.errors import Code, Malformed

    for name, value in (("games", arguments.games), ("jobs", arguments.jobs)):
        if value is not None and value < 1:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected="≥ 1")
    first: Any = arguments.first
    game = games.find(arguments.game)
    if foreign := foreign_options(arguments, game.id):
        known = ", ".join(option.name for option in game.options)
        raise Malformed(Code.UNKNOWN_OPTION, option=foreign[0].removeprefix("--"), known=known)
    chosen = given_options(arguments, game.id)
    if first is not None and first.isdecimal():
        chosen["first"] = int(first)
    options = game.configure(chosen)
    agents = arguments.agent or ["random"]
    warm_players(arguments.game, agents, language)  # raises for an unknown player
    seats = game.seats(options)
    if len(agents) == 1:
        agents = agents * seats
    if len(agents) != seats:
        expected = say(language, "simulate-agents-count", {"seats": seats})
        raise Malformed(Code.BAD_OPTION, option="agent", value=" ".join(agents), expected=expected)
    return make_plan(arguments.game, agents, [options], seed=seed, seating=Seating.NAMED)


def _check_files(arguments: argparse.Namespace) -> None:
    """Refuse output files that could not be written, before any game is played."""
    from mandate.arena.report import check
    from mandate.core.errors import Code, Malformed, Refused
    from mandate.extras import install_command

    names = ("out", "cache", "features")
    check_apart({name: getattr(arguments, name) for name in names}, arguments.board)
    for name in ("cache", "features"):  # must be readable to resume
        if getattr(arguments, name) == "-":
            raise Malformed(Code.BAD_OPTION, option=name, value="-", expected="FILE")
    if arguments.features is None:
        return
    check(Path(arguments.features))
    try:
        importlib.import_module("mandate.envs.features")
    except ModuleNotFoundError as missing:
        needs, command = missing.name or "", install_command("data")
        raise Refused(Code.MISSING_EXTRA, needs=needs, command=command) from missing


def _seed(arguments: argparse.Namespace) -> str:
    """The given seed, else that of the games to continue from, else a new one."""
    from mandate.arena.results import seed_in

    if arguments.seed is not None:
        return str(arguments.seed)
    return (seed_in(Path(arguments.cache)) if arguments.cache else None) or secrets.token_hex(4)


def _play(plan: Plan, tally: Tally, arguments: argparse.Namespace, language: str) -> None:
    """Play all games; after an interruption, finished games are in the tally and the files."""
    from mandate.arena.play import Watch
    from mandate.arena.records import RECORD, Recording, writing
    from mandate.arena.results import Results
    from mandate.arena.run import Listener, Run
    from mandate.arena.schedule import Schedule

    schedule = Schedule(plan, arguments.games)
    kept = arguments.out is not None or arguments.cache is not None
    watch: dict[str, Watch] = {RECORD: Recording()} if kept else {}
    pool = pool_for(arguments, language)
    with contextlib.ExitStack() as stack:
        listeners: list[Listener] = [tally]
        if arguments.features is not None:
            from mandate.envs import features

            looking = features.Looking(plan)
            watch[features.FEATURES] = looking
            listeners.append(stack.enter_context(features.writing(Path(arguments.features), looking)))
        doing = Run(
            schedule,
            results=stack.enter_context(Results(Path(arguments.cache), plan)) if arguments.cache else None,
            listeners=listeners,
            watch=watch,
            pool=pool,
            strict=True,
        )
        if arguments.out is not None:
            doing.listeners.append(stack.enter_context(writing(arguments.out)))
        doing.listeners.append(stack.enter_context(progress("simulate-progress", language, schedule.total)))
        doing.play()


def _interrupted(tally: Tally, cache: str | None, language: str) -> str:
    if cache is None:
        return say(language, "simulate-cut", {"games": tally.games})
    return say(language, "report-cut-kept", {"games": tally.fresh_games, "file": cache})


def _print(tally: Tally, game: str, seed: str, language: str, target: TextIO) -> None:
    from rich.console import Console
    from rich.table import Table

    from mandate.arena.wording import score_name, tell_reason

    facts = {"games": tally.games, "game": say(language, f"{game}-name"), "seed": seed}
    table = Table(title=say(language, "simulate-title", facts))
    for name in ("seat", "player", "began", "wins", "rate", score_name(game)):
        table.add_column(say(language, f"simulate-{name}"), justify="right" if name != "player" else "left")
    for seat, (player, won, share) in enumerate(zip(tally.players, tally.wins, tally.shares, strict=True)):
        table.add_row(
            str(seat + 1),
            player,
            str(tally.began[seat]),
            f"{won:g}" if won % 1 == 0 else f"{won:.2f}",
            share.percents(),
            f"{tally.mean_scores[seat]:.2f}",
        )
    console = Console(file=target, highlight=False)
    console.print(table)
    lengths = {
        "mean": f"{tally.mean_choices:.1f}",
        "least": min(tally.lengths),
        "most": max(tally.lengths),
        "passes": tally.passes,
    }
    console.print(say(language, "simulate-length", lengths))
    reasons = ", ".join(f"{tell_reason(r, language)} {n}" for r, n in tally.reasons.most_common())
    console.print(say(language, "simulate-ended", {"reasons": reasons}))
    if tally.fresh_games:
        speed = {
            "seconds": f"{tally.seconds:.1f}",
            "games": f"{tally.fresh_games / tally.seconds:.1f}",
            "choices": f"{tally.fresh_choices / tally.seconds:.0f}",
        }
        console.print(say(language, "simulate-speed", speed))
