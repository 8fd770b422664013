"""Components: printed matter, and files of one's own that replace values of it."""

import re
from collections.abc import Callable

import msgspec
import pytest

from bottega.core.components import (
    LONGEST_FILE,
    LONGEST_LINE,
    MOST_FAULTS,
    Chapter,
    Entry,
    fingerprint,
    listing,
    own_chapters,
    read_components,
)
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, range_faults

PRINTED = """
game = "atelier"

[easel]
provenance = "rulebook"
source = "page 2"
legs = 3
colours = ["red", "blue"]

[brushes]
provenance = "public"
source = "a scan"
handles = 4

[[brushes.items]]
name = "Fan"
hairs = 1
worn = true

[[brushes.items]]
name = "Flat"
hairs = 20
provenance = "reconstructed"
source = "a guess"

[paints]
provenance = "public"
source = "a scan"

[[paints.items]]
id = "ochre"
name = "Ochre"
price = 2.5
"""


class Easel(Chapter, frozen=True):
    legs: int
    colours: list[str]


class Brush(Entry, frozen=True):
    hairs: int
    worn: bool = False


class Brushes(Chapter, frozen=True):
    handles: int
    items: list[Brush]


class Paint(Entry, frozen=True):
    id: str
    price: float


class Paints(Chapter, frozen=True):
    items: list[Paint]


class Atelier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    easel: Easel
    brushes: Brushes
    paints: Paints


def faults(atelier: Atelier) -> list[BadInput]:
    hairs = [range_faults(f"brushes.{brush.name}.hairs", [brush.hairs], 1, 999) for brush in atelier.brushes.items]
    return fixed_faults("easel.legs", atelier.easel.legs, 3) + [fault for found in hairs for fault in found]


def read(own: str) -> Atelier:
    return read_components(Atelier, PRINTED, own, faults)


AS_PRINTED = read("")


def refused(own: str) -> list[str]:
    """What is said of a file of one's own, fault by fault."""
    with pytest.raises(BadInput) as said:
        read(own)
    head, *more = str(said.value).splitlines()
    assert head.startswith("The components are wrong")
    return [line.strip() for line in more] or [head.removeprefix("The components are wrong. ")]


def provenances(atelier: Atelier) -> dict[str, str]:
    return {item.name: item.provenance for item in listing(atelier)}


# Replacing


def test_without_a_file_all_is_as_printed() -> None:
    assert AS_PRINTED.brushes.items[0] == Brush(name="Fan", hairs=1, worn=True)
    assert own_chapters(AS_PRINTED) == []


def test_a_value_of_a_chapter_is_replaced() -> None:
    own = read('[easel]\ncolours = ["green"]')
    assert (own.easel.legs, own.easel.colours) == (3, ["green"])
    assert (own.easel.provenance, own.easel.source) == ("own", "")
    assert own.brushes == AS_PRINTED.brushes


def test_a_value_of_an_item_is_replaced_and_all_others_stay_where_they_were() -> None:
    own = read('[[brushes.items]]\nname = "Flat"\nhairs = 30')
    assert [(brush.name, brush.hairs) for brush in own.brushes.items] == [("Fan", 1), ("Flat", 30)]
    assert provenances(own) == {**provenances(AS_PRINTED), "Flat": "own"}
    assert own_chapters(own) == ["brushes"]


def test_a_value_beside_items_does_not_make_the_items_ones_own() -> None:
    own = read("[brushes]\nhandles = 5")
    assert own.brushes.handles == 5
    assert provenances(own) == {**provenances(AS_PRINTED), "brushes": "own"}
    assert {item.name: item.source for item in listing(own)}["Fan"] == "a scan"


def test_items_and_values_beside_them() -> None:
    own = read('[brushes]\nhandles = 5\n[[brushes.items]]\nname = "Fan"\nhairs = 2')
    assert provenances(own) == {**provenances(AS_PRINTED), "brushes": "own", "Fan": "own"}


def test_items_with_an_id_are_told_by_it_so_that_their_name_may_be_replaced() -> None:
    own = read('[[paints.items]]\nid = "ochre"\nname = "Yellow Ochre"')
    assert own.paints.items[0] == Paint(id="ochre", name="Yellow Ochre", price=2.5, provenance="own", source="")


