"""Module 6: what is told of glass and windows."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed, thalers


class GlassDrawn(Event):
    def __init__(self, glass: list[str]) -> None:
        text = "The glazery has {glass} glass." if glass else "The glazery has no glass."
        super().__init__("glass-drawn", text, {"glass": ", ".join(glass)} if glass else {})


class WindowShown(Event):
    def __init__(self, window: str) -> None:
        super().__init__("window-shown", "A window is laid on the bench: {window}.", {"window": window})


class GlassBought(Deed):
    def __init__(self, seat: Seat, glass: str, price: int) -> None:
        text = "{seat} buys {glass} glass for {price}."
        super().__init__("glass-bought", text, seat, {"glass": glass, "price": thalers(price)})


class WindowReplaced(Deed):
    def __init__(self, seat: Seat | None, window: str, segment: str, price: int) -> None:
        text = "{seat} replaces the window at {segment} with one for {price}: {window}."
        parts = {"segment": segment, "price": thalers(price), "window": window}
        super().__init__("window-replaced", text, seat, parts)


class GlassHandedIn(Deed):
    def __init__(self, seat: Seat, glass: str) -> None:
        super().__init__("glass-handed-in", "{seat} hands in {glass} glass.", seat, {"glass": glass})
