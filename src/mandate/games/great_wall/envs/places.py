"""The Great Wall's places: Sections with what stands there, Hordes, Locations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mandate.envs.layout import Block, Field, one_hot
from mandate.games.great_wall.cards.numbers import CELL_NAMES, CODE_AT, ROWS, SOLDIER, TYPE_NUMBER
from mandate.games.great_wall.envs.seen import TYPES, Seen, army, yes
from mandate.games.great_wall.envs.tokens import CLANS
from mandate.games.great_wall.views.tabletop.city import Location
from mandate.games.great_wall.views.tabletop.wall import Horde, Section


@dataclass(frozen=True, slots=True)
class InSection:
    seen: Seen = field(compare=False)  # for one seat of one kind of table it is always the same
    section: Section


@dataclass(frozen=True, slots=True)
class OfHorde:
    seen: Seen = field(compare=False)
    horde: Horde


@dataclass(frozen=True, slots=True)
class AtPlace:
    seen: Seen = field(compare=False)
    place: Location


def _breach(part: InSection) -> list[float]:
    breach = part.section.breach
    if breach is None:
        return [0.0] * (2 * CLANS)
    return [*part.seen.by_clan(breach.shame), *part.seen.by_clan(breach.deaths)]


def _rest(part: InSection) -> list[float]:
    out = [0.0] * (3 * CLANS)
    for clan, resting in enumerate(part.section.rest):
        at = 3 * part.seen.slot(clan)
        out[at : at + 3] = army(resting)
    return out


SECTIONS: Final[Block[InSection]] = Block(
    "sections",
    "the Sections L, M, R",
    (
        Field("used", 1, "in use", lambda _: [1.0]),
        Field("wall", 4, "level 0 to 3", lambda p: one_hot(4, p.section.wall.level)),
        Field("barricades", 1, "÷ 4", lambda p: [p.section.barricades / 4]),
        Field("help", 1, "Defense beside Wall and Barricades, ÷ 10", lambda p: [p.section.help / 10]),
        Field("defense", 1, "of all together, ÷ 10", lambda p: [p.section.defense / 10]),
        Field("power", 1, "of all Hordes, ÷ 10", lambda p: [p.section.power / 10]),
        Field("breached", 1, "Power exceeds Defense", lambda p: yes(p.section.breach)),
        Field("breach", 2 * CLANS, "what a Breach would bring, by Clan: Shame, then deaths", _breach),
        Field("held", 2, "the last Assault: held, Breached", lambda p: _held(p.section.held)),
        Field("firing", 1, "Firing spots, ÷ 4", lambda p: [p.section.wall.firing / 4]),
        Field("archers", CLANS, "on the Wall, by Clan", lambda p: p.seen.by_clan(p.section.archers)),
        Field("rest", 3 * CLANS, "in the Rest Zone, by Clan: Sp Ar Ho", _rest),
    ),
    rows=(3,),
)


def _held(held: bool | None) -> list[float]:
    return [0.0, 0.0] if held is None else [float(held), float(not held)]


def _vital(part: OfHorde) -> list[float]:
    return [float(name in part.horde.spots) for name in CELL_NAMES]


def _wounds(part: OfHorde) -> list[float]:
    covers = part.horde.covers
    return [float(name in covers and covers[name].wound) for name in CELL_NAMES]


def _covering(part: OfHorde) -> list[float]:
    out = [0.0] * (CLANS * len(CELL_NAMES))
    for cell, name in enumerate(CELL_NAMES):
        cover = part.horde.covers.get(name)
        if cover is not None and cover.clan is not None:
            out[part.seen.slot(cover.clan) * len(CELL_NAMES) + cell] = 1.0
    return out


HORDE: Final[Block[OfHorde]] = Block(
    "hordes",
    "by Section and row, from the Wall",
    (
        Field("there", 1, "a Horde lies there", lambda _: [1.0]),
        Field("kind", TYPES, "its kind", lambda p: one_hot(TYPES, TYPE_NUMBER[p.horde.type])),
        Field("power", 1, "÷ 10", lambda p: [p.horde.power / 10]),
        Field("honor", 1, "÷ 10", lambda p: [p.horde.honor / 10]),
        Field("free", 1, "spots that nothing covers, ÷ 10", lambda p: [p.horde.free / 10]),
        Field("shielded", 1, "Archers do not wound it in Winter", lambda p: yes(p.horde.shielded)),
        Field("toll", 1, "for an Attack, ÷ 4", lambda p: [p.horde.toll / 4]),
        Field("breach_shame", 1, "÷ 4", lambda p: [p.horde.breach_shame / 4]),
        Field("spots", 12, "Vital spots, a1 to a6, b1 to b6", _vital),
        Field("wounds", 12, "Wounds on them", _wounds),
        Field("covers", 12 * CLANS, "by Clan: its Soldiers on them", _covering),
        Field(
            "counts",
            CLANS,
            "by Clan: what counts for the majority, ÷ 4",
            lambda p: _fourths(p, p.horde.counts),
        ),
        Field("leader", CLANS, "who would claim it", lambda p: p.seen.clan(p.horde.leader)),
        Field(
            "deaths", CLANS, "by Clan: Soldiers that would die, ÷ 4", lambda p: _fourths(p, p.horde.deaths)
        ),
    ),
    rows=(3, ROWS),
)


def _fourths(part: OfHorde, values: Sequence[int]) -> list[float]:
    return part.seen.by_clan([value / 4 for value in values])


# --- Locations -----------------------------------------------------------------------------------------


def _levels(part: AtPlace) -> list[float]:
    out = [0.0] * CLANS
    for overseer in part.place.overseers:
        out[part.seen.slot(overseer.clan)] = overseer.level / 3
    return out


def _overseers(part: AtPlace) -> list[float]:
    out = [0.0] * (3 * CLANS)
    for overseer in part.place.overseers:
        if overseer.soldier is not None:
            out[3 * part.seen.slot(overseer.clan) + SOLDIER[overseer.soldier]] = 1.0
    return out


LOCATION: Final[Block[AtPlace]] = Block(
    "locations",
    f"the Locations {' '.join(CODE_AT)}",
    (
        Field("spots", 1, "÷ 4; 0: any number", lambda p: [(p.place.spots or 0) / 4]),
        Field("free", 1, "free spots, ÷ 4", lambda p: [(p.place.free or 0) / 4]),
        Field("clerks", CLANS, "by Clan", lambda p: p.seen.by_clan(p.place.clerks)),
        Field("locked", 1, "full", lambda p: yes(p.place.locked)),
        Field("activates", 1, "in this Activation step, or the next one", lambda p: yes(p.place.activates)),
        Field("resolving", 1, "right now", lambda p: yes(p.place.resolving)),
        Field("shameful", 1, "who is there alone takes Shame", lambda p: yes(p.place.shameful)),
        Field("shame", CLANS, "who would, as it stands", lambda p: p.seen.clan(p.place.shame)),
        Field("gains", CLANS, "by Clan: resources it would bring, ÷ 4", lambda p: _quarters(p)),
        Field("levels", CLANS, "by Clan: the Overseer’s level, ÷ 3", _levels),
        Field("overseers", 3 * CLANS, "by Clan: the Soldier that is Overseer (Sp Ar Ho)", _overseers),
    ),
    rows=(len(CODE_AT),),
)


def _quarters(part: AtPlace) -> list[float]:
    return part.seen.by_clan([gain / 4 for gain in part.place.gains])
