"""Bots that behave badly in a worker, or tell what they are told: written to a folder, as if they were installed."""

from __future__ import annotations

from pathlib import Path

from tests.bots.packages import install

CODE = '''
"""Bots for workers."""

import os
import sys
import time
from pathlib import Path

from bottega.bots import Bot

HERE = Path(__file__).parent


def first_time(name):
    """Whether nobody was here before."""
    try:
        HERE.joinpath(name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class First(Bot):
    """Does what comes first."""

    def __init__(self, game, rng):
        pass

    def choose(self, view, legal, budget):
        self.think(view)
        return legal[0]

    def think(self, view):
        pass


class Listener(First):
    """Notes what it is told, by which process, and how it ends."""

    def begin(self, seat, ruleset):
        self.heard, self.file = [], HERE / f"heard-{seat}"

    def notice(self, events):
        self.heard += [event.to_json() for event in events]

    def think(self, view):
        self.file.write_text(repr((os.getpid(), self.heard)))

    def end(self, standings):
        self.file.write_text(repr((os.getpid(), self.heard, [standing.total for standing in standings])))


class Crashes(First):
    def think(self, view):
        os._exit(3)


class CrashesOnce(First):
    def think(self, view):
        if first_time("crashed"):
            os._exit(3)


class HangsOnce(First):
    def think(self, view):
        while first_time("hung") or HERE.joinpath(f"hung-{os.getpid()}").exists():
            HERE.joinpath(f"hung-{os.getpid()}").touch()


class Hangs(First):
    def think(self, view):
        HERE.joinpath("hangs").touch()
        while True:
            pass


class Slow(First):
    def think(self, view):
        time.sleep(0.3)


class Waits(First):
    """Thinks until it is let go."""

    def think(self, view):
        HERE.joinpath("thinks").touch()
        while not HERE.joinpath("go").exists():
            time.sleep(0.01)
        HERE.joinpath("went").touch()


class Chatty(First):
    def think(self, view):
        print("hello" * 100)
        os.write(1, b"more")
        sys.stdout.flush()
        assert not sys.stdin.read()


class Cheats(First):
    def choose(self, view, legal, budget):
        return "the best action"


class Raises(First):
    def think(self, view):
        raise ValueError("no idea")


class Leaves(First):
    def think(self, view):
        sys.exit()
'''
BOTS = {
    "listener": "Listener",
    "crashes": "Crashes",
    "crashes-once": "CrashesOnce",
    "hangs": "Hangs",
    "hangs-once": "HangsOnce",
    "slow": "Slow",
    "waits": "Waits",
    "chatty": "Chatty",
    "cheats": "Cheats",
    "raises": "Raises",
    "leaves": "Leaves",
}


def install_guests(folder: Path) -> None:
    """Write the bots."""
    install(folder, "guests", "guests_of_workers", CODE, **{n: f"guests_of_workers:{c}" for n, c in BOTS.items()})
