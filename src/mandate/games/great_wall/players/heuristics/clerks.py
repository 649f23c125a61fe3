"""Clerks and Command cards: which Location is worth how much, and which card serves it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.amounts import is_less
from mandate.games.great_wall.cards.box import Box, per_box
from mandate.games.great_wall.cards.catalog import Advisor, General
from mandate.games.great_wall.cards.numbers import (
    ACADEMY,
    BARRACKS,
    BETRAYAL,
    BUILDERS,
    CODE_AT,
    EMBASSY,
    LOGISTICS,
    MADE_AT,
    PLACES,
    TEA_HOUSE,
    TOP_BOX,
    C,
    G,
)
from mandate.games.great_wall.cards.vocabulary import Stat, Verb
from mandate.games.great_wall.players.heuristics import coop
from mandate.games.great_wall.players.heuristics.army import march, recruits
from mandate.games.great_wall.players.heuristics.building import best_site, builds, overseer
from mandate.games.great_wall.players.heuristics.cards import A_VERB, amount, effect_worth, hire
from mandate.games.great_wall.players.heuristics.fight import TACTIC_CARD, archer, best_strike
from mandate.games.great_wall.players.heuristics.sight import Sight, remembered
from mandate.games.great_wall.rules.city.building import BARRICADE, WALL
from mandate.games.great_wall.rules.city.clerks import ENVOY, can_activate, clerks_at, is_full
from mandate.games.great_wall.rules.city.court import advisor_price, clerk_price
from mandate.games.great_wall.rules.city.production import price
from mandate.games.great_wall.rules.effects.possible import copyable

TEA_STEP = 1.0  # a place higher in Tea order, for a Year

# --- Locations -----------------------------------------------------------------------------------------


@remembered
def visit(sight: Sight, place: int, mine: int) -> float:
    """What one more Clerk brings when the Location activates, with so many of mine there already."""
    if place < MADE_AT:
        return production(sight, place, mine)
    if place == BARRACKS:
        return recruits(sight, mine)
    if place == BUILDERS:
        return builds(sight, mine)
    if place == EMBASSY:
        return embassy(sight, mine)
    if place == ACADEMY:
        room = sight.box.numbers["hand_limit"] - len(sight.hand) - mine
        return TACTIC_CARD * 0.8 if room > 0 and sight.years_left else 0.2
    if place == TEA_HOUSE:
        return tea_house(sight, mine)
    assert place == LOGISTICS
    return logistics(sight) if not mine else 0.0


def production(sight: Sight, place: int, mine: int) -> float:
    """A unit for the Clerk; for the first one also what the Overseer adds, an upgrade and a donation."""
    gain = sight.worth(place, fewer=-mine)
    if mine:
        return gain
    level = sight.table.level[place][sight.me]
    gain += level * sight.worth(place, fewer=-1)
    if level < TOP_BOX and sight.has(sight.box.upgrade_with[place]) >= price(sight.table, sight.me, place, 0):
        gain += max(overseer(sight, place), 0.0)
    if place != C:
        gain += max(sight.box.numbers["donate_honor"] - sight.worth(place, fewer=-1 - level), 0.0)
    return gain


def tea_house(sight: Sight, mine: int) -> float:
    """One step up; with a Clerk on every spot, to the top. A higher marker acts first for Years."""
    above = sight.table.tea.index(sight.me)
    if not above:
        return 0.0
    if sight.table.coop:  # the order of most things is agreed there
        return 0.0 if mine else 0.3
    full = mine + 1 >= sight.table.spots[TEA_HOUSE]
    steps = (above if full else 1) - (1 if mine else 0)
    return steps * TEA_STEP * (sight.years_left + 0.5)


def embassy(sight: Sight, mine: int) -> float:
    """The best that can be hired with the Gold that the Clerks already there leave."""
    table = sight.table
    gold = sight.has(G) - mine * clerk_price(table, sight.me, 0)
    worths = [0.0]
    if table.clerk_new[sight.me] > mine and gold >= clerk_price(table, sight.me, 0):
        worths.append(hire(sight, "clerk"))
    if gold >= advisor_price(table, sight.me, 0):
        worths += [hire(sight, card + use) for card in table.display for use in ("", "/s")]
    return max(worths)


@remembered
def logistics(sight: Sight) -> float:
    ways = (f"{start}-{end}" for start in "LMR" for end in "LMR" if start != end)
    return max(0.0, max(march(sight, way) for way in ways))


# --- moving a Clerk ------------------------------------------------------------------------------------


def prospect(sight: Sight, place: int, mine: int, total: int) -> float:
    """How likely the Location is to activate soon, with this many Clerks there."""
    spots = sight.table.spots[place]
    if not spots or total >= spots:
        return 1.0
    return (0.75 if total == spots - 1 else 0.5) - (0.1 if mine == total else 0.0)


@remembered
def arrive(sight: Sight, place: int) -> float:
    """What moving a Clerk there changes: its own part, and the others' when they activate the sooner."""
    table = sight.table
    mine, total = table.at[place][sight.me], clerks_at(table, place)
    before = stay(sight, place) if mine else 0.0
    after = before + visit(sight, place, mine)
    change = after * prospect(sight, place, mine + 1, total + 1)
    change -= before * prospect(sight, place, mine, total) if mine else 0.0
    spots = table.spots[place]
    if sight.box.shameful[place] and mine == total:  # no other Clan is there
        left = spots - total - 1
        change -= sight.token if left <= 0 else 0.8 if mine else 0.0
    return change


