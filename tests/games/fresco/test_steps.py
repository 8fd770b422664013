"""Steps as text, and back."""

import random
from collections.abc import Iterator

import pytest

from bottega.core.agenda import Step
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.games.fresco import GAME
from bottega.games.fresco.steps import SINGLE, STEP_KINDS, parse_step
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import EVERY_MODULE

NAMES = [
    "begin-round",
    "all-wake-up",
    "wake-up 3",
    "adjust-mood 2 -3",
    "gather",
    "begin-planning",
    "planning",
    "visit 4",
    "arrive 2 0",
    "market 0 0 1 2 M11 M03",
    "cathedral 0 1 1 2",
    "cathedral 0 1 1 3",
    "workshop 0 3 2 1 +5",
    "studio 1 2 1 +1",
    "market 0 0 3 -1",
    "market 3 0 1 2",
    "cathedral 0 1 2 1",
    "cathedral 1 4 3 0",
    "studio 2 2 2",
    "workshop 0 3 2 1",
    "theater 1 4 1",
    "resume cathedral 0 1 0 0",
    "resume workshop 3 3 1 2",
    "score-segment 2 24",
    "score-altar 0 OGP",
    "score-altar 3 WWW",
    "uncover 0 12 blessed",
    "landing 2 17",
    "advance 0 0",
    "choose-paint 1 2",
    "scrolls 0 24",
    "throw-pennies 3",
    "praising 0",
    "busking 2",
    "exchange-pennies 1",
    "leonardo-closes",
    "leonardo-restores",
    "leonardo-paints",
    "leonardo-asks",
    "piling 2 purple",
    "setting-aside 3",
    "falling-ill 0",
    "buying-bottle 1",
    "drinking 2",
    "pay-for-health",
    "piling 0 general F01 S7",
    "gilding 3 24 well",
    "gilding 0 0 ill",
    "return-leaves 1",
    "at-the-glazery 2 3",
    "replace-window 2 1",
    "glazing 0 window yellow yellow green",
    "glazing 1 altar",
    "finish-dome 3",
    "piling 0 general W18 F01",
    "market 0 0 1 2 M20 M15",
    "audience 3",
    "settling 0",
    "filling 1 7",
    "score-bells",
    "restoring-wall 2",
    "trading 0 green",
    "trading 3 purple W01",
    "restoring-pews 0 3",
    "dame-arrives 0 1 pink",
    "dame-acts 2 4 purple",
    "dame-switches 3 II-3",
    "buying-map 1",
    "exploring 0 A2",
    "exploring 3 A2 E5 B1",
    "leonardo-takes-map",
    "leonardo-lays-map 5A",
    "leonardo-explores theater",
    "score-catacombs",
    "evening",
    "end-round",
    "income 3",
    "to-bed",
    "final-scoring",
    "score-money",
]
"""One of every kind, and some with more to say."""


KINDS = {*STEP_KINDS, *[type(step) for step in SINGLE]}
WORDS = {kind.word for kind in KINDS}


def test_every_kind_of_step_has_a_word_of_its_own() -> None:
    assert {name.split()[0] for name in NAMES} == WORDS
    assert len(WORDS) == len(KINDS)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


def test_every_step_has_a_name_of_its_own() -> None:
    assert len({step.name for step in SINGLE}) == len(SINGLE)
    assert all(parse_step(step.name) is step for step in SINGLE)


def steps_of_a_game(seats: int, options: dict[str, str], seed: int) -> Iterator[Step[Table]]:
    """Whatever comes on the agenda of a random game."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.agenda:
        yield from state.agenda
        pending = state.agenda[-1].pending(state)
        if pending:
            seat = rng.choice(pending)
            state.agenda[-1].apply(state, seat, rng.choice(state.legal(seat)), chance, None)
        else:
            state.agenda.pop().run(state, chance, None)


def test_all_steps_of_games_are_read_as_they_are_written() -> None:
    """Of nearly every kind that there is."""
    met = dict[str, Step[Table]]()
    for seats, options in ((2, {}), (2, EVERY_MODULE), (3, EVERY_MODULE), (4, EVERY_MODULE)):
        for seed in range(3):
            met |= {step.name: step for step in steps_of_a_game(seats, options, seed)}
    for name, step in met.items():
        parsed = parse_step(name)
        assert parsed == step
        assert type(parsed) is type(step)
        assert [fact.written(parsed) for fact in step.made_of] == [fact.written(step) for fact in step.made_of]
    assert len(WORDS - {step.word for step in met.values()}) < 6


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bogus",
        "bogus 0 0 0",
        "wake-up",
        "wake-up 4",
        "planning 0",
        "visit 5",
        "arrive 4 0",
        "adjust-mood 4 0",
        "adjust-mood 0",
        "market 0 0 1",
        "market 4 0 1 0",
        "market -1 0 1 0",
        "market 0 5 1 0",
        "market 0 0 4 0",
        "market 0 0 -1 0",
        "market 0 0 1 4",
        "market 0 0 1 -2",
        "market 0 0 1 0 0",
        "cathedral 0 1 1 4",
        "cathedral 0 1 1 x",
        "workshop 0 3 1 3",
        "workshop 0 3 1 0",
        "theater 1 4 1 1",
        "theater 1 4 1 +0",
        "theater 1 4 1 +x",
        "studio  1 2 1",
        "studio 1 2 1 +1 +1",
        "resume",
        "resume planning",
        "resume market 4 0 1 0",
        "score-segment 0 25",
        "score-segment 4 0",
        "score-segment 0 -1",
        "score-altar 0 YYY",
        "score-altar 4 YRB",
        "uncover 0 1 1",
        "uncover 0 25 blessed",
        "landing 4 1",
        "landing 0 0",
        "landing 0 -3",
        "advance 0 -1",
        "advance 4 1",
        "choose-paint 0 0",
        "choose-paint 4 1",
        "piling 4 general",
        "piling 0 pink",
        "piling 0 general F26",
        "piling 0 general W19",
        "audience 4",
        "settling",
        "filling 0 0",
        "filling 4 1",
        "score-bells 0",
        "restoring-wall 4",
        "trading 0 red",
        "trading 0 green W19",
        "restoring-pews 0 0",
        "restoring-pews 0 4",
        "market 0 0 1 2 M21",
        "dame-acts 0 5 pink",
        "dame-acts 0 1 red",
        "dame-arrives 4 1 pink",
        "dame-switches 0 V-1",
        "dame-switches 0 I-5",
        "buying-map 4",
        "exploring 0",
        "exploring 0 F1",
        "exploring 4 A1",
        "leonardo-lays-map 5G",
        "leonardo-explores",
        "income 4",
        "gilding 4 0 well",
        "gilding 0 25 well",
        "gilding 0 0 0",
        "gilding 0 0",
        "return-leaves 4",
        "at-the-glazery 0 0",
        "at-the-glazery 0 4",
        "at-the-glazery 4 1",
        "replace-window 4 1",
        "replace-window 0 25",
        "glazing 0 wall yellow",
        "glazing 0 window purple",
        "glazing 4 window",
        "finish-dome 4",
        "setting-aside 4",
        "drinking",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="There is no step"):
        parse_step(name)
