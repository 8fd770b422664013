"""What is said of module 12, the dames."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bottega.games.fresco.catalogue import FRESCO, LOCATIONS
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.tables import REFILL, Play, begun, first_come, table
from tests.speech.spoken import Spoken

DAMES = {"dames": "on"}
BOOTHS = {"I": "R BBB", "II": "B YB G", "III": "RRR Y R"}
THREE = {"A1": "F01", "B2": "F02", "E5": "F03"}


def at(
    location: str,
    sent: Mapping[int, str],
    *,
    paints: str = "",
    mood: int = 0,
    last: bool = False,
    reserved: Mapping[int, str] | None = None,
) -> Play:
    """Anna has sent a dame to a location, where the round has come."""
    return table(
        location,
        market=BOOTHS,
        paints=paints,
        mood=[mood, 0, 0],
        last=last,
        fresco=THREE,
        bishop="B2",
        track="1 40 50",
        options=DAMES,
        modules={"dames": beguines(sent=sent, reserved=reserved)},
    )


def planned(married: str = "pink purple", last: bool = False) -> Spoken:
    """Anna has dames, and has placed all apprentices."""
    game = table("plan", last=last, options=DAMES, modules={"dames": beguines({0: married} if married else {})})
    assigned = [f"assign {location} {number}" for location, number in zip(LOCATIONS, "1201", strict=False)]
    return Spoken(game.plays(*assigned, seat=0))


# Planning


def test_where_a_dame_goes() -> None:
    spoken = planned()
    assert spoken.asked == (
        "Where does your pink dame go? She needs no apprentice.  `cards dames` tells what she does."
        "  Like: dame pink theater"
    )
    assert spoken.menu == {"Pink dame": ["stays at home", "market", "cathedral", "studio", "workshop", "theater"]}
    spoken.game.plays("dame pink studio", seat=0)
    assert spoken.menu == {"Purple dame": ["stays at home", "market", "cathedral", "workshop", "theater"]}


def test_in_the_final_round_she_may_go_to_the_cathedral_again() -> None:
    spoken = planned(last=True)
    assert spoken.menu["Pink dame"][-1] == "cathedral again"
    assert spoken.explains("dame pink theater") == (
        "Send your pink dame to the cathedral again: she may move the bishop anywhere for 1 Thaler, "
        "unless another pink dame does so there before."
    )


@pytest.mark.parametrize(
    ("location", "deed"),
    [
        ("market", "she may swap two market tiles of different booths"),
        ("cathedral", "she may reserve a segment for you, until the end of the next round"),
        ("studio", "she takes a Thaler for each of your apprentices there"),
        ("workshop", "she may give a basic paint for another one"),
        ("theater", "she may set your mood to 0, which is wise from below"),
    ],
)
def test_what_she_may_do_at_each_location(location: str, deed: str) -> None:
    said = f"Send your pink dame to the {location}: {deed}, unless another pink dame does so there before."
    assert planned().explains(f"dame pink {location}") == said


def test_she_may_stay_at_home() -> None:
    assert planned().explains("dame pink no") == "Your pink dame stays at home this round."


@pytest.mark.parametrize("text", ["pink dame market", "the pink dame to the market", "Pink dame, market"])
def test_she_is_understood_as_the_news_call_her(text: str) -> None:
    assert planned().reads(text) == ["dame pink market"]


def test_a_whole_plan_names_her_either_way() -> None:
    spoken = Spoken(table("plan", options=DAMES, modules={"dames": beguines({0: "pink"})}))
    plan = [f"assign {location} {number}" for location, number in zip(LOCATIONS, "1201", strict=False)]
    for clause in ("pink dame market", "dame pink market", "dame market"):
        assert spoken.reads(f"plan 1 2 0 1 1, {clause}") == [*plan, "dame pink market"]


def test_who_has_none_is_told_so() -> None:
    spoken = Spoken(table("plan", options=DAMES, modules={"dames": beguines()}))
    assert spoken.stumbles("plan 1 2 0 1 1, dame market") == "You can't plan `dame market`. You have no dame."
    other = Spoken(table("plan", options=DAMES, modules={"dames": beguines({0: "purple"})}))
    assert other.stumbles("plan 1 2 0 1 1, cheer-up") == (
        "You can't plan `cheer-up`. That is done where your dame is sent, once she is there."
    )


# At the locations


def test_at_the_market() -> None:
    spoken = Spoken(at("market 1", {0: "pink market"}))
    assert spoken.asked == (
        "Your pink dame is at the market: she may swap two market tiles of different booths.  Like: swap I 1 II 1"
    )
    assert spoken.menu == {"Swap I": ["R", "BBB"], "Swap II": ["B", "YB", "G"], "Swap III": ["RRR", "Y", "R"]}
    assert spoken.enter == "let your dame do nothing"
    assert spoken.explains("pass") == "You let your dame do nothing."
    before = spoken.is_in_the_middle
    spoken.game.plays("switch I 2")
    assert spoken.asked.startswith("For which tile of another booth do you swap BBB of booth I?")
    assert (before, spoken.is_in_the_middle) == (False, True)
    spoken.game.plays("switch III 1")
    assert spoken.told("tiles-switched") == ["Anna's dame swaps BBB of booth I for RRR of booth III."]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("swap I 2 III 1", ["switch I 2", "switch III 1"]),
        ("swap BBB for RRR", ["switch I 2", "switch III 1"]),
        ("switch BBB II 1", ["switch I 2", "switch II 1"]),
        ("switch II 2", None),
    ],
)
def test_swaps_as_one_types_them(text: str, names: list[str] | None) -> None:
    assert Spoken(at("market 1", {0: "pink market"})).reads(text) == names


def test_swaps_that_are_not_understood() -> None:
    spoken = Spoken(at("market 1", {0: "pink market"}))
    hint = "Say the booth and the place, like `swap I 2 III 1`."
    assert spoken.stumbles("swap GGG RRR") == f"No tile of the market has the paints GGG. {hint}"
    assert spoken.stumbles("swap R RRR") == f"Several tiles have the paints R. {hint}"
    assert spoken.stumbles("swap I 9 II 1") == "There is no tile 9 at a booth. They have the numbers 1 to 4."


def test_in_the_cathedral() -> None:
    spoken = Spoken(at("cathedral 1", {0: "pink cathedral"}))
    assert spoken.menu == {"Reserve": ["A1 3", "E5 4"]}
    assert spoken.explains("reserve A1") == (
        "Reserve A1: nobody else may restore it until the next round ends. Meanwhile your dame can reserve no other."
    )
    spoken.game.plays("reserve A1")
    assert spoken.told("segment-reserved") == ["Anna's pink dame reserves A1."]


def test_reserved_segments_have_a_sign_on_the_menu() -> None:
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco=THREE,
        bishop="B2",
        options=DAMES,
        modules={"dames": beguines(reserved={0: "A1 night", 1: "E5 day"})},
    )
    spoken = Spoken(game)
    assert [choice for choice in spoken.menu["Restore"] if choice.startswith("A1")] == ["A1 3+2 YRB ⚑"]
    assert "E5" not in str(spoken.menu["Restore"])
    other = Spoken(game, seat=1)
    sign = other.voice.modules["dames"].on_segment(other.voice.scene(other.view), FRESCO.parse("A1"))
    assert str(sign) == "✗"


def test_in_the_workshop() -> None:
    spoken = Spoken(at("workshop 1", {0: "pink workshop"}, paints="RB"))
    assert spoken.menu == {"Barter": ["R for Y", "R for B", "B for Y", "B for R"]}
    assert spoken.explains("barter red blue") == "Your dame gives a red paint for a blue one."
    assert spoken.reads("barter red for blue") == ["barter red blue"]
    assert spoken.stumbles("barter red") == (
        "Name the basic paint that you give and another one, like `barter red for blue`."
    )
    spoken.game.plays("barter red blue")
    assert spoken.told("bartered") == ["Anna's pink dame gives red for blue."]


@pytest.mark.parametrize(
    ("mood", "said"),
    [
        (-3, "Your dame cheers you up: your mood rises from -3 to 0."),
        (2, "Your dame sets your mood to 0: it falls from +2, and later dames of her colour are barred here."),
        (0, "Your mood is 0 already and stays so, but later dames of her colour are barred here."),
    ],
)
def test_at_the_theater(mood: int, said: str) -> None:
    assert Spoken(at("theater 1", {0: "pink theater"}, mood=mood)).explains("cheer-up") == said


def test_what_is_told_at_the_theater() -> None:
    spoken = Spoken(at("theater 1", {0: "pink theater"}, mood=-3))
    assert spoken.menu == {"Cheer up": ["mood -3 to 0"]}
    spoken.game.plays("cheer-up")
    assert spoken.told("dame-cheered-up") == ["Anna's pink dame sets the mood to 0."]


def test_in_the_studio_she_just_takes_it() -> None:
    assert Spoken(at("studio 2", {0: "pink studio"})).told("dame-gathered") == [
        "Anna's pink dame takes 2 Thalers in the studio."
    ]


def test_at_the_second_visit_to_the_cathedral() -> None:
    spoken = Spoken(at("theater 1", {0: "pink theater"}, last=True))
    assert spoken.asked.startswith(
        "Your pink dame is at the cathedral again: she may move the bishop anywhere for 1 Thaler."
    )
    assert spoken.enter == "let your dame do nothing"
    assert spoken.explains("bishop A1").startswith("Pay 1 Thaler and move the bishop to A1: he stays there")
    spoken.game.plays("bishop A1")
    assert spoken.told("dame-moved-bishop") == ["Anna's pink dame moves the bishop to A1 for 1 Thaler."]


# What is told


def test_what_is_told_of_her_coming_and_going() -> None:
    luck = [*REFILL, *first_come(24), *["draw 0"] * 3, *["draw 1"] * 3]
    assert Spoken(begun(*luck, options=DAMES)).told("dames-placed") == [
        "Dames wait on the track: pink on 8, pink on 16, pink on 24, purple on 32, purple on 40 and purple on 48."
    ]
    taken = Spoken(at("market 1", {0: "pink market", 1: "pink market"}).plays("switch I 1", "switch II 1", "pass"))
    assert taken.told("dame-forfeited") == ["Bea's pink dame can do nothing at the market."]
    passed = Spoken(at("market 1", {0: "pink market"}).plays("pass"))
    assert passed.told("dame-passed") == ["Anna's pink dame does nothing at the market."]
    restored = Spoken(table("cathedral 1", paints="YRB", track="7 40 50", options=DAMES, modules={"dames": beguines()}))
    restored.game.plays("restore A1")
    assert restored.told("married") == ["Anna gains the purple dame of space 8."]


def test_a_plan_tells_where_they_go() -> None:
    spoken = planned("pink")
    spoken.game.plays("dame pink market", seat=0)
    assert "Anna sends the pink dame to the market." in spoken.explains("commit")
    spoken.game.plays("commit", seat=0).plans(1, "12011").plans(2, "12011")
    assert spoken.told("dame-sent") == ["Anna sends the pink dame to the market."]
    assert any("sends the pink dame to the market" in line for line in spoken.news)


def test_reservations_come_and_go() -> None:
    game = table(
        "evening", options=DAMES, modules={"dames": beguines(reserved={0: "A1 night", 1: "B2 day"})}, luck=REFILL
    )
    spoken = Spoken(game)
    assert spoken.told("reservation-returned") == ["Anna takes the reservation tile back from A1."]
    assert spoken.told("reservation-turned") == ["Bea's reservation of B2 shows the night now."]


# What is worth a thought, and help


def test_nobody_counts_on_tiles_that_may_be_swapped() -> None:
    """[FR-M12.6] Without paints nothing can be blended, unless a dame brings other tiles to a booth."""
    plan = [f"assign {location} {number}" for location, number in zip(LOCATIONS, "0005", strict=False)]
    game = table("plan", options=DAMES, modules={"dames": beguines({0: "pink"})})
    game.state.apprentices[0] = 3
    spoken = Spoken(game.plays(*plan[:3], "assign workshop 3", seat=0))
    assert spoken.warnings == ["workshop: you have nothing to blend: 3 apprentices may idle"]
    spoken.game.plays("dame pink workshop", seat=0)
    assert spoken.warnings == []


def test_help_is_there_with_the_module() -> None:
    assert Spoken(at("market 1", {0: "pink market"})).help["barter red for blue"] == (
        "your dame gives a basic paint for another one"
    )
    assert "swap RRR YB" not in Spoken(table("market 1", market=BOOTHS)).help
