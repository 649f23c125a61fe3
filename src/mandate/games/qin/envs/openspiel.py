"""Qin for OpenSpiel, with explicit chance: `pyspiel.load_game("mandate_qin(players=3,board=lion)")`.

Importing it registers the tiny Qin too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.envs.play import shares
from mandate.games.qin.envs import openspiel_tiny  # noqa: F401  # registers its game
from mandate.games.qin.envs.chance import QinTable
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.envs.openspiel_observer import QinObserver
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.game import QIN, RANDOM, read_board
from mandate.games.qin.rules.start import PAGODAS

BY_CHANCE = -1  # OpenSpiel's settings have one type each: this is `first="random"`
SIGNS = frozenset(".V~RYB/")

GAME_TYPE = pyspiel.GameType(
    short_name="mandate_qin",
    long_name="Qin (Mandate)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PAGODAS),
    min_num_players=min(PAGODAS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 2, "board": "bird", "first": 0, "fair_start": False},
)


class QinGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is read as untyped
    """Qin. `board` may also be a map's rows with `/` between them; `first=-1` lets chance say who begins."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = dict(params or {})
        self.options = QIN.configure(_options(options))
        self.board = read_board(self.options["board"])
        self.encoding = QinEncoding(self.options, "blocks")
        players = int(self.options["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=kernel.KINDS,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=kernel.TILES,
        )
        super().__init__(GAME_TYPE, info, options)

    def new_initial_state(self) -> QinSpielState:
        return QinSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return kernel.TILES + 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> QinObserver:
        if params:
            raise ValueError(f"an observer of mandate_qin takes no settings, not {params}")
        return QinObserver(
            self.encoding,
            int(self.options["players"]),
            kind or pyspiel.IIGObservationType(perfect_recall=False),
        )


def _options(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """OpenSpiel's settings as the game's own options."""
    options = dict(parameters)
    board = options.get("board")
    if isinstance(board, str) and "/" in board and set(board) <= SIGNS:
        options["board"] = board.replace("/", "\n") + "\n"
    if options.get("first") == BY_CHANCE:
        options["first"] = RANDOM
    return options


class QinSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is read as untyped
    """A game in progress; what OpenSpiel keeps of it beside the history of actions is `table`."""

    def __init__(self, game: QinGame) -> None:
        super().__init__(game)
        self.table = QinTable(game.options, game.board)

    def current_player(self) -> int:
        node = self.table.node
        if node == "place":
            mover = self.table.state.mover
            assert mover is not None
            return int(mover)
        return int(pyspiel.PlayerId.TERMINAL if node == "over" else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.table.node == "over"

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            tokens = self.table.board.tokens
            return tokens[action] if 0 <= action < len(tokens) else "pass"
        if self.table.node == "first":
            return f"seat {action + 1} begins"
        return f"{'draw' if self.table.node == 'draw' else 'deal'} {TILE_NAMES[action]}"

    def returns(self) -> list[float]:
        if self.table.node != "over":
            return [0.0] * self.table.seats
        outcome = self.table.state.outcome
        assert outcome is not None
        return shares(self.table.seats, outcome.winners)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> QinSpielState:
        """A state that this player cannot tell from this one, with everything hidden drawn again."""
        twin = QinSpielState(self.get_game())
        for action in self.table.resampled(Seat(player), Chance(repr(sampler()))):
            twin.apply_action(action)
        return twin

    def __str__(self) -> str:
        table = self.table
        if table.node in ("first", "deal"):
            return " ".join(["deal", *(TILE_NAMES[kind] for kind in table.dealt)])
        return table.shown.position()


pyspiel.register_game(GAME_TYPE, QinGame)
