"""Marks of visits and apprentices: no two share a bit."""

from bottega.games.fresco import marks

UNITS = {"ONE_ILL": "ILL_TO_COME", "WISH": "WISHES"}
"""What is counted with more than one bit: its lowest."""
NAMES = [name for name in vars(marks) if name.isupper() and name not in (*UNITS, "LASTING")]


def bits(name: str) -> int:
    found = vars(marks)[name]
    assert isinstance(found, int)
    return found


def test_no_two_marks_share_a_bit() -> None:
    assert len(NAMES) == 9
    assert sum(bits(name) for name in NAMES).bit_count() == sum(bits(name).bit_count() for name in NAMES)


def test_marks_are_of_the_visit_or_of_the_apprentice_at_work() -> None:
    for name in NAMES:
        assert bits(name) & marks.LASTING in (0, bits(name))


def test_what_is_counted_is_counted_from_the_lowest_bit() -> None:
    for unit, name in UNITS.items():
        assert bits(name) & -bits(name) == bits(unit)
