"""A session of Qin: it may be one game of a series, on several boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mandate.cli.kit import files
from mandate.cli.kit.seating import Seating
from mandate.cli.kit.session import Session, fresh, new_chance
from mandate.cli.kit.story import Score
from mandate.core.match import Match
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.series import Series

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mandate.cli.kit.drawing import Drawing
    from mandate.core.game import Json
    from mandate.core.record import Record
    from mandate.games.qin.rules.state import QinState


@dataclass
class QinSession(Session):
    series: Series | None = None

    @property
    def score(self) -> Score | None:
        series = self.series
        if series is None:
            return None
        played = sum(match.outcome is not None for match in series.matches)
        return Score(len(series.matches), len(series.boards), played, series.left_over, series.winners)

    @property
    def game_follows(self) -> bool:
        return self.series is not None and len(self.series.matches) < len(self.series.boards)

    def _following(self) -> tuple[Match[Any], list[Path], Path | None]:
        """The next game of the series; else another one like this, the start moving on one seat."""
        if self.series is None or not self.game_follows:
            return super()._following()
        earlier = [*self.earlier, self.path]
        return self.series.next_match(), earlier, files.next_path(earlier[0], len(earlier) + 1)

    def hand_on(self, following: Session) -> None:
        if following.earlier and isinstance(following, QinSession):
            following.series = self.series


def begin(
    drawing: Drawing[Any, Any],
    options: Json,
    seating: Seating,
    *,
    path: Path | None,
    seed: str | None = None,
    takebacks: bool = False,
    boards: Sequence[Any] = (),
) -> QinSession:
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
    session = QinSession(drawing, match, seating, path or fresh(drawing), new_chance(seed), series=series)
    session.greet()
    session.save()
    return session


def replayed(drawing: Drawing[Any, Any], path: Path, games: Sequence[Record]) -> QinSession:
    """The game of the last of these records, without its seating yet."""
    facts = games[-1].series
    match: Match[QinState]
    # A server's series continues on the server; a series without its earlier games has no score.
    if facts is None or not facts.boards or facts.game != len(games) - 1:
        series, match = None, Match.resume(QIN, games[-1])
    else:
        series = Series.resume(games)
        match = series.matches[-1]
    return QinSession(drawing, match, Seating((), ()), path, "", series=series)
