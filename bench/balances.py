"""`python -m bench balances`: whether reviews add up, and whether their luck is unbiased.

    python -m bench balances --games 1000 --simulations 20

Games of Qin for two that one level plays with itself, each reviewed. For each seat start − given away + luck
+ others must be the result, in shares of the win and in pagodas. The level plays both seats, so over many
games the luck of both seats together should be 0 in the mean; a mean that is not would be a bias.
Stopped by Ctrl-C it reports what it has.
"""

from __future__ import annotations

import argparse

from rich.progress import track

from mandate.arena.statistics import mean
from mandate.core.game import State
from mandate.core.match import Match
from mandate.games import find
from mandate.players import find as find_player
from mandate.study.review import Sum, review_of


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench balances", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="(default: %(default)s)")
    parser.add_argument("--simulations", type=int, default=20, help="of the review (default: %(default)s)")
    parser.add_argument("--player", default="greedy", help="(default: %(default)s)")
    asked = parser.parse_args(arguments)
    off = 0.0
    luck: dict[str, list[float]] = {"shares": [], "pagodas": []}
    each: dict[str, list[float]] = {"shares": [], "pagodas": []}
    done = 0
    try:
        for number in track(range(asked.games)):
            review = review_of(_played(asked.player, number).record, asked.simulations, seed=number, jobs=1)
            for unit, sums in (
                ("shares", [balance.share for balance in review.balances]),
                ("pagodas", [balance.points for balance in review.balances if balance.points is not None]),
            ):
                off = max([off, *(abs(_off(made)) for made in sums)])
                each[unit] += [made.luck for made in sums]
                luck[unit].append(sum(made.luck for made in sums) / len(sums))
            done += 1
    except KeyboardInterrupt:
        pass
    print(f"{done} games, {asked.simulations} simulations a choice: sums are off by at most {off:.1e}")
    for unit, found in luck.items():
        spread = (sum(value * value for value in each[unit]) / len(each[unit])) ** 0.5
        both = mean(found)
        interval = f"{both.low:+.4f} to {both.high:+.4f}"
        print(f"luck in {unit}: {both.mean:+.4f} ({interval}) in the mean of both seats")
        print(f"    {spread:.3f} in one game of one seat (root mean square)")
    return 0


def _played(player: str, number: int) -> Match[State]:
    match: Match[State] = Match.start(find("qin"), {"players": 2}, seed=f"balances {number}")
    agents = [find_player(player, game="qin", seed=f"{number}/{seat}") for seat in range(2)]
    while (seat := match.turn) is not None:
        match.play(agents[seat].choose(match.view(seat), match.state.pending[seat]))
    return match


def _off(made: Sum) -> float:
    assert made.result is not None
    return made.start - made.lost + made.luck + made.others - made.result
