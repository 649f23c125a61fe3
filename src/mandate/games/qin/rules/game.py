"""The fixed part of Qin: options, setup, and the doors to stored games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from mandate.core.errors import Code, Malformed
from mandate.core.game import Game, Json, Seat, View
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.events import ALL
from mandate.games.qin.rules.generated import generated
from mandate.games.qin.rules.options import OPTIONS
from mandate.games.qin.rules.start import Start
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position import redact
from mandate.games.qin.views.view import HIDDEN

if TYPE_CHECKING:
    from mandate.core.rng import Chance

EACH_KIND = 12
KNOWN_BOARDS = ", ".join((*boards.BUILT_IN, f"{boards.SEEDED}NAME"))
RANDOM = "random"


class QinGame(Game):
    """Qin by Reiner Knizia, for two to four players."""

    id = "qin"
    rules_version = "1"
    options = OPTIONS
    series_fewest = True
    events = ALL

    def configure(self, wanted: Mapping[str, Any]) -> Json:
        """The checked options; the board becomes its name with its rows, so that a record is complete."""
        options = super().configure(wanted)
        board = read_board(options["board"])
        options["board"] = {"name": board.name, "rows": list(board.rows)}
        first, players = options["first"], options["players"]
        if first != RANDOM and (
            not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players
        ):
            raise Malformed(
                Code.BAD_OPTION, option="first", value=str(first), expected=f"0–{players - 1}, {RANDOM}"
            )
        return options

    def configure_remote(self, wanted: Mapping[str, Any]) -> Json:
        """A board is named or written out: what would be read as a file's name is refused."""
        board = wanted.get("board")
        if isinstance(board, str) and "\n" not in board and not is_named(board):
            raise Malformed(QinCode.MAP_UNKNOWN, board=board, known=KNOWN_BOARDS)
        options = self.configure(wanted)
        boards.check_placements(read_board(options["board"]))
        return options

    def series(self, options: Mapping[str, Any], games: int) -> list[Json]:
        """The built-in boards in turn, from the one that is chosen; always the same where that is another."""
        board = options.get("board", boards.BUILT_IN[0])
        name = board.get("name") if isinstance(board, Mapping) else board
        if name not in boards.BUILT_IN or read_board(board) != boards.built_in(name):
            return [{} for _ in range(games)]
        at = boards.BUILT_IN.index(name)
        return [{"board": boards.BUILT_IN[(at + game) % len(boards.BUILT_IN)]} for game in range(games)]

    def draw_lots(self, options: Json, chance: Chance) -> Json:
        if options["first"] != RANDOM:
            return options
        return {**options, "first": chance.below(options["players"])}

    def start(self, options: Mapping[str, Any], chance: Chance) -> QinState:
        options = self.configure(options)
        if options["first"] == RANDOM:
            options["first"] = chance.below(options["players"])
        tiles = [name for name in TILE_NAMES for _ in range(EACH_KIND)]
        chance.shuffle(tiles)
        while options["fair_start"] and not fair(tiles, options["players"]):
            chance.shuffle(tiles)
        return begin_with(options, tiles)

    def begin(self, setup: Json) -> QinState:
        if not isinstance(setup.get("options"), dict):
            raise bad_setup("options", "an object")
        options = self.configure(setup["options"])
        if options["first"] == RANDOM:
            raise bad_setup("options.first", f"0–{options['players'] - 1}")
        if setup.get("position") is not None:
            from mandate.games.qin.views.position_reader import read

            state = read(str(setup["position"]), options=options)
            if (state.seats, list(state.board.rows)) != (options["players"], options["board"]["rows"]):
                raise bad_setup("position", "the players and the board of the options")
            return state
        tiles = str(setup.get("tiles", "")).split()
        if HIDDEN in tiles:
            raise Malformed(Code.REDACTED_RECORD)
        check_tiles(tiles)
        if options["fair_start"] and not fair(tiles, options["players"]):
            raise Malformed(QinCode.DEAL_NOT_FAIR, clause="qin.setup.fair")
        return begin_with(options, tiles)

    def state_from_json(self, stored: Json) -> QinState:
        state = self.begin(stored)
        for entry in stored.get("choices", []):
            match entry:
                case [int() as seat, "resign"]:
                    state.resign(Seat(seat))
                case [int() as seat, str() as choice]:
                    state.apply(Seat(seat), choice)
                case _:
                    raise bad_setup("choices", "[seat, choice]")
        return state

    def resample(self, view: View, chance: Chance) -> QinState:
        from mandate.games.qin.views.resample import resample
        from mandate.games.qin.views.view import QinView

        assert isinstance(view, QinView)
        return resample(view, chance)

    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        """Only the seat's own three tiles stay; a position loses its hands and piles."""
        if setup.get("position") is not None:
            return {**setup, "position": redact(setup["position"], seat)}
        tiles = setup["tiles"].split()
        shown = [HIDDEN] * len(tiles)
        if seat is not None:
            own = slice(seat * kernel.HAND_SIZE, (seat + 1) * kernel.HAND_SIZE)
            shown[own] = sorted(tiles[own])  # a hand has no order
        return {**setup, "tiles": " ".join(shown)}

    def secret(self, setup: Json) -> str:
        return str(setup.get("position") or setup["tiles"])


