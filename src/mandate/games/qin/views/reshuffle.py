"""A deal with the tiles still in the piles reshuffled, to continue from a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.qin.rules import kernel
from mandate.games.qin.views.position import split_tiles, tiles_text

if TYPE_CHECKING:
    from mandate.core.game import Json
    from mandate.core.rng import Chance
    from mandate.games.qin.rules.state import QinState

PILES_PART = 6  # of a position


def reshuffled(state: QinState, chance: Chance) -> Json:
    """The setup of a game in which the same choices lead here: the same hands, other tiles to come."""
    setup = state.setup()
    places = [(pile, i) for pile, left in enumerate(state.piles) for i in range(left)]
    if "position" in setup:
        parts = setup["position"].split()
        piles = [split_tiles(pile) for pile in parts[PILES_PART].split(",")]
        tiles = [piles[pile][i] for pile, i in places]
        chance.shuffle(tiles)
        for (pile, i), tile in zip(places, tiles, strict=True):
            piles[pile][i] = tile
        parts[PILES_PART] = ",".join(map(tiles_text, piles))
        return {**setup, "position": " ".join(parts)}
    dealt = setup["tiles"].split()
    first = kernel.HAND_SIZE * state.seats  # behind the hands, round to the four piles
    tiles = [dealt[first + 4 * i + pile] for pile, i in places]
    chance.shuffle(tiles)
    for (pile, i), tile in zip(places, tiles, strict=True):
        dealt[first + 4 * i + pile] = tile
    return {**setup, "tiles": " ".join(dealt)}
