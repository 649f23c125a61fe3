"""`mandate report properties GAME`: play many games and characterize the game."""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.files import check_apart
from mandate.cli.options import foreign_options, given_options
from mandate.cli.pool import pool_for
from mandate.cli.progress import cut, progress
from mandate.cli.warm import warm_players, warm_up
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.arena.plan import Plan
    from mandate.study.properties.figures import Properties
    from mandate.study.properties.runs import Kept
    from mandate.study.properties.traits import Traits

GAMES = 200


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.arena.report import check
    from mandate.study.properties import figures, page
    from mandate.study.properties.course import traits_of
    from mandate.study.properties.runs import Kept

    plan = _plan(arguments, language)
    traits = traits_of(plan.game)
    if arguments.report:
        check(Path(arguments.report))
    kept = Kept()
    try:
        _play(plan, traits, kept, arguments, language)
    except KeyboardInterrupt:
        return cut(kept.fresh, arguments.cache, language)
    properties = figures.measure(plan, kept, traits.thinker)
    if arguments.report:
        page.write(Path(arguments.report), properties, language)
    if arguments.json:
        sys.stdout.write(json.dumps(properties.to_json()) + "\n")
    else:
        _print(properties, language)
        if arguments.report:
            sys.stdout.write(say(language, "report-written", {"file": arguments.report}) + "\n")
    return 0


def _plan(arguments: argparse.Namespace, language: str) -> Plan:
    from mandate import games
    from mandate.arena.results import seed_in
    from mandate.core.errors import Code, Malformed
    from mandate.players import full_name
    from mandate.study.properties import runs
    from mandate.study.properties.course import traits_of

    check_apart({name: getattr(arguments, name) for name in ("cache", "report")}, arguments.board)
    known = ", ".join(games.names())
    if arguments.game is None:
        raise Malformed(Code.BAD_OPTION, option="properties", value="", expected=known)
    rules = games.find(arguments.game)
    for name in ("mode", "out"):
        if getattr(arguments, name):
            text = " ".join(getattr(arguments, name)) if name == "mode" else arguments.out
            raise Malformed(Code.BAD_OPTION, option=name, value=text, expected="mandate report balance")
    for name, least in (("games", 1), ("jobs", 1), ("duels", 1), ("doublings", 0)):
        value = getattr(arguments, name)
        if value is not None and value < least:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected=f"≥ {least}")
    if foreign := foreign_options(arguments, arguments.game):
        raise Malformed(Code.BAD_OPTION, option=foreign[0], value="", expected=arguments.game)
    text = given_options(arguments, arguments.game)
    if str(text.get("first", "")).isdecimal():
        text["first"] = int(text["first"])
    options = rules.configure(text)
    player = full_name(arguments.player or traits_of(arguments.game).player, game=arguments.game)
    seed = arguments.seed or (seed_in(Path(arguments.cache)) if arguments.cache else None)
    warm_up(arguments.game, language)
    warm_players(arguments.game, [player], language)
    return runs.look(arguments.game, player, options, seed or secrets.token_hex(4))


def _play(plan: Plan, traits: Traits, kept: Kept, arguments: argparse.Namespace, language: str) -> None:
    """Play the games to study, then the duels."""
    from mandate.arena.play import Watch
    from mandate.arena.results import Results
    from mandate.arena.run import Run
    from mandate.arena.schedule import Schedule
    from mandate.study.properties import runs
    from mandate.study.properties.course import COURSE, Watching

    doublings = traits.doublings if arguments.doublings is None else arguments.doublings
    ladder = runs.duels(plan, traits, doublings)
    warm_players(plan.game, {name for duel in ladder for name in duel.players}, language)
    parts: list[tuple[Schedule, dict[str, Watch]]] = [
        (Schedule(plan, arguments.games or GAMES), {COURSE: Watching()})
    ]
    if ladder:
        parts.append((runs.schedule_of(ladder, arguments.duels or traits.duels), {}))
    with contextlib.ExitStack() as stack:
        results = None
        if arguments.cache:
            results = stack.enter_context(Results(Path(arguments.cache), runs.heading(plan)))
        total = sum(schedule.total for schedule, _ in parts)
        bar = stack.enter_context(progress("simulate-progress", language, total))
        for schedule, watch in parts:
            Run(
                schedule,
                results=results,
                listeners=[kept, bar],
                watch=watch,
                pool=pool_for(arguments, language),  # on a cluster, each run has its own
                in_order=False,
                strict=True,
            ).play()


def _print(of: Properties, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from mandate.study.properties.page import measured

    facts = {
        "games": of.games,
        "game": say(language, f"{of.game}-name"),
        "seed": of.seed,
    }
    table = Table(title=say(language, "simulate-title", facts))
    table.add_column(say(language, "report-measure"))
    table.add_column(say(language, "balance-found"), justify="right")
    table.add_column(say(language, "balance-interval"), justify="right")
    for name, shown, interval in measured(of, language):
        table.add_row(name, shown, interval)
    console = Console(highlight=False)
    console.print(table)
    console.print(say(language, "properties-by", {"player": of.player}))
