"""What must hold at every position and at the end of every game: shared by the conformance suite and the soak."""

from __future__ import annotations

import random
from importlib import import_module

import msgspec

from bottega.bots import UNLIMITED, Budget, new_bot
from bottega.bots.levels import LEVELS
from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.game import Game
from bottega.core.match import Match, new_match
from bottega.core.reasons import Reason
from bottega.core.records import format_record, parse_record
from bottega.core.registry import find_game
from bottega.core.replay import replay, resume, verify
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from tests.conformance.cases import Case

MOST_DECISIONS = 100_000
"""Random players take long where much must come together, but not for ever."""
LEAST_STRIDE = 25
"""How many decisions lie between two close looks, at least."""
A_FEW_LOOKS = Budget(positions=12)
"""Enough for a level of the ladder to compare turns in several worlds."""
HEARD: set[str] = set()
"""The refusals that were listened to."""


def as_json(view: View) -> bytes:
    return msgspec.json.encode(view)


def check_random_game(case: Case, rng: random.Random, stride: int, viewers: int | None = None) -> tuple[State, int]:
    """Play at random to the end, with accounts checked at every decision, and a close look now and then.

    Looks are `stride` decisions apart, and a quarter more each time: the longer a game, the longer each look takes. One
    is taken through so many eyes, drawn by lot; through those of all players and a spectator if none are said.
    Returns the state at the end, and how many decisions there were.
    """
    game, chance = find_game(case.game), FastChance(rng)
    chronicle = Chronicle()
    state = game.new(game.ruleset(case.seats, dict(case.options)), chance, chronicle)
    look_closely = rng.randrange(stride)
    decisions = 0
    while state.pending and decisions < MOST_DECISIONS:
        assert game.complaints(state) == []
        seat = rng.choice(state.pending)
        actions = state.legal(seat)
        assert actions, "a seat that owes a decision has a legal action"
        action = rng.choice(actions)
        if decisions == look_closely:
            look_closely += stride + decisions // 4
            check_position(game, state, seat, case.seats, action, rng)
            for viewer in rng.sample([None, *map(Seat, range(case.seats))], viewers or case.seats + 1):
                check_view_fits(game, state, viewer, chronicle.seen_by(viewer), rng)
        state.apply(seat, action, chance, chronicle)
        decisions += 1
    check_the_end(game, state)
    return state, decisions


def check_position(game: Game, state: State, seat: Seat, seats: int, action: Action, rng: random.Random) -> None:
    """All that must hold at one position."""
    check_legal_is_what_check_allows(game, state, seat, seats)
    check_copy_shares_nothing(game, state, seat, action)
    check_dump(game, state)
    check_nothing_leaks(game, state, seat, action, rng)


def check_legal_is_what_check_allows(game: Game, state: State, seat: Seat, seats: int) -> None:
    """`legal` lists exactly what `check` does not refuse, and each refusal is a sentence with a rule."""
    legal = state.legal(seat)
    assert len(set(legal)) == len(legal)
    allowed = set()
    for action in game.actions:
        reason = state.check(seat, action)
        if reason is None:
            allowed.add(action)
        else:
            assert reason.rule in game.rulebook.paragraphs
            check_sentence(reason)
    assert allowed == set(legal)
    for other in range(seats):
        if other not in state.pending:
            assert state.legal(Seat(other)) == []
            assert state.check(Seat(other), legal[0]) is not None


def check_sentence(reason: Reason) -> None:
    """A refusal is said in a sentence, which follows from its facts: the same ones need not be heard again."""
    refusal = str(reason.to_json())
    if refusal not in HEARD:
        HEARD.add(refusal)
        said = reason.sentence
        assert said[0].isupper() or said[0].isdigit()
        assert said.endswith(".")
        assert "{" not in said


