"""Gymnasium: one seat is the agent; the others are our players, any bot, or functions."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, TypeAlias

import mandate.envs.libraries  # noqa: F401  # says what is missing

# isort: split
import gymnasium
import numpy as np
import numpy.typing as npt

from mandate.core.game import Decision, Outcome, Seat, View
from mandate.envs.encoding import IDLE, Form, Mask, Observation, one_of
from mandate.envs.kinds import Kind
from mandate.envs.play import WORST, Illegal, IllegalMode
from mandate.envs.rewards import RewardMode, Rewards
from mandate.players import Player, find
from mandate.players.external import ExternalPlayer
from mandate.players.random import RandomPlayer

Choosing: TypeAlias = Callable[[View, Decision], str]
Opponent: TypeAlias = str | Player | Choosing


class Function:
    """A function as a player."""

    def __init__(self, choose: Choosing) -> None:
        self.choose = choose


def opponents_for(opponent: Opponent | Sequence[Opponent], others: int, game: str) -> list[str | Player]:
    """One for each other seat; names that mean nothing are refused now."""
    opponents: list[Any] = [*opponent] if isinstance(opponent, list | tuple) else [opponent] * others
    if len(opponents) != others:
        raise ValueError(f"{others} opponents are needed, not {len(opponents)}")
    return [_player(each, game) for each in opponents]


def _player(opponent: Any, game: str) -> str | Player:
    if isinstance(opponent, str):
        find(opponent, game=game)
        return opponent
    if not hasattr(opponent, "choose") and not callable(opponent):
        raise TypeError(f"an opponent is a name, a player or a function, not {opponent!r}")
    player: Player = opponent if hasattr(opponent, "choose") else Function(opponent)
    return player


def read_seat(seat: int | str, seats: int) -> Seat | None:
    """The agent's seat; none where it is drawn for each game."""
    if seat == "random":
        return None
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise ValueError(f"seat is one of 0 to {seats - 1} or 'random', not {seat!r}")
    return Seat(seat)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is read as untyped
    """A game from one seat.

    `opponent` is the name of a player (`level:3`, `bot:COMMAND`), a player, or a function of a view and a
    decision; or a list of them, one for each other seat in turn. `seat` is the agent's, or `random`.
    `teacher`, a player too, says in the info which action it would take (`teacher_action`), for imitation.
    """

    kind: ClassVar[Kind]
    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        *,
        opponent: Opponent | Sequence[Opponent] = "random",
        seat: int | str = 0,
        observations: Form = "array",
        illegal: IllegalMode = "end",
        render_mode: str | None = None,
        reward: RewardMode = "result",
        gamma: float = 1.0,
        teacher: Opponent | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = (
            None if render_mode is None else one_of("render_mode", render_mode, self.metadata["render_modes"])
        )
        self._play = self.kind.play(options, observations, illegal)
        self._encoding = self._play.encoding
        self._rewards = Rewards(self.kind.standing, self._play.seats, reward, gamma)
        self._opponents = opponents_for(opponent, self._play.seats - 1, self.kind.game.id)
        self._teacher = None if teacher is None else _player(teacher, self.kind.game.id)
        self._wanted = read_seat(seat, self._play.seats)
        self._seat, self._ended = Seat(0), True
        self._players: dict[Seat, Player] = {}
        self.observation_space, self.action_space = self._encoding.space(), self._encoding.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first choice of the agent's seat."""
        if options:
            raise ValueError(
                f"reset takes no options, not {sorted(options)}: name them when the game is made"
            )
        self.begin(seed)
        return self.observed(), self._info()

    def begin(self, seed: int | None) -> None:
        """What `reset` does, without its answer."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        seats = self._play.seats
        self._seat = Seat(int(self.np_random.integers(seats))) if self._wanted is None else self._wanted
        others = [Seat((self._seat + i) % seats) for i in range(1, seats)]
        game = self.kind.game.id
        self._let_go()
        seated = [*zip(others, self._opponents, strict=True)]
        if self._teacher is not None:
            seated.append((self._seat, self._teacher))
        self._players = {
            seat: find(each, f"{deal}/{seat}", game=game) if isinstance(each, str) else each
            for seat, each in seated
        }
        self._play.start(deal)
        self._ended = False
        self._others_play()
        self._rewards.begin(self._play.state)

    def _others_play(self) -> bool:
        """Until the agent is asked, or the game is over; whether it is."""
        play, state = self._play, self._play.state
        while (asked := play.asked) is not None and self._seat not in (pending := state.pending):
            player = self._players[asked]
            if isinstance(player, RandomPlayer):  # which reads no view, and chooses what is offered
                play.choose_unchecked(asked, player.pick(pending[asked]))
            else:
                play.choose(asked, player.choose(state.view(asked), pending[asked]))
        self._ended = play.outcome is not None
        return self._ended

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A choice, and the others' answers until the agent is asked again."""
        reward, illegal = self.advance(action)
        more = {} if illegal is None else illegal.to_info()
        return self.observed(), reward, self._ended, False, self._info() | more

    def advance(self, action: Any) -> tuple[float, Illegal | None]:
        """What `step` does, without its answer: the reward, and why an action was refused."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset() deals the next one")
        illegal = self._play.act(self._seat, action)
        if illegal is not None:
            self._ended = True
            return WORST, illegal
        returns = self._play.returns() if self._others_play() else None
        return self._rewards.after(self._play.state, returns)[self._seat], None

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self._ended

    @property
    def seat(self) -> Seat:
        """The agent's."""
        return self._seat

    @property
    def has_teacher(self) -> bool:
        """Whether the info says what a teacher would do."""
        return self._teacher is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules."""
        return self._play.outcome

    def observed(self) -> Observation:
        """What the agent sees now."""
        return self._play.observe(self._seat, self.action_mask())

    def write(self, out: Observation) -> None:
        """What the agent sees now, written over arrays that are there."""
        if self._ended:
            for name, array in self.observed().items():
                out[name][...] = array
        else:
            self._play.write(self._seat, out)

    def taught(self) -> int:
        """The action that the teacher would take; 0 when the game is over."""
        if self._teacher is None or self._ended:
            return IDLE
        seat, state = self._seat, self._play.state
        decision = state.pending[seat]
        return self._encoding.action(decision, self._players[seat].choose(state.view(seat), decision))

    def resample(self, seed: int) -> Self:
        """A copy in which all that the agent does not know is drawn again: for planning without peeking."""
        twin = copy.deepcopy(self)
        twin._play.resample(self._seat, seed)
        return twin

    def _info(self) -> dict[str, Any]:
        lesson = {} if self._teacher is None else {"teacher_action": self.taught()}
        return {
            **lesson,
            "action_mask": self.action_mask(),
            "kind": None if self._ended else self._play.kind(self._seat),
            "seat": int(self._seat),
            **self._play.outcome_info(),
        }

    def action_mask(self) -> Mask:
        """The legal actions; action 0, which is not read, when the game is over."""
        return self._encoding.mask(None) if self._ended else self._play.mask(self._seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The same as sb3-contrib wants it."""
        return self.action_mask().astype(np.bool_)

    def close(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        """Close programs that were started for this game; keep those that the caller brought."""
        for player in self._players.values():
            if isinstance(player, ExternalPlayer) and player not in (*self._opponents, self._teacher):
                player.close()
        self._players = {}

    def render(self) -> Any:
        """The table with everything that is hidden on it: text (`ansi`), a picture (`svg`) or its pixels."""
        return self.kind.render(self.render_mode, self._play.state)
