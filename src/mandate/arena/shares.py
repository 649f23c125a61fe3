"""What a game was worth to a player."""

from __future__ import annotations

from mandate.arena.plan import Plan
from mandate.arena.played import Played


def share_of(played: Played, plan: Plan, player: int) -> float:
    """The player's part of the victory for each seat it held; a shared victory counts in parts.

    Where all seats win together, a won game is worth 1.
    """
    seats = [seat for seat, one in enumerate(played.seats) if one == player]
    won = sum(seat in played.winners for seat in seats) / len(seats)
    return won if plan.together or not played.winners else won / len(played.winners)


def score_of(played: Played, player: int) -> float:
    """The player's score, the mean of the seats it held."""
    scores = [score for one, score in zip(played.seats, played.scores, strict=True) if one == player]
    return sum(scores) / len(scores)
