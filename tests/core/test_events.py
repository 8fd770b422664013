"""Events and seats: who may know what."""

from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.kinds import WORD, SeatId
from bottega.core.reasons import Reason
from bottega.core.seats import EVERYONE, Audience, Seat, may_see, only


class Begun(Event):
    """It begins."""


class Dealt(Event):
    """A card that only its player sees."""

    actor: SeatId
    card: str

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


def test_everyone_sees_what_is_open() -> None:
    assert may_see(None, EVERYONE)
    assert all(may_see(Seat(seat), EVERYONE) for seat in range(4))


def test_only_one_seat_sees_its_secret() -> None:
    assert [may_see(Seat(seat), only(Seat(2))) for seat in range(4)] == [False, False, True, False]
    assert not may_see(None, only(Seat(2)))


def test_a_chronicle_shows_each_seat_its_own() -> None:
    told = Chronicle()
    told.emit(Begun())
    told.emit(Dealt(1, "king"))
    assert [event.word for event in told.seen_by(None)] == ["begun"]
    assert [event.word for event in told.seen_by(Seat(0))] == ["begun"]
    assert [event.word for event in told.seen_by(Seat(1))] == ["begun", "dealt"]
    assert [event.word for event in told.seen_by(Seat(1), since=1)] == ["dealt"]


def test_an_event_is_its_facts() -> None:
    event = Dealt(1, "king")
    assert event.to_json() == {"event": "dealt", "actor": 1, "card": "king"}
    assert not event.reveals


def test_a_reason_names_what_it_is_about() -> None:
    reason = Reason("taken", "TI-4", cell=WORD)
    about = reason.about(cell="A1")
    assert about.to_json() == {"code": "taken", "rule": "TI-4", "cell": "A1"}
    assert repr(about) == "Reason('taken', rule='TI-4', {'cell': 'A1'})"
    assert (reason.params, about.params) == ({}, {"cell": "A1"})


def test_a_reason_is_said_with_its_rule_if_it_has_one() -> None:
    assert str(Reason("game-over", "SG-1.1")) == "The game is over. [SG-1.1]"
    assert str(Reason("over", "")) == "The game is over already."
