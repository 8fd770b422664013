"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.words import counted
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
from bottega.games.sixtina.box import HALVES
from bottega.games.sixtina.restoration import kind_of
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.games.sixtina.table import COVERED, KINDS
from bottega.speech.voice import Tried
from bottega.terminal.boards.sixtina.moves import cards_drawn
from bottega.terminal.boards.sixtina.prospects import prospects, sum_of, value_of
from bottega.terminal.boards.sixtina.scene import Scene

WHAT_FOLLOWS = {
    "correct": "your material goes on the top space",
    "excellent": "your material goes on the bottom space, and you choose a bonus",
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
            return _explain_taking(scene, action)
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


def completed(moves: Sequence[Tried]) -> list[Tried]:
    """Moves without those that only lead up to the next: it tells of them."""
    pairs = zip(moves, [*moves[1:], None], strict=True)
    return [move for move, after in pairs if after is None or not isinstance(move.action, (Restore, Play, Discard))]


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


def _explain_taking(scene: Scene, action: Take) -> str:
    discarded = " ".join([scene.box.names[card] for card in scene.chosen])
    said = f"Discard {discarded} and take" if discarded else "Take"
    return f"{said} {_materials(action.number)} of your colour from the supply. That is your turn."


def _explain_adding(scene: Scene, action: Add) -> str:
    step = scene.step
    added = _materials(action.number)
    if not isinstance(step, Restoring):
        return f"Restore with the cards played, and add {added} of your play area."
    values = [scene.box.value[card] for card in step.chosen]
    technique, value = step.technique(scene.table), step.value(scene.table)
    kind = KINDS[kind_of(sum(values), value)]
    what = f"Restore {TECHNIQUE_NAMES[technique]} {value} of {_fresco(scene, step.position)}, with {sum_of(values)}"
    return f"{what}, and add {added}. It is {kind}: {WHAT_FOLLOWS[kind]}.{_gianluigi(scene, step)}"


def _gianluigi(scene: Scene, step: Restoring) -> str:
    """[SX-8.4] [SX-8.7] What Gianluigi will do after it; a fresco that is completed first may fill his supply."""
    if scene.rules.gianluigi < 0:
        return ""
    total = sum([scene.box.value[card] for card in step.chosen])
    extras = sum([scene.box.halves[card] for card in step.chosen]) // HALVES
    technique = TECHNIQUE_NAMES[step.technique(scene.table)]
    short = scene.view.supply[scene.rules.gianluigi] <= extras
    as_far = ", or as many as the supply then has" if extras and short else ""
    return f" Then Gianluigi restores {technique} with {total}, if he can, and adds {_materials(extras)}{as_far}."


def _explain_claim(scene: Scene, action: Claim) -> str:
    card = scene.rules.objectives[action.objective]
    if card.id not in scene.view.objectives:
        return f"{card.name} is not one of this game's objectives. It takes: {card.text}"
    points = "/".join(map(str, card.points))
    return f"Claim {card.name} as your bonus: the highest free space of {points} points. It takes: {card.text}"
