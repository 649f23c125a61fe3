"""What is kept of one game: enough for every figure of the report, and little enough for thousands."""

from __future__ import annotations

import msgspec

ACTIVE, SUPPORTING = "active", "supporting"
PLAIN, BOOSTED = "basic", "boosted"


class Hire(msgspec.Struct, frozen=True, array_like=True):
    """An Advisor and its use; the Year is 0 for those dealt at the start."""

    seat: int
    card: str
    year: int
    use: str


class GameSummary(msgspec.Struct, kw_only=True):
    """One game. Lists by Year begin with Year 1; lists by seat leave out Clans that no player has."""

    mode: str
    number: int
    habit: int = -1  # the seat that never Reclaims
    honor: list[int]  # by seat
    rival: int | None = None  # the Honor of Qin Jiushao
    winners: list[int]
    reason: str
    years: int
    last_year: int  # of the board: the game ends then at the latest
    breaches: list[int]  # by Year
    tea: list[int]  # the Clans from the top of the Tea track at the start
    generals: list[str]
    hires: list[Hire]
    drawn: dict[str, int]  # Tactic cards
    played: dict[str, int]
    boosted: dict[str, int]  # of those played
    activations: dict[str, list[int]]  # Location → by Year
    commands: list[list[str]]  # by seat, in the order of the Years
    summers: list[str]  # by seat, a letter for each Summer: r Reclaimed, h took Honor
    artifacts: dict[str, list[int]]  # Artifact in play → Honor by seat
    placed: dict[str, int]  # Horde type → cards that came into a row
    defeated: dict[str, int]
    raids: int
    ran_out: bool  # the Horde deck was reshuffled from discards, or empty
    shame: list[int]  # tokens taken, by seat
    fewest: int  # Shame tokens that the pool came down to
    sources: dict[str, list[int]]  # where Honor came from, by seat
