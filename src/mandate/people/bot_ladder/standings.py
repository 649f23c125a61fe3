"""The standings of a ladder: likeliest ratings over all games, with intervals, and the crosstable."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
import numpy as np

from mandate.arena import rating, statistics
from mandate.arena.luck import LEAST_DEALS, adjusted
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.ladder import Game, Ladder

DIGITS = 4  # of a share
Cluster = tuple[int, ...]  # games that share a deal


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """How a player fared against another one, in the games of their own companies."""

    games: int
    share: float  # of the wins that either of them had


def points_of(ladder: Ladder) -> dict[str, float]:
    """The likeliest ratings by now, without intervals: for pairing."""
    prepared = _Prepared(ladder)
    if not prepared.whole:
        return dict(prepared.given_by_name)
    results = prepared.results
    found = rating.fit(results, np.ones(results.deals), prepared.doubt * prepared.whole, prepared.given, None)
    return {who: float(found[place]) for place, who in enumerate(prepared.names) if prepared.met[place]}


def places(ladder: Ladder, draws: int = rating.DRAWS) -> list[log.Place]:
    """All that have played, the strongest first."""
    prepared = _Prepared(ladder)
    if not prepared.whole:
        return []
    found = rating.estimates(prepared.results, prepared.doubt, prepared.whole, prepared.given, draws=draws)
    listed = [
        _place(ladder, who, found[number], prepared.games_of(who))
        for number, who in enumerate(prepared.names)
        if prepared.met[number]
    ]
    return sorted(listed, key=lambda place: (-place.rating, place.who))


def crosstable(ladder: Ladder) -> dict[str, dict[str, Cell]]:
    """Rows against columns: of the wins that one of the two had, how many were the row's."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    count: dict[tuple[str, str], int] = defaultdict(int)
    for game in ladder.finished:
        shares = _shares(game)
        for one in shares:
            for other in shares:
                if one != other:
                    count[one, other] += 1
                    wins[one, other] += shares[one]
    table: dict[str, dict[str, Cell]] = defaultdict(dict)
    for (one, other), played in count.items():
        both = wins[one, other] + wins[other, one]
        share = wins[one, other] / both if both else 0.5
        table[one][other] = Cell(games=played, share=round(share, DIGITS))
    return dict(table)


def _shares(game: Game) -> dict[str, float]:
    """What each player won, for each seat it held; a shared victory counts in parts."""
    assert game.played is not None
    seats, winners = game.sitting.seats, game.played.winners
    return {
        who: sum(1 / len(winners) for seat in winners if seats[seat] == who) / seats.count(who)
        for who in dict.fromkeys(seats)
    }


def _place(ladder: Ladder, who: str, found: statistics.Estimate, own: Sequence[Game]) -> log.Place:
    shares, lucks = _by_deal(who, own)
    share = statistics.share(shares)
    level, margin = ladder.plays_like(found.mean), None
    if level is not None:
        low, high = ladder.plays_like(found.low), ladder.plays_like(found.high)
        assert low is not None
        assert high is not None
        level, margin = round(level, 1), round((high - low) / 2, 1)
    place = log.Place(
        who=who,
        games=len(own),
        rating=round(found.mean),
        low=round(found.low),
        high=round(found.high),
        plays_like=level,
        margin=margin,
        share=round(share.mean, DIGITS),
        share_low=round(share.low, DIGITS),
        share_high=round(share.high, DIGITS),
    )
    if lucks is None or len(shares) < LEAST_DEALS:
        return place
    free = statistics.adjusted_share(adjusted(shares, lucks))
    return msgspec.structs.replace(
        place,
        adjusted=round(free.mean, DIGITS),
        adjusted_low=round(free.low, DIGITS),
        adjusted_high=round(free.high, DIGITS),
    )


def _by_deal(who: str, own: Sequence[Game]) -> tuple[list[float], list[float] | None]:
    """Of each deal, what a player won and the luck in it; None where luck is not measured."""
    shares: dict[int, list[float]] = defaultdict(list)
    lucks: dict[int, list[float]] = defaultdict(list)
    measured = True
    for game in own:
        assert game.played is not None
        deal, luck = game.set.line.deal, game.played.luck
        shares[deal].append(_shares(game)[who])
        measured = measured and luck is not None
        if luck is not None:
            seats = [seat for seat, name in enumerate(game.sitting.seats) if name == who]
            lucks[deal].append(sum(luck[seat] for seat in seats) / len(seats))
    means = [sum(each) / len(each) for each in shares.values()]
    return means, [sum(each) / len(each) for each in lucks.values()] if measured else None


class _Prepared:
    """The games of a ladder as the model takes them."""

    def __init__(self, ladder: Ladder) -> None:
        self.names = list(ladder.entrants)
        number = {who: place for place, who in enumerate(self.names)}
        self._own: dict[str, list[Game]] = defaultdict(list)
        listed = []
        for game in ladder.finished:
            assert game.played is not None
            seats = [number[who] for who in game.sitting.seats]
            listed.append(rating.Game(game.set.line.deal, seats, game.played.winners))
            for who in dict.fromkeys(game.sitting.seats):
                self._own[who].append(game)
        self.results = rating.tally(len(self.names), listed)
        self.whole = float(ladder.opened.seats) if len(self.results.seated) else 0.0
        self.met = self.results.seated.sum(axis=0) > 0
        self.given_by_name = ladder.anchors
        self.given = {number[who]: points for who, points in self.given_by_name.items()}
        if not self.given and self.names:
            self.given = {0: 0.0}
        self.doubt = self._doubt()

    def games_of(self, who: str) -> list[Game]:
        return self._own[who]

    def _doubt(self) -> rating.Numbers:
        """Half a deal won and half a deal lost for each player, spread over its line-ups like its games."""
        seated, played = self.results.seated, self.results.played
        sits = (seated > 0).astype(float)
        games = played[:, None] * sits
        won = rating.KNOWN * games / np.maximum(1, games.sum(axis=0))
        others = np.maximum(1, sits.sum(axis=1, keepdims=True) - 1)
        lost = (won.sum(axis=1, keepdims=True) - won) / others * sits
        doubt: rating.Numbers = won + lost
        return doubt
