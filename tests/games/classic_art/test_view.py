"""Views name what may be seen, and tables fit them."""

import random

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.view import ClassicArtView, PredictionView
from tests.games.classic_art.tables import Play, table


def seen(game: Play, seat: int | None) -> ClassicArtView:
    view = game.view(seat)
    assert isinstance(view, ClassicArtView)
    return view


def test_ca_4_6_a_view_shows_what_lies_on_the_board() -> None:
    game = table(shown="SC-01 PO-01", predictions={"SC 6+": "BB!", "SC 3-": "A"}, tracks={1: [1, 2, 3, 4, 5]})
    view = seen(game, 2)
    assert view.exhibitions[2].artworks == ("SC-01",)
    assert view.exhibitions[3].loans == ("PO-01",)
    assert view.exhibitions[2].predictions == (
        PredictionView("3-", 0, 1, False, 2),
        PredictionView("6+", 1, 2, True, 6),
    )
    player = view.players[1]
    assert (player.tokens, player.lost, player.has_doubled) == (4, 0, True)
    assert player.prestige == (1, 2, 3, 4, 5)
    assert (view.season, view.first, view.deck, view.house) == (1, 0, 65 - 2 - 15, 0)


def test_ca_2_1_an_imagined_table_deals_what_the_seat_has_not_seen() -> None:
    game = table("SC-01 SC-02 SC-03 SC-04 SC-06", shown="PO-01 PO-02 LA-01")
    view = seen(game, 0)
    hands = set()
    for seed in range(20):
        imagined = GAME.determinize(view, random.Random(seed))
        assert imagined.hands[0] == game.state.hands[0]
        assert GAME.complaints(imagined) == []
        hands.add(imagined.hands[1])
    assert len(hands) == 20


def test_ca_6_1_an_imagined_drop_is_one_of_the_unseen_cards() -> None:
    game = (
        table("SC-01 SC-02 SC-03", at="last", size=3)
        .plays("drop SC-01")
        .plays(table("SC-01 SC-02 SC-03", at="last", size=3).legal(seat=1)[0], seat=1)
    )
    view = seen(game, 2)
    assert [player.has_dropped for player in view.players] == [True, True, False]
    imagined = GAME.determinize(view, random.Random(1))
    assert GAME.view(imagined, Seat(2)) == view
    assert GAME.complaints(imagined) == []


def test_a_dump_tells_everything() -> None:
    state = GAME.new(GAME.ruleset(5, {}), FastChance(random.Random(1)))
    dump = GAME.dump(state)
    assert all(player.hand is not None and len(player.hand) == 7 for player in dump.players)
    assert GAME.dump(GAME.load(dump)) == dump
