"""A slow, plain second implementation of Qin, used only by tests as an oracle.

It shares nothing with the engine. Numbers in the comments name the rulings of shared/qin/RULINGS.md;
"brief" marks corners that were decided for the trace format itself.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]  # (row, column), so that sorting gives the reading order

COLOURS = "RYB"
TILE_NAMES = ["RR", "YY", "BB", "RY", "RB", "YB"]
PAGODAS = {2: 24, 3: 19, 4: 15}
HAND = 3
PILES = 4
MAJOR = 5  # spaces that make a province a major one
TOKEN = re.compile(r"([RYB])([RYB]):([a-z])([1-9][0-9]*)([a-z])([1-9][0-9]*)")

BIRD = """\
.....VV.....V
.............
.............
..V......V...
......B......
.............
......Y......
..V.......VV.
..V...R......
.............
.............
.............
.......VV...V
"""

LION = """\
V.....V.....V
..~~.........
..~...R...V..
.....V.......
V..........~.
...........~~
...V..Y..V...
~~...........
.~..........V
.......V.....
..V...B...~..
.........~~..
V.....V.....V
"""


@dataclass
class Province:
    cells: set[Cell]
    colour: str
    owner: int | None
    pagodas: int


@dataclass
class Village:
    cells: set[Cell]
    owner: int | None


def name(cell: Cell) -> str:
    return chr(ord("a") + cell[1]) + str(cell[0] + 1)


def neighbours(cell: Cell) -> list[Cell]:
    """Ruling 1: sharing an edge. Cells outside the map are harmless: no dictionary knows them."""
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def flood(kinds: dict[Cell, str], start: Cell) -> set[Cell]:
    """All cells that hang together with `start` and are of its kind."""
    found = {start}
    todo = [start]
    while todo:
        for cell in neighbours(todo.pop()):
            if cell not in found and kinds.get(cell) == kinds[start]:
                found.add(cell)
                todo.append(cell)
    return found


class Game:
    def __init__(self, board: str, players: int, first: int, tiles: list[str]) -> None:
        if players not in PAGODAS or not 0 <= first < players:
            raise ValueError(f"bad seats: {players} players, first {first}")
        if len(tiles) < HAND * players or any(tile not in TILE_NAMES for tile in tiles):
            raise ValueError("bad deal")
        self.players = players
        self.kinds: dict[Cell, str] = {}  # the printed map
        for row, line in enumerate(board.split()):
            for column, kind in enumerate(line):
                if kind not in ".V~RYB":
                    raise ValueError(f"bad map character {kind!r}")
                self.kinds[(row, column)] = kind
        # Ruling 2: start spaces are province spaces of their colour, and no provinces.
        self.colours = {cell: kind for cell, kind in self.kinds.items() if kind in COLOURS}
        self.provinces: list[Province] = []
        self.villages: list[Village] = []
        for cell in sorted(self.kinds):  # ruling 1: touching village squares are one village
            if self.kinds[cell] == "V" and not any(cell in village.cells for village in self.villages):
                self.villages.append(Village(flood(self.kinds, cell), None))
        self.supply = [PAGODAS[players]] * players
        self.hands = [tiles[HAND * seat : HAND * seat + HAND] for seat in range(players)]
        self.piles: list[list[str]] = [[] for _ in range(PILES)]
        for i, tile in enumerate(tiles[HAND * players :]):
            self.piles[i % PILES].append(tile)  # the end of the list is the top of the pile
        self.resigned: set[int] = set()
        self.turn = first
        self.outcome: dict[str, Any] | None = None
        self.end_if_no_one_can_place()

    def over(self) -> bool:
        return self.outcome is not None

    # What may be placed

    def component_allowed(self, colours: dict[Cell, str], cell: Cell) -> bool:
        """Rulings 3 and 5: may the component of the new space `cell` come into being?"""
        old = self.old_provinces(flood(colours, cell))
        if len(old) < 2:
            return True
        majors = [province for province in old if len(province.cells) >= MAJOR]
        if len(majors) > 1:
            return False
        winner = self.heir(old)
        if winner is None:
            return False
        return all(province.owner == winner for province in majors)

    def old_provinces(self, component: set[Cell]) -> list[Province]:
        return [province for province in self.provinces if province.cells & component]

    def heir(self, old: list[Province]) -> int | None:
        """Ruling 5: the owner with the highest total of old spaces, None where that is shared."""
        totals = [0] * self.players
        for province in old:
            assert province.owner is not None
            totals[province.owner] += len(province.cells)
        best = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        return best[0] if len(best) == 1 else None

    def free(self, cell: Cell) -> bool:
        return self.kinds.get(cell) == "." and cell not in self.colours

    def allowed(self, tile: str, one: Cell, two: Cell) -> bool:
        if not (self.free(one) and self.free(two)):
            return False
        if not any(cell in self.colours for cell in neighbours(one) + neighbours(two)):
            return False
        after = {**self.colours, one: tile[0], two: tile[1]}
        return self.component_allowed(after, one) and self.component_allowed(after, two)

    def placements(self, hand: list[str]) -> Iterator[str]:
        """Every legal token of a hand, without pile, each tile name looked at once."""
        for tile in sorted(set(hand)):
            for one in sorted(self.kinds):
                for two in neighbours(one):
                    if tile[0] == tile[1] and two < one:
                        continue  # a double is written from its first space in reading order
                    if self.allowed(tile, one, two):
                        yield f"{tile}:{name(one)}{name(two)}"

    def legal(self) -> list[str]:
        if self.over():
            return []
        return sorted(self.placements(self.hands[self.turn])) or ["pass"]  # ruling 9

    # Playing

    def play(self, seat: int, choice: str) -> None:
        if self.over():
            raise ValueError(f"{choice}: the game is over")
        if choice == "resign":
            self.resign(seat)
            return
        if seat != self.turn:
            raise ValueError(f"{choice}: seat {seat} is not to move")
        token, slash, pile = choice.partition("/")
        if token not in self.legal():
            raise ValueError(f"{choice}: not legal")
        if token == "pass":
            if slash:
                raise ValueError(f"{choice}: a pass draws nothing")
        else:
            if any(self.piles):
                if pile not in ("1", "2", "3", "4") or not self.piles[int(pile) - 1]:
                    raise ValueError(f"{choice}: no such pile to draw from")
            elif slash:
                raise ValueError(f"{choice}: all piles are empty")
            self.place(seat, token)
            if self.over():
                return  # brief: nothing is drawn any more
            if pile:  # ruling 11: without piles no drawing
                self.hands[seat].append(self.piles[int(pile) - 1].pop())
        self.pass_the_turn()
        self.end_if_no_one_can_place()

    def pass_the_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        while self.turn in self.resigned:
            self.turn = (self.turn + 1) % self.players

    def resign(self, seat: int) -> None:
        """Ruling 12."""
        if not 0 <= seat < self.players or seat in self.resigned:
            raise ValueError(f"seat {seat} cannot resign")
        self.resigned.add(seat)
        self.hands[seat] = []
        left = self.still_in()
        if len(left) == 1:
            self.outcome = {"winners": left, "reason": "resigned"}
            return
        if self.turn == seat:
            self.pass_the_turn()
        self.end_if_no_one_can_place()

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.resigned]

    def end_if_no_one_can_place(self) -> None:
        """Rulings 9 and 10."""
        left = self.still_in()
        if any(True for seat in left for _ in self.placements(self.hands[seat])):
            return
        fewest = min(self.supply[seat] for seat in left)  # equal supplies at the start: most on the board
        winners = [seat for seat in left if self.supply[seat] == fewest]
        no_tiles = not any(self.hands[seat] for seat in left)
        self.outcome = {"winners": winners, "reason": "no_tiles" if no_tiles else "no_placement"}

    def set_pagoda(self, seat: int) -> bool:
        """Take one from the supply; ruling 8: the last one ends the game, but not a resigned seat's."""
        if self.over() or self.supply[seat] == 0:
            return False
        self.supply[seat] -= 1
        if self.supply[seat] == 0 and seat not in self.resigned:
            self.outcome = {"winners": [seat], "reason": "last_pagoda"}
        return True

    def place(self, mover: int, token: str) -> None:
        match = TOKEN.fullmatch(token)
        assert match is not None
        colour1, colour2, column1, row1, column2, row2 = match.groups()
        one = (int(row1) - 1, ord(column1) - ord("a"))
        two = (int(row2) - 1, ord(column2) - ord("a"))
        self.hands[mover].remove(colour1 + colour2)
        self.colours[one] = colour1
        self.colours[two] = colour2
        # Ruling 3: one component a colour; tiles are named in the order R, Y, B already.
        starts = [one] if colour1 == colour2 else [one, two]
        components = [flood(self.colours, cell) for cell in starts]
        olds = [self.old_provinces(component) for component in components]  # all as before the placement
        # Ruling 7: mergers, expansions, foundings, then villages.
        for component, old in zip(components, olds, strict=True):
            if len(old) >= 2 and not self.over():  # brief: a merger not carried out leaves the old ones
                self.merge(component, old)
        for component, old in zip(components, olds, strict=True):
            if len(old) == 1:
                self.expand(component, old[0])
        for component, old in zip(components, olds, strict=True):
            if len(old) == 0 and len(component) >= 2:  # ruling 2: a single space is nothing
                self.found(component, mover)
        if not self.over():
            self.settle_villages(mover)

    def merge(self, component: set[Cell], old: list[Province]) -> None:
        """Ruling 5; ruling 8: first every pagoda goes home, then the double one is set."""
        winner = self.heir(old)
        assert winner is not None
        for province in old:
            assert province.owner is not None
            self.supply[province.owner] += province.pagodas
        self.provinces = [province for province in self.provinces if not any(province is o for o in old)]
        merged = Province(component, self.colours[min(component)], winner, 0)
        self.provinces.append(merged)
        for _ in range(2):
            if self.set_pagoda(winner):
                merged.pagodas += 1

    def expand(self, component: set[Cell], province: Province) -> None:
        """Only the step from below five to five or more sets the second pagoda."""
        assert province.owner is not None
        grows_major = len(province.cells) < MAJOR <= len(component)
        province.cells = component  # brief: shown enlarged even when the game is over already
        if grows_major and self.set_pagoda(province.owner):
            province.pagodas += 1

    def found(self, component: set[Cell], mover: int) -> None:
        """Ruling 4. Brief: when the game is over already, it is shown without owner and pagoda."""
        owner = None if self.over() else mover
        province = Province(component, self.colours[min(component)], owner, 0)
        self.provinces.append(province)
        for _ in range(2 if len(component) >= MAJOR else 1):
            if self.set_pagoda(mover):
                province.pagodas += 1

    def seizer(self, village: Village) -> int | None:
        """Ruling 6: who has more pagodas around the village than every other player."""
        around = {cell for square in village.cells for cell in neighbours(square)}
        counts = [0] * self.players
        for province in self.provinces:
            if province.cells & around:
                assert province.owner is not None
                counts[province.owner] += province.pagodas
        best = [seat for seat in range(self.players) if counts[seat] == max(counts)]
        return best[0] if len(best) == 1 else None

    def settle_villages(self, mover: int) -> None:
        """Ruling 7: mover first, then turn order; empty villages first; then reading order."""
        for step in range(self.players):
            seat = (mover + step) % self.players
            mine = [v for v in self.villages if self.seizer(v) == seat and v.owner != seat]
            for village in [v for v in mine if v.owner is None] + [v for v in mine if v.owner is not None]:
                if not self.set_pagoda(seat):
                    continue  # over, or brief: a resigned seat without supply seizes nothing
                if village.owner is not None:
                    self.supply[village.owner] += 1
                village.owner = seat

    # Showing

    def snapshot(self, ply: int, seat: int | None, choice: str | None, legal: bool) -> dict[str, Any]:
        provinces = sorted(self.provinces, key=lambda province: min(province.cells))
        line: dict[str, Any] = {
            "ply": ply,
            "seat": seat,
            "choice": choice,
            "supply": list(self.supply),
            "hands": [sorted(hand) for hand in self.hands],
            "piles": [len(pile) for pile in self.piles],
            "provinces": [
                {"cells": names(p.cells), "colour": p.colour, "owner": p.owner, "pagodas": p.pagodas}
                for p in provinces
            ],
            "villages": [{"cells": names(v.cells), "owner": v.owner} for v in self.villages],
            "next": self.turn if self.outcome is None else None,
            "outcome": None
            if self.outcome is None
            else {"winners": list(self.outcome["winners"]), "reason": self.outcome["reason"]},
        }
        if legal:
            line["legal"] = self.legal()
        return line


