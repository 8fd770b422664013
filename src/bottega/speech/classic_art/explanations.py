"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.games.classic_art.actions import Drop, Pass, Play, Predict
from bottega.games.classic_art.catalogue import CARD_IDS, SPACES_EACH
from bottega.games.classic_art.kinds import CARD, CATEGORY
from bottega.speech.classic_art.scene import Scene
from bottega.speech.phrase import Phrase
from bottega.speech.voice import sentences

if TYPE_CHECKING:
    from bottega.speech.classic_art import ClassicArtVoice


def explain(voice: ClassicArtVoice, scene: Scene, action: Action) -> Phrase:
    """What an action does, in words."""
    match action:
        case Play():
            card = CARD_IDS[action.card]
            title = voice.works.label(card).title
            return sentences(
                [voice.say("explain-play", title=title, printed=printed(voice, card)), coming(voice, scene, card)]
            )
        case Predict():
            return _explain_prediction(voice, scene, action)
        case Drop():
            return _explain_drop(voice, scene, CARD_IDS[action.card])
        case Pass():
            return voice.say("explain-pass")
    return Phrase(action.name)


def explain_briefly(voice: ClassicArtVoice, scene: Scene, action: Action) -> Phrase:
    """The same beside other actions, without what is printed on the cards."""
    if isinstance(action, Play):
        card = CARD_IDS[action.card]
        name = voice.say("explain-play-briefly", card=voice.name(CARD.name, card))
        return sentences([name, coming(voice, scene, card)])
    return explain(voice, scene, action)


def printed(voice: ClassicArtVoice, card: str) -> str:
    """What is printed below a title: who, when, how, how large, and where it is."""
    label = voice.works.label(card)
    facts = [f"{label.artist}, {label.year}", label.technique, label.size, label.collection]
    return "; ".join([fact for fact in facts if fact])


def coming(voice: ClassicArtVoice, scene: Scene, card: str) -> Phrase:
    """What happens in its exhibition when a card comes, after the one that is chosen already."""
    category = card[:2]
    chosen = [] if scene.chosen is None else [scene.chosen]
    before = scene.balance(category, chosen)
    if scene.is_loan(card):
        key = "explain-lent" if before > 0 else "explain-waits"
    else:
        key = "explain-leaves-at-once" if before < 0 else "explain-hangs"
    works = scene.works_in(category, [*chosen, card])
    return voice.say(key, works=works, exhibition=voice.name(CATEGORY.name, category))


def _explain_prediction(voice: ClassicArtVoice, scene: Scene, action: Predict) -> Phrase:
    """What a space predicts, how far it is from that, what it brings if it comes true, and costs if not."""
    bet = scene.bet(action.space, action.tokens)
    facts = voice.facts(bet)
    said = [
        voice.say("explain-prediction", number=action.space % SPACES_EACH + 1, **facts),
        voice.say("explain-chance", **facts),
    ]
    if not bet.can_come_true:
        said.append(voice.say("explain-hopeless"))
    return sentences([*said, voice.say("explain-payment", **facts), voice.say("explain-failure", **facts)])


def _explain_drop(voice: ClassicArtVoice, scene: Scene, card: str) -> Phrase:
    said = voice.say("explain-drop", **voice.said("card", CARD.name, card))
    if card not in scene.hand:
        return said
    cards = [other for other in scene.hand if other != card]
    played = [voice.say("explain-kept-card", **voice.said("card", CARD.name, other)) for other in cards]
    return sentences([said, voice.say("explain-kept", played=played, counts=_counts(voice, scene, cards))])


def _counts(voice: ClassicArtVoice, scene: Scene, cards: Sequence[str]) -> list[Phrase]:
    """How many works hang in the exhibitions of some cards, with them."""
    categories = list(dict.fromkeys([card[:2] for card in cards]))
    return [
        voice.say(
            "explain-kept-count",
            works=scene.works_in(category, cards),
            category=voice.name(CATEGORY.name, category),
        )
        for category in categories
    ]
