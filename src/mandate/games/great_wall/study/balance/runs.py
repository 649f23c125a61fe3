"""The games behind the report: which ones, what is looked at in each, and the file that keeps them.

A game depends on the seed, its mode and its number only, so the order of play and the machine do not matter.
A file can be continued with the same rules, data and players.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from mandate.arena.plan import Plan, Seating, make_plan
from mandate.arena.played import Finished
from mandate.arena.results import LONGEST_HEADER, Results, seed_in
from mandate.arena.schedule import Task
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json, State
from mandate.core.match import Match
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.study.balance.collect import Log
from mandate.games.great_wall.study.balance.game_summary import GameSummary
from mandate.games.great_wall.study.balance.modes import MODES, PLAYER, Contest, Mode, find

FORMAT = "mandate-balance-3"
GAME, HABIT = "great-wall", f"{PLAYER}:no-reclaim"
BALANCE = "balance"  # what it is called among the things seen
GAME_PACKAGE = "mandate.games.great_wall"
DECIDING = ("cards", "data", "rules", "views", "players", "study/balance")  # of the game's folders
SHOWING = ("names.py", "page.py", "report.py")  # how it looks changes no game


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file of games. It names no modes: a later run may play others."""

    format: str = FORMAT
    seed: str
    made_by: str
    player: str = PLAYER


def made_by() -> str:
    """A short digest of all that decides how a game goes: rules, data and players."""
    digest = hashlib.sha256()
    game = resources.files(GAME_PACKAGE)
    for folder in (resources.files("mandate.core"), *(game.joinpath(name) for name in DECIDING)):
        for item in _files(folder):
            if item.name not in SHOWING:
                digest.update(item.name.encode() + b"\0" + item.read_bytes())
    return digest.hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _files(item)
        elif item.name.endswith((".py", ".toml", ".json")):
            yield item


def modes_for(player: str) -> list[str]:
    """Every mode that can be measured with this player."""
    return [mode.name for mode in MODES.values() if player == PLAYER or mode.contest is not Contest.HABIT]


def plan_of(mode: Mode, seed: str, player: str = PLAYER) -> Plan:
    """The same player on all seats; who has the habit (only a rule-based one can) sits on each in turn."""
    players = [player] * mode.players
    seating = Seating.NAMED
    if mode.contest is Contest.HABIT:
        if player != PLAYER:
            raise Malformed(
                Code.BAD_OPTION, option="player", value=player, expected=f"{PLAYER} ({mode.name})"
            )
        players[0], seating = HABIT, Seating.TURNING
    return make_plan(
        GAME, players, [mode.options], seed=f"{seed}/{mode.name}", seating=seating, part=mode.name
    )


class Watching:
    """Sends a log to every game."""

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Log:
        state = match.state
        assert isinstance(state, GreatWallState)
        mode = find(plan.part)
        habit = task.seats.index(0) if mode.contest is Contest.HABIT else -1
        return Log(state, mode, task.deal, habit)


class Kept:
    """A listener: what was recorded of the games, by mode and number."""

    def __init__(self, seed: str, games: dict[tuple[str, int], GameSummary] | None = None) -> None:
        self.seed = seed
        self.games = games or {}
        self.thought: dict[tuple[str, int], list[float]] = {}  # seconds, by seat

    def hear(self, game: Finished) -> None:
        summary = msgspec.json.decode(game.played.seen[BALANCE], type=GameSummary)
        self.games[summary.mode, summary.number] = summary
        self.thought[summary.mode, summary.number] = game.played.seconds

    def of(self, mode: str, games: int) -> list[GameSummary]:
        """The games of a mode that are there, in their order."""
        return [self.games[mode, number] for number in range(games) if (mode, number) in self.games]

    def cost(self, mode: str, games: int) -> float:
        """Seconds of thought for each seat and game."""
        each = [seconds for number in range(games) for seconds in self.thought.get((mode, number), ())]
        return sum(each) / len(each) if each else 0.0


def seed_for(seed: str | None, path: Path | None) -> str:
    """The seed given, or that of the games to continue, or a fresh one."""
    return seed or (seed_in(path) if path is not None else None) or secrets.token_hex(4)


def results(path: Path, seed: str, player: str = PLAYER) -> Results:
    """The file to continue. One made by older rules or players is refused with that reason."""
    heading = Heading(seed=seed, made_by=made_by(), player=player)
    kept = _heading(path)
    if kept is not None and kept.get("made_by", heading.made_by) != heading.made_by:
        raise Malformed(Code.OLD_GAMES, file=str(path))
    return Results(path, heading)


def _heading(path: Path) -> Json | None:
    """What a file of games begins with; that of the first format had no `plan` around it."""
    try:
        with open(path, "rb") as file:
            line = msgspec.json.decode(file.readline(LONGEST_HEADER))
        plan = line.get("plan", line)
        return dict(plan) if str(plan["format"]).startswith("mandate-balance-") else None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError, AttributeError):
        return None  # the next reader of the file reports what is wrong with it
