"""The cards in play: tools and objectives, in a line each, or in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.games.sagrada.box import Box
from bottega.games.sagrada.components import PublicEntry, ToolEntry
from bottega.games.sagrada.view import SagradaView
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.sagrada.glass import LETTER_OF_COLOUR, TILES, colour_word

TOOL_NOTES = {
    1: "one up or down",
    2: "move, any colour",
    3: "any shade",
    4: "move two dice",
    5: "swap with the track",
    6: "roll a die again",
    7: "roll the pool again",
    8: "draft a second die",
    9: "apart",
    10: "turn a die over",
    11: "a die from the bag",
    12: "move 1 or 2 dice",
}
OBJECTIVE_NOTES = ["full row", "full column", "full row", "full column", "1 2", "3 4", "5 6", "1 to 6", "", "R Y G B P"]

NOT_LAID = Text("   laid when all windows are chosen", style="dim")


def tool(box: Box, number: int) -> ToolEntry:
    """A tool as it is printed."""
    return box.components.tools.items[number - 1]


def objective(box: Box, number: int) -> PublicEntry:
    """A public objective as it is printed; they are counted from 0."""
    return box.components.public_objectives.items[number]


def is_solo(view: SagradaView) -> bool:
    """Whether one plays alone: tools are paid with dice then."""
    return view.seats == 1


def price(box: Box, view: SagradaView, place: int) -> Text:
    """What the tool at this place of the table costs."""
    lying = view.on_tools[place]
    if not is_solo(view):
        return Text("●●" if lying else "●", style="bold")
    letter = LETTER_OF_COLOUR[tool(box, view.tools[place]).colour]
    return Text("gone", style="dim") if lying else Text(f"{letter}?", style=TILES[letter])


def price_in_words(box: Box, view: SagradaView, place: int) -> str:
    """What the tool at this place of the table costs, in words."""
    if is_solo(view):
        return "used up" if view.on_tools[place] else f"a {tool(box, view.tools[place]).colour} die of the pool"
    return "2 favour tokens" if view.on_tools[place] else "1 favour token"


def tools_block(box: Box, view: SagradaView) -> Block:
    """The tools, a line each."""
    title = "Tools, paid with a die" if is_solo(view) else "Tools, paid with favour tokens ●"
    lines = [_with_note(box, view, place) for place in range(len(view.tools))]
    return [Text(title, style="underline"), *(lines or [NOT_LAID])]


def _with_note(box: Box, view: SagradaView, place: int) -> Text:
    note = "" if is_solo(view) and view.on_tools[place] else f" {TOOL_NOTES[view.tools[place]]}"
    return Text.assemble(tool_line(box, view, place), (note, "dim"))


def tool_line(box: Box, view: SagradaView, place: int) -> Text:
    """A tool and its price."""
    number = view.tools[place]
    if is_solo(view) and view.on_tools[place]:
        return Text(f"{number:2} {tool(box, number).name} used up", style="dim")
    return Text.assemble(f"{number:2} {tool(box, number).name} ", price(box, view, place))


def objectives_block(box: Box, view: SagradaView, names: Sequence[str]) -> Block:
    """The public objectives with their points, then the private ones that may be seen: after the game, all."""
    public = [
        Text.assemble(objective_line(box, number), (f" {OBJECTIVE_NOTES[number]}", "dim")) for number in view.public
    ] or [NOT_LAID]
    private = [line for seat in _own_first(view) for line in _private_lines(view, seat, names)]
    return [Text("Objectives, points each time", style="underline"), *public, *private]


def objective_line(box: Box, number: int) -> Text:
    """A public objective and its points."""
    entry = objective(box, number)
    return Text.assemble((f"{entry.points:2} ", "bold"), entry.name)


def private_line(colour: str) -> Text:
    """A private objective."""
    return Text.assemble((" ★ ", "bold"), "Shades of ", colour_word(colour))


def _own_first(view: SagradaView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: seat != view.seat)


def _private_lines(view: SagradaView, seat: int, names: Sequence[str]) -> Block:
    hand = view.private[seat] or ()
    whose = "one of these" if is_solo(view) else "yours alone" if seat == view.seat else names[seat]
    return [Text.assemble(private_line(colour), (f" {whose}", "dim")) for colour in hand]


def full_texts(box: Box, view: SagradaView) -> RenderableType:
    """Every card in play with its whole text."""
    parts: list[RenderableType] = [Text("Tools", style="underline")]
    for place, number in enumerate(view.tools):
        entry = tool(box, number)
        parts.append(Text.assemble((f"{number:2} {entry.name}", "bold"), f": {price_in_words(box, view, place)}"))
        parts.append(_indented(entry.text))
    if not view.tools:
        parts.append(NOT_LAID)
    parts.append(Text("Public objectives", style="underline"))
    for number in view.public:
        card = objective(box, number)
        parts.append(Text.assemble((f"{card.points:2} {card.name}: ", "bold"), f"{card.points} {card.text}"))
    if not view.public:
        parts.append(NOT_LAID)
    if any(hand for hand in view.private):
        parts += [Text("Private objectives", style="underline"), *_private_texts(view)]
    return Group(*parts)


def _private_texts(view: SagradaView) -> Block:
    seen = [colour for hand in view.private for colour in hand or ()]
    return [Text.assemble(" ★ Shades of ", colour_word(c), f": the values of all {c} dice, added up") for c in seen]


def _indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 3))
