"""One game of the soak: random, eager, rule-based or mixed players, with everything checked."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.driving import choose
from tests.games.great_wall.modes import OTHERS
from tests.soak.checks import Accounts, check_end
from tests.soak.seen import Step, by_changes, by_events, listening

KINDS = ("random", "rules", "eager", "mixed")
MODES: dict[str, dict[str, Any]] = {"3": {"players": 3}, "4": {"players": 4}, "5": {"players": 5}, **OTHERS}
Chooser = Callable[[GreatWallState], tuple[Seat, str]]


@dataclass(slots=True)
class Game:
    """What came of one game."""

    number: int
    mode: str
    kind: str
    choices: int = 0
    reason: str = ""
    year: int = 0
    breaches: int = 0
    honor: tuple[int, ...] = ()
    won: bool = False
    used: Counter[str] = field(default_factory=Counter)
    failure: str = ""


def describe(number: int) -> Game:
    modes = list(MODES)
    return Game(number, modes[number % len(modes)], KINDS[number // len(modes) % len(KINDS)])


def play(number: int) -> Game:
    """Play the game of that number; what goes wrong is reported, not raised."""
    game = describe(number)
    try:
        _play(game)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        game.failure = f"{type(error).__name__}: {str(error) or where.line} ({where.name})"
    return game


def _play(game: Game) -> None:
    seed = f"soak {game.number}"
    state = GREAT_WALL.start(MODES[game.mode], Chance(seed))
    accounts = Accounts(state)
    decide = chooser(game.kind, state.n, seed)
    with listening(game.used):
        while state.asked:
            kind = state.stack[-1].kind
            seat, choice = decide(state)
            events = state.apply(seat, choice)
            game.choices += 1
            game.used.update(by_events(events))
            if state.general[0]:
                game.used.update(by_changes(state, Step(kind, seat, choice, events)))
            game.breaches += sum(1 for e in events if e.kind == "assaulted" and _breached(e.to_json()))
            accounts.check(state, events)
    check_end(state)
    game.used.update(state.deal.artifacts)
    game.reason, game.year, game.honor = state.reason, state.year, tuple(state.honor[: state.n])
    game.won = bool(state.outcome and state.outcome.winners)


def _breached(facts: dict[str, int]) -> bool:
    return facts["power"] > facts["defense"]


def chooser(kind: str, seats: int, seed: str) -> Chooser:
    chance = Chance(f"{seed}/play")
    eager = kind != "random"
    seated = {"rules": range(seats), "mixed": range(1, seats, 2)}.get(kind, range(0))
    players = {seat: RulesPlayer(f"{seed}/{seat}") for seat in seated}

    def decide(state: GreatWallState) -> tuple[Seat, str]:
        for seat, decision in state.pending.items():
            if seat in players:
                return seat, players[seat].choose(state.view(seat), decision)
        return choose(state, chance, eager=eager)

    return decide
