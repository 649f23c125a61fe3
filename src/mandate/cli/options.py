"""The options of the games as flags: `overlord` of The Great Wall is `--overlord`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.core.errors import Malformed
from mandate.games import names as game_names
from mandate.games import options_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from mandate.core.game import Option


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def add_game_options(parser: argparse._ActionsContainer, words: Callable[..., str]) -> None:
    """A flag for every option of any game that the parser does not have yet."""
    taken = {word for action in parser._actions for word in action.option_strings}
    for option in [option for game in game_names() for option in any_options(game)]:
        if flag(option.name) in taken:
            continue
        taken.add(flag(option.name))
        said = words(f"option-{option.name.replace('_', '-')}").replace("%", "%%")
        if isinstance(option.default, bool):
            parser.add_argument(flag(option.name), action="store_true", default=None, help=said)
            continue
        metavar = "{" + ",".join(str(choice) for choice in option.choices) + "}" if option.choices else None
        kind = int if isinstance(option.default, int) else str
        parser.add_argument(flag(option.name), type=kind, metavar=metavar, help=said)


def given_options(arguments: argparse.Namespace, game: str) -> dict[str, Any]:
    """The options of this game that were given."""
    found = {option.name: getattr(arguments, option.name, None) for option in any_options(game)}
    return {name: value for name, value in found.items() if value is not None}


def foreign_options(arguments: argparse.Namespace, game: str) -> list[str]:
    """The flags that were given and belong to other games only."""
    own = {option.name for option in options_of(game)}
    names = [option.name for other in game_names() for option in any_options(other) if option.name not in own]
    given = [name for name in names if getattr(arguments, name, None) not in (None, False)]
    return [flag(name) for name in dict.fromkeys(given)]


def any_options(game: str) -> tuple[Option, ...]:
    """The options of a game; none where its package is broken, which is told to whoever wants to play it."""
    try:
        return options_of(game)
    except Malformed:
        return ()
