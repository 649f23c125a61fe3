"""A box: the cards and the board that a game is played with, as the rules look them up.

Ours is `OURS`; a pack of cards makes another one (`packs`). A state holds its box (`s.box`): nothing of what
is printed is global, so games with different boxes go on side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import wraps
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.catalog import Cards, load_cards
from mandate.games.great_wall.cards.numbers import CELLS, PLACE, RESOURCE, SECTION
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PRODUCTION,
    RESOURCES,
    SOLDIERS,
    Section,
    Stat,
    Trigger,
    Verb,
)

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.automata import QinJiushao
    from mandate.games.great_wall.cards.catalog import Advisor, General
    from mandate.games.great_wall.cards.coop import EventCard
    from mandate.games.great_wall.cards.hordes import HordeType

Effects = tuple[Effect, ...]
T = TypeVar("T")
_SIDE_BY_SIDE: Final = tuple(
    (cell, other)
    for cell in range(CELLS)
    for other in ((cell + 1,) if cell % 6 < 5 else ()) + ((cell + 6,) if cell < 6 else ())
)


class Box:
    """Everything printed, in small tuples by number; made once and never changed."""

    __slots__ = (
        "abilities", "ability", "ability_of", "able", "army", "as_command", "as_solo", "askers",
        "barricade_price", "board", "breach_shame", "cards", "changed", "changes", "clerk_price",
        "columnwise", "commands", "defense", "effects", "firing", "hash", "horde_types", "indicator_of",
        "jiushao", "kept", "lethality", "name", "names", "numbers", "of_barricades", "of_power", "pairs",
        "price", "reed", "reed_at", "reed_card", "reward", "reworded", "save_price", "sentences",
        "shame_price", "shameful", "shielded", "spots", "swift", "toll", "type_number", "type_of",
        "upgrade_price", "upgrade_with", "vital", "wall_cost", "wall_honor",
    )  # fmt: skip

    def __init__(
        self,
        cards: Cards,
        name: str = "",
        hash: str = "",
        changed: frozenset[str] = frozenset(),
        reworded: frozenset[str] = frozenset(),
        sentences: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        self.name, self.hash = name, hash  # of the pack; empty for ours
        self.changed = changed  # the cards that are not as in ours
        self.reworded = reworded  # those of them that our own sentences do not fit any more
        self.sentences = sentences  # of the pack: card → language → what it says
        self.cards, self.board, self.numbers = cards, cards.board, cards.board.numbers
        self.jiushao, self.reed = cards.jiushao, cards.reed
        self.names = cards.names  # card → the name printed on it
        self.kept: dict[Any, Any] = {}  # what other layers work out from this box, see `per_box`
        self._read_board()
        self._read_hordes()
        self._read_automata()
        self.effects = dict(_effects(cards))  # by a name that a frame can hold: the card, and the path on it
        # the cards whose abilities a player can have, and Qin Jiushao's
        self.able: tuple[General | Advisor | QinJiushao, ...] = (
            *cards.generals.values(),
            *cards.advisors.values(),
            cards.jiushao,
        )
        # the cards that may ask a question
        self.askers = frozenset(
            (*cards.commands, *cards.generals, *cards.advisors, *cards.tactics, *cards.events)
        )
        self._read_abilities()

    def _read_board(self) -> None:
        board = self.board
        self.spots = {
            side: tuple(board.locations[name].spots.get(side, 0) for name in LOCATIONS)
            for side in board.sides
        }  # side of the board → Location; 0: any number
        self.shameful = tuple(board.locations[name].shame_icon for name in LOCATIONS)
        self.upgrade_with = tuple(RESOURCE[board.overseers[name].pays] for name in PRODUCTION)
        self.upgrade_price = tuple(board.overseers[name].prices for name in PRODUCTION)
        self.price = tuple(tuple(board.prices[kind].get(what, 0) for what in RESOURCES) for kind in SOLDIERS)
        self.save_price = board.prices["save"]["C"]
        self.shame_price = board.prices["shame"]["C"]
        self.clerk_price = board.prices["clerk"]["G"]
        self.barricade_price = board.prices["barricade"]["any3"]
        self.wall_cost = tuple(wall.cost for wall in board.walls)
        self.wall_honor = tuple(wall.honor for wall in board.walls)
        self.defense = tuple(wall.defense for wall in board.walls)
        self.firing = tuple(wall.firing_spots for wall in board.walls)
        self.army = tuple(board.soldiers[kind] for kind in SOLDIERS)

    def _read_hordes(self) -> None:
        """By the number of a type. A cell is 0 to 11, row a from the left, then row b."""
        types = self.horde_types = tuple(self.cards.horde_types.values())
        self.type_number = {horde.id: number for number, horde in enumerate(types)}
        self.reward = tuple(tuple(spot for row in horde.grid for spot in row) for horde in types)
        self.vital = tuple(tuple(cell for cell in range(CELLS) if rewards[cell]) for rewards in self.reward)
        self.columnwise = tuple(
            tuple(sorted(cells, key=lambda cell: (cell % 6, cell))) for cells in self.vital
        )
        self.pairs = tuple(
            tuple(pair for pair in _SIDE_BY_SIDE if pair[0] in vital and pair[1] in vital)
            for vital in self.vital
        )
        self.ability = tuple(horde.ability for horde in types)
        self.type_of = {card.id: self.type_number[card.type] for card in self.cards.hordes.values()}
        self.indicator_of: dict[str, Section] = {
            card.id: SECTION[card.indicator] for card in self.cards.hordes.values()
        }
        # most change nothing, and these sums are needed all the time
        self.of_power = tuple(_during_assault(horde, Stat.POWER) for horde in types)
        self.of_barricades = tuple(_during_assault(horde, Stat.BARRICADE_VALUE) for horde in types)
        self.breach_shame = tuple(1 + _change(horde, Stat.BREACH_SHAME, Trigger.ON_BREACH) for horde in types)
        self.lethality = tuple(_change(horde, Stat.LETHALITY) for horde in types)
        self.toll = tuple(_change(horde, Stat.COST_ATTACK) for horde in types)
        self.shielded = tuple(
            any(
                effect.do == Verb.MODIFY and effect.args["stat"] == Stat.SHOOTABLE
                for ability in horde.abilities
                for effect in ability.effects
            )
            for horde in types
        )
        self.swift = tuple(
            any(
                effect.do == Verb.SWAP_HORDES
                for ability in horde.abilities
                if ability.trigger == Trigger.ON_HORDE_PLACED
                for effect in ability.effects
            )
            for horde in types
        )

    def _read_automata(self) -> None:
        commands = self.cards.commands
        self.commands = {**commands, self.reed.command.id: self.reed.command, **self.jiushao.commands}
        self.reed_card = self.reed.command.id
        # Qin Jiushao's Command cards count as the players' cards of the same name
        self.as_command = {
            **{card: card for card in commands},
            **dict(zip(self.jiushao.commands, commands, strict=True)),
        }
        self.as_solo = dict(zip(commands, self.jiushao.commands, strict=True))
        # Reed General → Location → the name of what a Reed Clerk brings there
        self.reed_at = {
            card.id: {
                PLACE[ability.where]: f"{card.id}/{i}"
                for i, ability in enumerate(card.abilities)
                if ability.where is not None
            }
            for card in self.reed.generals.values()
        }

    def _read_abilities(self) -> None:
        # trigger → card → its abilities, each with the name of its effects
        self.abilities: dict[Trigger, dict[str, list[tuple[str, Ability]]]] = {}
        for card in self.able:
            for i, ability in enumerate(card.abilities):
                by_card = self.abilities.setdefault(ability.trigger, {})
                by_card.setdefault(card.id, []).append((f"{card.id}/{i}", ability))
        self.ability_of = {
            key: ability
            for cards in self.abilities.values()
            for found in cards.values()
            for key, ability in found
        }
        # stat → card → what it changes as long as the card is active: (effect, once a Year or not)
        self.changes: dict[Stat, dict[str, list[tuple[Effect, bool]]]] = {stat: {} for stat in Stat}
        sources: list[General | Advisor | QinJiushao | EventCard] = [*self.able]
        sources += self.cards.events.values()
        for lasting in sources:
            for ability in lasting.abilities:
                if ability.trigger == Trigger.ALWAYS:
                    for effect in ability.effects:
                        entry = self.changes[effect.args["stat"]].setdefault(lasting.id, [])
                        entry.append((effect, "once" in ability.condition))

    def __reduce__(self) -> tuple[Any, ...]:
        """A box goes to another process by what it was made from."""
        return Box, (self.cards, self.name, self.hash, self.changed, self.reworded, dict(self.sentences))


def per_box(make: Callable[[Box], T]) -> Callable[[Box], T]:
    """Work it out once for each box, which keeps it."""

    @wraps(make)
    def made(box: Box) -> T:
        known: T | None = box.kept.get(make)
        if known is None:
            known = box.kept[make] = make(box)
        return known

    return made


def _change(horde: HordeType, stat: Stat, trigger: Trigger = Trigger.ALWAYS) -> int:
    """By how much a type of Horde changes a number, always or at that moment."""
    return sum(
        int(effect.args["d"])
        for ability in horde.abilities
        if ability.trigger == trigger
        for effect in ability.effects
        if effect.do == Verb.MODIFY and effect.args["stat"] == stat
    )


def _during_assault(horde: HordeType, stat: Stat) -> Effects:
    """What a type of Horde changes in an Assault."""
    return tuple(
        effect
        for ability in horde.abilities
        if ability.trigger == Trigger.ON_ASSAULT
        for effect in ability.effects
        if effect.args["stat"] == stat
    )


def _effects(cards: Cards) -> Iterator[tuple[str, Effects]]:
    for command in (*cards.commands.values(), cards.reed.command, *cards.jiushao.commands.values()):
        for box, effects in (("box1", command.box1), ("box2", command.box2), ("box3", command.box3)):
            yield from _entered(f"{command.id}/{box}", effects)
    for tactic in cards.tactics.values():
        yield from _entered(f"{tactic.id}/basic", tactic.basic)
        yield from _entered(f"{tactic.id}/boosted", tactic.boosted)
    decks: tuple[Mapping[str, Any], ...] = (
        cards.generals, cards.advisors, {cards.jiushao.id: cards.jiushao}, cards.reed.generals, cards.events,
        cards.horde_types,
    )  # fmt: skip
    for card in (card for deck in decks for card in deck.values()):
        for i, ability in enumerate(card.abilities):
            yield from _entered(f"{card.id}/{i}", ability.effects)
    for event in cards.events.values():
        yield from _entered(f"{event.id}/each", event.each)
        yield from _entered(f"{event.id}/once", event.once)
    for request in cards.requests.values():
        yield from _entered(f"{request.id}/each", request.each)


def _entered(key: str, effects: Effects) -> Iterator[tuple[str, Effects]]:
    yield key, effects
    for i, effect in enumerate(effects):
        if effect.who:  # the same effect, as it happens to each affected player
            yield f"{key}/{i}/who", (replace(effect, who="", condition={}),)
        if effect.then:
            yield from _entered(f"{key}/{i}/then", effect.then)
        for j, option in enumerate(effect.options):
            yield from _entered(f"{key}/{i}/{j}", option)


OURS: Final = Box(load_cards())
