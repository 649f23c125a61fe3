"""The Great Wall's places: Sections with what stands there, Hordes, Locations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CELL_NAMES, SOLDIER
from mandate.games.great_wall.envs.tokens import CLANS
from mandate.games.great_wall.views.tabletop.city import Location
from mandate.games.great_wall.views.tabletop.wall import Horde, Section
from tests.envs.great_wall_oracle.seen import TYPES, Seen, army, per, yes
from tests.envs.reading import Reads, one_hot


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
    return per(5, [*part.seen.by_clan(breach.shame), *part.seen.by_clan(breach.deaths)])


def _rest(part: InSection) -> list[float]:
    out = [0.0] * (3 * CLANS)
    for clan, resting in enumerate(part.section.rest):
        at = 3 * part.seen.slot(clan)
        out[at : at + 3] = per(5, army(resting))
    return out


SECTIONS: Final[Reads[InSection]] = (
    ("used", lambda _: [1.0]),
    ("wall", lambda p: one_hot(4, p.section.wall.level)),
    ("barricades", lambda p: [p.section.barricades / 4]),
    ("help", lambda p: [p.section.help / 10]),
    ("defense", lambda p: [p.section.defense / 20]),
    ("power", lambda p: [p.section.power / 20]),
    ("breached", lambda p: yes(p.section.breach)),
    ("breach", _breach),
    ("held", lambda p: _held(p.section.held)),
    ("firing", lambda p: [p.section.wall.firing / 4]),
    ("archers", lambda p: per(4, p.seen.by_clan(p.section.archers))),
    ("rest", _rest),
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


HORDE: Final[Reads[OfHorde]] = (
    ("there", lambda _: [1.0]),
    ("kind", lambda p: one_hot(TYPES, OURS.type_number[p.horde.type])),
    ("power", lambda p: [p.horde.power / 10]),
    ("honor", lambda p: [p.horde.honor / 10]),
    ("free", lambda p: [p.horde.free / 10]),
    ("shielded", lambda p: yes(p.horde.shielded)),
    ("toll", lambda p: [p.horde.toll / 4]),
    ("breach_shame", lambda p: [p.horde.breach_shame / 4]),
    ("spots", _vital),
    ("wounds", _wounds),
    ("covers", _covering),
    ("counts", lambda p: per(10, p.seen.by_clan(p.horde.counts))),
    ("leader", lambda p: p.seen.clan(p.horde.leader)),
    ("deaths", lambda p: per(5, p.seen.by_clan(p.horde.deaths))),
)


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


LOCATION: Final[Reads[AtPlace]] = (
    ("spots", lambda p: [(p.place.spots or 0) / 4]),
    ("free", lambda p: [(p.place.free or 0) / 4]),
    ("clerks", lambda p: per(4, p.seen.by_clan(p.place.clerks))),
    ("locked", lambda p: yes(p.place.locked)),
    ("activates", lambda p: yes(p.place.activates)),
    ("resolving", lambda p: yes(p.place.resolving)),
    ("shameful", lambda p: yes(p.place.shameful)),
    ("shame", lambda p: p.seen.clan(p.place.shame)),
    ("gains", lambda p: per(8, p.seen.by_clan(p.place.gains))),
    ("levels", _levels),
    ("overseers", _overseers),
)
