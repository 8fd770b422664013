"""Advice in words: why it is good, by the bot's own reckoning."""

from __future__ import annotations

from bottega.sitting.advice import Advice
from bottega.speech.phrase import EXAMPLE, Phrase, named
from bottega.speech.voice import Tried, Voice, sentences

AS_MUCH = 0.25
"""Points by which two moves may differ and still be called as good as each other."""


def reckoning(voice: Voice, advice: Advice, *, alone: bool) -> Phrase:
    """Why the advice is good, by the bot's own reckoning. Who plays alone plays against a target."""
    choice = advice.choice
    if choice is None:
        return voice.say("hint-only-choice")
    worth = advice.values[choice.action]
    compared = [*_next_best(voice, advice, choice), *_no_more(voice, advice, choice)]
    return sentences([*compared, _against_the_target(voice, worth)] if alone else compared)


def _next_best(voice: Voice, advice: Advice, choice: Tried) -> list[Phrase]:
    """How much better the advice is than the next best move, if there is one."""
    finish = None if advice.finish is None else advice.finish.action
    moves = [action for action in advice.values if action is not choice.action and action is not finish]
    if not moves:
        return []
    best = max(moves, key=lambda action: advice.values[action])
    better = advice.values[choice.action] - advice.values[best]
    typed = voice.say("hint-move", move=voice.in_words(choice.view, [best]))
    return [voice.say("hint-next-best", points=_points(better), move=named(typed.text, EXAMPLE, None))]


def _no_more(voice: Voice, advice: Advice, choice: Tried) -> list[Phrase]:
    """How much better the advice is than doing no more, where that is something else."""
    finish = advice.finish
    if finish is None or finish.action is choice.action or finish.action not in advice.values:
        return []
    better = advice.values[choice.action] - advice.values[finish.action]
    return [voice.say("hint-finish", points=_points(better), finish=finish.label)]


def _points(number: float) -> int | str:
    """About how many points: 0, "half", or a whole number."""
    if number < AS_MUCH:
        return 0
    return "half" if number < 0.75 else round(number)


def _against_the_target(voice: Voice, worth: float) -> Phrase:
    """What a game for one promises: by how many points its player may beat the target."""
    if abs(worth) < AS_MUCH:
        return voice.say("hint-level")
    return voice.say("hint-beat" if worth > 0 else "hint-miss", points=_points(abs(worth)))
