"""What a server says when it does not do what it was asked: never more than that, and nothing was changed."""

from __future__ import annotations

from typing import Literal

import msgspec


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """Why not: a refusal of the rules, or a problem with what was sent.

    `code` is stable: programs may rely on it. `facts` is what it is about, the `sentence` says it in the asker's
    language. `rule` is the number of the rule that refuses, "" if none does. `part` is the part of a line that can't
    be done, where one was sent.
    """

    kind: Literal["refusal", "problem"]
    code: str
    facts: dict[str, object]
    sentence: str
    rule: str = ""
    part: str = ""


class Failed(msgspec.Struct, frozen=True):
    """The body of every answer that is no success."""

    error: Failure
