"""The moves: how they are asked for and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.games.classic_art.actions import PASS, Drop, Play, Predict
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, EXHIBITION_OF, LABEL_OF
from bottega.games.classic_art.kinds import CARD, CATEGORY, SPACE
from bottega.games.classic_art.questions import ChooseCards, ChooseDrop, ChoosePrediction, ClassicArtQuestion
from bottega.speech.classic_art.scene import Scene
from bottega.speech.phrase import EXAMPLE, Phrase, joined, named
from bottega.speech.voice import Choice, Row

if TYPE_CHECKING:
    from bottega.speech.classic_art import ClassicArtVoice

MANY = 3
LIKELY = {False: ("3-", "4-", "2-"), True: ("6+", "5+", "7+")}
"""Spaces to name in an example, where few works hang and where many do."""


def question(voice: ClassicArtVoice, scene: Scene, legal: Sequence[Action]) -> Phrase:
    """What is to be decided, with an example of what may be typed."""
    asked = scene.asked
    if asked is None:
        return Phrase("")
    said = voice.say(f"question-{asked.word}", **voice.facts(asked), **_how_to_type(voice, asked))
    words = _example(scene, legal)
    if not words:
        return said
    line = " ".join(words)
    return joined("  ", [said, named(str(voice.say("question-example", line=line)), EXAMPLE, line)])


def _how_to_type(voice: ClassicArtVoice, asked: ClassicArtQuestion) -> dict[str, Phrase]:
    """How spaces stand in the menu and what doubles one: a remark in the middle of the sentence."""
    if not isinstance(asked, ChoosePrediction):
        return {}
    remarks = {"legend": voice.say("question-legend"), "suffix": voice.say("question-suffix")}
    return {fact: named(f" {remark}", EXAMPLE, None) for fact, remark in remarks.items()}


def _example(scene: Scene, legal: Sequence[Action]) -> list[str]:
    """A whole decision as one may type it."""
    names = [CARD_IDS[action.card] for action in legal if isinstance(action, (Play, Drop))]
    match scene.asked:
        case ChooseCards():
            return [] if scene.chosen else [*names[:2], *_free_space(scene)]
        case ChooseDrop():
            return ["drop", *names[:1]]
    return _free_space(scene)


def _free_space(scene: Scene) -> list[str]:
    """A space that nobody has predicted, as one would type it; none if this seat has no tokens."""
    if scene.me is None or not scene.me.tokens:
        return []
    for exhibition in scene.view.exhibitions:
        taken = [prediction.space for prediction in exhibition.predictions]
        for label in LIKELY[len(exhibition.artworks) >= MANY]:
            if label not in taken:
                return [exhibition.category, label]
    return []


# The menu


def rows(voice: ClassicArtVoice, scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: cards by category, predictions by exhibition, or what may be dropped."""
    found: dict[str, tuple[Phrase, list[Choice]]] = {}
    for action in legal:
        if action is not PASS:
            row, label = _entry(voice, scene, action)
            found.setdefault(str(row), (row, []))[1].append(Choice(action, label))
    return [Row(row, tuple(choices)) for row, choices in found.values()]


def _entry(voice: ClassicArtVoice, scene: Scene, action: Action) -> tuple[Phrase, Phrase]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Play():
            card = voice.said("card", CARD.name, CARD_IDS[action.card])
            category = voice.said("category", CATEGORY.name, CARD_IDS[action.card][:2])
            return voice.say("row-play", **category), voice.say("action-play", **card)
        case Predict():
            category = voice.said("category", CATEGORY.name, CATEGORY_IDS[EXHIBITION_OF[action.space]])
            space = voice.said("space", SPACE.name, LABEL_OF[action.space])
            pays = scene.bet(action.space, action.tokens).pays
            row = voice.say("row-predict", tokens=action.tokens, **category)
            return row, voice.say("action-predict", pays=pays, **space)
        case Drop():
            card = voice.said("card", CARD.name, CARD_IDS[action.card])
            return voice.say("row-drop", **card), _left_to_play(voice, scene, CARD_IDS[action.card])
    return Phrase(action.word), Phrase(action.name)


def _left_to_play(voice: ClassicArtVoice, scene: Scene, dropped: str) -> Phrase:
    """The cards that are played when one is dropped, and what would hang then, if nothing else came."""
    cards = [card for card in scene.hand if card != dropped]
    categories = list(dict.fromkeys([card[:2] for card in cards]))
    counts = [
        voice.say(
            "action-drop-count",
            works=scene.works_in(category, cards),
            **voice.said("category", CATEGORY.name, category),
        )
        for category in categories
    ]
    return voice.say("action-drop", played=[named(card, CARD.name, card) for card in cards], counts=counts)


def finish(voice: ClassicArtVoice, legal: Sequence[Action]) -> Choice | None:
    """What Enter does: no prediction."""
    return Choice(PASS, voice.say("action-pass")) if PASS in legal else None
