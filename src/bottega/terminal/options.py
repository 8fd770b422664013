"""Ways to play, as they are typed: `bag=reduced`."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BadInput


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """Options like "bag=reduced", each its own or several with commas between.

    >>> parse_options(["bag=reduced,tools=3", "two_moves=together"])
    {'bag': 'reduced', 'tools': '3', 'two_moves': 'together'}
    """
    chosen: dict[str, str] = {}
    for text in ",".join(texts).split(","):
        name, equals, value = text.strip().partition("=")
        if text and not equals:
            raise BadInput(f"an option is given as name=value, not {text!r}")
        if name in chosen:
            raise BadInput(f"option {name!r} is given twice")
        if text:
            chosen[name] = value
    return chosen
