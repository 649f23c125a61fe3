"""The Sections: Wall, Barricades, Soldiers, Hordes, and what an Assault would bring."""

from __future__ import annotations

from typing import Literal

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.box import Box, per_box
from mandate.games.great_wall.cards.numbers import CELL_NAMES, SPEARMAN_OF, TOP_LEVEL, WOUND
from mandate.games.great_wall.cards.vocabulary import Section as SectionNumber
from mandate.games.great_wall.rules.army.assault import (
    advisors_defense,
    barricade_value,
    breach_shame,
    defense,
    events_defense,
    horde_power,
)
from mandate.games.great_wall.rules.army.defeat import claimant, counted_on
from mandate.games.great_wall.rules.army.killing import due
from mandate.games.great_wall.rules.effects.stats import soldiers_on
from mandate.games.great_wall.rules.fields import HELD, NOT_CONTESTED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.common import (
    Army,
    SectionName,
    Shape,
    SoldierType,
    army,
    going_on,
    section_name,
)


class Cover(Shape, frozen=True):
    """What lies on a Vital spot: a Wound, or a Clan's Soldier."""

    wound: bool = False  # whether it is a Wound
    clan: Clan | None = None  # whose Soldier it is
    soldier: SoldierType | None = None  # which one
    piece: int = 0  # which of the Clan's Horsemen: each covers two spots


