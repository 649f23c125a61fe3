"""What wins: what is done, what is taken, and what the tiles decide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean

from mandate.arena.statistics import mean, share
from mandate.games.qin.rules.board import BUILT_IN
from tools.strong_play.counting import by_deal, for_two, margin_of, number, of_all, percent, table, when
from tools.strong_play.tally import Side, Tally

LOOKS = (8, 16, 24, 32, 40)  # placements after which one looks who is ahead

# --- What wins --------------------------------------------------------------------------------------------

COUNTED: tuple[tuple[str, Callable[[Side], int]], ...] = (
    ("provinces founded", lambda side: side.founded),
    ("provinces grown to five", lambda side: side.majors),
    ("joinings won", lambda side: side.joined),
    ("empty villages taken", lambda side: side.connected),
    ("villages conquered", lambda side: side.conquered),
    ("pagodas of the other sent home", lambda side: side.sent_home),
)
BROUGHT: tuple[tuple[str, Callable[[int], bool]], ...] = (
    ("no pagoda", lambda pagodas: pagodas <= 0),
    ("one", lambda pagodas: pagodas == 1),
    ("two", lambda pagodas: pagodas == 2),
    ("three or more", lambda pagodas: pagodas > 2),
)
AT_THE_END: tuple[tuple[str, Callable[[Side], int]], ...] = (
    ("villages", lambda side: side.villages),
    ("major provinces", lambda side: side.major_provinces),
    ("provinces", lambda side: side.provinces),
    ("pagodas of the other sent home", lambda side: side.sent_home),
    ("double tiles dealt and drawn", lambda side: side.doubles),
)


def winners_and_losers(games: Sequence[Tally]) -> str:
    two = for_two(games)
    rows = []
    for name, count in COUNTED:
        own = mean(by_deal(two, [count(game.sides[game.winners[0]]) for game in two]))
        other = mean(by_deal(two, [count(game.sides[1 - game.winners[0]]) for game in two]))
        rows.append([name, number(own, 2), number(other, 2)])
    return table(["in a game for two", "who won", "who lost"], rows)


def brought_by_turns(games: Sequence[Tally]) -> str:
    """How many pagodas a turn brings who makes it."""
    two = for_two(games)
    rows = []
    for name, fits in BROUGHT:
        cells = []
        for loser in range(2):
            pairs = []
            for game in two:
                own = [turn for turn in game.turns if turn.seat == (game.winners[0] + loser) % 2]
                pairs.append((sum(fits(turn.brought) for turn in own), len(own)))
            cells.append(of_all(two, pairs))
        rows.append([name, *cells])
    return table(["a turn brings", "who won", "who lost"], rows)


def doubles_win(games: Sequence[Tally]) -> str:
    """What more double tiles than the other are worth."""
    two = for_two(games)
    rows = []
    for least, most, name in ((1, 1, "one"), (2, 2, "two"), (3, 3, "three"), (4, 99, "four or more")):
        values: list[float | None] = []
        for game in two:
            more = game.sides[0].doubles - game.sides[1].doubles
            values.append(game.won(int(more < 0)) if least <= abs(more) <= most else None)
        games_so = fmean(value is not None for value in values)
        rows.append([name, when(two, values), f"{100 * games_so:.0f} %"])
    return table(["more doubles than the other", "wins", "of all games"], rows)


def more_wins(games: Sequence[Tally]) -> str:
    """How often who has more of something has won."""
    two = for_two(games)
    rows = []
    for name, count in AT_THE_END:
        values = [_more_won(game, count) for game in two]
        level = fmean(value is None for value in values)
        rows.append([name, when(two, values), f"{100 * level:.0f} %"])
    return table(["who has more", "wins", "level in"], rows)


def _more_won(game: Tally, count: Callable[[Side], int]) -> float | None:
    one, other = map(count, game.sides)
    return None if one == other else game.won(0 if one > other else 1)


def taking(games: Sequence[Tally]) -> str:
    """How often joinings and conquests happen, and decide."""
    rows = []
    for board in BUILT_IN:
        some = for_two(games, board)
        sent = mean(by_deal(some, [sum(side.sent_home for side in game.sides) for game in some]))
        tests = (
            [float(any(side.sent_home for side in game.sides)) for game in some],
            [float(_net(game) > 0) for game in some],
            [float(_net(game) >= margin_of(game)) for game in some],
        )
        rows.append([board.title(), number(sent), *(percent(share(by_deal(some, test))) for test in tests)])
    head = ["", "pagodas sent home in a game", "any at all", "more by the winner", "… by the margin or more"]
    return table(head, rows)


def _net(game: Tally) -> int:
    winner = game.sides[game.winners[0]]
    return winner.sent_home - winner.lost


# --- Chance and choice --------------------------------------------------------------------------------


def same_tiles(games: Sequence[Tally]) -> str:
    """Whether the same seat wins when the same tiles come again."""
    rows = []
    for board in BUILT_IN:
        pairs: dict[int, list[float]] = defaultdict(list)
        for game in games:
            if game.players == 2 and game.board == board:
                pairs[game.deal].append(game.won(0))
        both = [pair for pair in pairs.values() if len(pair) == 2]
        again = [1.0 - abs(one - other) for one, other in both]
        first = fmean(value for pair in both for value in pair)
        by_chance = first**2 + (1 - first) ** 2
        rows.append([board.title(), str(len(again)), percent(share(again)), f"{100 * by_chance:.1f} %"])
    return table(["", "deals", "the same seat wins again", "if the tiles decided nothing"], rows)


def luck(games: Sequence[Tally]) -> str:
    """What reviews say of draws and choices, with two players."""
    reviewed = [game for game in games if game.review and len(game.winners) == 1]
    drawn, lost, swings = [], [], []
    luckier = []
    for game in reviewed:
        assert game.review is not None
        balances = {one["seat"]: one for one in game.review["balances"]}
        winner = game.winners[0]
        lead = balances[winner]["share"]["luck"] - balances[1 - winner]["share"]["luck"]
        luckier.append(float(lead > 0))
        swings.append(abs(lead))
        drawn += [abs(move["luck"]) for move in game.review["moves"]]
        lost += [move["lost"] for move in game.review["moves"]]
    rows = [
        ["games reviewed", str(len(reviewed))],
        ["a draw changes the chance of winning by", f"{100 * fmean(drawn):.1f} points"],
        ["a choice gives away", f"{100 * fmean(lost):.1f} points"],
        ["the luckier in the draw wins", percent(share(luckier))],
        [
            "draws of a whole game, one player's less the other's",
            f"{100 * fmean(swings):.0f} points, either way",
        ],
    ]
    return table(["", "two players"], rows)


def ahead(games: Sequence[Tally]) -> str:
    """How often who is ahead after so many placements continues to win."""
    rows = []
    for look in LOOKS:
        going = [game for game in for_two(games) if look < len(game.turns)]
        leaders = [game.leader(look) for game in going]
        won = [None if seat is None else game.won(seat) for game, seat in zip(going, leaders, strict=True)]
        lead = mean(by_deal(going, [_lead(game, look) for game in going]))
        rows.append([str(look), when(going, won), number(lead)])
    return table(["placements", "who has fewer pagodas left wins", "lead in pagodas"], rows)


def _lead(game: Tally, look: int) -> float:
    one, other = game.turns[look - 1].supply
    return float(abs(one - other))


def settled(games: Sequence[Tally]) -> str:
    """After which part of the game the winner had fewer pagodas left to the end: quartiles."""
    found = sorted(map(_settled, for_two(games)))
    cells = [f"{100 * found[int(part * (len(found) - 1))]:.0f} %" for part in (0.25, 0.5, 0.75)]
    return table(["a quarter of the games is settled after", "half of them", "three quarters"], [cells])


def _settled(game: Tally) -> float:
    behind = [turn for turn in range(1, len(game.turns) + 1) if game.leader(turn) != game.winners[0]]
    return max(behind, default=0) / len(game.turns)
