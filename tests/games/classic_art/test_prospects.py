"""What a seat can work out: cards that are still out, and what a prediction bets."""

from __future__ import annotations

import random

import pytest

from bottega.core.match import Match, new_match
from bottega.games.classic_art import GAME
from bottega.games.classic_art.catalogue import SPACES, comes_true, parse_space
from bottega.games.classic_art.closing import closings
from bottega.games.classic_art.prospects import Bet, Outlook, bet, bet_now, bets_made, cards_to_come, outlooks
from bottega.games.classic_art.view import ClassicArtView
from tests.games.classic_art.tables import Play, table


def seen(game: Play, seat: int | None = 0) -> ClassicArtView:
    view = game.view(seat)
    assert isinstance(view, ClassicArtView)
    return view


def outlook(game: Play, category: int, seat: int | None = 0) -> Outlook:
    return outlooks(GAME.box, seen(game, seat))[category]


def betting(game: Play, place: str, tokens: int = 1, seat: int = 0) -> Bet:
    return bet_now(GAME.box, seen(game, seat), seat, parse_space(*place.split()), tokens)


# Cards that are still out


def test_ca_1_1_at_first_all_but_ones_own_cards_are_out() -> None:
    """11 artworks and 2 loans a category. SC-05 is a loan."""
    game = table("SC-01 SC-02 SC-05 PO-02 LA-01", shown="SC-03 SC-04")
    assert [(each.artworks, each.loans) for each in outlooks(GAME.box, seen(game))] == [
        (11, 2),
        (11, 2),
        (7, 1),
        (10, 2),
        (10, 2),
    ]
    assert (outlook(game, 2).held_artworks, outlook(game, 2).held_loans) == (2, 1)


def test_ca_4_6_discarded_cards_are_not_out() -> None:
    """PO-06 left with the loan PO-01."""
    game = table("SC-01 SC-02 SC-03 SC-04 SC-06", shown="PO-06 PO-01")
    assert (outlook(game, 3).artworks, outlook(game, 3).loans) == (10, 1)


def test_ca_6_1_nor_is_the_card_one_dropped_but_those_of_others_are() -> None:
    game = table(hands={0: "SC-01 SC-02 PO-02", 1: "SC-03 LA-01 LA-02", 2: "LA-04 EE-01 EE-02"}, at="last")
    game.plays("drop PO-02", seat=0).plays("drop SC-03", seat=1)
    assert (outlook(game, 3).artworks, outlook(game, 2).artworks) == (10, 9)


def test_a_spectator_knows_the_open_cards_alone() -> None:
    game = table("SC-01 SC-02 SC-05 PO-02 LA-01", shown="SC-03 SC-04")
    each = outlook(game, 2, None)
    assert (each.artworks, each.loans, each.held_artworks, each.held_loans) == (9, 2, 0, 0)


def test_ca_6_1_each_drops_one_of_the_cards_that_are_left() -> None:
    game = table(size=5, seats=2, house=3)
    assert cards_to_come(seen(game)) == (4 + 3, 4)
    assert cards_to_come(seen(game, None)) == (4 + 4 + 3, 0)
    last = table(hands={0: "SC-01 SC-02 PO-02", 1: "SC-03 LA-01 LA-02", 2: "LA-04 EE-01 EE-02"}, at="last")
    assert cards_to_come(seen(last.plays("drop PO-02", seat=0))) == (4, 2)


def test_no_more_can_come_than_is_out_or_played() -> None:
    """Two others show four cards, and seat 0 two of its own: one of three sculptures may be the one that it drops."""
    game = table(hands={0: "SC-01 SC-02 SC-03", 1: "LA-05 LA-01 LA-02", 2: "LA-04 EE-01 EE-02"}, at="last")
    assert (outlook(game, 2).fewest, outlook(game, 2).most) == (0, 6)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_season_closes_within_what_was_foreseen(seats: int) -> None:
    """Whoever looked, and whenever in the season."""
    match, rng = new_match("classic_art", seats, seed=seats), random.Random(seats)
    foreseen: list[tuple[Outlook, ...]] = []
    seasons = 0
    while seasons < 4:
        foreseen += [outlooks(GAME.box, seen_in(match, seat)) for seat in (*match.seats, None)]
        seat = rng.choice(match.pending)
        closed = closings(match.play(seat, rng.choice(match.legal(seat))))
        if closed:
            check(foreseen, [len(exhibition.artworks) for exhibition in closed[0].exhibitions])
            foreseen = []
            seasons += 1


def seen_in(match: Match, seat: int | None) -> ClassicArtView:
    view = match.view(seat)
    assert isinstance(view, ClassicArtView)
    return view


def check(foreseen: list[tuple[Outlook, ...]], works: list[int]) -> None:
    for each in foreseen:
        assert all(outlook.fewest <= number <= outlook.most for outlook, number in zip(each, works, strict=True))


