"""What holds in every game, whatever is played."""

import random
from collections import Counter
from itertools import product

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import ALTAR, SPECIAL_ALTAR, Altar
from bottega.games.fresco.catalogue import ALL_PAINTS, LETTERS, Painter
from bottega.games.fresco.cathedral import can_restore_altar, payable_altars
from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_in_final_scoring, advance_painter
from bottega.games.fresco.view import FrescoView
from tests.games.fresco.tables import ALL_THREE, SPECIAL_BLENDS, table

SEEDS = st.integers(0, 1 << 30)
SEATS = st.integers(2, 4)
MODULES = st.fixed_dictionaries({name: st.sampled_from(["off", "on"]) for name in ("requests", "special_blends")})
few = settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])


def played(seats: int, seed: int, options: dict[str, str], told: Chronicle | None = None) -> list[Table]:
    """A random game with portraits, which ends after nine rounds: the table after each decision."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, {"portraits": "on", **options}), chance, told)
    tables = [state.copy()]
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, told)
        tables.append(state.copy())
    return tables


# Landing

SPACES = st.lists(st.integers(1, 12), min_size=3, max_size=3, unique=True)


def standing(own: int, others: list[int]) -> Table:
    return table("over", track=" ".join([str(space) for space in [own, *others]]), seats=4).state


@given(st.integers(1, 12), SPACES, st.integers(1, 12))
def test_fr_9_2_a_landing_ends_on_the_nearest_free_space_of_its_side(own: int, others: list[int], points: int) -> None:
    """[FR-9.3] Free are all spaces that others do not stand on, and 1 is the first."""
    assume(own not in others)
    free = [space for space in range(1, 40) if space not in others]
    wanted = own + points
    in_front = min([space for space in free if space >= wanted])
    behind = max([space for space in free if space <= wanted])
    for action, space in (("in-front", in_front), ("behind", behind)):
        state = standing(own, others)
        advance_painter(state, Painter(0), points, None)
        if state.agenda:
            state.apply(Seat(0), GAME.actions.parse_name(action), FastChance(random.Random(1)))
        assert state.track[0] == space
        assert state.track[1:] == others


@given(st.integers(-4, -1), SPACES, st.integers(1, 12))
def test_fr_9_3_from_the_starting_spaces_one_never_falls_back_there(own: int, others: list[int], points: int) -> None:
    state = standing(1, [space + 1 for space in others])
    state.track[0], state.track[1:] = own, others
    advance_painter(state, Painter(0), points, None)
    if state.agenda:
        state.apply(Seat(0), GAME.actions.parse_name("behind"), FastChance(random.Random(1)))
    assert state.track[0] >= 1
    assert state.track[0] not in others


@given(st.integers(1, 12), SPACES, st.integers(0, 12))
def test_fr_9_4_in_the_final_scoring_nobody_is_asked(own: int, others: list[int], points: int) -> None:
    assume(own not in others)
    state = standing(own, others)
    advance_in_final_scoring(state, Painter(0), points, None)
    assert state.agenda == []
    assert state.track[0] == min([space for space in range(own + points, 60) if space not in others])


# The altar


def altar_by_the_book(paints: str) -> int | None:
    """[FR-5.8] [FR-5.9] [FR-M3.4] What three paints are worth at the altar, reckoned anew; None if they won't do."""
    basic, blended, special = ([letter for letter in paints if letter in some] for some in ("YRB", "OGP", "KW"))
    if special:
        fits = not basic and len(set(blended)) == len(blended)
        return 6 + 3 * special.count("K") + 5 * special.count("W") if fits else None
    if len(set(basic)) != len(basic):
        return None
    return 6 if sorted(blended) == ["G", "O", "P"] else 2 + len(blended)


def test_fr_5_8_fr_5_9_fr_m3_4_all_57_ways_to_restore_the_altar() -> None:
    """[FR-5.8] [FR-5.9] [FR-M3.4] Of all 120 triples these 57 will do, and are worth what the formula says."""
    triples = {"".join(sorted(three)) for three in product(LETTERS, repeat=3)}
    worth = {three: altar_by_the_book(three) for three in triples}
    rules = GAME.ruleset(3, SPECIAL_BLENDS)
    assert {"".join(sorted(altar.parts[0][1])): points for altar, points in rules.altars.items()} == {
        three: value for three, value in worth.items() if value is not None
    }
    assert (len(triples), len(rules.altars)) == (120, 57)


