"""`mandate simulate`: many games between computer players, their records, and a summary."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TextIO

from mandate.cli.options import add_game_options, given_options
from mandate.cli.warm import warm_players, warm_up
from mandate.games import names as game_names
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.core.game import Json

FEW = 40  # fewer games than this are played in this process: starting others would take longer


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words("simulate-games"))
    parser.add_argument("--players", type=int, metavar="P", help=words("play-option-players"))
    parser.add_argument("--board", metavar="B", help=words("option-board"))
    parser.add_argument("--first", help=words("option-first"))
    parser.add_argument("--fair-start", action="store_true", default=None, help=words("option-fair"))
    add_game_options(parser, words)
    parser.add_argument("--agent", action="append", metavar="NAME", help=words("simulate-agent"))
    parser.add_argument("--seed", metavar="S", help=words("option-seed"))
    parser.add_argument("--out", metavar="FILE", help=words("simulate-out"))
    parser.add_argument("--jobs", type=int, metavar="J", help=words("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=words("option-json"))
    parser.epilog = words("simulate-epilogue")


@dataclass(slots=True)
class Summary:
    """What many games come to."""

    agents: list[str]
    games: int = 0
    wins: list[float] = field(default_factory=list)  # shared victories count in parts, but not in co-op
    began: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    passes: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.agents)
        self.began = [0] * len(self.agents)
        self.scores = [0] * len(self.agents)

    def add(self, told: Json) -> None:
        self.games += 1
        for seat in told["winners"]:
            self.wins[seat] += 1 if told["together"] else 1 / len(told["winners"])
        self.began[told["first"]] += 1
        self.scores = [a + b for a, b in zip(self.scores, told["scores"], strict=True)]
        self.reasons[told["reason"]] += 1
        self.lengths.append(told["choices"])
        self.passes += told["passes"]

    @property
    def choices(self) -> int:
        """Choices that somebody made; what was automatic does not count."""
        return sum(self.lengths)

    def to_json(self) -> Json:
        seats = [
            {
                "seat": seat,
                "player": agent,
                "wins": self.wins[seat],
                "share": self.wins[seat] / self.games if self.games else None,
                "interval": list(interval(self.wins[seat], self.games)),
                "began": self.began[seat],
                "mean_score": self.scores[seat] / self.games if self.games else None,
            }
            for seat, agent in enumerate(self.agents)
        ]
        return {
            "games": self.games,
            "seats": seats,
            "ended": dict(self.reasons),
            "mean_choices": self.choices / self.games if self.games else None,
            "forced_passes": self.passes,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds if self.seconds else None,
            "choices_per_second": self.choices / self.seconds if self.seconds else None,
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def play_one(task: tuple[str, int, str, Json, tuple[str, ...]]) -> tuple[Json, str]:
    """Play one game; return its figures and its record. Runs in a worker process too."""
    from mandate import games
    from mandate.core.game import State
    from mandate.core.match import Match
    from mandate.players import find

    name, number, seed, options, agents = task
    match: Match[State] = Match.start(games.find(name), options, seed=f"{seed}/{number}", names=agents)
    players = [find(agent, seed=f"{seed}/{number}/{seat}", game=name) for seat, agent in enumerate(agents)]
    first, chosen = min(match.pending), 0
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        match.play(players[seat].choose(match.view(seat), decision), seat)
        chosen += 1
    outcome = match.outcome
    assert outcome is not None
    told = {
        "winners": list(outcome.winners),
        "together": bool(options.get("coop")),
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "first": first,
        "choices": chosen,
        "passes": len(match.record.choices) - chosen,
    }
    return told, match.record.dumps()


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate import games
    from mandate.core.errors import Code, Malformed

    warm_up(arguments.game, language)
    for name, value in (("games", arguments.games), ("jobs", arguments.jobs)):
        if value is not None and value < 1:
            raise Malformed(Code.BAD_OPTION, option=name, value=str(value), expected="≥ 1")
    first: Any = arguments.first
    given = {k: v for name in game_names() for k, v in given_options(arguments, name).items()}
    if first is not None and first.isdecimal():
        given["first"] = int(first)
    options = games.find(arguments.game).configure(given)
    agents = tuple(arguments.agent or ["random"])
    warm_players(arguments.game, agents, language)  # refuses a player that is not known
    if len(agents) == 1:
        agents *= options["players"]
    if len(agents) != options["players"]:
        expected = say(language, "simulate-agents-count", {"seats": options["players"]})
        raise Malformed(Code.BAD_OPTION, option="agent", value=" ".join(agents), expected=expected)
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(4)
    tasks = [(arguments.game, number, seed, options, agents) for number in range(arguments.games)]
    summary = Summary(list(agents))
    began = time.perf_counter()
    try:
        with _output(arguments.out) as out, progress(len(tasks), language) as advance:
            for told, record in _play_all(tasks, arguments.jobs):
                summary.add(told)
                if out is not None:
                    out.write(record + "\n")
                advance()
    except KeyboardInterrupt:
        sys.stderr.write(say(language, "simulate-cut", {"games": summary.games}) + "\n")
        return 130
    finally:
        summary.seconds = time.perf_counter() - began
    target = sys.stderr if arguments.out == "-" else sys.stdout
    if arguments.json:
        facts = {"game": arguments.game, "options": options, "seed": seed, **summary.to_json()}
        target.write(json.dumps(facts) + "\n")
    else:
        _print(summary, arguments.game, seed, language, target)
    return 0


def _play_all(tasks: Sequence[Any], jobs: int | None) -> Iterator[tuple[Json, str]]:
    """The games in order, on several processes where that is worth it."""
    jobs = min(jobs or os.cpu_count() or 1, len(tasks))
    if jobs == 1 or len(tasks) < FEW:
        yield from map(play_one, tasks)
        return
    import multiprocessing

    yield play_one(tasks[0])  # compiles the kernel once, before the others ask for it
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_one, tasks[1:], chunksize=8)


@contextlib.contextmanager
def _output(name: str | None) -> Iterator[TextIO | None]:
    """Where records go. A file appears under its name only with whole records in it.

    What is no file, such as a device, is written to as it is: a rename would put a file in its place.
    """
    from mandate.core.errors import Code, Malformed

    if name is None:
        yield None
        return
    if name == "-":
        yield sys.stdout
        return
    taken = os.path.exists(name) and not os.path.isfile(name)
    part = name if taken else f"{name}.part"
    try:
        file = open(part, "w", encoding="utf-8")  # noqa: SIM115  # closed below, whatever happens
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=name, reason=error.strerror or str(error)) from error
    try:
        with file:
            yield file
    except KeyboardInterrupt:
        _settle(part, name)
        raise
    except BaseException as error:
        if part != name:
            os.unlink(part)
        if isinstance(error, OSError):
            reason = error.strerror or str(error)
            raise Malformed(Code.UNWRITABLE, file=name, reason=reason) from error
        raise
    _settle(part, name)


def _settle(part: str, name: str) -> None:
    if part != name:
        os.replace(part, name)


@contextlib.contextmanager
def progress(total: int, language: str) -> Iterator[Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(say(language, "simulate-progress"), total=total)
        yield lambda: progress.advance(bar)


def _print(summary: Summary, game: str, seed: str, language: str, target: TextIO) -> None:
    from rich.console import Console
    from rich.table import Table

    facts = {"games": summary.games, "game": say(language, f"{game}-name"), "seed": seed}
    table = Table(title=say(language, "simulate-title", facts))
    for name in ("seat", "player", "began", "wins", "rate", f"score-{game}"):
        table.add_column(say(language, f"simulate-{name}"), justify="right" if name != "player" else "left")
    for seat, agent in enumerate(summary.agents):
        low, high = interval(summary.wins[seat], summary.games)
        table.add_row(
            str(seat + 1),
            agent,
            str(summary.began[seat]),
            f"{summary.wins[seat]:g}" if summary.wins[seat] % 1 == 0 else f"{summary.wins[seat]:.2f}",
            f"{summary.wins[seat] / summary.games:.1%} ({low:.1%}–{high:.1%})",
            f"{summary.scores[seat] / summary.games:.2f}",
        )
    console = Console(file=target, highlight=False)
    console.print(table)
    lengths = {
        "mean": f"{summary.choices / summary.games:.1f}",
        "least": min(summary.lengths),
        "most": max(summary.lengths),
        "passes": summary.passes,
    }
    console.print(say(language, "simulate-length", lengths))
    reasons = ", ".join(f"{say(language, f'reason-{r}')} {n}" for r, n in summary.reasons.most_common())
    console.print(say(language, "simulate-ended", {"reasons": reasons}))
    speed = {
        "seconds": f"{summary.seconds:.1f}",
        "games": f"{summary.games / summary.seconds:.1f}",
        "choices": f"{summary.choices / summary.seconds:.0f}",
    }
    console.print(say(language, "simulate-speed", speed))
