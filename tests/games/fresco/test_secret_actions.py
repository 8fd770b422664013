"""Which actions tell by their names what only their seat may know, even after a seal is broken.

Of all that players hold, maps and wish cards and scrolls came to them in secret. A wish card or a scroll is shown
when it is used, and its event names it. A map is laid with its rooms down (FR-M13.4), others see its time alone
(FR-M13.3), and if it is not used it stays a secret (FR-M13.7); one that is kept is in the hand as before. So
`map 6G workshop` and `map 6G no` tell more than anybody may know. All else that a plan says is revealed with it
(FR-3.3): apprentices, action tiles, pennies (FR-M4.2), ill ones (FR-M10.7), the neutral one (FR-M10.6) and dames
(FR-M12.3). Whatever else is done is told to all at once: glass, gold leaves, certificates, treasures, bottles.
"""

from __future__ import annotations

import random

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.table import Table

ALL = dict.fromkeys([kind.name for kind in ORDER], "on")
SECRET = {"map"}
GAMES = 4
STRIDE = 4
"""So many decisions lie between two close looks."""


def test_the_maps_of_a_plan_are_secret_and_nothing_else() -> None:
    """[FR-M13.3] [FR-M13.7] Wherever a map is laid, and if it is kept."""
    assert {action.word for action in GAME.actions if action.is_secret} == SECRET
    assert all(action.is_secret for action in GAME.actions if action.word in SECRET)
    assert GAME.actions.parse_name("map 6G workshop").is_secret
    assert GAME.actions.parse_name("map 6G no").is_secret


# Search for others: two worlds that look the same to somebody, and in which different things are done


def seen_after(world: Table, deeds: list[tuple[Seat, Action]], viewer: Seat | None) -> tuple[object, ...]:
    """What somebody gets to know when these things are done, with the same luck."""
    state, chance, chronicle = world.copy(), FastChance(random.Random(9)), Chronicle()
    for seat, action in deeds:
        state.apply(seat, action, chance, chronicle)
    return [event.to_json() for event in chronicle.seen_by(viewer)], GAME.view(state, viewer)


def others(state: Table, mover: Seat) -> list[Seat | None]:
    return [*[seat for seat in state.rules.seats if seat != mover], None]


def told_by_name(state: Table, mover: Seat, action: Action, rng: random.Random) -> bool:
    """Whether somebody may take an action for another one, by all that is seen of it: its name tells more."""
    for viewer in others(state, mover):
        seen = seen_after(state, [(mover, action)], viewer)
        for world in (state, GAME.determinize(GAME.view(state, viewer), rng)):
            for other in world.legal(mover):
                if other is not action and seen_after(world, [(mover, other)], viewer) == seen:
                    return True
    return False


def random_plan(state: Table, mover: Seat, rng: random.Random) -> list[Action]:
    """All that a seat says in a plan."""
    planning, plan = state.copy(), list[Action]()
    while mover in planning.pending and planning.seal:
        plan.append(rng.choice(planning.legal(mover)))
        planning.apply(mover, plan[-1], FastChance(random.Random(9)))
    return plan


def same_plan(world: Table, mover: Seat, plan: list[Action]) -> list[Action]:
    """The same plan in another world, where other things may be in hand; as far as it goes."""
    planning, same = world.copy(), list[Action]()
    for action in plan:
        legal = planning.legal(mover)
        fitting = [other for other in legal if (other.word, other.parts[-1:]) == (action.word, action.parts[-1:])]
        if not fitting:
            break
        same.append(action if action in legal else fitting[0])
        planning.apply(mover, same[-1], FastChance(random.Random(9)))
    return same


def told_by_plan(state: Table, mover: Seat, viewer: Seat, rng: random.Random) -> set[str]:
    """The words of a plan by which somebody who sees all of it revealed could tell it from another one."""
    world, plan = GAME.determinize(GAME.view(state, viewer), rng), random_plan(state, mover, rng)
    other = same_plan(world, mover, plan)
    seen = [
        seen_after(at, [(mover, action) for action in said], viewer) for at, said in ((state, plan), (world, other))
    ]
    return {said.word for said, heard in zip(plan, other, strict=False) if said is not heard and seen[0] == seen[1]}


def test_no_other_name_tells_a_secret() -> None:
    """Random games of two with all modules: what is done is compared with what else could have been done."""
    sealed, unsealed = set[str](), set[str]()
    for seed in range(GAMES):
        rng = random.Random(seed)
        chance, decisions = FastChance(rng), 0
        state = GAME.new(GAME.ruleset(2, ALL), chance)
        while state.pending:
            mover = state.pending[0]
            action = rng.choice(state.legal(mover))
            if not state.seal and decisions % STRIDE == 0 and told_by_name(state, mover, action, rng):
                unsealed.add(action.name)
            if state.seal and mover == 1 and state.answered[mover] == 0:
                sealed |= told_by_plan(state, mover, Seat(0), rng)
            state.apply(mover, action, chance)
            decisions += 1
    assert (sealed, unsealed) == (SECRET, set())
