"""A pool on a Ray cluster: the same games on as many machines as it has.

Games are sent in small batches to any free processor. `pool.finish` repeats the tasks of a lost worker or
machine; a game is made from its task alone, so it is the same wherever it is played.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import socket
import time
from typing import Any

from mandate import __version__
from mandate.arena.pool import Lost, MakePool, Pool, Result, Task, Work
from mandate.core.errors import Code, Refused
from mandate.core.packages import reason_of

LOCAL = "local"  # a cluster of this machine's processors, for this run only
REACH_TIMEOUT_S = 5.0  # seconds until an address that does not answer is given up
AHEAD = 3  # batches in the air for each processor: one is played, others are on their way
BATCH_S = 0.5  # seconds of work in a batch, as sending takes some milliseconds
MAX_BATCH = 64  # tasks in a batch
STORE_BYTES = 100 << 20  # bytes that a local cluster keeps results in, on their way


def connect(address: str, jobs: int | None = None) -> MakePool[Any, Any]:
    """Pools on the cluster at `HOST:PORT`, or `local`; with so many processors of it, or all.

    One is to be made, and it is left when that pool is closed.
    """
    # As quiet as our own workers, and without reporting usage.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        from mandate.extras import install_command

        raise Refused(Code.MISSING_EXTRA, needs="ray", command=install_command("cluster")) from error
    quiet = {"include_dashboard": False, "logging_level": "error", "log_to_driver": False}
    started = {"num_cpus": jobs or os.cpu_count() or 1, "object_store_memory": STORE_BYTES}
    if address != LOCAL:
        _reach(address)
    try:
        ray.init(address=address, **(quiet | started if address == LOCAL else quiet))
    except Exception as error:  # many kinds, and some of them say a lot
        raise _away(address, reason_of(error)) from error
    processors = int(ray.cluster_resources().get("CPU", 0))
    if not processors:
        ray.shutdown()
        raise _away(address, "0 CPU")
    return lambda work, tasks: Cluster(work, min(jobs or processors, max(1, tasks)))


def _reach(address: str) -> None:
    """Refuse an address that does not answer: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise _away(address, "HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACH_TIMEOUT_S).close()
    except OSError as error:
        raise _away(address, error.strerror or str(error) or "?") from error


def _away(address: str, reason: str) -> Refused:
    return Refused(Code.CLUSTER_AWAY, address=address, reason=reason)


class Cluster(Pool[Task, Result]):
    """Workers of the cluster that this process is connected to."""

    def __init__(self, work: Work[Task, Result], processors: int) -> None:
        import ray

        self._ray = ray
        self._do = ray.remote(max_retries=0, num_cpus=1)(_do)  # what is lost is counted by `finish`
        self._work = ray.put(pickle.dumps(work))
        self._name = self._work.hex()
        self._processors = processors
        self._batch = 1
        self._waiting: list[tuple[int, Task]] = []  # for their batch to be full
        self._in_the_air: dict[Any, list[int]] = {}
        self._ready: list[tuple[int, Result]] = []

    @property
    def ahead(self) -> int:
        return self._processors * AHEAD * self._batch

    def submit(self, number: int, task: Task) -> None:
        self._waiting.append((number, task))
        if len(self._waiting) >= self._batch:
            self._send()

    def _send(self) -> None:
        numbers, tasks = [number for number, _ in self._waiting], [task for _, task in self._waiting]
        self._waiting.clear()
        # in a list, so that only a worker that does not have the work yet fetches it
        sent = self._do.remote(self._name, [self._work], tasks, __version__, os.getcwd())
        self._in_the_air[sent] = numbers

    def take(self) -> tuple[int, Result]:
        if not self._ready:
            if self._waiting:  # a caller that takes has no more to submit
                self._send()
            self._receive()
        return self._ready.pop(0)

    def _receive(self) -> None:
        errors = self._ray.exceptions
        (first, *_), _ = self._ray.wait(list(self._in_the_air), num_returns=1)
        numbers = self._in_the_air.pop(first)
        try:
            results, seconds = self._ray.get(first)
        except errors.RayTaskError as failed:
            raise failed.cause from failed
        except errors.RayError as lost:  # its worker, or the machine that the worker was on
            raise Lost(numbers) from lost
        each = max(seconds / len(numbers), 1e-6)
        self._batch = min(MAX_BATCH, max(1, int(BATCH_S / each)))
        self._ready.extend(zip(numbers, results, strict=True))

    def close(self, *, at_once: bool = False) -> None:
        if at_once:
            for sent in self._in_the_air:
                with contextlib.suppress(self._ray.exceptions.RayError):
                    self._ray.cancel(sent, force=True)
        self._ray.shutdown()


# --- in a worker of the cluster ---------------------------------------------------------------------------

_works: dict[str, Work[Any, Any]] = {}  # those that this process has been sent


def _do(name: str, sent: list[Any], tasks: list[Any], version: str, folder: str) -> tuple[list[Any], float]:
    """The results, and how long they took."""
    if version != __version__:
        raise Refused(Code.CLUSTER_VERSION, theirs=__version__, ours=version)
    if name not in _works:
        import ray

        with contextlib.suppress(OSError):  # another machine may not have it
            os.chdir(folder)  # where programs and agents are looked for
        _works[name] = pickle.loads(ray.get(sent[0]))
    work, began = _works[name], time.perf_counter()
    return [work(task) for task in tasks], time.perf_counter() - began
