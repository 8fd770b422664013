"""Taking back: free, by consent, or not at all; and what else all must agree to."""

from __future__ import annotations

import asyncio

import pytest

from bottega.core.records import parse_record
from bottega.core.replay import verify
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, settled, together
from tests.server.test_commands import refusal


def placing(position: Json) -> str:
    """A die, if one can be placed."""
    names: list[str] = [each["name"] for each in position["legal"]]
    return next((name for name in names if name.startswith("place ")), names[0])


async def to_first_turn(seats: list[Seat]) -> tuple[Seat, int]:
    """Choose windows: who is first then, and where."""
    for seat in seats:
        await play_one(seat)
    await settled(seats)
    mover = next(seat for seat in seats if seat.turns())
    return mover, mover.turns()[0]


async def take_back(seat: Seat, mine: int, what: str = "undo") -> Json:
    """Take something back, with the number that one has."""
    done = await seat.do(what, seat=mine, number=seat.positions[mine]["number"])
    if done["proposal"] is None:
        await seat.until(lambda me: me.positions[mine]["number"] >= done["number"])
    return done


async def proposed(seats: list[Seat]) -> Json:
    """Wait until all are told of a proposal."""
    for seat in seats:
        await seat.until(lambda me: me.info["proposal"] is not None)
    return dict(seats[0].info["proposal"])


async def answer(seat: Seat, mine: int, proposal: int, *, agree: bool) -> Json:
    return await seat.do("answer", seat=mine, proposal=proposal, agree=agree)


def test_free(house: Running) -> None:
    async def scene() -> None:
        async with together(house, undo="free") as (_, seats, _):
            first = seats[0].positions[0]["view"]
            await play_one(seats[0])
            await take_back(seats[0], 0)
            assert seats[0].positions[0]["view"] == first
            mover, mine = await to_first_turn(seats)
            before = mover.positions[mine]["view"]
            assert not mover.positions[mine]["can_undo"]
            assert (await refusal(mover, "undo", seat=mine))["code"] == "seen"
            await play_one(mover, placing)
            assert mover.positions[mine]["can_undo"]
            await take_back(mover, mine, "reset")
            assert mover.positions[mine]["view"] == before
            await settled(seats)
            other = seats[1 - mine]
            assert other.positions[1 - mine]["news"][-1]["event"]["event"] == "taken-back"
            assert (await refusal(mover, "cancel", seat=mine))["code"] == "nothing-to-cancel"
            await play_one(mover, placing)
            await play_one(mover, lambda position: "pass")
            await settled(seats)
            assert mover.positions[mine]["can_undo"]
            await play_one(other, placing)
            assert (await refusal(mover, "undo", seat=mine))["code"] == "others-acted"

    asyncio.run(scene())


def test_off(house: Running) -> None:
    async def scene() -> None:
        async with together(house, undo="off") as (_, seats, _):
            await play_one(seats[0])
            for what in ("undo", "cancel", "reset"):
                assert (await refusal(seats[0], what, seat=0))["code"] == "undo-off"
            assert not seats[0].positions[0]["can_undo"], "nobody is offered what is refused"

    asyncio.run(scene())


def test_consent(server: Running) -> None:
    async def scene() -> None:
        async with together(server, undo="consent", count=3) as (people, seats, table):
            mover, mine = await to_first_turn(seats)
            others = [place for place in range(3) if place != mine]
            before = mover.positions[mine]["view"]
            await play_one(mover, placing)
            after, entries = mover.positions[mine]["view"], mover.positions[mine]["entries"]
            done = await take_back(mover, mine)
            proposal = await proposed(seats)
            assert done["proposal"] == proposal["id"]
            assert proposal == {
                "id": proposal["id"],
                "what": "undo",
                "seat": mine,
                "entry": entries,
                "agreed": [mine],
                "waiting": others,
            }
            assert mover.positions[mine]["view"] == after
            assert (await take_back(mover, mine))["proposal"] == proposal["id"], "the same is asked once"
            assert (await refusal(seats[others[0]], "propose-end", seat=others[0]))["code"] == "proposal-open"
            assert (await refusal(mover, "reset", seat=mine))["code"] == "proposal-open"
            error = await refusal(seats[others[0]], "answer", seat=others[0], proposal=proposal["id"] + 1, agree=True)
            assert error["code"] == "no-proposal"
            await answer(seats[others[0]], others[0], proposal["id"], agree=True)
            await mover.until(lambda me: me.info["proposal"]["waiting"] == others[1:])
            done = await answer(seats[others[1]], others[1], proposal["id"], agree=True)
            await mover.until(lambda me: me.positions[mine]["view"] == before and me.info["proposal"] is None)
            record = people[0].get(f"/api/tables/{table}/record").splitlines()
            assert f'"action":{entries},' in record[-1]
            assert '"kind":"undo"' in record[-1]

    asyncio.run(scene())


