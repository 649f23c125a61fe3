"""What is said before the first placement and after the last one."""

from __future__ import annotations

import shlex
from pathlib import PurePath
from typing import TYPE_CHECKING, cast

from mandate.core.text import tidy
from mandate.games.qin.board import BUILT_IN
from mandate.games.qin.events import Ended, Reason

if TYPE_CHECKING:
    from mandate.cli.qin.table import Table

SHORT = 16  # so many digits of a commitment tell one deal from another


def opening(table: Table, *, resumed: bool) -> list[str]:
    """The paragraphs at the beginning: what is played, and what the deal is sealed with."""
    words, deal = table.words, table.deal
    said = [words("play-welcome", board=board_name(table))]
    series = table.series
    if series is not None:
        said.append(words("play-series-game", game=series.game, games=series.games))
    if table.seat is not None:
        said.append(words("play-you-are", player=words.names[table.seat], seat=table.seat + 1))
    said += table.opening(resumed=resumed)
    if deal.commitment is not None:
        said.append(words("play-committed", commitment=deal.commitment[:SHORT]))
    elif deal.seed is not None:
        said.append(words("play-seeded", seed=deal.seed))
    if deal.takebacks:
        said.append(words("play-takebacks"))
    if table.view.board.name in BUILT_IN:
        said.append(words("qin-board-note"))
    return said


def board_name(table: Table) -> str:
    """The name of a built-in board, or of a map's file without its folders."""
    name = tidy(table.view.board.name)
    return table.words("play-board-name", board=name if name in BUILT_IN else PurePath(name).name)


def winners(table: Table) -> str:
    """Who won and how, in one sentence."""
    outcome = table.view.outcome
    assert outcome is not None
    return table.words.event(Ended(outcome.winners, cast(Reason, outcome.reason)))


def result(table: Table) -> list[str]:
    """The paragraphs at the end: pagodas left, the series, where the record is and how to check it."""
    words, outcome, path = table.words, table.view.outcome, table.kept_at
    assert outcome is not None
    said = [words.left_over(outcome), *series_score(table)]
    if path is not None:
        said.append(words("play-record", file=str(path)))
        if table.deal.commitment is not None:
            said.append(words("play-verify", file=shlex.quote(str(path))))
    return said


def series_score(table: Table) -> list[str]:
    """How the series stands, and who won it once it is over."""
    words, series = table.words, table.series
    if series is None:
        return []
    parts = (
        words("play-left-over-one", player=name, pagodas=left)
        for name, left in zip(words.names, series.left_over, strict=True)
    )
    said = [words("play-series-score", games=series.played, of=series.games, list=", ".join(parts))]
    if series.winners:
        winners = words.everybody(series.winners)
        said.append(words("play-series-won", winners=winners, count=len(series.winners)))
    return said
