"""Chapter 2: a turn."""

import pytest

from tests.games.sixtina.tables import chapel, facts_of, table

SEVEN = "RP1 RP2 RP3 RP4 RP5 SS1 SS2"
EIGHT = f"{SEVEN} SS3"
ALL_TAKEN = "J1 JC1 .. Wc ##"
"""Only Repainting is free."""


# Whose turn it is, and what it offers


def test_sx_2_1_clockwise() -> None:
    game = table(seat=1)
    game.plays("prepare", luck=["draw RP1"] * 3)
    assert game.seat == 2
    game.plays("prepare", luck=["draw RP2"] * 3)
    assert game.seat == 0
    game.plays("prepare", luck=["draw RP3"] * 3)
    assert game.seat == 1


def test_sx_2_1_one_of_three_things() -> None:
    assert table(hand="RP1 SS2").legal() == [
        "discard RP1",
        "discard SS2",
        "prepare",
        "restore J1 RP",
        "restore G1 RP",
        "restore M1 SS",
    ]


@pytest.mark.parametrize("name", ["place J1", "play RP1", "add 0", "refine", "obtain", "reveal J2", "send J1"])
def test_sx_2_1_and_nothing_else(name: str) -> None:
    assert table(hand="RP1").refuses(name) == "not-now"


def test_sx_2_1_not_in_another_s_turn() -> None:
    game = table(hands={1: "RP1"})
    assert game.refuses("prepare", seat=1) == "not-your-turn"
    assert game.refuses("restore J1 RP", seat=1) == "not-your-turn"
    assert game.legal(seat=1) == []


# Technical preparation


@pytest.mark.parametrize(
    ("hand", "drawn"),
    [("", 3), ("RP1 RP2 RP3 RP4 RP5", 3), ("RP1 RP2 RP3 RP4 RP5 SS1", 2), (SEVEN, 1)],
)
def test_sx_2_2_three_cards_but_never_beyond_eight(hand: str, drawn: int) -> None:
    """S-EX3."""
    game = table(hand=hand).plays("prepare", luck=["draw WP2"] * drawn)
    assert game.hand() == f"{hand} {'WP2 ' * drawn}".strip()
    assert game.seat == 1


def test_sx_2_2_what_was_drawn_is_told_to_the_drawer_only() -> None:
    game = table().plays("prepare", luck=["draw RP5", "draw LB1", "draw RP5"])
    drew, began = {"event": "drew", "actor": 0, "number": 3}, {"event": "turn-began", "actor": 1}
    assert game.facts == [drew, {"event": "cards-seen", "actor": 0, "cards": ("RP5", "LB1", "RP5")}, began]
    assert [facts_of(event) for event in game.told.seen_by(None)] == [drew, began]


def test_sx_2_4_what_was_drawn_before_a_shuffle_is_told_before_it() -> None:
    game = table(hands={1: "WP1"}, deck="RP1", discard="SS1 SS2 LB4").plays(
        "prepare", luck=["draw RP1", "draw SS1", "draw LB4"]
    )
    assert game.facts[:5] == [
        {"event": "drew", "actor": 0, "number": 1},
        {"event": "cards-seen", "actor": 0, "cards": ("RP1",)},
        {"event": "shuffled", "cards": ("SS1", "SS2", "LB4"), "in_hands": ("RP1", "WP1")},
        {"event": "drew", "actor": 0, "number": 2},
        {"event": "cards-seen", "actor": 0, "cards": ("SS1", "LB4")},
    ]


def test_sx_2_4_nothing_more_is_told_if_no_card_is_left() -> None:
    game = table(deck="RP1").plays("prepare", luck=["draw RP1"])
    assert [facts["event"] for facts in game.facts] == ["drew", "cards-seen", "turn-began"]


def test_sx_2_3_not_with_eight_cards() -> None:
    assert table(hand=EIGHT).refuses("prepare") == "hand-full"
    assert table(hand=SEVEN).allows("prepare")


def test_sx_2_3_unless_the_option_allows_to_wait() -> None:
    game = table(hand=EIGHT, options={"full_hand": "allowed"}).plays("prepare")
    assert (game.hand(), game.seat) == (EIGHT, 1)
    assert game.facts[0] == {"event": "waited", "actor": 0}


def test_sx_2_3_the_option_changes_nothing_with_fewer() -> None:
    game = table(hand=SEVEN, options={"full_hand": "allowed"}).plays("prepare", luck=["draw WP1"])
    assert len(game.state.hands[0]) == 8


def test_sx_2_4_the_discard_pile_becomes_the_draw_pile() -> None:
    """In the middle of drawing."""
    game = table(deck="RP1", discard="SS1 SS1 LB4").plays("prepare", luck=["draw RP1", "draw SS1", "draw LB4"])
    assert game.hand() == "RP1 SS1 LB4"
    assert game.discard == ""
    assert sum(game.state.deck) == 1


def test_sx_2_4_not_before_the_draw_pile_is_empty() -> None:
    """The third card is the last one; the discard pile stays as it is until another is needed."""
    game = table(deck="RP1 RP2 RP3", discard="SS1").plays("prepare", luck=["draw RP1", "draw RP2", "draw RP3"])
    assert game.discard == "SS1"


