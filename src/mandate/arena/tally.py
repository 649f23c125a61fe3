"""What many games with the same players in the same seats come to, added up as they are heard of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mandate.arena.played import Finished
from mandate.arena.statistics import Estimate, share_of_games
from mandate.core.game import Json


class Tally:
    """A listener. A shared victory counts in parts, unless all win or lose `together`."""

    def __init__(self, players: Sequence[str], *, together: bool) -> None:
        self.players = list(players)
        self.together = together
        self.games = 0
        self.wins = [0.0] * len(self.players)
        self.began = [0] * len(self.players)
        self.scores = [0] * len(self.players)
        self.reasons: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.passes = 0
        self.fresh_games = 0  # played now: what a speed is worked out from
        self.fresh_choices = 0
        self.seconds = 0.0

    def hear(self, game: Finished) -> None:
        played = game.played
        self.games += 1
        for seat in played.winners:
            self.wins[seat] += 1 if self.together else 1 / len(played.winners)
        if played.first is not None:
            self.began[played.first] += 1
        self.scores = [a + b for a, b in zip(self.scores, played.scores, strict=True)]
        self.reasons[played.reason] += 1
        self.lengths.append(sum(played.decisions))
        self.passes += played.passes
        if game.fresh:
            self.fresh_games += 1
            self.fresh_choices += self.lengths[-1]

    @property
    def shares(self) -> list[Estimate]:
        return [share_of_games(won, self.games) for won in self.wins]

    @property
    def mean_scores(self) -> list[float]:
        return [score / self.games for score in self.scores]

    @property
    def mean_choices(self) -> float:
        """Choices that a player made; automatic ones do not count."""
        return sum(self.lengths) / self.games

    def to_json(self) -> Json:
        seats = [
            {
                "seat": seat,
                "player": player,
                "wins": won,
                "share": known.mean if self.games else None,
                "interval": [known.low, known.high],
                "began": self.began[seat],
                "mean_score": self.mean_scores[seat] if self.games else None,
            }
            for seat, (player, won, known) in enumerate(
                zip(self.players, self.wins, self.shares, strict=True)
            )
        ]
        return {
            "games": self.games,
            "seats": seats,
            "ended": dict(self.reasons),
            "mean_choices": self.mean_choices if self.games else None,
            "forced_passes": self.passes,
            "seconds": self.seconds,
            "games_per_second": self.fresh_games / self.seconds if self.seconds else None,
            "choices_per_second": self.fresh_choices / self.seconds if self.seconds else None,
        }
