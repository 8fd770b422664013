"""A match: checked, recorded, taken back, resumed."""

import random
from datetime import UTC, datetime

import pytest

import bottega
from bottega.core.actions import Action
from bottega.core.chance import FastChance, commitment_to
from bottega.core.errors import BadInput, IllegalAction, RulesBug
from bottega.core.event import TakenBack
from bottega.core.events import standing
from bottega.core.match import Match, Private
from bottega.core.records import Acted, Luck, Record, Revealed, Undone, format_record, parse_record
from bottega.core.replay import Replay, replay, resume, verify
from bottega.core.views import View
from bottega.games.sagrada.actions import MOVE
from bottega.games.sagrada.table import Table
from tests.core.matches import finished, new_match, play_on, windows_chosen
from tests.told import told


def dump(match: Match) -> View:
    return match.game.dump(match.state)


def legal(match: Match, word: str) -> str:
    """The first legal action of the seat to move that begins with a word."""
    return next(action.name for action in match.legal(match.pending[0]) if action.name.startswith(word))


@pytest.fixture
def opening() -> Match:
    """The first turn of a game of two."""
    return windows_chosen(new_match(seed=1))


# Refusing


def test_a_refused_action_changes_nothing(opening: Match) -> None:
    seat = opening.pending[0]
    before, record, events = dump(opening), opening.record, opening.event_count()
    with pytest.raises(IllegalAction, match="No tool is in use") as refused:
        opening.play(seat, "stop")
    assert refused.value.reason.code == "no-tool-to-stop"
    assert (dump(opening), opening.record, opening.event_count()) == (before, record, events)


def test_every_refused_action_leaves_no_trace(opening: Match) -> None:
    seat = opening.pending[0]
    before, record = dump(opening), opening.record
    refused = [action for action in opening.game.actions if opening.check(seat, action) is not None]
    for action in refused[::9]:
        with pytest.raises(IllegalAction):
            opening.play(seat, action)
    assert (dump(opening), opening.record) == (before, record)


def test_the_reason_of_a_refusal_may_be_asked_for(opening: Match) -> None:
    seat = opening.pending[0]
    assert opening.check(seat, "pass") is None
    reason = opening.check(seat, "stop")
    assert reason is not None
    assert reason.code == "no-tool-to-stop"


def test_a_seat_that_owes_no_decision(opening: Match) -> None:
    other = 1 - opening.pending[0]
    assert opening.legal(other) == []
    with pytest.raises(IllegalAction, match="It is not your turn"):
        opening.play(other, "pass")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there(opening: Match, seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"There is no seat {seat} at this table"):
        opening.play(seat, "pass")
    with pytest.raises(IllegalAction, match="There is no seat"):
        opening.legal(seat)
    with pytest.raises(IllegalAction, match="There is no seat"):
        opening.view(seat)
    with pytest.raises(IllegalAction, match="There is no seat"):
        opening.undo(seat)


def test_an_action_that_is_not_there(opening: Match) -> None:
    with pytest.raises(BadInput, match="There is no action 'fly'"):
        opening.play(opening.pending[0], "fly")


def test_a_finished_game_takes_no_action() -> None:
    match = finished(seed=1)
    record = match.record
    with pytest.raises(IllegalAction, match="The game is over"):
        match.play(0, "pass")
    assert match.record == record


def test_standings_are_of_finished_games() -> None:
    with pytest.raises(BadInput, match="The game is not over, so there are no standings yet"):
        new_match(seed=1).standings()
    assert [standing.place for standing in finished(seed=1).standings()] == [1, 2]


def test_actions_may_be_named_or_given(opening: Match) -> None:
    seat = opening.pending[0]
    action = opening.legal(seat)[0]
    happened = opening.play(seat, action)
    assert [event.word for event in happened] == ["placed"]


def test_an_event_tells_itself(opening: Match) -> None:
    seat = opening.pending[0]
    happened = opening.play(seat, "pass")
    assert told(opening.game, happened[0]) == f"{['Giada', 'Davide'][seat]} ends the turn."
    assert happened[0].to_json() == {"event": "passed", "actor": seat, "rule": "SG-3.7"}