def test_consent_is_refused_withdrawn_and_void(house: Running) -> None:
    async def scene() -> None:
        async with together(house, undo="consent") as (_, seats, _):
            mover, mine = await to_first_turn(seats)
            other = seats[1 - mine]
            await play_one(mover, placing)
            for who, seat in ((other, 1 - mine), (mover, mine)):
                proposal = (await take_back(mover, mine))["proposal"]
                await proposed(seats)
                await answer(who, seat, proposal, agree=False)
                await mover.until(lambda me: me.info["proposal"] is None)
                error = await refusal(other, "answer", seat=1 - mine, proposal=proposal, agree=True)
                assert error["code"] == "no-proposal"
            proposal = (await take_back(mover, mine))["proposal"]
            await proposed(seats)
            await play_one(mover, lambda position: "pass")
            await other.until(lambda me: me.info["proposal"] is None)
            error = await refusal(other, "answer", seat=1 - mine, proposal=proposal, agree=True)
            assert error["code"] == "no-proposal"

    asyncio.run(scene())


def test_a_turn_is_taken_back_to_the_entry_that_was_named(house: Running) -> None:
    """Reset names the first entry of the turn, undo the last; as many go as all agreed to."""

    async def scene() -> None:
        async with together(house, undo="consent") as (_, seats, _):
            mover, mine = await to_first_turn(seats)
            other, before = seats[1 - mine], mover.positions[mine]["view"]
            await play_one(mover, placing)
            entries = mover.positions[mine]["entries"]
            await play_one(mover, lambda position: "pass")
            assert mover.positions[mine]["entries"] == entries + 1
            proposal = (await take_back(mover, mine))["proposal"]
            assert (await proposed(seats))["entry"] == entries + 1
            await answer(mover, mine, proposal, agree=False)
            await other.until(lambda me: me.info["proposal"] is None)
            proposal = (await take_back(mover, mine, "reset"))["proposal"]
            assert (await proposed(seats))["entry"] == entries
            await answer(other, 1 - mine, proposal, agree=True)
            await mover.until(lambda me: me.positions[mine]["view"] == before)

    asyncio.run(scene())


def test_what_is_sealed_is_taken_back_without_asking(house: Running) -> None:
    async def scene() -> None:
        async with together(house, undo="consent", count=3) as (_, seats, _):
            view = seats[0].positions[0]["view"]
            await play_one(seats[0])
            assert (await take_back(seats[0], 0))["proposal"] is None
            assert seats[0].positions[0]["view"] == view
            await play_one(seats[0])
            await play_one(seats[1])
            assert (await take_back(seats[0], 0, "reset"))["proposal"] is None
            assert seats[0].info["proposal"] is None

    asyncio.run(scene())


def test_a_proposal_does_not_tell_what_is_done_in_secret(house: Running) -> None:
    """In Fresco all plan at once. What one has begun to plan neither ends a proposal of another nor shows in it."""

    async def scene() -> None:
        async with together(house, "fresco", undo="consent") as (_, seats, _):
            while not all(is_planning(seat, mine) for mine, seat in enumerate(seats)):
                await play_one(next(seat for seat in seats if seat.turns()))
                await settled(seats)
            proposal = (await seats[0].do("propose-end", seat=0))["proposal"]
            await proposed(seats)
            heard = len(seats[0].heard)
            await play_one(seats[1])
            assert await seats[0].ask("look", seat=0)
            assert [text for text in seats[0].heard[heard:] if '"type":"answer"' not in text] == []
            assert (await take_back(seats[1], 1))["proposal"] is None
            await play_one(seats[1])
            await answer(seats[1], 1, proposal, agree=True)
            await seats[0].until(lambda me: me.over)

    asyncio.run(scene())


