"""Agents that the operator allows at the tables: each is tested before the server starts listening.

They are loaded in separate processes, as for playing: the server process never runs their code.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
from multiprocessing.connection import Connection

import msgspec

from mandate import games, players
from mandate.core.errors import Code, Malformed
from mandate.core.game import State
from mandate.core.match import Match
from mandate.core.packages import reason_of
from mandate.players.agent import AgentPlayer
from mandate.players.invited import Invited
from mandate.server.workers.processes import Worker, begin_work, questions

LOADING_S = 300.0  # to load an agent and have it answer one question of each game

logger = logging.getLogger(__name__)


class Tried(msgspec.Struct):
    """The result of a test."""

    games: list[str]  # in which its answer was legal
    reason: str  # why it failed in the others, or in all


def introduced(written: str) -> list[Invited]:
    """The agents of `NAME=MODULE:FUNCTION, …` with the games they play. Raise if one plays no game."""
    agents = players.read_agents(written)
    if not agents:
        return []
    worker = Worker(_introduce, name="mandate-agents")
    try:
        return [_known(agent, _ask(worker, agent)) for agent in agents]
    finally:
        worker.stop(for_good=True)


def _ask(worker: Worker, agent: Invited) -> Tried:
    try:
        tried: Tried = worker.ask(pickle.dumps((agent.place,)), LOADING_S)
    except TimeoutError:
        return Tried([], f"no answer in {LOADING_S:.0f} seconds")
    except (EOFError, OSError):
        return Tried([], "it has ended its process")
    return tried


def _known(agent: Invited, tried: Tried) -> Invited:
    if not tried.games:
        raise Malformed(Code.BAD_AGENT, agent=f"{agent.name}={agent.place}", reason=tried.reason)
    facts = {"agent": agent.name, "place": agent.place, "games": tried.games}
    logger.info("agent may sit at tables", extra=facts)
    return Invited(agent.name, agent.place, tuple(tried.games))


def _introduce(pipe: Connection) -> None:
    """The process."""
    begin_work()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(pickle.dumps(""))
        for (place,) in questions(pipe):
            pipe.send_bytes(pickle.dumps(_try(place)))


def _try(place: str) -> Tried:
    """Load the agent, and have it answer the first question of each game."""
    try:
        agent = AgentPlayer(place)
    except (Malformed, SystemExit) as problem:
        facts = problem.facts if isinstance(problem, Malformed) else {}
        return Tried([], str(facts.get("reason", reason_of(problem))))
    able, reasons = [], []
    for game in games.names():
        try:
            _answer(agent, game)
        except Exception as error:  # untrusted code may raise anything
            reason = str(error.facts["reason"]) if isinstance(error, Malformed) else reason_of(error)
            reasons.append(f"{game}: {reason}")
        else:
            able.append(game)
    return Tried(able, "; ".join(reasons))


def _answer(agent: AgentPlayer, game: str) -> None:
    match: Match[State] = Match.start(games.find(game), {}, seed=1)
    seat, decision = next(iter(match.pending.items()))
    agent.choose(match.view(seat), decision)
