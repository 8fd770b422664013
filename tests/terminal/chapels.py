"""Positions of 1980 Sixtina to draw and to type at, written down by what can be seen."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.kinds import GIANLUIGI, OBJECTIVES, POSITIONS, TECHNIQUES, ActorId
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.table import Table
from bottega.games.sixtina.view import FrescoView, ObjectiveView, RestorerView, SixtinaView, SpaceView
from bottega.terminal.at_screen import AtScreen
from tests.terminal.driver import sitting_of

CARDS = sum(GAME.box.counts)
SHEET = None
KINDS = {".": None, "-": "prudent", "+": "correct", "=": "excellent"}
Claims = tuple[tuple[int | None, ...], ...]


def being_restored(name: str, marks: str, materials: Sequence[int], game: Sixtina = GAME) -> FrescoView:
    """A fresco being restored: `marks` from left to right, like "0+ 1= - ." for correct, excellent, prudent, free."""
    fresco = next(fresco for fresco in game.box.frescoes if fresco.id == name)
    spaces = [
        SpaceView(TECHNIQUES[technique], value, KINDS[mark[-1]], int(mark[0]) if len(mark) > 1 else None)
        for technique, value, mark in zip(fresco.techniques, fresco.values, marks.split(), strict=True)
    ]
    return FrescoView(name, "", fresco.points, tuple(spaces), tuple(materials), is_restored=False, owner=None)


def restored(name: str, owner: str, colours: int) -> FrescoView:
    """A restored fresco, with a colour's material on it, or nobody's."""
    techniques = next(fresco.techniques for fresco in GAME.box.frescoes if fresco.id == name)
    fresco = being_restored(name, " ".join("." for _ in techniques), (0,) * colours)
    return msgspec.structs.replace(fresco, is_restored=True, owner=int(owner) if owner else None)


def hung(fresco: FrescoView, place: str, seats: int) -> FrescoView:
    """A fresco in its place; with two players the third colour is Gianluigi's."""
    spaces = [msgspec.structs.replace(space, actor=actor_of(space.actor, seats)) for space in fresco.spaces]
    owner = actor_of(fresco.owner, seats)
    return msgspec.structs.replace(fresco, position=place, spaces=tuple(spaces), owner=owner)


def actor_of(colour: ActorId | None, seats: int) -> ActorId | None:
    """Who plays a colour, if anybody."""
    return GIANLUIGI if (colour, seats) == (2, 2) else colour


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
    kept = [*[tuple(cards.split()) for cards in prudent], *[()] * colours]
    sizes = [*[len(hand.split()) for hand in hands], *[0] * (colours - seats)]
    known = sum(sizes) + sum(map(len, kept)) + len(discard.split())
    frescoes = {name: hung(fresco, name, seats) for name, fresco in chapel.items()}
    restorers = []
    for colour in range(colours):
        actor = actor_of(colour, seats)
        assert actor is not None
        own = area[colour] if colour < seats else 0
        used = sum(fresco.materials[colour] + (fresco.owner == actor) for fresco in frescoes.values())
        is_known = colour in (seat, *range(seats, colours)) or not agenda
        restorers.append(
            RestorerView(
                actor=actor,
                score=scores[colour],
                hand=(tuple(hands[colour].split()) if colour < seats else ()) if is_known else None,
                hand_size=sizes[colour],
                prudent=kept[colour],
                area=own,
                supply=rules.materials - 1 - own - used - sum(spaces.count(colour) for spaces in claims),
                correct=(0,) * 6,
                excellent=(0,) * 6,
            )
        )
    seen = SixtinaView(
        seat=seat,
        pending=pending,
        seats=seats,
        options=dict(rules.options),
        first=0,
        questions=(),
        chapel=tuple(frescoes.get(name, SHEET) for name in POSITIONS),
        objectives=tuple(in_play(rules, *pair, seats) for pair in zip(objectives, claims, strict=True)),
        restorers=tuple(restorers),
        discard=tuple(discard.split()),
        deck=None,
        deck_size=CARDS - known,
        black=rules.black
        - sum(space.restoration == "prudent" for fresco in frescoes.values() for space in fresco.spaces),
        agenda=tuple(agenda),
        piles=(),
        history=(),
    )
    return asking(seen)


def in_play(rules: Rules, name: str, claims: tuple[int | None, ...], seats: int) -> ObjectiveView:
    """An objective with the colours on its spaces."""
    card = rules.objectives[OBJECTIVES.index(name)]
    first, second, third = [actor_of(colour, seats) for colour in claims]
    techniques = tuple(TECHNIQUES[technique] for technique in card.techniques)
    return ObjectiveView(name, card.needed, techniques, card.points, (first, second, third))


def asking(view: SixtinaView, game: Sixtina = GAME) -> SixtinaView:
    """A view with the question that its agenda asks."""
    imagined = game.view(game.determinize(view, random.Random(1)), None if view.seat is None else Seat(view.seat))
    return msgspec.structs.replace(view, questions=imagined.questions)


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

EARLY = {
    "J1": being_restored("JC4", "1+ . .", [0, 2, 0]),
    "G1": being_restored("GE4", ". 2= 0+ .", [1, 0, 3]),
    "M1": being_restored("MO1", ". . .", [0, 0, 0]),
}
TWO = position(
    seat=0,
    agenda=("end-turn 0", "turn 0"),
    hands=["RP2 RP2 RP3 LB3 IR1", "XX XX XX XX"],
    area=[4, 2],
    scores=[0, 6, 15],
    chapel=EARLY,
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
    chapel=EARLY,
    objectives=("six-in-three", "five-in-one", "two-excellent"),
    claims=((None, 2, None),) * 3,
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
    objectives=("six-in-three", "five-in-one", "two-excellent"),
    claims=((None, 2, None),) * 3,
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
    return sitting_of(game, game.ruleset(view.seats, view.options), seats)
