"""`python -m bench agreement`: how far the review of Qin agrees with searches that are far longer.

    python -m bench agreement --positions 200 --simulations 2000 --long 300000

Positions come from games between players who make mistakes, both boards by turns, two players. Each is
searched for long, by the chancellor's judgement or the regent's, and what the placement gave away is found by
searching it and the best one alone, each with a third of that. Then it is reviewed with few simulations, by
the chancellor's judgement and by the regent's, which gets as many fewer as it takes longer. A turning point
gives a tenth of the win away, or more. Stopped by Ctrl-C it tells what it has.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mandate.arena.statistics import mean, share
from mandate.core.game import State
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.qin.players.reviewer import worth
from mandate.games.qin.players.search import DEFAULT, LEARNED_DEFAULT, evaluate
from mandate.games.qin.study.review import Moment, QinReviewer
from mandate.players import find as find_player
from mandate.study.review import TURNED

MISTAKEN = ("guard", "raider")  # they see much, and not all
CHANCELLOR, REGENT = "chancellor", "regent"
FIRST = 4  # placements of a game that are not asked about
FEWEST = 10  # positions that say anything, where someone stops it
SOUND = 20  # visits below which a value of the long search says little


@dataclass
class Agreement:
    """What one way to review came to, position by position."""

    same: list[float] = field(default_factory=list)  # the same placement is best
    missed: list[float] = field(default_factory=list)  # of the win, by the long search, with its best one
    apart: list[float] = field(default_factory=list)  # shares before the placement
    turns: list[float] = field(default_factory=list)  # the same verdict: turning point or none
    seconds: list[float] = field(default_factory=list)


Judges = dict[str, tuple[QinReviewer, int, Agreement]]  # with their simulations


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench agreement", description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="(default: %(default)s)")
    parser.add_argument("--simulations", type=int, default=2000, help="of the review (default: %(default)s)")
    parser.add_argument("--long", type=int, default=300_000, help="(default: %(default)s)")
    parser.add_argument(
        "--by", choices=("chancellor", "regent"), default="chancellor", help="who searches for long"
    )
    given = parser.parse_args(arguments)
    fewer = given.simulations * (LEARNED_DEFAULT.simulations or 0) // (DEFAULT.simulations or 1)
    judges: Judges = {
        CHANCELLOR: (QinReviewer(learned=False), given.simulations, Agreement()),
        REGENT: (QinReviewer(learned=True), fewer, Agreement()),
    }
    lost: list[float] = []
    try:
        for number in track(range(given.positions), "positions", transient=True):
            one = compare(number, given.long, given.by == "regent", judges)
            lost.append(one)  # what was reached stays if someone stops it
    except KeyboardInterrupt:
        if len(lost) < FEWEST:
            raise
    turned = sum(one >= TURNED for one in lost)
    table = Table(title=f"{len(lost)} positions, {turned} turning points by the long search")
    for head in (
        "judgement",
        "simulations",
        "same best",
        "given up",
        "shares apart",
        "turning points alike",
        "ms",
    ):
        table.add_column(head, justify="left" if head == "judgement" else "right")
    for name, (_, simulations, options) in judges.items():
        table.add_row(
            name,
            f"{simulations:,}",
            share(options.same).percents(),
            in_percent(options.missed),
            in_percent(options.apart),
            share(options.turns).percents(),
            f"{1000 * fmean(options.seconds):.0f}",
        )
    console = Console(highlight=False, width=160)
    console.print(table)
    chancellor, regent = judges[CHANCELLOR][2], judges[REGENT][2]
    missed = [one - other for one, other in zip(regent.missed, chancellor.missed, strict=True)]
    console.print(f"given up, regent less chancellor: {in_percent(missed)}")
    turns = [one - other for one, other in zip(regent.turns, chancellor.turns, strict=True)]
    console.print(f"turning points, right alone: regent {turns.count(1)}, chancellor {turns.count(-1)}")
    return 0


def compare(number: int, simulations: int, learned: bool, judges: Judges) -> float:
    """Search one position for long and review it; what the placement lost, by the long search."""
    moment = position(number)
    found = evaluate(moment.saw, simulations, f"long {number}", learned=learned)
    placed = moment.choice.partition("/")[0]
    values = {one.choice: one.value for one in found.candidates}
    best = max(one.value for one in found.candidates if one.visits >= SOUND)
    lost = 0.0
    if found.choice != placed:  # a search of everything looks at a poor placement too seldom to tell how poor
        alone = [
            worth(moment.saw, choice, simulations // 3, f"long {number}", learned=learned).share
            for choice in (found.choice, placed)
        ]
        lost = max(alone[0] - alone[1], 0.0)
    for judge, few, options in judges.values():
        began = time.process_time()
        judged = judge.review(moment, few, "agreement")
        seconds = time.process_time() - began
        chosen = judged.alternatives[0].choice if judged.alternatives else placed
        options.seconds.append(seconds)
        options.same.append(float(chosen == found.choice))
        options.missed.append(max(best - values[chosen], 0.0))
        options.apart.append(abs(judged.before - best))
        options.turns.append(float((judged.lost >= TURNED) == (lost >= TURNED)))
    return lost


def in_percent(shares: Sequence[float]) -> str:
    """Of the win."""
    return mean([100 * one for one in shares]).decimals()


def position(number: int) -> Moment:
    """A placement in the middle of a game, with what its mover saw."""
    chance = Chance(f"agreement {number}")
    board = ("bird", "lion")[number % 2]
    match: Match[State] = Match.start(find("qin"), {"players": 2, "board": board}, seed=f"agreement {number}")
    players = [
        find_player(MISTAKEN[(number // 2 + seat) % 2], f"{number} {seat}", game="qin") for seat in range(2)
    ]
    saved: list[tuple[int, str]] = []
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        choice = players[seat].choose(match.view(seat), decision)
        if len(decision.options) > 1:
            saved.append((len(match.record.choices), choice))
        match.play(choice, seat)
    ply, _ = saved[FIRST + chance.below(len(saved) - FIRST - 1)]
    return next(one for one in QinReviewer().moments(match.record)[0] if one.ply == ply + 1)
