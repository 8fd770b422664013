"""Module 15: the dome."""

import pytest

from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import CATHEDRAL, FRESCO
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTiles
from bottega.games.fresco.modules.m15_dome.module import INNER
from bottega.games.fresco.modules.m15_dome.view import DomeShare
from tests.games.fresco.tables import REFILL, Play, begun, first_come, table

ON = {"dome": "on"}
ALL = tuple([f"D{number}" for number in range(1, 10)])


def cathedral(paints: str = "YRB") -> Play:
    """Red may restore B2, below the dome, or A2, which is not."""
    return table("cathedral 1", paints=paints, fresco={"B2": "F01", "A2": "F02", "D4": "F03"}, options=ON)


def ending(
    owned: dict[int, str], paints: dict[int, str], track: str = "1 40 50", hours: str = "", thalers: int = 0
) -> Play:
    """The last round is over; these dome tiles lie in front of players."""
    held = tuple([tuple(owned.get(painter, "").split()) for painter in range(3)])
    down = tuple([tile for tile in ALL if tile not in " ".join(owned.values())])
    return table(
        "evening",
        last=True,
        fresco={"A1": "F02"},
        paints=paints,
        thalers=thalers,
        track=track,
        hours=hours,
        options=ON,
        modules={"dome": {"down": down, "owned": held}},
    )


def share(game: Play) -> DomeShare:
    return game.share(DomeShare)


# The cathedral


def test_fr_m15_1_nine_tiles_face_down_on_the_inner_segments() -> None:
    game = begun(*REFILL, *first_come(24), options=ON)
    assert share(game).down == ALL
    assert FRESCO.named(INNER) == ["B2", "B3", "B4", "C2", "C3", "C4", "D2", "D3", "D4"]


@pytest.mark.parametrize(("pick", "tile"), [(0, "D1"), (4, "D5"), (8, "D9")])
def test_fr_m15_2_the_example_of_the_rulebook(pick: int, tile: str) -> None:
    """Whoever restores the segment takes the tile of the fresco and that of the dome."""
    game = cathedral().plays("restore B2", luck=[f"pick {pick}"])
    assert game.tiles() == "F01"
    assert share(game).owned[0] == (tile,)
    assert tile not in share(game).down


def test_fr_m15_2_it_lies_face_up_for_all() -> None:
    game = cathedral().plays("restore B2", luck=["pick 1"])
    assert all(game.share(DomeShare, seat).owned[0] == ("D2",) for seat in (0, 1, 2, None))
    taken = {"actor": 0, "segment": "B2", "tile": "D2", "paints": ("blue", "orange"), "points": 5}
    assert game.facts("dome-tile-taken") == [taken]


def test_fr_m15_2_at_the_edge_there_is_none() -> None:
    assert share(cathedral().plays("restore A2")).owned[0] == ()


def test_fr_m15_2_an_ill_apprentice_takes_it_too() -> None:
    game = cathedral()
    game.state.agenda[-1] = CathedralVisit(Seat(0), CATHEDRAL, 1, marks=ILL)
    assert share(game.plays("restore B2", luck=["pick 0"])).owned[0] == ("D1",)


def test_fr_m15_2_whoever_restores_has_no_points_for_it_yet() -> None:
    game = cathedral("YRB RG").plays("restore B2", luck=["pick 0"])
    assert game.sheet() == {"tiles": 3, "bishop": 2}


# The end


def test_fr_m15_3_fr_m15_4_the_example_of_the_rulebook() -> None:
    """Two tiles and the paints for both: 13 spaces."""
    game = ending({0: "D4 D7"}, {0: "YRGOG"})
    assert game.waiting == "finish-dome 0"
    assert game.legal() == ["finish D4", "finish D7", "pass"]
    game.plays("finish D7")
    assert game.question == {"asks": "finish-dome-tile", "seat": 0, "points": 7}
    game.plays("finish D4")
    assert game.track[0] == 1 + 13
    assert game.facts("dome-tile-finished") == [
        {"actor": 0, "tile": "D7", "paints": ("orange", "green"), "points": 7},
        {"actor": 0, "tile": "D4", "paints": ("yellow", "red", "green"), "points": 6},
    ]
    assert game.paints() == ""
    assert game.sheet() == {"tiles": 1, "dome": 13}
    assert share(game).finished == ("D4", "D7")
    assert game.seat is None


def test_fr_m15_3_before_money() -> None:
    game = ending({0: "D1"}, {0: "RG"}, thalers=4).plays("finish D1")
    words = [event.word for event in game.told.events]
    assert words.index("dome-tile-finished") < words.index("money-scored")
    assert game.sheet() == {"tiles": 1, "dome": 5, "thalers": 2}


def test_fr_m15_3_a_piece_of_paint_serves_one_tile() -> None:
    game = ending({0: "D1 D7"}, {0: "RGO"})
    assert game.legal() == ["finish D1", "finish D7", "pass"]
    game.plays("finish D7")
    assert game.track[0] == 1 + 7
    assert game.paints() == "R"


