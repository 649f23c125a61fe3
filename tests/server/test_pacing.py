"""How long a computer player takes to answer does not show whether it had a choice."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from mandate.core.game import Decision, Seat
from mandate.server.live import caretaker
from mandate.server.live.caretaker import Caretaker
from mandate.server.live.pace import SeatPace
from mandate.server.live.pacing import FIRST_SECONDS, MAX_SECONDS, Asked, Pacing

WINDOW = Asked("great-wall", "marshal", "tactic")
TIMES = [0.02, 0.05, 0.05, 0.44]


class Player:
    """A computer player that needs a time of its own for each free answer; time passes only in here."""

    def __init__(self, chance: random.Random) -> None:
        self.now = 100.0
        self.chance = chance
        self.asked: list[tuple[str, ...]] = []

    async def choose(self, _game: str, _player: str, _view: Any, decision: Decision, *_: Any) -> str:
        self.asked.append(tuple(decision.options))
        self.now += self.chance.choice(TIMES)
        return "play"

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def answer_times(monkeypatch: pytest.MonkeyPatch, hands: list[tuple[str, ...]]) -> list[float]:
    """The time that the answer to each of these windows takes."""
    player = Player(random.Random(1))
    tables: Any = SimpleNamespace(bots=player, audience=SimpleNamespace(asker=lambda _: None))
    keeper = Caretaker(tables)
    keeper.pacing = Pacing(random.Random(2))
    played: list[str] = []

    async def play(_live: Any, _seat: int, _ask: int, choice: str) -> bool:
        played.append(choice)
        return True

    monkeypatch.setattr(keeper, "_play_bot", play)
    monkeypatch.setattr(caretaker, "asyncio", SimpleNamespace(sleep=player.sleep))
    monkeypatch.setattr(caretaker, "time", SimpleNamespace(monotonic=lambda: player.now))

    async def run() -> list[float]:
        took = []
        for number, options in enumerate(hands):
            decision = Decision(Seat(1), number, "tactic", options)
            view = SimpleNamespace(decision=decision)
            table = SimpleNamespace(
                match=SimpleNamespace(view=lambda _, view=view: view),
                ask=lambda _, number=number: number,
                opened=SimpleNamespace(plan=SimpleNamespace(game="great-wall")),
            )
            pace = SimpleNamespace(of=lambda *_: SeatPace({}, 1))  # all of it is left
            live: Any = SimpleNamespace(table=table, pace=pace)
            began = player.now
            await keeper._think(live, 1, number, "marshal", 0.0)
            took.append(round(player.now - began, 6))
        return took

    took = asyncio.run(run())
    assert played == ["play" if len(hand) > 1 else "pass" for hand in hands]
    assert all(len(options) > 1 for options in player.asked)  # a forced answer needs no process
    return took


def test_forced_and_free_answers_take_equally_long(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [("pass", "play")] * 64 + [("pass",), ("pass", "play")] * 1_000
    took = answer_times(monkeypatch, hands)
    forced, free = took[64::2], took[65::2]
    for limit in sorted(set(TIMES)):
        shares = [sum(time <= limit for time in times) / len(times) for times in (forced, free)]
        assert abs(shares[0] - shares[1]) < 0.06
    assert set(forced) == set(free) == set(TIMES)


def test_each_player_has_its_own_pace() -> None:
    pacing = Pacing(random.Random(3))
    assert pacing.pause(WINDOW) == FIRST_SECONDS
    pacing.note(WINDOW._replace(kind="other"), 0.3)
    assert pacing.pause(WINDOW) == 0.3  # of the same player
    pacing.note(WINDOW, 0.1)
    assert pacing.pause(WINDOW) == 0.1
    assert pacing.pause(WINDOW._replace(player="steward")) == FIRST_SECONDS
    for _ in range(1_000):
        pacing.note(WINDOW, 60.0)
    assert pacing.pause(WINDOW) == MAX_SECONDS
