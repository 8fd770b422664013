"""Who else is at a table: watchers, those who look through another's eyes, friends at one screen; and what they say."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.conftest import Serve
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, settled, together
from tests.server.test_commands import refusal
from tests.server.test_taking_back import placing


def said(seat: Seat) -> list[str]:
    return [message["text"] for message in seat.chat]


def test_players_and_watchers_talk_apart(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            eve, fay = Person.named(house.url, "Eve"), Person.named(house.url, "Fay")
            token = people[0].does("POST", f"/api/tables/{table}/eyes", {})["token"]
            async with (
                eve.at(table) as watcher,
                fay.at(table, eyes=token) as eyes,
                Person(house.url).at(table) as nobody,
            ):
                await seats[0].do("say", text="I begin")
                await watcher.do("say", text="She is in a hurry")
                await eyes.do("say", text="  Look at\nher window  ")
                people[1].does("POST", f"/api/tables/{table}/chat", {"text": "So you do"})
                assert (await refusal(nobody, "say", text="Who am I?"))["code"] == "not-come-in"
                for text in ("  ", "\u0007", "a\u202eb"):
                    assert (await refusal(watcher, "say", text=text))["code"] == "nothing-said"
                for seat in seats:
                    await seat.until(lambda me: said(me) == ["I begin", "So you do"])
                for seat in (watcher, eyes, nobody):
                    await seat.until(lambda me: said(me) == ["She is in a hurry", "Look at\nher window"])
                assert [(each["name"], each["room"]) for each in seats[0].chat] == [
                    ("Ada", "players"),
                    ("Ben", "players"),
                ]
                assert [each["name"] for each in watcher.chat] == ["Eve", "Fay"]
            async with people[1].at(table) as again, eve.at(table) as watcher:
                await again.until(lambda me: said(me) == ["I begin", "So you do"])
                await watcher.until(lambda me: len(me.chat) == 2)
            assert [each["text"] for each in people[0].get(f"/api/tables/{table}/chat")] == ["I begin", "So you do"]
            assert [each["name"] for each in eve.get(f"/api/tables/{table}/chat?most=1")] == ["Fay"]

    asyncio.run(scene())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_another_process_hears_it_all(serve: Serve, database: str) -> None:
    """Ada comes through one process and Ben through another: what is said and done, and who is there."""
    first, second = serve(database), serve(database)

    async def scene() -> None:
        ada, ben = Person.named(first.url, "Ada"), Person.named(second.url, "Ben")
        table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}], undo="consent")
        ben.does("POST", f"/api/tables/{table}/join", {})
        async with ada.at(table) as here, ben.at(table) as there, Person(second.url).at(table) as watcher:
            ada.starts(table)
            for seat in (here, there):
                await seat.until(lambda me: bool(me.positions))
                await seat.until(lambda me: all(each["is_here"] for each in me.info["seats"]))
                await seat.until(lambda me: me.info["watchers"] == 1)
            await asyncio.gather(here.do("say", text="Hello"), there.do("say", text="Hello to you"))
            for seat in (here, there):
                await seat.until(lambda me: sorted(said(me)) == ["Hello", "Hello to you"])
            await asyncio.gather(play_one(here), play_one(there))
            entries = max(here.positions[0]["entries"], there.positions[1]["entries"])
            await watcher.until(lambda me: me.positions[None]["entries"] >= entries)  # both have chosen
            mine = int(watcher.positions[None]["pending"][0])
            mover, other = (here, there) if mine == 0 else (there, here)
            done = await play_one(mover, placing)
            await other.until(lambda me: me.positions[1 - mine]["entries"] == mover.positions[mine]["entries"])
            await mover.do("undo", seat=mine, number=done["number"])
            await other.until(lambda me: me.info["proposal"] is not None)
            await other.do("answer", seat=1 - mine, proposal=other.info["proposal"]["id"], agree=True)
            await mover.until(lambda me: me.positions[mine]["number"] > done["number"])
            token = ada.does("POST", f"/api/tables/{table}/eyes", {})["token"]
            await there.ask("look", seat=1)
            while Person(second.url).send("GET", f"/api/tables/{table}/snapshot?eyes={token}").status != 200:
                await asyncio.sleep(0.01)
            async with Person(second.url).at(table, eyes=token) as eyes:
                await eyes.until(lambda me: 0 in me.positions)
                ada.does("DELETE", f"/api/tables/{table}/eyes", {})
                await eyes.until(lambda me: me.closed)
                assert eyes.bye == "not-allowed"

    asyncio.run(scene())


def test_eyes(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            answer = people[1].send("POST", f"/api/tables/{table}/eyes", {"seat": 0})
            assert (answer.status, answer.code) == (403, "not-your-seat")
            handed = people[1].does("POST", f"/api/tables/{table}/eyes", {})
            assert handed["seat"] == 1
            eve, token = Person.named(house.url, "Eve"), handed["token"]
            async with Person(house.url).at(table, eyes=token) as nobody, eve.at(table, eyes=token) as eyes:
                for seat in (nobody, eyes):
                    await seat.until(lambda me: 1 in me.positions)
                    assert seat.positions[1]["view"] == seats[1].positions[1]["view"]
                    assert seat.positions[1]["secrets"] == seats[1].positions[1]["secrets"]
                for seat in seats:
                    await play_one(seat)
                await settled(seats)
                await eyes.until(lambda me: me.positions[1]["number"] == seats[1].positions[1]["number"])
                assert eyes.positions[1]["view"] == seats[1].positions[1]["view"]
                assert eyes.positions[1]["legal"] == seats[1].positions[1]["legal"]
                snapshot = Person(house.url).get(f"/api/tables/{table}/snapshot?eyes={token}")
                assert snapshot["view"] == seats[1].positions[1]["view"]
                for what, more in (
                    ("play", {"line": "pass"}),
                    ("undo", {}),
                    ("resign", {}),
                    ("stand-in", {"bot": None}),
                ):
                    assert (await refusal(eyes, what, seat=1, **more))["code"] == "not-your-seat"
                    assert (await refusal(nobody, what, seat=1, **more))["code"] == "not-come-in"
                with pytest.raises(Exception, match="not-your-seat"):
                    await eyes.ask("hint", seat=1)
                assert all(not seat["is_mine"] for seat in eyes.info["seats"])
                assert token not in json.dumps([seats[0].heard, eyes.info])
                people[1].does("DELETE", f"/api/tables/{table}/eyes", {})
                for seat in (eyes, nobody):
                    await seat.until(lambda me: me.closed)
                    assert seat.bye == "not-allowed"
            async with eve.at(table, eyes=token) as eyes:
                await eyes.until(lambda me: me.closed)
                assert eyes.positions == {}
            answer = eve.send("GET", f"/api/tables/{table}/snapshot?eyes={token}")
            assert (answer.status, answer.code) == (403, "no-eyes")

    asyncio.run(scene())


def test_a_new_token_makes_the_old_one_void(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, _, table):
            path = f"/api/tables/{table}/eyes"
            old = people[0].does("POST", path, {})["token"]
            async with Person(house.url).at(table, eyes=old) as eyes:
                await eyes.until(lambda me: bool(me.positions))
                new = people[0].does("POST", path, {"seat": 0})["token"]
                assert old != new
                await eyes.until(lambda me: me.closed)

    asyncio.run(scene())


def test_eyes_are_handed_out_when_seats_are_fixed(house: Running) -> None:
    ada = Person.named(house.url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}], order="random")
    answer = ada.send("POST", f"/api/tables/{table}/eyes", {})
    assert (answer.status, answer.code) == (409, "not-running")


def test_watchers_see_what_everybody_sees(house: Running) -> None:
    async def scene() -> None:
        async with together(house, "classic_art") as (people, seats, table):
            async with Person(house.url).at(table) as watcher, people[0].at(table, watch=1) as own:
                for seat in (watcher, own):
                    await seat.until(lambda me: None in me.positions)
                    assert list(seat.positions) == [None]
                    position = seat.positions[None]
                    assert position["view"]["seat"] is None
                    assert (position["legal"], position["secrets"], position["questions"]) == ([], [], [])
                for _ in range(3):
                    await settled(seats)
                    await play_one(next(seat for seat in seats if seat.turns()))
                await settled([*seats, watcher, own])
                assert watcher.positions[None]["view"] == own.positions[None]["view"]
                assert (await refusal(watcher, "play", seat=0, line="pass"))["code"] == "not-come-in"
            eve = Person.named(house.url, "Eve")
            for query in ("seats=0", "eyes=guess"):
                answer = eve.send("GET", f"/api/tables/{table}/snapshot?{query}")
                assert answer.status == 403

    asyncio.run(scene())


def test_friends_at_one_screen(house: Running) -> None:
    """Two seats of one person at one socket; a friend sits down beside one who joined, too."""

    async def scene() -> None:
        ada, ben = Person.named(house.url, "Ada"), Person.named(house.url, "Ben")
        seats: list[Json] = [{"kind": "me"}, {"kind": "beside-me", "name": "Eve"}, {"kind": "open"}, {"kind": "open"}]
        table = ada.opens(seats=seats)
        ben.does("POST", f"/api/tables/{table}/join", {})
        ben.does("POST", f"/api/tables/{table}/join", {"beside": "Fay"})
        async with ada.at(table) as first, ben.at(table) as second:
            ada.starts(table)
            for seat, own in ((first, [0, 1]), (second, [2, 3])):
                await seat.until(lambda me: len(me.positions) == 2)
                assert sorted(map(int, [mine for mine in seat.positions if mine is not None])) == own
                assert seat.info["seats"][own[1]]["is_mine"]
            assert first.positions[0]["names"] == ["Ada", "Eve", "Ben", "Fay"]
            assert len({json.dumps(first.positions[mine]["legal"]) for mine in (0, 1)}) == 2
            for seat in (first, second):
                for mine in list(seat.positions):
                    line = [seat.positions[mine]["legal"][0]["name"]]
                    await seat.do("play", seat=mine, number=seat.positions[mine]["number"], line=line)
            assert (await refusal(first, "play", seat=2, line="pass"))["code"] == "not-your-seat"
            await settled([first, second])
            assert len(first.positions[0]["pending"]) == 1
            header = json.loads(first.info["header"])
            assert [share["seat"] for share in header["shares"]] == [0, 2]
            assert [share["share"] for share in header["shares"]] == [first.share.hex(), second.share.hex()]
            async with ada.at(table, seats="1") as only:
                await only.until(lambda me: bool(me.positions))
                assert list(only.positions) == [1]

    asyncio.run(scene())
