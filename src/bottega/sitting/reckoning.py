"""Advice in words: why it is good, by how much, and what else could be done."""

from __future__ import annotations

from bottega.sitting.advice import Advice, Alternative, Gain
from bottega.speech.phrase import EXAMPLE, Phrase, named
from bottega.speech.voice import Voice, sentences

AS_MUCH = 0.25
"""Points by which two lines may differ and still be called as good as each other."""


def reason(voice: Voice, advice: Advice) -> Phrase:
    """Why the advice is good, in a sentence; "" if there was nothing to choose."""
    if not advice.motives:
        return Phrase("")
    return voice.say("hint-reason", motives=[voice.motive(motive) for motive in advice.motives])


def reckoning(voice: Voice, advice: Advice, *, alone: bool) -> Phrase:
    """How much better the advice is than the next best line. Who plays alone plays against a target."""
    if not advice.is_choice:
        return voice.say("hint-only-choice")
    compared = [_next_best(voice, each) for each in advice.alternatives[:1]]
    return sentences([*compared, _against_the_target(voice, advice.points)] if alone else compared)


def _next_best(voice: Voice, alternative: Alternative) -> Phrase:
    """How much better the advice is than the next best line."""
    typed = voice.say("hint-move", move=typed_line(voice, alternative))
    move = named(typed.text, EXAMPLE, None)
    gain = alternative.behind
    if not gain.matters:
        return voice.say("hint-as-good", move=move)
    return voice.say("hint-next-best", points=_points(gain.points), move=move, chance=_chance(voice, gain))


def difference(voice: Voice, alternative: Alternative) -> Phrase:
    """How far an alternative is behind, in a few words."""
    gain = alternative.behind
    if not gain.matters:
        return voice.say("hint-behind-little")
    return voice.say("hint-behind", points=_points(gain.points), chance=_chance(voice, gain))


def typed_line(voice: Voice, alternative: Alternative) -> str:
    """A line as one would type it."""
    moves = alternative.moves
    return voice.in_words(moves[0].view, [move.action for move in moves]) if moves else ""


def _chance(voice: Voice, gain: Gain) -> Phrase:
    """The difference in the chance to win, and how well it is known; "" if there is none to speak of."""
    percent, error = round(100 * gain.share), max(1, round(100 * gain.share_error))
    return voice.say("hint-chance", percent=percent, error=error) if percent > 0 else Phrase("")


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
