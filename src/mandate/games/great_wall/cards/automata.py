"""The cards of the automata: the Reed Clan and Qin Jiushao."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mandate.games.great_wall.cards.abilities import Ability, Around, read_abilities
from mandate.games.great_wall.cards.commands import Command, read_commands
from mandate.games.great_wall.cards.toml_entries import DataCode, File
from mandate.games.great_wall.cards.vocabulary import LOCATIONS, PRODUCTION, SOLDIERS, Trigger

REED_GENERALS = {"RA": "A", "RB": "B"}  # card → the option that chooses it
JIUSHAO = "Q1"


@dataclass(frozen=True, slots=True)
class ReedGeneral:
    """What a Reed Clerk brings at each Location, carried out by the Overlord."""

    id: str
    name: str
    abilities: tuple[Ability, ...]
    source: str


@dataclass(frozen=True, slots=True)
class ReedClan:
    start: tuple[str, ...]  # a Clerk stands at each of these Locations
    soldiers: tuple[str, ...]  # it has all of these kinds
    command: Command
    generals: Mapping[str, ReedGeneral]


@dataclass(frozen=True, slots=True)
class QinJiushao:
    id: str
    name: str
    abilities: tuple[Ability, ...]
    advisors: int  # Supporting ones at the start
    overseers: Mapping[str, str]  # Production Location → the Soldier that is Overseer there at the start
    wound_honor: int
    artifact_honor: int
    source: str
    commands: Mapping[str, Command]


def read_reed(file: File, around: Around) -> ReedClan:
    file.only("clan", "command", "general")
    [clan] = list(file.entries("clan", count=1))
    clan.word("id", ("reed",))
    start, soldiers = clan.list_of("start", LOCATIONS), clan.list_of("soldiers", SOLDIERS)
    clan.source()
    clan.done()
    [command] = list(read_commands(file, around, letter="R", count=1))
    return ReedClan(start, soldiers, command, _generals(file, around))


def _generals(file: File, around: Around) -> dict[str, ReedGeneral]:
    generals: dict[str, ReedGeneral] = {}
    for entry in file.entries("general", count=len(REED_GENERALS)):
        name = entry.word("id", REED_GENERALS)
        first = generals[entry.word("like", generals)].abilities if entry.has("like") else ()
        own = read_abilities(entry, around)
        for i, ability in enumerate(own):
            if ability.trigger is not Trigger.ON_ACTIVATED:
                known = {"value": str(ability.trigger), "expected": str(Trigger.ON_ACTIVATED)}
                entry.refuse(DataCode.WORD, f"abilities[{i}].trigger", **known)
        generals[name] = ReedGeneral(name, entry.title(), first + own, entry.source())
        entry.done()
    return generals


def read_jiushao(file: File, around: Around, names: Mapping[str, str]) -> QinJiushao:
    """`names`: the names of the players' Command cards; his cards must use each of them once."""
    file.only("general", "command")
    [entry] = list(file.entries("general", count=1))
    commands = {card.id: card for card in read_commands(file, around, letter="S", count=len(names))}
    for card, name in zip(commands.values(), names.values(), strict=True):
        if card.name != name:
            file.refuse(DataCode.WORD, card.id, "name", value=card.name, expected=name)
    soldiers = entry.below("overseers")
    overseers = {place: soldiers.word(place, SOLDIERS) for place in PRODUCTION}
    soldiers.done()
    jiushao = QinJiushao(
        entry.word("id", (JIUSHAO,)),
        entry.title(),
        read_abilities(entry, around),
        entry.number("advisors"),
        overseers,
        entry.number("wound_honor"),
        entry.number("artifact_honor"),
        entry.source(),
        commands,
    )
    entry.done()
    return jiushao
