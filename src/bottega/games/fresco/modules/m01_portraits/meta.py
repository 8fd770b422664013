"""Module 1, the portraits: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option(
    "portraits",
    ("off", "on"),
    "FR-M1.1",
    "Portraits in the studio bring money, paints and lasting help; nine rounds at the most.",
    module=1,
)
