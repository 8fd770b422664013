"""Steps as text, and back: how an agenda is stored. Each step says itself how it is written."""

from __future__ import annotations

from typing import Final, Protocol, cast

from bottega.core.agenda import Step
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.sagrada.round import BEGIN_ROUND, END_ROUND, PICK_OBJECTIVE
from bottega.games.sagrada.setup import CHOOSE_WINDOWS, LAY_CARDS
from bottega.games.sagrada.solo import PayWithDie
from bottega.games.sagrada.spelling import Spelling
from bottega.games.sagrada.table import SagradaStep, Table
from bottega.games.sagrada.tools.draft_cards import ExchangeDie, NameValue, PlaceApart
from bottega.games.sagrada.tools.draft_steps import PlaceHeld, TakeDie, TurnDie
from bottega.games.sagrada.tools.move_steps import (
    LiftFirst,
    LiftSecond,
    MoveFirst,
    MoveSecond,
    SetDownLast,
    SetDownTwo,
)
from bottega.games.sagrada.tools.tool import Tool
from bottega.games.sagrada.tools.toolbox import TOOLS
from bottega.games.sagrada.tools.turn_cards import ExtraDraft
from bottega.games.sagrada.turn import Turn, turn_of

PLAIN_STEPS: Final[dict[str, Step[Table]]] = {
    step.name: step for step in (BEGIN_ROUND, END_ROUND, PICK_OBJECTIVE, CHOOSE_WINDOWS, LAY_CARDS)
}
KINDS: Final[dict[str, type[SagradaStep]]] = {
    kind.word: kind
    for kind in (
        Turn,
        PayWithDie,
        TakeDie,
        TurnDie,
        NameValue,
        PlaceHeld,
        ExchangeDie,
        PlaceApart,
        MoveFirst,
        MoveSecond,
        LiftFirst,
        LiftSecond,
        SetDownTwo,
        SetDownLast,
        ExtraDraft,
    )
}


def pay_with_die(seat: Seat, tool: Tool, second: bool, drafted: bool) -> PayWithDie:
    """[SG-8.5] Paying for a tool in a turn."""
    return PayWithDie(seat, tool, turn_of(seat, second, drafted))


class Maker(Protocol):
    """What makes a step of its facts."""

    def __call__(self, *facts: object) -> Step[Table]:
        """The step with these facts, in the order of its name."""


MAKERS: Final[dict[str, Maker]] = {
    **{word: cast(Maker, kind) for word, kind in KINDS.items()},
    Turn.word: cast(Maker, turn_of),
    PayWithDie.word: cast(Maker, pay_with_die),
}


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    if name in PLAIN_STEPS:
        return PLAIN_STEPS[name]
    word, *words = name.split() or [""]
    facts = KINDS[word].facts if word in KINDS else ()
    if not facts or len(facts) != len(words):
        raise BadInput("no-such-step", name=name)
    try:
        return MAKERS[word](*[_read(fact, text) for fact, text in zip(facts, words, strict=True)])
    except KeyError:
        raise BadInput("no-such-step", name=name) from None


def _read(fact: Spelling, word: str) -> object:
    """What a word stands for. A tool is written by its name, kept by its number."""
    value = fact.values[word]
    return TOOLS[value - 1] if fact.is_tool and isinstance(value, int) else value
