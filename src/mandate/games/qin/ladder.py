"""The opponents for people in Qin, the weakest first: each wins about three in four against the one before.

A stronger one is added at the end. What was measured: shares of wins in per cent with their interval of 95 %,
first with two players, then alone among others with three and four; see docs/games/qin.md for the commands.
"""

from mandate.games.registry import Measured, PlayerEntry

LADDER = (
    PlayerEntry(
        "wanderer",
        "mandate.players.qin_levels:wanderer",
        measured=Measured("beginner", 44.2, 400, low=40.2, high=48.4),
    ),
    PlayerEntry(
        "dreamer",
        "mandate.players.qin_levels:dreamer",
        measured=Measured("wanderer", 76.8, 400, low=72.8, high=80.3),
        also=(
            Measured("wanderer", 55.4, 204, others=2, low=49.6, high=61.1),
            Measured("wanderer", 42.0, 200, others=3, low=36.2, high=48.1),
        ),
    ),
    PlayerEntry(
        "apprentice",
        "mandate.players.qin_levels:Apprentice",
        measured=Measured("dreamer", 70.2, 400, low=65.8, high=74.4),
        also=(
            Measured("dreamer", 54.4, 204, others=2, low=47.6, high=61.1),
            Measured("dreamer", 41.5, 200, others=3, low=35.3, high=47.9),
        ),
    ),
    PlayerEntry(
        "fisher",
        "mandate.players.qin_levels:Fisher",
        measured=Measured("apprentice", 77.2, 400, low=73.3, high=80.8),
        also=(
            Measured("apprentice", 59.8, 204, others=2, low=53.1, high=66.2),
            Measured("apprentice", 40.5, 200, others=3, low=34.5, high=46.8),
        ),
    ),
    PlayerEntry(
        "settler",
        "mandate.players.qin_levels:Settler",
        measured=Measured("fisher", 73.5, 400, low=69.1, high=77.5),
        also=(
            Measured("fisher", 59.3, 204, others=2, low=53.7, high=64.7),
            Measured("fisher", 44.5, 200, others=3, low=38.7, high=50.5),
        ),
    ),
    PlayerEntry(
        "merchant",
        "mandate.players.qin_levels:merchant",
        measured=Measured("settler", 68.0, 400, low=63.7, high=72.0),
        also=(
            Measured("settler", 51.0, 204, others=2, low=44.9, high=57.1),
            Measured("settler", 39.0, 200, others=3, low=32.2, high=46.2),
        ),
    ),
    PlayerEntry(
        "guard",
        "mandate.players.qin_levels:guard",
        measured=Measured("merchant", 75.2, 400, low=71.0, high=79.1),
        also=(
            Measured("merchant", 58.7, 204, others=2, low=51.7, high=65.4),
            Measured("merchant", 49.2, 200, others=3, low=42.8, high=55.6),
        ),
    ),
    PlayerEntry(
        "raider",
        "mandate.players.qin_levels:Raider",
        measured=Measured("guard", 76.0, 400, low=71.9, high=79.7),
        also=(
            Measured("guard", 39.8, 204, others=2, low=34.1, high=45.7),
            Measured("guard", 37.5, 200, others=3, low=30.9, high=44.6),
        ),
    ),
    PlayerEntry(
        "magistrate",
        "mandate.players.qin_levels:magistrate",
        slow=True,
        measured=Measured("raider", 76.4, 400, low=72.4, high=80.0),
        also=(
            Measured("raider", 64.9, 102, others=2, low=55.0, high=73.6),
            Measured("raider", 33.7, 104, others=3, low=26.2, high=42.1),
        ),
    ),
    PlayerEntry(
        "chancellor",
        "mandate.players.qin_search:called",
        given=True,
        slow=True,
        measured=Measured("magistrate", 75.0, 144, low=68.7, high=80.4),
    ),
    PlayerEntry(
        "regent",
        "mandate.players.qin_search:regent",
        given=True,
        slow=True,
        measured=Measured("chancellor", 62.9, 426, low=59.1, high=66.7),
        also=(Measured("chancellor", 39.0, 213, others=2, low=32.9, high=45.1),),
    ),
)
