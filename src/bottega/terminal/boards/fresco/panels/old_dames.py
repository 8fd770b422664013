"""Module 12 in the terminal: the dames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    BOOTHS,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    MARKET,
    MOST_AT_A_BOOTH,
    PAINTS,
    STUDIO,
    THEATER,
    WORKSHOP,
    Location,
)
from bottega.games.fresco.events import signed, thalers
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_dames.beguines import MIDDLE
from bottega.games.fresco.modules.m12_dames.offers import BARTER, DAMES, NAME, SWITCH, Barter, Reserve, SendDame, Switch
from bottega.games.fresco.modules.m12_dames.plan import WhereDameGoes
from bottega.games.fresco.modules.m12_dames.steps import DameActs, DameSwitches
from bottega.games.fresco.planning import location_in
from bottega.games.fresco.ruleset import BISHOP_FEE
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import tile_text
from bottega.terminal.boards.fresco.words import groups_of, paints_of

DAME = "♕"
RESERVED_FOR_YOU = "⚑"
RESERVED_FOR_ANOTHER = "✗"
HOME = "stays at home"
DEEDS = {
    MARKET: "she may swap two market tiles of different booths",
    CATHEDRAL: "she may reserve a segment for you, until the end of the next round",
    STUDIO: "she takes a Thaler for each of your apprentices there",
    WORKSHOP: "she may give a basic paint for another one",
    THEATER: f"she may set your mood to {MIDDLE}, which is wise from below",
}
LAST_DEED = f"she may move the bishop anywhere, for {thalers(BISHOP_FEE)}"


def deed_at(scene: Scene, column: Location) -> str:
    """What a dame does at a location."""
    return LAST_DEED if column == THEATER and scene.view.last else DEEDS[column]


def reservations(scene: Scene) -> dict[Cell, tuple[int, str]]:
    """The reserved segments: for whom, and whether the tile shows the day or the night."""
    found = [words.split() for words in scene.view.modules[NAME]["reserved"]]
    return {FRESCO.parse(segment): (int(owner), side) for owner, segment, side in found}


def coloured(colour: str) -> Text:
    """A dame's colour."""
    return colours.tinted(colours.paint_called(colour))


# What is typed


