"""How games begin and go: seats, pace, and the first placements on each board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, median

from mandate.arena.statistics import mean, share
from mandate.games.qin.rules.board import BUILT_IN
from tools.strong_play.counting import by_deal, for_two, groups, margin_of, number, of_all, percent, table
from tools.strong_play.tally import Placement, Tally

EARLY = 4  # placements that are the opening: two of each player


def seats(games: Sequence[Tally]) -> str:
    rows = []
    for name, some in groups(games):
        shares = [
            percent(share(by_deal(some, [game.won(seat) for game in some])))
            for seat in range(some[0].players)
        ]
        rows.append([name, str(len(some)), *shares, *["–"] * (4 - len(shares))])
    return table(["", "games", "first", "second", "third", "fourth"], rows)


def pace(games: Sequence[Tally]) -> str:
    rows = []
    for name, some in groups(games):
        lengths = mean(by_deal(some, [len(game.turns) / game.players for game in some]))
        margin = mean(by_deal(some, map(margin_of, some)))
        parts = [number(mean(by_deal(some, [_pace(game, part) for game in some])), 2) for part in range(3)]
        rows.append([name, number(lengths), *parts, number(margin)])
    head = ["", "turns of each", "first third", "second third", "last third", "left to the next at the end"]
    return table(head, rows)


def _pace(game: Tally, part: int) -> float:
    """Pagodas that came to stand in a turn of the winner, in a third of its game."""
    winner = game.winners[0]
    left = [game.begun_with, *(turn.supply[winner] for turn in game.turns)]
    count = len(game.turns)
    first, last = part * count // 3, (part + 1) * count // 3
    return (left[first] - left[last]) / ((last - first) / game.players)


# --- Openings -------------------------------------------------------------------------------------------


def openings(games: Sequence[Tally], board: str) -> str:
    """What the first placement of each player brings, with two players."""
    rows = []
    two = for_two(games, board)
    often = Counter(_brought(game, seat) for game in two for seat in range(2))
    for brought, count in often.most_common():
        if count >= len(two) / 50:
            cells = [
                percent(share(by_deal(two, [float(_brought(game, seat) == brought) for game in two])))
                for seat in range(2)
            ]
            rows.append([_opening_words(*brought), *cells])
    return table(["the first placement", "of who begins", "of the second"], rows)


def _brought(game: Tally, seat: int) -> tuple[int, int]:
    return game.turns[seat].founded, game.turns[seat].connected


def _opening_words(founded: int, connected: int) -> str:
    provinces = ("no province", "a province", "two provinces")[founded]
    villages = ("", " and a village", " and two villages")[connected]
    return provinces + villages


def favourites(games: Sequence[Tally], board: str, count: int = 5) -> str:
    """The pairs of spaces on which the first tile lies most often."""
    some = for_two(games, board)
    places = [tuple(sorted(game.turns[0].spaces, key=_reading)) for game in some]
    rows = []
    for place, often in Counter(places).most_common(count):
        tiles = Counter(game.turns[0].token[:2] for game, at in zip(some, places, strict=True) if at == place)
        text = ", ".join(f"`{tile}` {100 * n / often:.0f} %" for tile, n in tiles.most_common(3))
        there = share(by_deal(some, [float(at == place) for at in places]))
        rows.append([" ".join(place), percent(there), text])
    return table(["spaces", "of all games", "tiles there"], rows)


def _reading(name: str) -> tuple[int, str]:
    return int(name[1:]), name[0]


def early_spaces(games: Sequence[Tally], board: str) -> dict[str, float]:
    """How often each space is covered after two turns of each."""
    some = for_two(games, board)
    often = Counter(space for game in some for turn in game.turns[:EARLY] for space in turn.spaces)
    return {space: n / len(some) for space, n in often.items()}


def early_villages(games: Sequence[Tally], board: str, count: int = 5) -> str:
    """Villages that are taken early, and what they are worth to who takes them first of all."""
    some = for_two(games, board)
    first = [game.seized[0][1] if game.seized else "" for game in some]
    rows = []
    for village, _ in Counter(first).most_common(count):
        one = share(by_deal(some, [float(taken == village) for taken in first]))
        turns = [turn for game in some for turn, taken in game.seized if taken == village]
        rows.append([village, percent(one), f"{median(turns):.0f}"])
    return table(["village", "taken before all others", "placement at which it is taken (median)"], rows)


def doubles_placed(games: Sequence[Tally]) -> str:
    """How often a double tile is placed by who holds one, by the part of the game."""
    rows = []
    for board in BUILT_IN:
        some = for_two(games, board)
        parts = [[game.turns[:2] for game in some]]
        parts += [[_third(game, part) for game in some] for part in range(3)]
        rows.append([board.title(), *(of_all(some, map(_doubles_of, turns)) for turns in parts)])
    head = ["who holds a double places it", "first turn", "first third", "second third", "last third"]
    return table(head, rows)


def _third(game: Tally, part: int) -> list[Placement]:
    count = len(game.turns)
    return game.turns[part * count // 3 : (part + 1) * count // 3]


def _doubles_of(turns: Sequence[Placement]) -> tuple[int, int]:
    could = [turn.is_double for turn in turns if turn.could_double]
    return sum(could), len(could)


def tiles_do(games: Sequence[Tally]) -> str:
    """What double and mixed tiles are used for."""
    two = for_two(games)
    rows = []
    for name, double in (("a double", True), ("a mixed tile", False)):
        turns = [[turn for turn in game.turns if turn.is_double == double] for game in two]
        tests: tuple[Callable[[Placement], bool], ...] = (
            lambda turn: turn.founded == 1,
            lambda turn: turn.founded == 2,
            lambda turn: turn.connected > 0,
            lambda turn: turn.brought < 1,
        )
        cells = [of_all(two, [(sum(map(test, some)), len(some)) for some in turns]) for test in tests]
        brought = mean(by_deal(two, [fmean(turn.brought for turn in some) for some in turns]))
        rows.append([name, number(brought, 2), *cells])
    head = ["", "pagodas", "one new province", "two", "an empty village", "no pagoda"]
    return table(head, rows)
