"""The golden games of The Great Wall: how each is played, and how it is written down for people to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mandate.core.game import Event, Seat
from mandate.core.match import Match
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CELLS, CODES, MADE_AT, PLACES
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, SOLDIERS
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.army.assault import defense, power
from mandate.games.great_wall.rules.events.course import Began
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.players import Player
from mandate.players.random import RandomPlayer
from tests.playthroughs.games import FOLDER, tell

__all__ = ["FOLDER", "GAMES", "write"]

GAMES: dict[str, tuple[dict[str, Any], Callable[[str], Player]]] = {
    "great-wall-3-random": ({"players": 3}, RandomPlayer),
    "great-wall-3-rules": ({"players": 3}, RulesPlayer),
    "great-wall-4-random": ({"players": 4}, RandomPlayer),
    "great-wall-4-rules": ({"players": 4}, RulesPlayer),
    "great-wall-2-random": (
        {"players": 2, "duel": "balanced", "overlord": "active", "reed_general": "B"},
        RandomPlayer,
    ),
    "great-wall-2-rules": ({"players": 2}, RulesPlayer),
    "great-wall-1-random": ({"players": 1, "reed_general": "B", "qin_honor": 50}, RandomPlayer),
    "great-wall-coop-2-rules": ({"players": 2, "coop": True}, RulesPlayer),
    "great-wall-coop-3-rules": ({"players": 3, "coop": True}, RulesPlayer),
    "great-wall-coop-3-random": ({"players": 3, "coop": True}, RandomPlayer),
    "great-wall-coop-4-rules": ({"players": 4, "coop": True}, RulesPlayer),
    "great-wall-1-rules": ({"players": 1, "qin_advisors": "both"}, RulesPlayer),
}

DECKS = ("artifacts", "generals", "advisors", "hordes", "tactics", "solo", "track", "requests", "events")


def played(name: str) -> Match[GreatWallState]:
    """The game, played to its end through views."""
    options, make = GAMES[name]
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=f"golden {name}")
    seated = [make(f"golden {seat}") for seat in range(match.state.n)]
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        match.play(seated[seat].choose(match.view(seat), decision), seat)
    return match


def write(name: str) -> str:
    """The deal, every choice with what followed, the table at every Fall and at the end."""
    match = played(name)
    setup = match.record.setup
    state = GREAT_WALL.begin(setup)
    lines = [f"{name}: {state.n} seats, seed “{match.record.seed}”"]
    lines += [
        f"{part}: {' '.join(setup[part])}"
        for part in (
            "artifacts",
            "generals",
            "advisors",
            "hordes",
            "tactics",
            "solo",
            "track",
            "requests",
            "events",
        )
        if part in setup
    ]
    lines += ["", *table(state), ""]
    quiet: list[str] = []  # choices after which nothing happened share a line
    for ply, entry in enumerate(match.record.choices, 1):
        events = state.apply(Seat(entry.seat), entry.choice)
        if not events:
            quiet.append(f"seat {entry.seat + 1} {entry.choice}")
            continue
        if quiet:
            lines.append(f"      {', '.join(quiet)}")
            quiet = []
        lines.append(f"{ply:>4}. seat {entry.seat + 1} {entry.choice:<10} {'; '.join(map(tell, events))}")
        if state.outcome is not None or any(_is_fall(event) for event in events):
            lines += ["", *table(state), ""]
    return "\n".join(lines).rstrip() + "\n"


def _is_fall(event: Event) -> bool:
    return isinstance(event, Began) and event.what == "fall"


# --- the table as text --------------------------------------------------------------------------------


def table(s: GreatWallState) -> Iterator[str]:
    ends = f", ended by {s.reason}" if s.reason else ""
    stores = f"Shame left {s.shame_pool}, Warehouse {_goods(s.warehouse)}"
    yield f"  Year {s.year}{ends}. {stores}, Tea order {_seats(s.tea)}"
    for section in s.sections:
        yield (
            f"  {SECTIONS[section]}: Wall {s.walls[section]}, Barricades {s.barricades[section]}, "
            f"Defense {defense(s, section)} against {power(s, section)}"
            f"{''.join(f' | {_horde(s, horde)}' for horde in s.rows[section])}"
        )
    yield "  " + "  ".join(_location(s, place) for place in range(PLACES))
    if s.coop:
        fulfilled = " ".join(s.fulfilled) or "-"
        yield f"  Requests {' '.join(card or '-' for card in s.requests)}, fulfilled {fulfilled}"
        yield f"  Events {' '.join(s.events) or '-'}, trophies {' '.join(map(str, s.trophies[: s.n]))}"
    if s.jiushao >= 0:
        track = " ".join(CODES[place] for place in s.location_track)
        yield f"  Qin Jiushao is Clan {s.jiushao + 1}: track {track}, pile {' '.join(s.solo_pile) or '-'}"
    for seat in range(s.clans):
        yield from _seat(s, seat)


def _seats(seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _goods(counts: list[int]) -> str:
    return " ".join(f"{n}{what}" for n, what in zip(counts, RESOURCES, strict=False))


def _horde(s: GreatWallState, horde: int) -> str:
    """The card with its two rows: a reward, `xx` a Wound, `s2` a Soldier of seat 2, nothing between."""
    cells = []
    for cell in range(CELLS):
        covered, reward = s.cover[horde][cell], OURS.reward[s.kind_of[horde]][cell]
        cells.append("xx" if covered == 1 else f"s{(covered - 2) // 3 + 1}" if covered else reward or "..")
    return f"{s.hordes[horde]} {' '.join(cells[:6])} / {' '.join(cells[6:])}"


def _location(s: GreatWallState, place: int) -> str:
    """Whose Clerks are there, and how many spots there are."""
    clerks = "".join(str(seat + 1) * s.at[place][seat] for seat in range(s.clans))
    spots = s.spots[place]
    return f"{CODES[place]} {clerks or '-'}{f'/{spots}' if spots else ''}"


def _seat(s: GreatWallState, seat: int) -> Iterator[str]:
    levels = [s.level[place][seat] for place in range(MADE_AT)]
    who = f"{'seat' if seat < s.n else 'Clan'} {seat + 1}"
    yield (
        f"  {who}: {s.honor[seat]} Honor, {_goods(s.res[seat])}, "
        f"Clerks {s.clerk_pool[seat]}, Overseers {_goods(levels)}, pool {_army(s.pool[seat])}, "
        f"shamed {_army(s.shamed[seat])}"
    )
    yield (
        f"    {s.general[seat] or '-'} with {' '.join(s.advisors[seat]) or '-'}, supporting "
        f"{' '.join(s.supporting[seat]) or '-'}; hand {' '.join(s.hand[seat])}; "
        f"Tactics {' '.join(s.tactics[seat]) or '-'}; "
        f"claimed {' '.join(s.hordes[horde] for horde in s.claimed[seat]) or '-'}; {_field(s, seat)}"
    )


def _army(counts: list[int]) -> str:
    return "/".join(str(n) for n in counts)


def _field(s: GreatWallState, seat: int) -> str:
    """Soldiers at rest and Archers on Firing spots."""
    found = []
    for section, name in enumerate(SECTIONS):
        found += [f"{n}{SOLDIERS[kind]}>{name}" for kind, n in enumerate(s.rest[section][seat]) if n]
        if s.fire[section][seat]:
            found.append(f"{s.fire[section][seat]}Ar:{name}")
    return f"field {' '.join(found) or '-'}"
