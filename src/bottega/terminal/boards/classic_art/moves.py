"""The moves: how they are asked for and listed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.games.classic_art.actions import PASS, Drop, Play, Predict
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, EXHIBITION_OF, LABEL_OF
from bottega.games.classic_art.last_turn import LastTurn
from bottega.games.classic_art.predicting import MakePrediction
from bottega.games.classic_art.turn import SecondCard
from bottega.terminal.boards import Choice, Row
from bottega.terminal.boards.classic_art import colours
from bottega.terminal.boards.classic_art.colours import tinted
from bottega.terminal.boards.classic_art.scene import Scene

PREDICT_NOTHING = "predict nothing"
MANY = 3
LIKELY = {False: ("3-", "4-", "2-"), True: ("6+", "5+", "7+")}
"""Spaces to name in an example, where few works hang and where many do."""


def is_in_the_middle(scene: Scene) -> bool:
    """Whether a card is chosen and not shown yet."""
    return bool(scene.chosen)


def question(scene: Scene, legal: Sequence[Action]) -> Text:
    """What is to be decided, in a sentence."""
    match scene.step:
        case SecondCard() if scene.chosen:
            chosen = scene.chosen[0]
            return Text.assemble(_card(scene, chosen), " is chosen. Which is the second card?")
        case MakePrediction():
            return _question_of_predicting(scene, legal)
        case LastTurn():
            asked = "Last turn: drop a card face down; the other two are played."
            return Text.assemble(asked, (_example(["drop", *_names(legal)[:1]]), "dim"))
    asked = "Play two cards; then you may predict."
    return Text.assemble(asked, (_example([*_names(legal)[:2], *_free_space(scene)]), "dim"))


def _question_of_predicting(scene: Scene, legal: Sequence[Action]) -> Text:
    """What may be predicted."""
    can_double = any(isinstance(action, Predict) and action.tokens > 1 for action in legal)
    said = f"Predict (space:Prestige){', double down (x2)' if can_double else ''} or pass."
    risk = "At high risk: " if scene.is_setup else ""
    return Text.assemble(risk, said, (_example(_free_space(scene)), "dim"))


def _names(legal: Sequence[Action]) -> list[str]:
    """The cards that may be played or dropped."""
    return [CARD_IDS[action.card] for action in legal if isinstance(action, (Play, Drop))]


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


def _example(words: Sequence[str]) -> str:
    """A whole turn as one may type it."""
    return f"  Like: {' '.join(words)}" if words else ""


def _card(scene: Scene, card: str) -> Text:
    """A card with its title."""
    return Text.assemble(colours.card(card, is_loan=scene.is_loan(card)), f" {scene.work(card).short}")


# The menu


def rows(scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: cards by category, predictions by exhibition, or what may be dropped."""
    found: dict[str, tuple[Text, list[Choice]]] = {}
    for action in legal:
        if action is not PASS:
            label, choice = _entry(scene, action)
            found.setdefault(label.plain, (label, []))[1].append(Choice(action, choice))
    return [Row(label, tuple(choices)) for label, choices in found.values()]


def _entry(scene: Scene, action: Action) -> tuple[Text, Text]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Play():
            card = CARD_IDS[action.card]
            return tinted(card[:2], f"Play {card[:2]}"), _card(scene, card)
        case Predict():
            category = CATEGORY_IDS[EXHIBITION_OF[action.space]]
            row = tinted(category, category if action.tokens == 1 else f"{category} x{action.tokens}")
            pays = (f":{scene.pays(action.space, action.tokens)}", "dim")
            return row, Text.assemble(LABEL_OF[action.space], pays)
        case Drop():
            card = CARD_IDS[action.card]
            return Text.assemble("Drop ", _card(scene, card)), Text.assemble("play ", _left_to_play(scene, card))
    return Text(action.word.capitalize()), Text(action.name)


def _left_to_play(scene: Scene, dropped: str) -> Text:
    """The cards that are played when one is dropped, and what would hang then, if nothing else came."""
    cards = [card for card in scene.hand if card != dropped]
    categories = list(dict.fromkeys(card[:2] for card in cards))
    counts = [tinted(category, f"{category} {scene.works_in(category, cards)}") for category in categories]
    named = [colours.card(card, is_loan=scene.is_loan(card)) for card in cards]
    return Text.assemble(Text(" ").join(named), (": ", "dim"), Text(", ").join(counts))


def finish(legal: Sequence[Action]) -> Choice | None:
    """What Enter does: no prediction."""
    return Choice(PASS, Text(PREDICT_NOTHING)) if PASS in legal else None
