"""The table: the gallery, the scoring tracks, the curators and the hand, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.core.agenda import SeatStep
from bottega.core.words import counted
from bottega.games.classic_art.catalogue import CATEGORY_IDS
from bottega.games.classic_art.last_turn import LastTurn
from bottega.games.classic_art.turn import FirstCard
from bottega.terminal.boards.classic_art import colours
from bottega.terminal.boards.classic_art.colours import FREE, HOLDS, LOAN, tinted
from bottega.terminal.boards.classic_art.gallery import SCREEN, folded_gallery, gallery_block
from bottega.terminal.boards.classic_art.scene import Scene
from bottega.terminal.boards.layout import Block, Drawing, flowing, noted, padded, short_name, side_by_side
from bottega.terminal.boards.tokens import Tokens

TRACKS_WIDTH = 35
NAME_WIDTH = 15
COLUMNS = "Curators        tokens lost double hand sum"
YOU = " (you)"
THRESHOLD = "┃"
TRACK = "Track "
THIRD = 26
FOLDED_NAME = 10
FOLDED = "   (`look all`)"


class ClassicArtTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, scene: Scene, names: Sequence[str]) -> None:
        self.scene = scene
        self.names = names

    def versions(self, width: int) -> Iterator[Block]:
        """Everything; then without the titles of the works, and then without the tracks."""
        scene, names, tokens = self.scene, self.names, Tokens()
        heading, hand = _heading(scene, names), _hand(scene)
        tracks = side_by_side(tracks_block(scene, tokens), curators_block(scene, names, tokens), TRACKS_WIDTH)
        yield [heading, *gallery_block(scene, tokens), *tracks, *hand]
        heading = noted(heading, FOLDED, SCREEN)
        yield [heading, *folded_gallery(scene, tokens, with_values=True), *tracks, *hand]
        curators = folded_curators(scene, names, tokens)
        yield [heading, *folded_gallery(scene, tokens, with_values=False), *curators, *hand]


def _heading(scene: Scene, names: Sequence[str]) -> Text:
    """How far the season is, who is first, and what lies face down."""
    view = scene.view
    if not view.agenda:
        return Text(f"Classic Art: the game is over after {view.season} seasons", style="bold")
    house = f", House {view.house}" if scene.rules.house else ""
    piles = f"   deck {view.deck - view.house}{house}"
    first = f"   {names[view.first]} is first"
    return Text.assemble((f"Season {view.season}: {_turn(scene)}", "bold"), first, (piles, "dim"))


def _turn(scene: Scene) -> str:
    """Which turn of the season it is."""
    step = scene.step
    if isinstance(step, LastTurn):
        return "the last turn"
    if scene.is_setup or not isinstance(step, SeatStep):
        return f"setup, then {scene.rules.turns} turns"
    begun = scene.rules.turns - scene.turns_left(step.seat) + isinstance(step, FirstCard)
    return f"turn {begun} of {scene.rules.turns}, then the last"


# The scoring tracks


def tracks_block(scene: Scene, tokens: Tokens) -> Block:
    """A track a category, with everybody's Prestige; if it is too long to be drawn, the numbers."""
    columns = [_column(scene, value) for value in range(scene.box.track_maximum + 1)]
    if sum(columns) + len(THRESHOLD + TRACK) > TRACKS_WIDTH:
        return [_track_heading(), *[_numbers(scene, place, tokens) for place in range(len(CATEGORY_IDS))]]
    numbers = [Text(str(value)) for value in range(len(columns))]
    heading = Text.assemble(TRACK, _track(scene, numbers, columns))
    heading.stylize("underline")
    return [heading, *[_drawn_track(scene, place, tokens, columns) for place in range(len(CATEGORY_IDS))]]


def _track_heading() -> Text:
    return Text(TRACK.ljust(TRACKS_WIDTH - 1), style="underline")


def _column(scene: Scene, value: int) -> int:
    """How wide a space of the tracks is: all who stand there are seen."""
    most = max([len(_standing_at(scene, place, value)) for place in range(len(CATEGORY_IDS))])
    return 1 + max(most, len(str(value)))


def _standing_at(scene: Scene, place: int, value: int) -> list[int]:
    """Who stands at a space of a track."""
    return [seat for seat, player in enumerate(scene.view.players) if player.prestige[place] == value]


