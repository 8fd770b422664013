"""What the suite plays is what it should play."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from bottega.core.errors import BadInput
from bottega.core.registry import game_meta, game_names
from tests.conformance.cases import Case, all_cases, modules_of, pairs, parse_case, random_case

FRESCO = game_meta("fresco")
NAMES = [option.name for option in modules_of(FRESCO)]


def modules_in(case: Case) -> frozenset[str]:
    return frozenset(name for name, _ in case.options if name in NAMES)


@pytest.mark.parametrize("name", game_names())
def test_every_value_of_every_option_is_played_alone(name: str) -> None:
    meta = game_meta(name)
    played = [(case.seats, case.options) for case in all_cases() if case.game == name]
    assert len(set(played)) == len(played)
    for seats in meta.seats:
        assert (seats, ()) in played
        for option in meta.options:
            for value in option.values[1:]:
                assert ((seats, ((option.name, value),)) in played) == option.matters_with(seats)


def test_every_two_modules_meet_with_all_seats_and_editions_among_them() -> None:
    assert {modules_in(case) for case in pairs()} == {frozenset(two) for two in combinations(NAMES, 2)}
    assert len(pairs()) == 136
    counts = Counter((case.seats, dict(case.options).get("edition")) for case in pairs())
    assert len(counts) == 6
    assert min(counts.values()) > 10


def test_all_modules_meet_with_every_number_of_seats_in_both_editions() -> None:
    full = [case for case in all_cases() if case.game == "fresco" and len(modules_in(case)) == 17]
    alone = [case for case in full if len(case.options) == 17 + ("edition" in dict(case.options))]
    assert {(case.seats, dict(case.options).get("edition")) for case in alone} == {
        (seats, edition) for seats in (2, 3, 4) for edition in (None, "mega")
    }


def test_any_case_may_be_drawn() -> None:
    """Every module is as often on as off; few and many modules are as likely as half of them."""
    rng = random.Random(1)
    cases = [random_case(FRESCO, rng) for _ in range(2000)]
    on = Counter(name for case in cases for name, _ in case.options)
    assert all(on[option.name] > 250 for option in FRESCO.options)
    assert set(Counter(len(modules_in(case)) for case in cases)) == set(range(18))
    for case in cases[:200]:
        FRESCO.check_options(case.seats, FRESCO.complete(dict(case.options)))


def test_a_case_is_known_by_its_name() -> None:
    rng = random.Random(2)
    drawn = [random_case(game_meta(name), rng) for name in game_names() for _ in range(20)]
    for case in [*all_cases(), *pairs(), *drawn]:
        assert parse_case(str(case)) == case
    assert len({str(case) for case in [*all_cases(), *pairs()]}) == len(all_cases()) + len(pairs())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fresco",
        "fresco-4",
        "fresco-x-defaults",
        "chess-2-defaults",
        "fresco-5-defaults",
        "fresco-2-modules=18",
        "fresco-2-speed=high",
        "fresco-4-leonardo_wins=can-win",
    ],
)
def test_what_is_no_case(text: str) -> None:
    with pytest.raises((BadInput, ValueError)):
        parse_case(text)
