"""What is said of module 2, the bishop's requests."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import REQUESTS, Play, table
from tests.speech.spoken import Spoken

PURPLE = "F11 F15 F16"


def workshop(tiles: str = f"{PURPLE} F01", paints: str = "YR", requests: str = "") -> Play:
    """Red is in the workshop; Blue has fulfilled these requests."""
    return table(
        "workshop 2", tiles={0: tiles}, paints=paints, requests={1: requests}, track="1 40 50", options=REQUESTS
    )


def test_the_menu_has_the_requests() -> None:
    spoken = Spoken(workshop())
    assert spoken.menu["Request"] == ["general for 8 points", "purple for 15 points"]
    assert Spoken(workshop(paints="")).enter == "fulfill no request"


def test_tiles_are_asked_for() -> None:
    game = workshop().plays("request general")
    spoken = Spoken(game)
    assert spoken.asked == "Which tiles go under the general request, for 8 points? Choose 3.  Like: pile F01 F11 F15"
    assert spoken.menu == {
        "Pile": [
            "3 of yellow-red-blue",
            "6 of yellow-purple P",
            "7 of yellow-red-purple P",
            "7 of yellow-blue-purple P",
        ]
    }
    assert spoken.is_in_the_middle
    game.plays("pile F11")
    assert "Choose 2 more, beside the 6 of yellow-purple.  Like: pile F01 F15" in spoken.asked
    game.plays("pile F15")
    assert "Choose 1 more, beside the 6 of yellow-purple and the 7 of yellow-red-purple." in spoken.asked


def test_what_requests_do() -> None:
    spoken = Spoken(workshop(requests="general F02 F03 F04, green F06 F07 F08, green F09 F10 F12, green F17 F18 F19"))
    assert spoken.explains("request general") == (
        "Fulfill a general request with any 3 tiles: 6 points. At every income it pays 1 Thaler and a basic paint of "
        "your choice; the tiles under it pay nothing."
    )
    assert spoken.explains("request purple") == (
        "Fulfill a purple request with 3 tiles that have purple seals: 15 points. At every income it pays 1 Thaler and "
        "purple; the tiles under it pay nothing."
    )
    assert spoken.explains("request green") == "No green request is left."
    assert spoken.explains("pile F11") == (
        "Put the 6 of yellow-purple under the request: the tile pays no more, the request does."
    )


def test_what_is_told() -> None:
    spoken = Spoken(workshop(PURPLE).plays("request purple"))
    (told,) = spoken.told("request-fulfilled")
    assert told == (
        "Anna fulfills a purple request with the 6 of yellow-purple, the 7 of yellow-red-purple and "
        "the 7 of yellow-blue-purple for 15 points."
    )
    orange = Spoken(workshop("F04 F08 F12").plays("request orange"))
    assert orange.told("request-fulfilled")[0].startswith("Anna fulfills an orange request with the 4 of blue-orange, ")


def test_tiles_of_the_wall_go_under_requests_too() -> None:
    """[FR-M2.4] They are called by their backs, of which the seals count."""
    voice = Spoken(workshop()).voice
    assert str(voice.name("restored-tile", "W03")) == "wall tile of yellow with an orange seal"
    assert str(voice.name("restored-tile", "F03")) == str(voice.name("tile", "F03")) == "4 of red-green"


def test_leonardo_may_fulfill_one() -> None:
    game = table("workshop", tiles={2: f"{PURPLE} F17"}, player=1, seats=2, hours="5:00 6:00 9:00", options=REQUESTS)
    spoken = Spoken(game, seat=1)
    assert spoken.asked == "Leonardo may fulfill a request. Does he?  Like: request general"
    assert spoken.enter == "fulfill no request"
    assert spoken.explains("request purple") == (
        "Leonardo fulfills a purple request for 15 points. The request and 3 tiles leave the game."
    )
    game.plays("request purple")
    assert spoken.asked.startswith("Which of Leonardo's tiles go under the purple request, for 15 points? Choose 3.")
    assert spoken.explains("pile F11") == "Put the 6 of yellow-purple under the request: both leave the game."


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("request general F01 F11 F15", ["request general", "pile F01", "pile F11", "pile F15"]),
        ("fulfill purple", ["request purple"]),
        ("request purple F11 f15", ["request purple"]),
        ("pile F11 f15", ["pile F11", "pile F15"]),
    ],
)
def test_sentences(text: str, names: list[str]) -> None:
    """If only three tiles fit, they are not asked for."""
    assert Spoken(workshop()).reads(text) == names


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("request blue", "There is no request 'blue'."),
        ("request purple F11 F12 F15", "Only F11, F15 and F16 fit this request."),
        ("request general F99", "There is no tile 'f99'. Tiles have names like F01."),
    ],
)
def test_what_is_wrong_with_a_sentence(text: str, words: str) -> None:
    assert Spoken(workshop()).stumbles(text).startswith(words)


def test_several_tiles_are_one_sentence() -> None:
    game = workshop().plays("request general")
    spoken = Spoken(game)
    actions = [game.game.actions.parse_name(name) for name in ("pile F01", "pile F11", "pile F15")]
    assert spoken.voice.in_words(spoken.view, actions) == "pile F01 F11 F15"


def test_a_request_keeps_an_apprentice_busy() -> None:
    """[FR-M2.2] With three tiles in front an apprentice without paints may fulfill a request."""
    for tiles, idle in (("F01", True), (PURPLE, False)):
        game = table("plan", tiles={0: tiles}, options=REQUESTS)
        game.plays("assign market 0", "assign cathedral 0", "assign studio 3", "assign workshop 1", seat=0)
        assert bool([line for line in Spoken(game).warnings if line.startswith("workshop")]) == idle
