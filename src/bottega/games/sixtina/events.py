"""What happens at the table, told to those who may know."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.events import Event
from bottega.core.seats import EVERYONE, Audience, Seat, only
from bottega.core.words import counted


class Deed(Event):
    """What a player did; if no seat is given, Gianluigi."""

    def __init__(
        self,
        word: str,
        text: str,
        seat: Seat | None,
        parts: dict[str, str],
        *,
        audience: Audience = EVERYONE,
        reveals: bool = False,
    ) -> None:
        if seat is None:
            super().__init__(word, text.replace("{seat}", "Gianluigi"), parts, audience=audience, reveals=reveals)
        else:
            super().__init__(word, text, {"seat": str(seat), **parts}, audience=audience, reveals=reveals)


class Opened(Event):
    def __init__(self, frescoes: Sequence[str], objectives: Sequence[str], first: Seat) -> None:
        super().__init__(
            "opened",
            "The work begins with {frescoes}. Objectives: {objectives}. {seat} is the first player.",
            {"frescoes": ", ".join(frescoes), "objectives": ", ".join(objectives), "seat": str(first)},
        )


class CardShown(Deed):
    """[SX-1.8] A card revealed for the first material; `free` tells whether there is a free space for it."""

    def __init__(self, seat: Seat, card: str, technique: str, *, free: bool) -> None:
        text = "{seat} reveals {card}, {technique}." if free else "{seat} reveals {card}: no {technique} is free."
        super().__init__("card-shown", text, seat, {"card": card, "technique": technique}, reveals=True)


class FirstPlaced(Deed):
    def __init__(self, seat: Seat, fresco: str, technique: str) -> None:
        super().__init__(
            "first-placed",
            "{seat} begins with {technique} of {fresco}.",
            seat,
            {"technique": technique, "fresco": fresco},
        )


class Drew(Deed):
    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__("drew", "{seat} draws {cards}.", seat, {"cards": counted(number, "card")})


class CardsSeen(Deed):
    """The cards somebody drew: nobody else sees them."""

    def __init__(self, seat: Seat, cards: Sequence[str]) -> None:
        super().__init__(
            "cards-seen", "{seat} gets {cards}.", seat, {"cards": " ".join(cards)}, audience=only(seat), reveals=True
        )


class Shuffled(Event):
    def __init__(self, number: int) -> None:
        super().__init__(
            "shuffled", "The discard pile becomes the draw pile: {cards}.", {"cards": counted(number, "card")}
        )


class Acquired(Deed):
    def __init__(self, seat: Seat, cards: Sequence[str], materials: int) -> None:
        text = "{seat} discards {cards} and takes {materials}." if cards else "{seat} acquires nothing."
        parts = {"cards": " ".join(cards), "materials": counted(materials, "material")}
        super().__init__("acquired", text, seat, parts, reveals=len(cards) > 0)


class Waited(Deed):
    def __init__(self, seat: Seat) -> None:
        super().__init__("waited", "{seat} waits.", seat, {})


class RestorationDone(Deed):
    """[SX-3.3] A restoration, with the cards that were played for it; Gianluigi plays none, and shows nothing new."""

    def __init__(
        self, seat: Seat | None, kind: str, technique: str, fresco: str, cards: Sequence[str], extras: int
    ) -> None:
        text = "{seat} restores {technique} of {fresco} with {cards}: {kind}"
        if seat is None:
            text = "{seat} restores {technique} of {fresco}: {kind}"
        parts = {"technique": technique, "fresco": fresco, "cards": " ".join(cards), "kind": kind}
        if extras:
            text += ", and adds {materials}"
            parts["materials"] = counted(extras, "material")
        super().__init__("restored", text + ".", seat, parts, reveals=len(cards) > 0)


class Idle(Event):
    """[SX-8.6] He can restore nowhere: the technique is not free, or a material is missing."""

    def __init__(self, technique: str) -> None:
        super().__init__("idle", "Gianluigi can restore {technique} nowhere.", {"technique": technique})


class MaterialObtained(Deed):
    def __init__(self, seat: Seat, number: int) -> None:
        text = "{seat} gets {materials} as a bonus."
        super().__init__("material-obtained", text, seat, {"materials": counted(number, "material")})


class ObjectiveClaimed(Deed):
    def __init__(self, seat: Seat | None, objective: str, points: int) -> None:
        text = "{seat} claims {objective} for {points} points."
        super().__init__("objective-claimed", text, seat, {"objective": objective, "points": str(points)})


class FrescoCompleted(Event):
    """[SX-6.2] A fresco is complete: what its places are worth now."""

    def __init__(self, fresco: str, values: Sequence[int], excellent: int, prudent: int) -> None:
        super().__init__(
            "fresco-completed",
            "{fresco} is complete: {excellent} excellent, {prudent} prudent; its places are worth {values}.",
            {
                "fresco": fresco,
                "excellent": str(excellent),
                "prudent": str(prudent),
                "values": ", ".join([str(value) for value in values]),
            },
        )


class LastFresco(Event):
    """[SX-7.2] The fresco that nobody completed is scored for half."""

    def __init__(self, fresco: str) -> None:
        super().__init__("last-fresco", "The last fresco, {fresco}, is scored for half.", {"fresco": fresco})


class Scored(Deed):
    def __init__(self, seat: Seat | None, points: int, materials: int, place: int) -> None:
        super().__init__(
            "scored",
            "{seat} scores {points} for place {place} with {materials}.",
            seat,
            {"points": str(points), "place": str(place), "materials": counted(materials, "material")},
        )


class Marked(Deed):
    def __init__(self, seat: Seat | None, fresco: str) -> None:
        super().__init__("marked", "{seat} contributed most to {fresco}.", seat, {"fresco": fresco})


class ProjectRevealed(Deed):
    def __init__(self, seat: Seat, fresco: str) -> None:
        text = "{seat} chooses the next project: {fresco}."
        super().__init__("project-revealed", text, seat, {"fresco": fresco}, reveals=True)


class GameEnded(Event):
    def __init__(self) -> None:
        super().__init__("game-ended", "The restoration of the chapel ends.", {})
