"""What is printed and what is in the box, against the rulebook's own numbers; and files of one's own."""

import random
import re
from collections import Counter

import pytest

from bottega.core.chance import FastChance
from bottega.core.components import fingerprint, listing
from bottega.core.errors import BadInput
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.components import parse_components
from bottega.games.sixtina.kinds import FRESCOES, OBJECTIVES, POSITIONS, TECHNIQUES, ZONES
from tests.games.sixtina.tables import table

PRINTED = parse_components()
BY_ID = {fresco.id: fresco for fresco in PRINTED.frescoes.items}
CHAPEL = {position.id: position for position in PRINTED.chapel.items}


# The totals of the rulebook's list of components, and its examples


def test_84_technique_cards_of_six_techniques() -> None:
    assert [technique.id for technique in PRINTED.techniques.items] == TECHNIQUES
    assert sum(card.count for technique in PRINTED.techniques.items for card in technique.cards) == 84


def test_26_frescoes_9_sheets_9_objectives_and_64_materials() -> None:
    assert Counter(fresco.zone for fresco in PRINTED.frescoes.items) == {"JC": 7, "GE": 9, "MO": 7, "LJ": 3}
    assert [fresco.id for fresco in PRINTED.frescoes.items] == FRESCOES
    assert PRINTED.sheets.count == 9
    assert [objective.id for objective in PRINTED.objectives.items] == OBJECTIVES
    assert (len(PRINTED.materials.colours) * PRINTED.materials.each, PRINTED.materials.black) == (60, 4)


def test_sx_1_1_the_places_of_the_chapel() -> None:
    assert list(CHAPEL) == POSITIONS
    assert Counter(position.zone for position in CHAPEL.values()) == {"JC": 3, "GE": 4, "MO": 3, "LJ": 2}
    assert list(dict.fromkeys(position.zone for position in CHAPEL.values())) == ZONES


def test_sx_6_9_the_last_judgment_lies_below_two_frescoes_each() -> None:
    """S-EX8."""
    assert set(CHAPEL["L1"].beside) == {"J3", "G4", "L2"}
    assert set(CHAPEL["L2"].beside) == {"G4", "M3", "L1"}


def test_sx_6_9_neighbours_are_next_to_each_other() -> None:
    """In one row or one column, or half a place aside below."""
    for position in CHAPEL.values():
        for name in position.beside:
            other = CHAPEL[name]
            apart = abs(position.row - other.row), abs(position.column - other.column)
            assert apart in {(1, 0), (0, 2), (1, 1)}


def test_the_numbers_of_the_examples_are_printed_somewhere() -> None:
    """[SX-3.4] [SX-3.5] [SX-3.6] [SX-8.4]"""
    asked = {space for fresco in BY_ID.values() for space in fresco.spaces}
    assert {("RP", 6), ("SS", 2), ("PI", 8), ("PI", 9)} <= asked
    assert max(value for code, value in asked if code == "WP") > 3
    assert BY_ID["LJ2"].points == (12, 5, 4)


def test_no_value_forbids_a_prudent_restoration() -> None:
    assert min(value for fresco in BY_ID.values() for _, value in fresco.spaces) >= 2


# Where it comes from


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(listing(PRINTED))
    assert Counter(item.chapter for item in listed) == {
        "materials": 1,
        "sheets": 1,
        "techniques": 6,
        "frescoes": 26,
        "chapel": 12,
        "objectives": 9,
    }
    assert all(item.source for item in listed)
    assert {item.provenance for item in listed} == {"rulebook", "reconstructed"}


# Mistakes in a file of one's own


def said_of(own: str) -> str:
    """What Bottega says of a file of one's own; several faults one after the other."""
    with pytest.raises(BadInput) as said:
        GAME.with_components(own)
    return re.sub(r"^The components are wrong[.:]\s+", "", str(said.value)).replace("\n  ", " ")


def item(chapter: str, name: str, values: str) -> str:
    return f'[[{chapter}.items]]\nid = "{name}"\n{values}\n'


