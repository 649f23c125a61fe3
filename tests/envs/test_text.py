"""Text environments: the game itself, and each library's adapter where that library is installed."""

import asyncio
import random
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from mandate.core.errors import Malformed
from mandate.core.rng import Chance
from mandate.envs.text import TextGame

SMALL = "R....\n..V..\n.~..Y\n.....\nB....\n"
MODES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("qin", {"players": 3, "board": SMALL}),
    ("great-wall", {"players": 1}),
)


def play(game: TextGame, seed: int) -> list[str]:
    """A game of random choices; the looks on the way."""
    chance, looks = Chance(f"text/{seed}"), []
    game.reset(seed)
    while not game.over:
        looks.append(game.look())
        options = game.options_now
        assert game.step(f"I take [{options[chance.below(len(options))]}]") is None
    return looks


@pytest.mark.parametrize(("name", "options"), MODES)
def test_the_same_seed_and_answers_give_the_same_looks(name: str, options: dict[str, Any]) -> None:
    game = TextGame(name, **options)
    first, other = play(game, 1), play(game, 2)
    assert first != other
    assert play(TextGame(name, **options), 1) == first
    assert game.step("anything") is not None
    shares = [game.share(seat) for seat in range(game.match.state.seats)]
    assert sum(shares) == pytest.approx(1 if game.match.outcome and game.match.outcome.winners else 0)


def test_an_illegal_answer_changes_nothing_and_says_why() -> None:
    game = TextGame("qin", players=2)
    before = game.look()
    refusal = game.step("[RR:a13b13]")
    assert refusal is not None
    assert "qin." in refusal
    assert game.look() == before
    game.forfeit(0)
    assert game.over
    assert game.share(0) == 0
    with pytest.raises(Malformed):
        TextGame("qin", opponents="no-such-player")
    with pytest.raises(Malformed):
        TextGame("qin", seats=(7,))


# --- the libraries --------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")  # of the libraries
@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_textarena_plays_a_whole_game_with_its_wrappers(game: str) -> None:
    ta: Any = pytest.importorskip("textarena")
    from mandate.envs.text_arena import env_id

    env = ta.make(env_id(game))
    wrapped = ta.wrappers.LLMObservationWrapper(env=env)
    wrapped.reset(num_players=2, seed=3)
    draw, done, steps = random.Random(3), False, 0
    while not done:
        player, observation = wrapped.get_observation()
        assert f"seat {player + 1} of 2" in observation
        options = env.game.options_now
        done, _ = wrapped.step(action=f"[{options[draw.randrange(len(options))]}]")
        steps += 1
    rewards, info = wrapped.close()
    assert steps > 20
    assert set(rewards) == {0, 1}
    assert -1 <= min(rewards.values()) <= max(rewards.values()) <= 1
    assert not info[0]["invalid_move"]


@pytest.mark.filterwarnings("ignore")
def test_textarena_forgives_one_illegal_answer_and_not_two() -> None:
    ta: Any = pytest.importorskip("textarena")
    from mandate.envs.text_arena import env_id

    env = ta.make(env_id("qin"))
    env.reset(num_players=2, seed=3)
    env.get_observation()
    assert env.step(action="[castle]") == (False, {})
    player, answer = env.get_observation()
    assert "castle" in str(answer)
    assert env.step(action="[castle]")[0]
    rewards, info = env.close()
    assert rewards[player] == -1
    assert info[player]["invalid_move"]


@pytest.mark.filterwarnings("ignore")
def test_openenv_serves_games_that_its_own_validator_accepts() -> None:
    pytest.importorskip("openenv")
    import uvicorn
    from openenv.cli._validation import validate_running_environment
    from openenv.core.generic_client import GenericEnvClient

    from mandate.envs.open_env import app
    from tests.ports import reserved_port

    with reserved_port() as port:
        server = uvicorn.Server(uvicorn.Config(app(), port=port, log_level="error"))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                thread.join(0.05)
                assert thread.is_alive()
            address = f"http://127.0.0.1:{port}"
            report = validate_running_environment(address)
            assert report["passed"], report
            with GenericEnvClient(base_url=address).sync() as client:
                result = client.reset(seed=4, game="qin", board=SMALL)
                draw = random.Random(4)
                refused = client.step({"choice": "castle"})
                assert refused.observation["refusal"]
                while not result.done:
                    legal = result.observation["legal"]
                    result = client.step({"choice": legal[draw.randrange(len(legal))]})
                assert 0 <= result.reward <= 1
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.filterwarnings("ignore")
def test_verifiers_loads_deals_and_plays_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("verifiers.v1")
    from verifiers.v1.utils.loaders import load_taskset

    from mandate.envs.verifiers_taskset import MandateConfig, MandateEnv, game_of

    page = (Path(__file__).parents[2] / "docs" / "language-models.md").read_text("utf-8")
    (module,) = re.findall(r"```python\n(from mandate.envs.verifiers_taskset import .*?)```", page, re.DOTALL)
    (tmp_path / "mandate_games.py").write_text(module, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    taskset = load_taskset(MandateConfig(id="mandate_games", options={"players": 2, "board": SMALL}))
    tasks = list(taskset.take(2))
    assert [task.data.name for task in tasks] == ["qin#0", "qin#1"]
    assert tasks[0].data.prompt != tasks[1].data.prompt
    task = tasks[1]
    assert task.data.prompt.endswith(game_of(task.data.info).look())
    scripted = Scripted(game_of(task.data.info))
    env = object.__new__(MandateEnv)  # its agents are scripted here: no model is asked
    asyncio.run(env.run(task, scripted))
    assert 0 <= scripted.trace.rewards["share_of_the_win"] <= 1
    assert scripted.trace.metrics["illegal_choices"] == 1


class Scripted:
    """Stands in for the agents of `verifiers`: one wrong answer, then what a twin of the game offers."""

    def __init__(self, twin: TextGame) -> None:
        self.player = self.trace = self
        self.rewards: dict[str, float] = {}
        self.metrics: dict[str, float] = {}
        self.terminated = False
        self.last_reply = ""
        self._twin = twin
        self._turns = 0

    def interaction(self, task: Any) -> "Scripted":
        del task
        return self

    async def __aenter__(self) -> "Scripted":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def turn(self, message: str | None = None) -> "Scripted":
        self._turns += 1
        if self._turns == 1:
            self.last_reply = "castle"
        else:
            assert message is not None
            self.last_reply = f"[{self._twin.options_now[0]}]"
            self._twin.step(self.last_reply)
        return self

    def record_reward(self, name: str, value: float, weight: float) -> None:
        self.rewards[name] = value * weight

    def record_metric(self, name: str, value: float) -> None:
        self.metrics[name] = value
