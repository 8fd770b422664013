"""Sealing the luck: all commit, then all show; who does not is left out, or stops the beginning."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from hashlib import blake2b

import msgspec
import pytest

from bottega.core.errors import BadInput
from bottega.core.records import Header, parse_record
from bottega.core.replay import verify
from bottega.core.witness import Witness, witness_of
from tests.server.conftest import Serve
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, settled, together
from tests.server.test_commands import refusal

SHARES = [bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not wait long for shares."""
    folder = tmp_path_factory.mktemp("hurried")
    with Running(f"sqlite:///{folder / 'bottega.db'}", folder, ["--sealing", "0.4"]) as running:
        yield running


def waiting(server: Running, count: int = 2) -> tuple[list[Person], str]:
    """People at a table that is not started yet."""
    people = [Person.named(server.url, name) for name in ("Ada", "Ben", "Cid")[:count]]
    table = people[0].opens(seats=[{"kind": "me"}, *[{"kind": "open"} for _ in people[1:]]])
    for person in people[1:]:
        person.does("POST", f"/api/tables/{table}/join", {})
    return people, table


def commitment_to(share: bytes, line: str) -> str:
    return blake2b(share + line.encode(), digest_size=32, person=b"bottega part").hexdigest()


async def sealing_of(seat: Seat, phase: str = "commit") -> Json:
    await seat.until(lambda me: me.info.get("sealing") is not None and me.info["sealing"]["phase"] == phase)
    return dict(seat.info["sealing"])


def test_first_all_commit_then_all_show(server: Running) -> None:
    async def scene() -> None:
        people, table = waiting(server, 3)
        for person in people:
            person.adds_luck = False
        async with people[0].at(table) as ada, people[1].at(table) as ben, people[2].at(table) as cid:
            people[0].starts(table)
            sealing = await sealing_of(ada)
            assert sealing["waiting"] == [0, 1, 2]
            assert json.loads(sealing["line"])["commitment"]
            ours = [commitment_to(share, sealing["line"]) for share in SHARES]
            assert (await refusal(ada, "show-share", share=SHARES[0].hex()))["code"] == "share-too-early"
            await cid.do("commit", commitment=ours[2])
            await cid.do("commit", commitment=ours[2])
            assert (await refusal(cid, "commit", commitment=ours[1]))["code"] == "commitment-twice"
            assert (await refusal(ben, "commit", commitment="ab"))["code"] == "commitment-malformed"
            eve = Person.named(server.url, "Eve")
            answer = eve.send("POST", f"/api/tables/{table}/do", {"do": "commit", "commitment": ours[0]})
            assert answer.code == "not-at-table"
            assert (await refusal(ada, "play", seat=0, line="pass"))["code"] == "not-running"
            await ben.do("commit", commitment=ours[1])
            await ada.until(lambda me: me.info["sealing"]["waiting"] == [0])
            assert ada.info["sealing"]["commitments"] == []
            server.kill()
        server.start()
        async with people[0].at(table) as ada, people[1].at(table) as ben, people[2].at(table) as cid:
            for seat in (ada, ben, cid):
                assert (await sealing_of(seat))["line"] == sealing["line"]
            await ada.do("commit", commitment=ours[0])
            shown = await sealing_of(ada, "show")
            assert shown["commitments"] == [{"seat": seat, "commitment": each} for seat, each in enumerate(ours)]
            assert (await refusal(ben, "show-share", share=SHARES[0].hex()))["code"] == "share-not-committed"
            for seat, share in zip((cid, ada, ben), (SHARES[2], SHARES[0], SHARES[1]), strict=True):
                await seat.do("show-share", share=share.hex())
            for seat in (ada, ben, cid):
                await seat.until(lambda me: bool(me.positions))
            header = json.loads(ada.info["header"])
            assert [share["share"] for share in header["shares"]] == [share.hex() for share in SHARES]
            assert ada.positions[0]["seal"] == header["commitment"] == json.loads(sealing["line"])["commitment"]
            assert (await refusal(ada, "commit", commitment=ours[0]))["code"] == "sealing-over"

    asyncio.run(scene())


