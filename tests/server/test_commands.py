"""What is done and asked at a table: lines, drafts, keys and numbers; why, hints and previews."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bottega.core.registry import game_names
from tests.server.people import Json, Person, Refused, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, settled, together


def begun(server: Running, game: str = "sagrada", **more: object) -> tuple[Person, str]:
    """A game of one person against a bot."""
    ada = Person.named(server.url, "Ada")
    table = ada.opens(game, **more)  # type: ignore[arg-type]
    ada.starts(table)
    return ada, table


async def refusal(me: Seat, what: str, **facts: object) -> Json:
    """What is said when something is refused."""
    with pytest.raises(Refused) as refused:
        await me.do(what, **facts)
    return refused.value.error


async def played(seat: Seat, line: object) -> list[str]:
    """Play a line and wait until one is told of it: what was done."""
    done = await seat.do("play", seat=0, number=seat.positions[0]["number"], line=line)
    await seat.until(lambda me: me.positions[0]["number"] >= done["number"])
    return list(done["actions"])


async def until_asked(seat: Seat, asks: str, luck: random.Random | None = None) -> Json:
    """Play at random until a question comes: the position then."""
    for _ in range(500):
        await seat.until(lambda me: me.over or bool(me.turns()))
        assert not seat.over
        position = seat.positions[0]
        if any(question["asks"] == asks for question in position["questions"]):
            return position
        await play_one(seat, luck=luck)
    raise AssertionError(asks)


# Doing


def test_a_line_of_words_actions_by_name_and_as_json(house: Running) -> None:
    async def scene() -> None:
        ada, table = begun(house)
        async with ada.at(table) as seat:
            await seat.until(lambda me: bool(me.turns()))
            chosen = seat.positions[0]["legal"][2]
            assert await played(seat, [chosen["action"]]) == [chosen["name"]]
            position = await until_asked(seat, "take-turn")
            place = next(each["name"] for each in position["legal"] if each["name"].startswith("place "))
            assert await played(seat, f"{place[6:]}; pass") == [place, "pass"]
            position = await until_asked(seat, "take-turn")
            place = next(each for each in position["legal"] if each["name"].startswith("place "))
            assert await played(seat, [place["action"], "pass"]) == [place["name"], "pass"]

    asyncio.run(scene())


def test_all_of_a_line_is_done_or_none(house: Running) -> None:
    async def scene() -> None:
        ada, table = begun(house)
        async with ada.at(table) as seat:
            await play_one(seat)
            position = await until_asked(seat, "take-turn")
            place = next(each["name"] for each in position["legal"] if each["name"].startswith("place "))
            error = await refusal(seat, "play", seat=0, number=position["number"], line=[place, place])
            assert error["part"] == place
            assert error["sentence"]
            error = await refusal(seat, "play", seat=0, line=f"{place[6:]}; dance")
            assert (error["kind"], error["part"]) == ("problem", "dance")
            wrong: list[object] = ["", " ; ", ["dance"], [{"action": "dance"}], [{}]]
            for line in wrong:
                assert (await refusal(seat, "play", seat=0, line=line))["kind"] == "problem"
            look = await seat.ask("look", seat=0)
            assert look["number"] == position["number"]
            assert look["view"] == position["view"]

    asyncio.run(scene())


def test_an_old_number_is_refused_with_its_reason(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            old = [seat.positions[mine]["number"] for mine, seat in enumerate(seats)]
            for seat in seats:
                await play_one(seat)
            await settled(seats)
            for what in ("play", "undo", "cancel", "reset", "resign", "propose-end"):
                line = {"line": "pass"} if what == "play" else {}
                error = await refusal(seats[0], what, seat=0, number=old[0], **line)
                now = seats[0].positions[0]["number"]
                assert (error["kind"], error["code"], error["rule"]) == ("refusal", "stale", "")
                assert (error["facts"]["number"], error["facts"]["now"]) == (old[0], now)
                assert error["sentence"]
            mover = next(seat for seat in seats if seat.turns())
            mine = mover.turns()[0]
            error = await refusal(mover, "play", seat=mine, line="place R1 Z9")
            assert error["kind"] == "problem"
            other = seats[1 - mine]
            error = await refusal(other, "play", seat=1 - mine, line="pass")
            assert (error["kind"], error["code"]) == ("refusal", "not-your-turn")
            assert error["sentence"] == f"It is not your turn. Wait for {mover.info['seats'][mine]['name']}."
            late = {"do": "play", "seat": 1 - mine, "line": "pass"}
            answer = people[1 - mine].send("POST", f"/api/tables/{table}/do", late)
            assert answer.body["error"] == error, "by plain HTTP in the same words"
            assert (await refusal(other, "play", seat=mine, line="pass"))["code"] == "not-your-seat"

    asyncio.run(scene())


def test_who_decides_at_the_same_time_is_not_refused(house: Running) -> None:
    """Windows are chosen at once: that another has chosen does not make a choice stale."""

    async def scene() -> None:
        async with together(house, count=3) as (_, seats, _):
            numbers = [seat.positions[mine]["number"] for mine, seat in enumerate(seats)]
            lines = [[seat.positions[mine]["legal"][0]["name"]] for mine, seat in enumerate(seats)]
            doing = [
                seat.do("play", seat=mine, number=numbers[mine], line=lines[mine]) for mine, seat in enumerate(seats)
            ]
            for done, line in zip(await asyncio.gather(*doing), lines, strict=True):
                assert list(done["actions"]) == line

    asyncio.run(scene())


def test_a_key_that_is_sent_again_is_done_once(server: Running) -> None:
    async def scene() -> None:
        ada, table = begun(server)
        async with ada.at(table) as seat:
            await play_one(seat)
            position = await until_asked(seat, "take-turn")
            facts: Json = {"seat": 0, "number": position["number"], "line": "pass", "key": "k1"}
            first = await seat.do("play", **facts)
            again = await seat.do("play", **facts)
            assert {**first, "id": 0} == {**again, "id": 0}
            await seat.until(lambda me: me.positions[0]["number"] >= first["number"])
            by_http = ada.does("POST", f"/api/tables/{table}/do", {"do": "play", **facts})
            assert {**by_http, "id": 0, "type": "done"} == {**first, "id": 0}
            for _ in range(2):
                await seat.do("say", text="Hello", key="k2")
            await seat.until(lambda me: len(me.chat) >= 1)
            entries = ada.get(f"/api/tables/{table}/record").count('"action":"pass"')
        server.kill()
        server.start()
        async with ada.at(table) as seat:
            after = await seat.do("play", **facts)
            assert {**first, "id": 0} == {**after, "id": 0}
            await seat.do("say", text="Hello", key="k2")
            assert [said["text"] for said in ada.get(f"/api/tables/{table}/chat")] == ["Hello"]
        mine = [line for line in ada.get(f"/api/tables/{table}/record").splitlines() if '"action":"pass"' in line]
        assert len([line for line in mine if '"seat":0' in line]) <= entries

    asyncio.run(scene())


def test_nothing_is_done_when_the_game_is_over(house: Running) -> None:
    async def scene() -> None:
        ada, table = begun(house)
        async with ada.at(table) as seat:
            await play_one(seat)
            done = await seat.do("resign", seat=0, key="enough")
            await seat.until(lambda me: me.over)
            assert seat.positions[0]["closed"] == "resigned"
            assert seat.info["status"] == "ended"
            assert {**await seat.do("resign", seat=0, key="enough"), "id": 0} == {**done, "id": 0}
            for what in ("play", "undo", "reset", "cancel", "resign", "propose-end", "stand-in"):
                more = {"play": {"line": "pass"}, "stand-in": {"bot": "random"}}.get(what, {})
                assert (await refusal(seat, what, seat=0, **more))["code"] == "not-running"
            answer = ada.send("POST", f"/api/tables/{table}/do", {"do": "play", "seat": 0, "line": "pass"})
            assert (answer.status, answer.code) == (409, "not-running")
            await seat.do("say", text="Well played")
            for what in ("menu", "drafts"):
                await seat.ask(what, seat=0)

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "draft"), [("fresco", "plan"), ("sixtina", "restoration")])
def test_a_draft_is_played(house: Running, game: str, draft: str) -> None:
    async def scene() -> None:
        ada, table = begun(house, game)
        async with ada.at(table) as seat:
            for _ in range(60):
                await seat.until(lambda me: me.over or bool(me.turns()))
                if draft in await seat.ask("drafts", seat=0):
                    break
                await play_one(seat)
            laid = await lay_out(seat, draft)
            number = seat.positions[0]["number"]
            with_error = [*laid, laid[-1]]
            if (await seat.ask("draft", seat=0, draft=draft, laid=with_error))["slip"]["reason"] is not None:
                await refusal(seat, "play-draft", seat=0, draft=draft, laid=with_error, number=number)
            assert (await refusal(seat, "play-draft", seat=0, draft="dance", laid=laid))["code"] == "no-such-draft"
            look = await seat.ask("look", seat=0)
            assert look["number"] == number
            done = await seat.do("play-draft", seat=0, draft=draft, laid=laid, number=number, key="d")
            assert done["actions"]
            assert {**await seat.do("play-draft", seat=0, draft=draft, laid=laid, number=number, key="d"), "id": 0} == {
                **done,
                "id": 0,
            }
            await seat.until(lambda me: me.positions[0]["number"] >= done["number"])

    asyncio.run(scene())


def test_a_draft_is_played_with_what_to_think_over(house: Running) -> None:
    async def scene() -> None:
        ada, table = begun(house, "fresco")
        async with ada.at(table) as seat:
            while "plan" not in await seat.ask("drafts", seat=0):
                await seat.until(lambda me: bool(me.turns()))
                await play_one(seat)
            numbers = {"market": 0, "cathedral": 3, "studio": 0, "workshop": 0}
            laid = [{"do": "assign", "location": each, "apprentices": number} for each, number in numbers.items()]
            judged = await seat.ask("draft", seat=0, draft="plan", laid=laid)
            assert judged["slip"]["ready"]
            assert [warning for warning in judged["warnings"] if "cathedral" in warning]
            assert not (await seat.ask("draft", seat=0, draft="plan", laid=[]))["warnings"]

    asyncio.run(scene())


async def lay_out(seat: Seat, draft: str) -> list[Any]:
    """Lay what may be laid, in any order, until it can be played."""
    luck, laid = random.Random(3), list[Any]()
    for _ in range(60):
        judged = await seat.ask("draft", seat=0, draft=draft, laid=laid, number=seat.positions[0]["number"])
        slip = judged["slip"]
        assert len(judged["sentences"]) == len(slip["candidates"])
        for candidate, sentence in zip(slip["candidates"], judged["sentences"], strict=True):
            assert bool(candidate["reason"]) == bool(sentence)
        if slip["ready"]:
            assert slip["reason"] is None
            return laid
        is_new = [candidate for candidate in slip["candidates"] if not candidate["laid"]]
        free = [candidate["action"] for candidate in is_new if candidate["reason"] is None]
        laid = [*laid, luck.choice(free)] if free else []
    raise AssertionError(judged["sentence"])


# Asking


@pytest.mark.parametrize("game", game_names())
def test_advice(house: Running, game: str) -> None:
    async def scene() -> None:
        ada, table = begun(house, game)
        async with ada.at(table) as seat:
            for step in range(14):
                await seat.until(lambda me: me.over or (bool(me.turns()) and me.positions[0]["pending"] == [0]))
                if seat.over:
                    break
                position = seat.positions[0]
                if step % 3 == 0:
                    await ask_all(seat, position)
                hint = await seat.ask("hint", seat=0)
                line: Any = hint["typed"] if step % 2 else hint["line"]
                done = await seat.do("play", seat=0, number=position["number"], line=line)
                assert done["ended"] is None
                await seat.until(lambda me, done=done: me.positions[0]["number"] >= done["number"])  # type: ignore[misc]

    asyncio.run(scene())


async def ask_all(seat: Seat, position: Json) -> None:
    """Ask everything; nothing changes."""
    legal = [each["name"] for each in position["legal"]]
    for what in ("why", "explain"):
        for line in ([legal[0]], legal[0], [position["legal"][-1]["action"]]):
            verdict = await seat.ask(what, seat=0, line=line)
            assert verdict["legal"]
            assert verdict["failure"] is None
            assert verdict["said"]
    menu = await seat.ask("menu", seat=0)
    listed = [choice["name"] for row in menu["rows"] for choice in row["choices"]]
    listed += [menu["finish"]["name"]] if menu["finish"] else []
    assert sorted(set(listed)) == sorted(legal)
    preview = await seat.ask("preview", seat=0, line=[legal[0]])
    assert preview["failure"] is None
    assert [move["action"] for move in preview["moves"]] == [position["legal"][0]["action"]]
    assert (await seat.ask("preview", seat=0, line="dance"))["failure"]["code"]
    for draft in await seat.ask("drafts", seat=0):
        judged = await seat.ask("draft", seat=0, draft=draft)
        assert judged["slip"]["candidates"]
    look = await seat.ask("look", seat=0)
    assert look["number"] == position["number"]
    assert look["view"] == position["view"]


def test_why_not(house: Running) -> None:
    async def scene() -> None:
        async with together(house) as (people, seats, table):
            for seat in seats:
                await play_one(seat)
            await settled(seats)
            mover = next(seat for seat in seats if seat.turns())
            mine = mover.turns()[0]
            pool = mover.positions[mine]["view"]["pool"]
            die = pool[0]["name"] if isinstance(pool[0], dict) else pool[0]
            verdict = await mover.ask("why", seat=mine, line=[f"place {die} B3"])
            assert not verdict["legal"]
            assert (verdict["failure"]["kind"], verdict["failure"]["code"]) == ("refusal", "edge")
            assert verdict["failure"]["rule"].startswith("SG-")
            assert verdict["failure"]["sentence"]
            verdict = await mover.ask("why", seat=mine, line=["pass", "pass"])
            assert not verdict["legal"]
            body = {"ask": "why", "seat": 1 - mine, "line": "pass"}
            answer = people[mine].send("POST", f"/api/tables/{table}/ask", body)
            assert (answer.status, answer.code) == (403, "not-your-seat")
            verdict = people[1 - mine].does("POST", f"/api/tables/{table}/ask", body)
            assert verdict["failure"]["code"] == "not-your-turn"
            body = {"ask": "hint", "seat": 1 - mine}
            answer = people[1 - mine].send("POST", f"/api/tables/{table}/ask", body)
            assert (answer.status, answer.code) == (409, "nothing-to-decide")

    asyncio.run(scene())


def test_advice_depends_on_what_the_seat_knows_alone(house: Running) -> None:
    """What another decides in secret changes no answer."""

    async def scene() -> None:
        async with together(house, "fresco") as (_, seats, _):
            for _ in range(40):
                await settled(seats)
                both = [mine for mine, seat in enumerate(seats) if "plan" in await seat.ask("drafts", seat=mine)]
                if len(both) == 2 and all(seat.turns() for seat in seats):
                    break
                await play_one(next(seat for seat in seats if seat.turns()))
            number = seats[1].positions[1]["number"]
            before = await answers(seats[1], 1)
            heard = len(seats[1].heard)
            await play_one(seats[0])
            await play_one(seats[0])
            assert seats[0].positions[0]["can_undo"]
            assert await answers(seats[1], 1) == before
            told = [text for text in seats[1].heard[heard:] if '"type":"answer"' not in text]
            assert told == []
            assert seats[1].positions[1]["number"] == number

    asyncio.run(scene())


async def answers(seat: Seat, mine: int) -> list[Json]:
    """All that can be asked."""
    found = [await seat.ask(what, seat=mine) for what in ("look", "hint", "menu", "drafts")]
    return [*found, await seat.ask("draft", seat=mine, draft="plan"), await seat.ask("look", seat=None)]
