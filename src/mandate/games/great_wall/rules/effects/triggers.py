"""Abilities that answer to something that happened: those of Generals and Active Advisors."""

from __future__ import annotations

from typing import Any

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.numbers import PLACE
from mandate.games.great_wall.cards.vocabulary import Trigger, Verb
from mandate.games.great_wall.rules.effects.stats import among, holds, own_cards
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import the_card
from mandate.games.great_wall.words.questions import card_text, naming_card, telling

PLAIN = {Verb.HONOR, Verb.GAIN, Verb.DRAW_TACTIC}  # no question, unless gains may be declined
WANTED = "wanted"  # the fact that the player said yes: the gain is not offered again
SELF_ASKING = {
    Verb.PAY,
    Verb.CHOOSE,
    Verb.ADV_ACTIVATE,
}  # passing there does not use up the ability (`not_used`)


def fire(s: GreatWallState, trigger: Trigger, seat: Clan, **facts: Any) -> None:
    """Let the seat's abilities answer; they come before what lies below on the stack."""
    known = s.box.abilities.get(trigger)
    if known is None or not among(s, seat, known):
        return
    keys: list[str] = []
    for card in own_cards(s, seat):
        for key, ability in known.get(card, ()):
            if ability.where is None or PLACE[ability.where] == facts.get("place"):
                keys.append(key)
    if keys:
        s.push(FrameKind.TRIGGERS, seat, keys=tuple(keys), **facts)


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    """The abilities that can answer now, by card; their owner chooses the order."""
    from mandate.games.great_wall.rules.effects.possible import any_possible

    data = frame.data
    return [
        key.partition("/")[0]
        for key in data["keys"]
        if not used(s, frame.seat, key)
        and holds(s, frame.seat, s.box.ability_of[key].condition, data)
        and any_possible(s, frame.seat, s.box.effects[key], data)
    ]


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data = frame.data
    key = next(key for key in data["keys"] if key.partition("/")[0] == choice)
    rest = tuple(other for other in data["keys"] if other != key)
    facts = {name: value for name, value in data.items() if name != "keys"}
    if rest:
        s.push(FrameKind.TRIGGERS, frame.seat, keys=rest, **facts)
    verbs = {effect.do for effect in s.box.effects[key]}
    asked = s.offers is not None or not verbs <= PLAIN
    if "once" in s.box.ability_of[key].condition and asked and not verbs <= SELF_ASKING:
        s.push(FrameKind.USE, frame.seat, key=key, **facts)
    else:
        _run(s, frame.seat, key, facts)


def _use_options(_s: GreatWallState, frame: Frame) -> list[str]:
    return [frame.data["key"].partition("/")[0], PASS]


def _use_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice != PASS:
        facts = {name: value for name, value in frame.data.items() if name != "key"}
        _run(s, frame.seat, frame.data["key"], {**facts, WANTED: 1})


def _run(s: GreatWallState, seat: Clan, key: str, facts: dict[str, Any]) -> None:
    if "once" in s.box.ability_of[key].condition:
        mark_used(s, seat, key)
    s.push(FrameKind.EFFECTS, seat, **{**facts, "src": key, "i": 0})


def mark_used(s: GreatWallState, seat: Clan, key: str) -> None:
    s.used.append(f"{s.box.ability_of[key].condition['once']}:{seat}:{key}")


def used(s: GreatWallState, seat: Clan, key: str) -> bool:
    once = s.box.ability_of[key].condition.get("once")
    return once is not None and f"{once}:{seat}:{key}" in s.used


def not_used(s: GreatWallState, seat: Clan, key: str) -> None:
    """A player who declines what a once-a-turn or once-a-Year ability brings may use it later."""
    if key in s.box.ability_of and used(s, seat, key):
        s.used.remove(f"{s.box.ability_of[key].condition['once']}:{seat}:{key}")


def forget(s: GreatWallState, period: str) -> None:
    """A new turn or Year: what was usable once in the old one is usable again."""
    s.used = [mark for mark in s.used if not mark.startswith(period)]


KINDS: Kinds[GreatWallState] = {
    FrameKind.TRIGGERS: Ask(
        _options,
        _answer,
        telling=telling(
            "gw.fall.boxes", naming_card("choice-gw-trigger"), targets=the_card, detail=card_text
        ),
    ),
    FrameKind.USE: Ask(
        _use_options,
        _use_answer,
        telling=telling("gw.fall.boxes", naming_card("choice-gw-use"), targets=the_card, detail=card_text),
    ),
}
