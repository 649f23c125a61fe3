"""What The Great Wall brings; see `mandate.games.registry`."""

from mandate.games.registry import Adviser, Measured, PlayerEntry, Registration

ON_DEVICE = ("__init__.py", "review.py", "losses.json")  # of the studies

GREAT_WALL = Registration(
    id="great-wall",
    rules="mandate.games.great_wall.rules.game:GREAT_WALL",
    options="mandate.games.great_wall.rules.options:OPTIONS",
    players=(
        PlayerEntry("scribe", "mandate.games.great_wall.players.levels:Scribe"),
        PlayerEntry(
            "rules",
            "mandate.games.great_wall.players.rules:player",
            takes_argument=True,
            measured=Measured("scribe", 74.3, 300, others=2, low=69.3, high=78.8),
            also=(Measured("scribe", 87.0, 300, low=82.6, high=90.4),),
        ),
        PlayerEntry(
            "strategist",
            "mandate.games.great_wall.players.levels:strategist",
            measured=Measured("rules", 85.0, 120, others=2, low=76.4, high=90.8),
            also=(Measured("rules", 96.2, 52, low=86.4, high=99.0),),
        ),
        PlayerEntry(
            "marshal",
            "mandate.games.great_wall.players.search:from_name",
            takes_argument=True,
            measured=Measured("strategist", 91.7, 36, others=2, low=77.1, high=97.3),
        ),
    ),
    levels=("scribe", "rules", "strategist", "marshal"),
    adviser=Adviser("marshal", "mandate.games.great_wall.players.advice:think"),
    ratings="mandate.games.great_wall.players.ratings:RATINGS",
    review="mandate.games.great_wall.study.review:REVIEWER",
    benchmarks="mandate.games.great_wall.study.benchmark:SUITES",
    puzzles="mandate.games.great_wall.study.puzzles:MAKER",
    weekly="mandate.games.great_wall.study.weekly:WEEKLY",
    prompt="mandate.games.great_wall.words.prompt:PROMPT",
    traits="mandate.games.great_wall.study.traits:TRAITS",
    terminal="mandate.games.great_wall.terminal.drawing:DRAWING",
    commands={"cards": "mandate.games.great_wall.terminal.cards_command"},
    reports={"balance": "mandate.games.great_wall.terminal.balance_report"},
    kind="mandate.games.great_wall.envs.kind:GREAT_WALL_KIND",
    envs="mandate.games.great_wall.envs.v0",
    vector_env="mandate.games.great_wall.envs.v0:GreatWallVectorEnv",
    openspiel="mandate.games.great_wall.envs.openspiel",
    device=tuple(
        f"mandate.games.great_wall.{part}"
        for part in (
            *("cards", "data", "rules", "views", "words", "players"),
            "words:en/cards.ftl",  # which cards have sentences
            *(f"study:{file}" for file in ON_DEVICE),
        )
    ),
)
