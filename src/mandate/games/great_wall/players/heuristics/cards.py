"""What a card is worth: its effects by their verbs, its abilities by how often they fire."""

from __future__ import annotations

from dataclasses import replace

from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.box import Box, per_box
from mandate.games.great_wall.cards.numbers import RESOURCE, G
from mandate.games.great_wall.cards.vocabulary import Quantity, Stat, Trigger, Verb
from mandate.games.great_wall.players.heuristics import coop
from mandate.games.great_wall.players.heuristics.army import soldier
from mandate.games.great_wall.players.heuristics.building import best_site
from mandate.games.great_wall.players.heuristics.fight import TACTIC_CARD, best_strike, claim_chance, trophy
from mandate.games.great_wall.players.heuristics.sight import Sight, remembered
from mandate.games.great_wall.rules.army.shame import price as penance_price
from mandate.games.great_wall.rules.city.building import BARRICADE, WALL
from mandate.games.great_wall.rules.city.court import advisor_price, clerk_price
from mandate.games.great_wall.rules.effects.stats import number, soldiers_on
from mandate.games.great_wall.rules.effects.tactics import boost_price
from mandate.games.great_wall.rules.notation import BOOST

# how often a trigger fires in a Year, for a player who works toward it
A_YEAR = {
    Trigger.ALWAYS: 1.0,
    Trigger.ON_SPRING: 0.8,
    Trigger.ON_INCOME: 0.8,
    Trigger.ON_RECLAIM: 0.8,
    Trigger.ON_DISCARD_SHAME: 0.5,
    Trigger.ON_REVEAL: 1.0,
    Trigger.ON_MY_TURN: 0.6,
    Trigger.ON_BOXES_DONE: 1.0,
    Trigger.ON_GATHER: 1.0,
    Trigger.ON_DONATE: 1.5,
    Trigger.ON_UPGRADE: 1.2,
    Trigger.ON_ACTIVATED: 0.6,
    Trigger.BEFORE_ACTIVATED: 0.5,
    Trigger.BEFORE_SHAME: 0.3,
    Trigger.ON_RECRUIT: 0.7,
    Trigger.ON_ATTACK: 0.8,
    Trigger.ON_BUILD_WALL: 0.4,
    Trigger.ON_TACTIC: 0.8,
    Trigger.ON_MAJORITY: 0.3,
    Trigger.ON_CLAIM: 0.3,
    Trigger.ON_KILLED: 0.4,
    Trigger.ON_SAVED: 0.3,
    Trigger.ON_FIRING: 0.3,
    Trigger.ON_WINTER_END: 1.0,
}
ANYWHERE = 2.0  # an ability that works at every Location fires this much more often
A_VERB = {
    "modify": 1.2, "upgrade_overseer": 2.5, "adv_activate": 3.0, "attack": 2.0, "move_clerks": 1.5,
    "move_soldiers": 0.4, "tea_up": 0.6, "scout": 0.5, "take_warehouse": 1.5, "hire_advisor": 2.0,
    "hire_clerk": 1.5, "refresh_display": 0.1, "wound": 1.0, "pay": 1.0, "choose": 1.5, "income": 3.0,
    "recruit": 1.5, "copy_card": 2.5,
}  # fmt: skip


# --- effects -------------------------------------------------------------------------------------------


def effect_worth(sight: Sight, effect: Effect) -> float:
    """An effect that happens now."""
    n = amount(sight, effect)
    match effect.do:
        case Verb.HONOR:
            return n
        case Verb.GAIN:
            what = effect.args["what"]
            return n * (sight.worth(RESOURCE[what]) if what in RESOURCE else max(map(sight.worth, range(3))))
        case Verb.DRAW_TACTIC:
            return n * TACTIC_CARD if sight.years_left else 0.3
        case Verb.DISCARD_SHAME:
            return min(n, shame(sight)) * sight.token
        case Verb.SAVE:
            return n * soldier(sight)
        case Verb.ATTACK:
            return n * max(best_strike(sight, kind) for kind in range(3)) * 0.8
        case Verb.BUILD_BARRICADE:
            return best_site(sight, BARRICADE, free=bool(effect.args.get("free")), section=sight.here())
        case Verb.BUILD_WALL:
            return best_site(sight, WALL, disc=int(n))
        case Verb.UPGRADE_OVERSEER:
            return n * 1.2 * sight.years_left
        case _:
            return A_VERB.get(effect.do, 1.0)


def amount(sight: Sight, effect: Effect) -> float:
    written = effect.args.get("n", effect.args.get("disc", 1))
    if written in ("all", "all_of_zone", "top"):
        return 2.0
    facts = {**sight.data, "place": sight.data.get("place", 0)}
    return float(number(sight.table, sight.me, written, facts))


def shame(sight: Sight) -> int:
    """Tokens that this seat has."""
    table = sight.table
    on_hordes = sum(table.horde_shame[horde] for horde in table.claimed[sight.me])
    return sum(table.shamed[sight.me]) + on_hordes


# --- Generals and Advisors -----------------------------------------------------------------------------


def ability_worth(ability: Ability) -> float:
    """An ability over one Year, before or during the game."""
    worth = sum(_usual(effect) for effect in ability.effects)
    often = A_YEAR.get(ability.trigger, 0.5)
    if ability.where is None and ability.trigger in (Trigger.ON_GATHER, Trigger.ON_ACTIVATED):
        often *= ANYWHERE
    return worth * often


