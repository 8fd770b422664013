"""The board of Classic Art."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import Group, RenderableType

from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.view import ClassicArtView
from bottega.speech.news import headlines
from bottega.speech.voice import find_voice
from bottega.terminal.boards import find_board
from tests.games.classic_art.tables import draws, table
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu
from tests.terminal.galleries import FIVE, LAST, OVER, PENNILESS, PREDICTING, SECOND, SETUP, TWO, seen

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random", "Bea"]
BOARD = find_board(GAME, NAMES)
VOICE = BOARD.voice
VIEWS = {
    "five": FIVE,
    "two": TWO,
    "setup": SETUP,
    "second": SECOND,
    "predicting": PREDICTING,
    "last": LAST,
    "over": OVER,
}


def screen(view: ClassicArtView) -> RenderableType:
    return with_menu(GAME, view, NAMES[: view.seats])


@pytest.mark.parametrize("name", VIEWS)
def test_pictures(name: str) -> None:
    check_picture(f"classic-art-{name}", screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_the_table_leaves_room_for_the_menu(name: str) -> None:
    assert len(drawn(BOARD.table(VIEWS[name], NAMES)).splitlines()) <= 23


@pytest.mark.parametrize("name", VIEWS)
def test_every_action_is_explained(name: str) -> None:
    unexplained = [action for action in GAME.actions if not str(VOICE.explain(VIEWS[name], action)).endswith(".")]
    assert unexplained == []


def test_a_spectator_sees_no_hand() -> None:
    players = tuple(msgspec.structs.replace(player, hand=None) for player in FIVE.players)
    picture = drawn(BOARD.table(msgspec.structs.replace(FIVE, seat=None, players=players), NAMES))
    assert "Your hand" not in picture
    assert "(you)" not in picture


def test_nobody_else_sees_the_card_that_is_chosen() -> None:
    play = table("EE-13 SC-04 SC-11 PO-05 LA-02", at="play 0 SC-04")
    assert "chosen: SC-04" in drawn(BOARD.table(seen(play, 0), NAMES))
    for seat in (1, None):
        picture = drawn(Group(BOARD.table(seen(play, seat), NAMES), BOARD.cards(seen(play, seat))))
        assert "SC-04" not in picture
        assert not VOICE.is_in_the_middle(seen(play, seat))


def test_nobody_else_sees_the_card_that_is_dropped() -> None:
    play = table("SC-04 SC-12 LA-02", size=3, at="last").plays("drop SC-04")
    for seat in (1, 2, None):
        assert "SC-04" not in drawn(Group(BOARD.table(seen(play, seat), NAMES), BOARD.cards(seen(play, seat))))


def test_names_that_begin_alike_have_numbers_of_their_own() -> None:
    picture = drawn(BOARD.table(FIVE, ["Anna", "Ann", "Anne", "安娜", "Ångström"]))
    wanted = ["▸① Anna (you)", " ② Ann ", " ③ Anne", " ④ 安娜", " ⑤ Ångström"]
    assert [who for who in wanted if who not in picture] == []


def explained(view: ClassicArtView, name: str) -> str:
    return str(VOICE.explain(view, GAME.actions.parse_name(name)))


@pytest.mark.parametrize(
    ("view", "name", "words"),
    [
        (FIVE, "play SC-11", "Play The Thinker (Auguste Rodin, 1880; Bronze; 70.8 x 34.9 x 59.7 cm; "),
        (FIVE, "play SC-11", "It hangs in Sculpture, which then has 3 works."),
        (SECOND, "play SC-11", "It hangs in Sculpture, which then has 3 works."),
        (FIVE, "play EE-13", "Art on Loan: it leaves Etching & Engraving with the artwork that came last, and 1 work"),
        (FIVE, "play SL-03", "It leaves Still Life at once, with the loan that waits there."),
        (SETUP, "play LA-03", "Art on Loan: nothing hangs in Landscape, so it waits and takes the next artwork away."),
        (FIVE, "predict EE 4-", "a Rarity Show of at most 4 works at the end of the season."),
        (FIVE, "predict EE 4-", "2 works hang there now: 2 more may come. It pays 1 Prestige: you go from 7 to 8."),
        (FIVE, "predict EE 1-", "1 must leave. It pays 5 Prestige: you go from 7 to 10, and 2 beyond the end of"),
        (FIVE, "predict LA 1-", "1 work hangs there now: no more may come."),
        (FIVE, "predict PO 5+", "a Grand Exhibition of at least 5 works at the end of the season."),
        (FIVE, "predict PO 5+", "7 works hang there now: 2 may leave."),
        (FIVE, "predict PO 7+", "7 works hang there now: none may leave."),
        (FIVE, "predict SL 5+", "No work hangs there now: 6 more must come."),
        (FIVE, "double EE 1-", "It pays 10 Prestige (5, twice): you go from 7 to 10, and 7 beyond the end of"),
        (SETUP, "predict EE 1-", "Predict 1- for Etching & Engraving, with the High-Risk token: "),
        (SETUP, "double EE 1-", "It pays 15 Prestige (5, three times): you go from 0 to 10, and 5 beyond"),
        (
            LAST,
            "drop LA-02",
            "You play SC-04 Head of a Man and SC-12 Virgin of the Annunciation. That makes 2 in Sculpture",
        ),
        (LAST, "drop SC-04", "That makes 1 in Sculpture and 1 in Landscape, before what the others play."),
        (LAST, "drop EE-01", "Drop EE-01 Peasant Couple Dancing face down; nobody else ever sees it."),
        (FIVE, "pass", "Predict nothing this turn; your tokens stay with you."),
    ],
)
def test_explanations(view: ClassicArtView, name: str, words: str) -> None:
    assert words in explained(view, name)


def test_the_end_of_a_season_is_told_exhibition_by_exhibition() -> None:
    play = table(
        "SC-04 SC-12 LA-02",
        seats=2,
        at="last",
        hands={1: "SC-03 LA-04 LA-05"},
        shown="SC-01 SC-02 LA-01",
        predictions={"SC 3-": "AA!", "SC 6+": "B", "LA 3-": "B!"},
        tokens=[4, 1],
        tracks={0: [5, 5, 4, 5, 5]},
    )
    play.plays("drop SC-12", seat=0).plays("drop SC-03", seat=1)
    assert [str(line) for line in headlines(find_voice(GAME, ["Anna", "Bea"]), play.told.seen_by(Seat(0)))] == [
        "Anna drops Virgin of the Annunciation face down.",
        "All show their last two cards.",
        "Anna shows SC-04 Head of a Man (3 works); shows LA-02 Landscape with an Aqueduct (2 works).",
        "Bea shows LA-04 Waterfall and Church (3 works); shows LA-05 The Harvesters (4 works).",
        "Etching & Engraving closes with no work.",
        "Still Life closes with no work.",
        "Sculpture closes with 3 works; 3- came true, Anna earns 6 and stands at 10; 6+ failed, Bea loses 1 token.",
        "Portrait closes with no work.",
        "Landscape closes with 4 works; 3- failed, Bea loses 1 token.",
        "Bea is down to 1 token, and takes back the 5 that were set aside.",
        "Every category has a player with 5 Prestige or more: the game ends after season 1.",
    ]


def test_loans_are_told_briefly() -> None:
    play = table("SC-05 SC-12 SC-01 LA-02 LA-03", shown="SC-02", hands={1: "LA-01 SC-03 SC-04 EE-01 EE-02"})
    play.plays("play SC-05", "play SC-12", "pass", "play SC-03", "play LA-01", "double LA 6+")
    anna, greedy = [str(line) for line in headlines(VOICE, play.told.events)]
    assert anna.split("; ") == [
        "Anna plays the loan SC-05 Aphrodite of Knidos: Christ and Saint John leaves (no work)",
        "plays the loan SC-12 Virgin of the Annunciation, which waits for an artwork",
        "predicts nothing.",
    ]
    assert greedy.split("; ") == [
        "Greedy 1 shows SC-03 Male Weeper, which leaves at once with the loan Virgin of the Annunciation",
        "shows LA-01 St. Elizabeth's Day Flood (1 work)",
        "doubles down on 6+ for Landscape.",
    ]


def test_the_house_is_told_by_its_name() -> None:
    play = table("SC-05 SC-12 SC-01 LA-02 LA-03", seats=2, house=3)
    play.plays("play SC-01", "play LA-02", luck=draws("EE-01"))
    lines = [str(line) for line in headlines(VOICE, play.told.events)]
    assert lines[1:] == ["The House shows EE-01 Peasant Couple Dancing (1 work)."]


OWN = """
[scoring_track]
maximum = 20
counts_from = 12

