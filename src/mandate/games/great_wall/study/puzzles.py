"""Finding puzzles of The Great Wall in games that computer players play against each other.

A position is kept where one option is clearly better than every other one that the rules of thumb do not rule
out: first by a few play-outs of each, then by many on fresh tables, at last by hundreds on others again. Each
table is made up from what the seat that is asked can know (`resample`), and all options meet the same ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from mandate.core.game import Decision, Json, Seat
from mandate.core.record import Entry, Record
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import SECTIONS
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.search import CLEAR_LEAD_HONOR
from mandate.games.great_wall.players.trial import Trial
from mandate.games.great_wall.players.value import evaluation_for
from mandate.games.great_wall.rules.fields import BREACHED
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang.text import Fact, Text, joined
from mandate.players import find
from mandate.study.puzzles import Puzzle, Tally, Wrong, id_of

GLANCE, LOOK, COMPARE = (
    4,
    12,
    40,
)  # made-up tables: for all options, for the best of them, for those on fresh tables
CONFIRM = (32, 96, 320)  # the same at last; options that are far behind leave after the first two
RIVALS = 5  # options that are looked at after the first glance
ALIKE = 0.02  # of the win: with no more than that between options, on every table, it hardly matters
APART, SAVED_APART = (
    0.08,
    0.05,
)  # so much more of the win than any other option promises; where it saves a Section
LIKELY = 0.75  # of that is enough on few tables
LEAST, MOST = 0.1, 0.97  # a game that is lost, or won with anything, asks nothing
SAVED = 0.3  # of the play-outs more: in so many of them the Section is Breached with any other option
SHOWN = 5  # rivals that are reported with what they bring
TRIES = 4  # of each solver
LOOKS = 60  # positions of a game at most
EACH_GAME, REST = 3, 12  # puzzles at most, and choices from one to the next, so that they differ
OPENING = 240  # a game is looked at from one of its first choices on
SOLVERS = ("scribe", "rules", "strategist", "marshal")
WHO_PLAYS = ("rules", "rules", "scribe")
SEATS = (1, 2, 3, 3)
ASKED = frozenset(
    {
        FrameKind.CLERKS, FrameKind.FALL_CHOOSE, FrameKind.BUILD, FrameKind.RECRUIT, FrameKind.MUSTER,
        FrameKind.HIRE, FrameKind.TACTIC, FrameKind.ATTACK, FrameKind.WOUND, FrameKind.MARCH,
    }
)  # fmt: skip
KINDS = {FrameKind.CLERKS: "clerk", FrameKind.FALL_CHOOSE: "card"}
THEMES = {  # by what is asked
    FrameKind.FALL_CHOOSE: "command", FrameKind.BUILD: "building", FrameKind.RECRUIT: "soldiers",
    FrameKind.MUSTER: "soldiers", FrameKind.HIRE: "advisors", FrameKind.TACTIC: "tactic",
    FrameKind.ATTACK: "attack", FrameKind.WOUND: "attack", FrameKind.MARCH: "attack",
}  # fmt: skip
PLACES = {  # by where the Clerk goes
    "lum": "goods", "qua": "goods", "gol": "goods", "tem": "goods", "bar": "soldiers", "tea": "tea",
    "bui": "building", "log": "soldiers", "emb": "advisors", "aca": "tactic",
}  # fmt: skip


class Position(msgspec.Struct, frozen=True):
    """Where a puzzle stands: the game so far, and who is asked. Written as one line of JSON."""

    rules: str
    seat: int
    setup: Json
    choices: str  # `SEAT:CHOICE`, with blanks between them

    @classmethod
    def of(cls, state: GreatWallState, seat: Seat) -> Position:
        choices = " ".join(f"{who}:{choice}" for who, choice in state.history)
        return cls(GREAT_WALL.rules_version, seat, state.setup(), choices)

    def state(self) -> GreatWallState:
        made = [choice.partition(":") for choice in self.choices.split()]
        entries = [Entry(seat=int(seat), choice=choice) for seat, _, choice in made]
        record = Record(game=GREAT_WALL.id, rules=self.rules, setup=self.setup, choices=entries)
        *_, (_, state, _) = replay(GREAT_WALL, record)
        assert isinstance(state, GreatWallState)
        return state


class Watched(Trial):
    """Play-outs in which Breaches are counted, too."""

    def __init__(self, view: GreatWallView, options: Sequence[str], seed: str) -> None:
        super().__init__(view, options, evaluation_for(view.options), Chance(seed), explains=True)
        self._breaches = {option: [0] * len(SECTIONS) for option in options}

    def ended(self, name: str, state: GreatWallState) -> None:
        super().ended(name, state)
        for section in state.sections:
            self._breaches[name][section] += state.breached[section] == BREACHED

    def breached(self, name: str, section: int) -> float:
        """In which share of the play-outs this Section was Breached by the end of the Year."""
        return self._breaches[name][section] / max(1, self.visits(name))

    def best_first(self, options: Sequence[str]) -> list[str]:
        return sorted(options, key=self.mean, reverse=True)


@dataclass(frozen=True, slots=True)
class Asking:
    """A question in a game, as its seat sees it."""

    ply: int
    state: GreatWallState
    view: GreatWallView
    decision: Decision


class GreatWallPuzzles:
    """Finds positions of The Great Wall with one clearly best option."""

    solvers = SOLVERS

    def puzzles_of_game(self, seed: str, number: int, tally: Tally) -> list[Puzzle]:
        """The puzzles of one game. The same seed and number find the same."""
        kept: list[Puzzle] = []
        rest_until = Chance(f"{seed}/{number}/from").below(OPENING)
        looked = 0
        for asking in _askings(f"{seed}/{number}"):
            if asking.ply < rest_until:
                continue
            looked += 1
            tally.positions += 1
            known = {puzzle.best for puzzle in kept}
            puzzle = puzzle_of(asking, f"{seed}/{number}/{asking.ply}", tally, known)
            if puzzle is not None:
                kept.append(puzzle)
                rest_until = asking.ply + REST
            if len(kept) == EACH_GAME or looked == LOOKS:
                break
        tally.games += 1
        tally.kept += len(kept)
        return kept

    def asked(self, puzzle: Puzzle) -> tuple[GreatWallState, Seat]:
        position = msgspec.json.decode(puzzle.position, type=Position)
        return position.state(), Seat(position.seat)


def _askings(seed: str) -> Iterator[Asking]:
    """Every question of a game that may be a puzzle."""
    chance = Chance(seed)
    players = chance.choose(SEATS)
    state = GREAT_WALL.start({"players": players}, Chance(chance.word()))
    seats = [find(chance.choose(WHO_PLAYS), chance.word(), game=GREAT_WALL.id) for _ in range(players)]
    ply = 0
    while state.pending:
        seat, decision = next(iter(state.pending.items()))
        view = state.view(seat)
        assert isinstance(view, GreatWallView)
        if decision.kind in ASKED and len(decision.options) > 1:
            yield Asking(ply, state, view, decision)
        state.apply(seat, seats[seat].choose(view, decision))
        ply += 1


def puzzle_of(
    asking: Asking, source: str, tally: Tally, known: Collection[str] = frozenset()
) -> Puzzle | None:
    """The puzzle that a position is; None where it has no clearly best option, or it is a `known` answer."""
    view, decision = asking.view, asking.decision
    worths = RulesPlayer(0).worths(view, decision)
    most = max(worth for _, worth in worths)
    options = [option for option, worth in worths if worth >= most - CLEAR_LEAD_HONOR]
    rivals = _promising(view, options, source)
    if not rivals:
        return None
    tally.compared += 1
    compared = Watched(view, rivals, f"{source}/judge")
    for _ in range(COMPARE):
        compared.meet(rivals)
    best, second = compared.best_first(rivals)[:2]
    if best in known or compared.mean(best) - compared.mean(second) < LIKELY * apart(compared, best):
        return None
    trial = _confirmed(view, best, options, f"{source}/confirm")
    if trial is None:
        tally.doubted += 1
        return None
    return _written(asking, best, trial, source)


def _promising(view: GreatWallView, options: Sequence[str], source: str) -> list[str]:
    """The best options after a first look; none where no one of them seems well ahead of the others."""
    if len(options) < 2:
        return []
    trial = Watched(view, options, source)
    for _ in range(GLANCE):
        trial.meet(options)
    best, *others = trial.best_first(options)[:RIVALS]
    if trial.mean(best) < LEAST or trial.mean(others[0]) > MOST:
        return []
    if any(_alike(trial, best, other) for other in others):
        return []
    for _ in range(LOOK):
        trial.meet([best, *others])
    best, *others = trial.best_first([best, *others])
    ahead = trial.mean(best) - trial.mean(others[0])
    return [best, *others] if ahead >= LIKELY * apart(trial, best) else []


def apart(trial: Watched, best: str) -> float:
    """How much better than any other the best option must be: a Section that falls is felt."""
    return APART if saved(trial, best) is None else SAVED_APART


def _alike(trial: Watched, best: str, other: str) -> bool:
    """Whether two options came to the same on every table so far."""
    pairs = zip(trial.values[best], trial.values[other], strict=True)
    return all(abs(one - another) <= ALIKE for one, another in pairs)


def _confirmed(view: GreatWallView, best: str, options: Sequence[str], seed: str) -> Watched | None:
    """The play-outs that say so: of every option, and of all that come near the best one in hundreds."""
    trial = Watched(view, options, seed)
    running = list(options)
    for tables in CONFIRM:
        while trial.visits(best) < tables:
            trial.meet(running)
        for rival in [option for option in running if option != best]:
            mean, error, _ = trial.gain(best, rival)
            if mean + 2 * error < apart(trial, best):
                return None
            if mean - 3 * error >= APART:
                running.remove(rival)
    needed = apart(trial, best)
    near = [rival for rival in running if rival != best]
    mean = trial.mean(best)
    sure = all(trial.surely_better(best, rival) and trial.gain(best, rival)[0] >= needed for rival in near)
    return trial if sure and mean >= LEAST else None


def _written(asking: Asking, best: str, trial: Watched, source: str) -> Puzzle:
    view, decision = asking.view, asking.decision
    section = saved(trial, best)
    position = msgspec.json.encode(Position.of(asking.state, decision.seat)).decode()
    values = {option: _less(trial, best, option) for option in trial.names if option != best}
    others = sorted(values, key=lambda option: -values[option])
    brings = trial.brings(best)
    return Puzzle(
        id_of(position),
        GREAT_WALL.id,
        "save" if section is not None else KINDS.get(FrameKind(decision.kind), "best"),
        position,
        best,
        round(trial.mean(best), 3),
        tuple(
            Wrong(
                other,
                values[other],
                brings=_happened(trial, best, other, section) if at < SHOWN else None,
            )
            for at, other in enumerate(others)
        ),
        tuple(_solves(name, view, decision, best) for name in SOLVERS),
        source,
        thing="" if section is None else SECTIONS[section],
        brings=None if brings is None else msgspec.to_builtins(brings),
        themes=themes_of(FrameKind(decision.kind), best, saves=section is not None),
    )


def themes_of(kind: FrameKind, best: str, *, saves: bool) -> tuple[str, ...]:
    """The ideas in a puzzle: what is chosen, where a Clerk goes, and whether a Section holds by it."""
    place = best.rpartition("-")[2] if kind == FrameKind.CLERKS else ""
    theme = PLACES.get(place) or THEMES.get(kind)
    return (*(["assault"] if saves else []), *([theme] if theme else []))


def saved(trial: Watched, best: str) -> int | None:
    """The Section that the best option saves from a Breach, and no other one does."""
    others = [option for option in trial.names if option != best]
    gains = {
        section: min(trial.breached(other, section) for other in others) - trial.breached(best, section)
        for section in range(len(SECTIONS))
    }
    section = max(gains, key=lambda section: gains[section])
    return section if gains[section] >= SAVED else None


def _less(trial: Watched, best: str, other: str) -> float:
    """What a rival is worth beside the best option: by the tables that both of them met."""
    return max(0.0, round(trial.mean(best) - trial.gain(best, other)[0], 3))


def _happened(trial: Watched, best: str, other: str, section: int | None) -> Json | None:
    """What would have happened: how often the Section is Breached, and what differs from the best option."""
    sentences: list[Fact] = []
    if section is not None:
        shares = [round(100 * trial.breached(option, section)) for option in (other, best)]
        facts: dict[str, Fact] = {"section": SECTIONS[section], "share": shares[0], "best": shares[1]}
        sentences.append(Text("great-wall-puzzle-breached", facts))
    instead = trial.brings_instead(other, best)
    if instead is not None:
        sentences.append(Text("great-wall-puzzle-instead", instead.facts))
    return msgspec.to_builtins(joined(sentences, " ")) if sentences else None


def _solves(name: str, view: GreatWallView, decision: Decision, best: str) -> float:
    """In how many of its tries a player finds the best option."""
    tries = [find(name, f"solver {t}", game=GREAT_WALL.id).choose(view, decision) for t in range(TRIES)]
    return tries.count(best) / TRIES


MAKER = GreatWallPuzzles()
