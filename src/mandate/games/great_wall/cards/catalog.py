"""The cards and the board as data: read once from `data/`, checked whole, never changed.

An entry's `source` says who vouches for it: R the rulebook, P a public fact, O our own design (P/O, R/O:
a part of each). Everything else about an entry is in the vocabulary of `vocabulary.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from mandate.core.errors import Malformed
from mandate.games.great_wall.cards.abilities import (
    Ability,
    Around,
    Effect,
    read_abilities,
    read_some_effects,
)
from mandate.games.great_wall.cards.automata import QinJiushao, ReedClan, read_jiushao, read_reed
from mandate.games.great_wall.cards.board import Board, read_board
from mandate.games.great_wall.cards.commands import Command, read_commands
from mandate.games.great_wall.cards.coop import EventCard, Request, read_events, read_requests
from mandate.games.great_wall.cards.hordes import HordeCard, HordeType, read_horde_types
from mandate.games.great_wall.cards.toml_entries import DataCode, File, parsed
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, Window


@dataclass(frozen=True, slots=True)
class General:
    id: str
    name: str
    resources: Mapping[str, int]
    tactics: int
    tea: int
    abilities: tuple[Ability, ...]
    source: str
    coop: bool = False  # with the co-op symbol


@dataclass(frozen=True, slots=True)
class Advisor:
    id: str
    name: str
    abilities: tuple[Ability, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Tactic:
    id: str
    name: str
    window: Window
    basic: tuple[Effect, ...]
    boosted: tuple[Effect, ...]
    boost_chi: int
    copies: int
    source: str
    coop: bool = False


@dataclass(frozen=True, slots=True)
class Artifact:
    id: str
    name: str
    scoring: str  # an amount of Honor
    source: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A common question about some cards, and our ruling; its words are in the catalog under its id."""

    id: str
    cards: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Cards:
    """All cards, by id and in the order of the files."""

    commands: Mapping[str, Command]
    generals: Mapping[str, General]
    horde_types: Mapping[str, HordeType]
    hordes: Mapping[str, HordeCard]
    advisors: Mapping[str, Advisor]
    tactics: Mapping[str, Tactic]
    artifacts: Mapping[str, Artifact]
    reed: ReedClan
    jiushao: QinJiushao
    requests: Mapping[str, Request]
    events: Mapping[str, EventCard]
    rulings: Mapping[str, Ruling]
    board: Board

    @property
    def ids(self) -> frozenset[str]:
        """The ids of every card, Hordes by their types; the automata's cards are included."""
        return frozenset(self.by_id)

    @functools.cached_property
    def by_id(self) -> Mapping[str, Any]:
        """Every card, deck by deck."""
        decks: tuple[Mapping[str, Any], ...] = (
            self.commands, self.generals, self.advisors, self.tactics, self.artifacts, self.horde_types,
            self.requests, self.events, self.reed.generals, self.jiushao.commands,
            {self.reed.command.id: self.reed.command, self.jiushao.id: self.jiushao},
        )  # fmt: skip
        return {id: card for deck in decks for id, card in deck.items()}

    @functools.cached_property
    def names(self) -> Mapping[str, str]:
        """What is printed on each of them."""
        return {id: card.name for id, card in self.by_id.items()}


DATA_FILES = (
    "commands.toml", "hordes.toml", "coop_hordes.toml", "tactics.toml", "coop_tactics.toml",
    "generals.toml", "coop_generals.toml", "advisors.toml", "artifacts.toml", "reed.toml", "solo.toml",
    "requests.toml", "events.toml", "board.toml", "rulings.toml",
)  # fmt: skip


@functools.cache
def our_files() -> dict[str, dict[str, Any]]:
    """What the data folder holds, by file."""
    home = resources.files("mandate.games.great_wall").joinpath("data")
    return {name: parsed(home, name) for name in DATA_FILES}


@functools.cache
def load_cards(folder: Traversable | None = None) -> Cards:
    """Everything in the data folder, or in another folder of the same layout. Raises Malformed."""
    if folder is None:
        return read_cards(lambda name: File(name, our_files()[name]))
    return read_cards(lambda name: File(name, parsed(folder, name)))


