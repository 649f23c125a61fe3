"""What lies on the board and how many pagodas are left: the part of a view that is drawn as a picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mandate.games.qin.rules.board import COLOURS
from mandate.games.qin.rules.provinces import regions

if TYPE_CHECKING:
    from mandate.core.game import Seat
    from mandate.games.qin.rules.board import Board, Space
    from mandate.games.qin.views.view import QinView


@dataclass(frozen=True, slots=True)
class Place:
    """One space of the board as a person sees it."""

    sign: str  # `.` grass, `~` water, `V` village, `R Y B` a printed start space, `r y b` a tile
    owner: Seat | None = None
    pagodas: int = 0  # how many stand here

    @property
    def colour(self) -> str | None:
        """The colour of a province space."""
        return self.sign.upper() if self.sign in "RYBryb" else None


@dataclass(frozen=True, slots=True)
class Scene:
    """A board with everything on it."""

    board: Board
    places: dict[Space, Place]
    supply: tuple[int, ...]

    @classmethod
    def of(cls, view: QinView) -> Scene:
        board = view.board
        places = {space: Place(board.at(space)) for space in board.spaces}
        for region in regions(board, view.g):
            # pagodas stand on a tile, for a printed start space has its own sign to show
            stand = next((s for s in region.spaces if board.at(s) not in COLOURS), region.spaces[0])
            for space in region.spaces:
                start = board.at(space) in COLOURS
                sign = region.colour if start else region.colour.lower()
                places[space] = Place(sign, region.owner, region.pagodas if space == stand else 0)
        for village, owner in zip(board.villages, view.village_owners, strict=True):
            for space in village:
                standing = int(owner is not None and space == village[0])
                places[space] = Place("V", owner, standing)
        return cls(board, places, tuple(view.supply))

    def with_tile(self, tile: str, *spaces: str) -> Scene:
        """The same board with a tile on it, and nothing of what would come of that."""
        laid = {self.board.space(name): Place(half.lower()) for name, half in zip(spaces, tile, strict=True)}
        return replace(self, places=self.places | {s: p for s, p in laid.items() if s is not None})

    def pagodas_of(self, seat: Seat) -> int:
        """All pagodas of a seat, on the board and off it."""
        standing = sum(place.pagodas for place in self.places.values() if place.owner == seat)
        return self.supply[seat] + standing