def test_events_can_be_asked_for_since_a_number(opening: Match) -> None:
    since = opening.event_count()
    opening.play(opening.pending[0], "pass")
    assert [event.word for event in opening.events(since=since)] == ["passed"]


def test_new_games_are_for_two_if_nothing_is_said() -> None:
    assert bottega.new("sagrada").header.seats == 2


def test_new_games_ask_for_as_many_names_as_seats() -> None:
    with pytest.raises(BadInput, match="1 player is named for 2 seats"):
        bottega.new("sagrada", seats=2, players=["Giada"])
    assert bottega.new("sagrada", seats=2, players=["Giada", "Davide"]).header.players == ["Giada", "Davide"]


def test_seeded_games_are_repeatable_and_sealed_ones_are_not() -> None:
    assert dump(new_match(seed=4)) == dump(new_match(seed=4))
    assert new_match().header.commitment != new_match().header.commitment


# Taking back


def test_an_action_is_taken_back(opening: Match) -> None:
    seat = opening.pending[0]
    before = dump(opening)
    opening.play(seat, legal(opening, "place"))
    assert opening.can_undo(seat)
    opening.undo(seat)
    assert dump(opening) == before


def test_the_record_keeps_what_was_taken_back(opening: Match) -> None:
    seat = opening.pending[0]
    placed = legal(opening, "place")
    opening.play(seat, placed)
    opening.undo(seat)
    done, undone = opening.record.entries[-2:]
    assert isinstance(done, Acted)
    assert isinstance(undone, Undone)
    assert done.action == placed
    assert (undone.seat, undone.action) == (seat, done.n)


def test_a_whole_turn_is_taken_back_action_by_action(opening: Match) -> None:
    seat = opening.pending[0]
    before = dump(opening)
    opening.play(seat, legal(opening, "place"))
    opening.play(seat, "pass")
    assert opening.pending != (seat,)
    opening.undo(seat)
    opening.undo(seat)
    assert dump(opening) == before


def test_nothing_to_take_back() -> None:
    match = new_match(seed=1)
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction, match="You have nothing to take back"):
        match.undo(0)


def test_not_once_another_has_acted(opening: Match) -> None:
    first = opening.pending[0]
    opening.play(first, "pass")
    opening.play(1 - first, legal(opening, "place"))
    assert not opening.can_undo(first)
    with pytest.raises(IllegalAction, match="Another player has moved since"):
        opening.undo(first)


def test_but_again_once_the_other_took_that_back(opening: Match) -> None:
    first = opening.pending[0]
    before = dump(opening)
    opening.play(first, "pass")
    opening.play(1 - first, legal(opening, "place"))
    opening.undo(1 - first)
    opening.undo(first)
    assert dump(opening) == before


def test_not_once_something_new_was_seen(opening: Match) -> None:
    """The next round was rolled."""
    for _ in range(4):
        last = opening.pending[0]
        opening.play(last, "pass")
    assert not opening.can_undo(last)
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        opening.undo(last)


def test_not_once_the_windows_are_shown(opening: Match) -> None:
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="You have seen something new since"):
            opening.undo(seat)


def test_not_once_the_game_is_over() -> None:
    match = finished(seed=1)
    assert not any(match.can_undo(seat) for seat in (0, 1))


def test_taking_back_never_rolls_again() -> None:
    """With the same decisions the same luck comes, whatever was taken back in between."""
    straight = play_on(new_match(seed=6), random.Random(3))
    rng, match = random.Random(3), new_match(seed=6)
    other = random.Random(8)
    while not match.over:
        seat = rng.choice(match.pending)
        action = rng.choice(match.legal(seat))
        detour = other.choice(match.legal(seat))
        if not match.state.seal and detour.name.startswith("place"):
            match.play(seat, detour)
            match.undo(seat)
        match.play(seat, action)
    assert dump(match) == dump(straight)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
