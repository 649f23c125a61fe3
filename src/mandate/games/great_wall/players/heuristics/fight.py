"""Soldiers in a fight: where to Attack, and what to wound."""

from __future__ import annotations

from mandate.games.great_wall.cards.numbers import AR, RESOURCE, SECTION, SP
from mandate.games.great_wall.cards.vocabulary import Quantity, Section
from mandate.games.great_wall.players.heuristics import coop
from mandate.games.great_wall.players.heuristics.sight import Sight, remembered
from mandate.games.great_wall.rules.army.assault import power
from mandate.games.great_wall.rules.army.killing import spots_of
from mandate.games.great_wall.rules.army.spots import CELL_AT, firing_room
from mandate.games.great_wall.rules.effects.stats import soldiers_on

TACTIC_CARD = 1.6


# --- a Horde -------------------------------------------------------------------------------------------


@remembered
def free_spots(sight: Sight, horde: int) -> int:
    table = sight.table
    return sum(1 for cell in sight.box.vital[table.kind_of[horde]] if not table.cover[horde][cell])


@remembered
def covered(sight: Sight, horde: int) -> tuple[int, int]:
    """How many spots of a Horde this seat covers, and the most that any other Clan covers."""
    table, me = sight.table, sight.me
    spots = [spots_of(table, horde, clan) for clan in table.lineup.all_clans]
    mine = spots.pop(me)
    return mine, max(spots)


@remembered
def claim_chance(sight: Sight, horde: int, more: int) -> float:
    """How likely this seat takes the card with so many more spots covered."""
    mine, best = covered(sight, horde)
    mine += more
    left = free_spots(sight, horde) - more
    if not mine or (best > mine and left <= 0):
        return 0.0
    if mine > best + left:
        return 1.0
    return 0.65 if mine > best else 0.4 if mine == best else 0.2


def trophy(sight: Sight, horde: int) -> float:
    """A claimed Horde."""
    if coop.asks_for(sight, "trophy"):
        return sight.box.horde_types[sight.table.kind_of[horde]].honor + coop.STEP
    honor = sight.box.horde_types[sight.table.kind_of[horde]].honor
    return honor + sight.artifacts_pay(Quantity.CLEAN_HORDES)


def completion(sight: Sight, horde: int, more: int) -> float:
    """How near the Horde is to being Defeated with so many more spots covered, from 0 to 1."""
    left = free_spots(sight, horde) - more
    return 1.0 if left <= 0 else 0.55 if left == 1 else 0.35 if left == 2 else 0.2


@remembered
def rid_of(sight: Sight, section: Section, horde: int) -> float:
    """What it is worth that this Horde is gone before Winter."""
    alone = len(sight.table.rows[section]) == 1
    strength = (
        power(sight.table, section) if alone else sight.box.horde_types[sight.table.kind_of[horde]].power
    )
    return sight.relief(section, strength)


@remembered
def reward(sight: Sight, code: str | None) -> float:
    """What lies on a Vital spot."""
    if code is None:
        return 0.0
    if code.startswith("H"):
        return float(code[1:])
    if code.startswith("T"):
        return TACTIC_CARD
    return sight.worth(RESOURCE[code[0]]) if code[0] in RESOURCE else max(map(sight.worth, range(3)))


# --- an Attack -----------------------------------------------------------------------------------------


def strike(sight: Sight, token: str) -> float:
    """`Sp:L1b2`, `Ho:M2a3b3`, `Ar:L` or `fire:L`."""
    kind, _, where = token.partition(":")
    section = SECTION[where[0]]
    if kind in ("Ar", "fire"):
        return archer(sight, section, stays=kind == "Ar")
    table = sight.table
    horde = table.rows[section][int(where[1]) - 1]
    cells = [CELL_AT[where[i : i + 2]] for i in range(2, len(where), 2)]
    rewards = sight.box.reward[table.kind_of[horde]]
    gains = sum(reward(sight, rewards[cell]) for cell in cells)
    return added(gains, melee(sight, section, horde, len(cells)))


