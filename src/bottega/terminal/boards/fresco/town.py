"""The market and the hostel."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.catalogue import ALL_HOURS, BOOTHS, HOURS, Booth, Hour
from bottega.games.fresco.events import signed, thalers
from bottega.terminal.boards.fresco.colours import FREE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import price_of, tile_text
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

MARKET_WIDTH = 30
MARKET_LABEL = "Market  "
HOSTEL = "Hostel mood price"


def market_block(scene: Scene) -> Block:
    """The booths, a line each, with the tiles that are left."""
    return [_market_heading(scene), *[booth_line(scene, booth) for booth in scene.rules.booths]]


def folded_market(scene: Scene, width: int) -> Block:
    """The booths with their tiles, one behind the other."""
    booths = [booth for booth in scene.rules.booths if scene.table.is_open(booth)]
    pieces = [Text.assemble((f"{BOOTHS[booth]} ", "dim"), Text(" ").join(_stocked(scene, booth))) for booth in booths]
    return flowing(MARKET_LABEL, pieces, width, gap=3)


def _stocked(scene: Scene, booth: Booth) -> list[Text]:
    return [tile_text(scene, booth, place) for place in scene.table.stocked(booth)]


def _market_heading(scene: Scene) -> Text:
    price = price_of(scene)
    note = "" if price is None else f" {thalers(price)} a tile"
    return Text.assemble(("Market", "underline"), (note, "bold"))


def booth_line(scene: Scene, booth: Booth) -> Text:
    """A booth: its tiles with the numbers of their places."""
    label = f"{BOOTHS[booth]:>3} "
    if not scene.table.is_open(booth):
        return Text.assemble(label, ("closed", "dim"))
    places = [_tile(scene, booth, place) for place in range(scene.rules.booth_sizes[booth])]
    line = Text.assemble(label, Text("  ").join(places))
    return line if line.cell_len < MARKET_WIDTH else Text.assemble(label, Text(" ").join(places))


def _tile(scene: Scene, booth: Booth, place: int) -> Text:
    """A place of a booth: its number, its tile, and what modules have there."""
    if place not in scene.table.stocked(booth):
        return Text(f"{place + 1} {FREE}", style="dim")
    things = Text().join([panel.on_stand(scene, booth, place) for panel in panels_of(scene)])
    return Text.assemble((f"{place + 1} ", "dim"), tile_text(scene, booth, place), things)


def hostel_block(scene: Scene, tokens: Tokens) -> Block:
    """The wake-up times: what each does to the mood, what a tile costs then, and who has chosen it."""
    asleep = [painter for painter in scene.rules.painters if scene.table.is_asleep(painter)]
    heading = Text.assemble((HOSTEL, "underline"))
    if asleep and scene.view.agenda:
        heading.append_text(Text.assemble(" bed ", Text().join([tokens.tile(painter) for painter in asleep])))
    return [heading, *[_hour_line(scene, tokens, hour) for hour in ALL_HOURS]]


def _hour_line(scene: Scene, tokens: Tokens, hour: Hour) -> Text:
    hostel = scene.rules.hostel
    here = [painter for painter in scene.rules.painters if scene.table.hours[painter] == hour]
    facts = f"{HOURS[hour]:>5} {signed(hostel.mood[hour]):>5} {hostel.price[hour]:>5}  "
    return Text.assemble(facts, Text().join([tokens.tile(painter) for painter in here]))
