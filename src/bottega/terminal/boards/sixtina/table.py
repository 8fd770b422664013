"""The table: the chapel, the objectives, the restorers and the hand, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.games.sixtina.actions import OBJECTIVES, POSITIONS
from bottega.games.sixtina.box import Objective
from bottega.games.sixtina.completing import FRESCOES_TO_RESTORE
from bottega.games.sixtina.objectives import progress
from bottega.terminal.boards.layout import Block, Drawing, flowing, padded, without_blanks
from bottega.terminal.boards.sixtina.chapel import SCREEN, chapel_block, folded_chapel
from bottega.terminal.boards.sixtina.colours import FREE, MARKS
from bottega.terminal.boards.sixtina.scene import Scene

NAME_WIDTH = 22
RESTORER_WIDTH = 21
NOTE_WIDTH = 19
HALF = 39
SHORT_NAME = 14
FEW_COLUMNS = "Restorers     points cards area supply"
NOTES = {
    "eight-materials": "open and restored",
    "six-in-three": "open frescoes",
    "five-in-one": "open fresco",
    "adjacent-frescoes": "yours, restored",
    "same-zone": "yours, restored",
    "different-zones": "yours, restored",
    "two-excellent": MARKS["excellent"],
    "two-correct": MARKS["correct"],
    "three-good": f"{MARKS['excellent']}{MARKS['correct']}",
}
"""What an objective is about, as far as its name leaves it open; its techniques follow."""
DISCARDS = "Discards    "
COLUMNS = "Restorers            points cards area supply frescoes  prudent cards"


class SixtinaTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        self.scene = scene
        self.names = names

    def versions(self, width: int) -> Iterator[Block]:
        """Everything; then the chapel is folded to what is being restored, and then the restorers."""
        scene, names = self.scene, self.names
        top, objectives, cards = [_heading(scene)], objectives_block(scene), [*_discards(scene), *_hand(scene)]
        restorers = restorers_block(scene, names)
        full = [*top, *chapel_block(scene, names), Text(), *objectives, *restorers, *cards]
        yield full
        yield without_blanks(full)
        chapel = folded_chapel(scene)
        yield [*top, *chapel, *objectives, *restorers, *cards]
        yield [*top, *chapel, *objectives, *folded_restorers(scene, names), *_hand(scene)]


def _heading(scene: Scene) -> Text:
    """How far the game is, and what lies beside the chapel."""
    view = scene.view
    restored = scene.table.restored_frescoes
    if not view.agenda:
        return Text("1980 Sixtina: the restoration of the chapel is over", style="bold")
    left = f" of {len(POSITIONS)} restored, {FRESCOES_TO_RESTORE} end the game"
    black = MARKS["prudent"] * view.black or "none"
    piles = f"   draw pile {view.deck_size}, discards {len(view.discard)}, black "
    return Text.assemble((str(restored), "bold"), left, (piles, "dim"), (black, "bold"))


# Objectives


def objectives_block(scene: Scene) -> Block:
    """The objectives: their points with who has claimed them, and how far everybody is."""
    numbers = [OBJECTIVES.index(name) for name in scene.view.objectives]
    cards = [scene.rules.objectives[number] for number in numbers]
    title = padded(Text("Objectives"), NAME_WIDTH + NOTE_WIDTH + 1)
    title.append("points".ljust(14) + "progress")
    title.stylize("underline")
    return [title, *[_objective(scene, place, card) for place, card in enumerate(cards)]]


def _objective(scene: Scene, place: int, card: Objective) -> Text:
    note = Text.assemble((NOTES[card.id], "dim"), " ", objective_techniques(scene, card))
    claims = zip(card.points, scene.view.claims[place], strict=True)
    spaces = Text("  ").join([_claim(scene, points, colour) for points, colour in claims])
    reached = [scene.colours.tile(seat, progress(scene.table, seat, card)) for seat in scene.rules.seats]
    return Text.assemble(
        padded(Text(card.name), NAME_WIDTH),
        " ",
        padded(note, NOTE_WIDTH),
        padded(spaces, 14),
        Text(" ").join(reached),
        (f" of {card.needed}", "dim"),
    )


def objective_techniques(scene: Scene, card: Objective) -> Text:
    """The techniques that an objective is about."""
    return Text(" ").join([scene.colours.technique(technique) for technique in card.techniques])


def _claim(scene: Scene, points: int, colour: int | None) -> Text:
    who = Text(FREE, style="dim") if colour is None else scene.colours.tile(colour)
    return Text.assemble((str(points), "bold" if colour is None else "dim"), who)


# Restorers


def restorers_block(scene: Scene, names: Sequence[str]) -> Block:
    """The restorers, a line each; Gianluigi too."""
    lines = [Text(COLUMNS, style="underline")]
    for colour in range(scene.rules.colours):
        lines += _restorer(scene, names, colour)
    return lines


def _restorer(scene: Scene, names: Sequence[str], colour: int) -> Block:
    view = scene.view
    turn = colour in view.pending
    name = scene.who(colour, names) + (" (you)" if colour == view.seat else "")
    who = Text.assemble("▸" if turn else " ", scene.colours.tile(colour), " ", (name, "bold reverse" if turn else ""))
    frescoes = len(scene.table.markers(colour))
    cards, area, prudent = "", "", []
    if colour != scene.rules.gianluigi:
        cards, area = str(view.hand_sizes[colour]), str(view.area[colour])
        groups = scene.by_technique(scene.table.prudent[colour])
        prudent = [scene.colours.values(technique, values) for technique, values in groups]
    points = Text(f"{view.scores[colour]:>6}", style="bold")
    counts = f" {cards:>5} {area:>4} {view.supply[colour]:>6} {frescoes:>8}  "
    line = Text.assemble(padded(who, RESTORER_WIDTH), points, counts)
    wrapped = flowing(" " * line.cell_len, prudent, SCREEN)
    wrapped[0] = Text.assemble(line, wrapped[0][line.cell_len :])
    return wrapped


def _discards(scene: Scene) -> Block:
    """[SX-2.8] The discard pile, which lies open: its values by technique, or how many if a line can't hold them."""
    groups = scene.by_technique(scene.discards)
    if not groups or not scene.view.agenda:
        return []
    lines = flowing(DISCARDS, [scene.colours.values(technique, values) for technique, values in groups], SCREEN)
    if len(lines) == 1:
        return lines
    return flowing(
        DISCARDS, [scene.colours.values(technique, [f"×{len(cards)}"]) for technique, cards in groups], SCREEN
    )


