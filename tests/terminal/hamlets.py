"""Positions of Fresco with modules 4, 7, 10, 12, 13, 16 and 17 to draw and to type at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import msgspec

from bottega.games.fresco.view import FrescoView
from tests.terminal.ceilings import EVENING, VISITS, position

NAMES = ["wishing_well", "scrolls", "medico", "dames", "catacombs", "black_market", "guild"]
ON = dict.fromkeys(NAMES, "on")
Shares = Mapping[str, Mapping[str, tuple[str, ...]]]

SHARES: Shares = {
    "wishing_well": {
        "well": ("1",),
        "deck": ("13",),
        "supply": ("12",),
        "used": ("tip",),
        "pennies 0": ("2",),
        "pennies 1": ("0",),
        "pennies 2": ("5",),
        "cards 0": ("free-red", "visit", "praise", "alchemy", "busker"),
        "cards 1": ("?",),
    },
    "scrolls": {"scrolls 0": ("row C", "column 2"), "scrolls 1": ("?", ""), "played": ("column 5",)},
    "medico": {
        "infections": ("market", "cathedral", "workshop", "signpost"),
        "infected": ("studio",),
        "pile": ("elixir-3",) * 3 + ("elixir-2",) * 3 + ("elixir-1",) * 4 + ("juice",) * 3,
        "offered": ("elixir-3", "juice", ""),
        "bottles 0": ("elixir-2",),
        "ill 0": ("own", "own"),
        "ill 1": ("own",),
    },
    "dames": {
        "track": ("32 pink", "40 purple", "48 pink"),
        "married 0": ("pink",),
        "married 1": ("purple",),
        "married 2": ("purple",),
        "reserved": ("0 A4 day", "1 E5 night"),
    },
    "catacombs": {
        "open": ("A2 T01", "C3 T18"),
        "stacks": ("5", "7", "8"),
        "sold": ("T17",),
        "kept 0": ("T16",),
        "kept 1": ("T03",),
        "maps 0": ("6A",),
        "maps 1": ("5:00 ?",),
    },
    "guild": {"paints": ("blue", "green")},
}


class Changes(TypedDict, total=False):
    """What differs from the usual."""

    plans: Sequence[str | None]
    answers: Sequence[int | None]
    mood: Sequence[int]
    paints: Sequence[str]
    thalers: Sequence[int]
    fresco: str
    last: bool


USUAL: Changes = {"plans": ("11100", "20010", "02022"), "paints": ("YYRRBOG", "RRRB", "YP")}


def hamlet(
    *steps: str, modules: Shares | None = None, bag: Sequence[str] = ("M03",), **more: Unpack[Changes]
) -> FrescoView:
    """A game for three with these modules, as the first seat sees it."""
    shares = {name: {**SHARES.get(name, {}), **(modules or {}).get(name, {})} for name in NAMES}
    changes: Changes = {**USUAL, **more}
    booths = ("M10 M09", "M04 M02 M13", "M07 M01 M11 M05")
    view = position(3, steps, ON, modules=shares, market=booths, **changes)
    return msgspec.structs.replace(view, bag=tuple(bag), apprentices=(3, 4, 5), pending=(0,))


def visiting(*steps: str, column: int, modules: Shares | None = None, **more: Unpack[Changes]) -> FrescoView:
    """The same, in the visits to a location."""
    to_come = [f"visit {number}" for number in range(4, column, -1)]
    return hamlet(*EVENING, *to_come, *steps, modules=modules, **more)


def planning(
    plan: str, answered: int, modules: Shares | None = None, bag: Sequence[str] = ("M03",), **more: Unpack[Changes]
) -> FrescoView:
    """The same, while the first seat plans, and has answered so many questions."""
    secret: Shares = {
        "wishing_well": {"placed 1": ("?",), "placed 2": ("?",)},
        "medico": {f"{place} {seat}": ("?",) for place in ("tile", "sent", "neutral") for seat in (1, 2)},
        "dames": {"sent 1": ("?",), "sent 2": ("?",)},
    }
    shares = {name: {**secret.get(name, {}), **(modules or {}).get(name, {})} for name in NAMES}
    changes: Changes = {**more, "plans": (plan, None, None), "answers": (answered, None, None)}
    view = hamlet(*VISITS, "planning", modules=shares, bag=bag, **changes)
    return msgspec.structs.replace(view, pending=(0, 1))


UNPLANNED = planning("00000", 0)
"""Nothing is planned yet: the medico tile is asked for first."""

WITHOUT_MEDICO: Shares = {
    "medico": {"offered": ("", "", ""), "pile": ("elixir-3",) * 4 + SHARES["medico"]["pile"][3:-3] + ("juice",) * 4}
}
"""No bottle is on offer, so that the medico tile is not asked for."""

UNMARRIED: Shares = {"dames": {"track": ("24 pink", "32 pink", "40 purple", "48 pink"), "married 0": ()}}
HEALTHY: Shares = {"medico": {"ill 0": ()}}

SENT: Shares = {
    "wishing_well": {"placed 0": ("2",)},
    "medico": {"tile 0": ("market",), "sent 0": ("cathedral", "workshop")},
    "dames": {"sent 0": ("pink workshop",)},
    "catacombs": {"maps 0": (), "laid 0": ("studio 6A",)},
}
PLANNED = planning("11100", 35, SENT)
"""A plan with everything: ill apprentices, pennies, a tile, a map and a dame."""

OTHERS: Shares = {
    "wishing_well": {"placed 2": ("1",)},
    "medico": {"tile 1": ("market",), "sent 1": ("studio",)},
    "dames": {"sent 2": ("purple theater",)},
    "catacombs": {"maps 1": (), "laid 1": ("workshop 5:00 ?",)},
}
OTHERS_TURN = visiting(
    "arrive 0 0",
    "arrive 1 0",
    "market 2 0 1 -1",
    column=0,
    modules={name: {**SENT.get(name, {}), **OTHERS.get(name, {})} for name in NAMES},
    plans=("11100", "20010", "12011"),
)
"""The visits begin, with all that is on everybody's sheet; it is the turn of the third player."""
OTHERS_TURN = msgspec.structs.replace(OTHERS_TURN, pending=(2,))

