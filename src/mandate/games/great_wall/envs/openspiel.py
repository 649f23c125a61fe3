"""The Great Wall for OpenSpiel, as far as its interface allows: `pyspiel.load_game("mandate_great_wall")`.

There is one chance node, the deal, which is one of `deals`; everything hidden follows from it. A clone knows
what comes, so only searches that redraw the hidden part (`resample_from_infostate`) play fairly.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.envs.layout import Floats
from mandate.envs.play import Play
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.envs.kind import GREAT_WALL_KIND
from mandate.games.great_wall.envs.tokens import NUMBER_OF, TOKENS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState

MANY_DEALS = 1_000_000
LONGEST_GAME_CHOICES = 5_000  # choices; random games have 235, and no game has come near a thousand
Utility = pyspiel.GameType.Utility


def game_type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name="mandate_great_wall",
        long_name="The Great Wall (Mandate)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **{option.name: option.default for option in GREAT_WALL.options},
            "deals": 1000,
        },
    )


class GreatWallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is read as untyped
    """The Great Wall in any mode. `deals`: how many deals there are to draw from."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        options = {name: value for name, value in parameters.items() if name != "deals"}
        self.options = GREAT_WALL.configure(options)
        self.deals = int(parameters.get("deals", 1000))
        if not 1 <= self.deals <= MANY_DEALS:
            raise ValueError(f"deals is a number from 1 to {MANY_DEALS}, not {self.deals}")
        players, coop = int(self.options["players"]), bool(self.options["coop"])
        against = players > 1 and not coop
        info = pyspiel.GameInfo(
            num_distinct_actions=len(TOKENS),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0 / (players - 1) if against else -1.0,
            max_utility=1.0,
            utility_sum=0.0 if against else None,
            max_game_length=LONGEST_GAME_CHOICES,
        )
        utility = Utility.ZERO_SUM if against else Utility.IDENTICAL if coop else Utility.GENERAL_SUM
        self.play: Play = GREAT_WALL_KIND.play(self.options, "array", "raise")  # each state copies it
        super().__init__(game_type(utility), info, parameters)

    def new_initial_state(self) -> GreatWallSpielState:
        return GreatWallSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> GreatWallObserver | None:
        """None if the observer would show only part of what a seat knows: views are not cut into parts."""
        if params:
            raise ValueError(f"an observer of mandate_great_wall takes no settings, not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return GreatWallObserver(self.options, bool(kind.perfect_recall))


class GreatWallSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is read as untyped
    """A game in progress. Seats that are asked at the same time answer in turn, without seeing the others."""

    def __init__(self, game: GreatWallGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.play = copy.deepcopy(game.play)
        self.numbers: list[int] = []  # indices of the choices made here, in the game's own history
        self.movers: list[int] = []  # of the choices that are repeated for a resampled state

    @property
    def dealt(self) -> bool:
        return hasattr(self.play, "state")

    def current_player(self) -> int:
        if self.movers:
            return self.movers[0]
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.play.asked
        return int(pyspiel.PlayerId.TERMINAL if asked is None else asked)

    def is_terminal(self) -> bool:
        return self.dealt and self.play.state.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.play.decision(Seat(player))
        return [] if decision is None else sorted(self.play.encoding.legal(decision))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.movers:
            self.movers = self.movers[1:]
        elif not self.dealt:
            if not 0 <= action < self.deals:
                raise ValueError(f"there are deals 0 to {self.deals - 1}, not {action}")
            self.play.start(f"openspiel/{action}")
        else:
            asked = self.play.asked
            if asked is None:
                raise ValueError("the game is over: no action is legal")
            number = len(self._state.history)
            self.play.act(asked, int(action))
            self.numbers.append(number)

    @property
    def _state(self) -> GreatWallState:
        state = self.play.state
        assert isinstance(state, GreatWallState)
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else TOKENS[action]

    def returns(self) -> list[float]:
        return self.play.returns() if self.is_terminal() else [0.0] * self.play.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GreatWallSpielState:
        """A state that this player cannot tell from this one, with everything hidden redrawn.

        Its history has the same deal, because the deal it really comes from is not among the numbered ones.
        """
        twin = GreatWallSpielState(self.get_game())
        if not self.dealt:
            return twin
        state = GREAT_WALL.resample(self._state.view(Seat(player)), Chance(repr(sampler())))
        choices = [NUMBER_OF[state.history[number][1]] for number in self.numbers]
        twin.movers = [int(item.player) for item in self.full_history()]
        for action in (self.history()[0], *choices):
            twin.apply_action(action)
        twin.play.state = state
        twin.numbers = self.numbers.copy()
        return twin

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        return "; ".join(
            [f"deal {self.history()[0]}", *(f"{seat} {token}" for seat, token in self._state.history)]
        )


class GreatWallObserver:
    """What a seat knows: as numbers in the layout of docs/env-layouts.md, as text its view as a browser gets
    it.

    With perfect recall the text begins with all choices so far, as far as this seat knows them, and there are
    no numbers.
    """

    def __init__(self, options: Mapping[str, Any], recall: bool) -> None:
        self._recall = recall
        self._encoding = GreatWallEncoding(options)
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not recall:
            self.tensor = np.zeros(self._encoding.shape, dtype=np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: GreatWallSpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("the information states of mandate_great_wall are texts, not tensors")
        self.tensor.fill(0)
        if state.dealt:
            view = state.play.state.view(Seat(player))
            self.tensor[:] = self._encoding.join(self._encoding.blocks(view))

    def string_from(self, state: GreatWallSpielState, player: int) -> str:
        if not state.dealt:
            return f"player {player}"
        view = state.play.state.view(Seat(player))
        lines = [f"player {player}"]
        if self._recall:
            lines.append("; ".join(f"{seat} {choice}" for seat, choice in view.past()))
        lines.append(state.play.state.encode_view(Seat(player)).decode())
        return "\n".join(lines)


pyspiel.register_game(game_type(Utility.GENERAL_SUM), GreatWallGame)
