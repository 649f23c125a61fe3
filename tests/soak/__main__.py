"""Play them all, and say what went wrong and which cards were never seen in use.

`server` kills servers under play instead, `cluster` does so on several machines, `scene` looks at the page in
many states, and `tests` runs the whole suite with other seeds; see there.

Exit code 1 if a check failed or a card was never seen. `--from 17 --games 1` plays game 17 again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import track

from tests.soak import suite
from tests.soak.play import KINDS, MODES, Game, play
from tests.soak.seen import ALL, never

GAMES = 3000


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["server"]:
        from tests.soak import server  # its packages are those of the extra `server`

        return server.main(words[1:])
    if words[:1] == ["cluster"]:
        from tests.soak import cluster

        return cluster.main(words[1:])
    if words[:1] == ["scene"]:
        from tests.soak import scene  # it needs Chromium

        return scene.main(words[1:])
    if words[:1] == ["tests"]:
        return suite.main(words[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many (default: {GAMES})")
    parser.add_argument(
        "--from", type=int, default=0, dest="first", help="number of the first one (default: 0)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.games)
    console = Console(stderr=True)
    games = list(
        track(_played(numbers, chosen.jobs), "Playing", total=len(numbers), console=console, transient=True)
    )
    summary = report(games)
    sys.stdout.write(
        json.dumps(summary, indent=2) + "\n" if chosen.json else "\n".join(lines(summary)) + "\n"
    )
    return 1 if summary["failures"] or summary["never"] else 0


def _played(numbers: range, jobs: int) -> Iterator[Game]:
    if jobs < 2:
        yield from map(play, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, numbers, chunksize=8)


def report(games: list[Game]) -> dict[str, Any]:
    used: Counter[str] = Counter()
    for game in games:
        used.update(game.used)
    return {
        "games": len(games),
        "choices": sum(game.choices for game in games),
        "tables": [table for kind in KINDS for mode in MODES if (table := _table(games, kind, mode))],
        "failures": [
            {"game": game.number, "mode": game.mode, "kind": game.kind, "what": game.failure}
            for game in sorted(games, key=lambda game: game.number)
            if game.failure
        ],
        "cards": {card: used[card] for card in ALL},
        "never": never(used),
    }


def _table(games: list[Game], kind: str, mode: str) -> dict[str, Any]:
    """How the games of one kind went."""
    some = [game for game in games if game.kind == kind and game.mode == mode and game.reason]
    if not some:
        return {}
    return {
        "kind": kind,
        "mode": mode,
        "games": len(some),
        "ends": dict(Counter(game.reason for game in some).most_common()),
        "years": round(statistics.mean(game.year for game in some), 2),
        "breaches": round(statistics.mean(game.breaches for game in some), 2),
        "honor": round(statistics.mean(honor for game in some for honor in game.honor), 1),
        "winner": round(statistics.mean(max(game.honor) for game in some), 1),
        "won": sum(game.won for game in some),
    }


def lines(summary: dict[str, Any]) -> Iterator[str]:
    yield f"{summary['games']} games, {summary['choices']} choices"
    for table in summary["tables"]:
        ends = ", ".join(f"{reason} {n}" for reason, n in table["ends"].items())
        yield (
            f"  {table['kind']:<6} {table['mode']:<16} {table['games']} games "
            f"to Year {table['years']} ({ends}); {table['breaches']} Breaches; "
            f"Honor {table['honor']}, best {table['winner']}, won {table['won']}"
        )
    for failure in summary["failures"]:
        yield (
            f"FAILED game {failure['game']} ({failure['kind']}, {failure['mode']}): "
            f"{failure['what']}  [--from {failure['game']} --games 1]"
        )
    rare = sorted(summary["cards"].items(), key=lambda item: item[1])[:8]
    yield "rarest cards: " + ", ".join(f"{card} {n}" for card, n in rare)
    yield f"never seen in use: {', '.join(summary['never']) or 'none'}"


if __name__ == "__main__":
    sys.exit(main())
