"""Colours and marks. A letter or a sign goes with every colour."""

from __future__ import annotations

from rich.text import Text

TINTS = {"EE": "#c4a484", "SL": "#f08c1a", "SC": "#4c8dff", "PO": "#e8668b", "LA": "#30a46c"}
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
