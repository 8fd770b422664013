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
from bottega.speech.voice import Voice, find_voice


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
    """What a line does; where that can't be tried out, how one would type it."""
    actions = [voice.game.actions.parse_name(name) for name in names]
    rehearsal = Rehearsal(voice.game, view)
    try:
        for action in actions:
            rehearsal.play(action)
    except BottegaError:
        return [voice.in_words(view, actions)]
    return voice.explain_line(rehearsal.moves).to_json()


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
