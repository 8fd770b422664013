"""The menu of moves, and moves that are typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.views import View
from bottega.terminal.boards import Board, Row
from bottega.terminal.boards.layout import NARROW, Block, Drawing, flowing, in_one_line, padded, stacked

FEW = 6


class Menu(Drawing):
    """The legal actions with their numbers. Number 0 is the one that says "no more"."""

    def __init__(self, board: Board, view: View, legal: Sequence[Action]) -> None:
        self.legal = list(legal)
        self.finish = board.finish(legal)
        self.rows: list[Row] = board.rows(view, legal)
        self.numbered = [choice.action for row in self.rows for choice in row.choices]

    def draw(self) -> Text:
        """The whole menu, for any screen."""
        return stacked(self.lines(NARROW))

    def versions(self, width: int) -> Iterator[Block]:
        """A row for each group of choices; folded, as many of them as fit into one line."""
        labels = max((row.label.cell_len for row in self.rows), default=0) + 1
        blank = " " * labels
        for wrap in (flowing, in_one_line):
            lines: Block = []
            for row, pieces in zip(self.rows, self._pieces(), strict=True):
                first, *more = wrap(blank, pieces, width)
                lines += [Text.assemble(padded(row.label, labels), first[labels:]), *more]
            yield lines

    def _pieces(self) -> list[list[Text]]:
        """The choices of each row, with their numbers."""
        digits = len(str(len(self.numbered)))
        numbers = count(1)
        return [
            [Text.assemble((f"{next(numbers):>{digits}} ", "bold cyan"), choice.label) for choice in row.choices]
            for row in self.rows
        ]

    def pick(self, number: int) -> Action:
        """The action of a number."""
        if number == 0 and self.finish is not None:
            return self.finish.action
        if not 1 <= number <= len(self.numbered):
            raise BadInput(f"there is no move {number}: the numbers run from 1 to {len(self.numbered)}")
        return self.numbered[number - 1]


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
        raise BadInput("name a move, like one of the menu")
    everything = list(actions)
    kinds = {action.word for action in menu.legal}
    akin = [action for action in everything if action.word in kinds]
    for among in (menu.legal, akin, everything):
        found = matching(words, among)
        if len(found) == 1:
            return found[0]
        if found:
            listed = ", ".join(action.name for action in found[:FEW])
            raise BadInput(f"{text!r} may be {listed}{' and more' if len(found) > FEW else ''}: say a little more")
    raise BadInput(_nothing_found(text, words, everything))


def _nothing_found(text: str, words: Sequence[str], actions: Iterable[Action]) -> str:
    """What was not understood: a word that no move has, or all of it."""
    known = {part for action in actions for part in words_of(action.name)}
    unknown = [word for word in words if not any(part.startswith(word) for part in known)]
    if not 0 < len(unknown) < len(words):
        return f"{text!r} is neither a move nor a command; ? helps"
    return f"there is no {' and no '.join(word.upper() for word in unknown)} in any move of this game"


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
