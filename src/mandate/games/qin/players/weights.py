"""The weights of `evaluation.assess`, for two, three and four players.

Fitted to the results of 30,000 games (10,000 for each number of players, half of them on each board)
between players who took the best of 32 placements drawn at random, by earlier weights of this table:
softmax regression over the seats, by Newton's method, on one position in five.
Each row counts one thing for a seat: its weight, and what is added to it as the end comes near.
"""

from __future__ import annotations

import numpy as np

from mandate.games.qin.players.evaluation import Floats

PLAYERS = (2, 3, 4)
ROWS = {
    2: (
        (-0.203, -1.213),  # pagodas to go
        (0.028, 0.109),  # provinces of 2
        (0.197, -0.070),  # provinces of 3
        (0.287, -0.061),  # provinces of 4
        (0.115, 0.174),  # major provinces
        (-0.050, 0.227),  # villages held by 2 or more
        (-0.172, 0.361),  # villages held by 1
        (-0.316, 0.300),  # villages held by nothing
        (-0.102, -0.083),  # own provinces in danger
        (0.102, 0.083),  # others' provinces in reach
        (0.197, 0.718),  # to move
        (0.293, 0.422),  # double tiles in hand
    ),
    3: (
        (-0.128, -1.428),  # pagodas to go
        (0.023, 0.166),  # provinces of 2
        (0.126, 0.007),  # provinces of 3
        (0.280, -0.160),  # provinces of 4
        (0.144, 0.188),  # major provinces
        (-0.077, 0.207),  # villages held by 2 or more
        (-0.172, 0.374),  # villages held by 1
        (-0.339, 0.459),  # villages held by nothing
        (-0.157, -0.253),  # own provinces in danger
        (0.033, 0.182),  # others' provinces in reach
        (0.146, 0.861),  # to move
        (0.244, 0.557),  # double tiles in hand
    ),
    4: (
        (-0.178, -1.465),  # pagodas to go
        (0.011, 0.189),  # provinces of 2
        (0.177, -0.045),  # provinces of 3
        (0.361, -0.193),  # provinces of 4
        (0.213, 0.067),  # major provinces
        (-0.050, 0.128),  # villages held by 2 or more
        (-0.255, 0.541),  # villages held by 1
        (-0.492, 0.710),  # villages held by nothing
        (-0.235, -0.228),  # own provinces in danger
        (-0.026, 0.184),  # others' provinces in reach
        (0.167, 0.907),  # to move
        (0.335, 0.352),  # double tiles in hand
    ),
}


def weights() -> Floats:
    """As the kernel reads them: for each number of players all the first ones, then all the second ones."""
    flat = [row[column] for players in PLAYERS for column in (0, 1) for row in ROWS[players]]
    return np.array(flat, dtype=np.float64)
