"""Module 1: the portraits."""

from collections.abc import Sequence

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m01_portraits.view import PortraitsShare
from tests.games.fresco.tables import PORTRAITS, REFILL, Play, begun, first_come, table, wishes

SETUP = [*REFILL, *first_come(24)]
CARDS = [portrait.id for portrait in GAME.box.portraits]
NO_CARD = ".. .."


def studio(
    card: str, edition: str = "2010", apprentices: int = 1, track: str = "", mood: Sequence[int] | None = None
) -> Play:
    """Red is in the studio, where this portrait is on display."""
    options = {**PORTRAITS, "edition": edition}
    return table(f"studio {apprentices}", display=f"{card} ..", options=options, track=track, mood=mood)


def painted(card: str, **facts: object) -> dict[str, object]:
    """What is told of a portrait that pays nothing, but for what is said."""
    usual = {"actor": 0, "place": 1, "is_kept": False, "thalers": 0, "paints": (), "points": 0}
    return {**usual, "portrait": card, **facts}


# Setting up, display and end


def test_fr_m1_1_two_portraits_are_revealed_of_pile_a() -> None:
    game = begun(*SETUP, "pick 5", "pick 0", options=PORTRAITS)
    share = game.share(PortraitsShare)
    assert share.display == ("P06", "P01")
    assert len(share.deck) == 16
    assert game.facts("portraits-shown") == [{"portraits": ("P06", "P01")}]


def test_fr_m1_1_a_lies_on_b_and_b_on_c() -> None:
    """Round by round until all 18 are shown: six of each pile."""
    deck, shown = CARDS[:], list[str]()
    for _ in range(9):
        display = " ".join(shown[-2:]) if shown else NO_CARD
        luck = [*REFILL, "pick 0", "pick 0"]
        game = table("evening", options=PORTRAITS, display=display, deck=" ".join(deck), luck=luck)
        share = game.share(PortraitsShare)
        shown += [card for card in share.display if card]
        deck = [*share.deck]
    piles = {portrait.id: portrait.pile for portrait in GAME.box.portraits}
    assert "".join([piles[card] for card in shown]) == "A" * 6 + "B" * 6 + "C" * 6
    assert deck == []


def test_fr_m1_1_without_the_module_there_are_none() -> None:
    assert table("workshop 1", paints="YR").refuses("portrait 1") == "not-played-with"
    assert begun(*SETUP).view().modules == ()


def test_fr_m1_2_one_portrait_a_round() -> None:
    game = table("studio 3", display="P13 P05", options=PORTRAITS)
    assert game.legal() == ["portrait 1", "portrait 2", "pass"]
    game.plays("portrait 1")
    assert game.thalers[0] == 12 + 7 + 6
    assert game.waiting == "theater 1 4 1"
    assert game.share(PortraitsShare).painters == (0,)


def test_fr_m1_2_nobody_must_paint() -> None:
    game = table("studio 2", display="P13 P05", options=PORTRAITS).plays("pass")
    assert game.thalers[0] == 12 + 6
    assert game.facts("forfeited") == []


def test_fr_m1_2_only_in_the_studio() -> None:
    assert table("workshop 1", paints="YR", options=PORTRAITS).refuses("portrait 1") == "only-in-the-studio"


def test_fr_m1_2_a_second_one_is_refused() -> None:
    """As it would be if the visit went on."""
    game = table("studio 3", display="P05 P13", options=PORTRAITS).plays("portrait 1")
    assert game.refuses("portrait 2") == "take-a-basic-paint"


@pytest.mark.parametrize(("edition", "wages"), [("2010", 3), ("mega", 6)])
def test_fr_m1_3_instead_of_three_thalers_or_on_top_of_them(edition: str, wages: int) -> None:
    """Two apprentices, one of whom paints the abbot."""
    game = studio("P03", edition, apprentices=2).plays("portrait 1")
    assert game.thalers[0] == 12 + wages


@pytest.mark.parametrize(("edition", "wages"), [("2010", 0), ("mega", 3)])
def test_fr_m1_3_with_one_apprentice(edition: str, wages: int) -> None:
    assert studio("P03", edition).plays("portrait 1").thalers[0] == 12 + wages