@remembered
def leave(sight: Sight, place: int) -> float:
    """What a Clerk gives up by going away."""
    table = sight.table
    mine, total = table.at[place][sight.me], clerks_at(table, place)
    return visit(sight, place, mine - 1) * prospect(sight, place, mine, total) + 0.2


def move(sight: Sight, token: str) -> float:
    """`tem` from the pool, `lum-tem` from elsewhere."""
    if token == "done":
        return 0.0
    if token == ENVOY:
        return 3.0
    start, dash, end = token.partition("-")
    if not dash:
        return arrive(sight, CODE_AT[start]) + 0.05 - coop.last_clerk(sight)
    return arrive(sight, CODE_AT[end]) - leave(sight, CODE_AT[start])


# --- activating ----------------------------------------------------------------------------------------

# what gives comes before what spends
ORDER = (*range(MADE_AT), LOGISTICS, EMBASSY, BARRACKS, BUILDERS, ACADEMY, TEA_HOUSE)


def activation(_sight: Sight, token: str) -> float:
    return -float(ORDER.index(CODE_AT[token]))


@remembered
def stay(sight: Sight, place: int) -> float:
    """What all of this seat's Clerks at a Location bring together."""
    return sum(visit(sight, place, i) for i in range(sight.table.at[place][sight.me]))


def advanced(sight: Sight, token: str) -> float:
    """An activation out of turn: best where Clerks wait that would not be activated anyway."""
    if token == "pass":
        return 0.0
    place = CODE_AT[token]
    worth = stay(sight, place)
    alone = sight.table.at[place][sight.me] == clerks_at(sight.table, place)
    if not can_activate(sight.table, place) or (sight.box.shameful[place] and alone):
        return worth + 0.5
    return 0.5 * worth


def tea(_sight: Sight, token: str) -> float:
    return 1.0 if token == "up" else 0.0


# --- Command cards -------------------------------------------------------------------------------------


@remembered
def command(sight: Sight, card: str) -> float:
    """A Clerk move is worth about 1.3 as long as there are Clerks to move."""
    table = sight.table
    on_board = sum(table.at[place][sight.me] for place in range(PLACES) if not is_full(table, place))
    clerks = table.clerk_pool[sight.me] + on_board // 2
    if card in sight.box.reworded:
        return _by_effects(sight, card, clerks)
    match card:
        case "C1":
            best = max(stay(sight, place) + visit(sight, place, 1) for place in range(PLACES))
            return 1.3 * min(clerks, 3) + best * 0.6
        case "C2":
            levels = sum(table.level[place][sight.me] for place in range(MADE_AT))
            return 1.3 * min(clerks, 3) + max(levels, 1)
        case "C4":
            built = max(best_site(sight, WALL, disc=4), 1.5 * best_site(sight, BARRICADE))
            return 1.3 * min(clerks, 1) + min(built, 4.5) + (2.0 if sight.threatened() else 0.0)
        case "C5":
            waiting: float = sum(
                count * best_strike(sight, kind, (section,)) * 0.8
                for section in table.sections
                for kind, count in enumerate(sight.resting(section))
            )
            firing: float = sum(
                table.fire[section][sight.me] * archer(sight, section, stays=False)
                for section in table.sections
            )
            return 1.3 * min(clerks, 3) + (waiting + firing) + (0.0 if table.coop else 2.0)  # its Honor
        case "C6":
            return 1.3 * min(clerks, 1) + 0.6 * recruits(sight, 0) + 1.0
        case _:
            return max(1.3 * min(clerks, 2), borrowed(sight)) + 0.3


