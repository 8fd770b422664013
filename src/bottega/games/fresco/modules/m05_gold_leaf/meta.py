"""Module 5, the gold leaf: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option(
    "gold_leaf", ("off", "on"), "FR-M5.1", module=5, brings=("gold_leaf", "gold_arrows", "gold_arrows_for_three")
)