def test_a_value_that_is_printed_nowhere_may_be_given_where_the_game_knows_it() -> None:
    assert read('[[brushes.items]]\nname = "Flat"\nworn = true').brushes.items[1].worn


def test_a_complete_copy_changes_nothing() -> None:
    assert read(PRINTED) == AS_PRINTED
    assert fingerprint(read(PRINTED)) == fingerprint(AS_PRINTED)


@pytest.mark.parametrize("same", ["", "# nothing", "[easel]", "[easel]\nlegs = 3", '[[brushes.items]]\nname = "Fan"'])
def test_what_replaces_nothing_keeps_its_provenance(same: str) -> None:
    assert read(same) == AS_PRINTED


def test_provenance_is_not_for_the_file_to_claim() -> None:
    own = read('[easel]\nprovenance = "rulebook"\nsource = "my word"\ncolours = []')
    assert (own.easel.provenance, own.easel.source) == ("own", "")
    assert read('[easel]\nprovenance = "public"') == AS_PRINTED


@pytest.mark.parametrize(
    "other",
    [
        '[easel]\ncolours = ["blue", "red"]',
        "[brushes]\nhandles = 5",
        '[[brushes.items]]\nname = "Fan"\nhairs = 2',
        '[[paints.items]]\nid = "ochre"\nprice = 2.0',
    ],
)
def test_every_value_counts_in_the_fingerprint(other: str) -> None:
    assert fingerprint(read(other)) != fingerprint(AS_PRINTED)


# What is wrong


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ("[esel]\nlegs = 3", "There is no chapter 'esel'. Did you mean 'easel'?"),
        ("varnish = 1", "There is no chapter 'varnish'. There are game, easel, brushes and paints."),
        ('game = "studio"', "game is 'atelier', and can't be replaced."),
        ("easel = 3", "easel is a table of values, which begins with [easel]."),
        ("[[easel]]\nlegs = 3", "easel is a table of values, which begins with [easel]."),
        ("[easel]\nleg = 3", "easel has no value 'leg'. Did you mean 'legs'?"),
        ("[easel]\nitems = []", "easel has no value 'items'. There are legs, colours, provenance and source."),
        ('[easel]\nlegs = "three"', "Expected `int`, got `str` - at `$.easel.legs`."),
        ("[easel]\nlegs = true", "Expected `int`, got `bool` - at `$.easel.legs`."),
        ("[easel]\ncolours = [1]", "Expected `str`, got `int` - at `$.easel.colours[0]`."),
        ("[brushes]\nitems = 3", "brushes.items is a list of tables, which each begin with [[brushes.items]]."),
        ("[brushes]\nitems = [3]", "brushes.items is a list of tables, which each begin with [[brushes.items]]."),
        ("[brushes.items]\nhairs = 3", "brushes.items is a list of tables, which each begin with [[brushes.items]]."),
        ("[[brushes.items]]\nhairs = 3", "Item 1 of brushes has no name to tell it by."),
        ("[[brushes.items]]\nname = 3", "Item 1 of brushes has no name to tell it by."),
        ('[[paints.items]]\nname = "Ochre"', "Item 1 of paints has no id to tell it by: 'Ochre' is 'ochre'."),
        ('[[brushes.items]]\nname = "Fann"', "brushes has no item 'Fann'. Did you mean 'Fan'?"),
        ('[[brushes.items]]\nname = "Fan"\nhair = 3', "brushes.Fan has no value 'hair'. Did you mean 'hairs'?"),
        (
            '[[brushes.items]]\nname = "Fan"\nhairs = "many"',
            "Expected `int`, got `str` - at `$.brushes.Fan.hairs`.",
        ),
        ('[[brushes.items]]\nname = "Fan"\n[[brushes.items]]\nname = "Fan"', "brushes has 'Fan' twice."),
        ('[easel]\nprovenance = "hearsay"', "Invalid enum value 'hearsay' - at `$.easel.provenance`."),
        ("[easel]\nlegs = 4", "easel.legs must be 3, not 4."),
    ],
)
def test_a_fault_is_told_with_its_place(own: str, sentence: str) -> None:
    (said,) = refused(own)
    assert said.startswith(sentence)


