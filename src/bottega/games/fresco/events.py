"""What happens at the table, told to those who may know. Nearly all of it is open; plans are, once revealed."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.core.words import counted


def thalers(number: int) -> str:
    """So many Thalers, in words."""
    return counted(number, "Thaler")


def signed(mood: int) -> str:
    """A mood as it is written.

    >>> signed(0), signed(2), signed(-1)
    ('0', '+2', '-1')
    """
    return f"{mood:+d}" if mood else "0"


class Deed(Event):
    """What a painter did; if no seat is given, Leonardo's."""

    def __init__(self, word: str, text: str, seat: Seat | None, parts: dict[str, str], reveals: bool = False) -> None:
        if seat is None:
            super().__init__(word, text.replace("{seat}", "Leonardo"), parts, reveals=reveals)
        else:
            super().__init__(word, text, {"seat": str(seat), **parts}, reveals=reveals)


class Placed(Deed):
    """[FR-1.2] A painter's starting space."""

    def __init__(self, seat: Seat | None, space: str) -> None:
        super().__init__("placed", "{seat} starts on {space}.", seat, {"space": space})


class MarketFilled(Event):
    def __init__(self, booths: Sequence[str]) -> None:
        super().__init__("market-filled", "The market is filled: {booths}.", {"booths": "; ".join(booths)})


class RoundBegan(Event):
    def __init__(self, number: int, last: bool) -> None:
        text = "Round {round} begins: it is the final round." if last else "Round {round} begins."
        super().__init__("round-began", text, {"round": str(number)})


class LeonardoHanded(Deed):
    """[FR-L.2] Who plays Leonardo this round."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("leonardo-handed", "{seat} plays Leonardo this round.", seat, {})


class WokeUp(Deed):
    def __init__(self, seat: Seat | None, time: str) -> None:
        super().__init__("woke-up", "{seat} wakes up at {time}.", seat, {"time": time})


class MoodChanged(Deed):
    def __init__(self, seat: Seat, spaces: int, mood: int) -> None:
        text = "The mood of {seat} rises by {spaces}, to {mood}."
        if spaces < 0:
            text = "The mood of {seat} falls by {spaces}, to {mood}."
        parts = {"spaces": str(abs(spaces)), "mood": signed(mood)}
        super().__init__("mood-changed", text, seat, parts)


class Helped(Deed):
    """[FR-2.6] [FR-2.7] How many apprentices a player has this round, where it is not the usual number."""

    def __init__(self, seat: Seat, apprentices: int) -> None:
        text = "{seat} has {apprentices} this round."
        super().__init__("helped", text, seat, {"apprentices": counted(apprentices, "apprentice")})


class PlanRevealed(Deed):
    def __init__(self, seat: Seat, plan: Sequence[str]) -> None:
        super().__init__("plan-revealed", "{seat} sends {plan}.", seat, {"plan": ", ".join(plan)}, reveals=True)


class Bought(Deed):
    def __init__(self, seat: Seat, tile: str, booth: str, price: int) -> None:
        text = "{seat} buys {tile} at booth {booth} for {price}."
        super().__init__("bought", text, seat, {"tile": tile, "booth": booth, "price": thalers(price)})


class Closed(Deed):
    def __init__(self, seat: Seat | None, booth: str) -> None:
        super().__init__("closed", "{seat} closes booth {booth}.", seat, {"booth": booth})


class Forfeited(Deed):
    def __init__(self, seat: Seat | None, location: str) -> None:
        super().__init__("forfeited", "{seat} does no more at the {location}.", seat, {"location": location})


class Idled(Deed):
    """[FR-3.6] Apprentices who can do nothing at a location."""

    def __init__(self, seat: Seat, apprentices: int, location: str) -> None:
        text = "{seat} has {apprentices} idle at the {location}."
        parts = {"apprentices": counted(apprentices, "apprentice"), "location": location}
        super().__init__("idled", text, seat, parts)


class BishopMoved(Deed):
    def __init__(self, seat: Seat, segment: str) -> None:
        text = "{seat} pays a Thaler to move the bishop to {segment}."
        super().__init__("bishop-moved", text, seat, {"segment": segment})


class SegmentRestored(Deed):
    """A segment is restored: what its tile is worth, and what the bishop and modules add or take off."""

    def __init__(self, seat: Seat | None, segment: str, value: int, bonus: int, more: int) -> None:
        text = "{seat} restores {segment} for {value}"
        parts = {"segment": segment, "value": str(value)}
        if bonus:
            text += " + {bonus}"
            parts["bonus"] = str(bonus)
        if more > 0:
            text += " + {more}"
            parts["more"] = str(more)
        elif more:
            text += " - {less}"
            parts["less"] = str(-more)
        super().__init__("segment-restored", text + counted_points(value + bonus + more), seat, parts)


def counted_points(points: int) -> str:
    """The end of a sentence that has named a number of points."""
    return " point." if points == 1 else " points."


class AltarRestored(Deed):
    def __init__(self, seat: Seat, paints: str, points: int) -> None:
        text = "{seat} restores the altar with {paints} for {points} points."
        super().__init__("altar-restored", text, seat, {"paints": paints, "points": str(points)})


class Stopped(Deed):
    """[FR-9.2] The space was taken: where the painter stopped."""

    def __init__(self, seat: Seat | None, space: int, taken: int) -> None:
        side = "in front" if space > taken else "behind"
        text = "Space {taken} is taken: {seat} stops {side}, on {space}."
        super().__init__("stopped", text, seat, {"taken": str(taken), "side": side, "space": str(space)})


class Paid(Deed):
    def __init__(self, seat: Seat, wages: int) -> None:
        super().__init__("paid", "{seat} earns {wages} in the studio.", seat, {"wages": thalers(wages)})


class Blended(Deed):
    def __init__(self, seat: Seat, paint: str) -> None:
        super().__init__("blended", "{seat} blends {paint}.", seat, {"paint": paint})


class IncomePaid(Deed):
    def __init__(self, seat: Seat, income: int) -> None:
        super().__init__("income-paid", "{seat} gets an income of {income}.", seat, {"income": thalers(income)})


class PaintTaken(Deed):
    def __init__(self, seat: Seat, paint: str) -> None:
        super().__init__("paint-taken", "{seat} takes one {paint} paint.", seat, {"paint": paint})


class FrescoFinished(Event):
    """[FR-11.3] The last tile is gone."""

    def __init__(self) -> None:
        super().__init__("fresco-finished", "The fresco is restored: this round is the last.", {})


class GameEnded(Event):
    def __init__(self) -> None:
        super().__init__("game-ended", "The last round is over: the final scoring.", {})


class MoneyScored(Deed):
    def __init__(self, seat: Seat, money: int, points: int) -> None:
        text = "{seat} scores {points} for {money}."
        super().__init__("money-scored", text, seat, {"points": str(points), "money": thalers(money)})