def check_copy_shares_nothing(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Playing on with a copy leaves the original as it was."""
    before = as_json(game.dump(state))
    copy = state.copy()
    rng = random.Random(1)
    chance = FastChance(rng)
    copy.apply(seat, action, chance)
    for _ in range(40):
        if not copy.pending:
            break
        mover = copy.pending[0]
        copy.apply(mover, rng.choice(copy.legal(mover)), chance)
    assert as_json(game.dump(state)) == before


def check_dump(game: Game, state: State) -> None:
    """A state survives being written as JSON and read again."""
    text = as_json(game.dump(state))
    again = game.load(msgspec.json.decode(text, type=game.view_type))
    assert as_json(game.dump(again)) == text
    assert again.pending == state.pending
    for seat in state.pending:
        assert again.legal(seat) == state.legal(seat)


def check_view_fits(game: Game, state: State, viewer: Seat | None, told: list[Event], rng: random.Random) -> None:
    """A state made from a view alone shows the same view, and contradicts nothing that the viewer was told."""
    view = game.view(state, viewer)
    imagined = game.determinize(view, rng)
    assert as_json(game.view(imagined, viewer)) == as_json(view)
    assert game.complaints(imagined) == []
    assert msgspec.json.decode(as_json(view), type=game.view_type) == view
    recall = import_module(f"tests.games.{game.meta.name}.recall")
    assert recall.contradictions(game, told, viewer, imagined) == []


def check_nothing_leaks(game: Game, state: State, seat: Seat, action: Action, rng: random.Random) -> None:
    """Shuffle what a seat can't know: its actions, its events and its view stay the same."""
    shuffled = game.determinize(game.view(state, seat), rng)
    assert shuffled.legal(seat) == state.legal(seat)
    seen = []
    for world in (state.copy(), shuffled):
        chronicle = Chronicle()
        chance: Chance = FastChance(random.Random(4))
        world.apply(seat, action, chance, chronicle)
        if not world.pending or any(event.reveals for event in chronicle.events):
            return  # what was hidden comes to light, as it should
        told = [event.to_json() for event in chronicle.seen_by(seat)]
        seen.append((told, as_json(game.view(world, seat))))
    assert seen[0] == seen[1]


def check_the_end(game: Game, state: State) -> None:
    """The game is over: everybody has a place, and every point is on a score sheet."""
    assert not state.pending, "random play ends"
    assert game.complaints(state) == []
    standings = game.standings(state)
    assert all(standing.total == sum(line.points for line in standing.lines) for standing in standings)
    assert all(line.rule in game.rulebook.paragraphs for standing in standings for line in standing.lines)
    if len(standings) > 1:
        assert standings[0].place == 1
        assert standings[0].won


def check_record(case: Case, rng: random.Random) -> None:
    """A sealed match, taken back here and there and resumed in the middle, replays to the same end.

    Some are closed early: resigned, or ended by agreement.
    """
    match = new_match(case.game, case.seats, dict(case.options))
    closing = rng.choice([0, 0, 0, 1]) * rng.randrange(100)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        if rng.random() < 4 / (80 + len(match.record.entries)) and not match.over:  # the longer, the more is replayed
            kept = parse_record(format_record(match.record))
            resumed = resume(kept, match.private)
            assert as_json(match.game.dump(resumed.state)) == as_json(match.game.dump(match.state))
            assert resumed.record == match.record
            match = resumed
        if closing and len(match.record.entries) > closing and not match.over:
            close_early(match, rng)
    record = parse_record(format_record(match.record))
    for again in (replay(record), verify(record)):
        assert again.record == record
        assert as_json(again.game.dump(again.state)) == as_json(match.game.dump(match.state))


def close_early(match: Match, rng: random.Random) -> None:
    """Somebody resigns, or all agree to end the game."""
    if rng.random() < 0.5:
        match.resign(rng.choice(match.seats))
    else:
        match.agree_to_end()


def check_bots(case: Case, rng: random.Random) -> None:
    """Shuffle what a seat can't know: with the same seed its bot's move stays the same. Each case has its own level."""
    game = find_game(case.game)
    chance = FastChance(rng)
    state = game.new(game.ruleset(case.seats, dict(case.options)), chance)
    watched = {0, *rng.sample(range(1, 30 * case.seats), 2)}
    bots = ["random", "greedy", rng.choice(LEVELS)]
    for decision in range(max(watched) + 1):
        seat = rng.choice(state.pending)
        legal = state.legal(seat)
        if decision in watched:
            shuffled = game.determinize(game.view(state, seat), rng)
            for name in bots:
                budget = A_FEW_LOOKS if name in LEVELS else UNLIMITED
                moves = [
                    new_bot(name, game, random.Random(3)).choose(game.view(world, seat), world.legal(seat), budget)
                    for world in (state, shuffled)
                ]
                assert moves[0] is moves[1], name
                assert moves[0] in legal
        state.apply(seat, rng.choice(legal), chance)
