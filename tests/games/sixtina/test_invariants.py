"""What holds in every game, whatever is played."""

import random
from collections.abc import Iterator

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import ALL_POSITIONS, HAND_LIMIT
from bottega.games.sixtina.completing import contribution, modified, shares
from bottega.games.sixtina.events import GianluigiRestored, Idle, Restored, Scored, SixtinaEvent
from bottega.games.sixtina.meta import META
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.scoring import pay_prudent
from bottega.games.sixtina.table import COVERED, Table
from bottega.speech.voice import find_voice
from tests.games.sixtina.tables import table

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in META.options})
SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 1 << 30)
few = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])


def chosen(actions: list[Action], rng: random.Random) -> Action:
    """A random action; restoring is tried as often as discarding."""
    word = rng.choice(sorted({action.word for action in actions}))
    return rng.choice([action for action in actions if action.word == word])


def rules_for(seats: int, options: dict[str, str]) -> Rules:
    """The rules with those of the options that matter for so many players."""
    return GAME.ruleset(seats, {o.name: options[o.name] for o in META.options if o.matters_with(seats)})


def played(seats: int, seed: int, options: dict[str, str], told: Chronicle | None = None) -> Iterator[Table]:
    """A random game: the table before each decision, and at the end."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(rules_for(seats, options), chance, told)
    while state.pending:
        yield state
        seat = state.pending[0]
        state.apply(seat, chosen(state.legal(seat), rng), chance, told)
    yield state


# Whole games


@settings(few, max_examples=6)
@given(SEATS, SEEDS, OPTIONS)
def test_sx_1_5_nothing_is_lost(seats: int, seed: int, options: dict[str, str]) -> None:
    """[SX-1.4] [SX-1.5] [SX-1.6] [SX-2.2] At no time is a hand above eight, or a material or card missing."""
    for state in played(seats, seed, options):
        assert GAME.complaints(state) == []
        assert max(len(hand) for hand in state.hands) <= HAND_LIMIT


@few
@given(SEATS, SEEDS, OPTIONS)
def test_sx_3_2_a_restoration_that_was_begun_can_always_be_finished(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """[SX-3.4] [SX-3.6] Whatever cards are played on the way."""
    rng = random.Random(seed)
    for state in played(seats, seed, options):
        if state.agenda and isinstance(state.agenda[-1], Restoring):
            seat = state.pending[0]
            tried = state.copy()
            while more := [action for action in tried.legal(seat) if action.word == "play"]:
                tried.apply(seat, rng.choice(more), FastChance(rng))
            assert "add 0" in [action.name for action in tried.legal(seat)]


@few
@given(SEATS, SEEDS, OPTIONS)
def test_sx_7_1_eleven_frescoes_or_twelve(seats: int, seed: int, options: dict[str, str]) -> None:
    """[SX-1.2] [SX-6.8] As many frescoes lie open as at the beginning, until no sheet is left."""
    state = None
    for state in played(seats, seed, options):
        unrestored = len([p for p in ALL_POSITIONS if state.is_open(p)])
        choosing = len([step for step in state.agenda if step.name.startswith("project")])
        covered = state.frescoes.count(COVERED)
        if covered:
            assert unrestored + choosing == (4 if seats == 4 else 3)
        if state.pending and state.agenda[-1].name.startswith("turn"):
            assert state.restored_frescoes < 11
    assert state is not None
    assert state.restored_frescoes == 12
    assert COVERED not in state.frescoes


@few
@given(SEATS, SEEDS, OPTIONS)
def test_sx_6_4_the_score_board_shows_what_was_told(seats: int, seed: int, options: dict[str, str]) -> None:
    """[SX-1.7] [SX-6.4] [SX-7.2] Points on the board are those of the start and of frescoes, and of nothing else."""
    told = Chronicle()
    *_, state = played(seats, seed, options, told)
    points = [0] * state.rules.colours
    for place in range(seats):
        points[(state.first + place) % seats] = 2 * place
    if seats == 2:
        points[2] = 15
    for event in told.events:
        if event.word == "scored":
            assert isinstance(event, Scored)
            points[2 if event.actor == "gianluigi" else event.actor] += event.points
    assert state.scores == points


@few
@given(SEEDS, OPTIONS)
def test_sx_8_4_he_answers_every_restoration_once(seed: int, options: dict[str, str]) -> None:
    """[SX-8.4] [SX-8.6] [SX-8.9] Player, Gianluigi, player, Gianluigi; in the last turn he may rest."""
    told = Chronicle()
    for _ in played(2, seed, options, told):
        pass
    done = [event for event in told.events if isinstance(event, Restored | GianluigiRestored | Idle)]
    players = [event for event in done if isinstance(event, Restored)]
    answers = [event for event in done if not isinstance(event, Restored)]
    rests = options["gianluigi_at_the_end"] == "rests"
    assert len(players) - len(answers) in ((0, 1) if rests else (0,))
    for deed, answer in zip(players, answers, strict=not rests):
        assert (answer.technique, answer.total) == (deed.technique, deed.total)
    assert done[::2] == players


@few
@given(SEATS, SEEDS, OPTIONS)
def test_every_event_is_a_sentence_and_decodes(seats: int, seed: int, options: dict[str, str]) -> None:
    told = Chronicle()
    for _ in played(seats, seed, options, told):
        pass
    voice = find_voice(GAME, ["Giada", "Davide", "John", "Maria"], options)
    for event in told.events:
        assert isinstance(event, Event)
        assert str(voice.tell(event)).endswith(".")
        decoded = msgspec.json.decode(msgspec.json.encode(event), type=SixtinaEvent)
        assert decoded.to_json() == event.to_json()


# Places and shares

POINTS = st.lists(st.integers(-10, 15), min_size=3, max_size=3).map(lambda values: sorted(values, reverse=True))
GROUPS = st.lists(st.integers(1, 4), max_size=4)


@given(POINTS, GROUPS)
def test_sx_6_5_sharing_never_pays_more_than_the_places_are_worth(values: list[int], sizes: list[int]) -> None:
    """And loses less than one point a head by rounding."""
    place = 0
    for size, award in zip(sizes, shares(values, [[0] * size for size in sizes]), strict=True):
        worth = sum(values[place : place + size])
        assert worth - size < award * size <= worth
        place += size


MARKS = ["..", "##", *[colour + kind for colour in "RWBY" for kind in "ce"]]
FRESCO = st.tuples(
    st.lists(st.sampled_from(MARKS), min_size=5, max_size=5),
    st.lists(st.integers(0, 2), min_size=4, max_size=4),
)
SEATINGS = st.permutations("RWBY")


def christ_the_judge(marks: list[str], beside: list[int], letters: str = "RWBY") -> Table:
    """A fresco with these marks, and so many materials of each colour beside them."""
    extras = " ".join([f"{letter}{number}" for letter, number in zip(letters, beside, strict=True)])
    return table(f"L2 LJ2 {' '.join(marks)} + {extras}", seats=4).state


def by_the_book(marks: list[str], beside: list[int]) -> list[set[str]]:
    """The ranking as the rulebook words it: again and again, who is first among those who are left."""
    materials = {
        letter: number + sum(mark[0] == letter for mark in marks) for letter, number in zip("RWBY", beside, strict=True)
    }
    left = {letter for letter, number in materials.items() if number}
    ranking = []
    while left:
        best = {letter for letter in left if materials[letter] == max(materials[other] for other in left)}
        for kind in "ec":
            theirs = [mark for mark in marks if mark[0] in best and mark[1] == kind]
            if len(best) > 1 and theirs:
                best = {theirs[0][0]}
        ranking.append(best)
        left -= best
    return ranking


@settings(max_examples=60)
@given(FRESCO)
def test_sx_6_3_the_ranking_is_the_rulebook_s(fresco: tuple[list[str], list[int]]) -> None:
    """[SX-6.3] [SX-6.4] Everybody who has a material has one place, and nobody else."""
    marks, beside = without_too_much_black(fresco)
    ranking = contribution(christ_the_judge(marks, beside), ALL_POSITIONS[11])
    assert [{"RWBY"[colour] for colour in group} for group in ranking] == by_the_book(marks, beside)


@settings(max_examples=60)
@given(FRESCO, SEATINGS)
def test_sx_6_3_seats_do_not_matter(fresco: tuple[list[str], list[int]], seating: list[str]) -> None:
    marks, beside = without_too_much_black(fresco)
    moved = dict(zip("RWBY", seating, strict=True))
    elsewhere = ["".join([moved.get(mark[0], mark[0]), mark[1]]) for mark in marks]
    here = contribution(christ_the_judge(marks, beside), ALL_POSITIONS[11])
    there = contribution(christ_the_judge(elsewhere, beside, "".join(seating)), ALL_POSITIONS[11])
    renamed = [{moved["RWBY"[colour]] for colour in group} for group in here]
    assert [{"RWBY"[colour] for colour in group} for group in there] == renamed


def without_too_much_black(fresco: tuple[list[str], list[int]]) -> tuple[list[str], list[int]]:
    """There are four black materials."""
    marks, beside = fresco
    return (marks if marks.count("##") < 5 else ["..", *marks[1:]]), beside


@settings(max_examples=40)
@given(FRESCO)
def test_sx_6_2_all_places_rise_and_fall_alike(fresco: tuple[list[str], list[int]]) -> None:
    marks, beside = without_too_much_black(fresco)
    modifier = sum(mark[1] == "e" for mark in marks) - 2 * marks.count("##")
    values = modified(christ_the_judge(marks, beside), ALL_POSITIONS[11])
    assert values == [12 + modifier, 5 + modifier, 4 + modifier]


# Prudent cards

CARDS = st.lists(st.lists(st.integers(1, 9), max_size=6).map(sorted), min_size=2, max_size=4)


def prudent_by_the_book(values: list[list[int]]) -> list[int]:
    """The rulebook's words for one technique."""
    most = max(len(cards) for cards in values)
    leaders = [cards for cards in values if len(cards) == most]
    if len(leaders) > 1:
        return [2 * len(cards) if len(cards) == most else 0 for cards in values]
    second = max(len(cards) for cards in values if len(cards) < most)
    return [
        sum(cards[second:]) if len(cards) == most else 2 * len(cards) if len(cards) == second else 0 for cards in values
    ]


