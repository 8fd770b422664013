"""What happens by itself: bots decide and stand in, clocks run out, and who has no choice is answered for."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep, time

import msgspec
import pytest

from bottega.core.records import parse_record
from bottega.core.replay import verify
from bottega.server.workers import Situation
from bottega.server.workers.jobs import AskIfTelling
from bottega.server.workers.thinking import is_telling
from tests.server.conftest import Serve
from tests.server.guests import install_guests
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import changed_meanwhile, play_one, settled, together
from tests.server.test_commands import refusal
from tests.server.test_taking_back import is_planning

HOURS = {"kind": "live", "seconds": 600, "increment": 7}


def wait_for(person: Person, table: str, is_so: Callable[[Json], bool], seconds: float = 10) -> Json:
    """Look at a table, without sitting down, until something is so of it."""
    end = monotonic() + seconds
    while monotonic() < end:
        info: Json = person.get(f"/api/tables/{table}")
        if is_so(info):
            return info
        sleep(0.02)
    raise AssertionError(info)


# Standing in


def test_a_bot_stands_in_by_wish(house: Running) -> None:
    async def scene() -> None:
        async with together(house, clock=HOURS) as (people, seats, table):
            assert (await refusal(seats[1], "stand-in", seat=1, bot="nobody"))["code"] == "no-such-bot"
            await seats[1].do("stand-in", seat=1, bot="random")
            await seats[0].until(lambda me: me.info["seats"][1]["stand_in"] == "random")
            assert not seats[0].info["clocks"]["running"][1]
            await play_one(seats[0])
            for _ in range(3):
                await seats[0].until(lambda me: bool(me.turns()))
                await play_one(seats[0])
            await seats[1].do("stand-in", seat=1, bot=None)
            await seats[0].until(lambda me: me.info["seats"][1]["stand_in"] is None)
            while not seats[1].turns():
                await play_one(seats[0])
                await settled(seats)
            assert seats[0].info["clocks"]["running"] == [False, True]
            await play_one(seats[1])
            assert (await refusal(seats[0], "stand-in", seat=1, bot="random"))["code"] == "not-your-seat"
        record = people[0].get(f"/api/tables/{table}/record")
        assert '"players":["Ada","Ben"]' in record

    asyncio.run(scene())


def test_bots_do_not_rush_where_they_stand_in_for_everybody(serve: Serve, tmp_path: Path) -> None:
    """Who comes back finds a game to go on with. As long as somebody plays, nobody is kept waiting."""
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}", "--pause", "1")

    async def scene() -> None:
        ada = Person.named(server.url, "Ada")
        table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        ada.starts(table)
        async with ada.at(table) as seat:
            await play_one(seat)
            await seat.until(lambda me: bool(me.turns()))
            number, began = seat.positions[0]["number"], monotonic()
            await seat.do("stand-in", seat=0, bot="random")
            await seat.until(lambda me: me.positions[0]["number"] >= number + 2)
            assert monotonic() - began >= 2
            await seat.do("stand-in", seat=0, bot=None)
            await seat.until(lambda me: bool(me.turns()) and me.info["seats"][0]["stand_in"] is None)

    asyncio.run(scene())


# Clocks


def test_increment_and_days(house: Running) -> None:
    async def scene() -> None:
        async with together(house, clock=HOURS) as (_, seats, _):
            clocks = seats[0].info["clocks"]
            assert (clocks["left"], clocks["running"]) == ([600_000, 600_000], [True, True])
            await play_one(seats[0])
            await seats[1].until(lambda me: me.info["clocks"]["running"] == [False, True])
            assert 600_000 < seats[1].info["clocks"]["left"][0] <= 607_000
            await play_one(seats[1])
            await settled(seats)
            first = seats[0].positions[0]["pending"][0]
            await seats[0].until(lambda me: me.info["clocks"]["running"] == [first == 0, first == 1])
            assert 600_000 * (first == 0) < seats[0].info["clocks"]["left"][1] <= 607_000
        async with together(house, clock={"kind": "days", "days": 2}) as (_, seats, _):
            for seat in seats:
                await play_one(seat)
            await settled(seats)
            mover = next(seat for seat in seats if seat.turns())
            mine = mover.turns()[0]
            await play_one(mover)
            await mover.until(lambda me: me.info["clocks"]["left"][mine] == 2 * 86_400_000)

    asyncio.run(scene())


def test_clocks_tell_nothing_of_secrets(house: Running) -> None:
    async def scene() -> None:
        async with together(house, "fresco", clock=HOURS) as (people, seats, table):
            while not all(is_planning(seat, mine) for mine, seat in enumerate(seats)):
                await play_one(next(seat for seat in seats if seat.turns()))
                await settled(seats)
            await settled(seats)
            before, heard = people[1].get(f"/api/tables/{table}"), len(seats[1].heard)
            await play_one(seats[0])
            await seats[0].do("undo", seat=0)
            await settled(seats)
            told = [text for text in seats[1].heard[heard:] if '"type":"answer"' not in text]
            assert told == []
            assert people[1].get(f"/api/tables/{table}") == before

    asyncio.run(scene())


def test_a_clock_runs_out(serve: Serve, tmp_path: Path) -> None:
    """One has much time, the other next to none. When it is the other's turn a bot takes over; then they come back."""
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")

    async def begin() -> tuple[list[Person], str, int]:
        async with together(server, clock=HOURS) as (people, seats, table):
            for seat in seats:
                await play_one(seat)
            await settled(seats)
        return people, table, int(seats[0].positions[0]["pending"][0])

    async def go_on(people: list[Person], table: str, mine: int) -> None:
        other = 1 - mine
        async with people[mine].at(table) as seat, people[other].at(table) as late:
            await seat.until(lambda me: bool(me.turns()))
            while seat.positions[mine]["pending"] == [mine]:
                await play_one(seat)
            began = monotonic()
            await seat.until(lambda me: me.info["seats"][other]["stand_in"] == "greedy")
            assert monotonic() - began < 4, "when the clock has run out, and not when the sweep comes"
            assert not seat.info["clocks"]["running"][other]
            await seat.until(lambda me: mine in me.positions[mine]["pending"])
            await late.do("stand-in", seat=other, bot=None)
            await seat.until(lambda me: me.info["seats"][other]["stand_in"] is None)
            assert seat.info["clocks"]["left"][other] >= 60_000
            assert any('"stand_in":"greedy"' in text for text in late.heard)

    people, table, mine = asyncio.run(begin())
    with changed_meanwhile(server, table) as kept:
        kept["document"]["clocks"]["left"][1 - mine] = 0.3
    asyncio.run(go_on(people, table, mine))


