"""Chapter 9: the victory point track."""

import pytest

from tests.games.fresco.tables import Play, table


def restoring_three(track: str) -> Play:
    """Red restores a tile worth three, far from the bishop."""
    return table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="E5", track=track).plays("restore A1")


def test_fr_9_1_a_painter_advances_by_the_points() -> None:
    assert restoring_three("14 1 2").track == [17, 1, 2]


@pytest.mark.parametrize("start", ["S1", "S2", "S3"])
def test_fr_9_1_space_1_follows_the_starting_spaces(start: str) -> None:
    """Starting spaces are not counted."""
    others = " ".join(space for space in ("S1", "S2", "S3") if space != start)
    assert restoring_three(f"{start} {others}").track[0] == 3


def test_fr_9_1_after_100_a_new_lap_begins() -> None:
    game = restoring_three("99 98 1")
    assert game.track[0] == 102
    assert game.places()[0] == (1, "Red", 102)


def test_fr_9_2_in_front_or_behind() -> None:
    game = restoring_three("4 7 20")
    assert game.waiting == "landing 0 7"
    assert game.legal() == ["in-front", "behind"]
    assert game.refuses("pass") == "choose-a-space"
    game.plays("in-front")
    assert game.track == [8, 7, 20]
    assert game.sheet() == {"tiles": 7, "track": 1}
    assert game.facts("stopped") == [{"actor": 0, "taken": 7, "space": 8}]


def test_fr_9_2_behind() -> None:
    game = restoring_three("4 7 20").plays("behind")
    assert game.track == [6, 7, 20]
    assert game.facts("stopped") == [{"actor": 0, "taken": 7, "space": 6}]


def test_fr_9_2_the_next_free_space_on_either_side() -> None:
    """Spaces in a row are skipped all."""
    assert restoring_three("4 7 8").plays("in-front").track[0] == 9
    assert restoring_three("4 7 6").plays("behind").track[0] == 5


def test_fr_9_2_a_painter_a_lap_ahead_takes_its_space() -> None:
    game = restoring_three("4 107 20")
    assert game.waiting == "landing 0 7"
    assert game.plays("behind").track == [6, 107, 20]
    assert restoring_three("104 8 7").plays("in-front").track[0] == 109


def test_fr_9_2_one_s_own_old_space_is_free() -> None:
    assert table("cathedral 1", paints="YRB", track="4 6 5").plays("altar YRB", "behind").track == [4, 6, 5]


def test_fr_9_2_the_owner_of_the_painter_chooses() -> None:
    game = restoring_three("4 7 20")
    assert game.refuses("behind", seat=1) == "not-your-turn"


def test_fr_9_2_the_visit_goes_on_after_the_choice() -> None:
    game = table("cathedral 2", paints="YRB YRB", track="4 6 20").plays("altar YRB")
    assert game.refuses("altar YRB") == "choose-a-space"
    game.plays("in-front", "altar YRB")
    assert game.track[0] == 9


def test_fr_9_3_where_nothing_is_free_behind_one_stops_in_front() -> None:
    """Nobody is asked: 1, 2 and 3 are taken."""
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="E5", track="S4 1 2 3", seats=4)
    game.plays("restore A1")
    assert game.track == [4, 1, 2, 3]
    assert game.sheet() == {"tiles": 3, "track": 1}


def test_fr_9_3_a_starting_space_is_no_space_behind() -> None:
    game = table("cathedral 1", paints="YRB", track="S3 2 1").plays("altar YRB")
    assert game.track[0] == 3


def test_fr_9_3_but_space_1_is() -> None:
    game = table("cathedral 1", paints="YRB", track="S3 2 9").plays("altar YRB", "behind")
    assert game.track[0] == 1


def test_fr_9_4_in_the_final_scoring_always_in_front() -> None:
    """10 + 6 is taken, and 17 too: 18. Nobody is asked."""
    game = table("theater 1", last=True, track="10 16 17", thalers=[12, 0, 0])
    assert game.track == [18, 16, 17]
    assert game.sheet() == {"tiles": 10, "track": 2, "thalers": 6}
