"""Tables, and figures with their intervals. An observation is a deal, with all its games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from mandate.arena.statistics import Estimate, share_of
from mandate.games.qin.rules.board import BUILT_IN
from tools.strong_play.tally import Tally

Row = Sequence[str]


def table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def percent(one: Estimate) -> str:
    return f"{100 * one.mean:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f} %)"


def number(one: Estimate, digits: int = 1) -> str:
    return f"{one.mean:.{digits}f} ({one.low:.{digits}f}–{one.high:.{digits}f})"


def by_deal(games: Sequence[Tally], values: Iterable[float]) -> list[float]:
    """One number a deal: the mean of its games, of which each has a value."""
    found: dict[tuple[str, int], list[float]] = defaultdict(list)
    for game, value in zip(games, values, strict=True):
        found[game.part, game.deal].append(value)
    return [fmean(some) for some in found.values()]


def when(games: Sequence[Tally], values: Iterable[float | None]) -> str:
    """A share of the games in which there is something to say: those whose value is not None."""
    return of_all(games, [(0, 0) if value is None else (value, 1) for value in values])


def of_all(games: Sequence[Tally], pairs: Iterable[tuple[float, float]]) -> str:
    """How many of how many, with a pair for each game."""
    found: dict[tuple[str, int], tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for game, (some, whole) in zip(games, pairs, strict=True):
        before = found[game.part, game.deal]
        found[game.part, game.deal] = before[0] + some, before[1] + whole
    known = [pair for pair in found.values() if pair[1]]
    return percent(share_of(known)) if len(known) > 1 else "–"


def for_two(games: Sequence[Tally], board: str | None = None) -> list[Tally]:
    """Games of two players that one of them has won."""
    return [
        game for game in games if game.players == 2 and len(game.winners) == 1 and board in (None, game.board)
    ]


def groups(games: Sequence[Tally]) -> Iterator[tuple[str, list[Tally]]]:
    """Two players by board, three and four on both."""
    for board in BUILT_IN:
        yield f"two players, {board.title()}", for_two(games, board)
    for players, name in ((3, "three players"), (4, "four players")):
        yield name, [one for one in games if one.players == players]


def margin_of(game: Tally) -> float:
    """Pagodas that the next best has left."""
    final = sorted(game.turns[-1].supply)
    return float(final[1] - final[0])
