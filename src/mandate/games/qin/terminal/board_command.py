"""`mandate board`: the maps of Qin: list them, show one, check a custom map, draw a new one."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from mandate.core.game import Json
    from mandate.games.qin.rules.board import Board


WHAT = ("list", "show", "check", "new")
SYLLABLES = tuple(first + second for first in "bdfgjklmnprstvz" for second in "aeiou")


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    about = " · ".join(f"{what}: {words(f'board-{what}')}" for what in WHAT)
    parser.add_argument("what", choices=WHAT, metavar="{" + ",".join(WHAT) + "}", help=about)
    parser.add_argument("name", nargs="?", metavar="NAME | FILE", help=words("board-name"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.files import read_text
    from mandate.core.errors import Code, Malformed
    from mandate.games.qin.rules import board as boards
    from mandate.games.qin.rules.game import read_board

    if arguments.what == "list":
        if arguments.name is not None:
            raise Malformed(
                Code.BAD_OPTION, option="list", value=arguments.name, expected=", ".join(WHAT[1:])
            )
        for name in boards.BUILT_IN:
            facts = _facts(boards.built_in(name))
            line = json.dumps(facts) if arguments.json else say(language, "board-about-one", facts)
            sys.stdout.write(line + "\n")
        if not arguments.json:
            sys.stdout.write(say(language, "qin-board-note") + "\n")
        return 0
    if arguments.what == "new":
        seed = arguments.name or "-".join(_word() for _ in range(2))
        board = read_board(boards.SEEDED + seed.removeprefix(boards.SEEDED))
        sys.stdout.write(
            json.dumps(_facts(board)) + "\n" if arguments.json else f"# {board.name}\n{board.text}"
        )
        return 0
    if arguments.name is None:
        raise Malformed(Code.BAD_OPTION, option=arguments.what, value="", expected="NAME | FILE")
    if arguments.what == "show":
        sys.stdout.write(read_board(arguments.name).text)
        return 0
    facts = _facts(boards.parse(arguments.name, read_text(arguments.name)))
    about = say(language, "board-good", {"about": say(language, "board-about-one", facts)})
    sys.stdout.write((json.dumps(facts) if arguments.json else about) + "\n")
    return 0


def _word() -> str:
    return secrets.choice(SYLLABLES) + secrets.choice(SYLLABLES)


def _facts(board: Board) -> Json:
    return {
        "name": board.name,
        "width": board.width,
        "height": board.height,
        "villages": len(board.villages),
        "water": sum(row.count("~") for row in board.rows),
        "starts": sum(row.count(sign) for row in board.rows for sign in "RYB"),
    }
