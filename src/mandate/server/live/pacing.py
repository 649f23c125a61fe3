"""Answer times of computer players, chosen to reveal nothing about their hands.

A player with a single option has nothing to think about. Answering at once would show that its hand offers
nothing else: at a window for Tactic cards, that it holds none to play. So a forced answer takes as long as a
recent free answer of this player to the same kind of question, drawn at random.
"""

from __future__ import annotations

import random
from collections import deque
from typing import NamedTuple

KEPT_ANSWERS = 64  # recent answers of each player to each kind of question
MAX_SECONDS = 2.0  # a player still being prepared takes longer once
FIRST_SECONDS = 0.05  # before the player's first free answer


class Asked(NamedTuple):
    """The public facts of a question: the game, the player, and the kind."""

    game: str
    player: str
    kind: str


class Pacing:
    """The answer times of this process's computer players."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.Random()
        self._taken: dict[Asked, deque[float]] = {}

    def note(self, asked: Asked, seconds: float) -> None:
        """Note how long a free answer took, including the wait in the queue."""
        self._taken.setdefault(asked, deque(maxlen=KEPT_ANSWERS)).append(min(seconds, MAX_SECONDS))

    def pause(self, asked: Asked) -> float:
        """Seconds that a forced answer takes."""
        known = self._taken.get(asked) or [
            seconds
            for other, some in self._taken.items()
            if (other.game, other.player) == (asked.game, asked.player)
            for seconds in some
        ]
        return self._chance.choice(known) if known else FIRST_SECONDS
