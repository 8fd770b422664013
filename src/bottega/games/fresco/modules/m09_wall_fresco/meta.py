"""Module 9, the wall fresco: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("wall_fresco", ("off", "on"), "FR-M9.1", module=9, brings=("wall_tiles", "wall"))
