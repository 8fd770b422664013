"""Metrics: what an operator wants to see over time, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from bottega.version import __version__, is_compiled

if TYPE_CHECKING:
    from bottega.server.house import House
    from bottega.server.workers import Workers

SECONDS = (
    *(0.0005, 0.001, 0.0015, 0.002, 0.003, 0.004, 0.005, 0.006, 0.008, 0.01, 0.0125, 0.015, 0.0175, 0.02),
    *(0.025, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.35, 0.5, 1, 2, 5),
)
"""Close together where most answers should be: at most 20 ms."""


class Metrics:
    """What is counted and measured."""

    media = CONTENT_TYPE_LATEST

    def __init__(self, house: House) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.requests = Counter("bottega_requests", "HTTP requests", ["status"], registry=registry)
        self.commands = Counter("bottega_commands", "Commands at tables", ["what", "outcome"], registry=registry)
        self.seconds = Histogram(
            "bottega_command_seconds", "From a command to its answer", buckets=SECONDS, registry=registry
        )
        self.games = Counter("bottega_games", "Games that began or ended", ["game", "what"], registry=registry)
        self.writes = Histogram(
            "bottega_database_write_seconds",
            "From asking the database to keep something to knowing that it does",
            ["outcome"],
            buckets=SECONDS,
            registry=registry,
        )
        house.database.observe = lambda outcome, seconds: self.writes.labels(outcome).observe(seconds)
        connections = Gauge("bottega_connections", "Who looks at a table now", registry=registry)
        connections.set_function(lambda: sum(len(live.audience) for live in house.live.values()))
        tables = Gauge("bottega_tables_at_hand", "Tables whose game is in memory", registry=registry)
        tables.set_function(lambda: sum(live.presenter is not None for live in house.live.values()))
        at_all = Gauge("bottega_tables_known", "Tables of which anything is in memory", registry=registry)
        at_all.set_function(lambda: len(house.live))
        waiting = Gauge("bottega_worker_jobs_waiting", "What is to be thought about", ["pool"], registry=registry)
        waiting.labels("bots").set_function(lambda: house.workers.waiting)
        waiting.labels("advice").set_function(lambda: house.advisers.waiting)
        waiting.labels("reviews").set_function(lambda: house.reviewers.waiting)
        pools = {"bots": house.workers, "advice": house.advisers, "reviews": house.reviewers}
        registry.register(WorkerCounts(pools))
        about = Info("bottega", "Which Bottega this is", registry=registry)
        about.info({"version": __version__, "engine": "compiled" if is_compiled() else "interpreted"})
        ProcessCollector(registry=registry)

    def text(self) -> bytes:
        """All of it, as it is now."""
        return generate_latest(self._registry)


class WorkerCounts(Collector):
    """What the workers did so far, as they count it themselves."""

    def __init__(self, pools: dict[str, Workers]) -> None:
        self._pools = pools

    def collect(self) -> Iterable[CounterMetricFamily]:
        """The counts, when somebody asks for them."""
        jobs = CounterMetricFamily("bottega_worker_jobs", "Jobs of the workers", labels=["pool", "outcome"])
        replaced = CounterMetricFamily("bottega_worker_replaced", "Workers that failed", labels=["pool"])
        seconds = CounterMetricFamily("bottega_worker_seconds", "Seconds of thinking", labels=["pool"])
        for name, workers in self._pools.items():
            counts = workers.counts
            for outcome, count in {"done": counts.done, "lost": counts.lost, "refused": counts.turned_away}.items():
                jobs.add_metric([name, outcome], count)
            replaced.add_metric([name], counts.replaced)
            seconds.add_metric([name], counts.seconds)
        return [jobs, replaced, seconds]
