"""What the others see of a turn before it is done: nothing. And what of it can be taken back."""

import random

import pytest

from bottega.core.errors import IllegalAction
from bottega.core.match import Match, new_match
from bottega.core.records import Acted, Luck, Undone, format_record, parse_record
from bottega.core.replay import replay, resume
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.questions import (
    Bonus,
    CardsToDiscard,
    CardsToPlay,
    FirstMaterial,
    GianluigisFresco,
    NextProject,
    TurnAction,
)
from bottega.games.sixtina.view import FrescoView, SixtinaView, SpaceView
from tests.games.sixtina.tables import Play, table
from tests.games.sixtina.test_setup import set_up

HANDS = {0: "RP1 RP5 SS2", 1: "SS1 SS2", 2: "WP1"}
CHOICES = [
    ["discard RP1"],
    ["discard RP1", "discard SS2"],
    ["restore J1 RP"],
    ["restore J1 RP", "play RP1"],
    ["restore G1 RP", "play RP5", "play RP1"],
    ["restore M1 SS"],
]


def before() -> Play:
    return table(hands=HANDS)


# In the middle of a turn


@pytest.mark.parametrize("choices", CHOICES, ids=" ".join)
@pytest.mark.parametrize("seat", [1, 2, None])
def test_sx_2_8_the_others_see_nothing_of_what_is_being_chosen(choices: list[str], seat: int | None) -> None:
    viewer = None if seat is None else Seat(seat)
    game = before()
    unseen = GAME.view(game.state, viewer)
    game.plays(*choices)
    assert GAME.view(game.state, viewer) == unseen
    assert game.told.events == []


def test_sx_2_8_one_sees_one_s_own_choices() -> None:
    game = before().plays("restore J1 RP", "play RP1")
    asked = CardsToPlay(0, position="J1", technique="RP", value=4, total=1, cards=("RP1",))
    assert GAME.view(game.state, Seat(0)).questions == GAME.dump(game.state).questions == (asked,)
    assert GAME.view(game.state, Seat(1)).questions == GAME.view(game.state, None).questions == (TurnAction(0),)
    acquiring = before().plays("discard RP1", "discard SS2")
    assert GAME.view(acquiring.state, Seat(0)).questions == (CardsToDiscard(0, cards=("RP1", "SS2")),)
    assert GAME.view(acquiring.state, Seat(2)).questions == (TurnAction(0),)


@pytest.mark.parametrize("choices", CHOICES, ids=" ".join)
def test_sx_2_8_cards_stay_in_the_hand_until_the_action_is_complete(choices: list[str]) -> None:
    game = before().plays(*choices)
    assert game.hand() == HANDS[0]
    assert game.discard == ""


@pytest.mark.parametrize("choices", CHOICES, ids=" ".join)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sx_2_8_a_table_made_from_a_view_looks_the_same(choices: list[str], seat: int) -> None:
    seen = GAME.view(before().plays(*choices).state, Seat(seat))
    again = GAME.determinize(seen, random.Random(1))
    assert GAME.view(again, Seat(seat)) == seen
    assert GAME.complaints(again) == []


def test_sx_2_8_hands_are_secret_their_sizes_are_not() -> None:
    seen = GAME.view(before().state, Seat(1))
    assert [restorer.hand for restorer in seen.restorers] == [None, ("SS1", "SS2"), None]
    assert [restorer.hand_size for restorer in seen.restorers] == [3, 2, 1]
    assert (seen.deck, seen.deck_size) == (None, 78)


def imagined_hands(game: Play, seat: int, other: int) -> set[tuple[str, ...]]:
    """The hands of another that a seat thinks possible, as far as some guesses tell."""
    tables = [GAME.determinize(GAME.view(game.state, Seat(seat)), random.Random(n)) for n in range(20)]
    names = GAME.box.names
    return {tuple([names[card] for card in table.hands[other]]) for table in tables}


def test_sx_2_4_what_was_shuffled_is_remembered() -> None:
    """[SX-2.8] The discard pile lay open: what is not in the new draw pile is in a hand."""
    hands = {0: "RP1", 1: "SS5 WP4"}
    shuffled = table(hands=hands, discard="LB1 LB2", seats=2, deck="RP2 RP3 IR1", shuffled=True)
    assert imagined_hands(shuffled, 0, 1) == {("SS5", "WP4")}
    assert len(imagined_hands(table(hands=hands, discard="LB1 LB2", seats=2, deck="RP2 RP3 IR1"), 0, 1)) > 3


def test_sx_2_4_after_shuffling_everybody_knows_the_draw_pile() -> None:
    game = table(deck="RP1", discard="SS1 SS1 LB4").plays("prepare", luck=["draw RP1", "draw SS1", "draw LB4"])
    assert GAME.view(game.state, Seat(1)).piles == (("RP1",), ("SS1", "SS1", "LB4"))


