"""The table: the gallery, the scoring tracks, the curators and the hand, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.games.classic_art.catalogue import CATEGORY_IDS
from bottega.games.classic_art.view import PlayerView
from bottega.speech.classic_art import ClassicArtVoice
from bottega.speech.classic_art.scene import Scene
from bottega.terminal.boards.classic_art import colours
from bottega.terminal.boards.classic_art.colours import FREE, HOLDS, LOAN, tinted
from bottega.terminal.boards.classic_art.gallery import SCREEN, folded_gallery, gallery_block
from bottega.terminal.boards.layout import Block, Drawing, flowing, noted, padded, short_name, side_by_side
from bottega.terminal.boards.tokens import Tokens

TRACKS_WIDTH = 35
NAME_WIDTH = 15
COLUMNS = ("tokens", "lost", "double", "hand", "sum")
BETWEEN = "   "
THRESHOLD = "┃"
TRACK_NAME = 6
THIRD = 26
FOLDED_NAME = 10


class ClassicArtTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, voice: ClassicArtVoice, scene: Scene, names: Sequence[str]) -> None:
        self.voice = voice
        self.scene = scene
        self.names = names

    def versions(self, width: int) -> Iterator[Block]:
        """Everything; then without the titles of the works, and then without the tracks."""
        voice, scene, names, tokens = self.voice, self.scene, self.names, Tokens()
        heading, hand = _heading(voice, scene, names), _hand(voice, scene)
        curators = curators_block(voice, scene, names, tokens)
        tracks = side_by_side(tracks_block(voice, scene, tokens), curators, TRACKS_WIDTH)
        yield [heading, *gallery_block(voice, scene, tokens), *tracks, *hand]
        heading = noted(heading, f"{BETWEEN}{voice.say('board-more')}", SCREEN)
        yield [heading, *folded_gallery(voice, scene, tokens, with_values=True), *tracks, *hand]
        curators = folded_curators(voice, scene, names, tokens)
        yield [heading, *folded_gallery(voice, scene, tokens, with_values=False), *curators, *hand]


def _heading(voice: ClassicArtVoice, scene: Scene, names: Sequence[str]) -> Text:
    """How far the season is, who is first, and what lies face down."""
    view = scene.view
    if not view.pending:
        return Text(str(voice.say("board-over", season=view.season)), style="bold")
    key = "board-last-turn" if view.turn > view.turns else "board-season"
    season = voice.say(key, season=view.season, turn=view.turn, turns=view.turns)
    first = voice.say("board-first", first=names[view.first])
    piles = voice.say("board-house" if scene.has_house else "board-deck", deck=view.deck - view.house, house=view.house)
    return Text.assemble((str(season), "bold"), f"{BETWEEN}{first}", (f"{BETWEEN}{piles}", "dim"))


# The scoring tracks


def tracks_block(voice: ClassicArtVoice, scene: Scene, tokens: Tokens) -> Block:
    """A track a category, with everybody's Prestige; if it is too long to be drawn, the numbers."""
    columns = [_column(scene, value) for value in range(scene.box.track_maximum + 1)]
    track = padded(Text(str(voice.say("board-track"))), TRACK_NAME)
    if sum(columns) + len(THRESHOLD) + TRACK_NAME > TRACKS_WIDTH:
        track = padded(track, TRACKS_WIDTH - 1)
        track.stylize("underline")
        return [track, *[_numbers(scene, place, tokens) for place in range(len(CATEGORY_IDS))]]
    numbers = [Text(str(value)) for value in range(len(columns))]
    heading = Text.assemble(track, _track(scene, numbers, columns))
    heading.stylize("underline")
    return [heading, *[_drawn_track(scene, place, tokens, columns) for place in range(len(CATEGORY_IDS))]]


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
    return Text.assemble(tinted(CATEGORY_IDS[place]), (HOLDS if counts else " ", "bold"), " " * (TRACK_NAME - 3))


