"""`mandate play`: a game at the terminal, full-screen or line by line.

Only what the command line needs is here; the rules, the screen and the players are imported when a
game begins, so that `mandate --help` stays quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.options import add_game_options

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

LATEST = ""  # `--resume` without a file


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    """The options of `mandate play`, with their help in the chosen language."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("play-option-game"))
    parser.add_argument("--at", metavar="URL", help=_help("--at", words))
    for flag, metavar, many in (
        ("--board", "BOARD", False),
        ("--opponent", "PLAYER", True),
        ("--name", "NAME", True),
        ("--first", "SEAT", False),
        ("--series", "GAMES", False),
        ("--seed", "SEED", False),
        ("--save", "FILE", False),
    ):
        action = "append" if many else "store"
        parser.add_argument(flag, metavar=metavar, action=action, help=_help(flag, words))
    parser.add_argument("--players", metavar="N", type=int, default=None, help=_help("--players", words))
    parser.add_argument("--pause", metavar="SECONDS", type=float, default=None, help=_help("--pause", words))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help=_help("--resume", words))
    for flag in (
        "--hot-seat",
        "--fair-start",
        "--takebacks",
        "--no-colour",
        "--plain",
        "--ascii",
    ):
        parser.add_argument(flag, action="store_true", help=_help(flag, words))
    add_game_options(parser, words)
    parser.epilog = words("play-epilogue")


def _help(flag: str, words: Callable[..., str]) -> str:
    return words(f"play-option-{flag.removeprefix('--')}").replace("%", "%%")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play; the exit code is 0, 2 where it could not begin, 130 where it was interrupted."""
    if arguments.at is not None:
        return _at_a_server(arguments, language)
    if _game_of(arguments) == "great-wall":
        from mandate.cli.great_wall.play import run as play_great_wall

        return play_great_wall(arguments, language)
    from mandate.cli.qin.start import play

    return play(arguments, language)


def _at_a_server(arguments: argparse.Namespace, language: str) -> int:
    from importlib.util import find_spec

    from mandate.core.errors import Refused
    from mandate.server.codes import ServerCode

    if find_spec("websockets") is None:
        raise Refused(ServerCode.NOT_INSTALLED)
    from mandate.cli.remote.start import play_at

    return play_at(arguments, language)


def _saved_last() -> str:
    """The game whose save is the newest."""
    from mandate.cli.great_wall import session
    from mandate.cli.kit import files

    times = {
        game: max((path.stat().st_mtime_ns for path in folder.glob("*.json")), default=0)
        for game, folder in (("qin", files.saves()), ("great-wall", session.saves()))
    }
    return max(times, key=times.__getitem__)


def _game_of(arguments: argparse.Namespace) -> str:
    """The game named on the command line, or that of the record to be resumed."""
    if arguments.game is None and arguments.resume == LATEST:
        return _saved_last()
    if arguments.game is None and arguments.resume:
        from mandate.cli.files import read_records
        from mandate.core.errors import Problem

        try:
            return next(read_records(arguments.resume))[0].game
        except Problem:
            return "qin"  # whose own reader says better what is wrong with the file
    return arguments.game or "qin"
