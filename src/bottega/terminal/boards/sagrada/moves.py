"""The moves: how they are asked for, listed and explained."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.games.sagrada.actions import (
    Choose,
    Exchange,
    Lift,
    Move,
    Pass,
    Pay,
    Place,
    Return,
    Score,
    Stop,
    Take,
    TurnTo,
    UseTool,
)
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.dice import COLOUR_NAMES, DIE_NAMES
from bottega.games.sagrada.pattern import Pattern
from bottega.games.sagrada.table import TurnSoFar
from bottega.games.sagrada.view import SagradaView
from bottega.terminal.boards import Choice, Row
from bottega.terminal.boards.sagrada.agenda import current_step, tool_in_use, word_of
from bottega.terminal.boards.sagrada.cards import is_solo, price, price_in_words, tool
from bottega.terminal.boards.sagrada.glass import COLOUR_OF_LETTER, FREE, colour_word, in_words, spot, tile

SPACES = {"cell", "from", "to"}
TOOL_TASKS = {
    "take": "take a die of the pool",
    "turn": "choose the value of the die in hand",
    "hold": "place the die in hand",
    "exchange": "choose a die of the round track",
    "apart": "place a die where it touches no other",
    "move": "move a die of your window",
    "again": "move a second die",
    "lift": "lift a die of your window",
    "down": "lift a second die, or set this one down",
    "both": "set down one of the two dice",
    "last": "set down the other die",
    "pay": "pay with a die of the pool",
}


def is_using_a_tool(view: SagradaView) -> bool:
    """Whether a tool is in use, and not yet carried out."""
    return word_of(current_step(view)) in {*TOOL_TASKS, "extra"}


def question(view: SagradaView, legal: Sequence[Action]) -> Text:
    """What is to be decided, in a sentence."""
    step = current_step(view)
    used = tool_in_use(step)
    if used is not None:
        return Text.assemble((used.name, "bold"), f": {TOOL_TASKS[word_of(step)]}.")
    match word_of(step):
        case "choose":
            return Text("Which window do you play?")
        case "extra":
            return Text.assemble(("Running Pliers", "bold"), ": draft a second die.")
        case "pick":
            return Text("Which private objective do you score?")
    asked = _what_is_open(legal, drafted=isinstance(step, TurnSoFar) and step.drafted)
    return Text.assemble(asked, (_example(legal), "dim"))


def _example(legal: Sequence[Action]) -> str:
    """A die and its place, as one may type them."""
    return next((f"  Like: {typed(action).partition(' ')[2]}" for action in legal if isinstance(action, Place)), "")


def typed(action: Action) -> str:
    """An action as one may type it: spaces have small letters, dice capital ones."""
    return " ".join([action.word, *[value.lower() if name in SPACES else value for name, value in action.parts]])


def _what_is_open(legal: Sequence[Action], *, drafted: bool) -> str:
    drafts = any(isinstance(action, Place) for action in legal)
    tools = any(isinstance(action, UseTool) for action in legal)
    if drafts:
        return "Draft a die, use a tool, or end your turn." if tools else "Draft a die, or end your turn."
    misfit = "" if drafted else "No die of the pool fits in your window. "
    return misfit + ("Use a tool, or end your turn." if tools else "Nothing more can be done this turn.")


def rows(box: Box, view: SagradaView, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row a die, then a row for each other kind of action."""
    found: dict[str, tuple[Text, list[Choice]]] = {}
    for action in legal:
        if isinstance(action, (Pass, Stop)):
            continue
        label, choice = _entry(box, view, action)
        found.setdefault(label.plain, (label, []))[1].append(Choice(action, choice))
    return [Row(label, tuple(choices)) for label, choices in found.values()]


