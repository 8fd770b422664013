"""Moves that are typed: which action somebody means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.speech.menu import Menu

FEW = 6


def words_of(text: str) -> list[str]:
    """A move as words, without regard to case and hyphens."""
    return text.lower().replace("-", " ").replace(">", " ").replace(",", " ").split()


def find_move(text: str, menu: Menu, actions: Iterable[Action], aliases: Mapping[str, str]) -> Action:
    """The action that somebody means: a number, a name, or enough of a name; BadInput if it is not clear.

    Legal actions come first, then those of the kinds that are legal now, then all others.
    """
    if text.isdecimal() and len(text) < FEW:
        return menu.pick(int(text))
    words = words_of(aliases.get(text.lower(), text))
    if not words:
        raise BadInput("no-move-named")
    everything = list(actions)
    kinds = {action.word for action in menu.legal}
    akin = [action for action in everything if action.word in kinds]
    for among in (menu.legal, akin, everything):
        found = matching(words, among)
        if len(found) == 1:
            return found[0]
        if found:
            names = [action.name for action in found[:FEW]]
            raise BadInput("unclear-move", name=text, actions=names, more=len(found) - len(names))
    raise _nothing_found(text, words, everything)


def _nothing_found(text: str, words: Sequence[str], actions: Iterable[Action]) -> BadInput:
    """What was not understood: a word that no move has, or all of it."""
    known = {part for action in actions for part in words_of(action.name)}
    unknown = [word for word in words if not any(part.startswith(word) for part in known)]
    if not 0 < len(unknown) < len(words):
        return BadInput("neither-move-nor-command", name=text)
    return BadInput("no-such-words", words=[word.upper() for word in unknown])


def matching(words: Sequence[str], actions: Sequence[Action]) -> list[Action]:
    """The actions that these words fit best: as the whole name, as words of it, as beginnings of words of it."""
    for fits in (_is_whole, _has_words, _has_beginnings):
        found = [action for action in actions if fits(words, words_of(action.name))]
        if found:
            return found
    return []


def _is_whole(words: Sequence[str], name: Sequence[str]) -> bool:
    return list(words) == list(name)


def _has_words(words: Sequence[str], name: Sequence[str]) -> bool:
    rest = iter(name)
    return all(any(word == part for part in rest) for word in words)


def _has_beginnings(words: Sequence[str], name: Sequence[str]) -> bool:
    rest = iter(name)
    return all(any(part.startswith(word) for part in rest) for word in words)
