"""The gallery board: five exhibitions, what hangs in them, and who predicts what for them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.classic_art.catalogue import (
    LABELS,
    RARITIES,
    SPACES_EACH,
    comes_true,
    parse_space,
)
from bottega.games.classic_art.kinds import CARD, CATEGORY
from bottega.games.classic_art.view import ExhibitionView, PredictionView
from bottega.speech.classic_art import ClassicArtVoice
from bottega.speech.classic_art.scene import Scene
from bottega.terminal.boards.classic_art.colours import FREE, HIGH_RISK, HOLDS, tinted
from bottega.terminal.boards.layout import NARROW, Block, padded
from bottega.terminal.boards.tokens import Tokens

SCREEN = NARROW
NAME_WIDTH = 23
COUNT_WIDTH = 7
CELL = 5
BETWEEN_TITLES = ", "
SHORTEST_TITLE = 5


def gallery_block(voice: ClassicArtVoice, scene: Scene, tokens: Tokens) -> Block:
    """The exhibitions, two lines each: the spaces with their predictions, and the works."""
    lines = _headings(voice, scene)
    for exhibition in scene.view.exhibitions:
        lines += [_spaces(voice, scene, exhibition, tokens), _works(voice, exhibition)]
    return lines


def folded_gallery(voice: ClassicArtVoice, scene: Scene, tokens: Tokens, *, with_values: bool) -> Block:
    """The exhibitions, a line each, without the works."""
    spaces = [_spaces(voice, scene, exhibition, tokens) for exhibition in scene.view.exhibitions]
    return [*_headings(voice, scene)[: 1 + with_values], *spaces]


def _headings(voice: ClassicArtVoice, scene: Scene) -> Block:
    """The names of the spaces, what they pay, and what the marks mean."""
    exhibition, works = Text(str(voice.say("board-exhibition"))), Text(str(voice.say("board-works")))
    spaces = _row([Text(label) for label in LABELS])
    labels = Text.assemble(padded(exhibition, NAME_WIDTH), padded(works, COUNT_WIDTH), spaces)
    labels.stylize("underline")
    marks = Text(f"{HIGH_RISK} {voice.say('board-high-risk')} {HOLDS} {voice.say('board-true-now')}", style="dim")
    pays = Text(str(voice.say("board-pays")), style="dim")
    values = [Text(str(scene.box.prestige[place]), style="dim") for place in range(SPACES_EACH)]
    return [labels, Text.assemble(padded(marks, NAME_WIDTH), padded(pays, COUNT_WIDTH), _row(values))]


def _row(cells: Sequence[Text]) -> Text:
    """A cell a space; between Rarity Shows and Grand Exhibitions there is a line."""
    drawn = [padded(cell, CELL) for cell in cells]
    return Text.assemble(*drawn[:RARITIES], ("│ ", "dim"), *drawn[RARITIES:])


def _spaces(voice: ClassicArtVoice, scene: Scene, exhibition: ExhibitionView, tokens: Tokens) -> Text:
    """An exhibition: how many works hang there, and who predicts what."""
    category = exhibition.category
    name = tinted(category, f"{category} {voice.name(CATEGORY.name, category)}")
    name.stylize("bold")
    count = Text(f"{scene.works_in(category):>3}".ljust(COUNT_WIDTH), style="bold")
    made = {prediction.space: prediction for prediction in exhibition.predictions}
    cells = [_cell(scene, category, made.get(label), tokens) for label in LABELS]
    return Text.assemble(padded(name, NAME_WIDTH - 1), " ", count, _row(cells))


def _cell(scene: Scene, category: str, prediction: PredictionView | None, tokens: Tokens) -> Text:
    """A space: free, or whose tokens lie there, and whether the prediction would come true now."""
    if prediction is None:
        return Text(FREE, style="dim")
    holds = comes_true(parse_space(category, prediction.space), scene.works_in(category))
    count = prediction.tokens if prediction.tokens > 1 else ""
    tile = tokens.tile(prediction.seat, f"{count}{HIGH_RISK if prediction.high_risk else ''}")
    return Text.assemble(tile, (HOLDS if holds else "", "bold"))


def _works(voice: ClassicArtVoice, exhibition: ExhibitionView) -> Text:
    """The works that hang, as much of their titles as there is room for; or the loans that wait."""
    if exhibition.loans:
        waiting = voice.say("board-waiting", **voice.said("cards", CARD.name, exhibition.loans))
        return padded(Text(f"   {waiting}", style="italic"), SCREEN)
    if not exhibition.artworks:
        return Text(f"   {voice.say('board-empty')}", style="dim")
    articles = str(voice.say("board-articles")).split()
    short = [without(articles, voice.works.short_title(card)) for card in exhibition.artworks]
    titles = fitting(short, SCREEN - 3)
    return padded(Text.assemble("   ", tinted(exhibition.category, BETWEEN_TITLES.join(titles))), SCREEN)


def without(articles: Sequence[str], title: str) -> str:
    """A title without its article.

    >>> without(["The", "A"], "The Thinker"), without(["The", "A"], "A Young Warrior")
    ('Thinker', 'Young Warrior')
    """
    first, _, rest = title.partition(" ")
    return rest if rest and first in articles else title


def fitting(titles: Sequence[str], room: int) -> list[str]:
    """Titles that fit in one line: the longest are cut until all do.

    >>> fitting(["Cypresses", "Heroic Landscape"], 20)
    ['Cypresses', 'Heroic L…']
    """
    most = max(map(len, titles))
    while most > SHORTEST_TITLE and len(BETWEEN_TITLES.join(cut(titles, most))) > room:
        most -= 1
    return cut(titles, most)


def cut(titles: Sequence[str], most: int) -> list[str]:
    """Titles of so many letters at most.

    >>> cut(["Boxeurs", "Hannibal"], 7)
    ['Boxeurs', 'Hannib…']
    """
    return [title if len(title) <= most else f"{title[: most - 1].rstrip()}…" for title in titles]
