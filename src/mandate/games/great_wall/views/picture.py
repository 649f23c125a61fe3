"""A game drawn in plain text, with everything hidden in it: for the library and for bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.vocabulary import LOCATIONS, RESOURCES, SECTIONS, Section
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.lineup import Clan

if TYPE_CHECKING:
    from mandate.games.great_wall.rules.state import GreatWallState

CELLS = 12  # places for Vital spots on a Horde card


def draw(s: GreatWallState) -> str:
    """The Wall with its Hordes, the Locations, and a line or two for each seat."""
    tea = ", ".join(_clan(s, clan) for clan in s.tea)
    lines = [f"Year {s.year} of {s.side.years}, Shame pool {s.shame_pool}, tea {tea}"]
    lines += [_section(s, section) for section in s.sections]
    for number, name in enumerate(LOCATIONS):
        clerks = s.at[number][:]
        who = ", ".join(
            f"{_clan(s, clan)} × {count}"
            for clan, count in zip(s.lineup.all_clans, clerks, strict=True)
            if count
        )
        lines.append(f"  {name:<12} {who or '-'}")
    for seat in s.lineup.all_seats:
        goods = " ".join(f"{name}{s.res[seat][kind]}" for kind, name in enumerate(RESOURCES))
        cards = " ".join((s.general[seat], *s.advisors[seat], *(f"({card})" for card in s.supporting[seat])))
        asked = ">" if seat in s.asked else " "
        gone = " (resigned)" if s.gone[seat] else ""
        lines.append(f"{asked} seat {seat + 1}: {s.honor[seat]} Honor, {goods}{gone}")
        hand = " ".join((*s.hand[seat], *s.tactics[seat]))
        lines.append(f"      {cards.strip() or '-'}; hand {hand or '-'}")
    if s.lineup.coop is not None:
        lines.insert(1, f"Requests {len(s.fulfilled)} of {s.lineup.coop.requests}: {_cards(s.requests)}")
        lines.insert(2, f"Events: {_cards(s.events)}")
    if s.jiushao != NO_ONE:
        track = " ".join(LOCATIONS[place] for place in s.location_track)
        card = s.card[s.jiushao] or "-"
        lines.append(f"  {_clan(s, s.jiushao)}: {s.honor[s.jiushao]} Honor, card {card}, track {track}")
    if s.outcome is not None:
        winners = ", ".join(_clan(s, seat) for seat in s.outcome.winners)
        lines.append(f"  over ({s.outcome.reason}): {winners or 'no one'} wins")
    return "\n".join(lines)


def _cards(cards: list[str]) -> str:
    return " ".join(card for card in cards if card) or "-"


def _clan(s: GreatWallState, clan: Clan) -> str:
    return "Reed Clan" if clan == s.reed else "Qin Jiushao" if clan == s.jiushao else f"seat {clan + 1}"


def _section(s: GreatWallState, section: Section) -> str:
    hordes = []
    for horde in s.rows[section]:
        kind = s.box.horde_types[s.kind_of[horde]]
        covered = sum(1 for cell in s.cover[horde] if cell)
        spots = sum(1 for row in kind.grid for spot in row if spot is not None)
        hordes.append(f"{kind.name} {covered}/{spots}")
    wall = f"Wall {s.walls[section]}, {s.barricades[section]} Barricades"
    against = f"Defense {defense(s, section)} against Power {power(s, section)}"
    return f"  {SECTIONS[section]}: {wall}, {against}: {'; '.join(hordes) or '-'}"
