"""A witness proves that a record is of the game that was seen, as far as it was seen."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.core.errors import BadInput
from bottega.core.match import Match, new_header
from bottega.core.records import Acted, Record, digest_of
from bottega.core.registry import find_game
from bottega.core.replay import verify
from bottega.core.seal import sealed_luck, share_of, with_shares
from bottega.core.witness import LINKS, Witness, format_witness, parse_witness, witness_of
from tests.core.matches import play_on

SECRET = bytes(range(32))
SHARE = bytes([7]) * 32


GAME = find_game("sagrada")
SEALED = new_header(GAME, GAME.ruleset(2, {}), ["Anna", "Bea"], SECRET)
HEADER = with_shares(SEALED, [share_of(SEALED, 0, SHARE), share_of(SEALED, 1, bytes(32))])


def new_game() -> Match:
    return Match(GAME, HEADER, sealed_luck(HEADER, SECRET.hex()))


def seen_up_to(match: Match, decisions: int, rng: random.Random) -> Witness:
    """What Anna's client noted of so many decisions."""
    witness = witness_of(match.header, 0, SHARE.hex())
    for _ in range(decisions):
        play_on(match, rng, 1, taking_back=0.2)
        witness = witness.saw(len(match.record.entries), match.link)
    return witness


def over(seed: int = 1) -> tuple[Record, Witness]:
    """A game that is over, and the witness of its first half."""
    match, rng = new_game(), random.Random(seed)
    witness = seen_up_to(match, 20, rng)
    return play_on(match, rng).record, witness


RECORD, WITNESS = over()


def refusal(witness: Witness, record: Record = RECORD) -> str:
    with pytest.raises(BadInput) as said:
        witness.check(record)
    return str(said.value)


def test_a_witness_proves_what_it_saw() -> None:
    proved = WITNESS.check(RECORD)
    assert 20 < proved < len(RECORD.entries)
    assert proved == WITNESS.links[-1][0]
    assert len(WITNESS.links) == LINKS


def test_to_the_very_end() -> None:
    match = new_game()
    assert seen_up_to(match, 500, random.Random(1)).check(match.record) == len(match.record.entries)


def test_who_noted_no_link_has_seen_the_game_begin() -> None:
    assert witness_of(RECORD.header, 1, "00" * 32).check(RECORD) == 0
    assert witness_of(RECORD.header).check(RECORD) == 0, "or looked on"


def test_a_witness_reads_as_it_was_written() -> None:
    assert parse_witness(format_witness(WITNESS)) == WITNESS
    onlooker = witness_of(RECORD.header)
    assert parse_witness(format_witness(onlooker)) == onlooker


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"header":"","links":[[-1,""]]}', '{"header":"","more":1}'])
def test_what_is_no_witness(text: str) -> None:
    with pytest.raises(BadInput, match="The witness is not one that Bottega can read"):
        parse_witness(text)


def test_the_record_of_another_game() -> None:
    header = msgspec.structs.replace(RECORD.header, players=["Anna", "Cleo"])
    assert refusal(WITNESS, Record(header, RECORD.entries)) == (
        "The record is of another game than the witness saw: its first line differs."
    )


def test_another_game_with_the_same_set_up_and_luck() -> None:
    """Such a record is in order: once the secret is out, anybody can make it. Only a witness can tell."""
    other, _ = over(seed=2)
    assert verify(other).over
    assert other.header == RECORD.header
    assert "the record is not the game that the witness saw" in refusal(WITNESS, other)


def test_one_changed_move_is_found_and_so_is_one_that_is_missing() -> None:
    first = next(entry for entry in RECORD.entries if isinstance(entry, Acted))
    other = msgspec.structs.replace(first, seat=1 - first.seat)
    entries = tuple([other if entry is first else entry for entry in RECORD.entries])
    assert refusal(WITNESS, Record(RECORD.header, entries)) == (
        f"Up to entry {WITNESS.links[0][0]} the record is not the game that the witness saw: "
        "something was changed there or before."
    )
    short = Record(RECORD.header, RECORD.entries[: WITNESS.links[-1][0] - 1])
    assert "Some are missing." in refusal(WITNESS, short)


def test_links_that_contradict_each_other() -> None:
    number, link = WITNESS.links[-1]
    for links in [((number, "00" * 32), (number, link)), ((number, link), (number, "00" * 32))]:
        assert f"Up to entry {number}" in refusal(msgspec.structs.replace(WITNESS, links=links))


@pytest.mark.parametrize(("seat", "share"), [(0, ""), (0, "00" * 32), (1, SHARE.hex()), (7, SHARE.hex())])
def test_what_the_own_client_added_must_be_there(seat: int, share: str) -> None:
    witness = msgspec.structs.replace(WITNESS, seat=seat, share=share)
    assert f"The share that the client of seat {seat + 1} added is not in the record" in refusal(witness)


def test_the_first_link_is_that_of_the_header() -> None:
    witness = witness_of(RECORD.header).saw(0, digest_of(RECORD.header, ()))
    assert witness.check(RECORD) == 0
