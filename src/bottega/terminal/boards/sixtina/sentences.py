"""A whole turn as one says it: `restore J1 RP 2 4 +1`, `acquire RP1 WP3`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.games.sixtina.actions import (
    ADD,
    ALL_TECHNIQUES,
    DISCARD,
    HAND_LIMIT,
    MOST_VALUE,
    PLAY,
    POSITIONS,
    REFINED_TECHNIQUE,
    RESTORE,
    TAKE,
    TECHNIQUES,
    Add,
    Discard,
    Play,
    Position,
    Take,
    Technique,
)
from bottega.games.sixtina.restoring import Restoring
from bottega.terminal.boards.sixtina.prospects import value_of
from bottega.terminal.boards.sixtina.scene import Scene

HELP = (
    ("restore J1 RP 2 4 +1", "restore Repainting of J1 with the cards 2 and 4, and add 1 material; without +1, none"),
    ("restore J1 RP all +all", "the same with all your cards of it, and as many materials as may be added"),
    ("acquire RP1 WP3", "discard these cards and take as many materials as you may; `take 1` behind it takes fewer"),
    ("cards discard", "the discard pile, card by card"),
    ("draw", "technical preparation, or the bonus that draws cards"),
    ("J1 RP 2 4; refine", "a restoration with its bonus: `refine`, `obtain` or `claim` and an objective"),
)
ALIASES = {
    "draw": "prepare",
    "technical preparation": "prepare",
    "refined technique": "refine",
    "additional material": "obtain",
    "material": "obtain",
}
ALL = "all"


@dataclass
class Said:
    """Cards that somebody named, and a number of materials behind a plus sign."""

    cards: list[tuple[Technique, int]] = field(default_factory=list)
    extras: str | None = None


def spell_out(scene: Scene, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = text.lower().replace(",", " ").replace("+ ", "+").split()
    match words:
        case ["draw"] if REFINED_TECHNIQUE in legal:
            return [REFINED_TECHNIQUE]
        case ["restore", place, *rest] | [place, *rest] if place.upper() in POSITIONS and len(rest) > 0:
            return _restore(scene, Position(POSITIONS.index(place.upper())), rest)
        case ["acquire", *rest]:
            return _acquire(scene, legal, rest, takes=True)
        case ["discard", _, _, *_]:
            return _acquire(scene, legal, words[1:], takes=False)
        case ["take"] | ["take", "all"]:
            return _take_all(legal)
    step = scene.step
    if isinstance(step, Restoring) and step.seat == scene.view.seat:
        return _play(scene, step, words)
    return None


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
                parts.append(f"{last} {action.parts[0][1]}")
            case Discard():
                parts += [*filter(None, [last]), f"acquire {action.parts[0][1]}"]
            case Take() if last.startswith("acquire"):
                parts.append(last if action.number == _most_taken(scene, last) else f"{last} take {action.number}")
            case _:
                parts += [*filter(None, [last]), action.name]
    return "; ".join(parts)


def _most_taken(scene: Scene, said: str) -> int:
    """How many materials the cards of a sentence bring, with those discarded before it."""
    supply = 0 if scene.seat is None else scene.view.supply[scene.seat]
    return min(len(scene.chosen) + len(said.split()) - 1, supply)


# Restoring


def _restore(scene: Scene, position: Position, words: Sequence[str]) -> Sequence[Action] | None:
    """A fresco, a technique, cards and extra materials; None if it is only a fresco and a technique."""
    if len(words) == 1 and _technique(words[0]) is not None:
        return None
    said = _read(scene, words, None)
    if not said.cards:
        raise BadInput(f"say which cards you play, like `restore {POSITIONS[position]} RP 2 4 +1`")
    technique = said.cards[0][0]
    extras = _extras(scene, said, value_of(scene, position, technique), [])
    return [RESTORE[position][technique], *_plays(said), ADD[extras]]


def _play(scene: Scene, step: Restoring, words: Sequence[str]) -> Sequence[Action] | None:
    """Further cards of a restoration that has begun, and extra materials; None if it is a number of the menu."""
    cards = words[1:] if words[:1] == ["play"] else words
    if not cards or not all(_is_of_a_restoration(word) for word in cards):
        return None
    if len(words) == 1 and not words[0].startswith("+"):
        return None
    said = _read(scene, cards, step.technique(scene.table))
    if said.extras is None:
        return _plays(said)
    chosen = [scene.box.value[card] for card in step.chosen]
    return [*_plays(said), ADD[_extras(scene, said, step.value(scene.table), chosen)]]


def _is_of_a_restoration(word: str) -> bool:
    """Whether a word may be a card or a number of materials."""
    return word == ALL or word[0] == "+" or word[0].isdecimal() or _technique(word[:2]) is not None


def _plays(said: Said) -> list[Play]:
    return [PLAY[technique][value - 1] for technique, value in said.cards]


def _extras(scene: Scene, said: Said, value: int | None, chosen: Sequence[int]) -> int:
    """How many materials are added: so many, or as many as may be."""
    if said.extras is None:
        return 0
    if said.extras != ALL:
        return _number(said.extras)
    values = [*chosen, *[value for _, value in said.cards]]
    own = 1 if value is not None and sum(values) >= value else 0
    area = 0 if scene.seat is None else scene.view.area[scene.seat]
    return max(0, min(len(values), area - own))


# Acquiring


def _acquire(scene: Scene, legal: Sequence[Action], words: Sequence[str], *, takes: bool) -> Sequence[Action]:
    """Cards to discard, and how many materials to take: all that they bring, unless it says `take 1`."""
    cards, number = list(words), ""
    if "take" in cards:
        place = cards.index("take")
        cards, number = cards[:place], " ".join(cards[place + 1 :])
    said = _read(scene, cards, None)
    if said.extras is not None:
        raise BadInput("behind the cards say how many materials you take, like `acquire RP1 WP3 take 1`")
    if not said.cards:
        return _take_all(legal)
    discards: list[Action] = [DISCARD[technique][value - 1] for technique, value in said.cards]
    if not takes and not number:
        return discards
    supply = 0 if scene.seat is None else scene.view.supply[scene.seat]
    most = min(len(scene.chosen) + len(discards), supply, HAND_LIMIT)
    return [*discards, TAKE[most if number in ("", ALL) else _number(number)]]


def _take_all(legal: Sequence[Action]) -> Sequence[Action]:
    takes = [action for action in legal if isinstance(action, Take)]
    if not takes:
        raise BadInput("say which cards you discard, like `acquire RP1 WP3`")
    return takes[-1:]


# Cards


def _read(scene: Scene, words: Sequence[str], technique: Technique | None) -> Said:
    """Cards like `RP3`, `RP 3 4`, `RP 3+4` or `RP all`, and materials like `+2`."""
    said = Said()
    for word in words:
        named = _technique(word[:2])
        technique = technique if named is None else named
        rest = word if named is None else word[2:]
        if word.startswith("+"):
            said.extras = word[1:]
        elif rest == ALL:
            said.cards += _all_cards(scene, technique)
        elif rest:
            said.cards += [_card(technique, value, word) for value in rest.split("+")]
    return said


def _technique(word: str) -> Technique | None:
    code = word.upper()
    return ALL_TECHNIQUES[TECHNIQUES.index(code)] if code in TECHNIQUES else None


def _all_cards(scene: Scene, technique: Technique | None) -> list[tuple[Technique, int]]:
    """All cards in hand of a technique, or all there are."""
    groups = scene.by_technique(scene.hand)
    return [(found, value) for found, values in groups if technique in (None, found) for value in values]


def _card(technique: Technique | None, value: str, word: str) -> tuple[Technique, int]:
    if not value.isdecimal() or not 1 <= int(value[:3]) <= MOST_VALUE:
        raise BadInput(f"there is no card {word.upper()}; cards are said like RP3, RP 3 4 or RP all")
    if technique is None:
        raise BadInput(f"{word} is a card of which technique? Say it like RP{value}")
    return technique, int(value)


def _number(text: str) -> int:
    """A number of materials."""
    if not text.isdecimal() or int(text[:3]) > HAND_LIMIT:
        raise BadInput(f"{text!r} is no number of materials; say one of 0 to {HAND_LIMIT}, or `all`")
    return int(text)