def _usual(effect: Effect) -> float:
    written = effect.args.get("n", 1)
    n = float(written) if isinstance(written, int) else 2.0
    if effect.do in (Verb.HONOR, Verb.GAIN, Verb.DRAW_TACTIC):
        return n * (1.0 if effect.do == Verb.HONOR else 1.2)
    return A_VERB.get(effect.do, 1.0)


@per_box
def advisors_a_year(box: Box) -> dict[str, float]:
    """What each Active Advisor brings in a Year."""
    return {
        name: sum(ability_worth(ability) for ability in card.abilities)
        for name, card in box.cards.advisors.items()
    }


def advisor_worth(sight: Sight, card: str) -> float:
    """An Active Advisor for the rest of the game."""
    return advisors_a_year(sight.box)[card] * (sight.years_left + 0.5)


def setup(sight: Sight, token: str) -> float:
    """`G01+A12`: goods and ability of the General, and the Advisor that will be active."""
    general, advisor = token.split("+")
    card = sight.box.cards.generals[general]
    goods = 0.8 * sum(card.resources.values()) + TACTIC_CARD * card.tactics + card.tea / 50
    ability = 2.0 * sum(ability_worth(ability) for ability in card.abilities)
    return goods + ability + advisor_worth(sight, advisor)


def hire(sight: Sight, token: str) -> float:
    """A Clerk for every Year to come, an Advisor to use, or one to support the General."""
    if token == "done":
        return 0.0
    if token == "clerk":
        gold = clerk_price(sight.table, sight.me, 0)
        return 1.8 * sight.years_left - gold * sight.worth(G, fewer=gold)
    gain = sight.supporter() if token.endswith("/s") else advisor_worth(sight, token)
    return gain - advisor_cost(sight)


@remembered
def advisor_cost(sight: Sight) -> float:
    """What the Gold for an Advisor is worth."""
    gold = advisor_price(sight.table, sight.me, 0)
    return gold * sight.worth(G, fewer=gold)


def refresh(_sight: Sight, token: str) -> float:
    return 0.1 if token == "done" else 0.0


# --- Tactic cards --------------------------------------------------------------------------------------


def tactic(sight: Sight, token: str) -> float:
    """What it does now, less the Chi, less what the card may do later."""
    if token == "pass":
        return 0.0
    name = token.removesuffix(BOOST)
    card = sight.box.cards.tactics[name]
    boosted = token != name
    effects = card.boosted if boosted else card.basic
    worth: float = sum(tactic_effect(sight, effect) for effect in effects)
    if boosted:
        price = boost_price(sight.table, sight.me, name)
        worth -= price * sight.worth(RESOURCE["C"], fewer=price)
    return worth - keeping(sight, name)


def tactic_effect(sight: Sight, effect: Effect) -> float:
    condition = effect.condition
    if effect.who or effect.do == Verb.GIVE or effect.args.get("stat") in (Stat.DEFENSE, Stat.POWER):
        return coop.help_others(sight, effect, effect_worth(sight, replace(effect, who="", condition={})))
    if "at" in condition and (condition["at"] == "production") != (sight.data.get("place", 9) in range(4)):
        return 0.0
    if effect.do == Verb.MODIFY or condition.get("if_claimed"):
        horde = sight.data["horde"]
        assert isinstance(horde, int)
        if not soldiers_on(sight.table, horde, sight.me):
            return 0.0
        doubt = 1 - claim_chance(sight, horde, 0)
        return doubt * trophy(sight, horde) if effect.do == Verb.MODIFY else 2.0
    if effect.do == Verb.CHOOSE:
        return max(effect_worth(sight, option[0]) for option in effect.options)
    return effect_worth(sight, effect)


def keeping(sight: Sight, name: str) -> float:
    """What a card in hand may still bring; a full hand and the end of the game make it cheap."""
    if not sight.years_left:
        return 0.1
    return 0.3 if len(sight.hand) >= 4 or sight.hand.count(name) > 1 else 0.8


def limit(sight: Sight, token: str) -> float:
    """Which card to put away: the negated worth of the card."""
    return -sum(_usual(effect) for effect in sight.box.cards.tactics[token].boosted)


# --- Shame ---------------------------------------------------------------------------------------------


def shame_on(sight: Sight, token: str) -> float:
    """Where a token hurts least: on a Horde that bears one already, on a cheap Horde, on a Spearman."""
    if token in sight.box.cards.hordes:
        return -_horde_hurts(sight, token)
    if token == "Ho" and coop.asks_for(sight, "Ho"):
        return -2 * sight.token
    return {"Sp": -sight.token, "Ar": -sight.token - 0.8, "Ho": -sight.token - 1.0}.get(token, -5.0)


def _horde_hurts(sight: Sight, card: str) -> float:
    horde = sight.table.hordes.index(card)
    if sight.table.horde_shame[horde]:
        return 0.0
    extra = sight.artifacts_pay(Quantity.CLEAN_HORDES)
    return 0.6 * (sight.box.horde_types[sight.table.kind_of[horde]].honor + extra)


def penance(sight: Sight, token: str) -> float:
    """Getting rid of a token, against the Chi where it is paid for."""
    if token == "done":
        return 0.0
    if sight.table.coop:
        return coop.atone(sight, token) if sight.data["paid"] else 1.0
    chi = penance_price(sight.table, sight.me) if sight.data["paid"] else 0
    price = chi * sight.worth(RESOURCE["C"], fewer=chi)
    if token in sight.box.cards.hordes:
        horde = sight.table.hordes.index(token)
        tokens = sight.table.horde_shame[horde]
        return trophy(sight, horde) / tokens - price
    return sight.token - price
