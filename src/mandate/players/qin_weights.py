"""The weights of `qin_judgement.assess`, for two, three and four players.

Fitted (softmax regression, Newton's method) to quick games of best-of-32 play.
Each row counts one thing for a seat: its weight, and what is added to it as the end comes near.
"""

from __future__ import annotations

import numpy as np

from mandate.players.qin_judgement import Floats

ROWS = {
    2: (
        (-0.198, -1.188),  # pagodas to go
        (0.041, 0.140),  # provinces of 2
        (0.212, -0.115),  # provinces of 3
        (0.306, -0.086),  # provinces of 4
        (0.133, 0.189),  # major provinces
        (-0.055, 0.260),  # villages held by 2 or more
        (-0.176, 0.442),  # villages held by 1
        (-0.396, 0.170),  # villages held by nothing
        (-0.164, -0.010),  # own provinces in danger
        (0.164, 0.010),  # others' provinces in reach
        (0.166, 0.668),  # to move
    ),
    3: (
        (-0.215, -1.266),  # pagodas to go
        (0.025, 0.131),  # provinces of 2
        (0.183, -0.083),  # provinces of 3
        (0.320, -0.003),  # provinces of 4
        (0.158, 0.097),  # major provinces
        (-0.035, 0.200),  # villages held by 2 or more
        (-0.196, 0.455),  # villages held by 1
        (-0.399, 0.370),  # villages held by nothing
        (-0.321, -0.102),  # own provinces in danger
        (0.068, 0.099),  # others' provinces in reach
        (0.150, 0.771),  # to move
    ),
    4: (
        (-0.283, -1.335),  # pagodas to go
        (-0.016, 0.214),  # provinces of 2
        (0.160, -0.016),  # provinces of 3
        (0.420, -0.085),  # provinces of 4
        (0.208, 0.096),  # major provinces
        (-0.038, 0.153),  # villages held by 2 or more
        (-0.230, 0.492),  # villages held by 1
        (-0.427, 0.385),  # villages held by nothing
        (-0.348, 0.029),  # own provinces in danger
        (0.157, 0.022),  # others' provinces in reach
        (0.200, 0.832),  # to move
    ),
}


def weights() -> Floats:
    """As the kernel reads them: for each number of players all the first ones, then all the second ones."""
    flat = [row[column] for players in (2, 3, 4) for column in (0, 1) for row in ROWS[players]]
    return np.array(flat, dtype=np.float64)