def read_swap(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Two tiles, each by its booth and place or its paints: `swap I 2 III 1`, `swap RRR YB`."""
    tiles: list[Action] = []
    left = list(words)
    while left:
        word = left.pop(0)
        if word.upper() in BOOTHS and left and left[0].isdecimal():
            tiles.append(_at_place(BOOTHS.index(word.upper()), int(left.pop(0)[:2])))
        else:
            tiles.append(_with_paints(scene, word))
    return tiles


def _at_place(booth: int, place: int) -> Action:
    if not 1 <= place <= MOST_AT_A_BOOTH:
        raise BadInput(f"there is no tile {place} at a booth; they are numbered from 1 to {MOST_AT_A_BOOTH}")
    return SWITCH[booth][place - 1]


def _with_paints(scene: Scene, word: str) -> Action:
    """The only tile of the market with these paints."""
    wanted, table = sorted(groups_of([word])[0]), scene.table
    found = [
        SWITCH[booth][place]
        for booth in scene.rules.booths
        for place in table.stocked(booth)
        if sorted(table.stall(booth, place).paints) == wanted
    ]
    if len(found) == 1:
        return found[0]
    problem = "several tiles have" if found else "no tile has"
    raise BadInput(f"{problem} the paints {word.upper()}; say the booth and the place, like `swap I 2 III 1`")


def read_barter(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A basic paint, and another one for it."""
    paints = paints_of(words)
    found = [barter for barter in BARTER if [barter.given, barter.taken] == paints]
    if not found:
        raise BadInput("name the basic paint that is given and another one, like `barter red for blue`")
    return found


class DamesPanel(Panel):
    """The dames on the track, with their owners, and at work; and reserved segments."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"swap": read_swap, "switch": read_swap, "barter": read_barter}
    help = (
        ("swap RRR YB", "your dame swaps two tiles of the market; `swap I 2 III 1` by their places"),
        ("barter red for blue", "your dame gives a basic paint for another one"),
    )

    # What lies on the table

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        share = scene.view.modules[NAME]
        dames = [Text.assemble(DAME, " ", coloured(colour)) for colour in share[f"married {seat}"]]
        reserved = [(segment, side) for segment, (owner, side) in reservations(scene).items() if owner == seat]
        return [*dames, *[Text(f"{FRESCO.names[segment]} reserved ({side})") for segment, side in reserved]]

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        sent = [words.split() for words in scene.view.modules[NAME][f"sent {seat}"] if " " in words]
        return ", ".join(f"{colour} dame" for colour, location in sent if location == LOCATIONS[column])

    def on_segment(self, scene: Scene, segment: Cell) -> Text:
        """[FR-M12.7] Whether a segment is reserved, for oneself or for another."""
        owner, _ = reservations(scene).get(segment, (None, ""))
        if owner is None or not scene.view.agenda:
            return Text()
        if owner == scene.view.seat:
            return Text(RESERVED_FOR_YOU, style="bold #7ee787")
        return Text(RESERVED_FOR_ANOTHER, style="bold #ff7b72")

    def on_track(self, scene: Scene) -> list[tuple[int, Text]]:
        """[FR-M12.1] The dames on rosary spaces, each with the letter of her colour."""
        found = [words.split() for words in scene.view.modules[NAME]["track"] if scene.view.agenda]
        return [(int(space), _on_track(colour, space)) for space, colour in found]

    def printed(self, scene: Scene) -> list[Text]:
        deeds = [Text(f"{location_in(scene.table, column)}: {deed_at(scene, column)}") for column in DEEDS]
        return [
            Text(
                f"{DAME}K is a pink dame on the track, {DAME}P a purple one: who passes her takes her, one of each "
                "colour. From the next plan on she may be sent to a location, and acts before your apprentices; the "
                "first of each colour at a location bars those who come later that round."
            ),
            *deeds,
            Text(
                f"{RESERVED_FOR_YOU} is reserved for you, {RESERVED_FOR_ANOTHER} for another player: by night until "
                "the end of this round, by day a round longer."
            ),
        ]

    # What is worth a thought

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M12.6] [FR-M12.10] Tiles may be swapped, and paints bartered."""
        at_the_market = bool(self.on_sheet(scene, seat, MARKET)) and column in (CATHEDRAL, WORKSHOP)
        return at_the_market or (column == WORKSHOP and bool(self.on_sheet(scene, seat, WORKSHOP)))

    def unasked(self, scene: Scene, action: Offer) -> str:
        if not isinstance(action, SendDame):
            return "that is done where the dame is sent"
        has_any = scene.seat is not None and scene.view.modules[NAME][f"married {scene.seat}"]
        return f"you have no {DAMES[action.colour]} dame" if has_any else "you have no dame"

    # What is asked and what may be done

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        example = legal[0].name if legal else ""
        if isinstance(scene.blank, WhereDameGoes):
            dame = f"your {DAMES[scene.blank.colour]} dame"
            return f"Where does {dame} go? She needs no apprentice; `cards` tells what she does.", legal[-1].name
        match scene.step:
            case DameActs() as step:
                where = location_in(scene.table, step.column)
                asked = f"Your {DAMES[step.colour]} dame is at the {where}: {deed_at(scene, step.column)}."
                return asked, _swap(legal) or example
            case DameSwitches(first=first):
                tile = tile_text(scene, first.booth, first.place).plain
                return f"Booth {BOOTHS[first.booth]}, {tile}: for which tile of another booth is it swapped?", example
        return None

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, DameSwitches)

    def declined(self, action: Offer) -> str:
        return "let the dame do nothing"

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case SendDame():
                where = HOME if action.column == NOWHERE else location_in(scene.table, action.column)
                return Text.assemble(coloured(DAMES[action.colour]), " dame"), Text(where)
            case Switch():
                return Text(f"Swap {BOOTHS[action.booth]}"), tile_text(scene, action.booth, action.place)
            case Reserve():
                name, worth = FRESCO.names[action.segment], scene.value(action.segment)
                return Text("Reserve"), Text.assemble((name, "bold"), f" {worth}")
            case Barter():
                given, taken = colours.pieces([action.given]), colours.pieces([action.taken])
                return Text("Barter"), Text.assemble(given, " for ", taken)
        return Text("Cheer up"), Text(f"mood {signed(_own_mood(scene))} to {signed(MIDDLE)}")

    def explain(self, scene: Scene, action: Offer) -> str:
        match action:
            case SendDame():
                return _explain_sending(scene, action)
            case Switch():
                return f"Swap tile {action.place + 1} of booth {BOOTHS[action.booth]} for one of another booth."
            case Reserve():
                until = "nobody else may restore it until the next round ends"
                return f"Reserve {FRESCO.names[action.segment]}: {until}, and your dame can reserve no other meanwhile."
            case Barter():
                return f"Your dame gives {PAINTS[action.given]} paint for {PAINTS[action.taken]}."
        return _explain_cheering(scene)


def _on_track(colour: str, space: str) -> Text:
    letter = colours.pieces([colours.paint_called(colour)])
    return Text.assemble((DAME, "bold"), letter, f"{space}")


def _swap(legal: Sequence[Action]) -> str:
    """Two tiles to swap, as one may type it; nothing where none are swapped."""
    tiles = [action for action in legal if isinstance(action, Switch)]
    others = [tile for tile in tiles if tile.booth != tiles[0].booth]
    return " ".join(["swap", *[value for tile in (tiles[0], others[0]) for _, value in tile.parts]]) if others else ""


def _own_mood(scene: Scene) -> int:
    return MIDDLE if scene.seat is None else scene.view.mood[scene.seat]


def _explain_cheering(scene: Scene) -> str:
    """[FR-M12.11] It is allowed in any mood."""
    mood = _own_mood(scene)
    if mood < MIDDLE:
        return f"Your dame cheers you up: your mood rises to {signed(MIDDLE)}."
    change = f"falls from {signed(mood)}" if mood > MIDDLE else "stays as it is"
    return f"Your dame sets your mood to {signed(MIDDLE)}: it {change}, and later dames of her colour are barred here."


def _explain_sending(scene: Scene, action: SendDame) -> str:
    colour = DAMES[action.colour]
    if action.column == NOWHERE:
        return f"Your {colour} dame stays at home this round."
    where = location_in(scene.table, action.column)
    first = f"unless another {colour} dame does so there before"
    return f"Send your {colour} dame to the {where}: {deed_at(scene, action.column)}, {first}."
