"""A pseudo-language: the English catalogues with every letter changed to a look-alike that is no letter of English.

What one types stays as it is: it stands between backticks in a message, or as a string in a placeable. Lists and
plurals are written as in Greek, whose "and" has no English letter either.
"""

from __future__ import annotations

import string
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Visitor

from bottega.speech.language import ENGLISH, text_of
from tests.speech.catalogues import catalogue_names

PSEUDO = "el"
LOOKALIKES = "áƀćďéḟǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁɃĆĎÉḞǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ"
CHANGED = str.maketrans(string.ascii_letters, LOOKALIKES)


class Translator(Visitor):
    """Changes the text of messages. Backticks count through a whole pattern: what is typed may have placeables."""

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        is_typed = False
        for element in node.elements:
            if isinstance(element, TextElement):
                pieces = element.value.split("`")
                kept = [is_typed != bool(number % 2) for number in range(len(pieces))]
                told = [each if keeps else each.translate(CHANGED) for each, keeps in zip(pieces, kept, strict=True)]
                element.value = "`".join(told)
                is_typed = kept[-1]
        self.generic_visit(node)


def translated(catalogue: str) -> str:
    """A whole catalogue in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(catalogue)
    Translator().visit(resource)
    return FluentSerializer().serialize(resource)


def write_language(home: Path) -> None:
    """Write the pseudo-language to a folder of languages."""
    folder = home / PSEUDO
    folder.mkdir(parents=True)
    for name in catalogue_names():
        folder.joinpath(f"{name}.ftl").write_text(translated(text_of(ENGLISH, name)), "utf-8")
