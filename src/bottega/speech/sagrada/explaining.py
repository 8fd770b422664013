"""What a move does, in words, and what it adds to one's points."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.scores import Line
from bottega.games.sagrada.actions import Choose, Exchange, Lift, Move, Pay, Place, Score, Take, TurnTo, UseTool
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, LETTERS, VALUE_OF
from bottega.games.sagrada.kinds import CELL, COLOUR, OBJECTIVE, PATTERN, ROUND, TOOL, TOOL_IDS, VALUE
from bottega.games.sagrada.pattern import GRID, Pattern
from bottega.games.sagrada.prospects import gains
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.view import SagradaView
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.speech.sagrada.cards import Cards, is_alone, is_used_up
from bottega.speech.voice import Voice, sentences

FREE = "."


def explain(voice: Voice, cards: Cards, rules: Rules, view: SagradaView, action: Action) -> Phrase:
    """What an action does, in words."""
    match action:
        case Choose():
            return _window(voice, view, cards.box.patterns[action.pattern])
        case Place():
            said = voice.say("explain-place", **_die(voice, action.die), space=_space(voice, cards, view, action.cell))
            return sentences([said, *_gain(voice, rules, view, action)])
        case Move():
            target = _space(voice, cards, view, action.target)
            said = voice.say("explain-move", source=_cell(voice, action.source), space=target)
            return sentences([said, *_gain(voice, rules, view, action)])
        case UseTool():
            return _tool(voice, cards, view, TOOL_IDS[action.tool - 1])
    return _step(voice, action)


def _step(voice: Voice, action: Action) -> Phrase:
    """What an action inside the use of a tool does, or one that is about nothing."""
    key = f"explain-{action.word}"
    match action:
        case Pay() | Take():
            return voice.say(key, **_die(voice, action.die))
        case TurnTo():
            return voice.say(key, value=voice.name(VALUE.name, int(action.value)))
        case Exchange():
            return voice.say(key, **_die(voice, action.die), round=voice.name(ROUND.name, action.round))
        case Lift():
            return voice.say(key, cell=_cell(voice, action.cell))
        case Score():
            return voice.say(key, colour=voice.name(COLOUR.name, COLOUR_NAMES[action.colour]))
    return voice.say(key)


def _window(voice: Voice, view: SagradaView, pattern: Pattern) -> Phrase:
    """[SG-8.1] Playing alone, favour tokens are not used."""
    tokens = 0 if is_alone(view) else pattern.difficulty
    name = voice.name(PATTERN.name, pattern.id)
    return voice.say("explain-choose", pattern=name, difficulty=pattern.difficulty, tokens=tokens)


def _tool(voice: Voice, cards: Cards, view: SagradaView, tool: str) -> Phrase:
    name, text = voice.name(TOOL.name, tool), cards.tool_text(tool)
    if tool not in view.tools:
        return voice.say("explain-use", dealt="no", tool=name, text=text, price="")
    if is_used_up(view, tool):
        return voice.say("explain-use-used-up", tool=name, text=text)
    return voice.say("explain-use", dealt="yes", tool=name, text=text, price=cards.price_in_words(view, tool))


def _gain(voice: Voice, rules: Rules, view: SagradaView, action: Action) -> list[Phrase]:
    """What a placement or a move adds to the points of who decides; nothing for who only looks on."""
    return [
        voice.say(
            "gain" if gain.lines else "gain-nothing",
            points=_signed(gain.points),
            parts=[_part(voice, line) for line in gain.lines],
        )
        for gain in gains(rules, view, [action])
    ]


def _part(voice: Voice, line: Line) -> Phrase:
    facts: dict[str, Said] = {}
    for kind in (OBJECTIVE, COLOUR):
        if kind.name in line.facts:
            facts[kind.name] = voice.name(kind.name, line.facts[kind.name])
    return voice.say(f"gain-{line.label}", **facts, points=_signed(line.points))


def _signed(points: int) -> str:
    """A difference, with its sign."""
    return f"{points:+d}"


def _die(voice: Voice, die: int) -> dict[str, Said]:
    colour = voice.name(COLOUR.name, COLOUR_NAMES[COLOUR_OF[die]])
    return {"colour": colour, "value": voice.name(VALUE.name, int(VALUE_OF[die]))}


def _cell(voice: Voice, cell: int) -> Phrase:
    return voice.name(CELL.name, GRID.names[cell])


def _space(voice: Voice, cards: Cards, view: SagradaView, cell: int) -> Phrase:
    """A space with what is printed on it, as far as the window is known."""
    name = _cell(voice, cell)
    if view.seat is None or not view.windows:
        return name
    printed = cards.box.pattern_of[view.windows[view.seat].pattern].spaces[cell]
    if printed == FREE:
        return voice.say("space-white", cell=name)
    if printed in LETTERS:
        colour = voice.name(COLOUR.name, COLOUR_NAMES[LETTERS.index(printed)])
        return voice.say("space-colour", cell=name, colour=colour)
    return voice.say("space-value", cell=name, value=voice.name(VALUE.name, int(printed)))
