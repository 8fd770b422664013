"""What happened, told in short lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bottega.core.event import Event
from bottega.speech.phrase import Phrase, Span, joined
from bottega.speech.voice import PLAYERS, Voice


@dataclass(frozen=True)
class Item:
    """An event, and how it is told beside others."""

    word: str
    phrase: Phrase

    @property
    def subject(self) -> Span | None:
        """Who did it, where the sentence begins with the name."""
        first = next(iter(self.phrase.spans), None)
        if first is None or first.start > 0 or first.kind not in PLAYERS:
            return None
        return first if self.phrase.text[first.end :].startswith(" ") else None

    def after(self, before: Item) -> Phrase:
        """The sentence behind another: without its subject, if it is the same."""
        subject = self.subject
        return self.phrase if subject is None or subject != before.subject else self.phrase.cut(subject.end + 1)


def headlines(voice: Voice, events: Sequence[Event]) -> list[Phrase]:
    """Events in lines: what one player did in a row stands in one, and so does what the voice joins."""
    items = [Item(event.word, voice.brief(event)) for event in events if voice.is_news(event)]
    return [_line(voice, group) for group in _groups(voice, items)]


def _line(voice: Voice, group: Sequence[Item]) -> Phrase:
    """A group in one line: of what follows in it the subject is left out, if it is the same player's."""
    items = _last_in_a_row(voice, [item for item in group if item.word not in voice.dull] or group)
    line = items[0].phrase
    for before, item in pairwise(items):
        line = joined("; ", [line.cut(0, len(line.text) - 1), item.after(before)])
    return line


def _last_in_a_row(voice: Voice, items: Sequence[Item]) -> list[Item]:
    """Events without those that the next one overtakes."""
    overtaken = [before.word == item.word in voice.overtaking for before, item in pairwise(items)]
    return [item for item, is_overtaken in zip(items, [*overtaken, False], strict=True) if not is_overtaken]


def _groups(voice: Voice, items: Sequence[Item]) -> list[list[Item]]:
    groups: list[list[Item]] = []
    for item in items:
        if groups and (item.word in voice.joined or _goes_on(voice, item, groups[-1][-1])):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def _goes_on(voice: Voice, item: Item, before: Item) -> bool:
    """Whether the same player did both, or they are told alike."""
    if item.word in voice.alike:
        return item.word == before.word
    return item.subject is not None and item.subject == before.subject
