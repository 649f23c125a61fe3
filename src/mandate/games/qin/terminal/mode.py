"""What the full screen waits for."""

from __future__ import annotations

from enum import Enum, auto


class Mode(Enum):
    """What the screen waits for."""

    CHOOSE = auto()  # a person's placement
    CONFIRM = auto()  # yes or no to the placement on trial
    RESIGN = auto()  # yes or no to resigning
    CURTAIN = auto()  # the next person
    WAIT = auto()  # an opponent
    PONDER = auto()  # a hint
    OVER = auto()  # another game, or leaving
