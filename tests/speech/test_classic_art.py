"""How Classic Art is spoken of."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bottega.core.actions import Action
from bottega.core.match import new_match
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS
from bottega.games.classic_art.view import ClassicArtView
from bottega.speech.classic_art import ClassicArtVoice
from bottega.speech.phrase import EXAMPLE, Phrase, Span
from tests.games.classic_art.tables import Play, draws, table
from tests.told import refused

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Elio"]
VOICE = ClassicArtVoice(GAME, NAMES)
HAND = "EE-13 SC-04 SC-11 PO-05 LA-02"


def seen(game: Play, seat: int = 0) -> ClassicArtView:
    return GAME.view(game.state, Seat(seat))


def legal(game: Play, seat: int = 0) -> Sequence[Action]:
    return game.state.legal(Seat(seat))


def explained(game: Play, name: str) -> str:
    return str(VOICE.explain(seen(game), GAME.actions.parse_name(name)))


# Names


def test_works_are_called_as_they_are_printed() -> None:
    """The catalogue of messages and the printed matter say the same."""
    for work in GAME.components.works.items:
        label = VOICE.works.label(work.id)
        assert str(VOICE.name("card", work.id)) == work.short
        assert (label.title, label.year, label.technique) == (work.name, work.year, work.technique)
        assert (label.artist, label.size, label.collection) == (work.artist, work.size, work.collection)
    for category in GAME.components.categories.items:
        assert str(VOICE.name("category", category.id)) == category.name


def test_every_work_has_a_short_name_of_its_maker() -> None:
    """It fits below a picture."""
    makers = {card: str(VOICE.name("maker", card)) for card in CARD_IDS}
    assert max(map(len, makers.values())) <= 20
    assert makers == {card: VOICE.works.label(card).maker for card in CARD_IDS}
    assert [makers[card] for card in ("SC-11", "LA-11", "PO-04", "EE-07", "SC-10")] == [
        "Rodin",
        "Van Gogh",
        "Leonardo",
        "Tarocchi Master",
        "unknown",
    ]


OWN = """
[[categories.items]]
id = "SC"
name = "Marbles"

