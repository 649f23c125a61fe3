"""The opponents for people in Qin, the weakest first: each wins about three in four against the one before.

A stronger one is added at the end. What was measured: shares of wins in per cent with their interval of 95 %,
first with two players, then alone among others with three and four; see docs/games/qin.md for the commands.
"""

from mandate.games.registry import Measured, PlayerEntry

LADDER = (
    PlayerEntry(
        "wanderer",
        "mandate.games.qin.players.levels:wanderer",
        measured=Measured("beginner", 44.2, 400, low=40.2, high=48.4),
    ),
    PlayerEntry(
        "dreamer",
        "mandate.games.qin.players.levels:dreamer",
        measured=Measured("wanderer", 76.8, 400, low=72.8, high=80.3),
        also=(
            Measured("wanderer", 56.0, 402, others=2, low=51.6, high=60.3),
            Measured("wanderer", 43.6, 400, others=3, low=39.3, high=47.9),
        ),
    ),
    PlayerEntry(
        "apprentice",
        "mandate.games.qin.players.levels:Apprentice",
        measured=Measured("dreamer", 70.2, 400, low=65.8, high=74.4),
        also=(
            Measured("dreamer", 56.2, 402, others=2, low=51.6, high=60.7),
            Measured("dreamer", 43.0, 400, others=3, low=38.3, high=47.8),
        ),
    ),
    PlayerEntry(
        "fisher",
        "mandate.games.qin.players.levels:Fisher",
        measured=Measured("apprentice", 77.2, 400, low=73.3, high=80.8),
        also=(
            Measured("apprentice", 60.7, 402, others=2, low=56.2, high=65.1),
            Measured("apprentice", 41.2, 400, others=3, low=37.2, high=45.4),
        ),
    ),
    PlayerEntry(
        "settler",
        "mandate.games.qin.players.levels:Settler",
        measured=Measured("fisher", 73.5, 400, low=69.1, high=77.5),
        also=(
            Measured("fisher", 56.2, 402, others=2, low=52.1, high=60.3),
            Measured("fisher", 44.5, 400, others=3, low=40.1, high=49.0),
        ),
    ),
    PlayerEntry(
        "merchant",
        "mandate.games.qin.players.levels:merchant",
        measured=Measured("settler", 68.0, 400, low=63.7, high=72.0),
        also=(
            Measured("settler", 51.5, 402, others=2, low=47.0, high=55.9),
            Measured("settler", 40.0, 400, others=3, low=35.5, high=44.7),
        ),
    ),
    PlayerEntry(
        "guard",
        "mandate.games.qin.players.levels:guard",
        measured=Measured("merchant", 75.2, 400, low=71.0, high=79.1),
        also=(
            Measured("merchant", 59.4, 402, others=2, low=54.7, high=64.0),
            Measured("merchant", 49.3, 400, others=3, low=45.4, high=53.3),
        ),
    ),
    PlayerEntry(
        "raider",
        "mandate.games.qin.players.levels:Raider",
        measured=Measured("guard", 76.0, 400, low=71.9, high=79.7),
        also=(
            Measured("guard", 40.7, 402, others=2, low=36.4, high=45.2),
            Measured("guard", 36.5, 400, others=3, low=32.0, high=41.1),
        ),
    ),
    PlayerEntry(
        "magistrate",
        "mandate.games.qin.players.levels:magistrate",
        slow=True,
        measured=Measured("raider", 76.4, 400, low=72.4, high=80.0),
        also=(
            Measured("raider", 59.6, 402, others=2, low=54.9, high=64.2),
            Measured("raider", 36.2, 400, others=3, low=31.8, high=40.9),
        ),
    ),
    PlayerEntry(
        "chancellor",
        "mandate.games.qin.players.search:from_name",
        takes_argument=True,
        slow=True,
        measured=Measured("magistrate", 74.0, 400, low=70.2, high=77.5),
        also=(
            Measured("magistrate", 45.7, 402, others=2, low=41.4, high=50.1),
            Measured("magistrate", 31.6, 400, others=3, low=27.4, high=36.1),
        ),
    ),
    PlayerEntry(
        "regent",
        "mandate.games.qin.players.search:regent",
        takes_argument=True,
        slow=True,
        measured=Measured("chancellor", 62.9, 426, low=59.1, high=66.7),
        also=(Measured("chancellor", 39.3, 402, others=2, low=35.2, high=43.7),),
    ),
)
