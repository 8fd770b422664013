"""Module 7 in the terminal: the scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.modules.m07_scrolls.hands import ALONE, CROSSING, LINES, WORDS, restored_in
from bottega.games.fresco.modules.m07_scrolls.offers import NAME, PlayScroll
from bottega.games.fresco.modules.m07_scrolls.steps import PlayingScrolls
from bottega.games.fresco.modules.shares import HIDDEN
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens

LABEL = "Scrolls "
HALVES = ("row", "column")


def own_lines(scene: Scene) -> list[int | None]:
    """The row and the column of the seat that looks, None where the scroll is played."""
    if scene.seat is None or NAME not in scene.view.modules:
        return [None, None]
    words = scene.view.modules[NAME][f"scrolls {scene.seat}"]
    return [WORDS.index(word) if word else None for word in words]


def lines_of(scene: Scene, action: PlayScroll) -> list[int]:
    """The lines of the scrolls that an action plays, as far as the seat that looks has them."""
    own = own_lines(scene)
    return [line for which in action.which if (line := own[which]) is not None]


def points_of(scene: Scene, action: PlayScroll) -> int:
    """[FR-M7.2] [FR-M7.3] What playing scrolls brings now."""
    each = ALONE if len(action.which) == 1 else CROSSING
    return each * sum(restored_in(scene.table, line) for line in lines_of(scene, action))


def _crossing(row: int, column: int) -> str:
    (segment,) = FRESCO.cells_of(LINES[row] & LINES[column])
    return FRESCO.names[segment]


def _progress(scene: Scene, line: int) -> str:
    return f"{WORDS[line]}: {restored_in(scene.table, line)}/{FRESCO.columns}"


class ScrollsPanel(Panel):
    """One's own scrolls; of the others' only whether they are played."""

    module = NAME

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The lines of one's own scrolls, as long as they can be played."""
        own = own_lines(scene)
        lines = [line for line in own if line is not None and LINES[line] & scene.table.unrestored]
        if not lines:
            return []
        known = ", ".join(_progress(scene, line) for line in lines)
        row, column = own
        both = ""
        if row is not None and column is not None and LINES[row] & LINES[column] & scene.table.unrestored:
            both = f", {CROSSING} for both at {_crossing(row, column)}"
        return [Text.assemble(LABEL, known, (f" restored; {ALONE} points each{both}", "dim"))]

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """The scrolls of others; one's own lie on the table."""
        left = scene.view.modules[NAME][f"scrolls {seat}"].count(HIDDEN)
        return [Text(counted(left, "scroll"))] if left else []

    def printed(self, scene: Scene) -> list[Text]:
        played = ", ".join(scene.view.modules[NAME]["played"]) or "none"
        own = [Text(f"Yours: {_progress(scene, line)} restored") for line in own_lines(scene) if line is not None]
        rule = (
            f"After restoring a segment of its line a scroll may be played, once: {ALONE} points for each restored "
            f"segment of the line; {CROSSING} each if both are played where they cross."
        )
        return [Text(rule), *own, Text(f"Played so far: {played}")]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        if not isinstance(scene.step, PlayingScrolls):
            return None
        segment = FRESCO.names[scene.step.segment]
        offers = [action for action in legal if isinstance(action, PlayScroll)]
        if not offers:
            return f"{segment} is restored. It lies in the line of no scroll of yours.", ""
        return f"{segment} is restored: play a scroll for it, or wait?", offers[-1].name

    def declined(self, action: Offer) -> str:
        return "wait and play none"

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        assert isinstance(action, PlayScroll)
        lines = " and ".join(WORDS[line] for line in lines_of(scene, action))
        return Text("Scroll"), Text(f"{lines} for {counted(points_of(scene, action), 'point')}")

    def explain(self, scene: Scene, action: Offer) -> str:
        assert isinstance(action, PlayScroll)
        lines = lines_of(scene, action)
        which = " and ".join(HALVES[which] for which in action.which)
        if len(lines) < len(action.which):
            return f"Play the scroll of your {which}: there is none to play now."
        each = ALONE if len(lines) == 1 else CROSSING
        known = " and ".join(f"{WORDS[line]} with {restored_in(scene.table, line)} restored" for line in lines)
        return (
            f"Play your scroll of {known}: {counted(points_of(scene, action), 'point')}, {each} each; it is gone then."
        )
