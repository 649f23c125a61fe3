"""A position that was written as one line of text (`position`), read back and checked part by part."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from mandate.core.game import Json
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board, Space
from mandate.games.qin.rules.provinces import regions, village_owners
from mandate.games.qin.rules.start import PAGODAS, Start
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position import FORMAT, split_tiles, tiles_text, write_all, wrong
from mandate.games.qin.views.view import HIDDEN

if TYPE_CHECKING:
    from mandate.core.rng import Chance

_PARTS = ("format", "players", "rows", "owners", "supplies", "hands", "piles", "mover", "ply", "out")
_PLACED, _CUT_OFF = "ryb", "stu"


def read(text: str, chance: Chance | None = None, options: Json | None = None) -> QinState:
    """The state that a position string describes.

    Tiles that it does not know are drawn by `chance` from those that can still be anywhere.
    """
    part = parts_of(text)
    board, g, _ = lay_out(part)
    players = int(g[kernel.PLAYERS])
    _read_tiles(part, g, players, chance)
    _read_mover(part, g, players)
    _read_owners(part, board, g, players)
    _read_supplies(part, g, players)
    g[kernel.PLY] = _number(part, "ply", 0, 60000)
    _settle(part, board, g)
    if options is None:
        shown = {"name": board.name, "rows": list(board.rows)}
        options = {"players": players, "board": shown, "first": 0, "fair_start": False}
    return QinState(board, g, Start(options, position=write_all(board, g)))


def parts_of(text: str) -> dict[str, str]:
    """The parts of a position by their names; refused where it has others."""
    parts = text.split()
    if len(parts) != len(_PARTS):
        raise wrong("parts", str(len(parts)), f"{len(_PARTS)}: {' '.join(_PARTS).upper()}")
    part = dict(zip(_PARTS, parts, strict=True))
    if part["format"] != FORMAT:
        raise wrong("format", part["format"], FORMAT)
    return part


def lay_out(part: dict[str, str]) -> tuple[Board, kernel.GameArray, list[Space]]:
    """The board with its tiles but no pagodas yet, and the spaces that the tiles cover."""
    players = _number(part, "players", 2, 4)
    board, placed = _read_rows(part["rows"])
    g = np.zeros(board.game_size, dtype=np.uint16)
    kernel.lay_out(board.geometry, g, players, 0)
    _lay_tiles(board, g, placed)
    _read_out(part, g, players)
    signs = zip(board.spaces, placed, strict=True)
    return board, g, [space for space, sign in signs if sign in _PLACED + _CUT_OFF]


def _number(part: dict[str, str], key: str, least: int, most: int) -> int:
    value = part[key]
    if not value.isdecimal() or not least <= int(value) <= most:
        raise wrong(key, value, f"{least}–{most}")
    return int(value)


def _list(part: dict[str, str], key: str, count: int) -> list[str]:
    values = part[key].split(",")
    if len(values) != count:
        raise wrong(key, part[key], f"{count} ×")
    return values


def _read_rows(text: str) -> tuple[Board, str]:
    rows = [re.sub(r"\d+", lambda run: "." * min(int(run.group()), 99), row) for row in text.split("/")]
    under = tuple(re.sub(r"[rybstu]", ".", row) for row in rows)
    boards.check("ROWS", under)
    name = next((name for name in boards.BUILT_IN if boards.built_in(name).rows == under), "custom")
    return boards.from_rows(name, under), "".join(rows)


def _lay_tiles(board: Board, g: kernel.GameArray, placed: str) -> None:
    b = board.geometry
    for space, sign in zip(board.spaces, placed, strict=True):
        if sign in "rybstu":
            colour = (_PLACED if sign in _PLACED else _CUT_OFF).index(sign) + 1
            kernel.settle_space(b, g, space, colour)
            for near in range(4):
                kernel.come_near(b, g, b[b[kernel.AROUND] + 4 * space + near], colour)
    loose = {space for space, sign in zip(board.spaces, placed, strict=True) if sign in _CUT_OFF}
    for space in board.spaces:
        colour = g[b[kernel.CELL] + space]
        if not kernel.RED <= colour <= kernel.BLUE or space in loose:
            continue
        for near in board.near[space]:
            if g[b[kernel.CELL] + near] == colour and near not in loose:
                kernel.unite(b, g, space, near)


def _read_out(part: dict[str, str], g: kernel.GameArray, players: int) -> None:
    if part["out"] == "-":
        return
    for entry in part["out"].split(","):
        match = re.fullmatch(r"([0-3]):(.+)", entry)
        if match is None or int(match.group(1)) >= players:
            raise wrong("out", entry, "1:RRYB")
        seat = int(match.group(1))
        if int(g[kernel.RESIGNED]) >> seat & 1:
            raise wrong("out", part["out"], "each seat once")
        g[kernel.RESIGNED] |= 1 << seat
    if int(g[kernel.RESIGNED]) == (1 << players) - 1:
        raise wrong("out", part["out"], "a seat that is still in the game")


def _read_tiles(part: dict[str, str], g: kernel.GameArray, players: int, chance: Chance | None) -> None:
    """Hands, piles and resigned hands, what is not known filled in from the tiles that are left."""
    hands = [split_tiles(text, "hands") for text in _list(part, "hands", players)]
    piles = [
        [HIDDEN] * int(text) if text.isdecimal() and len(text) < 3 else split_tiles(text, "piles")
        for text in _list(part, "piles", 4)
    ]
    gone: list[list[str]] = [[] for _ in range(players)]
    if part["out"] != "-":
        for entry in part["out"].split(","):
            gone[int(entry[0])] = split_tiles(entry[2:], "out")
    for seat, (hand, left_with) in enumerate(zip(hands, gone, strict=True)):
        if max(len(hand), len(left_with)) > kernel.HAND_SIZE:
            raise wrong("hands", tiles_text(hand or left_with), f"≤ {kernel.HAND_SIZE}")
        if hand and int(g[kernel.RESIGNED]) >> seat & 1:
            raise wrong("hands", tiles_text(hand), "-")
    everywhere = [*hands, *piles, *gone]
    flat = [tile for tiles in everywhere for tile in tiles]
    left = [name for name in TILE_NAMES for _ in range(12 - flat.count(name))]
    for name in TILE_NAMES:
        if flat.count(name) > 12:
            raise wrong("hands", f"{flat.count(name)} × {name}", "≤ 12")
    if flat.count(HIDDEN) > len(left):
        raise wrong("piles", str(len(flat)), f"≤ {kernel.TILES}")
    if chance is not None:
        chance.shuffle(left)
    for tiles in everywhere:
        for i, tile in enumerate(tiles):
            if tile == HIDDEN:
                tiles[i] = left.pop()
    for seat in range(players):
        for tile in hands[seat]:
            g[kernel.HANDS + seat * kernel.KINDS + TILE_NAMES.index(tile)] += 1
        for tile in gone[seat]:
            g[kernel.GONE + seat * kernel.KINDS + TILE_NAMES.index(tile)] += 1
    for pile, tiles in enumerate(piles):
        if len(tiles) > kernel.TILES // 4:
            raise wrong("piles", str(len(tiles)), f"≤ {kernel.TILES // 4}")
        g[kernel.PILES + pile] = len(tiles)
        for i, tile in enumerate(tiles):
            g[kernel.DECK + 4 * i + pile] = TILE_NAMES.index(tile)


def _read_mover(part: dict[str, str], g: kernel.GameArray, players: int) -> None:
    if part["mover"] == "-":
        g[kernel.MOVER] = kernel.NO_ONE
        return
    mover = _number(part, "mover", 0, players - 1)
    if int(g[kernel.RESIGNED]) >> mover & 1:
        raise wrong("mover", part["mover"], "a seat that has not resigned")
    g[kernel.MOVER] = mover


def _read_owners(part: dict[str, str], board: Board, g: kernel.GameArray, players: int) -> None:
    b = board.geometry
    villages = {village[0]: number for number, village in enumerate(board.villages)}
    starts = {region.spaces[0]: region for region in regions(board, g)}
    for entry in [] if part["owners"] == "-" else part["owners"].split(","):
        match = re.fullmatch(r"([a-z]\d{1,2})=([0-3])(?:x([12]))?", entry)
        space = board.space(match.group(1)) if match else None
        if match is None or space is None or int(match.group(2)) >= players:
            raise wrong("owners", entry, "g8=0, g8=0x1")
        owner = int(match.group(2))
        if space in villages:
            g[b[kernel.VILLAGE_OWNER] + villages[space]] = owner
        elif space in starts and len(starts[space].spaces) > 1:
            usual = 2 if starts[space].major else 1
            label = g[b[kernel.LABEL] + space]
            g[b[kernel.OWNER] + label] = owner
            g[b[kernel.PAGODAS] + label] = int(match.group(3) or usual)
        else:
            raise wrong("owners", entry, "the first space of a province or village")


def _read_supplies(part: dict[str, str], g: kernel.GameArray, players: int) -> None:
    for seat, text in enumerate(_list(part, "supplies", players)):
        if not text.isdecimal() or int(text) > g[kernel.SUPPLY + seat]:
            raise wrong("supplies", text, f"0–{int(g[kernel.SUPPLY + seat])}")
        g[kernel.SUPPLY + seat] = int(text)


def _settle(part: dict[str, str], board: Board, g: kernel.GameArray) -> None:
    """Check that the parts fit each other, and find out whether the game is over."""
    players = int(g[kernel.PLAYERS])
    standing = [0] * players
    in_play = [seat for seat in range(players) if not int(g[kernel.RESIGNED]) >> seat & 1]
    done = [seat for seat in in_play if g[kernel.SUPPLY + seat] == 0]
    for region in regions(board, g):
        name = board.name_of(region.spaces[0])
        if region.owner is not None:
            standing[region.owner] += region.pagodas
        usual = 2 if region.major else 1
        odd = region.owner is None or (region.pagodas != usual and region.owner in in_play)
        if len(region.spaces) > 1 and not done and odd:
            raise wrong("owners", name, f"{name}=0")
    for number, owner in enumerate(village_owners(board, g)):
        if owner is not None:
            standing[owner] += 1
        rightful = int(kernel.majority(board.geometry, g, number))
        # a resigned seat may have been too poor for its village when that was looked at
        if not done and rightful in in_play and rightful != owner:
            name = board.name_of(board.villages[number][0])
            raise wrong("owners", name, f"{name}={rightful}")
    whole = PAGODAS[players]
    for seat in range(players):
        if standing[seat] + g[kernel.SUPPLY + seat] != whole:
            raise wrong("supplies", str(int(g[kernel.SUPPLY + seat])), str(whole - standing[seat]))
    _find_end(part, board, g, in_play, done)


def _find_end(
    part: dict[str, str], board: Board, g: kernel.GameArray, in_play: list[int], done: list[int]
) -> None:
    over = g[kernel.MOVER] == kernel.NO_ONE
    if len(done) > 1 or (done and not over):
        raise wrong("supplies", part["supplies"], "one seat at most without pagodas, and then no mover")
    if done:
        g[kernel.ENDED], g[kernel.WINNERS] = kernel.LAST_PAGODA, 1 << done[0]
    elif len(in_play) == 1:
        g[kernel.ENDED], g[kernel.WINNERS] = kernel.RESIGNATION, 1 << in_play[0]
    elif in_play:
        if over:
            g[kernel.MOVER] = in_play[0]
        kernel.find_mover(board.geometry, g)
        if over and g[kernel.ENDED] == kernel.RUNNING:
            raise wrong("mover", "-", "a seat, for a tile can be placed")
    if g[kernel.ENDED] != kernel.RUNNING:
        g[kernel.MOVER] = kernel.NO_ONE
