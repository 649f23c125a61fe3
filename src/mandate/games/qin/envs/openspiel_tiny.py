"""Tiny Qin for OpenSpiel: `pyspiel.load_game("mandate_qin_tiny")`, small enough to be solved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from mandate.envs.play import shares
from mandate.games.qin.envs.tiny import TinyTable
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, check_placements, parse
from mandate.games.qin.rules.start import PAGODAS

USUAL = {"players": 2, "board": "R../..Y/B..", "bag": "RY RY RB RB YB YB", "hand": 1, "pagodas": 3}

GAME_TYPE = pyspiel.GameType(
    short_name="mandate_qin_tiny",
    long_name="Tiny Qin (Mandate)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PAGODAS),
    min_num_players=min(PAGODAS),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=USUAL,
)


class TinyQinGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is read as untyped
    """Qin on a map given by its rows, with the tiles of `bag`, `hand` tiles each and `pagodas` each."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**USUAL, **(params or {})}
        self.players, self.hand, self.pagodas = (int(chosen[name]) for name in ("players", "hand", "pagodas"))
        self.board = parse("tiny", str(chosen["board"]).replace("/", "\n") + "\n")
        check_placements(self.board)
        self.bag = _counted(str(chosen["bag"]))
        tiles = sum(self.bag)
        dealt = self.hand * self.players
        if not 1 <= dealt <= tiles:
            hands = f"{self.players} hands of {self.hand}"
            raise ValueError(f"hand: {hands} need {dealt} tiles, and the bag has {tiles}")
        if not 1 <= self.pagodas <= PAGODAS[self.players]:
            raise ValueError(f"pagodas: {self.pagodas} is not in 1–{PAGODAS[self.players]}")
        info = pyspiel.GameInfo(
            num_distinct_actions=9 * len(self.board.pairs),
            max_chance_outcomes=kernel.KINDS,
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=tiles,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> TinyQinState:
        return TinyQinState(self)

    def max_chance_nodes_in_history(self) -> int:
        return sum(self.bag)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TinyQinObserver:
        if params:
            raise ValueError(f"an observer of mandate_qin_tiny takes no settings, not {params}")
        return TinyQinObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


def _counted(bag: str) -> tuple[int, ...]:
    """The tiles, by kind."""
    names = bag.split()
    for name in names:
        if name not in TILE_NAMES:
            raise ValueError(f"bag: {name!r} is no tile: {' '.join(TILE_NAMES)}")
    return tuple(names.count(name) for name in TILE_NAMES)


class TinyQinState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is read as untyped
    def __init__(self, game: TinyQinGame) -> None:
        super().__init__(game)
        self.table = TinyTable(game.board, game.players, game.bag, game.hand, game.pagodas)

    def current_player(self) -> int:
        node = self.table.node
        if node == "place":
            return self.table.mover
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
            return self.table.board.tokens[action]
        return f"{self.table.node} {TILE_NAMES[action]}"

    def returns(self) -> list[float]:
        players = self.table.players
        return shares(players, self.table.winners) if self.is_terminal() else [0.0] * players

    def __str__(self) -> str:
        return " || ".join(self.table.seen_by(seat) for seat in range(self.table.players))


class TinyQinObserver:
    """Texts only: exact methods keep a table of information states."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self.tensor: None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TinyQinState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: TinyQinState, player: int) -> str:
        table, private = state.table, self._kind.private_info
        seats = range(table.players) if private == pyspiel.PrivateInfoType.ALL_PLAYERS else [player]
        shown = [] if private == pyspiel.PrivateInfoType.NONE else [table.seen_by(seat) for seat in seats]
        return "\n".join(shown or [table.past()])


pyspiel.register_game(GAME_TYPE, TinyQinGame)
