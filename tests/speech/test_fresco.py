"""What is said of Fresco's base game: asked, listed, explained and told."""

from __future__ import annotations

import random

import pytest

from bottega.core.match import new_match
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.kinds import (
    ACTION_TILE,
    HOUR,
    LOCATION,
    MARKET_TILE,
    MODULE,
    PAINT,
    PLACE,
    POINTS,
    SEGMENT,
    THALERS,
)
from bottega.games.fresco.meta import META
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco import FrescoVoice
from bottega.speech.news import headlines
from bottega.speech.phrase import Span
from tests.games.fresco import ceilings
from tests.games.fresco.ceilings import (
    ALL_MODULES,
    AT_MARKET,
    AT_THEATER,
    FINAL,
    FOUR,
    LANDING,
    PLANNED,
    SEXTON,
    STUDIO,
    TWO,
    UNPLANNED,
    WAKING,
    WORKSHOP,
    changed,
    palette,
)
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import Play, drawn, table, wishes
from tests.speech.spoken import WHO, Spoken

VIEWS = {name.lower(): view for name, view in vars(ceilings).items() if isinstance(view, FrescoView)}


def voice_at(view: FrescoView) -> FrescoVoice:
    return FrescoVoice(GAME, WHO[: view.seats], view.options)


def asked(view: FrescoView) -> str:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    return str(voice_at(view).question(view, legal))


def explained(view: FrescoView, name: str) -> str:
    return str(voice_at(view).explain(view, GAME.actions.parse_name(name)))


# Names


def test_things_have_names() -> None:
    voice = voice_at(FOUR)
    for kind in (PAINT, LOCATION, PLACE, ACTION_TILE, MODULE):
        assert [each for each in kind.ids if f"{kind.name}-{each}" not in voice.catalogue] == []
    for kind in (HOUR, SEGMENT):
        assert [str(voice.name(kind.name, each)) for each in kind.ids] == [*kind.ids]


def test_a_market_tile_is_called_by_the_letters_of_its_paints() -> None:
    assert voice_at(FOUR).name(MARKET_TILE.name, "M08").text == "YYY"
    assert voice_at(FOUR).market_tile("M11").spans == (Span(0, 1, "paint", "yellow"), Span(1, 2, "paint", "blue"))
    assert str(voice_at(FOUR).name(MARKET_TILE.name, "M20")).endswith("=")


def test_amounts_are_counted() -> None:
    voice = voice_at(FOUR)
    assert [str(voice.name(THALERS.name, number)) for number in (0, 1, 2)] == ["0 Thalers", "1 Thaler", "2 Thalers"]
    assert voice.name(POINTS.name, 7).spans == (Span(0, 8, "points", 7),)


def test_leonardo_has_a_name_and_players_without_one_a_number() -> None:
    voice = FrescoVoice(GAME, ["Anna"])
    assert [str(voice.name("actor", who)) for who in (0, 1, "leonardo")] == ["Anna", "player 2", "Leonardo"]


def test_every_line_of_a_score_sheet_has_a_label() -> None:
    for standing in table("over", seats=2, options={option.name: "on" for option in META.modules}).standings():
        said = [str(voice_at(TWO).label(line)) for line in standing.lines]
        assert [
            label for line, label in zip(standing.lines, said, strict=True) if label == line.label and "-" in label
        ] == []
        assert str(voice_at(TWO).note(standing)) in ("", "he can't win")


# Explaining


@pytest.mark.parametrize("name", VIEWS)
def test_every_action_is_explained(name: str) -> None:
    for view in (VIEWS[name], changed(VIEWS[name], seat=None)):
        voice = voice_at(view)
        told = {action.name: str(voice.explain(view, action)) for action in GAME.actions}
        assert [action for action, words in told.items() if not words.endswith(".")] == []
        assert [action for action, words in told.items() if words.lower() == f"{action}."] == []


