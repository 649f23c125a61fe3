"""A session: one game of The Great Wall in progress, with its seating and its files."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.cli.kit import files
from mandate.cli.kit.files import Companion
from mandate.cli.kit.opponents import Opponents
from mandate.cli.kit.seating import PERSON, Seating, kinds_for, seat_all, short_name
from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Problem
from mandate.core.match import Match
from mandate.games.great_wall.game import GREAT_WALL
from mandate.lang import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mandate.core.game import Json, Seat
    from mandate.games.great_wall.state import GreatWallState

DEFAULT_OPPONENT = "rules"
FOLDER = "great-wall"  # beside the saved games of Qin


@dataclass
class Session:
    """What a table needs to go on, now or after an interruption."""

    match: Match[GreatWallState]
    seating: Seating
    path: Path
    chance: str
    known: str | None = None  # the record's text on the disk, as this session knows it
    opponents: Opponents = field(default_factory=Opponents)

    def greet(self) -> Session:
        """Start the programs among the opponents; raises where one does not start."""
        self.opponents.greet(self.match, self.seating, self.chance)
        return self

    def save(self) -> None:
        if self.known is not None:
            files.refuse_changed(self.path, self.known)
        self.known = files.write(self.path, self.match.record, self._companion())
        if self.match.outcome is not None:
            self.opponents.over(self.match.outcome)

    def save_copy(self, path: Path) -> str:
        """Another copy elsewhere, which never takes the place of a file; the record's text there."""
        files.refuse_existing(path)
        return files.write(path, self.match.record, self._companion())

    def _companion(self) -> Companion:
        return Companion(kinds=list(self.seating.kinds), chance=self.chance)

    def opponent_choice(self, seat: Seat) -> str:
        """What the computer player on this seat chooses; `resign` for a program that has failed."""
        return self.opponents.choose(self.match, seat, self.seating.kinds[seat], self.chance)


# --- who sits where -----------------------------------------------------------------------------------


def kinds(players: int, given: Sequence[str], *, hot_seat: bool) -> tuple[str, ...]:
    """The kind of each seat; persons sit first."""
    if players == 1 and given:
        raise Trouble("play-trouble-opponents", given=len(given), seats=0)
    others = list(given) if given or hot_seat else [DEFAULT_OPPONENT]
    return kinds_for(players, others, hot_seat=hot_seat, game="great-wall")


def seating(found: Sequence[str], given: Sequence[str], language: str) -> Seating:
    """A name for everybody: the given ones, else the Clan's colour or the opponent's."""
    names = list(given)
    for seat in range(len(names), len(found)):
        message = "gw-clan" if found[seat] == PERSON else "gw-opponent"
        names.append(say(language, message, {"seat": seat + 1, "opponent": short_name(found[seat])}))
    return seat_all(found, names, language)


# --- beginning and going on ---------------------------------------------------------------------------


def begin(
    options: Json, seats: Seating, *, path: Path | None, seed: str | None = None, takebacks: bool = False
) -> Session:
    """A new game; it is saved at once."""
    if path is not None:
        files.refuse_existing(path)
    match: Match[GreatWallState] = Match.start(
        GREAT_WALL, options, seed=seed, names=list(seats.names), takebacks=takebacks
    )
    chance = secrets.token_hex(16) if seed is None else seed
    session = Session(match, seats, path or files.fresh_path(saves(), GREAT_WALL.id), chance).greet()
    session.save()
    return session


def resume(path: Path, otherwise: Callable[[int], Sequence[str]], language: str) -> Session:
    """The session saved at `path`; `otherwise` gives the kinds where no companion lies beside it."""
    record = files.read_record(path, GREAT_WALL.id)
    companion = files.read_companion(path)
    match: Match[GreatWallState]
    try:
        match = Match.resume(GREAT_WALL, record)
    except Problem as problem:
        raise Trouble("play-trouble-record", file=str(path), reason=problem) from problem
    except Exception as error:  # a damaged file can break anything in any way; none of it is a bug here
        raise Trouble("play-trouble-damaged", file=str(path), reason=repr(error)) from error
    seats = match.state.seats
    found = companion.kinds if companion else list(otherwise(seats))
    files.check_kinds(path, list(found), seats, "great-wall")
    names = record.names if len(record.names) == seats else []
    chance = companion.chance if companion else secrets.token_hex(16)
    seated = seating(found, names, language)
    return Session(match, seated, path, chance, known=files.read(path)).greet()


def saves() -> Path:
    """A folder of its own: the games of Qin beside it are found by their names."""
    return files.saves() / FOLDER


def latest() -> Path:
    """The game saved last that is not over; where all of them are, the one saved last."""
    found = files.newest_first(saves())
    for path in found:
        with contextlib.suppress(Trouble):  # a damaged game must not stand in the way of another one
            if files.read_record(path, GREAT_WALL.id).outcome is None:
                return path
    return found[0]