@pytest.mark.parametrize("back", [0, 1, 2])
def test_a_sealed_choice_is_taken_back_in_any_order(order: tuple[int, ...], back: int) -> None:
    match = new_match(seats=3, seed=2)
    chosen = {seat: match.legal(seat)[0].name for seat in range(3)}
    for seat in order[:2]:
        match.play(seat, chosen[seat])
    if back == order[2]:
        with pytest.raises(IllegalAction, match="You have nothing to take back"):
            match.undo(back)
    else:
        match.undo(back)
        assert set(match.pending) == {back, order[2]}
        chosen[back] = match.legal(back)[3].name
        match.play(back, chosen[back])
    match.play(order[2], chosen[order[2]])
    acted = {entry.seat: entry.action for entry in match.record.entries if isinstance(entry, Acted)}
    assert acted == chosen


def test_a_sealed_choice_that_was_taken_back_leaves_no_trace_in_the_record() -> None:
    """Which pattern somebody nearly chose is nobody's business."""
    match = new_match(seed=2)
    record = match.record
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.record == record
    assert [event.word for event in match.events(0)[-3:]] == ["window-chosen", "decided", "taken-back"]
    windows_chosen(match)
    assert not [entry for entry in match.record.entries if isinstance(entry, Undone)]


def test_others_are_told_that_somebody_decided_and_nothing_more() -> None:
    """So that they know whom the table waits for, as their views tell too."""
    match = new_match(seats=3, seed=2)
    known = {viewer: match.event_count(viewer) for viewer in (1, 2, None)}
    match.play(0, match.legal(0)[0])
    match.undo(0)
    for viewer, since in known.items():
        assert [event.to_json() for event in match.events(viewer, since)] == [
            {"event": "decided", "actor": 0},
            {"event": "taken-back", "actor": 0, "events": (since,)},
        ]


def test_what_is_decided_in_several_steps_is_told_with_the_last() -> None:
    """Two cards are chosen in secret, and shown with the second: nobody is told of the first, nor that it was taken
    back."""
    match = first_turn_of_classic_art()
    mover = match.pending[0]
    known = match.event_count((mover + 1) % 3)
    match.play(mover, match.legal(mover)[0])
    match.undo(mover)
    assert match.event_count((mover + 1) % 3) == known


def test_a_sealed_choice_can_be_taken_back_after_another_chose_anew() -> None:
    """One chooses, two chooses, one takes back and chooses again: two may still take back, resumed or not."""
    match = new_match(seats=3)
    for seat in (1, 2):
        match.play(seat, match.legal(seat)[0])
    match.undo(1)
    match.play(1, match.legal(1)[1])
    for table in (match, resume(match.record, match.private)):
        assert table.can_undo(2)
        table.undo(2)
        assert set(table.pending) == {0, 2}


def first_turn_of_classic_art() -> Match:
    """The first turn is passed on, with nothing new seen: the next player chooses two cards in secret."""
    match = bottega.new("classic_art", seats=3, seed=1)
    while not match.state.seal:
        match.play(match.pending[0], "pass")
    return match


def test_a_secret_beginning_tells_nothing_by_undo() -> None:
    """Whether another has begun to choose in secret can't be learned by asking what may be taken back."""
    match = first_turn_of_classic_art()
    mover, before = match.pending[0], 2
    assert mover != before
    assert match.can_undo(before)
    match.play(mover, match.legal(mover)[0])
    assert match.pending == (mover,)
    assert match.can_undo(before)


def test_what_was_secretly_begun_goes_with_the_action_before_it() -> None:
    match = first_turn_of_classic_art()
    mover = match.pending[0]
    match.play(mover, match.legal(mover)[0])
    match.undo(2)
    assert match.pending == (2,)
    match.play(2, "pass")
    assert len(match.legal(mover)) == len(first_turn_of_classic_art().legal(mover))
    assert replay_of(match) == dump(match)


def replay_of(match: Match) -> View:
    """The position that the record of a running game with a seed leads to."""
    return dump(resume(match.record, match.private, FastChance(random.Random(1))))


