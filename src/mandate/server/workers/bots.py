"""Computer players in separate processes: whatever they do, no table waits for them beyond the limit.

A player gets exactly the view that the page's JSON is made from, and nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import random
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from mandate import games, players
from mandate.core.errors import Malformed, Refused
from mandate.core.game import Decision, View
from mandate.players.advice import Advice, advise, adviser
from mandate.players.invited import Invited, everybody, invite
from mandate.server.live.pace import SeatPace
from mandate.server.workers.pool import Workers
from mandate.server.workers.processes import PREPARING, Worker, begin_work, questions
from mandate.server.workers.queue import Asker
from mandate.table.codes import ServerCode

Answer: TypeAlias = str | Advice | None  # None if the player failed
ANY_ASKER = Asker()

logger = logging.getLogger(__name__)


def _always() -> bool:
    return True


class Bots:
    """A few worker processes, started on demand or ahead of time, and lent in turn."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.thinking = 0  # computer players asked that have not answered yet
        self.pool = Workers(player_processes(workers, everybody()))

    def start(self) -> None:
        """Start the processes now, in the background, to avoid waiting for them later."""
        self.pool.start()

    async def choose(
        self,
        game: str,
        player: str,
        view: View,
        decision: Decision,
        asker: Asker = ANY_ASKER,
        wanted: Callable[[], bool] = _always,
        pace: SeatPace | None = None,
    ) -> str:
        """The player's choice or, if it gives none in time, any option.

        `pace`: the thinking time its seat has left while a person waits.
        """
        self.thinking += 1
        try:
            choice = await self._ask(asker, wanted, (game, player, view, decision, False), pace)
        finally:
            self.thinking -= 1
        return choice if isinstance(choice, str) else random.choice(list(decision.options))

    async def advise(
        self, game: str, view: View, decision: Decision, asker: Asker = ANY_ASKER
    ) -> Advice | None:
        """The advice of a game's adviser; None if it does not answer in time."""
        player = adviser(game)
        if player is None:
            return None
        if not self.pool.manned:
            raise Refused(ServerCode.NO_WORKER)
        advice = await self._ask(asker, _always, (game, player, view, decision, True))
        return advice if isinstance(advice, Advice) else None

    async def _ask(
        self,
        asker: Asker,
        wanted: Callable[[], bool],
        asked: tuple[str, str, View, Decision, bool],
        pace: SeatPace | None = None,
    ) -> Answer:
        """`wanted` says, when the asker's turn comes, whether the question still stands."""

        def question() -> bytes | None:
            return pickle.dumps((*asked, None if pace is None else pace.seconds)) if wanted() else None

        try:
            answered: tuple[Answer, float] | None = await self.pool.ask(asker, question, self.limit)
        except (EOFError, OSError, TimeoutError) as error:
            if not self.pool.closed:
                logger.warning(
                    "computer player gave no answer", extra={"player": asked[1], "why": repr(error)}
                )
            return None
        answer, seconds = answered or (None, 0.0)
        if pace is not None:
            pace.spend(seconds)
        return answer

    async def close(self) -> None:
        await self.pool.close()


def player_processes(
    count: int, agents: Sequence[Invited], read: Callable[[bytes], Any] = pickle.loads
) -> list[Worker]:
    """Processes, not started yet. `read` reads a question."""
    # One prepares every player at once; meanwhile the others play with those that need no preparation.
    eager = [number == count - 1 > 0 for number in range(count)]
    return [Worker(_work, each, agents, read, name="mandate-player") for each in eager]


def _work(pipe: Connection, eager: bool, agents: Sequence[Invited], read: Callable[[bytes], Any]) -> None:
    """The process: answer questions until the other end of the pipe is closed."""
    begin_work()
    invite(agents)
    known = {
        (game, name): player
        for game in games.names()
        for name in players.names_for(game)
        if (player := _made(game, name)) is not None
    }
    unready = {key: player for key, player in known.items() if isinstance(player, players.Compiled)}
    if eager:
        while unready:
            unready.popitem()[1].prepare()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(pickle.dumps(""))
        for game, name, view, decision, advises, within in questions(pipe, read):
            if (player := unready.pop((game, name), None)) is not None:
                pipe.send_bytes(pickle.dumps(PREPARING))
                player.prepare()
                pipe.send_bytes(pickle.dumps(""))
            answer: Answer
            begun = time.perf_counter()
            try:
                if advises:
                    answer = advise(game, view, decision)
                else:
                    answer = _chosen(known[game, name], view, decision, within)
            except Exception:
                logger.exception("computer player failed")
                answer = None
            pipe.send_bytes(pickle.dumps((answer, time.perf_counter() - begun)))


def _chosen(player: players.Player, view: View, decision: Decision, within: float | None) -> str:
    if within is not None and isinstance(player, players.Paced):
        return player.choose_within(view, decision, within)
    return player.choose(view, decision)


def _made(game: str, name: str) -> players.Player | None:
    """The player; None if its package is broken, so that the others can still play."""
    try:
        return players.find(name, game=game)
    except Malformed as problem:
        logger.warning("computer player cannot be used", extra={"player": name, "why": str(problem)})
        return None
