"""Module 8: the bells."""

import pytest

from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.modules.m08_bells.module import Bells
from bottega.games.fresco.modules.m08_bells.scoring import BISHOP, BellScoring
from bottega.games.fresco.modules.m08_bells.view import BellsShare, PartlyPaid
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import PORTRAITS, REFILL, REFILL_FOR_FOUR, Play, begun, first_come, table, wishes

BELLS = {"bells": "on"}
LEFT_OUT = {**BELLS, "bells_below_zero": "left-out"}
CERTIFICATES = parse_components().certificates.items
ALL = [entry.id for entry in CERTIFICATES]
NONE = ".. .. .."
"""Nothing on display."""
SEATS = {"red": 0, "blue": 1, "green": 2, "yellow": 3}


def belfry(
    display: str = "B01 B02 B10", bottom: str = "", gone: str = "", seats: int = 3, unpaid: str = "", **paid: str
) -> dict[str, object]:
    """Certificates on display, at the bottom, and in front of seats: red="B03", unpaid="B04 2" is Red's.

    All others are unseen, but for those that are gone to the last seat.
    """
    owned = {SEATS[name]: text.split() for name, text in paid.items()}
    owned[seats - 1] = [*owned.get(seats - 1, []), *gone.split()]
    installments = [part.split() for part in unpaid.split(",") if part]
    seen = [*display.split(), *bottom.split(), *[name for name, _ in installments]]
    seen += [name for names in owned.values() for name in names]
    return {
        "unseen": tuple([name for name in ALL if name not in seen]),
        "bottom": tuple(bottom.split()),
        "display": tuple([None if name == ".." else name for name in display.split()]),
        "paid": tuple([tuple(owned.get(seat, ())) for seat in range(seats)]),
        "unpaid": (tuple([PartlyPaid(name, int(paid)) for name, paid in installments]), *[()] * (seats - 1)),
    }


def covering(column: str, seats: int = 3) -> dict[str, object]:
    """Red's tile lies on a location."""
    return {"spots": (column, *["kept"] * (seats - 1))}


def audience(share: dict[str, object] | None = None, thalers: int = 12, track: str = "1 40 50", seats: int = 3) -> Play:
    """Red's tile covers the studio: it is Red's audience."""
    laid = {**(share or belfry(seats=seats)), **covering("studio", seats)}
    return table(
        "studio",
        plans=dict.fromkeys(range(seats), "00001"),
        thalers=thalers,
        track=track,
        seats=seats,
        options=BELLS,
        modules={"bells": laid},
    )


def share_of(game: Play, seat: int | None = 0) -> BellsShare:
    return game.share(BellsShare, seat)


def partly_paid(game: Play, seat: int | None = 0) -> dict[str, int]:
    """What lies on Red's certificates that are not paid, as a seat sees it."""
    return {each.certificate: each.thalers for each in share_of(game, seat).unpaid[0]}


def price(certificate: str) -> tuple[int, int, int]:
    """The price, the points and the bells of a certificate."""
    (found,) = [entry for entry in CERTIFICATES if entry.id == certificate]
    return found.price, found.points, found.bells


# Setting up


