"""Bottega: board games about making art, on one small engine for people, bots and researchers.

>>> import bottega
>>> "sagrada" in bottega.game_names()
True

`print(match)` draws the table as a spectator sees it.

>>> print(bottega.new("sagrada", seats=2, seed=7))  # doctest: +ELLIPSIS
The windows are being chosen.
Tools, paid with favour tokens ●        Objectives, points each time
...
"""

from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, IllegalAction, speakers
from bottega.core.event import Event
from bottega.core.match import Match, drawings
from bottega.core.match import new_match as new
from bottega.core.reasons import Reason, voices
from bottega.core.records import Record, format_record, parse_record
from bottega.core.registry import find_game, game_names
from bottega.core.replay import replay, resume, verify
from bottega.core.views import View
from bottega.version import __version__


def _drawn(match: Match) -> str:
    """A match as the terminal draws it; what draws is loaded when it is first needed."""
    from bottega.terminal.boards.plain import drawn

    return drawn(match)


def _said(reason: Reason) -> str:
    """A refusal as speech says it; what speaks is loaded when it is first needed."""
    from bottega.speech.refusals import said

    return said(reason)


def _told(problem: BadInput) -> str:
    """A problem as speech says it."""
    from bottega.speech.problems import said

    return said(problem)


def tell(match: Match, event: Event) -> str:
    """What happened, as a sentence that calls the players by their names."""
    from bottega.speech.voice import find_voice

    return str(find_voice(match.game, match.header.players, match.header.options).tell(event))


drawings.append(_drawn)
voices.append(_said)
speakers.append(_told)

__all__ = [
    "Action",
    "BadInput",
    "BottegaError",
    "Event",
    "IllegalAction",
    "Match",
    "Reason",
    "Record",
    "View",
    "__version__",
    "find_game",
    "format_record",
    "game_names",
    "new",
    "parse_record",
    "replay",
    "resume",
    "tell",
    "verify",
]
