"""What is printed, in full: portraits, requests, the hostel, blends and altars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.core.errors import BadInput
from bottega.games.fresco.catalogue import ALL_HOURS, HOURS, LETTERS, PAINTS
from bottega.games.fresco.events import signed, thalers
from bottega.games.fresco.modules.m03_special_blends.module import BROWN_POINTS, PINK_POINTS
from bottega.games.fresco.ruleset import ALTAR_POINTS, BESIDE, BLENDED_ALTAR_POINTS, ON_THE_SEGMENT
from bottega.sitting.seats import shortened
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, PAYABLE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene


def full_texts(scene: Scene) -> RenderableType:
    """All that may be looked up, in words."""
    return Group(*[_chapter(title, lines) for title, lines in _chapters(scene).items()])


def texts_about(scene: Scene, name: str) -> RenderableType:
    """One chapter of it: by its title, or so much of it that it is clear."""
    chapters = _chapters(scene)
    found = [title for title in chapters if title.lower().startswith(name.lower())]
    if len(found) != 1:
        known = ", ".join(title.lower() for title in found or chapters)
        raise BadInput(f"nothing is printed about {shortened(name)!r} alone; look up one of: {known}")
    return _chapter(found[0], chapters[found[0]])


def _chapters(scene: Scene) -> dict[str, list[Text]]:
    """Titles, and the lines below them."""
    base = {"Hostel": _hostel(scene), "Mood": _mood(scene), "Cathedral": _cathedral(scene), "Blends": _blends(scene)}
    return base | {
        panel.module.replace("_", " ").capitalize(): lines
        for panel in panels_of(scene)
        if (lines := panel.printed(scene))
    }


def _chapter(title: str, lines: Sequence[Text]) -> RenderableType:
    return Group(Text(title, style="underline"), *lines)


def _hostel(scene: Scene) -> list[Text]:
    hostel = scene.rules.hostel
    return [
        Text(f"{HOURS[hour]}  mood {signed(hostel.mood[hour]):>2}, a market tile costs {thalers(hostel.price[hour])}")
        for hour in ALL_HOURS
    ]


def _mood(scene: Scene) -> list[Text]:
    box = scene.box
    usual = box.apprentices
    text = (
        f"From {signed(box.extra_from)} on there are {usual + 1} apprentices, from {signed(box.missing_from)} down "
        f"{usual - 1}, else {usual}. The theater raises the mood by {box.theater}."
    )
    return [Text(text)]


def _cathedral(scene: Scene) -> list[Text]:
    special = ""
    if "special_blends" in scene.rules.by_name:
        special = f" Each of these may be pink (K) for {PINK_POINTS} more, or brown (W) for {BROWN_POINTS} more."
    altar = (
        f"Altar: Y R B for {ALTAR_POINTS}, and 1 more for each that O, G or P replaces; "
        f"or O G P for {BLENDED_ALTAR_POINTS}.{special}"
    )
    bishop = (
        f"{BISHOP} The bishop adds {ON_THE_SEGMENT} where he stands, {BESIDE} around him; moving him costs a Thaler."
    )
    signs = f"{PAYABLE} marks the segments that you have the paints for."
    return [Text(bishop), Text(signs), Text(altar)]


def _blends(scene: Scene) -> list[Text]:
    mixes = [
        Text.assemble(
            f"{LETTERS[first]}+{LETTERS[second]} ", colours.tinted(result, f"{LETTERS[result]} {PAINTS[result]}")
        )
        for result, first, second in scene.rules.blends
    ]
    return [Text(",  ").join(mixes)]
