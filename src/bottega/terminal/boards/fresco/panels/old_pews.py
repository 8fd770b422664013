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
from bottega.games.fresco.catalogue import MARKET
from bottega.games.fresco.modules.m14_pews.advice import points_to_come
from bottega.games.fresco.modules.m14_pews.module import BEAMS_EACH
from bottega.games.fresco.modules.m14_pews.offers import MOST_BEAMS, NAME, PEW, PRINTED, SENT, RestorePew
from bottega.games.fresco.modules.m14_pews.steps import RestoringPews, pews_of
from bottega.terminal.boards.fresco.colours import BEAM
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

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
    return Text.assemble(f"{counted(beams, 'beam')}: ", (_range(points), "bold"), (f" ({len(points)} left)", "dim"))


def _own(scene: Scene) -> int:
    """How many beams the seat that looks has."""
    return 0 if scene.seat is None else pews_of(scene.table).nave(scene.table).beams[scene.seat]


def _won(scene: Scene, step: RestoringPews) -> str:
    """[FR-M14.6] What the pews so far have brought, where the painter waits for the others."""
    won = points_to_come(scene.table, step.seat) if pews_of(scene.table).adds_up else 0
    return f" {counted(won, 'point')} so far." if won else ""


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
        kinds = [(counted(pew.beams, "beam"), _points(scene, pew.beams)) for pew in PEW]
        left = "; ".join(f"{beams} for {', '.join(map(str, points))}" for beams, points in kinds if points)
        tile = (
            f"The tile covers a location. {counted(PRINTED, 'apprentice')} is printed on it, up to {SENT} more may be "
            f"sent, and each carries one beam. Nobody has more than {BEAMS_EACH} beams."
        )
        return [
            Text(f"{BEAM} A market tile with this sign brings a beam for each: R{BEAM * 2} is red and 2 beams."),
            Text(tile),
            Text(f"What a pew is worth is known when it is restored. Left: {left or 'none'}."),
        ]

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """[FR-M14.4] Apprentices without beams."""
        sent, beams = self.sent(scene, seat), pews_of(scene.table).nave(scene.table).beams[seat]
        if sent is None or PRINTED + sent <= beams or not self.is_idle_before(scene, seat, [MARKET]):
            return []
        idle = min(sent, PRINTED + sent - beams)
        waste = f": {counted(idle, 'apprentice')} may idle" if idle else ""
        return [f"pews: you have {counted(beams, 'beam') if beams else 'no beams'}{waste}"]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        step = scene.step
        if not isinstance(step, RestoringPews):
            return self.asked_where(scene, legal)
        pews = [action.name for action in legal if isinstance(action, RestorePew)]
        carry = f"{counted(step.carriers, 'apprentice')} can carry a beam each"
        beams = f"you have {counted(_own(scene), 'beam')}"
        return f"Pews: {carry}, and {beams}.{_won(scene, step)}", pews[-1] if pews else ""

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
        back = "goes" if action.beams == 1 else "go"
        return f"Restore a pew with {counted(action.beams, 'beam')}, which {back} back to your supply: {worth}."

    def declined(self, action: Offer) -> str:
        return "restore no more pews" if isinstance(action, RestorePew) else ""
