"""What a game says of itself: seats and options."""

from dataclasses import replace

import pytest

from bottega.core.errors import BadInput
from bottega.core.meta import Meta, Option
from bottega.core.ruleset import Ruleset

META = Meta(
    name="tiles",
    title="Tiles",
    seats=(2, 3, 4),
    rules_version=1,
    authors=(),
    publishers=(),
    options=(
        Option("bag", ("full", "half"), "TI-1"),
        Option("pace", ("slow", "fast"), "TI-2"),
    ),
)


def test_the_first_value_is_the_default() -> None:
    assert META.options[0].default == "full"
    assert META.complete({}) == {"bag": "full", "pace": "slow"}


def test_chosen_values_stand_in_the_order_of_the_options() -> None:
    assert list(META.complete({"pace": "fast", "bag": "half"}).items()) == [("bag", "half"), ("pace", "fast")]


def test_modules_are_options_with_a_number() -> None:
    assert META.modules == []
    second, first = (Option(name, ("off", "on"), "", module=number) for name, number in (("b", 2), ("a", 1)))
    assert replace(META, options=(second, META.options[0], first)).modules == [first, second]


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(BadInput, match=r"tiles has no option 'bags'\. Did you mean 'bag'\?"):
        META.complete({"bags": "full"})
    with pytest.raises(BadInput, match=r"tiles has no option 'xyz'\. There are bag and pace\."):
        META.complete({"xyz": "full"})


def test_a_value_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="Option 'bag' is full or half, not 'empty'"):
        META.complete({"bag": "empty"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_the_game_is_for(seats: int) -> None:
    ruleset = Ruleset(META, seats, {"bag": "half"})
    assert ruleset.seats == list(range(seats))
    assert ruleset.options == {"bag": "half", "pace": "slow"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_that_the_game_is_not_for(seats: int) -> None:
    with pytest.raises(BadInput, match=f"tiles is for 2 to 4 players, not {seats}"):
        Ruleset(META, seats, {})


def test_why_nobody_plays_alone_is_said_to_who_would() -> None:
    meta = replace(META, not_alone=True)
    with pytest.raises(BadInput) as refused:
        meta.check_seats(1)
    assert refused.value.to_json() == {"problem": "not-alone", "game": "tiles", "least": 2, "most": 4}
    with pytest.raises(BadInput, match=r"^tiles is for 2 to 4 players, not 5\.$"):
        meta.check_seats(5)
