"""How much chance the play-outs of The Great Wall should have in them: what it hides, and what it costs.

    python -m bench.playout_chance --decisions 45 --tables 64

At decisions of games with three players, up to four choices are played on to the end of the Year on the same
made-up tables, with 0, 4 and 16 of 256 choices by plain chance. Shown are how far the difference between two
choices spreads from table to table, and how much of the win is given away by taking what was best on a
few tables. That is judged by the other half of the tables, with 16 of 256: by opponents who are not foreseen.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mandate.core.game import Decision, Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics.playout import play_out
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import BREADTH, CLEAR_LEAD_HONOR
from mandate.games.great_wall.players.value import evaluation_for, worth
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.views.hidden.resample import resample
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players import find

CHANCES = (0, 4, 16)  # of 256
UNFORESEEN = 16
FEW = (4, 8, 16, 32)  # tables to choose by
CHOICES = 4
LOOKS = 0.06  # of the decisions of a game, so that they come from many

Found = dict[int, list[list[float]]]  # by chance: what each choice was worth on each table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.playout_chance", description=__doc__)
    parser.add_argument("--decisions", type=int, default=45, help="to look at (default: 45)")
    parser.add_argument("--tables", type=int, default=64, help="for each of them (default: 64)")
    given = parser.parse_args()
    asked = decisions()
    found = [
        tried(*next(asked), given.tables, f"decision {number}")
        for number in track(range(given.decisions), "Playing out", transient=True)
    ]
    few = [count for count in FEW if count <= given.tables // 2]
    shown = Table("by chance", "spread of a difference", *(f"given away, {count} tables" for count in few))
    for chance in CHANCES:
        lost = (statistics.mean(given_away(one, chance, count) for one in found) for count in few)
        spread = statistics.mean(spread_of(one[chance]) for one in found)
        shown.add_row(f"{chance} of 256", f"{spread:.4f}", *(f"{much:.4f}" for much in lost))
    Console(highlight=False).print(shown)
    return 0


def decisions() -> Iterator[tuple[GreatWallView, list[str]]]:
    """What a strategist among stewards is asked, with the choices that deserve a thought."""
    looks, rules, game = random.Random(5), RulesPlayer(1), 0
    while True:
        game += 1
        state = GREAT_WALL.start({"players": 3}, Chance(f"chance {game}"))
        seats = [
            find("rules" if seat else "strategist", f"{game} {seat}", game="great-wall") for seat in range(3)
        ]
        while pending := state.pending:
            seat, decision = next(iter(pending.items()))
            view = state.view(seat)
            if seat == 0 and looks.random() < LOOKS and (names := worth_a_thought(rules, view, decision)):
                yield view, names
            state.apply(seat, seats[seat].choose(view, decision))


def worth_a_thought(rules: RulesPlayer, view: GreatWallView, decision: Decision) -> list[str]:
    worths = sorted(rules.worths(view, decision), key=lambda found: -found[1])
    names = [option for option, _ in worths[: min(CHOICES, BREADTH.get(decision.kind, 0))]]
    return names if len(names) > 1 and worths[0][1] - worths[1][1] <= CLEAR_LEAD_HONOR else []


def tried(view: GreatWallView, names: Sequence[str], tables: int, seed: str) -> Found:
    judgement, chance, year = evaluation_for(view.options), Chance(seed), max(1, int(view.open["year"]))
    found: Found = {much: [[] for _ in names] for much in CHANCES}
    for _ in range(tables):
        table, word = resample(view, chance), chance.word()
        for much, by_choice in found.items():
            for name, values in zip(names, by_choice, strict=True):
                state = table.copy()
                state.apply_unchecked(Seat(0), name)
                play_out(state, year, Chance(word), much)
                values.append(worth(state, Seat(0), judgement))
    return found


def spread_of(values: list[list[float]]) -> float:
    """Standard deviation of how much better the first choice is than each other on the same table."""
    first, *others = values
    return statistics.mean(
        statistics.stdev([a - b for a, b in zip(first, other, strict=True)]) for other in others
    )


def given_away(found: Found, chance: int, few: int) -> float:
    half = len(found[chance][0]) // 2
    truth = [statistics.mean(values[half:]) for values in found[UNFORESEEN]]
    lost = []
    for start in range(0, half - few + 1, few):
        means = [statistics.mean(values[start : start + few]) for values in found[chance]]
        lost.append(max(truth) - truth[means.index(max(means))])
    return statistics.mean(lost)


if __name__ == "__main__":
    sys.exit(main())