def test_an_undo_is_told_and_numbers_only_grow(opening: Match) -> None:
    """Whoever asks for what came since a number misses nothing."""
    seat = opening.pending[0]
    known = opening.events()
    opening.play(seat, legal(opening, "place"))
    since = opening.event_count()
    opening.undo(seat)
    opening.play(seat, "pass")
    back, passed = opening.events(since=since)
    assert isinstance(back, TakenBack)
    assert (back.word, back.events) == ("taken-back", (len(known),))
    assert back.to_json() == {"event": "taken-back", "actor": seat, "events": (len(known),)}
    assert told(opening.game, back) == f"{['Giada', 'Davide'][seat]} takes the last action back."
    assert passed.word == "passed"
    assert standing(opening.events()) == [*known, passed]


def test_each_seat_counts_its_own_events() -> None:
    """What is told to one seat alone moves no other's numbers."""
    match = new_match(seats=2, seed=3)
    counts = [match.event_count(seat) for seat in (0, 1, None)]
    match.play(0, match.legal(0)[0])
    assert [match.event_count(seat) for seat in (0, 1, None)] == [counts[0] + 2, counts[1] + 1, counts[2] + 1]


# Closing a game before its end


def test_a_game_that_is_resigned_is_over_and_can_be_verified() -> None:
    match = play_on(windows_chosen(new_match()), random.Random(1), 12)
    match.resign(1)
    assert match.over
    assert match.pending == ()
    assert match.legal(0) == []
    assert told(match.game, match.events()[-1]) == "Davide gives up. The game ends here."
    end = match.record.end
    assert end is not None
    assert (end.how, end.by, end.scores, end.winners) == ("resigned", 1, [], [0])
    assert end.secret == match.private.secret
    again = verify(parse_record(format_record(match.record)))
    assert again.record == match.record
    assert again.closed == "resigned"


def test_a_game_that_is_ended_by_agreement_has_no_winner() -> None:
    match = play_on(windows_chosen(new_match(seats=3)), random.Random(1), 5)
    match.agree_to_end()
    end = verify(match.record).record.end
    assert end is not None
    assert (end.how, end.by, end.scores, end.winners) == ("agreed", None, [], [])


def test_with_three_nobody_wins_by_another_s_resigning() -> None:
    match = windows_chosen(new_match(seats=3))
    match.resign(0)
    end = match.record.end
    assert end is not None
    assert end.winners == []


def test_a_game_is_closed_in_the_middle_of_sealed_choices() -> None:
    match = new_match()
    match.play(1, match.legal(1)[2])
    some_day = datetime(2026, 1, 1, tzinfo=UTC)
    match.agree_to_end(some_day)
    assert [(entry.seat, entry.time) for entry in match.record.entries if isinstance(entry, Acted)] == [(1, some_day)]
    assert verify(match.record).record == match.record, "also long after it"


def test_nothing_goes_on_in_a_closed_game() -> None:
    match = windows_chosen(new_match(seed=2))
    seat = match.pending[0]
    match.play(seat, "pass")
    match.agree_to_end()
    record = match.record
    with pytest.raises(IllegalAction, match="This game was ended early"):
        match.play(match.state.pending[0], "pass")
    with pytest.raises(IllegalAction, match="This game was ended early"):
        match.undo(seat)
    with pytest.raises(IllegalAction, match="The game is over already"):
        match.resign(0)
    with pytest.raises(BadInput, match="The game was ended early, so there are no standings"):
        match.standings()
    assert match.record == record


def test_a_finished_game_can_t_be_closed() -> None:
    match = finished(seed=1)
    with pytest.raises(IllegalAction, match="The game is over already"):
        match.agree_to_end()
    with pytest.raises(IllegalAction, match="The game is over already"):
        match.resign(0)


def test_nobody_resigns_for_a_seat_that_is_not_there() -> None:
    match = new_match(seed=1)
    with pytest.raises(IllegalAction, match="There is no seat 7"):
        match.resign(7)
    assert not match.over


