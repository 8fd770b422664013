"""The moves: how they are asked for, and listed."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.games.sagrada.actions import (
    Choose,
    Exchange,
    Lift,
    Move,
    Pass,
    Pay,
    Place,
    Return,
    Score,
    Stop,
    Take,
    TurnTo,
    UseTool,
)
from bottega.games.sagrada.dice import COLOUR_NAMES, DIE_NAMES
from bottega.games.sagrada.kinds import CELL, COLOUR, DIE, PATTERN, PATTERN_IDS, ROUND, TOOL, TOOL_IDS, VALUE
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.questions import PlaceDie, SagradaQuestion, TakeTurn
from bottega.games.sagrada.view import SagradaView
from bottega.speech.phrase import EXAMPLE, Phrase, joined, named
from bottega.speech.sagrada.cards import Cards
from bottega.speech.sagrada.typed import typed
from bottega.speech.voice import Choice, Row, Voice

BEGINNINGS = {"choose-window", "take-turn", "pick-objective"}
"""What is asked where nothing is in the middle."""


def question(voice: Voice, view: SagradaView, legal: Sequence[Action]) -> Phrase:
    """What is to be decided, in a sentence."""
    asked = next((each for each in view.questions if each.seat == view.seat), None) or view.questions[0]
    said = voice.say(f"question-{asked.word}", **voice.facts(asked), can=_what_can_be_done(asked, legal))
    example = _example(voice, legal) if isinstance(asked, TakeTurn) else Phrase("")
    return joined("  ", [said, example]) if example else said


def _what_can_be_done(asked: SagradaQuestion, legal: Sequence[Action]) -> str:
    """What a question chooses its words by."""
    places = any(isinstance(action, Place) for action in legal)
    uses = any(isinstance(action, UseTool) for action in legal)
    returns = any(isinstance(action, Return) for action in legal)
    if isinstance(asked, PlaceDie):
        return ("place-or-return" if returns else "place") if places else "return"
    if places:
        return "draft-or-use" if uses else "draft"
    doing = "use" if uses else "nothing"
    return f"{doing}-for-none-fits" if isinstance(asked, TakeTurn) and not asked.drafted else doing


def _example(voice: Voice, legal: Sequence[Action]) -> Phrase:
    """A die and its place, as one may type them."""
    place = next((action for action in legal if isinstance(action, Place)), None)
    if place is None:
        return Phrase("")
    said = voice.say("example", typed=typed(place).partition(" ")[2])
    return named(said.text, EXAMPLE, None)


def rows(voice: Voice, cards: Cards, view: SagradaView, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row for each die, then a row for each other kind of action."""
    found: dict[str, tuple[Phrase, list[Choice]]] = {}
    for action in legal:
        if not isinstance(action, (Pass, Stop)):
            label, choice = _entry(voice, cards, view, action)
            found.setdefault(label.text, (label, []))[1].append(Choice(action, choice))
    return [Row(label, tuple(choices)) for label, choices in found.values()]


def _entry(voice: Voice, cards: Cards, view: SagradaView, action: Action) -> tuple[Phrase, Phrase]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Place():
            return _die(voice, action.die), _cell(voice, action.cell)
        case Move():
            moved = voice.say("row-move", die=_die_on(voice, view, action.source), cell=_cell(voice, action.source))
            return moved, _cell(voice, action.target)
        case Lift():
            lifted = _die_on(voice, view, action.cell)
            return voice.say("row-lift"), voice.say("choice-lift", die=lifted, cell=_cell(voice, action.cell))
        case UseTool():
            tool = TOOL_IDS[action.tool - 1]
            choice = voice.say("choice-tool", tool=voice.name(TOOL.name, tool), price=cards.price(view, tool))
            return voice.say("row-tool"), choice
        case Choose():
            return voice.say("row-window"), voice.name(PATTERN.name, PATTERN_IDS[action.pattern])
    return _entry_of_a_step(voice, action)


def _entry_of_a_step(voice: Voice, action: Action) -> tuple[Phrase, Phrase]:
    """The same for what is done only in the use of a tool, or at the end."""
    label = voice.say(f"row-{action.word}")
    match action:
        case Pay() | Take():
            return label, _die(voice, action.die)
        case TurnTo():
            return label, voice.say("choice-turn", value=voice.name(VALUE.name, int(action.value)))
        case Exchange():
            where = voice.name(ROUND.name, action.round)
            return label, voice.say("choice-exchange", die=_die(voice, action.die), round=where)
        case Score():
            return label, voice.say("choice-score", colour=voice.name(COLOUR.name, COLOUR_NAMES[action.colour]))
    return label, voice.say(f"choice-{action.word}")


def _die(voice: Voice, die: int) -> Phrase:
    return voice.name(DIE.name, DIE_NAMES[die])


def _cell(voice: Voice, cell: int) -> Phrase:
    return voice.name(CELL.name, GRID.names[cell])


def _die_on(voice: Voice, view: SagradaView, cell: int) -> Phrase:
    """The die on a space of the own window, or the one that was lifted from it."""
    lying = view.windows[view.seat or 0].dice[cell]
    lifted = [held.die for held in view.hand if held.cell == GRID.names[cell]]
    return voice.name(DIE.name, lying or lifted[0])


def finish(voice: Voice, legal: Sequence[Action]) -> Choice | None:
    """Ending the turn, or moving no second die."""
    for action in legal:
        if isinstance(action, (Pass, Stop)):
            return Choice(action, voice.say(f"finish-{action.word}"))
    return None
