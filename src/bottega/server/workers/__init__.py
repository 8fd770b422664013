"""Workers: processes that think for the server."""

from bottega.server.workers.desk import Busy, Counts, WorkerLost
from bottega.server.workers.jobs import Situation, situation_of
from bottega.server.workers.pool import WorkerFailed, Workers

__all__ = [
    "Busy",
    "Counts",
    "Situation",
    "WorkerFailed",
    "WorkerLost",
    "Workers",
    "situation_of",
]
