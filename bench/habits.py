"""`python -m bench habits`: what each level finds of the puzzles, and so where it can be beaten.

    python -m bench habits qin
    python -m bench habits great-wall --tries 4

For each level the share of best choices found, over all puzzles of the game and by what they are about.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from mandate.games import names, registration
from mandate.players import find
from mandate.study.puzzles import maker_of, puzzles

ALL = "all"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench habits", description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--tries", type=int, default=2, help="of each level at each puzzle")
    parser.add_argument("--levels", nargs="*", help="otherwise all")
    given = parser.parse_args(arguments)
    for level in given.levels or registration(given.game).levels:
        found = shares(given.game, level, given.tries)
        print(
            level, *(f"{about} {share:.0%} ({count})" for about, (share, count) in found.items()), sep=" · "
        )
    return 0


def shares(game: str, level: str, tries: int) -> dict[str, tuple[float, int]]:
    """By theme and kind: the share of best choices found, and of how many puzzles."""
    found: dict[str, list[float]] = defaultdict(list)
    for puzzle in puzzles(game):
        state, seat = maker_of(game).asked(puzzle)
        view, decision = state.view(seat), state.pending[seat]
        chosen = [find(level, f"habits {t}", game=game).choose(view, decision) for t in range(tries)]
        share = sum(choice.partition("/")[0] == puzzle.best for choice in chosen) / tries
        for about in (ALL, f"task {puzzle.kind}", *puzzle.themes):
            found[about].append(share)
    return {about: (sum(each) / len(each), len(each)) for about, each in sorted(found.items())}
