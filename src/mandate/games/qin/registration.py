"""What Qin brings; see `mandate.games.registry`."""

from mandate.games.qin.players.ladder import LADDER
from mandate.games.registry import Adviser, PlayerEntry, Registration

ON_DEVICE = ("__init__.py", "review.py", "losses.json")  # of the studies

QIN = Registration(
    id="qin",
    rules="mandate.games.qin.rules.game:QIN",
    options="mandate.games.qin.rules.options:OPTIONS",
    players=(
        PlayerEntry("greedy", "mandate.games.qin.players.greedy:GreedyPlayer"),
        PlayerEntry("search", "mandate.games.qin.players.search:from_name", takes_argument=True),
        *LADDER,
        PlayerEntry("beginner", "mandate.games.qin.players.levels:beginner", reference=True),
    ),
    levels=tuple(level.name for level in LADDER),
    adviser=Adviser("search", "mandate.games.qin.players.advice:think"),
    ratings="mandate.games.qin.players.ratings:RATINGS",
    review="mandate.games.qin.study.review:REVIEWER",
    luck="mandate.games.qin.study.luck:LUCK",
    benchmarks="mandate.games.qin.study.benchmark:SUITES",
    puzzles="mandate.games.qin.study.puzzles:MAKER",
    weekly="mandate.games.qin.study.weekly:WEEKLY",
    draft="mandate.games.qin.views.draft:draft",
    prompt="mandate.games.qin.words.prompt:PROMPT",
    traits="mandate.games.qin.study.traits:TRAITS",
    warm_up="mandate.games.qin.rules.warm:use_every_rule",
    terminal="mandate.games.qin.terminal.drawing:DRAWING",
    commands={
        "perft": "mandate.games.qin.terminal.perft_command",
        "board": "mandate.games.qin.terminal.board_command",
        "bench": "mandate.games.qin.terminal.bench_command",
    },
    kind="mandate.games.qin.envs.kind:QIN_KIND",
    envs="mandate.games.qin.envs.v0",
    vector_env="mandate.games.qin.batch.vector:QinVectorEnv",
    openspiel="mandate.games.qin.envs.openspiel",
    device=tuple(
        f"mandate.games.qin.{part}"
        for part in ("rules", "views", "words", "players", *(f"study:{file}" for file in ON_DEVICE))
    ),
)
