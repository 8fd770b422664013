"""Plans with everything that modules ask for: as one types them, and as they are told back."""

from __future__ import annotations

import random

import pytest

from bottega.core.errors import IllegalAction
from bottega.core.match import new_match
from bottega.games.fresco import GAME
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.view import FrescoView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.fresco import FrescoVoice
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import Play, table, wishes
from tests.speech.spoken import WHO, Spoken

VILLAGE = ["wishing_well", "medico", "dames", "catacombs"]
ALL = [kind.name for kind in ORDER]
EVERYTHING = [
    "medico market",
    "map 6A studio",
    "assign market 1",
    "assign cathedral 1",
    "assign studio 1",
    "assign workshop 0",
    "pennies 2",
    "ill cathedral 1",
    "ill workshop 1",
    "dame pink workshop",
]
CLAUSES = "medico market, map 6A studio, pennies 2, ill cathedral 1, ill workshop 1, dame pink workshop"


def village(*, ill: int = 2, married: str = "pink", offered: str = "elixir-3 juice", last: bool = False) -> Play:
    """Anna plans, with three apprentices, a map, two pennies and these."""
    game = table(
        "plan",
        last=last,
        market={"I": "R BBB"},
        options=dict.fromkeys(VILLAGE, "on"),
        modules={
            "wishing_well": wishes(pennies=(2, 0, 5)),
            "medico": infirmary(ill={0: ill}, offered=offered),
            "dames": beguines({0: married} if married else {}),
            **rooms(maps={0: "6A"}),
        },
    )
    game.state.apprentices[0] = 3
    return game


def refused(game: Play, line: str) -> str:
    """What is wrong with a line: the rule that refuses it, or a sentence."""
    spoken = Spoken(game)
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, spoken.voice, Rehearsal(GAME, spoken.view), parts_of(line))
    problem = caught.value.problem
    return problem.reason.rule if isinstance(problem, IllegalAction) else str(problem)


def test_the_question_names_what_a_plan_may_say() -> None:
    asked = Spoken(village()).asked
    begin = "Plan the round: where do your 3 apprentices go? First: "
    assert asked.startswith(f"{begin}Does your medico tile cover a location?")
    assert asked.endswith("  In one line: plan 1 0 0 1 1, medico market (also with map, pennies, ill and dame)")
    asked = Spoken(village(offered="")).asked
    assert asked.startswith(f"{begin}Where does your map 6A go (A1 A2 A3)?")
    assert asked.endswith("  In one line: plan 1 0 0 1 1, map 6A market (also with pennies, ill and dame)")


@pytest.mark.parametrize(
    "line",
    [
        f"plan 1 1 1 0 0, {CLAUSES}",
        "1 1 1 0 0 medico market map 6a studio pennies 2 ill cathedral 1 ill 1 workshop dame workshop pink",
        "plan 1 1 1 0, dame workshop, map studio, 2 pennies, 1 ill to the cathedral, 1 ill to the workshop, medico m",
        "market 1, cathedral 1, studio 1, medico m, the map on the studio, ill work 1, ill cath 1, pennies 2, dame w",
        "plan 1 1 1 0 0, the pink dame to the workshop, medico, map studio, 2 pennies, ill cathedral 1, ill workshop 1",
    ],
)
def test_a_plan_with_everything_at_once(line: str) -> None:
    """A clause may say its words in any order, and leave out what there is no choice about."""
    spoken = Spoken(village())
    assert spoken.reads(line) == EVERYTHING
    trying = Rehearsal(GAME, spoken.view)
    assert rehearse(GAME, spoken.voice, trying, parts_of(line)) == []
    spoken.game.plays(*EVERYTHING, seat=0)
    assert trying.view == spoken.view