def _numbers(scene: Scene, place: int, tokens: Tokens) -> Text:
    """Everybody's Prestige in a category, bold where it counts."""
    pieces = [
        Text.assemble(tokens.tile(seat), (str(prestige), "bold" if prestige >= scene.box.counts_from else "dim"))
        for seat, prestige in enumerate(player.prestige[place] for player in scene.view.players)
    ]
    return Text.assemble(_track_name(scene, place), Text(" ").join(pieces))


# The curators


def curators_block(voice: ClassicArtVoice, scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The players, a line each: tokens, cards, and the Prestige that counts."""
    columns = [str(voice.say(f"board-{column}")) for column in COLUMNS]
    curators = padded(Text(str(voice.say("board-curators"))), NAME_WIDTH)
    heading = Text.assemble(curators, *[f" {column}" for column in columns])
    heading.stylize("underline")
    widths = [len(column) for column in columns]
    seats = range(scene.view.seats)
    return [heading, *[_curator(voice, scene, names[seat], tokens, seat, widths) for seat in seats]]


def _curator(voice: ClassicArtVoice, scene: Scene, name: str, tokens: Tokens, seat: int, widths: Sequence[int]) -> Text:
    turn = seat in scene.view.pending
    you = str(voice.say("board-you", player=name))
    shown = you if seat == scene.view.seat and len(you) <= NAME_WIDTH - 3 else name
    who = Text.assemble("▸" if turn else " ", tokens.tile(seat), " ", (shown, "bold reverse" if turn else ""))
    facts = [*_facts(voice, scene.view.players[seat]), str(_sum(scene, seat))]
    *cells, total = [f" {fact:>{width}}" for fact, width in zip(facts, widths, strict=True)]
    return Text.assemble(padded(who, NAME_WIDTH), *cells, (total, "bold"))


def _facts(voice: ClassicArtVoice, player: PlayerView) -> list[str]:
    """What a player has: tokens to place, tokens set aside, the Double Down, and cards."""
    double = voice.say("board-double-used" if player.has_doubled else "board-double-free")
    return [str(player.tokens), str(player.lost), str(double), str(player.cards)]


def folded_curators(voice: ClassicArtVoice, scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The players, three in a line: their tokens, and the Prestige that counts."""
    pieces = []
    for seat, player in enumerate(scene.view.players):
        name = short_name(names[seat], FOLDED_NAME - len("▸① "))
        who = Text.assemble("▸" if seat in scene.view.pending else " ", tokens.tile(seat), f" {name}")
        left = f" {voice.say('board-tokens-sum', tokens=player.tokens)} "
        pieces.append(padded(Text.assemble(padded(who, FOLDED_NAME), left, (f"{_sum(scene, seat)}", "bold")), THIRD))
    return flowing("", pieces, SCREEN, gap=0)


def _sum(scene: Scene, seat: int) -> int:
    """The Prestige of a player that counts."""
    return sum(prestige for prestige in scene.view.players[seat].prestige if prestige >= scene.box.counts_from)


def _hand(voice: ClassicArtVoice, scene: Scene) -> Block:
    """The cards of the seat that looks, by category."""
    if scene.me is None or not scene.view.pending:
        return []
    pieces = [_cards_of(scene, category) for category in CATEGORY_IDS if any(c[:2] == category for c in scene.hand)]
    if scene.chosen is not None:
        chosen = colours.card(scene.chosen, is_loan=scene.is_loan(scene.chosen))
        pieces.append(Text.assemble(f"{voice.say('board-chosen')} ", chosen, style="bold"))
    if any(scene.is_loan(card) for card in scene.hand):
        pieces.append(Text(f"{LOAN} {voice.say('board-loan')}", style="dim"))
    no_cards = Text(str(voice.say("board-no-cards")), style="dim")
    return flowing(f"{voice.say('board-your-hand')}  ", pieces or [no_cards], SCREEN, gap=3)


def _cards_of(scene: Scene, category: str) -> Text:
    cards = [card for card in scene.hand if card[:2] == category]
    return Text(" ").join([colours.card(card, is_loan=scene.is_loan(card)) for card in cards])
