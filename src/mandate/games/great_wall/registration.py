"""What The Great Wall brings; see `mandate.games.registry`."""

from mandate.games.registry import Adviser, Measured, PlayerEntry, Registration

GREAT_WALL = Registration(
    id="great-wall",
    rules="mandate.games.great_wall.game:GREAT_WALL",
    options="mandate.games.great_wall.options:OPTIONS",
    players=(
        PlayerEntry("scribe", "mandate.players.great_wall_levels:Scribe"),
        PlayerEntry(
            "rules",
            "mandate.players.great_wall_rules:player",
            given=True,
            measured=Measured("scribe", 74.3, 300, others=2, low=69.3, high=78.8),
        ),
        PlayerEntry(
            "strategist",
            "mandate.players.great_wall_levels:strategist",
            measured=Measured("rules", 85.0, 120, others=2, low=76.4, high=90.8),
        ),
        PlayerEntry(
            "marshal",
            "mandate.players.great_wall_search:called",
            given=True,
            measured=Measured("strategist", 91.7, 36, others=2, low=77.1, high=97.3),
        ),
        PlayerEntry("steward-1", "mandate.players.great_wall_steward_1.player:Steward", reference=True),
    ),
    levels=("scribe", "rules", "strategist", "marshal"),
    adviser=Adviser("marshal", "mandate.players.great_wall_advice:think"),
    review="mandate.arena.great_wall_review:JUDGE",
    puzzles="mandate.arena.great_wall_puzzles:MAKER",
    traits="mandate.arena.great_wall_traits:TRAITS",
    terminal="mandate.cli.great_wall.drawing:DRAWING",
)
