"""Module 14 in the terminal: the pews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.m14_pews import (
    BEAMS_EACH,
    MOST_BEAMS,
    NAME,
    PEW,
    PRINTED,
    SENT,
    RestorePew,
    RestoringPews,
    pews_of,
)
from bottega.terminal.boards.fresco.colours import BEAM, Tokens
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing

LABEL = "Pews    "


def _points(scene: Scene, beams: int) -> list[int]:
    """[FR-M14.1] What the pews left that take so many beams are worth: which is which nobody knows."""
    module = pews_of(scene.table)
    left = module.unrestored(scene.table, beams)
    return sorted([points for pew, points in enumerate(module.pew_points) if left >> pew & 1])


def _range(points: list[int]) -> str:
    """What pews are worth: "2 to 3", or "5"."""
    return f"{points[0]} to {points[-1]}" if points[0] != points[-1] else str(points[0])


def _kind(scene: Scene, beams: int) -> Text:
    points = _points(scene, beams)
    return Text.assemble(f"{counted(beams, 'beam')}: ", (_range(points), "bold"), f" points, {len(points)} left")


def _own(scene: Scene) -> int:
    """How many beams the seat that looks has."""
    return 0 if scene.seat is None else pews_of(scene.table).nave(scene.table).beams[scene.seat]


def read_pews(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """Pews by their beams, one after the other."""
    numbers = [word for word in words if not word.startswith("beam")]
    strange = [word for word in numbers if word not in [str(pew.beams) for pew in PEW]]
    if strange or not numbers:
        raise BadInput(f"pews take 1 to {MOST_BEAMS} beams: say it like `pew 2`")
    return [PEW[int(word) - 1] for word in numbers]


class PewsPanel(CoveringPanel):
    """The pews that are left, and the beams of players."""

    module = NAME
    does = "You restore pews there with beams, one for each apprentice and the one that is printed"
    readers: ClassVar[Mapping[str, Reader]] = {"pew": read_pews}
    help = (("pew 2 1", "restore a pew of 2 beams, then one of 1"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The pews that are left, by their beams."""
        kinds = [_kind(scene, pew.beams) for pew in PEW if _points(scene, pew.beams)]
        return flowing(LABEL, kinds, width, gap=3) if kinds else []

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        beams = pews_of(scene.table).nave(scene.table).beams[seat]
        return [Text(counted(beams, "beam"))] if beams else []

    def printed(self, scene: Scene) -> list[Text]:
        left = [f"{counted(pew.beams, 'beam')} {_points(scene, pew.beams)}" for pew in PEW if _points(scene, pew.beams)]
        return [
            Text(f"{BEAM} A market tile with this sign brings a beam for each: R{BEAM * 2} is red and 2 beams."),
            Text(f"Nobody has more than {BEAMS_EACH} beams. The tile \"pews\" covers a location; {PRINTED} apprentice is "),
            Text(f"printed on it, up to {SENT} more may be sent, and each carries a beam. A pew is turned over"),
            Text(f"when it is restored, and only then its points are known. Left: {'; '.join(left) or 'none'}."),
        ]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        step = scene.step
        if not isinstance(step, RestoringPews):
            return self.asked_where(scene, legal)
        pews = [action.name for action in legal if isinstance(action, RestorePew)]
        carry = f"{counted(step.carriers, 'apprentice')} can carry a beam each"
        return f"Pews: {carry}, and you have {counted(_own(scene), 'beam')}.", pews[-1] if pews else ""

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        assert isinstance(action, RestorePew)
        points = _points(scene, action.beams)
        worth = f" for {_range(points)} points" if points else ""
        return Text("Pew"), Text(f"of {counted(action.beams, 'beam')}{worth}")

    def explain_other(self, scene: Scene, action: Offer) -> str:
        assert isinstance(action, RestorePew)
        points = _points(scene, action.beams)
        if not points:
            return f"No pew of {counted(action.beams, 'beam')} is left."
        worth = f"{_range(points)} points, as it turns out when it is turned over"
        return f"Restore a pew with {counted(action.beams, 'beam')}, which go back to your supply: {worth}."

    def declined(self, action: Offer) -> str:
        return "restore no more pews" if isinstance(action, RestorePew) else ""
