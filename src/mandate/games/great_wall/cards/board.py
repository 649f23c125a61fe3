"""The printed numbers of the board, read from `data/board.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mandate.games.great_wall.cards.toml_entries import DataCode, File
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
)

PLAYERS = (3, 4, 5)  # one side of the board for up to three players, one for four and five
SEATS = (1, 2, 3, 4, 5)
PRICES = ("Sp", "Ar", "Ho", "clerk", "save", "shame", "barricade")
NUMBERS = (
    "horde_rows",
    "barricade_spots",
    "barricades",
    "barricade_defense",
    "barricade_honor",
    "artifact_slots",
    "advisor_display",
    "advisors_refreshed",
    "generals_dealt",
    "advisors_dealt",
    "hand_limit",
    "shame_per_player",
    "shame_honor",
    "horde_shame_spots",
    "donate_honor",
    "discard_honor",
    "defeat_honor",
    "archer_honor",
    "clerks",
    "clerk_space",
    "shame_redeemed",
    "shame_redeemed_least",
    "strong_walls",
)
COOP_PLAYERS = (2, 3, 4, 5)
# numbers that the rules are built on, or that a table has room for; all others are 0 to 99
LIMITS: Mapping[str, tuple[int, int]] = {
    "horde_rows": (3, 3), "generals_dealt": (2, 2), "advisors_dealt": (2, 2), "artifact_slots": (1, 5),
    "advisor_display": (1, 8), "advisors_refreshed": (0, 8), "barricade_spots": (0, 9), "clerks": (1, 9),
    "clerk_space": (0, 8), "shame_per_player": (1, 30),
}  # fmt: skip
POOLS: Mapping[str, tuple[int, int]] = {"Sp": (1, 20), "Ar": (0, 9), "Ho": (0, 2)}
MOST_YEARS = 6  # as many as a Clan has Command cards
PAID_IN: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(SOLDIERS, RESOURCES), "clerk": ("G",), "save": ("C",), "shame": ("C",),
    "barricade": ("any3",),
}  # fmt: skip
LEVELS = 4  # of a Wall, with none built
OVERSEER_BOXES = 3  # the levels of an Overseer
HORDE_ROWS = 3  # in front of a Section


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the board, as it is used by a number of players."""

    players: int
    hordes: tuple[int, ...]  # placed in Spring, by Year; Year 1 has no Spring
    lethality: tuple[int, ...]  # by Year
    end_walls: int  # this many Walls at the highest level end the game
    command_spots: int
    defense: tuple[int, ...]  # of a Wall, by level, where rivals use other numbers than the printed ones
    source: str

    @property
    def years(self) -> int:
        return len(self.hordes)


@dataclass(frozen=True, slots=True)
class Seating:
    """What is in use with this many players."""

    players: int
    side: int
    sections: tuple[str, ...]
    setup_hordes: int
    source: str


@dataclass(frozen=True, slots=True)
class Together:
    """What is different in co-op, for a number of players."""

    players: int
    requests: int  # to be fulfilled for victory
    slots: int  # for Requests on the board
    setup_hordes: int
    more_hordes: int  # in every Spring
    source: str


@dataclass(frozen=True, slots=True)
class Duel:
    """What the option `duel=balanced` changes when two players are rivals."""

    defense: tuple[int, ...]  # of a Wall, by level
    tea_house: int  # spots
    source: str


@dataclass(frozen=True, slots=True)
class WallLevel:
    level: int
    cost: int  # any mix of Wood, Stone, Gold
    honor: int
    defense: int
    firing_spots: int
    source: str


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    name: str
    regular: bool  # a Special one has room for any number of Clerks
    spots: Mapping[int, int]  # by number of players; empty: no limit
    shame_icon: bool
    source: str


@dataclass(frozen=True, slots=True)
class OverseerBoxes:
    location: str
    pays: str
    prices: tuple[int, ...]  # to level 1, 2, 3
    source: str


@dataclass(frozen=True, slots=True)
class Board:
    sides: Mapping[int, Side]
    tables: Mapping[int, Seating]
    coop: Mapping[int, Together]
    duel: Duel
    walls: tuple[WallLevel, ...]  # by level
    locations: Mapping[str, Location]
    overseers: Mapping[str, OverseerBoxes]
    prices: Mapping[str, Mapping[str, int]]  # a Soldier's type, clerk, save, shame, barricade
    soldiers: Mapping[str, int]  # in each Clan's pool, by type
    numbers: Mapping[str, int]  # everything else, by name


