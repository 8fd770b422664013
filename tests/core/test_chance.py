"""Chance: the five kinds of luck."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import (
    Chance,
    ContinuedChance,
    FastChance,
    Outcome,
    RecordedChance,
    ScriptedChance,
    SealedChance,
    TracedChance,
    commitment_to,
    commitment_to_share,
    key_of,
    kind_at,
)
from bottega.core.errors import BadInput, RulesBug
from bottega.core.seats import EVERYONE, Seat, only

SECRET = bytes(range(32))
STREAM = [379, 225, 278, 973, 18, 454, 540, 274, 542, 121, 875, 230, 365, 286, 394, 508, 98, 782, 351, 588]
SETUP = b"a game"
COMMITMENT = "230196effc64ba3feaddb0fa2a49045957a5edf953599395af7c6f19de69bbd8"
SOURCES = [FastChance(random.Random(1)), SealedChance(SECRET), TracedChance(FastChance(random.Random(2)))]
each_source = pytest.mark.parametrize("chance", SOURCES, ids=["fast", "sealed", "traced"])


# All kinds


@each_source
def test_a_die_shows_1_to_6(chance: Chance) -> None:
    assert {chance.roll() for _ in range(300)} == {1, 2, 3, 4, 5, 6}


@each_source
def test_a_pick_is_below_its_number(chance: Chance) -> None:
    assert {chance.pick(4) for _ in range(200)} == {0, 1, 2, 3}


@each_source
def test_only_what_is_there_is_drawn_and_it_stays(chance: Chance) -> None:
    counts = [0, 3, 0, 1]
    assert {chance.draw(counts) for _ in range(200)} == {1, 3}
    assert counts == [0, 3, 0, 1]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_every_position_has_its_kind(counts: list[int]) -> None:
    laid_out = [kind for kind, count in enumerate(counts) for _ in range(count)]
    assert [kind_at(counts, position) for position in range(sum(counts))] == laid_out
    with pytest.raises(RulesBug, match="drawing from nothing"):
        kind_at(counts, sum(counts))


@pytest.mark.parametrize("source", [FastChance(random.Random(3)), SealedChance(SECRET)], ids=["fast", "sealed"])
def test_all_faces_are_about_as_likely(source: Chance) -> None:
    """Five degrees of freedom: above 25 comes once in 7000 runs, and these are always the same."""
    faces = Counter(source.roll() for _ in range(12_000))
    assert sum((faces[face] - 2000) ** 2 / 2000 for face in range(1, 7)) < 25


# Fast


def test_fast_luck_is_repeatable() -> None:
    first, second = (FastChance(random.Random(9)) for _ in range(2))
    assert [first.roll() for _ in range(50)] == [second.roll() for _ in range(50)]


# Sealed


def test_sealed_luck_follows_from_its_secret() -> None:
    first, second = SealedChance(SECRET), SealedChance(SECRET)
    assert [first.below(1000) for _ in range(100)] == [second.below(1000) for _ in range(100)]
    other = SealedChance(bytes(32))
    assert [SealedChance(SECRET).below(1000) for _ in range(1)] != [other.below(1000) for _ in range(1)]


def test_the_sealed_stream_never_changes() -> None:
    """Records of old games are verified with it."""
    chance = SealedChance(SECRET)
    assert [chance.below(1000) for _ in range(20)] == STREAM
    assert commitment_to(SECRET, SETUP) == COMMITMENT


def test_the_commitment_binds_to_secret_and_setup_and_tells_nothing() -> None:
    commitment = commitment_to(SECRET, SETUP)
    assert commitment != commitment_to(bytes(32), SETUP)
    assert commitment != commitment_to(SECRET, b"another game")
    assert SECRET.hex() not in commitment
    assert len(commitment) == 64


@pytest.mark.parametrize("length", [0, 31, 33])
def test_the_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(BadInput, match="The secret of sealed luck has 32 bytes"):
        SealedChance(bytes(length))


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 32))
def test_sealed_luck_is_below_its_number(secret: bytes, n: int) -> None:
    assert 0 <= SealedChance(secret).below(n) < n


def test_sealed_luck_does_not_favour_small_numbers() -> None:
    """Of 3 * 2**30 numbers a plain remainder of 32 bits would give the lowest third twice as often."""
    chance = SealedChance(SECRET)
    third = 1 << 30
    thirds = Counter(chance.below(3 * third) // third for _ in range(3000))
    assert all(900 < thirds[number] < 1100 for number in range(3))


# Shared

SHARES = [bytes([1]) * 32, bytes([2]) * 32]


def test_the_stream_of_shared_luck_never_changes() -> None:
    chance = SealedChance(SECRET, SHARES)
    assert [chance.below(1000) for _ in range(8)] == [76, 251, 335, 939, 621, 760, 562, 693]
    assert key_of(SECRET, SHARES).hex() == "587853950480e5ce7c1f9ad398bb5093e352ffc3d3c67812e8ed3bca789f2bee"
    assert commitment_to_share(SHARES[0], SETUP) == "59b3c8b2640f186f9f615d92a5c98a91b2c800b5d32b86932ebb1b40fd862891"


def test_without_shares_the_secret_is_the_key() -> None:
    assert key_of(SECRET, ()) == SECRET


def test_shared_luck_depends_on_every_share_and_on_their_order() -> None:
    keys = [key_of(SECRET, shares) for shares in ([], SHARES[:1], SHARES[1:], SHARES, SHARES[::-1], SHARES[:1] * 2)]
    keys.append(key_of(bytes(32), SHARES))
    assert len(set(keys)) == len(keys)


def test_shared_luck_keeps_the_secret_apart_from_its_key() -> None:
    """The secret is what is revealed in the end, and committed to in the beginning."""
    assert SealedChance(SECRET, SHARES).secret == SECRET


def test_the_commitment_to_a_share_binds_to_share_and_setup() -> None:
    commitment = commitment_to_share(SHARES[0], SETUP)
    assert commitment != commitment_to_share(SHARES[1], SETUP)
    assert commitment != commitment_to_share(SHARES[0], b"another game")
    assert commitment != commitment_to(SHARES[0], SETUP), "it can't be taken for that to a secret"


# Continued


def continued(*outcomes: tuple[str, int | None]) -> ContinuedChance:
    return ContinuedChance(SECRET, SHARES, [Outcome(door, value) for door, value in outcomes])


def test_continued_luck_first_gives_the_earlier_outcomes_again() -> None:
    chance, anew = continued(("roll", 3), ("draw", 1), ("pick", 2)), SealedChance(SECRET, SHARES)
    assert (chance.roll(), chance.draw([0, 4]), chance.pick(5)) == (3, 1, 2)
    after = [chance.roll(), chance.draw([3, 4, 5]), chance.pick(50), chance.below(1000)]
    assert after == [anew.roll(), anew.draw([3, 4, 5]), anew.pick(50), anew.below(1000)]


def test_earlier_outcomes_must_be_possible() -> None:
    with pytest.raises(BadInput, match="No die shows 7"):
        continued(("roll", 7)).roll()
    with pytest.raises(BadInput, match="Kind 0 can't be drawn"):
        continued(("draw", 0)).draw([0, 4])
    with pytest.raises(BadInput, match="The record says 'roll' where the rules say 'pick'"):
        continued(("roll", 3)).pick(4)


def test_continued_luck_can_be_rewound_across_where_it_goes_on() -> None:
    chance = continued(("roll", 3), ("roll", 4))
    chance.roll()
    mark = chance.mark()
    rolled = [chance.roll() for _ in range(40)]
    chance.rewind(mark)
    assert rolled[0] == 4
    assert [chance.roll() for _ in range(40)] == rolled


# Traced


def test_traced_luck_notes_what_came_and_who_saw_it() -> None:
    chance = TracedChance(ScriptedChance("roll 3", "draw 1", "pick 2"))
    assert (chance.roll(), chance.draw([0, 4], only(Seat(1))), chance.pick(5)) == (3, 1, 2)
    noted = [(outcome.door, outcome.value, outcome.audience) for outcome in chance.taken()]
    assert noted == [("roll", 3, EVERYONE), ("draw", 1, only(Seat(1))), ("pick", 2, EVERYONE)]
    assert chance.taken() == []


# Recorded


def recorded(*outcomes: tuple[str, int | None], luck: Chance | None = None) -> RecordedChance:
    chance = RecordedChance(luck)
    chance.expect([Outcome(door, value) for door, value in outcomes])
    return chance


def test_recorded_luck_comes_again() -> None:
    chance = recorded(("roll", 3), ("draw", 1), ("pick", 2))
    assert chance.left_over == 3
    assert (chance.roll(), chance.draw([0, 4]), chance.pick(5)) == (3, 1, 2)
    assert chance.left_over == 0


@pytest.mark.parametrize("value", [0, 7, -1])
def test_no_die_shows_that(value: int) -> None:
    with pytest.raises(BadInput, match=f"No die shows {value}"):
        recorded(("roll", value)).roll()


@pytest.mark.parametrize("kind", [0, 2, -1])
def test_what_is_not_there_could_not_be_drawn(kind: int) -> None:
    with pytest.raises(BadInput, match=f"Kind {kind} can't be drawn: none is left"):
        recorded(("draw", kind)).draw([0, 4])


@pytest.mark.parametrize("value", [5, -1])
def test_what_is_not_there_could_not_be_picked(value: int) -> None:
    with pytest.raises(BadInput, match=f"Number {value} can't be picked: the numbers run from 0 to 4"):
        recorded(("pick", value)).pick(5)


def test_another_door() -> None:
    with pytest.raises(BadInput, match="The record says 'roll' where the rules say 'pick'"):
        recorded(("roll", 3)).pick(5)


def test_no_outcome_left() -> None:
    with pytest.raises(BadInput, match="The record lacks an outcome: here a die is rolled"):
        recorded().roll()


def test_a_withheld_outcome() -> None:
    with pytest.raises(BadInput, match="The record withholds an outcome, as it does while a game is running"):
        recorded(("pick", None)).pick(5)


def test_withheld_outcomes_are_filled_from_the_sealed_luck() -> None:
    drawn = [SealedChance(SECRET).pick(100)]
    assert recorded(("pick", None), luck=SealedChance(SECRET)).pick(100) == drawn[0]


def test_told_outcomes_must_agree_with_the_sealed_luck() -> None:
    drawn = SealedChance(SECRET).roll()
    assert recorded(("roll", drawn), luck=SealedChance(SECRET)).roll() == drawn
    wrong = 1 + drawn % 6
    with pytest.raises(BadInput, match=f"The record says 'roll {wrong}', but the sealed luck gave {drawn}"):
        recorded(("roll", wrong), luck=SealedChance(SECRET)).roll()


# Scripted


def test_scripted_luck_comes_in_order() -> None:
    chance = ScriptedChance("roll 3", "draw 1")
    chance.then("pick 2")
    assert (chance.roll(), chance.draw([0, 4]), chance.pick(5)) == (3, 1, 2)
    chance.done()


def test_a_missing_outcome_fails() -> None:
    with pytest.raises(RulesBug, match="the script has no outcome for a roll"):
        ScriptedChance().roll()


def test_a_leftover_outcome_fails() -> None:
    with pytest.raises(RulesBug, match=r"luck left over: \['roll 3'\]"):
        ScriptedChance("roll 3").done()


def test_an_outcome_for_another_door_fails() -> None:
    with pytest.raises(RulesBug, match="the script says 'roll 3' where the rules pick"):
        ScriptedChance("roll 3").pick(6)


def test_a_script_can_t_draw_what_is_not_there() -> None:
    with pytest.raises(RulesBug, match="the script draws kind 0, but none is left"):
        ScriptedChance("draw 0").draw([0, 4])
    with pytest.raises(RulesBug, match="the script picks 5 of 5"):
        ScriptedChance("pick 5").pick(5)


def test_the_bare_door_has_no_luck() -> None:
    with pytest.raises(RulesBug):
        Chance().below(6)


def test_sealed_luck_can_be_rewound_to_a_mark() -> None:
    """For an action that broke off: nobody saw what was drawn, and it comes again."""
    luck = SealedChance(bytes(32))
    luck.roll()
    mark = luck.mark()
    drawn = [luck.below(1000) for _ in range(40)]
    luck.rewind(mark)
    assert [luck.below(1000) for _ in range(40)] == drawn
