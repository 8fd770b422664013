"""What a game tells those who judge its positions: how far it has come, and what may become of each seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bottega.core.actions import Action
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.state import State

RulesT = TypeVar("RulesT", bound=Ruleset)
TableT = TypeVar("TableT", bound=State)


def usual_spreads(rules: Ruleset) -> list[float]:
    """Most appraisals miss a margin by so much at the beginning, and by so much at the end."""
    return [10.0, 5.0]


def nothing_sealed(state: State, seat: Seat) -> bool:
    """Nothing is decided in secret."""
    return False


@dataclass(frozen=True, kw_only=True)
class Outlook(Generic[RulesT, TableT]):
    """Advice to who fits an evaluation, and to who searches with it. The functions leave the table as it is.

    `names` are the names of the features, in their order; `features` are what they come to for a seat: what its final
    score may be guessed from, as a weighted sum. `phase` is how much of the game is over, from 0 to 1. `stage` counts
    the parts of the game that are played on their own (rounds, seasons), and never goes back: a search may end with
    one. `is_unfinished` says that a seat is in the middle of something, and that its features say little before it is
    done. `habit` is what a seat does next as a sensible player would without much thought, found quickly, from what the
    seat knows: searches play out by it.

    A game may say more: `reopen` lets a seat decide anew what it has decided in secret, and says whether there was
    anything: it alone changes the table, one that is imagined; `choices` are legal actions without those that are as
    good as another of them, or senseless; `lines` are the promising ones of whole lines of actions, where something is
    decided in several of which one says little without the others, and None elsewhere; `spreads` are by how much the
    game's own appraisal misses the difference of two seats' final points: a number for each of several phases, evenly
    spaced from the beginning to the end.
    """

    names: Callable[[RulesT], list[str]]
    features: Callable[[TableT, Seat], list[float]]
    phase: Callable[[TableT], float]
    stage: Callable[[TableT], int]
    is_unfinished: Callable[[TableT, Seat], bool]
    habit: Callable[[TableT, Seat, random.Random], list[Action]]
    reopen: Callable[[TableT, Seat], bool] = nothing_sealed
    spreads: Callable[[RulesT], list[float]] = usual_spreads
    choices: Callable[[TableT, Seat], list[Action]] | None = None
    lines: Callable[[TableT, Seat], list[list[Action]] | None] | None = None
