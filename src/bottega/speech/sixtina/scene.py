"""What is spoken of: a view, and a table that fits it, which knows the rules."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.seats import Seat
from bottega.games.sixtina import Sixtina
from bottega.games.sixtina.actions import ALL_POSITIONS, ALL_TECHNIQUES, Position, Technique
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import without
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES
from bottega.games.sixtina.prospects import Way, best_ways, table_of, ways_of
from bottega.games.sixtina.questions import CardsToDiscard, CardsToPlay, SixtinaQuestion
from bottega.games.sixtina.table import COVERED
from bottega.games.sixtina.view import SixtinaView


class Scene:
    """A view with a table that fits it. The table's guesses at hidden cards are never told."""

    def __init__(self, game: Sixtina, view: SixtinaView) -> None:
        self.view = view
        self.table = table_of(game, view)
        self.rules = self.table.rules
        self.box = game.box

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, None if it is a spectator."""
        return None if self.view.seat is None else Seat(self.view.seat)

    @property
    def question(self) -> SixtinaQuestion | None:
        """What this seat is asked; None if it is nothing."""
        return next((question for question in self.view.questions if question.seat == self.view.seat), None)

    @property
    def restoring(self) -> CardsToPlay | None:
        """The restoration that this seat is in the middle of."""
        return self.question if isinstance(self.question, CardsToPlay) else None

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen so far, in the middle of an action of this seat."""
        question = self.question
        if not isinstance(question, (CardsToDiscard, CardsToPlay)):
            return ()
        return tuple([self.box.by_name[name] for name in question.cards])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of this seat that are not chosen; none for a spectator."""
        return () if self.seat is None else without(self.table.hands[self.seat], self.chosen)

    @property
    def area(self) -> int:
        """The materials in the play area of this seat."""
        return 0 if self.seat is None else self.table.area[self.seat]

    @property
    def supply(self) -> int:
        """The materials of this seat in the supply."""
        return 0 if self.seat is None else self.table.supply[self.seat]

    @property
    def discards(self) -> list[Card]:
        """The cards of the discard pile."""
        return [self.box.by_name[name] for name in self.view.discard]

    def values_in_hand(self, technique: Technique) -> list[int]:
        """The values of the cards of a technique that are not chosen, lowest first."""
        return self.values(self.hand, technique)

    def values(self, cards: Sequence[Card], technique: Technique) -> list[int]:
        """The values of the cards of a technique among some."""
        return [self.box.value[card] for card in cards if self.box.technique[card] == technique]

    def by_technique(self, cards: Sequence[Card]) -> list[tuple[Technique, list[int]]]:
        """Cards by technique, without the techniques that there is none of."""
        groups = [(technique, self.values(cards, technique)) for technique in ALL_TECHNIQUES]
        return [(technique, values) for technique, values in groups if values]

    def fresco_at(self, position: Position) -> str | None:
        """The fresco at a position; None if it is covered."""
        return None if self.table.frescoes[position] == COVERED else self.table.fresco(position).id

    def value_of(self, position: Position, technique: Technique) -> int | None:
        """The value that a technique of an open fresco asks for; None if there is no such."""
        if not self.table.is_open(position):
            return None
        fresco = self.table.fresco(position)
        space = fresco.space_of[technique]
        return None if space < 0 else fresco.values[space]

    def best_ways(self, position: Position, technique: Technique) -> list[Way]:
        """The kinds of restoration that are possible there with the cards in hand, excellent first."""
        value = self.value_of(position, technique)
        if value is None or self.seat is None:
            return []
        return best_ways(ways_of(self.table, self.seat, position, technique, ()), value)


def position_of(name: str) -> Position:
    """The place of the chapel of this name."""
    return ALL_POSITIONS[POSITIONS.index(name)]


def technique_of(code: str) -> Technique:
    """The technique of this code."""
    return ALL_TECHNIQUES[TECHNIQUES.index(code)]


def value_of_card(name: str) -> int:
    """The value of a card as it is written.

    >>> value_of_card("RP3")
    3
    """
    return int(name[2:])


def sum_of(values: Sequence[int]) -> str:
    """Values as a sum.

    >>> sum_of([2, 4])
    '2+4'
    """
    return "+".join(map(str, values))
