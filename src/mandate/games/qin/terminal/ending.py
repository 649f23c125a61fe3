"""What is said before the first placement and after the last one."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, cast

from mandate.cli.kit import teller
from mandate.core.text import tidy
from mandate.games.qin.rules.board import BUILT_IN
from mandate.games.qin.rules.events import Ended, Reason

if TYPE_CHECKING:
    from mandate.games.qin.terminal.trial import QinTable


def welcome(table: QinTable) -> list[str]:
    """What is played."""
    words = table.words
    said = [words("play-welcome", board=board_name(table))]
    if table.view.board.name in BUILT_IN:
        said.append(words("qin-board-note"))
    return said


def opening(table: QinTable, *, resumed: bool) -> list[str]:
    """The paragraphs at the beginning."""
    return teller.opening(table, welcome(table), resumed=resumed)


def board_name(table: QinTable) -> str:
    """The name of a built-in board, or of a map's file without its folders."""
    name = tidy(table.view.board.name)
    return table.words("play-board-name", board=name if name in BUILT_IN else PurePath(name).name)


def winners(table: QinTable) -> str:
    """Who won and how, in one sentence."""
    outcome = table.view.outcome
    assert outcome is not None
    return table.why_ended or table.words.event(Ended(outcome.winners, cast(Reason, outcome.reason)))


def result(table: QinTable) -> list[str]:
    """The paragraphs at the end: pagodas left, and how the series stands."""
    outcome = table.view.outcome
    assert outcome is not None
    return [table.words.left_over(outcome), *series_score(table)]


def closing(table: QinTable) -> list[str]:
    """All of them, with where the record is and how to check it."""
    return [*result(table), *teller.record_kept(table)]


def series_score(table: QinTable) -> list[str]:
    """How the series stands, and who won it once it is over."""
    words, score = table.words, table.score
    if score is None:
        return []
    parts = (
        words("play-left-over-one", player=name, pagodas=round(left))
        for name, left in zip(words.names, score.points, strict=True)
    )
    said = [words("play-series-score", games=score.played, of=score.games, list=", ".join(parts))]
    if score.winners:
        winners = words.everybody(score.winners)
        said.append(words("play-series-won", winners=winners, count=len(score.winners)))
    return said
