"""What the options fix for a whole game: who sits at the table, which Sections and which cards are in use.

Clans are numbered: the seats first, then the automata: the Reed Clan, Qin Jiushao. Everything in a state that
is kept for each Clan has `clans` entries; what only a person has (hands, resources) is empty for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mandate.core.flow import NO_ONE, Actor, Automaton
from mandate.core.game import Seat
from mandate.games.great_wall.cards.automata import REED_GENERALS
from mandate.games.great_wall.cards.board import Seating, Side, Together
from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.catalog import Cards
from mandate.games.great_wall.cards.numbers import SECTION, TEA_HOUSE
from mandate.games.great_wall.cards.packs import box_of
from mandate.games.great_wall.cards.vocabulary import Section
from mandate.games.great_wall.rules.options import ACTIVE, BALANCED, BOTH, OPTIONS, PACK, STRONG

FIRST_SEAT: Final = Seat(0)  # also where the answer is the same for everybody
Clan: TypeAlias = Actor  # a seat's number is its Clan's; behind the seats come the automata
_DEFAULTS = {option.name: option.default for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Lineup:
    box: Box  # the cards and the board
    seats: int  # persons
    clans: int  # all that have Clerks and a Tea marker
    all_seats: tuple[Seat, ...]
    all_clans: tuple[Clan, ...]
    side: Side  # of the board
    spots: tuple[int, ...]  # Location: spots for Clerks, 0 for any number
    defense: tuple[int, ...]  # of a Wall, by level
    sections: tuple[Section, ...]  # in use
    setup_hordes: int
    more_hordes: int  # in each Spring, beyond those that the Time track shows
    hordes: tuple[str, ...]  # the cards that are shuffled
    generals: tuple[str, ...]
    advisors: tuple[str, ...]
    tactics: tuple[str, ...]
    artifacts: tuple[str, ...]
    requests: tuple[str, ...]
    events: tuple[str, ...]
    solo: tuple[str, ...]  # Qin Jiushao's Command cards
    coop: Together | None  # what is different where all play together
    reed: Automaton  # the Reed Clan; NO_ONE if it does not play
    jiushao: Automaton  # Qin Jiushao; NO_ONE if he does not play
    reed_general: str  # the Reed Clan's General card, or empty
    overlord_active: bool  # in a turn of a player, that player is the Reed Clan's Overlord
    qin_honor: int  # what Qin Jiushao begins with
    qin_takes_both: bool  # Advisors of Spring
    decline: bool  # whether gains may be declined

    @property
    def slots(self) -> int:
        """Places for Requests."""
        return self.coop.slots if self.coop else 0


def lineup_for(options: Mapping[str, Any]) -> Lineup:
    """The lineup of these options; equal options give the same one."""
    box = box_of(options.get(PACK))
    key = tuple(item for item in options.items() if item[0] != PACK)
    known: Lineup | None = box.kept.get(key)
    if known is None:
        known = box.kept[key] = _lineup(box, {**_DEFAULTS, **options})  # a command may name some of them only
    return known


def _lineup(box: Box, options: Mapping[str, Any]) -> Lineup:
    board, players = box.board, int(options["players"])
    seating = board.tables[players]
    solo, few = players == 1, players <= 2
    seats = tuple(Seat(number) for number in range(players))
    automata = tuple(Automaton(players + number) for number in range(few + solo))
    coop = board.coop[players] if options["coop"] else None
    balanced, spots = options["duel"] == BALANCED, box.spots[seating.side]
    return Lineup(
        box=box,
        seats=players,
        clans=players + few + solo,
        all_seats=seats,
        all_clans=seats + automata,
        side=board.sides[seating.side],
        spots=tuple(
            board.duel.tea_house if balanced and at == TEA_HOUSE else n for at, n in enumerate(spots)
        ),
        defense=_defense(box, options),
        sections=tuple(SECTION[name] for name in seating.sections),
        setup_hordes=coop.setup_hordes if coop else seating.setup_hordes,
        more_hordes=coop.more_hordes if coop else 0,
        **_cards(box.cards, seating, coop),
        coop=coop,
        reed=Automaton(players) if few else NO_ONE,
        jiushao=Automaton(players + 1) if solo else NO_ONE,
        reed_general=_reed_general(options) if few else "",
        overlord_active=solo or options["overlord"] == ACTIVE,
        qin_honor=int(options["qin_honor"]),
        qin_takes_both=options["qin_advisors"] == BOTH,
        decline=bool(options["decline"]),
    )


def _defense(box: Box, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Of a Wall, by level."""
    if options["duel"] == BALANCED:
        return box.board.duel.defense
    board = box.board
    special = board.sides[board.tables[int(options["players"])].side].defense
    if special and not options["coop"]:
        return special
    more = box.numbers["strong_walls"] if options["walls"] == STRONG else 0
    return tuple(held + more for held in box.defense)


def _cards(cards: Cards, seating: Seating, coop: Together | None) -> dict[str, tuple[str, ...]]:
    """Co-op has Hordes of its own, and adds Generals and Tactic cards to the others; it has no Artifacts."""
    with_symbol = coop is not None
    few = seating.players <= 2
    return {
        "hordes": tuple(
            card.id
            for card in cards.hordes.values()
            if card.coop == with_symbol and card.indicator in seating.sections
        ),
        "generals": tuple(card.id for card in cards.generals.values() if with_symbol or not card.coop),
        "advisors": tuple(cards.advisors),
        "tactics": tuple(
            card.id
            for card in cards.tactics.values()
            for _ in range(card.copies)
            if with_symbol or not card.coop
        ),
        "artifacts": () if coop else tuple(cards.artifacts),
        "requests": tuple(c.id for c in cards.requests.values() if c.two or not few) if coop else (),
        "events": tuple(cards.events) if coop else (),
        "solo": tuple(cards.jiushao.commands),
    }


def _reed_general(options: Mapping[str, Any]) -> str:
    return next(card for card, name in REED_GENERALS.items() if name == options["reed_general"])
