"""What Qin brings; see `mandate.games.registry`."""

from mandate.games.registry import Adviser, Measured, PlayerEntry, Registration

QIN = Registration(
    id="qin",
    rules="mandate.games.qin.game:QIN",
    options="mandate.games.qin.options:OPTIONS",
    players=(
        PlayerEntry("greedy", "mandate.players.qin_greedy:GreedyPlayer"),
        PlayerEntry("search", "mandate.players.qin_search:called", given=True),
        # How strong each level is: its share of wins against the one below; see docs/measurements.md
        PlayerEntry(
            "apprentice", "mandate.players.qin_levels:Apprentice", measured=Measured("random", 100.0, 400)
        ),
        PlayerEntry(
            "settler", "mandate.players.qin_levels:Settler", measured=Measured("apprentice", 91.5, 400)
        ),
        PlayerEntry("raider", "mandate.players.qin_levels:Raider", measured=Measured("settler", 96.5, 400)),
        PlayerEntry(
            "chancellor",
            "mandate.players.qin_search:called",
            given=True,
            measured=Measured("raider", 93.2, 400),
        ),
    ),
    levels=("apprentice", "settler", "raider", "chancellor"),
    adviser=Adviser("search", "mandate.players.qin_advice:think"),
    review="mandate.arena.qin_review:JUDGE",
    puzzles="mandate.arena.qin_puzzles:MAKER",
    traits="mandate.arena.qin_traits:TRAITS",
    warm_up="mandate.games.qin.warm:use_every_rule",
    terminal="mandate.cli.qin.drawing:DRAWING",
)
