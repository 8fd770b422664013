"""The table: the chapel, the objectives, the restorers and the hand, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.games.sixtina.completing import FRESCOES_TO_RESTORE
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES, ActorId
from bottega.games.sixtina.prospects import Progress, progress_of_all
from bottega.games.sixtina.view import ObjectiveView
from bottega.terminal.boards.layout import Block, Drawing, flowing, padded, without_blanks
from bottega.terminal.boards.sixtina.chapel import SCREEN, chapel_block, folded_chapel
from bottega.terminal.boards.sixtina.colours import FREE, MARKS
from bottega.terminal.boards.sixtina.picture import Picture

NAME_WIDTH = 22
RESTORER_WIDTH = 21
NOTE_WIDTH = 19
POINTS_WIDTH = 14
LABEL_WIDTH = 12
HALF = 39
SHORT_NAME = 14
SIGNS = {
    "two-excellent": MARKS["excellent"],
    "two-correct": MARKS["correct"],
    "three-good": f"{MARKS['excellent']}{MARKS['correct']}",
}
"""The kinds of restoration that an objective is about."""
FEW_COLUMNS = (("points", 6), ("cards", 5), ("area", 4), ("supply", 6))
COLUMNS = (*FEW_COLUMNS, ("frescoes", 8))
"""What is told of each restorer, in so many columns at least."""


class SixtinaTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def versions(self, width: int) -> Iterator[Block]:
        """Everything; then the chapel is folded to what is being restored, and then the restorers."""
        picture = self.picture
        top, objectives, cards = [_heading(picture)], objectives_block(picture), [*_discards(picture), *_hand(picture)]
        restorers = restorers_block(picture)
        full = [*top, *chapel_block(picture), Text(), *objectives, *restorers, *cards]
        yield full
        yield without_blanks(full)
        chapel = folded_chapel(picture)
        yield [*top, *chapel, *objectives, *restorers, *cards]
        yield [*top, *chapel, *objectives, *folded_restorers(picture), *_hand(picture)]


def _heading(picture: Picture) -> Text:
    """How far the game is, and what lies beside the chapel."""
    view = picture.view
    if not view.pending:
        return Text(picture.words("board-over"), style="bold")
    restored = picture.words(
        "board-restored",
        restored=picture.table.restored_frescoes,
        frescoes=len(POSITIONS),
        end=FRESCOES_TO_RESTORE,
    )
    black = MARKS["prudent"] * view.black or picture.words("board-none")
    piles = picture.words("board-piles", draw=view.deck_size, discards=len(view.discard), black=black)
    return Text.assemble((restored, "bold"), "   ", (piles, "dim"))


# Objectives


def objectives_block(picture: Picture) -> Block:
    """The objectives: their points with who has claimed them, and how far everybody is."""
    title = padded(Text(picture.words("board-objectives")), NAME_WIDTH + NOTE_WIDTH + 1)
    title.append(picture.words("board-points").ljust(POINTS_WIDTH) + picture.words("board-progress"))
    title.stylize("underline")
    progress = progress_of_all(picture.table)
    cards = zip(picture.view.objectives, progress, strict=True)
    return [title, *[_objective(picture, card, reached) for card, reached in cards]]


def _objective(picture: Picture, card: ObjectiveView, progress: Progress) -> Text:
    note = SIGNS.get(card.id) or picture.words(f"objective-{card.id}-note")
    claims = zip(card.points, card.claims, strict=True)
    spaces = Text("  ").join([_claim(picture, points, actor) for points, actor in claims])
    reached = [picture.colours.tile(colour, reached) for colour, reached in enumerate(progress.reached)]
    needed = picture.words("board-needed", needed=card.needed)
    return Text.assemble(
        padded(Text(str(picture.voice.name("objective", card.id))), NAME_WIDTH),
        " ",
        padded(Text.assemble((note, "dim"), " ", objective_techniques(picture, card)), NOTE_WIDTH),
        padded(spaces, POINTS_WIDTH),
        Text(" ").join(reached[: picture.view.seats]),
        (f" {needed}", "dim"),
    )


def objective_techniques(picture: Picture, card: ObjectiveView) -> Text:
    """The techniques that an objective is about."""
    return Text(" ").join([picture.colours.technique(TECHNIQUES.index(code)) for code in card.techniques])


def _claim(picture: Picture, points: int, actor: ActorId | None) -> Text:
    who = Text(FREE, style="dim") if actor is None else picture.colours.tile(picture.colour_of(actor))
    return Text.assemble((str(points), "bold" if actor is None else "dim"), who)


# Restorers


def restorers_block(picture: Picture) -> Block:
    """The restorers, a line each; Gianluigi too."""
    title = padded(Text(picture.words("board-restorers")), RESTORER_WIDTH)
    title.append(_headings(picture, COLUMNS))
    title.append(f"  {picture.words('board-prudent')}")
    title.stylize("underline")
    lines = [title]
    for colour in range(picture.rules.colours):
        lines += _restorer(picture, colour)
    return lines


def _headings(picture: Picture, columns: Sequence[tuple[str, int]]) -> str:
    return " ".join([picture.words(f"board-{name}").rjust(width) for name, width in columns])


def _widths(picture: Picture, columns: Sequence[tuple[str, int]]) -> list[int]:
    """How wide the columns are: as wide as their headings, and no less than they need."""
    return [max(width, len(picture.words(f"board-{name}"))) for name, width in columns]


def _counts(picture: Picture, colour: int, columns: Sequence[tuple[str, int]]) -> Text:
    """What is counted of a restorer, below the headings; Gianluigi has neither cards nor a play area."""
    restorer = picture.view.restorers[colour]
    is_rival = colour == picture.rules.gianluigi
    counts = [
        str(restorer.score),
        "" if is_rival else str(restorer.hand_size),
        "" if is_rival else str(restorer.area),
        str(restorer.supply),
        str(len(picture.table.markers(colour))),
    ]
    widths = _widths(picture, columns)
    cells = [count.rjust(width) for count, width in zip(counts, widths, strict=False)]
    return Text.assemble((cells[0], "bold"), " ", " ".join(cells[1:]))


def _name(picture: Picture, colour: int, *, is_short: bool) -> Text:
    turn = colour in picture.view.pending
    name = picture.who(colour)
    if not is_short and colour == picture.view.seat:
        name = picture.words("board-you", name=name)
    mark, style = ("▸", "" if is_short else "bold reverse") if turn else (" ", "")
    return Text.assemble(mark, picture.colours.tile(colour), " ", (name, style))


def _restorer(picture: Picture, colour: int) -> Block:
    is_rival = colour == picture.rules.gianluigi
    prudent = [] if is_rival else picture.cards(picture.table.prudent[colour])
    who = padded(_name(picture, colour, is_short=False), RESTORER_WIDTH)
    line = Text.assemble(who, _counts(picture, colour, COLUMNS), "  ")
    wrapped = flowing(" " * line.cell_len, prudent, SCREEN)
    wrapped[0] = Text.assemble(line, wrapped[0][line.cell_len :])
    return wrapped


def _discards(picture: Picture) -> Block:
    """[SX-2.8] The discard pile, which lies open: its values by technique, or how many if a line can't hold them."""
    groups = picture.by_technique(picture.discards)
    if not groups or not picture.view.pending:
        return []
    label = picture.words("board-discards").ljust(LABEL_WIDTH)
    lines = flowing(label, [picture.colours.values(technique, values) for technique, values in groups], SCREEN)
    if len(lines) == 1:
        return lines
    counted = [picture.colours.values(technique, [f"×{len(cards)}"]) for technique, cards in groups]
    return flowing(label, counted, SCREEN)


