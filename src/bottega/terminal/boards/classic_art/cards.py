"""The catalogue: the works in hand and in the exhibitions, with all that is printed on their cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.games.classic_art.kinds import CATEGORY
from bottega.games.classic_art.prospects import Outlook, bets_made, outlooks
from bottega.speech.classic_art import ClassicArtVoice
from bottega.speech.classic_art.explanations import printed
from bottega.speech.classic_art.scene import Scene
from bottega.terminal.boards.classic_art import colours
from bottega.terminal.boards.classic_art.colours import LOAN, tinted


def full_texts(voice: ClassicArtVoice, scene: Scene) -> RenderableType:
    """The catalogue of what this seat sees, what its predictions bet, and what loans and multipliers do."""
    parts: list[RenderableType] = []
    held = () if scene.me is None else scene.me.hand or ()
    if held:
        parts += [_heading(Text(str(voice.say("cards-hand")))), *_entries(voice, held)]
    for exhibition, outlook in zip(scene.view.exhibitions, outlooks(scene.box, scene.view), strict=True):
        cards = [*exhibition.artworks, *exhibition.loans]
        parts += [_heading(_exhibition(voice, scene, outlook)), *_entries(voice, cards)]
    parts += _bets(voice, scene)
    return Group(*parts, Text(f"{LOAN} {voice.say('cards-loan')}"), _multipliers(voice, scene))


def _heading(text: Text) -> Text:
    text.stylize("underline")
    return text


def _exhibition(voice: ClassicArtVoice, scene: Scene, outlook: Outlook) -> Text:
    """An exhibition, how many works hang there, and how many of its cards are still out."""
    category = outlook.category
    works = len(scene.exhibition(category).artworks)
    said = voice.say("cards-exhibition", works=works, exhibition=voice.name(CATEGORY.name, category))
    still_out = voice.say("cards-still-out", artworks=outlook.artworks, loans=outlook.loans)
    return Text.assemble(tinted(category, str(said)), f"; {still_out}")


def _entries(voice: ClassicArtVoice, cards: Iterable[str]) -> list[RenderableType]:
    found: list[RenderableType] = []
    for card in cards:
        name = colours.card(card, is_loan=voice.is_loan(card))
        found.append(Text.assemble(name, " ", (voice.works.label(card).title, "bold")))
        found.append(Padding(Text(printed(voice, card)), (0, 0, 0, 6)))
    return found


def _bets(voice: ClassicArtVoice, scene: Scene) -> list[RenderableType]:
    """What this seat has predicted, how far each prediction is from coming true, and what it pays."""
    mine = [bet for bet in bets_made(scene.box, scene.view) if bet.seat == scene.view.seat]
    lines = [Text(str(voice.say("cards-bet", **voice.facts(bet)))) for bet in mine]
    return [_heading(Text(str(voice.say("cards-bets")))), *lines] if lines else []


def _multipliers(voice: ClassicArtVoice, scene: Scene) -> Text:
    kinds = [
        voice.say("cards-multiplier", tokens=1 + kind // 2, high_risk="yes" if kind % 2 else "no", times=times)
        for kind, times in enumerate(scene.box.times)
    ]
    return Text(str(voice.say("cards-multipliers", kinds=kinds)))
