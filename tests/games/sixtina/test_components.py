"""What is printed and what is in the box, against the rulebook's own numbers; and files of one's own."""

import random
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
    """What Bottega says of a file of one's own; several faults with semicolons between."""
    with pytest.raises(BadInput) as said:
        GAME.with_components(own)
    return str(said.value).removeprefix("the components are wrong:").strip().replace("\n  ", "; ")


def item(chapter: str, name: str, values: str) -> str:
    return f'[[{chapter}.items]]\nid = "{name}"\n{values}\n'


def cards(name: str, *printed: tuple[int, int, float]) -> str:
    """The cards of a technique: value, count, materials."""
    listed = ", ".join([f"{{ value = {v}, count = {c}, materials = {m} }}" for v, c, m in printed])
    return item("techniques", name, f"cards = [{listed}]")


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ('[materials]\ncolours = ["red", "red", "blue", "white"]', "materials: there are four colours"),
        ('[materials]\ncolours = ["red", "red", "blue", "white", "black"]', "materials: there are four colours"),
        ("[materials]\ncolours = []", "materials: there are four colours"),
        ("[materials]\neach = 14", "materials: there are 15 of each colour, and 4 black ones"),
        ("[materials]\neach = 1000000000000000000000000000000", "materials.each holds a value too large"),
        ("[materials]\nblack = -1", "materials: there are 15 of each colour, and 4 black ones"),
        ("[sheets]\ncount = 12", "sheets: there are 9"),
        ("[sheets]\ncount = 0", "sheets: there are 9"),
    ],
)
def test_materials_and_sheets(own: str, sentence: str) -> None:
    assert said_of(own).startswith(sentence)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        (cards("RP"), "RP: there are at least 7 cards of a technique"),
        (cards("RP", (1, 14, 0.5), (1, 1, 0.5)), "RP: each value is listed once"),
        (cards("RP", (0, 14, 0.5)), "RP: values run from 1 to 9"),
        (cards("RP", (10, 14, 0.5)), "RP: values run from 1 to 9"),
        (cards("RP", (-3, 14, 0.5)), "RP: values run from 1 to 9"),
        (cards("RP", (5, 14, 0.5), (4, 0, 0.5)), "RP: of each value there is at least one card"),
        (cards("RP", (5, 15, 0.5), (4, -1, 0.5)), "RP: of each value there is at least one card"),
        (cards("RP", (5, 14, 0.3)), "RP: materials are counted in halves, from 0 to 15"),
        (cards("RP", (5, 14, -0.5)), "RP: materials are counted in halves, from 0 to 15"),
        (cards("RP", (5, 14, 1e300)), "techniques.RP.cards holds a value too large"),
        (cards("RP", (5, 14, float("nan"))), "techniques.RP.cards holds a value too large"),
        (cards("RP", (5, 14, float("inf"))), "techniques.RP.cards holds a value too large"),
        (cards("RP", (5, 13, 0.5)), "there are 84 technique cards, not 83"),
        (cards("RP", (5, 10**30, 0.5)), "techniques.RP.cards holds a value too large"),
        (cards("RP", (5, 10**8, 0.5)), f"there are 84 technique cards, not {70 + 10**8}"),
    ],
)
def test_technique_cards(own: str, sentence: str) -> None:
    assert said_of(own).startswith(sentence)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ('zone = "XX"', "JC1: there is no zone 'XX'; the zones are JC, GE, MO, LJ"),
        ('techniques = ["RP 4"]', "JC1: a fresco has two techniques or more, none of them twice"),
        ("techniques = []", "JC1: a fresco has two techniques or more, none of them twice"),
        ('techniques = ["RP 4", "RP 5"]', "JC1: a fresco has two techniques or more, none of them twice"),
        ('techniques = ["RP 0", "SS 5"]', "JC1: a technique asks for 1 or more"),
        ('techniques = ["RP 30", "SS 5"]', "JC1: a full hand of RP has no more than 29, not 30"),
        ("points = [7, 4, 5]", "JC1: the first place is worth no less than the second, and the second no less than"),
        ("points = [7, 4, -1]", "JC1: points run from 0 to 99"),
        ("points = [100, 4, 1]", "JC1: points run from 0 to 99"),
        ("points = [7, 4]", "Expected `array` of length 3, got 2 - at `$.frescoes.JC1.points`"),
        ("points = []", "Expected `array` of length 3, got 0 - at `$.frescoes.JC1.points`"),
        ('points = ["a", 4, 1]', "Expected `int`, got `str` - at `$.frescoes.JC1.points[0]`"),
        ('name = ""', "frescoes: each has a name of its own"),
        ('name = "The Flood"', "frescoes: each has a name of its own"),
        ("painter = 3", "frescoes.JC1 has no 'painter'"),
    ],
)
def test_frescoes(values: str, sentence: str) -> None:
    assert said_of(item("frescoes", "JC1", values)).startswith(sentence)