def test_fr_m1_4_what_is_painted_is_gone_for_the_others() -> None:
    both = {0: "00100", 1: "00100", 2: "00101"}
    game = table("studio", display="P01 P02", plans=both, options=PORTRAITS).plays("portrait 1")
    assert game.why_not("portrait 1").to_json() == {"code": "no-portrait-there", "rule": "FR-M1.4", "place": 1}
    game.plays("portrait 2")
    assert game.thalers == [12, 12, 15]
    assert game.waiting == "theater 2 4 1"


def test_fr_m1_5_portraits_left_are_removed_and_two_are_revealed() -> None:
    luck = [*REFILL, "pick 1", "pick 0"]
    game = table("evening", display="P01 ..", deck="P11 P12 P13", owned={0: "P02"}, options=PORTRAITS, luck=luck)
    share = game.share(PortraitsShare)
    assert (share.display, share.deck) == (("P12", "P11"), ("P13",))
    assert share.owned == (("P02",), (), ())


def test_fr_m1_5_next_round_one_may_paint_again() -> None:
    luck = [*REFILL, "pick 0", "pick 0"]
    game = table("studio", plans={0: "00100", 1: "00010", 2: "00010"}, display="P13 ..", options=PORTRAITS)
    assert game.plays("portrait 1", luck=luck).share(PortraitsShare).painters == ()


def test_fr_m1_6_the_round_of_the_last_two_is_the_final_one() -> None:
    luck = [*REFILL, "pick 0", "pick 0"]
    last = table("evening", deck="P17 P18", options=PORTRAITS, luck=luck)
    assert last.state.last
    assert last.facts("round-began") == [{"round": 3, "is_last": True}]
    before = table("evening", deck="P15 P16 P17 P18", options=PORTRAITS, luck=luck)
    assert not before.state.last


def test_fr_m1_6_six_tiles_still_end_the_game_too() -> None:
    luck = [*REFILL, "pick 0", "pick 0"]
    assert table("evening", fresco={"A1": "F01"}, options=PORTRAITS, luck=luck).state.last


# The cards: each of the 18, in both editions

LASTING = {"P01": "servant", "P02": "actor", "P03": "abbot", "P04": "sexton"}
PAID = {
    "P05": (1, "YR", 0, 0),
    "P06": (3, "", 0, 2),
    "P07": (3, "O", 0, 0),
    "P08": (3, "G", 0, 0),
    "P09": (2, "P", 0, 0),
    "P10": (0, "", 0, 4),
    "P11": (0, "", 2, 2),
    "P12": (0, "", 2, 3),
    "P13": (7, "", 0, 0),
    "P14": (0, "P", 3, 0),
    "P15": (3, "", 3, 0),
    "P16": (0, "O", 2, 0),
    "P17": (0, "G", 2, 0),
    "P18": (2, "", 3, 0),
}
"""Thalers, paints, points and spaces of mood from the middle."""


def test_every_portrait_is_tested() -> None:
    assert sorted([*LASTING, *PAID]) == CARDS


@pytest.mark.parametrize("edition", ["2010", "mega"])
@pytest.mark.parametrize("card", LASTING)
def test_fr_m1_7_a_lasting_portrait_stays_in_front_of_its_owner(card: str, edition: str) -> None:
    game = studio(card, edition).plays("portrait 1")
    assert game.share(PortraitsShare).owned[0] == (card,)
    assert game.share(PortraitsShare).display == (None, None)
    assert game.facts("portrait-painted") == [painted(card, is_kept=True)]
    assert (game.thalers[0], game.paints(), game.mood[0], game.sheet()) == (12 + 3 * (edition == "mega"), "", 0, {})


@pytest.mark.parametrize("edition", ["2010", "mega"])
@pytest.mark.parametrize("card", PAID)
def test_fr_m1_7_fr_m1_12_fr_m1_13_the_others_pay_at_once(card: str, edition: str) -> None:
    thalers, paints, points, mood = PAID[card]
    game = studio(card, edition, track="1 40 50").plays("portrait 1")
    if card == "P05":
        game.plays("take yellow", "take red")
    assert game.thalers[0] == 12 + thalers + 3 * (edition == "mega")
    assert (game.paints(), game.mood[0]) == (paints, mood)
    assert game.track[0] == 1 + points
    assert game.sheet().get("portraits", 0) == points
    assert game.share(PortraitsShare).owned[0] == ()


