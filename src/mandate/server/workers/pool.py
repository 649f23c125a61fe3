"""A few worker processes, lent in turn to those who ask."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mandate.server.workers.processes import Worker
from mandate.server.workers.queue import Asker, Turns

STOP_SECONDS = 1.0  # for a process asked to stop, before it is killed

logger = logging.getLogger(__name__)


class Workers:
    """A few processes, lent in turn."""

    def __init__(
        self,
        workers: Sequence[Worker],
        *,
        most: int | None = None,
        most_each: int | None = None,
        stoppable: bool = False,
    ) -> None:
        """`most` questions may wait in all, `most_each` from one address; the others are refused.

        `stoppable`: whether a process whose answer is no longer needed stops by itself, or is killed.
        """
        self._workers = workers
        self._stoppable = stoppable
        self._turns = Turns(workers, most=most, most_each=most_each)
        self._threads = ThreadPoolExecutor(len(workers), thread_name_prefix="mandate-worker")
        self._starting: list[asyncio.Task[None]] = []
        self.closed = False

    def start(self) -> None:
        """Start the processes now, in the background, to avoid waiting for them later."""
        self._starting = [asyncio.create_task(self._start(self._turns.set_aside())) for _ in self._workers]

    async def _start(self, worker: Worker) -> None:
        try:
            await self._in_thread(worker.start)
        except (EOFError, OSError, TimeoutError) as error:
            if not self.closed:
                logger.warning("process did not start", extra={"why": repr(error)})
        finally:
            self._turns.put(worker)

    def check(self, asker: Asker) -> None:
        """Raise if too many are waiting already."""
        self._turns.check(asker)

    async def ask(self, asker: Asker, question: Callable[[], bytes | None], limit: float) -> Any:
        """The answer, once the asker's turn comes; None if the question is obsolete by then.

        Canceling gives up the place in the queue.
        """
        worker = await self._turns.take(asker)
        asked = None
        try:
            if (asked := question()) is None:
                return None
        finally:
            if asked is None:
                self._turns.give_back(asker, worker)
        answer = asyncio.ensure_future(self._in_thread(worker.ask, asked, limit))
        answer.add_done_callback(lambda done: self._back(asker, worker, done))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            if self._stoppable and not answer.done():
                worker.interrupt()
                asyncio.get_running_loop().call_later(STOP_SECONDS, _end, worker, answer)
            raise

    def _back(self, asker: Asker, worker: Worker, answer: asyncio.Future[Any]) -> None:
        self._turns.give_back(asker, worker)
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