def _entry(box: Box, view: SagradaView, action: Action) -> tuple[Text, Text]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Place():
            return tile(DIE_NAMES[action.die]), Text(spot(action.cell))
        case UseTool():
            place = view.tools.index(action.tool)
            return Text("Tool"), Text.assemble(tool(box, action.tool).name, " ", price(box, view, place))
        case Choose():
            return Text("Window"), Text(box.patterns[action.pattern].name)
        case Pay() | Take():
            return Text(action.word.capitalize()), tile(DIE_NAMES[action.die])
        case TurnTo():
            return Text("Turn to"), Text(f"value {action.value}", style="bold")
        case Exchange():
            return Text("Take"), Text.assemble(tile(DIE_NAMES[action.die]), f" of round {action.round}")
        case Move():
            return _moving(view, action.source), Text(spot(action.target))
        case Lift():
            return Text("Lift"), Text.assemble(_die_on(view, action.cell), f" {spot(action.cell)}")
        case Score():
            return Text("Score"), Text.assemble("Shades of ", colour_word(COLOUR_NAMES[action.colour]))
    return Text(action.word.capitalize()), Text(" ".join(value for _, value in action.parts) or action.word)


def _moving(view: SagradaView, source: int) -> Text:
    return Text.assemble(_die_on(view, source), f" {spot(source)} to")


def _die_on(view: SagradaView, cell: int) -> Text:
    seat = view.seat if view.seat is not None else 0
    die = view.windows[seat].dice[cell]
    return tile(die) if die else Text("die")


def finish(legal: Iterable[Action]) -> Choice | None:
    """Ending the turn, or moving no second die."""
    for action in legal:
        if isinstance(action, (Pass, Stop)):
            return Choice(action, Text("end your turn" if isinstance(action, Pass) else "move no second die"))
    return None


def explain(box: Box, view: SagradaView, action: Action) -> str:
    """What an action does, in words."""
    match action:
        case Pass():
            return "End your turn. What you did not draft or use this turn is lost."
        case Stop():
            return "Move no second die."
        case Choose():
            return _explain_window(view, box.patterns[action.pattern])
        case Place():
            return f"Place {in_words(DIE_NAMES[action.die])} on {_space(box, view, action.cell)}."
        case UseTool():
            return _explain_tool(box, view, action.tool)
        case Move():
            return f"Move the die on {spot(action.source)} to {_space(box, view, action.target)}."
    return _explain_step(action)


def _explain_window(view: SagradaView, pattern: Pattern) -> str:
    """[SG-8.1] Playing alone, favour tokens are not used."""
    said = f"Play {pattern.name}: difficulty {pattern.difficulty}"
    return f"{said}." if is_solo(view) else f"{said}, so {pattern.difficulty} favour tokens to begin with."


def _explain_step(action: Action) -> str:
    """What an action inside the use of a tool does."""
    match action:
        case Pay():
            return f"Pay with {in_words(DIE_NAMES[action.die])}; it leaves the game."
        case Take():
            return f"Take {in_words(DIE_NAMES[action.die])} from the pool, for the tool to act on."
        case TurnTo():
            return f"Turn the die in hand to {action.value}."
        case Exchange():
            die = in_words(DIE_NAMES[action.die])
            return f"Put the die in hand on space {action.round} of the round track and take {die} from there."
        case Return():
            return "Put the die in hand back in the pool."
        case Lift():
            return f"Lift the die on {spot(action.cell)}, to set it down elsewhere."
        case Score():
            colour = COLOUR_NAMES[action.colour]
            return f"Score Shades of {colour.capitalize()}: the values of all your {colour} dice, added up."
    return action.name


def _explain_tool(box: Box, view: SagradaView, number: int) -> str:
    entry = tool(box, number)
    if number not in view.tools:
        return f"{entry.name} is not on the table. {entry.text}"
    return f"Use {entry.name} for {price_in_words(box, view, view.tools.index(number))}. {entry.text}"


def _space(box: Box, view: SagradaView, cell: int) -> str:
    """A space with what is printed on it, as far as the window is known."""
    name = spot(cell)
    if view.seat is None or not view.windows:
        return name
    printed = box.pattern_of[view.windows[view.seat].pattern].spaces[cell]
    if printed == FREE:
        return f"{name}, a white space"
    asked = COLOUR_OF_LETTER.get(printed, f"a {printed}")
    return f"{name}, which asks for {asked}"
