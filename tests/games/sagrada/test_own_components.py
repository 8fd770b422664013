"""Values that a file of one's own replaces are the ones that are played with."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME, Sagrada
from bottega.games.sagrada.scoring import points, score_sheet
from bottega.games.sagrada.table import Table
from tests.games.sagrada.tables import Play, table

EASY = """
[[patterns.items]]
name = "Batllo"
difficulty = 3
grid = ["R....", ".....", ".....", "....."]
"""
DEAR = '[[public_objectives.items]]\nname = "Deep Shades"\npoints = 7\n'
RED = '[[tools.items]]\nname = "Grozing Pliers"\ncolour = "red"\n'


def set_up(own: str, seed: int) -> Table:
    game = Sagrada(own)
    return game.new(game.ruleset(4, {}), FastChance(random.Random(seed)))


def test_sg_4_3_a_pattern_of_ones_own_is_the_one_to_obey() -> None:
    assert table(pattern="batllo", pool="B5 R5").allows("place B5 A1")
    own = table(pattern="batllo", pool="B5 R5", own_components=EASY)
    assert own.refuses("place B5 A1") == "printed-colour"
    assert own.allows("place R5 A1")


def test_sg_1_3_a_difficulty_of_ones_own_brings_its_tokens() -> None:
    for seed in range(40):
        state = set_up(EASY, seed)
        for seat in state.rules.seats:
            if "batllo" in [pattern.id for pattern in state.deal.offers[seat]]:
                play = Play(state).plays("choose batllo", seat=seat)
                for other in play.state.pending:
                    first = play.state.legal(other)[0]
                    play.state.apply(other, first, FastChance(random.Random(seed)), play.told)
                assert state.tokens[seat] == 3
                return
    raise AssertionError("nobody was offered Batllo")


def test_sg_p7_points_of_ones_own_are_scored() -> None:
    picture = """
    R5 .. .. .. ..
    .. B6 .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """
    game = table(picture, public=[7], over=True)
    own = table(picture, public=[7], over=True, own_components=DEAR)
    assert game.sheet()["Deep Shades"].points == 2
    assert own.sheet()["Deep Shades"].points == 7
    assert points(own.state, Seat(0)) == points(game.state, Seat(0)) + 5
    assert sum(line.points for line in score_sheet(own.state, Seat(0))) == points(own.state, Seat(0))
    assert Sagrada(DEAR).appraise(own.state, Seat(0)) > GAME.appraise(game.state, Seat(0))


def test_sg_8_5_a_tool_is_paid_with_the_colour_of_ones_own() -> None:
    game = table(seats=1, tools=[1], pool="P3 R3 B2")
    assert game.plays("use grozing-pliers").legal() == ["pay P3"]
    own = table(seats=1, tools=[1], pool="P3 R3 B2", own_components=RED)
    assert own.plays("use grozing-pliers").legal() == ["pay R3"]
    assert own.refuses("pay P3") == "wrong-colour-to-pay"


def test_what_bots_think_on_has_the_values_of_ones_own() -> None:
    game = Sagrada(EASY + DEAR)
    state = game.new(game.ruleset(2, {}), FastChance(random.Random(1)))
    view = game.view(state, Seat(0))
    thought = game.determinize(view, random.Random(2))
    assert game.view(thought, Seat(0)) == view
    assert thought.rules.box is game.box


def test_pattern_cards_may_have_other_sides() -> None:
    own = '[[patterns.items]]\nname = "Batllo"\ncard = 2\n[[patterns.items]]\nname = "Fractal Drops"\ncard = 1\n'
    offers = [offer for seed in range(20) for offer in set_up(own, seed).deal.offers]
    together = [{"fractal-drops", "bellesguard"} <= {pattern.id for pattern in offer} for offer in offers]
    apart = [{"batllo", "bellesguard"} <= {pattern.id for pattern in offer} for offer in offers]
    assert sum(together) > sum(apart)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ('[[patterns.items]]\nname = "Batllo"\ndifficulty = 9', "patterns.Batllo.difficulty must be 3 to 6, not 9."),
        (
            '[[patterns.items]]\nname = "Batllo"\ngrid = ["RR..."]',
            "patterns.Batllo.grid must have four rows of five spaces.",
        ),
        ('[[tools.items]]\nname = "Lathekin"\nnumber = 5', "tools.number must run from 1 to 12, in order."),
        (
            '[[tools.items]]\nname = "Lathekin"\ncolour = "pink"',
            "tools.Lathekin.colour can't be 'pink'. There are red, yellow, green, blue and purple.",
        ),
        ('[[tools.items]]\nname = "Lathkin"', "tools has no item 'Lathkin'. Did you mean 'Lathekin'?"),
        ("[dice]\neach = 20", "dice.each must be 18, not 20."),
    ],
)
def test_what_the_box_can_not_be(own: str, sentence: str) -> None:
    with pytest.raises(BadInput) as said:
        Sagrada(own)
    assert str(said.value) == f"The components are wrong. {sentence}"