# Bets


def test_ca_7_1_what_a_prediction_bets() -> None:
    """Two more works must come. It pays 2, twice, and 2 tokens are lost if it fails."""
    game = table("SC-05 SC-12 LA-01", at="predict 0", shown="SC-01 SC-02 SC-03 SC-04", tracks={0: [0, 0, 3, 0, 0]})
    assert betting(game, "SC 6+", 2) == Bet(
        seat=0,
        exhibition="SC",
        space="6+",
        show="grand",
        tokens=2,
        high_risk=False,
        works=4,
        comes_true_now=False,
        needs=2,
        spare=0,
        can_come_true=True,
        value=2,
        times=2,
        pays=4,
        before=3,
        after=7,
        wasted=0,
        counts=True,
        ends_game=False,
    )


@pytest.mark.parametrize(
    ("place", "needs", "spare", "now"),
    [
        ("SC 1-", 2, 0, False),
        ("SC 2-", 1, 0, False),
        ("SC 3-", 0, 0, True),
        ("SC 4-", 0, 1, True),
        ("SC 5+", 2, 0, False),
        ("SC 8+", 5, 0, False),
        ("PO 1-", 0, 2, True),
        ("PO 5+", 6, 0, False),
        ("LA 4-", 0, 4, True),
    ],
)
def test_ca_5_2_ca_5_3_how_far_it_is_from_coming_true(place: str, needs: int, spare: int, now: bool) -> None:
    """Three sculptures hang, and a loan waits among the portraits."""
    game = table("EE-01 EE-02 EE-04", at="predict 0", shown="SC-01 SC-02 SC-03 PO-01")
    each = betting(game, place)
    assert (each.needs, each.spare, each.comes_true_now) == (needs, spare, now)


def test_ca_2_5_in_the_setup_turn_it_is_made_at_high_risk() -> None:
    game = table(at="setup 0")
    assert (betting(game, "SC 1-").times, betting(game, "SC 1-", 2).times) == (2, 3)
    assert betting(game, "SC 1-", 2).high_risk


def test_ca_7_3_what_goes_beyond_the_end_of_the_track_is_wasted() -> None:
    game = table(at="predict 0", tracks={0: [0, 0, 7, 4, 0]})
    assert (betting(game, "SC 1-").after, betting(game, "SC 1-").wasted) == (10, 2)
    assert betting(game, "LA 2-").counts is False
    assert betting(game, "PO 4-").counts is True


def test_ca_9_1_whether_it_would_end_the_game() -> None:
    game = table(at="predict 0", tracks={0: [5, 0, 0, 4, 0], 1: [0, 5, 6, 0, 9]})
    assert betting(game, "PO 4-").ends_game
    assert not betting(game, "SC 8+").ends_game
    assert not betting(table(at="predict 0", tracks={0: [5, 0, 0, 3, 0], 1: [0, 5, 6, 0, 9]}), "PO 4-").ends_game


def test_what_can_not_come_true_any_more() -> None:
    """Six sculptures hang; both loans are gone. Of the landscapes four can still come from others, and one from 0."""
    hands = {0: "LA-01 EE-01 EE-02", 1: "PO-05 PO-02 PO-03", 2: "PO-06 PO-07 PO-08"}
    shown = "SC-01 SC-02 SC-03 SC-04 SC-06 SC-07 SC-08 SC-09 SC-05 SC-12"
    game = table(hands=hands, at="predict 0", shown=shown)
    game.state.agenda = game.state.agenda[:2] + game.state.agenda[-1:]
    assert [betting(game, f"SC {label}").can_come_true for label in ("4-", "5+", "8+")] == [False, True, True]
    assert [betting(game, f"LA {label}").can_come_true for label in ("4-", "5+", "6+")] == [True, True, False]


def test_ca_5_1_the_bets_that_are_made() -> None:
    game = table(shown="SC-01", predictions={"SC 3-": "BB!", "LA 6+": "A"}, tracks={1: [0, 0, 8, 0, 0]})
    made = bets_made(GAME.box, seen(game))
    assert [(each.seat, each.exhibition, each.space, each.pays, each.after) for each in made] == [
        (1, "SC", "3-", 6, 10),
        (0, "LA", "6+", 2, 2),
    ]
    assert [each.high_risk for each in made] == [True, False]


def test_bets_agree_with_the_rules_for_every_space() -> None:
    game = table("EE-01 EE-02 EE-04", at="predict 0", shown="SC-01 SC-02 PO-01 LA-01 LA-02 LA-04 LA-05 LA-06")
    for space in SPACES:
        each = bet(GAME.box, seen(game), 0, space, 1, False)
        works = len(seen(game).exhibitions[space // 8].artworks)
        assert each.comes_true_now == comes_true(space, works) == (each.needs == 0)
