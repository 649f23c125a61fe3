"""Both games as environments for learning: PettingZoo, Gymnasium. See docs/envs.md.

    import gymnasium

    env = gymnasium.make("mandate.envs:mandate/Qin-v0", opponent="level:2")

Importing this registers them. It needs the extra `envs`; nothing else of Mandate does.
"""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"mandate.envs needs {missing.name}: pip install 'mandate[envs]'", name=missing.name
    ) from missing

gymnasium.register("mandate/Qin-v0", entry_point="mandate.envs.single:QinEnv")
gymnasium.register("mandate/GreatWall-v0", entry_point="mandate.envs.single:GreatWallEnv")

for _name, _module in (("qin", "qin_v0"), ("great_wall", "great_wall_v0")):
    pettingzoo.register("aec", f"mandate/{_name}-v0", entry_point=f"mandate.envs.{_module}:env")
    pettingzoo.register("parallel", f"mandate/{_name}-v0", entry_point=f"mandate.envs.{_module}:parallel_env")
