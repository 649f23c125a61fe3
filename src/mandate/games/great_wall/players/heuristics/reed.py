"""Deciding for the Reed Clan: what its pieces can do for the seat that leads it."""

from __future__ import annotations

from mandate.games.great_wall.cards.numbers import BARRACKS, BUILDERS, CODE_AT, SECTION, TEA_HOUSE, C
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.players.heuristics.cards import hire, shame
from mandate.games.great_wall.players.heuristics.clerks import prospect, stay
from mandate.games.great_wall.players.heuristics.fight import claim_chance, completion, rid_of, trophy, wound
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.rules.army.assault import barricade_value
from mandate.games.great_wall.rules.automata.reed import has_clerk
from mandate.games.great_wall.rules.city.clerks import clerks_at


def move(sight: Sight, token: str) -> float:
    """`lum-tem`: away from where its Clerk does nothing for this seat."""
    if token == "done":
        return 0.05
    start, _, end = token.partition("-")
    return company(sight, CODE_AT[end]) - company(sight, CODE_AT[start])


def company(sight: Sight, place: int) -> float:
    """What a Reed Clerk there is worth: it fills a spot, spares the Shame of being alone, and acts."""
    table = sight.table
    mine = table.at[place][sight.me]
    others = clerks_at(table, place) - has_clerk(table, place)
    gain = effect(sight, place) * (0.8 if mine else 0.2)
    if mine and table.spots[place]:
        sooner = prospect(sight, place, mine, others + 1) - prospect(sight, place, mine, others)
        gain += stay(sight, place) * sooner
        if sight.box.shameful[place] and mine == others:
            gain += 0.5 * sight.token
    return gain


def effect(sight: Sight, place: int) -> float:
    """What the Clerk itself brings when the Location activates."""
    if place < C:
        return 0.4
    if place == C:
        return 0.6 * sight.token if shame(sight) else 0.0
    if place == BUILDERS:
        return 0.3 + max(barricade(sight, section) for section in sight.table.sections)
    if place == BARRACKS:
        return 0.8 if sight.threatened() else 0.3
    return -0.3 if place == TEA_HOUSE else 0.0


def barricade(sight: Sight, section: Section) -> float:
    return sight.relief(section, barricade_value(sight.table, section))


def attack(sight: Sight, token: str) -> float:
    """`Sp:M1b2`: as good as a Wound, because no player gains what it covers."""
    return wound(sight, token.partition(":")[2])


def build(sight: Sight, token: str) -> float:
    return barricade(sight, SECTION[token[-1]])


def discard(sight: Sight, token: str) -> float:
    """The Advisor that this seat would hire last."""
    return -max(hire(sight, token), hire(sight, f"{token}/s"))


def swap(sight: Sight, token: str) -> float:
    """`M1-M2`: bring to the Wall what this seat is about to claim."""
    if token == "pass":
        return 0.1
    section, row = SECTION[token[0]], int(token[1]) - 1
    if row:
        return 0.0
    front, behind = sight.table.rows[section][:2]
    return within_reach(sight, section, behind) - within_reach(sight, section, front)


def within_reach(sight: Sight, section: Section, horde: int) -> float:
    gains = claim_chance(sight, horde, 1) * trophy(sight, horde) + rid_of(sight, section, horde)
    return completion(sight, horde, 1) * gains
