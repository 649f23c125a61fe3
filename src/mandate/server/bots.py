"""Computer players in processes of their own: whatever they do, no table waits for them longer than agreed.

A player gets exactly the view from which the page's JSON is made, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import random
import signal
import sys
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, View
from mandate.players.advice import Advice, advise, adviser

NICENESS = 5  # the event loop goes first
STARTING = 600.0  # seconds that a process may take to get ready: the first one on a machine compiles players
PREPARING = "preparing"  # told instead of an answer by a process that has to get its player ready first
Answer: TypeAlias = str | Advice | None  # None where the player failed

logger = logging.getLogger(__name__)


class Bots:
    """A few worker processes, started when they are needed or before."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        # One gets every player ready at once; the others play meanwhile with those that need nothing.
        self._workers = [_Worker(eager=number == workers - 1 > 0) for number in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._starting: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Start the processes now, in the background, so that nobody has to wait for them later."""
        self._starting = [asyncio.create_task(self._start()) for _ in self._workers]

    async def _start(self) -> None:
        worker = await self._idle.get()
        try:
            await asyncio.to_thread(worker.start)
        except (EOFError, OSError, TimeoutError) as error:
            if not self._closed:
                logger.warning("a process for computer players did not start", extra={"why": repr(error)})
        finally:
            self._idle.put_nowait(worker)

    async def choose(self, game: str, player: str, view: View, decision: Decision) -> str:
        """A choice of that player, or, where it gives none in time, any of those offered."""
        choice = await self._ask(game, player, view, decision, advises=False)
        return choice if isinstance(choice, str) else random.choice(list(decision.options))

    async def advise(self, game: str, view: View, decision: Decision) -> Advice | None:
        """What the adviser of a game would do; None where it does not say so in time."""
        player = adviser(game)
        if player is None:
            return None
        advice = await self._ask(game, player, view, decision, advises=True)
        return advice if isinstance(advice, Advice) else None

    async def _ask(self, game: str, player: str, view: View, decision: Decision, *, advises: bool) -> Answer:
        question = pickle.dumps((game, player, view, decision, advises))
        worker = await self._idle.get()
        try:
            return await asyncio.to_thread(worker.ask, question, self.limit)
        except (EOFError, OSError, TimeoutError) as error:
            if not self._closed:
                logger.warning(
                    "a computer player gave no answer", extra={"player": player, "why": repr(error)}
                )
            return None
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            await asyncio.to_thread(worker.stop, for_good=True)
        await asyncio.gather(*self._starting)


class _Worker:
    """One process and the pipe to it. Used by one thread at a time; stopped by any."""

    def __init__(self, *, eager: bool) -> None:
        self._eager = eager
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._changing = threading.Lock()
        self._using = threading.RLock()  # the pipe: it is closed when nobody reads from it
        self._ended = False

    def ask(self, question: bytes, limit: float) -> Answer:
        """The answer; None where the player failed. A process that does not answer in time is ended."""
        with self._using:
            pipe = self._pipe or self.start()
            try:
                pipe.send_bytes(question)
                answer = self._answer(pipe, limit)
                if answer == PREPARING:
                    self._answer(pipe, STARTING)
                    answer = self._answer(pipe, limit)
                return answer
            except BaseException:
                self.stop()
                raise

    def start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        with self._changing:
            if self._ended:
                raise EOFError
            here, there = context.Pipe()
            self._process = context.Process(
                target=_work, args=(there, self._eager), daemon=True, name="mandate-player"
            )
            self._process.start()
            there.close()
            self._pipe = here
        with self._using:
            self._answer(here, STARTING)
        return here

    def _answer(self, pipe: Connection, limit: float) -> Answer:
        if not pipe.poll(limit):
            raise TimeoutError
        answer: Answer = pickle.loads(pipe.recv_bytes())
        return answer

    def stop(self, *, for_good: bool = False) -> None:
        with self._changing:
            self._ended |= for_good
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            with self._using:  # whoever reads has found the other end closed by now
                pipe.close()


def _work(pipe: Connection, eager: bool) -> None:
    """The process: answer questions until nobody holds the other end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever runs the server ends it, and we end with it
    if sys.platform != "win32":
        os.nice(NICENESS)
    from mandate import players

    known = {
        (game, name): players.find(name, game=game) for game in players.OF_GAME for name in names_for(game)
    }
    unready = {key: player for key, player in known.items() if isinstance(player, players.Compiled)}
    if eager:
        while unready:
            unready.popitem()[1].prepare()
    answer: Answer = ""
    while True:
        try:
            pipe.send_bytes(pickle.dumps(answer))
            game, name, view, decision, advises = pickle.loads(pipe.recv_bytes())
            if (player := unready.pop((game, name), None)) is not None:
                pipe.send_bytes(pickle.dumps(PREPARING))
                player.prepare()
                pipe.send_bytes(pickle.dumps(""))
        except (EOFError, OSError):
            return
        try:
            answer = advise(game, view, decision) if advises else known[game, name].choose(view, decision)
        except Exception:
            logger.exception("a computer player failed")
            answer = None


def names_for(game: str) -> Sequence[str]:
    """The computer players that can sit at a table of that game."""
    from mandate import players

    return players.OF_GAME.get(game, ("random",))


def seatable(name: str, game: str) -> str:
    """The full name of a computer player that can sit at a table.

    Only those that have no argument: a name from the wire must never start a program (`bot:COMMAND`).
    """
    from mandate import players

    full = players.full_name(name, game=game)
    if full not in names_for(game):
        raise Malformed(Code.UNKNOWN_PLAYER, player=name, known=", ".join(names_for(game)))
    return full
