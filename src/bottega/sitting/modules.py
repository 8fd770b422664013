"""Modules, as they are named: `4,7,12`, `1-3`, `bells,dames`, `all`, `none`, `random:5`."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

from bottega.core.errors import BadInput, unknown
from bottega.core.meta import Meta, Option
from bottega.sitting.options import MODULES
from bottega.sitting.seats import shortened

BETWEEN = re.compile(r"[,+]")
NUMBER = re.compile(r"m?([0-9]{1,4})")
RANGE = re.compile(rf"{NUMBER.pattern}-{NUMBER.pattern}")
DRAWN = re.compile(r"random:([0-9]{1,4})")


def with_modules(meta: Meta, chosen: Mapping[str, str], luck: random.Random) -> dict[str, str]:
    """Options in which `modules` is spelt out: the modules that it names are on, as many as it says are drawn by lot.

    An option that says of a module whether it is on holds too: what is settled so is not drawn.
    """
    options = {name: value for name, value in chosen.items() if name != MODULES}
    if MODULES not in chosen:
        return options
    words = _words(meta, chosen[MODULES])
    named = _named(meta, [word for word in words if not word.startswith("random")])
    _check_options(meta, words, named, options)
    free = [module for module in meta.modules if module not in named and module.name not in options]
    drawn = luck.sample(free, _number_drawn(words, free))
    return options | {module.name: "on" for module in meta.modules if module in named or module in drawn}


def as_name(text: str) -> str:
    """The name of an option, however its words are joined.

    >>> as_name("Wishing well"), as_name("gold-leaf")
    ('wishing_well', 'gold_leaf')
    """
    return re.sub(r"[\s_-]+", "_", text.strip().lower())


def modules_on(meta: Meta, options: Mapping[str, str]) -> list[Option]:
    """The modules that are in play."""
    return [module for module in meta.modules if options.get(module.name) == "on"]


def _words(meta: Meta, text: str) -> list[str]:
    """The parts of a list of modules."""
    words = [word.strip().lower() for word in BETWEEN.split(text) if word.strip()]
    if not meta.modules:
        raise BadInput("no-modules", game=meta.name)
    if not words:
        raise BadInput("modules-unnamed")
    if "none" in words and len(set(words)) > 1:
        raise BadInput("modules-none-and-some")
    return words


def _named(meta: Meta, words: list[str]) -> list[Option]:
    """The modules that are named, by whatever words."""
    return [module for word in words for module in _meant(meta, word)]


def _meant(meta: Meta, word: str) -> list[Option]:
    """The modules that one word means."""
    if word in ("all", "none"):
        return meta.modules if word == "all" else []
    if span := RANGE.fullmatch(word):
        return _range(meta, int(span[1]), int(span[2]))
    if number := NUMBER.fullmatch(word):
        return [_numbered(meta, int(number[1]))]
    names = {module.name: module for module in meta.modules}
    if as_name(word) not in names:
        raise unknown("no-such-module", shortened(as_name(word)), names, game=meta.name)
    return [names[as_name(word)]]


def _range(meta: Meta, first: int, last: int) -> list[Option]:
    if first > last:
        raise BadInput("modules-backwards", first=first, last=last)
    return [_numbered(meta, number) for number in range(first, last + 1)]


def _numbered(meta: Meta, number: int) -> Option:
    for module in meta.modules:
        if module.module == number:
            return module
    raise BadInput(
        "no-such-module-number",
        game=meta.name,
        number=number,
        first=meta.modules[0].module,
        last=meta.modules[-1].module,
    )


def _check_options(meta: Meta, words: list[str], named: list[Option], options: Mapping[str, str]) -> None:
    """Refuse an option that says something else of a module."""
    for module in meta.modules:
        said = options.get(module.name)
        if said == "off" and module in named:
            raise BadInput("module-off", number=module.module, name=module.name)
        if said == "on" and "none" in words:
            raise BadInput("module-on", name=module.name)


def _number_drawn(words: list[str], free: list[Option]) -> int:
    """How many modules are drawn by lot."""
    counts = []
    for word in words:
        if word.startswith("random"):
            found = DRAWN.fullmatch(word)
            if found is None:
                raise BadInput("modules-drawn-unclear", text=shortened(word))
            counts.append(int(found[1]))
    if sum(counts) > len(free):
        raise BadInput("too-few-modules", number=sum(counts), left=len(free))
    return sum(counts)
