"""Module 1 in the terminal: the portraits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.catalogue import PAINTS
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.module import ABBOT_POINTS, ACTOR_SPACES, SERVANT_THALERS
from bottega.games.fresco.modules.m01_portraits.offers import PAINT, PaintPortrait
from bottega.games.fresco.modules.m01_portraits.steps import LeonardoPaints
from bottega.games.fresco.ruleset import WAGE
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens

LABEL = "Studio  "
EFFECTS = {
    "servant": f"{thalers(SERVANT_THALERS)} more at every income",
    "actor": f"each apprentice at the theater raises the mood by {ACTOR_SPACES} more",
    "abbot": f"every bonus of the bishop is {ABBOT_POINTS} more",
    "sexton": "moves the bishop anywhere, once a round, for a Thaler, also before the altar",
}


def portrait_called(scene: Scene, card: str) -> Portrait:
    """A portrait by its name in views."""
    return scene.box.portraits[PORTRAITS.index(card)]


def on_display(scene: Scene) -> list[Portrait | None]:
    """The portraits on display, None where one is painted."""
    share = scene.view.modules.get("portraits")
    return [] if share is None else [portrait_called(scene, card) if card else None for card in share["display"]]


def does(scene: Scene, portrait: Portrait) -> str:
    """What a portrait does for whoever paints it."""
    if portrait.lasting:
        return EFFECTS[portrait.lasting]
    goods = [thalers(portrait.thalers)] if portrait.thalers else []
    goods += [counted(portrait.points, "point")] if portrait.points else []
    goods += [f"1 {PAINTS[paint]}" for paint in portrait.paints]
    goods += [counted(portrait.choice, "basic paint") + " of your choice"] if portrait.choice else []
    goods += [_mood(scene, portrait.mood)] if portrait.mood else []
    return ", ".join(goods)


def _mood(scene: Scene, spaces: int) -> str:
    whole = scene.box.mood_top - scene.box.mood_bottom
    return "mood to the top" if spaces >= whole else f"mood +{spaces}"


def portrait_at(scene: Scene, place: int) -> Portrait | None:
    """The portrait on a place of the display, if one is there."""
    portraits = on_display(scene)
    return portraits[place] if place < len(portraits) else None


def _printed(scene: Scene, portrait: Portrait, where: str) -> Text:
    kind = "stays with its owner" if portrait.lasting else "pays once"
    return Text.assemble((portrait.name, "bold"), f" ({where}; {kind}): {does(scene, portrait)}")


def _named(scene: Scene, place: int) -> Text:
    portrait = portrait_at(scene, place)
    if portrait is None:
        return Text(f"portrait {place + 1}")
    return Text.assemble((portrait.name, "bold"), f" (portrait {place + 1}): {does(scene, portrait)}")


def read_portrait(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A portrait by its place or its name."""
    places = [str(place) for place in range(1, len(PAINT) + 1)]
    if words[0] in places:
        return [PAINT[places.index(words[0])]]
    wanted = " ".join(words)
    shown = [(place, portrait.name) for place, portrait in enumerate(on_display(scene)) if portrait is not None]
    found = [place for place, name in shown if wanted in name.lower()]
    if len(found) == 1:
        return [PAINT[found[0]]]
    there = ", ".join(f"{place + 1} {name}" for place, name in shown) or "none"
    raise BadInput(f"which portrait is {wanted!r}? On display: {there}")


def _on_display(scene: Scene, place: int, portrait: Portrait | None) -> Text:
    """A place of the display, and what is there."""
    label = LABEL if place == 1 else " " * len(LABEL)
    if portrait is None:
        return Text.assemble(label, (f"{place} painted", "dim"))
    return Text.assemble(label, f"{place} ", (portrait.name, "bold"), f": {does(scene, portrait)}")


class PortraitsPanel(Panel):
    """The portraits on display and in front of players."""

    module = "portraits"
    readers: ClassVar[Mapping[str, Reader]] = {"portrait": read_portrait, "paint": read_portrait}
    help = (("paint muse", "paint this portrait; `paint 1` by its place"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The portraits on display, and how many lie face down in each pile."""
        lines = [_on_display(scene, place, portrait) for place, portrait in enumerate(on_display(scene), 1)]
        down = [portrait_called(scene, card).pile for card in scene.view.modules[self.module]["deck"]]
        piles = ", ".join(f"{pile} {down.count(pile)}" for pile in sorted(set(down))) or "none"
        note = Text(f"  (face down: {piles})", style="dim")
        last = Text.assemble(lines[-1], note)
        return [*lines[:-1], *([last] if last.cell_len <= width else [lines[-1], Text(" " * len(LABEL)) + note[2:]])]

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        share = scene.view.modules[self.module]
        used = str(seat) in share["used"]
        portraits = [portrait_called(scene, card) for card in share[f"owned {seat}"]]
        return [
            Text(f"{portrait.name}{' (used)' if used and portrait.lasting == 'sexton' else ''}")
            for portrait in portraits
        ]

    def printed(self, scene: Scene) -> list[Text]:
        lines = [_printed(scene, portrait, "on display") for portrait in on_display(scene) if portrait is not None]
        for seat in scene.rules.seats:
            whose = "yours" if seat == scene.view.seat else f"of player {seat + 1}"
            cards = scene.view.modules[self.module][f"owned {seat}"]
            lines += [_printed(scene, portrait_called(scene, card), whose) for card in cards]
        return lines

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        if isinstance(scene.step, LeonardoPaints):
            return "Leonardo paints a portrait, for its points: which?", legal[0].name if legal else ""
        return None

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        assert isinstance(action, PaintPortrait)
        return Text("Paint"), _named(scene, action.place)

    def explain(self, scene: Scene, action: Offer) -> str:
        assert isinstance(action, PaintPortrait)
        portrait = portrait_at(scene, action.place)
        if portrait is None:
            return f"Paint the portrait on place {action.place + 1}: there is none now."
        if scene.is_leonardos:
            return f"Leonardo paints {portrait.name} for {counted(portrait.points, 'point')}; it leaves the game."
        also = (
            "it comes on top of the wages" if scene.rules.is_mega else f"instead of {thalers(WAGE)} for that apprentice"
        )
        return f"Paint {portrait.name}: {does(scene, portrait)}; {also}."
