"""What is printed and what is in the box, against the rulebook's own numbers; and boxes of one's own."""

import random
import re
from collections import Counter
from functools import cache
from itertools import combinations

import msgspec
import pytest

from bottega.core.chance import FastChance
from bottega.core.components import fingerprint, listing, wrong_components
from bottega.core.errors import BadInput
from bottega.core.registry import printed_components
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.components import Components, faults, parse_components
from bottega.games.fresco.modules.m09_wall_fresco.view import WallFrescoShare
from bottega.games.fresco.modules.m15_dome.view import DomeShare
from tests.games.fresco.tables import ALL_THREE, EVERY_MODULE, PORTRAITS, REFILL, REQUESTS, Play, drawn, table

COMPONENTS = parse_components()


def wrong(own: str) -> str:
    """What Bottega says of a file of one's own."""
    with pytest.raises(BadInput) as said:
        parse_components(own)
    return re.sub(r"^The components are wrong[.:]\s+", "", str(said.value))


# The totals of the rulebook's list of components


def test_fr_1_3_fourteen_market_tiles_of_which_eleven_are_for_three() -> None:
    tiles = COMPONENTS.market.items
    assert (len(tiles), sum(tile.for_three for tile in tiles)) == (14, 11)
    assert [tile.paints for tile in tiles if not tile.for_three] == [["red"] * 2, ["yellow"] * 2, ["blue"] * 2]


def test_fr_1_4_25_fresco_tiles_with_values_from_3_to_11() -> None:
    values = Counter(tile.value for tile in COMPONENTS.fresco.items)
    assert (sum(values.values()), min(values), max(values), values[11]) == (25, 3, 11, 2)


def test_fr_m3_1_seven_special_tiles_from_13_to_24() -> None:
    values = [tile.value for tile in COMPONENTS.special_fresco.items]
    assert (len(values), min(values), max(values)) == (7, 13, 24)


def test_fr_1_5_78_paint_pieces_and_60_coins() -> None:
    """And twelve more with module 3."""
    pieces = [paint.pieces for paint in COMPONENTS.paints.items]
    assert pieces == [17, 17, 17, 9, 9, 9, 6, 6]
    assert sum(pieces[:6]) == 78
    coins = COMPONENTS.coins
    assert (coins.ones, coins.fives, coins.tens) == (36, 16, 8)


def test_fr_m1_1_eighteen_portraits_six_a_pile() -> None:
    piles = Counter(portrait.pile for portrait in COMPONENTS.portraits.items)
    assert piles == {"A": 6, "B": 6, "C": 6}


def test_fr_m2_1_twelve_requests_three_a_kind() -> None:
    """[FR-M2.3] [FR-M2.4] Among them a general one worth 6 and a purple one worth 10."""
    requests = COMPONENTS.requests.items
    assert Counter(request.kind for request in requests) == {"general": 3, "purple": 3, "orange": 3, "green": 3}
    assert ("general", 6) in [(request.kind, request.points) for request in requests]
    assert ("purple", 10) in [(request.kind, request.points) for request in requests]


def test_fr_m2_4_seals_are_the_blended_paints_of_the_front() -> None:
    for tile in [*COMPONENTS.fresco.items, *COMPONENTS.special_fresco.items]:
        assert tile.seals == [paint for paint in tile.paints if paint in ("orange", "green", "purple")]


def test_names_say_what_is_printed() -> None:
    for tile in [*COMPONENTS.fresco.items, *COMPONENTS.special_fresco.items]:
        assert tile.name == f"{tile.value}: {', '.join(tile.paints)}"


def test_every_value_says_where_it_comes_from() -> None:
    assert {item.provenance for item in listing(COMPONENTS)} <= {"rulebook", "public", "derived", "reconstructed"}
    assert all(item.source for item in listing(COMPONENTS))


def test_fr_m6_1_26_tokens_and_18_windows_worth_half_their_penalties() -> None:
    """[FR-M6.7] [FR-M6.8] As all examples have it: 7 with 14, 9 with 18."""
    penalties = {glass.name: glass.penalty for glass in COMPONENTS.glass.items}
    assert {glass.name: glass.tokens for glass in COMPONENTS.glass.items} == {
        "yellow": 8,
        "blue": 7,
        "red": 6,
        "green": 5,
    }
    windows = COMPONENTS.windows.items
    assert len({tuple(window.panels) for window in windows}) == len(windows) == 18
    assert all(2 * window.points == sum(penalties[panel] for panel in window.panels) for window in windows)


