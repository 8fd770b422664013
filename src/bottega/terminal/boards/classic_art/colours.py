"""Colours and marks. A letter or a sign goes with every colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.terminal.boards.letters import letters

TINTS = {"EE": "#c4a484", "SL": "#f08c1a", "SC": "#4c8dff", "PO": "#e8668b", "LA": "#30a46c"}
TILES = (
    "bold #ffffff on #b3202c",
    "bold #ffffff on #1f5fc4",
    "bold #000000 on #f0c419",
    "bold #ffffff on #1e7b3c",
    "bold #ffffff on #7d2e9e",
)
HIGH_RISK = "!"
HOLDS = "✓"
LOAN = "°"
FREE = "·"


def tinted(category: str, text: str = "") -> Text:
    """A category's code, or another text about it, in its colour."""
    return Text(text or category, style=TINTS[category])


def card(name: str, *, is_loan: bool) -> Text:
    """A card as it is written, a loan with its mark."""
    return tinted(name[:2], f"{name}{LOAN if is_loan else ''}")


class Tokens:
    """The players' tokens: a letter of the name, on a colour."""

    def __init__(self, names: Sequence[str]) -> None:
        self.letters = letters(names)

    def tile(self, seat: int, count: int = 1, more: str = "") -> Text:
        """So many tokens of a player, and a mark beside them."""
        return Text(f"{self.letters[seat]}{count if count > 1 else ''}{more}", style=TILES[seat])