def test_sx_2_8_everything_else_is_open() -> None:
    """Prudent cards, the discard pile, the materials, the scores."""
    game = table("J1 JC4 Wc .. ## + R2", prudent={2: "WP1 WP5"}, discard="SS1 SS3", scores=[5, 6, -1])
    for seat in (Seat(0), Seat(1), None):
        seen = GAME.view(game.state, seat)
        assert [restorer.prudent for restorer in seen.restorers] == [(), (), ("WP1", "WP5")]
        assert seen.discard == ("SS1", "SS3")
        assert [(r.area, r.supply, r.score) for r in seen.restorers] == [(4, 7, 5), (4, 8, 6), (4, 9, -1)]
        assert seen.black == 2
        assert seen.chapel[0] == FrescoView(
            id="JC4",
            position="J1",
            points=(5, 3, 1),
            spaces=(
                SpaceView("IR", 3, "correct", 1),
                SpaceView("SS", 4, None, None),
                SpaceView("RP", 5, "prudent", None),
            ),
            materials=(2, 1, 0),
            is_restored=False,
            owner=None,
        )


def test_sx_8_1_gianluigi_is_in_every_list_of_restorers_after_the_players() -> None:
    """[SX-8.3] He has no hand, no play area and no prudent cards. With more players he is in none."""
    game = table("J1 JC4 Ge .. .. + R2\nG1 GE4 restored G", seats=2, scores=[5, 6, 15])
    seen = GAME.view(game.state, Seat(0))
    assert [restorer.actor for restorer in seen.restorers] == [0, 1, "gianluigi"]
    his = seen.restorers[2]
    assert (his.score, his.hand, his.hand_size, his.prudent, his.area) == (15, (), 0, (), 0)
    assert his.excellent == (0, 0, 0, 1, 0, 0)
    fresco, other = seen.chapel[0], seen.chapel[3]
    assert fresco is not None
    assert other is not None
    assert (fresco.materials, fresco.spaces[0].actor) == ((2, 0, 1), "gianluigi")
    assert (other.materials, other.owner) == ((0, 0, 0), "gianluigi")
    assert [objective.claims for objective in seen.objectives] == [(None, "gianluigi", None)] * 3
    assert [r.actor for r in GAME.view(table().state, None).restorers] == [0, 1, 2]
    assert len(GAME.view(table(seats=4).state, None).restorers) == 4


def test_sx_2_8_a_bonus_and_a_project_are_chosen_openly() -> None:
    """The restoration is done: its cards lie there."""
    game = table("J1 JC4 .. Wc Wc\nM1 MO1 .. .. ..", hand="IR3").restores("J1 IR", "IR3")
    assert GAME.view(game.state, Seat(1)).questions == (Bonus(0),)
    game.plays("obtain")
    assert GAME.view(game.state, Seat(1)).questions == (NextProject(0),)


def test_what_else_is_asked() -> None:
    """[SX-1.8] [SX-8.6] The first material, and where Gianluigi goes."""
    several = "J1 JC4 .. .. ..\nG1 GE2 .. .. .. ..\nG2 GE6 .. .. .. ..\nL2 LJ2 .. .. .. .. .."
    sending = table(several, hand="IR5", seats=2).restores("J1 IR", "IR5")
    assert GAME.view(sending.state, None).questions == (GianluigisFresco(0, technique="IR", total=5, extras=2),)
    assert GAME.view(set_up("WP5").state, None).questions == (FirstMaterial(0, technique="WP"),)
    assert GAME.view(table(over=True).state, None).questions == ()


def test_a_dump_tells_everything_and_is_read_back() -> None:
    game = table(
        "J1 JC4 We Rc ## + B2\nG1 GE4 restored W\nG2 GE5 restored .", hands=HANDS, prudent={1: "LB1"}, discard="LB2"
    )
    game.plays("restore J1 RP") if game.allows("restore J1 RP") else game.plays("discard RP1")
    dumped = GAME.dump(game.state)
    again = GAME.load(dumped)
    assert GAME.dump(again) == dumped
    assert dumped.deck is not None
    assert len(dumped.deck) == 84 - 6 - 1 - 1


# Through a match


def at_a_turn(seed: int = 1, seats: int = 3) -> Match:
    """A match after the first materials: the first player's turn."""
    match = new_match("sixtina", seats, seed=seed)
    while "prepare" not in [action.name for action in match.legal(match.pending[0])]:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match


def first(match: Match, word: str) -> str:
    """The first legal action that begins with a word."""
    return next(a.name for a in match.legal(match.pending[0]) if a.name.startswith(word))


def seen(match: Match, seat: int | None) -> SixtinaView:
    view = match.view(seat)
    assert isinstance(view, SixtinaView)
    return view


def test_sx_2_8_choices_can_be_taken_back_one_by_one() -> None:
    match = at_a_turn()
    seat = match.pending[0]
    start = match.view(seat)
    match.play(seat, first(match, "restore"))
    chosen = match.view(seat)
    match.play(seat, first(match, "play"))
    match.undo(seat)
    assert match.view(seat) == chosen
    match.undo(seat)
    assert match.view(seat) == start