QIN = QinGame()


def bad_setup(key: str, expected: str) -> Malformed:
    return Malformed(Code.BAD_RECORD, line=1, key=f"setup.{key}", expected=expected)


def is_named(board: str) -> bool:
    """Whether this is the name of a board that everyone has."""
    return board in boards.BUILT_IN or board.startswith(boards.SEEDED)


def read_board(board: Any) -> Board:
    """A board from an option: a built-in name, `seed:NAME`, a path to a map, or a name with its rows."""
    if isinstance(board, Board):
        return board
    if isinstance(board, dict) and isinstance(board.get("rows"), list):
        return boards.from_rows(str(board.get("name", "custom")), tuple(str(row) for row in board["rows"]))
    if not isinstance(board, str):
        raise Malformed(QinCode.MAP_UNKNOWN, board=str(board), known=KNOWN_BOARDS)
    if board in boards.BUILT_IN:
        return boards.built_in(board)
    if board.startswith(boards.SEEDED) and "\n" not in board:
        return generated(board)
    if "\n" in board:
        return boards.parse("custom", board)
    try:
        return boards.parse(board, Path(board).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise Malformed(QinCode.MAP_UNKNOWN, board=board, known=KNOWN_BOARDS) from error


def begin_with(options: Json, tiles: Sequence[str]) -> QinState:
    """A game dealt from these 72 tiles: hands in seat order, then round to four piles."""
    board = read_board(options["board"])
    boards.check_placements(board)
    g = np.zeros(board.game_size, dtype=np.uint16)
    kernel.lay_out(board.geometry, g, options["players"], options["first"])
    kernel.deal(board.geometry, g, np.array([TILE_NAMES.index(tile) for tile in tiles], dtype=np.uint16))
    kernel.close(g, np.zeros(1, dtype=np.uint16))
    return QinState(board, g, Start(options, tuple(tiles)))


def check_tiles(tiles: Sequence[str]) -> None:
    for place, tile in enumerate(tiles):
        if tile not in TILE_NAMES:
            raise Malformed(QinCode.DEAL, place=place + 1, tile=tile)
    for name in TILE_NAMES:
        if tiles.count(name) != EACH_KIND:
            raise Malformed(QinCode.DEAL, place=len(tiles), tile=f"{tiles.count(name)} × {name}")


def fair(tiles: Sequence[str], players: int) -> bool:
    """Whether every starting hand has a double tile."""
    hands = [tiles[seat * kernel.HAND_SIZE : (seat + 1) * kernel.HAND_SIZE] for seat in range(players)]
    return all(any(tile[0] == tile[1] for tile in hand) for hand in hands)
