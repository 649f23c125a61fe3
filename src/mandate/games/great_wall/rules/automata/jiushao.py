"""Qin Jiushao: his Clerks go where his Location track is lowest, and he activates from the highest.

He never pays, rests, Saves, donates, and takes neither Shame nor rewards.
"""

from __future__ import annotations

from mandate.core.flow import Frame, Kinds, Steps
from mandate.games.great_wall.cards.numbers import (
    ACADEMY,
    AR,
    BUILDERS,
    CELL_NAMES,
    CODES,
    EMBASSY,
    LOGISTICS,
    MADE_AT,
    SECTION,
    SP,
    SPEARMAN_OF,
    TEA_HOUSE,
    TOP_BOX,
    TOP_LEVEL,
    WOUND,
)
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Section
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.spots import firing_room
from mandate.games.great_wall.rules.automata import reed
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.city.clerks import POOL, is_full
from mandate.games.great_wall.rules.city.court import discard
from mandate.games.great_wall.rules.city.goods import from_house, honor, plenty
from mandate.games.great_wall.rules.events.fighting import Wounded
from mandate.games.great_wall.rules.events.places import Built, Moved, TokenMoved, Upgraded
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

# Locations that he never sends Clerks to, in the order in which he takes Reed Clerks away from them
OFF_TRACK = (TEA_HOUSE, BUILDERS, EMBASSY, ACADEMY, LOGISTICS)


# --- his Clerks ---------------------------------------------------------------------------------------


def move_clerks(s: GreatWallState, n: int) -> None:
    """One Clerk to each of the `n` lowest Locations of his track that have a free spot."""
    left = n
    for place in reversed(s.location_track):
        if not left:
            return
        if is_full(s, place):
            continue
        start = _start(s, place)
        if start is None:  # then no Clerk can reach a higher Location either
            why(s, s.jiushao, Reason.NO_CLERK, CODES[place])
            return
        left -= 1
        if start == POOL:
            s.clerk_pool[s.jiushao] -= 1
        else:
            s.at[CODES.index(start)][s.jiushao] -= 1
        s.at[place][s.jiushao] += 1
        s.emit(Moved, s.jiushao, "clerk", start, CODES[place])
        why(s, s.jiushao, Reason.LOWEST, CODES[place])
        if start != POOL:
            why(s, s.jiushao, Reason.FROM_HIGHEST, start)
    if left:
        why(s, s.jiushao, Reason.NO_ROOM)


def _start(s: GreatWallState, end: int) -> str | None:
    """Where the Clerk for a Location comes from: the pool, or his highest unlocked Location above it."""
    if s.clerk_pool[s.jiushao]:
        return POOL
    for place in s.location_track[: s.location_track.index(end)]:
        if s.at[place][s.jiushao] and not is_full(s, place):
            return CODES[place]
    return None


def lead_reed_clerks(s: GreatWallState, n: int) -> None:
    """As Overlord: first from Locations he never sends Clerks to, then from high on his track to a lower one.

    No Clerk moves twice: after each move the lowest Location that is left lies higher.
    """
    for _ in range(n):
        low = next(
            (p for p in reversed(s.location_track) if not is_full(s, p) and not reed.has_clerk(s, p)), None
        )
        start = next(
            (
                place
                for place in (*OFF_TRACK, *s.location_track)
                if reed.has_clerk(s, place) and not is_full(s, place)
            ),
            None,
        )
        if low is None or start is None or not _is_lower(s, low, start):
            why(s, s.reed, Reason.REED_STAYS)
            return
        reed.carry(s, start, low)
        why(s, s.reed, Reason.REED_OFF_TRACK if start in OFF_TRACK else Reason.REED_HIGHER, CODES[start])
        why(s, s.reed, Reason.LOWEST, CODES[low])


def _is_lower(s: GreatWallState, place: int, other: int) -> bool:
    return other in OFF_TRACK or s.location_track.index(place) > s.location_track.index(other)


# --- his Locations ------------------------------------------------------------------------------------


def next_location(s: GreatWallState, places: list[int]) -> int | None:
    """The highest on his track of these Locations where he has a Clerk."""
    return next((p for p in s.location_track if p in places and s.at[p][s.jiushao]), None)


def gather(s: GreatWallState, place: int) -> None:
    """Honor of his Overseer's level for each of his Clerks, and no resources."""
    honor(s, s.jiushao, s.at[place][s.jiushao] * s.level[place][s.jiushao], Cause(Why.LOCATION, CODES[place]))
    why(s, s.jiushao, Reason.LEVEL, CODES[place])


def move_token(s: GreatWallState, place: int) -> None:
    """After an activation with a Clerk of his the token goes to the highest space, the others slide down."""
    s.location_track.remove(place)
    s.location_track.insert(0, place)
    s.emit(TokenMoved, s.jiushao, tuple(CODES[p] for p in s.location_track))
    why(s, s.jiushao, Reason.TOKEN, CODES[place])


def overseer_goal(s: GreatWallState) -> int | None:
    """The lowest Production Location on his track where his Overseer can rise."""
    lowest = (place for place in reversed(s.location_track) if place < MADE_AT)
    return next((place for place in lowest if s.level[place][s.jiushao] < TOP_BOX), None)


def raise_overseer(s: GreatWallState) -> None:
    place = overseer_goal(s)
    if place is None:
        why(s, s.jiushao, Reason.OVERSEERS_DONE)
        return
    s.level[place][s.jiushao] += 1
    s.emit(Upgraded, s.jiushao, CODES[place], s.level[place][s.jiushao])
    why(s, s.jiushao, Reason.OVERSEER, CODES[place])


# --- his Soldiers -------------------------------------------------------------------------------------