def test_a_plan_is_told_as_one_types_it() -> None:
    spoken = Spoken(village())
    actions = [GAME.actions.parse_name(name) for name in [*EVERYTHING, "commit"]]
    assert spoken.voice.in_words(spoken.view, actions) == f"plan 1 1 1 0 0, {CLAUSES}; commit"
    nobody_ill = ["ill cathedral 0", "ill studio 0", "ill workshop 0"]
    kept = ["medico no", "map 6A no", *EVERYTHING[2:6], "pennies 0", *nobody_ill, "dame pink no", "commit"]
    silent = [GAME.actions.parse_name(name) for name in kept]
    assert spoken.voice.in_words(spoken.view, silent) == "plan 1 1 1 0 0; commit"


def test_a_plan_of_the_final_round_is_told_without_a_theater() -> None:
    """[FR-11.2]"""
    spoken = Spoken(village(ill=0, last=True))
    names = ["medico no", "map 6A theater", *EVERYTHING[2:6], "pennies 0", "dame pink theater", "commit"]
    actions = [GAME.actions.parse_name(name) for name in names]
    assert "map 6A again, dame pink again; commit" in spoken.voice.in_words(spoken.view, actions)


def test_another_plan_takes_the_place_of_one_that_is_begun() -> None:
    """All of it: the tile and the map, ill ones and pennies come back."""
    spoken = Spoken(village())
    before = spoken.view
    spoken.game.plays(*EVERYTHING, seat=0)
    assert spoken.voice.afresh(spoken.view, "plan 0 1 1 1 0, map cathedral") == before
    assert spoken.voice.afresh(spoken.view, "commit") is None


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("plan 0 1 1 0 1, pennies 1", "You can't plan `pennies 1`. "),
        ("plan 1 1 1 0 0, map 5A studio", "FR-M13.4"),
        ("plan 1 1 1 0 0, dame purple studio", "FR-M12.3"),
        ("plan 1 1 1 0 0, neutral market", "You have no neutral apprentice now."),
        ("plan 1 1 1 0 0, ill theater 1", "FR-M10.7"),
        ("plan 1 1 1 0 0, throw", "You can't plan `throw`. "),
        ("plan 1 1 1 0 0, kitchen 1", "There is no location 'kitchen'."),
        ("plan 1 1 1 0 0, glazery", "You play without the module glaziers."),
        ("plan 1 1 1 0 0, glazery studio", "FR-M.1"),
        ("plan 2 1 0 0 0, medico market", "FR-M10.12"),
        ("plan 0 1 2 0 0, map 6A studio", "FR-M13.5"),
        ("plan 1 1 1 0 0, medico market, map 6A market", "FR-M.4"),
        ("plan 1 1 1 0 0, ill cathedral 3", "FR-M10.7"),
        ("plan 1 1 1 0 0, medico market, dame pink market", "FR-M12.4"),
    ],
)
def test_what_is_wrong_with_a_plan(line: str, problem: str) -> None:
    """A location that a tile or a map has taken is refused by their rules, not by that of three spaces."""
    assert problem in refused(village(), line)


def test_help_names_a_plan_with_modules() -> None:
    assert "plan 2 1 1 0 1, medico" in Spoken(village()).help
    assert "plan 2 1 1 0 1, map" in Spoken(village(offered="")).help


@pytest.mark.slow
@pytest.mark.parametrize(("modules", "seats"), [(VILLAGE, 3), (ALL, 2), (ALL, 4)])
def test_whatever_is_played_is_told_as_one_types_it(modules: list[str], seats: int) -> None:
    rng = random.Random(seats)
    options = dict.fromkeys(modules, "on")
    match, voice = new_match("fresco", seats, options, seed=seats), FrescoVoice(GAME, WHO[:seats], options)
    while not match.over and len(match.record.entries) < 900:
        seat = match.pending[0]
        trying = Rehearsal(match.game, match.view(seat))
        while trying.goes_on:
            trying.play(rng.choice(trying.legal()))
        actions = [move.action for move in trying.moves]
        view = match.view(seat)
        assert isinstance(view, FrescoView)
        line = voice.in_words(view, actions)
        again = Rehearsal(match.game, view)
        assert rehearse(match.game, voice, again, parts_of(line)) == [], line
        assert [move.action for move in again.moves] == actions, line
        for action in actions:
            match.play(seat, action)
