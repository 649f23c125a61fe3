"""Emperor's Requests and Events: the cards that only the co-op game has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mandate.games.great_wall.cards.abilities import Ability, Around, Effect, read_abilities, read_effects
from mandate.games.great_wall.cards.grammar import REQUEST
from mandate.games.great_wall.cards.toml_entries import DataCode, Entry, File
from mandate.games.great_wall.cards.vocabulary import QUANTITIES, Trigger, Verb

PAYMENTS = (Verb.LOSE, Verb.SACRIFICE)  # the verbs that a Request may be paid with
WHOLE_TABLE = (Verb.REVERSE_TEA, Verb.BURN_WAREHOUSE, Verb.PLACE_HORDES)  # verbs that act on no single player
LASTING = (Trigger.ALWAYS, Trigger.ON_ASSAULT, Trigger.ON_SUMMER)  # when an Event in force answers


@dataclass(frozen=True, slots=True)
class Need:
    """A quantity, and the least or the most that it must be."""

    what: str
    least: int | str | None
    most: int | str | None


@dataclass(frozen=True, slots=True)
class Request:
    id: str
    name: str
    needs: tuple[Need, ...]  # of the table
    each_needs: tuple[Need, ...]  # of every player alone
    each: tuple[Effect, ...]  # paid by every player alone
    together: tuple[Effect, ...]  # paid by all in common
    two: bool  # also used with two players
    source: str

    @property
    def paid(self) -> bool:
        return bool(self.each or self.together)


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    name: str
    each: tuple[Effect, ...]  # at once, to each player
    once: tuple[Effect, ...]  # at once, one time
    abilities: tuple[Ability, ...]  # to the end of the game
    source: str


def read_requests(file: File, around: Around) -> Iterator[Request]:
    file.only("request")
    around = replace(around, moment=REQUEST)
    for entry in file.entries("request", count=12):
        card = Request(
            entry.card_id("RQ"),
            entry.title(),
            _needs(entry, "needs"),
            _needs(entry, "each_needs"),
            _only(entry, "each", around, PAYMENTS),
            _only(entry, "together", around, PAYMENTS),
            entry.take("two", bool),
            entry.source(),
        )
        if not (card.paid or card.needs or card.each_needs):
            entry.refuse(DataCode.MISSING, "each")
        entry.done()
        yield card


def _needs(entry: Entry, field: str) -> tuple[Need, ...]:
    return tuple(_need(below) for below in entry.each_below(field)) if entry.has(field) else ()


def _need(entry: Entry) -> Need:
    need = Need(
        entry.word("what", QUANTITIES),
        entry.amount("least") if entry.has("least") else None,
        entry.amount("most") if entry.has("most") else None,
    )
    if need.least is None and need.most is None:
        entry.refuse(DataCode.MISSING, "least")
    entry.done()
    return need


def read_events(file: File, around: Around) -> Iterator[EventCard]:
    file.only("event")
    around = replace(around, moment="event")
    for entry in file.entries("event", count=12):
        card = EventCard(
            entry.card_id("E"),
            entry.title(),
            read_effects(entry, "each", around) if entry.has("each") else (),
            _only(entry, "once", around, WHOLE_TABLE),
            read_abilities(entry, around),
            entry.source(),
        )
        for i, ability in enumerate(card.abilities):
            entry.path = f"abilities[{i}]"
            entry.known("trigger", ability.trigger, LASTING)
        entry.path = ""
        entry.done()
        yield card


def _only(entry: Entry, field: str, around: Around, verbs: tuple[Verb, ...]) -> tuple[Effect, ...]:
    effects = read_effects(entry, field, around) if entry.has(field) else ()
    for i, effect in enumerate(effects):
        if effect.do not in verbs:
            entry.refuse(DataCode.WORD, f"{field}[{i}].do", value=effect.do, expected=", ".join(verbs))
    return effects
