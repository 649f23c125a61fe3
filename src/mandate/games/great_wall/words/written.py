"""What was written for each card by hand, part by part: a General's sentence, the boxes of a Command card.

The effect stays data. `tests/games/great_wall/words/test_written_cards.py` compares the two, and fails where
an effect has changed since its sentences were read.
"""

from __future__ import annotations

import msgspec

from mandate.games.great_wall.cards.amounts import value
from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.words import names
from mandate.lang import LANGUAGES, knows
from mandate.lang.text import Fact, Text, joined

# what stands behind the card's id in the ids of its messages, in the order in which they are read
PARTS = (
    "", "1", "2", "3", "basic", "boosted", "claim", "once", "stays", "court", "field", "winter", "ever",
)  # fmt: skip


class Part(msgspec.Struct, frozen=True):
    """A part of a card that is drawn in a place of its own."""

    part: str
    text: Text


def parts(box: Box, card: str, players: int) -> tuple[Part, ...]:
    """All that the card says at a table of so many; nothing for a card without written sentences."""
    if card.partition("-")[0] in box.cards.horde_types:
        card = card.partition("-")[0]  # the Section on its back changes nothing
    if card in box.reworded:
        return ()
    facts = _facts(box, card, players)
    ids = ((part, f"{card}-{part}" if part else card) for part in PARTS)
    known = ((part, name) for part, name in ids if knows("en", f"gw-card-{name}"))
    listed = [Part(part, Text(f"gw-card-{name}", facts)) for part, name in known]
    if listed and card in box.cards.generals:
        listed.append(Part("x", Text("gw-card-x")))
    if listed and card in box.cards.tactics:
        listed.insert(0, Part("when", when_played(box, card)))
    return tuple(listed)


def text(box: Box, card: str, players: int) -> Text | None:
    """The same as one text, for readers who see no card."""
    texts: dict[str, Fact] = {each.part: each.text for each in parts(box, card, players)}
    if not texts:
        return None
    if card in box.cards.generals:
        return _general(box, card, texts)
    if card in box.cards.tactics:
        price = box.cards.tactics[card].boost_chi
        said = {"when": texts["when"], "basic": texts["basic"], "boosted": texts["boosted"], "price": price}
        return Text("gw-written-tactic", said)
    if "stays" in texts:
        return Text("gw-written-event" if "once" in texts else "gw-written-lasting", texts)
    if "2" in texts:
        boxes = {f"box{number}": texts[number] for number in "123" if number in texts}
        if "3" not in texts:
            return Text("gw-written-short", boxes)
        return Text("gw-written-command" if card in box.cards.commands else "gw-written-automatic", boxes)
    if len(texts) == 1:
        return parts(box, card, players)[0].text
    return Text("gw-text-event", {"parts": joined(texts.values(), " ")})


def of_pack(box: Box, card: str, made: Text) -> Text:
    """What the pack says about its card in its languages; in others what was `made` from the data."""
    card = card.partition("-")[0] if card.partition("-")[0] in box.cards.horde_types else card
    own = box.sentences.get(card)
    if own is None:
        return made
    said: dict[str, Fact] = dict.fromkeys(LANGUAGES, made)
    for language, sentence in own.items():
        said[language] = sentence
        if card in box.cards.generals:
            said[language] = _general(box, card, {"": sentence, "x": ""})
        if card in box.cards.tactics:
            price = box.cards.tactics[card].boost_chi
            said[language] = Text(
                "gw-pack-tactic", {"when": when_played(box, card), "sentence": sentence, "price": price}
            )
    return Text("gw-pack-text", said)


def for_anyone(box: Box, card: str) -> bool:
    """Whether a Tactic card needs no dying Soldier of its owner, for it acts on other players."""
    tactic = box.cards.tactics[card]
    for_others = any(effect.who for effect in (*tactic.basic, *tactic.boosted))
    return tactic.window is Window.SOLDIERS_KILLED and for_others


def when_played(box: Box, card: str) -> Text:
    window = "ANY_KILLED" if for_anyone(box, card) else box.cards.tactics[card].window.value
    return Text("gw-card-when", {"window": window})


def _general(box: Box, card: str, texts: dict[str, Fact]) -> Text:
    general = box.cards.generals[card]
    return Text(
        "gw-written-general",
        {
            "sentence": texts[""],
            "x": texts["x"],
            "goods": names.cost(general.resources),
            "tactics": general.tactics,
            "tea": general.tea,
        },
    )


def _facts(box: Box, card: str, players: int) -> dict[str, Fact]:
    """How much a Request asks for, where that depends on how many play."""
    request = box.cards.requests.get(card)
    if request is None:
        return {}
    paid = [effect.args["n"] for effect in (*request.each, *request.together)]
    amounts = [*paid, *(need.least for need in (*request.needs, *request.each_needs))]
    counted = [amount for amount in amounts if isinstance(amount, str)]
    return {"n": value(counted[0], lambda _name: players)} if counted else {}