def test_fr_m11_1_25_favors_and_nine_dome_tiles() -> None:
    """[FR-M15.1]"""
    assert sum(favor.tiles for favor in COMPONENTS.favors.items) == 25
    assert len(COMPONENTS.dome.items) == 9


def test_fr_m8_1_the_certificates_of_the_examples_are_there() -> None:
    """[FR-M8.4] [FR-M8.5] One for 3 Thalers and 3 points, one for 6 Thalers."""
    found = [(entry.price, entry.points) for entry in COMPONENTS.certificates.items]
    assert (3, 3) in found
    assert 6 in [price for price, _ in found]


def test_fr_m14_6_three_pews_of_one_beam_can_be_worth_8() -> None:
    points = [pew.points for pew in COMPONENTS.pews.items if pew.beams == 1]
    assert 8 in [sum(three) for three in combinations(points, 3)]


# What is wrong is said clearly


def test_nothing_is_wrong_with_the_file() -> None:
    assert faults(COMPONENTS) == []
    assert parse_components(printed_components("fresco")) == COMPONENTS


SERVANT = '[[portraits.items]]\nid = "P01"\n'
PATRON = '[[portraits.items]]\nid = "P13"\n'
TILE = '[[fresco.items]]\nid = "F03"\n'
ELIXIR = '[[bottles.items]]\nid = "elixir-3"\n'
STALL = '[[market.items]]\nid = "M08"\n'
ARROW = '[[gold_arrows.items]]\nid = "G1"\n'
WINDOW = '[[windows.items]]\nid = "L01"\n'
FAVOR = '[[favors.items]]\nid = "V01"\n'
CERTIFICATE = '[[certificates.items]]\nid = "B16"\n'
WALL_TILE = '[[wall_tiles.items]]\nid = "W03"\n'
PEW = '[[pews.items]]\nid = "PW05"\n'
BEAMS = '[[beam_tiles.items]]\nid = "M16"\n'


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ('[[hostel.items]]\nname = "5:00"\nmood = -9', "hostel.5:00.mood must be -8 to 8, not -9."),
        ('[[hostel.items]]\nname = "5:00"\nprice = 21', "hostel.5:00.price must be 0 to 20, not 21."),
        (
            '[[hostel_for_three.items]]\nname = "9:00"\nprice = -1',
            "hostel_for_three.9:00.price must be 0 to 20, not -1.",
        ),
        ("[mood]\ntop = 2", "mood.extra_from must be 1 to 2, not 3."),
        ("[mood]\ntop = 10", "mood.top must be 1 to 9, not 10."),
        (
            "[mood]\nextra_from = 0",
            "mood.extra_from must be 1 to 4, not 0.",
        ),
        (
            "[mood]\nbottom = -2",
            "mood.missing_from must be -2 to -1, not -3.",
        ),
        (
            "[mood]\nmissing_from = 0",
            "mood.missing_from must be -4 to -1, not 0.",
        ),
        ("[mood]\ntheater = 0", "mood.theater must be 1 to 9, not 0."),
        (
            f'{STALL}paints = ["pink"]',
            "market.M08.paints can't be 'pink'. There are yellow, red, blue, orange, green and purple.",
        ),
        (f"{STALL}paints = []", "market.M08.paints must have 1 to 5 entries, not 0."),
        (f"{STALL}for_three = false", "11 market tiles must be for_three, not 10."),
        (f'{STALL}name = " "', "market.M08.name must say something, on one line."),
        (f'{STALL}name = "3\\nyellow"', "market.M08.name must say something, on one line."),
        ("[booths]\nfour_players = [4, 4, 5]", "booths.four_players must have 4 entries, not 3."),
        ("[booths]\nfour_players = [0, 4, 4, 5]", "booths.four_players must be 1 to 4, not 0."),
        ("[booths]\nthree_players = [2, 3, 3]", "booths.three_players must add up to 9, not 8."),
        (f"{TILE}value = 0", "fresco.F03.value must be 1 to 30, not 0."),
        (f'{TILE}paints = ["red", "red"]', "fresco.F03.paints has 'red' twice."),
        (f"{TILE}paints = []", "fresco.F03.paints must have 1 to 6 entries, not 0."),
        (
            f'{TILE}paints = ["pink"]',
            "fresco.F03.paints can't be 'pink'. There are yellow, red, blue, orange, green and purple.",
        ),
        (f'{TILE}seals = ["red"]', "fresco.F03.seals can't be 'red'. There are orange, green and purple."),
        (f'{TILE}seals = ["green", "green"]', "fresco.F03.seals has 'green' twice."),
        (f"{TILE}centre = true", "One tile of fresco must lie in the centre, not 2."),
        (
            '[[special_fresco.items]]\nid = "S7"\ncentre = false',
            "One tile of special_fresco must lie in the centre, not 0.",
        ),
        ('[[special_fresco.items]]\nid = "S2"\nvalue = 12', "special_fresco.S2.value must be 13 to 24, not 12."),
        ('[[special_fresco.items]]\nid = "S7"\nvalue = 23', "special_fresco.S7.value must be 24, not 23."),
        ('[[paints.items]]\nid = "K"\npieces = 0', "paints.K.pieces must be 1 to 99, not 0."),
        ("[coins]\nones = 0", "coins must be 1 to 999, not 0."),
        ("[kit]\napprentices = 6", "kit.apprentices must be 5, not 6."),
        ("[kit]\nthalers = -1", "kit.thalers must be 0 to 99, not -1."),
        (
            '[kit]\npaints = ["brown"]',
            "kit.paints can't be 'brown'. There are yellow, red, blue, orange, green and purple.",
        ),
        (
            f'{SERVANT}lasting = "muse"',
            "portraits.P01.lasting can't be 'muse'. There are servant, actor, abbot and sexton.",
        ),
        (f"{SERVANT}thalers = 1", "portraits.P01 has a lasting effect, so it can have no other."),
        (f'{SERVANT}lasting = ""', "portraits.P01 must do something."),
        (f"{PATRON}points = 100", "portraits.P13.points must be 0 to 99, not 100."),
        (f"{PATRON}choice = 10", "portraits.P13.choice must be 0 to 9, not 10."),
        (
            f'{PATRON}paints = ["white"]',
            "portraits.P13.paints can't be 'white'. There are yellow, red, blue, orange, green and purple.",
        ),
        (
            '[[requests.items]]\nid = "Q02"\npoints = 0',
            "requests.Q02.points must be 1 to 99, not 0.\n  Q02 lies on Q03, so it can't be worth less.",
        ),
        ('[[requests.items]]\nid = "Q01"\npoints = 5', "Q01 lies on Q02, so it can't be worth less."),
        ("[gold_leaf]\nleaves = 0", "gold_leaf.leaves must be 1 to 99, not 0."),
        (f'{ARROW}booth = "V"', "gold_arrows.G1.booth can't be 'V'. Did you mean 'IV'?"),
        (f"{ARROW}place = 5", "gold_arrows.G1.place must be 1 to 4, not 5."),
        (f"{ARROW}leaves = 0", "gold_arrows.G1.leaves must be 1 to 99, not 0."),
        (f'{ARROW}booth = "II"\nplace = 3', "The arrows of gold_arrows must point at different places."),
        (
            '[[gold_arrows_for_three.items]]\nid = "G2"\nbooth = "IV"',
            "gold_arrows_for_three.G2.booth can't be 'IV'. Did you mean 'I'?",
        ),
        ('[[glass.items]]\nname = "red"\ntokens = 5', "glass.tokens must add up to 26, not 25."),
        ('[[glass.items]]\nname = "red"\nprice = 21', "glass.red.price must be 0 to 20, not 21."),
        ('[[glass.items]]\nname = "red"\npenalty = -1', "glass.red.penalty must be 0 to 30, not -1."),
        ("[glazery]\nbench = [0, 1, 2]", "glazery.bench must have 6 entries, not 3."),
        ("[glazery]\nbench = [0, 1, 1, 2, 2, 4]", "glazery.bench must be 0 to 3, not 4."),
        ("[glazery]\nbench = [1, 0, 1, 2, 2, 3]", "glazery.bench must begin with 0: the first window costs nothing."),
        ('[glazery]\nsegments = ["A2"]', "glazery.segments must have 12 entries, not 1."),
        (f"{WINDOW}points = 31", "windows.L01.points must be 0 to 30, not 31."),
        (f'{WINDOW}panels = ["red"]', "windows.L01.panels must have 2 to 3 entries, not 1."),
        (
            f'{WINDOW}panels = ["red", "orange"]',
            "windows.L01.panels can't be 'orange'. There are yellow, blue, red and green.",
        ),
        (f"{FAVOR}tiles = 5", "favors.tiles must add up to 25, not 26."),
        (f"{FAVOR}thalers = 21", "favors.V01.thalers must be 0 to 20, not 21."),
        (f"{FAVOR}thalers = 0", "favors.V01 must do something."),
        (
            f'{FAVOR}paints = ["pink"]',
            "favors.V01.paints can't be 'pink'. There are yellow, red, blue, orange, green and purple.",
        ),
        ('[[dome.items]]\nid = "D1"\npoints = 0', "dome.D1.points must be 1 to 30, not 0."),
        ('[[dome.items]]\nid = "D1"\npaints = []', "dome.D1.paints must have 1 to 6 entries, not 0."),
        (
            f"{ELIXIR}portions = 4",
            "bottles.elixir-3.portions must be 3, not 4.",
        ),
        (
            '[[bottles.items]]\nid = "juice"\nmood = 2',
            "bottles.juice.mood must be 1, not 2.",
        ),
        (f"{ELIXIR}copies = 5", "bottles.elixir-3.copies must be 4, not 5."),
        (f'{ELIXIR}name = ""', "bottles.elixir-3.name must say something, on one line."),
        (
            '[[infections.items]]\nname = "signpost"\ncopies = 2',
            "infections.signpost.copies must be 1, not 2.",
        ),
        ("[medico]\nfour_players = [3, 2, 1, 21]", "medico.four_players must be 0 to 20, not 21."),
        (
            "[medico]\nthree_players = [3, 2]",
            "medico.three_players must have 3 entries, not 2.",
        ),
        ("[medico]\npawns_each = 4", "medico.pawns_each must be 5, not 4."),
        (f"{CERTIFICATE}price = 13", "certificates.B16.price must be 1 to 12, not 13."),
        (f"{CERTIFICATE}price = 0", "certificates.B16.price must be 1 to 12, not 0."),
        (f"{CERTIFICATE}points = 100", "certificates.B16.points must be 0 to 99, not 100."),
        (
            f"{CERTIFICATE}points = 3",
            "certificates.B16.points must be 4 at least: to pay at once is worth no less than installments.",
        ),
        (f"{CERTIFICATE}bells = 4", "certificates.bells must add up to 61, not 62."),
        (f'{CERTIFICATE}name = ""', "certificates.B16.name must say something, on one line."),
        (
            "[bell_track]\nranks = [5, 9, 2]",
            "bell_track.ranks must not grow: no place is worth more than the one before it.",
        ),
        (
            "[bell_track]\nranks = [9, 5]",
            "bell_track.ranks must have 3 entries, not 2.",
        ),
        ("[bell_track]\nlast = 29", "bell_track.last must be 30, not 29."),
        (
            "[bell_track_for_three]\nbonus = [1, 2]",
            "bell_track_for_three.bonus must have 4 entries, not 2.",
        ),
        ("[bell_track]\nbonus = [1, 2, 3, -4]", "bell_track.bonus must be 0 to 99, not -4."),
        (
            "[bell_track]\nbonus_from = [11, 11, 21, 26]",
            "bell_track.bonus_from must grow from one number to the next.",
        ),
        (
            "[bell_track]\nbonus_from = [11, 16, 21, 31]",
            "bell_track.bonus_from must be 1 to 30, not 31.",
        ),
        (f'{WALL_TILE}paint = "red"', "wall_tiles.W03.paint can't be 'red'. There are orange, green and purple."),
        (f'{WALL_TILE}seal = "pink"', "wall_tiles.W03.seal can't be 'pink'. There are orange, green and purple."),
        (f'{WALL_TILE}income = "green"', "wall_tiles.W03.income can't be 'green'. There are yellow, red and blue."),
        (
            '[wall]\nrestored = ["A1", "A2"]',
            "wall.restored must be 2 segments of A1 to D5, and D1 one of them.",
        ),
        (
            '[wall]\nrestored = ["D1", "E2"]',
            "wall.restored must be 2 segments of A1 to D5, and D1 one of them.",
        ),
        (f"{PEW}beams = 4", "pews.PW05.beams must be 1 to 3, not 4."),
        (f"{PEW}points = -1", "pews.PW05.points must be 0 to 99, not -1."),
        (f"{BEAMS}beams = 3", "beam_tiles.M16.beams must be 1 to 2, not 3."),
        (f"{BEAMS}paints = []", "beam_tiles.M16.paints must have 1 to 5 entries, not 0."),
        (f'{BEAMS}replaces = "M13"', "beam_tiles.replaces must be M01, M02, M03, M10, M11 and M12, in this order."),
    ],
)
def test_a_value_that_can_not_be(own: str, fault: str) -> None:
    assert wrong(own) == fault


