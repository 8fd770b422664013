"""Module 7 in words: the scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.m07_scrolls.hands import ALONE, CROSSING, restored_in
from bottega.games.fresco.modules.m07_scrolls.kinds import SCROLL, SCROLLS
from bottega.games.fresco.modules.m07_scrolls.offers import PlayScroll
from bottega.games.fresco.modules.m07_scrolls.view import ScrollsShare
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said


def own_scrolls(scene: Scene) -> list[str | None]:
    """The scrolls of the seat that looks, of a row and of a column, None where it is played."""
    if scene.seat is None:
        return [None, None]
    hand = scene.view.share(ScrollsShare).hands[scene.seat]
    return [hand.row, hand.column]


def restored_on(scene: Scene, scroll: str) -> int:
    """How many segments of the line of a scroll are restored."""
    return restored_in(scene.table, SCROLLS.index(scroll))


class ScrollsVoice(ModuleVoice):
    """One's own scrolls, and what they would bring."""

    drawn = frozenset({"scrolls-dealt"})

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        return {"fitting": len([action for action in legal if isinstance(action, PlayScroll)])}

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        offers = [action.name for action in legal if isinstance(action, PlayScroll)]
        return offers[-1] if offers else ""

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        """[FR-M7.2] [FR-M7.3] The scrolls that an action plays, as far as the seat that looks has them."""
        assert isinstance(action, PlayScroll)
        own = own_scrolls(scene)
        scrolls = [scroll for which in action.which if (scroll := own[which]) is not None]
        each, restored = ALONE if len(action.which) == 1 else CROSSING, [restored_on(scene, each) for each in scrolls]
        return {
            **self.voice.said("scrolls", SCROLL.name, scrolls),
            "has-all": "yes" if len(scrolls) == len(action.which) else "no",
            "restored": sum(restored),
            "each": each,
            "points": each * sum(restored),
        }


VOICE = ScrollsVoice