def cards(name: str, *printed: tuple[int, int, float]) -> str:
    """The cards of a technique: value, count, materials."""
    listed = ", ".join([f"{{ value = {v}, count = {c}, materials = {m} }}" for v, c, m in printed])
    return item("techniques", name, f"cards = [{listed}]")


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ('[materials]\ncolours = ["red", "red", "blue", "white"]', "materials.colours has 'red' twice."),
        (
            '[materials]\ncolours = ["red", "red", "blue", "white", "black"]',
            "materials.colours must have 4 entries, not 5.",
        ),
        ("[materials]\ncolours = []", "materials.colours must have 4 entries, not 0."),
        ("[materials]\neach = 14", "materials.each must be 15, not 14."),
        (
            "[materials]\neach = 1000000000000000000000000000000",
            "materials.each is too large, too deep or can't be printed.",
        ),
        ("[materials]\nblack = -1", "materials.black must be 4, not -1."),
        ("[sheets]\ncount = 12", "sheets.count must be 9, not 12."),
        ("[sheets]\ncount = 0", "sheets.count must be 9, not 0."),
    ],
)
def test_materials_and_sheets(own: str, sentence: str) -> None:
    assert said_of(own).startswith(sentence)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        (cards("RP"), "techniques.RP.cards must add up to 7 cards at least, not 0."),
        (cards("RP", (1, 14, 0.5), (1, 1, 0.5)), "techniques.RP.cards.value has '1' twice."),
        (cards("RP", (0, 14, 0.5)), "techniques.RP.cards.value must be 1 to 9, not 0."),
        (cards("RP", (10, 14, 0.5)), "techniques.RP.cards.value must be 1 to 9, not 10."),
        (cards("RP", (-3, 14, 0.5)), "techniques.RP.cards.value must be 1 to 9, not -3."),
        (cards("RP", (5, 14, 0.5), (4, 0, 0.5)), "techniques.RP.cards.count must be 1 to 84, not 0."),
        (cards("RP", (5, 15, 0.5), (4, -1, 0.5)), "techniques.RP.cards.count must be 1 to 84, not -1."),
        (cards("RP", (5, 14, 0.3)), "techniques.RP.cards.materials must be counted in halves, from 0 to 15."),
        (cards("RP", (5, 14, -0.5)), "techniques.RP.cards.materials must be counted in halves, from 0 to 15."),
        (cards("RP", (5, 14, 1e300)), "techniques.RP.cards is too large, too deep or can't be printed."),
        (cards("RP", (5, 14, float("nan"))), "techniques.RP.cards is too large, too deep or can't be printed."),
        (cards("RP", (5, 14, float("inf"))), "techniques.RP.cards is too large, too deep or can't be printed."),
        (cards("RP", (5, 13, 0.5)), "techniques.cards.count must add up to 84, not 83."),
        (cards("RP", (5, 10**30, 0.5)), "techniques.RP.cards is too large, too deep or can't be printed."),
        (cards("RP", (5, 10**8, 0.5)), "techniques.RP.cards.count must be 1 to 84, not 100,000,000."),
    ],
)
def test_technique_cards(own: str, sentence: str) -> None:
    assert said_of(own).startswith(sentence)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ('zone = "XX"', "frescoes.JC1.zone can't be 'XX'. There are JC, GE, MO and LJ."),
        ('techniques = ["RP 4"]', "frescoes.JC1.techniques must have 2 to 6 entries, not 1."),
        ("techniques = []", "frescoes.JC1.techniques must have 2 to 6 entries, not 0."),
        ('techniques = ["RP 4", "RP 5"]', "frescoes.JC1.techniques has 'RP' twice."),
        ('techniques = ["RP 0", "SS 5"]', "frescoes.JC1.techniques can't ask for RP 0: a full hand of it has 1 to 29."),
        (
            'techniques = ["RP 30", "SS 5"]',
            "frescoes.JC1.techniques can't ask for RP 30: a full hand of it has 1 to 29.",
        ),
        ("points = [7, 4, 5]", "frescoes.JC1.points must not grow: no place is worth more than the one before it."),
        ("points = [7, 4, -1]", "frescoes.JC1.points must be 0 to 99, not -1."),
        ("points = [100, 4, 1]", "frescoes.JC1.points must be 0 to 99, not 100."),
        ("points = [7, 4]", "Expected `array` of length 3, got 2 - at `$.frescoes.JC1.points`."),
        ("points = []", "Expected `array` of length 3, got 0 - at `$.frescoes.JC1.points`."),
        ('points = ["a", 4, 1]', "Expected `int`, got `str` - at `$.frescoes.JC1.points[0]`."),
        ('name = ""', "frescoes.JC1.name must say something, on one line."),
        ('name = "The Flood"', "frescoes.name has 'The Flood' twice."),
        ("painter = 3", "frescoes.JC1 has no value 'painter'. Did you mean 'points'?"),
    ],
)
def test_frescoes(values: str, sentence: str) -> None:
    assert said_of(item("frescoes", "JC1", values)).startswith(sentence)


