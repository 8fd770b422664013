"""What holds in every game, whatever is played."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.reasons import Reason
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import UseTool
from bottega.games.sagrada.meta import META
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import points, score_sheet
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.window import Window
from bottega.speech.voice import find_voice
from tests.told import NAMES

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in META.options})
SEEDS = st.integers(0, 1 << 30)
few = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def chosen(actions: list[Action], rng: random.Random) -> Action:
    """A random action; tools and placements are tried as often as passing."""
    word = rng.choice(sorted({action.word for action in actions}))
    return rng.choice([action for action in actions if action.word == word])


def rules_for(seats: int, options: dict[str, str]) -> Rules:
    """The rules with those of the options that matter for so many players."""
    return GAME.ruleset(seats, {o.name: options.get(o.name, o.default) for o in META.options if o.matters_with(seats)})


def played(seats: int, seed: int, options: dict[str, str], avoided: frozenset[int] = frozenset()) -> list[Table]:
    """A random game without some tools: the table after each decision."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(rules_for(seats, options), chance)
    tables = []
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, chosen([a for a in state.legal(seat) if not uses(a, avoided)], rng), chance)
        tables.append(state.copy())
    return tables


def uses(action: Action, tools: frozenset[int]) -> bool:
    return isinstance(action, UseTool) and action.tool in tools


def judged(window: Window) -> list[Reason]:
    """What speaks against each die of a window, were it lifted and placed again."""
    found = []
    for cell in GRID.cells_of(window.taken):
        reason = window.without(cell).why_not(window.die_on(cell), cell)
        if reason is not None:
            found.append(reason)
    return found


@few
@given(st.integers(1, 4), SEEDS, OPTIONS)
def test_sg_4_8_no_window_is_ever_wrong(seats: int, seed: int, options: dict[str, str]) -> None:
    """Without the tools that lift a placement rule, or leave dice behind, every die could be placed where it lies."""
    for state in played(seats, seed, options, frozenset({2, 3, 4, 9, 12})):
        for window in state.windows:
            assert judged(window) == []


@few
@given(st.integers(1, 4), SEEDS, OPTIONS)
def test_sg_4_5_sg_4_6_neighbours_differ_whatever_tools_are_used(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """[SG-4.5] [SG-4.6] [SG-5.7] No tool lifts this."""
    for state in played(seats, seed, options):
        for window in state.windows:
            assert {reason.code for reason in judged(window)} <= {"touch", "edge", "printed-colour", "printed-shade"}


@few
@given(st.integers(1, 4), SEEDS, OPTIONS)
def test_sg_4_3_sg_4_4_the_print_is_met_without_tools_2_and_3(seats: int, seed: int, options: dict[str, str]) -> None:
    """[SG-4.3] [SG-4.4] [SG-T4] [SG-T9.1] [SG-T12]"""
    for state in played(seats, seed, options, frozenset({2, 3})):
        for window in state.windows:
            assert {reason.code for reason in judged(window)} <= {"touch", "edge"}


@few
@given(st.integers(1, 4), SEEDS, OPTIONS)
def test_sg_3_6_nothing_is_lost(seats: int, seed: int, options: dict[str, str]) -> None:
    """[SG-2.3] [SG-5.1] After every decision all dice and tokens are accounted for, and points add up."""
    for state in played(seats, seed, options):
        assert GAME.complaints(state) == []
        for seat in state.rules.seats if state.windows else []:
            assert points(state, seat) == sum(line.points for line in score_sheet(state, seat))


@few
@given(st.integers(2, 4), SEEDS)
def test_sg_3_4_at_most_two_dice_a_round_and_one_die_left(seats: int, seed: int) -> None:
    """[SG-6.1] However tools are used, a window gains at most two dice a round, and a die goes on the track."""
    tables = played(seats, seed, {})
    for number in range(1, 11):
        counts = [[w.taken.bit_count() for w in t.windows] for t in tables if t.round == number and t.windows]
        begin, end = counts[0], counts[-1]
        assert all(after - before <= 2 for before, after in zip(begin, end, strict=True))
    assert {1 + spot // 30 for spot in tables[-1].track} == set(range(1, 11))


@few
@given(st.integers(1, 4), SEEDS, OPTIONS)
def test_every_event_is_a_sentence(seats: int, seed: int, options: dict[str, str]) -> None:
    rng = random.Random(seed)
    chance, told = FastChance(rng), Chronicle()
    state = GAME.new(rules_for(seats, options), chance, told)
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, chosen(state.legal(seat), rng), chance, told)
    voice = find_voice(GAME, NAMES, options)
    for event in told.events:
        assert isinstance(event, Event)
        assert str(voice.tell(event)).endswith(".")
