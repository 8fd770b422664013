"""Positions of Fresco to draw, to speak of and to type at."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.catalogue import LETTERS
from bottega.games.fresco.modules.m02_requests.view import RequestStack
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from tests.games.fresco.tables import changed_share

ALL_MODULES = {"portraits": "on", "requests": "on", "special_blends": "on"}
EVENING = ("end-round", "evening")
VISITS = (*EVENING, "visit 4", "visit 3", "visit 2", "visit 1", "visit 0")
FRESCO = """F01 --- F03 F04 F05
            F06 --- F08 F09 F10
            F11 F12 --- F13 F14
            --- F16 F17 F18 ---
            F20 F21 F22 F23 F24"""
MARKET = ("M10 M09", "M04 M02 M13", "M07 M01 M11 M05", "M08 M03 M12 M14")


def begun(seats: int, options: Mapping[str, str]) -> FrescoView:
    """A game that begins, as the first seat sees it."""
    rules = GAME.ruleset(seats, options)
    return seen(GAME.new(rules, FastChance(random.Random(1))))


def seen(state: Table, seat: int | None = 0) -> FrescoView:
    """What the first seat sees, or another, or a spectator."""
    view = GAME.view(state, None if seat is None else Seat(seat))
    assert isinstance(view, FrescoView)
    return view


def changed(view: FrescoView, **fields: object) -> FrescoView:
    """A view in which something is otherwise; what is asked follows from it."""
    return asked(msgspec.structs.replace(view, **fields))


def asked(view: FrescoView) -> FrescoView:
    """A view, with what is asked at such a table."""
    found = seen(GAME.determinize(view, random.Random(1)), view.seat)
    assert found.pending == view.pending
    return msgspec.structs.replace(view, questions=found.questions)


def palette(letters: str) -> tuple[int, ...]:
    """How many pieces of each paint there are: "YYR"."""
    return tuple(letters.count(letter) for letter in LETTERS)


def position(
    seats: int,
    agenda: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    hours: str = "8:00 7:00 5:00 9:00",
    track: Sequence[int] = (31, 26, 30, 12),
    mood: Sequence[int] = (1, -3, 4, 0),
    plans: Sequence[str | None] = ("12011", "30010", "02022", "11111"),
    paints: Sequence[str] = ("YYRBOG", "RRRB", "YP", ""),
    thalers: Sequence[int] = (7, 12, 0, 25),
    tiles: Sequence[str] = ("F02 F15", "F07", "", "F19"),
    fresco: str = FRESCO,
    market: Sequence[str] = MARKET,
    bishop: str = "C3",
    leonardo: str | None = None,
    number: int = 5,
    last: bool = False,
    pending: Sequence[int] = (0,),
    answers: Sequence[int | None] | None = None,
    modules: Mapping[str, Mapping[str, object]] | None = None,
) -> FrescoView:
    """A position as the first seat sees it; what is not told is as in a game that begins."""
    view = begun(seats, options or {})
    painters = max(3, seats)
    times = hours.split()[:painters] if hours else [None] * painters
    shares = [changed_share(share, (modules or {}).get(share.name, {})) for share in view.modules]
    on_sale = [
        tuple(booth.split()[: len(view.market[place])]) for place, booth in enumerate(market[: len(view.market)])
    ]
    planned = [None if plan is None else tuple(map(int, plan)) for plan in plans[:seats]]
    return changed(
        view,
        pending=tuple(pending),
        round=number,
        last=last,
        agenda=tuple(agenda),
        track=tuple(track[:painters]),
        hours=tuple(times),
        order=tuple(sorted(range(painters), key=lambda painter: str(times[painter]))) if hours else (),
        mood=tuple(mood[:seats]),
        apprentices=tuple(5 if plan is None or sum(plan) < 4 else sum(plan) for plan in planned),
        plans=tuple(planned),
        answers=tuple(answers or (5,) * seats)[:seats],
        thalers=tuple(thalers[:seats]),
        paints=tuple(palette(letters) for letters in paints[:seats]),
        market=tuple(tuple(None if tile == "---" else tile for tile in booth) for booth in on_sale),
        bag=(),
        fresco=tuple(None if tile == "---" else tile for tile in fresco.split()),
        bishop=bishop,
        leonardo=leonardo or view.leonardo,
        leonardos_player=view.leonardos_player and 0,
        tiles=tuple(tuple(names.split()) for names in [*tiles[:seats], *([""] * (painters - seats))]),
        modules=tuple(shares),
    )


CATHEDRAL = (*EVENING, "visit 4", "visit 3", "visit 2", "arrive 3 1")
FOUR = position(4, (*CATHEDRAL, "cathedral 0 1 2 0"))
"""The middle of a game for four: two apprentices in the cathedral."""

MOVED = position(4, (*CATHEDRAL, "cathedral 0 1 2 1"))
"""The same, when the bishop is moved."""

SEXTON = position(
    4,
    (*CATHEDRAL, "cathedral 0 1 2 0"),
    {"portraits": "on"},
    modules={"portraits": {"owned": (("P04",), (), (), ()), "display": ("P10", "P07"), "deck": ("P08", "P09")}},
)
"""The same, with a sexton."""

TWO = position(
    2,
    (*EVENING, "visit 4", "visit 3", "visit 2", "leonardo-restores"),
    leonardo="D2",
    track=(14, 9, 22),
    plans=("12011", "31010"),
)
"""A game for two: Leonardo is about to restore a segment."""

WAKING = position(4, (*VISITS, "planning", "gather", "wake-up 0"), hours="", plans=("00000",) * 4, answers=(0, 0, 0, 0))
"""All are in bed but one who is about to wake up."""

UNPLANNED = position(
    4, (*VISITS, "planning"), plans=("00000", None, None, None), pending=(0, 2), answers=(0, None, None, None)
)
"""A plan to be made; two others have committed theirs."""

PLANNED = changed(UNPLANNED, plans=((0, 3, 0, 0, 2), None, None, None), answers=(4, None, None, None))
"""A plan that is made and not committed, with apprentices that may idle."""

HALF_PLANNED = changed(UNPLANNED, plans=((3, 1, 0, 0, 0), None, None, None), answers=(2, None, None, None))
"""A plan that is begun."""

AT_MARKET = position(
    4,
    (*VISITS[:-1], "arrive 3 0", "market 0 0 2 -1"),
    plans=("21011", "30010", "02022", "11111"),
    market=("M10 M09", "--- --- ---", "M07 M01 M11 M05", "M08 M03 M12 M14"),
)
"""Two apprentices at the market."""

LANDING = position(4, (*CATHEDRAL, "resume cathedral 0 1 1 0", "landing 0 31"), track=(26, 31, 30, 12))
"""A space of the track is taken, and the one behind it too."""

SHARES: dict[str, dict[str, object]] = {
    "portraits": {
        "display": ("P10", "P07"),
        "deck": ("P08", "P09", "P13", "P14"),
        "owned": (("P03", "P04"), ("P01",), ()),
        "sextons": (0,),
    },
    "requests": {
        "stacks": (
            RequestStack("general", (6, 4)),
            RequestStack("purple", (10,)),
            RequestStack("orange", (12, 10, 8)),
            RequestStack("green", ()),
        ),
        "fulfilled": (("purple",), ("general",), ()),
        "piled": (("F16", "F17", "F18"), ("F20", "F21", "F22"), ()),
    },
}
SPECIAL = """S1 --- F03 F04 F05
             F06 --- F08 F09 F10
             S2 --- S7 F13 F14
             --- --- --- --- ---
             --- --- --- F23 F24"""


def with_modules(*steps: str, plans: Sequence[str] = ("11021", "30010", "02022")) -> FrescoView:
    """A game for three with all modules."""
    return position(
        3,
        (*EVENING, *steps),
        ALL_MODULES,
        paints=("YYRRPK", "RRRB", "YP"),
        tiles=("F02 F11 F12 F15 F25", "F07", ""),
        fresco=SPECIAL,
        modules=SHARES,
        plans=plans,
    )


WORKSHOP = with_modules("visit 4", "workshop 0 3 2 2")
"""Two apprentices in the workshop, with all modules."""

STUDIO = with_modules("visit 4", "visit 3", "studio 0 2 2", plans=("11210", "30010", "02022"))
"""Two apprentices in the studio, with all modules."""

PILING = with_modules("visit 4", "resume workshop 0 3 1 2", "piling 0 general F02")
"""Tiles for a request."""

CHOOSING = with_modules("visit 4", "visit 3", "resume studio 0 2 1", "choose-paint 0 2")
"""Two paints of one's choice."""

AT_THEATER = position(4, (*EVENING, "theater 0 4 1"))
"""An apprentice at the theater."""

FINAL = position(
    4,
    (*VISITS, "planning"),
    plans=("00000", None, None, None),
    answers=(0, None, None, None),
    last=True,
    fresco="F01 F03 F04 F05 F06" + " ---" * 20,
)
"""The plan of the final round."""

OVER = position(4, (), pending=(), number=11, fresco="F01 F03" + " ---" * 23)
"""The end of a game."""
