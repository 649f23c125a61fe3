"""Games as an open dataset: `mandate data export` writes a folder of Parquet files with a datasheet.

`games/` has a row for each game (its record, players, results), `positions/` one for each choice: what its
seat saw, every legal option, what was chosen, how the game ended, and with `review` what it was worth. A file
holds a fixed number of games and appears when it is whole, so an export that was cut off continues with the
files that are missing, and the same games give the same bytes.
"""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as arrow
from pyarrow import parquet

from mandate import __version__, games
from mandate.arena.plan import Plan, digest_of
from mandate.arena.play import Onlooker
from mandate.arena.played import Finished
from mandate.arena.schedule import Schedule, Task
from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, Event, Json, Outcome, Seat, State, View
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.replay import begin, repeat
from mandate.envs.datasheet import datasheet
from mandate.envs.features import KEY, unwritable
from mandate.lang import say
from mandate.study.review import review_of

FORMAT = "mandate-dataset-1"
DATASET = "dataset"  # what it is called among the things seen
HEADING = "dataset.json"
GAMES_A_FILE = 250
Row = dict[str, Any]

GAMES = arrow.schema(
    [
        ("game", arrow.int64()),
        ("rules", arrow.string()),
        ("options", arrow.string()),
        ("players", arrow.list_(arrow.string())),
        ("winners", arrow.list_(arrow.int8())),
        ("scores", arrow.list_(arrow.int32())),
        ("reason", arrow.string()),
        ("choices", arrow.int32()),
        ("record", arrow.string()),
    ]
)
POSITIONS = arrow.schema(
    [
        ("game", arrow.int64()),
        ("ply", arrow.int32()),
        ("seat", arrow.int8()),
        ("player", arrow.string()),
        ("kind", arrow.string()),
        ("view", arrow.string()),
        ("legal", arrow.list_(arrow.string())),
        ("choice", arrow.string()),
        ("option", arrow.int32()),
        ("result", arrow.float32()),
        ("score", arrow.int32()),
        ("value_before", arrow.float32()),
        ("value_after", arrow.float32()),
    ]
)


_TYPES = {
    part: {field.name: str(field.type) for field in schema}
    for part, schema in (("games", GAMES), ("positions", POSITIONS))
}


class Seen(Onlooker):
    """The rows of one game."""

    def __init__(self, state: State, players: Sequence[str], made: int) -> None:
        self._state = state
        self._players = players
        self._made = made  # choices in the record so far
        self.record: Callable[[], Record] | None = None
        self.rows: list[Row] = []

    def saw(self, view: View, decision: Decision, choice: str, events: Sequence[Event]) -> None:
        del events
        self.add(view, decision, choice, self._made)
        assert self.record is not None
        self._made = len(self.record().choices)

    def add(self, view: View, decision: Decision, choice: str, ply: int) -> None:
        legal = list(decision.options)
        plain = choice if choice in legal else choice.partition("/")[0]  # which pile a tile was drawn from
        self.rows.append(
            {
                "ply": ply,
                "seat": decision.seat,
                "player": self._players[decision.seat],
                "kind": str(decision.kind),
                "view": msgspec.json.encode(view.to_json()).decode(),
                "legal": legal,
                "choice": plain,
                "option": legal.index(plain),
            }
        )

    def made(self) -> tuple[Row, list[Row]]:
        assert self.record is not None
        return finished(self.record(), self._state, self._players, self.rows)


def finished(record: Record, state: State, players: Sequence[str], rows: list[Row]) -> tuple[Row, list[Row]]:
    """The row of a game, and those of its positions with their results."""
    outcome = state.outcome
    plain = msgspec.structs.replace(record, names=list(players))
    for row in rows:
        row["result"] = share(outcome, row["seat"])
        row["score"] = None if outcome is None or not outcome.scores else outcome.scores[row["seat"]]
        row["value_before"] = row["value_after"] = None
    game: Row = {
        "rules": record.rules,
        "options": msgspec.json.encode(record.setup.get("options", {})).decode(),
        "players": list(players),
        "winners": None if outcome is None else list(outcome.winners),
        "scores": None if outcome is None else list(outcome.scores),
        "reason": None if outcome is None else outcome.reason,
        "choices": len(record.in_force()),
        "record": plain.dumps(),
    }
    return game, rows


