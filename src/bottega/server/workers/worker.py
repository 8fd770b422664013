"""A worker: a process that thinks for the server, `python -m bottega.server.workers.worker`.

It reads jobs from its standard input and writes answers to its standard output, one after the other. It ends when its
input is closed, even while it thinks: so it outlives no server, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from bottega.core.errors import BottegaError
from bottega.server.workers import thinking
from bottega.server.workers.frames import framed, read_frame
from bottega.server.workers.guests import Guests, Unheard
from bottega.server.workers.jobs import (
    REQUEST_DECODER,
    AskHint,
    AskIfTelling,
    AskJudgement,
    AskLuck,
    AskPreview,
    AskSlip,
    BrokeOff,
    Choose,
    Done,
    End,
    Job,
    Ready,
    Refused,
    Reply,
    WantsEvents,
)
from bottega.server.workers.problems import told
from bottega.sitting.snapshot import encode

POLITENESS = 5
"""How much a worker steps back for the server, as `nice` counts."""
LONGEST_TEXT = 4_000


def main() -> None:
    """Do jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    requests, replies = own_pipes()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(requests, waiting), daemon=True).start()
    guests = Guests()
    send(replies, Ready())
    while True:
        send(replies, reply(guests, waiting.get()))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, kept for us alone: a bot that prints does so where errors go, and reads nothing."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, replies


def listen(requests: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Take jobs in, also while one is being done; end at once when there will be no more."""
    try:
        while (request := read_frame(requests)) is not None:
            waiting.put(request)
    finally:
        os._exit(0)


def send(replies: BinaryIO, message: Reply) -> None:
    """Say something to the server."""
    replies.write(framed(msgspec.json.encode(message)))
    replies.flush()


def reply(guests: Guests, message: bytes) -> Reply:
    """Do a job, whatever comes of it."""
    request = REQUEST_DECODER.decode(message)
    try:
        return Done(request.id, msgspec.Raw(encode(do(guests, request.job))))
    except Unheard as unheard:
        return WantsEvents(request.id, unheard.since)
    except BottegaError as problem:
        return Refused(request.id, told(problem))
    except (Exception, SystemExit):
        return BrokeOff(request.id, traceback.format_exc()[-LONGEST_TEXT:])


def do(guests: Guests, job: Job) -> object:
    """What comes of a job."""
    match job:
        case Choose():
            return guests.choose(job, thinking.game_of(job.situation), thinking.view_of(job.situation)).id
        case End():
            guests.end(job)
            return None
        case AskHint():
            return thinking.hint(job)
        case AskSlip():
            return thinking.slip(job)
        case AskPreview():
            return thinking.preview(job)
        case AskIfTelling():
            return thinking.is_telling(job)
        case AskJudgement():
            return thinking.judgement(job)
        case AskLuck():
            return thinking.luck(job)


if __name__ == "__main__":
    main()
