"""One game of a plan, from the deal to the result. Runs in a worker process too."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from mandate import games
from mandate.arena.plan import Plan
from mandate.arena.schedule import Task
from mandate.core.errors import Problem
from mandate.core.game import Decision, Outcome, Seat, State, View
from mandate.core.match import Match
from mandate.lang import say
from mandate.players import Player, find
from mandate.players.bot_process import BotFailed, BotProcess
from mandate.players.external import ExternalPlayer, command_of, is_bot

FORFEIT = "forfeit"  # the only seat, or one that cannot resign, has lost by its program's failure


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
        else:
            facts[name] = fact if isinstance(fact, int | float) else str(fact)
    return facts


def _tell(problem: str, facts: dict[str, Any], language: str) -> str:
    told = {
        name: _tell(fact["problem"], fact["facts"], language) if isinstance(fact, dict) else fact
        for name, fact in facts.items()
    }
    sentence = say(language, f"problem-{problem}", told)
    if facts.get("clause"):
        sentence = f"{sentence} [{facts['clause']}]"
    return f"{sentence} {say(language, 'bot-last-words', told)}" if facts.get("said") else sentence


class Played(msgspec.Struct, omit_defaults=True):
    """One game that was played: a line of the results."""

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


class Bots:
    """The programs that run for one worker: each goes on to the next game when it has done nothing wrong."""

    def __init__(self) -> None:
        self._running: dict[str, list[BotProcess]] = {}

    def seat(self, command: str, seed: str, plan: Plan) -> ExternalPlayer:
        free = self._running.get(command)
        process = free.pop() if free else None
        return ExternalPlayer(command, seed, seconds=plan.seconds, process=process)

    def take_back(self, player: ExternalPlayer) -> None:
        if player.process is not None and player.process.open:
            self._running.setdefault(player.command, []).append(player.process)

    def close(self) -> None:
        for processes in self._running.values():
            for process in processes:
                process.close()
        self._running.clear()


def try_out(plan: Plan) -> None:
    """Start every program of the plan once and greet it: raises what is wrong with one of them."""
    for name in dict.fromkeys(plan.players):
        if is_bot(name):
            bot = ExternalPlayer(command_of(name), plan.seed, seconds=plan.seconds)
            try:
                bot.greet(plan.game, plan.options[0], 0)
            finally:
                bot.close()


def play(plan: Plan, task: Task, bots: Bots) -> Played:
    """Play one game. Its chance depends on the plan's seed and the deal, and on nothing else."""
    seated = [_seat(plan, task, seat, bots) for seat in range(len(task.seats))]
    decisions, seconds = [0] * len(seated), [0.0] * len(seated)
    failures: list[Failure] = []
    options = plan.options[task.deal % len(plan.options)]
    match: Match[State] = Match.start(games.find(plan.game), options, seed=f"{plan.seed}/{task.deal}")
    forfeited: Seat | None = None
    while match.pending and forfeited is None:
        seat, decision = next(iter(match.pending.items()))
        view = match.view(seat)
        began = time.perf_counter()
        try:
            _answer(match, seat, seated[seat], view, decision)
            decisions[seat] += 1
        except BotFailed as failure:
            failures.append(Failure.of(seat, failure))
            forfeited = _leave(match, seat)
        seconds[seat] += time.perf_counter() - began
    outcome = _outcome(match, forfeited)
    for player in seated:
        if isinstance(player, ExternalPlayer):
            player.over(outcome)
            bots.take_back(player)
    return Played(
        deal=task.deal,
        table=task.table,
        seating=task.seating,
        seats=list(task.seats),
        winners=[int(seat) for seat in outcome.winners],
        scores=[int(score) for score in outcome.scores],
        reason=outcome.reason,
        decisions=decisions,
        seconds=[round(thought, 6) for thought in seconds],
        failures=failures,
    )


def _seat(plan: Plan, task: Task, seat: int, bots: Bots) -> Player:
    name = plan.players[task.seats[seat]]
    # the player's own number too: a player that meets itself is not to play the same game twice
    seed = f"{plan.seed}/{task.deal}/{seat}/{task.seats[seat]}"
    if is_bot(name):
        return bots.seat(command_of(name), seed, plan)
    return find(name, seed, game=plan.game)


def _answer(match: Match[State], seat: Seat, player: Player, view: View, decision: Decision) -> None:
    choice = player.choose(view, decision)
    try:
        match.play(choice, seat, number=decision.number)
    except Problem as refusal:
        if not isinstance(player, ExternalPlayer):
            raise
        raise player.illegal(choice, refusal) from refusal


def _leave(match: Match[State], seat: Seat) -> Seat | None:
    """The seat resigns; it is given back where the game cannot go on without it and does not end."""
    try:
        match.resign(seat)
    except Problem:
        return seat
    return seat if seat in match.pending else None


def _outcome(match: Match[State], forfeited: Seat | None) -> Outcome:
    if forfeited is None:
        assert match.outcome is not None
        return match.outcome
    seats = match.state.seats
    winners = tuple(Seat(seat) for seat in range(seats) if seat != forfeited) if seats == 2 else ()
    return Outcome(winners, FORFEIT, (0,) * seats)
