"""The cards in play: tools and objectives, in a line each, or in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.sagrada.kinds import COLOUR, OBJECTIVE, TOOL, TOOL_IDS
from bottega.games.sagrada.prospects import so_far
from bottega.games.sagrada.view import SagradaView
from bottega.speech.sagrada import SagradaVoice
from bottega.speech.sagrada.cards import is_alone, is_used_up
from bottega.terminal.boards import Board
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.sagrada.glass import LETTER_OF_COLOUR


def tools_block(board: Board, voice: SagradaVoice, view: SagradaView) -> Block:
    """The tools, a line each."""
    title = voice.say("board-tools-alone" if is_alone(view) else "board-tools")
    lines = [_with_note(board, voice, view, tool) for tool in view.tools]
    return [Text(title.text, style="underline"), *(lines or [_not_laid(voice)])]


def _not_laid(voice: SagradaVoice) -> Text:
    return Text(f"   {voice.say('board-not-laid')}", style="dim")


def _with_note(board: Board, voice: SagradaVoice, view: SagradaView, tool: str) -> Text:
    note = "" if is_used_up(view, tool) else f" {voice.say(f'tool-{tool}-note')}"
    return Text.assemble(tool_line(board, voice, view, tool), (note, "dim"))


def tool_line(board: Board, voice: SagradaVoice, view: SagradaView, tool: str) -> Text:
    """A tool and its price."""
    numbered = f"{1 + TOOL_IDS.index(tool):2} {voice.name(TOOL.name, tool)} "
    price = board.drawn(voice.cards.price(view, tool))
    return Text.assemble((numbered, "dim"), (price.plain, "dim")) if is_used_up(view, tool) else Text(numbered) + price


def objectives_block(board: Board, voice: SagradaVoice, view: SagradaView, names: Sequence[str]) -> Block:
    """The public objectives with their points, then the private ones that may be seen: after the game, all."""
    public = [
        Text.assemble(objective_line(voice, each), (f" {voice.say(f'objective-{each}-note')}", "dim"))
        for each in view.public
    ] or [_not_laid(voice)]
    private = [line for seat in _own_first(view) for line in _private_lines(board, voice, view, seat, names[seat])]
    return [Text(voice.say("board-objectives").text, style="underline"), *public, *private]


def objective_line(voice: SagradaVoice, objective: str) -> Text:
    """A public objective and its points."""
    points = voice.cards.objective(objective).points
    return Text.assemble((f"{points:2} ", "bold"), str(voice.name(OBJECTIVE.name, objective)))


def private_line(board: Board, voice: SagradaVoice, colour: str) -> Text:
    """A private objective, with the letter that its dice have."""
    name = voice.name(COLOUR.name, colour)
    said = voice.say("board-private", colour=name, letter=LETTER_OF_COLOUR[colour])
    return Text.assemble((" ★ ", "bold"), board.drawn(said))


def _own_first(view: SagradaView) -> list[int]:
    return sorted(range(view.seats), key=lambda seat: seat != view.seat)


def _private_lines(board: Board, voice: SagradaVoice, view: SagradaView, seat: int, name: str) -> Block:
    whose = name
    if is_alone(view):
        whose = voice.say("board-one-of-these").text
    elif seat == view.seat:
        whose = voice.say("board-yours-alone").text
    return [
        Text.assemble(private_line(board, voice, colour), (f" {whose}", "dim")) for colour in view.private[seat] or ()
    ]


def full_texts(board: Board, voice: SagradaVoice, view: SagradaView) -> RenderableType:
    """Every card in play with its whole text, and what the own window has of the objectives so far."""
    parts: list[RenderableType] = [_title(voice, "cards-tools"), *_tool_texts(board, voice, view)]
    parts += [_title(voice, "cards-public"), *_objective_texts(voice, view)]
    if any(hand for hand in view.private):
        parts += [_title(voice, "cards-private"), *_private_texts(board, voice, view)]
    return Group(*parts)


def _title(voice: SagradaVoice, key: str) -> Text:
    return Text(voice.say(key).text, style="underline")


def _tool_texts(board: Board, voice: SagradaVoice, view: SagradaView) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for tool in view.tools:
        price = voice.cards.price_in_words(view, tool)
        said = voice.say("cards-tool-price", tool=voice.name(TOOL.name, tool), price=price)
        lines += [Text.assemble((f"{1 + TOOL_IDS.index(tool):2} ", "bold"), board.drawn(said))]
        lines += [_indented(voice.cards.tool_text(tool).text)]
    return lines or [_not_laid(voice)]


def _objective_texts(voice: SagradaVoice, view: SagradaView) -> list[RenderableType]:
    lines: list[RenderableType] = []
    notes = _so_far(voice, view)
    for objective in view.public:
        heading = f"{voice.cards.objective(objective).points:2} {voice.name(OBJECTIVE.name, objective)}: "
        text = voice.cards.objective_text(objective).text
        lines.append(Text.assemble((heading, "bold"), text, (notes.get(objective, ""), "dim")))
    return lines or [_not_laid(voice)]


def _private_texts(board: Board, voice: SagradaVoice, view: SagradaView) -> Block:
    lines = []
    notes = _so_far(voice, view)
    for colour in [colour for hand in view.private for colour in hand or ()]:
        text = voice.say("private-objective-text", colour=voice.name(COLOUR.name, colour))
        line = Text.assemble(private_line(board, voice, colour), f": {text}", (notes.get(colour, ""), "dim"))
        lines.append(line)
    return lines


def _so_far(voice: SagradaVoice, view: SagradaView) -> dict[str, str]:
    """What the own window has so far, by public objectives and colours of private ones; nothing of what has none."""
    if view.seat is None or not view.windows:
        return {}
    window = so_far(voice.rules(view), view, Seat(view.seat))
    notes = {}
    for line in [*[progress.line for progress in window.objectives], *window.private]:
        times = line.facts.get("times")
        key = "cards-so-far" if times is None else "cards-met"
        if line.points:
            told = voice.say(key, times=times if isinstance(times, int) else 0, points=line.points)
            notes[str(line.facts.get("objective", line.facts.get("colour")))] = f" {told}"
    return notes


def _indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 3))
