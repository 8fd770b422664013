"""What is printed and what is in the box, against the rulebook's own numbers."""

import re
from collections import Counter

import pytest

from bottega.core.components import fingerprint, listing, read_components
from bottega.core.errors import BadInput
from bottega.core.registry import printed_components
from bottega.games.sagrada.components import Components, faults, parse_components

COMPONENTS = parse_components()
PATTERNS = COMPONENTS.patterns.items
TEXT = printed_components("sagrada")


def printed(old: str, new: str) -> Components:
    """The components, had something else been printed."""
    assert old in TEXT
    return read_components(Components, TEXT.replace(old, new, 1), "", faults)


def changed(old: str, new: str) -> str:
    """The components file with a mistake: what Bottega says of it."""
    with pytest.raises(BadInput) as said:
        printed(old, new)
    return str(said.value)


# The totals of the rulebook's list of components


def test_sg_2_3_ninety_dice_eighteen_of_each_of_five_colours() -> None:
    assert COMPONENTS.dice.each * len(COMPONENTS.dice.colours) == 90
    assert COMPONENTS.dice.each == 18


def test_twelve_pattern_cards_with_two_sides_each() -> None:
    assert Counter(pattern.card for pattern in PATTERNS) == dict.fromkeys(range(1, 13), 2)


def test_twelve_tools_ten_public_and_five_private_objectives_24_tokens() -> None:
    assert len(COMPONENTS.tools.items) == 12
    assert len(COMPONENTS.public_objectives.items) == 10
    assert len(COMPONENTS.private_objectives.items) == 5
    assert COMPONENTS.favour_tokens.count == 24


def test_four_players_never_need_more_tokens_than_there_are() -> None:
    """[SG-1.3] Four cards of one deck: the harder side of each of the four hardest."""
    hardest = [max(pattern.difficulty for pattern in PATTERNS if pattern.card == card) for card in range(1, 13)]
    assert sum(sorted(hardest)[-4:]) <= COMPONENTS.favour_tokens.count


def test_difficulties_run_from_3_to_6() -> None:
    """[SG-1.3] Four patterns of difficulty 3, four of 4, twelve of 5, four of 6."""
    assert Counter(pattern.difficulty for pattern in PATTERNS) == {3: 4, 4: 4, 5: 12, 6: 4}


def test_no_two_neighbours_of_a_pattern_ask_for_the_same() -> None:
    for pattern in PATTERNS:
        for row in range(4):
            for column in range(5):
                asked = pattern.grid[row][column]
                right = pattern.grid[row][column + 1] if column < 4 else None
                below = pattern.grid[row + 1][column] if row < 3 else None
                assert asked == "." or asked not in (right, below), pattern.name


def test_every_colour_and_every_shade_is_printed_somewhere() -> None:
    """[SG-4.3] [SG-4.4]"""
    assert set("".join("".join(pattern.grid) for pattern in PATTERNS)) == set(".123456RYGBP")


@pytest.mark.parametrize(
    ("name", "row", "grid"),
    [
        ("Shadow Thief", 3, "YR543"),
        ("Luz Celestial", 3, ".Y2.."),
        ("Lux Mundi", 0, "..1.."),
        ("Lux Mundi", 1, "1G3B2"),
        ("Symphony of Light", 2, ".B4G."),
        ("Sun's Glory", 0, "1PY.4"),
        ("Chromatic Splendor", 0, "..G.."),
        ("Via Lux", 2, "3YRP."),
        ("Ripples of Light", 3, "Y2G1R"),
    ],
)
def test_spaces_that_are_often_copied_wrongly(name: str, row: int, grid: str) -> None:
    assert next(pattern.grid[row] for pattern in PATTERNS if pattern.name == name) == grid


def test_difficulty_that_is_often_copied_wrongly() -> None:
    assert next(pattern.difficulty for pattern in PATTERNS if pattern.name == "Industria") == 5


def test_points_of_the_public_objectives() -> None:
    """[SG-P1] to [SG-P10] The last but one pays by the die."""
    assert [entry.points for entry in COMPONENTS.public_objectives.items] == [6, 5, 5, 4, 2, 2, 2, 5, 1, 4]


# What is wrong is said clearly


def test_nothing_is_wrong_with_the_file() -> None:
    assert faults(COMPONENTS) == []


def test_a_value_of_the_wrong_kind() -> None:
    said = changed("each = 18", 'each = "eighteen"')
    assert said == "The components are wrong. Expected `int`, got `str` - at `$.dice.each`."


def test_an_unknown_field() -> None:
    said = changed("each = 18", "each = 18\nsize = 8")
    assert said == "The components are wrong. Object contains unknown field `size` - at `$.dice`."


def test_an_unknown_provenance() -> None:
    said = changed('provenance = "rulebook"', 'provenance = "guesswork"')
    assert said == "The components are wrong. Invalid enum value 'guesswork' - at `$.dice.provenance`."


def test_colours_in_another_order() -> None:
    said = changed('["red", "yellow"', '["yellow", "red"')
    assert said == "The components are wrong. dice.colours must be red, yellow, green, blue and purple, in this order."


