"""The dice: five colours of glass in six shades."""

from __future__ import annotations

from typing import Final, NewType

Colour = NewType("Colour", int)
Value = NewType("Value", int)
"""A shade: 1 is the lightest, 6 the deepest."""
Die = NewType("Die", int)
"""A colour and a value in one number; dice of the same kind are alike."""
Trait = NewType("Trait", int)
"""A colour or a value: what two neighbours may not share."""

COLOUR_NAMES: Final = ["red", "yellow", "green", "blue", "purple"]
LETTERS: Final = "RYGBP"

COLOURS: Final = [Colour(c) for c in range(5)]
VALUES: Final = [Value(v) for v in range(1, 7)]
DICE: Final = [Die(d) for d in range(30)]
DIE_NAMES: Final = [f"{letter}{value}" for letter in LETTERS for value in VALUES]

COLOUR_OF: Final = [Colour(die // 6) for die in DICE]
VALUE_OF: Final = [Value(1 + die % 6) for die in DICE]

COLOUR_TRAIT: Final = [Trait(int(COLOUR_OF[die])) for die in DICE]
VALUE_TRAIT: Final = [Trait(4 + VALUE_OF[die]) for die in DICE]
TRAITS: Final = 11
COLOUR_TRAITS: Final = [Trait(trait) for trait in range(5)]
VALUE_TRAITS: Final = [Trait(4 + value) for value in VALUES]


def die_of(colour: Colour, value: Value) -> Die:
    """The die of this colour showing this value."""
    return Die(colour * 6 + value - 1)


def parse_die(name: str) -> Die:
    """The die of a name like "R5".

    >>> DIE_NAMES[parse_die("P6")]
    'P6'
    """
    return Die(DIE_NAMES.index(name))