def added(gains: float, parts: tuple[float, ...]) -> float:
    """One after the other: `sum` rounds otherwise, and not in every Python the same."""
    for part in parts:
        gains += part
    return gains


@remembered
def melee(sight: Sight, section: Section, horde: int, spots: int) -> tuple[float, ...]:
    """What covering so many spots of a Horde brings, part by part, beside what lies on them."""
    near = completion(sight, horde, spots)
    change = claim_chance(sight, horde, spots) - claim_chance(sight, horde, 0)
    parts = (
        spots * sight.artifacts_pay(Quantity.WOUNDS_DEALT),
        change * trophy(sight, horde) * (0.3 + 0.7 * near),
        near * rid_of(sight, section, horde),
    )
    if soldiers_on(sight.table, horde, sight.me):
        return parts
    there = sight.token if sight.lacking(section) else 0.6 * len(sight.table.rows[section])
    return (*parts, sight.box.numbers["defeat_honor"] * (0.3 + 0.7 * near), there)


def archer(sight: Sight, section: Section, *, stays: bool) -> float:
    """A Wound now; an Archer that takes its spot shoots every Winter and shares in what is Defeated."""
    wound = 0.4 + sight.artifacts_pay(Quantity.WOUNDS_DEALT) if sight.table.rows[section] else 0.0
    if stays:
        return wound + (sight.years_left + 1) * (0.5 + 0.5 * wound) * (0.7 if sight.lacking(section) else 1.0)
    return wound


def best_strike(sight: Sight, kind: int, sections: tuple[Section, ...] | None = None) -> float:
    """The best Attack with such a Soldier, in these Sections or anywhere; 0 if it can Attack nowhere."""
    where = sight.table.sections if sections is None else sections
    worths = [worth for section in where if (worth := best_strike_at(sight, kind, section)) is not None]
    return max(worths, default=0.0)


@remembered
def best_strike_at(sight: Sight, kind: int, section: Section) -> float | None:
    """On one Horde only what lies on the spots makes a difference: the best of that is enough."""
    table = sight.table
    if kind == AR:
        return archer(sight, section, stays=True) if firing_room(table, section) else None
    hordes = table.rows[section]
    best: float | None = None
    for horde in hordes[:1] if kind == SP else hordes:
        rewards = best_rewards(sight, horde, pairs=kind != SP)
        if rewards is not None:
            worth = added(rewards, melee(sight, section, horde, 1 if kind == SP else 2))
            best = worth if best is None or worth > best else best
    return best


def best_rewards(sight: Sight, horde: int, *, pairs: bool) -> float | None:
    """The most that lies on a free spot of a Horde, or on two side by side; None where none is free."""
    table, kind = sight.table, sight.table.kind_of[horde]
    cover, rewards = table.cover[horde], sight.box.reward[kind]
    if pairs:
        return max(
            (
                reward(sight, rewards[one]) + reward(sight, rewards[two])
                for one, two in sight.box.pairs[kind]
                if not cover[one] and not cover[two]
            ),
            default=None,
        )
    free = {rewards[cell] for cell in sight.box.vital[kind] if not cover[cell]}
    return max((reward(sight, code) for code in free), default=None)


def attack(sight: Sight, token: str) -> float:
    """Stopping is worth nothing: a Soldier at rest does nothing, unless a Request needs it."""
    if token == "done":
        return coop.SOLDIER_ASKED if coop.last_soldier(sight) else 0.1
    return strike(sight, token)


def wound(sight: Sight, token: str) -> float:
    """`L1b2`: where the Horde is nearly Defeated and this seat has a part in it."""
    if token == "done":
        return 0.0
    table, section = sight.table, SECTION[token[0]]
    horde = table.rows[section][int(token[1]) - 1]
    near = completion(sight, horde, 1)
    archers = table.fire[section][sight.me]
    mine = claim_chance(sight, horde, 0) * trophy(sight, horde) + 0.5 * archers
    waste = reward(sight, sight.box.reward[table.kind_of[horde]][CELL_AT[token[2:]]])
    return 1.0 + near * (rid_of(sight, section, horde) + mine) - 0.3 * waste
