"""Module 4, the wishing well: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("wishing_well", ("off", "on"), "FR-M4.1", module=4, brings=("lucky_pennies", "wish_cards"))
