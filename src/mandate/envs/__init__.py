"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel. See docs/envs.md.

Importing this registers them with what is installed (extra `envs`); for OpenSpiel import
`mandate.envs.openspiel` (extra `openspiel`). Nothing else of Mandate needs either. The module that makes a
game's environments is an attribute here: `from mandate.envs import qin_v0`.

Examples:
    >>> import gymnasium
    >>> env = gymnasium.make("mandate.envs:mandate/Qin-v0", opponent="greedy")
    >>> observation, info = env.reset(seed=1)
    >>> action = observation["action_mask"].argmax()  # any that the mask allows
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> terminated
    False
"""

from __future__ import annotations

import importlib
from typing import Any

from mandate import games
from mandate.games.registry import Registration

_VERSION = "_v0"


def __getattr__(name: str) -> Any:
    """The environments of a game by their name, `qin_v0`, loaded when they are first used."""
    game = name.removesuffix(_VERSION).replace("_", "-")
    if name.endswith(_VERSION) and game in games.names() and (module := games.registration(game).envs):
        return importlib.import_module(module)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register(game: Registration) -> None:
    name = game.id.replace("-", "_")
    title = "".join(word.capitalize() for word in game.id.split("-"))
    try:
        import gymnasium
    except ModuleNotFoundError:
        pass
    else:
        gymnasium.register(
            f"mandate/{title}-v0",
            entry_point=f"{game.envs}:{title}Env",
            vector_entry_point=game.vector_env or None,
        )
    try:
        import pettingzoo
    except ModuleNotFoundError:
        return
    pettingzoo.register("aec", f"mandate/{name}-v0", entry_point=f"{game.envs}:env")
    pettingzoo.register("parallel", f"mandate/{name}-v0", entry_point=f"{game.envs}:parallel_env")


for _game in games.names():
    if games.registration(_game).envs:
        _register(games.registration(_game))
