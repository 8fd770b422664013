"""What went wrong, as the server tells it: a status, a stable code, facts, and a sentence."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.protocol.failures import Failure
from bottega.sitting.lines import WrongPart
from bottega.speech.language import ENGLISH
from bottega.speech.problems import phrase_of
from bottega.speech.voice import Voice

UNPROCESSABLE: Final = 422
CONFLICT: Final = 409
STATUS: Final = {
    "not-json": 400,
    "too-deep": 400,
    "has-nul": 400,
    "bad-query": 400,
    "bad-origin": 403,
    "not-come-in": 401,
    "wrong-password": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "only-in-person": 403,
    "no-eyes": 403,
    "wrong-invitation": 403,
    "seat-for-invited": 403,
    "unwelcome": 403,
    "nothing-here": 404,
    "no-such-table": 404,
    "no-such-token": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "wrong-method": 405,
    "account-taken": 409,
    "has-begun": 409,
    "not-running": 409,
    "not-over": 409,
    "not-full": 409,
    "nothing-to-decide": 409,
    "seat-taken": 409,
    "table-full": 409,
    "sealing-over": 409,
    "undo-off": 409,
    "no-proposal": 409,
    "proposal-open": 409,
    "table-busy": 409,
    "not-playable": 409,
    "too-large": 413,
    "wrong-media": 415,
    "too-many": 429,
    "server-error": 500,
    "server-busy": 503,
    "database-away": 503,
}
"""The status of a problem, where it is not that what was sent makes no sense."""


def status_of(error: BottegaError) -> int:
    """The HTTP status of what went wrong."""
    if isinstance(error, BadInput):
        return STATUS.get(error.code, UNPROCESSABLE)
    if isinstance(error, IllegalAction):
        return CONFLICT
    return CONFLICT if isinstance(error, WrongPart) and isinstance(error.problem, IllegalAction) else UNPROCESSABLE


def failure_of(error: BottegaError, language: str = ENGLISH, voice: Voice | None = None) -> Failure:
    """What went wrong, for who asked: with the names at the table, where there is one."""
    if isinstance(error, WrongPart):
        return _with_part(failure_of(error.problem, language, voice), error.part)
    facts = error.to_json()
    if isinstance(error, IllegalAction):
        reason = error.reason
        sentence = phrase_of(error, language).text if voice is None else voice.refuse(reason).text
        facts = {name: fact for name, fact in facts.items() if name not in ("code", "rule")}
        return Failure(kind="refusal", code=reason.code, facts=facts, sentence=sentence, rule=reason.rule)
    code = str(facts.pop("problem", "not-understood"))
    return Failure(kind="problem", code=code, facts=facts, sentence=phrase_of(error, language).text)


def _with_part(failure: Failure, part: str) -> Failure:
    return msgspec.structs.replace(failure, part=part)