def test_sx_2_4_as_many_as_there_are() -> None:
    game = table(deck="RP1", discard="SS1").plays("prepare", luck=["draw RP1", "draw SS1"])
    assert game.hand() == "RP1 SS1"


def test_sx_2_4_not_without_any_card() -> None:
    game = table(hand="RP1", deck="")
    assert game.refuses("prepare") == "no-cards-left"


# Acquiring material


def test_sx_2_5_as_many_cards_as_one_likes() -> None:
    game = table(hand="RP1 SS2 SS2").plays("discard SS2", "discard RP1", "take 2")
    assert (game.hand(), game.discard, game.state.area[0]) == ("SS2", "RP1 SS2", 6)
    assert game.seat == 1
    assert game.facts[0] == {"event": "acquired", "actor": 0, "cards": ("SS2", "RP1"), "materials": 2}


def test_sx_2_5_the_whole_hand() -> None:
    game = table(hand=EIGHT).plays(*[f"discard {card}" for card in EIGHT.split()], "take 8")
    assert (game.hand(), game.state.area[0]) == ("", 12)


def test_sx_2_5_only_cards_in_hand() -> None:
    game = table(hand="RP1")
    assert game.refuses("discard RP2") == "not-in-hand"
    assert game.refuses("discard WP9") == "not-in-hand"
    assert game.plays("discard RP1").refuses("discard RP1") == "not-in-hand"


def test_sx_2_5_at_least_one_card() -> None:
    game = table(hand="RP1")
    assert game.refuses("take 0") == "nothing-discarded"
    assert game.refuses("take 1") == "nothing-discarded"


def test_sx_2_5_unless_the_option_allows_to_wait() -> None:
    game = table(hand="RP1", options={"discard_nothing": "allowed"})
    assert game.refuses("take 1") == "too-many-taken"
    game.plays("take 0")
    assert (game.hand(), game.state.area[0], game.seat) == ("RP1", 4, 1)
    assert game.facts[0] == {"event": "waited", "actor": 0}


def test_sx_2_6_one_material_for_each_card() -> None:
    game = table(hand="RP1 SS2").plays("discard RP1", "discard SS2")
    assert game.legal("take") == ["take 0", "take 1", "take 2"]
    assert game.refuses("take 3") == "too-many-taken"


def test_sx_2_6_or_fewer() -> None:
    game = table(hand="RP1 SS2").plays("discard RP1", "discard SS2", "take 1")
    assert (game.hand(), game.state.area[0], game.state.supply[0]) == ("", 5, 8)


def test_sx_2_6_no_more_than_the_supply_holds() -> None:
    """More cards than materials may be discarded all the same."""
    game = table(hand="RP1 SS2 SS3", area=[12, 4, 4]).plays("discard RP1", "discard SS2", "discard SS3")
    assert game.legal("take") == ["take 0", "take 1"]
    assert game.refuses("take 2") == "supply-short"
    game.plays("take 1")
    assert (game.state.area[0], game.state.supply[0], game.discard) == (13, 0, "RP1 SS2 SS3")


def test_sx_2_6_even_with_an_empty_supply() -> None:
    game = table(hand="RP1", area=[13, 4, 4]).plays("discard RP1", "take 0")
    assert (game.hand(), game.discard) == ("", "RP1")


def test_sx_2_6_what_was_begun_is_finished() -> None:
    game = table(hand="RP1 SS2").plays("discard RP1")
    assert {game.refuses(name) for name in ("prepare", "restore M1 SS", "pass", "add 0")} == {"finish-acquiring"}


def test_sx_2_6_only_one_s_own_colour() -> None:
    game = table(hand="RP1").plays("discard RP1", "take 1")
    assert (game.state.area, game.state.supply) == ([5, 4, 4], [8, 9, 9])


# Passing


def test_sx_2_7_who_can_do_nothing_passes() -> None:
    game = table(deck="", hands={1: "RP1"})
    assert game.legal() == ["pass"]
    assert game.plays("pass").seat == 1
    assert game.facts[0] == {"event": "waited", "actor": 0}


@pytest.mark.parametrize(
    ("hand", "deck", "discard"), [("RP1", "", ""), ("", "RP1", ""), ("", "", "RP1")], ids=["card", "draw", "shuffle"]
)
def test_sx_2_7_and_nobody_else(hand: str, deck: str, discard: str) -> None:
    assert table(hand=hand, deck=deck, discard=discard).refuses("pass") == "action-left"


def test_sx_2_7_a_full_hand_that_fits_nowhere_may_still_be_discarded() -> None:
    game = table(chapel(J1=ALL_TAKEN.removeprefix("J1 "), G1="GE1 .. .. .."), hand="SS1 SS2 SS3 SS4 SS5 IR1 IR2 IR3")
    assert {name.split()[0] for name in game.legal()} == {"discard"}
    assert game.refuses("pass") == "action-left"


def test_sx_2_7_waiting_by_option_is_no_passing() -> None:
    game = table(deck="", options={"discard_nothing": "allowed"})
    assert game.legal() == ["take 0"]
    assert game.refuses("pass") == "action-left"
