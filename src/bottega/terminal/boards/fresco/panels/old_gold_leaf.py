"""Module 5 in the terminal: the gold leaf."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import BOOTHS, FRESCO, PAINTS, Booth
from bottega.games.fresco.modules.m05_gold_leaf.basket import GoldArrow
from bottega.games.fresco.modules.m05_gold_leaf.events import gold_leaves
from bottega.games.fresco.modules.m05_gold_leaf.module import BESIDE, ELSEWHERE, ON_THE_SEGMENT, worth_at
from bottega.games.fresco.modules.m05_gold_leaf.offers import NAME
from bottega.games.fresco.modules.m05_gold_leaf.steps import Gilding, gold_leaf_of
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Gold    "
LEAF = "◆"
GOLDEN = "#f0c419"


def _supply(scene: Scene) -> int:
    return gold_leaf_of(scene.table).basket(scene.table).supply


def _wanted(scene: Scene) -> Text:
    """[FR-M5.2] The paint that is to be refined."""
    return colours.paint_word(PAINTS[gold_leaf_of(scene.table).basket(scene.table).disc])


def _own(scene: Scene) -> int:
    """How many leaves the seat that looks has."""
    return 0 if scene.seat is None else gold_leaf_of(scene.table).basket(scene.table).leaves[scene.seat]


def _arrow(arrow: GoldArrow) -> str:
    return f"place {arrow.place + 1} of booth {BOOTHS[arrow.booth]} brings {gold_leaves(arrow.leaves)}"


def _gilding_points(step: Gilding, bishop: Cell) -> int:
    return ELSEWHERE if step.ill else worth_at(bishop, step.segment)


def _leaves_at(scene: Scene, booth: Booth, place: int) -> int:
    """How many leaves the arrow at a place shows."""
    return sum(
        arrow.leaves for arrow in gold_leaf_of(scene.table).arrows if (arrow.booth, arrow.place) == (booth, place)
    )


class GoldLeafPanel(Panel):
    """The basket, the leaves, and the arrows at the market."""

    module = NAME

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """Which paint is to be refined, and what a leaf is worth."""
        worth = f": a leaf adds {ON_THE_SEGMENT} at {BISHOP}, {BESIDE} beside him, else {ELSEWHERE}"
        left = (
            Text.assemble(f"{_supply(scene)} left, ", (LEAF, GOLDEN), " market")
            if _supply(scene)
            else Text("none left")
        )
        return flowing(LABEL, [Text.assemble(_wanted(scene), worth), left], width, gap=3)

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """[FR-M5.9] The leaves behind a screen, unless it is up."""
        (leaves,) = scene.view.modules[self.module][f"leaves {seat}"]
        return [] if leaves == "0" or scene.is_behind_a_screen(seat) else [Text(gold_leaves(int(leaves)))]

    def on_stand(self, scene: Scene, booth: Booth, place: int) -> Text:
        """[FR-M5.3] The arrow that points at a place, as long as there are leaves."""
        return Text(LEAF * _leaves_at(scene, booth, place) if _supply(scene) else "", style=GOLDEN)

    def printed(self, scene: Scene) -> list[Text]:
        arrows = "; ".join(_arrow(arrow) for arrow in gold_leaf_of(scene.table).arrows)
        return [
            Text.assemble("To be refined this round: ", _wanted(scene), ". Another paint comes with the next round."),
            Text(f"{LEAF} {arrows}, for nothing, whichever tile lies there."),
            Text(
                f"A leaf for a segment that takes this paint adds {ON_THE_SEGMENT} where the bishop stands, {BESIDE} "
                f"beside him, {ELSEWHERE} elsewhere; one leaf a segment, none at the altar. In the end each leaf "
                "left is worth a Thaler."
            ),
        ]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        step = scene.step
        if not isinstance(step, Gilding):
            return None
        segment = FRESCO.names[step.segment]
        if not _own(scene):
            return f"You have no gold leaf for {segment}: pass.", "pass"
        points = counted(_gilding_points(step, scene.table.bishop), "point")
        return f"Use a gold leaf on {segment}, for {points} more? You have {_own(scene)}.", "gild"

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, Gilding)

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        step = scene.step
        points = _gilding_points(step, scene.table.bishop) if isinstance(step, Gilding) else 0
        return Text("Gild"), Text(f"with a leaf for {counted(points, 'point')}")

    def explain(self, scene: Scene, action: Offer) -> str:
        said = "Use a gold leaf, which goes back to its board"
        if isinstance(scene.step, Gilding):
            points = counted(_gilding_points(scene.step, scene.table.bishop), "point")
            return f"{said}: {points} more for {FRESCO.names[scene.step.segment]}."
        return f"{said}, when you restore a segment that takes the paint of the round."

    def declined(self, action: Offer) -> str:
        return "use no leaf"

    def buying(self, scene: Scene, booth: Booth, place: int) -> str:
        """[FR-M5.3] The leaves that come with the place."""
        leaves = min(_leaves_at(scene, booth, place), _supply(scene))
        return f"{gold_leaves(leaves).capitalize()} {'comes' if leaves == 1 else 'come'} with it." if leaves else ""

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """[FR-M5.4] Where a leaf may be used."""
        disc = gold_leaf_of(scene.table).basket(scene.table).disc
        if not scene.table.tile_on(segment).cost >> disc & 1 or scene.is_leonardos:
            return ""
        return f"A gold leaf would add {worth_at(scene.table.bishop, segment)}." if _own(scene) else ""