def test_several_faults_are_told_together() -> None:
    assert wrong(f'{PATRON}pile = "D"').splitlines() == [
        "portraits.P13.pile can't be 'D'. There are A, B and C.",
        "  Pile C must have 6 portraits, not 5.",
    ]
    assert wrong('[[requests.items]]\nid = "Q12"\nkind = "blue"').splitlines() == [
        "requests.Q12.kind can't be 'blue'. There are general, purple, orange and green.",
        "  3 requests must be of kind 'green', not 2.",
    ]


def test_a_basic_paint_that_nobody_sells() -> None:
    """It can't be blended: some tiles could never be restored."""
    tiles = [tile for tile in COMPONENTS.market.items if "blue" in tile.paints and tile.for_three]
    own = "\n".join([f'[[market.items]]\nid = "{tile.id}"\npaints = ["red"]' for tile in tiles])
    unsold = "that is for_three has blue, which can't be blended."
    assert wrong(own) == f"No tile of market {unsold}"
    others = [tile for tile in tiles if tile.id not in ("M03", "M10", "M11")]
    own = "\n".join([f'[[market.items]]\nid = "{tile.id}"\npaints = ["red"]' for tile in others])
    beams = "\n".join([f'[[beam_tiles.items]]\nid = "M{number}"\npaints = ["red"]' for number in (17, 18, 19)])
    assert wrong(f"{own}\n{beams}") == f"No tile of beam_tiles {unsold}"


