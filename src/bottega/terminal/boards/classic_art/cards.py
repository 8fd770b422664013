"""The catalogue: the works in hand and in the exhibitions, with all that is printed on their cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.games.classic_art.components import WorkEntry
from bottega.games.classic_art.events import works
from bottega.terminal.boards.classic_art import colours
from bottega.terminal.boards.classic_art.colours import LOAN, tinted
from bottega.terminal.boards.classic_art.scene import Scene

ON_LOAN = (
    "Art on Loan: the card leaves at once, and an artwork of its exhibition with it, the one that came last. "
    "Where nothing hangs it waits, and takes the next artwork away."
)


def full_texts(scene: Scene) -> RenderableType:
    """The catalogue of what this seat sees, and what predictions and loans do."""
    parts: list[RenderableType] = []
    held = [*scene.hand, *scene.chosen]
    if held:
        parts += [Text("Your hand", style="underline"), *_entries(scene, held)]
    for exhibition in scene.view.exhibitions:
        category = exhibition.category
        heading = tinted(category, f"{scene.name(category)}, {works(len(exhibition.artworks))}")
        heading.stylize("underline")
        parts += [heading, *_entries(scene, [*exhibition.artworks, *exhibition.loans])]
    return Group(*parts, Text(f"{LOAN} {ON_LOAN}"), _multipliers(scene))


def _entries(scene: Scene, cards: Iterable[str]) -> list[RenderableType]:
    found: list[RenderableType] = []
    for card in cards:
        name = colours.card(card, is_loan=scene.is_loan(card))
        found.append(Text.assemble(name, " ", (scene.work(card).name, "bold")))
        found.append(Padding(Text(printed(scene.work(card))), (0, 0, 0, 6)))
    return found


def printed(work: WorkEntry) -> str:
    """What is printed below a title: who, when, how, how large, and where it is."""
    return "; ".join(filter(None, [f"{work.artist}, {work.year}", work.technique, work.size, work.collection]))


def _multipliers(scene: Scene) -> Text:
    kinds = [f"{kind.name} ×{kind.times}" for kind in scene.components.multipliers.items]
    return Text(f"A prediction that comes true pays the Prestige of its space: {'; '.join(kinds)}.")
