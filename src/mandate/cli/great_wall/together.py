"""The words of co-op: what happens only there, and its two kinds of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.games.great_wall import coop_events as c
from mandate.games.great_wall.amounts import value
from mandate.games.great_wall.coop_cards import Need
from mandate.games.great_wall.numbers import CARDS
from mandate.games.great_wall.vocabulary import RESOURCES, SOLDIERS

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.core.game import Event
    from mandate.games.great_wall.abilities import Ability, Effect

Said = tuple[str, dict[str, Any]]  # which sentence, and its facts


# --- what happens --------------------------------------------------------------------------------------


def tell(words: Words, event: Event) -> Said | None:
    match event:
        case c.Reshuffled(n=n):
            return "reshuffled", {"n": n}
        case c.Demanded(card=card):
            return "demanded", {"card": words.card(card), "text": request(words, card)}
        case c.Proposed(card=card):
            return "proposed", {"card": words.card(card)}
        case c.Answered(agreed=agreed):
            return "agreed" if agreed else "refused", {}
        case c.Fulfilled(card=card, n=n, goal=goal):
            return "fulfilled", {"card": words.card(card), "n": n, "goal": goal}
        case c.Sacrificed(what=what, n=n):
            return "sacrificed", {"what": _offering(words, what, n)}
        case c.Happened(card=card):
            return "happened", {"card": words.card(card), "text": happening(words, card)}
        case c.Gave(to=to, what=what, n=n):
            return "gave", {"n": n, "what": words.resource(what), "other": words.names[to]}
        case c.Arranged(order=order):
            return "arranged", {"order": ", ".join(words.names[clan] for clan in order)}
        case c.Burned(what=what, n=n):
            return "burned", {"n": n, "what": words.resource(what)}
    return None


def _offering(words: Words, what: str, n: int) -> str:
    if what in SOLDIERS:
        return f"{n} {words.soldier(what)}"
    if what in CARDS.advisors:
        return words.card(what)
    return words("gw-offering", what=what, n=n)


# --- its cards -----------------------------------------------------------------------------------------


def request(words: Words, card: str) -> str:
    """What the Emperor asks for at this table."""
    found = CARDS.requests[card]
    parts = [_need(words, need) for need in (*found.needs, *found.each_needs)]
    parts += [
        words("gw-request-pays", cost=_payment(words, effect.args, together=True))
        for effect in found.together
    ]
    if found.each:
        cost = ", ".join(_payment(words, effect.args, together=False) for effect in found.each)
        parts.append(words("gw-request-each", cost=cost))
    return "; ".join(parts)[:1].upper() + "; ".join(parts)[1:] + "."


def _need(words: Words, need: Need) -> str:
    return words("gw-request-need", what=need.what, n=_number(words, need.least or 0))


def _payment(words: Words, args: Any, *, together: bool) -> str:
    n, what = _number(words, args["n"]), args["what"]
    if what in RESOURCES:
        return words.amount(n, what)
    if what in SOLDIERS:
        return words("gw-request-pool", soldier=words.soldier(what))
    return words("gw-request-cost", what="trophy" if together else what, n=n)


def _number(words: Words, written: int | str) -> int:
    """An amount that counts nothing but the players."""
    return value(written, lambda _name: words.persons)


def happening(words: Words, card: str) -> str:
    """What an Event does at once, and what stays."""
    from mandate.cli.great_wall import cardtext

    found = CARDS.events[card]
    said = []
    if found.once:
        said.append(words("gw-event-once", effects=cardtext.effects(words, found.once)))
    if found.each:
        said.append(words("gw-event-each", effects=cardtext.effects(words, found.each)))
    lasting = [_lasting(words, ability, effect) for ability in found.abilities for effect in ability.effects]
    return " ".join([*said, words("gw-event-stays", effects="; ".join(lasting))])


def _lasting(words: Words, ability: Ability, effect: Effect) -> str:
    from mandate.cli.great_wall import cardtext

    if effect.do != "modify":
        return words("gw-event-summer", effects=cardtext.effect(words, effect))
    args = effect.args
    return words(
        "gw-event-change",
        stat=args["stat"].replace(".", "-"),
        n=abs(int(args["d"])),
        row=ability.condition.get("row", 0),
        level=ability.condition.get("wall_most", 0),
        soldiers=words.soldiers(args.get("type", "any")),
        what=words.resource(args.get("what", "C")),
    )
