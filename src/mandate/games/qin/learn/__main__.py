"""`make learn GAME=qin`: a judgement of Qin, learned by the search from its own games.

    python -m mandate.games.qin.learn --out learned
        The small version, some minutes on one core. It begins with next to nothing (the seat with fewer
        pagodas left is ahead), so its progress is plain to see: at the end it meets its start, and the
        judgement that the chancellor plays by, which it does not reach.

    python -m mandate.games.qin.learn --out strong --start usual --jobs 16 --lessons 1500 --simulations 400
                            --epochs 14 --deals 400 --gate 400
        The long version: how the regent's weights were made, from the chancellor's judgement on. One
        generation took 508 seconds on sixteen cores; for the rest see `about` in qin_learned.npz.

Stop it at any time: the same command resumes. The folder has the lessons, for each generation its
weights and a log, and learned.html with plots. `--start learned/02-best.npz` begins with what was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from mandate.core.errors import Malformed
from mandate.games.qin.learn.loop import PLAYERS, Learning, Plan
from mandate.games.qin.learn.start import AS_USUAL, PAGODAS


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m mandate.games.qin.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder of this learning")
    parser.add_argument(
        "--start",
        default=PAGODAS,
        help=f"what is known before the first lesson: {PAGODAS}, {AS_USUAL} (as the chancellor judges), "
        "or a file of tables (default: %(default)s)",
    )
    parser.add_argument("--generations", type=int, default=2, help="(default: %(default)s)")
    parser.add_argument(
        "--lessons", type=int, default=60, help="a generation, 48 positions each (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="no lesson is begun after so many")
    parser.add_argument(
        "--simulations", type=int, default=150, help="behind a placement (default: %(default)s)"
    )
    parser.add_argument(
        "--epochs", type=int, default=30, help="rounds over the lessons (default: %(default)s)"
    )
    parser.add_argument(
        "--deals", type=int, default=60, help="of a match, a game in each seat (default: %(default)s)"
    )
    parser.add_argument(
        "--gate-seconds", type=float, default=1e9, help="no ten deals are begun after so many"
    )
    parser.add_argument(
        "--gate", type=int, default=100, help="simulations a placement in matches (default: %(default)s)"
    )
    parser.add_argument("--players", default="2,3,4", help="(default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    a = parser.parse_args()
    if not set(a.players.split(",")) <= set(map(str, PLAYERS)):
        parser.error("--players: 2, 3 and 4, with commas between them")
    if min(a.generations, a.lessons, a.simulations, a.epochs, a.deals, a.gate, a.jobs) < 1:
        parser.error("every number must be 1 or more")
    players = tuple(sorted({int(n) for n in a.players.split(",")}))
    plan = Plan(a.out, a.start, a.generations, a.lessons, a.seconds, a.simulations, a.epochs, a.deals,
                a.gate_seconds, a.gate, a.jobs, a.seed, players)  # fmt: skip
    began = time.time()

    def tell(line: str) -> None:
        sys.stdout.write(f"{time.time() - began:7.1f} s  {line}\n")
        sys.stdout.flush()

    try:
        Learning(plan, tell).go()
    except (Malformed, OSError, ValueError) as problem:
        sys.exit(f"mandate.games.qin.learn: {problem}")
    except KeyboardInterrupt:
        sys.exit("mandate.games.qin.learn: stopped; the same command resumes.")


if __name__ == "__main__":
    main()
