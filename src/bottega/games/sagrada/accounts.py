"""Everything accounted for: no die, token or point appears or is lost."""

from __future__ import annotations

from bottega.games.sagrada.actions import die_at, round_at
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, COLOURS, DICE
from bottega.games.sagrada.scoring import points, score_sheet
from bottega.games.sagrada.table import SagradaStep, Table
from bottega.games.sagrada.window import window_with


def complaints(table: Table) -> list[str]:
    """What does not add up; nothing, unless the rules have a bug."""
    return [
        *dice_complaints(table),
        *token_complaints(table),
        *window_complaints(table),
        *score_complaints(table),
    ]


def dice_complaints(table: Table) -> list[str]:
    """[SG-2.3] Every die is in the bag, the pool, a hand, a window, on the track, or paid."""
    counts = list(table.bag)
    held = [die for step in table.agenda if isinstance(step, SagradaStep) for die in step.hand]
    lying = [DICE[die - 1] for window in table.windows for die in window.dice if die]
    for die in [*table.pool, *held, *lying, *[die_at(spot) for spot in table.track], *table.gone]:
        counts[COLOUR_OF[die]] += 1
    return [
        f"there are {counts[colour]} {COLOUR_NAMES[colour]} dice, not {table.rules.dice_a_colour}"
        for colour in COLOURS
        if counts[colour] != table.rules.dice_a_colour
    ]


def token_complaints(table: Table) -> list[str]:
    """[SG-1.3] [SG-5.1] Favour tokens are with the players or on the tools; a lone player has none."""
    if table.rules.solo or not table.windows:
        return ["there are favour tokens where none are used"] if any(table.tokens) else []
    dealt = sum([window.pattern.difficulty for window in table.windows])
    there = sum(table.tokens) + sum(table.on_tools)
    return [] if dealt == there and min(table.tokens) >= 0 else [f"there are {there} favour tokens, not {dealt}"]


def window_complaints(table: Table) -> list[str]:
    """What a window knows by heart is what its dice say; the track is sorted by rounds."""
    found = []
    for window in table.windows:
        fresh = window_with(window.pattern, window.dice)
        if (fresh.taken, fresh.free, fresh.at, fresh.beside) != (window.taken, window.free, window.at, window.beside):
            found.append(f"the masks of {window.pattern.id} do not fit its dice")
    rounds = [round_at(spot) for spot in table.track]
    if rounds != sorted(rounds):
        found.append("the track is not sorted by rounds")
    return found


def score_complaints(table: Table) -> list[str]:
    """[SG-7] The quick count of points is the sum of the score sheet."""
    return [
        f"seat {seat} has {points(table, seat)} points, but its score sheet says otherwise"
        for seat in table.rules.seats
        if table.windows and points(table, seat) != sum([line.points for line in score_sheet(table, seat)])
    ]
