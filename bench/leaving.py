"""`python -m bench leaving`: what leaving a game of The Great Wall does to those who stay.

Together, strong Walls: every deal is played twice by rule-based players, once to its end, and once in which a
seat that can only refuse the deciding Request leaves instead. Rivals: seats leave in the first Year.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mandate.core.game import Decision, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.coop.requests import REFUSE
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState

RIVALS = ((3, 0), (3, 1), (4, 0), (4, 1), (4, 2))  # players, and how many of them leave


@dataclass(frozen=True)
class Ending:
    reason: str
    year: int


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench leaving", description=__doc__)
    parser.add_argument("--games", type=int, default=80, help="of each kind (default: %(default)s)")
    parser.add_argument("--seed", default="leaving", help="(default: %(default)s)")
    given = parser.parse_args(arguments)
    console = Console(highlight=False)

    def seeds(about: str) -> list[str]:
        return [f"{given.seed}/{number}" for number in track(range(given.games), about, console=console)]

    table = Table("players together", "won, all stay", "won, who cannot pay leaves")
    for players in (2, 3, 4):
        options: dict[str, Any] = {"players": players, "coop": True, "walls": "strong"}
        deals = seeds(f"{players} together")
        won = [
            sum(play(options, deal, refuser_leaves=leaves).reason == "requests" for deal in deals)
            for leaves in (False, True)
        ]
        table.add_row(str(players), *map(str, won))
    console.print(table)
    table = Table("rivals", "leave", "ended by Shame", "last Year, mean")
    for players, gone in RIVALS:
        deals = seeds(f"{players} rivals, {gone} of them leave")
        endings = [play({"players": players}, deal, leavers=range(gone)) for deal in deals]
        by_shame = sum(ending.reason == "shame" for ending in endings)
        table.add_row(str(players), str(gone), str(by_shame), f"{fmean(e.year for e in endings):.2f}")
    console.print(table)
    return 0


def play(
    options: dict[str, Any],
    deal: str,
    *,
    refuser_leaves: bool = False,
    leavers: Collection[int] = (),
) -> Ending:
    """One game by rule-based players. A seat of `leavers` leaves at its first question of the first Year."""
    state = GREAT_WALL.start(options, Chance(deal))
    players = [RulesPlayer(f"{deal}/{seat}") for seat in range(state.seats)]
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        early = seat in leavers and state.year >= 1
        if not state.absent(seat) and (early or (refuser_leaves and only_refuses_the_last(state, decision))):
            state.resign(Seat(seat))
            continue
        lone = len(decision.options) == 1
        state.apply(seat, decision.options[0] if lone else players[seat].choose(state.view(seat), decision))
    return Ending(state.reason, state.year)


def only_refuses_the_last(state: GreatWallState, decision: Decision) -> bool:
    """Whether the seat can only refuse the Request that would win the game."""
    deciding = state.lineup.coop is not None and len(state.fulfilled) + 1 == state.lineup.coop.requests
    return deciding and decision.kind == FrameKind.CONSENT.value and list(decision.options) == [REFUSE]