@pytest.mark.parametrize(
    ("chapter", "fault"),
    [
        ("hostel", "hostel.name must be 5:00, 6:00, 7:00, 8:00 and 9:00, in this order."),
        ("market", "market.id must run from M01 to M14, in order."),
        ("fresco", "fresco.id must run from F01 to F25, in order."),
        ("special_fresco", "special_fresco.id must be S1, S2, S3, S4, S5, S6 and S7, in this order."),
        ("paints", "paints.id must be Y, R, B, O, G, P, K and W, in this order."),
        ("portraits", "portraits.id must run from P01 to P18, in order."),
        ("requests", "requests.id must run from Q01 to Q12, in order."),
        ("gold_arrows", "gold_arrows.id must be G1 and G2, in this order."),
        ("gold_arrows_for_three", "gold_arrows_for_three.id must be G1 and G2, in this order."),
        ("glass", "glass.name must be yellow, blue, red and green, in this order."),
        ("windows", "windows.id must run from L01 to L18, in order."),
        ("favors", "favors.id must run from V01 to V10, in order."),
        ("dome", "dome.id must be D1, D2, D3, D4, D5, D6, D7, D8 and D9, in this order."),
        ("certificates", "certificates.id must run from B01 to B18, in order."),
        ("wall_tiles", "wall_tiles.id must run from W01 to W18, in order."),
        ("pews", "pews.id must run from PW01 to PW12, in order."),
        ("beam_tiles", "beam_tiles.id must be M15, M16, M17, M18, M19 and M20, in this order."),
        ("wish_cards", "wish_cards.id must run from lucky-day to busker, in order."),
    ],
)
def test_a_list_in_another_order(chapter: str, fault: str) -> None:
    """The lists can't be replaced; the printed file itself is held to them."""
    backwards = list(reversed(getattr(COMPONENTS, chapter).items))
    changed: Components = msgspec.structs.replace(
        COMPONENTS, **{chapter: msgspec.structs.replace(getattr(COMPONENTS, chapter), items=backwards)}
    )
    assert fault in str(wrong_components("fresco", faults(changed)))


