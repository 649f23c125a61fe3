"""A text made from data says all that they say: a changed field is a changed sentence, in every language.

The labels of choices are made so, and the text of a card without written sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.grammar import CONDITIONS, SCOPES, Arg, Kind
from mandate.games.great_wall.cards.grammar import VERBS as TAKES
from mandate.games.great_wall.cards.vocabulary import Quantity, Scope, Stat, Trigger, Verb, Who, Window
from mandate.games.great_wall.rules.effects.verbs import VERBS
from mandate.games.great_wall.views.orders import ORDERS
from mandate.games.great_wall.words import cards, coop_cards, names
from mandate.games.great_wall.words.amounts import spell
from mandate.lang import LANGUAGES
from mandate.lang.text import Fact, tell

UNSAID = object()  # the field is left out
# what a field means where it is left out, and so may say the same
DEFAULTS: Mapping[str, Any] = {
    "type": "any",
    "from": "both",
    "where": "any",
    "disc": 0,
    "free": False,
    "diff": False,
}
# described by what Hordes can do (`gw-ability`), not verb by verb
OF_HORDES = {Stat.BARRICADE_VALUE, Stat.BREACH_SHAME, Stat.SHOOTABLE, Stat.COST_ATTACK}
ONE_SIGN = {Stat.SHOTS, Stat.MOVE_SIZE, Stat.KEEP_BARRICADES}  # the rules know only one direction
# Requests have their own words for what is Sacrificed; a choice is as good as its options
ELSEWHERE = {Verb.SACRIFICE, Verb.CHOOSE, Verb.COPY_CARD}
BASE: Mapping[str, Any] = {"n": 3, "cost": {"W": 1}, "d": -2}


def values(name: str, arg: Arg) -> Iterator[Any]:
    match arg.kind:
        case Kind.INT:
            yield from (0, 1, 2)
        case Kind.FLAG:
            yield from (False, True)
        case Kind.WORD:
            yield from sorted(arg.words)
        case Kind.COST:
            yield from ({"W": 1}, {"W": 2}, {"S": 1})
        case Kind.AMOUNT:
            yield from (2, 3, "SA", "2 * SA", *sorted(arg.words))
            if name == "d":
                yield from (-2, "-SA")
    if not arg.required and name not in DEFAULTS:
        yield UNSAID


def plain(verb: Verb) -> dict[str, Any]:
    """Arguments that this verb must have."""
    wanted = {name: arg for name, arg in TAKES[verb].items() if arg.required}
    return {
        name: BASE[name] if name in BASE and arg.kind is not Kind.INT else next(iter(values(name, arg)))
        for name, arg in wanted.items()
    } | ({"cost": 0} if verb is Verb.SAVE else {})


def effect_of(verb: Verb, args: Mapping[str, Any], **more: Any) -> Effect:
    said = {name: value for name, value in args.items() if value is not UNSAID}
    then = (Effect(Verb.HONOR, {"n": 1}),) if verb is Verb.PAY else ()
    return Effect(verb, said, then=then, **more)


def differ(texts: Sequence[Fact]) -> None:
    for language in LANGUAGES:
        expected_words = [tell(text, language, strict=True) for text in texts]
        assert len(set(expected_words)) == len(expected_words), expected_words


DESCRIBED = sorted((verb for verb in VERBS if verb not in ELSEWHERE and verb is not Verb.MODIFY), key=str)


@pytest.mark.parametrize("verb", DESCRIBED)
def test_every_field_of_an_effect_changes_its_sentence(verb: Verb) -> None:
    base = plain(verb)
    for name, arg in TAKES[verb].items():
        texts = [cards.effect(OURS, effect_of(verb, {**base, name: value})) for value in values(name, arg)]
        differ(texts)
    differ([cards.effect(OURS, effect_of(verb, base, who=who)) for who in ("", *Who)])
    differ(
        [
            cards.effect(OURS, effect_of(verb, base, condition=when))
            for when in ({}, {"top_tea": True}, {"once": "year"})
        ]
    )


CHANGES = sorted((stat, scope) for stat in set(Stat) - OF_HORDES for scope in SCOPES[stat])


@pytest.mark.parametrize(("stat", "scope"), CHANGES)
def test_every_field_of_a_change_changes_its_sentence(stat: Stat, scope: Scope) -> None:
    base = {"stat": stat, "scope": scope, "d": -2}
    signs = (-2, -3, "-SA") if stat in ONE_SIGN else (-2, -3, 2, 3, "-SA", "SA")
    differ([cards.effect(OURS, effect_of(Verb.MODIFY, {**base, "d": d})) for d in signs])
    differ(
        [cards.effect(OURS, effect_of(Verb.MODIFY, {**base, "scope": each})) for each in sorted(SCOPES[stat])]
    )
    if stat is Stat.COST_RECRUIT:
        for name in ("type", "what"):
            found = values(name, TAKES[Verb.MODIFY][name])
            differ([cards.effect(OURS, effect_of(Verb.MODIFY, {**base, name: value})) for value in found])


def test_every_change_of_a_number_has_words_of_its_own() -> None:
    texts = [
        cards.effect(OURS, effect_of(Verb.MODIFY, {"stat": stat, "scope": scope, "d": -2}))
        for stat, scope in CHANGES
    ]
    differ(texts)
    for (stat, _), text in zip(CHANGES, texts, strict=True):
        for language in LANGUAGES:
            assert not tell(text, language).startswith(stat.replace(".", "-"))


@pytest.mark.parametrize("name", sorted(CONDITIONS))
def test_every_condition_says_what_it_asks_for(name: str) -> None:
    arg = CONDITIONS[name]
    found: list[Any] = ["C1", "C2"] if name in ("if_track", "no_track") else list(values(name, arg))
    if name == "if_claimed":
        found = [True]
    differ([cards.conditions(OURS, {name: value}) for value in found if value != 0 or arg.kind is Kind.FLAG])


def test_conditions_differ_from_each_other() -> None:
    flags = [
        cards.conditions(OURS, {name: True}) for name, arg in CONDITIONS.items() if arg.kind is Kind.FLAG
    ]
    differ([*flags, *(cards.conditions(OURS, {quantity: 1}) for quantity in Quantity)])


def test_every_moment_has_words_of_its_own() -> None:
    abilities = [Ability(trigger, None, {}, (Effect(Verb.HONOR, {"n": 1}),)) for trigger in Trigger]
    differ([cards.abilities(OURS, [ability]) for ability in abilities])
    differ([names.window(window) for window in Window])
    placed = Ability(Trigger.ON_ACTIVATED, None, {}, (Effect(Verb.HONOR, {"n": 1}),))
    differ([cards.abilities(OURS, [replace(placed, where=where)]) for where in (None, "temple", "builders")])


def test_every_quantity_has_words() -> None:
    for language in LANGUAGES:
        for quantity in Quantity:
            assert tell(spell(quantity.value), language) != quantity.value


def test_amounts_are_bracketed_where_they_could_be_misread() -> None:
    expected_words = {
        "min(2 * SA, 10)": "2 × your Supporting Advisors, at most 10",
        "2 * min(SA, 10)": "2 × (your Supporting Advisors, at most 10)",
        "(overseers + 1) // 2": "(your Overseers + 1) ÷ 2, rounded down",
        "advisors // 2 + 1": "(your Advisors ÷ 2, rounded down) + 1",
        "SA - (AA + 1)": "your Supporting Advisors − (your Active Advisors + 1)",
    }
    for written, said in expected_words.items():
        assert tell(spell(written), "en") == said


# --- what was wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("G08", "together and not for each"),
        ("T05", "in this Section"),
        ("T03", "from Rest Zones"),
        ("U05", "any player’s Soldiers are about to die"),
        ("T01", "your Soldiers are about to die"),
        ("A07", "rounded up"),
        ("A21", "rounded down"),
        ("K4", "of its Hordes by X in all"),
        ("E12", "first Clerk at the War Academy"),
    ],
)
def test_a_card_says_how_far_it_reaches(card: str, says: str) -> None:
    text = cards.text(OURS, card, 3)
    assert text is not None
    assert says in tell(text, "en")


@pytest.mark.parametrize("coop", [False, True])
def test_in_co_op_anyones_dying_soldiers_open_the_window(coop: bool) -> None:
    killed = next(order for order in ORDERS.offered({"coop": coop}) if order.id == Window.SOLDIERS_KILLED)
    assert ("anyone" in tell(killed.label, "en")) == coop


def test_a_request_says_how_much_it_asks_for() -> None:
    card = OURS.cards.requests["RQ04"]
    for payment in (*card.each, *OURS.cards.requests["RQ02"].each, *OURS.cards.requests["RQ11"].each):
        more = replace(payment, args={**payment.args, "n": 2})
        differ([coop_cards.payment(each.args, 3, together=False) for each in (payment, more)])
    need = OURS.cards.requests["RQ01"].needs[0]
    differ(
        [
            coop_cards.need(each, 3)
            for each in (need, replace(need, most=1), replace(need, most=None, least=1))
        ]
    )
