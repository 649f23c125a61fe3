"""`make learn GAME=qin`: a judgement of Qin, learned by the search from its own games.

    python -m mandate.learn --out learned                      two generations of some minutes on this machine
    python -m mandate.learn --out learned --jobs 16 --lessons 3000 --simulations 400 --deals 200

Stop it whenever you like: the same command goes on where it was. The folder has the lessons, and for each
generation a table of weights and a log of its errors and its matches.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from mandate.core.errors import Malformed
from mandate.learn.loop import PLAYERS, Plan, learn, read_tables


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m mandate.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder of this learning")
    parser.add_argument(
        "--start", type=Path, help="tables to begin with (default: the judgement before any learning)"
    )
    parser.add_argument("--generations", type=int, default=2, help="(default: %(default)s)")
    parser.add_argument(
        "--lessons", type=int, default=40, help="a generation, 48 positions each (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="no lesson is begun after so many")
    parser.add_argument(
        "--simulations", type=int, default=150, help="behind a placement (default: %(default)s)"
    )
    parser.add_argument(
        "--epochs", type=int, default=12, help="rounds over the lessons (default: %(default)s)"
    )
    parser.add_argument(
        "--deals", type=int, default=60, help="at the gate, a game in each seat (default: %(default)s)"
    )
    parser.add_argument("--gate-seconds", type=float, default=1e9, help="no deal is begun after so many")
    parser.add_argument(
        "--gate", type=int, default=200, help="simulations a placement there (default: %(default)s)"
    )
    parser.add_argument("--players", default="2,3,4", help="(default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    a = parser.parse_args()
    if not set(a.players.split(",")) <= set(map(str, PLAYERS)):
        parser.error("--players: 2, 3 and 4, with commas between them")
    if min(a.generations, a.lessons, a.simulations, a.epochs, a.deals, a.gate, a.jobs) < 1:
        parser.error("every number must be 1 or more")
    players = tuple(int(n) for n in a.players.split(","))
    plan = Plan(a.out, a.generations, a.lessons, a.seconds, a.simulations, a.epochs, a.deals, a.gate_seconds,
                a.gate, a.jobs, a.seed, players)  # fmt: skip
    began = time.time()

    def tell(line: str) -> None:
        sys.stdout.write(f"{time.time() - began:7.1f} s  {line}\n")
        sys.stdout.flush()

    try:
        learn(plan, {} if a.start is None else read_tables(a.start), tell)
    except (Malformed, OSError, ValueError) as problem:
        sys.exit(f"mandate.learn: {problem}")
    except KeyboardInterrupt:
        sys.exit("mandate.learn: stopped; the same command goes on.")


if __name__ == "__main__":
    main()