def read_cards(file: Callable[[str], File]) -> Cards:
    """All cards and the board from their files. Raises Malformed."""
    command_file = file("commands.toml")
    around = Around(tuple(entry.name for entry in command_file.entries("command", count=6)))
    command_file.only("command")
    commands = {card.id: card for card in read_commands(command_file, around, letter="C", count=6)}
    names = {card.id: card.name for card in commands.values()}
    codes: dict[str, tuple[Ability, ...]] = {}
    horde_types = {
        horde.id: horde
        for name, letter in (("hordes.toml", "H"), ("coop_hordes.toml", "X"))
        for horde in read_horde_types(file(name), around, codes, letter)
    }
    tactics = (("tactics.toml", "T", 10), ("coop_tactics.toml", "U", 6))
    generals = (("generals.toml", "G", 13), ("coop_generals.toml", "K", 8))
    seen: set[int] = set()
    cards = Cards(
        commands=commands,
        generals={
            card.id: card
            for name, letter, count in generals
            for card in _generals(file(name), around, letter, count, seen)
        },
        horde_types=horde_types,
        hordes={
            f"{horde.id}-{section}": HordeCard(f"{horde.id}-{section}", horde.id, section, horde.coop)
            for horde in horde_types.values()
            for section in SECTIONS
        },
        advisors={card.id: card for card in _advisors(file("advisors.toml"), around)},
        tactics={
            card.id: card
            for name, letter, count in tactics
            for card in _tactics(file(name), around, letter, count)
        },
        artifacts={card.id: card for card in _artifacts(file("artifacts.toml"))},
        reed=read_reed(file("reed.toml"), around),
        jiushao=read_jiushao(file("solo.toml"), around, names),
        requests={card.id: card for card in read_requests(file("requests.toml"), around)},
        events={card.id: card for card in read_events(file("events.toml"), around)},
        rulings={},
        board=read_board(file("board.toml")),
    )
    _check_deck(cards)
    rulings = {ruling.id: ruling for ruling in _rulings(file("rulings.toml"), cards.ids)}
    return replace(cards, rulings=rulings)


def _check_deck(cards: Cards) -> None:
    """A whole game must leave a card on the Horde deck, because the back of the top card is always read."""
    hordes = [card for card in cards.hordes.values() if not card.coop]
    for table in cards.board.tables.values():
        deck = sum(1 for card in hordes if card.indicator in table.sections)
        most = deck - 1 - table.setup_hordes
        side = cards.board.sides[table.side]
        if sum(side.hordes) > most:
            facts = {"file": "board.toml", "entry": f"table {table.players}", "field": "hordes"}
            raise Malformed(DataCode.RANGE, **facts, value=sum(side.hordes), least=0, most=most)


# --- one kind of card after another -------------------------------------------------------------------


def _generals(file: File, around: Around, letter: str, count: int, seen: set[int]) -> Iterator[General]:
    """`seen`: the Tea values so far; all Generals may meet at one table."""
    file.only("general")
    for entry in file.entries("general", count=count):
        setup = entry.below("resources")
        card = General(
            entry.card_id(letter),
            entry.title(),
            {what: setup.number(what) for what in RESOURCES},
            entry.number("tactics"),
            entry.number("tea", 1),
            read_abilities(entry, around),
            entry.source(),
            letter == "K",
        )
        if card.tea in seen:
            entry.refuse(DataCode.TWICE, "tea", value=card.tea)
        seen.add(card.tea)
        setup.done()
        entry.done()
        yield card


def _advisors(file: File, around: Around) -> Iterator[Advisor]:
    file.only("advisor")
    for entry in file.entries("advisor", count=44):
        abilities = read_abilities(entry, around)
        yield Advisor(entry.card_id("A"), entry.title(), abilities, entry.source())
        entry.done()


def _tactics(file: File, around: Around, letter: str, count: int) -> Iterator[Tactic]:
    file.only("tactic")
    for entry in file.entries("tactic", count=count):
        window = Window(entry.word("window", tuple(Window)))
        at_window = replace(around, moment=window)
        card = Tactic(
            entry.card_id(letter),
            entry.title(),
            window,
            read_some_effects(entry, "basic", at_window),
            read_some_effects(entry, "boosted", at_window),
            entry.number("boost_chi", 1),
            entry.number("copies", 2, 2),
            entry.source(),
            letter == "U",
        )
        entry.done()
        yield card


def _rulings(file: File, cards: frozenset[str]) -> Iterator[Ruling]:
    file.only("ruling")
    for entry in file.entries("ruling"):
        yield Ruling(entry.take("id", str), entry.list_of("cards", cards), entry.source())
        entry.done()


def _artifacts(file: File) -> Iterator[Artifact]:
    file.only("artifact")
    for entry in file.entries("artifact", count=5):
        scoring = str(entry.amount("scoring"))
        yield Artifact(entry.card_id("F"), entry.title(), scoring, entry.source())
        entry.done()
