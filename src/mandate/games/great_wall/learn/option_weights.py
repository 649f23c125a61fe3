"""`make learn WHAT=options`: what looking ahead can teach the rules of thumb of The Great Wall.

    make learn WHAT=options                                          all questions, hours on one core
    make learn WHAT=options ARGS="--questions clerks --games 300"    one of them; the others stay as they are
    make learn WHAT=options ARGS="--games 40 --file here.json"       a small one, in minutes

Games are played by the rules of thumb, and now and then a question is looked into: several options are
played on, on the same made-up tables, to the end of the Year (or of the next one, for what lasts), where
the learned value of a table says how far ahead that leaves the Clan. The best option is taken, and the game
continues. Then the differences are fitted: a scale for what the rules of thumb said, and a weight for each
trait of an option (least squares with a ridge; a tenth of the games is kept apart). All play with the
weights that the file has for other questions, and in the next generation with the new ones too. New weights
are kept only if a player with them, without looking ahead, clearly beats players without them over games
from all seats. Games are dealt from their numbers, so the same command has the same lessons on every
machine.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.great_wall.players.heuristics.playout import ONE_OF, by_rules, play_out
from mandate.games.great_wall.players.heuristics.sight import Sight
from mandate.games.great_wall.players.option_weights import SPAN, OptionWeights, read, traits
from mandate.games.great_wall.players.rules import SCORES
from mandate.games.great_wall.players.value import Evaluation, learned, mode_of
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.hidden.resample import resample
from mandate.games.great_wall.views.view import GreatWallView

Floats = NDArray[np.floating[Any]]
Done = TypeVar("Done")

# of 1,000 questions of a kind so many are looked into; those whose answer works for long are played on longer
ASKED = {
    "clerks": 250,
    "setup.choose": 1000,
    "fall.choose": 400,
    "fall.order": 400,
    "hire": 700,
    "reclaim": 500,
}
# Clerks move many times a turn, and each lesson has the other moves made by rules of thumb. If all changed at
# once none would be right: so their word keeps this weight, whatever the lessons say.
TRUSTED = {"clerks": 0.4}
LASTING = ("setup.choose", "fall.choose", "hire", "reclaim")
PLAYERS = (3, 4, 3, 2)  # by turns
TABLES = 4  # made-up ones for a question
BEST, OTHERS = 4, 2  # options that are played on: those worth most, and some of the rest
NOISE_ON_THE_WAY = 16  # of 256 choices by plain chance: all sorts of tables are to be met
NOISE = 4  # the same in the play-outs: less of it tells differences sooner
FAR = 80.0  # Honor: being further ahead or behind says nothing more
RARE = 20  # a trait met so seldom teaches nothing
RIDGE, RIDGE_OF_SCALE = 10.0, 1.0
BY = "make learn WHAT=options"
FILE = Path(__file__).parents[1] / "players" / "option_weights.json"


@dataclass(frozen=True, slots=True)
class Option:
    traits: tuple[str, ...]
    by_rules: float
    lead: float  # in Honor, in the mean of the made-up tables


@dataclass(frozen=True, slots=True)
class Lesson:
    kind: str
    years: int  # left
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Job:
    game: int
    generation: int
    questions: tuple[str, ...]
    option_weights: OptionWeights | None


# --- lessons -------------------------------------------------------------------------------------------


def lessons(job: Job) -> list[Lesson]:
    """One game, and what was looked into on its way."""
    chance = Chance(f"option weights {job.generation} {job.game}")
    state = find("great-wall").start({"players": PLAYERS[job.game % len(PLAYERS)]}, chance)
    assert isinstance(state, GreatWallState)
    often = {kind: ASKED[kind] for kind in job.questions}
    lessons_learned: list[Lesson] = []
    while state.asked:
        seat, options = next(iter(state.asked.items()))
        kind = state.stack[-1].kind
        if len(options) > 1 and chance.below(1000) < often.get(kind, 0):
            choice, lesson = _look_into(state, seat, options, job.option_weights, chance)
            lessons_learned.append(lesson)
        elif len(options) > 1 and chance.below(ONE_OF) < NOISE_ON_THE_WAY:
            choice = chance.choose(options)
        else:
            choice = by_rules(state, seat, options, job.option_weights)
        state.apply_unchecked(seat, choice)
    return lessons_learned


def _look_into(
    state: GreatWallState,
    seat: Seat,
    options: Sequence[str],
    option_weights: OptionWeights | None,
    chance: Chance,
) -> tuple[str, Lesson]:
    kind = state.stack[-1].kind
    sight = Sight.of_state(state, seat)
    plain = {option: SCORES[kind](sight, option) for option in options}
    felt = {
        o: worth if option_weights is None else option_weights.worth(sight, kind, o, worth)
        for o, worth in plain.items()
    }
    order = sorted(options, key=lambda option: -felt[option])
    tried, rest = order[:BEST], order[BEST:]
    for _ in range(min(OTHERS, len(rest))):
        tried.append(rest.pop(chance.below(len(rest))))
    view = state.view(seat)
    assert isinstance(view, GreatWallView)
    evaluation = learned().judgements[mode_of(view.options)]
    last_year = max(1, state.year) + (kind in LASTING)
    leads: dict[str, list[float]] = {option: [] for option in tried}
    for _ in range(TABLES):
        table, word = resample(view, chance), chance.word()
        for option in tried:
            after = table.copy()
            after.apply_unchecked(seat, option)
            play_out(after, last_year, Chance(word), NOISE, option_weights)
            leads[option].append(lead(after, seat, evaluation))
    means = {option: sum(values) / TABLES for option, values in leads.items()}
    made = tuple(
        Option(traits(sight, kind, option), round(plain[option], 3), round(means[option], 3))
        for option in tried
    )
    return max(tried, key=means.__getitem__), Lesson(kind, state.side.years - state.year, made)


def lead(state: GreatWallState, seat: Seat, evaluation: Evaluation) -> float:
    """How much Honor a Clan is ahead of the best other one: by the value learned, or the result."""
    others = [other for other in state.lineup.all_seats if other != seat]
    if state.outcome is not None:
        ahead = float(state.honor[seat] - max(state.honor[other] for other in others))
    else:
        ahead = evaluation.honor(state, seat) - max(evaluation.honor(state, other) for other in others)
    return max(-FAR, min(FAR, ahead))


# --- fitting -------------------------------------------------------------------------------------------


class Fit:
    """Scales and option weights by least squares over the options of each lesson, against their mean."""

    def __init__(self, lessons: Sequence[Lesson], questions: Sequence[str]) -> None:
        self.questions = questions
        met = Counter(trait for lesson in lessons for option in lesson.options for trait in option.traits)
        names = [f"={kind}" for kind in questions]
        for trait in sorted(trait for trait, count in met.items() if count >= RARE):
            names += [trait, f"{trait} by Years"]
        self.at = {name: column for column, name in enumerate(names)}
        moments, sums = np.zeros((len(names), len(names))), np.zeros(len(names))
        for lesson in lessons:
            x, y = self.rows(lesson), np.array([option.lead for option in lesson.options])
            used = np.flatnonzero(np.abs(x).sum(axis=0))
            x = x[:, used] - x[:, used].mean(axis=0)
            moments[np.ix_(used, used)] += x.T @ x
            sums[used] += x.T @ (y - y.mean())
        ridge = np.full(len(names), RIDGE)
        ridge[: len(questions)] = RIDGE_OF_SCALE
        self.found: Floats = np.linalg.solve(moments + np.diag(ridge), sums)

    def rows(self, lesson: Lesson) -> Floats:
        x = np.zeros((len(lesson.options), len(self.at)))
        for row, option in zip(x, lesson.options, strict=True):
            row[self.at[f"={lesson.kind}"]] = option.by_rules
            for trait in option.traits:
                if trait in self.at:
                    row[self.at[trait]] = 1.0
                    row[self.at[f"{trait} by Years"]] = lesson.years / SPAN
        return x

    def gained(self, apart: Sequence[Lesson]) -> float:
        """Honor a question, of what it would take instead of the rules of thumb, by lessons kept apart."""
        gains = []
        for lesson in apart:
            mine = int(np.argmax(self.rows(lesson) @ self.found))
            theirs = int(np.argmax([option.by_rules for option in lesson.options]))
            gains.append(lesson.options[mine].lead - lesson.options[theirs].lead)
        return float(np.mean(gains)) if gains else 0.0

    def option_weights(self, before: OptionWeights | None, statistics: Mapping[str, float]) -> OptionWeights:
        """What was found, with what is known of other questions."""
        value = {name: round(float(self.found[column]), 3) for name, column in self.at.items()}
        scales: dict[str, float] = {}
        weights: dict[str, tuple[float, float]] = {}
        learned: dict[str, Mapping[str, float]] = {}
        if before is not None:
            scales = {kind: scale for kind, scale in before.scales.items() if kind not in self.questions}
            weights = {trait: pair for trait, pair in before.weights.items() if trait.split()[0] in scales}
            learned = {kind: what for kind, what in before.learned.items() if kind in scales}
        scales |= {kind: TRUSTED.get(kind, value[f"={kind}"]) for kind in self.questions}
        weights |= {
            name: (value[name], value[f"{name} by Years"]) for name in value if f"{name} by Years" in value
        }
        learned |= dict.fromkeys(self.questions, statistics)
        return OptionWeights(find("great-wall").rules_version, BY, scales, weights, learned)


# --- the gate ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Match:
    deal: int
    seat: int
    new: OptionWeights
    old: OptionWeights | None


def result(match: Match) -> float:
    """The share of the win of one who has the new option weights, among others who have the old ones."""
    players = PLAYERS[match.deal % len(PLAYERS)]
    state = find("great-wall").start({"players": players}, Chance(f"option weights match {match.deal}"))
    assert isinstance(state, GreatWallState)
    while state.asked:
        seat, options = next(iter(state.asked.items()))
        mind = match.new if seat == match.seat else match.old
        state.apply_unchecked(seat, by_rules(state, seat, options, mind))
    assert state.outcome is not None
    winners = state.outcome.winners
    return (match.seat in winners) / len(winners) * players  # 1 in the mean where all are equal


def plays_better(
    new: OptionWeights, old: OptionWeights | None, matches: int, pool: ProcessPoolExecutor
) -> bool:
    plan = [
        Match(deal, seat, new, old) for deal in range(matches) for seat in range(PLAYERS[deal % len(PLAYERS)])
    ]
    shares = np.array(list(shown("  matches", pool.map(result, plan, chunksize=8), len(plan))))
    off = 1.96 * float(shares.std()) / math.sqrt(len(shares))
    mean = float(shares.mean())
    sys.stdout.write(f"  wins {mean:.3f} ± {off:.3f} times its share ({len(plan)} games)\n")
    return mean - off > 1


# --- the command ---------------------------------------------------------------------------------------


def shown(what: str, parts: Iterable[Done], count: int) -> Iterator[Done]:
    yield from track(parts, description=what, total=count, transient=True)


def learn(
    before: OptionWeights | None,
    questions: tuple[str, ...],
    games: int,
    generations: int,
    matches: int,
    jobs: int,
) -> Iterator[OptionWeights]:
    """Generation after generation; those that were kept."""
    option_weights = before
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(1, generations + 1):
            plan = [Job(game, generation, questions, option_weights) for game in range(games)]
            parts = list(shown(f"  generation {generation}", pool.map(lessons, plan), games))
            apart = [lesson for part in parts[9::10] for lesson in part]
            kept = [lesson for number, part in enumerate(parts) if number % 10 != 9 for lesson in part]
            fit = Fit(kept, questions)
            gained = round(fit.gained(apart), 3)
            sys.stdout.write(
                f"generation {generation}: {len(kept)} lessons of {games} games, "
                f"{gained:+.2f} Honor a question on {len(apart)} others\n"
            )
            statistics = {"games": games, "generation": generation, "lessons": len(kept), "gained": gained}
            new = fit.option_weights(option_weights, statistics)
            if plays_better(new, option_weights, matches, pool):
                option_weights = new
                yield new
            else:
                sys.stdout.write("  not surely better: left out\n")


def known(file: Path, questions: Sequence[str]) -> OptionWeights | None:
    """What the file has about other questions."""
    if not file.exists():
        return None
    weights = read(file.read_bytes(), file.name)
    scales = {kind: scale for kind, scale in weights.scales.items() if kind not in questions}
    return msgspec.structs.replace(weights, scales=scales) if scales else None


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make learn WHAT=options",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--questions", default=",".join(ASKED), help="about what (default: %(default)s)")
    parser.add_argument("--games", type=int, default=600, help="in a generation (default: %(default)s)")
    parser.add_argument("--generations", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--matches", type=int, default=400, help="deals for the gate (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default: %(default)s)")
    parser.add_argument("--file", type=Path, default=FILE, help="where the option weights go")
    wanted = parser.parse_args()
    questions = tuple(wanted.questions.split(","))
    if unknown := [question for question in questions if question not in ASKED]:
        parser.error(f"nothing is learned about {unknown[0]!r}; there are {', '.join(ASKED)}")
    if wanted.games < 20 or wanted.matches < 4 or min(wanted.generations, wanted.jobs) < 1:
        parser.error("at least 20 games, 4 matches, one generation and one process are needed")
    try:
        before = known(wanted.file, questions)
    except Malformed as problem:
        raise SystemExit(str(problem)) from problem
    kept = 0
    for option_weights in learn(
        before, questions, wanted.games, wanted.generations, wanted.matches, wanted.jobs
    ):
        kept += 1
        wanted.file.write_bytes(msgspec.json.format(msgspec.json.encode(option_weights), indent=1) + b"\n")
    if not kept:
        raise SystemExit("Nothing was kept; the file is as it was.")


if __name__ == "__main__":
    main()