@pytest.mark.parametrize(
    ("view", "name", "words"),
    [
        (
            WAKING,
            "wake 5:00",
            "from +1 to -2, you have 5 apprentices, and a market tile costs 4 Thalers.",
        ),
        (WAKING, "wake 8:00", "your mood stays +1"),
        (UNPLANNED, "assign market 2", "Send 2 apprentices to the market."),
        (UNPLANNED, "assign market 0", "Send no apprentice to the market."),
        (UNPLANNED, "commit", "once all your apprentices are placed."),
        (PLANNED, "commit", "Commit the plan: 3 to the cathedral and 2 to the theater. The others see it when all"),
        (AT_MARKET, "buy I 2", "Buy BBB at booth I for 2 Thalers. The booth is emptied when you are done."),
        (AT_MARKET, "buy II 1", "there is none now."),
        (AT_MARKET, "close I", "its tiles go back into the bag"),
        (
            FOUR,
            "restore C2",
            "with yellow, orange and green: 9 points (7 for the tile and 2 for the bishop).",
        ),
        (FOUR, "restore A1", "3 points, nothing for the bishop. The bishop moves there."),
        (FOUR, "restore C3", "C3 is restored already."),
        (FOUR, "bishop C4", "Pay 1 Thaler and move the bishop to C4; then restore a segment. C4 would then bring 10"),
        (SEXTON, "bishop E5", "Pay 1 Thaler and move the bishop to E5; then restore a segment or the altar."),
        (FOUR, "altar YRB", "Restore the altar with yellow, red and blue: 2 points."),
        (FOUR, "altar KKK", "which you play without."),
        (WORKSHOP, "altar WWW", "brown, brown and brown: 21 points."),
        (WORKSHOP, "blend pink", "Blend purple and red into pink."),
        (STUDIO, "pass", "your apprentices earn 6 Thalers."),
        (FOUR, "pass", "What your apprentices could still do is lost."),
        (AT_THEATER, "attend", "your mood rises by 2 spaces"),
        (LANDING, "behind", "Stop behind the space that is taken, on space 29."),
        (LANDING, "in-front", "on space 32."),
        (TWO, "restore D3", "Leonardo restores D3: 9 points (7 for the tile and 2 for the bishop)"),
    ],
)
def test_explanations(view: FrescoView, name: str, words: str) -> None:
    assert words in explained(view, name)


def test_what_a_purchase_or_a_blend_makes_possible_is_said() -> None:
    market = Spoken(table("market 1", paints="YR", market={"I": "B"}, fresco={"B2": "F01"}))
    assert "Then you have the paints for B2 and the altar (2 points)." in market.explains("buy I 1")
    workshop = Spoken(table("workshop 1", paints="YRB", fresco={"B2": "F01", "C4": "F03"}))
    told = workshop.explains("blend green")
    assert "Then you have the paints for C4." in told
    assert "You no longer have the paints for B2." in told


# Asking


@pytest.mark.parametrize(
    ("bishop", "paints", "words"),
    [
        (0, "YYRBOG", "Cathedral, with 2 apprentices: restore a segment or the altar."),
        (0, "OOO", "Cathedral, with 2 apprentices: restore the altar."),
        (1, "YYRBOG", "The bishop is moved. Now restore a segment."),
        (3, "YYRBOG", "The bishop is moved. Now restore a segment or the altar."),
        (3, "OOO", "The bishop is moved. Now restore the altar."),
    ],
)
def test_only_what_can_be_done_is_asked_for(bishop: int, paints: str, words: str) -> None:
    """[FR-5.7] [FR-M1.11]"""
    agenda = (*SEXTON.agenda[:-1], f"cathedral 0 1 2 {bishop}")
    view = changed(SEXTON, agenda=agenda, paints=(palette(paints), *SEXTON.paints[1:]))
    assert asked(view).startswith(words)


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (WAKING, "When do you wake up?  Like: wake 5:00"),
        (UNPLANNED, "Plan the round: where do your 5 apprentices go?  In one line: plan 1 1 1 1 1"),
        (PLANNED, "Your plan is complete: commit it?"),
        (FINAL, "Plan the round"),
        (AT_MARKET, "Market: buy up to 2 tiles of one booth for 2 Thalers each or close a booth. You have 7 Thalers."),
        (STUDIO, "Studio: paint a portrait, or earn 6 Thalers."),
        (WORKSHOP, "Workshop: 4 blends left."),
        (AT_THEATER, "Theater, with 1 apprentice: attend, and your mood rises from +1 to +3."),
        (LANDING, "Space 31 of the track is taken: where do you stop?  Like: behind"),
        (TWO, "Leonardo steps to a tile beside him and restores it: which?"),
    ],
)
def test_questions(view: FrescoView, words: str) -> None:
    assert asked(view).startswith(words)


def test_fr_4_5_closing_is_no_longer_offered_after_a_purchase_on_the_black_market() -> None:
    game = table("market 2", market={"I": "R Y"}, options={"black_market": "on"})
    assert "close a booth" in Spoken(game).asked
    assert "close a booth" not in Spoken(game.plays("barrel", luck=drawn("O"))).asked


