"""What is kept of a game that was played: a line of the results."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from mandate.arena.schedule import Task
from mandate.core.errors import Problem
from mandate.lang import say
from mandate.lang.text import Joined, Text, read_fact, tell
from mandate.players.usage import Usage


class Failure(msgspec.Struct):
    """What a seat's program did wrong."""

    seat: int
    problem: str  # its code
    facts: dict[str, Any]  # of which one may be a refusal of the rules, with its own code and facts

    @classmethod
    def of(cls, seat: int, problem: Problem) -> Failure:
        return cls(seat, problem.code.value, _facts(problem))

    def tell(self, language: str) -> str:
        """The sentence for a person."""
        return _tell(self.problem, self.facts, language)


def _facts(problem: Problem) -> dict[str, Any]:
    facts: dict[str, Any] = {"clause": problem.clause} if problem.clause else {}
    for name, fact in problem.facts.items():
        if isinstance(fact, Problem):
            facts[name] = {"problem": fact.code.value, "facts": _facts(fact)}
        elif isinstance(fact, Text | Joined):
            facts[name] = {"text": msgspec.to_builtins(fact)}
        else:
            facts[name] = fact if isinstance(fact, int | float) else str(fact)
    return facts


def _tell(problem: str, facts: dict[str, Any], language: str) -> str:
    parts = {
        name: _render(fact, language) if isinstance(fact, dict) else fact for name, fact in facts.items()
    }
    sentence = say(language, f"problem-{problem}", parts)
    if facts.get("clause"):
        sentence = f"{sentence} [{facts['clause']}]"
    return f"{sentence} {say(language, 'bot-last-words', parts)}" if facts.get("said") else sentence


def _render(fact: dict[str, Any], language: str) -> str:
    if "text" in fact:
        return tell(read_fact(fact["text"]), language)
    return _tell(fact["problem"], fact["facts"], language)


class Played(msgspec.Struct, omit_defaults=True):
    """One game that was played."""

    deal: int
    table: int
    seating: int
    seats: list[int]  # which player sat on each seat
    winners: list[int]  # seats
    scores: list[int]
    reason: str
    decisions: list[int]  # how many each seat made
    seconds: list[float]  # how long each seat thought
    failures: list[Failure] = []
    first: int | None = None  # the seat that began; earlier releases did not say
    passes: int = 0  # automatic choices, with nothing to decide
    part: str = ""  # of the run, where it has several
    usage: dict[str, Usage] = {}  # of each seat whose player reads and writes text
    seen: dict[str, msgspec.Raw] = {}  # what onlookers made of it

    def belongs_to(self, task: Task) -> bool:
        """Whether this is a result of that game."""
        same = (self.deal, self.table, self.seating) == (task.deal, task.table, task.seating)
        count = len(task.seats)
        lists = (self.scores, self.decisions, self.seconds)
        return (
            same
            and tuple(self.seats) == task.seats
            and all(len(one) == count for one in lists)
            and all(0 <= seat < count for seat in self.winners)
        )


@dataclass(slots=True)
class Finished:
    """A game that is over, as listeners hear of it."""

    task: Task
    played: Played
    data: dict[str, Any] = field(default_factory=dict)  # by onlookers too, but in no form that results keep
    fresh: bool = True  # and not from a file
