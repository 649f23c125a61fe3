"""What a card does, in our own words, made from its data: a number corrected there is right here too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.cli.great_wall import together
from mandate.cli.great_wall.amounts import WHOLE, spell
from mandate.games.great_wall.numbers import CARDS, QIN, REED
from mandate.games.great_wall.vocabulary import PRODUCTION, Quantity, Trigger

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.abilities import Ability, Effect
    from mandate.games.great_wall.command_cards import Command


def text(words: Words, card: str) -> str:
    """The text of any card, by its id; empty for a card this seat has not seen."""
    if card in CARDS.tactics:
        tactic = CARDS.tactics[card]
        return words(
            "gw-text-tactic",
            window=_sentence(words.window(tactic.window)),
            basic=effects(words, tactic.basic),
            boosted=effects(words, tactic.boosted),
            price=tactic.boost_chi,
        )
    if card in CARDS.commands:
        command = CARDS.commands[card]
        boxes = [effects(words, box) for box in (command.box1, command.box2, command.box3)]
        message = "gw-text-command" if command.box2 else "gw-text-command-short"
        return words(message, box1=_sentence(boxes[0]), box2=boxes[1], box3=boxes[2])
    if card in CARDS.generals:
        general = CARDS.generals[card]
        return words(
            "gw-text-general",
            goods=words.cost(general.resources),
            tactics=general.tactics,
            tea=general.tea,
            abilities=abilities(words, general.abilities),
        )
    if card in CARDS.advisors:
        return abilities(words, CARDS.advisors[card].abilities)
    if card in CARDS.artifacts:
        scoring = CARDS.artifacts[card].scoring
        return words("gw-text-artifact", n=spell(words, int(scoring) if scoring.isdigit() else scoring))
    if card in CARDS.requests:
        return together.request(words, card)
    if card in CARDS.events:
        return together.happening(words, card)
    if card in AUTOMATIC:
        return words("gw-text-automatic", card=card, n=_moves(AUTOMATIC[card]))
    kind = card.partition("-")[0]
    if kind in CARDS.horde_types:
        return _sentence(words("gw-ability", code=CARDS.horde_types[kind].ability)) + "."
    return ""


TOGETHER = (Trigger.ON_REQUESTS, Trigger.ON_EVENT)
STATS_TOGETHER = ("power", "defense", "keepbarricades")

# the cards of those who play without a person: a Command card, or None for a General
AUTOMATIC: dict[str, Command | None] = {
    REED.command.id: REED.command,
    **QIN.commands,
    **dict.fromkeys((*REED.generals, QIN.id)),
}


def _moves(command: Command | None) -> int:
    """How many Clerks its first box moves."""
    if command is None:
        return 0
    first = command.box1[0]
    return int((first.options[1][0] if first.options else first).args["n"])


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def abilities(words: Words, found: Sequence[Ability]) -> str:
    return " ".join(_ability(words, ability) for ability in found)


def _ability(words: Words, ability: Ability) -> str:
    anywhere = "production" if ability.trigger == "on_gather" else "any"
    if ability.trigger in TOGETHER:
        when = words("gw-when-coop", trigger=ability.trigger.value)
    else:
        place = words.place(ability.where or anywhere)
        when = words("gw-when", trigger=ability.trigger.value, where=place)
    said = effects(words, ability.effects)
    if not ability.condition:
        return words("gw-text-ability", when=when, effects=said)
    conditions = _conditions(words, ability.condition)
    return words("gw-text-ability-if", when=when, conditions=conditions, effects=said)


def effects(words: Words, found: Sequence[Effect]) -> str:
    return "; ".join(effect(words, one) for one in found)


def effect(words: Words, found: Effect) -> str:
    said = _effect(words, found)
    if found.who:
        said = words("gw-who", who=found.who, effect=said)
    if not found.condition:
        return said
    return words("gw-text-if", effect=said, conditions=_conditions(words, found.condition))


def _conditions(words: Words, condition: Mapping[str, Any]) -> str:
    return ", ".join(_condition(words, name, value) for name, value in condition.items())


def _condition(words: Words, name: str, value: Any) -> str:
    quantity = ""
    if name == "none" or name in tuple(Quantity):
        quantity = words("gw-quantity", quantity=value if name == "none" else name)
    elif name in ("if_track", "no_track"):
        value = words.card(value)
    elif name == "once":
        value = words("gw-period", period=value)
    elif isinstance(value, bool):
        value = "yes" if value else "no"
    return words("gw-if", condition=name, value=value, quantity=quantity)


def _effect(words: Words, found: Effect) -> str:
    if found.do == "choose":
        first, *rest = (effects(words, option) for option in found.options)
        for other in rest:
            first = words("gw-text-or", first=first, second=other)
        return first
    args = found.args
    kind = args.get("type", "any")
    facts: dict[str, Any] = {"soldiers": words.soldiers(kind), "soldier": words.a_soldier(kind)}
    counted = args.get("d", args.get("n", 0))  # a number, or something to be counted
    amount = spell(words, abs(counted) if isinstance(counted, int) else counted)
    x = isinstance(amount, str) and amount not in WHOLE
    facts["n"] = "X" if x else amount
    facts["disc"] = args.get("disc", 0)
    if "what" in args:
        facts["what"] = words.resource(args["what"])
        facts["thing"] = args["what"]
    if "where" in args:
        facts["where"] = words.place(args["where"])
    if found.do == "pay":
        facts.update(cost=words.cost(args["cost"]), then=effects(words, found.then))
    if found.do == "modify":
        facts["stat"] = args["stat"].replace(".", "-")
    said = words(f"gw-do-{_verb(found)}", **facts)
    return words("gw-text-x", effect=said, amount=amount) if x else said


def _verb(found: Effect) -> str:
    """The verb, with what makes it another sentence behind it."""
    verb, args = found.do.replace("_", "-"), found.args
    if verb == "move-clerks" and args.get("diff"):
        return f"{verb}-diff"
    if verb == "build-barricade" and (args.get("free") or args.get("disc")):
        return f"{verb}-free" if args.get("free") else f"{verb}-disc"
    if verb == "upgrade-overseer" and args.get("where") in PRODUCTION:
        return f"{verb}-where"
    if verb == "modify" and args["stat"] in STATS_TOGETHER:
        return "modify-coop"
    if verb == "give":
        return f"{verb}-{args['to']}"
    return f"{verb}-top" if verb == "tea-up" and args["n"] == "top" else verb
