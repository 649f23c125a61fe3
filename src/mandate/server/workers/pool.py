"""A few worker processes, lent in turn to those who ask, and room at workers on other machines."""

from __future__ import annotations

import asyncio
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mandate.core.errors import Refused
from mandate.server.workers.processes import Worker
from mandate.server.workers.queue import Asker, Turns
from mandate.table.codes import ServerCode

STOP_SECONDS = 1.0  # for a process asked to stop, before it is killed
MOST_LOSSES = 5  # workers on other machines that may be lost over one question

logger = logging.getLogger(__name__)


class HandedBack(Exception):
    """A worker on another machine has not answered, and will not: another one is asked."""

    def __init__(self, *, lost: bool) -> None:
        """`lost`: it has gone without a word, perhaps because of the question."""
        super().__init__()
        self.lost = lost


class Offer(ABC):
    """Room for one question at a worker on another machine."""

    usable = True  # until it is used or withdrawn

    @abstractmethod
    async def ask(self, question: bytes, limit: float) -> Any:
        """The answer, as from a process here. Canceling reaches the worker. `HandedBack` if it has none."""


class Workers:
    """A few processes, lent in turn, and room at workers on other machines."""

    def __init__(
        self,
        workers: Sequence[Worker],
        *,
        most: int | None = None,
        most_each: int | None = None,
        each: int | None = None,
        stoppable: bool = False,
    ) -> None:
        """`most` questions may wait in all, `most_each` from one address; the others are refused.

        `each`: processes that one network may have; all but one if not given.
        `stoppable`: whether a process whose answer is no longer needed stops by itself, or is killed.
        """
        self._workers = workers
        self._stoppable = stoppable
        self._turns: Turns[Worker | Offer] = Turns(workers, most=most, most_each=most_each, each=each)
        self._threads = ThreadPoolExecutor(max(1, len(workers)), thread_name_prefix="mandate-worker")
        self._starting: list[asyncio.Task[None]] = []
        self.changed: Callable[[], None] = lambda: None  # called when a process was lent or is free again
        self.closed = False

    def start(self) -> None:
        """Start the processes now, in the background, to avoid waiting for them later."""
        for _ in self._workers:
            self._turns.set_aside()
        self._starting = [asyncio.create_task(self._start(worker)) for worker in self._workers]

    async def _start(self, worker: Worker) -> None:
        try:
            await self._in_thread(worker.start)
        except (EOFError, OSError, TimeoutError) as error:
            if not self.closed:
                logger.warning("process did not start", extra={"why": repr(error)})
        finally:
            self._turns.put(worker)
            self.changed()

    @property
    def free(self) -> int:
        """How many questions would be worked on at once."""
        return max(0, self._turns.free - self._turns.waiting)

    @property
    def manned(self) -> bool:
        """Whether there is anything to answer a question, now or later."""
        return self._turns.count > 0

    def widen(self, number: int) -> None:
        """Note that a worker on another machine with so many processes has come, or (negative) has gone."""
        self._turns.count += number

    def offer(self, offer: Offer) -> None:
        self._turns.put(offer)

    def withdraw(self, offer: Offer) -> None:
        if self._turns.withdraw(offer):
            offer.usable = False

    def check(self, asker: Asker) -> None:
        """Raise if too many are waiting already, or if there is no worker at all."""
        if not self.manned:
            raise Refused(ServerCode.NO_WORKER)
        self._turns.check(asker)

    async def ask(self, asker: Asker, question: Callable[[], bytes | None], limit: float) -> Any:
        """The answer, once the asker's turn comes; None if the question is obsolete by then.

        Canceling gives up the place in the queue. If a worker on another machine does not answer, the next
        one in turn is asked.
        """
        losses, again = 0, False
        while True:
            try:
                return await self._ask_one(await self._turns.take(asker, again=again), asker, question, limit)
            except HandedBack as back:
                again, losses = True, losses + back.lost
            if losses >= MOST_LOSSES:
                raise EOFError(f"{losses} workers were lost over it")

    async def _ask_one(
        self, worker: Worker | Offer, asker: Asker, question: Callable[[], bytes | None], limit: float
    ) -> Any:
        self.changed()
        asked = None
        try:
            if (asked := question()) is None:
                return None
        finally:
            if asked is None:
                self._return(asker, worker)
        work = worker.ask(asked, limit) if isinstance(worker, Offer) else None
        answer = asyncio.ensure_future(work or self._in_thread(worker.ask, asked, limit))
        answer.add_done_callback(lambda done: self._back(asker, worker, done))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            if isinstance(worker, Offer):
                answer.cancel()
            elif self._stoppable and not answer.done():
                worker.interrupt()
                asyncio.get_running_loop().call_later(STOP_SECONDS, _end, worker, answer)
            raise

    def _return(self, asker: Asker, worker: Worker | Offer) -> None:
        if isinstance(worker, Offer) and not worker.usable:
            self._turns.use_up(asker)
        else:
            self._turns.give_back(asker, worker)
        self.changed()

    def _back(self, asker: Asker, worker: Worker | Offer, answer: asyncio.Future[Any]) -> None:
        self._return(asker, worker)
        if not answer.cancelled():
            answer.exception()  # inform the askers still waiting

    async def _in_thread(self, do: Callable[..., Any], *with_these: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *with_these)

    async def close(self) -> None:
        self.closed = True
        for worker in self._workers:
            await asyncio.to_thread(worker.stop, for_good=True)
        await asyncio.gather(*self._starting)
        self._threads.shutdown(wait=False)


def _end(worker: Worker, answer: asyncio.Future[Any]) -> None:
    """Kill a process that was asked to stop and has not: the next question gets a new one."""
    if not answer.done():
        threading.Thread(target=worker.stop, daemon=True).start()