@pytest.mark.parametrize(
    "space", ["RP", "RP 4 5", "4 RP", "XX 4", "", "RP -4", "RP 4.5", "RP x", "RP ４", "RP ²", f"RP {'9' * 500}"]
)
def test_a_technique_of_a_fresco_that_can_t_be_read(space: str) -> None:
    said = said_of(item("frescoes", "JC1", f'techniques = ["{space}", "SS 5"]'))
    assert said == 'frescoes.JC1.techniques must be written like "RP 6", with one of RP, SS, LB, IR, PI and WP.'


def test_too_few_frescoes_of_a_zone() -> None:
    own = item("frescoes", "LJ1", 'zone = "MO"') + item("frescoes", "LJ2", 'zone = "MO"')
    assert said_of(own) == "Zone LJ must have 2 frescoes at least, and there is only 1."


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            'beside = ["J2", "X9"]',
            "chapel.J1.beside can't be 'X9'. There are J1, J2, J3, G1, G2, G3, G4, M1, M2, M3, L1 and L2.",
        ),
        ('beside = ["J2", "G2", "J2"]', "chapel.J1.beside has 'J2' twice."),
        ('beside = ["J2", "G2", "J1"]', "chapel.J1.beside can't have J1, which does not lie beside itself."),
        ('beside = ["J2"]', "In the chapel G2 lies beside J1, so J1 must lie beside G2."),
        ('beside = ["J2", "G2", "M3"]', "In the chapel J1 lies beside M3, so M3 must lie beside J1."),
        ('zone = "GE"', "chapel.J1.zone must be JC, not GE."),
        ("row = -1", "chapel.J1.row must be 0 to 11, not -1."),
        ("column = 100000000", "chapel.J1.column must be 0 to 11, not 100,000,000."),
        ("row = 3", "In the chapel two places lie in one row and column."),
        ("open_with = [2, 3, 4, 5]", "chapel.J1.open_with must be 2 to 4, not 5."),
        ("open_with = []", "In the chapel 10 places are covered with 2 players: cover at least 1, and 9 at the most."),
    ],
)
def test_places_of_the_chapel(values: str, sentence: str) -> None:
    assert said_of(item("chapel", "J1", values)).startswith(sentence)


def test_a_chapel_in_two_parts() -> None:
    own = item("chapel", "G1", "beside = []") + item("chapel", "G2", 'beside = ["J1", "G3", "M1"]')
    assert said_of(own) == "In the chapel some places can't be reached from the others."


def test_a_chapel_without_sheets() -> None:
    own = "".join([item("chapel", name, "open_with = [2, 3, 4]") for name in POSITIONS])
    assert said_of(own).startswith("In the chapel 0 places are covered with 2 players")


