"""Positions of many games as arrays in a Parquet file, to learn from: `mandate simulate --features`.

A row is one choice of one seat: what the seat saw (the blocks of docs/env-layouts.md), what was legal, what
was chosen, and how the game ended for it. Positions are made where games are played, and written where their
run is, some thousands at a time. How to read them, without this module too, is in docs/envs.md.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from mandate import games
from mandate.arena.plan import Plan
from mandate.arena.play import Onlooker
from mandate.arena.played import Finished
from mandate.arena.records import RECORD
from mandate.arena.schedule import Task
from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, Event, Json, Seat, State, View
from mandate.core.match import Match
from mandate.core.record import loads
from mandate.core.replay import begin, repeat
from mandate.envs import kinds
from mandate.envs.encoding import Encoding
from mandate.envs.play import returns_of

try:
    import pyarrow as arrow
    from pyarrow import parquet
except ModuleNotFoundError as missing:
    from mandate.extras import install_command

    raise ModuleNotFoundError(
        f"positions in files need {missing.name}: {install_command('data')}", name=missing.name
    ) from missing

FORMAT = "mandate-features-1"
FEATURES = "features"  # what it is called among the things seen
KEY = b"mandate"  # of what the file says about itself
CHUNK = 2048  # positions that are written at once: some megabytes

Arrays = dict[str, npt.NDArray[Any]]


class Positions(Onlooker):
    """Sees the positions of one game."""

    def __init__(
        self, encoding: Encoding, options: Json, number: int, players: Sequence[str], state: State
    ) -> None:
        self._encoding = encoding
        self._options = options
        self._number = number
        self._players = players
        self._state = state
        self._blocks: dict[str, list[npt.NDArray[Any]]] = {name: [] for name in encoding.shapes}
        self._masks: list[npt.NDArray[Any]] = []
        self._chosen: list[tuple[Seat, str, str, int]] = []

    def saw(self, view: View, decision: Decision, choice: str, events: Sequence[Event]) -> None:
        del events
        if choice not in decision.options:
            choice = choice.partition("/")[0]  # from which pile a tile was drawn: piles are alike
        for name, block in self._encoding.blocks(view).items():
            self._blocks[name].append(block.ravel())
        self._masks.append(self._encoding.mask(decision))
        action = self._encoding.action(decision, choice)
        self._chosen.append((decision.seat, str(decision.kind), choice, action))

    def made(self) -> Arrays:
        """The columns of the file, a row for each position."""
        outcome, count = self._state.outcome, len(self._chosen)
        assert outcome is not None
        seats = np.array([seat for seat, *_ in self._chosen], dtype=np.int8)
        returns = np.array(returns_of(self._options, outcome), dtype=np.float32)
        return {
            "game": np.full(count, self._number, dtype=np.int32),
            "ply": np.arange(count, dtype=np.int32),
            "seat": seats,
            "player": np.array(self._players, dtype=object)[seats],
            "kind": np.array([kind for _, kind, _, _ in self._chosen], dtype=object),
            **{name: np.array(rows, dtype=np.float32) for name, rows in self._blocks.items()},
            "mask": np.array(self._masks, dtype=np.int8),
            "action": np.array([action for *_, action in self._chosen], dtype=np.int32),
            "token": np.array([token for _, _, token, _ in self._chosen], dtype=object),
            "outcome": returns[seats],
            "score": np.array(outcome.scores, dtype=np.int32)[seats],
            "reason": np.full(count, outcome.reason, dtype=object),
        }


class Looking:
    """Sends an onlooker to every game that keeps its positions."""

    def __init__(self, plan: Plan) -> None:
        self.encoding = kinds.kind_of(plan.game).encode(plan.options[0], "blocks")
        self.plan = plan

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Positions:
        del plan
        return self._at(task, match.state)

    def _at(self, task: Task, state: State) -> Positions:
        players = [self.plan.players[one] for one in task.seats]
        return Positions(self.encoding, self.plan.options[0], task.deal, players, state)

    def again(self, game: Finished) -> Arrays:
        """The positions of a game that was played before, from its record."""
        record = loads(bytes(game.played.seen[RECORD]).decode())
        state = begin(games.find(self.plan.game), record)
        positions = self._at(game.task, state)
        for entry in record.in_force():
            decision = state.pending[Seat(entry.seat)]
            if not decision.automatic:
                positions.saw(state.view(decision.seat), decision, entry.choice, ())
            repeat(state, entry)
        return positions.made()


# --- the file -------------------------------------------------------------------------------------------


class Writer:
    """A listener that writes the positions of every game."""

    def __init__(self, file: Any, looking: Looking) -> None:
        self._looking = looking
        self._schema = _schema(looking)
        self._file = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._waiting: list[Arrays] = []
        self._rows = 0
        self.games = 0

    def hear(self, game: Finished) -> None:
        rows = game.data.get(FEATURES)
        self._waiting.append(self._looking.again(game) if rows is None else rows)
        self._rows += len(self._waiting[-1]["action"])
        self.games += 1
        if self._rows >= CHUNK:
            self._write()

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._file.close()

    def _write(self) -> None:
        columns = [
            _column(np.concatenate([one[field.name] for one in self._waiting]), field.type)
            for field in self._schema
        ]
        self._file.write_table(arrow.Table.from_arrays(columns, schema=self._schema))
        self._waiting, self._rows = [], 0


@contextlib.contextmanager
def writing(path: Path, looking: Looking) -> Iterator[Writer]:
    """A file appears under its name only when it is whole; one that was interrupted has the games before."""
    part = path.with_name(f"{path.name}.part")
    try:
        writer = Writer(str(part), looking)
    except OSError as error:
        raise unwritable(path, error) from error
    try:
        try:
            yield writer
        except KeyboardInterrupt:
            if writer.games:
                writer.close()
                os.replace(part, path)
            raise
        writer.close()
        os.replace(part, path)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        part.unlink(missing_ok=True)


def unwritable(path: Path, error: OSError) -> Malformed:
    reason = os.strerror(error.errno) if error.errno else str(error)
    return Malformed(Code.UNWRITABLE, file=str(path), reason=reason)


def _schema(looking: Looking) -> Any:
    text, encoding, plan = arrow.dictionary(arrow.int32(), arrow.string()), looking.encoding, looking.plan
    about: Json = {
        "format": FORMAT,
        "mandate": plan.mandate,
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options[0],
        "players": plan.players,
        "seed": plan.seed,
        "actions": encoding.actions,
        "shapes": {**encoding.shapes, "mask": (encoding.actions,)},
    }
    blocks = [
        (name, arrow.list_(arrow.float32(), int(np.prod(shape)))) for name, shape in encoding.shapes.items()
    ]
    fields = [
        ("game", arrow.int32()),
        ("ply", arrow.int32()),
        ("seat", arrow.int8()),
        ("player", text),
        ("kind", text),
        *blocks,
        ("mask", arrow.list_(arrow.int8(), encoding.actions)),
        ("action", arrow.int32()),
        ("token", text),
        ("outcome", arrow.float32()),
        ("score", arrow.int32()),
        ("reason", text),
    ]
    return arrow.schema(fields, metadata={KEY: msgspec.json.encode(about)})


def _column(values: npt.NDArray[Any], kind: Any) -> Any:
    if values.ndim > 1:
        return arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), values.shape[1])
    return arrow.array(values, type=kind)


# --- reading --------------------------------------------------------------------------------------------


def about(path: str | Path) -> Json:
    """What a file says about itself: game, rules, options, players, seed, and the shapes of its arrays."""
    metadata: Json = msgspec.json.decode(parquet.read_schema(path).metadata[KEY])
    return metadata


def chunks(path: str | Path, columns: Sequence[str] | None = None) -> Iterator[Arrays]:
    """The file in parts of some thousand positions, for what does not fit into memory."""
    shapes: Mapping[str, Sequence[int]] = about(path)["shapes"]
    with parquet.ParquetFile(path) as file:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group, columns=None if columns is None else list(columns))
            yield {name: _array(table[name], shapes.get(name)) for name in table.column_names}


def load(path: str | Path, columns: Sequence[str] | None = None) -> Arrays:
    """All positions as arrays in their shapes, or only some columns of them."""
    parts = list(chunks(path, columns))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _array(column: Any, shape: Sequence[int] | None) -> npt.NDArray[Any]:
    whole = column.combine_chunks()
    if shape is None:
        return np.asarray(whole.to_numpy(zero_copy_only=False))
    return np.asarray(whole.flatten().to_numpy()).reshape(len(whole), *shape)
