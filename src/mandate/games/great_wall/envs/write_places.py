"""The places, written into an observation: Sections with what stands there, Hordes, Locations."""

from __future__ import annotations

from typing import Any, Final

from mandate.core.flow import NO_ONE
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES, MADE_AT, ROWS, SPEARMAN_OF, WOUND
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.envs.layouts import BEGIN, HORDE, LOCATION, SECTION
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
_NAMES: Final = tuple(
    (f"section {section}", f"powers {section}", tuple(f"horde {section} {row}" for row in range(ROWS)))
    for section in range(3)
)
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
    helped = (now.get("section"), now.get("power"), now.get("defense"))
    lying = (s.rows, s.cover, s.walls, s.barricades, s.breached, s.fire, s.rest, s.kind_of)
    kept = out.made_from
    if kept.get("sections") == (table, helped, lying):
        return
    elsewhere = out.changed("sections.table", table)
    aided = out.changed("sections.helped", helped)
    # cells of a Horde are a tuple: kept is the same one, which is quick to compare
    kept["sections"] = kept["sections.table"], helped, (
        [row[:] for row in s.rows], s.cover[:], s.walls[:], s.barricades[:], s.breached[:],
        [row[:] for row in s.fire], [[army[:] for army in row] for row in s.rest], s.kind_of[:],
    )  # fmt: skip
    for section in s.sections:
        hordes = [(s.kind_of[horde], s.cover[horde]) for horde in s.rows[section]]
        name, powers, others = _NAMES[section]
        kinds = [kind for kind, _ in hordes]
        if kept.get(powers) is None or kept[powers][0] != kinds or elsewhere:
            kept[powers] = kinds, [horde_power(s, section, row) for row in range(len(hordes))]
        made_from = (
            hordes, s.walls[section], s.barricades[section], s.breached[section], s.fire[section],
            s.rest[section],
        )  # fmt: skip
        if kept.get(name) != made_from or elsewhere or aided:
            kept[name] = (*made_from[:4], s.fire[section][:], [army[:] for army in s.rest[section]])
            _write_section(s, section, now if now.get("section") == section else {}, kept[powers][1], out)
            _write_hordes(s, section, hordes, others, kept[powers][1], out, all_new=elsewhere)


def _write_section(s: GreatWallState, section: Section, now: Any, powers: list[int], out: Written) -> None:
    level, barricades = s.walls[section], s.barricades[section]
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


def _write_hordes(
    s: GreatWallState, section: Section, hordes: list[tuple[int, tuple[int, ...]]], names: tuple[str, ...],
    powers: list[int], out: Written, *, all_new: bool,
) -> None:  # fmt: skip
    kept, at = out.made_from, _HORDES + section * ROWS * HORDE.size
    for number in range(ROWS):
        made_from = (hordes[number], powers[number]) if number < len(hordes) else None
        if kept.get(names[number], ()) != made_from or (all_new and made_from):
            kept[names[number]] = made_from
            row = _NO_HORDE if made_from is None else _horde(s, s.rows[section][number], powers[number])
            out.put(at + number * HORDE.size, row)


def _breach(s: GreatWallState, section: Section, row: list[float]) -> None:
    shame, deaths = [0] * s.clans, [*s.fire[section]]
    takes = [seat for seat in s.lineup.all_seats if not s.settled(seat)]
    for horde in s.rows[section]:
        tokens, manned = breach_shame(s, horde), max(s.cover[horde]) > WOUND
        for seat in takes:
            if not manned or not soldiers_on(s, horde, seat):
                shame[seat] += tokens
        for clan in s.lineup.all_clans if manned else ():
            deaths[clan] += due(s, clan, horde, breach=True)
    at = S["breach"]
    for number in range(s.clans):
        row[at + number], row[at + CLANS + number] = shame[number] / 5, deaths[number] / 5


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
    s, frames, kept = sight.s, sight.frames, out.made_from
    step = frames.get(FrameKind.ACTIVATION)
    left = None if step is None else step.data["left"]
    going = [frame.data["place"] for frame in sight.all_of(FrameKind.ACTIVATE)]
    if kept.get("locations") == (s.at, s.level, s.overseer, left, going, s.year, s.gone):
        return
    at, level, overseer = ([row[:] for row in rows] for rows in (s.at, s.level, s.overseer))
    kept["locations"] = (at, level, overseer, left, going, s.year, s.gone[:])
    soon = active(s) if left is None else [place for place in left if can_activate(s, place)]
    owing = s.year if any(s.gone) else 0, kept["locations"][-1]
    for place, clerks in enumerate(at):
        overseers = (level[place], overseer[place]) if place < MADE_AT else None
        made_from = clerks, place in soon, place in going, overseers, owing
        if kept.get(CODES[place]) != made_from:
            kept[CODES[place]] = made_from
            out.put(_PLACES + place * LOCATION.size, _location(s, place, made_from))


def _location(s: GreatWallState, place: int, made_from: Any) -> list[float]:
    clerks, soon, now, overseers, _ = made_from
    row = [0.0] * LOCATION.size
    spots = s.spots[place]
    if spots:
        row[P["spots"]], row[P["free"]] = spots / 4, (spots - sum(clerks)) / 4
    row[P["locked"]] = float(is_full(s, place))
    row[P["activates"]], row[P["resolving"]] = float(soon), float(now)
    row[P["shameful"]] = float(OURS.shameful[place])
    if OURS.shameful[place] and not now and sum(map(bool, clerks)) == 1:
        alone = there(s, place)[0]
        if alone < s.n and not s.settled(alone):
            row[P["shame"] + alone] = 1.0
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