# What may be seen


def test_the_record_of_a_running_game_withholds_private_objectives() -> None:
    match = windows_chosen(new_match(seed=2))
    deal = match.record.entries[0]
    assert isinstance(deal, Luck)
    assert [value is None for _, value in deal.outcomes] == [True, True] + [False] * 4
    assert match.record.end is None


def test_the_record_of_a_running_game_withholds_sealed_choices() -> None:
    match = new_match(seed=2)
    match.play(1, match.legal(1)[0])
    assert [entry for entry in match.record.entries if isinstance(entry, Acted)] == []
    match.play(0, match.legal(0)[0])
    assert [entry.seat for entry in match.record.entries if isinstance(entry, Acted)] == [1, 0]


def test_the_record_of_a_running_game_withholds_the_secret() -> None:
    match = windows_chosen(new_match())
    secret = match.private.secret
    assert secret is not None
    assert secret not in format_record(match.record)
    assert match.record.header.commitment == commitment_to(bytes.fromhex(secret), match.record.header.setup)


def test_the_record_of_a_finished_game_tells_all() -> None:
    match = finished()
    withheld = [e.n for e in match.record.entries if isinstance(e, Luck) and None in [value for _, value in e.outcomes]]
    revealed = {e.entry: e.outcomes for e in match.record.entries if isinstance(e, Revealed)}
    assert list(revealed) == withheld == [1]
    assert [door for door, _ in revealed[1] or []][:2] == ["pick", "pick"]
    end = match.record.end
    assert end is not None
    assert end.secret == match.private.secret
    totals = {standing.seat: standing.total for standing in match.standings()}
    assert end.scores == [totals[0], totals[1]]
    assert end.winners == [match.standings()[0].seat]


def test_a_seeded_record_has_no_secret() -> None:
    match = finished(seed=3)
    assert match.header.commitment is None
    assert match.record.end is not None
    assert match.record.end.secret is None


def test_a_seat_sees_its_own_objective_and_no_other() -> None:
    match = new_match(seed=2)
    dealt = [
        [event.to_json()["actor"] for event in match.events(seat) if event.word == "objective-dealt"] for seat in (0, 1)
    ]
    assert dealt == [[0], [1]]
    assert [event for event in match.events() if event.word == "objective-dealt"] == []


# Playing again


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [None, 5])
def test_a_finished_record_is_played_again_to_the_same_end(seats: int, seed: int | None) -> None:
    match = finished(seats, seed)
    record = parse_record(format_record(match.record))
    assert record == match.record
    again = replay(record)
    assert dump(again) == dump(match)
    assert again.record == record


def test_a_sealed_record_is_verified() -> None:
    match = finished()
    again = verify(parse_record(format_record(match.record)))
    assert again.record == match.record
    assert dump(again) == dump(match)


def test_the_luck_of_a_seeded_record_can_t_be_verified() -> None:
    with pytest.raises(BadInput, match=r"The luck of this game was not sealed \(it was simulated from a seed\)"):
        verify(finished(seed=1).record)


def test_a_running_game_can_t_be_verified_yet() -> None:
    with pytest.raises(BadInput, match="The game is not over, so its luck is still sealed"):
        verify(new_match().record)


def test_a_record_is_played_again_step_by_step() -> None:
    match = finished(seed=5)
    again = Replay(match.record)
    assert again.at == 1  # the deal comes first
    steps = 0
    while not again.done:
        again.step()
        steps += 1
    assert steps == sum(not isinstance(entry, Luck) for entry in match.record.entries)
    assert again.match.over


def test_a_running_game_is_resumed() -> None:
    """With sealed luck: from the record and what was kept beside it. Both go on alike."""
    match = play_on(new_match(seats=3), random.Random(1), 40, taking_back=0.3)
    again = resume(parse_record(format_record(match.record)), match.private)
    assert dump(again) == dump(match)
    assert again.record == match.record
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
    play_on(match, random.Random(2))
    play_on(again, random.Random(2))
    assert dump(again) == dump(match)
    assert verify(again.record).over


