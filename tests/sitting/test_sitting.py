"""A sitting: what is done is kept, what can't be kept did not happen, and nobody is told more than they may know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import cast

import msgspec
import pytest

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.core.event import TakenBack
from bottega.core.match import Match
from bottega.core.registry import find_game, game_names
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.sitting.keeping import NotKept
from bottega.sitting.lines import WrongPart
from bottega.sitting.seats import Player
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import Snapshot, encode
from bottega.sitting.store import Deed, MemoryStore, Overtaken, Start
from tests.conformance.worlds import Manners, check_sealed_choices, check_secrets
from tests.core.matches import done_in
from tests.schemas.checking import faults
from tests.sitting.tables import opened, played, seats_of

EVERY = 7
"""A game is loaded again after every so many decisions."""


def everything(sitting: Sitting) -> list[bytes]:
    """All that anybody may see of a sitting."""
    return [encode(sitting.snapshot(seat)) for seat in (None, *sitting.match.seats)]


# What is kept


@pytest.mark.parametrize("seed", [None, 4])
@pytest.mark.parametrize("game", game_names())
def test_a_loaded_sitting_is_the_same_for_everybody(game: str, seed: int | None) -> None:
    """Snapshots with their numbers, news with theirs, the record and what is private."""
    store = MemoryStore()
    sitting = opened(game, seats_of(game)[1], seed, store)
    for number, _ in enumerate(played(sitting, random.Random(game), most=140)):
        if number % EVERY == 0 or sitting.match.over:
            again = Sitting.load(store, "table")
            assert everything(again) == everything(sitting)
            assert again.match.record == sitting.match.record
            assert again.match.private == sitting.match.private
            for seat in (None, *sitting.match.seats):
                assert encode(again.news(seat)) == encode(sitting.news(seat))


def test_a_closed_game_is_loaded_closed() -> None:
    for by in (1, None):
        store = MemoryStore()
        sitting = opened("sagrada", store=store)
        sitting.play(0, sitting.match.legal(0)[0])
        if by is None:
            sitting.agree_to_end()
        else:
            sitting.resign(by)
        assert sitting.match.over
        assert Sitting.load(store, "table").match.record == sitting.match.record


def test_the_end_leaves_the_record() -> None:
    store = MemoryStore()
    sitting = opened("classic_art", store=store)
    for _ in played(sitting, random.Random(1)):
        pass
    sitting.close()
    assert store.names() == []
    assert store.records["table"].count("\n") == len(sitting.match.record.entries) + 1


def test_bots_decide_for_their_seats_and_go_on_after_loading() -> None:
    store = MemoryStore()
    players = [Player("Anna"), Player("Bob", "greedy"), Player("Rob", "random")]
    sitting = Sitting.open(store, "table", "sagrada", players, {}, 3)
    for _ in range(40):
        seat = sitting.match.pending[0]
        if seat in sitting.people:
            sitting.play(seat, sitting.match.legal(seat)[0])
        else:
            sitting.play_bot(seat)
    again = Sitting.load(store, "table")
    assert everything(again) == everything(sitting)
    while again.match.pending[0] in again.people:
        again.play(0, again.match.legal(0)[-1])
    again.play_bot(again.match.pending[0])


class Failing(MemoryStore):
    """A store that fails from some time on."""

    full = False

    def append(self, name: str, deeds: Sequence[Deed]) -> None:
        if self.full:
            raise BadInput("file-unwritable", file="F", text="No space left on device")
        super().append(name, deeds)


@pytest.mark.parametrize("game", game_names())
def test_what_can_not_be_kept_did_not_happen(game: str) -> None:
    store = Failing()
    sitting = opened(game, seats_of(game)[1], None, store)
    rng = random.Random(game)
    for _ in played(sitting, rng, most=30):
        pass
    before, store.full = everything(sitting), True
    seat = sitting.match.pending[0]
    with pytest.raises(NotKept, match="No space left on device"):
        sitting.play(seat, rng.choice(sitting.match.legal(seat)))
    assert everything(sitting) == before
    store.full = False
    sitting.play(seat, sitting.match.legal(seat)[0])
    assert everything(Sitting.load(store, "table")) == everything(sitting)


def test_what_breaks_off_in_the_middle_of_a_line_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = ready_for_a_turn()
    before, play, done = everything(sitting), Match.play, list[object]()

    def interrupted(match: Match, seat: int, action: Action | str, time: object = None) -> object:
        done.append(action)
        if len(done) == 2:
            raise KeyboardInterrupt
        return play(match, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", interrupted)
        with pytest.raises(KeyboardInterrupt):
            sitting.play(sitting.match.pending[0], "1; pass")
    assert len(done) > 2, "what was done before is done again"
    assert everything(sitting) == before


def test_two_doors_to_one_table() -> None:
    """Whoever comes second is refused, and may catch up."""
    store = MemoryStore()
    first = opened("sagrada", store=store)
    second = Sitting.load(store, "table")
    first.play(0, first.match.legal(0)[0])
    before = everything(second)
    with pytest.raises(NotKept) as refused:
        second.play(1, second.match.legal(1)[0])
    assert isinstance(refused.value.problem, Overtaken)
    assert everything(second) == before
    second.catch_up()
    assert everything(second) == everything(first)
    second.play(1, second.match.legal(1)[0])
    first.catch_up()
    assert everything(first) == everything(second)


def ready_for_a_turn() -> Sitting:
    """A game of Sagrada at its first turn."""
    sitting = opened("sagrada", seed=25)
    for seat in (0, 1):
        sitting.play(seat, sitting.match.legal(seat)[0])
    return sitting


# Numbers


def test_a_command_for_a_table_that_has_changed_is_refused() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    number = sitting.snapshot(seat).number
    sitting.play(seat, "1", number=number)
    before = everything(sitting)
    for late in (
        lambda: sitting.play(seat, "pass", number=number),
        lambda: sitting.undo(seat, number=number),
        lambda: sitting.cancel(seat, number=number),
        lambda: sitting.reset(seat, number=number),
        lambda: sitting.resign(seat, number=number),
    ):
        with pytest.raises(IllegalAction, match="The table has changed since you decided that") as refused:
            late()
        assert refused.value.reason.to_json() == {"code": "stale", "rule": "", "number": number, "now": number + 1}
    assert everything(sitting) == before
    sitting.undo(seat, number=number + 1)
    assert sitting.snapshot(seat).number == number + 2, "it only grows"


@pytest.mark.parametrize("game", game_names())
def test_numbers_only_grow_and_whoever_decides_gets_a_new_one(game: str) -> None:
    sitting = opened(game, seats_of(game)[1], 2)
    rng = random.Random(game)
    everybody = (None, *sitting.match.seats)
    for _ in range(80):
        before = {seat: (sitting.number(seat), msgspec.json.encode(sitting.match.view(seat))) for seat in everybody}
        mover = rng.choice(sitting.match.pending)
        sitting.play(mover, rng.choice(sitting.match.legal(mover)))
        assert sitting.number(mover) == before[mover][0] + 1
        for seat in everybody:
            grown = sitting.number(seat) - before[seat][0]
            assert grown in (0, 1)
            assert grown or msgspec.json.encode(sitting.match.view(seat)) == before[seat][1], "a new view, a new number"


def test_what_another_begins_in_secret_is_not_to_be_noticed() -> None:
    """In Fresco all plan at once. One who has begun, or thinks better of it, is seen by nobody."""
    sitting = opened("fresco", 3, 1)
    while len(sitting.match.pending) < 3:
        seat = sitting.match.pending[0]
        sitting.play(seat, sitting.match.legal(seat)[0])
    seen = [encode(sitting.snapshot(seat)) for seat in (None, 0, 2)]
    number = sitting.number(1)
    sitting.play(1, sitting.match.legal(1)[-1])
    assert [encode(sitting.snapshot(seat)) for seat in (None, 0, 2)] == seen
    sitting.undo(1)
    assert [encode(sitting.snapshot(seat)) for seat in (None, 0, 2)] == seen
    assert sitting.number(1) == number + 2
    while 1 in sitting.match.pending:
        sitting.play(1, sitting.match.legal(1)[-1])
    assert [sitting.number(seat) for seat in (None, 0, 2)] == [json.loads(each)["number"] + 1 for each in seen]


# Snapshots


@pytest.mark.parametrize("game", game_names())
def test_a_snapshot_says_all_that_a_client_needs(game: str) -> None:
    sitting = opened(game, seats_of(game)[1], None)
    for _ in played(sitting, random.Random(game)):
        pass
    sitting = opened(game, seats_of(game)[1], None)
    for _ in played(sitting, random.Random(game), most=20):
        pass
    seat = sitting.match.pending[0]
    snapshot = sitting.snapshot(seat)
    told = json.loads(encode(snapshot))
    match = sitting.match
    assert told["view"] == json.loads(msgspec.json.encode(match.view(seat)))
    assert [legal["action"] for legal in told["legal"]] == [json_of(action) for action in match.legal(seat)]
    assert [match.game.actions[legal["id"]].name for legal in told["legal"]] == [each["name"] for each in told["legal"]]
    assert told["pending"] == list(match.pending)
    assert told["events"] == match.event_count(seat)
    assert told["players"][seat] == {"name": sitting.names[seat], "bot": None}
    assert told["seal"] == match.header.commitment
    assert (told["over"], told["closed"], told["standings"]) == (False, None, [])
    assert told["can_undo"] == match.can_undo(seat)
    assert all(question["seat"] == seat for question in told["questions"])
    spectator = json.loads(encode(sitting.snapshot(None)))
    assert (spectator["legal"], spectator["questions"], spectator["secrets"]) == ([], [], [])
    assert (spectator["can_undo"], spectator["can_cancel"]) == (False, False)


def json_of(action: Action) -> object:
    return json.loads(json.dumps(action.to_json()))


@pytest.mark.parametrize("game", game_names())
def test_snapshots_and_news_are_as_the_schema_says(game: str) -> None:
    sitting = opened(game, 3, None)
    rng = random.Random(game)
    for number, _ in enumerate(played(sitting, rng, most=150)):
        if number % EVERY == 0 or sitting.match.over:
            seat = rng.choice([None, *sitting.match.seats])
            assert faults(game, "snapshots", written(sitting.snapshot(seat))) == []
            assert faults(game, "news", written(sitting.news(seat, sitting.match.event_count(seat) // 2))) == []


def written(structure: object) -> object:
    return json.loads(encode(structure))


def test_a_snapshot_of_a_game_that_is_over() -> None:
    sitting = opened("sagrada")
    for _ in played(sitting, random.Random(1)):
        pass
    told = json.loads(encode(sitting.snapshot(0)))
    assert (told["over"], told["closed"], told["pending"], told["legal"]) == (True, None, [], [])
    assert [place["total"] for place in told["standings"]] == [place.total for place in sitting.match.standings()]
    closed = opened("sagrada")
    closed.resign(0)
    told = json.loads(encode(closed.snapshot(1)))
    assert (told["over"], told["closed"], told["standings"]) == (True, "resigned", [])


def test_what_is_secret_is_named() -> None:
    sitting = opened("sixtina", 3)
    while "restore" not in str(sitting.match.legal(0)):
        seat = sitting.match.pending[0]
        sitting.play(seat, sitting.match.legal(seat)[0])
    assert sitting.secrets(None) == ()
    assert sitting.secrets(1) == ("/restorers/1/hand",)
    assert "/restorers/0/hand" in sitting.secrets(0)
    view = cast("dict[str, object]", msgspec.to_builtins(sitting.match.view(0)))
    for pointer in sitting.secrets(0):
        found: object = view
        for step in pointer.removeprefix("/").split("/"):
            found = found[int(step)] if isinstance(found, tuple | list) else cast("dict[str, object]", found)[step]
        assert found is not None


def snapshot_of(match: Match, seat: Seat | None) -> Snapshot:
    """What a client would be given of a match: its numbers are counted elsewhere."""
    players = tuple([Player(name) for name in match.header.players])
    start = Start(name="table", header=match.header, players=players, secret=None, seed=1)
    return Sitting(MemoryStore(), start, match).snapshot(seat)


def look(match: Match, seat: Seat | None) -> View:
    """How many events there were is no secret: they are compared one by one."""
    return cast(View, encode(msgspec.structs.replace(snapshot_of(match, seat), events=0)))


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seat", [0, None])
def test_a_snapshot_tells_nobody_s_secrets(game: str, seat: int | None) -> None:
    """In two worlds that differ only in what a seat may not know, its snapshots are the same."""
    found = find_game(game)
    ruleset = found.ruleset(3, {"scrolls": "on"} if game == "fresco" else {})
    compared = check_secrets(found, ruleset, None if seat is None else Seat(seat), Manners(look=look), seed=7)
    assert compared.first + compared.later > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_a_snapshot_tells_nothing_of_sealed_choices(game: str) -> None:
    found = find_game(game)
    check_sealed_choices(found, found.ruleset(2, {}), manners=Manners(look=look))


# News


def test_news_are_what_is_new_since_a_number() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    other = 1 - seat
    since = sitting.snapshot(other).events
    sitting.play(seat, "1")
    news = sitting.news(other, since)
    assert (news.since, news.count) == (since, since + 1)
    assert [event.word for event in news.events] == ["placed"]
    assert news.standing == (since,)
    assert sitting.news(other, since) == news, "asking changes nothing"
    sitting.undo(seat)
    both = sitting.news(other, since)
    assert [event.word for event in both.events] == ["placed", "taken-back"]
    assert both.standing == (), "who has not heard of it need not hear that it was taken back"
    after = sitting.news(other, news.count)
    assert after.standing == (news.count,)
    (back,) = after.still_true
    assert isinstance(back, TakenBack)
    assert back.events == (since,)


@pytest.mark.parametrize("since", [-1, 999])
def test_news_since_a_number_that_there_is_not(since: int) -> None:
    with pytest.raises(BadInput, match=f"There is no event {since}"):
        opened("sagrada").news(0, since)


@pytest.mark.parametrize("game", game_names())
def test_news_piece_by_piece_are_all_the_news(game: str) -> None:
    sitting = opened(game, seats_of(game)[1], 3)
    heard: dict[int, list[object]] = {seat: [] for seat in sitting.match.seats}
    told = dict.fromkeys(sitting.match.seats, 0)
    for _ in played(sitting, random.Random(game), most=60):
        for seat in sitting.match.seats:
            news = sitting.news(seat, told[seat])
            heard[seat] += news.events
            told[seat] = news.count
    for seat in sitting.match.seats:
        assert heard[seat] == sitting.match.events(seat)


# Lines


def test_a_line_is_an_action_words_or_several() -> None:
    for line in ("1; pass", ["1", "pass"], [None, "pass"]):
        sitting = ready_for_a_turn()
        (seat,) = sitting.match.pending
        first = sitting.menu(seat).pick(1)
        parts = line if isinstance(line, str) else [first if part is None else part for part in line]
        played_line = sitting.play(seat, parts)
        assert [action.name for action in played_line.actions] == [first.name, "pass"]
        assert played_line.ended is None
        assert done_in(sitting.match)[-2:] == [first.name, "pass"]
        assert [deed.action for deed in sitting.store.load("table").deeds[-2:]] == [first.name, "pass"]


def test_a_line_with_a_wrong_part_is_not_done() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    before = everything(sitting)
    for line, part in (("1; use lathekin; fly", "use lathekin"), ("1; fly", "fly"), (["1", "pass", "pass"], "pass")):
        with pytest.raises(WrongPart) as refused:
            sitting.play(seat, line)
        assert refused.value.part == part
    with pytest.raises(BadInput, match="Name a move"):
        sitting.play(seat, " ; ")
    with pytest.raises(IllegalAction):
        sitting.play(seat, "use lathekin")
    with pytest.raises(IllegalAction):
        sitting.play(1 - seat, "pass")
    assert everything(sitting) == before


def test_trying_out_does_nothing() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    before = everything(sitting)
    assert [move.action.name for move in sitting.try_out(seat, "1; pass")][-1] == "pass"
    advice = sitting.hint(seat)
    assert everything(sitting) == before
    told = json.loads(encode(advice.to_json()))
    assert told["line"] == [json_of(move.action) for move in advice.moves]
    assert {each["line"][0]["do"] for each in told["alternatives"]} <= {"place", "use", "pass"}
    assert told["motives"]


def test_a_reset_takes_the_whole_turn_back_in_one_piece() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    before, deeds = sitting.match.view(seat), len(sitting.store.load("table").deeds)
    with pytest.raises(IllegalAction, match="You have seen something new since"):
        sitting.reset(seat)
    sitting.play(seat, "1; pass")
    sitting.reset(seat, number=sitting.number(seat))
    assert sitting.match.view(seat) == before
    kept = sitting.store.load("table").deeds[deeds:]
    assert [(deed.do, bool(deed.link)) for deed in kept] == [
        ("act", False),
        ("act", True),
        ("undo", False),
        ("undo", True),
    ]


def test_a_reset_is_refused_as_an_undo_is() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    sitting.play(seat, "pass")
    sitting.play(1 - seat, "pass")
    before = everything(sitting)
    with pytest.raises(IllegalAction, match="Another player has moved since"):
        sitting.reset(seat)
    with pytest.raises(IllegalAction, match="There is no seat 7"):
        sitting.reset(7)
    assert everything(sitting) == before


def test_a_reset_of_a_plan_leaves_what_was_done_in_the_open_before() -> None:
    """Who wakes up last and plans at once begins the plan anew, not the day."""
    sitting = opened("fresco", 3)
    while not sitting.match.state.seal:
        seat = sitting.match.pending[0]
        sitting.play(seat, sitting.match.legal(seat)[0])
    before = sitting.match.view(seat)
    for _ in range(3):
        sitting.play(seat, sitting.match.legal(seat)[0])
    sitting.reset(seat)
    assert sitting.match.view(seat) == before
    assert sitting.match.can_undo(seat)
    sitting.reset(seat)
    assert sitting.match.pending == (seat,)


def test_a_reset_that_can_not_be_kept_did_not_happen() -> None:
    store = Failing()
    sitting = opened("sagrada", 2, 25, store)
    for seat in (0, 1):
        sitting.play(seat, sitting.match.legal(seat)[0])
    (seat,) = sitting.match.pending
    sitting.play(seat, "1; pass")
    before, store.full = everything(sitting), True
    with pytest.raises(NotKept):
        sitting.reset(seat)
    assert everything(sitting) == before


def test_cancelling_takes_back_what_is_unfinished() -> None:
    sitting = ready_for_a_turn()
    (seat,) = sitting.match.pending
    before = sitting.match.view(seat)
    with pytest.raises(IllegalAction, match="There is nothing to cancel"):
        sitting.cancel(seat)
    sitting.play(seat, "use grozing; take g3")
    assert sitting.snapshot(seat).can_cancel
    sitting.cancel(seat)
    assert sitting.match.view(seat) == before
    assert not sitting.snapshot(seat).can_cancel
    assert [deed.do for deed in sitting.store.load("table").deeds][-2:] == ["undo", "undo"]
