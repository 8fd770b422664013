"""Events in lines: what belongs together stands in one, and nobody's name is said twice."""

from __future__ import annotations

from bottega.core.event import Decided, Event, Resigned
from bottega.core.kinds import SeatId
from bottega.core.registry import find_game
from bottega.speech.news import headlines
from bottega.speech.phrase import Phrase, Span, joined
from bottega.speech.voice import Voice


class Passed(Event):
    actor: SeatId


class Painted(Event):
    actor: SeatId
    wall: str


class Paid(Event):
    actor: SeatId
    coins: int


class Turned(Event):
    page: int


class Painting(Voice):
    """A game that nobody plays."""

    dull = frozenset({"passed"})
    alike = frozenset({"paid"})
    overtaking = frozenset({"painted"})
    joined = frozenset({"turned"})
    drawn = frozenset({"hidden"})

    def tell(self, event: Event) -> Phrase:
        if isinstance(event, Turned):
            return Phrase(f"Page {event.page} follows.")
        assert isinstance(event, (Passed, Painted, Paid, Resigned))
        rest = {Passed: "passes", Painted: "paints", Paid: "pays", Resigned: "leaves"}[type(event)]
        more = f" {event.wall}" if isinstance(event, Painted) else ""
        return joined(" ", [self.name("seat", event.actor), f"{rest}{more}."])


def lines(*events: Event) -> list[str]:
    return [line.text for line in headlines(Painting(find_game("sagrada"), ["Anna", "Bea"]), events)]


def test_what_one_player_does_stands_in_one_line() -> None:
    assert lines(Painted(0, "north"), Resigned(0), Painted(1, "south")) == [
        "Anna paints north; leaves.",
        "Bea paints south.",
    ]


def test_spans_stay_where_their_names_are() -> None:
    (line,) = headlines(Painting(find_game("sagrada"), ["Anna"]), [Painted(0, "north"), Resigned(0)])
    assert line.spans == (Span(0, 4, "seat", 0),)


def test_what_is_dull_is_told_only_alone() -> None:
    assert lines(Painted(0, "north"), Passed(0)) == ["Anna paints north."]
    assert lines(Passed(0)) == ["Anna passes."]


def test_of_what_overtakes_only_the_last_is_told() -> None:
    assert lines(Painted(0, "north"), Painted(0, "east"), Resigned(0)) == ["Anna paints east; leaves."]


def test_what_is_told_alike_keeps_the_names_of_other_players() -> None:
    assert lines(Paid(0, 2), Paid(1, 3)) == ["Anna pays; Bea pays."]


def test_what_is_joined_follows_in_the_line() -> None:
    assert lines(Resigned(0), Turned(2)) == ["Anna leaves; Page 2 follows."]


def test_what_a_table_shows_is_not_told() -> None:
    assert lines(Decided(0)) == []
