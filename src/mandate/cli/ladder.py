"""`mandate ladder`: players paired continuously, rated over all their games, with levels as fixed points."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.arena import add_settings
from mandate.cli.files import check_apart
from mandate.cli.pool import add_pool_options
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.people.bot_ladder.ladder import Ladder

EXIT_WRONG = 1  # an archive that does not hold what it says
EXIT_INTERRUPTED = 130
SHOWN_PROBLEMS = 10
AT_HOME = ("run", "show", "verify")
AT_A_SERVER = ("seasons", "archive", "bots", "token", "revoke", "resume")  # and `show` with --at
ALONE = ("seasons", "bots")  # without a season or a program


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.epilog = words("ladder-epilogue")
    parser.add_argument("what", choices=(*AT_HOME, *AT_A_SERVER), help=words("ladder-what"))
    parser.add_argument("of", nargs="?", metavar="GAME|FILE|WHICH", help=words("ladder-of"))
    parser.add_argument("entrants", nargs="*", metavar="PLAYER", help=words("ladder-players"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=words("ladder-games"))
    add_settings(parser, words)
    parser.add_argument("--seed", metavar="S", help=words("option-seed"))
    parser.add_argument("--time", type=float, metavar="SECONDS", help=words("arena-time"))
    parser.add_argument("--out", metavar="FILE", help=words("ladder-out"))
    parser.add_argument("--report", metavar="FILE", help=words("arena-report"))
    parser.add_argument("--at", metavar="URL", help=words("ladder-at"))
    add_pool_options(parser, words)
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed

    online = arguments.at is not None
    if (arguments.of is None) != (arguments.what in ALONE) or (arguments.what in AT_A_SERVER and not online):
        example = (
            f"mandate ladder {arguments.what}" + ("" if arguments.what in ALONE else " WHICH") + " --at URL"
        )
        raise Malformed(Code.BAD_OPTION, option="ladder", value=arguments.what, expected=example)
    if online:
        from mandate.cli.ladder_online import run_online

        return run_online(arguments, language)
    if arguments.what == "run":
        return _run(arguments, language)
    if arguments.entrants:
        value, expected = arguments.entrants[0], f"mandate ladder {arguments.what} FILE"
        raise Malformed(Code.BAD_OPTION, option="PLAYER", value=value, expected=expected)
    if arguments.what == "verify":
        return _verify(arguments, language)
    from mandate.people.bot_ladder.archive import read, without_record
    from mandate.people.bot_ladder.ladder import Ladder

    ladder = Ladder(without_record(line) for line in read(Path(arguments.of)))
    if not ladder.lines:
        raise Malformed(Code.RESULTS_FOREIGN, file=arguments.of)
    _show(ladder, arguments, language)
    return 0


def _run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.arena import report
    from mandate.cli.ladder_run import Runner, read_players
    from mandate.core.errors import Code, Malformed
    from mandate.people.bot_ladder.archive import LadderFile

    for name in ("games", "jobs"):
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected="≥ 1")
    if arguments.out == "-":  # must be readable to resume
        raise Malformed(Code.BAD_OPTION, option="out", value="-", expected="FILE")
    check_apart({"out": arguments.out, "report": arguments.report}, arguments.board)
    if arguments.report:
        report.check(Path(arguments.report))
    players = read_players(arguments.of, arguments.entrants)
    with LadderFile(Path(arguments.out) if arguments.out else None) as file:
        runner = Runner(file, arguments, players, language)
        try:
            runner.play()
        except KeyboardInterrupt:
            facts = {"games": len(file.ladder.finished), "file": arguments.out or ""}
            message = "ladder-cut" if arguments.out else "ladder-cut-lost"
            sys.stderr.write(say(language, message, facts) + "\n")
            return EXIT_INTERRUPTED
        _show(file.ladder, arguments, language)
    return 0


def _verify(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.warm import warm_up
    from mandate.core.errors import Problem
    from mandate.people.bot_ladder import log
    from mandate.people.bot_ladder.archive import read, verified

    found: list[tuple[int, Problem]] = []
    for line in read(Path(arguments.of)):
        if isinstance(line, log.Opened):
            warm_up(line.game, language)
        break
    ladder = verified(read(Path(arguments.of)), found)
    for number, problem in found[:SHOWN_PROBLEMS]:
        facts = {"line": number, "reason": problem.tell(language)}
        sys.stderr.write(f"{arguments.of}: {say(language, 'ladder-wrong', facts)}\n")
    if found or ladder.rated is None:
        sys.stderr.write(say(language, "ladder-not-verified", {"problems": len(found)}) + "\n")
        return EXIT_WRONG
    facts = {"games": len(ladder.finished), "players": len(ladder.rated.places)}
    sys.stdout.write(say(language, "ladder-verified", facts) + "\n")
    return 0


def _show(ladder: Ladder, arguments: argparse.Namespace, language: str) -> None:
    from mandate.cli.ladder_show import Shown
    from mandate.people.bot_ladder.standings import places

    shown = Shown(ladder, places(ladder), language)
    if arguments.json:
        sys.stdout.write(shown.json() + "\n")
    else:
        shown.print()
    if arguments.report:
        shown.write(Path(arguments.report))
