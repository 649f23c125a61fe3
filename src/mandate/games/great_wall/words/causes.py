"""Why something was gained, lost or moved, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.events import belongings, coop, decks, fighting, places
from mandate.games.great_wall.rules.events.change import Change
from mandate.games.great_wall.words import names
from mandate.lang.text import Text, shaped

if TYPE_CHECKING:
    from mandate.core.game import Event
    from mandate.games.great_wall.cards.box import Box
    from mandate.lang.text import Fact

ALWAYS = (
    belongings.Gained, belongings.Paid, belongings.Honored, belongings.Shamed, belongings.Cleared,
    fighting.Killed, decks.DrewTactic, places.TeaMoved, fighting.Driven, belongings.Declined,
    coop.Sacrificed, coop.Gave, coop.Burned,
)  # fmt: skip
# a Location does these as a matter of course, but not a card
BY_CARDS = (places.Built, places.Upgraded, decks.Took, fighting.Wounded, decks.Dismissed, belongings.Donated)
CARDS = (Why.GENERAL, Why.ADVISOR, Why.TACTIC, Why.COMMAND, Why.CLAN, Why.EVENT)
FINAL = (Why.SHAME, Why.HORDES, Why.ARTIFACT)  # the steps of the scoring at the end


def because(box: Box, event: Event, sentence: Text) -> Text:
    """A sentence with the cause, where the sentence alone does not say it."""
    if not isinstance(event, Change) or event.cause.why is Why.UNKNOWN or not _wanted(event):
        return sentence
    return Text("gw-because", {"told": shaped(sentence, "open"), "cause": cause(box, event.cause)})


def _wanted(event: Change) -> bool:
    match event:
        case places.Moved(went="pool"):  # a player had to take it back
            return True
        case decks.LeftHand(how="lost"):
            return True
        case decks.Took(where="copied"):  # Betrayal says it itself
            return False
    return isinstance(event, ALWAYS) or (isinstance(event, BY_CARDS) and event.cause.why in CARDS)


def cause(box: Box, of: Cause) -> Text:
    return Text("gw-cause", {"why": of.why.value, "of": _of(box, of)})


def step(box: Box, of: Cause) -> Text:
    """A step of the scoring."""
    return Text("gw-score-step", {"why": of.why.value, "of": _of(box, of)})


def _of(box: Box, one: Cause) -> Fact:
    if one.of in SECTIONS:
        return names.section(one.of)
    if one.of in CODES:
        return names.place(one.of)
    if one.of == "clerk":
        return Text("gw-cause-clerk")
    return names.card(box, one.of) if one.of else ""
