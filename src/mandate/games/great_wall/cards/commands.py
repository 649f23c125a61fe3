"""Command cards: the six of each Clan, the Reed Clan's only one, and those of Qin Jiushao."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mandate.games.great_wall.cards.abilities import Around, Effect, read_effects, read_some_effects
from mandate.games.great_wall.cards.toml_entries import File


@dataclass(frozen=True, slots=True)
class Command:
    id: str
    name: str
    box1: tuple[Effect, ...]  # the owner
    box2: tuple[Effect, ...]  # the Other Players
    box3: tuple[Effect, ...]  # the owner
    source: str


def read_commands(file: File, around: Around, *, letter: str, count: int) -> Iterator[Command]:
    for entry in file.entries("command", count=count):
        card = Command(
            entry.card_id(letter),
            entry.title(),
            read_some_effects(entry, "box1", around),
            read_effects(entry, "box2", around),
            read_effects(entry, "box3", around),
            entry.source(),
        )
        entry.done()
        yield card
