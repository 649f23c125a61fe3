"""Soldiers: where to Attack, whom to recruit, what to wound, whom to save."""

from __future__ import annotations

from mandate.games.great_wall.cards.numbers import (
    HORDE_TYPES,
    NUMBER,
    RESOURCE,
    REWARD,
    SECTION,
    SOLDIER,
    VITAL,
    C,
)
from mandate.games.great_wall.cards.vocabulary import SOLDIERS, Section
from mandate.games.great_wall.players.steward_1 import coop
from mandate.games.great_wall.players.steward_1.sight import TOKEN, Sight, remembered
from mandate.games.great_wall.rules.army.assault import power
from mandate.games.great_wall.rules.army.killing import save_price, spots_of
from mandate.games.great_wall.rules.army.recruiting import bill, recruitable
from mandate.games.great_wall.rules.army.spots import CELL_AT, attacks_with
from mandate.games.great_wall.rules.effects.stats import soldiers_on

TACTIC_CARD = 1.6
SHARE = 0.35  # of its price that a Soldier must bring at once; it lives on


# --- a Horde -------------------------------------------------------------------------------------------


@remembered
def free_spots(sight: Sight, horde: int) -> int:
    table = sight.table
    return sum(1 for cell in VITAL[table.kind_of[horde]] if not table.cover[horde * 12 + cell])


@remembered
def claim_chance(sight: Sight, horde: int, more: int) -> float:
    """How likely this seat takes the card with so many more spots covered."""
    mine = spots_of(sight.table, horde, sight.me) + more
    best = max(
        spots_of(sight.table, horde, other) for other in sight.table.lineup.all_clans if other != sight.me
    )
    left = free_spots(sight, horde) - more
    if not mine or (best > mine and left <= 0):
        return 0.0
    if mine > best + left:
        return 1.0
    return 0.65 if mine > best else 0.4 if mine == best else 0.2


def trophy(sight: Sight, horde: int) -> float:
    """A claimed Horde."""
    if coop.asks_for(sight, "trophy"):
        return HORDE_TYPES[sight.table.kind_of[horde]].honor + coop.STEP
    return HORDE_TYPES[sight.table.kind_of[horde]].honor + (5.0 if sight.scores_for("F4") else 0.0)


def completion(sight: Sight, horde: int, more: int) -> float:
    """How near the Horde is to being Defeated with so many more spots covered, from 0 to 1."""
    left = free_spots(sight, horde) - more
    return 1.0 if left <= 0 else 0.55 if left == 1 else 0.35 if left == 2 else 0.2


@remembered
def rid_of(sight: Sight, section: Section, horde: int) -> float:
    """What it is worth that this Horde is gone before Winter."""
    alone = len(sight.table.rows[section]) == 1
    strength = power(sight.table, section) if alone else HORDE_TYPES[sight.table.kind_of[horde]].power
    return sight.relief(section, strength)


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


@remembered
def strike(sight: Sight, token: str) -> float:
    """`Sp:L1b2`, `Ho:M2a3b3`, `Ar:L` or `fire:L`."""
    kind, _, where = token.partition(":")
    section = SECTION[where[0]]
    if kind in ("Ar", "fire"):
        return archer(sight, section, stays=kind == "Ar")
    table = sight.table
    horde = table.rows[section][int(where[1]) - 1]
    cells = [CELL_AT[where[i : i + 2]] for i in range(2, len(where), 2)]
    near = completion(sight, horde, len(cells))
    gains = sum(reward(sight, REWARD[table.kind_of[horde]][cell]) for cell in cells)
    gains += len(cells) * (1.0 if sight.scores_for("F2") else 0.0)
    before = claim_chance(sight, horde, 0)
    gains += (claim_chance(sight, horde, len(cells)) - before) * trophy(sight, horde) * (0.3 + 0.7 * near)
    gains += near * rid_of(sight, section, horde)
    if not soldiers_on(table, horde, sight.me):
        gains += NUMBER["defeat_honor"] * (0.3 + 0.7 * near)
        gains += TOKEN if sight.lacking(section) else 0.6 * len(table.rows[section])
    return gains


def archer(sight: Sight, section: Section, *, stays: bool) -> float:
    """A Wound now; an Archer that takes its spot shoots every Winter and shares in what is Defeated."""
    wound = 0.4 + (1.0 if sight.scores_for("F2") else 0.0) if sight.table.rows[section] else 0.0
    if stays:
        return wound + (sight.years_left + 1) * (0.5 + 0.5 * wound) * (0.7 if sight.lacking(section) else 1.0)
    return wound