def is_planning(seat: Seat, mine: int) -> bool:
    return any(each["name"].startswith("assign ") for each in seat.positions[mine]["legal"])


@pytest.mark.parametrize("bots", [["random"], []])
def test_alone_nobody_is_asked(house: Running, bots: list[str]) -> None:
    """With bots, and with a friend at one's own screen."""

    async def scene() -> None:
        ada = Person.named(house.url, "Ada")
        other: Json = {"kind": "bot", "bot": "random"} if bots else {"kind": "beside-me", "name": "Eve"}
        table = ada.opens(seats=[{"kind": "me"}, other], undo="consent")
        ada.starts(table)
        async with ada.at(table) as seat:
            for _ in range(2 - len(bots)):
                await play_one(seat)
            await seat.until(lambda me: any("take-turn" in str(each["questions"]) for each in me.positions.values()))
            mine = seat.turns()[0]
            await play_one(seat, placing)
            if seat.positions[mine]["can_undo"]:
                assert (await take_back(seat, mine))["proposal"] is None
            await seat.do("propose-end", seat=mine)
            await seat.until(lambda me: me.over)
            assert seat.positions[0]["closed"] == "agreed"
        verify(parse_record(ada.get(f"/api/tables/{table}/record")))

    asyncio.run(scene())


def test_who_is_stood_in_for_is_not_asked(house: Running) -> None:
    async def scene() -> None:
        async with together(house, undo="consent", count=3) as (_, seats, _):
            mover, mine = await to_first_turn(seats)
            others = [place for place in range(3) if place != mine]
            await seats[others[0]].do("stand-in", seat=others[0], bot="random")
            await play_one(mover, placing)
            proposal = (await take_back(mover, mine))["proposal"]
            assert (await proposed(seats))["waiting"] == others[1:]
            await seats[others[1]].do("stand-in", seat=others[1], bot="random")
            await mover.until(lambda me: me.info["proposal"] is None)
            assert (await refusal(mover, "answer", seat=mine, proposal=proposal, agree=True))["code"] == "no-proposal"
            assert (await take_back(mover, mine))["proposal"] is None

    asyncio.run(scene())


def test_all_agree_to_end(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            await play_one(seats[0])
            proposal = (await seats[1].do("propose-end", seat=1))["proposal"]
            assert (await proposed(seats))["entry"] is None
            await answer(seats[0], 0, proposal, agree=False)
            await seats[1].until(lambda me: me.info["proposal"] is None)
            proposal = (await seats[1].do("propose-end", seat=1))["proposal"]
            await answer(seats[0], 0, proposal, agree=True)
            for mine, seat in enumerate(seats):
                await seat.until(lambda me: me.over)
                assert seat.positions[mine]["closed"] == "agreed"
                assert seat.info["winners"] == []
            verify(parse_record(people[0].get(f"/api/tables/{table}/record")))

    asyncio.run(scene())


def test_one_of_two_resigns(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            await play_one(seats[0])
            await seats[1].do("resign", seat=1)
            await seats[0].until(lambda me: me.over)
            assert seats[0].info["status"] == "ended"
            assert seats[0].info["winners"] == [0]
            verify(parse_record(people[0].get(f"/api/tables/{table}/record")))

    asyncio.run(scene())


def test_an_unfinished_action_is_cancelled(house: Running) -> None:
    async def scene() -> None:
        async with together(house, "sixtina", undo="consent") as (_, seats, _):
            ready, mine = seats[0], 0
            while not ready.positions[mine]["can_cancel"]:
                ready = next(seat for seat in seats if seat.turns())
                mine = ready.turns()[0]
                first, before = ready.positions[mine]["entries"] + 1, ready.positions[mine]["view"]
                await play_one(ready)
                await settled(seats)
            assert ready.positions[mine]["entries"] < first, "a restoration is sealed until it is complete"
            assert (await take_back(ready, mine, "cancel"))["proposal"] is None
            await ready.until(lambda me: me.positions[mine]["view"] == before)

    asyncio.run(scene())
