"""What many games come to: the figures of a run, ready to be printed, drawn or given as JSON."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mandate.arena import rating, statistics
from mandate.arena.luck import LEAST_DEALS, adjusted, luck_in
from mandate.arena.plan import Plan
from mandate.arena.played import Failure, Played
from mandate.arena.schedule import games_a_deal, tables
from mandate.arena.sequential import Contest
from mandate.arena.shares import score_of, share_of
from mandate.arena.statistics import Estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """A player at one table."""

    player: int
    seats: int  # how many it holds
    share: Estimate  # of victories, for each seat held
    score: Estimate
    adjusted: Estimate | None = None  # the share less the luck in it, where that was measured
    lead: Estimate | None = None  # in won games over the first player, where each has its own table


@dataclass(frozen=True, slots=True)
class TableSummary:
    """The games of one table, whole deals only."""

    number: int
    games: int
    deals: int
    standings: list[Standing]
    verdict: int | None = None  # for its first player, where it was played until that was decided
    anytime: Estimate | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a player thinks."""

    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds if self.seconds else math.inf


@dataclass(frozen=True, slots=True)
class Summary:
    plan: Plan
    games: int
    tables: list[TableSummary]
    seats: list[Estimate]  # each seat's share of victories
    ratings: list[Estimate] | None
    paces: list[Pace]
    lengths: list[int]
    ended: Counter[str]
    failures: dict[int, list[Failure]]  # of each player that had any

    @property
    def is_adjusted(self) -> bool:
        """Whether any share is also given without the luck in it."""
        return any(standing.adjusted for table in self.tables for standing in table.standings)

    def to_json(self) -> dict[str, Any]:
        """The figures under documented keys (docs/arena.md)."""
        labels = self.plan.labels
        return {
            "game": self.plan.game,
            "players": labels,
            "seed": self.plan.seed,
            "digest": self.plan.digest(),
            "games": self.games,
            "tables": [_table_to_json(table, labels) for table in self.tables],
            "ratings": _ratings_to_json(self.ratings, labels),
            "seats": [seat.to_json() for seat in self.seats],
            "length": {
                "mean": sum(self.lengths) / len(self.lengths) if self.lengths else None,
                "least": min(self.lengths, default=None),
                "most": max(self.lengths, default=None),
            },
            "paces": [
                {"player": label, "decisions": pace.decisions, "seconds": round(pace.seconds, 3)}
                for label, pace in zip(labels, self.paces, strict=True)
            ],
            "ended": dict(self.ended),
            "failures": {
                labels[player]: dict(Counter(failure.problem for failure in failures))
                for player, failures in self.failures.items()
            },
        }


def _table_to_json(table: TableSummary, labels: Sequence[str]) -> dict[str, Any]:
    standings = [
        {
            "player": labels[standing.player],
            "seats": standing.seats,
            "share": standing.share.to_json(),
            "adjusted": standing.adjusted.to_json() if standing.adjusted else None,
            "score": standing.score.to_json(),
            "lead": standing.lead.to_json() if standing.lead else None,
        }
        for standing in table.standings
    ]
    return {
        "games": table.games,
        "deals": table.deals,
        "standings": standings,
        "verdict": table.verdict,
        "anytime": table.anytime.to_json() if table.anytime else None,
    }


def _ratings_to_json(
    ratings: Sequence[Estimate] | None, labels: Sequence[str]
) -> list[dict[str, Any]] | None:
    if ratings is None:
        return None
    return [{"player": label, **one.to_json()} for label, one in zip(labels, ratings, strict=True)]


# --- making it --------------------------------------------------------------------------------------------


