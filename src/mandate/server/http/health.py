"""Health checks and metrics for the operator."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from mandate import __version__
from mandate.server.context import Context
from mandate.server.http.callers import context_of
from mandate.server.live.garbage import memory


class Health(msgspec.Struct):
    """`ok`, or one word for the problem."""

    status: str
    version: str


class Readiness(Health):
    """Also whether computer players think: `ok`, or `no-worker` while they wait for one."""

    thinking: str


@get("/healthz", include_in_schema=False)
async def alive() -> Health:
    """Report that the process runs."""
    return Health("ok", __version__)


@get("/readyz", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Report whether the database accepts writes and the server stays; if not, the status says why.

    Without other writes, the heartbeat tests it every second.
    """
    context = context_of(request)
    trouble = "draining" if context.tables.draining else context.pulse.trouble
    thinking = "no-worker" if context.remote.missing else "ok"  # people can play all the same
    answer = Readiness(trouble or "ok", __version__, thinking)
    return Response(answer, status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics in Prometheus' format."""
    registry = CollectorRegistry()
    registry.register(_Figures(context_of(request)))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class _Figures(Collector):
    """The metrics at the time of the request."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def collect(self) -> Iterator[Metric]:
        tables, writer = self._context.tables, self._context.store.writer
        live = list(tables.live.values())
        uptime = time.monotonic() - self._context.began
        yield GaugeMetricFamily("mandate_uptime_seconds", "Seconds since this process began", uptime)
        yield GaugeMetricFamily("mandate_tables", "Tables in hand", len(live))
        watchers = sum(len(one.watchers) for one in live)
        yield GaugeMetricFamily("mandate_sockets", "Sockets that are open", watchers)
        thinking = self._context.bots.thinking
        yield GaugeMetricFamily("mandate_players_thinking", "Computer players that are thinking", thinking)
        yield from self._workers()
        yield from self._cluster()
        yield CounterMetricFamily("mandate_choices", "Choices accepted by this process", tables.choices)
        if tables.notifier is not None:
            sender = tables.notifier.sender
            yield CounterMetricFamily("mandate_push_sent", "Push messages that were taken", sender.sent)
            yield CounterMetricFamily("mandate_push_failed", "Push messages that were not", sender.failed)
        yield CounterMetricFamily("mandate_lines", "Lines of logs written by this process", writer.written)
        yield CounterMetricFamily("mandate_commits", "Transactions that wrote them", writer.batches)
        garbage = self._context.garbage
        yield CounterMetricFamily("mandate_garbage_looks", "Looks for garbage", garbage.looks)
        whole = "Of these, at everything"
        yield CounterMetricFamily("mandate_garbage_whole_looks", whole, garbage.whole_looks)
        yield CounterMetricFamily("mandate_garbage_seconds", "Seconds that they took", garbage.seconds)
        longest = "Seconds that the longest look took"
        yield GaugeMetricFamily("mandate_garbage_longest_seconds", longest, garbage.longest)
        yield CounterMetricFamily("mandate_garbage_found", "Things found to be garbage", garbage.found)
        yield GaugeMetricFamily("mandate_memory_bytes", "Memory that this process has", memory())

    def _workers(self) -> Iterator[Metric]:
        """About workers on other machines."""
        remote = self._context.remote
        yield GaugeMetricFamily("mandate_workers", "Workers on other machines", len(remote.links))
        running = "Jobs that they are working on"
        yield GaugeMetricFamily("mandate_worker_jobs", running, remote.running)
        yield CounterMetricFamily("mandate_worker_jobs_done", "Jobs that they have done", remote.done)
        retried = "Jobs that a worker lost or handed back, and that others got"
        yield CounterMetricFamily("mandate_worker_jobs_retried", retried, remote.retried)
        late = "Results that came too late"
        yield CounterMetricFamily("mandate_worker_results_dropped", late, remote.dropped)

    def _cluster(self) -> Iterator[Metric]:
        """About several servers at one database."""
        peers = self._context.tables.peers
        if (bus := peers.bus) is None:
            return
        yield GaugeMetricFamily("mandate_servers", "Other servers that are running", len(peers.others))
        held = "Tables in hand that another server has in hand too"
        yield GaugeMetricFamily("mandate_tables_held_twice", held, len(peers.holders))
        doubled = "Tables that clients reached here and at another server within the last minute"
        yield GaugeMetricFamily("mandate_tables_doubled", doubled, peers.doubled)
        yield CounterMetricFamily("mandate_tables_doubled_ever", "The same, counted", peers.doubled_in_all)
        yield GaugeMetricFamily("mandate_bus_up", "1 while the bus answers", int(not bus.away))
        yield CounterMetricFamily("mandate_bus_losses", "How often it was lost", bus.losses)
        yield CounterMetricFamily("mandate_bus_sent", "Messages sent over it", bus.sent)
        yield CounterMetricFamily("mandate_bus_received", "Messages heard over it", bus.received)
        clock = "Milliseconds from this machine's clock to the database's"
        yield GaugeMetricFamily("mandate_clock_difference_ms", clock, self._context.pulse.correction)


ROUTES = (alive, ready, metrics)