def test_a_chapel_without_an_open_fresco() -> None:
    own = "".join([item("chapel", name, "open_with = []") for name in POSITIONS])
    assert said_of(own).startswith("In the chapel 12 places are covered with 2 players")


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ("needed = [0, 7]", "objectives.two-excellent.needed must be 1 to 15, not 0."),
        ("needed = [2, 16]", "objectives.two-excellent.needed must be 1 to 15, not 16."),
        ("needed = [2]", "Expected `array` of length 2, got 1 - at `$.objectives.two-excellent.needed`."),
        (
            'techniques = ["RP", "XX"]',
            "objectives.two-excellent.techniques can't be 'XX'. There are RP, SS, LB, IR, PI and WP.",
        ),
        ('techniques = ["RP", "RP"]', "objectives.two-excellent.techniques has 'RP' twice."),
        (
            "points = [7, 8, 2]",
            "objectives.two-excellent.points must not grow: no place is worth more than the one before it.",
        ),
        ("points_with_four = [7, 5, -2]", "objectives.two-excellent.points_with_four must be 0 to 99, not -2."),
        (
            'text = ""',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
        (
            'text = "{points}."',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
        (
            'text = "{needed."',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
        (
            'text = "{needed:>99999999999}."',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
        (
            'text = "{needed.__class__}."',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
        (
            'text = "{}."',
            "objectives.two-excellent.text must be a sentence, with no other gaps than {needed} and {techniques}.",
        ),
    ],
)
def test_objectives(values: str, sentence: str) -> None:
    assert said_of(item("objectives", "two-excellent", values)).startswith(sentence)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ("= nonsense", "The components are not TOML: Invalid statement (at line 1, column 1)."),
        ('game = "sagrada"', "game is 'sixtina', and can't be replaced."),
        (
            "[dice]\neach = 3",
            "There is no chapter 'dice'. There are game, materials, sheets, techniques",
        ),
        ('[[frescoes.items]]\nname = "The Flood"', "Item 1 of frescoes has no id to tell it by: 'The Flood' is 'GE8'."),
        (item("frescoes", "JC9", "points = [7, 4, 2]"), "frescoes has no item 'JC9'. Did you mean 'JC7'?"),
        (item("techniques", "RP", "cards = 3"), "Expected `array`, got `int` - at `$.techniques.RP.cards`."),
        ("frescoes = 3", "frescoes is a table of values, which begins with [frescoes]."),
        ("[frescoes]\nitems = 3", "frescoes.items is a list of tables, which each begin with [[frescoes.items]]."),
    ],
)
def test_what_is_no_components_file(own: str, sentence: str) -> None:
    assert said_of(own).startswith(sentence)


# Files of one's own that are played with


def played(own: str, seats: int) -> None:
    """Play a random game with other values; look now and then whether everything is accounted for."""
    game = GAME.with_components(own)
    assert isinstance(game, Sixtina)
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = game.new(game.ruleset(seats, {}), chance)
    while state.pending:
        seat = state.pending[0]
        if rng.random() < 0.05:
            assert game.complaints(state) == []
            assert game.view(game.determinize(game.view(state, seat), rng), seat) == game.view(state, seat)
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert game.complaints(state) == []
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


OTHER_CARDS = "".join([cards(name, (9, 7, 3.5), (2, 4, 0), (6, 3, 1)) for name in TECHNIQUES])
UNEQUAL_CARDS = cards("RP", (1, 7, 0.5), (9, 14, 1)) + cards("SS", (5, 7, 2))
OTHER_POINTS = "".join([item("frescoes", name, "points = [3, 0, 0]") for name in FRESCOES])
TWO_TECHNIQUES = "".join([item("frescoes", name, 'techniques = ["RP 5", "WP 1"]') for name in FRESCOES])
SIX_TECHNIQUES = item("frescoes", "LJ1", 'techniques = ["RP 1", "SS 2", "LB 3", "IR 4", "PI 5", "WP 6"]')
TOPS_ALIGNED = {
    "J1": "J2 G1",
    "J2": "J1 J3 G2",
    "J3": "J2 G3 L1",
    "G1": "G2 J1 M1",
    "G2": "G1 G3 J2 M2",
    "G3": "G2 G4 J3 M3",
    "G4": "G3 L1 L2",
    "M1": "M2 G1",
    "M2": "M1 M3 G2",
    "M3": "M2 G3 L2",
    "L1": "J3 G4 L2",
    "L2": "G4 M3 L1",
}
OTHER_LAYOUT = "".join(
    [
        item("chapel", name, f"beside = {beside.split()}\nrow = {int(name[1]) + 4 * (name[0] == 'L')}")
        for name, beside in TOPS_ALIGNED.items()
    ]
)
OTHER_OBJECTIVES = item(
    "objectives", "five-in-one", "needed = [3, 2]\npoints = [9, 8, 7]\npoints_with_four = [4, 3, 1]"
)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "own",
    [OTHER_CARDS, UNEQUAL_CARDS, OTHER_POINTS, TWO_TECHNIQUES, SIX_TECHNIQUES, OTHER_LAYOUT, OTHER_OBJECTIVES],
    ids=["cards", "unequal cards", "points", "two techniques", "six techniques", "layout", "objectives"],
)
def test_a_game_with_other_values(own: str, seats: int) -> None:
    played(own, seats)


