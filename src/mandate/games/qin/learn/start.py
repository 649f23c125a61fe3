"""What is known before the first lesson: pagodas alone, or the judgement that was fitted to finished games.

A judgement has two parts. The *table* of facts is what learning changes; *feature weights* of twelve
counted things order the placements deep inside the search, where looking at all facts would take too long.
A learner that begins with pagodas alone has feature weights for pagodas alone, too, and keeps them: what it
gets better at, it has learned.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from mandate.games.qin.learn.coarse import NEARNESS, Table
from mandate.games.qin.learn.fit import whole
from mandate.games.qin.players import evaluation_table as facts
from mandate.games.qin.players.evaluation import SUPPLIES, Floats
from mandate.games.qin.players.learned import read
from mandate.games.qin.players.levels import reweighted
from mandate.games.qin.players.weights import PLAYERS, weights
from mandate.games.qin.players.weights import ROWS as USUAL

Tables = dict[int, npt.NDArray[np.int16]]  # for each number of players; none: the judgement as usual
PAGODAS, AS_USUAL = "pagodas", "usual"
DEARER = 3.0  # than beside other things: where nothing else counts, pagodas count more


def tables_of(start: str) -> Tables:
    """The tables to begin with: by name, or from a file."""
    if start == PAGODAS:
        return {players: whole(pagodas(players)) for players in PLAYERS}
    return {} if start == AS_USUAL else read_tables(Path(start))


def weights_for(start: str) -> Floats:
    return reweighted({SUPPLIES: DEARER}, rest=0.0) if start == PAGODAS else weights()


def pagodas(players: int) -> Table:
    """A judgement that knows one thing: the seat with fewer pagodas left is ahead."""
    table = np.zeros((facts.PHASES, facts.ROWS))
    plain, near = USUAL[players][SUPPLIES]
    for supply in range(25):
        table[:, facts.OWN_SUPPLY + supply] = DEARER * (plain + NEARNESS * near) * supply
    return table


def read_tables(path: Path) -> Tables:
    return dict(read(path.read_bytes(), path.name).tables)
