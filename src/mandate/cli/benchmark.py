"""`mandate benchmark`: one player against every level of a game, with a result that others can check."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.files import check_apart
from mandate.cli.pool import add_pool_options, pool_for
from mandate.cli.progress import Bar, progress
from mandate.lang import knows, say

if TYPE_CHECKING:
    from mandate.arena.benchmark import Benchmark, Heading, Row
    from mandate.arena.played import Finished

EXIT_WRONG = 1  # a file that does not hold what it says, or a player that failed in every game
EXIT_INTERRUPTED = 130
SHOWN_PROBLEMS = 10
WIDTH = 160  # if the output is not a terminal
MARKS = {1: "benchmark-better", -1: "benchmark-worse", 0: "benchmark-open"}


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.epilog = words("benchmark-epilogue")
    parser.add_argument("what", metavar="PLAYER|show|verify", help=words("benchmark-what"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=words("benchmark-file"))
    parser.add_argument("--suite", default="qin-11", metavar="NAME", help=words("benchmark-suite"))
    parser.add_argument("--levels", metavar="1-5,8", help=words("benchmark-levels"))
    parser.add_argument("--players", type=int, metavar="P", help=words("arena-seats"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=words("benchmark-games"))
    narrow = words("benchmark-narrow").replace("%", "%%")
    parser.add_argument("--narrow", type=float, default=10, metavar="POINTS", help=narrow)
    parser.add_argument("--precise", action="store_true", help=words("benchmark-precise"))
    parser.add_argument("--seed", metavar="S", help=words("benchmark-seed"))
    parser.add_argument("--time", type=float, metavar="SECONDS", help=words("arena-time"))
    parser.add_argument("--out", metavar="FILE", help=words("benchmark-out"))
    parser.add_argument("--deep", action="store_true", help=words("benchmark-deep"))
    add_pool_options(parser, words)
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed

    reading = arguments.what in ("show", "verify")
    if reading != (arguments.file is not None):
        value = arguments.file or arguments.what
        usage = "show|verify FILE" if arguments.file is None else "PLAYER"
        expected = f"mandate benchmark {usage}"
        raise Malformed(Code.BAD_OPTION, option="FILE", value=value, expected=expected)
    if arguments.what == "verify":
        return _verify(arguments, language)
    if arguments.what == "show":
        from mandate.arena.benchmark_check import counted

        checked = counted(Path(arguments.file))
        _show(checked.benchmark, checked.hashed, arguments, language)
        return 0
    return _play(arguments, language)


# --- playing ------------------------------------------------------------------------------------------------


class _Left:
    """Moves the bar: what is left shrinks whenever a row is done."""

    def __init__(self, benchmark: Benchmark, bar: Bar) -> None:
        self._benchmark = benchmark
        self._bar = bar
        self._each = {
            number: benchmark.schedule.deals * games for number, games in enumerate(benchmark.games_a_deal)
        }

    def hear(self, game: Finished) -> None:
        del game
        rows = enumerate(self._benchmark.rows)
        left = sum(self._each[number] - len(row.played) for number, row in rows if not row.is_done)
        self._bar.show(self._benchmark.games, self._benchmark.games + left)


def _play(arguments: argparse.Namespace, language: str) -> int:
    import contextlib

    from mandate.arena.benchmark import Benchmark
    from mandate.arena.luck import SEEN, LuckWatch, evaluator_of
    from mandate.arena.play import try_out
    from mandate.arena.records import RECORD, Recording
    from mandate.arena.results import Results
    from mandate.arena.run import Run
    from mandate.cli.warm import warm_players, warm_up

    heading = _heading(arguments)
    benchmark = Benchmark.of_games(heading, arguments.games)
    warm_up(heading.game, language)
    warm_players(heading.game, [heading.player, *heading.levels], language)
    try_out(benchmark.rows[0].plan)
    pool = pool_for(arguments, language)
    watch = {RECORD: Recording()} | ({SEEN: LuckWatch()} if evaluator_of(heading.game) else {})
    with contextlib.ExitStack() as stack:
        results = stack.enter_context(Results(Path(arguments.out), heading)) if arguments.out else None
        doing = Run(benchmark.schedule, results=results, watch=watch, pool=pool, stopping=benchmark)
        try:
            with progress("simulate-progress", language, benchmark.schedule.total) as bar:
                doing.listeners.append(_Left(benchmark, bar))
                doing.play()
        except KeyboardInterrupt:
            facts = {"games": benchmark.games, "file": arguments.out or "", "seed": heading.seed}
            message = "arena-cut" if arguments.out else "arena-cut-lost"
            sys.stderr.write(say(language, message, facts) + "\n")
            return EXIT_INTERRUPTED
    hashed = None
    if arguments.out:
        import hashlib

        hashed = hashlib.sha256(Path(arguments.out).read_bytes()).hexdigest()
    _show(benchmark, hashed, arguments, language)
    if benchmark.games == benchmark.failures:
        sys.stderr.write(say(language, "arena-failed-always", {"players": heading.player}) + "\n")
        return EXIT_WRONG
    return 0


def _heading(arguments: argparse.Namespace) -> Heading:
    from mandate.arena.benchmark import make_heading, suite_of
    from mandate.arena.plan import ANSWER_S
    from mandate.arena.results import seed_in
    from mandate.core.errors import Code, Malformed
    from mandate.players import find, full_name, levels_of

    for name, least in (("games", 1), ("jobs", 1)):
        value = getattr(arguments, name)
        if value is not None and value < least:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected=f"≥ {least}")
    if not 1 <= arguments.narrow <= 50:
        raise Malformed(Code.BAD_OPTION, option="narrow", value=str(arguments.narrow), expected="1–50")
    seconds = ANSWER_S if arguments.time is None else arguments.time
    if not 0 < seconds <= 3600:
        raise Malformed(Code.BAD_OPTION, option="time", value=str(arguments.time), expected="> 0, ≤ 3600")
    if arguments.out == "-":  # must be readable to resume
        raise Malformed(Code.BAD_OPTION, option="out", value="-", expected="FILE")
    check_apart({"out": arguments.out}, None)
    suite = suite_of(arguments.suite)
    find(arguments.what, game=suite.game)
    kept = seed_in(Path(arguments.out)) if arguments.out and arguments.seed is None else None
    return make_heading(
        suite,
        full_name(arguments.what, game=suite.game),
        seed=arguments.seed or kept or secrets.token_hex(8),
        levels=_levels(arguments.levels, levels_of(suite.game)),
        seats=arguments.players,
        seconds=seconds,
        narrow=arguments.narrow / 100,
        precise=arguments.precise,
    )


def _levels(text: str | None, known: tuple[str, ...]) -> list[str]:
    """`1-5,8`: those levels."""
    from mandate.core.errors import Code, Malformed

    if text is None:
        return list(known)
    chosen: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.partition("-")
        last = last if dash else first
        if not (first.isdecimal() and last.isdecimal() and 1 <= int(first) <= int(last) <= len(known)):
            expected = f"1–{len(known)}"
            raise Malformed(Code.BAD_OPTION, option="levels", value=text, expected=expected)
        chosen.update(range(int(first), int(last) + 1))
    return [known[number - 1] for number in sorted(chosen)]


# --- showing ------------------------------------------------------------------------------------------------


def _verify(arguments: argparse.Namespace, language: str) -> int:
    from mandate.arena.benchmark_check import check, counted
    from mandate.cli.warm import warm_up

    path = Path(arguments.file)
    warm_up(counted(path).benchmark.heading.game, language)
    with progress("benchmark-checking", language) as bar:
        checked = check(path, bar.show, deep=arguments.deep)
    for number, problem in checked.found[:SHOWN_PROBLEMS]:
        facts = {"line": number, "reason": problem.tell(language)}
        sys.stderr.write(f"{arguments.file}: {say(language, 'ladder-wrong', facts)}\n")
    if checked.found:
        facts = {"problems": len(checked.found)}
        sys.stderr.write(say(language, "benchmark-not-verified", facts) + "\n")
        return EXIT_WRONG
    _show(checked.benchmark, checked.hashed, arguments, language)
    if not arguments.json:
        message = "benchmark-verified-deep" if arguments.deep else "benchmark-verified"
        sys.stdout.write(say(language, message, {"games": checked.benchmark.games}) + "\n")
    return 0


def _show(benchmark: Benchmark, hashed: str | None, arguments: argparse.Namespace, language: str) -> None:
    if arguments.json:
        sys.stdout.write(json.dumps({**benchmark.to_json(), "sha256": hashed}) + "\n")
        return
    from rich.console import Console
    from rich.table import Table

    from mandate.cli.arena_print import shorten

    console = Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else WIDTH)
    heading = benchmark.heading
    facts: dict[str, object] = {
        "player": shorten(heading.player),
        "suite": heading.suite,
        "games": benchmark.games,
        "seed": heading.seed,
    }
    console.print(say(language, "benchmark-title", facts), soft_wrap=True)
    table = Table()
    message = "benchmark-partner" if benchmark.suite.partners else "benchmark-level"
    table.add_column(say(language, message))
    for setting in benchmark.suite.settings:
        table.add_column(_title(setting.name, language), justify="right")
    for level in dict.fromkeys(row.level for row in benchmark.rows):
        cells = [_cell(row, language) for row in benchmark.rows if row.level == level]
        table.add_row(_level(benchmark, level, language), *cells)
    scores = [benchmark.score(setting).percents() for setting in benchmark.suite.settings]
    table.add_section()
    table.add_row(say(language, "benchmark-mean"), *scores)
    console.print(table)
    console.print(say(language, "benchmark-how"), soft_wrap=True)
    for line in _lines(benchmark, language):
        console.print(line, soft_wrap=True)
    if hashed is not None:
        console.print(say(language, "benchmark-hash", {"hash": hashed}), soft_wrap=True)


def _title(setting: str, language: str) -> str:
    """A setting in words; that of a game of another package by its name."""
    return say(language, f"benchmark-{setting}") if knows(language, f"benchmark-{setting}") else setting


def _level(benchmark: Benchmark, level: str, language: str) -> str:
    from mandate.players import levels_of

    if not level:
        return say(language, "benchmark-alone")
    number = levels_of(benchmark.heading.game).index(level) + 1
    return say(language, "ladder-level", {"who": level, "level": number})


def _cell(row: Row, language: str) -> str:
    if not row.played:
        return "–"
    if row.fair is None:
        return row.share.percents()
    message = MARKS[row.verdict]
    return f"{row.share.percents()} {say(language, message)}"


def _lines(benchmark: Benchmark, language: str) -> list[str]:
    """What the player took for it."""
    lines = []
    if benchmark.choices:
        pace = f"{benchmark.seconds / benchmark.choices * 1000:.1f}"
        lines.append(say(language, "benchmark-pace", {"choices": benchmark.choices, "pace": pace}))
    usage = benchmark.usage
    if usage.answers:
        facts = {
            "answers": usage.answers,
            "illegal": usage.illegal,
            "read": usage.read // usage.answers,
            "written": usage.written // usage.answers,
        }
        lines.append(say(language, "benchmark-usage", facts))
    if usage.input_tokens or usage.output_tokens or usage.cost:
        tokens: dict[str, object] = {
            "input": usage.input_tokens // benchmark.games,
            "output": usage.output_tokens // benchmark.games,
            "cost": f"{usage.cost:.2f}",
        }
        lines.append(say(language, "benchmark-tokens", tokens))
    if benchmark.failures:
        lines.append(say(language, "benchmark-failures", {"games": benchmark.failures}))
    return lines
