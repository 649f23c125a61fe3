"""What Qin brings; see `mandate.games.registry`."""

from mandate.games.qin.ladder import LADDER
from mandate.games.registry import Adviser, PlayerEntry, Registration

QIN = Registration(
    id="qin",
    rules="mandate.games.qin.game:QIN",
    options="mandate.games.qin.options:OPTIONS",
    players=(
        PlayerEntry("greedy", "mandate.players.qin_greedy:GreedyPlayer"),
        PlayerEntry("search", "mandate.players.qin_search:called", given=True),
        *LADDER,
        PlayerEntry("beginner", "mandate.players.qin_levels:beginner", reference=True),
    ),
    levels=tuple(level.name for level in LADDER),
    adviser=Adviser("search", "mandate.players.qin_advice:think"),
    review="mandate.arena.qin_review:JUDGE",
    puzzles="mandate.arena.qin_puzzles:MAKER",
    draft="mandate.games.qin.draft:draft",
    traits="mandate.arena.qin_traits:TRAITS",
    warm_up="mandate.games.qin.warm:use_every_rule",
    terminal="mandate.cli.qin.drawing:DRAWING",
)
