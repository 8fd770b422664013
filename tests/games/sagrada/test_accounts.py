"""The accounts notice what is lost, forged or out of order."""

from bottega.games.sagrada.accounts import complaints
from bottega.games.sagrada.dice import parse_die
from bottega.games.sagrada.window import Window
from tests.games.sagrada.tables import table


def test_sg_2_3_a_die_too_many_or_too_few() -> None:
    state = table(pool="R5").state
    assert complaints(state) == []
    state.pool.append(parse_die("R6"))
    assert complaints(state) == ["there are 19 red dice, not 18"]
    state.bag[0] -= 2
    assert complaints(state) == ["there are 17 red dice, not 18"]


def test_sg_5_1_a_token_too_many() -> None:
    state = table(tools=[1]).state
    state.tokens[1] += 1
    assert complaints(state) == ["there are 7 favour tokens, not 6"]


def test_sg_8_1_a_token_where_none_are_used() -> None:
    state = table(seats=1).state
    state.tokens[0] = 1
    assert "there are favour tokens where none are used" in complaints(state)


def test_a_window_that_knows_its_dice_wrongly() -> None:
    state = table("""
        R5 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """).state
    right = state.windows[0]
    state.windows[0] = Window(right.pattern, right.dice, right.taken, 0, right.at, right.beside)
    assert complaints(state) == ["the masks of drawn do not fit its dice"]


def test_a_track_out_of_order() -> None:
    state = table(track={1: "R5 B5", 2: "G1"}).state
    state.track[:2] = reversed(state.track[:2])
    assert complaints(state) == []
    state.track.reverse()
    assert complaints(state) == ["the track is not sorted by rounds"]
