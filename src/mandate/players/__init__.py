"""Players: each turns a seat's view and its decision into a choice, and sees nothing else.

player = find("greedy", seed=7)
choice = player.choose(view, decision)
"""

from __future__ import annotations

from typing import Protocol

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, View

OF_GAME = {"qin": ("random", "greedy"), "great-wall": ("random", "rules")}


class Player(Protocol):
    """Anybody who can answer. The same seed and the same questions give the same answers."""

    def choose(self, view: View, decision: Decision) -> str:
        """One of `decision.options`."""
        ...


def find(name: str, seed: int | str | None = None, *, game: str = "qin") -> Player:
    """The player of that name for a game."""
    if name not in OF_GAME.get(game, ("random",)):
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=", ".join(OF_GAME.get(game, ("random",))))
    if name == "random":
        from mandate.players.random import RandomPlayer

        return RandomPlayer(seed)
    if name == "rules":
        from mandate.players.great_wall_rules import RulesPlayer

        return RulesPlayer(seed)
    from mandate.players.greedy import GreedyPlayer

    return GreedyPlayer(seed)
