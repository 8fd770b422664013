"""The moves: how they are asked for and listed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.words import counted
from bottega.games.sixtina.actions import (
    HAND_LIMIT,
    POSITIONS,
    TECHNIQUES,
    ZONE_NAMES,
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
from bottega.games.sixtina.bonus import ChooseBonus, claims_on
from bottega.games.sixtina.completing import ChooseProject
from bottega.games.sixtina.gianluigi import SendGianluigi, his_extras
from bottega.games.sixtina.restoration import kind_of
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.games.sixtina.setup import ChooseFirst
from bottega.games.sixtina.table import EXCELLENT_KIND, KINDS
from bottega.games.sixtina.turn import Acquiring
from bottega.terminal.boards import Choice, Row
from bottega.terminal.boards.sixtina.colours import MARKS
from bottega.terminal.boards.sixtina.prospects import prospects, sum_of, value_of
from bottega.terminal.boards.sixtina.scene import Scene


def is_in_the_middle(scene: Scene) -> bool:
    """Whether cards are being chosen, and nothing is done yet."""
    step = scene.step
    return isinstance(step, (Acquiring, Restoring)) and step.seat == scene.view.seat


def question(scene: Scene, legal: Sequence[Action]) -> Text:
    """What is to be decided, in a sentence."""
    match scene.step:
        case ChooseFirst() as step:
            return Text(f"Your first material goes on {TECHNIQUES[step.technique]}. On which fresco?")
        case Acquiring():
            return Text("Discard more cards, or take materials for those discarded.")
        case Restoring() as step:
            return _question_of_restoring(scene, step)
        case ChooseBonus():
            return Text("An excellent restoration: choose your bonus.")
        case SendGianluigi() as step:
            return _question_of_sending(scene, step, legal)
        case ChooseProject():
            return Text("Which fresco is revealed next?")
    return Text.assemble(_three_actions(legal), (_example(scene, legal), "dim"))


def _example(scene: Scene, legal: Sequence[Action]) -> str:
    """A whole turn as one may type it: an excellent restoration if there is one."""
    restorations = [action for action in legal if isinstance(action, Restore)]
    found = [(action, prospects(scene, action.position, action.technique)[0]) for action in restorations]
    found.sort(key=lambda pair: pair[1].kind != KINDS[EXCELLENT_KIND])
    for action, prospect in found:
        return f"  In one line: {action.name} {' '.join(map(str, prospect.values))}"
    return ""


def _three_actions(legal: Sequence[Action]) -> str:
    """What of the three actions of a turn is possible."""
    kinds = {Restore: "restore a fresco", Discard: "acquire material", Prepare: "prepare"}
    open_to = [words for kind, words in kinds.items() if any(isinstance(action, kind) for action in legal)]
    if not open_to:
        return "You can do nothing this turn."
    said = " or ".join([part for part in (", ".join(open_to[:-1]), open_to[-1]) if part])
    return f"{said[0].upper()}{said[1:]}."


def _question_of_restoring(scene: Scene, step: Restoring) -> Text:
    """The sum so far, against the value that is asked for, and what it would be."""
    technique, value = step.technique(scene.table), step.value(scene.table)
    what = f" {value} of {POSITIONS[step.position]}: "
    line = Text.assemble("Restoring ", scene.colours.technique(technique), what)
    if not step.chosen:
        return Text.assemble(line, "play cards.")
    values = [scene.box.value[card] for card in step.chosen]
    total = sum(values)
    sum_so_far = f"{sum_of(values)} = {total}" if len(values) > 1 else str(total)
    return Text.assemble(line, (sum_so_far, "bold"), ", ", kind_word(kind_of(total, value)), ".")


def _question_of_sending(scene: Scene, step: SendGianluigi, legal: Sequence[Action]) -> Text:
    """[SX-8.6] [SX-8.7] What Gianluigi is about to do, in one of several places: wherever it is, of the same kind."""
    plan = step.plan
    values = [value_of(scene, action.position, plan.technique) for action in legal if isinstance(action, Send)]
    kinds = [kind_of(plan.total, value) for value in values if value is not None]
    line = Text.assemble("Gianluigi restores ", scene.colours.technique(plan.technique), f" with {plan.total}")
    if kinds:
        extras = his_extras(scene.table, plan.extras, kinds[0])
        line.append(f": {KINDS[kinds[0]]}" + (f", and adds {counted(extras, 'material')}" if extras else ""))
    return line.append(". Where?")


def kind_word(kind: int) -> Text:
    """A kind of restoration with its mark."""
    return Text(f"{KINDS[kind]} {MARKS[KINDS[kind]]}", style="bold")


# The menu


def rows(scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row a fresco to restore, and a row for each other kind of action."""
    left_out = finish(legal)
    found: dict[str, tuple[Text, list[Choice]]] = {}
    for action in sorted(legal, key=lambda action: not isinstance(action, (Restore, Play, Claim))):
        if left_out is None or action is not left_out.action:
            label, choice = _entry(scene, action)
            found.setdefault(label.plain, (label, []))[1].append(Choice(action, choice))
    return [Row(label, tuple(choices)) for label, choices in found.values()]