def folded_restorers(picture: Picture) -> Block:
    """The restorers, two in a line, without what they have restored prudently."""
    heading = padded(Text(picture.words("board-restorers")), SHORT_NAME)
    heading.append(_headings(picture, FEW_COLUMNS))
    heading.stylize("underline")
    pieces = [padded(_in_short(picture, colour), HALF) for colour in range(picture.rules.colours)]
    return flowing("", [padded(heading, HALF), padded(heading, HALF), *pieces], SCREEN, gap=1)


def _in_short(picture: Picture, colour: int) -> Text:
    who = padded(_name(picture, colour, is_short=True), SHORT_NAME)
    return Text.assemble(who, _counts(picture, colour, FEW_COLUMNS))


def _hand(picture: Picture) -> Block:
    """The cards of the seat that looks, by technique, and those chosen."""
    if picture.seat is None or not picture.view.pending:
        return []
    pieces = picture.cards(picture.hand) or [Text(picture.words("board-no-cards"), style="dim")]
    if picture.chosen:
        label = Text(picture.words("board-chosen"))
        pieces.append(Text.assemble(label, " ", Text(" ").join(picture.cards(picture.chosen)), style="bold"))
    return flowing(picture.words("board-hand").ljust(LABEL_WIDTH), pieces, SCREEN, gap=3)