def without_last(table: str) -> str:
    """What is said if the last entry of a table is missing."""
    entries = re.findall(rf"\[\[{table}\.items\]\]\n(?:\w.*\n)+", TEXT)
    return changed(entries[-1], "")


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("patterns", "patterns.items must have 24 entries, not 23."),
        ("tools", "tools.items must have 12 entries, not 11."),
        ("public_objectives", "public_objectives.items must have 10 entries, not 9."),
        ("private_objectives", "private_objectives.items must have 5 entries, not 4."),
    ],
)
def test_a_missing_entry(table: str, sentence: str) -> None:
    assert sentence in without_last(table)


def test_all_faults_are_told_at_once() -> None:
    said = changed("card = 12", "card = 11")
    assert said.splitlines() == [
        "The components are wrong:",
        "  Pattern card 11 needs two sides.",
        "  Pattern card 12 needs two sides.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name = "Batllo"', 'name = "Bellesguard"', "patterns.items has 'Bellesguard' twice."),
        ('name = "Lathekin"', 'name = "Lens Cutter"', "tools.items has 'Lens Cutter' twice."),
        ('name = "Deep Shades"', 'name = "Light Shades"', "public_objectives.items has 'Light Shades' twice."),
        ('name = "Shades of Blue"', 'name = "Shades of Red"', "private_objectives.items has 'Shades of Red' twice."),
        ("each = 18", "each = 17", "dice.each must be 18, not 17."),
        ("count = 24", "count = 23", "favour_tokens.count must be 24, not 23."),
        ("points = 6", "points = 0", "public_objectives.Row Colour Variety.points must be 1 to 20, not 0."),
        ("points = 6", "points = 21", "public_objectives.Row Colour Variety.points must be 1 to 20, not 21."),
        ("number = 12", "number = 13", "tools.number must run from 1 to 12, in order."),
        (
            'Rotelle"\ncolour = "red"',
            'Rotelle"\ncolour = "rde"',
            "tools.Running Pliers.colour can't be 'rde'. Did you mean 'red'?",
        ),
        (
            'Rosse"\ncolour = "red"',
            'Rosse"\ncolour = "blue"',
            "private_objectives.colour must be red, yellow, green, blue and purple, in this order.",
        ),
        ('"B6..Y", ', "", "patterns.Bellesguard.grid must have four rows of five spaces."),
        ('"B6..Y"', '"B6..YY"', "patterns.Bellesguard.grid must have four rows of five spaces."),
        (
            '"B6..Y"',
            '"B7..Y"',
            "patterns.Bellesguard.grid has only spaces like '.', a shade from 1 to 6, or a colour of RYGBP.",
        ),
        ("difficulty = 3", "difficulty = 2", "patterns.Bellesguard.difficulty must be 3 to 6, not 2."),
        ("difficulty = 3", "difficulty = 7", "patterns.Bellesguard.difficulty must be 3 to 6, not 7."),
        ('"B6..Y"', '"B6YY."', "patterns.Bellesguard.grid has two neighbours that both ask for Y."),
        ('"B6..Y"', '"B3..Y"', "patterns.Bellesguard.grid has two neighbours that both ask for 3."),
    ],
)
def test_what_contradicts_the_rulebook(old: str, new: str, sentence: str) -> None:
    assert changed(old, new) == f"The components are wrong. {sentence}"


# Where it comes from


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(listing(COMPONENTS))
    assert Counter(item.chapter for item in listed) == {
        "dice": 1,
        "favour_tokens": 1,
        "patterns": 24,
        "tools": 12,
        "public_objectives": 10,
        "private_objectives": 5,
    }
    assert all(item.source for item in listed)
    assert {item.provenance for item in listed} == {"rulebook", "public"}


def test_a_listed_component_has_its_facts() -> None:
    facts = {item.name: item for item in listing(COMPONENTS)}
    assert facts["Bellesguard"].facts == {"card": 1, "difficulty": 3, "grid": ["B6..Y", ".3B..", ".562.", ".4.1G"]}
    assert facts["Bellesguard"].provenance == "public"
    assert facts["dice"].facts == {"colours": ["red", "yellow", "green", "blue", "purple"], "each": 18}


def test_an_entry_may_name_its_own_provenance() -> None:
    entry = 'name = "Bellesguard"\n'
    told = printed(entry, entry + 'provenance = "reconstructed"\nsource = "a guess"\n')
    first = next(item for item in listing(told) if item.name == "Bellesguard")
    assert (first.provenance, first.source) == ("reconstructed", "a guess")


def test_the_fingerprint_is_of_what_matters_in_play() -> None:
    entry = 'name = "Bellesguard"\n'
    told = printed(entry, entry + 'provenance = "reconstructed"\n')
    assert fingerprint(told) == fingerprint(COMPONENTS)
    assert fingerprint(printed("B6..Y", "B5..Y")) != fingerprint(COMPONENTS)


def test_components_never_change() -> None:
    with pytest.raises(AttributeError):
        COMPONENTS.dice.each = 17  # type: ignore[misc]
