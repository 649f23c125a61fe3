"""Players: each turns a seat's view and its decision into a choice, and sees nothing else.

player = find("search:500", seed=7)
choice = player.choose(view, decision)

A name may have an argument behind a colon: `search:500` thinks for 500 simulations, `level:1` is the first
of the four levels, `bot:COMMAND` is a program that is started when it is asked. Some players can also say
what they thought: see `thought.Thinker`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, View
from mandate.lang import say

Seed = int | str | None
BOT = "bot"
LEVEL = "level"
# The levels of Qin for people, from the one that a child can beat to the strongest
LEVELS = ("apprentice", "settler", "raider", "chancellor")


class Player(Protocol):
    """Anybody who can answer. The same seed and the same questions give the same answers."""

    def choose(self, view: View, decision: Decision) -> str:
        """One of `decision.options`."""
        ...


@runtime_checkable
class Compiled(Protocol):
    """A player whose first use on a machine takes long, for it must be compiled."""

    def prepare(self) -> None:
        """Compile, or load from the cache, everything that choosing needs."""
        ...


def find(name: str, seed: Seed = None, *, game: str = "qin") -> Player:
    """The player of that name for a game; refuses a name or an argument that means nothing.

    `bot:COMMAND` is a program that is started when it is asked.
    """
    known = REGISTRY.get(game, ANY_GAME)
    full = full_name(name, game=game)
    kind, colon, argument = full.partition(":")
    if kind == BOT:
        from mandate.players.external import ExternalPlayer, command_of

        return ExternalPlayer(command_of(name), seed)
    if kind not in known:
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=", ".join(known))
    return known[kind](full, argument if colon else None, seed)


def full_name(name: str, *, game: str = "qin") -> str:
    """The name under which a player is remembered and shown: that of the level for `level:1`."""
    kind, _, argument = name.partition(":")
    if kind != LEVEL or LEVELS[0] not in REGISTRY.get(game, ANY_GAME):
        return name
    if argument not in map(str, range(1, len(LEVELS) + 1)):
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=f"{LEVEL}:1–{len(LEVELS)}")
    return LEVELS[int(argument) - 1]


def label(name: str, language: str) -> str:
    """What people call this player: `Chancellor`, or `Chancellor (1s)` where it was given an argument."""
    kind, colon, argument = full_name(name).partition(":")
    called = say(language, f"player-{kind}")
    return f"{called} ({argument})" if colon else called


def temper(kind: str, language: str) -> str:
    """One honest sentence on how a player plays."""
    return say(language, f"temper-{kind}")


# --- making them: each is imported only where it plays ----------------------------------------------

Make = Callable[[str, str | None, Seed], Player]  # the name as given, what stands behind the colon, a seed


def _random(name: str, argument: str | None, seed: Seed) -> Player:
    from mandate.players.random import RandomPlayer

    _no_argument(name, argument)
    return RandomPlayer(seed)


def _greedy(name: str, argument: str | None, seed: Seed) -> Player:
    from mandate.players.greedy import GreedyPlayer

    _no_argument(name, argument)
    return GreedyPlayer(seed)


def _rules(name: str, argument: str | None, seed: Seed) -> Player:
    from mandate.players.great_wall_rules import RulesPlayer

    _no_argument(name, argument)
    return RulesPlayer(seed)


def _search(name: str, argument: str | None, seed: Seed) -> Player:
    from mandate.players.qin_search import SearchPlayer, budget

    return SearchPlayer(budget(name, argument), seed)


def _level(name: str, argument: str | None, seed: Seed) -> Player:
    from mandate.players.qin_levels import level

    return level(name, argument, seed)


def _no_argument(name: str, argument: str | None) -> None:
    if argument is not None:
        raise Malformed(Code.PLAYER_ARGUMENT, player=name, name=name.partition(":")[0])


ANY_GAME: Mapping[str, Make] = {"random": _random}
REGISTRY: Mapping[str, Mapping[str, Make]] = {
    "qin": {**ANY_GAME, "greedy": _greedy, "search": _search, **dict.fromkeys(LEVELS, _level)},
    "great-wall": {**ANY_GAME, "rules": _rules},
}
OF_GAME = {game: tuple(players) for game, players in REGISTRY.items()}