def test_fr_m1_8_god_s_servant() -> None:
    luck = [*REFILL, "pick 0", "pick 0"]
    game = table("evening", tiles={0: "F01 F02", 1: "F03"}, owned={0: "P01"}, options=PORTRAITS, luck=luck)
    assert game.thalers == [12 + 2 + 1, 12 + 1, 12]
    without_tiles = table("evening", owned={1: "P01"}, options=PORTRAITS, luck=luck)
    assert without_tiles.thalers == [12, 13, 12]


def test_fr_m1_8_not_after_the_final_round() -> None:
    game = table("theater 1", last=True, owned={0: "P01"}, thalers=[1, 0, 0], options=PORTRAITS, track="10 40 50")
    assert game.track[0] == 10


def test_fr_m1_9_the_actor() -> None:
    game = table("theater 2", mood=[-4, 0, 0], owned={0: "P02"}, options=PORTRAITS).plays("attend")
    assert game.mood[0] == -1
    game.plays("attend")
    assert game.mood[0] == 2
    others = table("theater 1", mood=[-4, 0, 0], owned={1: "P02"}, options=PORTRAITS).plays("attend")
    assert others.mood[0] == -2


@pytest.mark.parametrize(("bishop", "bonus"), [("A1", 4), ("B2", 3), ("E5", 0)])
def test_fr_m1_10_the_abbot(bishop: str, bonus: int) -> None:
    """3 -> 4, 2 -> 3, and nothing stays nothing."""
    game = table(
        "cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop=bishop, owned={0: "P03"}, options=PORTRAITS
    ).plays("restore A1")
    assert game.track[0] == 3 + bonus
    assert game.sheet().get("bishop", 0) == bonus


def test_fr_m1_10_not_at_the_altar_nor_for_others() -> None:
    altar = table("cathedral 1", paints="YRB", owned={0: "P03"}, options=PORTRAITS).plays("altar YRB")
    assert altar.track[0] == 2
    other = table("cathedral 1", paints="YRB", fresco={"C3": "F01"}, owned={1: "P03"}, options=PORTRAITS)
    assert other.plays("restore C3").track[0] == 6


def sexton(apprentices: int = 2) -> Play:
    fresco = {"A1": "F01", "E5": "F02", "A5": "F03"}
    return table(
        f"cathedral {apprentices}",
        paints="YRB YRB",
        fresco=fresco,
        bishop="C3",
        owned={0: "P04"},
        options=PORTRAITS,
        track="1 40 50",
    )


def test_fr_m1_11_the_sexton_moves_the_bishop_anywhere() -> None:
    game = sexton()
    assert len(game.legal("bishop")) == 24
    game.plays("bishop A1", "restore A1")
    assert (game.thalers[0], game.track[0]) == (11, 1 + 3 + 3)
    assert [event.word for event in game.told.events[:2]] == ["sexton-sent", "bishop-moved"]


def test_fr_m1_11_once_a_round() -> None:
    game = sexton().plays("bishop A1", "restore A1")
    assert game.refuses("bishop E5") == "bishop-too-far"
    assert game.legal("bishop") == ["bishop A2", "bishop B1", "bishop B2"]


def test_fr_m1_11_it_is_the_one_move_of_that_restoration() -> None:
    assert sexton().plays("bishop E4").refuses("bishop E5") == "bishop-moved"


def test_fr_m1_11_a_usual_step_does_not_use_it_up() -> None:
    game = sexton().plays("bishop B2", "restore A1")
    game.plays("bishop E5", "restore E5")
    assert (game.thalers[0], game.track[0]) == (10, 1 + 5 + 6)


