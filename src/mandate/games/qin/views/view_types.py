"""The JSON of a view, key by key: what `QinView.to_json` tells, as types that the page's are made from."""

from __future__ import annotations

from typing import Literal, TypedDict

from mandate.core.game import Seat
from mandate.games.qin.rules.board import Colour, TileName
from mandate.games.qin.rules.events import Reason


class QinBoard(TypedDict):
    """A map, row by row."""

    name: str
    rows: list[str]


class QinOptions(TypedDict):
    """The options of a game; who begins may be left to chance until it starts."""

    players: int
    board: QinBoard
    first: Seat | Literal["random"]
    fair_start: bool


class QinDecision(TypedDict):
    """What the seat is asked: every placement it may choose, as a token."""

    number: int  # counts this seat's own decisions
    kind: str
    options: list[str]


class QinOutcome(TypedDict):
    """How the game ended."""

    winners: list[Seat]
    reason: Reason


class QinProvince(TypedDict):
    """A connected area of one color. It has no owner only if the game ended before its founding."""

    cells: list[str]
    colour: Colour
    owner: Seat | None
    pagodas: int


class QinVillage(TypedDict):
    """A village and who holds it."""

    cells: list[str]
    owner: Seat | None


class QinHidden(TypedDict):
    """What lies hidden in a game of Qin, for a holder of its whole record."""

    hands: list[list[TileName]]


class QinDraft(TypedDict):
    """What lies in a made-up position; empty if it cannot be read."""

    provinces: list[QinProvince]  # those that still need a pagoda have no owner
    villages: list[QinVillage]
    supplies: list[int]


class QinViewJson(TypedDict):
    """A seat's view of a game of Qin; docs/games/qin.md explains every key."""

    game: Literal["qin"]
    seat: Seat | None
    options: QinOptions
    decision: QinDecision | None
    pending: list[Seat]
    outcome: QinOutcome | None
    position: str
    began: str | None
    first_hand: list[TileName]
    hand: list[TileName]
    hand_sizes: list[int]
    piles: list[int]
    supply: list[int]
    provinces: list[QinProvince]
    villages: list[QinVillage]
    resigned: list[Seat]
    unseen: dict[TileName, int]
    latest: list[tuple[Seat, str]]