PAINTS = st.lists(st.sampled_from(LETTERS), max_size=6).map("".join)


@settings(max_examples=60)
@given(PAINTS)
def test_fr_5_8_altars_that_can_be_paid(paints: str) -> None:
    """And whether there are any."""
    for options, ways in (({}, ALTAR), (SPECIAL_BLENDS, [*ALTAR, *SPECIAL_ALTAR])):
        own = paints if options else paints.replace("K", "").replace("W", "")
        state = table("over", paints=own, options=options).state
        found = payable_altars(state, Seat(0))
        assert found == [way for way in ways if fits(way, own)]
        assert can_restore_altar(state, Seat(0)) == bool(found)


def fits(altar: Altar, paints: str) -> bool:
    return not Counter([LETTERS[paint] for paint in altar.paints]) - Counter(paints)


# Planning


@settings(max_examples=60)
@given(st.integers(4, 6), SEEDS)
def test_fr_3_1_a_plan_that_was_begun_can_be_completed(apprentices: int, seed: int) -> None:
    """[FR-3.2] Whatever is answered, all find a space, three to a location at most."""
    rng = random.Random(seed)
    mood = {4: -4, 5: 0, 6: 4}[apprentices]
    game = table("plan", mood=[mood, 0, 0])
    for _ in range(5):
        game.plays(rng.choice(game.legal(seat=0)), seat=0)
    assert game.state.pending == (1, 2)
    plan = game.view(0).plans[0]
    assert plan is not None
    assert sum(plan) == apprentices
    assert max(plan) <= 3


# Whole games


@few
@given(SEATS, SEEDS, MODULES)
def test_nothing_is_lost(seats: int, seed: int, options: dict[str, str]) -> None:
    """[FR-1.3] [FR-1.4] [FR-1.5] After every decision everything is accounted for."""
    for state in played(seats, seed, options):
        assert GAME.complaints(state) == []


@few
@given(SEATS, SEEDS, MODULES)
def test_fr_9_1_score_sheets_add_up_to_the_places_on_the_track(seats: int, seed: int, options: dict[str, str]) -> None:
    last = played(seats, seed, options)[-1]
    for standing in GAME.standings(last):
        painter = last.rules.leonardo if standing.seat is None else standing.seat
        assert standing.total == sum(line.points for line in standing.lines) == max(0, last.track[painter])


@few
@given(SEATS, SEEDS, MODULES)
def test_fr_m1_6_nine_rounds_at_the_most(seats: int, seed: int, options: dict[str, str]) -> None:
    """[FR-M1.1] Of each pile three pairs."""
    assert played(seats, seed, options)[-1].round <= 9


@few
@given(SEEDS, SEATS)
def test_fr_m2_5_tiles_are_restored_in_front_or_piled(seed: int, seats: int) -> None:
    """Each of the 25 is in one place, three under every request, and nobody has fewer than none."""
    for state in played(seats, seed, {"requests": "on"}):
        view = GAME.dump(state)
        assert isinstance(view, FrescoView)
        requests = view.share(RequestsShare)
        piled = [tile for tiles in requests.piled for tile in tiles]
        lying = [tile for tiles in view.tiles for tile in tiles] + [tile for tile in view.fresco if tile is not None]
        assert len({*piled, *lying}) == len(piled) + len(lying) == 25
        assert len(piled) == 3 * (12 - sum([len(stack.points) for stack in requests.stacks]))


@few
@given(SEATS, SEEDS)
def test_fr_l_3_leonardo_has_nothing_but_points(seats: int, seed: int) -> None:
    """Nobody's Thalers and paints are his: what the supply gave, the players have."""
    for state in played(seats, seed, ALL_THREE):
        assert len(state.thalers) == seats
        assert len(state.paints) == seats * len(ALL_PAINTS)
