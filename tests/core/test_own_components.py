"""Records of games with components of one's own: they carry them, and need nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest

import bottega
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.match import Match
from bottega.core.recorder import Recorder
from bottega.core.records import Record, format_record, parse_record
from bottega.core.registry import find_game
from bottega.core.replay import game_of, replay, resume, verify
from tests.core.matches import play_on, windows_chosen

OWN = """
[[patterns.items]]
name = "Batllo"
difficulty = 3
grid = [".....", ".....", ".....", "....."]

[[public_objectives.items]]
name = "Deep Shades"
points = 7
"""


def new_match(own: str = OWN, seed: int | None = None) -> Match:
    return bottega.new("sagrada", seats=2, seed=seed, own_components=own)


def finished(seed: int | None = None) -> Match:
    return play_on(new_match(seed=seed), random.Random(5), taking_back=0.2)


def with_components(record: Record, own: str) -> Record:
    return Record(msgspec.structs.replace(record.header, own_components=own), record.entries)


def refused(record: Record) -> str:
    with pytest.raises(BadInput) as said:
        replay(record)
    return str(said.value)


def test_a_match_is_played_with_them() -> None:
    match = new_match()
    assert match.game is find_game("sagrada", OWN)
    assert match.header.own_components == OWN
    assert match.header.components == match.game.fingerprint != find_game("sagrada").fingerprint


def test_a_game_is_made_once_for_one_file() -> None:
    assert find_game("sagrada", OWN) is find_game("sagrada", OWN)
    assert find_game("sagrada", OWN + "\n") is not find_game("sagrada", OWN)
    assert find_game("sagrada", "") is find_game("sagrada")


def test_games_with_other_components_do_not_meddle_with_each_other() -> None:
    before = find_game("sagrada").fingerprint
    with pytest.raises(BadInput):
        find_game("sagrada", "[dice]\neach = 1")
    find_game("sagrada", OWN)
    assert find_game("sagrada").fingerprint == before
    assert find_game("sagrada").own_components == ""


def test_a_record_without_them_does_not_speak_of_them() -> None:
    match = bottega.new("sagrada", seats=2)
    assert "own_components" not in format_record(match.record)


def test_a_record_carries_them() -> None:
    record = parse_record(format_record(finished().record))
    assert record.header.own_components == OWN
    assert game_of(record.header) is find_game("sagrada", OWN)
    again = replay(record)
    assert again.record == record
    assert again.game.own_components == OWN
    assert verify(record).over


def test_a_running_game_goes_on_with_them() -> None:
    match = play_on(windows_chosen(new_match()), random.Random(1), 15)
    record = parse_record(format_record(match.record))
    again = resume(record, match.private)
    assert again.game.own_components == OWN
    assert again.view(0) == match.view(0)
    assert again.legal(again.pending[0]) == match.legal(match.pending[0])


def test_a_seeded_game_goes_on_with_them() -> None:
    match = play_on(new_match(seed=4), random.Random(1), 9)
    again = resume(match.record, match.private, FastChance(random.Random(4)))
    assert again.view(1) == match.view(1)


def test_simulated_records_carry_them() -> None:
    game = find_game("sagrada", OWN)
    rng = random.Random(3)
    recorder = Recorder(game, game.ruleset(2, {}), rng)
    while pending := recorder.state.pending:
        recorder.apply(pending[0], rng.choice(recorder.state.legal(pending[0])))
    record = recorder.record(["a", "b"], game.standings(recorder.state))
    assert replay(parse_record(format_record(record))).record == record


def test_a_record_that_lost_them_is_refused() -> None:
    said = refused(with_components(finished(seed=1).record, ""))
    assert said == "The record was played with other components than this Bottega has."


def test_a_record_with_others_is_refused() -> None:
    said = refused(with_components(finished(seed=1).record, OWN.replace("points = 7", "points = 8")))
    assert said == "The record was played with other components than this Bottega has."


def test_a_record_with_a_comment_more_is_refused() -> None:
    """The values fit, and the digest does not."""
    assert "digest" in refused(with_components(finished(seed=1).record, OWN + "# more"))


def test_an_old_version_of_the_rules_is_named_before_its_components() -> None:
    record = with_components(finished(seed=1).record, "[chapter_of_old]")
    old = Record(msgspec.structs.replace(record.header, rules=0), record.entries)
    assert "version 0 of the rules" in refused(old)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ("= 3", "In the record: The components are not TOML: Invalid statement (at line 1, column 1)."),
        ("\n" * 200_000, "In the record: The components are longer than 100,000 characters."),
        ("[easel]", "In the record: The components are wrong. There is no chapter 'easel'."),
        ("[dice]\neach = 1", "In the record: The components are wrong. dice.each must be 18, not 1."),
        ("[dice]\neach = 0x" + "f" * 1900, "In the record: The components are wrong. dice.each is too large"),
        ("[dice]\ncolours = " + "[\n" * 40_000, "In the record: The components are not TOML that can be read"),
    ],
    ids=lambda own: own[:20],
)
def test_a_hostile_record_is_refused(own: str, sentence: str) -> None:
    record = with_components(finished(seed=1).record, own)
    assert refused(parse_record(format_record(record))).startswith(sentence)


@pytest.mark.parametrize("value", ["3", "null", "{}", '["x"]', '"\\ud800"'])
def test_own_components_are_text(value: str) -> None:
    text = format_record(finished(seed=1).record)
    broken = text.replace(msgspec.json.encode(OWN).decode(), value, 1)
    assert broken != text
    with pytest.raises(BadInput, match="Line 1 of the record"):
        parse_record(broken)


def test_a_match_with_a_bad_file_does_not_begin() -> None:
    with pytest.raises(BadInput, match=r"The components are wrong\. There is no chapter 'esel'"):
        new_match("[esel]")
