"""Both games as environments for learning: PettingZoo, Gymnasium, OpenSpiel. See docs/envs.md.

Importing this registers them with what is installed (extra `envs`); for OpenSpiel import
`mandate.envs.openspiel` (extra `openspiel`). Nothing else of Mandate needs either.

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

try:
    import gymnasium
except ModuleNotFoundError:
    pass
else:
    gymnasium.register(
        "mandate/Qin-v0",
        entry_point="mandate.envs.single:QinEnv",
        vector_entry_point="mandate.batch.vector:QinVectorEnv",
    )
    gymnasium.register("mandate/GreatWall-v0", entry_point="mandate.envs.single:GreatWallEnv")

try:
    import pettingzoo
except ModuleNotFoundError:
    pass
else:
    for _name, _module in (("qin", "qin_v0"), ("great_wall", "great_wall_v0")):
        pettingzoo.register("aec", f"mandate/{_name}-v0", entry_point=f"mandate.envs.{_module}:env")
        pettingzoo.register(
            "parallel", f"mandate/{_name}-v0", entry_point=f"mandate.envs.{_module}:parallel_env"
        )
