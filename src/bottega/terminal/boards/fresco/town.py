"""The market and the hostel."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.catalogue import ALL_HOURS, BOOTHS, HOURS, Booth, Hour
from bottega.games.fresco.kinds import THALERS
from bottega.speech.fresco.saying import signed
from bottega.terminal.boards.fresco.colours import FREE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.fresco.stalls import tile_text
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

MARKET_WIDTH = 30


def market_block(picture: Picture) -> Block:
    """The booths, a line each, with the tiles that are left."""
    return [_market_heading(picture), *[booth_line(picture, booth) for booth in picture.rules.booths]]


def folded_market(picture: Picture, width: int) -> Block:
    """The booths with their tiles, one behind the other."""
    booths = [booth for booth in picture.rules.booths if picture.table.is_open(booth)]
    pieces = [Text.assemble((f"{BOOTHS[booth]} ", "dim"), Text(" ").join(_stocked(picture, booth))) for booth in booths]
    return flowing(picture.label("board-market"), pieces, width, gap=3)


def _stocked(picture: Picture, booth: Booth) -> list[Text]:
    return [tile_text(picture, booth, place) for place in picture.table.stocked(booth)]


def _market_heading(picture: Picture) -> Text:
    title = Text(picture.words("board-market"), style="underline")
    if picture.price is None:
        return title
    note = picture.words("board-price", **picture.voice.said("price", THALERS.name, picture.price))
    return Text.assemble(title, " ", (note, "bold"))


def booth_line(picture: Picture, booth: Booth) -> Text:
    """A booth: its tiles with the numbers of their places."""
    label = f"{BOOTHS[booth]:>3} "
    if not picture.table.is_open(booth):
        return Text.assemble(label, (picture.words("board-closed"), "dim"))
    places = [_tile(picture, booth, place) for place in range(picture.rules.booth_sizes[booth])]
    line = Text.assemble(label, Text("  ").join(places))
    return line if line.cell_len < MARKET_WIDTH else Text.assemble(label, Text(" ").join(places))


def _tile(picture: Picture, booth: Booth, place: int) -> Text:
    """A place of a booth: its number, its tile, and what modules have there."""
    if place not in picture.table.stocked(booth):
        return Text(f"{place + 1} {FREE}", style="dim")
    things = Text().join([panel.on_stand(picture, booth, place) for panel in panels_of(picture)])
    return Text.assemble((f"{place + 1} ", "dim"), tile_text(picture, booth, place), things)


def hostel_block(picture: Picture, tokens: Tokens) -> Block:
    """The wake-up times: what each does to the mood, what a tile costs then, and who has chosen it."""
    asleep = [painter for painter in picture.rules.painters if picture.table.is_asleep(painter)]
    columns = _hostel_columns(picture)
    heading = Text(" ".join(columns), style="underline")
    if asleep and picture.view.agenda:
        beds = Text().join([tokens.tile(painter) for painter in asleep])
        heading = Text.assemble(heading, f" {picture.words('board-bed')} ", beds)
    return [heading, *[_hour_line(picture, tokens, hour, columns) for hour in ALL_HOURS]]


def _hostel_columns(picture: Picture) -> list[str]:
    """The titles of the hostel's columns."""
    return [picture.words(key) for key in ("board-hostel", "board-mood", "board-price-title")]


def _hour_line(picture: Picture, tokens: Tokens, hour: Hour, columns: list[str]) -> Text:
    hostel = picture.rules.hostel
    here = [painter for painter in picture.rules.painters if picture.table.hours[painter] == hour]
    facts = [HOURS[hour], signed(hostel.mood[hour]), str(hostel.price[hour])]
    line = " ".join([fact.rjust(len(title)) for fact, title in zip(facts, columns, strict=True)])
    return Text.assemble(line, "  ", Text().join([tokens.tile(painter) for painter in here]))
