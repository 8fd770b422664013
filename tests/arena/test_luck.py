"""Luck as a common seal breaks: it is what was drawn, not what all had chosen; and it tells no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import mean

import msgspec
import pytest

from bottega.arena.redraws import REDRAWS
from bottega.arena.review import judge_luck, luck_against
from bottega.arena.scenes import Done, Draw, done_in, draw_of, under_one_seal
from bottega.core.actions import Action
from bottega.core.chance import FastChance, RecordedChance, ScriptedChance
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.match import new_match
from bottega.core.records import Luck, Record, Revealed, outcomes_of, parse_record
from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art.catalogue import CARD_IDS
from bottega.games.classic_art.view import ClassicArtView

REPLAYS = Path(__file__).parents[1] / "replays"
MANY = 5
TRIES = 300
"""So many tables are imagined to find some that look alike."""


def recorded(game: str, name: str) -> Record:
    return parse_record((REPLAYS / game / f"{name}.jsonl").read_text("utf-8"))


def unsealings(record: Record) -> list[list[Done]]:
    """All that was done under each common seal that broke with luck."""
    return [sealed for sealed in under_one_seal(done_in(record)) if sealed[-1].is_unsealed]


def after(done: Done, luck: int) -> State:
    """The table after an action, with other luck."""
    state = done.before.copy()
    state.apply(done.seat, done.action, FastChance(random.Random(luck)))
    return state


def drawn_again(game: Game, sealed: list[Done], times: int) -> list[Draw]:
    """The same luck, beside other draws each time: what is expected by one of them alone may miss by 0.1."""
    return [draw_of(game, [*sealed[:-1], replace(sealed[-1], entry=entry)]) for entry in range(times)]


def mean_luck(game: Game, seat: Seat, states: list[State], draws: list[Draw]) -> float:
    """How lucky a seat was on the mean, if the game came to these tables."""
    pairs = zip(states, draws, strict=True)
    return mean([luck_against(game, game.view(state, seat), draw.instead[seat]) for state, draw in pairs])


# Which way it went


def fresco_with_the_medico() -> list[Done]:
    """All plans are made but for the last word: the first seat sends three to the market, the second nobody."""
    match = new_match("fresco", seats=2, options={"medico": "on"}, seed=3)
    while match.state.seal != "plans":
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    plans = {0: "assign market 3, assign studio 1", 1: "assign cathedral 2, assign studio 1, assign workshop 1"}
    sealed: list[Done] = []
    for seat, plan in plans.items():
        while seat in match.pending and match.state.seal == "plans":
            names = [action.name for action in match.legal(seat)]
            name = next((name for name in names if name in plan.split(", ")), names[0])
            action, before = match.game.actions.parse_name(name), match.state
            match.play(seat, action)
            sealed.append(Done(100, Seat(seat), action, before, match.state, is_luck=True))
    return sealed


MARKET, WORKSHOP = 0, 3


@pytest.mark.parametrize(("infected", "is_good"), [(MARKET, False), (WORKSHOP, True)])
def test_in_fresco_it_is_bad_luck_if_illness_comes_where_one_has_sent_many(infected: int, is_good: bool) -> None:
    sealed = fresco_with_the_medico()
    last = sealed[-1]
    state = last.before.copy()
    state.apply(last.seat, last.action, ScriptedChance(f"draw {infected}"))
    first, second = judge_luck(
        find_game("fresco"), draw_of(find_game("fresco"), [*sealed[:-1], replace(last, after=state)])
    ).changes
    assert (first > 0.03, second < -0.03) == (is_good, is_good)
    assert (first < -0.03, second > 0.03) == (not is_good, not is_good)


def ahead(game: Game, state: State) -> int:
    """By how much the first seat's tracks are ahead in Classic Art."""
    view = game.view(state, None)
    assert isinstance(view, ClassicArtView)
    first, second = [sum(player.prestige) for player in view.players]
    return first - second


def test_in_classic_art_it_is_good_luck_if_the_last_cards_of_the_house_make_predictions_come_true() -> None:
    game = find_game("classic_art")
    sealed = unsealings(recorded("classic_art", "a-duel"))[0]
    states = sorted([after(sealed[-1], luck) for luck in range(40)], key=lambda state: ahead(game, state))
    worst, best = states[:MANY], states[-MANY:]
    draws = [draw_of(game, sealed)] * MANY
    for seat, (good, bad) in enumerate([(best, worst), (worst, best)]):
        lucky, unlucky = [mean_luck(game, Seat(seat), some, draws) for some in (good, bad)]
        assert lucky - unlucky > 0.03


# No side is favoured


@pytest.mark.parametrize(("game", "name"), [("classic_art", "three"), ("sagrada", "a-duel"), ("fresco", "medico")])
def test_luck_is_nothing_on_the_mean(game: str, name: str) -> None:
    """What was to be expected is judged in the same way as what came."""
    rules = find_game(game)
    sealed = fresco_with_the_medico() if name == "medico" else unsealings(recorded(game, name))[0]
    draws = drawn_again(rules, sealed, 24)
    states = [after(sealed[-1], luck) for luck in range(1000, 1000 + len(draws))]
    for seat in range(len(draws[0].after)):
        assert abs(mean_luck(rules, Seat(seat), states, draws)) < 0.04


