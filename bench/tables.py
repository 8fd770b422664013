"""What a table costs a server: a part of `make load`, and by itself `python -m bench.tables`. One line each.

- opening: a long game that is not in memory is brought from the database and shown: reading, playing its deeds again,
  the view, the legal actions, all that was told. Milliseconds of the processor, because machines are busy.
- idle: what a table costs that nothing happens at while people look at it, and each of them: resident memory of a
  server process with 200 of them, after their games were put away, less what it had before.
- growing: resident memory of a server process before and after thousands of moves at one set of tables.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from time import process_time, time

import msgspec

from bottega.core.registry import game_names
from bottega.protocol.tables import MySeat, OpenTable, PlannedSeat, SeatBesideMe
from bottega.server import lobby
from bottega.server.database import Database, open_driver
from bottega.server.house import COLLECTIONS, House
from bottega.server.kept import KeptDeed, Table, User
from bottega.server.live_table import LiveTable
from bottega.server.positions import Wish
from bottega.server.settings import Settings
from bottega.server.staging import Staging
from bottega.sitting.beginning import prepare
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.version import is_compiled
from tests.server.people import Person, Seat
from tests.server.running import Running

WHAT = ("opening", "idle", "growing")
ACTIONS = 300
TABLES = 200
MODULES = {"fresco": "all"}
Say = Callable[[str], None]
ADA = User(id="ada", name="Ada", account=None, password=None, language="", created=0.0)


# Opening


async def long_table(database: Database, game: str, seats: int) -> Table:
    """A table at which so many actions were done at random, or as many as its game has; in the database."""
    people: list[PlannedSeat] = [MySeat(), *[SeatBesideMe(name=f"Person {number}") for number in range(2, seats + 1)]]
    asked = OpenTable(game=game, seats=people, modules=MODULES.get(game))
    table = lobby.opened(asked, ADA, time())
    prepared = prepare(game, [Player(seat.name, None) for seat in table.document.seats], table.document.options)
    start = prepared.start(table.id)
    staging, luck = Staging(start), random.Random(game)
    sitting = Sitting.load(staging, table.id)
    while not sitting.match.over and sitting.count < ACTIONS:
        seat = luck.choice(sitting.match.pending)
        sitting.play(seat, luck.choice(sitting.match.legal(seat)))
    deeds = [KeptDeed(n=deed.n, deed=msgspec.json.encode(deed).decode(), told="") for deed in staging.take()]
    await database.add_table(table)
    after = msgspec.structs.replace(table, version=2, status="running", deeds=len(deeds))
    await database.change_table(table, after, deeds, start=msgspec.json.encode(start).decode())
    return after


async def opening(say: Say, tries: int) -> None:
    """How long it takes until a table that was put away can be shown."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(open_driver(f"sqlite:///{folder}/bottega.db"))
        await database.open()
        house = House(database, Settings())
        for game in game_names():
            table = await long_table(database, game, 4)
            timed = [await opened(house, table) for _ in range(tries)]
            bare, said = ([each[place] * 1_000 for each in timed] for place in (0, 1))
            say(
                f"opening {game}, 4 seats, {table.deeds} actions: median {median(bare):.1f} ms (most {max(bare):.1f}); "
                f"all that was told in words besides: {median(said):.1f} ms (most {max(said):.1f})"
            )
        await database.close()


async def opened(house: House, table: Table) -> tuple[float, float]:
    """Seconds of the processor to bring a table and show it, and to put all that was told into words."""
    began = process_time()
    presenter = await LiveTable(house, table).seated()
    presenter.snapshot(0, 0, Wish())
    shown = process_time()
    presenter.snapshot(0, 0, Wish("en"))
    return shown - began, process_time() - shown


# Idle, and growing


def resident(server: Running) -> int:
    """Bytes that the server's process has in memory."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4_096


async def at_hand(person: Person) -> int:
    """How many games a server has in memory."""
    metrics = str(await asyncio.to_thread(person.get, "/metrics"))
    return int(float(metrics.partition("\nbottega_tables_at_hand ")[2].partition("\n")[0]))


async def put_away(person: Person) -> None:
    """Wait until a server has put all its games away."""
    while await at_hand(person):
        await asyncio.sleep(0.5)


async def idle(say: Say, game: str) -> None:
    """What an idle table costs: itself, and each who looks at it."""
    few, many = await idle_with(game, 1), await idle_with(game, 3)
    each = (many - few) / 2
    say(f"idle {game}: {few - each:.1f} kB a table, and {each:.1f} kB a connection; with two {few + each:.1f} kB")


async def idle_with(game: str, connections: int) -> float:
    """How many kB an idle table costs at which so many look."""
    with tempfile.TemporaryDirectory() as name:
        options = ("--idle", "1", "--sweep", "1")
        with Running(f"sqlite:///{name}/bottega.db", Path(name), options) as server:
            ada = Person.named(server.url, "Ada")
            async with AsyncExitStack() as stack:
                for _ in range(20):  # what is loaded once, and is no part of a table
                    await look(ada, game, connections, stack)
                await put_away(ada)
                before = resident(server)
                for _ in range(TABLES):
                    await look(ada, game, connections, stack)
                await put_away(ada)
                await asyncio.sleep(3)
                return (resident(server) - before) / TABLES / 1_000


async def look(ada: Person, game: str, connections: int, stack: AsyncExitStack) -> None:
    """A game that has begun, and so many who look at it."""
    table = await asyncio.to_thread(ada.opens, game)
    await asyncio.to_thread(ada.starts, table)
    for person in [ada, *[Person(ada.url)] * (connections - 1)]:
        at: Seat = await stack.enter_async_context(person.at(table))
        await at.until(lambda at: bool(at.positions))


async def growing(say: Say, game: str, rounds: int) -> None:
    """Whether memory grows with the moves that were made."""
    with tempfile.TemporaryDirectory() as name:
        options = ("--idle", "2", "--sweep", "1")
        with Running(f"sqlite:///{name}/bottega.db", Path(name), options) as server:
            ada, moves = Person.named(server.url, "Ada"), 0
            for number in range(rounds):
                moves += sum(await asyncio.gather(*[played(ada, game, number * 10 + place) for place in range(10)]))
                await put_away(ada)
                say(f"growing {game}: {moves} moves, {resident(server) / 1e6:.1f} MB")


async def played(ada: Person, game: str, luck: int) -> int:
    table = await asyncio.to_thread(ada.opens, game, [{"kind": "me"}, {"kind": "beside-me", "name": "Bea"}])
    await asyncio.to_thread(ada.starts, table)
    async with ada.at(table, language="none") as at:
        return await at.plays_on(random.Random(luck))


def tell(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def measure(say: Say, what: Sequence[str] = WHAT, tries: int = 20, rounds: int = 6) -> None:
    """Measure some of it, and say what came of it."""
    if "opening" in what:
        usual = gc.get_threshold()
        gc.set_threshold(*COLLECTIONS)  # as the server has it
        asyncio.run(opening(say, tries))
        gc.set_threshold(*usual)
    if "idle" in what:
        asyncio.run(idle(say, "sagrada"))
        asyncio.run(idle(say, "fresco"))
    if "growing" in what:
        asyncio.run(growing(say, "sagrada", rounds))


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=WHAT)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    asked = parser.parse_args()
    print(f"engine: {'compiled' if is_compiled() else 'interpreted'}")
    measure(tell, asked.what, asked.tries, asked.rounds)


if __name__ == "__main__":
    main()