def test_a_value_of_the_wrong_kind() -> None:
    assert wrong('[kit]\nthalers = "twelve"') == "Expected `int`, got `str` - at `$.kit.thalers`."


# A box of one's own

OWN = """
[[hostel.items]]
name = "5:00"
mood = -1
price = 9

[[hostel_for_three.items]]
name = "5:00"
mood = -4
price = 0

[[hostel_for_three.items]]
name = "9:00"
mood = 3
price = 5

[mood]
top = 6
bottom = -5
extra_from = 2
missing_from = -1
theater = 3

[booths]
four_players = [4, 4, 4, 1]
three_players = [4, 4, 1]

[[market.items]]
id = "M01"
name = "five red"
paints = ["red", "red", "red", "red", "red"]

[[market.items]]
id = "M13"
name = "a purple"
paints = ["purple"]

[[fresco.items]]
id = "F01"
name = "a gift"
value = 30
paints = ["yellow"]
seals = ["orange", "green", "purple"]

[[fresco.items]]
id = "F02"
centre = true

[[fresco.items]]
id = "F25"
centre = false

[[special_fresco.items]]
id = "S1"
value = 14
paints = ["pink"]

[kit]
thalers = 20
paints = ["orange", "orange", "blue"]

[[paints.items]]
id = "Y"
pieces = 1

[coins]
ones = 2
fives = 1
tens = 1

[[portraits.items]]
id = "P01"
name = "A rich girl"
lasting = ""
thalers = 9
points = 4
mood = 1
paints = ["green", "green"]
choice = 1

[[portraits.items]]
id = "P18"
name = "Another abbot"
lasting = "abbot"
thalers = 0
points = 0

[[requests.items]]
id = "Q03"
kind = "general"
points = 1

[[requests.items]]
id = "Q10"
points = 40

[gold_leaf]
leaves = 3

[[gold_arrows_for_three.items]]
id = "G1"
booth = "I"
place = 2
leaves = 4

[[glass.items]]
name = "green"
price = 4
penalty = 9

[glazery]
bench = [0, 0, 1, 2, 3, 3]
segments = ["A1", "A5", "E1", "E5", "C3", "B2", "B3", "B4", "C2", "C4", "D2", "D3"]

[[windows.items]]
id = "L01"
points = 20
panels = ["green", "green"]

[[favors.items]]
id = "V01"
tiles = 6
thalers = 2
points = 1
mood = 1
paints = ["red", "red"]

[[favors.items]]
id = "V02"
tiles = 0

[[dome.items]]
id = "D1"
points = 9
paints = ["red", "red"]
[[certificates.items]]
id = "B01"
price = 12
points = 20
bells = 2

[[certificates.items]]
id = "B02"
bells = 1

[bell_track_for_three]
ranks = [20, 0, 0]
bonus_from = [1]
bonus = [7]

[wall]
restored = ["D1", "C1"]

[[wall_tiles.items]]
id = "W01"
paint = "purple"
income = "blue"
seal = "purple"

[[pews.items]]
id = "PW01"
beams = 3
points = 30

[[beam_tiles.items]]
id = "M15"
paints = ["blue", "blue"]
beams = 1
"""


