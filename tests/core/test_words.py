"""Words that sentences for people need everywhere."""

from __future__ import annotations

from bottega.core.words import counted


def test_things_are_counted() -> None:
    assert [counted(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
