"""Module 10, the medico: its options. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option(
    "medico",
    ("off", "on"),
    "FR-M10.1",
    "Apprentices fall ill, and the medico at the market sells what cures; nine rounds at the most.",
    module=10,
)
ILL_AT_THE_BISHOP: Final = Option(
    "ill_at_the_bishop",
    ("may", "may-not"),
    "FR-M10.9",
    "An ill apprentice may restore the segment on which the bishop stands, or not.",
)
NEUTRAL_ILLNESS: Final = Option(
    "neutral_illness",
    ("until-evening", "stays"),
    "FR-M10.6",
    "A black pawn that stands in for the neutral apprentice leaves at the end of the round, or stays.",
)
