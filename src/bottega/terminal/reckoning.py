"""Advice in words: why it is good, by the bot's own reckoning."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.words import counted
from bottega.sitting.advice import Advice
from bottega.speech.voice import Tried, Voice

AS_MUCH = 0.25
"""Points by which two moves may differ and still be called as good as each other."""


def reckoning(voice: Voice, advice: Advice, *, alone: bool) -> str:
    """Why the advice is good, by the bot's own reckoning. Who plays alone plays against a target."""
    choice = advice.choice
    if choice is None:
        return "There is nothing else to do."
    worth = advice.values[choice.action]
    compared = [_compared(worth - advice.values[other], words) for other, words in _others(voice, choice, advice)]
    said = [f"It reckons that this is worth {', and '.join(compared)}."] if compared else []
    return " ".join([*said, _against_the_target(worth)] if alone else said)


def _others(voice: Voice, choice: Tried, advice: Advice) -> list[tuple[Action, str]]:
    """What the advice is compared with: the next best move, and doing no more."""
    others = [action for action in advice.values if action is not choice.action]
    finish = None if advice.finish is None else advice.finish.action
    moves = [action for action in others if action is not finish]
    found = []
    if moves:
        best = max(moves, key=lambda action: advice.values[action])
        found.append((best, f"`{voice.in_words(choice.view, [best])}`, the next best"))
    if advice.finish is not None and finish in others:
        found.append((advice.finish.action, f"if you {advice.finish.label} now"))
    return found


def _compared(difference: float, other: str) -> str:
    return f"about as much as {other}" if difference < AS_MUCH else f"about {_points(difference)} more than {other}"


def _points(number: float) -> str:
    return "half a point" if number < 0.75 else counted(round(number), "point")


def _against_the_target(worth: float) -> str:
    """What a game for one promises: by how many points its player may beat the target."""
    if abs(worth) < AS_MUCH:
        return "It expects you to come out about level with the target."
    return f"It expects you to {'beat' if worth > 0 else 'miss'} the target by about {_points(abs(worth))}."
