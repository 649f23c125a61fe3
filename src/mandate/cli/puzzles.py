"""`mandate puzzles`: solve one here, list them, or make more."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mandate import games
from mandate.cli.files import check_apart
from mandate.cli.progress import progress
from mandate.cli.warm import warm_players, warm_up
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.study.puzzles import Puzzle

WHAT = ("today", "show", "list", "make")
MAX_PUZZLES = 100_000
EXIT_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    about = " · ".join(f"{what}: {words(f'puzzles-{what}')}" for what in WHAT)
    parser.epilog = words("puzzles-epilogue")
    parser.add_argument(
        "what", nargs="?", choices=WHAT, default="today", metavar="{" + ",".join(WHAT) + "}", help=about
    )
    parser.add_argument("id", nargs="?", metavar="ID|GAME", help=words("puzzles-id"))
    parser.add_argument(
        "--of", default=games.DEFAULT, metavar="GAME", help=words("puzzles-of", game=games.DEFAULT)
    )
    parser.add_argument("--answer", metavar="MOVE", help=words("puzzles-answer"))
    parser.add_argument("--count", type=int, default=20, metavar="N", help=words("puzzles-count"))
    parser.add_argument("--out", metavar="FILE", help=words("puzzles-out"))
    parser.add_argument("--seed", default="1", metavar="S", help=words("option-seed"))
    parser.add_argument("--jobs", type=int, metavar="J", help=words("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    if arguments.id in games.names():  # `make great-wall` as well as `make --of great-wall`
        arguments.of, arguments.id = arguments.id, None
    if arguments.id is not None and arguments.what != "show":  # a typo must not select another game
        games.registration(arguments.id)  # raises if there is no such game
    if arguments.what == "make":
        return _make(arguments, language)
    if arguments.what == "list":
        return _list(arguments.of, as_json=arguments.json, language=language)
    puzzle = _wanted(arguments)
    if arguments.json:
        sys.stdout.write(json.dumps(_facts(puzzle)) + "\n")
        return 0
    warm_up(puzzle.game, language)
    return _ask(puzzle, arguments.answer, language)


def _wanted(arguments: argparse.Namespace) -> Puzzle:
    from mandate.core.errors import Code, Malformed
    from mandate.study.puzzles import find_puzzle, of_the_day

    if arguments.what == "today":
        return of_the_day(arguments.of, datetime.datetime.now(datetime.UTC).date())
    puzzle = find_puzzle(arguments.id or "")
    if puzzle is None:
        raise Malformed(
            Code.BAD_OPTION, option="ID", value=arguments.id or "", expected="mandate puzzles list"
        )
    return puzzle


def _facts(puzzle: Puzzle) -> dict[str, object]:
    import msgspec

    facts: dict[str, object] = msgspec.to_builtins(puzzle)
    return facts | {"difficulty": puzzle.difficulty}


def _list(game: str, *, as_json: bool, language: str) -> int:
    from mandate.study.puzzles import puzzles

    for puzzle in puzzles(game):
        if as_json:
            sys.stdout.write(json.dumps(_facts(puzzle)) + "\n")
        else:
            stars = "●" * puzzle.difficulty + "○" * (len(puzzle.solved) - puzzle.difficulty)
            task = say(language, f"{game}-puzzle-task", {"kind": puzzle.kind, "thing": puzzle.thing})
            _write(f"{puzzle.id}  {stars}  {task}")
    if not as_json:
        counted = Counter(puzzle.difficulty for puzzle in puzzles(game))
        levels = ", ".join(f"{level}: {counted[level]}" for level in sorted(counted))
        facts = {"count": len(puzzles(game)), "levels": levels}
        _write(say(language, "puzzles-counted", facts))
    return 0


def _ask(puzzle: Puzzle, answer: str | None, language: str) -> int:
    """Show the position and the task, and judge an answer if given; exit code 1 if it is not the best."""
    from mandate.cli.kit.drawing import drawing_of
    from mandate.study.puzzles import maker_of

    drawing = drawing_of(puzzle.game)
    state, seat = maker_of(puzzle.game).asked(puzzle)
    if answer is not None:
        answer = drawing.answer(state, seat, answer, language)
    for line in drawing.position(state, seat, language):
        sys.stdout.write(f"{line}\n")  # laid out for the terminal
    facts = {"kind": puzzle.kind, "thing": puzzle.thing, "chance": _percent(puzzle.wrong[0].value)}
    task, about = (say(language, f"{puzzle.game}-puzzle-{what}", facts) for what in ("task", "about"))
    level = say(language, "puzzle-difficulty", {"level": puzzle.difficulty, "most": len(puzzle.solved)})
    _write("", f"{task}  ({puzzle.id})", f"{about} {level}")
    if answer is None:
        _write(say(language, "puzzles-how", {"id": puzzle.id}))
        return 0
    best = drawing.in_words(state, seat, puzzle.best, language)
    _write(*_verdict(puzzle, answer, best, language))
    return 0 if answer == puzzle.best else 1


def _write(*paragraphs: str) -> None:
    """Wrap lines between words on a terminal; write them whole elsewhere."""
    from mandate.cli.kit.layout import columns, wrap

    for paragraph in paragraphs:
        looked_at = sys.stdout.isatty()
        for line in wrap(paragraph, columns(), break_words=False) if looked_at else [paragraph]:
            sys.stdout.write(f"{line}\n")


def _verdict(puzzle: Puzzle, answer: str, best: str, language: str) -> list[str]:
    """What an answer is worth and brings; for a wrong one, also the best answer."""
    from mandate.lang.text import read_fact, tell

    chance, second = _percent(puzzle.value), _percent(puzzle.wrong[0].value)
    brings = puzzle.brings
    if answer == puzzle.best:
        head = say(language, "puzzle-solved")
        worth = say(language, "puzzle-solved-text", {"chance": chance, "next": second})
    else:
        head = say(language, "puzzle-missed")
        known = next((wrong for wrong in puzzle.wrong if wrong.choice == answer), None)
        value = _percent((known or puzzle.wrong[-1]).value)
        facts = {"chance": value, "best": chance}
        if known is None:
            worth = say(language, "puzzle-missed-less", facts)
        else:
            worth = say(language, "puzzle-missed-known", facts)
        brings = None if known is None else known.brings
    lines = [f"{head} {worth}"]
    if brings:
        lines.append(tell(read_fact(brings), language))
    if answer != puzzle.best:
        lines.append(say(language, "puzzle-shown", {"choice": best, "chance": chance}))
    return lines


def _percent(share: float) -> int:
    return round(100 * share)


def _make(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed
    from mandate.study.puzzles import maker_of
    from mandate.study.puzzles.make import make

    if arguments.out is None:
        raise Malformed(Code.BAD_OPTION, option="--out", value="", expected="FILE")
    check_apart({"out": arguments.out})
    if not 1 <= arguments.count <= MAX_PUZZLES:
        raise Malformed(
            Code.BAD_OPTION, option="--count", value=str(arguments.count), expected=f"1–{MAX_PUZZLES}"
        )
    if arguments.jobs is not None and arguments.jobs < 1:
        raise Malformed(Code.BAD_OPTION, option="--jobs", value=str(arguments.jobs), expected="≥ 1")
    warm_up(arguments.of, language)
    warm_players(arguments.of, maker_of(arguments.of).solvers, language)
    try:
        with progress("puzzles-making", language, arguments.count) as bar:
            tally = make(
                arguments.of,
                Path(arguments.out),
                arguments.count,
                arguments.seed,
                arguments.jobs,
                bar.show,
            )
    except KeyboardInterrupt:
        sys.stderr.write(say(language, "puzzles-cut", {"file": arguments.out}) + "\n")
        return EXIT_INTERRUPTED
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=arguments.out, reason=error.strerror or "") from error
    facts = {"file": arguments.out, "games": tally.games, "positions": tally.positions, "kept": tally.kept}
    sys.stdout.write(say(language, "puzzles-made", facts | {"doubted": tally.doubted}) + "\n")
    return 0