@cache
def own_game() -> Fresco:
    game = GAME.with_components(OWN)
    assert isinstance(game, Fresco)
    return game


def test_own_values_are_played_by_in_the_hostel() -> None:
    game = table(game=own_game()).plays("wake 5:00", "wake 9:00", "wake 8:00")
    assert game.mood == [-4, 3, 0]
    assert game.state.apprentices == [4, 6, 5]
    assert game.state.price(game.state.rules.seats[1]) == 5
    four = table(seats=4, game=own_game()).plays("wake 5:00")
    assert (four.mood[0], four.state.price(four.state.rules.seats[0])) == (-1, 9)


def test_own_values_are_played_by_at_the_market() -> None:
    luck = drawn("M01 M02 M03 M07", "M08 M09 M10 M11", "M13")
    game = table("evening", luck=luck, game=own_game())
    assert [game.booth(name) for name in ("I", "II", "III")] == ["RRRRR Y B RRR", "YYY BBB RB YB", "P"]
    bought = table("market 1", market={"III": "M13"}, hours="9:00 8:00 7:00", game=own_game()).plays("buy III 1")
    assert (bought.paints(), bought.thalers[0]) == ("P", 7)


def test_own_values_are_played_by_in_the_cathedral_and_the_theater() -> None:
    game = table("cathedral 1", paints="Y", fresco={"A1": "F01"}, bishop="A1", game=own_game()).plays("restore A1")
    assert game.track[0] == 33
    assert table("theater 1", game=own_game()).plays("attend").mood[0] == 3


