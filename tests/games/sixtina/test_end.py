"""Chapter 7, first part: when the game ends, and what the last fresco pays."""

from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from tests.games.sixtina.tables import Play, chapel, table


def ends(last: str = "GE4 .. .. .. ..", cards: str = "IR5", where: str = "G1", seats: int = 3, **options: str) -> Play:
    """Red completes J1, the last fresco but one; `last` stays at `where`. J1 pays 5 to red, and nobody else."""
    lines = {"J1": "JC4 .. Rc Rc", where: last}
    return table(chapel(**lines), hand=cards, seats=seats, options=options).restores("J1 IR", cards)


def test_sx_7_1_after_the_turn_in_which_the_last_but_one_is_completed() -> None:
    game = ends()
    assert game.seat is None
    assert game.refuses("prepare", seat=0) == "game-over"
    assert game.refuses("prepare", seat=1) == "game-over"
    assert {"event": "game-ended", "is_stuck": False} in game.facts


def test_sx_7_1_not_before() -> None:
    game = table(chapel(J1="JC4 .. Rc Rc", G1="GE4 .. .. .. ..", M1="MO1 .. .. .."), hand="IR5").restores(
        "J1 IR", "IR5"
    )
    assert game.seat == 1


def test_sx_7_1_no_matter_whose_turn_it_is() -> None:
    """Those behind get no further turn."""
    game = table(chapel(J1="JC4 .. Rc Rc", G1="GE4 .. .. .. .."), hand="IR5", seat=1).restores("J1 IR", "IR5")
    assert game.seat is None


def test_sx_7_1_the_bonus_of_that_turn_is_still_chosen() -> None:
    game = ends(cards="IR3")
    assert game.legal() == ["refine", "obtain"]
    assert game.plays("obtain").seat is None


STUCK = "J1 JC4 .. Rc Rc + R11\nG1 GE4 .. Wc .. .. + W12\nM1 MO1 .. .. Bc + B12\nG2 GE5 ## ## ## .."
"""All materials lie on frescoes."""


def test_sx_7_9_the_game_ends_when_nobody_has_a_material_left() -> None:
    """Red can only draw; then every open fresco is scored for half."""
    game = table(STUCK, area=0, hand="IR5")
    assert game.refuses("restore J1 IR") == "no-material"
    game.plays("prepare", luck=["draw RP1", "draw RP2", "draw RP3"])
    assert game.seat is None
    assert game.scores == [5 // 2, 10 // 2, 5 // 2]
    assert {"event": "game-ended", "is_stuck": True} in game.facts


def test_sx_7_9_not_as_long_as_somebody_has_one() -> None:
    luck = ["draw RP1", "draw RP2", "draw RP3"]
    assert table(STUCK.replace("W12", "W11"), area=0, hand="IR5").plays("prepare", luck=luck).seat == 1
    assert table(STUCK.replace("## ## ##", "## ## .."), area=0, hand="IR5").plays("prepare", luck=luck).seat == 1


def test_sx_7_9_the_game_ends_when_no_free_technique_has_a_card() -> None:
    """Only Infrared is free, and all its cards lie in a play area."""
    game = table("J1 JC4 .. Rc Rc", hand="SS1", deck="SS2 SS3 SS4").plays("discard SS1", "take 0")
    assert game.seat is None
    game = table("J1 JC4 .. Rc Rc", hand="SS1", deck="SS2 SS3 SS4", hands={2: "IR1"}).plays("discard SS1", "take 0")
    assert game.seat == 1


def test_sx_7_2_half_of_each_award() -> None:
    """S-EX12: 9, 2, 1 become 4, 1, 0; and J1 pays red 5."""
    game = ends("LJ2 Be Rc ## Bc .. + R2 B1 W1", where="L2")
    assert game.scores == [5 + (5 - 1) // 2, (4 - 1) // 2, (12 - 1) // 2]  # one prudent, one excellent so far
    assert {
        "event": "last-fresco",
        "position": "L2",
        "fresco": "LJ2",
        "excellent": 1,
        "prudent": 1,
        "values": (11, 4, 3),
        "materials": (3, 1, 3),
    } in game.facts


def test_sx_7_2_only_the_restorations_done_so_far_count() -> None:
    """GE4 is worth 10, 3, 2; one excellent restoration."""
    assert ends("GE4 We .. .. ..").scores == [5, 11 // 2, 0]
    assert ends("GE4 We .. ## ..").scores == [5, 9 // 2, 0]


def test_sx_7_2_rounded_down_below_zero_too() -> None:
    """S-EX12: an award of -3 becomes -2. GE4 with three prudent ones is worth 4, -3, -4."""
    game = ends("GE4 ## ## ## .. + W3 B2")
    assert game.scores == [5, 2, -2]


def test_sx_7_2_nobody_marks_it() -> None:
    game = ends("GE4 We .. .. ..")
    assert game.fresco("G1") == "GE4 restored ."
    assert game.state.supply[1] == 13 - 4


def test_sx_7_2_an_empty_fresco_pays_nothing() -> None:
    assert ends().scores == [5, 0, 0]


def test_sx_7_2_by_option_the_values_are_halved_before_they_are_shared() -> None:
    """White and blue share the first two places of MO1, worth 5 and 3."""
    assert ends("MO1 .. .. .. + W2 B2", where="M1").scores == [5, (5 + 3) // 2 // 2, (5 + 3) // 2 // 2]
    by_option = ends("MO1 .. .. .. + W2 B2", where="M1", last_fresco="halve-values")
    assert by_option.scores == [5, (2 + 1) // 2, (2 + 1) // 2]


def test_sx_7_2_by_option_nothing_changes_for_those_who_share_no_place() -> None:
    for value in ("halve-awards", "halve-values"):
        assert ends("GE4 .. We ## .. + B1 R2", last_fresco=value).scores == [5 + 9 // 2, 2 // 2, 1 // 2]


def test_at_the_end_everything_is_shown() -> None:
    game = table(chapel(J1="JC4 .. Rc Rc", G1="GE4 .. .. .. .."), hands={0: "IR5", 1: "SS1"}).restores("J1 IR", "IR5")
    for seat in (Seat(0), None):
        assert [restorer.hand for restorer in GAME.view(game.state, seat).restorers] == [(), ("SS1",), ()]
    assert game.facts[-3:] == [
        {"event": "hand-shown", "actor": 0, "cards": ()},
        {"event": "hand-shown", "actor": 1, "cards": ("SS1",)},
        {"event": "hand-shown", "actor": 2, "cards": ()},
    ]
