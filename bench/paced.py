"""`python -m bench paced`: what the five seconds a seat may think while a person waits cost the marshal.

    python -m bench paced --games 48 --jobs 16

Three marshals at a table: one stands in for the person, one thinks within the server's pace, one as long as
it likes. Every deal is played in all six seatings, so the paced and the free one meet on equal terms. The
pace counts seconds, so the answer belongs to the machine it runs on.
"""

from __future__ import annotations

import argparse
import itertools
import math
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from rich.progress import track

from mandate.core.rng import Chance
from mandate.games import find
from mandate.players import Paced
from mandate.players import find as find_player
from mandate.server.live.pace import SeatPace

SEATINGS = tuple(itertools.permutations(("person", "paced", "free")))


@dataclass(frozen=True)
class Played:
    deal: int
    paced: float  # share of the win
    free: float
    honor: float  # of the paced one, less the free one's
    shortened: int  # decisions of the paced one that had less than the marshal's own longest time
    longest: float  # seconds the paced one thought between two answers of the person


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench paced", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="rounded up to deals of six (default: 12)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--seed", default="paced")
    given = parser.parse_args(arguments)
    deals = math.ceil(given.games / len(SEATINGS))
    tasks = [(given.seed, deal, seating) for deal in range(deals) for seating in range(len(SEATINGS))]
    with ProcessPoolExecutor(given.jobs) as pool:
        games = list(track(pool.map(play, tasks), "games", total=len(tasks), transient=True))
    report(games)
    return 0


def play(task: tuple[str, int, int]) -> Played:
    seed, deal, number = task
    seating = SEATINGS[number]
    state = find("great-wall").start({"players": 3}, Chance(f"{seed} {deal}"))
    seats = [find_player("marshal", f"{seed} {deal} {number} {seat}", game="great-wall") for seat in range(3)]
    paced = seating.index("paced")
    spent: dict[int, float] = {}
    shortened, longest = 0, 0.0
    while pending := state.pending:
        seat, decision = next(iter(pending.items()))
        view, player = state.view(seat), seats[seat]
        if seat == paced:
            pace = SeatPace(spent, seat)
            assert isinstance(player, Paced)
            shortened += pace.seconds < 1.0
            began = time.perf_counter()
            choice = player.choose_within(view, decision, pace.seconds)
            pace.spend(time.perf_counter() - began)
            longest = max(longest, spent[seat])
        else:
            choice = player.choose(view, decision)
            if seating[seat] == "person":
                spent.clear()
        state.apply(seat, choice)
    assert state.outcome is not None
    winners, scores = state.outcome.winners, state.outcome.scores
    free = seating.index("free")
    share: dict[int, float] = {seat: 1 / len(winners) for seat in winners}
    return Played(
        deal, share.get(paced, 0.0), share.get(free, 0.0), scores[paced] - scores[free], shortened, longest
    )


def report(games: Sequence[Played]) -> None:
    by_deal = [list(those) for _, those in itertools.groupby(games, key=lambda game: game.deal)]
    gains = [statistics.fmean(game.paced - game.free for game in those) for those in by_deal]
    honor = [statistics.fmean(game.honor for game in those) for those in by_deal]
    print(f"{len(games)} games, {len(by_deal)} deals in six seatings")
    for name, value in (("paced", [g.paced for g in games]), ("free", [g.free for g in games])):
        print(f"share of wins, {name}: {statistics.fmean(value):.1%}")
    for name, values in (("share of wins", gains), ("Honor", honor)):
        spread = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
        print(f"paced less free, {name}: {statistics.fmean(values):+.3f} ± {spread:.3f} (95 %, over deals)")
    print(f"decisions with less than a second: {statistics.fmean(g.shortened for g in games):.1f} a game")
    print(f"longest between two answers of the person: {max(g.longest for g in games):.2f} s")
