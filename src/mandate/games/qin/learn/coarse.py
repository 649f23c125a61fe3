"""Facts that have something in common: a weight for what they share is learned from far fewer positions.

Each fine fact belongs to a few coarse ones (a province of 3 in danger, whatever else is beside it), and a
coarse weight may change with the nearness of the end. A weight of the judgement is what it was before
learning, plus those of its coarse facts, plus its own.
"""

from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from mandate.games.qin.players import evaluation_table as facts
from mandate.games.qin.players.evaluation import DOUBLE, FIRM, HUNTER, LENT, PREY, SHAKY, SUPPLIES, TURN, TWO
from mandate.games.qin.players.evaluation_table import PHASES, ROWS
from mandate.games.qin.players.weights import PLAYERS
from mandate.games.qin.players.weights import ROWS as USUAL

Table = npt.NDArray[np.float64]  # PHASES × ROWS, in ones of the score
NEARNESS = np.array([0.667, 0.5, 0.36, 0.25, 0.167, 0.11])  # of the end, in each phase


@functools.cache
def members() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], int]:
    """Pairs of a fine fact and a coarse one, in two columns; and how many coarse ones there are."""
    names: dict[str, int] = {}
    pairs: list[tuple[int, int]] = []

    def add(row: int, *parts: object) -> None:
        name = " ".join(map(str, parts))
        pairs.append((row, names.setdefault(name, len(names))))

    for theirs in range(2):
        for size, liberties, beside, flags in np.ndindex(facts.SIZES, facts.LIBERTIES, facts.BESIDE, 4):
            row = ((size * facts.LIBERTIES + liberties) * facts.BESIDE + beside) * 4 + flags
            row += theirs * facts.PROVINCES
            add(row, "province", theirs, size, "flags", flags)
            add(row, "province", theirs, size, "beside", beside)
            add(row, "province", theirs, size, "liberties", min(liberties, 3))
    for whose, mine, other, free in np.ndindex(3, 4, 4, 4):
        row = facts.VILLAGE + ((whose * 4 + mine) * 4 + other) * 4 + free
        add(row, "village", whose, mine, other)
        add(row, "village", whose, "lead", max(min(mine - other, 2), -2), "free", min(free, 2))
    for kind, beside, has, turn in np.ndindex(facts.CHANCES, facts.BESIDE, facts.HAS, 2):
        row = facts.CHANCE + ((kind * facts.BESIDE + beside) * facts.HAS + has) * 2 + turn
        add(row, "chance", kind, "has", has, "turn", turn)
        add(row, "chance", kind, "beside", min(beside, 1), "has some", int(has > 0), "turn", turn)
        add(row, "chance", kind, "beside", min(beside, 1))
    fine, coarse = np.array(pairs).T
    return fine, coarse, len(names)


def spread(coarse: npt.NDArray[np.float64]) -> Table:
    """What coarse weights (plain, and by nearness) add to each fine one."""
    fine, group, count = members()
    at_once = np.zeros((2, ROWS))
    for part in range(2):
        np.add.at(at_once[part], fine, coarse[part * count + group])
    return np.asarray(at_once[0] + NEARNESS[:, None] * at_once[1])


def gathered(slope: Table) -> npt.NDArray[np.float64]:
    """The slope of the coarse weights, from that of the fine ones."""
    fine, group, count = members()
    parts = (slope.sum(0), (NEARNESS[:, None] * slope).sum(0))
    return np.concatenate([np.bincount(group, part[fine], count) for part in parts])


def before_learning(players: int) -> Table:
    """The judgement of `evaluation`, approximated in these facts."""
    usual = np.array(USUAL[players])
    table = np.zeros((PHASES, ROWS))
    weight = usual[:, 0] + NEARNESS[:, None] * usual[:, 1]  # PHASES × features
    for size, liberties, beside, flags in np.ndindex(facts.SIZES, facts.LIBERTIES, facts.BESIDE, 4):
        row = ((size * facts.LIBERTIES + liberties) * facts.BESIDE + beside) * 4 + flags
        table[:, row] = weight[:, TWO + min(size, 3)]
        table[:, row] += (weight[:, PREY] if flags & 1 else 0) + (weight[:, HUNTER] if flags & 2 else 0)
    for mine, other, free in np.ndindex(4, 4, 4):
        row = facts.VILLAGE + ((4 + mine) * 4 + other) * 4 + free
        table[:, row] = weight[:, FIRM if mine - other > 1 else (SHAKY if mine - other == 1 else LENT)]
    for supply in range(25):
        table[:, facts.OWN_SUPPLY + supply] = weight[:, SUPPLIES] * supply
    table[:, facts.TURNS] = weight[:, TURN]
    for doubles in range(4):
        table[:, facts.DOUBLES + doubles] = weight[:, DOUBLE] * doubles
    assert players in PLAYERS
    return table