def summarise(plan: Plan, games: Sequence[Played], contests: Sequence[Contest] = ()) -> Summary:
    """The figures. A deal that was not played in all its seatings is left out: it would not be balanced."""
    whole = _whole_deals(plan, games)
    verdicts = {contest.table: contest for contest in contests}
    summaries = []
    for number, table in enumerate(tables(plan)):
        own = [played for played in whole if played.table == number]
        if own:
            alone = number > 0 and len(table) == 1
            first = [played for played in whole if played.table == 0] if alone else []
            summaries.append(_table(plan, number, own, first, verdicts.get(number)))
    versus = [] if plan.together else whole
    rated = bool(versus) and len(plan.players) > 1
    paces, failures = _by_player(plan, whole)
    return Summary(
        plan=plan,
        games=len(whole),
        tables=summaries,
        seats=[_seat(versus, seat) for seat in range(plan.seats)] if versus else [],
        ratings=rating.rate(plan, versus) if rated else None,
        paces=paces,
        lengths=[sum(played.decisions) for played in whole],
        ended=Counter(played.reason for played in whole),
        failures=failures,
    )


def _whole_deals(plan: Plan, games: Sequence[Played]) -> list[Played]:
    there = Counter((played.deal, played.table) for played in games)
    complete = games_a_deal(plan)
    return [played for played in games if there[played.deal, played.table] == complete]


def _table(
    plan: Plan, number: int, games: Sequence[Played], first: Sequence[Played], contest: Contest | None
) -> TableSummary:
    standings = []
    for player in dict.fromkeys(sorted(games[0].seats)):
        shares = by_deal(games, lambda played, p=player: share_of(played, plan, p))  # type: ignore[misc]
        scores = by_deal(games, lambda played, p=player: score_of(played, p))  # type: ignore[misc]
        lead = None
        if first:
            other = by_deal(first, lambda played: share_of(played, plan, 0))
            lead = statistics.lead([shares[deal] - other[deal] for deal in shares if deal in other])
        standings.append(
            Standing(
                player=player,
                seats=games[0].seats.count(player),
                share=statistics.share(list(shares.values())),
                adjusted=less_luck(games, player, shares),
                score=statistics.mean(list(scores.values())),
                lead=lead,
            )
        )
    return TableSummary(
        number=number,
        games=len(games),
        deals=len({played.deal for played in games}),
        standings=standings,
        verdict=contest.verdict if contest else None,
        anytime=contest.betting.estimate if contest else None,
    )


def by_deal(games: Sequence[Played], value: Callable[[Played], float]) -> dict[int, float]:
    """The mean of each deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for played in games:
        deals[played.deal].append(value(played))
    return {deal: sum(values) / len(values) for deal, values in deals.items()}


def less_luck(games: Sequence[Played], player: int, shares: dict[int, float]) -> Estimate | None:
    """A player's share without luck; None where it was not measured, or on too few deals."""
    lucks = [luck_in(played, player) for played in games]
    measured = [luck for luck in lucks if luck is not None]
    if len(measured) < len(games) or len(shares) < LEAST_DEALS:
        return None
    pairs = zip(games, measured, strict=True)
    luck = by_deal(games, lambda _: next(pairs)[1])
    return statistics.adjusted_share(adjusted(list(shares.values()), [luck[deal] for deal in shares]))


def _seat(games: Sequence[Played], seat: int) -> Estimate:
    won = by_deal(games, lambda played: (seat in played.winners) / max(1, len(played.winners)))
    return statistics.share(list(won.values()))


def failed_always(plan: Plan, games: Sequence[Played]) -> list[int]:
    """The players that played, and whose program failed in every single game: their results mean nothing."""
    played, failed = Counter[int](), Counter[int]()
    for game in games:
        played.update(set(game.seats))
        failed.update({game.seats[failure.seat] for failure in game.failures})
    return [player for player in range(len(plan.players)) if 0 < played[player] == failed[player]]


def _by_player(plan: Plan, games: Sequence[Played]) -> tuple[list[Pace], dict[int, list[Failure]]]:
    decisions, seconds = [0] * len(plan.players), [0.0] * len(plan.players)
    failures: dict[int, list[Failure]] = {}
    for played in games:
        for player, made, thought in zip(played.seats, played.decisions, played.seconds, strict=True):
            decisions[player] += made
            seconds[player] += thought
        for failure in played.failures:
            failures.setdefault(played.seats[failure.seat], []).append(failure)
    paces = [Pace(made, thought) for made, thought in zip(decisions, seconds, strict=True)]
    return paces, failures
