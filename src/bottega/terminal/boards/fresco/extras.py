"""What modules lay beside the board, and what stays in front of players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import LABEL_WIDTH, Picture
from bottega.terminal.boards.layout import Block, flowing, padded, wrapped
from bottega.terminal.boards.tokens import Tokens

GAP = 3
MORE = "…"


def boards_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """All that modules have beside the board, in a few lines each."""
    if not picture.view.agenda or picture.is_scoring:
        return []
    lines = [line for panel in panels_of(picture) for line in panel.board(picture, tokens, width)]
    return [part for line in lines for part in wrapped(line, width, LABEL_WIDTH)]


def below_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """What modules show below everything else."""
    if not picture.view.agenda:
        return []
    return [line for panel in panels_of(picture) for line in panel.below(picture, tokens, width)]


def owned_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """What players have because of modules. Who does not fit into the line begins one."""
    lines: Block = []
    for seat in picture.rules.seats if picture.view.agenda else ():
        things = _owned_by(picture, seat)
        if things:
            label = " " * LABEL_WIDTH if lines else picture.label("board-owned")
            _append(lines, label, _listed(tokens.tile(seat), things), width)
    return lines


def _owned_by(picture: Picture, seat: Seat) -> list[Text]:
    return [thing for panel in panels_of(picture) for thing in panel.owned(picture, seat)]


def _listed(who: Text, things: Sequence[Text]) -> list[Text]:
    """A player's things as pieces of a line, with commas between them."""
    *first, last = things
    pieces = [*[Text.assemble(thing, ",") for thing in first], last]
    return [Text.assemble(who, " ", pieces[0]), *pieces[1:]]


def _append(lines: Block, label: str, pieces: Sequence[Text], width: int) -> None:
    """Add pieces to the last line if all of them fit, else in lines of their own."""
    whole = Text(" ").join(pieces)
    if not lines or lines[-1].cell_len + GAP + whole.cell_len > width:
        lines += flowing(label, pieces, width, gap=1)
    else:
        lines[-1] = Text.assemble(lines[-1], " " * GAP, whole)


# Folded


def boards_at_work(picture: Picture, tokens: Tokens, width: int) -> list[Block]:
    """What the modules show that the decision is about."""
    return [panel.board(picture, tokens, width) for panel in _at_work(picture)]


def folded_extras(picture: Picture, tokens: Tokens, width: int) -> list[Block]:
    """What else there is because of modules: the own things, then the other modules and players in a line each."""
    if not picture.view.agenda or picture.is_scoring:
        return []
    working = _at_work(picture)
    later = [panel.board(picture, tokens, width) for panel in panels_of(picture) if panel not in working]
    mine, others = _folded_owners(picture, tokens, width)
    found = [*mine, *[in_a_line(board, width) for board in later], *others]
    return [block for block in found if block]


def _at_work(picture: Picture) -> list[Panel]:
    """The panels of the modules that offer something to the seat that looks, or ask it."""
    if picture.seat is None or picture.seat not in picture.view.pending:
        return []
    legal = picture.table.legal(picture.seat)
    offers = {action.module for action in legal if isinstance(action, Offer)}
    asking = picture.question and picture.voice.module_that_asks(picture.question)
    working = offers | ({asking.module} if asking else set())
    return [panel for panel in panels_of(picture) if panel.module in working]


def _folded_owners(picture: Picture, tokens: Tokens, width: int) -> tuple[list[Block], list[Block]]:
    """What the seat that looks has, and what each of the others has, in a line."""
    mine: list[Block] = []
    others: list[Block] = []
    for seat in picture.rules.seats:
        things = _owned_by(picture, seat)
        if things:
            lines = flowing(picture.label("board-owned"), _listed(tokens.tile(seat), things), width, gap=1)
            (mine if seat == picture.seat else others).append(
                lines if seat == picture.seat else in_a_line(lines, width)
            )
    return mine, others


def in_a_line(block: Block, width: int) -> Block:
    """The first line of a block; a sign tells that there are more."""
    if len(block) < 2:
        return block
    first = block[0].copy()
    first.rstrip()
    first.truncate(width - 2)
    return [Text.assemble(first, (f" {MORE}", "dim"))]


def left_away(picture: Picture, blocks: Sequence[Block], width: int) -> Block:
    """A line about what there is no room for: the labels of its first lines."""
    if not blocks:
        return []
    labels = dict.fromkeys([block[0].plain.split()[0] for block in blocks])
    said = picture.words("board-left-away", labels=[Phrase(label) for label in labels])
    return [padded(Text(said, style="dim"), width)]
