"""Events and seats: who may know what."""

from bottega.core.events import Chronicle, Event
from bottega.core.reasons import Reason
from bottega.core.seats import EVERYONE, Seat, may_see, only


def test_everyone_sees_what_is_open() -> None:
    assert may_see(None, EVERYONE)
    assert all(may_see(Seat(seat), EVERYONE) for seat in range(4))


def test_only_one_seat_sees_its_secret() -> None:
    assert [may_see(Seat(seat), only(Seat(2))) for seat in range(4)] == [False, False, True, False]
    assert not may_see(None, only(Seat(2)))


def test_a_chronicle_shows_each_seat_its_own() -> None:
    told = Chronicle()
    told.emit(Event("begun", "It begins.", {}))
    told.emit(Event("dealt", "{seat} has {card}.", {"seat": "1", "card": "the king"}, audience=only(Seat(1))))
    assert [event.word for event in told.seen_by(None)] == ["begun"]
    assert [event.word for event in told.seen_by(Seat(0))] == ["begun"]
    assert [event.word for event in told.seen_by(Seat(1))] == ["begun", "dealt"]
    assert [event.word for event in told.seen_by(Seat(1), since=1)] == ["dealt"]


def test_an_event_is_a_sentence_with_names() -> None:
    event = Event("dealt", "{seat} has {card}.", {"seat": "1", "card": "the king"})
    assert event.tell(["Giada", "Davide"]) == "Davide has the king."
    assert event.to_json() == {"event": "dealt", "seat": "1", "card": "the king"}
    assert repr(event) == "dealt seat=1 card=the king"
    assert not event.reveals


def test_a_reason_is_a_sentence_with_its_rule() -> None:
    reason = Reason("taken", "TI-4", "{cell} is taken.")
    about = reason.about(cell="A1")
    assert about.sentence == "A1 is taken."
    assert str(about) == "A1 is taken. [TI-4]"
    assert repr(about) == "Reason('taken', rule='TI-4', {'cell': 'A1'})"
    assert (reason.params, about.params) == ({}, {"cell": "A1"})


def test_a_reason_without_a_rule_is_just_a_sentence() -> None:
    assert str(Reason("odd", "", "That is odd.")) == "That is odd."
