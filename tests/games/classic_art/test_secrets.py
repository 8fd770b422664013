"""What is chosen in secret stays so in views, events and the record; and a game goes on from the middle of it."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import bottega
from bottega.core.errors import IllegalAction
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.records import Acted, Revealed, format_record, parse_record
from bottega.core.replay import replay, resume, verify
from bottega.games.classic_art.table import Table


def new_match(seats: int = 3) -> Match:
    return bottega.new("classic_art", seats=seats)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def step_of(match: Match) -> str:
    """The name of the step that waits."""
    return table_of(match).agenda[-1].name if not match.over else ""


def play_until(match: Match, rng: random.Random, there: Callable[[Match], bool]) -> Match:
    """Play at random until it is so."""
    while not there(match):
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def at_first_card(match: Match) -> bool:
    return step_of(match).startswith("play")


def at_last_turn(match: Match) -> bool:
    return step_of(match) == "last"


def saved_and_resumed(match: Match) -> Match:
    return resume(parse_record(format_record(match.record)), match.private)


def told_last(match: Match, seat: int | None) -> tuple[object, ...]:
    """The last that a seat was told, and the record."""
    return match.events(seat)[-1].to_json(), format_record(match.record)


def seen(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a seat gets, without what it may do itself."""
    told = [event.to_json() for event in match.events(seat)]
    return match.view(seat), told, format_record(match.record)


# The first card of a turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_3_2_the_first_card_is_nowhere_to_be_seen(seats: int) -> None:
    """Neither in a view, nor in events, nor in the record, wherever in a season."""
    match, rng, turns = new_match(seats), random.Random(seats), 0
    while turns < 30:
        play_until(match, rng, at_first_card)
        (seat,) = match.pending
        others = [other for other in (*match.seats, None) if other != seat]
        before = [seen(match, other) for other in others]
        match.play(seat, rng.choice(match.legal(seat)))
        assert [seen(match, other) for other in others] == before
        match.play(seat, rng.choice(match.legal(seat)))
        assert [seen(match, other) for other in others] != before
        turns += 1


def test_ca_3_2_a_card_that_was_taken_back_is_not_recorded() -> None:
    match = play_until(new_match(), random.Random(1), at_first_card)
    (seat,) = match.pending
    record = format_record(match.record)
    first, second, third, *_ = match.legal(seat)
    match.play(seat, first)
    match.undo(seat)
    assert format_record(match.record) == record
    match.play(seat, second)
    match.play(seat, third)
    actions = [entry.action for entry in match.record.entries if isinstance(entry, Acted)]
    assert first.name not in actions
    assert actions[-2:] == [second.name, third.name]


def test_ca_3_2_a_game_goes_on_between_the_two_cards() -> None:
    match = play_until(new_match(), random.Random(2), at_first_card)
    (seat,) = match.pending
    first, second, *_ = match.legal(seat)
    match.play(seat, first)
    again = saved_and_resumed(match)
    assert [seen(again, other) for other in (*match.seats, None)] == [
        seen(match, other) for other in (*match.seats, None)
    ]
    assert first not in again.legal(seat)
    again.undo(seat)
    again.play(seat, second)
    again.play(seat, first)
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        again.undo(seat)


def test_ca_3_3_a_prediction_can_be_taken_back_until_the_next_player_shows_cards() -> None:
    """A first card is chosen in secret, so it must not show in what may be taken back; it is chosen anew then."""
    match = play_until(new_match(), random.Random(3), lambda match: step_of(match).startswith("predict"))
    (seat,) = match.pending
    match.play(seat, "predict SC 6+" if match.check(seat, "predict SC 6+") is None else "pass")
    match.undo(seat)
    assert match.pending == (seat,)
    match.play(seat, "pass")
    (after,) = match.pending
    hand = match.legal(after)
    match.play(after, hand[0])
    match.undo(seat)
    match.play(seat, "pass")
    assert match.legal(after) == hand
    for card in hand[:2]:
        match.play(after, card)
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        match.undo(seat)


# The card that is dropped


def test_ca_6_1_a_drop_is_nobody_elses_to_know() -> None:
    """Whichever card it is, all others get the same."""
    match = play_until(new_match(), random.Random(4), at_last_turn)
    worlds = []
    for choice in range(3):
        match.play(1, match.legal(1)[choice])
        worlds.append([(match.view(other), told_last(match, other)) for other in (0, 2, None)])
        match.undo(1)
    assert worlds[0] == worlds[1] == worlds[2]


def test_ca_6_1_a_game_goes_on_in_the_last_turn() -> None:
    match = play_until(new_match(), random.Random(5), at_last_turn)
    match.play(2, match.legal(2)[0])
    match.play(0, match.legal(0)[1])
    again = saved_and_resumed(match)
    assert list(again.pending) == list(match.pending) == [1]
    assert [again.view(seat) for seat in again.seats] == [match.view(seat) for seat in match.seats]
    again.undo(2)
    assert list(again.pending) == [1, 2]
    again.play(2, again.legal(2)[2])
    again.play(1, again.legal(1)[0])
    assert table_of(again).season == 2
    assert not any(again.can_undo(seat) for seat in again.seats)


def until_it_closed(events: list[Event]) -> str:
    """What was told of a season, up to its end."""
    words = [event.word for event in events]
    return " ".join(str(event.to_json()) for event in events[: words.index("exhibition-closed")])


@pytest.mark.parametrize("seats", [2, 5])
def test_ca_6_1_dropped_cards_never_come_to_anothers_eyes(seats: int) -> None:
    """Neither in the season, nor when the game is over: no view or event of that season names them."""
    match, rng = new_match(seats), random.Random(seats)
    while not match.over:
        heard = {watcher: match.event_count(watcher) for watcher in (*match.seats, None)}
        play_until(match, rng, at_last_turn)
        drops = {seat: rng.choice(match.legal(seat)).name for seat in match.pending}
        for seat, drop in drops.items():
            match.play(seat, drop)
        for watcher, since in heard.items():
            told = until_it_closed(match.events(watcher, since))
            assert not any(drop.removeprefix("drop ") in told for seat, drop in drops.items() if seat != watcher)
    assert msgspec.json.encode(match.view(None)).count(b'"dropped":null') == seats


def test_ca_6_1_the_record_tells_a_drop_when_the_game_is_over() -> None:
    """Not when its season is: nobody else ever sees the card, so whoever is given the record does not either."""
    match = play_until(new_match(), random.Random(6), at_last_turn)
    drops = [(seat, match.legal(seat)[0].name) for seat in match.seats]
    for seat, drop in drops:
        match.play(seat, drop)
    assert table_of(match).season == 2
    assert "drop" not in format_record(match.record)
    unnamed = [entry.seat for entry in match.record.entries if isinstance(entry, Acted) and entry.action is None]
    assert unnamed == [seat for seat, _ in drops]
    match.agree_to_end()
    revealed = [entry.action for entry in match.record.entries if isinstance(entry, Revealed) and entry.action]
    assert revealed == [drop for _, drop in drops]


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_that_is_saved_after_every_move_and_taken_back_now_and_then(seats: int) -> None:
    """[CA-3.2] [CA-6.1] Its record is sound, and leads to the same end."""
    match, rng = new_match(seats), random.Random(seats)
    decisions = 0
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        decisions += 1
        if decisions % 23 == 0:
            match = saved_and_resumed(match)
    record = parse_record(format_record(match.record))
    assert verify(record).standings() == replay(record).standings() == match.standings()