THROWING = visiting("resume market 0 0 1 -1", "throw-pennies 0", column=0, modules=SENT)
MARKET = visiting("market 0 0 1 2 M08", column=0, plans=("21100", "20010", "02022"))
"""At booth III, where a tile was bought, with a card of free red paint."""
BOTTLE = visiting("resume market 0 0 1 -1", "buying-bottle 0", column=0, modules=SENT)
SWAPPING = visiting("resume market 0 0 1 -1", "dame-acts 0 0 pink", column=0)
SWAPPED = visiting("resume market 0 0 1 -1", "dame-switches 0 I-2", column=0)
CATHEDRAL = visiting("cathedral 0 1 2 0 +1", column=1, modules=SENT, plans=("11100", "20010", "02022"))
"""A healthy apprentice and an ill one in the cathedral."""
RESERVING = visiting(
    "resume cathedral 0 1 1 0", "dame-acts 0 1 pink", column=1, modules={"dames": {"reserved": ("1 E5 night",)}}
)
PRAISED = visiting("resume cathedral 0 1 0 0", "score-segment 0 11", "praising 0", column=1)
SCROLLS = visiting("resume cathedral 0 1 0 0", "scrolls 0 11", column=1)
NO_SCROLL = visiting("resume cathedral 0 1 0 0", "scrolls 0 0", column=1)
STUDIO = visiting(
    "studio 0 2 1 +1", column=2, modules={"medico": {"sent 0": ("studio",)}}, plans=("12000", "20010", "02022")
)
"""Only an ill apprentice in the studio."""
EXPLORING = visiting("studio 0 2 1", column=2, modules=SENT)
"""An apprentice in the studio, beside a map."""
TREASURE = visiting(
    "resume studio 0 2 1",
    "exploring 0 A2 C3",
    column=2,
    modules={"catacombs": {"maps 0": (), "shown": ("6A",), "stacks": ("5", "7", "8")}},
)
WORKSHOP = visiting("workshop 0 3 2 2 +1", column=3, modules=SENT, plans=("11010", "20010", "02022"))
"""A healthy apprentice and an ill one in the workshop."""
BARTERING = visiting("resume workshop 0 3 1 2", "dame-acts 0 3 pink", column=3)
CHEERING = visiting("resume theater 0 4 1", "dame-acts 0 4 pink", column=4, mood=(-3, 0, 0))
CHEERFUL = visiting("resume theater 0 4 1", "dame-acts 0 4 pink", column=4, mood=(2, 0, 0))
LAST_DAME = visiting("resume cathedral 0 4 1 0", "dame-acts 0 4 pink", column=4, last=True)
DRINKING = hamlet("end-round", "drinking 0")
FALLING = visiting("falling-ill 0", column=2, plans=("11100", "20010", "02022"))


def waking(*steps: str) -> FrescoView:
    """The same, when the first player has chosen a wake-up time."""
    view = hamlet(*VISITS, "planning", "gather", "wake-up 1", *steps, plans=("00000",) * 3)
    return msgspec.structs.replace(view, hours=("7:00", None, None), order=(), answers=(0, 0, 0))


BUSKING = waking("adjust-mood 0 -1", "busking 0")
IN_VAIN = msgspec.structs.replace(BUSKING, mood=(-4, 0, 0))
MAP = waking("buying-map 0")
ARMCHAIR = hamlet(*VISITS, "planning", "setting-aside 0", plans=("00000",) * 3, mood=(-9, 0, 0), answers=(0, 0, 0))
