"""The options of the games as flags: `overlord` of The Great Wall is `--overlord`.

If the name is taken by a flag of a command, or by another game's option of a different type, the game's
name is put first in every command: `out` of Nim is `--nim-out`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from mandate.core.errors import Malformed
from mandate.core.option import RESERVED
from mandate.games import DEFAULT, OF_THE_HOUSE, options_of
from mandate.games import names as game_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mandate.core.game import Option


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def add_game_options(parser: argparse._ActionsContainer, words: Callable[..., str]) -> None:
    """Add a flag for every option of any game, after the command's own flags, which take precedence."""
    taken = {word for action in parser._actions for word in action.option_strings}
    for game, option, name in _named():
        if flag(name) in taken:
            continue
        taken.add(flag(name))
        said = _about(game, option, words).replace("%", "%%")
        if isinstance(option.default, bool):
            action = argparse.BooleanOptionalAction if option.default else "store_true"
            parser.add_argument(flag(name), dest=_place(name), action=action, default=None, help=said)
            continue
        metavar = "{" + ",".join(str(choice) for choice in option.choices) + "}" if option.choices else None
        parser.add_argument(flag(name), dest=_place(name), type=_kind(option), metavar=metavar, help=said)


def games_help(words: Callable[..., str]) -> str:
    """The list of games, for the help of a command that takes one."""
    return words("play-option-game", games=", ".join(game_names()), default=DEFAULT)


def players_help(words: Callable[..., str]) -> str:
    """The player counts of each installed game."""
    counts = []
    for game in game_names():
        option = next((each for each in _any_options(game) if each.name == "players"), None)
        if option is not None:
            facts = {"least": option.least, "most": option.most, "usual": option.default}
            counts.append(words("play-option-players-of", game=words(f"{game}-name"), **facts))
    return words("play-option-players", games=", ".join(counts)).replace("%", "%%")


def given_options(arguments: argparse.Namespace, game: str) -> dict[str, Any]:
    """The options of this game that were given."""
    options = {
        option.name: getattr(arguments, _place(name), None) for of, option, name in _named() if of == game
    }
    return {name: value for name, value in options.items() if value is not None}


def foreign_options(arguments: argparse.Namespace, game: str) -> list[str]:
    """The given flags that belong only to other games."""
    options_of(game)  # raises if the game cannot be used
    own = {name for of, _, name in _named() if of == game}
    names = dict.fromkeys(name for _, _, name in _named() if name not in own)
    return [flag(name) for name in names if getattr(arguments, _place(name), None) is not None]


def flags_of_games(arguments: argparse.Namespace) -> dict[str, Any]:
    """The given options of any game, by flag name."""
    values = {name: getattr(arguments, _place(name), None) for _, _, name in _named()}
    return {name: value for name, value in values.items() if value is not None}


def flag_of(game: str, option: str) -> str:
    """The flag of a game's option, or of a setting common to all games."""
    own = (name for of, each, name in _named() if (of, each.name) == (game, option))
    return flag(next(own, option))


def _any_options(game: str) -> tuple[Option, ...]:
    """The options of a game; empty if its package is broken, which is reported when it is played."""
    try:
        return options_of(game)
    except Malformed:
        return ()


def _named() -> Iterator[tuple[str, Option, str]]:
    """Every option of every game, with its unique flag name."""
    kinds: dict[str, type] = {}
    for game in game_names():
        for option in _any_options(game):
            first = kinds.setdefault(option.name, _kind(option))
            own = option.name in RESERVED or first is not _kind(option)
            yield game, option, f"{game}-{option.name}" if own else option.name


def _kind(option: Option) -> type:
    """The type to parse the argument as."""
    return type(option.default) if isinstance(option.default, bool | int | float) else str


def _place(name: str) -> str:
    """The attribute where argparse puts the value."""
    return name.replace("-", "_")


def _about(game: str, option: Option, words: Callable[..., str]) -> str:
    """What an option changes: a built-in message, or one from its game; else its bare name.

    For a Boolean option, what the flag changes it to.
    """
    if game in {each.id for each in OF_THE_HOUSE}:
        return words(f"option-{option.name.replace('_', '-')}")
    value = option.fact(not option.default if isinstance(option.default, bool) else option.default)
    try:
        said = words(option.about, value=value) if option.about else option.name
    except (LookupError, ValueError):  # the package lacks the message: not fatal
        said = option.name
    return words("option-of-game", game=words(f"{game}-name"), about=said)
