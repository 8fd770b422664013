"""Words that sentences for people need everywhere."""

from __future__ import annotations

from bottega.core.words import counted, did_you_mean


def test_things_are_counted() -> None:
    assert [counted(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_hint_for_a_mistyped_name() -> None:
    assert did_you_mean("pase", ["bag", "pace"]) == "; did you mean 'pace'?"
    assert did_you_mean("qqq", ["bag", "pace"]) == " (there are: bag, pace)"
    assert did_you_mean("qqq", []) == ""