def share(outcome: Outcome | None, seat: int) -> float | None:
    """A seat's part of the win; None in a game that is not over."""
    if outcome is None:
        return None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def reviewed(game: Row, rows: list[Row]) -> None:
    """Add what the game's reviewer thinks of each choice."""
    record = msgspec.json.decode(game["record"], type=Record)
    found = {(move.ply - 1, move.seat): move for move in review_of(record, jobs=1).moves}
    for row in rows:
        if (move := found.get((row["ply"], row["seat"]))) is not None:
            row["value_before"], row["value_after"] = move.before, move.after


class Looking:
    """Sends an onlooker to every game."""

    def __init__(self, plan: Plan, *, review: bool = False) -> None:
        self._plan = plan
        self._review = review

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Seen:
        del plan
        players = [self._plan.players[one] for one in task.seats]
        seen = _Reviewed if self._review else Seen
        looking = seen(match.state, players, len(match.record.choices))
        looking.record = lambda: match.record
        return looking


class _Reviewed(Seen):
    def made(self) -> tuple[Row, list[Row]]:
        game, rows = super().made()
        reviewed(game, rows)
        return game, rows


def of_record(record: Record, *, review: bool) -> tuple[Row, list[Row]]:
    """The rows of a game that was recorded before; its players become numbers."""
    state = begin(games.find(record.game), record)
    players = [f"player {seat + 1}" for seat in range(state.seats)]
    seen = Seen(state, players, 0)
    for ply, entry in enumerate(record.in_force()):
        decision = state.pending.get(Seat(entry.seat))
        if decision is not None and not decision.automatic and _offered(decision, entry.choice):
            seen.add(state.view(decision.seat), decision, entry.choice, ply)
        repeat(state, entry)
    game, rows = finished(record, state, players, seen.rows)
    if review:
        reviewed(game, rows)
    return game, rows


def _offered(decision: Decision, choice: str) -> bool:
    return choice in decision.options or choice.partition("/")[0] in decision.options


# --- the folder -----------------------------------------------------------------------------------------


