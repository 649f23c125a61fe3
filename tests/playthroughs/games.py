"""The golden games: how each is played, and how it is written down for people to read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mandate import qin
from mandate.core.game import Event, Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.rules.state import QinState
from mandate.players import find

FOLDER = Path(__file__).parent


def by(*names: str) -> Callable[[Match[QinState]], None]:
    """Play to the end with these players, through their views."""

    def play(match: Match[QinState]) -> None:
        players = [find(name, seed=f"golden {seat}") for seat, name in enumerate(names)]
        while (decision := match.decision) is not None:
            match.play(players[decision.seat].choose(match.view(decision.seat), decision))

    return play


def with_resignations(match: Match[QinState]) -> None:
    """Four random players, of whom two leave on the way; piles chosen at random too."""
    chance = Chance("golden resignations")
    for ply in range(200):
        if match.outcome is not None:
            return
        if ply in (14, 31):
            match.resign()
            continue
        choice = chance.choose(match.options)
        piles = [str(i + 1) for i, size in enumerate(match.state.piles) if size]
        match.play(f"{choice}/{chance.choose(piles)}" if piles and choice != "pass" else choice)


GAMES: dict[str, tuple[Callable[[], Match[QinState]], Callable[[Match[QinState]], None]]] = {
    "qin-bird-2-greedy": (lambda: qin.new(seed="golden 1"), by("greedy", "greedy")),
    "qin-lion-2-random": (lambda: qin.new(board="lion", seed="golden 2"), by("random", "random")),
    "qin-bird-3-mixed": (
        lambda: qin.new(3, first="random", fair_start=True, seed="golden 3"),
        by("greedy", "random", "greedy"),
    ),
    "qin-lion-4-resignations": (lambda: qin.new(4, "lion", seed="golden 4"), with_resignations),
    "qin-lion-3-pass": (lambda: qin.new(3, "lion", seed="golden 363"), by("random", "random", "random")),
}


def write(name: str) -> str:
    """Play a golden game and write it down: the deal, every choice with what followed, the boards."""
    begin, play = GAMES[name]
    match = begin()
    play(match)
    options = match.record.setup["options"]
    state = match.game.begin(match.record.setup)
    assert isinstance(state, QinState)
    lines = [
        f"{name}: seat {options['first'] + 1} of {options['players']} begins, seed “{match.record.seed}”",
        f"deal: {match.record.setup['tiles']}",
        "",
        str(state),
        "",
    ]
    for ply, entry in enumerate(match.record.choices, 1):
        seat = Seat(entry.seat)
        events = state.resign(seat) if entry.choice == "resign" else state.apply(seat, entry.choice)
        lines.append(f"{ply:>3}. seat {seat + 1} {entry.choice:<14} {'; '.join(map(tell, events))}")
        if ply % 10 == 0 or ply == len(match.record.choices):
            lines += ["", state.position(), str(state), ""]
    return "\n".join(lines).rstrip() + "\n"


def tell(event: Event) -> str:
    """An event in few words that do not depend on any language."""
    facts = event.to_json()
    kind = facts.pop("event")
    if "cause" in facts:
        facts["cause"] = ":".join(filter(None, facts["cause"]))
    return " ".join([kind, *(f"{key}={value}" for key, value in facts.items() if key != "token")])
