"""The schema of what goes through a WebSocket: one document, as each game has one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import inspect

from bottega.protocol import advice, commands, live
from bottega.schemas.definitions import Definitions, Schema, needed, pascal
from bottega.schemas.document import DRAFT, ELSEWHERE, NAMES
from bottega.schemas.exchange import Exchange
from bottega.server.definitions import GIVEN, OPEN
from bottega.sitting.drafts.draft import DraftId

FRAME: Final = "Frame"
MESSAGE: Final = "ServerMessage"

ABOUT: Final = (
    "What goes through the WebSocket of a table: a client sends `Frame`, the server sends `ServerMessage`. What an "
    "`answer` holds depends on the question. It is made from the Python types: `make schemas` renews it."
)

ServerMessage = (
    live.Snapshot
    | live.Update
    | live.Archive
    | live.TableChanged
    | live.Chatted
    | live.Done
    | live.Refused
    | live.Answered
    | live.Bye
)

ANSWERS: Final[Mapping[type[commands.Ask], object]] = {
    commands.Look: live.Snapshot,
    commands.Why: live.Verdict,
    commands.Explain: live.Verdict,
    commands.Preview: advice.Preview,
    commands.Hint: advice.Hint,
    commands.Menu: live.MenuInfo,
    commands.AboutDraft: advice.JudgedDraft,
    commands.Drafts: tuple[DraftId, ...],
}
"""What stands in the `answer` to each question."""


def socket_schema() -> Schema:
    """The schema of a server's WebSocket. It asks for nothing itself: clients refer to what it defines."""
    found = _definitions()
    first = [FRAME, MESSAGE, *[_answer_name(ask) for ask in ANSWERS]]
    used = needed(first, found)
    return {
        "$schema": DRAFT,
        "$id": "urn:bottega:server",
        "title": "Bottega: live at a table",
        "description": ABOUT,
        "$defs": {name: found[name] for name in [*first, *sorted(used.difference(first))]},
    }


def _definitions() -> dict[str, Schema]:
    exchange = Exchange(_make, [_info(commands.Frame)], [_info(each) for each in (ServerMessage, *ANSWERS.values())])
    told = exchange.told
    told.define(MESSAGE, {"description": "What a server sends, told apart by `type`.", **told.of(_info(ServerMessage))})
    for ask, answer in ANSWERS.items():
        about = f"The `answer` to the question `{ask.__struct_config__.tag}`."
        told.define(_answer_name(ask), {**told.of(_info(answer)), "description": about})
    return {**OPEN, **exchange.named}


def _make(names: Mapping[type, str], *, is_sent: bool) -> Definitions:
    return Definitions(GIVEN, {**NAMES, **names}, ELSEWHERE, is_sent=is_sent)


def _answer_name(ask: type[commands.Ask]) -> str:
    return f"{pascal(str(ask.__struct_config__.tag))}Answer"


def _info(kind: object) -> inspect.Type:
    return inspect.type_info(kind)
