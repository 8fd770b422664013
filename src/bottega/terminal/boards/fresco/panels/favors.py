"""Module 11 in the terminal: the bishop's favors."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import Paint
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS
from bottega.games.fresco.modules.m11_favors.kinds import FAVOR
from bottega.games.fresco.modules.m11_favors.view import FavorsShare
from bottega.terminal.boards.fresco.colours import BISHOP, pieces
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class FavorsPanel(Panel):
    """The favors on the fresco."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """What a favor may be, as long as there are any on the fresco."""
        if not picture.table.unrestored:
            return []
        return flowing(f"{picture.label('board-favors')}{BISHOP} ", _kinds(picture), width)

    def printed(self, picture: Picture) -> list[Text]:
        kinds = Text(", ").join([_counted(picture, favor, number) for favor, number in _unseen(picture).items()])
        return [
            picture.says("cards-favors", sign=BISHOP),
            picture.says("cards-favors-removed"),
            Text.assemble(picture.words("cards-favors-unseen"), " ", kinds),
        ]


def _unseen(picture: Picture) -> dict[str, int]:
    """[FR-M11.4] The kinds of favors that may come, and how many of each were never turned up."""
    unseen = picture.view.share(FavorsShare).unseen
    return {favor: unseen.count(favor) for favor in FAVORS if favor in unseen}


def _kinds(picture: Picture) -> list[Text]:
    """The favors that may come: paints by their letters, a letter for each, and the others with their numbers."""
    unseen = _unseen(picture)
    paints = [paint for favor, number in unseen.items() for paint in _only_paints(picture, favor) * number]
    others = [_counted(picture, favor, number) for favor, number in unseen.items() if not _only_paints(picture, favor)]
    return [*others, *([pieces(paints)] if paints else [])]


def _counted(picture: Picture, favor: str, number: int) -> Text:
    """How many there are of a kind of favor."""
    return picture.says("board-favor", number=number, **picture.voice.said("favor", FAVOR.name, favor))


def _only_paints(picture: Picture, favor: str) -> list[Paint]:
    """The paints of a favor that gives nothing else; none of any other."""
    printed = picture.box.components.favors.items[FAVORS.index(favor)]
    return [] if printed.thalers or printed.points or printed.mood else paints_named(printed.paints)


PANEL = FavorsPanel