def indicated(s: GreatWallState) -> tuple[Section, ...]:
    """The Section on the back of the top Horde card, then the others in use."""
    first = s.mark_of[s.horde_deck[-1]]
    return (first, *(section for section in s.sections if section != first))


def _why_section(s: GreatWallState, clan: Clan, section: Section) -> None:
    reason = Reason.INDICATED if section == indicated(s)[0] else Reason.OTHER_SECTION
    why(s, clan, reason, SECTIONS[section])


def free_cell(s: GreatWallState, horde: int) -> int | None:
    """The first free Vital spot: column by column from the left, each from the top."""
    cells = s.box.columnwise[s.kind_of[horde]]
    return next((cell for cell in cells if not s.cover[horde][cell]), None)


def spearman_goal(s: GreatWallState) -> str | None:
    """Where a Spearman of his goes, such as `M1b2`."""
    for section in indicated(s):
        if s.rows[section]:
            cell = free_cell(s, s.rows[section][0])
            if cell is not None:
                return f"{SECTIONS[section]}1{CELL_NAMES[cell]}"
    return None


def recruit_spearman(s: GreatWallState) -> None:
    goal = spearman_goal(s)
    if goal is None or not s.pool[s.jiushao][SP]:
        why(s, s.jiushao, Reason.NO_SPOT if goal is None else Reason.NO_SOLDIER)
        return
    section = SECTION[goal[0]]
    s.pool[s.jiushao][SP] -= 1
    s.put_on(s.rows[section][0], CELL_NAMES.index(goal[2:]), SPEARMAN_OF[s.jiushao])
    s.emit(Moved, s.jiushao, "Sp", "", goal)
    _why_section(s, s.jiushao, section)
    _dealt(s, section)


def _dealt(s: GreatWallState, section: Section) -> None:
    """A Wound by any Soldier brings him the same, no matter what it covers."""
    s.wounds[s.jiushao] += 1
    honor(s, s.jiushao, s.box.jiushao.wound_honor, Cause(Why.WOUND, SECTIONS[section]))


def recruit_archer(s: GreatWallState) -> None:
    """To the Section indicated, or not at all."""
    section = indicated(s)[0]
    if not firing_room(s, section) or not s.pool[s.jiushao][AR]:
        full = not firing_room(s, section)
        why(s, s.jiushao, Reason.NO_FIRING if full else Reason.NO_SOLDIER, SECTIONS[section] if full else "")
        return
    s.pool[s.jiushao][AR] -= 1
    s.fire[section][s.jiushao] += 1
    s.emit(Moved, s.jiushao, "Ar", "", SECTIONS[section])
    _why_section(s, s.jiushao, section)
    shoot(s, section)


def shoot(s: GreatWallState, section: Section, *, winter: bool = False) -> None:
    """One Wound on the closest Horde of the Section that an Archer may hit."""
    for row, horde in enumerate(s.rows[section], 1):
        cell = free_cell(s, horde)
        if cell is None or (winter and s.box.shielded[s.kind_of[horde]]):
            continue
        s.put_on(horde, cell, WOUND)
        if winter:
            s.fired[s.jiushao] |= 1 << section
        spot = f"{SECTIONS[section]}{row}{CELL_NAMES[cell]}"
        s.emit_caused(Cause(Why.FIRING, SECTIONS[section]) if winter else UNKNOWN, Wounded, s.jiushao, spot)
        why(s, s.jiushao, Reason.CLOSEST, spot)
        _dealt(s, section)
        return
    why(s, s.jiushao, Reason.NO_TARGET, SECTIONS[section])


def _shot(s: GreatWallState, frame: Frame) -> None:
    data: frames.QinShot = frame.data
    shoot(s, data["section"], winter=data["winter"])


# --- his Wall, and what he does as Overlord of the Reed Clan ------------------------------------------


def wall_goal(s: GreatWallState) -> Section | None:
    """Where he builds next."""
    return next((section for section in indicated(s) if s.walls[section] < TOP_LEVEL), None)


def build_wall(s: GreatWallState) -> None:
    """The Warehouse pays what it can; what it lacks counts as paid."""
    section = wall_goal(s)
    if section is None:
        why(s, s.jiushao, Reason.WALLS_DONE)
        return
    s.walls[section] += 1
    s.built[s.jiushao] += 1
    level = s.walls[section]
    s.emit(Built, s.jiushao, SECTIONS[section], level)
    _why_section(s, s.jiushao, section)
    cause = Cause(Why.WALL, SECTIONS[section])
    for what, n in plenty(s.warehouse, min(s.box.wall_cost[level], sum(s.warehouse))):
        from_house(s, s.jiushao, what, n, cause)
    honor(s, s.jiushao, s.box.wall_honor[level], cause)


def lead_reed_attack(s: GreatWallState) -> None:
    goal = spearman_goal(s)
    if goal is None:
        why(s, s.reed, Reason.NO_SPOT)
        return
    reed.attack(s, goal)
    _why_section(s, s.reed, SECTION[goal[0]])


def lead_reed_barricade(s: GreatWallState) -> None:
    free = reed.barricade_sites(s)
    section = next((section for section in indicated(s) if section in free), None)
    if section is None:
        why(s, s.reed, Reason.NO_BARRICADE)
        return
    reed.put_barricade(s, section)
    _why_section(s, s.reed, section)


def lead_reed_discard(s: GreatWallState) -> None:
    if s.display:
        card = s.display[0]
        discard(s, s.reed, card)
        why(s, s.reed, Reason.LEFTMOST, card)


KINDS: Kinds[GreatWallState] = {FrameKind.QIN_SHOT: Steps((("shoot", _shot),))}