@remembered
def best_strike(sight: Sight, kind: int, sections: tuple[Section, ...] | None = None) -> float:
    where = sight.table.sections if sections is None else sections
    found = [token for section in where for token in attacks_with(sight.table, kind, section)]
    return max((strike(sight, token) for token in found), default=0.0)


def attack(sight: Sight, token: str) -> float:
    """Stopping is worth nothing: a Soldier at rest does nothing, unless it is asked for."""
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
    archers = table.fire[section * table.clans + sight.me]
    mine = claim_chance(sight, horde, 0) * trophy(sight, horde) + 0.5 * archers
    waste = reward(sight, REWARD[table.kind_of[horde]][CELL_AT[token[2:]]])
    return 1.0 + near * (rid_of(sight, section, horde) + mine) - 0.3 * waste


# --- recruiting ----------------------------------------------------------------------------------------


def price(sight: Sight, kind: int) -> float:
    """What one Soldier costs; a discount makes each unit of it so much cheaper."""
    found = bill(sight.table, sight.me, tuple(int(kind == other) for other in range(3)), 0)
    paid = 1 - found.most() / sum(found.cost)
    return paid * sum(n * sight.worth(what, fewer=n) for what, n in enumerate(found.cost))


def recruit(sight: Sight, token: str) -> float:
    """A Soldier that finds something to do, against what it costs."""
    if token == "done":
        return 0.0
    kind = SOLDIER[token]
    if token == "Ho" and coop.keeps_horseman(sight):
        return -1.0
    spare = coop.SOLDIER_ASKED if coop.needs_soldier(sight) else 0.0
    share = coop.SHARE if sight.table.coop else SHARE
    return max(best_strike(sight, kind), spare) - share * price(sight, kind)


def muster(sight: Sight, token: str) -> float:
    if token[2] == ":":
        return strike(sight, token)
    section = SECTION[token[3]]
    if coop.needs_soldier(sight):
        return coop.SOLDIER_ASKED
    return 0.05 * len(sight.table.rows[section])


@remembered
def recruits(sight: Sight, chosen: int) -> float:
    """What the Barracks would bring for one more Clerk, with so many there already."""
    best = 0.0
    for kind, name in enumerate(SOLDIERS):
        before = tuple(chosen * (kind == other) for other in range(3))
        if recruitable(sight.table, sight.me, before, name, 0):
            best = max(best, recruit(sight, name))
    return best


# --- after a fight -------------------------------------------------------------------------------------


def victim(_sight: Sight, token: str) -> float:
    return 1.0 if token == "Sp" else 0.0


def save(sight: Sight, token: str) -> float:
    """A Soldier in the Rest Zone against the Chi; worth less and less as the end comes near."""
    if token == "done":
        return 0.0
    if coop.needs_soldier(sight):
        return coop.SOLDIER_ASKED
    cost = save_price(sight.table, sight.me)
    return (0.8 if token == "Sp" else 1.0) * soldier(sight) - cost * sight.worth(C, fewer=cost)


def soldier(sight: Sight) -> float:
    """A Soldier kept that would have to be recruited again."""
    return 2.6 if sight.years_left > 1 else 1.4 if sight.years_left else 0.0


# --- on the march --------------------------------------------------------------------------------------


def idle(sight: Sight, section: Section) -> bool:
    return any(sight.resting(section)) and not sight.table.rows[section]


def march(sight: Sight, token: str) -> float:
    """`L-M`: away from where there is nothing to do, to where the danger is."""
    if token == "done":
        return 0.0
    start, end = SECTION[token[0]], SECTION[token[2]]
    if not any(sight.resting(start)):
        return -1.0
    gain = sum(
        best_strike(sight, kind, (end,)) - best_strike(sight, kind, (start,))
        for kind, count in enumerate(sight.resting(start))
        if count
    )
    return 0.3 * gain - (0.2 if not idle(sight, start) else 0.0)


def convoy(sight: Sight, token: str) -> float:
    """All of them, unless Archers would leave good spots for it."""
    if token == "all":
        return -1.0 if sight.data["fire"] else 2.0
    if token == "fire>fire":
        return -0.5
    return {"Sp": 1.0, "Ho": 1.0, "Ar": 0.9, "done": 0.0}.get(token, -1.0)


def scout(sight: Sight, token: str) -> float:
    """The weakest Horde first."""
    table = sight.table
    order = [table.kind_of[table.horde_deck[-int(digit)]] for digit in token]
    return -sum(HORDE_TYPES[kind].power * (len(order) - i) for i, kind in enumerate(order) if kind >= 0)
