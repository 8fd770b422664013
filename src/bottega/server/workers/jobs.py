"""Jobs: what a worker is asked, and what it answers. All of it goes through a pipe as JSON.

A job holds what one seat may know, and nothing else: whatever happens in a worker, it can't tell a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from bottega.arena.review import Judged
from bottega.core.kinds import ActionName, Options, SeatId
from bottega.core.records import Game, Header
from bottega.core.scores import Standing
from bottega.core.views import View
from bottega.protocol.advice import ActionJson
from bottega.server.workers.problems import Told

Part = str | ActionJson
"""An action by its name or as JSON has it; in a line, also words as somebody types them."""


NOTHING: Final = msgspec.Raw(b"null")
"""Where there is nothing to tell."""


# What is known


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat sees it, or a spectator: what is played and by whom, and the view, as JSON has it."""

    game: Game
    own_components: str
    seats: int
    options: Options
    players: tuple[str, ...]
    seat: SeatId | None
    view: msgspec.Raw


def situation_of(header: Header, players: Sequence[str], view: View) -> Situation:
    """The situation of who has this view: made once, it does for any number of jobs."""
    return Situation(
        game=header.game,
        own_components=header.own_components,
        seats=header.seats,
        options=header.options,
        players=tuple(players),
        seat=view.seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
    )


# What is asked


class Choose(msgspec.Struct, frozen=True, kw_only=True, tag="choose"):
    """What a bot does. `legal` are the numbers of actions; `events` what its seat was told from the number `since` on,
    nothing if the bot is not known to listen.
    """

    table: str
    bot: str
    situation: Situation
    legal: list[int]
    since: int
    events: msgspec.Raw
    seconds: float | None
    positions: int | None


class End(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """A bot may leave: the game is over, with these standings, and these are the last events it was not told yet."""

    table: str
    seat: SeatId
    standings: list[Standing]
    since: int
    events: msgspec.Raw


class AskHint(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """What is best for a seat to do."""

    situation: Situation
    language: str


class AskSlip(msgspec.Struct, frozen=True, kw_only=True, tag="slip"):
    """What becomes of a draft."""

    situation: Situation
    draft: str
    laid: list[Part]
    language: str


class AskPreview(msgspec.Struct, frozen=True, kw_only=True, tag="preview"):
    """What would come of a line."""

    situation: Situation
    line: str | list[Part]
    language: str


class AskIfTelling(msgspec.Struct, frozen=True, kw_only=True, tag="is-telling"):
    """Whether it tells something to who has this view that a seat has only one legal action."""

    situation: Situation
    seat: SeatId
    action: ActionName


class AskJudgement(msgspec.Struct, frozen=True, kw_only=True, tag="judgement"):
    """What a turn was worth in this situation, with so many play-outs. `entry` and `last` are where it began and ended
    in the record.
    """

    situation: Situation
    entry: int
    last: int
    line: tuple[ActionName, ...]
    looks: int


class Judgement(msgspec.Struct, frozen=True):
    """What comes of it; None where there was no other turn."""

    judged: Judged | None


class AskLuck(msgspec.Struct, frozen=True, kw_only=True, tag="luck"):
    """By how much luck moved the chance of the seat that was in this situation before another one's action, and saw
    `after` when the luck had come. `instead` is what it might have seen, where a common seal broke.
    """

    situation: Situation
    after: msgspec.Raw
    actor: SeatId
    action: ActionName
    instead: tuple[msgspec.Raw, ...]


Job = Choose | End | AskHint | AskSlip | AskPreview | AskIfTelling | AskJudgement | AskLuck


class Request(msgspec.Struct, frozen=True):
    """A job with its number. The answer has the same."""

    id: int
    job: Job


# How it is answered


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker can be asked now."""

    number: ClassVar[int | None] = None


class Answer(msgspec.Struct, frozen=True):
    """An answer to the job of this number."""

    number: int


class Done(Answer, frozen=True, tag="done"):
    """The job is done."""

    result: msgspec.Raw


class WantsEvents(Answer, frozen=True, tag="wants-events"):
    """The bot has not chosen yet: it must be told what happened from its event number `since` on."""

    since: int


class Refused(Answer, frozen=True, tag="refused"):
    """The job can't be done, and this is why."""

    problem: Told


class BrokeOff(Answer, frozen=True, tag="broke-off"):
    """Something else went wrong: a bot's mistake, or our own."""

    text: str


Reply = Ready | Done | WantsEvents | Refused | BrokeOff
REQUEST_DECODER: Final = msgspec.json.Decoder(Request)
REPLY_DECODER: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
