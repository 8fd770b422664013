"""What is in play, in full: objectives, bonuses, and the frescoes that can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.core.words import counted
from bottega.games.sixtina.actions import (
    ALL_POSITIONS,
    OBJECTIVES,
    POSITIONS,
    TECHNIQUE_NAMES,
    TECHNIQUES,
    ZONE_NAMES,
    Position,
)
from bottega.games.sixtina.box import Fresco
from bottega.games.sixtina.ruleset import REFINED_CARDS
from bottega.games.sixtina.table import COVERED
from bottega.terminal.boards.sixtina.colours import MARKS
from bottega.terminal.boards.sixtina.scene import Scene

BONUSES = (
    ("refine", f"Refined technique: draw {REFINED_CARDS} cards."),
    ("obtain", "Additional material: take a material of your colour from the supply."),
    ("claim", "Objective: put a material from the supply on the highest free space of an objective that you meet."),
)
SIGNS = "above the value correct {correct}, on it excellent {excellent}, below it prudent {prudent}"


def full_texts(scene: Scene) -> RenderableType:
    """Objectives, bonuses, techniques and frescoes with all that is printed on them."""
    parts: list[RenderableType] = [Text("Objectives", style="underline")]
    for name in scene.view.objectives:
        card = scene.rules.objectives[OBJECTIVES.index(name)]
        points = "/".join(map(str, card.points))
        parts.append(Text.assemble((card.name, "bold"), f" ({points}): {card.text}"))
    parts.append(Text("Bonuses for an excellent restoration", style="underline"))
    parts += [Text.assemble((word, "bold"), f"  {text}") for word, text in BONUSES]
    parts.append(Text("Techniques", style="underline"))
    names = [scene.colours.technique(number, f"{code_and_name(number)}") for number in range(len(TECHNIQUE_NAMES))]
    parts += [Text(", ").join(names), Text(f"The sum of the cards decides: {SIGNS.format(**MARKS)}.")]
    if scene.rules.gianluigi >= 0:
        parts += [Text("For each card Gianluigi adds, rounded down in the end:"), *_gianluigi(scene)]
    parts.append(Text("Frescoes", style="underline"))
    for position in ALL_POSITIONS:
        if scene.table.frescoes[position] != COVERED:
            parts += _fresco(scene, position)
    return Group(*parts)


def discard_pile(scene: Scene) -> RenderableType:
    """[SX-2.8] The discard pile, card by card."""
    groups = scene.by_technique(scene.discards)
    if not groups:
        return Text("The discard pile is empty.")
    title = Text(f"The discard pile: {counted(len(scene.discards), 'card')}", style="underline")
    lines = [
        Text.assemble(scene.colours.technique(kind, code_and_name(kind)), f": {listed(values)}")
        for kind, values in groups
    ]
    return Group(title, *lines)


def listed(values: Sequence[int]) -> str:
    """Values, each once, with how often it is there.

    >>> listed([1, 1, 3])
    '1 twice, 3'
    """
    often = {1: "", 2: " twice"}
    counts = {value: values.count(value) for value in values}
    return ", ".join(f"{value}{often.get(count, f' {count} times')}" for value, count in counts.items())


def code_and_name(technique: int) -> str:
    """A technique as it is written and as it is said."""
    return f"{TECHNIQUES[technique]} {TECHNIQUE_NAMES[technique]}"


def _gianluigi(scene: Scene) -> list[Text]:
    """The materials on the cards, technique by technique; those that are alike stand together."""
    alike: dict[str, list[Text]] = {}
    for technique, entry in enumerate(scene.box.components.techniques.items):
        printed = ", ".join(f"{card.materials:g} for a {card.value}" for card in entry.cards)
        alike.setdefault(printed, []).append(scene.colours.technique(technique))
    return [Text.assemble("   ", Text(" ").join(codes), f": {printed}") for printed, codes in alike.items()]


def _fresco(scene: Scene, position: Position) -> list[RenderableType]:
    """A fresco in full; one that is restored, without what mattered before."""
    fresco = scene.table.fresco(position)
    title = Text(f"{POSITIONS[position]} {fresco.name}", style="bold")
    facts = Text(f"{fresco.artist}, {fresco.year}; {ZONE_NAMES[scene.box.zone[position]]}; ")
    if scene.table.is_open(position):
        facts.append(f"{'/'.join(map(str, fresco.points))} points; ")
        facts.append_text(_spaces(scene, fresco))
    else:
        facts.append("restored")
    return [title, Padding(facts, (0, 0, 0, 3))]


def _spaces(scene: Scene, fresco: Fresco) -> Text:
    spaces = zip(fresco.techniques, fresco.values, strict=True)
    return Text(", ").join([scene.colours.technique(technique).append(f" {value}") for technique, value in spaces])
