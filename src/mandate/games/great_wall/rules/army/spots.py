"""Where Soldiers and Wounds may go. A spot is named by Section, row and cell: `L1b2`."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.core.flow import Frame
from mandate.games.great_wall.cards.numbers import CELL_NAMES, HO, SECTION, SP
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Section
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.notation import read_attack
from mandate.games.great_wall.rules.state import GreatWallState

CELL_AT = {name: cell for cell, name in enumerate(CELL_NAMES)}


def spearman_spots(s: GreatWallState, section: Section) -> list[str]:
    """The free spots of the Horde next to the Wall."""
    if not s.rows[section]:
        return []
    horde = s.rows[section][0]
    cover, where = s.cover[horde], f"{SECTIONS[section]}1"
    return [where + CELL_NAMES[cell] for cell in s.box.vital[s.kind_of[horde]] if not cover[cell]]


def horseman_spots(s: GreatWallState, section: Section) -> list[str]:
    """Two free spots side by side on any Horde of the Section."""
    spots: list[str] = []
    for row, horde in enumerate(s.rows[section], 1):
        cover, where = s.cover[horde], f"{SECTIONS[section]}{row}"
        for one, two in s.box.pairs[s.kind_of[horde]]:
            if not cover[one] and not cover[two]:
                spots.append(where + CELL_NAMES[one] + CELL_NAMES[two])
    return spots


def wound_spots(s: GreatWallState, section: Section, *, shooting: bool = False) -> list[str]:
    spots: list[str] = []
    for row, horde in enumerate(s.rows[section], 1):
        kind = s.kind_of[horde]
        if shooting and s.box.shielded[kind]:
            continue
        cover, where = s.cover[horde], f"{SECTIONS[section]}{row}"
        spots += [where + CELL_NAMES[cell] for cell in s.box.vital[kind] if not cover[cell]]
    return spots


def firing_room(s: GreatWallState, section: Section) -> bool:
    return sum(s.fire[section]) < s.box.firing[s.walls[section]]


def attacks_with(s: GreatWallState, kind: int, section: Section) -> list[str]:
    if kind == SP:
        return [f"Sp:{spot}" for spot in spearman_spots(s, section)]
    if kind == HO:
        return [f"Ho:{spot}" for spot in horseman_spots(s, section)]
    return [f"Ar:{SECTIONS[section]}"] if firing_room(s, section) else []


def row_of(s: GreatWallState, horde: int) -> str:
    """Where a Horde card lies: `L1`."""
    return next(
        f"{SECTIONS[section]}{row}"
        for section in s.sections
        for row, other in enumerate(s.rows[section], 1)
        if other == horde
    )


def why_not_attack(s: GreatWallState, _frame: Frame, token: str) -> Refused | None:
    """What keeps a Soldier from a spot."""
    read = read_attack(token)
    if read is None:
        return None
    soldier, section, row = read
    clause = "gw.attack.spearman" if soldier == "Sp" else "gw.attack.horseman"
    if soldier == "Sp" and row != 1:
        return Refused(GreatWallCode.NOT_CLOSEST, clause=clause, spot=token)
    if row <= len(s.rows[SECTION[section]]):
        return Refused(GreatWallCode.COVERED, clause=clause, spot=token)
    return None
