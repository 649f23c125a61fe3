"""A session: one game in progress on this machine, with its seating and its files."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.files import Companion
from mandate.cli.kit.opponents import Opponents
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Problem
from mandate.core.match import Match
from mandate.core.text import can_be_seen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.cli.kit.seating import Seating
    from mandate.cli.kit.story import Score
    from mandate.core.game import Json, Seat
    from mandate.core.record import Record


@dataclass
class Session:
    """What a table needs to continue, now or after an interruption."""

    drawing: Drawing[Any, Any]
    match: Match[Any]
    seating: Seating
    path: Path
    chance: str  # the seed of the computer players
    earlier: list[Path] = field(default_factory=list)  # of a series
    rounds: int = 0  # games these players have finished before this one
    known: str | None = None  # the record's text on disk, as last written or read
    opponents: Opponents = field(default_factory=Opponents)

    def greet(self) -> None:
        """Start the programs among the opponents; raise if one does not start."""
        self.opponents.greet(self.match, self.seating, self.seed)

    def save(self) -> None:
        if self.known is not None:
            files.refuse_changed(self.path, self.known)
        self.known = files.write(self.path, self.match.record, self._companion(self.path))
        if self.match.outcome is not None:
            self.opponents.over(self.match.outcome)

    def save_copy(self, path: Path) -> str:
        """Save a copy, never over an existing file; return the record's text there."""
        files.refuse_existing(path)
        return files.write(path, self.match.record, self._companion(path))

    def _companion(self, path: Path) -> Companion:
        """The companion; it names earlier games by file name if in the same folder, else by full path."""
        same_folder = path.parent.resolve() == self.path.parent.resolve()
        earlier = [game.name if same_folder else str(game.resolve()) for game in self.earlier]
        return Companion(
            kinds=list(self.seating.kinds), chance=self.chance, earlier=earlier, rounds=self.rounds
        )

    def opponent_choice(self, seat: Seat) -> str:
        """The choice of the computer player on this seat; `resign` for a failed program."""
        return self.opponents.choose(self.match, seat, self.seating.kinds[seat], self.seed)

    @property
    def seed(self) -> str:
        """The seed of the computer players in this game."""
        return f"{self.chance}/{self.rounds}"

    # --- one game after another -------------------------------------------------------------------------

    @property
    def score(self) -> Score | None:
        """The score of the series, if this game belongs to one."""
        return None

    @property
    def game_follows(self) -> bool:
        """Whether the series has another game after this one."""
        return False

    def next_game(self) -> Session:
        """Start and save the next game of the series, or another one like this."""
        match, earlier, path = self._following()
        if path is None or path.exists():
            path = files.fresh_path(self.drawing.saves(), self.drawing.game.id)
        following = type(self)(self.drawing, match, self.seating, path, self.chance, earlier, self.rounds + 1)
        following.opponents = self.opponents
        self.hand_on(following)
        following.save()
        return following

    def hand_on(self, following: Session) -> None:
        """Hook: hand other state of this game to the next."""

    def _following(self) -> tuple[Match[Any], list[Path], Path | None]:
        """The next match, the files of the games before it, and its own file if that is set."""
        record = self.match.record
        options = self.drawing.again(dict(record.setup["options"]))
        seed = None if record.seed is None else f"{record.seed}+"
        names = list(self.seating.names)
        match: Match[Any] = Match.start(
            self.drawing.game, options, seed=seed, names=names, takebacks=record.takebacks
        )
        return match, [], None


def begin(
    drawing: Drawing[Any, Any],
    options: Json,
    seating: Seating,
    *,
    path: Path | None,
    seed: str | None = None,
    takebacks: bool = False,
) -> Session:
    """Start a new game and save it at once."""
    if path is not None:
        files.refuse_existing(path)
    names = list(seating.names)
    match: Match[Any] = Match.start(drawing.game, options, seed=seed, names=names, takebacks=takebacks)
    session = Session(drawing, match, seating, path or fresh(drawing), new_chance(seed))
    session.greet()
    session.save()
    return session


def new_chance(seed: str | None) -> str:
    return secrets.token_hex(16) if seed is None else seed


def fresh(drawing: Drawing[Any, Any]) -> Path:
    return files.fresh_path(drawing.saves(), drawing.game.id)


def resume(
    drawing: Drawing[Any, Any], path: Path, otherwise: Callable[[int], Sequence[str]], language: str
) -> Session:
    """The session saved at `path`; `otherwise` gives the kinds if it has no companion."""
    game = drawing.game.id
    record = files.read_record(path, game)
    companion = files.read_companion(path)
    earlier = [path.parent / name for name in companion.earlier] if companion else []
    games = [*(files.read_record(each, game) for each in earlier), record]
    session = _replayed(drawing, path, games)
    seats = session.match.state.seats
    kinds = companion.kinds if companion else list(otherwise(seats))
    files.check_kinds(path, list(kinds), seats, game)
    named = len(record.names) == seats and all(map(can_be_seen, record.names))
    names = record.names if named else []
    session.seating = drawing.seat_all(kinds, names, language)
    session.chance = companion.chance if companion else secrets.token_hex(16)
    session.rounds = companion.rounds if companion else 0
    session.earlier = earlier
    session.known = files.read(path)
    session.greet()
    return session


def _replayed(drawing: Drawing[Any, Any], path: Path, games: list[Record]) -> Session:
    try:
        return drawing.resume(path, games)
    except Problem as problem:
        raise Trouble("play-trouble-record", file=str(path), reason=problem) from problem
    except Exception as error:  # a damaged file can fail anywhere; that is not a bug here
        raise Trouble("play-trouble-damaged", file=str(path), reason=repr(error)) from error
