"""Seals: the host and people's clients commit before anything is shown, and nobody can choose the luck."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.core.chance import SealedChance, commitment_to, commitment_to_share
from bottega.core.errors import BadInput
from bottega.core.gathering import Gathering
from bottega.core.match import Match, new_header
from bottega.core.records import Ended, Header, Record, Share, digest_of, format_record, parse_record
from bottega.core.registry import find_game
from bottega.core.replay import Replay, resume, verify
from bottega.core.seal import committed, committed_secret, sealed_luck, share_of, with_shares
from tests.core.matches import play_on

SECRET = bytes(range(32))
SHARES = [bytes([seat + 1]) * 32 for seat in range(3)]
GAME = find_game("sagrada")


def sealed(seats: int = 3) -> Header:
    """A header with the commitment to the secret, and no shares yet."""
    return new_header(GAME, GAME.ruleset(seats, {}), ["Anna", "Bea", "Cleo"][:seats], SECRET)


HEADER = sealed()
SHARED = with_shares(HEADER, [share_of(HEADER, seat, SHARES[seat]) for seat in (0, 2)])


def begun() -> Match:
    """A game to whose luck two clients have added."""
    return Match(GAME, SHARED, sealed_luck(SHARED, SECRET.hex()))


def over() -> Record:
    return play_on(begun(), random.Random(1), taking_back=0.2).record


RECORD = over()


def refusal(shares: list[Share], header: Header = HEADER) -> str:
    with pytest.raises(BadInput) as said:
        with_shares(header, shares)
    return str(said.value)


# What is committed to


def test_a_header_without_shares_is_written_as_ever() -> None:
    line = msgspec.json.encode(HEADER)
    assert b"shares" not in line
    assert b"continued" not in line
    assert HEADER.sealed_setup == line


def test_shares_change_neither_what_the_host_nor_what_others_commit_to() -> None:
    assert SHARED.setup == HEADER.setup
    assert SHARED.sealed_setup == HEADER.sealed_setup
    assert SHARED.setup == msgspec.json.encode(msgspec.structs.replace(HEADER, commitment=None))
    assert SHARED.commitment == commitment_to(SECRET, SHARED.setup)
    assert committed_secret(SHARED, SECRET.hex()) == SECRET


def test_a_share_is_bound_to_the_host_s_commitment() -> None:
    """Else a host could wait for the shares, and then commit to a secret that suits it."""
    other = committed(HEADER, bytes(32))
    assert other.sealed_setup != HEADER.sealed_setup
    assert refusal([share_of(HEADER, 0, SHARES[0])], other) == (
        "The share of seat 1 is not the one that its client committed to for this game."
    )


# What is refused


def test_a_share_that_does_not_fit_its_commitment() -> None:
    wrong = msgspec.structs.replace(share_of(HEADER, 1, SHARES[0]), share=SHARES[1].hex())
    said = "The share of seat 2 is not the one that its client committed to for this game."
    assert refusal([wrong]) == said
    assert refusal([msgspec.structs.replace(wrong, commitment="")]) == said


@pytest.mark.parametrize("text", ["share", "0x" + "00" * 31, "AB" * 32, "00 " * 32, "é" * 64, "0" * 63])
def test_a_share_that_is_malformed(text: str) -> None:
    share = msgspec.structs.replace(share_of(HEADER, 1, SHARES[0]), share=text)
    assert refusal([share]) == "The share of seat 2 is not written in hexadecimal digits."


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_share_that_is_too_short_or_too_long(length: int) -> None:
    said = refusal([share_of(HEADER, 1, bytes(length))])
    assert said == f"A share of the luck has 32 bytes, and that of seat 2 has {length}."


def test_shares_out_of_order_or_twice() -> None:
    first, second = share_of(HEADER, 0, SHARES[0]), share_of(HEADER, 1, SHARES[1])
    said = "Shares stand in the order of the seats, one for each, and that of seat 1 does not."
    assert refusal([second, first]) == said
    assert refusal([first, first]) == said


@pytest.mark.parametrize("seat", [3, 99, -1])
def test_a_share_of_a_seat_that_is_not_there(seat: int) -> None:
    assert refusal([share_of(HEADER, seat, SHARES[0])]) == f"There is a share of seat {seat + 1}, and no such seat."


def test_shares_of_luck_that_is_not_sealed() -> None:
    seeded = new_header(GAME, GAME.ruleset(3, {}), ["Anna", "Bea", "Cleo"])
    uncommitted = msgspec.structs.replace(HEADER, commitment=None)
    for header in (seeded, uncommitted):
        assert refusal([share_of(header, 0, SHARES[0])], header) == "Only to sealed luck can shares be added."


# The luck of all of them


def test_the_luck_follows_from_the_secret_and_all_shares() -> None:
    luck, known = sealed_luck(SHARED, SECRET.hex()), SealedChance(SECRET, [SHARES[0], SHARES[2]])
    assert [luck.below(1000) for _ in range(30)] == [known.below(1000) for _ in range(30)]
    alone = SealedChance(SECRET)
    assert [sealed_luck(HEADER, SECRET.hex()).below(1000)] == [alone.below(1000)]


def test_the_record_reveals_the_secret_and_not_the_key() -> None:
    assert RECORD.end is not None
    assert RECORD.end.secret == SECRET.hex() == begun().private.secret


def test_a_record_with_shares_is_verified() -> None:
    again = parse_record(format_record(RECORD))
    assert again == RECORD
    assert verify(again).record == RECORD


def test_a_running_game_with_shares_is_resumed() -> None:
    match = play_on(begun(), random.Random(2), 20)
    again = resume(parse_record(format_record(match.record)), match.private)
    assert play_on(again, random.Random(3)).record.entries[:-1] == play_on(match, random.Random(3)).record.entries[:-1]
    assert verify(again.record).over


def forged(header: Header) -> str:
    """Why the record is not verified with another header, although its digest was made to fit."""
    *entries, end = RECORD.entries
    assert isinstance(end, Ended)
    end = msgspec.structs.replace(end, digest=digest_of(header, entries))
    with pytest.raises(BadInput) as said:
        verify(Record(header, (*entries, end)))
    return str(said.value)


def test_no_share_can_be_left_out_added_or_changed_afterwards() -> None:
    first, last = SHARED.shares
    added, other = share_of(HEADER, 1, SHARES[1]), share_of(HEADER, 2, SHARES[0])
    for shares in [(), (first,), (last,), (first, added, last), (first, other)]:
        header = msgspec.structs.replace(SHARED, shares=shares)
        assert "the sealed luck gave" in forged(header)
    wrong = msgspec.structs.replace(last, share=SHARES[0].hex())
    header = msgspec.structs.replace(SHARED, shares=(first, wrong))
    assert forged(header) == "The share of seat 3 is not the one that its client committed to for this game."


def test_a_share_that_does_not_fit_is_refused_while_the_game_runs() -> None:
    """Everybody can check that much before the secret is out."""
    match = play_on(begun(), random.Random(2), 20)
    wrong = msgspec.structs.replace(SHARED.shares[0], share=SHARES[1].hex())
    header = msgspec.structs.replace(SHARED, shares=(wrong,))
    with pytest.raises(BadInput, match="The share of seat 1 is not the one"):
        Replay(Record(header, match.record.entries))


# The order of messages


def gathering() -> Gathering:
    return Gathering(header=HEADER, seats=(0, 2))


def committed_by(gathering: Gathering, *seats: int) -> Gathering:
    for seat in seats:
        gathering = gathering.commit(seat, share_of(HEADER, seat, SHARES[seat]).commitment)
    return gathering


def test_shares_are_gathered() -> None:
    ready = committed_by(gathering(), 2, 0)
    assert ready.uncommitted == ()
    assert ready.unshown == (0, 2)
    shown = ready.show(2, SHARES[2].hex()).show(0, SHARES[0].hex())
    assert shown.sealed() == SHARED
    assert shown.gathered() == SHARED.shares


def test_a_gathering_can_be_kept_in_the_middle() -> None:
    half = committed_by(gathering(), 2, 0).show(2, SHARES[2].hex())
    assert msgspec.json.decode(msgspec.json.encode(half), type=Gathering) == half


def test_nobody_shows_a_share_before_all_have_committed() -> None:
    """Else the last could look at the others' shares, and choose."""
    with pytest.raises(BadInput, match=r"before all have committed to theirs.* Seat 3 has not yet\."):
        committed_by(gathering(), 0).show(0, SHARES[0].hex())
    with pytest.raises(BadInput, match=r"Seat 1 has not yet\."):
        gathering().show(0, SHARES[0].hex())


