"""`mandate worker`: processes on this machine that think for servers on others.

A worker is connected to each server that it is given. It says how much room it has, takes jobs, and sends
results. It keeps nothing: what it does not finish is given to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from mandate.core.errors import Problem, Refused
from mandate.players.invited import everybody
from mandate.server.workers.bots import player_processes
from mandate.server.workers.careful import read_carefully
from mandate.server.workers.messages import (
    ALIVE_SECONDS,
    KINDS,
    Back,
    Cancel,
    Challenge,
    Done,
    Failed,
    Job,
    Kind,
    Proven,
    Result,
    Room,
    ToServer,
    Verdict,
    encode,
    hello,
    rebuilt,
    result_of,
    to_worker,
)
from mandate.server.workers.pool import Workers
from mandate.server.workers.queue import Asker
from mandate.server.workers.seal import LARGEST_RESULT, NONCE, SERVER, WORKER, BrokenSeal, Seal, proof
from mandate.server.workers.study_workers import study_process
from mandate.table.codes import ServerCode

FIRST_WAIT, LONGEST_WAIT = 0.25, 15.0  # seconds between attempts to connect
REMIND_SECONDS = 60.0  # between two lines about a server that cannot be reached
FINISH_SECONDS = 10.0  # that jobs have when the worker is stopped, before they are handed back
LEAVE_SECONDS = 2.0  # to send what waits
OPEN_SECONDS = 15.0  # to connect and be admitted
REFUSED = 4000  # the close code of a server that refuses: trying again will not help
ANY_ASKER = Asker()
Tell = Callable[..., None]  # a message of the catalog and its facts


class Program:
    """The processes, and a connection to each server."""

    def __init__(self, addresses: list[str], key: str, name: str, processes: int, tell: Tell) -> None:
        self.key, self.name, self.tell = key, name, tell
        self.run_id = secrets.token_hex(8)
        players = player_processes(processes, everybody(), read_carefully)
        study, review = (study_process(f"mandate-{kind}", read_carefully) for kind in ("study", "review"))
        self.processes: dict[str, int] = {"think": processes, "study": 1, "review": 1}
        self.pools: dict[Kind, Workers] = {
            "think": Workers(players, each=processes),  # the servers see to fairness
            "study": Workers([study], stoppable=True),
            "review": Workers([review], stoppable=True),
        }
        self.connections = [Connection(self, address) for address in addresses]
        self._stop = asyncio.Event()
        self._hurry = asyncio.Event()

    def stop(self) -> None:
        """Finish what was begun, then end; called again, hand it back at once."""
        if self._stop.is_set():
            self._hurry.set()
        self._stop.set()

    @property
    def stopping(self) -> bool:
        return self._stop.is_set()

    async def run(self) -> bool:
        """Work until stopped, or until every server has refused; whether it was stopped."""
        for pool in self.pools.values():
            pool.changed = self._tell_room
        self.pools["think"].start()
        everyone: asyncio.Future[Any] = asyncio.gather(*(each.run() for each in self.connections))
        alive = asyncio.create_task(self._stay_alive())
        stop: asyncio.Future[Any] = asyncio.create_task(self._stop.wait())
        try:
            await asyncio.wait([everyone, stop], return_when=asyncio.FIRST_COMPLETED)
            if everyone.done():
                everyone.result()
            else:
                await self._finish()
        finally:
            for task in (everyone, alive, stop):
                task.cancel()
            await asyncio.gather(everyone, alive, stop, return_exceptions=True)
            for pool in self.pools.values():
                await pool.close()
        return self.stopping

    async def _finish(self) -> None:
        self._tell_room()
        if jobs := [job for each in self.connections for job in each.jobs.values()]:
            self.tell("worker-finishing", count=len(jobs))
            hurry: asyncio.Future[Any] = asyncio.create_task(self._hurry.wait())
            finished: asyncio.Future[Any] = asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.wait([finished, hurry], timeout=FINISH_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            hurry.cancel()
        for each in self.connections:
            await each.leave()
        self.tell("worker-stopped")

    async def _stay_alive(self) -> None:
        while True:
            self._tell_room()
            await asyncio.sleep(ALIVE_SECONDS)

    def _tell_room(self) -> None:
        for each in self.connections:
            each.send(self.room)

    @property
    def room(self) -> Room:
        return Room({kind: 0 if self.stopping else self.pools[kind].free for kind in KINDS})


class Connection:
    """One server; connects again whenever the connection is lost."""

    def __init__(self, program: Program, address: str) -> None:
        self.jobs: dict[int, asyncio.Task[None]] = {}
        self._program, self._address = program, address
        self._outbox: asyncio.Queue[bytes] | None = None  # None while it is not connected
        self._noticed: float | None = None  # when it was last said that the server cannot be reached

    def send(self, message: ToServer) -> None:
        if self._outbox is not None:
            self._outbox.put_nowait(encode(message))

    async def leave(self) -> None:
        """Hand back what is not finished, and send all that waits."""
        for number in self.jobs:
            self.send(Back(number))
        if self._outbox is not None:
            with contextlib.suppress(TimeoutError):  # it is being lost
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._outbox.join()

    async def run(self) -> None:
        """Until the server refuses this worker, which is said."""
        wait, loop = FIRST_WAIT, asyncio.get_running_loop()
        while True:
            try:
                await self._connected()
                wait = FIRST_WAIT
            except Problem as problem:
                self._program.tell("worker-refused", address=self._address, why=problem)
                return
            except _Lost as lost:
                wait, why = (FIRST_WAIT if lost.worked else wait), str(lost)
            now = loop.time()
            if self._noticed is None or now - self._noticed >= REMIND_SECONDS:
                self._noticed = now
                self._program.tell("worker-unreachable", address=self._address, why=why)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _connected(self) -> None:
        worked = False
        try:
            async with connect(
                self._address.replace("http", "ws", 1) + "/api/workers",
                open_timeout=OPEN_SECONDS,
                max_size=1 << 20,
                compression=None,
            ) as socket:
                seal = await self._admitted(socket)
                worked = True
                await self._work(socket, seal)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                raise Refused(ServerCode.WORKER_TURNED_AWAY, why=closed.rcvd.reason) from closed
            raise _Lost("the connection was closed", worked) from closed
        except InvalidStatus as error:
            raise _Lost(f"HTTP {error.response.status_code}", worked) from error
        except (BrokenSeal, WebSocketException, msgspec.MsgspecError, TimeoutError) as error:
            raise _Lost(str(error) or "no answer", worked) from error
        except OSError as error:
            raise _Lost(error.strerror or str(error), worked) from error
        finally:
            self._outbox = None
            for job in self.jobs.values():
                job.cancel()  # the server gives it to another

    async def _admitted(self, socket: ClientConnection) -> Seal:
        """Say who we are; both sides prove that they know the key."""
        program, key = self._program, self._program.key
        introduction = encode(hello(program.name, program.run_id, program.processes, os.urandom(NONCE)))
        async with asyncio.timeout(OPEN_SECONDS):
            await socket.send(introduction)
            answer = _bytes(await socket.recv())
            try:
                challenge = msgspec.msgpack.decode(answer, type=Challenge)
            except msgspec.ValidationError:
                raise rebuilt(msgspec.msgpack.decode(answer, type=Verdict)) from None
            await socket.send(encode(Proven(proof(key, WORKER, introduction, challenge.nonce))))
            verdict = msgspec.msgpack.decode(_bytes(await socket.recv()), type=Verdict)
        if verdict.code:
            raise rebuilt(verdict)
        if not hmac.compare_digest(challenge.proof, proof(key, SERVER, introduction, challenge.nonce)):
            raise Refused(ServerCode.WORKER_KEY, name=program.name)  # it only pretends to know the key
        return Seal(key, WORKER, introduction, challenge.nonce)

    async def _work(self, socket: ClientConnection, seal: Seal) -> None:
        outbox = self._outbox = asyncio.Queue[bytes]()
        self._noticed, self.jobs = None, {}
        self._program.tell("worker-connected", address=self._address, name=self._program.name)
        self.send(self._program.room)
        writer = asyncio.create_task(_write(socket, seal, outbox))
        try:
            async for frame in socket:
                if (message := seal.message(_bytes(frame))) is not None:
                    self._take(to_worker.decode(message))
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        raise _Lost("the connection was closed", True)

    def _take(self, message: Job | Cancel) -> None:
        if isinstance(message, Cancel):
            if (job := self.jobs.get(message.number)) is not None:
                job.cancel()
        elif self._program.stopping or not self._program.pools[message.kind].free:
            self.send(self._program.room)  # before the job goes back, so that it does not come again
            self.send(Back(message.number))
        else:
            jobs = self.jobs
            task = jobs[message.number] = asyncio.create_task(self._answer(message))
            task.add_done_callback(lambda _: jobs.pop(message.number, None))

    async def _answer(self, job: Job) -> None:
        pool = self._program.pools[job.kind]
        result: Result
        try:
            result = result_of(job.kind, await pool.ask(ANY_ASKER, lambda: job.question, job.limit))
        except (EOFError, OSError) as error:
            result = Failed(repr(error))
        if (size := len(encode(result))) > LARGEST_RESULT:
            self._program.tell("worker-too-large", bytes=size, most=LARGEST_RESULT)
            result = Failed("the result is too large")
        self.send(Done(job.number, result))


class _Lost(Exception):
    """The connection is lost; `worked`: after the worker was admitted."""

    def __init__(self, why: str, worked: bool) -> None:
        super().__init__(why)
        self.worked = worked


async def _write(socket: ClientConnection, seal: Seal, outbox: asyncio.Queue[bytes]) -> None:
    while True:
        message = await outbox.get()
        for frame in seal.frames(message):
            await socket.send(frame)
        outbox.task_done()


def _bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