def test_who_can_only_explore_is_asked_to_explore() -> None:
    """[FR-M13.6] Without paints nothing is said of segments and the altar."""
    covered = {"A4": "F01", "E5": "F02"}
    shares = rooms(covered, {"A2": "T03"}, laid={0: "cathedral 5A"})
    game = table("cathedral 1", fresco=covered, options={"catacombs": "on"}, modules=shares)
    assert Spoken(game).asked == "Cathedral, with 1 apprentice: explore the catacombs.  Like: explore"


def test_who_has_no_apprentice_left_is_told_so() -> None:
    """[FR-3.6] A visit that a wish card keeps open."""
    shares = {"wishing_well": wishes("lucky-day")}
    game = table("market 1", market={"I": "R Y"}, options={"wishing_well": "on"}, modules=shares).plays("buy I 1")
    assert Spoken(game).asked.startswith("Your apprentices are done at the market.")


def test_a_question_for_others_is_said_too() -> None:
    game = table("plan")
    assert str(Spoken(game).voice.question(game.view(None), [])) == "The round is being planned."


def menu_of(view: FrescoView) -> dict[str, list[str]]:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    rows = voice_at(view).rows(view, legal)
    return {str(row.label): [str(choice.label) for choice in row.choices] for row in rows}


def test_the_menu_tells_what_each_choice_brings() -> None:
    assert menu_of(WAKING)["5:00"] == ["mood +1 to -2, 5 apprentices, tiles at 4 Thalers"]
    assert menu_of(UNPLANNED) == {"Market": ["none", "one", "two", "three"]}
    assert menu_of(AT_MARKET)["Booth I"] == ["RB", "BBB", "close"]
    assert menu_of(FOUR)["Restore"][:2] == ["C2 7+2 YOG", "C4 7+2 ROG"]
    assert menu_of(FOUR)["Altar"][0] == "YOG 4"
    assert "C4 (C4 10)" in menu_of(FOUR)["Bishop to"]
    assert "E5 sexton (C2 7)" in menu_of(SEXTON)["Bishop to"]
    assert menu_of(LANDING) == {"Stop": ["in front, on space 32", "behind, on space 29"]}


@pytest.mark.parametrize(
    ("view", "words"),
    [(PLANNED, "commit the plan"), (FOUR, "do no more here"), (STUDIO, "earn wages, do nothing else")],
)
def test_what_enter_does(view: FrescoView, words: str) -> None:
    finish = voice_at(view).finish(view, GAME.determinize(view, random.Random(1)).legal(Seat(0)))
    assert finish is not None
    assert str(finish.label) == words


def test_what_is_in_the_middle_of_something() -> None:
    middle = {name for name, view in VIEWS.items() if voice_at(view).is_in_the_middle(view)}
    assert middle == {"moved", "planned", "half_planned", "piling"}


def test_help_is_about_the_modules_in_play() -> None:
    """With modules 2, 5 and 12 there are no pennies, which are module 4's."""
    plain = Spoken(table("plan")).help
    assert "plan 1 2 0 1 1" in plain
    game = table("plan", options={"requests": "on", "gold_leaf": "on", "dames": "on"})
    typed = " ".join(Spoken(game).help)
    assert "request purple" in typed
    assert not any(word in typed for word in ("penn", "wish", "glass", "drink"))
    assert set(plain) < set(Spoken(game).help)


# Warnings


def warned(plan: tuple[int, ...], **fields: object) -> list[str]:
    """The warnings for a plan at a position."""
    view = changed(PLANNED, plans=(plan, None, None, None), **fields)
    return [str(warning) for warning in voice_at(view).warnings(view)]


PENNILESS = {"thalers": (1, 0, 0, 0)}
WITHOUT_PAINT = {"paints": (palette(""),) * 4}