def test_fr_m1_11_a_thaler_is_needed_and_work() -> None:
    game = table("cathedral 1", paints="YRB", thalers=0, owned={0: "P04"}, options=PORTRAITS)
    assert game.refuses("bishop A1") == "bishop-unpaid"
    assert sexton().refuses("bishop C3") == "bishop-there"
    assert sexton().plays("bishop E4").refuses("pass") == "restore-now"


def test_fr_m1_11_the_altar_may_follow() -> None:
    """[FR-5.7] Unlike after the usual step."""
    game = sexton().plays("bishop E4", "altar YRB")
    assert (game.thalers[0], game.track[0], game.bishop) == (11, 1 + 2, "E4")
    assert game.facts("sexton-sent") == [{"actor": 0}], "he is sent once"
    game.plays("bishop E5", "restore E5")
    assert (game.thalers[0], game.track[0]) == (10, 3 + 3 + 3), "the next apprentice takes the usual step"


def test_fr_m1_11_even_if_no_segment_could_be_restored() -> None:
    """The bishop goes beside or far away; then the altar must follow."""
    for segment in ("B2", "E5"):
        game = table("cathedral 2", paints="YRO YRO", fresco={"A1": "F01"}, owned={0: "P04"}, options=PORTRAITS)
        assert len(game.legal("bishop")) == 24
        game.plays(f"bishop {segment}")
        assert set(game.legal()) == set(game.legal("altar"))
        game.plays("altar YRO")
        assert game.bishop == segment
        assert game.refuses("bishop A5") == "bishop-too-far", "it is used"
        assert game.refuses("bishop C2" if segment == "B2" else "bishop D4") == "bishop-for-nothing"
    without = table("cathedral 1", paints="YRO", fresco={"A1": "F01"}, options=PORTRAITS)
    assert without.refuses("bishop B2") == "bishop-for-nothing"


def test_fr_m1_11_a_step_beside_is_the_sexton_s_if_the_altar_follows() -> None:
    game = sexton().plays("bishop B2")
    assert game.legal("altar") == ["altar YRB"]
    game.plays("altar YRB")
    assert game.refuses("bishop E5") == "bishop-too-far"
    assert game.share(PortraitsShare).sextons == (0,)
    assert game.facts("sexton-sent") == [{"actor": 0}]
    again = sexton(3).plays("bishop A1", "restore A1", "bishop B2")
    assert again.refuses("altar YRB") == "restore-a-segment", "it was used before"


def test_fr_m1_11_after_a_wish_a_segment_follows() -> None:
    """[FR-M4.9] Whichever of the two moves comes first."""
    for moves in (["bishop E4", "wish visit E5"], ["wish visit D4", "bishop A1"]):
        game = table(
            "cathedral 1",
            paints="YRB YRB",
            fresco={"A1": "F01", "E5": "F02"},
            owned={0: "P04"},
            options={**PORTRAITS, "wishing_well": "on"},
            modules={"wishing_well": wishes("visit")},
        ).plays(*moves)
        assert (game.refuses("altar YRB"), game.refuses("bishop B2")) == ("restore-a-segment", "bishop-moved")


def test_fr_m1_11_once_in_the_final_round_although_the_cathedral_is_visited_twice() -> None:
    game = table(
        "cathedral",
        plans={0: "01001"},
        paints="YRB YRB",
        fresco={"A1": "F01", "E5": "F02"},
        owned={0: "P04"},
        options=PORTRAITS,
        last=True,
        track="1 40 50",
    ).plays("bishop A1", "restore A1")
    assert game.waiting == "cathedral 0 4 1 0"
    assert game.refuses("bishop E5") == "bishop-too-far"


def test_fr_m1_11_again_next_round() -> None:
    """And others can't use it."""
    game = table(
        "cathedral",
        plans={0: "01000", 1: "01010", 2: "00010"},
        paints={0: "YRB", 1: "YRB"},
        owned={0: "P04"},
        options=PORTRAITS,
        track="1 40 50",
    ).plays("bishop A1", "restore A1")
    assert game.refuses("bishop E5") == "bishop-too-far"
    game.plays("restore A2", luck=[*REFILL, "pick 0", "pick 0"])
    assert game.share(PortraitsShare).sextons == ()


