"""Both games as an OpenEnv service: `uvicorn --factory mandate.envs.open_env:app`.

One seat is the client's, computer players have the others. `reset` takes a seed and beside it `game`,
`opponents`, `language` and the options of the game; `step` takes an answer. The reward of the last step is
the share of the win, from 0 to 1; an illegal answer changes nothing, and three in a row lose.
"""

from __future__ import annotations

from typing import Any

from openenv.core.env_server import Action, Environment, Observation, create_fastapi_app
from openenv.core.env_server.types import EnvironmentMetadata, State
from pydantic import Field

from mandate import __version__, games
from mandate.core.errors import Problem
from mandate.envs.text import TextGame
from mandate.players import FOREIGN

GAME = games.DEFAULT
MOST_ILLEGAL = 3  # answers in a row
MOST_GAMES = 64  # at a time


class Answer(Action):
    """The token of an option."""

    choice: str = Field(max_length=4000)


class Look(Observation):
    """What the seat reads."""

    text: str = ""
    rules: str = Field(default="", description="with the first look only")
    refusal: str = Field(default="", description="why the last answer changed nothing, with the clause")
    legal: list[str] = Field(default_factory=list)


class Standing(State):
    """How far the game is."""

    game: str = GAME
    over: bool = False


class MandateService(Environment[Answer, Look, Standing]):
    """One session: a game, and what is left of its patience."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        self._game = TextGame(GAME)
        self._standing = Standing()
        self._illegal = 0

    def reset(self, seed: int | None = None, episode_id: str | None = None, **kwargs: Any) -> Look:
        """`game`, `opponents`, `language`, `seat`, `full`, and the options of the game."""
        chosen = dict(kwargs)
        game, seat = str(chosen.pop("game", GAME)), int(chosen.pop("seat", 0))
        against = str(chosen.pop("opponents", "random"))
        if against.partition(":")[0] in FOREIGN:
            raise ValueError("opponents: programs and functions cannot be named from here")
        try:
            rules = games.find(game)
            settings = {name: chosen.pop(name) for name in ("language", "full") if name in chosen}
            self._game = TextGame(
                game, seats=(seat,), opponents=against, **settings, **rules.configure_remote(chosen)
            )
        except Problem as problem:
            raise ValueError(problem.tell("en")) from problem
        self._game.reset(seed)
        self._illegal = 0
        self._standing = Standing(episode_id=episode_id, game=game, over=self._game.over)
        return self._look("", rules=self._game.rules())

    def step(self, action: Answer, timeout_s: float | None = None, **kwargs: Any) -> Look:
        del timeout_s, kwargs
        refusal = self._game.step(action.choice) or ""
        self._illegal = self._illegal + 1 if refusal else 0
        if self._illegal >= MOST_ILLEGAL:
            self._game.forfeit(self._game.seats[0])
        self._standing.step_count += 1
        self._standing.over = self._game.over
        return self._look(refusal)

    @property
    def state(self) -> Standing:
        return self._standing

    def get_metadata(self) -> EnvironmentMetadata:
        return EnvironmentMetadata(
            name="mandate", description="Qin and The Great Wall as text", version=__version__
        )

    def _look(self, refusal: str, rules: str = "") -> Look:
        game = self._game
        reward = game.share(game.seats[0]) if game.over else 0.0
        legal = list(game.options_now)
        return Look(
            text=game.look(game.seats[0]),
            rules=rules,
            refusal=refusal,
            legal=legal,
            done=game.over,
            reward=reward,
        )


def app() -> Any:
    """The service as an ASGI application."""
    return create_fastapi_app(
        MandateService, Answer, Look, max_concurrent_envs=MOST_GAMES, env_name="mandate", state_cls=Standing
    )
