"""`mandate board`: the maps of Qin: list them, show one, check a map of one's own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from mandate.lang import say


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    about = " · ".join(f"{what}: {words(f'board-{what}')}" for what in ("list", "show", "check"))
    parser.add_argument("what", choices=("list", "show", "check"), help=about)
    parser.add_argument("name", nargs="?", metavar="NAME | FILE", help=words("board-name"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed
    from mandate.games.qin import board as boards
    from mandate.games.qin.game import read_board

    if arguments.what == "list":
        for name in boards.BUILT_IN:
            sys.stdout.write(_about(boards.built_in(name), language) + "\n")
        sys.stdout.write(say(language, "qin-board-note") + "\n")
        return 0
    if arguments.name is None:
        raise Malformed(Code.BAD_OPTION, option=arguments.what, value="", expected="NAME | FILE")
    if arguments.what == "show":
        sys.stdout.write(read_board(arguments.name).text)
        return 0
    from mandate.cli.files import read_text

    board = boards.parse(arguments.name, read_text(arguments.name))
    sys.stdout.write(say(language, "board-good", {"about": _about(board, language)}) + "\n")
    return 0


def _about(board: object, language: str) -> str:
    from mandate.games.qin.board import Board

    assert isinstance(board, Board)
    facts = {
        "name": board.name,
        "width": board.width,
        "height": board.height,
        "villages": len(board.villages),
        "water": sum(row.count("~") for row in board.rows),
        "starts": sum(row.count(sign) for row in board.rows for sign in "RYB"),
    }
    return say(language, "board-about-one", facts)
