"""Chapter 2: season setup, and the way from one season to the next."""

import pytest

from bottega.games.classic_art.view import ClassicArtView
from tests.games.classic_art.tables import begun, cards, draws, in_order, table


def seen(view: object) -> ClassicArtView:
    assert isinstance(view, ClassicArtView)
    return view


@pytest.mark.parametrize(("seats", "hand"), [(2, 11), (3, 11), (4, 9), (5, 7)])
def test_ca_2_1_hands_by_the_number_of_players(seats: int, hand: int) -> None:
    """The rulebook's table."""
    game = begun(*in_order(seats), seats=seats)
    assert [len(cards) for cards in game.state.hands] == [hand] * seats


@pytest.mark.parametrize(("seats", "in_use", "played"), [(2, 34, 32), (3, 35, 32), (4, 38, 34), (5, 37, 32)])
def test_ca_2_1_cards_in_use_and_played(seats: int, in_use: int, played: int) -> None:
    """[CA-2.3] [CA-6.1] Hands, two open cards and the House; each player drops one."""
    rules = begun(*in_order(seats), seats=seats).state.rules
    assert seats * rules.hand + rules.box.open_cards + rules.house == in_use
    assert in_use - seats == played


def test_ca_2_1_a_hand_is_its_owners_secret() -> None:
    game = begun(*in_order(3))
    assert seen(game.view(0)).players[0].hand == tuple(f"EE-{number:02}" for number in range(1, 12))
    assert seen(game.view(0)).players[1].hand is None
    assert seen(game.view(0)).players[1].cards == 11
    assert [player.hand for player in seen(game.view()).players] == [None] * 3
    dealt = [event for event in game.told.events if event.word == "hand-dealt"]
    assert [event.audience for event in dealt] == [1, 2, 4]


def test_ca_2_1_hands_are_sorted_however_they_came() -> None:
    luck = in_order(3)
    luck[:11] = reversed(luck[:11])
    assert begun(*luck).state.hands[0] == tuple(range(11))


def test_ca_2_2_two_open_cards_go_to_their_exhibitions() -> None:
    game = begun(*in_order(3, opened="LA-10 PO-05"))
    assert game.state.exhibitions[4] == cards("LA-10")
    assert game.state.exhibitions[3] == cards("PO-05")
    assert game.sentences("hung") == [
        "The deck shows The Garden of Earthly Delights by Hieronymus Bosch: Landscape has 1 work.",
        "The deck shows Giuliano de' Medici by Sandro Botticelli: Portrait has 1 work.",
    ]


def test_ca_2_2_an_open_loan_waits_or_takes_the_other_card_away() -> None:
    """A loan among the open cards follows the same rules."""
    assert begun(*in_order(3, opened="LA-12 PO-05")).hangs("LA") == -1
    for opened in ("LA-12 LA-10", "LA-10 LA-12"):
        game = begun(*in_order(3, opened=opened))
        assert game.hangs("LA") == 0
        assert sorted(game.state.discarded) == list(cards("LA-10 LA-12"))


def test_ca_2_3_the_rest_of_the_deck_stays_face_down() -> None:
    game = begun(*in_order(4), seats=4)
    assert sum(game.state.deck) == 65 - 38
    assert seen(game.view(0)).deck == 27
    before = list(game.state.deck)
    game.plays(*["pass"] * 4, "play EE-01", "play EE-02", "pass")
    assert game.state.deck == before


def test_ca_2_4_one_setup_turn_each_clockwise_from_the_first_player() -> None:
    game = begun(*in_order(4), seats=4, first=2)
    order = []
    for _ in range(4):
        order.append(game.seat)
        game.plays("pass")
    assert order == [2, 3, 0, 1]
    assert game.seat == 2
    assert game.legal("play")


def test_ca_2_4_a_prediction_a_double_down_or_none() -> None:
    game = begun(*in_order(3)).plays("predict SC 6+", "double SC 3-", "pass")
    assert game.state.tokens == [5, 4, 6]
    assert game.words[-6:] == ["predicted", "turn-began", "predicted", "turn-began", "passed", "turn-began"]


def test_ca_2_4_no_card_is_played_in_it() -> None:
    game = begun(*in_order(3))
    assert game.refuses("play EE-01") == "setup-turn"
    assert game.rule_of("play EE-01") == "CA-2.4"


def test_ca_2_5_a_setup_prediction_carries_the_high_risk_token() -> None:
    game = begun(*in_order(3)).plays("predict SC 6+", "double SC 3-", "pass")
    predictions = {p.space: p for p in seen(game.view()).exhibitions[2].predictions}
    assert (predictions["6+"].tokens, predictions["6+"].high_risk) == (1, True)
    assert (predictions["3-"].tokens, predictions["3-"].high_risk) == (2, True)


def test_ca_2_5_later_it_is_idle() -> None:
    """Also for a player who made no prediction in the setup turn."""
    game = begun(*in_order(3)).plays("pass", "pass", "pass", "play EE-01", "play EE-02", "predict EE 5+")
    assert seen(game.view()).exhibitions[0].predictions[0].high_risk is False


def test_ca_9_2_a_new_season_shuffles_everything_and_the_left_neighbour_is_first() -> None:
    hands = {0: "SC-01 SC-02 SC-03", 1: "SC-04 PO-02 PO-03", 2: "LA-01 LA-02 LA-04"}
    game = table(hands=hands, at="last", first=2, shown="EE-01 EE-03 SL-09", predictions={"SC 3-": "A"})
    game.plays("drop SC-01", "drop SC-04").plays("drop LA-01", luck=in_order(3, opened="PO-01 LA-13"))
    state = game.state
    assert (state.season, state.first, game.seat) == (2, 0, 0)
    assert [len(hand) for hand in state.hands] == [11, 11, 11]
    assert sum(state.deck) == 65 - 33 - 2
    assert [game.hangs(category) for category in ("EE", "SL", "SC", "PO", "LA")] == [0, 0, 0, -1, 1]
    assert (state.discarded, state.dropped, state.taken) == ([], [-1] * 3, 0)
    assert game.legal("predict SC 3-")


def test_a_season_needs_its_luck() -> None:
    """The tests' own tool: luck that was not scripted fails."""
    with pytest.raises(Exception, match="the script has no outcome for a draw"):
        begun(*in_order(3)[:-1])
    with pytest.raises(Exception, match="luck left over"):
        begun(*in_order(3), *draws("LA-01"))