def test_who_does_not_commit_is_left_out(hurried: Running) -> None:
    async def scene() -> None:
        people, table = waiting(hurried)
        async with people[0].at(table) as ada, people[1].at(table) as ben:
            ben.adds_luck = False
            people[0].starts(table)
            await ben.until(lambda me: bool(me.positions))
            await ada.until(lambda me: bool(me.positions))
            header = json.loads(ada.info["header"])
            assert [(share["seat"], share["share"]) for share in header["shares"]] == [(0, ada.share.hex())]
            for seat in (ada, ben):
                await play_one(seat)

    asyncio.run(scene())


def test_nobody_is_there(hurried: Running) -> None:
    people, table = waiting(hurried)
    people[0].starts(table)

    async def scene() -> None:
        people[0].adds_luck = False
        async with people[0].at(table) as ada:
            await ada.until(lambda me: me.info.get("status") == "running" and bool(me.positions))
            assert "shares" not in json.loads(ada.info["header"])

    asyncio.run(scene())


def test_who_commits_and_does_not_show_stops_the_beginning(hurried: Running) -> None:
    async def scene() -> None:
        people, table = waiting(hurried)
        async with people[0].at(table) as ada, people[1].at(table) as ben:
            ben.adds_luck = False
            people[0].starts(table)
            line = (await sealing_of(ben))["line"]
            await ben.do("commit", commitment=commitment_to(SHARES[1], line))
            await sealing_of(ada, "show")
            await ada.until(lambda me: me.info.get("status") == "waiting" and me.info["note"] == "share-not-shown")
            assert (ada.info["header"], ada.info["sealing"]) == ("", None)
            for seat in (ada, ben):
                seat.share, seat.adds_luck = b"", True
            people[0].starts(table)
            for seat in (ada, ben):
                await seat.until(lambda me: bool(me.positions))
                assert seat.info["note"] == ""
            again = json.loads(ada.info["header"])
            assert again["commitment"] != json.loads(line)["commitment"]
            assert len(again["shares"]) == 2

    asyncio.run(scene())


def test_one_person_needs_no_shares(house: Running) -> None:
    ada = Person.named(house.url, "Ada")
    bot, friend = {"kind": "bot", "bot": "random"}, {"kind": "beside-me", "name": "Eve"}
    for other in (bot, friend):
        table = ada.opens(seats=[{"kind": "me"}, other])
        info = ada.starts(table)
        assert info["status"] == "running"
        assert "shares" not in json.loads(info["header"])


def test_sealing_goes_on_by_itself_after_a_kill(serve: Serve, database: str) -> None:
    server = serve(database, "--sealing", "1")
    people, table = waiting(server)

    async def scene() -> None:
        async with people[0].at(table) as ada:
            people[0].starts(table)
            await ada.until(lambda me: bool(me.share) and me.info["sealing"]["waiting"] == [1])

    asyncio.run(scene())
    server.kill()
    server.start()

    async def go_on() -> None:
        people[1].adds_luck = False
        async with people[1].at(table) as ben:
            await ben.until(lambda me: me.info.get("status") in ("waiting", "running") and me.info["sealing"] is None)
            assert ben.info["note"] == "share-not-shown", "Ada committed, and was not there to show"

    asyncio.run(go_on())


def test_a_witness_proves_the_record(house: Running) -> None:
    async def scene() -> None:
        async with together(house, "classic_art") as (people, seats, table):
            header = msgspec.json.decode(seats[0].info["header"], type=Header)
            witness = witness_of(header, 0, seats[0].share.hex())
            luck = random.Random(1)
            for _ in range(25):
                await settled(seats)
                await play_one(luck.choice([seat for seat in seats if seat.turns()]), luck=luck)
                position = seats[0].positions[0]
                witness = witness.saw(position["entries"], position["link"])
            running = parse_record(people[0].get(f"/api/tables/{table}/record"))
            assert witness.check(running) == position["entries"]
            await seats[1].do("resign", seat=1)
            record = parse_record(people[0].get(f"/api/tables/{table}/record"))
            verify(record)
            assert witness.check(record) == position["entries"]
            with pytest.raises(BadInput):
                Witness(header=witness.header, links=((3, "ab" * 32),)).check(record)

    asyncio.run(scene())
