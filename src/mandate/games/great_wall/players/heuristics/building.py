"""Barricades, Walls, Overseers and goods: what they cost and what they bring."""

from __future__ import annotations

from mandate.games.great_wall.cards.numbers import BUILDERS, CODE_AT, RESOURCE, SECTION, TOP_LEVEL, C
from mandate.games.great_wall.cards.vocabulary import NO_SECTION, Quantity, Section
from mandate.games.great_wall.players.heuristics import coop
from mandate.games.great_wall.players.heuristics.score_now import ahead
from mandate.games.great_wall.players.heuristics.sight import Sight, remembered
from mandate.games.great_wall.rules.army.assault import barricade_value
from mandate.games.great_wall.rules.city.building import BARRICADE, FREE, barricade_price, sites, wall_price
from mandate.games.great_wall.rules.city.production import price

LEADING, TRAILING = 4.0, -99.0  # what ending the game is worth to the likely winner, and to the others
OPENED, EXPOSED = 2.0, -10.0  # what leaving it one level from its end is worth to the same


def site(sight: Sight, token: str, disc: int = 0, *, house: bool = True) -> float:
    """`barricade:L` or `wall:M`: Honor and safety against what this seat itself must pay.

    Without the `house` it pays all: others will have used up the Warehouse.
    """
    if token == "done":
        return 0.0
    table, me = sight.table, sight.me
    what, _, where = token.partition(":")
    section = SECTION[where]
    if what == BARRICADE:
        cost = barricade_price(table, me, disc)
        gain = sight.box.numbers["barricade_honor"] + sight.relief(section, barricade_value(table, section))
    else:
        level = table.walls[section]
        cost = wall_price(table, me, section, disc)
        points = table.lineup.defense[level + 1] - table.lineup.defense[level]
        lasting = 0.5 * points * min(sight.years_left, 2)
        gain = sight.box.wall_honor[level + 1] + sight.relief(section, points) + lasting
        gain += sight.artifacts_pay(Quantity.WALLS_BUILT) + coop.wall(sight)
        gain += ending(sight, section)
    own = max(cost - sum(table.warehouse), 0) if house else cost
    return gain - sight.worth_of(mixed=own)


def ending(sight: Sight, section: Section) -> float:
    """What a level does by bringing the end nearer: good for the likely winner, bad for the others."""
    if sight.table.coop:  # no Wall ends that
        return 0.0
    before = levels_now(sight)
    if before > 2 or not sight.years_left:  # one level is not enough to come near it
        return 0.0
    walls = list(sight.table.walls)
    walls[section] += 1
    after = levels_to_go(sight, walls)
    if after > 1 or after == before:
        return 0.0
    gain = sight.box.wall_honor[walls[section]] + sight.artifacts_pay(Quantity.WALLS_BUILT)
    wins = ahead(sight, gain) > 0
    if after == 1:  # any player can end it then
        return OPENED if wins else EXPOSED
    return LEADING if wins else TRAILING


@remembered
def levels_now(sight: Sight) -> int:
    return levels_to_go(sight, sight.table.walls)


def levels_to_go(sight: Sight, walls: list[int]) -> int:
    """How many levels are missing until enough Walls are complete to end the game."""
    return sum(TOP_LEVEL - level for level in sorted(walls, reverse=True)[: sight.side.end_walls])


def build(sight: Sight, token: str) -> float:
    event = sight.table.stack[-2].data
    return site(sight, token, event["disc"])


def best_site(
    sight: Sight, what: str, *, disc: int = 0, free: bool = False, section: Section = NO_SECTION
) -> float:
    disc = FREE if free else disc
    places = sites(sight.table, sight.me, what, disc, section)
    return max((site(sight, token, disc) for token in places), default=0.0)


def builds(sight: Sight, chosen: int) -> float:
    """What the Builders would bring for one more Clerk, with so many there already."""
    best = best_sites(sight)
    if len(best) <= chosen:
        return 0.0
    return max(best[chosen], 0.0) * (1.0 if not chosen else 0.5)


@remembered
def best_sites(sight: Sight) -> list[float]:
    """What each thing that can be built there is worth, the best first."""
    table = sight.table
    higher = table.tea[: table.tea.index(sight.me)]
    house = not any(table.at[BUILDERS][other] for other in higher)
    places = sites(table, sight.me, "both", 0, NO_SECTION)
    return sorted((site(sight, token, house=house) for token in places), reverse=True)


# --- Overseers -----------------------------------------------------------------------------------------


def overseer(sight: Sight, place: int, disc: int = 0) -> float:
    """One more level: income in every Summer to come and more at each gathering, against its price."""
    cost = price(sight.table, sight.me, place, disc)
    gain = (1.6 * sight.years_left + 0.3) * max(sight.worth(place), 1.0)
    gain += sight.artifacts_pay(Quantity.OVERSEER_LEVELS) + coop.overseer(sight)
    return gain - cost * sight.worth(sight.box.upgrade_with[place], fewer=cost)


def upgrade(sight: Sight, token: str) -> float:
    """The Overseer is a Spearman: there are most of them."""
    if token == "done":
        return 0.0
    code, _, kind = token.partition(":")
    disc = sight.data["disc"]
    assert isinstance(disc, int)
    return overseer(sight, CODE_AT[code], disc) - {"Ar": 1.0, "Ho": 1.5}.get(kind, 0.0)


# --- goods ---------------------------------------------------------------------------------------------


def accept(_sight: Sight, token: str) -> float:
    """Take anything that is free."""
    return 1.0 if token == "take" else 0.0


def take(sight: Sight, token: str) -> float:
    return sight.worth(RESOURCE[token]) if token in RESOURCE else 0.0


def give(sight: Sight, token: str) -> float:
    """A donation: Honor now, and it may yet become a Wall."""
    if token == "pass":
        return 0.0
    return sight.box.numbers["donate_honor"] + 0.1 - sight.worth(RESOURCE[token], fewer=1)


def pay(sight: Sight, token: str) -> float:
    """The plentiful first, which is what `auto` does; but nothing that a Request asks for."""
    if any(sight.needed) and token in RESOURCE:
        return -sight.worth(RESOURCE[token], fewer=1)
    return 1.0 if token == "auto" and not any(sight.needed) else -9.0


def spend(sight: Sight, token: str) -> float:
    return 1.0 if token == "pay" and (sight.years_left or sight.has(C)) else 0.0
