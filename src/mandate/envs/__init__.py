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
from functools import partial
from typing import Any

from mandate import games
from mandate.games.registry import Registration

_VERSION = "_v0"


def __getattr__(name: str) -> Any:
    """The environments of a game by their name, `qin_v0`, loaded when they are first used."""
    game = name.removesuffix(_VERSION).replace("_", "-")
    if name.endswith(_VERSION) and game in games.names():
        if module := games.registration(game).envs:
            return importlib.import_module(module)
        return importlib.import_module("mandate.envs.plain").plain_module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register(game: Registration) -> None:
    """Under the names of its own environments, or of those that fit any game."""
    name = game.id.replace("-", "_")
    title = "".join(word.capitalize() for word in game.id.split("-"))
    plain = "mandate.envs.plain_single"
    try:
        import gymnasium
    except ModuleNotFoundError:
        pass
    else:
        gymnasium.register(
            f"mandate/{title}-v0",
            entry_point=f"{game.envs}:{title}Env" if game.envs else f"{plain}:PlainEnv",
            vector_entry_point=game.vector_env or (None if game.envs else f"{plain}:PlainVectorEnv"),
            kwargs={} if game.envs else {"game": game.id},
        )
    try:
        import pettingzoo
    except ModuleNotFoundError:
        return
    for door, entry in (("aec", "env"), ("parallel", "parallel_env")):
        at = f"{game.envs}:{entry}" if game.envs else partial(_pettingzoo, entry, game.id)
        pettingzoo.register(door, f"mandate/{name}-v0", entry_point=at)


def _pettingzoo(entry: str, game: str, **settings: Any) -> Any:
    return getattr(importlib.import_module("mandate.envs.plain").plain_module(game), entry)(**settings)


for _game in games.names():
    _register(games.registration(_game))
