"""The luck of tiles in Qin: what was dealt and drawn, by the quick look that guides the search."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mandate.core.game import State
from mandate.core.jit import jit_on
from mandate.core.record import RESIGN, Entry
from mandate.core.rng import Chance
from mandate.games.qin.players import evaluation
from mandate.games.qin.players.buffers import SEATS
from mandate.games.qin.players.evaluation import FEATURES, Floats, assess
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.game import EACH_KIND, fair
from mandate.games.qin.rules.kernel import (
    DECK,
    ENDED,
    HANDS,
    KINDS,
    MOVER,
    PILES,
    RUNNING,
    BoardArray,
    GameArray,
)
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import NO_EVENTS, QinState

OTHER_DEALS = 8  # that a deal is compared with: a mean over all would be exact, but there are too many


class QinLuck:
    """Each tile that is drawn is compared with every kind that could have been, by how many are left of it.

    All tiles in the piles are equally likely to be the next one, whatever anyone has seen.
    """

    def __init__(self, feature_weights: Floats | None = None) -> None:
        self._weights = weights() if feature_weights is None else feature_weights

    def deal(self, start: State) -> Floats | None:
        """Less the mean of some other deals, drawn alike; for the same deal they are always the same."""
        assert isinstance(start, QinState)
        if start.start.position is not None:
            return None
        worth = [self._worth(start, hands) for hands in (_hands(start.g), *_other_hands(start))]
        luck: Floats = worth[0] - np.mean(worth[1:], axis=0)
        return luck

    def draw(self, state: State, entry: Entry) -> Floats | None:
        assert isinstance(state, QinState)
        if entry.choice in (PASS, RESIGN):
            return None
        b, g = state.board.geometry, state.g.copy()
        token, _, pile = entry.choice.partition("/")
        kernel.place(b, g, NO_EVENTS, state.board.codes[token])
        number = int(pile) - 1 if pile else int(kernel.default_pile(g))
        if g[ENDED] != RUNNING or number == kernel.NOTHING:
            return None
        left = np.zeros(KINDS)
        for each in range(4):
            np.add.at(left, g[DECK + each : DECK + each + 4 * int(g[PILES + each]) : 4], 1)
        drawn = int(g[DECK + 4 * (int(g[PILES + number]) - 1) + number])
        worth = np.zeros((KINDS, SEATS))
        after_each_kind(b, g, self._weights, np.zeros(SEATS * FEATURES), left, worth)
        luck: Floats = worth[drawn] - left @ worth / left.sum()
        return luck[: state.seats]

    def _worth(self, start: QinState, hands: kernel.Tiles) -> Floats:
        g, shares = start.g.copy(), np.zeros(SEATS)
        g[HANDS : HANDS + hands.size] = hands
        assess(start.board.geometry, g, self._weights, np.zeros(SEATS * FEATURES), shares)
        return shares[: start.seats]


def _hands(g: GameArray) -> kernel.Tiles:
    return g[HANDS : HANDS + SEATS * KINDS]


def _other_hands(start: QinState) -> Iterator[kernel.Tiles]:
    """Hands that could have been dealt as well."""
    seed = Chance(f"luck/{start.game.secret(start.setup())}").word()
    chance, tiles = np.array([seed], dtype=np.uint64), np.repeat(np.arange(KINDS, dtype=np.uint16), EACH_KIND)
    for _ in range(OTHER_DEALS):
        kernel.shuffle(tiles, chance)
        while start.start.options["fair_start"] and not fair(
            [TILE_NAMES[kind] for kind in tiles], start.seats
        ):
            kernel.shuffle(tiles, chance)
        dealt = tiles[: kernel.HAND_SIZE * start.seats].reshape(start.seats, kernel.HAND_SIZE)
        hands = np.zeros((SEATS, KINDS), dtype=np.uint16)
        for seat, kinds in enumerate(dealt):
            np.add.at(hands[seat], kinds, 1)
        yield hands.ravel()


@jit_on(kernel, evaluation)
def after_each_kind(
    b: BoardArray, g: GameArray, weights: Floats, features: Floats, left: Floats, worth: Floats
) -> None:
    """What the game is worth to each seat after the mover has drawn a tile of each kind that is left."""
    drawer = np.int64(g[MOVER])
    g[MOVER] = kernel.next_seat(g, g[MOVER])
    for kind in range(KINDS):
        if left[kind] > 0:
            g[HANDS + drawer * KINDS + kind] += 1
            assess(b, g, weights, features, worth[kind])
            g[HANDS + drawer * KINDS + kind] -= 1


LUCK = QinLuck()
