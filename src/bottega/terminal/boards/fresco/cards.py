"""What is printed, in full: portraits, requests, the hostel, blends and altars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.core.errors import unknown
from bottega.games.fresco.catalogue import ALL_HOURS, HOURS, LETTERS
from bottega.games.fresco.kinds import MODULE, MOOD, THALERS
from bottega.games.fresco.ruleset import ALTAR_POINTS, BESIDE, BLENDED_ALTAR_POINTS, ON_THE_SEGMENT
from bottega.speech.fresco.words import GAME
from bottega.speech.phrase import joined
from bottega.terminal.boards.fresco.colours import BISHOP, PAYABLE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.picture import Picture


def full_texts(picture: Picture) -> RenderableType:
    """All that may be looked up, in words."""
    return Group(*[_chapter(picture, title, lines) for title, lines in _chapters(picture).items()])


def texts_about(picture: Picture, name: str) -> RenderableType:
    """One chapter of it: by its title, or so much of it that it is clear."""
    chapters = _chapters(picture)
    found = [title for title in chapters if title.startswith(name.lower().replace("_", " "))]
    if len(found) != 1:
        raise unknown("nothing-printed", name, found or chapters, game=GAME)
    return _chapter(picture, found[0], chapters[found[0]])


def _chapters(picture: Picture) -> dict[str, list[Text]]:
    """The chapters by what one types for them, and the lines of each."""
    base = {"hostel": _hostel(picture), "mood": _mood(picture), "cathedral": _cathedral(picture)}
    base["blends"] = _blends(picture)
    return base | {
        panel.module.replace("_", " "): lines for panel in panels_of(picture) if (lines := panel.printed(picture))
    }


def _chapter(picture: Picture, title: str, lines: Sequence[Text]) -> RenderableType:
    key = f"cards-title-{title}"
    name = picture.words(key) if key in picture.voice.catalogue else _module(picture, title)
    return Group(Text(name, style="underline"), *lines)


def _module(picture: Picture, title: str) -> str:
    """A module as a title."""
    name = str(picture.voice.name(MODULE.name, title.replace(" ", "_")))
    return name[:1].upper() + name[1:]


def _hostel(picture: Picture) -> list[Text]:
    hostel, voice = picture.rules.hostel, picture.voice
    return [
        picture.says(
            "cards-hostel",
            hour=HOURS[hour],
            **voice.said("mood", MOOD.name, hostel.mood[hour]),
            **voice.said("price", THALERS.name, hostel.price[hour]),
        )
        for hour in ALL_HOURS
    ]


def _mood(picture: Picture) -> list[Text]:
    box, voice = picture.box, picture.voice
    facts = {**voice.said("high", MOOD.name, box.extra_from), **voice.said("low", MOOD.name, box.missing_from)}
    usual = box.apprentices
    return [picture.says("cards-mood", many=usual + 1, few=usual - 1, usual=usual, theater=box.theater, **facts)]


def _cathedral(picture: Picture) -> list[Text]:
    return [
        Text.assemble(f"{BISHOP} ", picture.says("cards-bishop", on=ON_THE_SEGMENT, beside=BESIDE)),
        picture.says("cards-payable", sign=PAYABLE),
        picture.says("cards-altar", points=ALTAR_POINTS, blended=BLENDED_ALTAR_POINTS),
    ]


def _blends(picture: Picture) -> list[Text]:
    voice = picture.voice
    mixes = [
        joined(" ", [f"{LETTERS[first]}+{LETTERS[second]}", voice.letters([result]), *voice.paints([result])])
        for result, first, second in picture.rules.blends
    ]
    return [Text(",  ").join([picture.drawn(mix) for mix in mixes])]