[tokens]
prediction = 9

[[spaces.items]]
name = "1-"
prestige = 7

[[multipliers.items]]
name = "1 token"
times = 4

[[categories.items]]
id = "SC"
name = "Marbles and other things of stone"

[[works.items]]
id = "SC-01"
short = "A Stone"

[art_on_loan]
works = ["EE-03", "EE-12", "SL-01", "SL-09", "SC-05", "SC-11", "PO-01", "PO-04", "LA-03", "LA-12"]
"""


def test_the_board_shows_components_of_ones_own() -> None:
    board = find_board(GAME.with_components(OWN), NAMES)
    picture = drawn(board.table(FIVE, NAMES))
    assert "pays   7    3" in picture
    assert "SC Marbles and other …" in picture
    assert "Stone, Christ and Saint John" in picture
    assert "SC-04 SC-11°" in picture
    assert "EE    ①7 ②2 ③2 ④2 ⑤0" in picture
    assert max(map(len, picture.splitlines())) <= 80
    said = board.voice.explain(FIVE, GAME.actions.parse_name("predict EE 1-"))
    assert "It pays 28 Prestige (7, 4 times): you go from 7 to 20, and 15 beyond" in str(said)


def test_works_that_do_not_fit_are_cut() -> None:
    cards = [f"SC-{number:02}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 13)]
    view = seen(table("EE-01 EE-02 EE-04 EE-05 EE-06", shown=" ".join(cards)))
    line = next(line for line in drawn(BOARD.table(view, NAMES)).splitlines() if "Pietà" in line)
    assert line.count(", ") == 10
    assert len(line) <= 80


def test_two_loans_wait() -> None:
    picture = drawn(BOARD.table(seen(table("EE-01 EE-02 EE-04 EE-05 EE-06", shown="SC-05 SC-12")), NAMES))
    assert "on loan: Aphrodite of Knidos and Virgin of the Annunciation; the next two" in picture


def test_who_has_no_tokens_is_not_told_to_predict() -> None:
    legal = GAME.determinize(PENNILESS, random.Random(1)).legal(Seat(0))
    assert str(VOICE.question(PENNILESS, legal)).endswith("Like: EE-13 SC-04")
