"""Soldiers before and after a fight: which to recruit, which to save, where to march."""

from __future__ import annotations

from mandate.games.great_wall.cards.numbers import SECTION, SOLDIER, C
from mandate.games.great_wall.cards.vocabulary import SOLDIERS, Section
from mandate.games.great_wall.players.heuristics import coop
from mandate.games.great_wall.players.heuristics.fight import best_strike, strike
from mandate.games.great_wall.players.heuristics.sight import Sight, remembered
from mandate.games.great_wall.rules.army.killing import save_price
from mandate.games.great_wall.rules.army.recruiting import bill

SHARE = 0.35  # of its price that a Soldier must bring at once; it lives on


# --- recruiting ----------------------------------------------------------------------------------------


@remembered
def price(sight: Sight, kind: int) -> float:
    """What one Soldier costs; a discount makes each unit of it so much cheaper."""
    bill_for_one = bill(sight.table, sight.me, tuple(int(kind == other) for other in range(3)), 0)
    paid = 1 - bill_for_one.most() / sum(bill_for_one.cost)
    return paid * sum(n * sight.worth(what, fewer=n) for what, n in enumerate(bill_for_one.cost))


@remembered
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
    table, me = sight.table, sight.me
    goods = table.res[me][:]
    best = 0.0
    for kind, name in enumerate(SOLDIERS):
        if table.pool[me][kind] > chosen:
            more = tuple((chosen + 1) * (kind == other) for other in range(3))
            if bill(table, me, more, 0).affordable(goods):
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
    return -sum(
        sight.box.horde_types[kind].power * (len(order) - i) for i, kind in enumerate(order) if kind >= 0
    )