def _by_effects(sight: Sight, card: str, clerks: int) -> float:
    """A card that is not as ours: the Clerks that it moves, and all else that its owner does with it."""
    found = sight.box.commands[card]
    effects = (*found.box1, *found.box3)
    moves = max((amount(sight, each) for each in effects if each.do is Verb.MOVE_CLERKS), default=0.0)
    others = sum(effect_worth(sight, each) for each in effects if each.do is not Verb.MOVE_CLERKS)
    return 1.3 * min(clerks, moves) + others


def borrowed(sight: Sight) -> float:
    """What Betrayal may copy: a card of middling use from one of the other hands, which all can follow."""
    worths = {card: command(sight, card) for card in sight.box.cards.commands if card != BETRAYAL}
    middling = [
        sum(known) / len(known)
        for seat, hand in enumerate(sight.table.hand)
        if seat != sight.me and (known := [worths[card] for card in hand if card in worths])
    ]
    return max(middling, default=0.0)


def copy(sight: Sight, token: str) -> float:
    return command(sight, token)


def order(sight: Sight, token: str) -> float:
    """Late, when the others have filled the Locations; a Wall is built before others build it."""
    early = sight.table.card[sight.me] in build_walls(sight.box)
    return -float(token) if early else float(token)


def reclaim(sight: Sight, token: str) -> float:
    """Cards for the Years to come against Honor now."""
    table = sight.table
    hand, lying = table.hand[sight.me], table.discard[sight.me]
    if token == "honor":
        return float(sight.box.numbers["discard_honor"] * len(lying))
    back = [card for card in lying if card != BETRAYAL]
    if not back:
        return -1.0
    if not hand:
        return 99.0
    best = max(command(sight, card) for card in hand)
    gain = max(command(sight, card) for card in back) - best
    short = sight.years_left + 1 - len(hand)
    return 0.5 * max(gain, 0.0) + 1.5 * max(short, 0)


def recall(sight: Sight, token: str) -> float:
    """The Command card that a new Wall brings back."""
    return 0.0 if token == "done" else 1.0 + command(sight, token)


# --- choosing between two boxes ------------------------------------------------------------------------


def branch(sight: Sight, token: str) -> float:
    """The first verb of each option, valued as a Tactic card's effect would be."""
    if token == "pass":
        return 0.0
    if token == "copy_card":
        return max((command(sight, card) for card in copyable(sight.table, sight.me)), default=0.0)
    if token == "move_clerks":
        return 2.6
    if token == "build_barricade":
        return 1.5 * best_site(sight, BARRICADE)
    if token == "build_wall":
        return best_site(sight, WALL, disc=4)
    if token == "hire_clerk":
        return hire(sight, "clerk") + 1
    if token == "hire_advisor":
        return max(hire(sight, card + use) for card in sight.table.display for use in ("", "/s"))
    return {"discard_shame": sight.token, "honor": 2.0, "draw_tactic": TACTIC_CARD}.get(
        token, A_VERB.get(token, 1.0)
    )


def use(sight: Sight, token: str) -> float:
    if token == "pass":
        return 0.0
    return coop.weaken(sight) if token in weaken_hordes(sight.box) else 1.0


@per_box
def build_walls(box: Box) -> frozenset[str]:
    """The Command cards that build Walls."""
    return frozenset(
        name
        for name, card in box.cards.commands.items()
        if any(effect.do is Verb.BUILD_WALL for effect in _all_of((*card.box1, *card.box3)))
    )


@per_box
def weaken_hordes(box: Box) -> frozenset[str]:
    """The Generals and Advisors who may take Power from Hordes."""
    cards: list[General | Advisor] = [*box.cards.generals.values(), *box.cards.advisors.values()]
    return frozenset(
        card.id
        for card in cards
        if any(
            effect.do is Verb.MODIFY and effect.args["stat"] is Stat.POWER and is_less(effect.args["d"])
            for ability in card.abilities
            for effect in _all_of(ability.effects)
        )
    )


def _all_of(effects: Iterable[Effect]) -> Iterator[Effect]:
    """With those that others lead to."""
    for effect in effects:
        yield effect
        yield from _all_of((*effect.then, *(each for option in effect.options for each in option)))
