"""A whole turn as one says it: `SC-04 LA-02 SC 6+`, `drop SC-04`, `keep LA-02 PO-03`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.games.classic_art.actions import ACTIONS, DOUBLE, DROP, PASS, PLAY, PREDICT, Drop, Pass, Play, Predict
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CARDS_EACH,
    CATEGORY_IDS,
    LABELS,
    Card,
    Space,
    parse_card,
    parse_space,
)
from bottega.games.classic_art.kinds import CATEGORY
from bottega.games.classic_art.questions import ChooseDrop, ChoosePrediction
from bottega.speech.classic_art.scene import Scene

if TYPE_CHECKING:
    from bottega.speech.classic_art import ClassicArtVoice

HELP = (
    ("SC 6+", "help-words"),
    ("SC-04 LA-02 SC 6+", "help-turn"),
    ("SC-04 LA-02 SC 6+ x2", "help-double"),
    ("1 5 pass", "help-numbers"),
    ("drop SC-04", "help-drop"),
)
"""What may be typed, and the message that says what it does."""
ALIASES = {"none": "pass", "nothing": "pass", "no": "pass", "skip": "pass", "end": "pass", "done": "pass"}

FILLERS = {"play", "show", "hang", "and", "then", "cards", "card", "down", "on", "for", "&", "+", "-", ".", ","}
PREDICTING = {"predict", "place"}
DOUBLING = {"double", "doubled", "dd", "x2", "2x", "twice"}
PASSING = {"pass", "0", *ALIASES}
KEEPING = {"keep", "play", "show", "hang"}
WORDS = re.compile(r"x2|2x|[a-z]+-\d+(?![\d+-])|[^\W\d_]+|\d+[+-]?|\S")
LEAST_OF_A_NAME = 3
GAME = "classic_art"


@dataclass
class Said:
    """What somebody named: cards, a space, with how many tokens; or that nothing is predicted."""

    cards: list[Card] = field(default_factory=list)
    space: Space | None = None
    predicts: bool = False
    doubles: bool = False
    passes: bool = False


def spell_out(voice: ClassicArtVoice, scene: Scene, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = WORDS.findall(text.lower().replace("×", "x"))
    if not words or text.isdecimal() or is_a_name(text):
        return None
    if isinstance(scene.asked, ChooseDrop):
        return _last_turn(voice, scene, legal, words)
    said = Reader(voice, scene, legal).read(words)
    if said is None or said == Said(passes=True):
        return None
    prediction = _prediction(scene, said)
    if said.cards and scene.has_house:
        _check_before_the_house(scene, prediction)
    return [*[PLAY[card] for card in said.cards], *prediction]


def _check_before_the_house(scene: Scene, prediction: Sequence[Action]) -> None:
    """[CA-10.2] The card of the House comes before the prediction, but has no say in whether it can be made."""
    for action in prediction:
        reason = scene.why_not(action) if isinstance(action, Predict) else None
        if reason is not None:
            raise IllegalAction(reason)


def is_a_name(text: str) -> bool:
    """Whether it is the whole name of an action: that needs no spelling out."""
    return any(action.name.lower() == text.lower() for action in ACTIONS)


def _prediction(scene: Scene, said: Said) -> list[Action]:
    """The prediction of a sentence. Who has no tokens is not asked, so nothing need be passed."""
    if said.passes:
        if said.space is not None or said.doubles:
            raise BadInput("prediction-and-pass", game=GAME)
        return [PASS] if scene.me is None or scene.me.tokens else []
    if said.space is None:
        if said.predicts or said.doubles:
            raise BadInput("no-prediction-said", game=GAME)
        return []
    if scene.me is not None and not scene.me.tokens:
        raise BadInput("no-tokens-left", game=GAME)
    return [(DOUBLE if said.doubles else PREDICT)[said.space]]


def _last_turn(
    voice: ClassicArtVoice, scene: Scene, legal: Sequence[Action], words: list[str]
) -> Sequence[Action] | None:
    """[CA-6.1] The card to drop, or the two to keep."""
    first = words[0]
    drops = first == "drop"
    said = Reader(voice, scene, legal).read(words[1:] if drops or first in KEEPING else words)
    if said is None:
        return None
    if said.space is not None or not said.cards:
        return _prediction(scene, said) or None
    if drops and len(said.cards) == 1:
        return [DROP[said.cards[0]]]
    left = [card for card in map(parse_card, scene.hand) if card not in said.cards]
    strange = [CARD_IDS[card] for card in said.cards if CARD_IDS[card] not in scene.hand]
    if strange:
        raise BadInput("not-in-hand", game=GAME, card=strange[0])
    if drops or len(left) != 1:
        raise BadInput("one-to-drop", game=GAME, card=CARD_IDS[said.cards[0]])
    return [DROP[left[0]]]


class Reader:
    """Reads words one by one: a category, then numbers of cards or a space of its exhibition."""

    def __init__(self, voice: ClassicArtVoice, scene: Scene, legal: Sequence[Action]) -> None:
        self._categories = [str(voice.name(CATEGORY.name, code)) for code in CATEGORY_IDS]
        self._choices = [action.card for action in legal if isinstance(action, (Play, Drop))]
        self._said = Said(predicts=isinstance(scene.asked, ChoosePrediction))
        self._named = ""
        self._last = ""

    def read(self, words: Sequence[str]) -> Said | None:
        """What these words name; None if the first of them means nothing here."""
        said = self._said
        at_predicting = said.predicts
        for place, word in enumerate(words):
            if word in DOUBLING or word in PREDICTING:
                said.predicts = True
                said.doubles = said.doubles or word in DOUBLING
            elif word in PASSING:
                said.passes = True
            elif word not in FILLERS and not self._read(word):
                if place == 0:
                    return None
                raise BadInput("neither-card-nor-prediction", game=GAME, name=word)
        if self._named:
            raise BadInput("category-alone", game=GAME, category=self._named)
        said.predicts = said.predicts and not at_predicting
        return said

    def _read(self, word: str) -> bool:
        """Read a card, a number or a category. Whether it is one."""
        category, _, number = word.partition("-")
        if number.isdecimal() and self._category(category):
            self._said.cards.append(self._card(self._category(category), int(number[:3])))
        elif word[0].isdecimal():
            self._number(word)
        elif self._category(word):
            self._named = self._last = self._category(word)
        else:
            return False
        return True

    def _number(self, word: str) -> None:
        """A number: a space if it says so, a card of the category before it, or one of the menu."""
        number = int(word.rstrip("+-")[:3])
        is_space = word[-1] in "+-" or (self._said.predicts and not word.startswith("0"))
        if is_space:
            self._space(word, number)
        elif self._last:
            self._said.cards.append(self._card(self._last, number))
        else:
            self._said.cards.append(self._chosen(number))
        self._named = ""

    def _space(self, word: str, number: int) -> None:
        if not self._named:
            raise BadInput("space-alone", game=GAME, name=word)
        if self._said.space is not None:
            raise BadInput("two-predictions", game=GAME)
        labels = [label for label in LABELS if label.startswith(word)]
        if number > len(LABELS) or len(labels) != 1:
            raise BadInput("no-such-prediction", game=GAME, name=word, spaces=LABELS)
        self._said.space = parse_space(self._named, labels[0])

    def _chosen(self, number: int) -> Card:
        if not 1 <= number <= len(self._choices):
            raise BadInput("no-such-choice", game=GAME, number=number)
        return self._choices[number - 1]

    def _card(self, category: str, number: int) -> Card:
        if not 1 <= number <= CARDS_EACH:
            raise BadInput("no-such-card", game=GAME, category=category, number=number, most=CARDS_EACH)
        return parse_card(f"{category}-{number:02}")

    def _category(self, word: str) -> str:
        """The category that a word means: its code, or enough of a word of its name; nothing if it is none."""
        if word.upper() in CATEGORY_IDS:
            return word.upper()
        names = zip(CATEGORY_IDS, self._categories, strict=True)
        found = [code for code, name in names if any(part.startswith(word) for part in name.lower().split())]
        return found[0] if len(found) == 1 and len(word) >= LEAST_OF_A_NAME else ""


def in_words(actions: Sequence[Action]) -> str:
    """Actions that follow each other, as one would type them."""
    parts: list[str] = []
    last: Action | None = None
    for action in actions:
        if isinstance(last, Play) and isinstance(action, Play):
            parts[-1] += f" {CARD_IDS[action.card]}"
        elif isinstance(last, Play) and isinstance(action, (Predict, Pass)):
            parts[-1] += f", {action.name}"
        else:
            parts.append(action.name)
        last = action
    return "; ".join(parts)
