"""Whole games as records: drop a file into a folder here, and it is replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.core.records import format_record, parse_record
from bottega.core.replay import replay, verify
from tests.replays.playthrough import golden_records, playthrough, records


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_record_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_record(text)
    assert format_record(replay(record).record) == text
    if record.header.luck == "sealed":
        verify(record)


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_playthrough_is_as_reviewed(path: Path) -> None:
    assert playthrough(parse_record(path.read_text("utf-8"))) == path.with_suffix(".txt").read_text("utf-8")
