"""A game's rules as text."""

import pytest

from bottega.core.errors import BadInput
from bottega.core.rulebook import Chapter, Paragraph, Rulebook

TEXT = """# Tiles

Words before the first chapter are not numbered.

## TI-1 The round

- **[TI-1.1]** Draw a tile.
- **[TI-1.2]** Lay it down. *(option: where)*

## TI-T The tools

- **[TI-T1]** *Hammer.* Break a tile.
- **[TI-T10.1]** *Glue.* Mend one.
- **[TI-T10.2]** Not twice.
"""

BOOK = Rulebook(TEXT)


def numbers(wanted: str) -> list[str]:
    return [paragraph.number for chapter in BOOK.find(wanted) for paragraph in chapter.paragraphs]


def test_chapters_have_numbers_titles_and_paragraphs() -> None:
    assert [(chapter.number, chapter.title) for chapter in BOOK.chapters] == [
        ("TI-1", "The round"),
        ("TI-T", "The tools"),
    ]
    assert BOOK.chapters[0].paragraphs[0] == Paragraph("TI-1.1", "Draw a tile.")
    assert list(BOOK.paragraphs) == ["TI-1.1", "TI-1.2", "TI-T1", "TI-T10.1", "TI-T10.2"]
    assert BOOK.text == TEXT


@pytest.mark.parametrize("wanted", ["TI-1", "1", "ti-1"])
def test_a_chapter_by_its_number(wanted: str) -> None:
    assert BOOK.find(wanted) == [BOOK.chapters[0]]


@pytest.mark.parametrize("wanted", ["TI-1.2", "1.2", "ti-1.2"])
def test_a_paragraph_by_its_number(wanted: str) -> None:
    found = BOOK.find(wanted)
    assert found == [Chapter("TI-1", "The round", (Paragraph("TI-1.2", "Lay it down. *(option: where)*"),))]


def test_all_paragraphs_of_one_thing() -> None:
    assert numbers("T10") == ["TI-T10.1", "TI-T10.2"]
    assert numbers("t") == ["TI-T1", "TI-T10.1", "TI-T10.2"]


def test_a_number_is_not_the_beginning_of_another() -> None:
    assert numbers("T1") == ["TI-T1"]


@pytest.mark.parametrize("wanted", ["", "9", "1.9", "T1.1", "TI", "hammer"])
def test_a_rule_that_is_not_there(wanted: str) -> None:
    with pytest.raises(BadInput) as said:
        BOOK.find(wanted)
    assert str(said.value) == f"There is no rule {wanted!r}. The chapters are TI-1 and TI-T."


def test_a_book_without_rules() -> None:
    assert Rulebook("").chapters == ()