def _entry(scene: Scene, action: Action) -> tuple[Text, Text]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Restore():
            return Text(f"Restore {POSITIONS[action.position]}"), _restoration(scene, action)
        case Discard():
            return Text("Discard"), scene.colours.card(action.parts[0][1])
        case Prepare():
            return Text("Prepare"), Text(f"draw {counted(cards_drawn(scene, PREPARATION), 'card')}")
        case Take():
            return Text("Take"), Text(counted(action.number, "material") if action.number else "nothing")
        case Play():
            return Text("Play"), _card_to_play(scene, action)
        case Add():
            return _row_of_adding(scene), Text(f"add {action.number}" if action.number else "add nothing")
        case Claim() | RefinedTechnique() | AdditionalMaterial():
            return Text("Bonus"), Text(bonus(scene, action))
        case Reveal():
            return Text("Reveal"), Text(f"{POSITIONS[action.position]} {ZONE_NAMES[scene.box.zone[action.position]]}")
        case Place() | Send():
            return Text(action.word.capitalize()), _place(scene, action.position)
    return Text(action.word.capitalize()), Text(action.name)


def _restoration(scene: Scene, action: Restore) -> Text:
    """A technique of a fresco, the value it asks for, and the best that the cards in hand can do."""
    fresco = scene.table.fresco(action.position)
    value = fresco.values[fresco.space_of[action.technique]]
    best = prospects(scene, action.position, action.technique)[0]
    note = best.kind if best.kind == KINDS[-1] else str(best)
    return Text.assemble(scene.colours.technique(action.technique), f" {value}: {note}")


def _place(scene: Scene, position: Position) -> Text:
    """A fresco where somebody is about to place a material, with the value of the technique."""
    step = scene.step
    place = Text(f"{POSITIONS[position]} {scene.title(position)}")
    technique = step.technique if isinstance(step, ChooseFirst) else None
    technique = step.plan.technique if isinstance(step, SendGianluigi) else technique
    if technique is None:
        return place
    value = value_of(scene, position, technique)
    return Text.assemble(place, ", ", scene.colours.technique(technique), f" {value}")


def _card_to_play(scene: Scene, action: Play) -> Text:
    """A card, the sum with it, and what that would be."""
    step = scene.step
    card = scene.colours.card(action.parts[0][1])
    if not isinstance(step, Restoring):
        return card
    total = step.total(scene.table) + action.value
    return Text.assemble(card, f": {total}, {KINDS[kind_of(total, step.value(scene.table))]}")


def _row_of_adding(scene: Scene) -> Text:
    """The restoration as it would be done now."""
    step = scene.step
    if not isinstance(step, Restoring):
        return Text("Restore")
    return Text(KINDS[kind_of(step.total(scene.table), step.value(scene.table))].capitalize())


def cards_drawn(scene: Scene, most: int) -> int:
    """How many cards this seat would draw."""
    size = 0 if scene.seat is None else scene.view.hand_sizes[scene.seat]
    return min(most, HAND_LIMIT - size, scene.view.deck_size + len(scene.view.discard))


def bonus(scene: Scene, action: Action) -> str:
    """A bonus in a few words."""
    match action:
        case Claim():
            card = scene.rules.objectives[action.objective]
            if card.id in scene.view.objectives and -1 in claims_on(scene.table, card.number):
                return f"claim {card.name} for {card.points[claims_on(scene.table, card.number).index(-1)]}"
            return f"claim {card.name}"
        case RefinedTechnique():
            return f"refine: draw {counted(cards_drawn(scene, REFINED_CARDS), 'card')}"
    supply = 0 if scene.seat is None else scene.view.supply[scene.seat]
    return f"obtain: {counted(min(1, supply), 'material')}"


def finish(legal: Sequence[Action]) -> Choice | None:
    """What Enter does: take all materials, restore without further ones if no card is left, or pass."""
    takes = [action for action in legal if isinstance(action, Take) and action.number]
    if takes:
        return Choice(takes[-1], Text(f"take {counted(takes[-1].number, 'material')}"))
    if legal and all(isinstance(action, Add) for action in legal):
        return Choice(legal[0], Text("restore and add nothing"))
    if len(legal) == 1 and isinstance(legal[0], Pass):
        return Choice(legal[0], Text("pass"))
    return None
