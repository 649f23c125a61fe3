"""Why something was gained, lost or moved, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall import coop_events as c
from mandate.games.great_wall import events as e
from mandate.games.great_wall.causes import Cause, Why
from mandate.games.great_wall.change import Change
from mandate.games.great_wall.numbers import CODES
from mandate.games.great_wall.vocabulary import SECTIONS

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.core.game import Event

ALWAYS = (
    e.Gained, e.Paid, e.Honored, e.Shamed, e.Cleared, e.Killed, e.DrewTactic, e.TeaMoved, e.Driven,
    e.Declined, c.Sacrificed, c.Gave, c.Burned,
)  # fmt: skip
# a Location does these as a matter of course, but not a card
BY_CARDS = (e.Built, e.Upgraded, e.Took, e.Wounded, e.Dismissed, e.Donated)
CARDS = (Why.GENERAL, Why.ADVISOR, Why.TACTIC, Why.COMMAND, Why.CLAN, Why.EVENT)
FINAL = (Why.SHAME, Why.HORDES, Why.ARTIFACT)  # the steps of the scoring at the end


def because(words: Words, event: Event, told: str) -> str:
    """A sentence with the cause, where the sentence alone does not say it."""
    if not isinstance(event, Change) or event.cause.why is Why.UNKNOWN or not told.endswith("."):
        return told
    wanted = isinstance(event, ALWAYS) or (isinstance(event, BY_CARDS) and event.cause.why in CARDS)
    match event:
        case e.Moved(went="pool"):  # somebody had to take it back
            wanted = True
        case e.LeftHand(how="lost"):
            wanted = True
        case e.Took(where="copied"):  # Betrayal says it itself
            wanted = False
    return words("gw-because", told=told[:-1], cause=cause(words, event.cause)) if wanted else told


def cause(words: Words, found: Cause) -> str:
    return words("gw-cause", why=found.why.value, of=_of(words, found))


def step(words: Words, found: Cause) -> str:
    """A step of the scoring."""
    return words("gw-score-step", why=found.why.value, of=_of(words, found))


def _of(words: Words, found: Cause) -> str:
    if found.of in SECTIONS:
        return words.section(found.of)
    if found.of in CODES:
        return words.place(found.of)
    if found.of == "clerk":
        return words("gw-cause-clerk")
    return words.card(found.of) if found.of else ""
