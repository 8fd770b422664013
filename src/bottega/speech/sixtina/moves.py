"""The moves: how they are asked for and listed."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.kinds import NUMBER
from bottega.games.sixtina.actions import (
    HAND_LIMIT,
    Add,
    AdditionalMaterial,
    Claim,
    Discard,
    Pass,
    Place,
    Play,
    Position,
    Prepare,
    RefinedTechnique,
    Restore,
    Reveal,
    Send,
    Take,
)
from bottega.games.sixtina.bonus import claims_on
from bottega.games.sixtina.gianluigi import his_extras
from bottega.games.sixtina.kinds import OBJECTIVES, POSITIONS, RESTORATIONS, TECHNIQUES, ZONES
from bottega.games.sixtina.questions import (
    Bonus,
    CardsToDiscard,
    CardsToPlay,
    FirstMaterial,
    GianluigisFresco,
    NextProject,
)
from bottega.games.sixtina.restoration import kind_of
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.games.sixtina.table import EXCELLENT_KIND
from bottega.speech.phrase import EXAMPLE, Phrase, joined, named
from bottega.speech.sixtina.saying import Saying
from bottega.speech.sixtina.scene import Scene, sum_of, technique_of, value_of_card
from bottega.speech.voice import Choice, Row


def question(voice: Saying, scene: Scene, legal: Sequence[Action]) -> Phrase:
    """What is to be decided, in a sentence."""
    match scene.question:
        case FirstMaterial() | CardsToDiscard() | Bonus() | NextProject() as asked:
            return voice.say(f"question-{asked.word}", **voice.facts(asked))
        case CardsToPlay() as asked:
            return _question_of_restoring(voice, asked)
        case GianluigisFresco() as asked:
            return _question_of_sending(voice, scene, asked, legal)
    return _question_of_turn(voice, scene, legal)


def _question_of_turn(voice: Saying, scene: Scene, legal: Sequence[Action]) -> Phrase:
    """Which of the three actions of a turn are possible, and a whole turn as one may type it."""
    words = dict.fromkeys(action.word for action in legal)
    actions = [voice.say(f"turn-{word}") for word in ("restore", "discard", "prepare") if word in words]
    if not actions:
        return voice.say("question-nothing-to-do")
    asked = voice.say("question-turn-action", actions=actions)
    line = _example(scene, legal)
    if not line:
        return asked
    return joined("  ", [asked, named(str(voice.say("question-example", line=line)), EXAMPLE, line)])


def _example(scene: Scene, legal: Sequence[Action]) -> str:
    """A whole turn as one may type it: an excellent restoration if there is one."""
    restorations = [action for action in legal if isinstance(action, Restore)]
    found = [(action, scene.best_ways(action.position, action.technique)[0]) for action in restorations]
    found.sort(key=lambda pair: pair[1].restoration != RESTORATIONS[EXCELLENT_KIND])
    for action, way in found:
        return " ".join([action.name, *[card[2:] for card in way.cards]])
    return ""


def _question_of_restoring(voice: Saying, asked: CardsToPlay) -> Phrase:
    """The sum so far, against the value that is asked for, and what it would be."""
    facts = voice.facts(asked)
    facts["sum"] = sum_phrase(voice, [value_of_card(card) for card in asked.cards])
    return voice.say(f"question-{asked.word}", **facts, **kind_facts(voice, asked.total, asked.value))


def sum_phrase(voice: Saying, values: Sequence[int]) -> Phrase:
    """Cards and what they add up to."""
    said = voice.say("sum", values=sum_of(values), values_count=len(values), total=sum(values))
    return named(str(said), NUMBER.name, sum(values))


def kind_facts(voice: Saying, total: int, value: int) -> dict[str, Phrase | str]:
    """The kind of restoration that a sum makes."""
    kind = RESTORATIONS[kind_of(total, value)]
    return {"restoration": voice.name("restoration", kind), "restoration-id": kind}


def _question_of_sending(voice: Saying, scene: Scene, asked: GianluigisFresco, legal: Sequence[Action]) -> Phrase:
    """[SX-8.6] [SX-8.7] What Gianluigi is about to do, in one of several places: wherever it is, of the same kind."""
    technique = technique_of(asked.technique)
    values = [scene.value_of(action.position, technique) for action in legal if isinstance(action, Send)]
    kind = kind_of(asked.total, next(value for value in values if value is not None))
    extras = his_extras(scene.table, asked.extras, kind)
    return voice.tell_about(
        f"question-{asked.word}",
        technique=asked.technique,
        total=asked.total,
        restoration=RESTORATIONS[kind],
        extras=extras,
    )


# The menu


def rows(voice: Saying, scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row a fresco to restore, and a row for each other kind of action."""
    left_out = finish(voice, legal)
    found: dict[str, tuple[Phrase, list[Choice]]] = {}
    for action in sorted(legal, key=lambda action: not isinstance(action, (Restore, Play, Claim))):
        if left_out is None or action is not left_out.action:
            row = _row(voice, scene, action)
            found.setdefault(row.text, (row, []))[1].append(Choice(action, label(voice, scene, action)))
    return [Row(row, tuple(choices)) for row, choices in found.values()]


