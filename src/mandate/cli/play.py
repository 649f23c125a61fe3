"""`mandate play`: a game in the terminal, full-screen or line by line.

Only what the command line needs is here; the rules, the screen and the players are imported when a
game starts, so that `mandate --help` stays fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.options import add_game_options, games_help, players_help

LATEST = ""  # `--resume` without a file

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    """The options of `mandate play`, with their help in the chosen language."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=games_help(words))
    parser.add_argument("--at", metavar="URL", help=_help("--at", words))
    for flag, metavar, many in (
        ("--board", "BOARD", False),
        ("--opponent", "PLAYER", True),
        ("--name", "NAME", True),
        ("--first", "SEAT", False),
        ("--series", "GAMES", False),
        ("--clock", "CLOCK", False),
        ("--seed", "SEED", False),
        ("--save", "FILE", False),
    ):
        action = "append" if many else "store"
        parser.add_argument(flag, metavar=metavar, action=action, help=_help(flag, words))
    parser.add_argument("--players", metavar="N", type=int, default=None, help=players_help(words))
    parser.add_argument("--pause", metavar="SECONDS", type=float, default=None, help=_help("--pause", words))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help=_help("--resume", words))
    parser.add_argument("--from", metavar="FILE", dest="begin_from", help=_help("--from", words))
    parser.add_argument("--position", metavar="POSITION", help=_help("--position", words))
    parser.add_argument("--after", metavar="N", type=int, help=_help("--after", words))
    parser.add_argument("--seat", metavar="N", type=int, help=_help("--seat", words))
    for flag in (
        "--hot-seat",
        "--fair-start",
        "--takebacks",
        "--rated",
        "--find",
        "--no-colour",
        "--plain",
        "--ascii",
    ):
        parser.add_argument(flag, action="store_true", help=_help(flag, words))
    parser.set_defaults(fair_start=None)  # an option of the game: None means its default
    add_game_options(parser, words)
    parser.epilog = words("play-epilogue")


def _help(flag: str, words: Callable[..., str]) -> str:
    return words(f"play-option-{flag.removeprefix('--')}").replace("%", "%%")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play; the exit code is 0, 2 if the game could not start, 130 if interrupted."""
    _check_beginning(arguments)
    if arguments.at is not None:
        return _at_a_server(arguments, language)
    from mandate.cli.kit.start import play

    return play(_game_of(arguments), arguments, language)


def _check_beginning(arguments: argparse.Namespace) -> None:
    """Refuse the flags of a game from a position if there is no position, or at a server."""
    from mandate.core.errors import Code, Malformed

    beginnings = {"from": arguments.begin_from, "position": arguments.position}
    chosen = {option: value for option, value in beginnings.items() if value is not None}
    for option, needed in (("after", ("from",)), ("seat", ("from", "position"))):
        value = getattr(arguments, option)
        if value is not None and not chosen.keys() & {*needed}:
            raise Malformed(Code.BAD_OPTION, option=option, value=str(value), expected="--from FILE")
    for option, value in chosen.items():
        if arguments.at is not None:
            raise Malformed(Code.BAD_OPTION, option=option, value=value, expected="without --at")
    for option in ("rated", "clock", "find"):
        value = getattr(arguments, option)
        if value and arguments.at is None:
            shown = "" if value is True else value
            raise Malformed(Code.BAD_OPTION, option=option, value=shown, expected="--at URL")
    if len(chosen) > 1:
        raise Malformed(
            Code.BAD_OPTION, option="position", value=arguments.position, expected="without --from"
        )


def _at_a_server(arguments: argparse.Namespace, language: str) -> int:
    from importlib.util import find_spec

    from mandate.core.errors import Refused
    from mandate.table.codes import ServerCode

    if find_spec("websockets") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    from mandate.cli.remote.start import play_at

    return play_at(arguments, language)


def _game_of(arguments: argparse.Namespace) -> str:
    """The game named on the command line, else that of the record to resume, else the default."""
    from mandate import games
    from mandate.cli.kit import files

    if arguments.game is not None or (arguments.resume is None and arguments.begin_from is None):
        return arguments.game or games.DEFAULT
    if arguments.begin_from is not None:
        game = files.game_of(arguments.begin_from)
        return game if game in games.names() else games.DEFAULT
    path = files.newest() if arguments.resume == LATEST else arguments.resume
    game = files.game_of(path) if path else None
    # errors in the file are reported when it is read
    return game if game in games.names() else games.DEFAULT
