"""One game of a plan, from the deal to the result, and who looks on. Runs in worker processes too."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from mandate import games
from mandate.arena.plan import Plan, Seating
from mandate.arena.played import Failure, Finished, Played
from mandate.arena.schedule import Task
from mandate.core.errors import Problem
from mandate.core.game import Decision, Event, Outcome, Seat, State, View
from mandate.core.match import Match
from mandate.core.record import RESIGN
from mandate.players import Follower, Player, find
from mandate.players.bot_process import BotFailed, BotProcess
from mandate.players.external import ExternalPlayer, command_of, is_bot

FORFEIT = "forfeit"  # the only seat, or one that cannot resign, has lost by its program's failure


class Onlooker:
    """Sees one game whole, where it is played; a `Listener` gets only its result."""

    def saw(self, view: View, decision: Decision, choice: str, events: Sequence[Event]) -> None:
        """A choice was made: what its seat saw, was asked and chose, and all that happened then."""

    def made(self) -> Any:
        """What to pass on when the game is over: as JSON (`Raw`), which results keep, or anything else
        that can be pickled."""
        raise NotImplementedError


class Watch(Protocol):
    """Sends an onlooker to every game. It is pickled with the work that is to be done."""

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Onlooker: ...


class Programs:
    """The programs that run in this process: each is kept for the next game if it has done nothing wrong."""

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


class Playing:
    """The work of a run: plays any of its games. `strict` if a program's failure is to end the run,
    and not only its game."""

    def __init__(
        self, plans: Sequence[Plan], watch: Mapping[str, Watch] | None = None, *, strict: bool = False
    ) -> None:
        self._plans = list(plans)
        self._watch = dict(watch or {})
        self._strict = strict
        self._programs = Programs()

    def __call__(self, task: Task) -> Finished:
        plan = self._plans[task.part]
        match = start(plan, task)
        onlookers = {name: watch.begin(plan, task, match) for name, watch in self._watch.items()}
        played = play(plan, task, match, self._programs, tuple(onlookers.values()), strict=self._strict)
        finished = Finished(task, played)
        for name, onlooker in onlookers.items():
            made = onlooker.made()
            (played.seen if isinstance(made, msgspec.Raw) else finished.data)[name] = made
        return finished

    def close(self) -> None:
        self._programs.close()


def start(plan: Plan, task: Task) -> Match[State]:
    """The game at its beginning: its chance depends on the plan's seed and the deal, and on nothing else."""
    return Match.start(
        games.find(plan.game),
        plan.options[task.deal % len(plan.options)],
        seed=f"{plan.seed}/{task.deal}",
        names=[plan.players[player] for player in task.seats],
    )


def play(
    plan: Plan,
    task: Task,
    match: Match[State],
    programs: Programs,
    onlookers: Sequence[Onlooker] = (),
    *,
    strict: bool = False,
    instead: Mapping[int, Player] | None = None,
) -> Played:
    """Play the game to its end; `instead`: who has a seat in place of the plan's player."""
    seated = [
        (instead or {}).get(seat) or _seat(plan, task, seat, programs) for seat in range(len(task.seats))
    ]
    followers = [player for player in seated if isinstance(player, Follower)]
    decisions, seconds = [0] * len(seated), [0.0] * len(seated)
    failures: list[Failure] = []
    first = min(match.pending, default=None)
    forfeited: Seat | None = None
    while (pending := match.pending) and forfeited is None:
        seat, decision = next(iter(pending.items()))
        view = match.view(seat)
        began = time.perf_counter()
        try:
            choice, events = _answer(match, seat, seated[seat], view, decision)
            decisions[seat] += 1
        except BotFailed as failure:
            if strict:
                raise
            failures.append(Failure.of(seat, failure))
            choice = RESIGN
            forfeited, events = _leave(match, seat)
        seconds[seat] += time.perf_counter() - began
        for follower in followers:
            follower.hear(seat, events)
        for onlooker in onlookers:
            onlooker.saw(view, decision, choice, events)
    outcome = _outcome(match, forfeited)
    for player in seated:
        if isinstance(player, ExternalPlayer):
            player.over(outcome)
            programs.take_back(player)
    choices = match.record.choices
    resigned = sum(entry.choice == RESIGN for entry in choices) if failures else 0
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
        first=first,
        passes=len(choices) - sum(decisions) - resigned,
        part=plan.part,
        usage={str(at): player.usage for at, player in enumerate(seated) if isinstance(player, Follower)},
    )


def _seat(plan: Plan, task: Task, seat: int, programs: Programs) -> Player:
    name = plan.players[task.seats[seat]]
    seed = f"{plan.seed}/{task.deal}/{seat}"
    if plan.seating is Seating.ALL:
        # the player's own number too: a player that meets itself is not to play the same game twice
        seed = f"{seed}/{task.seats[seat]}"
    if is_bot(name):
        return programs.seat(command_of(name), seed, plan)
    return find(name, seed, game=plan.game)


def _answer(
    match: Match[State], seat: Seat, player: Player, view: View, decision: Decision
) -> tuple[str, list[Event]]:
    if isinstance(player, ExternalPlayer | Follower):
        player.sit_down(match, seat)
    choice = player.choose(view, decision)
    try:
        return choice, match.play(choice, seat, number=decision.number)
    except Problem as refusal:
        if not isinstance(player, ExternalPlayer):
            raise
        raise player.illegal(choice, refusal) from refusal


def _leave(match: Match[State], seat: Seat) -> tuple[Seat | None, list[Event]]:
    """Resign for the seat; return it if the game neither continues without it nor ends."""
    try:
        events = match.resign(seat)
    except Problem:
        return seat, []
    return seat if seat in match.pending else None, events


def _outcome(match: Match[State], forfeited: Seat | None) -> Outcome:
    if forfeited is None:
        assert match.outcome is not None
        return match.outcome
    seats = match.state.seats
    winners = tuple(Seat(seat) for seat in range(seats) if seat != forfeited) if seats == 2 else ()
    return Outcome(winners, FORFEIT, (0,) * seats)
