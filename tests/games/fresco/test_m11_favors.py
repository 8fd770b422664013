"""Module 11: the bishop's favors."""

import pytest

from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import CATHEDRAL
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.view import BellsShare, PartlyPaid
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS
from bottega.games.fresco.modules.m11_favors.favor_tiles import FavorTiles
from bottega.games.fresco.modules.m11_favors.view import FavorsShare
from bottega.games.fresco.modules.m12_dames.view import DamesShare
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.tables import PORTRAITS, REFILL, Play, begun, first_come, table

ON = {"favors": "on"}
THALER, FIVE_THALERS, POINT, MOOD, YELLOW, PURPLE = 0, 1, 2, 3, 4, 9
"""The kinds of favors, by their places in the list."""


def cathedral(bishop: str = "A1", track: str = "1 40 50", mood: int = 0) -> Play:
    """Red restores A1, worth 3."""
    return table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01", "E5": "F02"},
        bishop=bishop,
        track=track,
        mood=[mood, 0, 0],
        options=ON,
    )


def favored(kind: int, mood: int = 0) -> Play:
    """Red has restored the segment of the bishop, and turned up a favor of this kind."""
    return cathedral(mood=mood).plays("restore A1", luck=[f"draw {kind}"])


def favor(actor: object, name: str, segment: str, **given: object) -> dict[str, object]:
    """A favor that was turned up, and what it gave."""
    nothing = {"thalers": 0, "points": 0, "mood": 0, "paints": ()}
    return {"actor": actor, "favor": name, "segment": segment, **nothing, **given}


def tiles_of(game: Play) -> FavorTiles:
    tiles = game.state.extras[0]
    assert isinstance(tiles, FavorTiles)
    return tiles


def test_fr_m11_1_twenty_five_favors_face_down() -> None:
    """Nothing is decided: none is turned up."""
    game = begun(*REFILL, *first_come(24), options=ON)
    share = game.share(FavorsShare)
    assert (len(share.unseen), share.removed) == (25, 0)
    assert {name: share.unseen.count(name) for name in FAVORS} == {
        "V01": 4,
        "V02": 2,
        "V03": 5,
        "V04": 5,
        "V05": 2,
        "V06": 2,
        "V07": 2,
        "V08": 1,
        "V09": 1,
        "V10": 1,
    }


@pytest.mark.parametrize(("kind", "thalers"), [(THALER, 13), (FIVE_THALERS, 17)])
def test_fr_m11_4_thalers(kind: int, thalers: int) -> None:
    game = favored(kind)
    assert (game.thalers[0], game.track[0]) == (thalers, 1 + 6)


def test_fr_m11_4_a_point() -> None:
    game = favored(POINT)
    assert game.track[0] == 1 + 6 + 1
    assert game.sheet() == {"tiles": 4, "bishop": 3, "favors": 1}
    assert game.facts("favor-turned-up") == [favor(0, "V03", "A1", points=1)]


def test_fr_m11_4_a_point_is_a_move_of_its_own() -> None:
    """[FR-9.2] Spaces 7 and 8 are taken: two choices, one after the other."""
    game = cathedral(track="1 8 7").plays("restore A1")
    assert game.waiting == "landing 0 7"
    game.plays("behind", luck=[f"draw {POINT}"])
    assert game.waiting == "landing 0 7"
    assert game.plays("in-front").track[0] == 9


@pytest.mark.parametrize(("mood", "after"), [(0, 1), (2, 3), (4, 4)])
def test_fr_m11_4_a_space_of_mood_up_to_the_top(mood: int, after: int) -> None:
    """[FR-2.8] The apprentices stay as they are this round."""
    game = favored(MOOD, mood=mood)
    assert game.mood[0] == after
    assert game.state.apprentices[0] == 1


@pytest.mark.parametrize(("kind", "paint"), [(YELLOW, "Y"), (PURPLE, "P")])
def test_fr_m11_4_the_paint_that_it_shows(kind: int, paint: str) -> None:
    game = favored(kind)
    assert game.paints() == paint
    name, tile = ("yellow", "V05") if paint == "Y" else ("purple", "V10")
    assert game.facts("favor-turned-up") == [favor(0, tile, "A1", paints=(name,))]


def test_fr_m11_4_a_paint_may_be_used_by_the_next_apprentice() -> None:
    game = table("cathedral 2", paints="YRBRB", fresco={"A1": "F01", "A2": "F02"}, bishop="A1", options=ON)
    game.plays("restore A1", luck=[f"draw {YELLOW}"])
    assert game.allows("restore A2")


def test_fr_m11_2_it_is_removed_then() -> None:
    game = favored(POINT)
    share = game.share(FavorsShare)
    assert (share.unseen.count("V03"), len(share.unseen)) == (4, 24)
    assert share.removed == 23


def test_fr_m11_2_where_the_bishop_stands_after_he_was_moved() -> None:
    game = cathedral(bishop="B2").plays("bishop A1", "restore A1", luck=[f"draw {THALER}"])
    assert game.thalers[0] == 12 - 1 + 1


