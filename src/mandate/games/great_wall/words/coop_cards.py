"""The two kinds of cards that only co-op has: what the Emperor requests, and what an Event does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.games.great_wall.amounts import value
from mandate.games.great_wall.numbers import CARDS
from mandate.games.great_wall.vocabulary import RESOURCES, SOLDIERS, Verb
from mandate.games.great_wall.words import cards, names
from mandate.lang.text import Text, joined, shaped

if TYPE_CHECKING:
    from mandate.games.great_wall.abilities import Ability, Effect
    from mandate.games.great_wall.coop_cards import Need


def request(card: str, players: int) -> Text:
    """What the Emperor asks for at a table of so many."""
    found = CARDS.requests[card]
    parts = [_need(need, players) for need in (*found.needs, *found.each_needs)]
    parts += [
        Text("gw-request-pays", {"cost": _payment(effect.args, players, together=True)})
        for effect in found.together
    ]
    if found.each:
        cost = joined(_payment(effect.args, players, together=False) for effect in found.each)
        parts.append(Text("gw-request-each", {"cost": cost}))
    first, *rest = parts
    return Text("gw-text-request", {"parts": joined([shaped(first, "sentence"), *rest], "; ")})


def _need(need: Need, players: int) -> Text:
    return Text("gw-request-need", {"what": need.what, "n": _number(need.least or 0, players)})


def _payment(args: Any, players: int, *, together: bool) -> Text:
    n, what = _number(args["n"], players), args["what"]
    if what in RESOURCES:
        return names.amount(n, what)
    if what in SOLDIERS:
        return Text("gw-request-pool", {"soldier": names.soldier(what)})
    return Text("gw-request-cost", {"what": "trophy" if together else what, "n": n})


def _number(written: int | str, players: int) -> int:
    """An amount that counts nothing but the players."""
    return value(written, lambda _name: players)


def happening(card: str) -> Text:
    """What an Event does at once, and what stays."""
    found = CARDS.events[card]
    said = []
    if found.once:
        said.append(Text("gw-event-once", {"effects": cards.effects(found.once)}))
    if found.each:
        said.append(Text("gw-event-each", {"effects": cards.effects(found.each)}))
    lasting = [_lasting(ability, effect) for ability in found.abilities for effect in ability.effects]
    said.append(Text("gw-event-stays", {"effects": joined(lasting, "; ")}))
    return Text("gw-text-event", {"parts": joined(said, " ")})


def _lasting(ability: Ability, effect: Effect) -> Text:
    if effect.do != Verb.MODIFY:
        return Text("gw-event-summer", {"effects": cards.effect(effect)})
    args = effect.args
    return Text(
        "gw-event-change",
        {
            "stat": args["stat"].replace(".", "-"),
            "n": abs(int(args["d"])),
            "row": ability.condition.get("row", 0),
            "level": ability.condition.get("wall_most", 0),
            "soldiers": names.soldiers(args.get("type", "any")),
            "what": names.resource(args.get("what", "C")),
        },
    )
