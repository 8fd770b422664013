"""What people and programs do at a table, and what they ask there."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bottega.core.records import Hex
from bottega.protocol.tables import LONGEST_MESSAGE, Count, SeatNumber

LONGEST_LINE = 2_000
MOST_ACTIONS = 200

Key = Annotated[str, msgspec.Meta(max_length=64)]
"""Made by the client for one command: if it is sent again, it is not done again."""
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
Actions = Annotated[list[Text | dict[str, object]], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]
"""Actions one after the other, each by its name or as JSON has it."""
Line = Text | Actions
"""Words as somebody types them (`R5 b1; pass`), or actions one after the other. All of it is done, or none."""


# Doing


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", rename="kebab", tag=str.lower
):
    """Something to be done at a table."""

    key: Key = ""


class AtSeat(Command, frozen=True, kw_only=True):
    """Something that is done by a seat. `number` is that of the seat's table as it was seen: if the seat could have
    noticed something since, the command is refused; None takes the table as it is.
    """

    seat: SeatNumber
    number: Count | None = None


class Play(AtSeat, frozen=True, kw_only=True, tag="play"):
    """Do an action, or a whole line."""

    line: Line


class PlayDraft(AtSeat, frozen=True, kw_only=True, tag="play-draft"):
    """Do what a draft adds up to."""

    draft: str
    laid: Actions


class Undo(AtSeat, frozen=True, kw_only=True, tag="undo"):
    """Take back the last action."""


class Cancel(AtSeat, frozen=True, kw_only=True, tag="cancel"):
    """Take back all that belongs to an unfinished action."""


class Reset(AtSeat, frozen=True, kw_only=True, tag="reset"):
    """Take back the whole turn, as far as nothing new was seen."""


class Resign(AtSeat, frozen=True, kw_only=True, tag="resign"):
    """Give up, which ends the game for all."""


class ProposeEnd(AtSeat, frozen=True, kw_only=True, tag="propose-end"):
    """Ask the others to end the game here."""


class Answer(AtSeat, frozen=True, kw_only=True, tag="answer"):
    """Agree to a proposal, or not. Who made it may withdraw it by not agreeing."""

    proposal: Count
    agree: bool


class StandIn(AtSeat, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for this seat, or, with None, take the seat back."""

    bot: str | None


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to the other players; watchers say it to the other watchers."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MESSAGE)]


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """While the luck is being sealed: what this client commits to."""

    commitment: Hex


class ShowShare(Command, frozen=True, kw_only=True, tag="show-share"):
    """While the luck is being sealed: what this client committed to."""

    share: Hex


AnyCommand = (
    Play | PlayDraft | Undo | Cancel | Reset | Resign | ProposeEnd | Answer | StandIn | Say | Commit | ShowShare
)


# Asking


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="ask"):
    """Something that somebody wants to know. Nothing is changed, and nothing is told that the seat may not know."""


class AskAtSeat(Ask, frozen=True, kw_only=True):
    """Something that a seat wants to know."""

    seat: SeatNumber


class Look(Ask, frozen=True, kw_only=True, tag="look"):
    """The table as it is, with what the seat was told from its event number `since` on; None is a spectator."""

    seat: SeatNumber | None
    since: Count = 0


class Why(AskAtSeat, frozen=True, kw_only=True, tag="why"):
    """Why a line can't be done; or that it can."""

    line: Line


class Explain(AskAtSeat, frozen=True, kw_only=True, tag="explain"):
    """What a line does, in words, legal or not."""

    line: Line


class Preview(AskAtSeat, frozen=True, kw_only=True, tag="preview"):
    """What would come of a line, as far as it is certain."""

    line: Line


class Hint(AskAtSeat, frozen=True, kw_only=True, tag="hint"):
    """What is best for the seat to do, by what it sees, and why."""


class Menu(AskAtSeat, frozen=True, kw_only=True, tag="menu"):
    """The legal actions in groups, in words."""


class AboutDraft(AskAtSeat, frozen=True, kw_only=True, tag="draft"):
    """Where each piece of a draft may go and why not, and what it adds up to."""

    draft: str
    laid: Annotated[list[Text | dict[str, object]], msgspec.Meta(max_length=MOST_ACTIONS)] = []
    number: Count | None = None


class Drafts(AskAtSeat, frozen=True, kw_only=True, tag="drafts"):
    """Which drafts the seat may begin now."""


AnyAsk = Look | Why | Explain | Preview | Hint | Menu | AboutDraft | Drafts


FrameNumber = Annotated[int, msgspec.Meta(ge=1 - 2**53, le=2**53 - 1)]


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends through a WebSocket: something to do, or to ask. The answer carries the same `id`."""

    id: FrameNumber
    do: AnyCommand | None = None
    ask: AnyAsk | None = None
