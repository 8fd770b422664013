"""Ways to play, as they are typed: `bag=reduced`, `modules=4,7`."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BadInput

MODULES = "modules"
"""What looks like an option, and names several of them."""


def parse_options(texts: Sequence[str], modules: str | None = None) -> dict[str, str]:
    """Options like "bag=reduced", each its own or several with commas between; modules may have commas too.

    `modules` are those that are given apart from the options.

    >>> parse_options(["bag=reduced,tools=3", "two_moves=together"])
    {'bag': 'reduced', 'tools': '3', 'two_moves': 'together'}
    >>> parse_options(["modules=4,7,bells", "edition=mega"])
    {'modules': '4,7,bells', 'edition': 'mega'}
    """
    chosen = {} if modules is None else {MODULES: modules}
    name = ""
    for text in ",".join(texts).split(","):
        if text and "=" not in text and name == MODULES:
            chosen[MODULES] += f",{text.strip()}"
            continue
        name, equals, value = text.strip().partition("=")
        if text and not equals:
            raise BadInput("option-without-value", text=text)
        if name in chosen:
            raise BadInput("option-twice", name=name)
        if text:
            chosen[name] = value
    return chosen
