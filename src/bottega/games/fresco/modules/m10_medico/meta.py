"""Module 10, the medico: its options. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("medico", ("off", "on"), "FR-M10.1", module=10, brings=("bottles", "infections", "medico"))
ILL_AT_THE_BISHOP: Final = Option("ill_at_the_bishop", ("may", "may-not"), "FR-M10.9")
NEUTRAL_ILLNESS: Final = Option("neutral_illness", ("until-evening", "stays"), "FR-M10.6")
