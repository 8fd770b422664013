"""Bottega: board games about making art, on one small engine for people, bots and researchers.

>>> import bottega
>>> "sagrada" in bottega.game_names()
True
"""

from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.core.match import Match
from bottega.core.match import new_match as new
from bottega.core.reasons import Reason
from bottega.core.records import Record, format_record, parse_record
from bottega.core.registry import find_game, game_names
from bottega.core.replay import replay, resume, verify
from bottega.core.views import View
from bottega.version import __version__

__all__ = [
    "Action",
    "BadInput",
    "BottegaError",
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
    "verify",
]
