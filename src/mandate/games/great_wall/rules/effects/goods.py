"""Verbs of resources and Honor."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import RESOURCE
from mandate.games.great_wall.cards.vocabulary import Verb
from mandate.games.great_wall.rules.causes import of_card
from mandate.games.great_wall.rules.city.goods import (
    MIXED,
    add_honor,
    gain,
    gain_mixed,
    honor,
    pay,
    pay_mixed,
)
from mandate.games.great_wall.rules.city.production import income
from mandate.games.great_wall.rules.effects.possible import targets
from mandate.games.great_wall.rules.effects.running import Act, Facts, amount, run
from mandate.games.great_wall.rules.effects.triggers import WANTED, not_used
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.questions import telling, the_asker
from mandate.lang.text import Text, text

HORDE = ("H", "X")  # what the ids of Hordes begin with: what they do is forced


def _gain(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n, what = amount(s, seat, effect, facts), effect.args["what"]
    forced = facts["src"].startswith(HORDE) or WANTED in facts
    if what in MIXED:
        gain_mixed(s, seat, what, n, forced=forced)
    else:
        gain(s, seat, facts["place"] if what == "here" else RESOURCE[what], n, forced=forced)


def _honor(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n = amount(s, seat, effect, facts)
    if effect.condition.get("if_claimed"):
        s.promised.append(f"{seat}:{n}:{facts['src'].partition('/')[0]}")
    elif WANTED in facts:
        add_honor(s, seat, n)
    else:
        honor(s, seat, n)


def _pay(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if targets(s, seat, effect, facts):
        s.push(FrameKind.SPEND, seat, **facts)


def _spend_options(_s: GreatWallState, _frame: Frame) -> list[str]:
    return ["pay", PASS]


def _spend_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        not_used(s, frame.seat, frame.data["src"])
        return
    source, i = frame.data["src"], frame.data["i"] - 1
    run(s, frame.seat, f"{source}/{i}/then", {**frame.data, WANTED: 1})
    for what, n in s.box.effects[source][i].args["cost"].items():
        if what in MIXED:
            pay_mixed(s, frame.seat, n, kinds=MIXED[what])
        else:
            pay(s, frame.seat, RESOURCE[what], n)


def _spend_label(s: GreatWallState, frame: Frame, _token: str) -> Text:
    effect = s.box.effects[frame.data["src"]][frame.data["i"] - 1]
    cost, then = names.cost(effect.args["cost"]), cards.effects(s.box, effect.then)
    return text("choice-gw-spend", cost=cost, then=then)


def _take_warehouse(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.FETCH, seat, n=amount(s, seat, effect, facts))


def _donate(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.DONATE, seat, kinds=7, n=amount(s, seat, effect, facts), given=0)


def _income(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    assert effect.args["n"] == "all"
    income(s, seat, cause=of_card(facts["src"]))


VERBS: dict[Verb, Act] = {
    Verb.GAIN: _gain,
    Verb.HONOR: _honor,
    Verb.PAY: _pay,
    Verb.TAKE_WAREHOUSE: _take_warehouse,
    Verb.DONATE: _donate,
    Verb.INCOME: _income,
}
KINDS: Kinds[GreatWallState] = {
    FrameKind.SPEND: Ask(
        _spend_options, _spend_answer, telling=telling("gw.fall.boxes", _spend_label, targets=the_asker)
    ),
}