class Folder:
    """The files of one export; those that are there already are left as they are."""

    def __init__(self, path: Path, heading: Json, total: int) -> None:
        """Refuse a folder with other games in it."""
        self.path = path
        self.total = total
        self._heading = {"format": FORMAT, "mandate": __version__, **heading}
        self._games: list[Row] = []
        self._positions: list[Row] = []
        try:
            for part in ("games", "positions"):
                (path / part).mkdir(parents=True, exist_ok=True)
            self._check()
        except OSError as error:
            raise unwritable(path, error) from error

    def _check(self) -> None:
        file, own = self.path / HEADING, self._heading
        if file.exists():
            there = heading_of(self.path)
            other = [key for key in {**own, **there} if there.get(key) != own.get(key)]
            if other:
                raise Malformed(Code.RESULTS_OTHER, file=str(self.path), keys=", ".join(other))
            return
        if any(self.path.glob("*/*.parquet")):
            raise Malformed(Code.RESULTS_FOREIGN, file=str(self.path))
        written = msgspec.json.format(msgspec.json.encode(own))
        _put(file, lambda part: Path(part).write_bytes(written))

    def missing(self) -> Iterator[int]:
        """The numbers of the games whose files are not there."""
        for first in range(0, self.total, GAMES_A_FILE):
            if not all(file.exists() for file in self._files(first)):
                yield from range(first, min(first + GAMES_A_FILE, self.total))

    def add(self, number: int, game: Row, positions: list[Row]) -> None:
        """The next of the missing games, in their order."""
        self._games.append({"game": number, **game})
        self._positions += ({"game": number, **row} for row in positions)
        if (number + 1) % GAMES_A_FILE == 0 or number + 1 == self.total:
            self._write(number - number % GAMES_A_FILE)

    def close(self) -> None:
        """Write the datasheet: the export is complete."""
        text = datasheet(self._heading, self.counts(), _TYPES).encode()
        try:
            _put(self.path / "README.md", lambda part: Path(part).write_bytes(text))
        except OSError as error:
            raise unwritable(self.path, error) from error

    def counts(self) -> dict[str, tuple[int, int]]:
        """The rows and the bytes of each part."""
        counts = {}
        for part in ("games", "positions"):
            files = sorted((self.path / part).glob("*.parquet"))
            rows = sum(parquet.read_metadata(file).num_rows for file in files)
            counts[part] = rows, sum(file.stat().st_size for file in files)
        return counts

    def summary(self, language: str) -> str:
        """What is in the folder, in one line."""
        counts = self.counts()
        size = sum(size for _, size in counts.values())
        facts = {name: rows for name, (rows, _) in counts.items()}
        megabytes = round(size / 1_000_000, 1)
        return say(language, "data-done", {**facts, "folder": str(self.path), "megabytes": megabytes})

    def _write(self, first: int) -> None:
        rows = zip(self._files(first), (self._positions, self._games), (POSITIONS, GAMES), strict=True)
        try:
            for file, part, schema in rows:
                described = schema.with_metadata({KEY: msgspec.json.encode(self._heading)})
                table = arrow.Table.from_pylist(part, schema=described)
                _put(file, functools.partial(_write_table, table))
        except OSError as error:
            raise unwritable(self.path, error) from error
        self._games, self._positions = [], []

    def _files(self, first: int) -> tuple[Path, Path]:
        """Of positions and of games, the latter written last. Their names hold the first game."""
        name = f"{first:08}.parquet"
        return self.path / "positions" / name, self.path / "games" / name


def _write_table(table: Any, name: str) -> None:
    parquet.write_table(table, name, compression="zstd")


def _put(file: Path, write: Callable[[str], Any]) -> None:
    """The file appears whole, or not at all."""
    part = file.with_name(f"{file.name}.part")
    write(str(part))
    os.replace(part, file)


def heading_of(path: Path) -> Json:
    """What an export says about itself; empty without one."""
    try:
        heading: Json = msgspec.json.decode((path / HEADING).read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
    return heading


class Missing(Schedule):
    """The games of a plan whose files are not there."""

    def __init__(self, plan: Plan, folder: Folder) -> None:
        super().__init__(plan, folder.total)
        self._numbers = list(folder.missing())

    @property
    def total(self) -> int:
        return len(self._numbers)

    def tasks(self) -> Iterator[Task]:
        wanted = set(self._numbers)
        return (task for task in islice(super().tasks(), self.deals) if task.deal in wanted)


class Writer:
    """A listener that writes the rows of every game."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    def hear(self, game: Finished) -> None:
        self._folder.add(game.task.deal, *game.data[DATASET])


def plan_heading(plan: Plan, total: int, *, review: bool) -> Json:
    """What defines the games of an export."""
    return {
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options[0],
        "players": plan.players,
        "seed": plan.seed,
        "games": total,
        "review": review,
        "plan": digest_of(msgspec.to_builtins(plan)),
        "license": "CC0-1.0",
    }


def people_heading(game: str, tables: Sequence[str], license: str, *, until: int, review: bool) -> Json:
    """What defines an export of a server's games: which ones, without their addresses."""
    return {
        "game": game,
        "games": len(tables),
        "review": review,
        "until": until,
        "tables": hashlib.sha256("\n".join(tables).encode()).hexdigest(),
        "license": license,
    }


def records_heading(game: str, records: Sequence[Record], license: str, *, review: bool) -> Json:
    """What defines an export of recorded games: a hash over them, without their names."""
    hashed = hashlib.sha256()
    for record in records:
        hashed.update(msgspec.structs.replace(record, names=[]).dumps().encode() + b"\n")
    return {
        "game": game,
        "games": len(records),
        "review": review,
        "records": hashed.hexdigest(),
        "license": license,
    }
