"""The accounts notice what is lost, forged or out of order."""

from bottega.games.classic_art.accounts import complaints
from bottega.games.classic_art.catalogue import parse_card, parse_space
from tests.games.classic_art.tables import cards, table


def test_ca_1_1_a_card_too_many_or_too_few() -> None:
    state = table(shown="SC-01").state
    assert complaints(state) == []
    state.discarded.append(parse_card("SC-01"))
    assert complaints(state) == ["there are 2 cards SC-01"]
    state.discarded.pop()
    state.exhibitions[2] = ()
    assert complaints(state) == ["there are 0 cards SC-01"]


def test_ca_6_1_a_dropped_card_is_accounted_for() -> None:
    state = table("SC-01 SC-02 PO-02", at="last").plays("drop SC-01").state
    state.dropped[0] = parse_card("SC-02")
    assert complaints(state) == ["there are 0 cards SC-01", "there are 2 cards SC-02"]


def test_ca_10_1_a_house_that_is_too_rich() -> None:
    state = table(seats=2).state
    state.house = 66
    assert complaints(state) == ["the House has more cards than the deck"]


def test_a_hand_out_of_order() -> None:
    state = table("SC-01 SC-02").state
    state.hands[0] = cards("SC-02 SC-01")
    assert complaints(state) == ["a hand is not sorted"]


def test_ca_4_5_artworks_and_loans_never_lie_together() -> None:
    state = table(shown="SC-01 SC-02 EE-01 EE-02 EE-03").state
    state.exhibitions[0] = cards("EE-01 EE-02")
    state.exhibitions[2] = cards("SC-01 EE-03 SC-02")
    state.discarded = []
    assert complaints(state) == ["SC holds a card of another category", "SC holds artworks and loans"]


def test_ca_1_2_a_token_too_many() -> None:
    state = table(predictions={"SC 6+": "BB"}).state
    state.tokens[1] += 1
    assert complaints(state) == ["seat 1 has 7 tokens, not 6"]
    state.tokens[1] = -1
    state.lost[1] = 5
    assert complaints(state) == ["seat 1 has 6 tokens, not 6"]


def test_ca_5_1_what_the_board_knows_by_heart() -> None:
    state = table(predictions={"SC 6+": "BB"}).state
    state.taken = 1 << parse_space("SC", "5+")
    assert complaints(state) == ["the spaces that are taken are not those that hold tokens"]
    state.taken = 1 << parse_space("SC", "6+")
    state.doubled = 1
    assert complaints(state) == ["who has doubled down does not fit the board"]


def test_ca_7_3_a_track_beyond_its_end() -> None:
    state = table().state
    state.tracks[0] = 11
    assert complaints(state) == ["a track stands beyond its end"]