@pytest.mark.parametrize(
    "space", ["RP", "RP 4 5", "4 RP", "XX 4", "", "RP -4", "RP 4.5", "RP x", "RP ４", "RP ²", f"RP {'9' * 500}"]
)
def test_a_technique_of_a_fresco_that_can_t_be_read(space: str) -> None:
    said = said_of(item("frescoes", "JC1", f'techniques = ["{space}", "SS 5"]'))
    assert said == 'JC1: a technique and its value are written like "RP 6", with one of RP, SS, LB, IR, PI, WP'


def test_too_few_frescoes_of_a_zone() -> None:
    own = item("frescoes", "LJ1", 'zone = "MO"') + item("frescoes", "LJ2", 'zone = "MO"')
    assert said_of(own) == "2 frescoes of zone LJ are drawn, and there are only 1"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ('beside = ["J2", "X9"]', "J1: there is no place 'X9' in the chapel; G2 lies beside J1, but J1 not beside G2"),
        ('beside = ["J2", "G2", "J2"]', "J1: a place lies beside another once"),
        ('beside = ["J2", "G2", "J1"]', "J1: a place does not lie beside itself"),
        ('beside = ["J2"]', "G2 lies beside J1, but J1 not beside G2"),
        ('beside = ["J2", "G2", "M3"]', "J1 lies beside M3, but M3 not beside J1"),
        ('zone = "GE"', "J1: this place is for zone JC"),
        ("row = -1", "J1: rows and columns run from 0 to 11"),
        ("column = 100000000", "J1: rows and columns run from 0 to 11"),
        ("row = 3", "chapel: two places are in one row and column"),
        ("open_with = [2, 3, 4, 5]", "J1: there are 2, 3 or 4 players"),
        ("open_with = []", "chapel: 10 places are covered with 2 players, and there are 9 sheets"),
    ],
)
def test_places_of_the_chapel(values: str, sentence: str) -> None:
    assert said_of(item("chapel", "J1", values)).startswith(sentence)


def test_a_chapel_in_two_parts() -> None:
    own = item("chapel", "G1", "beside = []") + item("chapel", "G2", 'beside = ["J1", "G3", "M1"]')
    assert said_of(own) == "chapel: some places can't be reached from the others"


def test_a_chapel_without_sheets() -> None:
    own = "".join([item("chapel", name, "open_with = [2, 3, 4]") for name in POSITIONS])
    assert said_of(own).startswith("chapel: 0 places are covered with 2 players")


def test_a_chapel_without_an_open_fresco() -> None:
    own = "".join([item("chapel", name, "open_with = []") for name in POSITIONS])
    assert said_of(own).startswith("chapel: 12 places are covered with 2 players")


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ("needed = [0, 7]", "two-excellent: what is needed runs from 1 to 15"),
        ("needed = [2, 16]", "two-excellent: what is needed runs from 1 to 15"),
        ("needed = [2]", "Expected `array` of length 2, got 1 - at `$.objectives.two-excellent.needed`"),
        ('techniques = ["RP", "XX"]', "two-excellent: there is no technique 'XX'; they are RP, SS, LB, IR, PI, WP"),
        ('techniques = ["RP", "RP"]', "two-excellent: a technique is named once"),
        ("points = [7, 8, 2]", "two-excellent: the first place is worth no less than the second"),
        ("points_with_four = [7, 5, -2]", "two-excellent: points run from 0 to 99"),
        ('text = ""', "two-excellent: the text is a sentence, with no other gaps than {needed} and {techniques}"),
        ('text = "{points}."', "two-excellent: the text is a sentence, with no other gaps"),
        ('text = "{needed."', "two-excellent: the text is a sentence, with no other gaps"),
        ('text = "{needed:>99999999999}."', "two-excellent: the text is a sentence, with no other gaps"),
        ('text = "{needed.__class__}."', "two-excellent: the text is a sentence, with no other gaps"),
        ('text = "{}."', "two-excellent: the text is a sentence, with no other gaps"),
    ],
)
def test_objectives(values: str, sentence: str) -> None:
    assert said_of(item("objectives", "two-excellent", values)).startswith(sentence)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ("= nonsense", "the components are not TOML: "),
        ('game = "sagrada"', "game is 'sixtina', and can't be replaced"),
        ("[dice]\neach = 3", "there is no chapter 'dice'"),
        ('[[frescoes.items]]\nname = "The Flood"', "item 1 of frescoes has no id to tell it by: 'The Flood' is 'GE8'"),
        (item("frescoes", "JC9", "points = [7, 4, 2]"), "frescoes has no item 'JC9'; did you mean 'JC7'?"),
        (item("techniques", "RP", "cards = 3"), "Expected `array`, got `int` - at `$.techniques.RP.cards`"),
        ("frescoes = 3", "frescoes is "),
        ("[frescoes]\nitems = 3", "frescoes.items is a list of tables"),
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