def folded_restorers(scene: Scene, names: Sequence[str]) -> Block:
    """The restorers, two in a line, without what they have restored prudently."""
    heading = Text(FEW_COLUMNS, style="underline")
    pieces = [padded(_in_short(scene, names, colour), HALF) for colour in range(scene.rules.colours)]
    return flowing("", [padded(heading, HALF), padded(heading, HALF), *pieces], SCREEN, gap=1)


def _in_short(scene: Scene, names: Sequence[str], colour: int) -> Text:
    view = scene.view
    turn = colour in view.pending
    who = Text.assemble("▸" if turn else " ", scene.colours.tile(colour), " ", scene.who(colour, names))
    points = Text(f"{view.scores[colour]:>6}", style="bold")
    is_rival = colour == scene.rules.gianluigi
    cards, area = ("", "") if is_rival else (view.hand_sizes[colour], view.area[colour])
    return Text.assemble(padded(who, SHORT_NAME), points, f" {cards:>5} {area:>4} {view.supply[colour]:>6}")


def _hand(scene: Scene) -> Block:
    """The cards of the seat that looks, by technique, and those chosen."""
    if scene.seat is None or not scene.view.agenda:
        return []
    groups = [scene.colours.values(technique, values) for technique, values in scene.by_technique(scene.hand)]
    pieces = groups or [Text("no cards", style="dim")]
    if scene.chosen:
        chosen = [scene.colours.values(technique, values) for technique, values in scene.by_technique(scene.chosen)]
        pieces.append(Text.assemble("chosen: ", Text(" ").join(chosen), style="bold"))
    return flowing("Your hand   ", pieces, SCREEN, gap=3)