def names(cells: set[Cell]) -> list[str]:
    return [name(cell) for cell in sorted(cells)]


def trace(
    board: str, players: int, first: int, tiles: list[str], choices: list[tuple[int, str]], legal: bool
) -> Iterator[dict[str, Any]]:
    """One dictionary for the start and one after each choice; ValueError at an illegal one."""
    game = Game(board, players, first, tiles)
    yield game.snapshot(0, None, None, legal)
    for ply, (seat, choice) in enumerate(choices, start=1):
        game.play(seat, choice)
        yield game.snapshot(ply, seat, choice, legal)


def random_game(
    board: str, players: int, first: int, rng: random.Random, resign_chance: float = 0.0
) -> tuple[list[str], list[tuple[int, str]]]:
    """A shuffled deal and random legal choices up to the end of the game."""
    tiles = TILE_NAMES * 12
    rng.shuffle(tiles)
    game = Game(board, players, first, tiles)
    choices: list[tuple[int, str]] = []
    while not game.over():
        if rng.random() < resign_chance:
            seat, choice = rng.choice(game.still_in()), "resign"
        else:
            seat, choice = game.turn, rng.choice(game.legal())
            piles = [number for number in range(1, PILES + 1) if game.piles[number - 1]]
            if choice != "pass" and piles:
                choice += f"/{rng.choice(piles)}"
        game.play(seat, choice)
        choices.append((seat, choice))
    return tiles, choices
