"""Positions of 1980 Sixtina to draw and to type at, written down by what can be seen."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bottega.core.chance import Chance, FastChance
from bottega.core.events import Sink
from bottega.core.match import Match, new_header
from bottega.core.ruleset import Ruleset
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.actions import POSITIONS
from bottega.games.sixtina.table import Table
from bottega.games.sixtina.view import FrescoView, SixtinaView
from bottega.sitting.seats import parse_seats
from bottega.terminal.at_screen import AtScreen

CARDS = sum(GAME.box.counts)
SHEET = None
Claims = tuple[tuple[int | None, ...], ...]


def being_restored(name: str, marks: str, materials: Sequence[int]) -> FrescoView:
    """A fresco being restored: `marks` from left to right, like "0+ 1= - ." for correct, excellent, prudent, free."""
    kinds = {".": "", "-": "prudent", "+": "correct {}", "=": "excellent {}"}
    return FrescoView(name, tuple(kinds[mark[-1]].format(mark[0]) for mark in marks.split()), tuple(materials), None)


def restored(name: str, owner: str, colours: int) -> FrescoView:
    """A restored fresco, with a colour's material on it, or nobody's."""
    fresco = next(fresco for fresco in GAME.box.frescoes if fresco.id == name)
    return FrescoView(name, ("",) * len(fresco.techniques), (0,) * colours, owner)


def position(
    seat: int,
    agenda: Sequence[str],
    hands: Sequence[str],
    area: Sequence[int],
    scores: Sequence[int],
    chapel: dict[str, FrescoView],
    objectives: Sequence[str],
    claims: Claims,
    prudent: Sequence[str] = (),
    discard: str = "",
    pending: tuple[int, ...] = (0,),
) -> SixtinaView:
    """A position as a seat sees it. Piles and supplies are what is left; the hands of the others count only."""
    seats = len(hands)
    colours = 3 if seats == 2 else seats
    rules = GAME.ruleset(seats, {})
    kept = [tuple(cards.split()) for cards in prudent] or [()] * seats
    sizes = tuple(len(hand.split()) for hand in hands)
    known = sum(sizes) + sum(map(len, kept)) + len(discard.split())
    frescoes = chapel.values()
    black = rules.black - sum(fresco.spaces.count("prudent") for fresco in frescoes)
    return SixtinaView(
        seat=seat,
        pending=pending,
        seats=seats,
        options=dict(rules.options),
        first=0,
        agenda=tuple(agenda),
        chapel=tuple(chapel.get(name, SHEET) for name in POSITIONS),
        objectives=tuple(objectives),
        claims=claims,
        done=(0,) * 48,
        hands=tuple(tuple(hand.split()) if place == seat or not agenda else None for place, hand in enumerate(hands)),
        hand_sizes=sizes,
        prudent=tuple(kept),
        discard=tuple(discard.split()),
        deck=None,
        deck_size=CARDS - known,
        area=tuple(area),
        supply=tuple(
            rules.materials
            - 1
            - (area[colour] if colour < seats else 0)
            - sum(fresco.materials[colour] + (fresco.restored == str(colour)) for fresco in frescoes)
            - sum(spaces.count(colour) for spaces in claims)
            for colour in range(colours)
        ),
        black=black,
        scores=tuple(scores),
        piles=(),
        history=(),
    )


FOUR = position(
    seat=0,
    agenda=("end-turn 0", "turn 0"),
    hands=["RP2 RP2 RP4 LB1 LB3 IR5 WP3 WP4", "XX XX XX", "XX XX XX XX XX", "XX"],
    area=[3, 5, 0, 2],
    scores=[25, 17, 31, 5],
    chapel={
        "J1": restored("JC5", "2", 4),
        "J2": being_restored("JC1", ". - 3+", [2, 0, 1, 3]),
        "G1": restored("GE1", "0", 4),
        "G2": restored("GE2", "", 4),
        "G3": being_restored("GE6", "1= 1+ . .", [0, 3, 0, 0]),
        "M1": being_restored("MO6", "2= . 0+ -", [1, 0, 2, 0]),
        "L1": being_restored("LJ2", ". . . . .", [0, 0, 0, 0]),
    },
    objectives=("eight-materials", "adjacent-frescoes", "three-good"),
    claims=((0, None, None), (None, None, None), (2, 1, 3)),
    prudent=["IR1", "RP1 SS2 SS4", "SS1 SS3 LB2 LB5 IR1 PI2 PI3 WP1 WP5", ""],
    discard="RP1 RP3 SS2 LB4 IR2 IR2 PI5 WP2",
)
"""The middle of a game for four."""

TWO = position(
    seat=0,
    agenda=("end-turn 0", "turn 0"),
    hands=["RP2 RP2 RP3 LB3 IR1", "XX XX XX XX"],
    area=[4, 2],
    scores=[0, 6, 15],
    chapel={
        "J1": being_restored("JC4", "1+ . .", [0, 2, 0]),
        "G1": being_restored("GE4", ". 2= 0+ .", [1, 0, 3]),
        "M1": being_restored("MO1", ". . .", [0, 0, 0]),
    },
    objectives=("six-in-three", "five-in-one", "two-excellent"),
    claims=((None, 2, None),) * 3,
    discard="IR3 WP4",
)
"""Early in a game for two, with Gianluigi."""

CHOOSING = position(
    seat=0,
    agenda=("end-turn 0", f"restore 0 {POSITIONS.index('J1')} 2 {GAME.box.by_name['RP2']}"),
    hands=["RP2 RP2 RP3 LB3 IR1", "XX XX XX XX"],
    area=[4, 2],
    scores=[0, 6, 15],
    chapel={name: fresco for name, fresco in zip(POSITIONS, TWO.chapel, strict=True) if fresco},
    objectives=TWO.objectives,
    claims=TWO.claims,
    discard="IR3 WP4",
)
"""The same, with a card played on J1."""

ALMOST = position(
    seat=0,
    agenda=("end-turn 0", "turn 0"),
    hands=["RP2 RP2 RP3 LB3 IR1", "XX XX XX XX"],
    area=[4, 2],
    scores=[0, 6, 15],
    chapel={
        "J1": being_restored("JC4", "1+ 0= .", [1, 2, 0]),
        "G1": being_restored("GE7", ". . .", [0, 0, 0]),
        "M1": being_restored("MO1", ". . .", [0, 0, 0]),
    },
    objectives=TWO.objectives,
    claims=TWO.claims,
)
"""The same, with one technique of J1 left: its last restoration completes it, and the next project is chosen."""

BONUS = position(
    seat=0,
    agenda=("end-turn 0", f"check 0 {POSITIONS.index('J2')}", "bonus 0"),
    hands=["LB1 LB3 IR5 WP3 WP4", "XX XX XX", "XX XX XX XX XX", "XX"],
    area=[0, 5, 0, 2],
    scores=[25, 17, 31, 5],
    chapel={
        "J1": restored("JC5", "2", 4),
        "J2": being_restored("JC1", "0= - 3+", [5, 0, 1, 2]),
        "G1": restored("GE1", "0", 4),
        "M1": being_restored("MO6", "2= . 0+ .", [2, 0, 2, 0]),
    },
    objectives=("eight-materials", "adjacent-frescoes", "three-good"),
    claims=((2, None, None), (None, None, None), (2, 1, None)),
)
"""A bonus to choose."""

OVER = position(
    seat=0,
    agenda=(),
    hands=["RP2", "LB3 LB3", ""],
    area=[1, 0, 2],
    scores=[40, 38, 32],
    chapel={
        name: restored(fresco, owner, 3)
        for name, fresco, owner in zip(
            POSITIONS,
            ["JC1", "JC2", "JC3", "GE1", "GE2", "GE3", "GE4", "MO1", "MO2", "MO3", "LJ1", "LJ2"],
            ["0", "1", "2", "0", "1", "2", "0", "1", "2", "0", "1", ""],
            strict=True,
        )
    },
    objectives=("eight-materials", "same-zone", "two-correct"),
    claims=((0, 1, 2), (None, None, None), (2, None, None)),
    prudent=["PI1 PI2 PI4", "", "PI1 PI2 PI3 PI5"],
    pending=(),
)
"""The end of a game for three."""


class Begun(Sixtina):
    """The game, set up as in a position."""

    def __init__(self, view: SixtinaView) -> None:
        super().__init__()
        self.position = view

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        return self.determinize(self.position, random.Random(1))


def sitting_at(view: SixtinaView, seats: str = "me:Anna,me:Bea") -> AtScreen:
    """A game at this screen that begins in a position."""
    game = Begun(view)
    names = [player.name for player in parse_seats(seats)]
    header = new_header(game, game.ruleset(view.seats, view.options), names)
    return AtScreen("sixtina-test", seats, Match(game, header, FastChance(random.Random(1))), seed=1)