def test_a_game_is_resumed_in_the_middle_of_sealed_choices() -> None:
    match = new_match(seats=3)
    match.play(2, match.legal(2)[1])
    match.play(0, match.legal(0)[3])
    assert [seat for seat, _ in match.private.sealed] == [2, 0]
    again = resume(parse_record(format_record(match.record)), match.private)
    assert dump(again) == dump(match)
    assert list(again.pending) == [1]
    again.undo(2)
    assert list(again.pending) == [1, 2]


def test_a_resumed_game_may_be_resumed_again() -> None:
    match = windows_chosen(new_match())
    once = resume(match.record, match.private)
    twice = resume(once.record, once.private)
    assert dump(twice) == dump(match)
    assert twice.private == match.private


def test_a_seeded_game_is_resumed_with_its_luck() -> None:
    match = play_on(new_match(seed=12), random.Random(1), 25)
    again = resume(match.record, match.private, FastChance(random.Random(12)))
    assert dump(again) == dump(match)
    assert dump(play_on(again, random.Random(2))) == dump(play_on(match, random.Random(2)))


def test_a_running_game_is_not_resumed_without_what_was_kept() -> None:
    match = windows_chosen(new_match())
    with pytest.raises(BadInput, match="A game can't go on without the luck that it began with"):
        resume(match.record, Private(None, []))


def test_nor_with_another_secret() -> None:
    match = windows_chosen(new_match())
    with pytest.raises(BadInput, match="The secret is not the one that was committed to"):
        resume(match.record, Private("00" * 32, []))


def test_nor_with_one_that_is_no_number() -> None:
    with pytest.raises(BadInput, match="The secret in the record is not a hexadecimal number"):
        resume(new_match().record, Private("no number", []))


def test_a_game_is_resumed_where_it_stood_with_an_action_that_can_be_taken_back(opening: Match) -> None:
    match = windows_chosen(new_match())
    seat = match.pending[0]
    before = dump(match)
    match.play(seat, legal(match, "place"))
    again = resume(match.record, match.private)
    again.undo(seat)
    assert dump(again) == before


def test_records_are_values(opening: Match) -> None:
    record = opening.record
    opening.play(opening.pending[0], "pass")
    assert isinstance(record, Record)
    assert len(opening.record.entries) == len(record.entries) + 1


def test_a_replayed_game_does_not_go_on_and_is_not_harmed_by_trying() -> None:
    """Its luck is not known: the record has told all of it."""
    match = replay(windows_chosen(new_match(seats=1, seed=8)).record)
    before = match.game.dump(match.state)
    match.play(0, "pass")
    with pytest.raises(BadInput, match="The record lacks an outcome"):
        match.play(0, "pass")
    assert not match.over
    match.undo(0)
    assert match.game.dump(match.state) == before


def test_an_action_that_is_not_in_the_table_is_bad_input() -> None:
    match = windows_chosen(new_match())
    with pytest.raises(BadInput, match="'move A1 A1' is not an action of Sagrada"):
        match.play(0, MOVE[0][0])
    with pytest.raises(BadInput, match="is not an action of Sagrada"):
        match.check(0, Action("pass"))


def test_what_breaks_off_is_not_rolled_again() -> None:
    """Luck that was drawn for an action that broke off comes again: nobody gets a second roll."""
    match = windows_chosen(new_match(seats=1))
    twin = resume(match.record, match.private)
    match.play(0, "pass")
    twin.play(0, "pass")
    table = match.state
    assert isinstance(table, Table)
    bag = list(table.bag)
    table.bag[:] = [0, 0, 1, 0, 0]  # it runs out in the middle of the next round's draw
    with pytest.raises(RulesBug, match="drawing from nothing"):
        match.play(0, "pass")
    table.bag[:] = bag
    match.play(0, "pass")
    twin.play(0, "pass")
    assert match.record.entries[-1] == twin.record.entries[-1]
