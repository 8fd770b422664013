"""A line that holds several moves, one after the other: all of them are done, or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError
from bottega.core.game import Game
from bottega.core.views import View
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.menu import Menu
from bottega.speech.moves import find_move
from bottega.speech.voice import Voice

BETWEEN = ";"
Part = str | Action
"""A part of a line: as it was typed, or an action that a sentence stands for."""
Moves = Action | str | Sequence[Part]
"""What somebody at a table wants to do: an action, words as they were typed, or several of either."""


class WrongPart(BottegaError):
    """A part of a line can't be done; the problem says why."""

    def __init__(self, part: Part, problem: BottegaError) -> None:
        self.part = part if isinstance(part, str) else part.name
        self.problem = problem
        super().__init__(f"{self.part}: {problem}")

    def to_json(self) -> dict[str, object]:
        return {"part": self.part, "because": self.problem.to_json()}


def parts_of(text: str) -> list[Part]:
    """The parts of a line.

    >>> parts_of("R5 B1; pass;")
    ['R5 B1', 'pass']
    """
    return [part.strip() for part in text.split(BETWEEN) if part.strip()]


def is_one_move(voice: Voice, view: View, legal: Sequence[Action], text: str) -> bool:
    """Whether a line is neither several moves nor a sentence that stands for some."""
    return BETWEEN not in text and not voice.spell_out(view, legal, text)


def check_numbers(parts: Iterable[Part]) -> None:
    """A number is for the menu on the screen, so only the first move may be one; 0 means the same on all menus."""
    for part in list(parts)[1:]:
        if isinstance(part, str) and part.isdecimal() and int(part) > 0:
            raise WrongPart(part, BadInput("number-within-line"))


def understood(voice: Voice, view: View, line: str) -> tuple[list[Part], View | None]:
    """The parts of a line, and the table where it begins, if it takes the place of what is being done."""
    parts = parts_of(line)
    if not parts:
        raise BadInput("no-move-named")
    check_numbers(parts)
    return parts, voice.afresh(view, line)


def rehearse(game: Game, voice: Voice, rehearsal: Rehearsal, parts: Iterable[Part]) -> list[Part]:
    """Try the parts out as far as their outcome is certain. What is left of them; WrongPart if one can't be done."""
    waiting = list(parts)
    while waiting and rehearsal.is_certain:
        part = waiting.pop(0)
        try:
            waiting = [*_try(game, voice, rehearsal, part), *waiting]
        except BottegaError as problem:
            raise WrongPart(part, problem) from None
    return waiting


def _try(game: Game, voice: Voice, rehearsal: Rehearsal, part: Part) -> list[Action]:
    """Try a part out; if it is a sentence, the actions that are to be tried instead."""
    if not rehearsal.is_to_decide:
        raise BadInput("not-your-decision-then")
    if isinstance(part, str):
        legal = rehearsal.legal()
        spelled_out = voice.spell_out(rehearsal.view, legal, part)
        if spelled_out:
            return list(spelled_out)
        part = find_move(part, Menu(voice, rehearsal.view, legal), game.actions, voice.aliases)
    rehearsal.play(part)
    return []
