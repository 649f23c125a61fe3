"""Finding puzzles of Qin in games that computer players play against each other.

A position is kept if one placement is clearly better than every other one: first by a short look, then by
a search of each of the best placements alone, at last by one long search of everything. Only what the player
to move can know is compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mandate.core.game import Decision, Event, Seat
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.games.qin.players.reviewer import worth
from mandate.games.qin.players.search import evaluate
from mandate.games.qin.rules.events import BecameMajor, Connected, Conquered, Founded, Joined
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position import redact, write_all
from mandate.games.qin.views.position_reader import read
from mandate.games.qin.views.view import QinView
from mandate.players import find
from mandate.study.puzzles import Puzzle, Tally, Wrong, id_of

LOOK, GLANCE, COMPARE, CONFIRM = (
    1_500,
    2_000,
    15_000,
    300_000,
)  # simulations: all, each twice, all again
LOOKED_APART, APART = 0.07, 0.10  # so much more of the win than any other placement promises
LEAST, MOST = 0.3, 0.97  # a game that is lost, or won with anything, poses no question
RIVALS = 5  # placements that are compared beside the best one
SHOWN = 4  # of them are shown with their answers
TRIES = 4  # of each solver
FIRST_PLY = 4
SPACE = re.compile(r"[a-z]\d+")
PAGODAS_AT_ONCE = 2  # set by one placement
FEW_PAGODAS = 4  # of one player: the end is near
EACH_GAME, REST = 3, 5  # puzzles at most, and choices from one to the next, so that they differ
SOLVERS = ("apprentice", "settler", "raider", "search:400", "chancellor")
WHO_PLAYS = ("raider", "search:60", "search:400", "settler")
SETUPS = (("bird", 2), ("lion", 2), ("bird", 2), ("lion", 2), ("bird", 3), ("lion", 3))


class QinPuzzles:
    """Finds positions of Qin with one clearly best placement."""

    solvers = SOLVERS

    def puzzles_of_game(self, seed: str, number: int, tally: Tally) -> list[Puzzle]:
        """The puzzles of one game. The same seed and number find the same."""
        kept: list[Puzzle] = []
        rest_until = FIRST_PLY
        for at, position in _positions(f"{seed}/{number}"):
            if at < rest_until:
                continue
            tally.positions += 1
            puzzle = puzzle_of(position, f"{seed}/{number}/{at}", tally)
            if puzzle is not None:
                kept.append(puzzle)
                rest_until = at + REST
            if len(kept) == EACH_GAME:
                break
        tally.games += 1
        tally.kept += len(kept)
        return kept

    def asked(self, puzzle: Puzzle) -> tuple[QinState, Seat]:
        state, _, decision = _seen(puzzle.position, puzzle.id)
        return state, decision.seat


def _positions(seed: str) -> Iterator[tuple[int, str]]:
    """Every position of a game in which something is to be chosen, as its mover knows it."""
    chance = Chance(seed)
    board, players = chance.choose(SETUPS)
    state = QIN.start({"board": board, "players": players}, Chance(chance.word()))
    seats = [find(chance.choose(WHO_PLAYS), seed=chance.word()) for _ in range(players)]
    ply = 0
    while state.mover is not None:
        seat = state.mover
        decision = state.pending[seat]
        if not decision.automatic and len(decision.options) > 1:
            yield ply, redact(write_all(state.board, state.g), seat)
        state.apply(seat, seats[seat].choose(state.view(seat), decision))
        ply += 1


def puzzle_of(position: str, source: str, tally: Tally) -> Puzzle | None:
    """The puzzle that a position is; None where it has no clearly best placement."""
    state, view, decision = _seen(position, source)
    looked = evaluate(view, LOOK, source)
    if not _promising([(candidate.value, candidate.visits) for candidate in looked.candidates]):
        return None
    tally.compared += 1
    rivals = [candidate.choice for candidate in looked.candidates[: RIVALS + 1]]
    values = _values(view, rivals, GLANCE, LOOKED_APART, source) and _values(
        view, rivals, COMPARE, APART, source
    )
    if not values:
        return None
    best, *others = sorted(rivals, key=lambda choice: -values[choice])
    if not _confirmed(view, best, source):
        tally.doubted += 1
        return None
    events = attempt(state, decision.seat, [best]).events
    kind = kind_of(events, decision.seat, values[best], values[others[0]])
    wrong = tuple(
        Wrong(choice, values[choice], _reply(position, choice, source)) for choice in others[:SHOWN]
    )
    solved = tuple(_solves(name, view, decision, best) for name in SOLVERS)
    return Puzzle(
        id_of(position),
        QIN.id,
        kind,
        position,
        best,
        values[best],
        wrong,
        solved,
        source,
        themes=themes_of(state, events, decision.seat, best, wrong),
    )


def _seen(position: str, seed: str) -> tuple[QinState, QinView, Decision]:
    state = read(position, Chance(seed))
    assert state.mover is not None
    return state, state.view(state.mover), state.pending[state.mover]


def _promising(candidates: list[tuple[float, int]]) -> bool:
    """Whether a first look finds one placement well ahead of all that it looked at often enough."""
    if len(candidates) < 3:
        return False
    most = max(visits for _, visits in candidates)
    sound = sorted((value for value, visits in candidates if visits * 20 >= most), reverse=True)
    return sound[0] >= LEAST and (len(sound) == 1 or sound[0] - sound[1] >= LOOKED_APART)


def _values(view: QinView, rivals: list[str], simulations: int, apart: float, seed: str) -> dict[str, float]:
    """What each placement is worth, searched alone; empty as soon as the two best are near each other."""
    values: dict[str, float] = {}
    for choice in rivals:
        values[choice] = round(worth(view, choice, simulations, seed).share, 3)
        best, second = [*sorted(values.values(), reverse=True), 0.0][:2]
        if best < LEAST or second > MOST or best - second < apart:
            return {}
    return values


def _confirmed(view: QinView, best: str, seed: str) -> bool:
    """Whether a long search of every placement takes this one, and finds nothing near it."""
    thought = evaluate(view, CONFIRM, f"{seed}/confirm")
    if thought.choice.partition("/")[0] != best:
        return False
    value = thought.candidates[0].value
    near = [candidate for candidate in thought.candidates[1:] if candidate.visits >= 500]
    return all(value - candidate.value >= APART / 2 for candidate in near)


def kind_of(events: list[Event], seat: Seat, value: float, second: float) -> str:
    """What the task is called: by what the best placement does."""
    happened = {event.kind for event in events}
    if "ended" in happened:
        return "finish"
    if any(isinstance(event, Conquered) and event.seat == seat for event in events):
        return "conquer"
    if any(isinstance(event, Joined) and event.seat == seat for event in events):
        return "join"
    if value >= 0.5 > second:
        return "lead"
    return "village" if "connected" in happened else "best"


def themes_of(
    state: QinState, events: list[Event], seat: Seat, best: str, wrong: Sequence[Wrong]
) -> tuple[str, ...]:
    """The ideas in a puzzle: what its best placement does, and what it keeps others from."""
    own = [event for event in events if getattr(event, "seat", None) == seat]
    set_up = sum(isinstance(event, Founded | BecameMajor | Connected | Conquered) for event in own)
    replies = [spaces_of(each.reply) & spaces_of(best) for each in wrong if each.reply is not None]
    found = {
        "join": any(isinstance(event, Joined) for event in own),
        "village": any(isinstance(event, Connected | Conquered) for event in own),
        "major": any(isinstance(event, BecameMajor) for event in own),
        "block": bool(replies) and sum(map(bool, replies)) * 2 >= len(replies),
        "pagodas": set_up >= PAGODAS_AT_ONCE,
        "endgame": min(state.supply) <= FEW_PAGODAS,
    }
    return tuple(theme for theme, holds in found.items() if holds)


def spaces_of(placement: str) -> set[str]:
    """The two spaces of a placement such as `RY:g8h8`."""
    return set(SPACE.findall(placement.partition(":")[2]))


def _reply(position: str, choice: str, seed: str) -> str | None:
    """What the next player would most likely do after a placement; None where the game is over then."""
    state, _, decision = _seen(position, seed)
    state.apply(decision.seat, choice)
    if state.mover is None:
        return None
    thought = evaluate(state.view(decision.seat), LOOK, seed)
    return None if thought.choice == PASS else thought.choice.partition("/")[0]


def _solves(name: str, view: QinView, decision: Decision, best: str) -> float:
    """In how many of its tries a player finds the best placement."""
    chosen = [find(name, seed=f"solver {t}").choose(view, decision).partition("/")[0] for t in range(TRIES)]
    return chosen.count(best) / TRIES


MAKER = QinPuzzles()
