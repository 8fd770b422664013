"""What a worker works out for people, from what one seat sees: hints, drafts, previews, judgements."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import msgspec

from bottega.arena.review import judge, luck_of, rounded
from bottega.arena.scenes import Choice
from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, unknown
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.protocol.advice import ActionJson, Alternative, Gain, Hint, JudgedDraft, Preview, PreviewedMove
from bottega.server.problems import failure_of
from bottega.server.workers.jobs import (
    NOTHING,
    AskHint,
    AskIfTelling,
    AskJudgement,
    AskLuck,
    AskPreview,
    AskSlip,
    Judgement,
    Part,
    Situation,
)
from bottega.sitting import advice as advising
from bottega.sitting import lines
from bottega.sitting.advice import advise
from bottega.sitting.drafts import draft_at
from bottega.sitting.lines import WrongPart, rehearse, understood
from bottega.sitting.reckoning import difference, reason, reckoning
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.snapshot import encode
from bottega.speech.language import languages
from bottega.speech.voice import Tried, Voice, find_voice

WORLDS = 200
"""How many worlds are imagined to find one in which a seat could do something else. Of some 1400 answers in Fresco, 50
worlds found all but two.
"""


# What is known


def game_of(situation: Situation) -> Game:
    """What is played."""
    return find_game(situation.game, situation.own_components)


def view_of(situation: Situation) -> View:
    """What is seen."""
    return view_decoder(game_of(situation).view_type).decode(situation.view)


@cache
def view_decoder(view_type: type[View]) -> msgspec.json.Decoder[View]:
    """Reads the views of a game."""
    return msgspec.json.Decoder(view_type)


def voice_of(situation: Situation, language: str) -> Voice:
    """How the table is spoken of; BadInput if nobody speaks the language."""
    if language not in languages():
        raise unknown("no-such-language", language, languages())
    return find_voice(game_of(situation), situation.players, situation.options, language)


# Hints


def hint(job: AskHint) -> Hint:
    """What is best this turn, why, and what else could be done."""
    voice = voice_of(job.situation, job.language)
    advice = advise(voice.game, voice, view_of(job.situation))
    return Hint(
        line=advising.line_of(advice.moves),
        typed=typed_line(voice, advice.moves),
        said=voice.explain_line(advice.moves).to_json(),
        motives=[motive.to_json() for motive in advice.motives],
        reason=reason(voice, advice).to_json(),
        gain=None if advice.gain is None else gain_of(advice.gain),
        matters=advice.matters,
        reckoning=reckoning(voice, advice, alone=job.situation.seats == 1).to_json(),
        alternatives=[alternative(voice, each) for each in advice.alternatives],
    )


def alternative(voice: Voice, other: advising.Alternative) -> Alternative:
    """Another line, in words."""
    return Alternative(
        line=advising.line_of(other.moves),
        typed=typed_line(voice, other.moves),
        said=voice.explain_line(other.moves).to_json(),
        behind=gain_of(other.behind),
        difference=difference(voice, other).to_json(),
    )


def gain_of(gain: advising.Gain) -> Gain:
    """A gain as it is sent."""
    return Gain(gain.points, gain.points_error, gain.share, gain.share_error)


def typed_line(voice: Voice, moves: Sequence[Tried]) -> str:
    """Moves as one would type them."""
    return voice.in_words(moves[0].view, [move.action for move in moves]) if moves else ""


def json_of(action: Action) -> ActionJson:
    """An action as a JSON object."""
    return dict(action.to_json())


# Drafts


def slip(job: AskSlip) -> JudgedDraft:
    """A draft as a sitting judges it, with every refusal in words."""
    voice = voice_of(job.situation, job.language)
    laid = [each if isinstance(each, str) else voice.game.actions.parse_json(each) for each in job.laid]
    draft = draft_at(voice, view_of(job.situation), job.draft, laid)
    found = draft.slip()
    warnings = voice.warnings(draft.at(draft.whole.line).view) if draft.is_ready else []
    return JudgedDraft(
        slip=msgspec.Raw(encode(found)),
        sentence=refusal(voice, found.reason),
        sentences=tuple([refusal(voice, candidate.reason) for candidate in found.candidates]),
        warnings=tuple([str(warning) for warning in warnings]),
    )


def refusal(voice: Voice, reason: Reason | None) -> str:
    """A refusal in words; "" if there is none."""
    return "" if reason is None else str(voice.refuse(reason))


# Previews


def preview(job: AskPreview) -> Preview:
    """What would come of a line, tried out at tables that fit what the seat sees."""
    voice, view = voice_of(job.situation, job.language), view_of(job.situation)
    rehearsal = Rehearsal(voice.game, view)
    try:
        parts, start = line_of(voice, view, job.line)
        rehearsal = rehearsal if start is None else Rehearsal(voice.game, start)
        left = rehearse(voice.game, voice, rehearsal, parts)
    except WrongPart as wrong:
        return tried_out(voice, rehearsal, wrong)
    return tried_out(voice, rehearsal, is_all=not left)


def line_of(voice: Voice, view: View, line: str | list[Part]) -> tuple[list[lines.Part], View | None]:
    """The parts of a line, and where it begins, if not here."""
    if isinstance(line, str):
        return understood(voice, view, line)
    return [part_of(voice.game, part) for part in line], None


def part_of(game: Game, part: Part) -> lines.Part:
    """A part of a line: an action, if it is the name of one or its JSON form, or else words that somebody typed."""
    if not isinstance(part, str):
        return game.actions.parse_json(part)
    try:
        return game.actions.parse_name(part)
    except BadInput:
        return part


def tried_out(voice: Voice, rehearsal: Rehearsal, wrong: BottegaError | None = None, *, is_all: bool = True) -> Preview:
    """What was found out at a rehearsal. A view that is a guess is not shown."""
    moves = rehearsal.moves
    return Preview(
        moves=tuple([previewed(voice, move) for move in moves]),
        typed=typed_line(voice, moves),
        events=msgspec.Raw(encode(rehearsal.events)),
        view=msgspec.Raw(encode(rehearsal.view)) if rehearsal.is_certain else NOTHING,
        is_certain=rehearsal.is_certain and is_all,
        failure=None if wrong is None else failure_of(wrong, voice.language, voice),
    )


def previewed(voice: Voice, move: Tried) -> PreviewedMove:
    """A move in words."""
    action = move.action
    return PreviewedMove(json_of(action), voice.typed(action), voice.explain(move.view, action).to_json())


# What an answer tells


def is_telling(job: AskIfTelling) -> bool:
    """Whether a seat's only legal action can't be known from this view: then to answer at once would tell something.

    It is known if the seat could do nothing else in any world that fits the view.
    """
    game, view = game_of(job.situation), view_of(job.situation)
    action = game.actions.parse_name(job.action)
    worlds = (game.determinize(view, random.Random(number)) for number in range(WORLDS))
    return any(world.legal(Seat(job.seat)) != [action] for world in worlds)


# Games that are over


def judgement(job: AskJudgement) -> Judgement:
    """What a turn was worth, by what its seat knew then."""
    view = view_of(job.situation)
    assert view.seat is not None
    return Judgement(judge(game_of(job.situation), Choice(job.entry, job.last, view.seat, view, job.line), job.looks))


def luck(job: AskLuck) -> float:
    """By how much luck moved a seat's chance, as it saw it."""
    game = game_of(job.situation)
    after, *instead = [view_decoder(game.view_type).decode(view) for view in (job.after, *job.instead)]
    action = game.actions.parse_name(job.action)
    return rounded(luck_of(game, Seat(job.actor), action, view_of(job.situation), after, instead))
