"""How long a wave of matching takes: `python -m bench matching`."""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

from mandate.people.fold import MU
from mandate.people.matching.match import WAVE_MS, Strength, Waiting, match
from mandate.people.matching.simulation import CLOCKS, Crowd
from mandate.people.matching.wish import Kind

NOW = 10_000_000
MOST_WAVES = 6  # that a person has waited
GAMES = ("qin", "great-wall")


def waiting(count: int, chance: Random) -> list[Waiting]:
    """People as the simulation assumes them, who all wait at once."""
    crowd = Crowd()
    found = []
    for number in range(count):
        game = chance.choices(GAMES, crowd.games)[0]
        games = GAMES if chance.random() < crowd.both_games else (game,)
        seats = chance.choices([each for each, _ in crowd.seats], [share for _, share in crowd.seats])[0]
        clocks = CLOCKS if chance.random() < crowd.any_clock else (chance.choice(CLOCKS),)
        rated = chance.random() < crowd.rated
        sigma = crowd.new_sigma if chance.random() < crowd.newcomers else crowd.known_sigma
        strength = Strength(MU + chance.gauss(0, crowd.strength_points), sigma)
        kinds = frozenset(
            Kind(game, each, clock, rated) for game in games for each in seats for clock in clocks
        )
        since = NOW - chance.randrange(MOST_WAVES * WAVE_MS)
        known = {(kind.game, kind.seats): strength for kind in kinds}
        found.append(Waiting(f"guest-{number:05}", kinds, since, known))
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench matching", description=__doc__)
    parser.add_argument("--people", type=int, default=2000, help="who wait at once (default: 2000)")
    parser.add_argument("--crowds", type=int, default=5, help="each by another seed (default: 5)")
    parser.add_argument("--rounds", type=int, default=9, help="for each crowd (default: 9)")
    given = parser.parse_args(arguments)
    taken, seated = [], []
    for seed in range(given.crowds):
        crowd = waiting(given.people, Random(seed))
        for _ in range(given.rounds):
            began = time.process_time()
            meetings = match(crowd, NOW)
            taken.append((time.process_time() - began) * 1000)
        seated.append(sum(len(each.people) for each in meetings))
    low, middle, high = min(taken), statistics.median(taken), max(taken)
    print(f"{given.people:,} people: {middle:.0f} ms of processor time ({low:.0f}–{high:.0f} ms)")
    print(f"{statistics.mean(seated):,.0f} of them meet")
    return 0
