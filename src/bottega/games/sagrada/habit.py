"""What a seat does without much thought: it places the die that promises most, with a tool where that pays."""

from __future__ import annotations

import random

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import PASS, PLACE, RETURN, TURN
from bottega.games.sagrada.advice import appraise
from bottega.games.sagrada.dice import COLOUR_OF, VALUE_OF, Die, die_of
from bottega.games.sagrada.plans import Planner, better_of
from bottega.games.sagrada.promise import FITS_NOWHERE, Promise
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.tools.draft_cards import NameValue
from bottega.games.sagrada.tools.draft_steps import PlaceHeld
from bottega.games.sagrada.tools.turn_cards import ExtraDraft
from bottega.games.sagrada.turn import Turn


def habit(table: Table, seat: Seat, rng: random.Random) -> list[Action]:
    """The next actions of a pending seat."""
    step = table.agenda[-1]
    if isinstance(step, Turn):
        return [PASS] if step.drafted else Planner(table, seat, step).best().line
    if isinstance(step, ExtraDraft):
        return placed(table, seat, table.pool)
    if isinstance(step, PlaceHeld):
        return placed(table, seat, [step.die]) or [RETURN]
    if isinstance(step, NameValue):
        return named(table, seat, step)
    return [best_by_appraisal(table, seat, rng)]


def placed(table: Table, seat: Seat, dice: list[Die]) -> list[Action]:
    """The best placement of one of these dice, if there is any."""
    best = better_of(Promise(table, seat, table.windows[seat]), dice)
    return [PLACE[best.die][best.cell]] if best.worth > FITS_NOWHERE else []


def named(table: Table, seat: Seat, step: NameValue) -> list[Action]:
    """[SG-T11.1] The value with which a die from the bag promises most, and its place."""
    values = step.tool.values(table, seat, step.die)
    best = better_of(
        Promise(table, seat, table.windows[seat]), [die_of(COLOUR_OF[step.die], value) for value in values]
    )
    turned = TURN[VALUE_OF[best.die] - 1]
    return [turned, PLACE[best.die][best.cell]] if best.worth > FITS_NOWHERE else [turned, RETURN]


def best_by_appraisal(table: Table, seat: Seat, rng: random.Random) -> Action:
    """In the middle of a tool, and before the first round: what is appraised best."""
    legal = table.legal(seat)
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        after = table.copy()
        after.apply(seat, action, FastChance(rng))
        worth = appraise(after, seat)
        if worth > best:
            best, chosen = worth, action
    return chosen
