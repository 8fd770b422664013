"""The actions, each an atomic decision, and their table."""

from __future__ import annotations

from typing import Final, NewType

from bottega.core.actions import Action, ActionTable, Argument
from bottega.core.kinds import NUMBER
from bottega.games.sixtina.kinds import (
    CARD,
    MOST_VALUE,
    OBJECTIVE,
    OBJECTIVES,
    POSITION,
    POSITIONS,
    TECHNIQUE,
    TECHNIQUES,
)

Position = NewType("Position", int)
"""A place of the chapel."""
Technique = NewType("Technique", int)

ALL_POSITIONS: Final = [Position(number) for number in range(len(POSITIONS))]
ALL_TECHNIQUES: Final = [Technique(number) for number in range(len(TECHNIQUES))]
HAND_LIMIT: Final = 8


def card_name(technique: Technique, value: int) -> str:
    """A technique card as it is written: "RP3"."""
    return f"{TECHNIQUES[technique]}{value}"


class Place(Action):
    """Place the first material on a fresco, when setting up."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        super().__init__("place", Argument("position", POSITION, POSITIONS[position]))
        self.position = position


class Prepare(Action):
    """Technical preparation: draw cards."""

    __slots__ = ()


class Discard(Action):
    """Acquire material: discard a card for it."""

    __slots__ = ("card", "technique", "value")

    def __init__(self, technique: Technique, value: int) -> None:
        self.card = card_name(technique, value)
        super().__init__("discard", Argument("card", CARD, self.card))
        self.technique = technique
        self.value = value


class Take(Action):
    """Acquire material: take so many materials for the cards discarded."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("take", Argument("materials", NUMBER, number))
        self.number = number


class Restore(Action):
    """Restore a fresco: choose it and a technique."""

    __slots__ = ("position", "technique")

    def __init__(self, position: Position, technique: Technique) -> None:
        super().__init__(
            "restore",
            Argument("position", POSITION, POSITIONS[position]),
            Argument("technique", TECHNIQUE, TECHNIQUES[technique]),
        )
        self.position = position
        self.technique = technique


class Play(Action):
    """Restore a fresco: play a card."""

    __slots__ = ("card", "technique", "value")

    def __init__(self, technique: Technique, value: int) -> None:
        self.card = card_name(technique, value)
        super().__init__("play", Argument("card", CARD, self.card))
        self.technique = technique
        self.value = value


class Add(Action):
    """Restore a fresco with the cards played, and add so many materials."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("add", Argument("materials", NUMBER, number))
        self.number = number


class RefinedTechnique(Action):
    """The bonus that draws cards."""

    __slots__ = ()


class AdditionalMaterial(Action):
    """The bonus that brings a material."""

    __slots__ = ()


class Claim(Action):
    """The bonus that claims an objective."""

    __slots__ = ("objective",)

    def __init__(self, objective: int) -> None:
        super().__init__("claim", Argument("objective", OBJECTIVE, OBJECTIVES[objective]))
        self.objective = objective


class Reveal(Action):
    """Reveal the next project."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        super().__init__("reveal", Argument("position", POSITION, POSITIONS[position]))
        self.position = position


class Send(Action):
    """Choose the fresco that Gianluigi restores."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        super().__init__("send", Argument("position", POSITION, POSITIONS[position]))
        self.position = position


class Pass(Action):
    """Do nothing, when there is nothing to do."""

    __slots__ = ()


VALUES: Final = list(range(1, MOST_VALUE + 1))
PREPARE: Final = Prepare("prepare")
REFINED_TECHNIQUE: Final = RefinedTechnique("refine")
ADDITIONAL_MATERIAL: Final = AdditionalMaterial("obtain")
PASS: Final = Pass("pass")
PLACE: Final = [Place(position) for position in ALL_POSITIONS]
DISCARD: Final = [[Discard(technique, value) for value in VALUES] for technique in ALL_TECHNIQUES]
TAKE: Final = [Take(number) for number in range(HAND_LIMIT + 1)]
RESTORE: Final = [[Restore(position, technique) for technique in ALL_TECHNIQUES] for position in ALL_POSITIONS]
PLAY: Final = [[Play(technique, value) for value in VALUES] for technique in ALL_TECHNIQUES]
ADD: Final = [Add(number) for number in range(HAND_LIMIT + 1)]
CLAIM: Final = [Claim(objective) for objective in range(len(OBJECTIVES))]
REVEAL: Final = [Reveal(position) for position in ALL_POSITIONS]
SEND: Final = [Send(position) for position in ALL_POSITIONS]

ACTIONS: Final = ActionTable(
    history=["1: all actions of the rulebook"],
    actions=[
        *PLACE,
        PREPARE,
        *[action for row in DISCARD for action in row],
        *TAKE,
        *[action for row in RESTORE for action in row],
        *[action for row in PLAY for action in row],
        *ADD,
        REFINED_TECHNIQUE,
        ADDITIONAL_MATERIAL,
        *CLAIM,
        *REVEAL,
        *SEND,
        PASS,
    ],
)
"""The numbering: only ever add at the end, with a line of history."""
