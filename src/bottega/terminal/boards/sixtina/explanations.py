"""What each action does, in plain words."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.games.sixtina.actions import (
    POSITIONS,
    TECHNIQUE_NAMES,
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
from bottega.games.sixtina.events import counted
from bottega.games.sixtina.restoration import kind_of
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.games.sixtina.table import COVERED, KINDS
from bottega.terminal.boards.sixtina.moves import cards_drawn
from bottega.terminal.boards.sixtina.prospects import prospects, value_of
from bottega.terminal.boards.sixtina.scene import Scene

WHAT_FOLLOWS = {
    "correct": "its material goes on the top space",
    "excellent": "its material goes on the bottom space, and brings a bonus",
    "prudent": "a black material goes on the bottom space, and the cards stay before you until the end",
}


def explain(scene: Scene, action: Action) -> str:
    """What an action does, in words."""
    match action:
        case Prepare():
            return f"Technical preparation: draw {_cards(cards_drawn(scene, PREPARATION))}. That is your turn."
        case Discard():
            return f"Acquire material: discard {_card(action)} for a material, and others if you like."
        case Take():
            return f"Take {_materials(action.number)} of your colour from the supply. That is your turn."
        case Restore():
            return _explain_restoring(scene, action)
        case Play():
            return _explain_card(scene, action)
        case Add():
            return _explain_adding(scene, action)
        case Pass():
            return "Pass, as nothing can be done."
    return _explain_what_follows(scene, action)


def _explain_what_follows(scene: Scene, action: Action) -> str:
    """What an action does that is none of the three of a turn."""
    match action:
        case Claim():
            return _explain_claim(scene, action)
        case RefinedTechnique():
            return f"Refined technique: draw {_cards(cards_drawn(scene, REFINED_CARDS))} as your bonus."
        case AdditionalMaterial():
            return "Additional material: take a material of your colour from the supply as your bonus, if there is one."
        case Place():
            return f"Place your first material on {_fresco(scene, action.position)}."
        case Reveal():
            return f"Take the sheet off {POSITIONS[action.position]}: it is the next project."
        case Send():
            return f"Gianluigi restores {_fresco(scene, action.position)}."
    return action.name


def _cards(number: int) -> str:
    return counted(number, "card") if number else "no card"


def _materials(number: int) -> str:
    return counted(number, "material") if number else "no material"


def _card(action: Discard | Play) -> str:
    return f"the {TECHNIQUE_NAMES[action.technique]} {action.value}"


def _fresco(scene: Scene, position: Position) -> str:
    """A fresco by its place, and its title if it can be seen."""
    if scene.table.frescoes[position] == COVERED:
        return POSITIONS[position]
    return f"{POSITIONS[position]}, {scene.table.fresco(position).name}"


def _explain_restoring(scene: Scene, action: Restore) -> str:
    said = f"Restore {TECHNIQUE_NAMES[action.technique]} of {_fresco(scene, action.position)}"
    value = value_of(scene, action.position, action.technique)
    if value is None:
        return f"{said}."
    found = prospects(scene, action.position, action.technique)
    can_be = f" Your cards can make it {' or '.join(map(str, found))}." if found else ""
    return f"{said}: it asks for {value}.{can_be}"


def _explain_card(scene: Scene, action: Play) -> str:
    step = scene.step
    if not isinstance(step, Restoring):
        return f"Play {_card(action)} for a restoration."
    total, value = step.total(scene.table) + action.value, step.value(scene.table)
    return f"Play {_card(action)}: {total} of {value} would be {KINDS[kind_of(total, value)]}."


def _explain_adding(scene: Scene, action: Add) -> str:
    added = f"with {_materials(action.number)} of your play area beside" if action.number else "with nothing beside"
    step = scene.step
    if not isinstance(step, Restoring):
        return f"Restore with the cards played, {added}."
    kind = KINDS[kind_of(step.total(scene.table), step.value(scene.table))]
    return f"Do the restoration {added}. It is {kind}: {WHAT_FOLLOWS[kind]}."


def _explain_claim(scene: Scene, action: Claim) -> str:
    card = scene.rules.objectives[action.objective]
    if card.id not in scene.view.objectives:
        return f"{card.name} is not one of this game's objectives. It takes: {card.text}"
    points = "/".join(map(str, card.points))
    return f"Claim {card.name} as your bonus: the highest free space of {points} points. It takes: {card.text}"