def test_fr_m15_3_one_need_not() -> None:
    game = ending({0: "D1"}, {0: "RG"}).plays("pass")
    assert (game.track[0], game.paints(), share(game).finished) == (1, "RG", ())


def test_fr_m15_3_who_can_t_pay_is_not_asked() -> None:
    game = ending({0: "D1", 1: "D2"}, {0: "R", 1: "OG"})
    assert game.seat is None
    assert game.track == [1, 40, 50]


def test_fr_m15_3_another_s_tile_or_one_without_paints() -> None:
    game = ending({0: "D1 D8", 1: "D2"}, {0: "RGBO"})
    assert game.refuses("finish D2") == "not-ones-dome"
    assert game.refuses("finish D8") == "dome-paint-missing"
    assert game.why_not("finish D8").params == {"tile": "D8", "paints": ("orange", "purple"), "missing": ["purple"]}
    assert game.refuses("blend orange") == "finish-or-pass"


def test_fr_m15_3_in_the_order_of_the_last_round() -> None:
    game = ending({0: "D1", 1: "D2", 2: "D3"}, {0: "RG", 1: "BO", 2: "YP"}, hours="8:00 6:00 7:00")
    asked = []
    while game.seat is not None:
        asked.append(game.seat)
        game.plays("pass")
    assert asked == [1, 2, 0]


def test_fr_m15_4_one_move_which_stops_in_front() -> None:
    """[FR-9.4] Space 6 on the way does not matter, 13 at the end is taken."""
    game = ending({0: "D1 D7"}, {0: "RGOG"}, track="1 6 13").plays("finish D1", "finish D7")
    assert game.track[0] == 14
    assert game.sheet() == {"tiles": 1, "dome": 12, "track": 1}


def test_fr_m15_3_not_in_the_middle_of_the_game() -> None:
    game = table(
        "cathedral 1",
        paints="RGYRB",
        options=ON,
        modules={"dome": {"down": ALL[1:], "owned": (("D1",), (), ())}},
        tiles={1: "F07"},
    )
    assert game.refuses("finish D1") == "not-here"


def test_fr_m15_3_after_the_catacombs() -> None:
    """[FR-M.2] [FR-M13.11] Red keeps a treasure and has a dome tile."""
    treasures = [entry.id for entry in parse_components().treasures.items]
    game = table(
        "evening",
        last=True,
        fresco={"A1": "F02"},
        paints="RG",
        track="1 40 50",
        options={**ON, "catacombs": "on"},
        modules={
            "dome": {"down": ALL[1:], "owned": (("D1",), (), ())},
            "catacombs": {"kept": ((treasures[0],), (), ()), "sold": tuple(treasures[2:])},
        },
    )
    assert game.waiting == "finish-dome 0"
    assert game.sheet()["catacombs"] > 0
    assert game.plays("finish D1").sheet()["dome"] == 5


# Leonardo


def test_fr_m15_5_leonardo_takes_tiles() -> None:
    game = table("cathedral", seats=2, fresco={"C4": "F15", "A1": "F01"}, hours="6:00 7:00 5:00", options=ON).plays(
        "restore C4", luck=["pick 3"]
    )
    assert share(game).owned[2] == ("D4",)
    assert game.facts("dome-tile-taken")[0]["actor"] == "leonardo"


def test_fr_m15_5_and_scores_nothing_for_them() -> None:
    game = table(
        "evening",
        seats=2,
        last=True,
        fresco={"A1": "F02"},
        thalers=0,
        track="1 40 20",
        options=ON,
        modules={"dome": {"down": ALL[1:], "owned": ((), (), ("D1",))}},
    )
    assert game.seat is None
    assert game.sheet(2) == {"tiles": 20}


# Accounts


def dome_of(game: Play) -> DomeTiles:
    tiles = game.state.extras[0]
    assert isinstance(tiles, DomeTiles)
    return tiles


def test_a_table_in_the_middle_of_finishing_can_be_stored() -> None:
    game = ending({0: "D1 D7"}, {0: "RGOG"}).plays("finish D1")
    assert GAME.dump(GAME.load(GAME.dump(game.state))) == GAME.dump(game.state)


def test_complaints_notice_tiles_that_are_lost() -> None:
    game = ending({0: "D1"}, {0: "RG"})
    dome_of(game).owned[1] = 1
    assert GAME.complaints(game.state) == ["a dome tile is in two places"]
    dome_of(game).owned[1] = 0
    dome_of(game).finished = 2
    assert GAME.complaints(game.state) == ["a dome tile is finished that nobody has"]
    full = begun(*REFILL, *first_come(24), options=ON)
    dome_of(full).down = 3
    assert "a dome tile is missing under the fresco" in GAME.complaints(full.state)
