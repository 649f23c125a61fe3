"""The server's side of workers on other machines: who is connected, and which job is where."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Mapping
from typing import Any

from mandate.core.errors import Refused
from mandate.server.workers.messages import (
    KINDS,
    Back,
    Cancel,
    Done,
    Hello,
    Job,
    Kind,
    Result,
    Room,
    ToServer,
    ToWorker,
    answer_of,
)
from mandate.server.workers.pool import HandedBack, Offer, Workers
from mandate.server.workers.processes import STARTING_S
from mandate.table.codes import ServerCode

NO_WORKER = "no worker is connected: computer players, hints and reviews wait for one (mandate worker)"

logger = logging.getLogger(__name__)


class RemoteWorkers:
    """All workers that are connected to this server."""

    def __init__(self, key: str, pools: Mapping[Kind, Workers]) -> None:
        """`key`: what a worker must know; none are admitted without one."""
        self.key = key
        self.pools = pools
        self.links: dict[str, Link] = {}  # by name
        self.done = 0  # jobs, since the server began
        self.retried = 0  # jobs that went to another worker or process
        self.dropped = 0  # results that came too late

    @property
    def running(self) -> int:
        return sum(len(link.jobs) for link in self.links.values())

    @property
    def missing(self) -> bool:
        """Whether there is no process to think, here or elsewhere."""
        return not self.pools["think"].manned

    def say_if_missing(self) -> None:
        if self.missing:
            logger.warning(NO_WORKER)

    def admit(self, said: Hello) -> Link:
        """The link of a worker that has proven to know the key. Raise if another one has its name."""
        if (known := self.links.get(said.name)) is not None:
            if known.run != said.run:
                raise Refused(ServerCode.WORKER_NAME, name=said.name)
            known.close()  # the same worker again: its connection was lost and the server has not noticed
        link = self.links[said.name] = Link(self, said)
        logger.info("worker connected", extra={"worker": said.name, "processes": said.processes})
        return link

    def gone(self, link: Link) -> None:
        """Give the jobs of a worker to others."""
        if self.links.get(link.name) is not link:
            return
        del self.links[link.name]
        logger.info("worker gone", extra={"worker": link.name, "jobs_handed_on": len(link.jobs)})
        link.close()
        self.say_if_missing()


class Link:
    """One worker."""

    def __init__(self, workers: RemoteWorkers, said: Hello) -> None:
        self.name, self.run = said.name, said.run
        self.jobs: dict[int, tuple[Kind, asyncio.Future[Result]]] = {}
        self.outbox: asyncio.Queue[ToWorker | None] = asyncio.Queue()  # None: nothing follows
        self._workers = workers
        self._processes: dict[Kind, int] = {kind: said.processes.get(kind, 0) for kind in KINDS}
        self._offers: dict[Kind, list[Offer]] = {kind: [] for kind in KINDS}
        self._numbers = itertools.count(1)
        self._open = True
        for kind, count in self._processes.items():
            workers.pools[kind].widen(count)

    def close(self) -> None:
        if not self._open:
            return
        self._open = False
        self._make_room(Room({}))
        for kind, count in self._processes.items():
            self._workers.pools[kind].widen(-count)
        for _, result in self.jobs.values():
            if not result.done():
                result.set_exception(HandedBack(lost=True))
        self.outbox.put_nowait(None)

    def hear(self, message: ToServer) -> None:
        if isinstance(message, Room):
            self._make_room(message)
            return
        _, result = self.jobs.get(message.number, (None, None))
        if result is None or result.done():
            self._workers.dropped += isinstance(message, Done)
        elif isinstance(message, Done):
            self._workers.done += 1
            result.set_result(message.result)
        elif isinstance(message, Back):
            result.set_exception(HandedBack(lost=False))

    def _make_room(self, room: Room) -> None:
        """Offer as much as there is; what was lent in this moment stays lent."""
        for kind, offers in self._offers.items():
            pool = self._workers.pools[kind]
            offers[:] = [offer for offer in offers if offer.usable]
            wanted = min(room.free.get(kind, 0), self._processes[kind])
            for offer in offers[wanted:]:
                pool.withdraw(offer)
            for _ in range(wanted - len(offers)):
                offers.append(_RemoteOffer(self, kind))
                pool.offer(offers[-1])

    async def work(self, kind: Kind, question: bytes, limit: float) -> Any:
        if not self._open:
            raise HandedBack(lost=False)
        number = next(self._numbers)
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs[number] = kind, result
        self.outbox.put_nowait(Job(number, kind, limit, question))
        try:
            # The worker ends a process at its limit; this is for one that does not.
            done, _ = await asyncio.wait([result], timeout=limit + STARTING_S)
            if not done:
                raise HandedBack(lost=True)
            return answer_of(kind, result.result())
        except HandedBack:
            self._workers.retried += 1
            raise
        finally:
            del self.jobs[number]
            if not result.done():
                result.cancel()
                self.outbox.put_nowait(Cancel(number))


class _RemoteOffer(Offer):
    def __init__(self, link: Link, kind: Kind) -> None:
        self._link, self._kind = link, kind

    async def ask(self, question: bytes, limit: float) -> Any:
        self.usable = False
        return await self._link.work(self._kind, question, limit)