def read_board(file: File) -> Board:
    file.only("side", "table", "coop", "duel", "wall", "location", "overseer", "price", "soldier", "number")
    return Board(
        sides=_sides(file),
        tables=_tables(file),
        coop=_coop(file),
        duel=_duel(file),
        walls=_walls(file),
        locations=_locations(file),
        overseers=_overseers(file),
        prices=_prices(file),
        soldiers=_counts(file, "soldier", SOLDIERS, POOLS),
        numbers=_counts(file, "number", NUMBERS, LIMITS),
    )


def _sides(file: File) -> dict[int, Side]:
    sides: dict[int, Side] = {}
    for entry in file.entries("side", key="players", count=len(PLAYERS)):
        players = entry.number("players", PLAYERS[0], PLAYERS[-1])
        years = entry.number("years", 1, MOST_YEARS)
        sides[players] = Side(
            players,
            entry.numbers("hordes", years, most=9),
            entry.numbers("lethality", years, most=9),
            entry.number("end_walls", 1, 3),
            entry.number("command_spots", players, players),
            entry.numbers("defense", LEVELS) if entry.has("defense") else (),
            entry.source(),
        )
        entry.done()
    return sides


def _tables(file: File) -> dict[int, Seating]:
    tables: dict[int, Seating] = {}
    for entry in file.entries("table", key="players", count=len(SEATS)):
        players = entry.number("players", SEATS[0], SEATS[-1])
        sections = entry.list_of("sections", SECTIONS)
        tables[players] = Seating(
            players,
            entry.number("side", PLAYERS[0], PLAYERS[-1]),
            sections,
            entry.number("setup_hordes", len(sections), 9),
            entry.source(),
        )
        entry.done()
    return tables


def _coop(file: File) -> dict[int, Together]:
    layouts: dict[int, Together] = {}
    for entry in file.entries("coop", key="players", count=len(COOP_PLAYERS)):
        players = entry.number("players", COOP_PLAYERS[0], COOP_PLAYERS[-1])
        layouts[players] = Together(
            players,
            entry.number("requests", 1, 12),
            entry.number("slots", 1, 3),
            entry.number("setup_hordes", 2, 9),
            entry.number("more_hordes"),
            entry.source(),
        )
        entry.done()
    return layouts


def _duel(file: File) -> Duel:
    (entry,) = list(file.entries("duel", key="players", count=1))  # read all, so that they are counted
    entry.number("players", 2, 2)
    duel = Duel(entry.numbers("defense", LEVELS), entry.number("tea_house", 1, 9), entry.source())
    entry.done()
    return duel


def _walls(file: File) -> tuple[WallLevel, ...]:
    walls: list[WallLevel] = []
    for level, entry in enumerate(file.entries("wall", key="level", count=LEVELS)):
        wall = WallLevel(
            entry.number("level", level, level),
            entry.number("cost"),
            entry.number("honor"),
            entry.number("defense"),
            entry.number("firing_spots"),
            entry.source(),
        )
        walls.append(wall)
        entry.done()
    return tuple(walls)


def _locations(file: File) -> dict[str, Location]:
    locations: dict[str, Location] = {}
    for entry in file.entries("location", count=len(LOCATIONS)):
        name = entry.word("id", LOCATIONS)
        regular = entry.word("type", ("regular", "special")) == "regular"
        locations[name] = Location(
            name,
            entry.title(),
            regular,
            {players: entry.number(f"spots_{players}", 1, 9) for players in PLAYERS} if regular else {},
            entry.take("shame_icon", bool),
            entry.source(),
        )
        entry.done()
    return locations


def _overseers(file: File) -> dict[str, OverseerBoxes]:
    overseers: dict[str, OverseerBoxes] = {}
    for entry in file.entries("overseer", key="location", count=len(PRODUCTION)):
        place = entry.word("location", PRODUCTION)
        pays, prices = entry.word("pays", RESOURCES), entry.numbers("prices", OVERSEER_BOXES)
        overseers[place] = OverseerBoxes(place, pays, prices, entry.source())
        entry.done()
    return overseers


def _prices(file: File) -> dict[str, dict[str, int]]:
    prices: dict[str, dict[str, int]] = {}
    for entry in file.entries("price", count=len(PRICES)):
        kind = entry.word("id", PRICES)
        prices[kind] = entry.cost("cost", PAID_IN[kind])
        entry.source()
        entry.done()
    return prices


def _counts(
    file: File, kind: str, names: tuple[str, ...], limits: Mapping[str, tuple[int, int]]
) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in file.entries(kind):
        name = entry.word("id", names)
        counts[name] = entry.number("n", *limits.get(name, (0, 99)))
        entry.source()
        entry.done()
    for name in names:
        if name not in counts:
            file.refuse(DataCode.MISSING, entry=name, field=kind)
    return counts
