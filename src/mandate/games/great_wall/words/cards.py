"""What a card does: its written sentences, or where it has none a text made from its data.

The same words say what single effects do, in the labels of choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.games.great_wall.cards.amounts import is_less
from mandate.games.great_wall.cards.vocabulary import PRODUCTION, Quantity, Trigger, Verb
from mandate.games.great_wall.words import names, written
from mandate.games.great_wall.words.amounts import WHOLE, spell
from mandate.lang import LANGUAGES
from mandate.lang.text import Text, joined, shaped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mandate.games.great_wall.cards.abilities import Ability, Effect
    from mandate.games.great_wall.cards.automata import QinJiushao, ReedGeneral
    from mandate.games.great_wall.cards.box import Box
    from mandate.lang.text import Fact, Joined, Shape

TOGETHER = (Trigger.ON_REQUESTS, Trigger.ON_EVENT)
# verb → how a discount on several pieces counts
_DISCOUNT_PER = {Verb.RECRUIT: "total", Verb.BUILD_BARRICADE: "each", Verb.UPGRADE_OVERSEER: "each"}


def text(box: Box, card: str, players: int) -> Text | None:
    """The text of any card, by its id, at a table of so many; None for a card this seat has not seen."""
    said = written.text(box, card, players)
    if said is None and (data := made(box, card, players)) is not None:
        return written.of_pack(box, card, data)
    return said


def made(box: Box, card: str, players: int) -> Text | None:
    """A text made from the data of a card without written sentences."""
    from mandate.games.great_wall.words import coop_cards

    if card in box.cards.tactics:
        return _tactic(box, card)
    if card in box.cards.commands:
        return _command(box, card)
    if card in box.cards.generals:
        return _general(box, card)
    if card in box.cards.advisors:
        return Text("gw-text-advisor", {"abilities": abilities(box, box.cards.advisors[card].abilities)})
    if card in box.cards.artifacts:
        scoring = box.cards.artifacts[card].scoring
        return Text("gw-text-artifact", {"n": spell(int(scoring) if scoring.isdigit() else scoring)})
    if card in box.cards.requests:
        return coop_cards.made_request(box, card, players)
    if card in box.cards.events:
        return coop_cards.event_card_in_words(box, card)
    kind = card.partition("-")[0]
    if kind in box.cards.horde_types:
        horde = box.cards.horde_types[kind]
        if horde.ability in box.reworded:
            return Text("gw-text-advisor", {"abilities": abilities(box, horde.abilities)})
        ability = Text("gw-ability", {"code": horde.ability}, "sentence")
        return Text("gw-text-horde", {"ability": ability})
    if card in box.reworded:
        return _of_automata(box, card)
    return None


def made_parts(box: Box, card: str) -> Iterator[written.Part]:
    """The same in the places where it is printed, for a face that is drawn."""
    if card in box.cards.tactics:
        tactic = box.cards.tactics[card]
        yield written.Part("when", written.when_played(box, card))
        if card in box.sentences:
            yield written.Part("basic", _of_owner(box, card, _line(box, tactic.basic)))
        else:
            yield written.Part("basic", _line(box, tactic.basic))
            yield written.Part("boosted", _line(box, tactic.boosted))
    elif card in box.cards.generals:
        made = Text("gw-text-advisor", {"abilities": abilities(box, box.cards.generals[card].abilities)})
        yield written.Part("", _of_owner(box, card, made))
    elif card in box.commands and card not in box.sentences:
        command = box.commands[card]
        for number, effects_of in (("1", command.box1), ("2", command.box2), ("3", command.box3)):
            if effects_of:
                yield written.Part(number, _line(box, effects_of))


def _line(box: Box, listed: Sequence[Effect]) -> Text:
    return Text("gw-text-command-short", {"box1": effects(box, listed, "sentence")})


def _of_owner(box: Box, card: str, made: Text) -> Text:
    own = box.sentences.get(card, {})
    return Text("gw-pack-text", {**dict.fromkeys(LANGUAGES, made), **own})


def _of_automata(box: Box, card: str) -> Text | None:
    """A card of the Reed Clan's or of Qin Jiushao's; as ours it has sentences of its own."""
    generals: tuple[ReedGeneral | QinJiushao, ...] = (*box.reed.generals.values(), box.jiushao)
    for general in generals:
        if general.id == card:
            return Text("gw-text-advisor", {"abilities": abilities(box, general.abilities)})
    return _command(box, card)


def _tactic(box: Box, card: str) -> Text:
    tactic = box.cards.tactics[card]
    return Text(
        "gw-text-tactic",
        {
            "window": shaped(when_played(box, card), "sentence"),
            "basic": effects(box, tactic.basic),
            "boosted": effects(box, tactic.boosted),
            "price": tactic.boost_chi,
        },
    )


def when_played(box: Box, card: str) -> Text:
    """The window of a Tactic card, as a part of another sentence."""
    return names.window(box.cards.tactics[card].window, anyone=written.for_anyone(box, card))


def _command(box: Box, card: str) -> Text:
    command = box.commands[card]
    facts: dict[str, Fact] = {"box1": effects(box, command.box1, "sentence")}
    if not command.box2:
        return Text("gw-text-command-short", facts)
    facts["box2"] = effects(box, command.box2)
    if not command.box3:
        return Text("gw-written-short", facts)
    return Text("gw-text-command", {**facts, "box3": effects(box, command.box3)})


def _general(box: Box, card: str) -> Text:
    general = box.cards.generals[card]
    return Text(
        "gw-text-general",
        {
            "goods": names.cost(general.resources),
            "tactics": general.tactics,
            "tea": general.tea,
            "abilities": abilities(box, general.abilities),
        },
    )


def abilities(box: Box, listed: Sequence[Ability]) -> Joined:
    return joined((_ability(box, ability) for ability in listed), " ")


def _ability(box: Box, ability: Ability) -> Text:
    if ability.trigger in TOGETHER:
        when = Text("gw-when-coop", {"trigger": ability.trigger.value})
    else:
        anywhere = "production" if ability.trigger is Trigger.ON_GATHER else "any"
        place = names.place(ability.where or anywhere)
        when = Text("gw-when", {"trigger": ability.trigger.value, "where": place})
    facts: dict[str, Fact] = {"when": when, "effects": effects(box, ability.effects)}
    if not ability.condition:
        return Text("gw-text-ability", facts)
    return Text("gw-text-ability-if", {**facts, "conditions": conditions(box, ability.condition)})


def effects(box: Box, listed: Sequence[Effect], shape: Shape = "") -> Joined:
    """One after another; `shape` is that of the first one."""
    said = [effect(box, one) for one in listed]
    return joined([*(shaped(one, shape) for one in said[:1]), *said[1:]], "; ")


def effect(box: Box, of: Effect) -> Text:
    said = _effect(box, of)
    if of.who:
        said = Text("gw-who", {"who": of.who, "effect": said})
    if not of.condition:
        return said
    return Text("gw-text-if", {"effect": said, "conditions": conditions(box, of.condition)})


def conditions(box: Box, condition: Mapping[str, Any]) -> Joined:
    return joined(_condition(box, name, value) for name, value in condition.items())


def _condition(box: Box, name: str, value: Any) -> Text:
    quantity: Fact = ""
    if name == "none" or name in tuple(Quantity):
        quantity = Text("gw-quantity", {"quantity": value if name == "none" else name})
        if value != 1 and name not in ("none", Quantity.CLERKS_HERE):
            name = "least"  # the sentences for single quantities mean "at least one"
    elif name in ("if_track", "no_track"):
        value = names.card(box, value)
    elif name == "once":
        value = Text("gw-period", {"period": value})
    elif isinstance(value, bool):
        value = "yes" if value else "no"
    return Text("gw-if", {"condition": name, "value": value, "quantity": quantity})


def _effect(box: Box, of: Effect) -> Text:
    """Every field of an effect is a fact of its sentence; a test changes each and reads the difference."""
    if of.do == Verb.CHOOSE:
        return _either([effects(box, option) for option in of.options])
    args = of.args
    kind = args.get("type", "any")
    facts: dict[str, Fact] = {"soldiers": names.soldiers(kind), "soldier": names.a_soldier(kind)}
    counted = args.get("d", args.get("n", 0))  # a number, or something to be counted
    amount = spell(abs(counted) if isinstance(counted, int) else counted)
    x = not isinstance(amount, int) and amount not in WHOLE
    n: int | str = "X" if x else amount  # type: ignore[assignment]  # no Text is left
    facts["n"] = n
    facts["free"] = "yes" if args.get("free") else "no"
    facts["area"] = args.get("where", "any")
    if "what" in args:
        facts.update(what=names.resource(args["what"]), thing=args["what"])
    if "where" in args:
        facts["where"] = names.place(args["where"])
    if of.do == Verb.ATTACK:
        facts["from"] = _source(args)
    if of.do == Verb.RECRUIT:
        facts["recruits"] = Text("gw-recruits", {"n": n, "soldier": kind})
    if of.do == Verb.SAVE:
        facts["cost"] = args["cost"]
    if of.do == Verb.PAY:
        facts.update(cost=names.cost(args["cost"]), then=effects(box, of.then))
    if of.do == Verb.MODIFY:
        facts.update(_change(args, n))
    said = Text(f"gw-do-{_verb(of)}", facts)
    if args.get("disc"):
        per = "one" if n == 1 else _DISCOUNT_PER.get(of.do, "one")
        said = Text("gw-cheaper", {"effect": said, "disc": spell(args["disc"]), "per": per})
    return Text("gw-text-x", {"effect": said, "amount": amount}) if x else said


def _source(args: Mapping[str, Any]) -> str:
    """Which Soldiers may Attack: all in the field, or only those."""
    source: str = args.get("from", "both")
    if args["n"] == "all_of_zone":  # it names the Rest Zones itself
        return "zones" if source == "both" else "both"
    return source


def _change(args: Mapping[str, Any], n: int | str) -> dict[str, Fact]:
    """What a `modify` changes, how far it reaches, and in which direction."""
    less = is_less(args["d"])
    sign = "less" if less else "more"
    return {
        "stat": args["stat"].replace(".", "-"),
        "scope": args["scope"],
        "sign": sign,
        "signed": f"{'−' if less else '+'}{n}",
        "change": Text("gw-change", {"sign": sign}),
        "fewer": Text("gw-change-count", {"sign": sign}),
        "amount": names.amount(n, args["what"]) if "what" in args else n,
    }


def _either(options: Sequence[Joined]) -> Text:
    said: Fact = options[0]
    for other in options[1:]:
        said = Text("gw-text-or", {"first": said, "second": other})
    assert isinstance(said, Text)  # with a single one there is no choice
    return said


def _verb(of: Effect) -> str:
    """The verb, with what makes it another sentence behind it."""
    verb, args = of.do.replace("_", "-"), of.args
    if verb == "move-clerks" and args.get("diff"):
        return f"{verb}-diff"
    if verb == "upgrade-overseer" and args.get("where") in PRODUCTION:
        return f"{verb}-where"
    if verb == "give":
        return f"{verb}-{args['to']}"
    return f"{verb}-top" if verb == "tea-up" and args["n"] == "top" else verb
