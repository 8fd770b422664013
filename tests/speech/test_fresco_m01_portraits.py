"""What is said of module 1, the portraits."""

from __future__ import annotations

import pytest

from bottega.games.fresco import GAME, Fresco
from tests.games.fresco.tables import PORTRAITS, Play, table
from tests.speech.spoken import Spoken


def studio(display: str = "P10 P07", edition: str = "2010", apprentices: int = 2, game: Fresco = GAME) -> Play:
    """Red is in the studio."""
    options = {**PORTRAITS, "edition": edition}
    return table(f"studio {apprentices}", display=display, options=options, track="1 40 50", game=game)


def test_the_studio_asks_for_a_portrait() -> None:
    spoken = Spoken(studio())
    assert spoken.asked == "Studio: paint a portrait, or earn 6 Thalers.  Like: portrait 1"
    assert spoken.menu == {"Paint": ["Muse (portrait 1): mood to the top", "Peer (portrait 2): 3 Thalers and orange"]}
    assert spoken.enter == "earn wages, do nothing else"


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("P01", "1 Thaler more at every income"),
        ("P02", "each apprentice at the theater raises the mood by 1 space more"),
        ("P03", "every bonus of the bishop is 1 point more"),
        ("P04", "moves the bishop anywhere, once a round, for 1 Thaler, also before the altar"),
        ("P05", "1 Thaler and 2 basic paints of your choice"),
        ("P06", "3 Thalers and mood +2"),
        ("P14", "purple and 3 points"),
    ],
)
def test_what_a_portrait_does(card: str, does: str) -> None:
    spoken = Spoken(studio(f"{card} .."))
    assert spoken.explains("portrait 1").endswith(f": {does}. The apprentice does not earn 3 Thalers then.")


def test_the_mega_box_pays_wages_as_well() -> None:
    spoken = Spoken(studio(edition="mega"))
    assert spoken.explains("portrait 1") == "Paint Muse: mood to the top. The apprentice earns 3 Thalers as well."


def test_a_portrait_that_is_painted() -> None:
    assert Spoken(studio(".. P07")).explains("portrait 1") == "Portrait 1 is painted already."


def test_what_is_told() -> None:
    assert Spoken(studio("P14 ..").plays("portrait 1")).told("portrait-painted") == [
        "Anna paints a portrait, Bishop, for purple and 3 points."
    ]
    assert Spoken(studio("P03 ..").plays("portrait 1")).told("portrait-painted") == [
        "Anna paints a portrait, Abbot, and keeps it."
    ]
    muse = Spoken(studio("P10 ..").plays("portrait 1"))
    assert muse.told("portrait-painted") == ["Anna paints a portrait, Muse."]
    assert muse.news[0].startswith("Anna paints a portrait, Muse; is in a mood of +4 now;")


def test_leonardo_paints_for_points() -> None:
    game = table("studio", display="P14 P01", player=1, seats=2, hours="5:00 6:00 9:00", options=PORTRAITS)
    spoken = Spoken(game, seat=1)
    assert spoken.asked == "Leonardo paints a portrait, for its points. Which?  Like: portrait 1"
    assert spoken.menu == {"Paint": ["Bishop (portrait 1) for 3 points", "God's servant (portrait 2) for 0 points"]}
    assert spoken.explains("portrait 1") == "Leonardo paints Bishop for 3 points. It leaves the game."
    game.plays("portrait 1")
    assert spoken.told("portrait-painted") == ["Leonardo paints a portrait, Bishop, for 3 points."]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("paint 2", "portrait 2"),
        ("paint muse", "portrait 1"),
        ("portrait peer", "portrait 2"),
        ("paint the M", "portrait 1"),
    ],
)
def test_sentences(text: str, name: str) -> None:
    assert Spoken(studio()).reads(text) == [name]


@pytest.mark.parametrize("text", ["paint abbot", "paint 3", "paint 010", "paint e"])
def test_what_is_no_portrait(text: str) -> None:
    wanted = text.split()[1]
    assert Spoken(studio()).stumbles(text) == f"Which portrait is '{wanted}'? There are Muse and Peer."


def test_without_the_module_there_are_none() -> None:
    spoken = Spoken(table("workshop 1", paints="YR"))
    assert spoken.stumbles("paint muse") == "Which portrait is 'muse'?"
    assert spoken.explains("portrait 1") == "You play without the module portraits."


def test_the_sexton_stands_beside_far_segments() -> None:
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="B2", owned={0: "P04"}, options=PORTRAITS)
    spoken = Spoken(game)
    assert {"A1 (A1 6)", "E5 sexton (A1 3)"} <= set(spoken.menu["Bishop to"])
    assert spoken.explains("bishop E5").startswith("Pay 1 Thaler and move the bishop to E5; then restore a segment or ")
    game.plays("bishop E5")
    assert spoken.told("sexton-sent") == ["Anna sends the sexton, who leads the bishop anywhere."]


def test_own_names_are_said() -> None:
    own = GAME.with_components('[[portraits.items]]\nid = "P10"\nname = "Calliope"')
    assert isinstance(own, Fresco)
    spoken = Spoken(studio(game=own))
    assert spoken.menu["Paint"][0] == "Calliope (portrait 1): mood to the top"
    assert spoken.reads("paint calliope") == ["portrait 1"]
