"""What is said of luck: no more than is true."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import bottega
from bottega.core.match import Match
from bottega.core.records import format_record, parse_record
from bottega.core.seal import share_of
from bottega.core.witness import format_witness, witness_of
from bottega.sitting.beginning import Prepared, continued, prepare
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import MemoryStore
from tests.terminal.driver import WINDOW_THEN_MOVES, only_record, run

SEAL = "The luck of this game is sealed: "
PROMISE = "checks that no luck was changed once play began."


def test_the_seal_is_shown_before_play_in_the_log_and_by_verify(home: Path) -> None:
    shown = run("play", "sagrada", "--seats", "me", typed="log\n" + WINDOW_THEN_MOVES).succeeds()
    commitment = parse_record(only_record(home).read_text()).header.commitment
    assert commitment is not None
    assert shown.count(f"{SEAL}{commitment[:32]} ") == 2
    assert shown.index(SEAL) < shown.index("Which window")
    assert PROMISE in " ".join(shown.split())
    assert f"The seal of the luck: {commitment[:32]}. Compare it" in run("verify", str(only_record(home))).succeeds()


def test_a_seeded_game_promises_nothing() -> None:
    shown = run("play", "sagrada", "--seats", "me", "--seed", "1", typed="log\n" + WINDOW_THEN_MOVES).succeeds()
    assert "sealed" not in shown
    assert "verify" not in shown


def test_verify_does_not_overclaim(record: Path) -> None:
    shown = run("verify", str(record)).succeeds()
    assert "So the luck was fixed before this game began, and nobody changed it." in shown
    assert "It does not prove who made the moves." in " ".join(shown.split())


def seeded_game() -> list[str]:
    match = bottega.new("sagrada", seats=1, seed=5)
    while not match.over:
        match.play(0, match.legal(0)[0])
    return format_record(match.record).splitlines(keepends=True)


def test_a_seeded_record_is_checked_as_far_as_it_can_be(tmp_path: Path) -> None:
    file = tmp_path / "seeded.jsonl"
    file.write_text("".join(seeded_game()))
    refusal = run("verify", str(file)).fails()
    assert "so only its moves and its result were checked: they are in order." in refusal


def test_a_seeded_record_that_is_wrong(tmp_path: Path) -> None:
    *lines, end = seeded_game()
    file = tmp_path / "seeded.jsonl"
    file.write_text("".join(lines) + msgspec.json.encode({**json.loads(end), "scores": [999]}).decode() + "\n")
    assert "The result in the record is not what its moves lead to" in run("verify", str(file)).fails()


# Luck that several had a part in


def begun(prepared: Prepared, shares: int = 0) -> Match:
    """A game with so many shares of its luck."""
    added = [share_of(prepared.header, seat, bytes([seat + 1]) * 32) for seat in range(shares)]
    return Sitting.open_prepared(MemoryStore(), "table", prepared.with_shares(added)).match


def played_out(match: Match) -> Match:
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    return match


PLAYERS = [Player("Anna"), Player("Bea")]


def shown(match: Match, folder: Path, *arguments: str) -> str:
    """What `verify` says of a game."""
    file = folder / "game.jsonl"
    file.write_text(format_record(match.record))
    return " ".join(run("verify", str(file), *arguments).succeeds().split())


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        (1, "The client of 1 player added to the luck. What it added fits the commitment that it made before"),
        (2, "The clients of 2 players added to the luck. What each added fits the commitment that it made before any"),
    ],
)
def test_verify_tells_who_added_to_the_luck(shares: int, said: str, tmp_path: Path) -> None:
    found = shown(played_out(begun(prepare("sagrada", PLAYERS, {}), shares)), tmp_path)
    assert said in found
    assert "outcomes of luck are what that secret and all shares give." in found
    assert "Whoever had a part in it knows that nobody chose it, not even the host." in found
    assert "It does not prove who made the moves." in found


def test_verify_tells_nothing_of_shares_where_there_are_none(record: Path) -> None:
    found = " ".join(run("verify", str(record)).succeeds().split())
    assert "added to the luck" not in found
    assert "chose it" not in found
    assert "outcomes of luck are what that secret gives." in found


def test_verify_refuses_a_share_that_was_changed(tmp_path: Path) -> None:
    match = played_out(begun(prepare("sagrada", PLAYERS, {}), 2))
    file = tmp_path / "game.jsonl"
    file.write_text(format_record(match.record).replace("01" * 32, "03" * 32))
    assert run("verify", str(file)).fails() == (
        "The share of seat 1 is not the one that its client committed to for this game."
    )


def test_verify_tells_what_is_of_an_earlier_game(tmp_path: Path) -> None:
    earlier = played_out(bottega.new("sagrada", seats=2)).record
    prepared = continued(earlier, 3, PLAYERS)
    taken = prepared.header.continued
    assert taken is not None
    found = shown(played_out(begun(prepared)), tmp_path)
    assert f"The game goes on from an earlier one, whose record has the link {taken.link} there." in found
    assert f"2 moves and {taken.outcomes} outcomes of luck are of that game: they were possible" in found
    assert "outcomes of luck since then are what that secret gives." in found
    ended = begun(continued(earlier, 3, PLAYERS), 2)
    ended.agree_to_end()
    assert "No luck was asked for since." in shown(ended, tmp_path)


def test_verify_with_a_witness(tmp_path: Path) -> None:
    match = begun(prepare("sagrada", PLAYERS, {}), 2)
    witness, file = witness_of(match.header, 1, "02" * 32), tmp_path / "witness.json"
    file.write_text(format_witness(witness))
    for _ in range(9):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    seen = len(match.record.entries)
    witness = witness.saw(seen, match.link)
    assert "saw this very game begin, and noted nothing" in shown(played_out(match), tmp_path, "--witness", str(file))
    file.write_text(format_witness(witness))
    found = shown(match, tmp_path, "--witness", str(file))
    assert f"The witness saw this very game: entries 1 to {seen} of {len(match.record.entries)} are those" in found


def test_verify_with_a_witness_of_another_game(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "witness.json"
    file.write_text(format_witness(witness_of(begun(prepare("sagrada", PLAYERS, {})).header)))
    refusal = run("verify", str(record), "--witness", str(file)).fails()
    assert refusal == "The record is of another game than the witness saw: its first line differs."
    file.write_text("nothing")
    assert "The witness is not one that Bottega can read" in run("verify", str(record), "--witness", str(file)).fails()
    assert "can't be read" in run("verify", str(record), "--witness", str(tmp_path / "none")).fails()