def test_a_clock_that_ran_out_while_the_server_was_away(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")

    async def begin() -> tuple[Person, str]:
        async with together(server, clock=HOURS) as (people, _, table):
            pass
        return people[0], table

    ada, table = asyncio.run(begin())
    with changed_meanwhile(server, table) as kept:
        assert kept["due"] > time()
        kept["document"]["clocks"]["left"] = [0.1, 500.0]
        kept["due"] = time()
    info = wait_for(ada, table, lambda info: info["seats"][0]["stand_in"] == "greedy" and info["pending"] == [1])
    assert info["seats"][1]["stand_in"] is None
    assert info["clocks"]["running"] == [False, True]


# Bots


@pytest.mark.parametrize("game", ["sagrada", "fresco"])
def test_every_kind_of_bot_on_any_seat(house: Running, game: str) -> None:
    async def scene(ada: Person, kinds: list[str]) -> None:
        table = ada.opens(game, [*[{"kind": "bot", "bot": kind} for kind in kinds], {"kind": "me"}])
        ada.starts(table)
        async with ada.at(table) as seat:
            await seat.until(lambda me: bool(me.positions))
            await asyncio.wait_for(seat.plays_on(random.Random(1), 12), 60)

    async def scenes() -> None:
        ada = Person.named(house.url, "Ada")
        kinds = [bot["name"] for bot in ada.get("/api/bots")]
        for first in range(0, len(kinds), 3):
            await scene(ada, kinds[first : first + 3])

    asyncio.run(scenes())


def test_broken_bots_do_not_stop_a_table(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    install_guests(tmp_path / "packages")
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}", "--patience", "0.4")

    async def scene(bot: str) -> None:
        ada = Person.named(server.url, "Ada")
        table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}])
        ada.starts(table)
        async with ada.at(table) as seat:
            await seat.plays_on(random.Random(bot), 2)
            await seat.until(lambda me: bool(me.turns()))

    async def scenes() -> None:
        await asyncio.gather(*[scene(bot) for bot in ("crashes", "hangs", "raises", "cheats", "leaves", "slow")])

    asyncio.run(scenes())
    assert "Traceback" not in server.log().replace("a job broke off: Traceback", "")


def test_what_a_bot_answers_too_late_is_dropped(serve: Serve, database: str, tmp_path: Path) -> None:
    """The person resigns while it thinks. At another table the server is killed: the bot goes on by itself."""
    packages = tmp_path / "packages"
    packages.mkdir()
    install_guests(packages)
    server = serve(database)
    ada = Person.named(server.url, "Ada")

    async def resign() -> str:
        table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "waits"}])
        ada.starts(table)
        async with ada.at(table) as seat:
            await play_one(seat)
            assert 1 in seat.positions[0]["pending"]
            await seat.do("resign", seat=0)
            await seat.until(lambda me: me.over)
            (packages / "go").touch()
            async with asyncio.timeout(30):
                while not (packages / "went").exists():
                    await asyncio.sleep(0.01)
        return table

    table = asyncio.run(resign())
    record = parse_record(ada.get(f"/api/tables/{table}/record"))
    verify(record)
    assert record.end is not None
    assert record.end.how == "resigned"
    (packages / "go").unlink()
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "waits"}])
    ada.starts(table)
    line = [ada.get(f"/api/tables/{table}/snapshot")["legal"][0]["name"]]
    ada.does("POST", f"/api/tables/{table}/do", {"do": "play", "seat": 0, "line": line})
    server.kill()
    server.start()
    (packages / "go").touch()
    wait_for(ada, table, lambda info: info["pending"] == [0], 30)
    assert "Traceback" not in server.log()


