"""`mandate bench`: how fast this machine plays, on one core.

Inside the kernel: uniformly random games, every legal placement equally likely, to the end. From
Python: the same, but each step lists all legal choices: as the kernel's codes in a `Stepper`, or as
tokens in a state, which also keeps the history. Processor time is measured, so that other work on the
machine disturbs little.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from mandate.cli.warm import warm_up
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.games.qin.rules.board import Board
    from mandate.games.qin.rules.state import QinState

Prepared = TypeVar("Prepared")

BATCH = 200  # games in one call of the kernel: a few milliseconds
GAMES_PER_LOOK = 5  # games in one look at the clock when stepping from Python


@dataclass(frozen=True, slots=True)
class Speed:
    """What was done, and in how many seconds of processor time."""

    placements: int
    games: int
    seconds: float

    @property
    def placements_per_second(self) -> float:
        return self.placements / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("game", choices=("qin",))
    parser.add_argument("--board", default="bird", metavar="B", help=words("option-board"))
    parser.add_argument("--players", type=int, default=2, metavar="P", help=words("option-players"))
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help=words("bench-seconds"))
    parser.add_argument("--device", choices=("cpu", "cuda"), help=words("bench-device"))
    parser.add_argument("--batch", type=int, metavar="N", help=words("bench-batch"))
    parser.add_argument("--threads", type=int, default=1, metavar="T", help=words("bench-threads"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))
    parser.epilog = words("bench-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed
    from mandate.games.qin.rules.game import QIN, read_board

    if not 0 < arguments.seconds <= 3600:
        value = f"{arguments.seconds:g}"
        raise Malformed(Code.BAD_OPTION, option="seconds", value=value, expected="> 0, ≤ 3600")
    if arguments.batch is not None and arguments.device is None:
        expected = "--device {cpu,cuda}"
        raise Malformed(Code.BAD_OPTION, option="batch", value=str(arguments.batch), expected=expected)
    QIN.configure({"players": arguments.players, "board": arguments.board})  # refuses what cannot be
    warm_up(arguments.game, language)
    if arguments.device is not None:
        from mandate.games.qin.terminal.bench_batch import run_batch

        return run_batch(arguments, language)
    board = read_board(arguments.board)
    speeds = {
        name: measure(board, arguments.players, arguments.seconds)
        for name, measure in (("kernel", in_kernel), ("codes", by_codes), ("tokens", by_tokens))
    }
    if arguments.json:
        result = {
            "game": "qin",
            "board": board.name,
            "players": arguments.players,
            **{
                name: {
                    "placements_per_second": speed.placements_per_second,
                    "games_per_second": speed.games_per_second,
                    "placements": speed.placements,
                    "games": speed.games,
                    "seconds": speed.seconds,
                }
                for name, speed in speeds.items()
            },
        }
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        _print(speeds, board.name, arguments.players, language)
    return 0


def _print(speeds: dict[str, Speed], board: str, players: int, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    facts = {"game": say(language, "qin-name"), "board": board, "players": players}
    table = Table(title=say(language, "bench-title", facts))
    table.add_column(say(language, "bench-what"))
    for name in ("placements", "games"):
        table.add_column(say(language, f"bench-{name}"), justify="right")
    for name, speed in speeds.items():
        table.add_row(
            say(language, f"bench-{name}"),
            f"{speed.placements_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
        )
    Console(highlight=False).print(table)


def in_kernel(board: Board, players: int, seconds: float, seed: int = 1) -> Speed:
    """Random games dealt and played inside the compiled kernel."""
    import numpy as np

    from mandate.games.qin.rules import kernel
    from mandate.games.qin.rules.state import NO_EVENTS, room_for_codes

    empty = np.zeros(board.game_size, dtype=np.uint16)
    kernel.lay_out(board.geometry, empty, players, 0)
    tiles = np.repeat(np.arange(kernel.KINDS, dtype=np.uint16), kernel.TILES // kernel.KINDS)
    chance = np.array([88172645463325252 + seed], dtype=np.uint64)
    g, codes = empty.copy(), room_for_codes(board)

    def play(games: int) -> int:
        return int(kernel.play_games(board.geometry, empty, g, tiles, chance, codes, NO_EVENTS, games))

    return _repeat(lambda: BATCH, play, BATCH, seconds)


def by_codes(board: Board, players: int, seconds: float, seed: int = 1) -> Speed:
    """Random games stepped from Python, every legal placement listed as a code; without the dealing."""
    return _stepped(_step_by_codes, board, players, seconds, seed)


def by_tokens(board: Board, players: int, seconds: float, seed: int = 1) -> Speed:
    """Random games stepped from Python, every legal choice offered as a token; without the dealing."""
    return _stepped(_step_by_tokens, board, players, seconds, seed)


def _stepped(
    step_through: Callable[[QinState, random.Random], int],
    board: Board,
    players: int,
    seconds: float,
    seed: int,
) -> Speed:
    from mandate.core.rng import Chance
    from mandate.games.qin.rules.game import QIN

    chance = random.Random(seed)
    options = {"players": players, "board": {"name": board.name, "rows": list(board.rows)}}

    def deal() -> list[QinState]:
        return [QIN.start(options, Chance(chance.getrandbits(32))) for _ in range(GAMES_PER_LOOK)]

    def play(states: list[QinState]) -> int:
        return sum(step_through(state, chance) for state in states)

    return _repeat(deal, play, GAMES_PER_LOOK, seconds)


def _repeat(
    prepare: Callable[[], Prepared], play: Callable[[Prepared], int], games: int, seconds: float
) -> Speed:
    """Play batches of games for so long; only playing is timed, and a first batch does not count."""
    play(prepare())
    placements, played, taken = 0, 0, 0.0
    while taken < seconds:
        batch = prepare()
        began = time.process_time()
        placements += play(batch)
        taken += time.process_time() - began
        played += games
    return Speed(placements, played, taken)


def _step_by_codes(state: QinState, chance: random.Random) -> int:
    from mandate.games.qin.rules.stepper import Stepper

    game, draw = Stepper(state), chance.random
    codes = game.legal
    placements = 0
    while not game.over:
        while count := len(codes):
            codes = game.step(int(codes[int(draw() * count)]))
            placements += 1
        if not game.over:
            codes = game.pass_turn()
    return placements


def _step_by_tokens(state: QinState, chance: random.Random) -> int:
    draw = chance.random
    placements = 0
    while pending := state.pending:
        for seat, decision in pending.items():
            options = decision.options
            state.apply_unchecked(seat, options[int(draw() * len(options))])
            placements += not decision.automatic
    return placements