def test_fr_m8_1_eighteen_certificates_with_61_bells() -> None:
    assert len(CERTIFICATES) == 18
    assert sum([entry.bells for entry in CERTIFICATES]) == 61
    assert all(entry.points > entry.price // 2 for entry in CERTIFICATES), "to pay at once is worth more"


@pytest.mark.parametrize(("seats", "refill"), [(2, REFILL), (3, REFILL), (4, REFILL_FOR_FOUR)])
def test_fr_m8_1_one_for_each_player_is_revealed(seats: int, refill: list[str]) -> None:
    """[FR-M8.13] None for Leonardo."""
    luck = ["pick 17", *first_come(seats - 1)]
    game = begun(*refill, *first_come(24), *luck, seats=seats, options=BELLS)
    shown = ("B18", *ALL[: seats - 1])
    assert share_of(game).display == shown
    assert share_of(game).unseen == tuple([name for name in ALL if name not in shown])
    assert game.facts("certificates-shown") == [{"certificates": shown, "unsold": ()}]


def test_fr_m8_1_without_the_module_there_are_none() -> None:
    assert table("workshop 1", paints="YR").refuses("deposit B01") == "not-played-with"


# The audience


def test_fr_m8_2_the_audience_has_no_room_for_apprentices() -> None:
    game = table("plan", options=BELLS)
    assert game.legal()[:2] == ["audience no", "audience market"]
    game.plays("audience market", seat=0)
    assert game.legal(seat=0) == ["assign market 0"]
    assert game.why_not("assign market 1", seat=0).to_json() == {
        "code": "no-room-on-tile",
        "rule": "FR-M8.2",
        "tile": "audience",
        "location": "market",
        "room": 0,
    }


def test_fr_m8_2_neither_a_dame_nor_a_map_goes_there() -> None:
    """[FR-M12.4] [FR-M13.5]"""
    game = table(
        "plan",
        options={**BELLS, "dames": "on", "catacombs": "on"},
        modules={"dames": beguines({0: "pink"}), **rooms(maps={0: "5A"})},
    ).plays("audience studio", seat=0)
    assert game.refuses("map 5A studio", seat=0) == "covered"
    game.plays("map 5A no", "assign market 2", "assign cathedral 3", "assign studio 0", "assign workshop 0", seat=0)
    assert game.refuses("dame pink studio", seat=0) == "no-dame-there"


def test_fr_m8_2_on_the_second_cathedral_of_the_final_round() -> None:
    """[FR-11.2] The column of the theater."""
    game = table("theater 0", last=True, fresco={"A1": "F01"}, options=BELLS, modules={"bells": covering("theater")})
    assert game.question == {"asks": "which-certificate", "seat": 0}


def test_fr_m8_2_where_it_lies_is_secret() -> None:
    game = table("plan", options=BELLS).plays("audience market", seat=0)
    assert [share_of(game, seat).spots[0] for seat in (0, 1, None)] == ["market", None, None]


def test_fr_m8_2_it_needs_no_apprentice() -> None:
    game = audience()
    assert (game.waiting, game.seat) == ("audience 0", 0)


def test_fr_m8_2_the_tile_is_taken_off_in_the_evening() -> None:
    """[FR-M.6]"""
    share = {**belfry(), **covering("studio")}
    game = table("evening", options=BELLS, modules={"bells": share}, luck=[*REFILL, *first_come(3)])
    assert share_of(game).spots == ("kept", "kept", "kept")


def test_fr_m8_3_a_certificate_must_be_bought() -> None:
    game = audience()
    assert game.refuses("pass") == "buy-a-certificate"
    assert game.refuses("attend") == "buy-a-certificate"
    assert game.refuses("certificate 4 0") == "no-certificate-there"


def test_fr_m8_3_without_money_in_installments_of_nothing() -> None:
    game = audience(thalers=0)
    assert game.legal() == ["certificate 1 0", "certificate 2 0", "certificate 3 0"]
    assert game.refuses("certificate 1 full") == "certificate-too-dear"
    game.plays("certificate 3 0")
    assert (game.track[0], partly_paid(game)) == (1, {"B10": 0})


def test_fr_m8_3_only_in_an_audience() -> None:
    game = table("workshop 1", paints="YR", options=BELLS, modules={"bells": belfry()})
    assert game.refuses("certificate 1 full") == "only-in-an-audience"
    assert game.refuses("audience no") == "not-here"


def test_fr_m8_4_the_example_of_the_rulebook() -> None:
    """The whole price of 3 Thalers for 3 points; the certificate lies face down."""
    game = audience().plays("certificate 1 full")
    assert price("B01")[:2] == (3, 3)
    assert (game.thalers[0], game.track[0]) == (9, 4)
    assert share_of(game).paid[0] == ("B01",)
    assert share_of(game).display == (None, "B02", "B10")
    assert game.sheet() == {"tiles": 1, "certificates": 3}
    bought = {"actor": 0, "certificate": "B01", "place": 1, "price": 3, "paid": 3, "missing": 0, "points": 3}
    assert game.facts("certificate-bought") == [bought]


def test_fr_m8_4_all_have_seen_what_lies_face_down() -> None:
    """It was on display when it was bought."""
    game = audience(belfry(red="B03 B05", blue="B04"))
    for seat in (0, 1, None):
        assert share_of(game, seat).paid == (("B03", "B05"), ("B04",), ())


def test_fr_m8_4_points_may_lead_to_a_taken_space() -> None:
    game = audience(track="1 4 50").plays("certificate 1 full")
    assert game.waiting == "landing 0 4"


def test_fr_m8_5_the_example_of_the_rulebook() -> None:
    """Four of six Thalers now, for two points."""
    game = audience().plays("certificate 3 4")
    assert price("B10")[0] == 6
    assert (game.thalers[0], game.track[0]) == (8, 3)
    assert share_of(game).paid[0] == ()
    for seat in (0, 1, None):
        assert partly_paid(game, seat) == {"B10": 4}
    bought = {"actor": 0, "certificate": "B10", "place": 3, "price": 6, "paid": 4, "missing": 2, "points": 2}
    assert game.facts("certificate-bought") == [bought]


@pytest.mark.parametrize(("paid", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_fr_m8_5_a_point_for_every_two_thalers(paid: int, points: int) -> None:
    assert audience().plays(f"certificate 3 {paid}").track[0] == 1 + points


def test_fr_m8_5_any_part_of_the_price() -> None:
    game = audience(thalers=4)
    assert game.legal("certificate 3") == [f"certificate 3 {paid}" for paid in range(5)]
    assert game.legal("certificate 1") == ["certificate 1 full", *[f"certificate 1 {paid}" for paid in range(3)]]
    assert game.refuses("certificate 3 5") == "installment-too-dear"
    assert game.refuses("certificate 3 full") == "certificate-too-dear"
    assert game.refuses("certificate 1 3") == "no-installment", "that is the whole price"


def test_fr_m8_5_one_who_could_pay_all_may_pay_less() -> None:
    assert audience(thalers=12).allows("certificate 3 0")


# Installments


def earning(unpaid: str, apprentices: int = 1, thalers: int = 0, red: str = "") -> Play:
    """Red earns wages in the studio, and has partly paid certificates."""
    return table(
        f"studio {apprentices}",
        thalers=thalers,
        options=BELLS,
        modules={"bells": belfry(NONE, unpaid=unpaid, red=red)},
    )


def test_fr_m8_6_earned_thalers_go_on_the_certificate() -> None:
    """For no points."""
    game = earning("B18 2")
    assert (game.thalers[0], game.track[0]) == (0, -3)
    assert partly_paid(game) == {"B18": 5}
    assert game.facts("deposited") == [{"actor": 0, "certificate": "B18", "thalers": 3, "missing": 3}]


def test_fr_m8_6_until_it_is_paid_and_the_rest_is_one_s_own() -> None:
    """Then it is turned face down."""
    game = earning("B10 5", apprentices=2)
    assert game.thalers[0] == 5
    assert (partly_paid(game), share_of(game).paid[0]) == ({}, ("B10",))
    assert game.facts("deposited") == [{"actor": 0, "certificate": "B10", "thalers": 1, "missing": 0}]


def test_fr_m8_6_without_such_a_certificate_thalers_are_earned_as_ever() -> None:
    game = earning("", red="B03")
    assert game.thalers[0] == 3


def test_fr_m8_6_all_that_is_earned_income_too() -> None:
    share = belfry(NONE, unpaid="B18 0")
    tiles = {0: "F01 F02 F03 F04 F05"}
    luck = [*REFILL, *first_come(3)]
    game = table("evening", tiles=tiles, thalers=0, options=BELLS, modules={"bells": share}, luck=luck)
    assert (game.thalers[0], partly_paid(game)) == (0, {"B18": 5})


def test_fr_m8_6_a_portrait_too() -> None:
    """The patron's seven Thalers."""
    game = table(
        "studio 1",
        display="P13 P01",
        thalers=0,
        options={**BELLS, **PORTRAITS},
        modules={"bells": belfry(NONE, unpaid="B10 1")},
    )
    game.plays("portrait 1")
    assert (game.thalers[0], share_of(game).paid[0]) == (2, ("B10",))


def test_fr_m8_6_a_dame_a_tip_and_wages_in_the_studio() -> None:
    """[FR-M12.9] [FR-M4.11] Three Thalers, one, and nine, for two certificates of six: one reaches the purse."""
    game = table(
        "studio 3",
        options={**BELLS, "dames": "on", "wishing_well": "on"},
        modules={
            "bells": belfry(NONE, unpaid="B10 0, B12 0"),
            "dames": beguines(sent={0: "pink studio"}),
            "wishing_well": wishes("tip"),
        },
    )
    assert game.waiting == "filling 0 3"
    assert game.plays("fill B10").waiting == "studio 0 2 3"
    assert game.plays("wish tip").waiting == "filling 0 1"
    assert share_of(game.plays("fill B12")).paid[0] == ("B10", "B12")
    assert game.thalers[0] == 12 + 1


def test_fr_m8_6_a_treasure_that_is_sold() -> None:
    """[FR-M13.8] The next treasure and the visit wait until it is said which certificate is filled."""
    first, second, *_ = [entry.id for entry in parse_components().treasures.items]
    fresco = {"A1": "F01"}
    game = table(
        "workshop 1",
        paints="YR",
        fresco=fresco,
        options={**BELLS, "catacombs": "on"},
        modules={
            "bells": belfry(NONE, unpaid="B10 0, B12 0"),
            **rooms(fresco, opened={"A2": first, "B2": second}, laid={0: "workshop 5A"}),
        },
    ).plays("explore", "sell")
    assert game.waiting.startswith("filling 0")
    assert game.plays("fill B10").waiting == "exploring 0 B2"
    assert game.plays("pass").waiting == "workshop 0 3 1 2"
    assert game.thalers[0] == 12


def test_fr_m8_6_what_is_found_at_the_theater() -> None:
    """[FR-M4.13] And the next apprentice attends when that is said."""
    game = table(
        "theater 2",
        options={**BELLS, "wishing_well": "on"},
        modules={"bells": belfry(NONE, unpaid="B10 0, B12 0"), "wishing_well": wishes("finders")},
    ).plays("wish finders")
    assert (game.waiting, game.mood[0]) == ("filling 0 3", 2)
    assert game.plays("fill B12", "attend").mood[0] == 4
    assert partly_paid(game) == {"B10": 0, "B12": 3}


def test_fr_m8_6_of_several_the_owner_chooses() -> None:
    game = earning("B10 1, B18 0")
    assert game.question == {"asks": "which-to-fill", "seat": 0, "thalers": 3}
    assert game.legal() == ["fill B10", "fill B18"]
    assert game.facts("thalers-wait") == [{"actor": 0, "thalers": 3}]
    assert game.refuses("pass") == "fill-first"
    assert game.refuses("fill B01") == "not-partly-paid"
    game.plays("fill B18")
    assert game.facts("certificate-chosen") == [{"actor": 0, "certificate": "B18", "thalers": 3}]
    assert partly_paid(game) == {"B10": 1, "B18": 3}
    assert game.thalers[0] == 0


def test_fr_m8_6_what_one_leaves_goes_on_the_next() -> None:
    game = earning("B10 5, B18 0").plays("fill B10")
    assert (share_of(game).paid[0], partly_paid(game)) == (("B10",), {"B18": 2})
    assert game.thalers[0] == 0
    three = earning("B01 2, B02 2, B18 0, B17 0", apprentices=1).plays("fill B01")
    assert three.waiting == "filling 0 2"
    three.plays("fill B02", "fill B17")
    assert partly_paid(three) == {"B17": 1, "B18": 0}


def test_fr_m8_6_enough_for_all_is_not_asked_for() -> None:
    game = earning("B01 2, B02 2", apprentices=2)
    assert (share_of(game).paid[0], game.thalers[0]) == (("B01", "B02"), 4)


def test_fr_m8_6_nothing_is_filled_without_earning() -> None:
    game = table("workshop 1", paints="YR", options=BELLS, modules={"bells": belfry(NONE, unpaid="B10 1")})
    assert game.refuses("fill B10") == "nothing-earned"


def test_fr_m8_7_a_thaler_of_one_s_own_in_a_visit() -> None:
    """For no points, and the visit goes on."""
    game = table(
        "workshop 1", paints="YYRR", thalers=2, options=BELLS, modules={"bells": belfry(NONE, unpaid="B10 4, B18 0")}
    )
    assert game.legal("deposit") == ["deposit B10", "deposit B18"]
    game.plays("deposit B10", "blend orange", "deposit B10")
    assert (share_of(game).paid[0], game.thalers[0], game.track[0]) == (("B10",), 0, -3)
    assert game.refuses("deposit B10") == "not-partly-paid"
    assert game.refuses("deposit B18") == "no-thaler"
    assert game.waiting == "workshop 0 3 1 1 +4096"


def test_fr_m8_7_nobody_waits_for_it() -> None:
    """A visit where nothing else can be done is over."""
    game = table("workshop 1", thalers=2, options=BELLS, modules={"bells": belfry(NONE, unpaid="B10 4")})
    assert game.waiting == "theater 1 4 1"


def test_fr_m8_7_before_the_bishop_s_segment_too() -> None:
    """One may pay after having moved the bishop, and restores all the same."""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"B3": "F01", "A1": "F02"},
        thalers=2,
        options=BELLS,
        modules={"bells": belfry(NONE, unpaid="B10 4")},
    )
    game.plays("bishop B3", "deposit B10")
    assert (game.thalers[0], game.waiting) == (0, "cathedral 0 1 1 1")
    game.plays("restore B3")


def test_fr_m8_7_before_income() -> None:
    share = belfry(NONE, unpaid="B10 4")
    game = table(
        "theater", plans={0: "10000", 1: "00001", 2: "10000"}, thalers=3, options=BELLS, modules={"bells": share}
    )
    game.plays("attend")
    assert game.question == {"asks": "pay-certificates", "seat": 0, "unpaid": ("B10",), "is_last": False}
    assert game.legal() == ["deposit B10", "pass"]
    assert game.refuses("attend") == "deposit-or-pass"
    game.plays("deposit B10", "deposit B10", luck=[*REFILL, *first_come(3)])
    assert game.thalers[0] == 1
    assert game.waiting == "wake-up 2"


def test_fr_m8_7_only_who_has_something_to_pay_is_asked() -> None:
    share = belfry(NONE, unpaid="B10 4")
    plans = {0: "10000", 1: "00001", 2: "10000"}
    game = table("theater", plans=plans, thalers=0, options=BELLS, modules={"bells": share})
    game.plays("attend", luck=[*REFILL, *first_come(3)])
    assert game.waiting == "wake-up 2"


# The next round


def test_fr_m8_8_unsold_ones_go_to_the_bottom_and_new_ones_come() -> None:
    luck = [*REFILL, "pick 0", "pick 1", "pick 2"]
    game = table("evening", options=BELLS, modules={"bells": belfry("B01 .. B10", bottom="B18")}, luck=luck)
    assert share_of(game).bottom == ("B18", "B01", "B10")
    assert share_of(game).display == ("B02", "B04", "B06")
    shown = {"certificates": ("B02", "B04", "B06"), "unsold": ("B01", "B10")}
    assert game.facts("certificates-shown") == [shown]


def test_fr_m8_8_they_come_again_once_all_others_were_seen() -> None:
    """In the order in which they lie there, which everybody knows."""
    gone = " ".join(ALL[3:15])
    share = belfry("B01 .. B03", bottom="B17 B18", gone=f"{gone} B02")
    game = table("evening", options=BELLS, modules={"bells": share}, luck=[*REFILL, "pick 0"])
    assert share_of(game).display == ("B16", "B17", "B18")
    assert share_of(game).bottom == ("B01", "B03")


def test_fr_m8_8_as_many_as_there_are() -> None:
    share = belfry("B01 .. ..", gone=" ".join(ALL[1:17]))
    game = table("evening", options=BELLS, modules={"bells": share}, luck=[*REFILL, "pick 0"])
    assert share_of(game).display == ("B18", "B01", None)


def test_fr_m8_9_the_last_certificate_of_the_round() -> None:
    share = {**belfry("B01 .. .."), "spots": ("studio", "studio", "kept")}
    game = table("studio", plans={0: "00001"}, options=BELLS, modules={"bells": share}, track="1 40 50")
    game.plays("certificate 1 full")
    assert game.waiting == "theater 0 4 1"
    assert game.facts("audience-in-vain") == [{"actor": 1}]


def test_fr_m8_9_of_no_more_use() -> None:
    share = belfry(NONE, gone=" ".join(ALL))
    assert table("plan", options=BELLS, modules={"bells": share}).legal()[0] == "assign market 0"
    game = table("evening", options=BELLS, modules={"bells": share}, luck=REFILL)
    assert share_of(game).display == (None, None, None)


# The final scoring


def final(
    share: dict[str, object],
    thalers: int = 0,
    seats: int = 3,
    hours: str = "",
    luck: tuple[str, ...] = (),
    options: dict[str, str] = BELLS,
) -> Play:
    """The last round is over."""
    plans = dict.fromkeys(range(seats), "01000")
    return table(
        "theater",
        plans=plans,
        last=True,
        thalers=thalers,
        track="10 40 70 90" if seats == 4 else "10 40 70",
        seats=seats,
        hours=hours,
        options=options,
        modules={"bells": share},
        luck=luck,
    )


def counted(game: Play) -> list[tuple[object, ...]]:
    """Whose bells were counted: how many they are, and on which space of the track; the bishop last."""
    painters = [(told["actor"], told["bells"], told["space"]) for told in game.facts("bells-counted")]
    return [*painters, *[("bishop", told["bells"], told["space"]) for told in game.facts("bishop-counted")]]


def points_for_bells(game: Play) -> list[int]:
    return [game.sheet(painter).get("bells", 0) for painter in game.state.rules.painters]


def test_fr_m8_10_the_example_of_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FR-M8.11] [FR-M8.12] 20 bells are worth 9 + 2, 16 are 5 + 2; the bishop passes whoever has 11 as well."""
    track = BellScoring(30)
    assert [track.place(Painter(painter), bells) for painter, bells in enumerate([20, 16, 11])] == [20, 16, 11]
    assert track.place(BISHOP, 11) == 12
    assert track.ranking() == [0, 1, BISHOP, 2]
    share = belfry("B04 .. ..", gone=" ".join(ALL[4:]), red="B01", blue="B02", green="B03")
    game = table(
        "cathedral 1", paints="YRB", last=True, thalers=0, options=BELLS, modules={"bells": share}, track="10 40 70"
    )
    module = game.state.rules.by_name["bells"]
    assert isinstance(module, Bells)
    monkeypatch.setattr(module.certificates, "bells", [20, 16, 11, 11, *[0] * 14])
    game.plays("pass")
    assert points_for_bells(game) == [9 + 2, 5 + 2, 0 + 1]
    assert game.track == [21, 47, 71]
    assert game.facts("bells-scored") == [
        {"actor": 0, "rank": 1, "bells": 20, "space": 20, "points": 9, "bonus": 2},
        {"actor": 1, "rank": 2, "bells": 16, "space": 16, "points": 5, "bonus": 2},
        {"actor": 2, "rank": 4, "bells": 11, "space": 11, "points": 0, "bonus": 1},
    ]
    assert game.facts("bells-counted")[0] == {"actor": 0, "paid": ("B01",), "unpaid": (), "bells": 20, "space": 20}
    bishop = {"certificates": ("B04",), "bells": 11, "space": 12, "rank": 3}
    assert game.facts("bishop-counted") == [bishop]


def test_fr_m8_10_who_has_no_certificate_takes_no_part() -> None:
    game = final(belfry(NONE, red="B18 B12", blue=" ".join(ALL[:11])))
    assert counted(game)[:-1] == [(0, 11, 11), (1, 31, 30)]
    assert points_for_bells(game) == [2 + 1, 9 + 4, 0], "the bishop is second, with all that is unseen"


def test_fr_m8_10_what_is_not_paid_counts_against_it() -> None:
    game = final(belfry(NONE, red="B18 B12", unpaid="B15 6", green=" ".join(ALL[:5])))
    assert counted(game)[0] == (0, 6, 6)
    assert game.facts("bells-counted")[0]["unpaid"] == ("B15",)


def test_fr_m8_10_below_nothing_is_space_0() -> None:
    """[FR-M8.12] Who stands there takes part, and may have a rank; it is no obstacle to who belongs there."""
    game = final(belfry(NONE, unpaid="B15 6", gone=" ".join([name for name in ALL if name != "B15"])))
    assert (counted(game)[0], counted(game)[-1]) == ((0, -5, 0), ("bishop", 0, 0))
    assert points_for_bells(game) == [2, 0, 9 + 4]


def test_fr_m8_10_below_nothing_more_bells_are_still_more() -> None:
    """[FR-M8.12] Space 0 holds any number of those, by their bells; of equals who came later is ahead."""
    track = BellScoring(30)
    spaces = [track.place(Painter(painter), bells) for painter, bells in enumerate([-3, -5, -3, 0, 0])]
    assert spaces == [0, 0, 0, 0, 1]
    assert track.ranking() == [4, 3, 2, 0, 1]


def test_fr_m8_10_below_nothing_a_lone_player_has_a_rank() -> None:
    """The bishop is first."""
    game = final(belfry(NONE, unpaid="B15 6"))
    assert points_for_bells(game) == [5, 0, 0]


def test_fr_m8_10_or_takes_no_part_by_option() -> None:
    game = final(belfry(NONE, unpaid="B15 6", blue="B01"), options=LEFT_OUT)
    assert counted(game)[:-1] == [(0, -5, None), (1, 1, 1)]
    assert points_for_bells(game) == [0, 5, 0]
    nothing = final(belfry(NONE, unpaid="B15 6", red="B12"), options=LEFT_OUT)
    assert points_for_bells(nothing) == [5, 0, 0], "0 bells are not below 0"


def test_fr_m8_10_a_taken_space_is_passed() -> None:
    """In the order of the round: who comes later stands in front."""
    share = belfry(NONE, red="B01 B02", blue="B03", gone=" ".join(ALL[3:]))
    game = final(share, hours="9:00 8:00 5:00")
    assert counted(game)[1:-1] == [(1, 3, 3), (0, 3, 4)]


def test_fr_m8_10_the_last_space_holds_any_number() -> None:
    """[FR-M8.12] There the one with more bells is ahead, and of equals the one who came later."""
    track = BellScoring(30)
    spaces = [track.place(Painter(painter), bells) for painter, bells in enumerate([31, 33, 29, 29])]
    assert spaces == [30, 30, 29, 30]
    assert track.ranking() == [1, 0, 3, 2]
    assert track.place(BISHOP, 31) == 30
    assert track.ranking() == [1, BISHOP, 0, 3, 2]


def test_fr_m8_11_unsold_are_those_on_display_at_the_bottom_and_unseen() -> None:
    share = belfry("B18 .. ..", bottom="B12", red=" ".join(ALL[:11]), blue="B17 B16 B15 B14")
    game = final(share)
    assert counted(game)[-1] == ("bishop", 14, 14)
    assert game.facts("bishop-counted")[0]["certificates"] == ("B12", "B13", "B18")


@pytest.mark.parametrize(
    ("bells", "bonus"), [(10, 0), (11, 1), (15, 1), (16, 2), (20, 2), (21, 3), (25, 3), (26, 4), (30, 4)]
)
def test_fr_m8_12_the_best_bonus_that_is_reached(bells: int, bonus: int) -> None:
    for seats in (3, 4):
        module = table("over", seats=seats, options=BELLS).state.rules.by_name["bells"]
        assert isinstance(module, Bells)
        assert module.bonus_on(bells) == bonus


def test_fr_m8_12_in_front_of_taken_spaces_in_the_order_of_the_round() -> None:
    """[FR-9.4]"""
    share = belfry(NONE, red="B18", blue="B12", gone="")
    game = table(
        "theater",
        plans=dict.fromkeys(range(3), "01000"),
        last=True,
        thalers=0,
        track="11 14 70",
        hours="6:00 5:00 7:00",
        options=BELLS,
        modules={"bells": share},
    )
    assert points_for_bells(game) == [5, 2, 0], "the bishop has 50 bells"
    assert game.track == [17, 16, 70], "Blue goes first, from 14 to 16, and Red would stop there too"


def test_fr_m8_12_later_thalers_are_one_s_own() -> None:
    """Those that module 10 pays come after the bells."""
    game = final(belfry(NONE, unpaid="B15 6"))
    assert partly_paid(game) == {"B15": 6}
    game.state.earn(game.state.rules.seats[0], 5, None)
    assert game.thalers[0] == 5


def test_fr_m8_7_the_last_chance_to_pay() -> None:
    """[FR-M8.10] Before the bells are scored, and once all other Thalers are earned."""
    game = final(belfry(NONE, unpaid="B15 6", green="B01"), thalers=2)
    assert game.question == {"asks": "pay-certificates", "seat": 0, "unpaid": ("B15",), "is_last": True}
    assert game.legal() == ["deposit B15", "pass"]
    game.plays("deposit B15")
    assert game.sheet()["bells"] == 5
    assert game.waiting == ""


def test_fr_m8_10_then_all_certificates_lie_open() -> None:
    game = final(belfry(NONE, red="B18", green="B01"))
    assert share_of(game, 1).paid[0] == ("B18",)


# Leonardo


def test_fr_m8_13_leonardo_has_four_that_nobody_saw() -> None:
    """They are turned up at the end."""
    share = belfry("B01 B02", seats=2, red="B03", gone=" ".join(ALL[3:12]))
    game = final(share, seats=2, luck=("pick 0", "pick 0", "pick 0", "pick 0"))
    assert share_of(game).leonardos == ("B13", "B14", "B15", "B16")
    assert counted(game)[-2:] == [("leonardo", 15, 15), ("bishop", 13, 13)]
    assert game.facts("bells-counted")[-1]["paid"] == ("B13", "B14", "B15", "B16")
    assert points_for_bells(game) == [0, 9 + 4, 5 + 1]
    assert game.track[2] == 76


def test_fr_m8_13_if_only_four_are_unseen_they_are_his() -> None:
    share = belfry("B01 B02", seats=2, red="B03", gone=" ".join(ALL[3:14]))
    game = final(share, seats=2)
    assert share_of(game).leonardos == ("B15", "B16", "B17", "B18")


def test_fr_m8_13_the_pile_ends_with_his() -> None:
    """The last four that nobody has seen are never revealed."""
    share = belfry(".. ..", bottom="B01", seats=2, gone=" ".join(ALL[1:13]))
    game = table("evening", seats=2, options=BELLS, modules={"bells": share}, luck=[*REFILL, "pick 0"])
    assert share_of(game).display == ("B14", "B01")
    assert len(share_of(game).unseen) == 4
    ended = belfry(".. ..", seats=2, gone=" ".join(ALL[:14]))
    over = table("evening", seats=2, options=BELLS, modules={"bells": ended}, luck=REFILL)
    assert share_of(over).display == (None, None)


def test_fr_m8_13_he_never_buys() -> None:
    game = table("studio", seats=2, options=BELLS, modules={"bells": belfry("B01 B02", seats=2)})
    assert game.waiting == "theater 0 4 1"


def test_fr_m8_13_as_likely_as_if_they_were_dealt_at_first() -> None:
    """Whichever four are set aside, the first certificate revealed is any of the eighteen."""
    for first in range(18):
        game = begun(*REFILL, *first_come(24), f"pick {first}", "pick 0", seats=2, options=BELLS)
        assert share_of(game).display[0] == ALL[first]


# Everything is accounted for


def test_a_mischief_is_noticed() -> None:
    game = audience(belfry(red="B03", unpaid="B18 2"))
    module = game.state.rules.by_name["bells"]
    assert isinstance(module, Bells)
    state = game.state.copy()
    module.belfry(state).paid[1] |= 1 << 2
    assert complaints(state) == ["a certificate is in two places"]
    state = game.state.copy()
    module.belfry(state).paid[0] = 0
    assert complaints(state) == ["a certificate is lost"]
    state = game.state.copy()
    module.belfry(state).on[17] = 8
    assert complaints(state) == ["a certificate lies face up, and is paid"]
