"""What those at a table are told: the whole table, then what is new, by whatever pipe."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from bottega.core.records import parse_record
from bottega.core.registry import game_names
from bottega.core.replay import verify
from bottega.server.positions import Presenter, Wish
from tests.server.people import Json, Person, Refused, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, streamed, together
from tests.sitting.tables import opened


async def look_is_same(seat: Seat, mine: int | None) -> bool:
    """Whether what was put together from updates is the whole table as it is now; False if more is on its way."""
    look = await seat.ask("look", seat=mine)
    merged = seat.positions[mine]
    if look["number"] != merged["number"]:
        return False
    for name, value in look.items():
        assert name == "type" or merged[name] == value, name
    return True


@pytest.mark.parametrize("game", game_names())
def test_updates_put_together_are_the_whole_table(house: Running, game: str) -> None:
    async def scene() -> None:
        luck, same = random.Random(game), 0
        async with together(house, game, 2, ["random"]) as (_, seats, table):
            async with Person(house.url).at(table, language="none", prospects=0) as watcher:
                for _ in range(60):
                    if seats[0].over:
                        break
                    ready = [seat for seat in seats if seat.turns()]
                    if ready:
                        await play_unless_overtaken(luck.choice(ready), luck)
                    else:
                        await asyncio.sleep(0.01)
                    for seat in (*seats, watcher):
                        same += await look_is_same(seat, next(iter(seat.positions)))
                    await taken_back_sometimes(seats, luck)
            assert same > 60
            check_told(seats[0], 0)
            assert not any(told["said"] for told in watcher.positions[None]["news"])
            assert watcher.positions[None]["prospects"] is None
            assert watcher.positions[None]["legal"] == []

    asyncio.run(scene())


async def play_unless_overtaken(seat: Seat, luck: random.Random) -> None:
    """Play one action; another may have taken something back, and this seat may not have been told of it yet."""
    try:
        await play_one(seat, luck=luck)
    except Refused as refused:
        if refused.code != "stale":
            raise
        await asyncio.sleep(0.01)


async def taken_back_sometimes(seats: list[Seat], luck: random.Random) -> None:
    for mine, seat in enumerate(seats):
        if seat.positions[mine]["can_undo"] and luck.random() < 0.2:
            number = seat.positions[mine]["number"]
            answer = await seat.send({"do": {"do": "undo", "seat": mine, "number": number}})
            if answer["type"] == "done":
                await seat.until(lambda me, mine=mine, answer=answer: me.positions[mine]["number"] >= answer["number"])  # type: ignore[misc]


def check_told(seat: Seat, mine: int) -> None:
    """Numbers have no gaps, events are told with sentences, and legal actions by their names."""
    position = seat.positions[mine]
    assert [told["n"] for told in position["news"]] == list(range(position["count"]))
    assert all(told["said"] for told in position["news"])
    numbers: dict[object, int] = {}
    for text in seat.heard:
        message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            assert message["number"] >= numbers.get(message["seat"], 0)
            assert message["type"] == "snapshot" or message["before"] == numbers[message["seat"]]
            numbers[message["seat"]] = message["number"]


def test_an_acknowledgement_comes_before_the_update(house: Running) -> None:
    async def scene() -> None:
        ada = Person.named(house.url, "Ada")
        table = ada.opens()
        ada.starts(table)
        async with ada.at(table) as seat, ada.at(table) as other:
            heard = len(seat.heard)
            done = await play_one(seat)
            frames = [json.loads(text) for text in seat.heard[heard:]]
            told = [frame["type"] for frame in frames if frame.get("number", 0) >= done["number"]]
            assert told[:2] == ["done", "update"]  # before them may come that the bot has chosen
            assert [action for action in done["actions"] if action.startswith("choose ")]
            await other.until(lambda me: me.positions[0]["number"] >= done["number"])
            assert other.positions[0]["view"]["seat"] == 0

    asyncio.run(scene())


def test_who_comes_back_goes_on_from_an_event(server: Running) -> None:
    async def scene() -> None:
        ada = Person.named(server.url, "Ada")
        table = ada.opens()
        ada.starts(table)
        async with ada.at(table) as seat:
            for _ in range(4):
                await play_one(seat)
            before = seat.positions[0]
            seat.socket.transport.abort()  # the cable is cut
        await asyncio.to_thread(play_on_by_http, ada, table, 3)
        async with ada.at(table, since=before["count"]) as seat:
            await seat.until(lambda me: bool(me.positions))
            after = seat.positions[0]
            assert after["since"] == before["count"]
            assert [told["n"] for told in after["news"]] == list(range(before["count"], after["count"]))
            whole = await seat.ask("look", seat=0)
            assert whole["news"][: before["count"]] == before["news"]
            assert whole["news"][before["count"] : after["count"]] == after["news"]
        async with ada.at(table, since=999_999) as seat:
            await seat.until(lambda me: bool(me.positions))
            assert seat.positions[0]["news"] == []
            assert seat.positions[0]["since"] == seat.positions[0]["count"]

    asyncio.run(scene())


def play_on_by_http(person: Person, table: str, most: int) -> Json:
    """Play at random by plain HTTP, so many moves: the last snapshot."""
    luck, moves = random.Random(table), 0
    while True:
        position: Json = person.get(f"/api/tables/{table}/snapshot?language=none&prospects=0")
        if position["over"] or moves >= most:
            return position
        if position["legal"]:
            action = luck.choice(position["legal"])
            body = {"do": "play", "seat": 0, "number": position["number"], "line": [action["action"]]}
            assert person.does("POST", f"/api/tables/{table}/do", body)["actions"] == [action["name"]]
            moves += 1


def test_a_whole_game_by_plain_http(house: Running) -> None:
    ada = Person.named(house.url, "Ada")
    table = ada.opens("classic_art")
    ada.starts(table)
    position = play_on_by_http(ada, table, 10_000)
    assert position["standings"]
    ask = {"ask": "look", "seat": 0}
    look = ada.does("POST", f"/api/tables/{table}/ask", ask)
    assert look["view"] == position["view"]
    verify(parse_record(ada.get(f"/api/tables/{table}/record")))


def test_a_whole_game_by_server_sent_events(house: Running) -> None:
    async def scene() -> None:
        ada = Person.named(house.url, "Ada")
        table = ada.opens("sagrada")
        ada.starts(table)
        async with streamed(ada, table) as seat:
            luck = random.Random(5)
            while True:
                await seat.until(lambda me: me.over or bool(me.turns()))
                if seat.over:
                    break
                position = seat.positions[0]
                name = luck.choice(position["legal"])["name"]
                body = {"do": "play", "seat": 0, "number": position["number"], "line": [name]}
                done = await asyncio.to_thread(ada.does, "POST", f"/api/tables/{table}/do", body)
                await seat.until(lambda me, done=done: me.positions[0]["number"] >= done["number"])  # type: ignore[misc]
            look = await asyncio.to_thread(ada.get, f"/api/tables/{table}/snapshot")
            assert {name: seat.positions[0][name] for name in look} == {**look, "type": "update"}
            assert seat.info["status"] == "finished"
        verify(parse_record(ada.get(f"/api/tables/{table}/record")))

    asyncio.run(scene())


def test_who_is_here(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            await seats[0].until(lambda me: [seat["is_here"] for seat in me.info["seats"]] == [True, True])
            async with people[1].at(table), Person(house.url).at(table):
                await seats[1].socket.close()
                await seats[0].until(lambda me: me.info["watchers"] == 1)
                assert seats[0].info["seats"][1]["is_here"]
            await seats[0].until(lambda me: not me.info["seats"][1]["is_here"] and me.info["watchers"] == 0)
            async with people[1].at(table):
                await seats[0].until(lambda me: bool(me.info["seats"][1]["is_here"]))

    asyncio.run(scene())


def test_what_is_out_of_date_is_not_kept() -> None:
    """Also where a process only follows what another one does."""
    sitting = opened("sagrada")
    presenter, luck, wish = Presenter("table", sitting), random.Random(1), Wish("en")
    for _ in range(40):
        before, count = sitting.number(None), sitting.match.event_count()
        sitting.play(sitting.match.pending[0], luck.choice(sitting.match.legal(sitting.match.pending[0])))
        presenter.update(None, before, count, None, wish)
        assert len(presenter._made) == 1
        assert len(presenter._said) == sitting.match.event_count() - count
