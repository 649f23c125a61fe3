"""PettingZoo: every seat is an agent, and each answers when it is asked."""

from __future__ import annotations

import copy
from typing import Any, ClassVar, Self

import mandate.envs.libraries  # noqa: F401  # says what is missing

# isort: split
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from mandate.core.game import Outcome, Seat
from mandate.core.rng import Chance
from mandate.envs.encoding import Form, Mask, Observation, one_of, whole
from mandate.envs.kinds import Kind
from mandate.envs.layout import Floats
from mandate.envs.play import WORST, Illegal, IllegalMode
from mandate.envs.rewards import RewardMode, Rewards


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is read as untyped
    """A game for as many agents as it has seats: `player_0`, `player_1`, …

    The mask of legal actions stands in the observation, in the info of the agent that is asked, and in
    `action_mask(agent)`. What all seats know together is `state()`.
    """

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        kind: Kind,
        *,
        observations: Form = "array",
        illegal: IllegalMode = "end",
        render_mode: str | None = None,
        reward: RewardMode = "result",
        gamma: float = 1.0,
        **options: Any,
    ) -> None:
        super().__init__()
        modes = [*kind.drawings, "human"]
        self.metadata = {  # type: ignore[misc]  # each game has its own
            "name": kind.name,
            "render_modes": modes,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, tuple(modes))
        self._kind = kind
        self._play = kind.play(options, observations, illegal)
        self._encoding = self._play.encoding
        self._rewards = Rewards(kind.standing, self._play.seats, reward, gamma)
        self._seeds = Chance()
        self.possible_agents = [f"player_{seat}" for seat in range(self._play.seats)]
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._space, self._actions = self._encoding.space(), self._encoding.action_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: self._encoding.action_space() for agent in self.possible_agents}
        size = int(np.prod(self._encoding.shape)) * self._play.seats
        self.state_space = spaces.Box(self._encoding.low, self._encoding.high, (size,), np.float32)

    def observation_space(self, agent: str) -> Any:
        """What this agent observes at each step."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all choices that there are; the mask says which of them may be made."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again. The same seed gives the same game; without one the deals continue from the last seed.

        `options` is there for wrappers, and not read: a game's options are given when it is made.
        """
        del options
        if seed is not None:
            self._seeds = Chance(f"envs/{whole('seed', seed, 0)}")
        self._play.start(self._seeds.word())
        self._rewards.begin(self._play.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ended = False
        self.refusal: Illegal | None = None  # why the last action was refused
        self._turn()

    def _turn(self) -> None:
        """Whose answer comes next, and what each agent gets beside its observation."""
        asked = None if self._ended else self._play.asked
        self.agent_selection = self.possible_agents[0 if asked is None else asked]
        self._asked = None if asked is None else self.agent_selection
        self._idle = self._encoding.mask(None)
        self._mask = self._idle if asked is None else self._play.mask(asked)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.action_mask(agent)} for agent in self.agents
        }

    def observe(self, agent: str) -> Observation:
        """The observation of this agent, with its mask."""
        return self._play.observe(self._seat_of[agent], self.action_mask(agent))

    def action_mask(self, agent: str | None = None) -> Mask:
        """The legal actions of an agent; by default of the one that is asked.

        Of several that are asked at once only one is heard now. The others' masks allow action 0, which is
        not read.
        """
        return (self._mask if (agent or self.agent_selection) == self._asked else self._idle).copy()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of the agent that is asked, as sb3-contrib expects it."""
        return self.action_mask().astype(np.bool_)

    def state(self) -> Floats:
        """What all seats know together: their observations one after the other, for centralized critics."""
        views = (self._play.state.view(seat) for seat in self._seat_of.values())
        return np.concatenate([self._encoding.join(self._encoding.blocks(view)).ravel() for view in views])

    def step(self, action: Any) -> None:
        """The choice of the agent that is asked. An illegal one ends the game with -1 for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.refusal = illegal = self._play.act(self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ended = illegal is not None or self._play.outcome is not None
        self._turn()
        if illegal is not None:
            self.rewards[agent] = WORST
        else:
            returns = self._play.returns() if self._ended else None
            rewards = self._rewards.after(self._play.state, returns)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self._ended)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table with everything that is hidden on it: text (`ansi`), a picture (`svg`) or its pixels."""
        return self._kind.render(self.render_mode, self._play.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: winners, scores and why. Infos have the mask only, because some libraries make
        tensors of them."""
        return self._play.outcome

    def resample(self, agent: str, seed: int) -> Self:
        """A copy in which all that this agent does not know is drawn again: for planning without peeking."""
        twin = copy.deepcopy(self)
        twin._play.resample(self._seat_of[agent], seed)
        twin._turn()
        return twin

    def close(self) -> None:
        """There is nothing to let go of."""


def wrapped(kind: Kind, **settings: Any) -> Any:
    """Wrapped like PettingZoo's own environments: a step before a reset gives a clear error."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(kind, **settings))


def parallel(kind: Kind, **settings: Any) -> Any:
    """All agents at once: only the action of the asked one counts, the others' masks allow action 0."""
    return turn_based_aec_to_parallel(wrapped(kind, **settings))