def test_the_last_client_can_t_choose() -> None:
    """It has seen the others' shares, and can only show what it committed to before: nothing else fits."""
    waiting = committed_by(gathering(), 0, 2).show(0, SHARES[0].hex())
    better = bytes([9]) * 32
    with pytest.raises(BadInput, match="The share of seat 3 is not the one that its client committed to"):
        waiting.show(2, better.hex())
    with pytest.raises(BadInput, match="Seat 3 has committed to another share already"):
        waiting.commit(2, commitment_to_share(better, HEADER.sealed_setup))
    with pytest.raises(BadInput, match=r"Seat 3 has not shown its share of the luck yet\."):
        waiting.sealed()


def test_saying_the_same_twice_changes_nothing() -> None:
    """A message may be sent again when a connection breaks."""
    once = committed_by(gathering(), 0, 2).show(0, SHARES[0].hex())
    assert committed_by(once, 0).show(0, SHARES[0].hex()) == once


@pytest.mark.parametrize("commitment", ["", "00", "AB" * 32, "no number", "00" * 33])
def test_a_commitment_that_is_malformed(commitment: str) -> None:
    with pytest.raises(BadInput, match="The commitment of seat 1 is not one: it has 64 hexadecimal digits"):
        gathering().commit(0, commitment)


def test_a_seat_that_is_not_asked() -> None:
    with pytest.raises(BadInput, match="Seat 2 is not asked for a share"):
        committed_by(gathering(), 1)
    with pytest.raises(BadInput, match="Seat 2 is not asked for a share"):
        committed_by(gathering(), 0, 2).show(1, SHARES[1].hex())


def test_missing_shares() -> None:
    with pytest.raises(BadInput, match=r"Seat 1 has not shown its share of the luck yet\."):
        committed_by(gathering(), 0, 2).gathered()
