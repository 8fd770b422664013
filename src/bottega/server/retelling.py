"""A review in words: what was played and what would have been better, by the steps of the replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.arena.review import Drawn, Judged, Moment, Review
from bottega.core.errors import BottegaError
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.protocol.live import Said
from bottega.protocol.reviews import GameReview, ReviewedDecision, ReviewedLuck, ReviewedMoment
from bottega.server.replaying import Replayed
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.news import headlines
from bottega.speech.phrase import Phrase
from bottega.speech.voice import PLAYERS, Voice, find_voice, sentences


def retold(review: Review, replayed: Replayed, language: str) -> GameReview:
    """A review as it is told to people who look at the replay."""
    header = replayed.match.header
    voice = find_voice(replayed.match.game, header.players, header.options, language)
    steps = {step.entry.n: number for number, step in enumerate(replayed.steps) if step.entry is not None}
    return GameReview(
        looks=review.looks,
        players=review.players,
        decisions=tuple([decision(each, replayed, voice, steps) for each in review.decisions]),
        draws=tuple([luck(each, steps) for each in review.draws]),
        moments=tuple([moment(each, steps) for each in review.moments]),
    )


def decision(each: Judged, replayed: Replayed, voice: Voice, steps: Mapping[int, int]) -> ReviewedDecision:
    """A decision with its lines in words, as its seat would have said them then."""
    step = steps[each.entry]
    view = replayed.match.game.view(replayed.steps[step - 1].state, Seat(each.seat))
    return ReviewedDecision(
        step=step,
        last=steps[each.last],
        seat=each.seat,
        word=each.word,
        share=each.share,
        points=each.points,
        best_share=each.best_share,
        best_points=each.best_points,
        margin=each.margin,
        error=each.error,
        lost=each.lost,
        accuracy=each.accuracy,
        played=in_words(voice, view, each.line),
        other=in_words(voice, view, each.other),
    )


def in_words(voice: Voice, view: View, names: Sequence[str]) -> Said:
    """What a line does, as the log would tell it of its seat, and of what nothing would be told, what it does.

    Where it can't be tried out, how one would type it.
    """
    actions = [voice.game.actions.parse_name(name) for name in names]
    rehearsal, told = Rehearsal(voice.game, view), 0
    try:
        for number, action in enumerate(actions, 1):
            before = len(rehearsal.events)
            rehearsal.play(action)
            told = number if any(map(voice.is_news, rehearsal.events[before:])) else told
    except BottegaError:
        return [voice.in_words(view, actions)]
    own = [line for line in headlines(voice, rehearsal.events) if is_about(line, view.seat)]
    rest = rehearsal.moves[told:] if own else rehearsal.moves
    return sentences([*own, voice.explain_line(rest)] if rest else own).to_json()


def is_about(line: Phrase, seat: int | None) -> bool:
    """Whether a sentence begins with a seat's player, or with a rival, whom a seat may play."""
    first = next(iter(line.spans), None)
    return (
        first is not None
        and first.start == 0
        and first.kind in PLAYERS
        and (first.value == seat or isinstance(first.value, str))
    )


def luck(each: Drawn, steps: Mapping[int, int]) -> ReviewedLuck:
    """Luck by its step."""
    return ReviewedLuck(step=steps[each.entry], seat=each.seat, changes=each.changes)


def moment(each: Moment, steps: Mapping[int, int]) -> ReviewedMoment:
    """A moment by its step."""
    return ReviewedMoment(
        step=steps[each.entry],
        seat=each.seat,
        kind=each.kind,
        change=each.change,
        is_worth_looking=each.is_worth_looking,
    )
