"""Chapter 6: ending a season."""

from bottega.games.classic_art.view import ClassicArtView
from tests.games.classic_art.tables import Play, cards, in_order, table

OPEN = {seat: [5, 5, 5, 5, 5] for seat in range(3)}
"""Tracks with which the game is over after this season."""
HANDS = {0: "SC-01 SC-02 PO-02", 1: "SC-03 LA-01 LA-02", 2: "SC-05 EE-01 EE-02"}


def last_turn() -> Play:
    return table(hands=HANDS, at="last", tracks=OPEN, shown="SL-02")


def test_ca_6_1_it_comes_when_everybody_has_three_cards_left() -> None:
    game = table(
        "SC-01 SC-02 PO-02 PO-03 PO-05", hands={1: "EE-01 EE-02 EE-04", 2: "LA-01 LA-02 LA-04"}, at="play 0", first=1
    )
    game.plays("play PO-03", "play PO-05", "pass")
    assert game.state.pending == (0, 1, 2)
    assert game.legal(seat=0) == ["drop SC-01", "drop SC-02", "drop PO-02"]
    assert game.legal(seat=2) == ["drop LA-01", "drop LA-02", "drop LA-04"]


def test_ca_6_1_all_choose_at_the_same_time_and_in_secret() -> None:
    game = last_turn()
    assert game.state.seal
    game.plays("drop SC-03", seat=1)
    assert game.state.pending == (0, 2)
    assert game.hangs("LA") == 0
    for seat in (0, 2, None):
        view = game.view(seat)
        assert isinstance(view, ClassicArtView)
        assert (view.players[1].has_dropped, view.players[1].dropped, view.players[1].hand) == (True, None, None)
        assert game.told.seen_by(None) == []
    own = game.view(1)
    assert isinstance(own, ClassicArtView)
    assert (own.players[1].dropped, own.players[1].hand) == ("SC-03", ("LA-01", "LA-02"))
    assert game.sentences() == ["Donatello drops Male Weeper face down."]


def test_ca_6_1_nobody_chooses_twice() -> None:
    game = last_turn().plays("drop SC-03", seat=1)
    assert game.refuses("drop LA-01", seat=1) == "dropped-already"
    assert game.rule_of("drop LA-01", seat=1) == "CA-6.1"


def test_ca_6_1_only_one_of_ones_own_cards() -> None:
    game = last_turn()
    assert game.refuses("drop SC-03", seat=0) == "not-in-hand"
    assert game.rule_of("drop SC-03", seat=0) == "CA-6.1"
    assert game.refuses("play SC-01", seat=0) == "drop-a-card"


def test_ca_6_1_no_card_is_dropped_before() -> None:
    for at in ("setup 0", "play 0", "play 0 SC-02", "predict 0"):
        game = table("SC-01 SC-02 PO-02 LA-01 LA-02", at=at)
        assert game.refuses("drop SC-01") == "not-the-last-turn"
        assert game.rule_of("drop SC-01") == "CA-6.1"


def test_ca_6_1_the_dropped_card_has_no_effect_and_stays_hidden() -> None:
    """Leonardo drops a loan, which then takes nothing away."""
    game = last_turn().plays("drop SC-01", "drop LA-01", "drop SC-05")
    assert game.hangs("SC") == 2
    assert game.state.dropped == list(cards("SC-01 LA-01 SC-05"))
    for seat in (0, None):
        view = game.view(seat)
        assert isinstance(view, ClassicArtView)
        assert [player.dropped for player in view.players] == ["SC-01" if seat == 0 else None, None, None]


def test_ca_6_2_the_other_two_are_shown_together() -> None:
    game = last_turn().plays("drop PO-02", "drop LA-01")
    assert (game.hangs("SC"), game.hangs("LA"), game.hangs("EE")) == (0, 0, 0)
    assert set(game.words) == {"dropped"}
    game.plays("drop EE-01")
    assert (game.hangs("SC"), game.hangs("LA"), game.hangs("EE")) == (2, 1, 1)
    assert game.state.hands == [(), (), ()]
    assert "last-cards-shown" in game.words


def test_ca_6_2_loans_among_them_do_what_they_always_do() -> None:
    """SC-05 comes last and takes one of the three away."""
    assert last_turn().plays("drop PO-02", "drop LA-01", "drop EE-02").hangs("SC") == 2
    assert last_turn().plays("drop SC-01", "drop SC-03", "drop EE-02").hangs("SC") == 0


def test_ca_6_2_in_whatever_order_they_decide() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = last_turn()
        for seat in order:
            game.plays(["drop PO-02", "drop LA-01", "drop EE-01"][seat], seat=seat)
        assert game.state.exhibitions[2] == cards("SC-01 SC-02")


def test_ca_6_2_they_are_told_clockwise_from_the_first_player() -> None:
    game = table(hands=HANDS, at="last", tracks=OPEN, first=1).plays("drop PO-02", "drop LA-01", "drop SC-05")
    assert [sentence.partition(" ")[0] for sentence in game.sentences("hung")] == [
        *["Donatello"] * 2,
        *["Leonardo"] * 2,
        *["Raphael"] * 2,
    ]


def test_ca_6_3_there_are_no_predictions() -> None:
    game = last_turn()
    for action in ("predict SC 1-", "double SC 1-"):
        assert game.refuses(action, seat=0) == "no-more-predictions"
        assert game.rule_of(action, seat=0) == "CA-6.3"


def test_ca_6_1_who_would_pass_is_told_to_drop_a_card() -> None:
    game = last_turn()
    for action in ("play SC-01", "pass"):
        assert game.refuses(action, seat=0) == "drop-a-card"
        assert game.rule_of(action, seat=0) == "CA-6.1"


def test_ca_6_3_after_it_the_season_is_scored_at_once() -> None:
    game = table(hands=HANDS, at="last").plays("drop PO-02", "drop LA-01")
    game.plays("drop EE-01", luck=in_order(3))
    assert game.state.season == 2
