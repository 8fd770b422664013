"""When a game is over: replaying it, playing again, going on from a step; and when its rules are played no more."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from bottega.core.chance import SealedChance, kind_at
from bottega.core.records import Luck, Record, Revealed, outcomes_told, parse_record
from bottega.core.registry import game_names
from bottega.core.replay import verify
from tests.server.conftest import Serve
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import changed_meanwhile, play_one, settled, together
from tests.server.test_commands import refusal

Seen = dict[tuple[Any, int], Json]
"""The views that somebody saw first with so many entries in the record."""


def note(seen: Seen, *lookers: Seat) -> None:
    for looker in lookers:
        for mine, position in looker.positions.items():
            seen.setdefault((mine, position["entries"]), position["view"])


async def played(server: Running, game: str, most: int) -> tuple[Person, str, Seen]:
    """A game of two that was played for a while, and given up: what was seen on the way."""
    seen: Seen = {}
    luck = random.Random(game)
    async with together(server, game) as (people, seats, table), Person(server.url).at(table) as watcher:
        await settled([*seats, watcher])
        note(seen, *seats, watcher)
        for _ in range(most):
            if any(seat.over for seat in seats):
                break
            ready = [seat for seat in seats if seat.turns()]
            if ready:
                await play_one(luck.choice(ready), luck=luck)
            await settled([*seats, watcher])
            note(seen, *seats, watcher)
        if not seats[0].over:
            await seats[1].do("resign", seat=1)
            await seats[0].until(lambda me: me.over)
    return people[0], table, seen


@pytest.mark.parametrize("game", game_names())
def test_a_replay_shows_what_was_seen(house: Running, game: str) -> None:
    ada, table, seen = asyncio.run(played(house, game, 60))
    record = parse_record(ada.get(f"/api/tables/{table}/record"))
    verify(record)
    told: dict[object, int] = {}
    for eyes in ("0", "1", "none", "all"):
        frames: list[Json] = []
        while True:
            query = f"first={len(frames)}&last=9999&eyes={eyes}&language=none"
            info = Person(house.url).get(f"/api/tables/{table}/replay?{query}")
            frames += info["frames"]
            if len(frames) > info["steps"]:
                break
        assert [frame["step"] for frame in frames] == list(range(info["steps"] + 1))
        numbers = [each["n"] for frame in frames for each in frame["news"]]
        assert eyes == "all" or numbers == list(range(len(numbers)))
        told[eyes] = len(numbers)
        looker = {"none": None, "0": 0, "1": 1}.get(eyes)
        compared = 0
        for frame in frames[:-1]:
            n = 0 if frame["entry"] is None else frame["entry"]["n"]
            if eyes != "all" and (looker, n) in seen:
                assert frame["view"] == seen[looker, n], n
                compared += 1
        assert eyes == "all" or compared > 5
        entries = [frame["entry"]["n"] for frame in frames[1:]]
        assert entries == [each.n for each in record.entries if not isinstance(each, Luck | Revealed)]
    assert told["all"] >= told["0"] >= told["none"]
    for query in ("first=99999", "eyes=5", "eyes=x", "first=-1"):
        assert Person(house.url).send("GET", f"/api/tables/{table}/replay?{query}").status in (400, 422)


def check_luck(record: Record, odds: list[Json]) -> None:
    """Check all luck of a record as a client does that knows no rules."""
    outcomes = [(outcome.door, outcome.value) for outcome in outcomes_told(record)]
    assert [(each["door"], each["counts"] is None) for each in odds] == [(d, d != "draw") for d, _ in outcomes]
    assert record.end is not None
    assert record.end.secret is not None
    stream = SealedChance(
        bytes.fromhex(record.end.secret), [bytes.fromhex(each.share) for each in record.header.shares]
    )
    taken_over = 0 if record.header.continued is None else record.header.continued.outcomes
    for (door, value), each in list(zip(outcomes, odds, strict=True))[taken_over:]:
        place = stream.below(each["n"])
        if door == "draw":
            assert sum(each["counts"]) == each["n"]
            place = kind_at(each["counts"], place)
        assert value == place + (door == "roll")


@pytest.mark.parametrize("game", game_names())
def test_the_luck_can_be_checked_without_the_rules(house: Running, game: str) -> None:
    ada, table, _ = asyncio.run(played(house, game, 20))
    record = parse_record(ada.get(f"/api/tables/{table}/record"))
    assert record.header.shares
    check_luck(record, Person(house.url).get(f"/api/tables/{table}/luck"))


def test_while_a_game_runs_nothing_is_replayed_and_the_record_withholds(house: Running) -> None:
    async def scene() -> None:
        async with together(house, "classic_art") as (people, seats, table):
            for what in ("replay", "luck"):
                answer = people[0].send("GET", f"/api/tables/{table}/{what}")
                assert (answer.status, answer.code) == (409, "not-over")
            for _ in range(4):
                await settled(seats)
                await play_one(next(seat for seat in seats if seat.turns()))
            record = people[0].get(f"/api/tables/{table}/record")
            assert record == Person(house.url).get(f"/api/tables/{table}/record")
            luck = json.loads(record.splitlines()[1])
            assert luck["kind"] == "chance"
            assert None in [value for _, value in luck["outcomes"]]
            assert "secret" not in record
            await seats[0].do("resign", seat=0)
            over = people[0].get(f"/api/tables/{table}/record")
            assert over.startswith(record)
            verify(parse_record(over))
            answer = people[0].send("GET", f"/api/tables/{table}/rematch")
            assert answer.status == 405

    asyncio.run(scene())


def test_playing_again(server: Running) -> None:
    async def scene() -> None:
        async with together(server, undo="consent", bots=["random"]) as (people, seats, table):
            path = f"/api/tables/{table}/rematch"
            assert people[0].send("POST", path).code == "not-over"
            await seats[1].do("resign", seat=1)
            await seats[0].until(lambda me: me.over)
            eve = Person.named(server.url, "Eve")
            assert eve.send("POST", path).code == "not-at-table"
            found = await asyncio.gather(*[asyncio.to_thread(person.does, "POST", path) for person in people])
            assert len({info["id"] for info in found}) == 1
            again = found[0]["id"]
            for seat in seats:
                await seat.until(lambda me: me.info["rematch"] == again)
            assert eve.does("POST", path)["id"] == again, "others find it"
            waiting = [row["id"] for row in people[1].get("/api/tables?of=mine")["tables"]]
            assert waiting == [again], "no second table is left"
            info = people[0].get(f"/api/tables/{again}")
            assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Random"]
            assert (info["undo"], info["status"]) == ("consent", "waiting")
            host = next(person for person in people if person.id == info["host"])
            async with people[0].at(again) as first, people[1].at(again) as second:
                host.starts(again)
                for seat in (first, second):
                    await play_one(seat)

    asyncio.run(scene())


def test_a_rematch_that_was_closed_can_be_asked_for_again(house: Running) -> None:
    ada = Person.named(house.url, "Ada")
    table = ada.opens()
    ada.starts(table)
    ada.does("POST", f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    first = ada.does("POST", f"/api/tables/{table}/rematch")["id"]
    ada.does("DELETE", f"/api/tables/{first}")
    second = ada.does("POST", f"/api/tables/{table}/rematch")["id"]
    assert second != first
    assert ada.does("POST", f"/api/tables/{table}/rematch")["id"] == second
    ada.starts(second)


@pytest.mark.parametrize("game", game_names())
def test_going_on_from_a_step(house: Running, game: str) -> None:
    ada, table, _ = asyncio.run(played(house, game, 40))
    path, bots = f"/api/tables/{table}/continue", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = ada.send("POST", path, {"entry": 9_999, "seats": bots})
    assert (answer.status, answer.code) == (422, "no-such-step-to-continue")
    last = answer.body["error"]["facts"]["last"]
    assert ada.send("POST", path, {"entry": 0, "seats": bots[:1]}).code == "seats-miscounted"
    for step in (0, last // 2, last):
        info = ada.does("POST", path, {"entry": step, "seats": bots})
        assert info["continued"] == table
        ada.starts(info["id"])
        asyncio.run(go_on(ada, info["id"]))


async def go_on(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await seat.until(lambda me: bool(me.positions))
        assert not seat.positions[0]["can_undo"]
        await seat.plays_on(random.Random(1), 3)
        if not seat.over:
            await seat.do("resign", seat=0)
    record = parse_record(person.get(f"/api/tables/{table}/record"))
    assert record.header.continued is not None
    verify(record)
    check_luck(record, Person(person.url).get(f"/api/tables/{table}/luck"))


def test_going_on_from_a_game_that_runs(house: Running) -> None:
    """Only who holds all seats may: everybody else would learn what is hidden."""

    async def scene() -> None:
        ada = Person.named(house.url, "Ada")
        friend, bot = {"kind": "beside-me", "name": "Eve"}, {"kind": "bot", "bot": "random"}
        table = ada.opens(seats=[{"kind": "me"}, friend])
        ada.starts(table)
        async with ada.at(table) as seat:
            await seat.plays_on(random.Random(1), 8)
        step = len(ada.get(f"/api/tables/{table}/record").splitlines()) - 1
        path = f"/api/tables/{table}/continue"
        info = ada.does("POST", path, {"entry": step})
        ada.starts(info["id"])
        async with ada.at(info["id"]) as seat:
            await seat.until(lambda me: len(me.positions) == 2)
            await seat.plays_on(random.Random(1), 3)
            await seat.do("resign", seat=0)
        verify(parse_record(ada.get(f"/api/tables/{info['id']}/record")))
        ben = Person.named(house.url, "Ben")
        assert ben.send("POST", path, {"entry": 0}).code == "not-over"
        table = ada.opens(seats=[{"kind": "me"}, bot])
        ada.starts(table)
        assert ada.send("POST", f"/api/tables/{table}/continue", {"entry": 0}).code == "not-over"

    asyncio.run(scene())


# Rules that are played no more


def outdated(kept: Json) -> None:
    """As if the rules of a game had changed since."""
    header = json.loads(kept["document"]["header"])
    header["rules"] += 1_000
    kept["document"]["header"] = json.dumps(header, separators=(",", ":"))
    kept["start"]["header"]["rules"] += 1_000


def test_rules_that_are_played_no_more(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")

    async def begin(is_over: bool) -> tuple[list[Person], str, list[list[Json]]]:
        clock = {"kind": "live", "seconds": 600}
        async with together(server, "classic_art", bots=["random"], clock=clock) as (people, seats, table):
            for _ in range(8):
                await settled(seats)
                ready = [seat for seat in seats if seat.turns()]
                if ready:
                    await play_one(ready[0])
            if is_over:
                await seats[0].do("resign", seat=0)
            await seats[1].until(lambda me: me.positions[1]["pending"] != [2])
            async with Person(server.url).at(table) as watcher:
                await watcher.until(lambda me: bool(me.positions))
                await settled([*seats, watcher])
                told = [seats[0].positions[0], seats[1].positions[1], watcher.positions[None]]
            return people, table, [[each["event"] for each in position["news"]] for position in told]

    async def watch(people: list[Person], table: str, told: list[list[Json]]) -> None:
        lookers = [people[0], people[1], Person(server.url)]
        for person, mine, events in zip(lookers, (0, 1, None), told, strict=True):
            async with person.at(table) as seat:
                await seat.until(lambda me: bool(me.positions))
                archive = seat.positions[mine]
                assert (archive["type"], archive["game"], archive["seat"]) == ("archive", "classic_art", mine)
                assert archive["problem"]["sentence"]
                assert archive["news"] == events
                assert archive["view"]["seat"] == mine
                assert seat.info["problem"]
                if mine is not None:
                    error = await refusal(seat, "play", seat=mine, line="pass")
                    assert error["code"] in ("not-playable", "not-running")
                    await seat.do("say", text="What a pity")
                    await seat.until(lambda me: me.chat[-1:] != [])
            assert person.get(f"/api/tables/{table}/snapshot")["news"] == events
            assert person.get(f"/api/tables/{table}")["problem"]

    people, over, told = asyncio.run(begin(True))
    with changed_meanwhile(server, over) as kept:
        outdated(kept)
    asyncio.run(watch(people, over, told))
    assert parse_record(people[0].get(f"/api/tables/{over}/record")).end is not None
    players, running, told = asyncio.run(begin(False))
    with changed_meanwhile(server, running) as kept:
        outdated(kept)
        kept["due"] = 1.0
    asyncio.run(watch(players, running, told))
    assert players[0].send("GET", f"/api/tables/{running}/record").code == "not-playable"
    assert "Traceback" not in server.log()
