"""What is in the box: the printed values, worked out once for all tables of a game."""

from __future__ import annotations

from bottega.games.sagrada.components import Components
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, Colour
from bottega.games.sagrada.pattern import Pattern


class Box:
    """The components as the rules read them. It never changes.

    `points` are those of the public objectives, `tool_colours` the colours of dice that pay for the
    tools when playing alone, both in the order of the cards' numbers.
    """

    def __init__(self, components: Components) -> None:
        self.components = components
        self.dice_a_colour = components.dice.each
        self.patterns = [Pattern(number, entry) for number, entry in enumerate(components.patterns.items)]
        self.pattern_of = {pattern.id: pattern for pattern in self.patterns}
        self.points = [entry.points for entry in components.public_objectives.items]
        self.tool_colours: list[Colour] = [
            COLOURS[COLOUR_NAMES.index(entry.colour)] for entry in components.tools.items
        ]
