"""The places, written into an observation: Sections with what stands there, Hordes, Locations."""

from __future__ import annotations

from typing import Any, Final

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES, MADE_AT, ROWS, SPEARMAN_OF, WOUND
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.envs.layouts import BEGIN, HORDE, LOCATION, PLACES, SECTION
from mandate.games.great_wall.envs.sight import Sight
from mandate.games.great_wall.envs.tokens import CLANS
from mandate.games.great_wall.envs.written import Written
from mandate.games.great_wall.rules.army.assault import barricade_value, breach_shame, defense, horde_power
from mandate.games.great_wall.rules.army.defeat import claimant, counted_on
from mandate.games.great_wall.rules.army.killing import due
from mandate.games.great_wall.rules.city.clerks import active, can_activate, is_full, there
from mandate.games.great_wall.rules.effects.stats import soldiers_on
from mandate.games.great_wall.rules.fields import HELD, NOT_CONTESTED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState

S: Final = SECTION.at
H: Final = HORDE.at
P: Final = LOCATION.at
_SECTIONS, _HORDES, _PLACES = BEGIN[SECTION.name], BEGIN[HORDE.name], BEGIN[LOCATION.name]
_NAMES: Final = tuple(f"section {section}" for section in range(3))
_NO_HORDE: Final = [0.0] * HORDE.size


def _printed(kind: int) -> list[float]:
    row = [0.0] * HORDE.size
    row[H["there"]] = row[H["kind"] + kind] = 1.0
    row[H["honor"]] = OURS.horde_types[kind].honor / 10
    row[H["shielded"]] = float(OURS.shielded[kind])
    row[H["toll"]] = OURS.toll[kind] / 4
    for cell in OURS.vital[kind]:
        row[H["spots"] + cell] = 1.0
    return row


_PRINTED: Final = tuple(map(_printed, range(len(OURS.horde_types))))  # by kind: what is on the card


def write_sections(sight: Sight, out: Written) -> None:
    """Each Section with its Hordes. What is counted there hangs on cards, the Tea order and the Year too."""
    s, frames = sight.s, sight.frames
    assault = frames.get(FrameKind.ASSAULT)
    fallen = [frame.data["horde"] for frame in sight.all_of(FrameKind.DEFEAT)]
    now = {} if assault is None else assault.data
    table = (
        s.year, s.tea, s.gone, s.general, s.advisors, s.events, s.majority if fallen else (), fallen,
        [*map(len, s.supporting)],
    )  # fmt: skip
    lying = (s.rows, s.cover, s.walls, s.barricades, s.breached, s.fire, s.rest, s.kind_of)
    helped = (now.get("section"), now.get("power"), now.get("defense"))
    elsewhere = out.changed("sections.table", table) or out.changed("sections.helped", helped)
    if not out.changed("sections", lying) and not elsewhere:
        return
    for section in s.sections:
        rows = s.rows[section]
        made_from = (
            rows, [(s.kind_of[horde], s.cover[horde]) for horde in rows], s.walls[section],
            s.barricades[section], s.breached[section], s.fire[section], s.rest[section],
        )  # fmt: skip
        if out.changed(_NAMES[section], made_from) or elsewhere:
            _write_section(s, section, now if now.get("section") == section else {}, out)


def _write_section(s: GreatWallState, section: Section, now: Any, out: Written) -> None:
    rows = s.rows[section]
    level, barricades = s.walls[section], s.barricades[section]
    powers = [horde_power(s, section, row) for row in range(len(rows))]
    hold = defense(s, section) + now.get("defense", 0)
    attack = max(sum(powers) + now.get("power", 0), 0)
    row = [0.0] * SECTION.size
    row[S["used"]] = row[S["wall"] + level] = 1.0
    row[S["barricades"]] = barricades / 4
    row[S["help"]] = (hold - s.lineup.defense[level] - barricades * barricade_value(s, section)) / 10
    row[S["defense"]], row[S["power"]] = hold / 20, attack / 20
    row[S["firing"]] = OURS.firing[level] / 4
    held = s.breached[section]
    if held != NOT_CONTESTED:
        row[S["held"] + (held != HELD)] = 1.0
    fire, rest = s.fire[section], s.rest[section]
    for clan in range(s.clans):
        row[S["archers"] + clan] = fire[clan] / 4
        at, resting = S["rest"] + 3 * clan, rest[clan]
        row[at], row[at + 1], row[at + 2] = resting[0] / 5, resting[1] / 5, resting[2] / 5
    if attack > hold:
        row[S["breached"]] = 1.0
        _breach(s, section, row)
    out.put(_SECTIONS + section * SECTION.size, row)
    at = _HORDES + section * ROWS * HORDE.size
    for number in range(ROWS):
        made = _horde(s, rows[number], powers[number]) if number < len(rows) else _NO_HORDE
        out.put(at + number * HORDE.size, made)


