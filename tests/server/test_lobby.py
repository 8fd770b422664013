"""Tables before their game: who may sit where, what the host decides, and what is refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.test_people import refusal

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
BOT: Json = {"kind": "bot", "bot": "random"}
OWN = """[[patterns.items]]
name = "Virtus"
difficulty = 6
"""


def people(url: str, *names: str) -> list[Person]:
    """Guests."""
    return [Person.named(url, name) for name in names]


def info(person: Person, table: str) -> Json:
    """A table as somebody sees it."""
    return dict(person.get(f"/api/tables/{table}"))


def at(table: str, what: str = "") -> str:
    """Where something is asked of a table."""
    return f"/api/tables/{table}{what}"


def kinds(table: Json) -> list[tuple[str, str]]:
    """The seats: what each is, and who sits there."""
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


# Opening


def test_every_kind_of_seat(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    beside = {"kind": "beside-me", "name": "Ada"}
    table = ada.opens("fresco", [BOT, ME, OPEN, beside], listed=True, undo="consent", order="random")
    mine = info(ada, table)
    assert kinds(mine) == [("bot", "Random"), ("person", "Ada"), ("open", ""), ("person", "Ada 2")]
    assert [seat["is_mine"] for seat in mine["seats"]] == [False, True, False, True]
    assert [seat["is_mine"] for seat in info(ben, table)["seats"]] == [False] * 4
    assert (mine["is_host"], info(ben, table)["is_host"]) == (True, False)
    assert (mine["listed"], mine["undo"], mine["order"], mine["status"]) == (True, "consent", "random", "waiting")


def test_a_bot_may_be_given_a_name(shared: Running) -> None:
    (ada,) = people(shared.url, "Ada")
    giotto = {"kind": "bot", "bot": "random", "name": "Giotto"}
    table = ada.opens("fresco", [ME, giotto, giotto])
    assert kinds(info(ada, table)) == [("person", "Ada"), ("bot", "Giotto"), ("bot", "Giotto 2")]
    refused = {"game": "sagrada", "seats": [ME, {**giotto, "name": "\u0007"}]}
    assert ada.send("POST", "/api/tables", refused).code == "name-unprintable"


@pytest.mark.parametrize(
    "clock", [{"kind": "none"}, {"kind": "live", "seconds": 600, "increment": 5}, {"kind": "days", "days": 3}]
)
def test_every_clock(on_sqlite: Running, clock: Json) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    table = ada.opens(clock=clock)
    assert info(ada, table)["clock"] == clock
    assert (ada.starts(table)["clocks"] is None) == (clock["kind"] == "none")


def test_options_and_modules_are_spelt_out(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    chosen = info(ada, ada.opens("fresco", [ME, OPEN], modules="4,7"))["options"]
    plain = info(ada, ada.opens("fresco", [ME, OPEN]))["options"]
    assert chosen.keys() == plain.keys()
    assert sum(chosen[name] != plain[name] for name in plain) == 2
    drawn = info(ada, ada.opens("fresco", [ME, OPEN], modules="random:3"))["options"]
    assert sum(drawn[name] != plain[name] for name in plain) == 3
    assert info(ada, ada.opens(options={"bag": "reduced"}))["options"]["bag"] == "reduced"


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"seats": []}, 422, "not-understood"),
        ({"seats": [ME] * 9}, 422, "not-understood"),
        ({"seats": [ME, OPEN, OPEN, OPEN, OPEN, OPEN]}, 422, "wrong-number-of-seats"),
        ({"seats": [ME, ME]}, 422, "sits-twice"),
        ({"seats": [BOT, BOT]}, 422, "bots-alone"),
        ({"seats": [ME, {"kind": "bot", "bot": "gredy"}]}, 422, "no-such-bot"),
        ({"seats": [ME, {"kind": "chair"}]}, 422, "not-understood"),
        ({"seats": [ME, {"kind": "beside-me", "name": "\x1b"}]}, 422, "name-unprintable"),
        ({"seats": [ME, {"kind": "beside-me", "name": "x" * 13}]}, 422, "not-understood"),
        ({"options": {"tols": "3"}}, 422, "no-such-option"),
        ({"options": {"tools": "33"}}, 422, "no-such-value-of-option"),
        ({"options": {"tools": 3}}, 422, "not-understood"),
        ({"options": {"tools": "2"}}, 422, "option-not-for-seats"),
        ({"modules": "4"}, 422, "no-modules"),
        ({"game": "fresco", "modules": "99"}, 422, "no-such-module-number"),
        ({"game": "fresco", "modules": "random:" + "9" * 5000}, 422, "modules-drawn-unclear"),
        ({"game": "fresco", "modules": "1-" + "9" * 5000}, 422, "no-such-module"),
        ({"game": "fresco", "modules": "bels"}, 422, "no-such-module"),
        ({"own_components": "x = " + "[" * 5000}, 422, "components-line-too-long"),
        ({"own_components": "not toml ["}, 422, "components-not-toml"),
        ({"own_components": "x = " + "[" * 900}, 422, "components-too-deep"),
        ({"own_components": "[no-such-chapter]\n"}, 422, "wrong-components"),
        ({"undo": "always"}, 422, "not-understood"),
        ({"clock": {"kind": "live", "seconds": 1}}, 422, "not-understood"),
        ({"clock": {"kind": "live", "seconds": 10**30}}, 422, "not-understood"),
        ({"order": "backwards"}, 422, "not-understood"),
        ({"color": "red"}, 422, "not-understood"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_makes_no_table_is_told(on_sqlite: Running, asked: Json, status: int, code: str) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    body = {"game": "sagrada", "seats": [ME, BOT], **asked}
    assert refusal(ada, "POST", "/api/tables", body) == (status, code)
    assert ada.get("/api/tables")["tables"] == []


def test_own_components_are_played_with(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    table = ada.opens(own_components=OWN)
    assert info(ada, table)["own_components"] == OWN
    assert ada.starts(table)["status"] == "running"
    assert "Virtus" in info(ada, table)["header"], "the record says what was played with"


# Sitting down, and getting up


def test_joining_and_leaving(shared: Running) -> None:
    ada, ben, cleo = people(shared.url, "Ada", "Ada", "Cleo")
    table = ada.opens(seats=[ME, OPEN])
    joined = ben.does("POST", at(table, "/join"), {})
    assert kinds(joined) == [("person", "Ada"), ("person", "Ada 2")]
    assert ben.does("POST", at(table, "/join"), {}) == joined, "who sits stays"
    assert refusal(cleo, "POST", at(table, "/join"), {}) == (409, "table-full")
    assert refusal(cleo, "POST", at(table, "/join"), {"seat": 0}) == (409, "seat-taken")
    assert refusal(cleo, "POST", at(table, "/leave"), {"seat": 1}) == (403, "not-your-seat")
    assert refusal(ben, "POST", at(table, "/leave"), {"seat": 0}) == (403, "not-your-seat")
    assert refusal(cleo, "POST", at(table, "/join"), {"seat": 2}) == (409, "seat-taken")
    assert refusal(ada, "POST", at(table, "/leave"), {"seat": 2}) == (403, "not-your-seat")
    assert refusal(ada, "POST", at(table, "/rename"), {"seat": 2, "name": "X"}) == (403, "not-your-seat")
    for nowhere in (-1, 10**30, 0.5, "0"):
        for path, asked in (("/join", {}), ("/leave", {}), ("/rename", {"name": "X"})):
            assert refusal(ada, "POST", at(table, path), {**asked, "seat": nowhere}) == (422, "not-understood")
    ben.does("POST", at(table, "/leave"), {})
    assert cleo.does("POST", at(table, "/join"), {"seat": 1})["seats"][1]["name"] == "Cleo"


def test_several_people_at_one_screen(on_sqlite: Running) -> None:
    ada, ben = people(on_sqlite.url, "Ada", "Ben")
    table = ada.opens("fresco", [ME, OPEN, OPEN])
    ben.does("POST", at(table, "/join"), {})
    both = ben.does("POST", at(table, "/join"), {"beside": "Bea"})
    assert [seat["is_mine"] for seat in both["seats"]] == [False, True, True]
    left = ben.does("POST", at(table, "/leave"), {"seat": 1})
    assert kinds(left) == [("person", "Ada"), ("open", ""), ("person", "Bea")]
    assert kinds(ben.does("POST", at(table, "/leave"), {}))[2] == ("open", "")


def test_names_at_a_table(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben of the long name")
    table = ada.opens(seats=[ME, OPEN])
    assert ben.does("POST", at(table, "/join"), {})["seats"][1]["name"] == "Ben of the l"
    assert ben.does("POST", at(table, "/rename"), {"seat": 1, "name": "Benno"})["seats"][1]["name"] == "Benno"
    assert refusal(ben, "POST", at(table, "/rename"), {"seat": 1, "name": "Ada"}) == (422, "name-twice")
    assert refusal(ben, "POST", at(table, "/rename"), {"seat": 0, "name": "Eve"}) == (403, "not-your-seat")
    assert refusal(ben, "POST", at(table, "/rename"), {"seat": 1, "name": "\x07"}) == (422, "name-unprintable")
    assert refusal(ben, "POST", at(table, "/rename"), {"seat": 1, "name": "x" * 13}) == (422, "not-understood")


def test_invitations_are_used_once_and_void_after_a_kick(shared: Running) -> None:
    ada, ben, cleo = people(shared.url, "Ada", "Ben", "Cleo")
    table = ada.opens(seats=[ME, INVITED])
    invitation = info(ada, table)["seats"][1]["invitation"]
    assert info(ben, table)["seats"][1]["invitation"] is None
    assert refusal(ben, "POST", at(table, "/join"), {}) == (409, "table-full")
    assert refusal(ben, "POST", at(table, "/join"), {"seat": 1}) == (403, "seat-for-invited")
    assert refusal(ben, "POST", at(table, "/join"), {"seat": 2}) == (409, "seat-taken")
    assert refusal(ben, "POST", at(table, "/join"), {"invitation": "guessed"}) == (403, "wrong-invitation")
    ben.does("POST", at(table, "/join"), {"invitation": invitation})
    assert refusal(cleo, "POST", at(table, "/join"), {"invitation": invitation}) == (409, "seat-taken")
    assert "invited" not in [seat["kind"] for seat in info(ada, table)["seats"]]
    ada.does("POST", at(table, "/leave"), {"seat": 1})
    assert refusal(ben, "POST", at(table, "/join"), {"invitation": invitation}) == (403, "wrong-invitation")
    renewed = info(ada, table)["seats"][1]["invitation"]
    assert renewed not in (None, invitation)
    assert cleo.does("POST", at(table, "/join"), {"invitation": renewed})["seats"][1]["name"] == "Cleo"


def test_the_host_learns_that_a_link_was_opened(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    table = ada.opens("fresco", [ME, OPEN, INVITED])
    before = info(ada, table)
    invitation = before["seats"][2]["invitation"]
    opened: list[Json] = [{}, {"invitation": "guessed"}, {"invitation": invitation}]

    def opened_at(who: Person) -> list[bool]:
        return [seat["opened"] is not None for seat in info(who, table)["seats"]]

    for asked in opened:
        ada.does("POST", at(table, "/opened"), asked)
    assert opened_at(ada) == [False, False, False], "the host knows the table"
    ben.does("POST", at(table, "/opened"), opened[1])
    assert opened_at(ada) == [False, False, False], "a link that leads nowhere"
    ben.does("POST", at(table, "/opened"), opened[0])
    assert opened_at(ada) == [False, True, False]
    ben.does("POST", at(table, "/opened"), opened[2])
    assert opened_at(ada) == [False, True, True]
    assert opened_at(ben) == [False, False, False], "nobody else is told"
    assert info(ada, table)["changed"] == before["changed"]
    ben.does("POST", at(table, "/join"), {})
    assert opened_at(ada) == [False, False, True]
    ada.does("PATCH", at(table), {"seats": {"2": INVITED}})
    assert opened_at(ada) == [False, False, False], "a new link was not opened yet"


def test_only_the_host_is_told_of_a_link(shared: Running) -> None:
    asyncio.run(open_a_link(shared))


async def open_a_link(server: Running) -> None:
    ada, ben, cleo = people(server.url, "Ada", "Ben", "Cleo")
    table = ada.opens("fresco", [ME, OPEN, OPEN])
    ben.does("POST", at(table, "/join"), {})
    async with ada.at(table) as host, ben.at(table) as guest:

        async def rename(name: str) -> None:
            ben.does("POST", at(table, "/rename"), {"seat": 1, "name": name})
            for seat in (host, guest):
                await seat.until(lambda seat: bool(seat.info) and seat.info["seats"][1]["name"] == name)

        await rename("Bea")
        told = len(guest.heard)
        cleo.does("POST", at(table, "/opened"), {})
        await host.until(lambda seat: bool(seat.info["seats"][2]["opened"]))
        await rename("Benno")
        assert len(guest.heard) == told + 1, "of the new name, and of nothing else"


def test_who_was_asked_to_leave_needs_an_invitation(shared: Running) -> None:
    ada, ben, cleo = people(shared.url, "Ada", "Ben", "Cleo")
    table = ada.opens(seats=[ME, OPEN])
    ben.does("POST", at(table, "/join"), {})
    ada.does("POST", at(table, "/leave"), {"seat": 1})
    assert refusal(ben, "POST", at(table, "/join"), {}) == (403, "unwelcome")
    cleo.does("POST", at(table, "/join"), {})
    cleo.does("POST", at(table, "/leave"), {})
    cleo.does("POST", at(table, "/join"), {})
    ada.does("POST", at(table, "/leave"), {"seat": 1})
    ada.does("PATCH", at(table, ""), {"seats": {"1": INVITED}})
    invitation = info(ada, table)["seats"][1]["invitation"]
    assert ben.does("POST", at(table, "/join"), {"invitation": invitation})["seats"][1]["name"] == "Ben"


def test_two_people_want_the_last_seat(shared: Running) -> None:
    ada, *others = people(shared.url, "Ada", "Ben", "Cleo", "Dora", "Eve")
    table = ada.opens(seats=[ME, OPEN])
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda who: who.send("POST", at(table, "/join"), {}), others))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409]
    assert sum(seat["kind"] == "person" for seat in info(ada, table)["seats"]) == 2


# What the host decides


def test_the_host_changes_seats_and_settings(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    table = ada.opens("fresco", [ME, OPEN, OPEN])
    ben.does("POST", at(table, "/join"), {"seat": 1})
    change = {
        "seats": {"2": BOT},
        "listed": True,
        "undo": "off",
        "clock": {"kind": "days", "days": 1},
        "order": "random",
    }
    changed = ada.does("PATCH", at(table), change)
    assert kinds(changed) == [("person", "Ada"), ("person", "Ben"), ("bot", "Random")]
    assert {name: changed[name] for name in ("listed", "undo", "clock", "order")} == {
        name: change[name] for name in ("listed", "undo", "clock", "order")
    }
    assert ada.does("PATCH", at(table), {"seats": {"2": INVITED}})["seats"][2]["invitation"]
    assert ada.does("PATCH", at(table), {"seats": {"2": {"kind": "beside-me", "name": "Al"}}})["seats"][2]["is_mine"]


def test_what_a_host_may_not_change(on_sqlite: Running) -> None:
    ada, ben = people(on_sqlite.url, "Ada", "Ben")
    table = ada.opens(seats=[ME, OPEN])
    ben.does("POST", at(table, "/join"), {})
    before = info(ada, table)
    assert refusal(ben, "PATCH", at(table), {"undo": "off"}) == (403, "not-the-host")
    assert refusal(ada, "PATCH", at(table), {"seats": {"1": BOT}}) == (409, "seat-taken")
    for nowhere in ("2", "-1", "", "x", "²", "9" * 5000):
        asked = {"seats": {nowhere: BOT}}
        assert refusal(ada, "PATCH", at(table), asked) == (422, "no-such-seat-number")
    ben.does("POST", at(table, "/leave"), {})
    assert refusal(ada, "PATCH", at(table), {"seats": {"1": ME}}) == (422, "sits-twice")
    assert refusal(ada, "PATCH", at(table), {"seats": {"0": BOT, "1": BOT}}) == (422, "bots-alone")
    assert kinds(info(ada, table)) == [("person", "Ada"), ("open", "")]
    assert {**info(ada, table), "seats": (), "changed": ""} == {**before, "seats": (), "changed": ""}


def test_only_the_host_starts_and_only_when_nobody_is_missing(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    table = ada.opens(seats=[ME, OPEN])
    assert refusal(ada, "POST", at(table, "/start")) == (409, "not-full")
    ben.does("POST", at(table, "/join"), {})
    assert refusal(ben, "POST", at(table, "/start")) == (403, "not-the-host")
    assert ada.starts(table)["status"] == "sealing"
    assert refusal(ada, "POST", at(table, "/start")) == (409, "has-begun")
    for path, body in (("/join", {}), ("/leave", {}), ("/rename", {"seat": 0, "name": "Eve"})):
        assert refusal(ada, "POST", at(table, path), body) == (409, "has-begun")
    assert refusal(ada, "PATCH", at(table), {"undo": "off"}) == (409, "has-begun")
    assert refusal(ada, "DELETE", at(table)) == (409, "has-begun")


def test_a_host_without_a_seat(shared: Running) -> None:
    ada, ben = people(shared.url, "Ada", "Ben")
    table = ada.opens(seats=[BOT, OPEN])
    assert [row["id"] for row in ada.get("/api/tables")["tables"]] == [table]
    ben.does("POST", at(table, "/join"), {})
    ada.starts(table)
    assert refusal(ada, "POST", at(table, "/do"), {"do": "resign", "seat": 1}) == (403, "not-your-seat")
    assert ada.get("/api/tables")["tables"] == []


def test_seats_drawn_by_lot(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    orders = set()
    for _ in range(12):
        beside = [{"kind": "beside-me", "name": name} for name in ("Bea", "Cleo")]
        table = ada.opens("fresco", [ME, *beside], order="random")
        orders.add(tuple(seat["name"] for seat in ada.starts(table)["seats"]))
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {("Ada", "Bea", "Cleo")}


def test_closing_a_table_that_waits(shared: Running) -> None:
    asyncio.run(close_a_table(shared))


async def close_a_table(server: Running) -> None:
    ada, ben = people(server.url, "Ada", "Ben")
    table = ada.opens(seats=[ME, OPEN], listed=True)
    assert refusal(ben, "DELETE", at(table)) == (403, "not-the-host")
    async with ben.at(table) as watching:
        await watching.until(lambda seat: bool(seat.info))
        ada.does("DELETE", at(table))
        await watching.until(lambda seat: seat.closed)
        assert (watching.bye, watching.socket.close_code) == ("gone", 4404)
    assert refusal(ada, "GET", at(table)) == (404, "no-such-table")
    assert ada.get("/api/tables")["tables"] == []
    assert table not in str(ben.get("/api/tables?of=open"))


@pytest.mark.parametrize("name", ["nosuchtable", "%00", "x" * 2000, "%F0%9F%8E%B2", "..", "%ED%A0%80"])
def test_a_table_that_is_not_there(shared: Running, name: str) -> None:
    ada = Person.named(shared.url, "Ada")
    for method, path, body in (
        ("GET", "", None),
        ("PATCH", "", {}),
        ("DELETE", "", None),
        ("POST", "/join", {}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("POST", "/do", {"do": "resign", "seat": 0}),
        ("POST", "/ask", {"ask": "menu", "seat": 0}),
        ("GET", "/snapshot", None),
        ("GET", "/events", None),
        ("GET", "/record", None),
        ("GET", "/replay", None),
        ("GET", "/chat", None),
    ):
        status, code = refusal(ada, method, at(name, path), body)
        assert (status, code) in ((404, "no-such-table"), (404, "nothing-here"))


# After the game


def test_a_rematch_by_two_people_at_once(shared: Running) -> None:
    asyncio.run(rematch_at_once(shared))


async def rematch_at_once(server: Running) -> None:
    ada, ben, cleo = people(server.url, "Ada", "Ben", "Cleo")
    table = ada.opens(seats=[ME, OPEN], undo="consent", options={"bag": "reduced"})
    ben.does("POST", at(table, "/join"), {})
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        await first.until(lambda seat: 0 in seat.positions)
        assert refusal(ada, "POST", at(table, "/rematch")) == (409, "not-over")
        await second.do("resign", seat=1)
        await first.until(lambda seat: seat.over)
    assert refusal(cleo, "POST", at(table, "/rematch")) == (422, "not-at-table")
    with ThreadPoolExecutor(4) as pool:
        askers = [ada, ben, ada, ben]
        opened = list(pool.map(lambda who: who.does("POST", at(table, "/rematch")), askers))
    assert len({again["id"] for again in opened}) == 1
    again = opened[0]
    assert kinds(again) == [("person", "Ada"), ("person", "Ben")]
    assert (again["undo"], again["options"]["bag"], again["status"]) == ("consent", "reduced", "waiting")
    for person in (ada, ben):
        assert [row["id"] for row in person.get("/api/tables")["tables"]] == [again["id"]], "no table is left over"
    assert info(cleo, table)["rematch"] == again["id"]


def test_a_rematch_without_somebody_who_was_forgotten(on_sqlite: Running) -> None:
    asyncio.run(rematch_without_one(on_sqlite))


async def rematch_without_one(server: Running) -> None:
    ada, ben = people(server.url, "Ada", "Ben")
    table = ada.opens(seats=[ME, OPEN])
    ben.does("POST", at(table, "/join"), {})
    async with ada.at(table) as first, ben.at(table):
        ada.starts(table)
        await first.until(lambda seat: 0 in seat.positions)
        await first.do("resign", seat=0)
    ben.send("DELETE", "/api/me")
    assert kinds(ada.does("POST", at(table, "/rematch"))) == [("person", "Ada"), ("open", "")]


def test_a_finished_table(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    table = ada.opens()
    ada.starts(table)
    ada.does("POST", at(table, "/do"), {"do": "resign", "seat": 0})
    before = ada.get(at(table, "/snapshot"))
    assert info(ada, table)["status"] == "ended"
    for command in ("resign", "undo", "cancel", "reset", "propose-end"):
        assert refusal(ada, "POST", at(table, "/do"), {"do": command, "seat": 0}) == (409, "not-running")
    assert refusal(ada, "POST", at(table, "/do"), {"do": "play", "seat": 0, "line": "pass"}) == (409, "not-running")
    assert refusal(ada, "POST", at(table, "/do"), {"do": "stand-in", "seat": 0, "bot": None}) == (409, "not-running")
    assert refusal(ada, "POST", at(table, "/do"), {"do": "commit", "commitment": "00" * 32}) == (409, "sealing-over")
    assert refusal(ada, "POST", at(table, "/start")) == (409, "has-begun")
    assert refusal(ada, "DELETE", at(table)) == (409, "has-begun")
    assert ada.get(at(table, "/snapshot")) == before


def test_eyes_are_not_handed_out_before_it_is_fixed_who_sits_where(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    table = ada.opens(seats=[ME, OPEN])
    assert refusal(ada, "POST", at(table, "/eyes"), {}) == (409, "not-running")
