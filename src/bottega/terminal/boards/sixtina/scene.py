"""What there is to draw: a view, and a table that fits it, which knows the rules."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bottega.core.agenda import Step
from bottega.core.seats import Seat
from bottega.games.sixtina import Sixtina
from bottega.games.sixtina.actions import ALL_TECHNIQUES, TECHNIQUES, Position, Technique
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import without
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.scoring import GIANLUIGI
from bottega.games.sixtina.steps import parse_step
from bottega.games.sixtina.table import Table
from bottega.games.sixtina.turn import Acquiring
from bottega.games.sixtina.view import SixtinaView
from bottega.terminal.boards.sixtina.colours import Colours


class Scene:
    """A view with a table that fits it. The table's guesses at hidden cards are never drawn."""

    def __init__(self, game: Sixtina, view: SixtinaView) -> None:
        self.view = view
        self.table = game.determinize(view, random.Random(0))
        self.rules = self.table.rules
        self.box = game.box
        self.colours = Colours(game.box.components)

    @property
    def step(self) -> Step[Table] | None:
        """The step that waits for a decision; None when the game is over."""
        return parse_step(self.view.agenda[-1]) if self.view.agenda else None

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, None if it is a spectator."""
        return None if self.view.seat is None else Seat(self.view.seat)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen so far, in the middle of an action of this seat."""
        step = self.step
        return step.chosen if isinstance(step, (Acquiring, Restoring)) and step.seat == self.view.seat else ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of this seat that are not chosen; none for a spectator."""
        return () if self.seat is None else without(self.table.hands[self.seat], self.chosen)

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

    def who(self, colour: int, names: Sequence[str]) -> str:
        """The name of who plays a colour."""
        return GIANLUIGI if colour == self.rules.gianluigi else names[colour]

    def title(self, position: Position) -> str:
        """The title of an open or restored fresco, shortened."""
        return short_title(self.table.fresco(position).name)


def short_title(name: str) -> str:
    """A title without what goes without saying.

    >>> short_title("The Last Judgment: Christ the Judge"), short_title("The Creation of Eve")
    ('Christ the Judge', 'Creation of Eve')
    """
    return (name.partition(": ")[2] or name).removeprefix("The ")


def is_card(word: str) -> bool:
    """Whether a word is a card as it is written, like RP3."""
    return word[:2] in TECHNIQUES and word[2:].isdecimal()
