"""`python -m bench early-stopping`: what the search of Qin saves by stopping when nothing can change.

    python -m bench early-stopping --games 2

At every turn of some games, one of them on each board by turns, the same question is searched to the end of
the budget and until the choice is settled, both with the same seed; the choices must be the same. Processor
time of one core.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin.players.search import SearchPlayer, from_name, regent
from mandate.games.qin.rules import board as boards
from mandate.games.qin.rules.game import QIN

PLAYERS = {"chancellor": from_name, "regent": regent}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench early-stopping", description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="for each player and number of seats")
    given = parser.parse_args(arguments)
    shown = Table("player", "seats", "turns", "whole budget", "until settled", "of it", "other choices")
    for column in shown.columns[1:]:
        column.justify = "right"
    for player in PLAYERS:
        for seats in (2, 3, 4):
            whole, settled, turns, others = 0.0, 0.0, 0, 0
            for game in track(range(given.games), f"{player}, {seats} players", transient=True):
                for one, two, same in one_game(player, seats, game):
                    whole, settled, turns, others = whole + one, settled + two, turns + 1, others + (not same)
            shown.add_row(
                player, str(seats), str(turns), f"{whole / turns * 1000:.0f} ms",
                f"{settled / turns * 1000:.0f} ms", f"{settled / whole:.0%}", str(others),
            )  # fmt: skip
    Console(highlight=False).print(shown)
    return 0


def one_game(player: str, seats: int, game: int) -> list[tuple[float, float, bool]]:
    """Seconds for the whole budget and until the choice is settled, and whether both chose the same."""
    board = boards.BUILT_IN[game % len(boards.BUILT_IN)]
    state = QIN.start({"players": seats, "board": board}, Chance(f"leaving off {game}"))
    PLAYERS[player](player, None, 0).prepare()
    found: list[tuple[float, float, bool]] = []
    while pending := state.pending:
        ((seat, decision),) = pending.items()
        view, seed = state.view(seat), len(found)
        whole, settled = (PLAYERS[player](player, None, seed) for _ in range(2))
        choice, spent = timed(whole, view, decision, only_choice=False)
        quick, needed = timed(settled, view, decision, only_choice=True)
        found.append((spent, needed, choice == quick))
        state.apply(seat, choice)
    return found


def timed(player: SearchPlayer, view: View, decision: Decision, *, only_choice: bool) -> tuple[str, float]:
    began = time.process_time()
    choice = player.choose(view, decision) if only_choice else player.think(view, decision).choice
    return choice, time.process_time() - began
