"""The data as the rules look them up: small tuples by number, built once from the files.

Seats, Locations, Sections, Soldier types and resources are small numbers in a state; their names are
here. Location codes are the first letters of their ids.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.automata import QinJiushao
from mandate.games.great_wall.cards.catalog import Advisor, General, load_cards
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    Section,
    Stat,
    Trigger,
    Verb,
)

CARDS: Final = load_cards()
BOARD: Final = CARDS.board
NUMBER: Final = BOARD.numbers

# --- names ---------------------------------------------------------------------------------------------

W, S, G, C = range(4)
SP, AR, HO = range(3)
L, M, R = (Section(number) for number in range(3))
CODES: Final = tuple(name[:3] for name in LOCATIONS)
CODE_AT: Final = {code: place for place, code in enumerate(CODES)}
PLACE: Final = {name: place for place, name in enumerate(LOCATIONS)}
PLACES: Final = len(LOCATIONS)
MADE_AT: Final = len(PRODUCTION)  # the first places are the Production Locations, in the order of resources
BARRACKS, TEA_HOUSE, BUILDERS, LOGISTICS, EMBASSY, ACADEMY = (
    PLACE[name] for name in ("barracks", "tea_house", "builders", "logistics", "embassy", "academy")
)
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}
SOLDIER: Final = {name: number for number, name in enumerate(SOLDIERS)}
SECTION: Final = {name: Section(number) for number, name in enumerate(SECTIONS)}
BETRAYAL: Final = next(card.id for card in CARDS.commands.values() if card.name == "Betrayal")

# --- the board -----------------------------------------------------------------------------------------

SPOTS: Final = {
    side: tuple(BOARD.locations[name].spots.get(side, 0) for name in LOCATIONS) for side in BOARD.sides
}  # side of the board → Location; 0: any number
SHAMEFUL: Final = tuple(BOARD.locations[name].shame_icon for name in LOCATIONS)
UPGRADE_WITH: Final = tuple(RESOURCE[BOARD.overseers[name].pays] for name in PRODUCTION)
UPGRADE_PRICE: Final = tuple(BOARD.overseers[name].prices for name in PRODUCTION)
PRICE: Final = tuple(tuple(BOARD.prices[kind].get(what, 0) for what in RESOURCES) for kind in SOLDIERS)
SAVE_PRICE: Final = BOARD.prices["save"]["C"]
SHAME_PRICE: Final = BOARD.prices["shame"]["C"]
CLERK_PRICE: Final = BOARD.prices["clerk"]["G"]
BARRICADE_PRICE: Final = BOARD.prices["barricade"]["any3"]
WALL_COST: Final = tuple(wall.cost for wall in BOARD.walls)
WALL_HONOR: Final = tuple(wall.honor for wall in BOARD.walls)
DEFENSE: Final = tuple(wall.defense for wall in BOARD.walls)
FIRING: Final = tuple(wall.firing_spots for wall in BOARD.walls)
TOP_LEVEL: Final = len(BOARD.walls) - 1
TOP_BOX: Final = len(UPGRADE_PRICE[0])
ROWS: Final = NUMBER["horde_rows"]
ARMY: Final = tuple(BOARD.soldiers[kind] for kind in SOLDIERS)

# --- Hordes: a cell is 0 to 11, row a from the left, then row b ----------------------------------------

CELLS: Final = 12
CELL_NAMES: Final = tuple(f"{row}{column}" for row in "ab" for column in range(1, 7))
HORDE_TYPES: Final = tuple(CARDS.horde_types.values())
TYPE_NUMBER: Final = {horde.id: number for number, horde in enumerate(HORDE_TYPES)}
REWARD: Final = tuple(tuple(spot for row in horde.grid for spot in row) for horde in HORDE_TYPES)
VITAL: Final = tuple(tuple(cell for cell in range(CELLS) if rewards[cell]) for rewards in REWARD)
COLUMNWISE: Final = tuple(tuple(sorted(cells, key=lambda cell: (cell % 6, cell))) for cells in VITAL)
_SIDE_BY_SIDE: Final = tuple(
    (cell, other)
    for cell in range(CELLS)
    for other in ((cell + 1,) if cell % 6 < 5 else ()) + ((cell + 6,) if cell < 6 else ())
)
PAIRS: Final = tuple(
    tuple(pair for pair in _SIDE_BY_SIDE if pair[0] in vital and pair[1] in vital) for vital in VITAL
)
# what covers a cell of a Horde card; 0 is a free one
WOUND: Final = 1
CLANS_MOST: Final = 4
SPEARMAN_OF: Final = tuple(2 + 3 * clan for clan in range(CLANS_MOST))
# two at most on one table, so that the two cells of each are distinguished from the other's
HORSEMEN_OF: Final = tuple((code + 1, code + 2) for code in SPEARMAN_OF)
ABILITY: Final = tuple(horde.ability for horde in HORDE_TYPES)


def changed_by_hordes(stat: Stat, trigger: Trigger = Trigger.ALWAYS) -> tuple[int, ...]:
    """By how much each type of Horde changes a number, always or at that moment."""
    return tuple(
        sum(
            int(effect.args["d"])
            for ability in horde.abilities
            if ability.trigger == trigger
            for effect in ability.effects
            if effect.do == Verb.MODIFY and effect.args["stat"] == stat
        )
        for horde in HORDE_TYPES
    )


TYPE_OF: Final = {card.id: TYPE_NUMBER[card.type] for card in CARDS.hordes.values()}
INDICATOR_OF: Final = {card.id: SECTION[card.indicator] for card in CARDS.hordes.values()}

# the cards whose abilities a player can have, and Qin Jiushao's
ABLE: Final[tuple[General | Advisor | QinJiushao, ...]] = (
    *CARDS.generals.values(),
    *CARDS.advisors.values(),
    CARDS.jiushao,
)

# --- automata ------------------------------------------------------------------------------------------

JIUSHAO: Final = CARDS.jiushao
REED: Final = CARDS.reed
REED_CARD: Final = REED.command.id
# a Command card by its name: Qin Jiushao's count as the players' cards of the same name
AS_COMMAND: Final = {
    **{card: card for card in CARDS.commands},
    **dict(zip(JIUSHAO.commands, CARDS.commands, strict=True)),
}
AS_SOLO: Final = dict(zip(CARDS.commands, JIUSHAO.commands, strict=True))
# Reed General → Location → the name of what a Reed Clerk brings there
REED_AT: Final = {
    card.id: {
        PLACE[ability.where]: f"{card.id}/{i}"
        for i, ability in enumerate(card.abilities)
        if ability.where is not None
    }
    for card in REED.generals.values()
}

# --- effects by a name that a frame can hold: the card, and the path to them on it ---------------------

EFFECTS: Final[dict[str, tuple[Effect, ...]]] = {}


def _enter(key: str, effects: tuple[Effect, ...]) -> None:
    EFFECTS[key] = effects
    for i, effect in enumerate(effects):
        if effect.who:  # the same effect, as it happens to each affected player
            EFFECTS[f"{key}/{i}/who"] = (replace(effect, who="", condition={}),)
        if effect.then:
            _enter(f"{key}/{i}/then", effect.then)
        for j, option in enumerate(effect.options):
            _enter(f"{key}/{i}/{j}", option)


for _command in (*CARDS.commands.values(), REED.command, *JIUSHAO.commands.values()):
    for _box, _effects in (("box1", _command.box1), ("box2", _command.box2), ("box3", _command.box3)):
        _enter(f"{_command.id}/{_box}", _effects)
for _tactic in CARDS.tactics.values():
    _enter(f"{_tactic.id}/basic", _tactic.basic)
    _enter(f"{_tactic.id}/boosted", _tactic.boosted)
for _card in (*ABLE, *REED.generals.values()):
    for _i, _ability in enumerate(_card.abilities):
        _enter(f"{_card.id}/{_i}", _ability.effects)
for _event in CARDS.events.values():
    _enter(f"{_event.id}/each", _event.each)
    _enter(f"{_event.id}/once", _event.once)
    for _i, _ability in enumerate(_event.abilities):
        _enter(f"{_event.id}/{_i}", _ability.effects)
for _request in CARDS.requests.values():
    _enter(f"{_request.id}/each", _request.each)
for _horde in HORDE_TYPES:
    for _i, _ability in enumerate(_horde.abilities):
        _enter(f"{_horde.id}/{_i}", _ability.effects)
