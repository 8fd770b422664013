"""What happened, told in short lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from string import Formatter

from rich.text import Text

from bottega.core import event as typed
from bottega.core.events import Event
from bottega.speech.voice import find_voice
from bottega.terminal.boards import Board

SUBJECT = "{seat} "


def tell(board: Board, event: Event, names: Sequence[str]) -> Text:
    """An event as a sentence, with dice drawn as dice."""
    if isinstance(event, typed.Event):
        return Text(str(find_voice(board.game, names).tell(event)))
    return _fill(board, event, event.text, names)


def _fill(board: Board, event: Event, text: str, names: Sequence[str]) -> Text:
    if isinstance(event, typed.Event):
        return tell(board, event, names)
    line = Text()
    for words, gap, _, _ in Formatter().parse(text):
        line.append(words)
        if gap == "seat":
            line.append(names[int(event.parts["seat"])], style="bold")
        elif gap is not None:
            line.append_text(board.part(gap, event.parts[gap]))
    return line


def headlines(board: Board, events: Sequence[Event], names: Sequence[str]) -> list[Text]:
    """Events in lines: what one player did in a row stands in one, and so does what the board joins."""
    lines = []
    for group in _groups(board, [event for event in events if event.word not in board.drawn]):
        telling = _last_in_a_row(board, [event for event in group if event.word not in board.dull] or group)
        first, *more = telling
        line = _fill(board, first, _brief(board, first), names)
        for event in more:
            line.right_crop(1)
            line.append_text(Text("; "))
            line.append_text(_fill(board, event, _brief(board, event).removeprefix(SUBJECT), names))
        lines.append(line)
    return lines


def _last_in_a_row(board: Board, events: Sequence[Event]) -> list[Event]:
    """Events without those that the next one overtakes."""
    overtaken = [before.word == event.word in board.overtaking for before, event in pairwise(events)]
    return [event for event, is_overtaken in zip(events, [*overtaken, False], strict=True) if not is_overtaken]


def _groups(board: Board, events: Sequence[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and (event.word in board.joined or _goes_on(board, event, groups[-1][-1])):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _goes_on(board: Board, event: Event, before: Event) -> bool:
    """Whether the same player did both, or they are told alike."""
    if event.word in board.alike:
        return event.word == before.word
    return _subject(board, event) is not None and _subject(board, event) == _subject(board, before)


def _subject(board: Board, event: Event) -> str | None:
    """Who did it, where the sentence begins with the name."""
    return event.parts["seat"] if _brief(board, event).startswith(SUBJECT) else None


def _brief(board: Board, event: Event) -> str:
    return "" if isinstance(event, typed.Event) else board.brief(event)
