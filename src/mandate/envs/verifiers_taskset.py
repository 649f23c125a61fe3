"""Both games for `verifiers`: a taskset of deals, and the environment in which a model plays them.

    vf-eval mandate.envs.verifiers_taskset --env.taskset.game great-wall

A task is one deal against computer players. Its prompt is the rules and the first look; each answer of the
model is a choice, and what follows is its next message. The reward is the share of the win; illegal answers
are counted as a metric, and three in a row lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import verifiers.v1 as vf
from pydantic import Field

from mandate import games
from mandate.envs.text import TextGame

# what `verifiers` looks for in a module: one taskset and one environment
__all__ = ["MandateConfig", "MandateEnv", "MandateEnvConfig", "MandateTask", "MandateTaskset", "game_of"]

SYSTEM = (
    "You play a board game. Read the rules and the table, think first, and end your reply with the token of"
    " one option in square brackets, such as [RR:b2b3]."
)
MOST_ILLEGAL = 3  # answers in a row


class MandateConfig(vf.TasksetConfig):
    """Which game is played, and against whom."""

    game: str = games.DEFAULT
    opponents: str = "random"
    language: str = "en"
    options: dict[str, Any] = Field(default_factory=dict)
    seat: int = 0


class MandateData(vf.TaskData):
    """One deal."""

    info: dict[str, Any]


class MandateTask(vf.Task[MandateData, vf.State, vf.TaskConfig]):
    """Scored by the game itself."""


class MandateTaskset(vf.Taskset[MandateTask, MandateConfig]):
    """Deals without end: task n is the deal of seed n."""

    INFINITE = True

    def load(self) -> Iterator[MandateTask]:
        seed = 0
        while True:
            info = {**self.config.model_dump(include=set(MandateConfig.__annotations__)), "seed": seed}
            game = game_of(info)
            prompt = f"{game.rules()}\n\n{game.look()}"
            data = MandateData(name=f"{info['game']}#{seed}", prompt=prompt, system_prompt=SYSTEM, info=info)
            yield MandateTask(data, self.config.task)
            seed += 1


def game_of(info: dict[str, Any]) -> TextGame:
    """The game of a task, at its beginning."""
    game = TextGame(
        info["game"],
        seats=(info["seat"],),
        opponents=info["opponents"],
        language=info["language"],
        **info["options"],
    )
    game.reset(info["seed"])
    return game


class MandateEnvConfig(vf.EnvConfig):
    """The model under evaluation."""

    player: vf.AgentConfig = vf.AgentConfig()


class MandateEnv(vf.Env[MandateEnvConfig]):
    """The game answers as the user does."""

    async def run(self, task: MandateTask, agents: Any) -> None:
        game, illegal, in_a_row = game_of(task.data.info), 0, 0
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                refusal = game.step(segment.last_reply)
                in_a_row = 0 if refusal is None else in_a_row + 1
                illegal += refusal is not None
                if in_a_row >= MOST_ILLEGAL:
                    game.forfeit(game.seats[0])
                if game.over:
                    break
                segment = await interaction.turn(refusal or game.look())
        interaction.trace.record_reward("share_of_the_win", game.share(game.seats[0]), 1.0)
        interaction.trace.record_metric("illegal_choices", float(illegal))