def test_sx_2_8_even_to_do_something_else() -> None:
    match = at_a_turn()
    seat = match.pending[0]
    match.play(seat, first(match, "discard"))
    match.undo(seat)
    match.play(seat, "prepare")
    assert match.pending != (seat,)


def test_sx_2_8_the_record_holds_choices_back_until_the_turn_is_done() -> None:
    match = at_a_turn()
    seat = match.pending[0]
    kept = match.record
    names = []
    for word in ("discard", "discard"):
        names.append(first(match, word))
        match.play(seat, names[-1])
        assert match.record == kept
    assert match.private.sealed == [(seat, name) for name in names]
    match.play(seat, "take 1")
    told = [entry.action for entry in match.record.entries[len(kept.entries) :] if isinstance(entry, Acted)]
    assert told == [*names, "take 1"]
    assert match.private.sealed == []


def test_sx_2_8_what_was_taken_back_never_comes_to_light() -> None:
    match = at_a_turn()
    seat = match.pending[0]
    kept = match.record
    match.play(seat, first(match, "discard"))
    match.undo(seat)
    assert match.record == kept
    match.play(seat, "prepare")
    assert [entry for entry in match.record.entries if isinstance(entry, Undone)] == []


def test_sx_2_8_a_running_game_is_resumed_in_the_middle_of_a_turn() -> None:
    match = new_match("sixtina", 3)
    while "prepare" not in [action.name for action in match.legal(match.pending[0])]:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    seat = match.pending[0]
    match.play(seat, first(match, "discard"))
    resumed = resume(parse_record(format_record(match.record)), match.private)
    assert GAME.dump(resumed.state) == GAME.dump(match.state)
    resumed.undo(seat)
    assert resumed.view(seat) != match.view(seat)


def test_sx_2_8_a_complete_action_can_t_be_taken_back() -> None:
    """Cards were shown, or drawn."""
    match = at_a_turn()
    seat = match.pending[0]
    match.play(seat, first(match, "discard"))
    match.play(seat, "take 1")
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        match.undo(seat)
    other = match.pending[0]
    match.play(other, "prepare")
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        match.undo(other)


@pytest.mark.parametrize("options", [{}, {"discard_nothing": "allowed"}])
@pytest.mark.parametrize("seats", [2, 3])
def test_sx_2_8_only_what_shows_something_hidden_can_t_be_taken_back(seats: int, options: dict[str, str]) -> None:
    """[SX-3.9] [SX-4.1] [SX-8.6] Neither a bonus nor Gianluigi shows anything, unless a sheet goes or a card comes."""
    rng, taken_back = random.Random(1), set()
    for seed in range(4):
        match = new_match("sixtina", seats, options, seed=seed)
        while not match.over:
            seat, before = match.pending[0], hidden_of(match)
            legal = match.legal(seat)
            word = rng.choice(sorted({action.word for action in legal}))
            match.play(seat, rng.choice([action for action in legal if action.word == word]))
            assert match.can_undo(seat) == (hidden_of(match) == before and not match.over), word
            taken_back |= {word} if match.can_undo(seat) else set()
    assert taken_back >= {"claim", "obtain", "discard", "restore", "play"}
    assert ("send" in taken_back) == (seats == 2)
    assert ("take" in taken_back) == bool(options)


def hidden_of(match: Match) -> tuple[object, ...]:
    """The cards in the hands and in the draw pile, and which frescoes are covered: if they change, somebody saw it."""
    dump = match.game.dump(match.state)
    assert isinstance(dump, SixtinaView)
    hands = [restorer.hand for restorer in dump.restorers]
    return hands, dump.deck, [fresco is None for fresco in dump.chapel]


def test_sx_1_4_drawn_cards_are_withheld_until_the_end() -> None:
    match = at_a_turn()
    match.play(match.pending[0], "prepare")
    last = match.record.entries[-1]
    assert isinstance(last, Luck)
    assert last.outcomes == [("draw", None)] * 3


def test_sx_1_8_a_first_material_that_shows_nothing_new_can_be_taken_back() -> None:
    """The last one to place a first material: no card is revealed after it."""
    for seed in range(40):
        match = new_match("sixtina", 3, seed=seed)
        while (word := match.legal(match.pending[0])[0].word) == "place":
            seat, before = match.pending[0], match.view(match.pending[0])
            match.play(seat, match.legal(seat)[0])
            if match.can_undo(seat):
                match.undo(seat)
                assert match.view(seat) == before
                return
        assert word != "place"
    raise AssertionError("no such game among forty")


def test_a_match_replays_to_the_same_end() -> None:
    rng = random.Random(4)
    match = new_match("sixtina", 2, seed=4)
    while not match.over:
        match.play(match.pending[0], rng.choice(match.legal(match.pending[0])))
    assert replay(match.record).record == match.record
