"""A game drawn in plain text, with everything hidden in it: for the library and for bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.flow.winter import defense
from mandate.games.great_wall.hordes import power
from mandate.games.great_wall.numbers import HORDE_TYPES
from mandate.games.great_wall.vocabulary import LOCATIONS, RESOURCES, SECTIONS

if TYPE_CHECKING:
    from mandate.games.great_wall.state import GreatWallState

CELLS = 12  # places for Vital spots on a Horde card


def draw(s: GreatWallState) -> str:
    """The Wall with its Hordes, the Locations, and a line or two for each seat."""
    lines = [f"Year {s.year} of {s.side.years}, Shame pool {s.shame_pool}, tea {_seats(s.tea)}"]
    lines += [_section(s, section) for section in s.sections if _section(s, section)]
    for number, name in enumerate(LOCATIONS):
        clerks = s.at[number * s.clans : (number + 1) * s.clans]
        who = ", ".join(f"seat {seat + 1} × {count}" for seat, count in enumerate(clerks) if count)
        lines.append(f"  {name:<12} {who or '-'}")
    for seat in range(s.n):
        goods = " ".join(f"{name}{s.res[4 * seat + kind]}" for kind, name in enumerate(RESOURCES))
        cards = " ".join((s.general[seat], *s.advisors[seat], *(f"({card})" for card in s.supporting[seat])))
        asked = ">" if seat in s.asked else " "
        gone = " (resigned)" if s.gone[seat] else ""
        lines.append(f"{asked} seat {seat + 1}: {s.honor[seat]} Honor, {goods}{gone}")
        hand = " ".join((*s.hand[seat], *s.tactics[seat]))
        lines.append(f"      {cards.strip() or '-'}; hand {hand or '-'}")
    if s.outcome is not None:
        lines.append(f"  over ({s.outcome.reason}): seat {_seats(list(s.outcome.winners))} wins")
    return "\n".join(lines)


def _seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _section(s: GreatWallState, section: int) -> str:
    hordes = []
    for horde in s.rows[section]:
        kind = HORDE_TYPES[s.kind_of[horde]]
        covered = sum(1 for cell in s.cover[horde * CELLS : (horde + 1) * CELLS] if cell)
        spots = sum(1 for row in kind.grid for spot in row if spot is not None)
        hordes.append(f"{kind.name} {covered}/{spots}")
    wall = f"Wall {s.walls[section]}, {s.barricades[section]} Barricades"
    against = f"Defense {defense(s, section)} against Power {power(s, section)}"
    return f"  {SECTIONS[section]}: {wall}, {against}: {'; '.join(hordes) or '-'}"
