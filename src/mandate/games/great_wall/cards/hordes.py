"""Horde cards as data: their types with Vital spots and abilities, and a card of each for every Section."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandate.games.great_wall.cards.abilities import Ability, Around, read_abilities
from mandate.games.great_wall.cards.grammar import REWARDS
from mandate.games.great_wall.cards.toml_entries import DataCode, Entry, File

Grid = tuple[tuple[str | None, ...], tuple[str | None, ...]]


@dataclass(frozen=True, slots=True)
class HordeType:
    id: str
    name: str
    power: int
    honor: int
    grid: Grid  # rows a and b of six: a reward code, or None where there is no Vital spot
    ability: str  # its code, such as SWIFT
    abilities: tuple[Ability, ...]  # what the code stands for; "you" is the Horde or its claimant
    source: str
    coop: bool = False

    @property
    def spots(self) -> int:
        return sum(spot is not None for row in self.grid for spot in row)


@dataclass(frozen=True, slots=True)
class HordeCard:
    id: str  # type and indicator, such as H4-M
    type: str
    indicator: str  # the Section on its back
    coop: bool = False


def read_horde_types(
    file: File, around: Around, codes: dict[str, tuple[Ability, ...]], letter: str
) -> Iterator[HordeType]:
    """`codes`: the abilities so far, by name; a later file may use those of an earlier one."""
    file.only("ability", "horde")
    for entry in file.entries("ability"):
        codes[entry.take("id", str)] = read_abilities(entry, around)
        entry.source()
        entry.done()
    for entry in file.entries("horde", count=8):
        grid = _row(entry, "a"), _row(entry, "b")
        spots = sum(spot is not None for row in grid for spot in row)
        if entry.number("spots", 1) != spots:
            entry.refuse(DataCode.COUNT, "spots", found=spots, expected=entry.table["spots"])
        code = entry.word("ability", codes)
        yield HordeType(
            entry.card_id(letter),
            entry.title(),
            entry.number("power", 1),
            entry.number("honor"),
            grid,
            code,
            codes[code],
            entry.source(),
            letter == "X",
        )
        entry.done()


def _row(entry: Entry, row: str) -> tuple[str | None, ...]:
    """Six spots such as `.. H1 W1 .. .. ..`."""
    written = entry.take(row, str).split()
    if len(written) != 6:
        entry.refuse(DataCode.COUNT, row, found=len(written), expected=6)
    return tuple(None if spot == ".." else entry.known(row, spot, REWARDS) for spot in written)
