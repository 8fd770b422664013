"""Module 8, the bells: its options. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option(
    "bells",
    ("off", "on"),
    "FR-M8.1",
    "Certificates for new bells, paid at once or in installments, and ranked in the end.",
    module=8,
)
BELLS_BELOW_ZERO: Final = Option(
    "bells_below_zero",
    ("ranked", "left-out"),
    "FR-M8.10",
    "Whose bells add up to less than zero comes behind the others and scores that rank, or takes no part.",
)
