"""Drafts: what may be laid and why not, in any order; what it adds up to is what then happens."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import cast

import msgspec
import pytest

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.core.match import Match
from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.classic_art.prospects import bets_made
from bottega.games.classic_art.ruleset import Rules as ClassicArtRules
from bottega.games.classic_art.view import ClassicArtView
from bottega.games.fresco.view import FrescoView
from bottega.games.sagrada.prospects import so_far
from bottega.games.sagrada.ruleset import Rules as SagradaRules
from bottega.games.sagrada.view import SagradaView
from bottega.games.sixtina.kinds import CARD, POSITION
from bottega.games.sixtina.view import SixtinaView
from bottega.sitting.drafts import Draft, Laying, drafts_of
from bottega.sitting.drafts.classic_art import TurnSum as ClassicArtSum
from bottega.sitting.drafts.fresco import PlanSum
from bottega.sitting.drafts.fresco import RestorationSum as FrescoSum
from bottega.sitting.drafts.sagrada import TurnSum as SagradaSum
from bottega.sitting.drafts.sixtina import AcquisitionSum, RestorationSum
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode
from bottega.speech.voice import find_voice
from tests.conformance.worlds import Manners, check_secrets
from tests.schemas.checking import faults
from tests.sitting.tables import opened
from tests.terminal import chapels, galleries

MOST_LAID = 8
BY_THE_MATCH = ("taken-back", "decided")
"""Events that no rule tells: what a draft takes the place of is taken back."""
AFTER_THE_VISIT = {"paid", "income-paid", "mood-changed", "blended", "money-scored"}
"""What comes by itself once a restoration is done, and is no part of it."""
DRAFTING = 0.7
"""How often a seat drafts what it decides."""
TABLES = [
    ("sagrada", 1, {}),
    ("sagrada", 3, {}),
    ("sagrada", 2, {"two_moves": "together", "changed_die": "pool"}),
    ("sixtina", 2, {}),
    ("sixtina", 4, {}),
    ("classic_art", 2, {}),
    ("classic_art", 4, {}),
    ("fresco", 2, {}),
    ("fresco", 4, {}),
    ("fresco", 3, {"gold_leaf": "on", "glaziers": "on", "scrolls": "on", "wishing_well": "on"}),
    ("fresco", 3, {"medico": "on", "dames": "on", "catacombs": "on", "favors": "on", "special_blends": "on"}),
]


def laid_at_random(draft: Draft, rng: random.Random) -> Draft:
    """A draft on which somebody has laid and taken away this and that."""
    for _ in range(rng.randrange(1, MOST_LAID)):
        if draft.laid and rng.random() < 0.2:
            draft = draft.take_away(rng.choice(draft.laid))
        order = {word: rng.random() for word in sorted(draft.words)}
        candidates = sorted(draft.candidates(), key=lambda action: (order[action.word], rng.random()))
        free = next((action for action in candidates if draft.why_not(action) is None), None)
        if free is None:
            break
        draft = draft.put(free)
    return draft


def drafted(sitting: Sitting, rng: random.Random, most: int) -> Iterator[tuple[Sitting, int, Draft]]:
    """Drafts at random positions of a random game, before they are played; those that are not ready are left."""
    for _ in range(most):
        if sitting.match.over:
            return
        seat = rng.choice(sitting.match.pending)
        words = sitting.drafts(seat)
        if words and rng.random() < DRAFTING:
            draft = laid_at_random(sitting.draft(seat, rng.choice(words)), rng)
            if draft.is_ready:
                yield sitting, seat, draft
                continue
        sitting.play(seat, rng.choice(sitting.match.legal(seat)))


# What holds for all of them


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_draft_promises_happens(game: str, seats: int, options: dict[str, str]) -> None:
    """Its line can be played; what is certain of it is told and seen so, and the sums are right."""
    checked = 0
    for seed in range(3):
        sitting, rng = opened(game, seats, seed, options=options), random.Random(seed)
        for _, seat, draft in drafted(sitting, rng, most=150 if game == "fresco" else 45):
            slip, told = draft.slip(), sitting.match.event_count(seat)
            assert slip.ready
            before = sitting.match.view(seat)
            done = sitting.play(seat, draft, number=sitting.number(seat))
            heard = [told_of(event) for event in sitting.match.events(seat, told) if event.word not in BY_THE_MATCH]
            promised = [told_of(event) for event in slip.events]
            assert heard[: len(promised)] == promised
            if slip.is_certain:
                assert done.ended is None
                assert done.actions == list(slip.line)
                assert len(heard) == len(promised)
                assert draft.at(slip.line).view == sitting.match.view(seat)
            goes_on = not {event.word for event in slip.events} & AFTER_THE_VISIT
            check_sum(slip.adds_up_to, before, sitting.match.view(seat), is_certain=slip.is_certain and goes_on)
            checked += 1
    assert checked > 20


def told_of(event: object) -> object:
    return json.loads(encode(event))


def check_sum(adds_up_to: msgspec.Struct | None, before: View, after: View, *, is_certain: bool) -> None:
    assert before.seat is not None
    seat = Seat(before.seat)
    match adds_up_to, before, after:
        case SagradaSum(), SagradaView(), SagradaView():
            if is_certain:
                rules = find_game("sagrada").ruleset(after.seats, after.options)
                assert isinstance(rules, SagradaRules)
                gained = so_far(rules, after, seat).points - so_far(rules, before, seat).points
                tokens = before.tokens[seat] - after.tokens[seat]
                assert adds_up_to.points == gained
                assert adds_up_to.tokens == tokens
                assert adds_up_to.window == after.windows[seat]
                assert adds_up_to.pool == after.pool
        case RestorationSum(), SixtinaView(), SixtinaView():
            check_restoration(adds_up_to, before, after, seat, is_certain=is_certain)
        case AcquisitionSum(), SixtinaView(), SixtinaView():
            was, now = before.restorers[seat], after.restorers[seat]
            assert (adds_up_to.hand_size, adds_up_to.area, adds_up_to.supply) == (now.hand_size, now.area, now.supply)
            assert sorted([*(now.hand or ()), *adds_up_to.cards]) == sorted(was.hand or ())
            assert now.area - was.area == adds_up_to.materials
        case ClassicArtSum(), ClassicArtView(), ClassicArtView():
            check_turn(adds_up_to, before, after, seat)
        case PlanSum(), FrescoView(), FrescoView():
            if after.plans[seat] is not None and not is_certain_to_be_over(after, seat):
                assert after.plans[seat] == adds_up_to.apprentices
        case FrescoSum(), FrescoView(), FrescoView():
            if is_certain:
                earned = sum(after.ledger[seat].values()) - sum(before.ledger[seat].values())
                assert adds_up_to.points == earned
                assert before.thalers[seat] - after.thalers[seat] == adds_up_to.thalers
                assert adds_up_to.space in (None, after.track[seat])
                used = sum(before.paints[seat]) - sum(after.paints[seat])
                assert used == len(adds_up_to.paints)
        case _:
            pytest.fail(f"there is no sum: {adds_up_to}")


def is_certain_to_be_over(view: FrescoView, seat: int) -> bool:
    """Whether the round goes on, and a plan is no longer as it was made."""
    return not view.is_planning


def check_restoration(
    adds_up_to: RestorationSum, before: SixtinaView, after: SixtinaView, seat: int, *, is_certain: bool
) -> None:
    was, now = before.restorers[seat], after.restorers[seat]
    assert sorted([*(now.hand or ()), *adds_up_to.cards]) == sorted(was.hand or ())
    assert was.area - now.area == adds_up_to.materials
    place = next(fresco for fresco in before.chapel if fresco is not None and fresco.position == adds_up_to.position)
    later = next(fresco for fresco in after.chapel if fresco is not None and fresco.position == adds_up_to.position)
    if is_certain and not adds_up_to.completes:
        assert later.materials[seat] - place.materials[seat] == adds_up_to.materials
        (space,) = [space for space in later.spaces if space.technique == adds_up_to.technique]
        assert space.restoration == adds_up_to.restoration
    if adds_up_to.completes and adds_up_to.restoration != "excellent":
        assert later.is_restored
        if before.seats > 2:  # Gianluigi may complete another one
            assert now.score - was.score == adds_up_to.points
    if not adds_up_to.completes and before.seats > 2:
        assert now.score == was.score
        assert before.black - after.black == adds_up_to.black


def check_turn(adds_up_to: ClassicArtSum, before: ClassicArtView, after: ClassicArtView, seat: int) -> None:
    mine = after.players[seat].hand
    assert sorted([*(mine or ()), *adds_up_to.cards]) == sorted(before.players[seat].hand or ())
    if not adds_up_to.house_follows:
        shown = [(each.category, each.artworks, each.loans) for each in after.exhibitions]
        assert [(each.category, each.artworks, each.loans) for each in adds_up_to.exhibitions] == shown
    if adds_up_to.bet is None:
        assert after.players[seat].tokens == before.players[seat].tokens
        return
    rules = find_game("classic_art").ruleset(after.seats, after.options)
    assert isinstance(rules, ClassicArtRules)
    promised = adds_up_to.bet
    assert before.players[seat].tokens - after.players[seat].tokens == promised.tokens
    (made,) = [
        bet
        for bet in bets_made(rules.box, after)
        if (bet.exhibition, bet.space) == (promised.exhibition, promised.space)
    ]
    assert (made.seat, made.pays, made.tokens, made.high_risk) == (
        seat,
        promised.pays,
        promised.tokens,
        promised.high_risk,
    )
    if not adds_up_to.house_follows:
        assert made == promised


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_all_that_may_be_laid_can_be_and_the_rest_is_refused(game: str, seats: int, options: dict[str, str]) -> None:
    """Nothing that may be laid leads into a blind alley: the same holds for what is laid after it."""
    sitting, rng = opened(game, seats, 4, options=options), random.Random(4)
    refused = 0
    for _, _, draft in drafted(sitting, rng, most=70 if game == "fresco" else 25):
        for candidate in draft.slip().candidates:
            assert candidate.laid == draft.laid.count(candidate.action)
            if candidate.reason is None:
                more = draft.put(candidate.action)
                assert more.arranged.reason is None
                assert candidate.action in more.laid
            else:
                refused += 1
                with pytest.raises(IllegalAction) as caught:
                    draft.put(candidate.action)
                assert caught.value.reason.to_json() == candidate.reason.to_json()
        sitting.play(draft.seat, draft)
    assert refused > 20


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_slip_is_asked_for_and_given_as_json(game: str, seats: int, options: dict[str, str]) -> None:
    """Nothing is remembered between two questions: what is laid comes along each time."""
    sitting, rng = opened(game, seats, 5, options=options), random.Random(5)
    for _, seat, draft in drafted(sitting, rng, most=30 if game == "fresco" else 12):
        sent = encode({"draft": draft.word, "laid": draft.laid, "number": sitting.number(seat)})
        laying = msgspec.json.decode(sent, type=Laying)
        given = encode(sitting.slip(seat, laying))
        assert given == encode(draft.slip())
        assert faults(game, "layings", json.loads(sent)) == []
        assert faults(game, "slips", json.loads(given)) == []
        told = json.loads(given)
        line = [sitting.match.game.actions.parse_json(action) for action in told["line"]]
        assert line == draft.line()
        assert draft.view == sitting.match.view(seat) or game == "fresco", "a plan is made anew"
        late = msgspec.structs.replace(laying, number=-1)
        with pytest.raises(IllegalAction, match="The table has changed"):
            sitting.slip(seat, late)
        assert sitting.play(seat, laying).actions[: len(line)] == line


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whatever_may_be_laid_is_laid_by_adding_it(game: str, seats: int, options: dict[str, str]) -> None:
    """A client adds a candidate to what it sends. If that takes the place of something, the slip says what is left."""
    sitting, rng, replaced = opened(game, seats, 5, options=options), random.Random(5), 0
    for _, seat, draft in drafted(sitting, rng, most=30 if game == "fresco" else 12):
        for candidate in draft.slip().candidates:
            if candidate.reason is None:
                laid = [*draft.laid, candidate.action]
                slip = sitting.slip(seat, Laying(draft.word, [dict(action.to_json()) for action in laid]))
                assert slip.laid == draft.put(candidate.action).laid
                replaced += len(slip.laid) < len(laid)
        sitting.play(seat, draft)
    assert replaced > 0 or game == "sagrada"


def test_a_draft_that_is_not_ready_can_not_be_played() -> None:
    sitting = sixtina()
    draft = sitting.draft(0, "restoration")
    with pytest.raises(IllegalAction, match="Something is still missing"):
        draft.line()
    slip = draft.slip()
    assert (slip.ready, slip.line, slip.adds_up_to, slip.events) == (False, (), None, ())
    assert slip.reason is not None


def test_what_has_no_place_in_a_draft() -> None:
    sitting = sixtina()
    with pytest.raises(BadInput, match="'prepare' has no place here"):
        sitting.draft(0, "restoration", ["prepare"])
    with pytest.raises(BadInput, match="'take 1' has no place here"):
        sitting.draft(0, "restoration").why_not(action(sitting, "take 1"))
    with pytest.raises(BadInput, match=r"There is nothing to draft as 'acquisitoin' now\. Did you mean 'acquisition'"):
        sitting.draft(0, "acquisitoin")
    with pytest.raises(BadInput, match="There is nothing to draft as 'restoration' now"):
        sitting.draft(1, "restoration")
    with pytest.raises(BadInput, match="'play RP2' is not laid"):
        sitting.draft(0, "restoration").take_away(action(sitting, "play RP2"))


def slips(match: Match, seat: Seat | None) -> View:
    """All that a seat could learn by drafting."""
    if seat is None or seat not in match.pending:
        return cast(View, b"")
    voice = find_voice(match.game, match.header.players, match.header.options)
    view = match.view(seat)
    found = [encode(kind(voice, view).slip()) for kind in drafts_of(match.game) if kind.fits(voice, view)]
    return cast(View, b"".join(found))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["sagrada", "sixtina", "classic_art"])
def test_a_draft_tells_nobody_s_secrets(game: str) -> None:
    found = find_game(game)
    compared = check_secrets(found, found.ruleset(3, {}), Seat(0), Manners(look=slips), seed=11)
    assert compared.first + compared.later > 5


# 1980 Sixtina


def sixtina() -> Sitting:
    """Anna has RP2 RP2 RP3 LB3 and four materials; J1 asks for Repainting 5."""
    return chapels.sitting_at(chapels.TWO)


def action(sitting: Sitting, name: str) -> Action:
    return sitting.match.game.actions.parse_name(name)


def lay(sitting: Sitting, word: str, *names: str) -> Draft:
    draft = sitting.draft(0, word)
    for name in names:
        draft = draft.put(action(sitting, name))
    return draft


def why(draft: Draft, name: str) -> str | None:
    reason = draft.why_not(draft.voice.game.actions.parse_name(name))
    return None if reason is None else reason.code


def test_a_restoration_is_laid_in_any_order() -> None:
    sitting = sixtina()
    names = ["restore J1 RP", "play RP2", "play RP3", "add 1"]
    for order in permutations(names):
        line = [action.name for action in lay(sitting, "restoration", *order).line()]
        assert [line[0], sorted(line[1:3]), line[3]] == [names[0], sorted(names[1:3]), names[3]]


def test_what_a_restoration_adds_up_to() -> None:
    draft = lay(sixtina(), "restoration", "play RP3", "play RP2", "restore J1 RP", "add 2")
    found = draft.adds_up_to()
    assert isinstance(found, RestorationSum)
    assert (found.position, found.technique, found.cards, found.extras) == ("J1", "RP", ("RP3", "RP2"), 2)
    assert (found.restoration, found.value, found.total) == ("excellent", 5, 5)
    assert (found.materials, found.black) == (3, 0)
    gained = [after - before for before, after in zip(found.before.values, found.after.values, strict=True)]
    assert gained == [1, 1, 1]


def test_extras_are_none_unless_they_are_laid() -> None:
    draft = lay(sixtina(), "restoration", "restore J1 RP", "play RP2", "play RP3")
    assert [each.name for each in draft.line()] == ["restore J1 RP", "play RP2", "play RP3", "add 0"]


def test_why_something_may_not_be_laid_in_a_restoration() -> None:
    draft = lay(sixtina(), "restoration", "restore J1 RP", "play RP2")
    assert why(draft, "play LB3") == "other-technique"
    assert why(draft, "play RP5") == "card-not-left"
    assert why(draft, "add 3") is None, "with all three cards"
    assert why(draft, "add 4") == "too-many-extras"
    assert why(draft, "restore G1 SS") == "space-taken"
    assert why(draft, "restore J1 LB") == "no-such-technique"
    assert why(draft, "restore M1 LB") == "other-technique", "RP2 is laid, and does not fit there"
    assert why(draft, "play RP2") is None, "there is another one in hand"
    assert why(draft.put(action_of(draft, "play RP2")), "play RP2") == "card-not-left"


def action_of(draft: Draft, name: str) -> Action:
    return draft.voice.game.actions.parse_name(name)


def test_another_technique_takes_the_place_of_the_first() -> None:
    draft = lay(sixtina(), "restoration", "restore J1 RP")
    restores = [each for each in draft.candidates() if each.word == "restore" and draft.why_not(each) is None]
    assert len(restores) > 1
    for each in restores:
        assert draft.put(each).laid == (each,)


def test_where_a_card_may_go() -> None:
    draft = sixtina().draft(0, "restoration")
    assert {a.name: reason for a, reason in draft.why_not_each(CARD, "RP2").items()} == {"play RP2": None}
    spaces = draft.put(action_of(draft, "play RP2")).why_not_each(POSITION, "J1")
    refused = {each.name: reason.code for each, reason in spaces.items() if reason is not None}
    assert {each.name for each, reason in spaces.items() if reason is None} == {"restore J1 RP"}
    assert set(refused.values()) <= {"space-taken", "other-technique", "no-card-of-it"}


def test_acquiring_takes_as_much_as_the_cards_bring() -> None:
    sitting = sixtina()
    draft = lay(sitting, "acquisition", "discard RP2", "discard LB3")
    assert [each.name for each in draft.line()] == ["discard RP2", "discard LB3", "take 2"]
    fewer = draft.put(action(sitting, "take 1"))
    assert [each.name for each in fewer.line()][-1] == "take 1"
    assert why(draft, "take 3") is None, "with another card"
    assert why(lay(sitting, "acquisition"), "take 5") is None, "with all five cards"
    assert why(lay(sitting, "acquisition"), "take 8") == "nothing-discarded"
    assert why(draft, "take 8") == "too-many-taken"


def all_lines(at: Rehearsal, words: frozenset[str], line: tuple[Action, ...] = ()) -> Iterator[tuple[Action, ...]]:
    """Every line of actions with these words that can be done, whole or not."""
    yield line
    if at.goes_on:
        for each in at.legal():
            if each.word in words:
                yield from all_lines(at.after(each), words, (*line, each))


@pytest.mark.slow
@pytest.mark.parametrize("view", [chapels.TWO, chapels.ALMOST])
def test_what_may_be_laid_is_what_some_line_holds(view: SixtinaView) -> None:
    """Compared with all restorations that there are."""
    sitting = chapels.sitting_at(view)
    start = sitting.draft(0, "restoration")
    lines = [sorted(each.id for each in line) for line in all_lines(Rehearsal(sitting.match.game, view), start.words)]
    rng = random.Random(1)
    for _ in range(60):
        draft = laid_at_random(start, rng)
        for candidate in draft.candidates():
            laid = [other.id for other in draft._with(candidate)]
            possible = any(holds(line, laid) for line in lines)
            assert (draft.why_not(candidate) is None) == possible, (draft.laid, candidate)


def holds(line: Sequence[int], laid: Sequence[int]) -> bool:
    """Whether a line has all that is laid."""
    return all(line.count(each) >= laid.count(each) for each in laid)


# Classic Art


def test_a_turn_of_classic_art_is_laid_in_any_order() -> None:
    sitting = galleries.sitting_at(galleries.FIVE, "me,me:B,me:C,me:D,me:E")
    view = sitting.match.view(0)
    assert isinstance(view, ClassicArtView)
    hand = view.players[0].hand
    assert hand is not None
    names = [f"play {hand[0]}", f"play {hand[1]}", "predict SC 5+"]
    for order in permutations(names):
        draft = lay(sitting, "turn", *order)
        line = [each.name for each in draft.line()]
        assert [sorted(line[:2]), line[2]] == [sorted(names[:2]), names[2]]
        found = draft.adds_up_to()
        assert isinstance(found, ClassicArtSum)
        assert found.bet is not None
        assert (found.bet.space, found.bet.tokens) == ("5+", 1)


def test_why_something_may_not_be_laid_in_a_turn_of_classic_art() -> None:
    sitting = galleries.sitting_at(galleries.FIVE, "me,me:B,me:C,me:D,me:E")
    view = sitting.match.view(0)
    assert isinstance(view, ClassicArtView)
    hand = view.players[0].hand
    assert hand is not None
    draft = lay(sitting, "turn", f"play {hand[0]}", f"play {hand[1]}")
    assert why(draft, f"play {hand[2]}") == "cards-are-played"
    assert why(lay(sitting, "turn", f"play {hand[0]}"), f"play {hand[0]}") == "chosen-already"
    taken = [(each.category, made) for each in view.exhibitions for made in each.predictions]
    for category, made in taken:
        code = "occupied-by-you" if made.seat == 0 else "occupied"
        assert why(draft, f"predict {category} {made.space}") == code
    assert taken


def test_where_the_house_plays_it_is_said_that_a_card_follows() -> None:
    sitting = galleries.sitting_at(galleries.TWO)
    hand = cast(ClassicArtView, sitting.match.view(0)).players[0].hand
    assert hand is not None
    draft = lay(sitting, "turn", f"play {hand[0]}", f"play {hand[1]}", "predict SC 5+")
    found, slip = draft.adds_up_to(), draft.slip()
    assert isinstance(found, ClassicArtSum)
    assert found.house_follows
    assert not slip.is_certain
    assert why(draft, f"play {hand[2]}") == "drop-a-card", "it is the last turn"
    done = sitting.play(0, draft.line())
    assert done.ended is None
    assert len(done.actions) == 3


# Sagrada


def sagrada() -> Sitting:
    """Luz Celestial, the first turn: G3 B1 B3 B5 P2 in the pool, tools 1, 4 and 12."""
    sitting = opened("sagrada", seed=25)
    sitting.play(0, "choose luz-celestial")
    sitting.play(1, sitting.match.legal(1)[0])
    return sitting


def test_a_tool_in_all_its_steps() -> None:
    sitting = sagrada()
    draft = sitting.draft(0, "turn")
    assert {each.word for each in draft.candidates()} == {"place", "use", "pass"}
    for name, asked in [
        ("use grozing-pliers", {"take"}),
        ("take G3", {"turn"}),
        ("turn 4", {"place"}),
        ("place G4 A1", {"pass"}),
    ]:
        draft = draft.put(action(sitting, name))
        free = {each.word for each in draft.candidates() if draft.why_not(each) is None and each not in draft.laid}
        assert free >= asked, name
        assert not free & {"take", "turn"} - asked, name
    found = draft.adds_up_to()
    assert isinstance(found, SagradaSum)
    assert found.tokens == 1
    assert found.window.dice[0] == "G4"
    assert {line.label for line in found.lines} <= {"objective", "private-objective", "tokens", "empty-spaces"}
    assert [each.name for each in draft.line()] == ["use grozing-pliers", "take G3", "turn 4", "place G4 A1"]


def test_a_step_may_be_taken_away_and_laid_again() -> None:
    sitting = sagrada()
    draft = lay(sitting, "turn", "use grozing-pliers", "take G3", "turn 4", "place G4 A1")
    without = draft.take_away(action(sitting, "turn 4"))
    assert not without.is_ready
    assert without.slip().reason is not None
    assert without.put(action(sitting, "turn 4")).line() == draft.line()


def test_why_a_die_may_not_lie_there() -> None:
    draft = sagrada().draft(0, "turn")
    assert why(draft, "place G3 B3") == "edge"
    assert why(draft, "place R6 A1") == "not-in-pool"
    assert why(draft, "use lens-cutter") == "no-such-tool"
    draft = draft.put(action_of(draft, "place G3 A1"))
    assert why(draft, "place B3 A2") == "already-drafted"


def test_a_die_and_then_a_tool_or_the_tool_first() -> None:
    orders = set()
    for seed in range(6):
        sitting = opened("sagrada", seed=seed)
        for _, _, draft in drafted(sitting, random.Random(seed), most=100):
            words = tuple(each.word for each in draft.line())
            if "use" in words and "place" in words:
                orders.add(words.index("use") < words.index("place"))
            sitting.play(draft.seat, draft)
    assert orders == {True, False}


def test_nothing_is_laid_behind_the_end_of_a_turn() -> None:
    draft = lay(sagrada(), "turn", "pass")
    assert why(draft, "place G3 B3") == "edge"
    assert [each.name for each in draft.put(action_of(draft, "place G3 A1")).line()] == ["place G3 A1", "pass"]
    assert draft.put(action_of(draft, "pass")).laid == draft.laid


# Fresco


def planning(**options: str) -> Sitting:
    """A game for three, when plans are made; everybody has five apprentices."""
    sitting = opened("fresco", 3, 1, options=options)
    while len(sitting.match.pending) < 3:
        seat = sitting.match.pending[0]
        sitting.play(seat, next(each for each in sitting.match.legal(seat) if each.name in AWAKE[seat]))
    assert seen_plan(sitting).apprentices == (5, 5, 5)
    return sitting


AWAKE = [("wake 8:00",), ("wake 9:00",), ("wake 7:00", "wake 10:00")]


def seen_plan(sitting: Sitting) -> FrescoView:
    view = sitting.match.view(0)
    assert isinstance(view, FrescoView)
    return view


def test_a_plan_is_laid_in_any_order() -> None:
    sitting = planning()
    names = ["assign workshop 1", "assign market 2", "assign cathedral 1"]
    for order in permutations(names):
        draft = lay(sitting, "plan", *order)
        assert [each.name for each in draft.line()] == [
            "assign market 2",
            "assign cathedral 1",
            "assign studio 0",
            "assign workshop 1",
        ]
        assert draft.adds_up_to() == PlanSum((2, 1, 0, 1, 1), (), (3,) * 5)


def test_why_an_apprentice_may_not_go_there() -> None:
    draft = lay(planning(), "plan", "assign market 3", "assign workshop 2")
    assert why(draft, "assign studio 1") == "too-few-apprentices"
    assert why(draft, "assign studio 0") is None
    assert why(draft, "assign market 1") is None, "two more go to the last location"
    fewer = action_of(draft, "assign market 1")
    assert draft.put(fewer).laid == (draft.laid[1], fewer)


def test_an_action_tile_takes_room() -> None:
    sitting = planning(glaziers="on", bells="on")
    draft = lay(sitting, "plan", "assign studio 1", "glazery studio")
    assert why(draft, "assign studio 2") == "no-room-on-tile"
    assert why(draft, "audience studio") == "covered"
    found = draft.put(action_of(draft, "assign market 3")).adds_up_to()
    assert found == PlanSum((3, 0, 1, 0, 1), ("studio",), (3, 3, 1, 3, 3))
    full = lay(sitting, "plan", "assign studio 3")
    assert why(full, "glazery studio") == "no-room-on-tile", "three are there already"
    refused = full.lay(action_of(full, "glazery studio")).adds_up_to()
    assert refused == PlanSum((0, 0, 3, 0, 0), ("studio",), (3, 3, 1, 3, 3)), "the room tells who must go back"
    assert why(full, "glazery market") is None


def test_a_plan_takes_the_place_of_the_one_before() -> None:
    sitting = planning()
    sitting.play(0, lay(sitting, "plan", "assign market 2", "assign cathedral 2"))
    assert seen_plan(sitting).plans[0] == (2, 2, 0, 0, 1)
    sitting.play(0, lay(sitting, "plan", "assign studio 3", "assign workshop 1"))
    assert seen_plan(sitting).plans[0] == (0, 0, 3, 1, 1)
    assert 0 in sitting.match.pending
    sitting.play(0, lay(sitting, "plan", "assign studio 2", "assign workshop 2", "commit"))
    assert 0 not in sitting.match.pending
    with pytest.raises(BadInput, match="There is nothing to draft as 'plan' now"):
        sitting.draft(0, "plan")


def in_the_cathedral(seed: int, **options: str) -> Iterator[tuple[Sitting, FrescoView]]:
    """A game played at random, where its first seat may restore segments."""
    sitting, rng = opened("fresco", 3, seed, options=options), random.Random(seed)
    while sitting.match.pending:
        seat = sitting.match.pending[0]
        legal = sitting.match.legal(seat)
        restoring = [each for each in legal if each.word == "restore"]
        view = sitting.match.view(0)
        assert isinstance(view, FrescoView)
        if seat == 0 and restoring:
            yield sitting, view
        sitting.play(seat, rng.choice(restoring or [each for each in legal if each.word == "buy"] or legal))


def test_what_follows_luck_is_refused_where_it_does_not_fit() -> None:
    """A new window is turned up, or a favor: no window, glass or leaf is asked for after that, and scrolls must fit."""
    tried = 0
    for sitting, view in in_the_cathedral(3, glaziers="on", gold_leaf="on", scrolls="on", favors="on"):
        shares = {type(share).__name__: share for share in view.modules}
        hand = shares["ScrollsShare"].hands[0]  # type: ignore[attr-defined]
        for restore in [each for each in sitting.match.legal(0) if each.word == "restore"]:
            segment = str(restore.arguments[0].value)
            draft = lay(sitting, "restoration", restore.name)
            asks = [question.word for question in draft.slip().questions]
            fits = hand.row is not None and segment[0] == hand.row[-1]
            assert (why(draft, "scroll row") is None) == fits
            assert (why(draft, "window 1") is None) == ("which-window" in asks)
            tried += 1
    assert tried > 5


def test_a_plan_with_nowhere_to_go_is_not_ready() -> None:
    """More are left than the last location has room for."""
    sitting = planning()
    draft = lay(sitting, "plan", "assign market 1")
    slip = draft.slip()
    assert (slip.ready, slip.line) == (False, ())
    assert slip.reason is not None
    assert slip.reason.code == "unfinished"
    assert slip.adds_up_to == PlanSum((1, 0, 0, 0, 0), (), (3,) * 5), "what is sent, and where there is room"
    assert why(draft, "assign cathedral 0") is None
    assert draft.put(action(sitting, "assign cathedral 1")).is_ready


def test_gold_leaf_may_be_laid_before_the_segment() -> None:
    """The slip adds up, by what the points come from."""
    for seed in range(40):
        sitting = opened("fresco", 2, seed, options={"gold_leaf": "on"})
        rng = random.Random(seed)
        for _ in range(400):
            if sitting.match.over:
                break
            seat = rng.choice(sitting.match.pending)
            if "restoration" in sitting.drafts(seat):
                draft = sitting.draft(seat, "restoration")
                gild = action(sitting, "gild")
                if draft.why_not(gild) is None and draft.view.pending == (seat,) and len(draft.arranged.line) == 0:
                    check_gilding(draft.put(gild))
                    return
            sitting.play(seat, rng.choice(sitting.match.legal(seat)))
    pytest.fail("nobody has gold leaf")


def check_gilding(draft: Draft) -> None:
    assert not draft.is_ready
    restores = [each for each in draft.candidates() if each.word == "restore" and draft.why_not(each) is None]
    assert restores
    for each in restores:
        whole = draft.put(each)
        assert [other.name for other in whole.line()][:2] == [each.name, "gild"]
        found = whole.adds_up_to()
        assert isinstance(found, FrescoSum)
        points = {source.source: source.points for source in found.sources}
        assert points["gold_leaf"] in (1, 2, 3)
        assert found.points == sum(points.values())
    altar = next(other for other in draft.candidates() if other.word == "altar")
    assert draft.why_not(altar) is not None, "the altar takes no gold leaf"
