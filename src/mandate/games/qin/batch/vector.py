"""Gymnasium's vector environment on our own batch: many games of Qin, one seat of each is the agent's.

env = gymnasium.make_vec("mandate.envs:mandate/Qin-v0", num_envs=1024, opponent="random")
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, ClassVar, get_args

import mandate.envs.libraries  # noqa: F401  # says what is missing

# isort: split
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mandate.core.game import Seat
from mandate.envs.encoding import FLAT, IDLE, Form, Mask, Observation, one_of
from mandate.envs.single import Opponent, opponents_for, read_seat
from mandate.envs.vector import MODES, Autoreset
from mandate.games.qin.batch.batch import BatchState, QinBatch
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.start import Start
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position import write_all
from mandate.players import Player, find
from mandate.players.external import ExternalPlayer

RANDOM, SELF = "random", "self"
Rows = npt.NDArray[np.int64]


class QinVectorEnv(VectorEnv):  # type: ignore[misc]  # Gymnasium is read as untyped
    """As many games as environments, stepped together on `threads` threads.

    `opponent`: `random` plays as quickly as the batch does; `self` lets the agent play every seat, each step
    from the seat to move; any other opponent of the single-game environment is called game by game. A game
    ends by the rules, or by an illegal action, which brings -1. `autoreset`: it is then dealt again in the
    same step, or in the next, whose action is not read; until then its observation is all zeros.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: Opponent | Sequence[Opponent] = RANDOM,
        seat: int | str = 0,
        observations: Form = "array",
        threads: int = 1,
        autoreset: Autoreset = "same_step",
        **options: Any,
    ) -> None:
        self._next_step = one_of("autoreset", autoreset, get_args(Autoreset)) == "next_step"
        self.metadata = {**self.metadata, "autoreset_mode": MODES[autoreset]}  # type: ignore[misc]  # each its own
        self._options = QIN.configure(options)
        self._encoding = QinEncoding(options, observations)
        self._batch = QinBatch(num_envs, threads=threads, **options)
        self.num_envs = num_envs
        self.single_observation_space = self._encoding.space()
        self.single_action_space = self._encoding.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._self = opponent == SELF
        player = RANDOM if self._self else opponent
        self._opponents = opponents_for(player, self._batch.seats - 1, QIN.id)
        self._quick = all(each == RANDOM for each in self._opponents)
        self._wanted = read_seat(seat, self._batch.seats)
        self._seats = np.zeros(num_envs, dtype=np.int64)  # the agent's
        self._players: dict[tuple[int, int], Player] = {}  # by game and place after the agent
        self._gained = np.zeros(num_envs)  # by the agent in this step
        self._over = np.zeros(num_envs, dtype=np.bool_)  # games that are shown as ended
        self._state: BatchState | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every game again. One seed is for all; each game's chance also depends on its number."""
        if isinstance(seed, list):
            raise ValueError("a batch takes one seed for all of its games, not a list")
        if options:
            raise ValueError(
                f"reset takes no options, not {sorted(options)}: name them when the games are made"
            )
        super().reset(seed=seed)
        self._let_go()
        self._over = np.zeros(self.num_envs, dtype=np.bool_)
        self._sit_down(np.arange(self.num_envs))
        state = self._batch.init(self._number())
        self._state = self._others_play(state)
        return self._observed(), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        if self._state is None:
            raise RuntimeError("reset() deals the first games")
        everywhere = np.arange(self.num_envs)
        own = self._state.player if self._self else self._seats
        state = self._stepped(self._state, actions)
        self._gained = state.rewards[everywhere, own].astype(np.float64)
        self._sit_down(np.flatnonzero(state.terminated))
        self._state = self._others_play(state)
        if self._next_step:
            self._over = state.terminated.copy()
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observed(), self._gained, state.terminated, truncated, self._infos()

    def _stepped(self, state: BatchState, actions: npt.ArrayLike) -> BatchState:
        """One action in each game; in those that are shown as ended none is read."""
        if not self._over.any():
            return self._batch.step(state, actions, self._number())
        rows, chosen = np.flatnonzero(~self._over), np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype} {chosen.shape}")
        state = _taken(state, np.arange(self.num_envs))
        state.rewards[:], state.terminated[:] = 0, False
        if len(rows):
            after = self._batch.resized(len(rows)).step(_taken(state, rows), chosen[rows], self._number())
            for field in dataclasses.fields(BatchState):
                getattr(state, field.name)[rows] = getattr(after, field.name)
        return state

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))

    # --- the other seats ----------------------------------------------------------------------------

    def _sit_down(self, rows: Rows) -> None:
        """The agent's seats in games that were just dealt."""
        if self._wanted is None:
            self._seats[rows] = self.np_random.integers(self._batch.seats, size=len(rows))
        else:
            self._seats[rows] = self._wanted

    def _others_play(self, state: BatchState) -> BatchState:
        """Until the agent is asked in every game. `state` is ours: what happens is written into it."""
        while not self._self and len(rows := np.flatnonzero(state.player != self._seats)):
            some = _taken(state, rows)
            actions = self._random(some) if self._quick else self._chosen(some, rows)
            after = self._batch.resized(len(rows)).step(some, actions, self._number())
            for field in dataclasses.fields(BatchState):
                if field.name not in ("rewards", "terminated"):
                    getattr(state, field.name)[rows] = getattr(after, field.name)
            state.rewards[rows] += after.rewards
            state.terminated[rows] |= after.terminated
            self._gained[rows] += after.rewards[np.arange(len(rows)), self._seats[rows]]
            self._sit_down(rows[after.terminated])
        return state

    def _random(self, state: BatchState) -> Rows:
        """A legal action for each, every one equally likely."""
        so_far = np.cumsum(state.mask, axis=1, dtype=np.int32)
        place = (self.np_random.random(len(so_far)) * so_far[:, -1]).astype(np.int32)
        chosen: Rows = np.argmax(so_far > place[:, None], axis=1)
        return chosen

    def _chosen(self, state: BatchState, rows: Rows) -> Rows:
        """What our players choose, each from its view. A batch does not hold the past of a game: they see the
        position as one that the game began with."""
        actions, games = np.empty(len(rows), dtype=np.int64), self._batch.resized(len(rows)).rows(state)
        for place, (row, g) in enumerate(zip(rows.tolist(), games, strict=True)):
            board = self._batch.board
            table = QinState(board, g, Start(self._options, position=write_all(board, g)))
            seat = Seat(int(state.player[place]))
            decision = table.pending[seat]
            token = self._player(row, seat).choose(table.view(seat), decision)
            actions[place] = self._encoding.action(decision, token.partition("/")[0])
        return actions

    def _player(self, row: int, seat: Seat) -> Player:
        place = (seat - int(self._seats[row])) % self._batch.seats - 1
        if (row, place) not in self._players:
            other = self._opponents[place]
            player = find(other, f"{self._number()}", game=QIN.id) if isinstance(other, str) else other
            self._players[row, place] = player
        return self._players[row, place]

    def _let_go(self) -> None:
        for player in self._players.values():
            if isinstance(player, ExternalPlayer) and player not in self._opponents:
                player.close()
        self._players = {}

    def close_extras(self, **_: Any) -> None:
        self._let_go()

    # --- observations -------------------------------------------------------------------------------

    def _observed(self) -> Observation:
        seen = self._seen()
        for array in seen.values():
            array[self._over] = 0
        return {**seen, "action_mask": self._mask()}

    def _seen(self) -> Observation:
        state = self._state
        assert state is not None
        if self._encoding.form == "blocks":
            return {"planes": state.planes.copy(), "vector": state.vector.copy()}
        if self._encoding.form == "flat":
            numbers = np.concatenate((state.planes.reshape(self.num_envs, -1), state.vector), axis=1)
            return {FLAT: numbers}
        height, width = state.planes.shape[2:]
        spread = np.broadcast_to(state.vector[:, :, None, None], (*state.vector.shape, height, width))
        return {"observation": np.concatenate((state.planes, spread), axis=1)}

    def _mask(self) -> Mask:
        assert self._state is not None, "reset() deals the first games"
        mask: Mask = self._state.mask.copy()
        mask[self._over] = np.arange(mask.shape[1]) == IDLE
        return mask

    def _infos(self) -> dict[str, Any]:
        state = self._state
        assert state is not None
        return {
            "action_mask": self._mask(),
            "seat": state.player.copy(),
            "rewards": state.rewards.copy(),  # of every seat
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of each game, as sb3-contrib wants them."""
        masks: npt.NDArray[np.bool_] = self._mask().astype(np.bool_)
        return masks


def _taken(state: BatchState, rows: Rows) -> BatchState:
    return BatchState(*(getattr(state, field.name)[rows] for field in dataclasses.fields(BatchState)))
