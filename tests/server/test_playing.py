"""Whole games over real sockets: against bots, with others, by plain HTTP."""

from __future__ import annotations

import asyncio
import random

import pytest

from bottega.core.records import parse_record
from bottega.core.registry import game_names
from bottega.core.replay import verify
from tests.server.people import Person
from tests.server.running import Running


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_against_a_bot(house: Running, game: str) -> None:
    asyncio.run(play_against_a_bot(house, game))


def test_a_whole_game_kept_by_postgresql(on_postgresql: Running) -> None:
    asyncio.run(play_against_a_bot(on_postgresql, "fresco"))


async def play_against_a_bot(server: Running, game: str) -> None:
    ada = Person.named(server.url, "Ada")
    table = ada.opens(game)
    ada.starts(table)
    async with ada.at(table) as seat:
        await seat.plays_on(random.Random(game))
        assert seat.positions[0]["standings"]
    verify(parse_record(ada.get(f"/api/tables/{table}/record")))


def test_two_people_add_to_the_luck(shared: Running) -> None:
    asyncio.run(play_with_two(shared))


async def play_with_two(server: Running) -> None:
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ben.does("POST", f"/api/tables/{table}/join", {})
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        await asyncio.gather(first.plays_on(random.Random(1)), second.plays_on(random.Random(2)))
    record = parse_record(ada.get(f"/api/tables/{table}/record"))
    assert [share.share for share in record.header.shares] == [first.share.hex(), second.share.hex()]
    verify(record)


def test_who_looks_on_while_sitting_down_sees_the_own_seat(shared: Running) -> None:
    asyncio.run(sit_down_late(shared))


async def sit_down_late(server: Running) -> None:
    """Seats are drawn by lot when the game begins: whoever looked on before sees their own, and nobody else's."""
    for _ in range(6):
        ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
        table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}], order="random")
        async with ada.at(table) as first, ben.at(table) as second:
            ben.does("POST", f"/api/tables/{table}/join", {})
            ada.starts(table)
            for seat, person in ((first, ada), (second, ben)):
                await seat.until(lambda looker: bool(looker.positions))
                users = [each["user"] for each in ada.get(f"/api/tables/{table}")["seats"]]
                assert list(seat.positions) == [users.index(person.id)]
