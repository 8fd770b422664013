"""What is printed, in full: portraits, requests, the hostel, blends and altars."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.fresco.catalogue import ALL_HOURS, HOURS, LETTERS, PAINTS
from bottega.games.fresco.events import signed, thalers
from bottega.games.fresco.modules.m03_special_blends import BROWN_POINTS, PINK_POINTS
from bottega.games.fresco.ruleset import ALTAR_POINTS, BESIDE, BLENDED_ALTAR_POINTS, ON_THE_SEGMENT
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, PAYABLE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene


def full_texts(scene: Scene) -> RenderableType:
    """All that may be looked up, in words."""
    return Group(*_hostel(scene), *_mood(scene), *_cathedral(scene), *_blends(scene), *_modules(scene))


def _title(text: str) -> Text:
    return Text(text, style="underline")


def _hostel(scene: Scene) -> list[Text]:
    hostel = scene.rules.hostel
    lines = [
        Text(f"{HOURS[hour]}  mood {signed(hostel.mood[hour]):>2}, a market tile costs {thalers(hostel.price[hour])}")
        for hour in ALL_HOURS
    ]
    return [_title("Hostel"), *lines]


def _mood(scene: Scene) -> list[Text]:
    box = scene.box
    usual = box.apprentices
    text = (
        f"From {signed(box.extra_from)} on there are {usual + 1} apprentices, from {signed(box.missing_from)} down "
        f"{usual - 1}, else {usual}. The theater raises the mood by {box.theater}."
    )
    return [_title("Mood"), Text(text)]


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
    return [_title("Cathedral"), Text(bishop), Text(signs), Text(altar)]


def _blends(scene: Scene) -> list[Text]:
    mixes = [
        Text.assemble(
            f"{LETTERS[first]}+{LETTERS[second]} ", colours.tinted(result, f"{LETTERS[result]} {PAINTS[result]}")
        )
        for result, first, second in scene.rules.blends
    ]
    return [_title("Blends"), Text(",  ").join(mixes)]


def _modules(scene: Scene) -> list[Text]:
    """What modules print, each below its name."""
    lines = []
    for panel in panels_of(scene):
        printed = panel.printed(scene)
        if printed:
            lines += [_title(panel.module.replace("_", " ").capitalize()), *printed]
    return lines