def _breach(s: GreatWallState, section: Section, row: list[float]) -> None:
    at = S["breach"]
    for clan in range(s.clans):
        shame, deaths = 0, s.fire[section][clan]
        takes = clan < s.n and not s.settled(s.lineup.all_clans[clan])
        for horde in s.rows[section]:
            seat = s.lineup.all_clans[clan]
            deaths += due(s, seat, horde, breach=True)
            if takes and not soldiers_on(s, horde, seat):
                shame += breach_shame(s, horde)
        row[at + clan], row[at + CLANS + clan] = shame / 5, deaths / 5


def _horde(s: GreatWallState, horde: int, power: int) -> list[float]:
    kind, cover = s.kind_of[horde], s.cover[horde]
    row = _PRINTED[kind].copy()
    row[H["power"]] = power / 10
    row[H["breach_shame"]] = breach_shame(s, horde) / 4
    free, manned = 0, False
    for cell in OURS.vital[kind]:
        code = cover[cell]
        if not code:
            free += 1
        elif code == WOUND:
            row[H["wounds"] + cell] = 1.0
        else:
            manned = True
            row[H["covers"] + (code - SPEARMAN_OF[0]) // 3 * 12 + cell] = 1.0
    row[H["free"]] = free / 10
    if manned:
        for clan in s.lineup.all_clans:
            counted = counted_on(s, horde, clan)
            if counted:
                row[H["counts"] + clan] = counted / 10
            row[H["deaths"] + clan] = due(s, clan, horde, breach=False) / 5
        leader = claimant(s, horde)
        if leader != NO_ONE:
            row[H["leader"] + leader] = 1.0
    return row


def write_locations(sight: Sight, out: Written) -> None:
    """Each Location with its Clerks and Overseers, and what will come of them."""
    s, frames = sight.s, sight.frames
    step = frames.get(FrameKind.ACTIVATION)
    left = None if step is None else step.data["left"]
    going = [frame.data["place"] for frame in sight.all_of(FrameKind.ACTIVATE)]
    if not out.changed("locations", (s.at, s.level, s.overseer, left, going, s.year, s.gone)):
        return
    soon = active(s) if left is None else [place for place in left if can_activate(s, place)]
    for place in range(PLACES):
        clerks, made = s.at[place], place < MADE_AT
        alone = there(s, place) if OURS.shameful[place] and place not in going else ()
        ashamed = alone[0] if len(alone) == 1 and alone[0] < s.n and not s.settled(alone[0]) else NO_ONE
        made_from = (
            clerks, place in soon, place in going, ashamed,
            (s.level[place], s.overseer[place]) if made else None,
        )  # fmt: skip
        if out.changed(CODES[place], made_from):
            out.put(_PLACES + place * LOCATION.size, _location(s, place, made_from))


def _location(s: GreatWallState, place: int, made_from: Any) -> list[float]:
    clerks, soon, now, ashamed, overseers = made_from
    row = [0.0] * LOCATION.size
    spots = s.spots[place]
    if spots:
        row[P["spots"]], row[P["free"]] = spots / 4, (spots - sum(clerks)) / 4
    row[P["locked"]] = float(is_full(s, place))
    row[P["activates"]], row[P["resolving"]] = float(soon), float(now)
    row[P["shameful"]] = float(OURS.shameful[place])
    if ashamed != NO_ONE:
        row[P["shame"] + ashamed] = 1.0
    for clan in range(s.clans):
        n = clerks[clan]
        row[P["clerks"] + clan] = n / 4
        if overseers is not None:
            level, soldier = overseers[0][clan], overseers[1][clan]
            if n and clan < s.n:
                row[P["gains"] + clan] = (n + level) / 8
            if level:
                row[P["levels"] + clan] = level / 3
                if soldier >= 0:
                    row[P["overseers"] + 3 * clan + soldier] = 1.0
    return row
