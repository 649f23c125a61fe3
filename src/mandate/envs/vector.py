"""Gymnasium's vector environment for any game: one call steps many games, in this process or in several.

env = gymnasium.make_vec("mandate.envs:mandate/GreatWall-v0", num_envs=64, workers=2, players=1)
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias, get_args

import mandate.envs.libraries  # noqa: F401  # says what is missing

# isort: split
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mandate.envs.encoding import Observation, one_of, whole
from mandate.envs.games_at_once import NEWS, RESET, SEED_MOST, STEP, Slice, Workers, shared_arrays
from mandate.envs.single import SeatEnv

Autoreset: TypeAlias = Literal["same_step", "next_step"]
MODES = {"same_step": AutoresetMode.SAME_STEP, "next_step": AutoresetMode.NEXT_STEP}


class SeatsVectorEnv(VectorEnv):  # type: ignore[misc]  # Gymnasium is read as untyped
    """Many games of a `SeatEnv` with the same settings, stepped together into shared arrays.

    `workers`: processes among which the games are shared; with one, the games are played in this process.
    `autoreset`: a game that ends is dealt again in the same step, or in the next, whose action is not read.
    """

    make: ClassVar[type[SeatEnv]]
    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, num_envs: int = 1, *, workers: int = 1, autoreset: Autoreset = "same_step", **settings: Any
    ) -> None:
        self.num_envs, workers = whole("num_envs", num_envs, 1), whole("workers", workers, 1)
        same_step = one_of("autoreset", autoreset, get_args(Autoreset)) == "same_step"
        self.metadata = {**self.metadata, "autoreset_mode": MODES[autoreset]}  # type: ignore[misc]  # each its own
        sample = self.make(**settings)
        self.single_observation_space: spaces.Dict = sample.observation_space
        self.single_action_space = sample.action_space
        sample.close()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        boxes = self.single_observation_space.items()
        seen = {name: (box.shape, str(box.dtype)) for name, box in boxes}
        shapes = {**seen, **NEWS}
        self._seen = tuple(seen)
        self._lessons = ("teacher_action",) if settings.get("teacher") is not None else ()
        memory, self._arrays = shared_arrays(shapes, num_envs)
        self._here: Slice | None = None
        self._there: Workers | None = None
        if workers == 1:
            self._here = Slice(self.make, settings, self._arrays, same_step=same_step)
        else:
            self._there = Workers(
                self.make, settings, memory, shapes, num_envs, min(workers, num_envs), same_step=same_step
            )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every game. A seed is that of the first game, and the others count on; or one for each."""
        if options:
            raise ValueError(
                f"reset takes no options, not {sorted(options)}: name them when the games are made"
            )
        super().reset(seed=None if isinstance(seed, list) else seed)
        drawn = self.np_random.integers(SEED_MOST, size=self.num_envs)
        if isinstance(seed, list):
            seeds = [int(own) if one is None else one for one, own in zip(seed, drawn, strict=True)]
        else:
            seeds = drawn.tolist() if seed is None else [seed + row for row in range(self.num_envs)]
        self._arrays["seeds"][:] = seeds
        if self._here is not None:
            self._here.reset()
        elif self._there is not None:
            self._there.call(RESET)
        return self._observed(), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        """One choice in each game, and the others' answers until the agent is asked again."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype} {chosen.shape}")
        self._arrays["actions"][:] = chosen
        if self._here is not None:
            self._here.step()
        elif self._there is not None:
            self._there.call(STEP)
        arrays, cut = self._arrays, np.zeros(self.num_envs, dtype=np.bool_)
        return self._observed(), arrays["rewards"].copy(), arrays["terminated"].copy(), cut, self._infos()

    def _observed(self) -> Observation:
        return {name: self._arrays[name].copy() for name in self._seen}

    def _infos(self) -> dict[str, Any]:
        names = ("action_mask", "seat", "won", "score", *self._lessons)
        return {name: self._arrays[name].copy() for name in names}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of each game, as sb3-contrib wants them."""
        masks: npt.NDArray[np.bool_] = self._arrays["action_mask"].astype(np.bool_)
        return masks

    def close_extras(self, **_: Any) -> None:
        if self._here is not None:
            self._here.close()
        if self._there is not None:
            self._there.close()
        self._here = self._there = None
