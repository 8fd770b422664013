"""A whole turn as one says it: `restore J1 RP 2 4 +1`, `acquire RP1 WP3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bottega.core.actions import Action
from bottega.core.errors import BadInput, unknown
from bottega.games.sixtina.actions import (
    ADD,
    ALL_TECHNIQUES,
    DISCARD,
    HAND_LIMIT,
    PLAY,
    REFINED_TECHNIQUE,
    RESTORE,
    TAKE,
    Add,
    Discard,
    Play,
    Position,
    Take,
    Technique,
)
from bottega.games.sixtina.kinds import MOST_VALUE, POSITIONS, TECHNIQUES
from bottega.games.sixtina.questions import CardsToPlay
from bottega.speech.sixtina.scene import Scene, technique_of, value_of_card

HELP = (
    ("J1 RP", "help-move"),
    ("restore J1 RP 2 4 +1", "help-restore"),
    ("restore J1 RP all +all", "help-restore-all"),
    ("acquire RP1 WP3", "help-acquire"),
    ("cards discard", "help-discards"),
    ("draw", "help-draw"),
    ("J1 RP 2 4; refine", "help-bonus"),
)
"""Examples of what one may type, and the messages that say what they do."""
ALIASES = {
    "draw": "prepare",
    "technical preparation": "prepare",
    "refined technique": "refine",
    "additional material": "obtain",
    "material": "obtain",
}
ALL = "all"
PLACE = re.compile(r"[a-z]\d")
GAME = "sixtina"


@dataclass
class Said:
    """Cards that somebody named, and a number of materials behind a plus sign."""

    cards: list[tuple[Technique, int]] = field(default_factory=list)
    extras: str | None = None


def spell_out(scene: Scene, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = text.lower().replace(",", " ").replace("+ ", "+").split()
    reader = Reader(scene)
    match words:
        case ["draw"] if REFINED_TECHNIQUE in legal:
            return [REFINED_TECHNIQUE]
        case ["restore", place, *rest] | [place, *rest] if place.upper() in POSITIONS and len(rest) > 0:
            return reader.restore(Position(POSITIONS.index(place.upper())), rest)
        case ["restore", place, _, *_] if PLACE.fullmatch(place):
            raise unknown("no-such-fresco", place.upper(), POSITIONS, game=GAME)
        case ["acquire", *rest]:
            return reader.acquire(legal, rest, takes=True)
        case ["discard", _, _, *_]:
            return reader.acquire(legal, words[1:], takes=False)
        case ["take"] | ["take", "all"]:
            return reader.take_all(legal)
    return None if scene.restoring is None else reader.play(scene.restoring, words)


def in_words(scene: Scene, actions: Sequence[Action]) -> str:
    """Actions that follow each other, as one would type them."""
    parts: list[str] = []
    for action in actions:
        last = parts.pop() if parts else ""
        match action:
            case Play() if last.startswith("restore"):
                parts.append(f"{last} {action.value}")
            case Add() if last.startswith("restore"):
                parts.append(f"{last} +{action.number}" if action.number else last)
            case Discard() if last.startswith("acquire"):
                parts.append(f"{last} {action.card}")
            case Discard():
                parts += [*filter(None, [last]), f"acquire {action.card}"]
            case Take() if last.startswith("acquire"):
                parts.append(last if action.number == _most_taken(scene, last) else f"{last} take {action.number}")
            case _:
                parts += [*filter(None, [last]), action.name]
    return "; ".join(parts)


def _most_taken(scene: Scene, said: str) -> int:
    """How many materials the cards of a sentence bring, with those discarded before it."""
    return min(len(scene.chosen) + len(said.split()) - 1, scene.supply)


class Reader:
    """Reads a sentence, with the cards and materials that somebody has; BadInput says what is wrong with it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    # Restoring

    def restore(self, position: Position, words: Sequence[str]) -> Sequence[Action] | None:
        """A fresco, a technique, cards and extra materials; None if it is only a fresco and a technique."""
        if len(words) == 1 and _technique(words[0]) is not None:
            return None
        said = self.read(words, None)
        if not said.cards:
            raise BadInput("no-cards-said", game=GAME, position=POSITIONS[position])
        technique = said.cards[0][0]
        extras = self.extras(said, self.scene.value_of(position, technique), [])
        return [RESTORE[position][technique], *_plays(said), ADD[extras]]

    def play(self, asked: CardsToPlay, words: Sequence[str]) -> Sequence[Action] | None:
        """Further cards of a restoration that has begun, and extra materials; None if it is a number of the menu."""
        cards = words[1:] if words[:1] == ["play"] else words
        if not cards or not all(_is_of_a_restoration(word) for word in cards):
            return None
        if len(words) == 1 and not words[0].startswith("+"):
            return None
        said = self.read(cards, technique_of(asked.technique))
        if said.extras is None:
            return _plays(said)
        chosen = [value_of_card(card) for card in asked.cards]
        return [*_plays(said), ADD[self.extras(said, asked.value, chosen)]]

    def extras(self, said: Said, value: int | None, chosen: Sequence[int]) -> int:
        """How many materials are added: so many, or as many as may be."""
        if said.extras is None:
            return 0
        if said.extras != ALL:
            return self.number(said.extras)
        values = [*chosen, *[value for _, value in said.cards]]
        own = 1 if value is not None and sum(values) >= value else 0
        return max(0, min(len(values), self.scene.area - own))

    # Acquiring

    def acquire(self, legal: Sequence[Action], words: Sequence[str], *, takes: bool) -> Sequence[Action]:
        """Cards to discard, and how many materials to take: all that they bring, unless it says `take 1`."""
        cards, number = list(words), ""
        if "take" in cards:
            place = cards.index("take")
            cards, number = cards[:place], " ".join(cards[place + 1 :])
        said = self.read(cards, None)
        if said.extras is not None:
            raise BadInput("plus-among-discards", game=GAME)
        if not said.cards:
            return self.take_all(legal)
        discards: list[Action] = [DISCARD[technique][value - 1] for technique, value in said.cards]
        if not takes and not number:
            return discards
        most = min(len(self.scene.chosen) + len(discards), self.scene.supply, HAND_LIMIT)
        return [*discards, TAKE[most if number in ("", ALL) else self.number(number)]]

    def take_all(self, legal: Sequence[Action]) -> Sequence[Action]:
        """As many materials as one may take."""
        takes = [action for action in legal if isinstance(action, Take)]
        if not takes:
            raise BadInput("no-discards-said", game=GAME)
        return takes[-1:]

    # Cards

    def read(self, words: Sequence[str], technique: Technique | None) -> Said:
        """Cards like `RP3`, `RP 3 4`, `RP 3+4` or `RP all`, and materials like `+2`."""
        said = Said()
        for word in words:
            named = _technique(word[:2])
            technique = technique if named is None else named
            rest = word if named is None else word[2:]
            if word.startswith("+"):
                said.extras = word[1:]
            elif rest == ALL:
                said.cards += self.all_cards(technique)
            elif rest:
                said.cards += [self.card(technique, value, word) for value in rest.split("+")]
        return said

    def all_cards(self, technique: Technique | None) -> list[tuple[Technique, int]]:
        """All cards in hand of a technique, or all there are."""
        groups = self.scene.by_technique(self.scene.hand)
        return [(found, value) for found, values in groups if technique in (None, found) for value in values]

    def card(self, technique: Technique | None, value: str, word: str) -> tuple[Technique, int]:
        """A card by its technique and value."""
        if not value.isdecimal() or not 1 <= int(value[:3]) <= MOST_VALUE:
            raise BadInput("no-such-card", game=GAME, name=word.upper())
        if technique is None:
            raise BadInput("card-without-technique", game=GAME, name=word, value=value)
        return technique, int(value)

    def number(self, text: str) -> int:
        """A number of materials."""
        if not text.isdecimal() or int(text[:3]) > HAND_LIMIT:
            raise BadInput("no-number-of-materials", game=GAME, name=text, most=HAND_LIMIT)
        return int(text)


def _plays(said: Said) -> list[Play]:
    return [PLAY[technique][value - 1] for technique, value in said.cards]


def _is_of_a_restoration(word: str) -> bool:
    """Whether a word may be a card or a number of materials."""
    return word == ALL or word[0] == "+" or word[0].isdecimal() or _technique(word[:2]) is not None


def _technique(word: str) -> Technique | None:
    code = word.upper()
    return ALL_TECHNIQUES[TECHNIQUES.index(code)] if code in TECHNIQUES else None