def _drawn_track(scene: Scene, place: int, tokens: Tokens, columns: Sequence[int]) -> Text:
    cells = []
    for value in range(len(columns)):
        standing = [tokens.tile(seat) for seat in _standing_at(scene, place, value)]
        cells.append(Text().join(standing) if standing else Text(FREE, style="dim"))
    return Text.assemble(_track_name(scene, place), _track(scene, cells, columns))


def _track(scene: Scene, cells: Sequence[Text], columns: Sequence[int]) -> Text:
    """The spaces of a track; a line stands before the first that counts."""
    drawn = [padded(cell, width) for cell, width in zip(cells, columns, strict=True)]
    counts_from = scene.box.counts_from
    return Text.assemble(*drawn[:counts_from], (THRESHOLD, "bold"), *drawn[counts_from:])


def _track_name(scene: Scene, place: int) -> Text:
    """A category, with a mark if somebody's Prestige in it counts."""
    counts = any(player.prestige[place] >= scene.box.counts_from for player in scene.view.players)
    return Text.assemble(tinted(CATEGORY_IDS[place]), (HOLDS if counts else " ", "bold"), " " * (len(TRACK) - 3))


def _numbers(scene: Scene, place: int, tokens: Tokens) -> Text:
    """Everybody's Prestige in a category, bold where it counts."""
    pieces = [
        Text.assemble(tokens.tile(seat), (str(prestige), "bold" if prestige >= scene.box.counts_from else "dim"))
        for seat, prestige in enumerate(player.prestige[place] for player in scene.view.players)
    ]
    return Text.assemble(_track_name(scene, place), Text(" ").join(pieces))


# The curators


def curators_block(scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The players, a line each: tokens, cards, and the Prestige that counts."""
    return [
        Text(COLUMNS, style="underline"),
        *[_curator(scene, names, tokens, seat) for seat in range(scene.view.seats)],
    ]


def _curator(scene: Scene, names: Sequence[str], tokens: Tokens, seat: int) -> Text:
    player = scene.view.players[seat]
    turn = seat in scene.view.pending
    name = names[seat] + (YOU if seat == scene.view.seat and len(names[seat] + YOU) <= NAME_WIDTH - 3 else "")
    who = Text.assemble("▸" if turn else " ", tokens.tile(seat), " ", (name, "bold reverse" if turn else ""))
    double = "used" if player.has_doubled else "free"
    counts = f"{player.tokens:>7} {player.lost:>4} {double:>6} {player.cards:>4} "
    return Text.assemble(padded(who, NAME_WIDTH), counts, (f"{_sum(scene, seat):>3}", "bold"))


def folded_curators(scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The players, three in a line: their tokens, and the Prestige that counts."""
    pieces = []
    for seat, player in enumerate(scene.view.players):
        name = short_name(names[seat], FOLDED_NAME - len("▸① "))
        who = Text.assemble("▸" if seat in scene.view.pending else " ", tokens.tile(seat), f" {name}")
        left = f" {counted(player.tokens, 'token')} sum "
        pieces.append(padded(Text.assemble(padded(who, FOLDED_NAME), left, (f"{_sum(scene, seat)}", "bold")), THIRD))
    return flowing("", pieces, SCREEN, gap=0)


def _sum(scene: Scene, seat: int) -> int:
    """The Prestige of a player that counts."""
    return sum(prestige for prestige in scene.view.players[seat].prestige if prestige >= scene.box.counts_from)


def _hand(scene: Scene) -> Block:
    """The cards of the seat that looks, by category."""
    if scene.me is None or not scene.view.agenda:
        return []
    pieces = [_cards_of(scene, category) for category in CATEGORY_IDS if any(c[:2] == category for c in scene.hand)]
    if scene.chosen:
        chosen = colours.card(scene.chosen[0], is_loan=scene.is_loan(scene.chosen[0]))
        pieces.append(Text.assemble("chosen: ", chosen, style="bold"))
    if any(scene.is_loan(card) for card in scene.hand):
        pieces.append(Text(f"{LOAN} Art on Loan", style="dim"))
    return flowing("Your hand  ", pieces or [Text("no cards", style="dim")], SCREEN, gap=3)


def _cards_of(scene: Scene, category: str) -> Text:
    cards = [card for card in scene.hand if card[:2] == category]
    return Text(" ").join([colours.card(card, is_loan=scene.is_loan(card)) for card in cards])
