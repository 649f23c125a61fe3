"""Measure what random play and the levels give away by each choice: `games/<game>/study/losses.json`.

python -m tools.losses qin --games 6              # plays, reviews, and prints what was measured
python -m tools.losses qin --games 6 --write      # also writes the file

Accuracy in a review is measured by it: 0 % loses as much as random play, 100 % nothing. In each game all
seats are played by the same level; the review is the one that a server does.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from mandate import games
from mandate.core.game import State
from mandate.core.match import Match
from mandate.players import find
from mandate.study.accuracy import RANDOM, Loss, Scale
from mandate.study.review import Review, review_of, reviewer_of

SOURCE = Path(__file__).parents[1] / "src" / "mandate" / "games"
QIN_LEVELS = (
    RANDOM, "wanderer", "dreamer", "apprentice", "fisher", "settler", "merchant", "guard", "raider",
    "magistrate", "chancellor",
)  # fmt: skip
WALL_LEVELS = (RANDOM, "scribe", "rules", "strategist", "marshal")
# What is measured: for each way to play its options, and the levels.
TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "qin": {str(players): {"players": players} for players in (2, 3, 4)},
    "great-wall": {
        "solo": {"players": 1},
        "reed": {"players": 2},
        "3": {"players": 3},
        "4": {"players": 4},
        **{f"coop-{players}": {"players": players, "coop": True} for players in (2, 3, 4)},
    },
}
LEVELS = {"qin": QIN_LEVELS, "great-wall": WALL_LEVELS}


Task = tuple[str, str, str, int]  # game, table, level, number of the game


def played(game: str, options: dict[str, Any], level: str, seed: str) -> Match[State]:
    match: Match[State] = Match.start(games.find(game), options, seed=seed)
    agents = [find(level, f"{seed}/{seat}", game=game) for seat in range(match.state.seats)]
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        match.play(agents[seat].choose(match.view(seat), decision), seat)
    return match


def lost(review: Review) -> list[float]:
    """By each choice: in points, or in shares of the win where there are none."""
    if review.balances[0].points is None:
        return [move.lost for move in review.moves]
    return [move.points.lost for move in review.moves if move.points is not None]


def losses(task: Task) -> tuple[str, str, list[float]]:
    """Play and review one game."""
    game, table, level, number = task
    reviewer = reviewer_of(game)
    assert reviewer is not None
    record = played(game, TABLES[game][table], level, f"losses/{level}/{number}").record
    review = review_of(record, reviewer.few, seed=f"losses/{number}", jobs=1)
    return table, level, lost(review)


def measured(values: list[float]) -> Loss:
    mean = sum(values) / len(values)
    variance = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return Loss(round(mean, 4), round(math.sqrt(variance / len(values)), 4), len(values))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.losses", description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=6, metavar="N", help="games of each level (default: 6)")
    parser.add_argument("--tables", default="", metavar="T,…", help="ways to play (default: all)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default: 1)")
    parser.add_argument("--write", action="store_true", help="write losses.json")
    given = parser.parse_args(arguments)
    numbers = range(given.games)
    levels = list(reversed(LEVELS[given.game]))  # the slowest first
    tables = given.tables.split(",") if given.tables else list(TABLES[given.game])
    tasks = [(given.game, table, level, n) for level in levels for table in tables for n in numbers]
    found: dict[tuple[str, str], list[float]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for table, level, values in pool.map(losses, tasks):
            found.setdefault((table, level), []).extend(values)
            print(f"{table:8} {level:12} {len(values)} choices", flush=True)
    file = SOURCE / given.game.replace("-", "_") / "study" / "losses.json"
    scales = msgspec.json.decode(file.read_bytes(), type=dict[str, Scale]) if file.is_file() else {}
    for table in tables:
        scales[table] = Scale({level: measured(found[table, level]) for level in LEVELS[given.game]})
        for level, loss in scales[table].levels.items():
            print(f"{table:8} {level:12} {loss.lost:8.3f} ± {loss.error:.3f}  ({loss.choices})")
    if given.write:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(scales), indent=1) + b"\n")
        print(f"{file} is renewed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