@given(CARDS)
def test_sx_7_5_sx_7_6_prudent_cards_pay_by_the_book(values: list[list[int]]) -> None:
    """[SX-7.5] [SX-7.6]"""
    assert pay_prudent(values, two_each_behind_a_tie=False) == prudent_by_the_book(values)


@given(CARDS)
def test_sx_7_6_the_option_only_adds(values: list[list[int]]) -> None:
    strict = pay_prudent(values, two_each_behind_a_tie=False)
    generous = pay_prudent(values, two_each_behind_a_tie=True)
    for cards, less, more in zip(values, strict, generous, strict=True):
        assert more in (less, 2 * len(cards))
        assert 0 <= less <= more <= max(sum(cards), 2 * len(cards))


@given(CARDS, st.randoms(use_true_random=False))
def test_sx_7_5_seats_do_not_matter(values: list[list[int]], rng: random.Random) -> None:
    paid = pay_prudent(values, two_each_behind_a_tie=False)
    order = rng.sample(range(len(values)), len(values))
    assert pay_prudent([values[i] for i in order], two_each_behind_a_tie=False) == [paid[i] for i in order]


# Standings

SCORES = st.lists(st.integers(0, 3), min_size=3, max_size=3)


@settings(max_examples=40)
@given(SCORES, SCORES)
def test_sx_7_8_who_is_equal_in_everything_shares_a_place(scores: list[int], areas: list[int]) -> None:
    """Places are 1, 2, 3 but for ties, and better points are a better place."""
    standings = table(scores=scores, area=areas, over=True).standings()
    merits = [(standing.total, areas[standing.seat or 0]) for standing in standings]
    assert merits == sorted(merits, reverse=True)
    assert [standing.place for standing in standings] == [1 + merits.index(merit) for merit in merits]