def test_a_card_of_the_house_is_luck_only_for_who_played_before() -> None:
    """With it come the cards that the other has played, in secret until then: for a seat they can't be told apart."""
    game = find_game("classic_art")
    drawn = [done for done in done_in(recorded("classic_art", "a-duel")) if done.is_drawn]
    played = [done for done in drawn if not done.is_unsealed][:8]
    for done in played:
        changes = judge_luck(game, draw_of(game, [done])).changes
        assert changes[1 - done.seat] == 0.0
        assert changes[done.seat] != 0.0


# No secret is told


def real_luck(record: Record, entry: int) -> RecordedChance:
    """The luck after an entry of a record."""
    place = next(place for place, other in enumerate(record.entries) if other.n == entry)
    luck = record.entries[place + 1]
    assert isinstance(luck, Luck)
    told = {other.entry: other.outcomes for other in record.entries if isinstance(other, Revealed)}
    chance = RecordedChance()
    chance.expect(outcomes_of(told.get(luck.n) or luck.outcomes))
    return chance


def alike(record: Record, sealed: list[Done], seat: Seat, rng: random.Random) -> Iterator[list[Done]]:
    """The same with other tables before the seal broke, of which the seat has seen the same before and after."""
    game, last = find_game(record.header.game), sealed[-1]
    before, seen = game.view(last.before, seat), game.view(last.after, seat)
    for _ in range(TRIES):
        world = game.determinize(before, rng)
        if not all(chosen_again(game, world, other, sealed[:-1]) for other in {done.seat for done in sealed} - {seat}):
            continue
        if world.check(last.seat, last.action) is not None:
            continue
        state, chance = world.copy(), real_luck(record, last.entry)
        try:
            state.apply(last.seat, last.action, chance)
        except BadInput:
            continue
        if not chance.left_over and game.view(state, seat) == seen:
            yield [*sealed[:-1], replace(last, before=world)]


def chosen_again(game: Game, world: State, seat: Seat, sealed: list[Done]) -> bool:
    """Whether a seat can choose again what it has chosen; it does."""
    if game.reopen(world, seat):
        for done in sealed:
            if done.seat == seat:
                if seat not in world.pending or world.check(seat, done.action) is not None:
                    return False
                world.apply(seat, done.action, ScriptedChance())
        return seat not in world.pending
    return True


def with_another_drop(sealed: list[Done], seat: Seat, card: str) -> list[Done]:
    """The same, but a seat of Classic Art has dropped a card that lay face down."""
    game, last = find_game("classic_art"), sealed[-1]
    (drop,) = [done for done in sealed if done.seat == seat]
    held = str(drop.action.arguments[0].value)
    seen = game.dump(last.before)
    assert isinstance(seen, ClassicArtView)
    players = list(seen.players)
    player = players[seat]
    hand = tuple([card if other == held else other for other in player.hand or ()])
    dropped = card if player.dropped else None
    players[seat] = msgspec.structs.replace(player, hand=hand, dropped=dropped)
    before = game.load(msgspec.structs.replace(seen, players=tuple(players)))
    action: Action = game.actions.parse_name(f"drop {card}")
    others = [replace(done, action=action) if done is drop else done for done in sealed]
    return [*others[:-1], replace(others[-1], before=before)]


def told_to(draw: Draw, seat: int) -> object:
    """All that luck is judged by, for a seat."""
    return draw.before[seat], draw.instead[seat]


@pytest.mark.parametrize(("game", "name"), [("sagrada", "a-duel"), ("sagrada", "three"), ("fresco", "all-modules")])
def test_luck_does_not_depend_on_what_a_seat_can_not_know_even_then(game: str, name: str) -> None:
    record, rules, rng = recorded(game, name), find_game(game), random.Random(3)
    others = 0
    for sealed in unsealings(record)[:4]:
        for seat in map(Seat, range(record.header.seats)):
            for _, other in zip(range(4), alike(record, sealed, seat, rng), strict=False):
                others += rules.dump(other[-1].before) != rules.dump(sealed[-1].before)
                assert told_to(draw_of(rules, other), seat) == told_to(draw_of(rules, sealed), seat)
    assert others > 3, "something was hidden"


@pytest.mark.parametrize("name", ["a-duel", "three", "four"])
def test_luck_does_not_tell_which_card_another_has_dropped(name: str) -> None:
    """With two players the House draws from what they leave: the dropped card might be among it, for all one knows."""
    rules, rng = find_game("classic_art"), random.Random(3)
    for sealed in unsealings(recorded("classic_art", name))[:2]:
        text = msgspec.json.encode(rules.dump(sealed[-1].before)).decode()
        face_down = [card for card in CARD_IDS if f'"{card}"' not in text]
        for dropper in {done.seat for done in sealed}:
            other = with_another_drop(sealed, dropper, rng.choice(face_down))
            for seat in {done.seat for done in sealed} - {dropper}:
                assert told_to(draw_of(rules, other), seat) == told_to(draw_of(rules, sealed), seat)


def test_what_might_have_come_is_seen_by_each_seat_with_its_own_eyes() -> None:
    draw = draw_of(find_game("classic_art"), unsealings(recorded("classic_art", "three"))[0])
    for seat, views in enumerate(draw.instead):
        assert len(views) == REDRAWS
        assert all(view.seat == seat for view in views)
        assert all(type(view) is type(draw.after[seat]) for view in views)