def test_own_values_are_played_by_in_the_studio() -> None:
    game = table("studio 1", display="P01 P02", options=PORTRAITS, game=own_game())
    game.plays("portrait 1")
    assert (game.track[0], game.waiting) == (4, "choose-paint 0 1")
    game.plays("take red")
    assert (game.paints(), game.thalers[0], game.mood[0]) == ("RGG", 21, 1)
    abbot = table(
        "cathedral 1",
        paints="Y",
        fresco={"A1": "F01"},
        bishop="A1",
        owned={0: "P03 P18"},
        options=PORTRAITS,
        game=own_game(),
    )
    assert abbot.plays("restore A1").track[0] == 30 + 3 + 2


def test_own_values_are_played_by_in_the_workshop() -> None:
    game = table("workshop 1", tiles={0: "F01 F03 F05"}, options=REQUESTS, game=own_game()).plays("request green")
    assert game.track[0] == 40
    last = table(
        "workshop 1",
        tiles={0: "F01 F03 F05"},
        requests={1: "general F06 F07 F08, general F09 F10 F11"},
        options=REQUESTS,
        game=own_game(),
    ).plays("request general")
    assert last.facts("request-fulfilled")[0]["points"] == 1


def test_own_values_are_played_by_with_modules_in_the_cathedral() -> None:
    """Glass, windows, favors and the dome."""
    options = {"gold_leaf": "on", "glaziers": "on", "favors": "on", "dome": "on"}
    windows = tuple(window.id for window in COMPONENTS.windows.items)
    game = table(
        "cathedral 1",
        paints="Y",
        fresco={"C3": "F01", "A2": "F02"},
        modules={"glaziers": {"bench": windows[:6], "stack": windows[6:]}, "gold_leaf": {"disc": "red"}},
        options=options,
        game=own_game(),
    ).plays("restore C3", "window 1", luck=["pick 0", "draw 0", "pick 0"])
    assert game.sheet() == {"tiles": 30, "bishop": 3, "windows": 20 - 18, "favors": 1}
    assert (game.thalers[0], game.mood[0], game.paints()) == (14, 1, "RR")
    assert game.share(DomeShare).owned[0] == ("D1",)
    taken = {"actor": 0, "segment": "C3", "tile": "D1", "paints": ("red", "red"), "points": 9}
    assert game.facts("dome-tile-taken") == [taken]
    (favor,) = game.facts("favor-turned-up")
    assert {"thalers": 2, "points": 1, "mood": 1, "paints": ("red", "red")}.items() <= favor.items()


def test_own_values_are_played_by_with_gold_leaf() -> None:
    game = table("market 1", market={"I": "M02 M03"}, options={"gold_leaf": "on"}, game=own_game()).plays("buy I 2")
    assert game.facts("leaves-taken") == [{"actor": 0, "booth": "I", "place": 2, "leaves": 3}]


def test_a_tile_of_the_dome_that_takes_a_paint_twice() -> None:
    for paints, asked in (("R", False), ("RR", True)):
        game = table(
            "evening",
            last=True,
            paints=paints,
            fresco={"A1": "F02"},
            options={"dome": "on"},
            modules={"dome": {"down": (), "owned": (("D1",), (), ())}},
            game=own_game(),
        )
        assert (game.waiting == "finish-dome 0") == asked


