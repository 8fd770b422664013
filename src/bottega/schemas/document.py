"""The schema of a game: one document that defines all that leaves it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, get_args

from msgspec import inspect

from bottega.core import kinds, records, scores
from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.views import Prospects, View
from bottega.schemas import decisions, sheets
from bottega.schemas.definitions import (
    TEXT,
    Definitions,
    Schema,
    description,
    list_of,
    needed,
    one_of,
    one_of_ids,
    reference,
    structure,
)
from bottega.schemas.finding import events_of, questions_of, reasons_of
from bottega.sitting import drafts
from bottega.sitting.drafts import Laying, Slip, Sum, drafts_of
from bottega.sitting.snapshot import Legal, News, Snapshot

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
WIDTH: Final = 120

PARTS: Final[Mapping[str, str]] = {
    "views": "View",
    "prospects": "Prospects",
    "questions": "Question",
    "actions": "Action",
    "reasons": "Reason",
    "events": "Event",
    "phrases": "Phrase",
    "scores": "Standing",
    "records": "RecordLine",
    "snapshots": "Snapshot",
    "news": "News",
    "layings": "Laying",
    "slips": "Slip",
}
"""What leaves a game, and the definition of each."""

ABOUT: Final[Mapping[str, str]] = {
    "View": "What a seat, or a spectator, may see.",
    "Prospects": "What a seat can work out from its view, by the rules.",
    "Question": "What a seat is asked to decide, told apart by `asks`.",
    "Action": "A decision, told apart by `do`. Whether it is legal now, the engine says.",
    "Reason": "Why something is refused, told apart by `code`.",
    "Event": "Something that happened, told apart by `event`.",
    "Phrase": "A sentence: pieces of text, and of text that names something.",
    "ScoreLine": description(scores.Line),
    "Standing": description(scores.Standing),
    "RecordLine": "A line of a record, told apart by `kind`: a header first, then entries.",
    "Sum": "What a draft adds up to.",
}
"""The definitions that stand for others."""

LINES: Final = (records.Header, *get_args(records.Entry))
NAMES: Final = {Legal: "LegalAction", records.Share: "LuckShare", **{line: f"{line.__name__}Line" for line in LINES}}
ELSEWHERE: Final = {
    Action: "Action",
    Event: "Event",
    Question: "Question",
    Reason: "Reason",
    Sum: "Sum",
    Prospects: "Prospects",
    View: "View",
    scores.Line: "ScoreLine",
    scores.Standing: "Standing",
}
"""What sittings tell of any game, and each game defines for itself."""


@cache
def document(game: Game) -> Schema:
    """The schema of a game. It asks for nothing itself: what it defines is for clients to refer to."""
    found = _definitions(game)
    return {
        "$schema": DRAFT,
        "$id": f"urn:bottega:{game.meta.name}",
        "title": game.meta.title,
        "description": "All that leaves the game. It is made from the Python types: `make schemas` renews it.",
        "$defs": {name: found[name] for name in [*PARTS.values(), *sorted(found.keys() - PARTS.values())]},
    }


def part(game: Game, name: str) -> Schema:
    """The schema of one thing that leaves a game, with no more definitions than it needs."""
    if name not in PARTS:
        raise unknown("no-such-part", name, PARTS)
    whole = document(game)
    found = whole["$defs"]
    assert isinstance(found, Mapping)
    used = needed([PARTS[name]], found)
    return {
        "$schema": DRAFT,
        "$id": f"{whole['$id']}:{name}",
        "title": f"{game.meta.title}: {name}",
        **reference(PARTS[name]),
        "$defs": {definition: found[definition] for definition in found if definition in used},
    }


def _definitions(game: Game) -> dict[str, Schema]:
    definitions = Definitions(_given(game), NAMES, ELSEWHERE)
    told: dict[str, Schema] = {
        "Event": one_of([definitions.of(inspect.type_info(event)) for event in events_of(game)]),
        "Question": one_of([definitions.of(inspect.type_info(question)) for question in questions_of(game)]),
        "View": definitions.of(inspect.type_info(game.view_type)),
        "Prospects": definitions.of(inspect.type_info(game.prospects_type)),
        "Action": decisions.actions(game.actions, definitions),
        "Reason": decisions.reasons(reasons_of(game), definitions),
    }
    told["Phrase"] = _phrase(definitions)
    told["RecordLine"] = one_of([definitions.of(inspect.type_info(line)) for line in LINES])
    told["Sum"] = one_of([definitions.of(inspect.type_info(kind.sum_type)) for kind in drafts_of(game)])
    told["ScoreLine"] = sheets.line(game.sheet, definitions)
    told["Standing"] = sheets.standing(game.sheet, definitions)
    for given in (Snapshot, News, Slip):
        definitions.of(inspect.type_info(given))
    definitions.define("Laying", _laying(definitions))
    for name, schema in told.items():
        definitions.define(name, {"description": ABOUT[name], **schema})
    return definitions.named


def _given(game: Game) -> dict[str, Schema]:
    """The kinds of facts that every game fills with its own."""
    options: dict[str, Schema] = {option.name: {"enum": list(option.values)} for option in game.meta.options}
    return {
        kinds.WORD.name: {"description": "Any text.", **TEXT},
        kinds.RULE.name: {"description": "The number of a rule.", **one_of_ids(list(game.rulebook.paragraphs))},
        kinds.OPTIONS.name: {"description": "The options in play.", **structure(options)},
        kinds.ACTION_NAME.name: {
            "description": "The name of an action. They are listed in the order of the actions' numbers, from 0.",
            **one_of_ids([action.name for action in game.actions]),
        },
        drafts.DRAFT.name: {
            "description": "A kind of draft.",
            **one_of_ids([kind.word for kind in drafts_of(game)]),
        },
        records.GAME.name: {"description": "The name of the game.", "const": game.meta.name},
    }


def _laying(definitions: Definitions) -> Schema:
    """What a client asks of a draft. What it lays is decoded by the game, which knows its actions."""
    laid: dict[str, Schema] = {"laid": list_of(reference("Action"))}
    properties = {"draft": definitions.of_kind(drafts.DRAFT.name), **laid, "number": {"type": ["integer", "null"]}}
    return {"description": description(Laying), **structure(properties, ["draft", "laid"])}


def _phrase(definitions: Definitions) -> Schema:
    """A sentence. What it may name is any fact of a kind that was defined so far."""
    named: list[Schema] = [
        structure({"text": TEXT, "kind": {"const": kind}, "value": definitions.of_kind(kind)})
        for kind in sorted(definitions.kinds)
    ]
    about = "A piece of a sentence that names something: of which kind it is, and its id or number."
    return list_of({"anyOf": [TEXT, definitions.define("Named", {"description": about, **one_of(named)})]})


# As text


def text_of(schema: Schema) -> str:
    """A schema as text, so that a change of it can be read: short things in one line, ids many in a line."""
    return _text("", schema, 0)


def _text(key: str, value: object, indent: int) -> str:
    """A value, behind its key if it has one."""
    line = key + json.dumps(value, ensure_ascii=False)
    if len(line) + indent < WIDTH or not isinstance(value, (Mapping, list)):
        return line
    if isinstance(value, Mapping):
        return _block(key + "{", [_text(f'"{name}": ', item, indent + 2) for name, item in value.items()], "}", indent)
    texts = [_text("", item, indent + 2) for item in value]
    is_plain = not any(isinstance(item, (Mapping, list)) for item in value)
    return _block(key + "[", _filled(texts, WIDTH - indent - 2) if is_plain else texts, "]", indent)


def _block(opening: str, texts: Sequence[str], closing: str, indent: int) -> str:
    inner = "\n" + " " * (indent + 2)
    return opening + inner + f",{inner}".join(texts) + "\n" + " " * indent + closing


def _filled(texts: Sequence[str], width: int) -> list[str]:
    """Short texts in as few lines as they fit in."""
    lines = [texts[0]]
    for text in texts[1:]:
        if len(lines[-1]) + len(text) + 3 <= width:
            lines[-1] += f", {text}"
        else:
            lines.append(text)
    return lines