@pytest.mark.parametrize(
    ("plan", "fields", "found"),
    [
        ((1, 1, 1, 1, 1), {}, []),
        ((3, 0, 0, 0, 2), {}, []),
        ((3, 0, 0, 0, 2), {"thalers": (5, 0, 0, 0)}, ["market: at 2 Thalers a tile you can buy only 2 tiles"]),
        ((1, 0, 3, 0, 1), PENNILESS, ["market: a tile costs 2 Thalers, and you have 1 Thaler: you could only close"]),
        ((0, 1, 3, 0, 1), WITHOUT_PAINT, ["cathedral: you have the paints for no tile and no altar: 1 apprentice"]),
        ((1, 1, 3, 0, 0), WITHOUT_PAINT, ["cathedral: even with what you may buy you have the paints for no tile"]),
        ((3, 1, 1, 0, 0), {"paints": (palette("YR"),) * 4}, []),
        ((0, 3, 0, 0, 2), {}, ["cathedral: your paints are enough for 2 only: 1 apprentice may idle"]),
        ((0, 0, 2, 3, 0), {}, ["workshop: you can blend 2 times at most: 2 apprentices may idle"]),
        ((0, 0, 3, 1, 1), WITHOUT_PAINT, ["workshop: you have nothing to blend: 1 apprentice may idle"]),
        ((2, 0, 2, 1, 0), WITHOUT_PAINT, []),
        ((0, 0, 2, 0, 3), {}, ["theater: your mood is 3 spaces below the top: 1 apprentice may idle"]),
        ((0, 0, 3, 0, 2), {"mood": (4, 0, 0, 0)}, ["theater: your mood is at the top already: 2 apprentices may idle"]),
        ((0, 0, 3, 0, 2), {"last": True, "mood": (4, 0, 0, 0)}, []),
        ((0, 0, 2, 0, 3), {"last": True}, ["cathedral: your paints are enough for 2 only: 1 apprentice may idle"]),
    ],
)
def test_what_may_idle(plan: tuple[int, ...], fields: dict[str, object], found: list[str]) -> None:
    told = warned(plan, **fields)
    assert len(told) == len(found)
    assert [warning for warning, words in zip(told, found, strict=True) if words not in warning] == []


# News


def news_of(game: Play) -> list[str]:
    return Spoken(game).news


def test_a_plan_is_one_sentence() -> None:
    game = table("plan", options={"glaziers": "on"})
    game.plays("glazery studio", "assign market 2", "assign cathedral 1", "assign studio 1", seat=0)
    game.plays("assign workshop 0", "commit", seat=0)
    for seat in (1, 2):
        game.plays("glazery no", seat=seat).plans(seat, "00320")
    told = Spoken(game).told("plan-revealed")
    assert told[0] == (
        "Anna sends 2 to the market, 1 to the cathedral, 1 to the glazery in place of the studio and 1 to the theater."
    )


def test_fr_11_2_the_cathedral_stands_twice_on_the_last_sheet() -> None:
    game = table("plan", last=True).plans(0, "02102").plans(1, "00320").plans(2, "00320")
    assert news_of(game)[0] == "Anna sends 2 to the cathedral, 1 to the studio and 2 to the cathedral again."


def test_the_beginning_is_told_briefly() -> None:
    match = new_match("fresco", 2, ALL_MODULES, seed=9)
    told = [str(line) for line in headlines(FrescoVoice(GAME, WHO[:2], ALL_MODULES), match.events(0))]
    assert told[0] == "S1 Anna; S2 Bea; S3 Leonardo."
    assert told[1] == "Market: I Y O; II R RB G; III B BBB YB RRR."


def test_what_a_player_does_in_a_row_is_one_line() -> None:
    game = table(track="20 7 31").plays("wake 5:00")
    assert news_of(game) == ["Bea wakes up at 5:00; is in a mood of -3 now."]


def test_a_mood_that_goes_on_rising_is_told_once() -> None:
    assert news_of(table("theater 2").plays("attend", "attend")) == ["Anna is in a mood of +4 now."]


def test_what_the_table_shows_is_no_news() -> None:
    """The usual number of apprentices, the track, emptied booths and the order go without saying."""
    game = table("market 1", market={"I": "R Y"}).plays("buy I 1")
    assert news_of(game) == ["Anna buys R at booth I for 4 Thalers."]
    assert {"booth-emptied"} < {event.word for event in game.told.events}
    woken = news_of(table().plays("wake 8:00", "wake 5:00", "wake 9:00"))
    assert [line for line in woken if "apprentice" in line] == ["Bea has 4 apprentices this round."]


def test_points_are_told_by_what_they_are_for() -> None:
    game = table("cathedral 2", paints="YRB YRB", fresco={"B2": "F01", "D4": "F02"}, bishop="C3", track="4 20 30")
    game.plays("restore B2", "altar YRB")
    assert Spoken(game).told("segment-restored") == [
        "Anna restores B2 for 5 points (3 for the tile and 2 for the bishop)."
    ]
    assert Spoken(game).told("altar-restored") == ["Anna restores the altar with YRB for 2 points."]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_is_a_sentence(seats: int) -> None:
    rng = random.Random(seats)
    match = new_match("fresco", seats, seed=seats)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, rng.choice(match.legal(seat)))
    voice = FrescoVoice(GAME, WHO[:seats])
    told = [str(voice.tell(event)) for event in match.events(None)]
    assert [line for line in told if not line.endswith(".") or not line[0].isupper() or " a orange" in line] == []