def _row(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """The row that an action stands in."""
    match action:
        case Restore():
            return voice.tell_about("row-restore", position=POSITIONS[action.position])
        case Add():
            asked = scene.restoring
            assert asked is not None
            return voice.say("row-add", **kind_facts(voice, asked.total, asked.value))
        case Claim() | RefinedTechnique() | AdditionalMaterial():
            return voice.say("row-bonus")
    return voice.say(f"row-{action.word}")


def label(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """What an action is called in its row."""
    key = f"action-{action.word}"
    match action:
        case Restore():
            return _restoration(voice, scene, action)
        case Discard():
            return voice.tell_about(key, card=action.card)
        case Prepare():
            return voice.say(key, number=cards_drawn(scene, PREPARATION))
        case Take() | Add():
            return voice.say(key, materials=action.number)
        case Play():
            return _card_to_play(voice, scene, action)
        case Reveal():
            zone = voice.say(f"zone-{ZONES[scene.box.zone[action.position]]}")
            return voice.say(key, zone=zone, **voice.said("position", "position", POSITIONS[action.position]))
        case Place() | Send():
            return _place(voice, scene, action.word, action.position)
    return _bonus(voice, scene, action)


def _bonus(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """A bonus, or passing."""
    key = f"action-{action.word}"
    match action:
        case Claim():
            objective = OBJECTIVES[action.objective]
            return voice.tell_about(key, objective=objective, points=claim_points(scene, action.objective))
        case RefinedTechnique():
            return voice.say(key, number=cards_drawn(scene, REFINED_CARDS))
        case AdditionalMaterial():
            return voice.say(key, materials=min(1, scene.supply))
    return voice.say(key)


def _restoration(voice: Saying, scene: Scene, action: Restore) -> Phrase:
    """A technique of a fresco, the value it asks for, and the best that the cards in hand can do."""
    best = scene.best_ways(action.position, action.technique)[0]
    facts = voice.said("technique", "technique", TECHNIQUES[action.technique])
    facts |= voice.said("restoration", "restoration", best.restoration)
    facts["sum"] = sum_of([value_of_card(card) for card in best.cards])
    return voice.say("action-restore", value=scene.value_of(action.position, action.technique) or 0, **facts)


def _place(voice: Saying, scene: Scene, word: str, position: Position) -> Phrase:
    """A fresco where somebody is about to place a material, with the value of the technique."""
    asked = scene.question
    assert isinstance(asked, (FirstMaterial, GianluigisFresco))
    return voice.tell_about(
        f"action-{word}",
        position=POSITIONS[position],
        fresco=scene.fresco_at(position),
        technique=asked.technique,
        value=scene.value_of(position, technique_of(asked.technique)),
    )


def _card_to_play(voice: Saying, scene: Scene, action: Play) -> Phrase:
    """A card, the sum with it, and what that would be."""
    asked = scene.restoring
    assert asked is not None
    total = asked.total + action.value
    facts = {**voice.said("card", "card", action.card), **kind_facts(voice, total, asked.value)}
    return voice.say("action-play", total=total, **facts)


def cards_drawn(scene: Scene, most: int) -> int:
    """How many cards this seat would draw."""
    size = 0 if scene.seat is None else len(scene.table.hands[scene.seat])
    return min(most, HAND_LIMIT - size, scene.view.deck_size + len(scene.view.discard))


def claim_points(scene: Scene, objective: int) -> int | None:
    """What the highest free space of an objective pays; None if it is not in play, or all are taken."""
    if objective not in scene.table.objectives:
        return None
    claims = claims_on(scene.table, objective)
    return scene.rules.objectives[objective].points[claims.index(-1)] if -1 in claims else None


def finish(voice: Saying, legal: Sequence[Action]) -> Choice | None:
    """What Enter does: take all materials, restore without further ones if no card is left, or pass."""
    takes = [action for action in legal if isinstance(action, Take) and action.number]
    if takes:
        return Choice(takes[-1], voice.say("finish-take", materials=takes[-1].number))
    if legal and all(isinstance(action, Add) for action in legal):
        return Choice(legal[0], voice.say("finish-add"))
    if len(legal) == 1 and isinstance(legal[0], Pass):
        return Choice(legal[0], voice.say("finish-pass"))
    return None