@pytest.mark.parametrize("bishop", ["B2", "C3", "E5"])
def test_fr_m11_3_elsewhere_it_is_removed_unseen(bishop: str) -> None:
    """Beside the segment too, and though the bishop comes there then. No luck is asked for."""
    game = cathedral(bishop).plays("restore A1")
    share = game.share(FavorsShare)
    assert (len(share.unseen), share.removed) == (25, 24)
    assert (game.facts("favor-turned-up"), game.facts("favor-removed")) == ([], [{"segment": "A1"}])


def test_fr_m11_3_the_altar_has_no_favor() -> None:
    game = cathedral().plays("altar YRB")
    assert len(game.share(FavorsShare).unseen) == 25


def test_fr_m11_4_ill_apprentices_have_favors_too() -> None:
    game = cathedral()
    game.state.agenda[-1] = CathedralVisit(Seat(0), CATHEDRAL, 1, marks=ILL)
    assert game.plays("restore A1", luck=[f"draw {FIVE_THALERS}"]).thalers[0] == 17


def test_fr_m11_2_all_favors_are_used_up_with_the_fresco() -> None:
    """[FR-11.3] With the last tile the last favor is gone."""
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="A1", options=ON)
    game.plays("restore A1", luck=[f"draw {THALER}"])
    share = game.share(FavorsShare)
    assert (len(share.unseen), share.removed) == (24, 24)


# Leonardo


def leonardo(kind: int) -> Play:
    """Leonardo restores the segment of the bishop."""
    return table(
        "cathedral",
        seats=2,
        fresco={"C4": "F15", "A1": "F01"},
        bishop="C4",
        hours="6:00 7:00 5:00",
        track="1 40 20",
        options=ON,
    ).plays("restore C4", luck=[f"draw {kind}"])


def test_fr_m11_5_leonardo_gets_points() -> None:
    game = leonardo(POINT)
    assert game.sheet(2) == {"tiles": 27, "bishop": 3, "favors": 1}
    assert game.facts("favor-turned-up") == [favor("leonardo", "V03", "C4", points=1)]


@pytest.mark.parametrize("kind", [THALER, MOOD, YELLOW])
def test_fr_m11_5_and_nothing_else(kind: int) -> None:
    game = leonardo(kind)
    assert game.sheet(2) == {"tiles": 27, "bishop": 3}
    assert (game.thalers, game.mood, game.paints()) == ([12, 12], [0, 0], "")
    assert len(game.share(FavorsShare).unseen) == 24
    assert game.facts("favor-turned-up") == [favor("leonardo", FAVORS[kind], "C4")]


# With others


def test_fr_m11_2_the_abbot_raises_the_bishop_s_bonus_and_not_the_favor() -> None:
    """[FR-M1.10]"""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01", "E5": "F02"},
        bishop="A1",
        owned={0: "P03"},
        options={**ON, **PORTRAITS},
    ).plays("restore A1", luck=[f"draw {POINT}"])
    assert game.sheet() == {"tiles": 3, "bishop": 4, "favors": 1}


def test_fr_m11_4_thalers_go_on_a_certificate_first() -> None:
    """[FR-M8.6] Two are not paid: the player says which one the five Thalers go on, before a scroll is played."""
    unseen = tuple([name for name in CERTIFICATES if name not in ("B10", "B12")])
    unpaid = (PartlyPaid("B10", 0), PartlyPaid("B12", 0))
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01", "E5": "F02"},
        bishop="A1",
        options={**ON, "scrolls": "on", "bells": "on"},
        modules={"bells": {"unpaid": (unpaid, (), ()), "display": (None, None, None), "unseen": unseen}},
    ).plays("restore A1", luck=[f"draw {FIVE_THALERS}"])
    assert game.question == {"asks": "which-to-fill", "seat": 0, "thalers": 5}
    assert game.plays("fill B12").question["asks"] == "which-scroll"
    assert game.thalers[0] == 12
    assert game.share(BellsShare).unpaid[0] == (PartlyPaid("B10", 0), PartlyPaid("B12", 5))


def test_fr_m11_4_the_move_of_a_point_may_reach_a_dame() -> None:
    """[FR-M12.2] The segment leads to space 7, and the favor to 8, where a dame stands."""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01", "E5": "F02"},
        bishop="A1",
        track="1 40 50",
        options={**ON, "dames": "on"},
        modules={"dames": beguines()},
    ).plays("restore A1", luck=[f"draw {POINT}"])
    assert (game.track[0], game.share(DamesShare).married[0]) == (8, ("purple",))


def test_a_table_before_the_favor_can_be_stored() -> None:
    """The painter has landed, and the favor is still to come."""
    game = cathedral(track="1 7 50").plays("restore A1")
    assert game.waiting == "landing 0 7"
    assert GAME.dump(GAME.load(GAME.dump(game.state))) == GAME.dump(game.state)


def test_complaints_notice_a_lost_favor() -> None:
    game = cathedral()
    tiles_of(game).removed += 1
    assert GAME.complaints(game.state) == ["25 favors are face down, not 24 + 2"]
