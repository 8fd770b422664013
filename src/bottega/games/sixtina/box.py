"""The box: what is printed, worked out once for fast play."""

from __future__ import annotations

from typing import Final, NewType

from bottega.games.sixtina.actions import (
    ALL_TECHNIQUES,
    DISCARD,
    PLAY,
    Discard,
    Play,
    Position,
    Technique,
    card_name,
)
from bottega.games.sixtina.components import Components, FrescoEntry, ObjectiveEntry, PrintedCard
from bottega.games.sixtina.kinds import MOST_VALUE, OBJECTIVES, POSITIONS, TECHNIQUES, ZONES

Card = NewType("Card", int)
"""A kind of technique card: a technique and a value. Kinds are numbered by technique, then by value."""

NO_CARD: Final = Card(-1)
HALVES: Final = 2
"""Materials on cards are counted in halves."""


def value_of(card: PrintedCard) -> int:
    """The printed value, to sort by."""
    return card.value


class Fresco:
    """A fresco card: its techniques from left to right, with the value that each asks for, and its points."""

    __slots__ = ("artist", "id", "name", "points", "space_of", "techniques", "values", "year", "zone")

    def __init__(self, entry: FrescoEntry) -> None:
        self.id: str = entry.id
        self.name: str = entry.name
        self.artist: str = entry.artist
        self.year: str = entry.year
        self.zone: int = ZONES.index(entry.zone)
        self.points: tuple[int, int, int] = entry.points
        self.techniques: list[Technique] = [ALL_TECHNIQUES[TECHNIQUES.index(code)] for code, _ in entry.spaces]
        self.values: list[int] = [value for _, value in entry.spaces]
        self.space_of: list[int] = [
            self.techniques.index(technique) if technique in self.techniques else -1 for technique in ALL_TECHNIQUES
        ]


class Objective:
    """An objective card: how much it takes, of which techniques, and what it pays."""

    __slots__ = ("id", "needed", "number", "points", "techniques")

    def __init__(self, entry: ObjectiveEntry, four_players: bool) -> None:
        self.id: str = entry.id
        self.number: int = OBJECTIVES.index(entry.id)
        self.needed: int = entry.needed[four_players]
        self.points: tuple[int, int, int] = entry.points_with_four if four_players else entry.points
        self.techniques: list[Technique] = [ALL_TECHNIQUES[TECHNIQUES.index(code)] for code in entry.techniques]


class Box:
    """The technique cards, the frescoes and the chapel."""

    __slots__ = (
        "beside",
        "by_name",
        "cards",
        "components",
        "counts",
        "discards",
        "frescoes",
        "halves",
        "kind",
        "names",
        "plays",
        "technique",
        "value",
        "zone",
        "zones",
    )

    def __init__(self, components: Components) -> None:
        self.components = components
        self._sort_cards(components)
        self.frescoes: list[Fresco] = [Fresco(entry) for entry in components.frescoes.items]
        self.zones: list[list[int]] = [
            [number for number, fresco in enumerate(self.frescoes) if fresco.zone == zone] for zone in range(len(ZONES))
        ]
        self.zone: list[int] = [ZONES.index(entry.zone) for entry in components.chapel.items]
        self.beside: list[list[Position]] = [
            [Position(POSITIONS.index(name)) for name in entry.beside] for entry in components.chapel.items
        ]

    def _sort_cards(self, components: Components) -> None:
        """Number the kinds of technique cards, and note what is printed on each."""
        self.technique: list[Technique] = []
        self.value: list[int] = []
        self.halves: list[int] = []
        self.counts: list[int] = []
        self.kind: list[Card] = [NO_CARD] * (len(TECHNIQUES) * (MOST_VALUE + 1))
        for technique, entry in zip(ALL_TECHNIQUES, components.techniques.items, strict=True):
            for card in sorted(entry.cards, key=value_of):
                self.kind[technique * (MOST_VALUE + 1) + card.value] = Card(len(self.value))
                self.technique.append(technique)
                self.value.append(card.value)
                self.halves.append(int(card.materials * HALVES))
                self.counts.append(card.count)
        self.cards: list[Card] = [Card(number) for number in range(len(self.value))]
        pairs = list(zip(self.technique, self.value, strict=True))
        self.names: list[str] = [card_name(technique, value) for technique, value in pairs]
        self.by_name: dict[str, Card] = dict(zip(self.names, self.cards, strict=True))
        self.plays: list[Play] = [PLAY[technique][value - 1] for technique, value in pairs]
        self.discards: list[Discard] = [DISCARD[technique][value - 1] for technique, value in pairs]

    def card(self, technique: Technique, value: int) -> Card:
        """The kind of card with this technique and value, or NO_CARD."""
        return self.kind[technique * (MOST_VALUE + 1) + value]
