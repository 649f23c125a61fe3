"""Whole games of The Great Wall in every mode, one line for each: who played, and the hash of its record.

python -m tools.compiled.games 2      # two deals of each mode

Run by the plain rules and by the compiled ones, the lines must be the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

from mandate.core.match import Match
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.study.balance.modes import MODES
from mandate.players import find

# at all seats; the strategist also plays made-up tables out, and random choices reach what others never do
PLAYERS = ("random", "rules", "strategist")
DECLINING = ("3p", "coop-3")  # with the option `decline` besides, which asks for every gain


def plan(deals: int) -> list[tuple[str, dict[str, Any], str, int]]:
    """The mode, its options, the player at all seats, and the number of the deal."""
    ways = [(name, mode.options) for name, mode in MODES.items()]
    ways += [(f"{name}-decline", {**MODES[name].options, "decline": True}) for name in DECLINING]
    return [(*way, player, deal) for way in ways for player in PLAYERS for deal in range(deals)]


def lines(deals: int) -> Iterator[str]:
    for mode, options, player, deal in plan(deals):
        found = record(options, player, f"{mode} {deal}")
        yield f"{mode} {player} {deal} {hashlib.sha256(found.encode()).hexdigest()}"


def record(options: dict[str, Any], player: str, seed: str) -> str:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=seed)
    seats = [find(player, f"{seed} {seat}", game="great-wall") for seat in range(match.state.seats)]
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        match.play(seats[seat].choose(match.view(seat), decision), seat)
    return match.record.dumps()


if __name__ == "__main__":
    for line in lines(int(sys.argv[1])):
        print(line, flush=True)
