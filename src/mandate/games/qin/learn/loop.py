"""Generations of a judgement: teach, fit, let the new one meet the old one, keep the better.

Everything lies in one folder, and what is there is not made again: after any interruption, the same command
resumes. Lessons, fits and deals come from the seed and their numbers alone.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mandate.files import write_whole
from mandate.games.qin.learn import page
from mandate.games.qin.learn.gate import Score, Side, together
from mandate.games.qin.learn.start import AS_USUAL, Tables, read_tables, tables_of, weights_for
from mandate.games.qin.learn.teacher import Lesson, join, load
from mandate.games.qin.learn.work import Fitting, Meeting, Teaching, side_by_side
from mandate.games.qin.players.learned import written

PLAYERS = (2, 3, 4)
ORDER = (2, 3, 2, 4)  # for how many players lessons are, by turns
APART = 10  # one lesson of so many is kept apart
REMEMBERED = 2  # generations whose lessons are used
PIECE = 10  # deals of a match that are kept together
OFTEN = 10.0  # seconds between two lines that tell how far it is
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    folder: Path
    start: str  # what is known before the first lesson: `start.tables_of`
    generations: int
    lessons: int  # for each generation …
    seconds: float  # … or as many as can be begun in so many seconds, if there are fewer of those
    simulations: int  # behind each placement of a lesson
    epochs: int
    deals: int  # for each number of players at the gate …
    gate_seconds: float  # … or as many as can be begun in so many seconds
    gate: int  # simulations a placement there
    jobs: int
    seed: int
    players: tuple[int, ...] = PLAYERS

    def to_json(self) -> dict[str, Any]:
        """What must match for a folder to be resumed."""
        facts = asdict(self)
        for name in ("folder", "generations", "jobs", "seconds", "gate_seconds"):
            del facts[name]
        return facts | {"players": list(self.players)}


class Learning:
    """One folder of learning."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        self.plan, self.tell = plan, tell
        self.first = {n: table for n, table in tables_of(plan.start).items() if n in plan.players}
        self.feature_weights = weights_for(plan.start)
        plan.folder.mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        path = self.plan.folder / "plan.json"
        plan = self.plan.to_json()
        if not path.exists():
            write_whole(path, json.dumps(plan, indent=1) + "\n")
            return
        there = json.loads(path.read_text("utf-8"))
        other = [f"{name} is {there.get(name)} there" for name in plan if there.get(name) != plan[name]]
        if other:
            raise ValueError(
                f"{self.plan.folder} has another learning ({', '.join(other)}): take a new folder"
            )

    def go(self) -> Tables:
        """All generations, then the last one against the first; returns the best judgement found."""
        plan, best = self.plan, dict(self.first)
        for generation in range(1, plan.generations + 1):
            if self._file(generation, "log.json").exists():
                best = read_tables(self._file(generation, "best.npz"))
                self.tell(f"generation {generation} is there already")
            else:
                best = self._generation(generation, best)
        self._look_back(best)
        self.tell(f"all with plots: {page.write(plan.folder, plan.generations)}")
        return best

    def _generation(self, generation: int, best: Tables) -> Tables:
        fitted = self._file(generation, "fit.json")
        began = time.time()
        if not fitted.exists():
            self._teach(generation, best)
            self._fit(generation, best, began)
        facts = json.loads(fitted.read_text("utf-8"))
        new = read_tables(self._file(generation, "new.npz"))
        began = time.time()
        scores = self._matches(
            f"generation {generation} against the one before", f"{generation:02d}-gate", new, best, generation
        )
        kept = {
            n: new[n] if scores[n].better else best[n]
            for n in self.plan.players
            if n in best or scores[n].better
        }
        save_tables(self._file(generation, "best.npz"), kept, self._about(generation))
        facts["gate"] = {n: {"kept": score.better, **score._asdict()} for n, score in scores.items()}
        facts["seconds"].append(round(time.time() - began))
        write_whole(self._file(generation, "log.json"), json.dumps(facts, indent=1) + "\n")
        return kept

    def _about(self, generation: int) -> str:
        command = f"python -m mandate.games.qin.learn --seed {self.plan.seed}"
        return f"{command}, generation {generation}; its log has the rest"

    def _file(self, generation: int, name: str) -> Path:
        return self.plan.folder / f"{generation:02d}-{name}"

    # --- Teaching and fitting ------------------------------------------------------------------------

    def _teach(self, generation: int, best: Tables) -> None:
        plan = self.plan
        order = [players for players in ORDER if players in plan.players]
        until = time.time() + plan.seconds

        def lessons() -> Iterator[Teaching]:
            for number in range(plan.lessons):
                if time.time() > until:
                    return
                players = order[number % len(order)]
                path = self._file(generation, f"{players}-{number:05d}.lesson.npz")
                key = (plan.seed, generation, number)
                yield Teaching(path, players, best.get(players), plan.start, plan.simulations, key)

        begun = time.time()
        for done, _ in enumerate(side_by_side(lessons(), plan.lessons, plan.jobs), 1):
            if time.time() - begun > OFTEN or done == plan.lessons:
                begun = time.time()
                self.tell(f"generation {generation}: {done} of {plan.lessons} lessons")

    def _fit(self, generation: int, best: Tables, began: float) -> None:
        plan, new = self.plan, {}
        taught = time.time()
        parts = (
            Fitting(n, best.get(n), *self._lessons(generation, n), plan.epochs, (plan.seed, generation, n, 7))
            for n in plan.players
        )
        facts: dict[str, Any] = {"fit": {}}
        for part, fitted in side_by_side(parts, len(plan.players), plan.jobs):
            new[part.players] = fitted.pop("table")
            facts["fit"][part.players] = fitted
            self.tell(
                f"generation {generation}, {part.players} players: error {1000 * fitted['before']:.1f} → "
                f"{1000 * fitted['after']:.1f} ‰ after {fitted['positions']} positions"
            )
        facts["seconds"] = [round(taught - began), round(time.time() - taught)]
        save_tables(self._file(generation, "new.npz"), new, self._about(generation))
        write_whole(self._file(generation, "fit.json"), json.dumps(facts, indent=1) + "\n")

    def _lessons(self, generation: int, players: int) -> tuple[Lesson, Lesson]:
        """The lessons to learn from, and those held out."""
        lessons: tuple[list[Lesson], list[Lesson]] = [], []
        for past in range(max(1, generation - REMEMBERED + 1), generation + 1):
            paths = sorted(self.plan.folder.glob(f"{past:02d}-{players}-*.lesson.npz"))
            for i, path in enumerate(paths):
                lessons[i % APART == 0].append(load(path))
        if not lessons[0]:
            raise ValueError(f"{players} players: too few lessons to keep some apart; more lessons, please")
        return join(lessons[0]), join(lessons[1])

    # --- Matches -------------------------------------------------------------------------------------

    def _matches(
        self, title: str, name: str, new: Tables, old: Tables | None, number: int
    ) -> dict[int, Score]:
        """One of the new among the old with each number of players; None: the usual judgement, unlearned."""
        plan = self.plan
        until = time.time() + plan.gate_seconds

        def meetings() -> Iterator[Meeting]:
            for piece in range(math.ceil(plan.deals / PIECE)):
                for n in plan.players:
                    if piece and time.time() > until:
                        return
                    one = Side(new.get(n), plan.gate, feature_weights=self.feature_weights)
                    two = (
                        Side(None, plan.gate)
                        if old is None
                        else Side(old.get(n), plan.gate, feature_weights=self.feature_weights)
                    )
                    deals = min(PIECE, plan.deals - piece * PIECE)
                    path = plan.folder / f"{name}-{n}-{piece:03d}.match.json"
                    yield Meeting(path, one, two, n, deals, (plan.seed, number, piece))

        results: dict[int, dict[Path, Score]] = {n: {} for n in plan.players}
        for part, score in side_by_side(
            meetings(), math.ceil(plan.deals / PIECE) * len(plan.players), plan.jobs
        ):
            results[part.players][part.path] = score
        scores = {
            n: together([parts[path] for path in sorted(parts)]) for n, parts in results.items() if parts
        }
        for score in scores.values():
            self.tell(f"{title}: {score}: {'better' if score.better else 'not surely better'}")
        return scores

    def _look_back(self, best: Tables) -> None:
        """Play the last one against the state before the first lesson, and against the usual judgement."""
        last = self.plan.generations
        deals = 1000 + last  # those that no gate has played
        against: dict[str, Tables | None] = {f"the start ({self.plan.start})": self.first}
        if self.plan.start != AS_USUAL:
            against["the usual judgement"] = None
        results = {}
        for number, (name, old) in enumerate(against.items()):
            scores = self._matches(
                f"the last one against {name}", f"{last:02d}-end{number}", best, old, deals
            )
            results[name] = {n: score._asdict() for n, score in scores.items()}
        write_whole(self._file(last, "end.json"), json.dumps(results, indent=1) + "\n")


def save_tables(path: Path, tables: Tables, about: str) -> None:
    part = path.with_suffix(".part.npz")
    part.write_bytes(written(tables, about))
    part.replace(path)