class Horde(Shape, frozen=True, kw_only=True):
    """A Horde before the Wall."""

    card: str  # its id, with the Section on its back: `H4-M`
    type: str  # its kind, by which it is called: `H4`
    power: int  # what it adds to the Assault now
    more: int = 0  # how much of it is not printed on the card
    honor: int  # printed, for who claims it
    spots: dict[str, str]  # reward by Vital spot: `a1` to `a6` away from the Wall, `b1` to `b6` next to it
    covers: dict[str, Cover] = {}  # what covers spots; one that is not here is free
    free: int = 0  # spots that nothing covers; without any it is Defeated
    counts: list[int] = []  # by Clan: how much counts for the majority; empty: no Clan is on it
    leader: Clan | None = None  # who would claim it
    deaths: list[int] = []  # by Clan: Soldiers that would die if it were Defeated; empty: none
    breach_shame: int = 1  # for each player without a Soldier on it, if the Wall is Breached
    shielded: bool = False  # Archers do not wound it in Winter
    toll: int = 0  # resources for an Attack event that puts Soldiers on it

    def army(self, clan: int) -> Army:
        """The Clan's Soldiers on it."""
        own = [cover.soldier for cover in self.covers.values() if cover.clan == clan]
        return Army(Sp=own.count("Sp"), Ho=own.count("Ho") // 2)


class Wall(Shape, frozen=True, kw_only=True):
    """The Wall of a Section."""

    level: int  # 0 to 3
    complete: bool = False  # whether no level is left
    defense: int  # of the Wall alone
    firing: int  # Firing spots


class Breach(Shape, frozen=True):
    """What a Breach would bring, by Clan."""

    shame: list[int]  # tokens
    deaths: list[int]  # Soldiers on the Hordes, and the Archers on the Wall


class Section(Shape, frozen=True, kw_only=True):
    """A Section of the Wall with what stands before and behind it."""

    section: SectionName  # left, middle or right
    wall: Wall  # its level and what that gives
    barricades: int = 0  # that stand here
    barricade_spots: int  # how many can stand here
    barricade_defense: int  # of each one here
    help: int = 0  # Defense beside Wall and Barricades; less than 0 where Events or Advisors weaken it
    help_by: Literal["", "advisors", "events"] = ""  # whose it is: Qin Jiushao's Advisors', or Events'
    archers: list[int]  # by Clan: on Firing spots
    rest: list[Army]  # by Clan
    hordes: list[Horde] = []  # from the Wall outwards
    defense: int  # of all together
    power: int  # of all Hordes together
    breach: Breach | None = None  # where Power exceeds Defense
    held: bool | None = None  # in the last Assault; none where no Horde came


A_WOUND = Cover(wound=True)


@per_box
def _spots_of(box: Box) -> tuple[dict[str, str], ...]:
    """By the type of Horde: its Vital spots and what is printed there."""
    return tuple(
        {CELL_NAMES[cell]: str(rewards[cell]) for cell in vital}
        for rewards, vital in zip(box.reward, box.vital, strict=True)
    )


def section_of(s: GreatWallState, section: SectionNumber) -> Section:
    level, barricades = s.walls[section], s.barricades[section]
    wall = s.lineup.defense[level]
    each = barricade_value(s, section)
    powers = [horde_power(s, section, row) for row in range(len(s.rows[section]))]
    now = _assault(s, section)
    hold = defense(s, section) + now.get("defense", 0)
    attack = max(sum(powers) + now.get("power", 0), 0)
    return Section(
        section=section_name(section),
        wall=Wall(level=level, complete=level == TOP_LEVEL, defense=wall, firing=s.box.firing[level]),
        barricades=barricades,
        barricade_spots=s.box.numbers["barricade_spots"],
        barricade_defense=each,
        help=hold - wall - barricades * each,
        help_by="advisors" if advisors_defense(s) else "events" if events_defense(s, section) else "",
        archers=s.fire[section][:],
        rest=[army(s.rest[section][clan]) for clan in s.lineup.all_clans],
        hordes=[_horde(s, horde, power) for horde, power in zip(s.rows[section], powers, strict=True)],
        defense=hold,
        power=attack,
        breach=_breach(s, section) if attack > hold else None,
        held=None if s.breached[section] == NOT_CONTESTED else s.breached[section] == HELD,
    )


def _assault(s: GreatWallState, section: SectionNumber) -> dict[str, int]:
    """What Tactic cards have changed in the current Assault here."""
    frame = going_on(s, FrameKind.ASSAULT)
    return frame.data if frame is not None and frame.data["section"] == section else {}


def _breach(s: GreatWallState, section: SectionNumber) -> Breach:
    hordes = s.rows[section]
    shame = [0] * s.clans
    deaths = s.fire[section][:]
    for horde in hordes:
        for clan in s.lineup.all_clans:
            deaths[clan] += due(s, clan, horde, breach=True)
            takes = clan < s.n and not s.settled(clan)
            if takes and not soldiers_on(s, horde, clan):
                shame[clan] += breach_shame(s, horde)
    return Breach(shame=shame, deaths=deaths)


def _horde(s: GreatWallState, horde: int, power: int) -> Horde:
    kind = s.kind_of[horde]
    printed, spots = s.box.horde_types[kind], _spots_of(s.box)[kind]
    cover = s.cover[horde]
    covered = {CELL_NAMES[cell]: cover[cell] for cell in s.box.vital[kind] if cover[cell]}
    counts = [counted_on(s, horde, clan) for clan in s.lineup.all_clans]
    leader = claimant(s, horde) if any(counts) else NO_ONE
    deaths = [due(s, clan, horde, breach=False) for clan in s.lineup.all_clans] if any(counts) else []
    return Horde(
        card=s.hordes[horde],
        type=printed.id,
        power=power,
        more=power - printed.power,
        honor=printed.honor,
        spots=spots,
        covers={spot: _cover(s, code) for spot, code in covered.items()},
        free=len(spots) - len(covered),
        counts=counts if any(counts) else [],
        leader=None if leader == NO_ONE else leader,
        deaths=deaths if any(deaths) else [],
        breach_shame=breach_shame(s, horde),
        shielded=s.box.shielded[kind],
        toll=s.box.toll[kind],
    )


def _cover(s: GreatWallState, code: int) -> Cover:
    if code == WOUND:
        return A_WOUND
    number, piece = divmod(code - SPEARMAN_OF[0], 3)
    return Cover(clan=s.lineup.all_clans[number], soldier="Ho" if piece else "Sp", piece=piece)
