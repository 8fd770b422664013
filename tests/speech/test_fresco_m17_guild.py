"""What is said of module 17, the painters guild."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import SPECIAL_BLENDS, Play, table
from tests.speech.spoken import Spoken

GUILD = {"guild": "on"}


def workshop(paints: str = "RRYO") -> Play:
    """Red is in the workshop, and the guild has blue and green."""
    share = {"basic": "blue", "blended": "green"}
    return table(
        "workshop 1", paints=paints, options={**GUILD, **SPECIAL_BLENDS}, modules={"guild": share}, tiles={0: "F01"}
    )


def test_paints_are_exchanged() -> None:
    game = workshop()
    spoken = Spoken(game)
    assert spoken.menu["Guild"] == ["Y for B", "R for B", "O for G"]
    assert spoken.explains("guild red") == (
        "Exchange red for blue at the guild, instead of a blend. Your red stays there for the next one."
    )
    game.plays("guild red")
    assert spoken.told("paint-exchanged") == ["Anna exchanges red for blue at the guild."]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("guild red for blue", ["guild red"]),
        ("guild red orange", ["guild red", "guild orange"]),
        ("guild R", ["guild red"]),
    ],
)
def test_sentences(text: str, names: list[str]) -> None:
    assert Spoken(workshop()).reads(text) == names


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("guild red for yellow", "For a basic paint the guild has blue."),
        ("guild orange for purple", "For a blended paint the guild has green."),
        ("guild pink", "Pink and brown are not exchanged at the guild."),
    ],
)
def test_what_is_wrong_with_a_sentence(text: str, words: str) -> None:
    assert Spoken(workshop()).stumbles(text) == words


def test_what_the_guild_has_is_told() -> None:
    spoken = Spoken(workshop())
    assert spoken.help["guild red purple"].startswith("exchange these for the paints of their kind at the guild")
    assert Spoken(table("wake")).explains("guild red") == "You play without the module guild."


@pytest.mark.parametrize(("paints", "idle"), [("B", True), ("R", False), ("G", True), ("P", False)])
def test_an_exchange_keeps_apprentices_busy(paints: str, idle: bool) -> None:
    share = {"basic": "blue", "blended": "green"}
    plan = ["assign market 0", "assign cathedral 0", "assign studio 3", "assign workshop 2"]
    game = table("plan", paints=paints, options=GUILD, modules={"guild": share}).plays(*plan, seat=0)
    assert bool([line for line in Spoken(game).warnings if line.startswith("workshop")]) == idle