def test_own_values_are_played_by_in_an_audience() -> None:
    cards = [entry.id for entry in COMPONENTS.certificates.items]
    spots = ("studio", "kept", "kept")
    share = {"spots": spots, "display": ("B01", None, None), "unseen": tuple(cards[1:])}
    game = table("studio", plans={0: "00001"}, options={"bells": "on"}, modules={"bells": share}, game=own_game())
    game.plays("certificate 1 full")
    assert (game.thalers[0], game.track[0]) == (0, 20)
    paid = (("B01",), ("B02",), ())
    later: dict[str, object] = {"spots": spots, "display": (None, None, None), "unseen": tuple(cards[2:]), "paid": paid}
    plans = dict.fromkeys(range(3), "01000")
    last = table(
        "theater", plans=plans, last=True, thalers=0, options={"bells": "on"}, modules={"bells": later}, game=own_game()
    )
    assert [last.sheet(seat).get("bells") for seat in range(3)] == [7, 7, None], "the bishop is first"


def test_own_values_are_played_by_at_the_wall() -> None:
    fronts = [tile.paint for tile in parse_components(OWN).wall_tiles.items]
    laid = [*fronts[1:11], None, *fronts[11:15], None, fronts[0], *fronts[15:]]
    share = {"spots": ("studio", "kept", "kept"), "wall": tuple(laid)}
    options = {"wall_fresco": "on"}
    game = table("studio 1", paints="PP", options=options, modules={"wall_fresco": share}, game=own_game())
    assert game.legal() == ["wall D2", "pass"]
    game.plays("wall D2", luck=["draw 0"])
    (restored,) = game.facts("wall-restored")
    assert {"paint": "purple", "points": 4, "income": "blue"}.items() <= restored.items()
    new = Play(own_game().new(own_game().ruleset(3, options), FastChance(random.Random(1))), own_game())
    assert [number for number, tile in enumerate(new.share(WallFrescoShare).wall) if not tile] == [10, 15]


def test_own_values_are_played_by_at_the_pews() -> None:
    options = {"pews": "on"}
    share = {"spots": ("cathedral", "kept", "kept"), "beams": (2, 0, 0)}
    game = table(
        "market", plans={0: "12000"}, market={"I": "M15"}, options=options, modules={"pews": share}, game=own_game()
    )
    game.plays("buy I 1", "pew 3", luck=["pick 0"])
    assert (game.paints(), game.track[0]) == ("BB", 30)


def set_up_with_own_values() -> Play:
    rng = random.Random(2)
    game = own_game()
    return Play(game.new(game.ruleset(3, {}), FastChance(rng)), game)


def test_own_values_are_played_by_from_the_start() -> None:
    game = set_up_with_own_values()
    assert game.thalers == [20, 20, 20]
    assert game.paints() == "BOO"
    assert game.fresco("C3") == "F02"
    assert game.view().supply == (1, 17, 14, 3, 9, 9, 6, 6)
    assert game.view().bank == 17 - 60


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        ALL_THREE,
        {**PORTRAITS, "edition": "mega"},
        {**PORTRAITS, "gold_leaf": "on", "glaziers": "on", "favors": "on", "dome": "on"},
        {**REQUESTS, "bells": "on", "wall_fresco": "on", "pews": "on"},
        EVERY_MODULE,
    ],
    ids=["base", "first three", "portraits", "cathedral", "bells, wall and pews", "all"],
)
def test_random_games_with_own_values_have_all_accounts_right(seats: int, options: dict[str, str]) -> None:
    game = own_game()
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = game.new(game.ruleset(seats, options), chance)
    while state.pending:
        assert game.complaints(state) == []
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert game.complaints(state) == []
    assert game.load(game.dump(state)).track == state.track
    assert sum(line.points for line in game.standings(state)[0].lines) == game.standings(state)[0].total


def test_the_fingerprint_tells_values_apart() -> None:
    assert fingerprint(COMPONENTS) == GAME.fingerprint
    assert own_game().fingerprint != GAME.fingerprint


def test_the_printed_game_is_as_before() -> None:
    assert table("evening", luck=REFILL).booth("I") == "R Y"
    assert GAME.box.thalers == 12
