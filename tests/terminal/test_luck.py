"""What is said of luck: no more than is true."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import bottega
from bottega.core.records import format_record, parse_record
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