[[works.items]]
id = "SC-01"
short = "A Stone"
artist = "Anna Bianchi"
"""


def test_components_of_ones_own_are_called_by_their_own_names() -> None:
    voice = ClassicArtVoice(GAME.with_components(OWN), NAMES)
    assert str(voice.name("category", "SC")) == "Marbles"
    assert str(voice.name("card", "SC-01")) == "A Stone"
    assert (voice.works.label("SC-01").maker, voice.works.artist("SC-01")) == ("Anna Bianchi", "Anna Bianchi")
    assert str(voice.name("card", "SC-11")) == "The Thinker"
    assert [str(voice.name("category", code)) for code in CATEGORY_IDS].count("Marbles") == 1


def test_what_is_named_can_be_drawn() -> None:
    game = table(HAND).plays("play SC-11", "play LA-02")
    phrase = VOICE.brief(game.told.events[0])
    assert phrase == Phrase(
        "Anna shows SC-11 The Thinker (1 work).",
        (Span(0, 4, "seat", 0), Span(11, 16, "card", "SC-11"), Span(17, 28, "card", "SC-11")),
    )


def test_an_unknown_artist_is_not_called_anonymous() -> None:
    game = table("SC-10 LA-02 LA-04 LA-05 LA-06").plays("play SC-10", "play LA-02")
    assert str(VOICE.tell(game.told.events[0])) == "Anna shows Barbarian by an unknown artist: Sculpture has 1 work."


def test_the_house_and_the_deck_are_called_by_name() -> None:
    game = table(HAND, seats=2, house=3).plays("play SC-11", "play LA-02", luck=draws("EE-01"))
    assert str(VOICE.brief(game.told.events[2])) == "The House shows EE-01 Peasant Couple Dancing (1 work)."
    assert str(VOICE.name("actor", "deck")) == "The deck"


# Asking


@pytest.mark.parametrize(
    ("game", "question"),
    [
        (table(HAND), "Play two cards; then you may predict.  Like: EE-13 SC-04 EE 3-"),
        (table(HAND, tokens=0), "Play two cards; then you may predict.  Like: EE-13 SC-04"),
        (table(HAND, at="play 0 SC-04"), "SC-04 Head of a Man is chosen. Which is the second card?"),
        (table(at="predict 0"), "Predict (space:Prestige), double down (x2) or pass.  Like: EE 3-"),
        (table(at="predict 0", tokens=1), "Predict (space:Prestige) or pass.  Like: EE 3-"),
        (
            table(at="predict 0", predictions={"EE 3-": "AA"}, shown="EE-01"),
            "Predict (space:Prestige) or pass.  Like: EE 4-",
        ),
        (table(at="setup 0"), "At high risk: predict (space:Prestige), double down (x2) or pass.  Like: EE 3-"),
        (
            table("SC-04 SC-12 LA-02", at="last"),
            "Last turn: drop a card face down; the other two are played.  Like: drop SC-04",
        ),
    ],
)
def test_questions(game: Play, question: str) -> None:
    assert str(VOICE.question(seen(game), legal(game))) == question


@pytest.mark.parametrize(
    ("at", "question"),
    [("predict 0", "Predict, double down or pass."), ("setup 0", "At high risk: predict, double down or pass.")],
)
def test_what_one_may_type_is_a_span_of_its_own(at: str, question: str) -> None:
    game = table(at=at)
    pieces = VOICE.question(seen(game), legal(game)).pieces()
    said = [text for text, span in pieces if span is None or span.kind != EXAMPLE]
    assert "".join(said).strip() == question


def test_what_another_is_asked_is_no_secret_but_what_was_chosen_is() -> None:
    game = table(HAND, at="play 0 SC-04")
    assert str(VOICE.question(seen(game, 1), [])) == "Play two cards; then you may predict.  Like: EE 3-"


def menu(game: Play) -> dict[str, list[str]]:
    rows = VOICE.rows(seen(game), legal(game))
    return {str(row.label): [str(choice.label) for choice in row.choices] for row in rows}


def test_the_menu_of_cards() -> None:
    assert menu(table(HAND)) == {
        "Play EE": ["EE-13 London. A Pilgrimage"],
        "Play SC": ["SC-04 Head of a Man", "SC-11 The Thinker"],
        "Play PO": ["PO-05 Giuliano de' Medici"],
        "Play LA": ["LA-02 Landscape with an Aqueduct"],
    }


def test_the_menu_of_predictions_says_what_they_pay() -> None:
    rows = menu(table(at="predict 0", predictions={"EE 3-": "B", "EE 5+": "C"}))
    assert rows["EE"] == ["1-:5", "2-:3", "4-:1", "6+:2", "7+:3", "8+:5"]
    assert rows["EE x2"] == ["1-:10", "2-:6", "4-:2", "6+:4", "7+:6", "8+:10"]
    assert menu(table(at="setup 0"))["SC x2"][0] == "1-:15"


def test_the_menu_of_the_last_turn_says_what_is_played() -> None:
    assert menu(table("SC-04 SC-12 LA-02", at="last", shown="SC-01")) == {
        "Drop SC-04 Head of a Man": ["play SC-12 LA-02: SC 0 and LA 1"],
        "Drop SC-12 Virgin of the Annunciation": ["play SC-04 LA-02: SC 2 and LA 1"],
        "Drop LA-02 Landscape with an Aqueduct": ["play SC-04 SC-12: SC 1"],
    }


def test_enter_predicts_nothing() -> None:
    game = table(at="predict 0")
    finish = VOICE.finish(seen(game), legal(game))
    assert finish is not None
    assert (finish.action.name, str(finish.label)) == ("pass", "predict nothing")
    assert VOICE.finish(seen(table(HAND)), legal(table(HAND))) is None


# Explaining


def test_what_a_prediction_bets_is_explained() -> None:
    game = table(HAND, at="predict 0", shown="SC-01 SC-02", tracks={0: [0, 0, 1, 0, 0]})
    assert explained(game, "double SC 3-") == (
        "Double down on 3- for Sculpture: a Rarity Show of at most 3 works at the end of the season. "
        "2 works hang there now: 1 more may come. It pays 4 Prestige (2, twice): you go from 1 to 5. "
        "If it fails, 2 tokens are set aside."
    )


@pytest.mark.parametrize(
    ("tracks", "action", "words"),
    [
        ([0, 0, 2, 0, 0], "predict SC 3-", "you go from 2 to 4, which doesn't count yet."),
        ([0, 0, 9, 0, 0], "predict SC 3-", "you go from 9 to 10, and 1 beyond the end of the track is lost."),
        ([0, 0, 9, 0, 0], "predict SC 1-", "you go from 9 to 10, and 4 beyond the end of the track are lost."),
        ([5, 5, 4, 5, 5], "predict SC 3-", "you go from 4 to 6; that would end the game."),
        ([5, 5, 6, 5, 5], "predict SC 3-", "you go from 6 to 8; that would end the game."),
    ],
)
def test_what_the_track_makes_of_it_is_explained(tracks: list[int], action: str, words: str) -> None:
    assert words in explained(table(HAND, at="predict 0", tracks={0: tracks}), action)


def test_what_can_not_come_true_is_said() -> None:
    hands = {0: "LA-01 EE-01 EE-02", 1: "PO-05 PO-02 PO-03", 2: "PO-06 PO-07 PO-08"}
    game = table(hands=hands, at="predict 0")
    assert "By the cards that you know, it can't come true any more." in explained(game, "predict SC 8+")
    assert "can't" not in explained(game, "predict SC 1-")


# Refusing


def test_whose_token_takes_a_space_is_said() -> None:
    game = table(at="predict 0", predictions={"SC 3-": "C", "SC 6+": "A"})
    assert refused(GAME, game.why_not("predict SC 3-")) == (
        "3- for Sculpture is taken: John has predicted it. Choose a free space."
    )
    assert refused(GAME, game.why_not("predict SC 6+")) == (
        "6+ for Sculpture is taken: you have predicted it yourself. Choose a free space."
    )


# The end of the game


def ended(tracks: dict[int, Sequence[int]], ties: str = "shared") -> list[Standing]:
    return table(tracks=tracks, seats=len(tracks), at="", size=0, options={"ties": ties}).standings()


def test_a_score_sheet_names_the_tracks_and_how_far_they_are() -> None:
    best, _ = ended({0: [4, 5, 10, 0, 1], 1: [0] * 5})
    assert [str(VOICE.label(line)) for line in best.lines] == [
        "Etching & Engraving (4 of 5)",
        "Still Life",
        "Sculpture",
        "Portrait",
        "Landscape (1 of 5)",
    ]


@pytest.mark.parametrize(
    ("ties", "notes"),
    [
        ("shared", ["sharing the place [CA-9.5]", "sharing the place [CA-9.5]"]),
        ("categories", ["by more categories that count [CA-9.5]", ""]),
    ],
)
def test_what_decided_a_place_is_said(ties: str, notes: list[str]) -> None:
    assert [str(VOICE.note(standing)) for standing in ended({0: [10, 0, 0, 0, 0], 1: [5, 5, 0, 0, 0]}, ties)] == notes


def test_what_the_option_means_is_said_for_each_value() -> None:
    values = next(option.values for option in GAME.meta.options if option.name == "ties")
    assert all(str(VOICE.say(f"option-ties-{value}")) for value in values)
    paragraph = GAME.rulebook.paragraphs["CA-9.5"]
    assert all(f"`{value}`" in str(paragraph) for value in values)


def test_every_event_of_a_game_can_be_told_briefly() -> None:
    match, rng = new_match("classic_art", 2, seed=1), random.Random(1)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
    assert all(str(VOICE.brief(event)).endswith(".") for event in match.events(0))
