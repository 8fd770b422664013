"""Beginning a game in steps, and going on from an earlier one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.match import Match
from bottega.core.records import (
    Acted,
    Continued,
    Ended,
    Luck,
    Record,
    Undone,
    format_record,
    links_of,
    outcomes_of,
    parse_record,
)
from bottega.core.registry import find_game, game_names
from bottega.core.replay import Replay, resume, verify
from bottega.core.seal import committed, sealed_luck, share_of
from bottega.sitting.beginning import Prepared, continued, prepare
from bottega.sitting.saves import Saves
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode
from bottega.sitting.store import MemoryStore
from tests.core.matches import new_match, play_on
from tests.replays.playthrough import records
from tests.sitting.tables import NAMES, opened, played, seats_of

STEPS = 6
"""At how many steps of each record a game goes on, besides the first and the last: each is played to its end and back
again some eight times."""
SHARES = [bytes([seat + 1]) * 32 for seat in range(5)]


def people(seats: int) -> list[Player]:
    return [Player(name) for name in NAMES[:seats]]


def everything(sitting: Sitting) -> list[bytes]:
    """All that anybody may see of a sitting."""
    return [encode(sitting.snapshot(seat)) for seat in (None, *sitting.match.seats)]


# In steps


def test_a_game_is_prepared_and_begins_with_shares() -> None:
    prepared = prepare("sagrada", people(2), {"bag": "reduced"})
    shares = [share_of(prepared.header, seat, SHARES[seat]) for seat in (0, 1)]
    store = MemoryStore()
    sitting = Sitting.open_prepared(store, "table", prepared.with_shares(shares))
    assert sitting.match.header.shares == tuple(shares)
    assert sitting.match.header.options["bag"] == "reduced"
    assert sitting.match.private.secret == prepared.secret
    for _ in played(sitting, random.Random(1), most=20):
        pass
    again = Sitting.load(store, "table")
    assert everything(again) == everything(sitting)
    for _ in played(again, random.Random(2)):
        pass
    assert verify(again.match.record).header.shares == tuple(shares)


def test_a_prepared_game_can_be_kept_while_shares_are_gathered() -> None:
    prepared = prepare("fresco", people(3), {"bells": "on"})
    assert msgspec.json.decode(msgspec.json.encode(prepared), type=Prepared) == prepared


def test_a_share_that_does_not_fit_begins_nothing() -> None:
    prepared = prepare("sagrada", people(2), {})
    share = msgspec.structs.replace(share_of(prepared.header, 0, SHARES[0]), share=SHARES[1].hex())
    with pytest.raises(BadInput, match="The share of seat 1 is not the one that its client committed to"):
        prepared.with_shares([share])
    forced = msgspec.structs.replace(prepared, header=msgspec.structs.replace(prepared.header, shares=(share,)))
    store = MemoryStore()
    with pytest.raises(BadInput, match="The share of seat 1 is not the one that its client committed to"):
        Sitting.open_prepared(store, "table", forced)
    assert store.names() == []


def test_another_secret_than_was_committed_to_begins_nothing() -> None:
    prepared = msgspec.structs.replace(prepare("sagrada", people(2), {}), secret="00" * 32)
    store = MemoryStore()
    with pytest.raises(BadInput, match="The secret is not the one that was committed to"):
        Sitting.open_prepared(store, "table", prepared)
    assert store.names() == []


def test_what_can_not_be_prepared() -> None:
    with pytest.raises(BadInput, match="There is no bot 'nobody'"):
        prepare("sagrada", [Player("Anna"), Player("Bob", "nobody")], {})
    with pytest.raises(BadInput, match="is for 1 to 4 players, not 5"):
        prepare("sagrada", people(5), {})


# Going on from a finished game


def beginnings(record: Record, count: int = STEPS) -> Iterator[int]:
    """Some steps from which a game can go on: the first and the last, and others all over it."""
    assert record.end is not None
    last = max(entry.n for entry in record.entries if isinstance(entry, Acted)) - 1
    yield from sorted({0, 1, last, *random.Random(1).sample(range(last), min(count, last))})


def position(record: Record, step: int) -> Match:
    """The earlier game after a step, played again."""
    replay = Replay(record)
    while replay.at < step:
        replay.step()
    return replay.match


def told(match: Match) -> list[list[dict[str, object]]]:
    """What was told to everybody."""
    return [[event.to_json() for event in match.events(seat)] for seat in (None, *match.seats)]


def check_fork(record: Record, step: int, rng: random.Random, store: MemoryStore) -> Record:
    """Go on from a step: it is where the earlier game was, and the new one can be loaded, finished and verified."""
    seats, name = record.header.seats, f"from {step}"
    prepared = continued(record, step, people(seats))
    shares = [share_of(prepared.header, seat, SHARES[seat]) for seat in range(seats)]
    sitting = Sitting.open_prepared(store, name, prepared.with_shares(shares if step % 2 else []))
    then = position(record, step)
    assert [sitting.match.view(seat) for seat in (None, *then.seats)] == [
        then.view(seat) for seat in (None, *then.seats)
    ]
    assert told(sitting.match) == told(then)
    assert not any(sitting.match.can_undo(seat) for seat in then.seats)
    assert sitting.match.private.sealed == then.private.sealed
    assert everything(Sitting.load(store, name)) == everything(sitting)
    for _ in played(sitting, rng, most=15):
        pass
    again = Sitting.load(store, name)
    assert everything(again) == everything(sitting)
    assert again.match.record == sitting.match.record
    play_on(again.match, rng, taking_back=0.1)
    verify(parse_record(format_record(again.match.record)))
    return again.match.record


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", [path for path in records() if "a-duel" in path.name], ids=lambda path: path.parent.name
)
def test_a_recorded_game_goes_on_from_any_step(path: Path) -> None:
    record, rng, store = parse_record(path.read_text("utf-8")), random.Random(path.name), MemoryStore()
    for step in beginnings(record):
        check_fork(record, step, rng, store)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_a_random_game_goes_on_from_any_step(game: str) -> None:
    """With much taken back, and once more from a game that goes on itself."""
    rng, store = random.Random(game), MemoryStore()
    seats = seats_of(game)[1]
    sitting = opened(game, seats, None)
    record = play_on(sitting.match, rng, taking_back=0.3).record
    for step in beginnings(record, 2):
        later = check_fork(record, step, rng, store)
    for step in beginnings(later, 1):
        check_fork(later, step, rng, MemoryStore())


def test_all_modules_of_fresco_go_on() -> None:
    path = next(path for path in records() if path.stem == "all-modules")
    record = parse_record(path.read_text("utf-8"))
    check_fork(record, len(record.entries) // 2, random.Random(1), MemoryStore())


def finished(seats: int = 3, seed: int | None = None) -> Record:
    return play_on(new_match(seats, seed), random.Random(5), taking_back=0.2).record


RECORD = finished()


def forked(record: Record, step: int) -> Sitting:
    return Sitting.open_prepared(MemoryStore(), "later", continued(record, step, people(record.header.seats)))


def test_the_lines_are_those_of_the_earlier_game_and_its_link_tells_where() -> None:
    step = next(entry.n for entry in RECORD.entries if isinstance(entry, Undone))
    match = forked(RECORD, step).match
    assert match.record.entries == RECORD.entries[:step]
    assert match.header.continued is not None
    assert match.header.continued.link == links_of(RECORD)[step]
    assert match.header.players == NAMES[:3]
    assert match.header.options == RECORD.header.options


def test_luck_comes_along_with_what_it_was_asked_for() -> None:
    """Set up is with all cards dealt; and what was rolled for an action is not rolled anew."""
    assert isinstance(RECORD.entries[0], Luck)
    assert forked(RECORD, 0).match.record.entries == RECORD.entries[:1]
    later = [entry.n for entry in RECORD.entries if isinstance(entry, Luck)][3]
    before, after = continued(RECORD, later - 1, people(3)), continued(RECORD, later, people(3))
    assert before.earlier == after.earlier
    assert before.header.continued == after.header.continued


def test_luck_is_drawn_anew() -> None:
    def rolled() -> list[Luck]:
        match = play_on(forked(RECORD, 1).match, random.Random(1))
        return [entry for entry in match.record.entries[1:] if isinstance(entry, Luck)]

    assert rolled() != rolled()


def test_in_the_middle_of_a_sealed_decision() -> None:
    """What one has chosen stays chosen, and is noted when all have. Others may choose, and choose again."""
    sitting = forked(RECORD, 2)
    match = sitting.match
    first = RECORD.entries[1]
    assert isinstance(first, Acted)
    assert match.private.sealed == [(first.seat, first.action)]
    assert len(match.record.entries) == 1
    assert set(match.pending) == set(range(3)) - {first.seat}
    with pytest.raises(IllegalAction, match=r"You have nothing to take back\."):
        sitting.undo(first.seat)
    second, third = match.pending
    sitting.play(second, match.legal(second)[0])
    sitting.undo(second)
    sitting.play(third, match.legal(third)[0])
    sitting.play(second, match.legal(second)[1])
    acted = [entry.seat for entry in match.record.entries if isinstance(entry, Acted)]
    assert acted == [first.seat, third, second]
    assert not match.can_undo(second)
    assert match.private.sealed == []
    assert verify(play_on(match, random.Random(1)).record).over


def test_undo_does_not_reach_back_into_the_earlier_game() -> None:
    entry = next(entry for entry in RECORD.entries if isinstance(entry, Undone)).action
    assert position(RECORD, entry).can_undo(RECORD.entries[entry - 1].seat)  # type: ignore[union-attr]
    sitting = forked(RECORD, entry)
    for seat in sitting.match.seats:
        with pytest.raises(IllegalAction, match=r"You have nothing to take back\."):
            sitting.undo(seat)
    seat = sitting.match.pending[0]
    before = sitting.match.view(seat)
    sitting.play(seat, sitting.match.legal(seat)[0])
    if sitting.match.can_undo(seat):
        sitting.undo(seat)
        assert sitting.match.view(seat) == before
        assert not sitting.match.can_undo(seat)


def test_nor_can_a_record_pretend_that_it_did() -> None:
    entry = next(entry for entry in RECORD.entries if isinstance(entry, Undone)).action
    match = forked(RECORD, entry).match
    undone = Undone(n=entry + 1, seat=RECORD.entries[entry - 1].seat, action=entry, time=match.header.started)  # type: ignore[union-attr]
    with pytest.raises(BadInput, match="You have nothing to take back"):
        resume(Record(match.header, (*match.record.entries, undone)), match.private)


def test_a_game_goes_on_that_was_closed_early() -> None:
    match = play_on(new_match(2), random.Random(1), 9)
    match.resign(0)
    last = len([entry for entry in match.record.entries if isinstance(entry, Acted | Undone | Luck)])
    later = forked(match.record, last).match
    assert not later.over
    assert later.view(0) == position(match.record, last).view(0)
    assert verify(play_on(later, random.Random(1)).record).over


def test_a_seeded_game_goes_on_with_sealed_luck() -> None:
    match = forked(finished(2, seed=3), 7).match
    assert match.header.luck == "sealed"
    assert verify(play_on(match, random.Random(1)).record).over


def test_a_continued_game_is_resumed_from_its_record() -> None:
    match = play_on(forked(RECORD, 20).match, random.Random(1), 10)
    again = resume(parse_record(format_record(match.record)), match.private)
    assert again.private == match.private
    assert verify(play_on(again, random.Random(2)).record).over


def test_on_the_disk_too(tmp_path: Path) -> None:
    sitting = Sitting.open_prepared(Saves(tmp_path), "later", continued(RECORD, 20, people(3)))
    for _ in played(sitting, random.Random(1), most=5):
        pass
    assert everything(Sitting.load(Saves(tmp_path), "later")) == everything(sitting)


# What is refused


def test_a_game_that_is_running() -> None:
    match = play_on(new_match(2), random.Random(1), 9)
    with pytest.raises(BadInput, match=r"The game is not over\. Another one can go on from it when it is"):
        continued(match.record, 3, people(2))


def test_steps_that_are_not_there() -> None:
    last = max(entry.n for entry in RECORD.entries if isinstance(entry, Acted)) - 1
    for step in (-1, last + 1, len(RECORD.entries), 999):
        with pytest.raises(
            BadInput, match=f"A game can go on from entries 0 to {last} of this record, not from {step}"
        ):
            continued(RECORD, step, people(3))


def test_other_players_than_seats_and_records_that_are_not_in_order() -> None:
    with pytest.raises(BadInput, match="The game has 3 seats, and 2 at the table"):
        continued(RECORD, 3, people(2))
    end = RECORD.end
    assert end is not None
    wrong = Record(RECORD.header, (*RECORD.entries[:-1], msgspec.structs.replace(end, scores=[99, 0, 0])))
    with pytest.raises(BadInput, match="The result in the record is not what its moves lead to"):
        continued(wrong, 3, people(3))


@pytest.mark.parametrize("more", [(1, 0), (-1, 0), (0, 1), (0, -1), (9999, 0), (0, 9999)])
def test_the_header_says_how_much_is_taken_over(more: tuple[int, int]) -> None:
    """A host could else give out outcomes of its own choice as those of an earlier game."""
    prepared = continued(RECORD, 25, people(3))
    taken = prepared.header.continued
    assert taken is not None
    other = Continued(link=taken.link, moves=taken.moves + more[0], outcomes=taken.outcomes + more[1])
    header = committed(msgspec.structs.replace(prepared.header, continued=other), bytes.fromhex(prepared.secret))
    said = "does not take over as many moves and outcomes of it as it says"
    with pytest.raises(BadInput, match=said):
        Sitting.open_prepared(MemoryStore(), "later", msgspec.structs.replace(prepared, header=header))


def test_the_luck_after_the_fork_is_checked_and_that_before_must_be_possible() -> None:
    record = play_on(forked(RECORD, 25).match, random.Random(1)).record
    told = [entry for entry in record.entries if isinstance(entry, Luck)]
    for entry, value, said in [(told[-1], 1, "but the sealed luck gave"), (told[1], 99, "Number 99 can't be picked")]:
        (door, before), *others = entry.outcomes
        other = value if value != before else value + 1
        wrong = msgspec.structs.replace(entry, outcomes=[(door, other), *others])
        entries = (*record.entries[: entry.n - 1], wrong, *record.entries[entry.n :])
        with pytest.raises(BadInput, match=said):
            verify(Record(record.header, entries))


def test_a_record_that_ends_before_it_goes_on() -> None:
    """It would hold nothing but outcomes that nobody has checked."""
    prepared = continued(RECORD, 25, people(3))
    assert prepared.earlier is not None
    outcomes = outcomes_of(list(prepared.earlier.outcomes))
    match = Match(find_game("sagrada"), prepared.header, sealed_luck(prepared.header, prepared.secret, outcomes))
    for deed in prepared.earlier.deeds[:-1]:
        assert deed.seat is not None
        if deed.do == "undo":
            match.undo(deed.seat, deed.time)
        else:
            match.play(deed.seat, deed.action or "", deed.time)
    assert match.is_catching_up
    match.agree_to_end()
    with pytest.raises(BadInput, match="does not take over as many moves and outcomes of it as it says"):
        verify(match.record)


# Going on from a game of one's own that is running


@pytest.mark.parametrize("game", game_names())
def test_a_running_game_of_one_s_own_goes_on_from_any_step(game: str) -> None:
    rng = random.Random(game)
    sitting = opened(game, seats_of(game)[1], None)
    for _ in played(sitting, rng, most=25):
        pass
    seats, written = sitting.match.header.seats, len(sitting.match.record.entries)
    before = encode(sitting.snapshot(0))
    for step in {0, written // 2, written, written + len(sitting.match.private.sealed)}:
        prepared = sitting.continued(step, people(seats))
        later = Sitting.open_prepared(MemoryStore(), "later", prepared)
        assert later.match.header.continued is not None
        assert later.match.header.continued.link in links_of(sitting.match.record)
        assert verify(play_on(later.match, rng).record).over
    assert encode(sitting.snapshot(0)) == before, "it stays as it is"


def test_a_running_game_goes_on_with_what_is_sealed() -> None:
    sitting = opened("sagrada", 2, 4)
    sitting.play(1, sitting.match.legal(1)[2])
    written = len(sitting.match.record.entries)
    later = Sitting.open_prepared(MemoryStore(), "later", sitting.continued(written + 1, people(2)))
    assert later.match.private.sealed == sitting.match.private.sealed
    assert later.match.header.continued is not None
    assert later.match.header.continued.link == sitting.match.link
    assert [later.match.view(seat) for seat in (0, 1)] == [sitting.match.view(seat) for seat in (0, 1)]
    assert list(Sitting.open_prepared(MemoryStore(), "b", sitting.continued(written, people(2))).match.pending) == [
        0,
        1,
    ]
    with pytest.raises(BadInput, match=f"A game can go on from entries 0 to {written + 1} of this record"):
        sitting.continued(written + 2, people(2))


def test_a_finished_game_that_is_still_kept() -> None:
    sitting = opened("sagrada", 2, 4)
    for _ in played(sitting, random.Random(1)):
        pass
    assert isinstance(sitting.match.last_entry, Ended)
    prepared = sitting.continued(10, people(2))
    assert prepared.header.continued == continued(sitting.match.record, 10, people(2)).header.continued
