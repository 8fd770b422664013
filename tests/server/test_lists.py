"""Lists of tables: one's own with one's turn first, open ones, running ones, finished ones, page by page."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.scenes import together
from tests.server.test_lobby import BOT, ME, OPEN, at, people
from tests.server.test_people import refusal


def pages(person: Person, query: str, most: int) -> list[list[Json]]:
    """A list, page by page."""
    found, more = list[list[Json]](), ""
    while True:
        page = person.get(f"/api/tables?{query}&most={most}&more={more}")
        found.append(page["tables"])
        more = page["more"]
        if more is None:
            return found


def ids(rows: list[Json]) -> list[str]:
    """The ids of tables in a list."""
    return [row["id"] for row in rows]


def test_my_turn_comes_first_on_every_page(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    turns, others = [], []
    for number in range(7):
        if number in (1, 2, 5):
            turns.append(ada.opens("sagrada", [ME]))
            ada.starts(turns[-1])
        else:
            others.append(ada.opens(seats=[ME, OPEN]))
    whole = ada.get("/api/tables")
    assert ids(whole["tables"]) == [*reversed(turns), *reversed(others)]
    assert [row["is_my_turn"] for row in whole["tables"]] == [True] * 3 + [False] * 4
    assert all(row["is_mine"] for row in whole["tables"])
    assert whole["more"] is None
    for most in (1, 2, 3, 6, 7):
        found = pages(ada, "of=mine", most)
        assert ids([row for page in found for row in page]) == ids(whole["tables"])
        assert {len(page) for page in found[:-1]} <= {most}


def test_lists_of_all(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    hidden = ada.opens(seats=[ME, OPEN])
    waiting = [ada.opens(seats=[ME, OPEN], listed=True) for _ in range(3)]
    running, ended = ada.opens(seats=[ME, BOT], listed=True), ada.opens(seats=[ME, BOT], listed=True)
    unlisted, full = ada.opens(seats=[ME, BOT]), ada.opens(seats=[ME, BOT], listed=True)
    for table in (running, ended, unlisted):
        ada.starts(table)
    for table in (ended, unlisted):
        ada.does("POST", at(table, "/do"), {"do": "resign", "seat": 0})
    nobody = Person(shared.url)
    for person in (ben, nobody):
        found = {
            of: ids([row for page in pages(person, f"of={of}", 2) for row in page])
            for of in ("open", "running", "finished")
        }
        assert found["open"][:3] == waiting[::-1]
        assert running in found["running"]
        assert ended in found["finished"]
        assert hidden not in found["open"]
        assert full not in found["open"]
        assert unlisted not in found["finished"]
    assert ids(ada.get("/api/tables?of=finished&mine=true")["tables"]) == [unlisted, ended]
    assert ben.get("/api/tables?of=finished&mine=true") == {"tables": [], "more": None}
    row = ben.get("/api/tables?of=open&most=1")["tables"][0]
    assert (row["players"], row["free_seats"], row["is_mine"], row["is_my_turn"]) == (["Ada"], 1, False, False)
    invited = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}], listed=True)
    (row,) = ben.get("/api/tables?of=open&most=1")["tables"]
    assert (row["id"], row["free_seats"]) == (invited, 1), "who is not invited can take only one"
    assert refusal(nobody, "GET", "/api/tables") == (401, "not-come-in")
    assert refusal(nobody, "GET", "/api/tables?of=finished&mine=true") == (401, "not-come-in")


@pytest.mark.parametrize(
    "query",
    ["of=all", "most=0", "most=101", "most=x", "more=x", "more=1-1e9-a", "more=9-1-a", "page=2", "most=%00"],
)
def test_what_no_list_is_asked_for_with(on_sqlite: Running, query: str) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    status, code = refusal(ada, "GET", f"/api/tables?{query}")
    assert (status, code) in ((400, "bad-query"), (400, "has-nul"))


def test_who_sits_where_and_until_when(on_sqlite: Running) -> None:
    """A list tells enough of a table to come back to it."""

    async def look() -> None:
        clock = {"kind": "days", "days": 2}
        async with together(on_sqlite, bots=["random"], clock=clock, listed=True) as ((ada, _), _, table):
            (row,) = ada.get("/api/tables?most=1")["tables"]
            seats = [(seat["kind"], seat["is_mine"]) for seat in row["seats"]]
            assert seats == [("person", True), ("person", False), ("bot", False)]
            assert [seat["name"] for seat in row["seats"]] == row["players"]
            left = datetime.fromisoformat(row["deadline"]) - datetime.now(UTC)
            assert timedelta(hours=47) < left <= timedelta(hours=48)
            running = Person(on_sqlite.url).get("/api/tables?of=running")["tables"]
            (seen,) = [row for row in running if row["id"] == table]
            assert seen["deadline"] is None, "it is nobody else's"

    asyncio.run(look())


def test_a_seat_that_is_free_has_no_name(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    ada.opens(seats=[ME, OPEN, {"kind": "invited"}], clock={"kind": "days", "days": 2})
    (row,) = ada.get("/api/tables?most=1")["tables"]
    assert [seat["name"] for seat in row["seats"]] == ["Ada", "", ""]
    assert [seat["kind"] for seat in row["seats"]] == ["person", "open", "invited"]
    assert row["deadline"] is None, "no clock runs yet"
