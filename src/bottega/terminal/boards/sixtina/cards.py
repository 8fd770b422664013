"""What is in play, in full: objectives, bonuses, and the frescoes that can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bottega.games.sixtina.kinds import TECHNIQUES, ZONES
from bottega.games.sixtina.ruleset import REFINED_CARDS
from bottega.games.sixtina.view import FrescoView, ObjectiveView
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.boards.sixtina.colours import MARKS
from bottega.terminal.boards.sixtina.picture import Picture

BONUSES = ("refine", "obtain", "claim")


def full_texts(picture: Picture) -> RenderableType:
    """Objectives, bonuses, techniques and frescoes with all that is printed on them."""
    voice = picture.voice
    names = [picture.colours.technique(number, code_and_name(picture, number)) for number in range(len(TECHNIQUES))]
    parts: list[RenderableType] = [
        _title(picture, "cards-objectives"),
        *[_objective(picture, objective) for objective in picture.view.objectives],
        _title(picture, "cards-bonuses"),
        *[Text.assemble((word, "bold"), f"  {_bonus(picture, word)}") for word in BONUSES],
        _title(picture, "cards-techniques"),
        Text(", ").join(names),
        Text(str(voice.say("cards-signs", **MARKS))),
    ]
    if picture.rules.gianluigi >= 0:
        parts += [Text(picture.words("cards-gianluigi")), *_gianluigi(picture)]
    parts += [_title(picture, "cards-frescoes"), Text(picture.words("cards-places"))]
    for fresco in picture.view.chapel:
        parts += [] if fresco is None else _fresco(picture, fresco)
    return Group(*parts)


def _title(picture: Picture, key: str) -> Text:
    return Text(picture.words(key), style="underline")


def _objective(picture: Picture, objective: ObjectiveView) -> Text:
    name = picture.voice.name("objective", objective.id)
    text = picture.voice.objective_text(objective.id, picture.view.seats)
    points = "/".join(map(str, objective.points))
    said = Text(picture.words("cards-objective", objective=name, points=points, text=text))
    said.stylize("bold", 0, len(str(name)))
    return said


def _bonus(picture: Picture, word: str) -> str:
    return picture.words(f"cards-{word}", number=REFINED_CARDS)


def discard_pile(picture: Picture) -> RenderableType:
    """[SX-2.8] The discard pile, card by card."""
    groups = picture.by_technique(picture.discards)
    if not groups:
        return Text(picture.words("cards-no-discards"))
    title = Text(picture.words("cards-discards", number=len(picture.discards)), style="underline")
    lines = [
        Text.assemble(picture.colours.technique(kind, code_and_name(picture, kind)), f": {listed(picture, values)}")
        for kind, values in groups
    ]
    return Group(title, *lines)


def listed(picture: Picture, values: Sequence[int]) -> str:
    """Values, each once, with how often it is there."""
    counts = {value: values.count(value) for value in values}
    return ", ".join(picture.words("cards-times", value=value, times=count) for value, count in counts.items())


def code_and_name(picture: Picture, technique: int) -> str:
    """A technique as it is written and as it is said."""
    return str(picture.voice.tell_about("cards-technique", technique=TECHNIQUES[technique]))


def _gianluigi(picture: Picture) -> list[Text]:
    """The materials on the cards, technique by technique; those that are alike stand together."""
    alike: dict[str, list[Text]] = {}
    for technique, entry in enumerate(picture.box.components.techniques.items):
        adds = [picture.words("cards-adds", materials=f"{card.materials:g}", value=card.value) for card in entry.cards]
        alike.setdefault(", ".join(adds), []).append(picture.colours.technique(technique))
    return [Text.assemble("   ", Text(" ").join(codes), f": {printed}") for printed, codes in alike.items()]


def _fresco(picture: Picture, fresco: FrescoView) -> list[RenderableType]:
    """A fresco in full; one that is restored, without what mattered before."""
    printed = next(each for each in picture.box.frescoes if each.id == fresco.id)
    title = Text(f"{fresco.position} {picture.voice.name('fresco', fresco.id)}", style="bold")
    said = picture.voice.say(
        "cards-restored-fresco" if fresco.is_restored else "cards-fresco",
        artist=printed.artist,
        year=printed.year,
        zone=picture.words(f"zone-{ZONES[printed.zone]}"),
        points="/".join(map(str, fresco.points)),
        spaces=joined(", ", _spaces(picture, fresco)),
    )
    return [title, Padding(picture.drawn(said), (0, 0, 0, 3))]


def _spaces(picture: Picture, fresco: FrescoView) -> list[Phrase]:
    """The techniques with the values that they ask for."""
    return [
        picture.voice.tell_about("cards-space", technique=space.technique, value=space.value) for space in fresco.spaces
    ]