def test_all_faults_are_told_at_once() -> None:
    own = """
        [esel]
        [easel]
        leg = 3
        legs = 3
        [[brushes.items]]
        hairs = 3
        [[brushes.items]]
        name = "Fan"
        hairs = "many"
        [[paints.items]]
        id = "ochre"
        price = "dear"
    """
    assert refused(own) == [
        "There is no chapter 'esel'. Did you mean 'easel'?",
        "easel has no value 'leg'. Did you mean 'legs'?",
        "Item 1 of brushes has no name to tell it by.",
        "Expected `int`, got `str` - at `$.brushes.Fan.hairs`.",
        "Expected `float`, got `str` - at `$.paints.ochre.price`.",
    ]


def test_all_faults_that_the_game_finds_are_told_at_once() -> None:
    own = '[easel]\nlegs = 4\n[[brushes.items]]\nname = "Fan"\nhairs = 0'
    assert refused(own) == [
        "easel.legs must be 3, not 4.",
        "brushes.Fan.hairs must be 1 to 999, not 0.",
    ]


@pytest.mark.parametrize(
    ("own", "place"), [("[easel]\nlegs 3", "line 2, column 6"), ("= 3", "line 1, column 1"), ("[easel", "end of")]
)
def test_not_toml_says_where(own: str, place: str) -> None:
    with pytest.raises(BadInput, match=f"^The components are not TOML: .*{place}"):
        read(own)


# What a stranger's file may try


@pytest.mark.parametrize(
    "own",
    [
        "[easel]\nlegs = 0x" + "f" * 1900,
        "[easel]\nlegs = -1_000_000_001",
        '[[paints.items]]\nid = "ochre"\nprice = nan',
        '[[paints.items]]\nid = "ochre"\nprice = -inf',
        '[[paints.items]]\nid = "ochre"\nprice = 1e300',
        '[easel]\ncolours = ["\\u001b[2J"]',
        '[easel]\ncolours = ["red\\u0000"]',
        "[easel]\ncolours = " + "[" * 50 + "]" * 50,
        "[easel.colours]\n" + ".".join("a" * 900) + " = 1",
        '[easel]\ncolours = [{"\\u001b" = 1}]',
    ],
    ids=lambda own: own[:30],
)
def test_values_that_nobody_prints(own: str) -> None:
    (said,) = refused(own)
    assert re.fullmatch(r"(easel|paints\.ochre)\.\w+ is too large, too deep or can't be printed\.", said)


def test_the_longest_line_is_told_by_its_number() -> None:
    with pytest.raises(BadInput, match=r"^Line 2 of the components is longer than 2,000 characters\.$"):
        read("[easel]\n" + "#" * 2001)


def test_text_may_have_lines() -> None:
    assert read('[easel]\ncolours = ["red\\nand blue"]').easel.colours == ["red\nand blue"]


@pytest.mark.parametrize(
    "own",
    [
        "[easel]\ncolours = " + "[\n" * 40_000,
        "[easel]\nlegs = " + "{a=" * 600,
        "[easel]\nlegs = 2026-13-45",
        "\n" * (LONGEST_FILE + 1),
        "#" * (LONGEST_LINE + 1),
        "a." * 49_000 + "a = 1",
        '[[brushes.items]]\nname = "\\ud800"',
    ],
    ids=lambda own: own[:30],
)
def test_files_that_no_one_could_read(own: str) -> None:
    with pytest.raises(BadInput, match=r"components (are not TOML|(are|is) longer than)"):
        read(own)


@pytest.mark.parametrize(
    "make",
    [
        lambda number: f"unknown-{number} = 1\n",
        lambda number: "[[brushes.items]]\n",
        lambda number: f'[[brushes.items]]\nname = "x{number}"\n',
    ],
)
def test_a_thousand_faults_are_not_all_told(make: Callable[[int], str]) -> None:
    said = refused("".join(make(number) for number in range(1000)))
    assert len(said) == MOST_FAULTS + 1
    assert said[-1] == "There are more faults than these."


def test_a_long_name_is_not_repeated_in_full() -> None:
    (said,) = refused(f"{'x' * 1900} = 1")
    assert len(said) < 200
