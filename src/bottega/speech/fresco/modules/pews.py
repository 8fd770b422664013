"""Module 14 in words: the pews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MARKET
from bottega.games.fresco.kinds import APPRENTICES
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS
from bottega.games.fresco.modules.m14_pews.kinds import BEAMS
from bottega.games.fresco.modules.m14_pews.kinds import PEW as PEW_KIND
from bottega.games.fresco.modules.m14_pews.offers import MOST_BEAMS, PEW, PRINTED, RestorePew
from bottega.games.fresco.modules.m14_pews.steps import pews_of
from bottega.games.fresco.modules.m14_pews.view import PewsShare
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named


def points_left(scene: Scene, beams: int) -> list[int]:
    """[FR-M14.1] What the pews left that take so many beams are worth: which is which nobody knows."""
    module = pews_of(scene.table)
    left = module.unrestored(scene.table, beams)
    return sorted([points for pew, points in enumerate(module.pew_points) if left >> pew & 1])


class PewsVoice(CoveringVoice):
    """The pews that are left, and what they may be worth."""

    help = (("pew 2 1", "help-pew"),)
    repeatable = frozenset({"pew"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """A pew by its beams."""
        if kind != PEW_KIND.name:
            return None
        printed = self.voice.box.components.pews.items[PEWS.index(str(value))]
        beams = self.voice.said("beams", BEAMS.name, printed.beams)
        return named(str(self.voice.say("pew-named", **beams)), kind, value)

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        pews = [action.name for action in legal if isinstance(action, RestorePew)]
        return pews[-1] if pews else super().example(scene, asked, legal)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        """[FR-M14.6] What the pews may be worth that an action restores one of."""
        assert isinstance(action, RestorePew)
        return self.about_pews(scene, action.beams)

    def about_pews(self, scene: Scene, beams: int) -> dict[str, Said]:
        """How many pews of so many beams are left, and what they are worth."""
        points = points_left(scene, beams)
        return {
            **self.voice.said("beams", BEAMS.name, beams),
            "left": len(points),
            "fewest": min(points, default=0),
            "most": max(points, default=0),
            "differ": "yes" if len(set(points)) > 1 else "no",
        }

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"pew": self._read}

    def _read(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """Pews by their beams, one after the other."""
        numbers = [word for word in words if not word.startswith("beam")]
        strange = [word for word in numbers if word not in [str(pew.beams) for pew in PEW]]
        if strange or not numbers:
            raise problem("which-pew", most=MOST_BEAMS)
        return [PEW[int(word) - 1] for word in numbers]

    # What is worth a thought

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """[FR-M14.4] Apprentices without beams."""
        sent, beams = self.sent(scene, seat), scene.view.share(PewsShare).beams[seat]
        if sent is None or PRINTED + sent <= beams or not self.is_idle_before(scene, seat, [MARKET]):
            return []
        idle = min(sent, PRINTED + sent - beams)
        facts = {**self.voice.said("beams", BEAMS.name, beams), **self.voice.said("idle", APPRENTICES.name, idle)}
        return [self.voice.say("warning-pews", **facts)]


VOICE = PewsVoice
