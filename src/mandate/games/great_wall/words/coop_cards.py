"""The two kinds of cards that only co-op has: what the Emperor requests, and what an Event does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.games.great_wall.cards.amounts import value
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SOLDIERS, Quantity, Trigger
from mandate.games.great_wall.words import cards, names, written
from mandate.lang.text import Text, joined, shaped

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.abilities import Ability
    from mandate.games.great_wall.cards.box import Box
    from mandate.games.great_wall.cards.coop import Need
    from mandate.lang.text import Fact


def request(box: Box, card: str, players: int) -> Text:
    """What the Emperor asks for at a table of so many."""
    return written.text(box, card, players) or written.of_pack(box, card, made_request(box, card, players))


def made_request(box: Box, card: str, players: int) -> Text:
    """The same from its data."""
    request = box.cards.requests[card]
    parts = [need(one, players) for one in (*request.needs, *request.each_needs)]
    parts += [
        Text("gw-request-pays", {"cost": payment(effect.args, players, together=True)})
        for effect in request.together
    ]
    if request.each:
        cost = joined(payment(effect.args, players, together=False) for effect in request.each)
        parts.append(Text("gw-request-each", {"cost": cost}))
    first, *rest = parts
    return Text("gw-text-request", {"parts": joined([shaped(first, "sentence"), *rest], "; ")})


def need(of: Need, players: int) -> Text:
    """What must be true; the sentence for Breaches says that there was none, and all others "at least"."""
    none = of.most == 0
    if of.most is not None and not (none and of.what == Quantity.BREACHES):
        bound, n = "most", _number(of.most, players)
    elif none:
        return Text("gw-request-need", {"what": of.what, "n": 0})
    else:
        assert of.least is not None  # one of the two is there
        bound, n = "least", _number(of.least, players)
        if of.what in (Quantity.HORDES, Quantity.WALL_LEVELS, Quantity.OVERSEER_LEVELS):
            return Text("gw-request-need", {"what": of.what, "n": n})
    quantity = Text("gw-quantity", {"quantity": of.what})
    return Text("gw-request-bound", {"bound": bound, "n": n, "quantity": quantity})


def payment(args: Any, players: int, *, together: bool) -> Text:
    n, what = _number(args["n"], players), args["what"]
    if what in RESOURCES:
        return names.amount(n, what)
    if what in SOLDIERS:
        return Text(
            "gw-request-pool", {"n": n, "soldier": names.soldier(what), "soldiers": names.soldiers(what)}
        )
    return Text("gw-request-cost", {"what": "trophy" if together else what, "n": n})


def _number(written: int | str, players: int) -> int:
    """An amount that counts nothing but the players."""
    return value(written, lambda _name: players)


def event_card(box: Box, card: str) -> Text:
    """What an Event does at once, and what stays."""
    return written.text(box, card, 0) or written.of_pack(box, card, event_card_in_words(box, card))


def event_card_in_words(box: Box, card: str) -> Text:
    """The same from its data."""
    event = box.cards.events[card]
    said = []
    if event.once:
        said.append(Text("gw-event-once", {"effects": cards.effects(box, event.once)}))
    if event.each:
        said.append(Text("gw-event-each", {"effects": cards.effects(box, event.each)}))
    lasting = [_lasting(box, ability) for ability in event.abilities]
    said.append(Text("gw-event-stays", {"effects": joined(lasting, "; ")}))
    return Text("gw-text-event", {"parts": joined(said, " ")})


def _lasting(box: Box, ability: Ability) -> Fact:
    """A change of a number, or what happens in every Summer; under its condition."""
    said: Fact = cards.effects(box, ability.effects)
    if ability.condition:
        said = Text("gw-text-if", {"effect": said, "conditions": cards.conditions(box, ability.condition)})
    return Text("gw-event-summer", {"effects": said}) if ability.trigger is Trigger.ON_SUMMER else said
