"""The menu of a decision: the legal actions in groups, each with its number. How it looks is for others to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.views import View
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Choice, Voice


@dataclass(frozen=True)
class Numbered:
    """A choice with its number on the menu."""

    number: int
    choice: Choice


@dataclass(frozen=True)
class Group:
    """Choices that have something in common, which the label says."""

    label: Phrase
    choices: tuple[Numbered, ...]


class Menu:
    """The legal actions with their numbers. Number 0 is the one that says "no more"."""

    def __init__(self, voice: Voice, view: View, legal: Sequence[Action]) -> None:
        self.legal = list(legal)
        self.finish = voice.finish(view, legal)
        self.groups: list[Group] = []
        self.numbered: list[Action] = []
        for row in voice.rows(view, legal):
            first = len(self.numbered) + 1
            choices = tuple([Numbered(first + place, choice) for place, choice in enumerate(row.choices)])
            self.groups.append(Group(row.label, choices))
            self.numbered += [choice.action for choice in row.choices]

    def pick(self, number: int) -> Action:
        """The action of a number."""
        if number == 0 and self.finish is not None:
            return self.finish.action
        if not 1 <= number <= len(self.numbered):
            raise BadInput("no-such-number", number=number, most=len(self.numbered))
        return self.numbered[number - 1]
