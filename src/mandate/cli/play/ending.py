"""What is said before the first placement, after the last one, and on leaving."""

from __future__ import annotations

import shlex
from pathlib import PurePath
from typing import TYPE_CHECKING

from mandate.cli.play import files
from mandate.games.qin.board import BUILT_IN
from mandate.games.qin.events import Ended

if TYPE_CHECKING:
    from mandate.cli.play.table import Table

SHORT = 16  # so many digits of a commitment tell one deal from another


def opening(table: Table, *, resumed: bool) -> list[str]:
    """The paragraphs at the beginning: what is played, and what the deal is sealed with."""
    words, match = table.words, table.session.match
    record = match.record
    said = [words("play-welcome", board=board_name(table))]
    series = table.session.series
    if series is not None:
        game, games = len(series.matches), len(series.boards)
        said.append(words("play-series-game", game=game, games=games))
    if table.seat is not None:
        said.append(words("play-you-are", player=words.names[table.seat], seat=table.seat + 1))
    if resumed:
        said.append(words("play-resumed", choices=len(record.in_force())))
    if record.commitment is not None:
        said.append(words("play-committed", commitment=record.commitment[:SHORT]))
    elif record.seed is not None:
        said.append(words("play-seeded", seed=record.seed))
    if record.takebacks:
        said.append(words("play-takebacks"))
    if match.state.board.name in BUILT_IN:
        said.append(words("qin-board-note"))
    return said


def board_name(table: Table) -> str:
    """The name of a built-in board, or of a map's file without its folders."""
    name = table.session.match.state.board.name
    return table.words("play-board-name", board=name if name in BUILT_IN else PurePath(name).name)


def winners(table: Table) -> str:
    """Who won and how, in one sentence."""
    outcome = table.session.match.outcome
    assert outcome is not None
    return table.words.event(Ended(outcome.winners, outcome.reason))


def result(table: Table) -> list[str]:
    """The paragraphs at the end: pagodas left, the series, where the record is and how to check it."""
    words, session = table.words, table.session
    outcome = session.match.outcome
    assert outcome is not None
    said = [words.left_over(outcome), *series_score(table)]
    path = shlex.quote(str(session.path))
    said.append(words("play-record", file=str(session.path)))
    if session.match.record.commitment is not None:
        said.append(words("play-verify", file=path))
    return said


def series_score(table: Table) -> list[str]:
    """How the series stands, and who won it once it is over."""
    words, series = table.words, table.session.series
    if series is None:
        return []
    parts = (
        words("play-left-over-one", player=name, pagodas=left)
        for name, left in zip(words.names, series.left_over, strict=True)
    )
    played = sum(match.outcome is not None for match in series.matches)
    said = [words("play-series-score", games=played, of=len(series.boards), list=", ".join(parts))]
    if series.over:
        winners = series.winners
        said.append(words("play-series-won", winners=words.everybody(winners), count=len(winners)))
    return said


def goodbye(table: Table) -> list[str]:
    """Where the game is kept, and how to go on with it."""
    words, session = table.words, table.session
    if table.trouble is not None:
        return [words("play-not-saved", reason=table.trouble.tell(words.language))]
    said = [words("play-goodbye", file=str(session.path))]
    if session.match.outcome is None or session.game_follows:
        command = "mandate play --resume"
        if session.path.parent != files.saves():
            command += f" {shlex.quote(str(session.path))}"
        said.append(words("play-goodbye-resume", command=command))
    return said
