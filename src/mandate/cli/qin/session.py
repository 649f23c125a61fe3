"""A session: one table's game in progress, with its seating, its series and its files."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.files import Companion
from mandate.cli.kit.opponents import Opponents
from mandate.cli.kit.seating import Seating, seat_all
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Problem
from mandate.core.match import Match
from mandate.games.qin.game import QIN
from mandate.games.qin.several import Series

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mandate.core.game import Json, Seat
    from mandate.core.record import Record
    from mandate.games.qin.state import QinState


@dataclass
class Session:
    """What a table needs to go on, now or after an interruption."""

    match: Match[QinState]
    seating: Seating
    path: Path
    chance: str
    series: Series | None = None
    earlier: list[Path] = field(default_factory=list)
    rounds: int = 0
    known: str | None = None  # the record's text on the disk, as this session knows it
    opponents: Opponents = field(default_factory=Opponents)

    def greet(self) -> Session:
        """Start the programs among the opponents; raises where one does not start."""
        self.opponents.greet(self.match, self.seating, self._seed)
        return self

    def save(self) -> None:
        if self.known is not None:
            files.refuse_changed(self.path, self.known)
        self.known = files.write(self.path, self.match.record, self._companion(self.path))
        if self.match.outcome is not None:
            self.opponents.over(self.match.outcome)

    def save_copy(self, path: Path) -> str:
        """Another copy elsewhere, which never takes the place of a file; the record's text there."""
        files.refuse_existing(path)
        return files.write(path, self.match.record, self._companion(path))

    def _companion(self, path: Path) -> Companion:
        """Earlier games are named beside the companion where they are, else by their full path."""
        same_folder = path.parent.resolve() == self.path.parent.resolve()
        earlier = [game.name if same_folder else str(game.resolve()) for game in self.earlier]
        return Companion(
            kinds=list(self.seating.kinds), chance=self.chance, earlier=earlier, rounds=self.rounds
        )

    def opponent_choice(self, seat: Seat) -> str:
        """What the computer player on this seat chooses; `resign` for a program that has failed."""
        return self.opponents.choose(self.match, seat, self.seating.kinds[seat], self._seed)

    @property
    def _seed(self) -> str:
        return f"{self.chance}/{self.rounds}"

    @property
    def game_follows(self) -> bool:
        """Whether the series has another game after this one."""
        return self.series is not None and len(self.series.matches) < len(self.series.boards)

    def next_game(self) -> Session:
        """The next game of the series; else another one like this, the start moving on one seat."""
        rounds = self.rounds + 1
        if self.series is not None and self.game_follows:
            match, earlier = self.series.next_match(), [*self.earlier, self.path]
            path = files.next_path((earlier[0] if earlier else self.path), len(earlier) + 1)
        else:
            match, earlier = self._again(), []
            path = files.fresh_path()
        if path.exists():
            path = files.fresh_path()
        series = self.series if earlier else None
        following = Session(match, self.seating, path, self.chance, series, earlier, rounds)
        following.opponents = self.opponents
        following.save()
        return following

    def _again(self) -> Match[QinState]:
        record = self.match.record
        options = dict(record.setup["options"])
        options["first"] = (options["first"] + 1) % options["players"]
        seed = None if record.seed is None else f"{record.seed}+"
        return Match.start(
            QIN, options, seed=seed, names=list(self.seating.names), takebacks=record.takebacks
        )


def begin(
    options: Json,
    seating: Seating,
    *,
    path: Path | None,
    seed: str | None = None,
    takebacks: bool = False,
    boards: Sequence[Any] = (),
) -> Session:
    """A new game, or the first one of a series on these boards; it is saved at once."""
    if path is not None:
        files.refuse_existing(path)
    names = list(seating.names)
    series = None
    match: Match[QinState]
    if boards:
        settings: dict[str, Any] = {key: options[key] for key in ("first", "fair_start")}
        series = Series(options["players"], boards, seed=seed, names=names, takebacks=takebacks, **settings)
        match = series.next_match()
    else:
        match = Match.start(QIN, options, seed=seed, names=names, takebacks=takebacks)
    chance = secrets.token_hex(16) if seed is None else seed
    session = Session(match, seating, path or files.fresh_path(), chance, series).greet()
    session.save()
    return session


def resume(path: Path, otherwise: Callable[[int], Sequence[str]], language: str) -> Session:
    """The session saved at `path`; `otherwise` gives the kinds where no companion lies beside it."""
    record = files.read_record(path)
    companion = files.read_companion(path)
    earlier = [path.parent / name for name in companion.earlier] if companion else []
    games = [*(files.read_record(game) for game in earlier), record]
    try:
        series, match = _replay(games)
    except Problem as problem:
        raise Trouble("play-trouble-record", file=str(path), reason=problem) from problem
    except Exception as error:  # a damaged file can break anything in any way; none of it is a bug here
        raise Trouble("play-trouble-damaged", file=str(path), reason=repr(error)) from error
    seats = match.state.seats
    kinds = companion.kinds if companion else list(otherwise(seats))
    files.check_kinds(path, kinds, seats)
    names = record.names if len(record.names) == seats else []
    seating = seat_all(kinds, names, language)
    chance = companion.chance if companion else secrets.token_hex(16)
    rounds = companion.rounds if companion else 0
    return Session(match, seating, path, chance, series, earlier, rounds, known=files.read(path)).greet()


def _replay(games: list[Record]) -> tuple[Series | None, Match[QinState]]:
    facts = games[-1].series
    # A series of a server's goes on there, and one whose earlier games are not here has no score.
    if facts is None or not facts.boards or facts.game != len(games) - 1:
        return None, Match.resume(QIN, games[-1])
    series = Series.resume(games)
    return series, series.matches[-1]