def test_other_cards_are_played_with() -> None:
    """[SX-8.7] Three Repaintings of 9 show 3.5 materials each."""
    game = GAME.with_components(OTHER_CARDS)
    assert isinstance(game, Sixtina)
    play = table("J1 JC1 .. .. ..\nG1 GE1 .. .. ..", hand="RP9 RP9 RP9", seats=2, game=game)
    play.restores("J1 RP", "RP9 RP9 RP9", 3)
    assert play.fresco("J1") == "JC1 Rc .. .. + R3"
    assert play.fresco("G1") == "GE1 Gc .. .. + G10"


def test_other_points_are_paid() -> None:
    game = GAME.with_components(item("frescoes", "JC4", "points = [30, 20, 10]"))
    assert isinstance(game, Sixtina)
    play = table("J1 JC4 .. Wc Bc\nM1 MO1 .. .. ..", hand="IR5", game=game).restores("J1 IR", "IR5")
    assert play.scores == [30, 20, 10]


def test_another_layout_is_revealed_by() -> None:
    game = GAME.with_components(OTHER_LAYOUT)
    assert isinstance(game, Sixtina)
    play = table("J1 JC4 .. Wc Bc\nM1 MO1 .. .. ..", hand="IR5", game=game).restores("J1 IR", "IR5")
    assert play.legal() == ["reveal J2", "reveal G1", "reveal M2"]


def test_other_objectives_are_claimed() -> None:
    """[SX-4.4] Three materials are enough here, and pay 9."""
    game = GAME.with_components(OTHER_OBJECTIVES)
    assert isinstance(game, Sixtina)
    play = table("J1 JC4 .. .. .. + R3\nM1 MO1 .. .. ..", hand="SS3", game=game)
    assert play.restores("M1 SS", "SS3", 0, "claim five-in-one").points("objectives") == [9, 0, 0]


def test_own_values_are_marked_and_have_another_fingerprint() -> None:
    own = parse_components(item("frescoes", "JC4", "points = [30, 20, 10]"))
    marked = {entry.name: entry.provenance for entry in listing(own)}
    assert marked["The Sermon on the Mount"] == "own"
    assert marked["The Last Supper"] == "reconstructed"
    assert fingerprint(own) != fingerprint(PRINTED)


def test_the_printed_values_may_be_repeated() -> None:
    own = parse_components(item("frescoes", "JC4", "points = [5, 3, 1]"))
    assert own == PRINTED
    assert fingerprint(own) == fingerprint(PRINTED)


def test_components_never_change() -> None:
    with pytest.raises(AttributeError):
        PRINTED.sheets.count = 8  # type: ignore[misc]