# People without a choice


def test_who_has_no_choice_is_answered_for(house: Running) -> None:
    """Where it would tell a secret, the server answers; where everybody knows it, the person does; and nothing is
    answered for who may still take something back.
    """
    found: dict[str, int] = {"answered": 0, "known": 0, "undoable": 0}

    async def scene(number: int) -> None:
        luck = random.Random(number)
        async with (
            together(house, "fresco", modules="4,7") as (_, seats, table),
            Person(house.url).at(table) as watcher,
        ):
            while not any(seat.over for seat in seats) and not all(found.values()):
                await settled([*seats, watcher])
                ready = [(mine, seat) for mine, seat in enumerate(seats) if seat.turns()]
                if not ready:
                    continue
                mine, seat = luck.choice(ready)
                if len(seat.positions[mine]["legal"]) > 1 or not await is_answered(seat, mine, watcher, found):
                    await play_one_of(seat, mine, luck)

    async def scenes() -> None:
        for number in range(8):
            if not all(found.values()):
                await scene(number)

    asyncio.run(scenes())
    assert all(found.values()), found


def test_who_is_away_is_not_answered_for(serve: Serve, tmp_path: Path) -> None:
    """If somebody who is seen to be away answered, all would know that there was no choice."""
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}", "--pause", "1")

    async def scene(number: int) -> bool:
        luck = random.Random(number)
        async with (
            together(server, "fresco", modules="4,7") as (people, seats, table),
            Person(server.url).at(table) as watcher,
        ):
            while not any(seat.over for seat in seats):
                await settled([*seats, watcher])
                for mine, seat in enumerate(seats):
                    if has_to_say_a_secret(seat.positions[mine], mine, watcher):
                        await goes_away(people[mine], seat, mine, watcher, table)
                        return True
                ready = [(mine, seat) for mine, seat in enumerate(seats) if seat.turns()]
                if ready:
                    mine, seat = luck.choice(ready)
                    await play_one_of(seat, mine, luck)
        return False

    async def scenes() -> bool:
        for number in range(8):
            if await scene(number):
                return True
        return False

    assert asyncio.run(scenes())


def has_to_say_a_secret(position: Json, mine: int, watcher: Seat) -> bool:
    legal = position["legal"]
    return len(legal) == 1 and not position["can_undo"] and is_telling_to(watcher, mine, legal[0]["name"])


async def goes_away(person: Person, seat: Seat, mine: int, watcher: Seat, table: str) -> None:
    """Somebody goes away before it is answered; it is when they are back."""
    before = watcher.positions[None]["number"]
    await seat.socket.close()
    await watcher.until(lambda watcher: not watcher.info["seats"][mine]["is_here"])
    answering = watcher.until(lambda watcher: watcher.positions[None]["number"] > before)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(answering, 2.5)
    async with person.at(table):
        await watcher.until(lambda watcher: watcher.positions[None]["number"] > before)


async def is_answered(seat: Seat, mine: int, watcher: Seat, found: dict[str, int]) -> bool:
    """Whether the server answers for a seat that can do only one thing."""
    position = seat.positions[mine]
    action = position["legal"][0]["name"]
    what = "undoable" if position["can_undo"] else "answered" if is_telling_to(watcher, mine, action) else "known"
    found[what] += 1
    if what != "answered" and found[what] > 2:
        return False
    answering = seat.until(lambda me: not same_question(me.positions[mine], position))
    if what == "answered":
        await answering
        return True
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(answering, 0.5)
    return False


def is_telling_to(watcher: Seat, mine: int, action: str) -> bool:
    """Whether a spectator can't know that a seat can do only this."""
    position = watcher.positions[None]
    situation = Situation(
        game="fresco",
        own_components="",
        seats=2,
        options=watcher.info["options"],
        players=tuple(position["names"]),
        seat=None,
        view=msgspec.Raw(json.dumps(position["view"]).encode()),
    )
    return is_telling(AskIfTelling(situation=situation, seat=mine, action=action))


def same_question(now: Json, before: Json) -> bool:
    return bool(now["legal"]) and now["legal"] == before["legal"] and now["questions"] == before["questions"]


async def play_one_of(seat: Seat, mine: int, luck: random.Random) -> None:
    """Play at random, unless the table has changed meanwhile."""
    position = seat.positions[mine]
    if not position["legal"]:
        return
    line = [luck.choice(position["legal"])["name"]]
    answer = await seat.send({"do": {"do": "play", "seat": mine, "number": position["number"], "line": line}})
    if answer["type"] == "done":
        await seat.until(lambda me: me.positions[mine]["number"] >= answer["number"])