def test_fr_m1_12_the_merchant_s_paints_are_of_one_s_choice() -> None:
    """[FR-M.3] One by one, the same twice if one likes."""
    game = studio("P05", apprentices=2).plays("portrait 1")
    assert game.waiting == "choose-paint 0 2"
    assert game.legal() == ["take yellow", "take red", "take blue"]
    game.plays("take blue", "take blue")
    assert (game.paints(), game.thalers[0]) == ("BB", 12 + 1 + 3)
    assert game.facts("paint-taken") == [{"actor": 0, "paint": "blue"}] * 2


@pytest.mark.parametrize("mood", [-4, -1, 3, 4])
def test_fr_m1_13_the_muse_raises_the_mood_to_the_top(mood: int) -> None:
    assert studio("P10", mood=[mood, 0, 0]).plays("portrait 1").mood[0] == 4


def test_fr_m1_13_points_are_told() -> None:
    """Whatever a portrait brings is told."""
    game = studio("P14", track="1 40 50").plays("portrait 1")
    assert game.facts("portrait-painted") == [painted("P14", paints=("purple",), points=3)]
    girl = studio("P06").plays("portrait 1")
    assert girl.facts("portrait-painted") == [painted("P06", thalers=3)]
    assert girl.facts("mood-changed") == [{"actor": 0, "spaces": 2, "mood": 2}]


def test_fr_m1_13_points_may_lead_to_a_taken_space() -> None:
    game = studio("P18", "mega", track="4 7 50").plays("portrait 1")
    assert game.waiting == "landing 0 7"
    game.plays("behind")
    assert (game.track[0], game.thalers[0]) == (6, 12 + 2 + 3)


def test_fr_m1_13_a_mood_that_rises_now_counts_from_the_next_round_on() -> None:
    """[FR-2.8]"""
    game = studio("P10", mood=[-4, 0, 0])
    before = game.state.apprentices[0]
    assert game.plays("portrait 1").state.apprentices[0] == before


# Leonardo


def with_leonardo(display: str, track: str = "1 40 20", player: int = 0, last: bool = False) -> Play:
    """It is Leonardo's turn in the studio."""
    return table(
        "studio",
        display=display,
        track=track,
        player=player,
        last=last,
        seats=2,
        hours="5:00 6:00 9:00",
        options=PORTRAITS,
    )


def test_fr_m1_14_leonardo_must_paint() -> None:
    game = with_leonardo("P14 P01", player=1)
    assert (game.waiting, game.state.pending) == ("leonardo-paints", (1,))
    assert game.legal() == ["portrait 1", "portrait 2"]
    assert game.refuses("pass") == "leonardo-must-paint"
    assert game.question == {"asks": "leonardos-portrait", "seat": 1}


def test_fr_m1_14_he_gets_the_points_alone() -> None:
    game = with_leonardo("P14 P01").plays("portrait 1")
    assert game.track[2] == 23
    assert game.sheet(2) == {"tiles": 20, "portraits": 3}
    assert (game.paints(0), game.paints(1), game.thalers) == ("", "", [12, 12])
    assert game.facts("portrait-painted") == [painted("P14", actor="leonardo", points=3)]


def test_fr_m1_14_a_lasting_portrait_is_removed() -> None:
    game = with_leonardo(".. P03").plays("portrait 2")
    share = game.share(PortraitsShare)
    assert (share.display, share.owned) == ((None, None), ((), ()))
    assert "P03" not in share.deck
    assert game.facts("portrait-painted") == [painted("P03", actor="leonardo", place=2)]


def test_fr_m1_14_if_none_is_left_he_does_nothing() -> None:
    assert with_leonardo(NO_CARD).waiting == "theater 0 4 1"
    assert with_leonardo(".. P03").refuses("portrait 1") == "no-portrait-there"


def test_fr_m1_14_in_the_final_round_too() -> None:
    """[FR-L.9]"""
    assert with_leonardo("P14 P01", last=True).waiting == "leonardo-paints"


def test_fr_m1_14_his_player_chooses_the_space() -> None:
    game = with_leonardo("P14 ..", track="23 40 20", player=1).plays("portrait 1")
    assert (game.waiting, game.state.pending) == ("landing 2 23", (1,))
