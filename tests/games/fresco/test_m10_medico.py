"""Module 10: the medico."""

import random
from collections.abc import Mapping

import pytest
from msgspec import structs, to_builtins

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.advice.appraisal import appraise, visits_to_come
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.kinds import KEPT_ASIDE
from bottega.games.fresco.modules.m07_scrolls.view import ScrollHand
from bottega.games.fresco.modules.m08_bells.view import BellsShare, PartlyPaid
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, OpenRoom
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import (
    MEDICO,
    STAYS,
    bottles_of,
    ill,
    infirmary,
    offered_in,
    on_offer,
    pawns,
    sent_to,
    share_of,
    visiting,
)
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import (
    PORTRAITS,
    REFILL,
    REFILL_FOR_FOUR,
    REQUESTS,
    SPECIAL_BLENDS,
    Play,
    begun,
    first_come,
    table,
    wishes,
)

SETUP = [*REFILL, *first_come(24)]
INFECT = {"market": "draw 0", "cathedral": "draw 1", "studio": "draw 2", "workshop": "draw 3", "signpost": "draw 4"}
BOOTHS = {"I": "R Y", "II": "B G"}
IN_THE_STUDIO = {0: "00100", 1: "00100", 2: "00100"}
FAR = {"A1": "F01", "E5": "F02", "C3": "F25", "C4": "F03"}
"""F01 and F02 are far from the bishop in the centre, F03 is beside him."""


# Setting up


def test_fr_m10_1_the_medico_board() -> None:
    share = share_of(begun(*SETUP, options=MEDICO))
    assert share.infections == (*["market"] * 2, *["cathedral"] * 2, *["studio"] * 2, *["workshop"] * 2, "signpost")
    assert share.pile == tuple([bottle for bottle in BOTTLES for _ in range(4)])
    assert share.offered == on_offer([], [3, 2, 2])
    assert share.infected is None
    assert (share.ill, share.bottles, share.set_aside) == ((0,) * 3, ((),) * 3, (False,) * 3)


def test_fr_m10_1_four_places_with_four_players() -> None:
    four = begun(*REFILL_FOR_FOUR, *first_come(24), seats=4, options=MEDICO)
    assert share_of(four).offered == on_offer([], [3, 2, 2, 1])


def test_fr_m10_1_nothing_is_offered_in_the_first_round() -> None:
    """[FR-M10.12] So nobody is asked for the medico tile."""
    game = begun(*SETUP, options=MEDICO).plays("wake 8:00", "wake 9:00", "wake 7:00")
    assert game.legal("medico", seat=0) == []
    assert game.refuses("medico market", seat=0) == "plan-first"


def test_fr_m10_1_without_the_module_nobody_falls_ill() -> None:
    assert table("studio 1").view().modules == ()
    assert table("workshop 1", paints="YR").refuses("ill-next") == "not-played-with"


def rules_of(game: Play, word: str) -> list[object]:
    """By which rules something happened."""
    return [event.to_json()["rule"] for event in game.told.events if event.word == word]


def sends(game: Play, plan: str, seat: int = 0) -> Play:
    """A seat says how many go to each location, and no more."""
    places = zip(["market", "cathedral", "studio", "workshop"], plan, strict=True)
    return game.plays(*[f"assign {place} {number}" for place, number in places], seat=seat)


def commits(game: Play, seat: int, plan: str, *luck: str) -> Play:
    """The last seat plans, and what follows happens by this luck."""
    return sends(game, plan, seat).plays("commit", seat=seat, luck=luck)


# The infection


def revealed(luck: str, infected: str = "") -> Play:
    """All have planned, and an infection tile is revealed."""
    game = table("plan", market=BOOTHS, options=MEDICO, modules={"medico": infirmary(infected=infected)})
    return commits(game.plans(0, "11111").plans(1, "11111"), 2, "1111", luck)


@pytest.mark.parametrize("location", ["market", "cathedral", "studio", "workshop"])
def test_fr_m10_2_a_tile_is_revealed_after_the_plans(location: str) -> None:
    game = revealed(INFECT[location])
    assert share_of(game).infected == location
    assert share_of(game).infections.count(location) == 1
    assert [event.word for event in game.told.events][-1] == "infection-revealed"
    assert game.facts("infection-revealed") == [{"infection": location, "location": location}]


def test_fr_m10_2_the_signpost_infects_the_same_location_again() -> None:
    game = revealed(INFECT["signpost"], infected="studio")
    assert share_of(game).infected == "studio"
    assert game.facts("infection-revealed") == [{"infection": "signpost", "location": "studio"}]
    assert "signpost" not in share_of(game).infections


def test_fr_m10_2_where_there_was_no_infection_it_infects_nothing() -> None:
    game = revealed(INFECT["signpost"])
    assert share_of(game).infected is None
    assert game.facts("infection-revealed") == [{"infection": "signpost", "location": None}]


def test_fr_m10_3_the_example_of_the_rulebook() -> None:
    """The market: after Yellow has bought paint, one of her apprentices falls ill."""
    game = visiting("market", 2, 0, infected="market", market=BOOTHS)
    game.plays("buy I 1")
    assert ill(game) == 0
    game.plays("buy I 2")
    assert pawns(game) == (1, 0)
    assert game.facts("fell-ill") == [{"actor": 0, "apprentices": 1, "location": "market"}]
    assert rules_of(game, "fell-ill") == ["FR-M10.3"]


@pytest.mark.parametrize(
    ("where", "paints", "actions"),
    [
        ("market", "", ["close I"]),
        ("market", "", ["pass"]),
        ("cathedral", "YRB", ["altar YRB"]),
        ("cathedral", "YRB", ["pass"]),
        ("cathedral", "", []),
        ("studio", "", []),
        ("workshop", "YR", ["blend orange"]),
        ("workshop", "YR", ["pass"]),
        ("workshop", "", []),
    ],
)
def test_fr_m10_3_after_the_last_action_or_none_at_all(where: str, paints: str, actions: list[str]) -> None:
    """Forfeiting helps nobody, nor does having nothing to do."""
    game = visiting(where, 1, 0, paints=paints, infected=where, market=BOOTHS, track="1 40 50").plays(*actions)
    assert ill(game) == 1
    assert ill(game, 1) == ill(game, 2) == 0


@pytest.mark.parametrize("where", ["market", "cathedral", "studio", "workshop"])
def test_fr_m10_3_at_other_locations_nobody_does(where: str) -> None:
    other = "studio" if where == "market" else "market"
    assert ill(visiting(where, 1, 0, infected=other)) == 0


def test_fr_m10_3_who_has_nobody_there_loses_nobody() -> None:
    plans = {0: "00200", 1: "00110", 2: "00011"}
    share = infirmary(infected="studio")
    game = table("studio", plans=plans, options=MEDICO, modules={"medico": share})
    assert [ill(game, seat) for seat in range(3)] == [1, 1, 0]


def test_fr_m10_3_whose_apprentices_there_are_ill_already_loses_nobody() -> None:
    assert ill(visiting("studio", 0, 2, infected="studio")) == 2


def test_fr_m10_3_without_black_pawns_nobody_falls_ill() -> None:
    """[FR-M10.6] Which only happens if pawns stay for neutral apprentices."""
    share = infirmary(ill={0: 1, 1: 5, 2: 5}, stand_ins={1: 4}, infected="studio")
    game = table("studio 1", options=STAYS, modules={"medico": share})
    assert ill(game) == 1
    assert game.facts("fell-ill") == []


# Healthy and ill ones at one location


def test_fr_m10_4_the_example_of_the_rulebook() -> None:
    """One ill and two healthy in the cathedral: both get ill, whatever location is infected."""
    game = visiting("cathedral", 2, 1, paints="YRB YRB YRB", infected="market", track="1 40 50")
    game.plays("altar YRB", "altar YRB", "altar YRB")
    assert ill(game) == 3
    assert game.facts("fell-ill") == [{"actor": 0, "apprentices": 2, "location": "cathedral"}]
    assert rules_of(game, "fell-ill") == ["FR-M10.4"]


@pytest.mark.parametrize("where", ["cathedral", "studio", "workshop"])
@pytest.mark.parametrize("infected", ["", "same"])
def test_fr_m10_4_all_healthy_ones_fall_ill_and_nobody_else(where: str, infected: str) -> None:
    """Also where nobody can do anything."""
    game = visiting(where, 2, 1, infected=where if infected else "")
    assert ill(game) == 3


def test_fr_m10_4_not_at_different_locations() -> None:
    share = infirmary(ill={0: 2}, sent={0: "cathedral workshop"})
    assert ill(table("cathedral", plans={0: "00100"}, options=MEDICO, modules={"medico": share})) == 2


def test_fr_m10_4_forfeiting_does_not_help() -> None:
    assert ill(visiting("studio", 1, 1, paints="R").plays("pass")) == 2


# The final round, and covered locations


def final(plan: str, sent: str = "", neutral: str = "", paints: str = "", infected: str = "cathedral") -> Play:
    """The final round: Red has apprentices in the first column of the cathedral, in the second, or in both."""
    share = infirmary(
        ill={0: len(sent.split())},
        sent={0: sent},
        infected=infected,
        neutral={0: neutral} if neutral else {},
        infections="",
        bottles={0: "juice", 1: "juice", 2: "juice"},
    )
    return table(
        "cathedral",
        plans={0: plan, 1: "00010", 2: "00010"},
        paints=paints,
        last=True,
        options=MEDICO,
        modules={"medico": share},
        track="1 40 50",
    )


def test_fr_m10_5_in_the_final_round_the_infection_counts_once() -> None:
    game = final("01002", paints="YRB YRB YRB").plays("altar YRB")
    assert ill(game) == 0
    game.plays("altar YRB")
    assert ill(game) == 0
    game.plays("altar YRB")
    assert ill(game) == 1


@pytest.mark.parametrize("plan", ["02000", "00002", "02002"])
def test_fr_m10_5_after_the_last_column_that_is_used(plan: str) -> None:
    assert ill(final(plan)) == 1


def test_fr_m10_5_after_a_last_column_with_ill_ones_alone() -> None:
    """One of the first column falls ill."""
    game = final("01000", sent="theater", paints="YRB YRB").plays("altar YRB")
    assert ill(game) == 1
    game.plays("altar YRB")
    assert ill(game) == 2


def test_fr_m10_5_healthy_and_ill_ones_meet_within_a_column() -> None:
    """Both healthy ones of the first column by the ill one, and one of the second by the infection."""
    assert ill(final("02002", sent="cathedral")) == 1 + 2 + 1
    assert ill(final("02002", sent="cathedral", infected="studio")) == 1 + 2


def test_fr_m10_5_where_they_meet_in_the_last_column_the_infection_takes_nobody_else() -> None:
    assert ill(final("01002", sent="theater")) == 1 + 2


def test_fr_m10_5_an_apprentice_beside_the_medico_tile_is_in_danger() -> None:
    share = infirmary(tiles="0", infected="market", offered="juice")
    game = table("market 1", market=BOOTHS, options=MEDICO, modules={"medico": share})
    game.plays("bottle 1", "buy I 1")
    assert ill(game) == 1


def test_fr_m10_5_without_one_nobody_is() -> None:
    share = infirmary(tiles="0", infected="market", offered="juice")
    assert ill(table("market", options=MEDICO, modules={"medico": share}).plays("bottle 1")) == 0


# The neutral apprentice


def planning(
    *,
    mood: int = 0,
    last: bool = False,
    ill: int = 0,
    stand_ins: int = 0,
    offered: str = "",
    bottles: str = "",
    options: Mapping[str, str] = MEDICO,
) -> Play:
    """Red plans, with so many ill apprentices; so do the others, who have nobody ill."""
    share = infirmary(ill={0: ill}, stand_ins={0: stand_ins}, offered=offered, bottles={0: bottles})
    return table("plan", mood=[mood, 0, 0], last=last, market=BOOTHS, options=options, modules={"medico": share})


def test_fr_m10_6_a_plan_says_where_the_neutral_apprentice_stands() -> None:
    game = sends(planning(mood=3), "1201")
    assert game.question == {"asks": "where-neutral-apprentice", "seat": 0}
    assert game.legal(seat=0) == ["neutral market", "neutral cathedral", "neutral workshop", "neutral theater"]
    assert game.refuses("neutral studio", seat=0) == "nobody-sent-there"
    assert game.refuses("commit", seat=0) == "send-neutral-first"
    game.plays("neutral cathedral", "commit", seat=0)
    assert share_of(game, 0).neutral[0] == "cathedral"


def test_fr_m10_6_without_a_sixth_nobody_is_asked() -> None:
    assert sends(planning(mood=2), "1211").legal(seat=0) == ["commit"]


def with_neutral(where: str, healthy: int, ill_ones: int = 0, options: dict[str, str] = MEDICO) -> Play:
    """Red has so many healthy ones where the infection is, among them the neutral one."""
    sent = " ".join([where] * ill_ones)
    share = infirmary(ill={0: ill_ones}, sent={0: sent}, neutral={0: where}, infected=where)
    return table(f"{where} {healthy}", mood=[3, 0, 0], options=options, modules={"medico": share})


def test_fr_m10_6_own_or_neutral_the_player_chooses() -> None:
    game = with_neutral("studio", 2)
    assert (game.waiting, game.seat) == ("falling-ill 0", 0)
    assert game.question == {"asks": "who-falls-ill", "seat": 0, "location": "studio"}
    assert game.legal() == ["infect own", "infect neutral"]
    assert game.refuses("pass") == "who-falls-ill"
    game.plays("infect own")
    assert pawns(game) == (1, 0)


@pytest.mark.parametrize(("options", "stand_ins"), [(MEDICO, 0), (STAYS, 1)])
def test_fr_m10_6_the_neutral_one_goes_home_and_the_pawn_with_him_or_not(
    options: dict[str, str], stand_ins: int
) -> None:
    game = with_neutral("studio", 2, options=options).plays("infect neutral")
    assert (pawns(game), share_of(game).neutral[0]) == ((0, stand_ins), KEPT_ASIDE)
    assert game.facts("neutral-fell-ill") == [{"actor": 0, "location": "studio", "stays": bool(stand_ins)}]


def test_fr_m10_6_alone_he_is_the_one() -> None:
    assert pawns(with_neutral("studio", 1)) == (0, 0)
    assert pawns(with_neutral("studio", 1, options=STAYS)) == (0, 1)


def test_fr_m10_6_elsewhere_he_is_safe() -> None:
    share = infirmary(neutral={0: "workshop"}, infected="studio")
    game = table("studio", plans={0: "00110"}, mood=[3, 0, 0], options=MEDICO, modules={"medico": share})
    assert pawns(game) == (1, 0)
    assert share_of(game).neutral[0] == "workshop"


@pytest.mark.parametrize(("options", "stand_ins"), [(MEDICO, 0), (STAYS, 1)])
def test_fr_m10_6_among_ill_ones_he_goes_home_too(options: dict[str, str], stand_ins: int) -> None:
    """[FR-M10.4]"""
    assert pawns(with_neutral("workshop", 2, 1, options=options)) == (2, stand_ins)


def test_fr_m10_6_in_the_final_round_he_may_stand_in_either_column() -> None:
    assert final("01001", neutral="cathedral").waiting == "falling-ill 0"
    assert final("01001", neutral="theater").waiting == "falling-ill 0"


def test_fr_m10_6_a_pawn_that_stays_works_like_an_ill_apprentice() -> None:
    """[FR-M10.7] And it does not count against one's own five."""
    game = planning(stand_ins=1, options=STAYS)
    assert game.state.apprentices[0] == 5
    assert sends(game, "1211").legal(seat=0) == ["ill cathedral 0", "ill cathedral 1"]


def test_fr_m10_6_next_time_he_is_healthy() -> None:
    game = table(mood=[3, 0, 0], options=STAYS, modules={"medico": infirmary(stand_ins={0: 1})})
    assert game.plays("wake 8:00", "wake 9:00", "wake 7:00").state.apprentices[0] == 6


def test_fr_m10_6_without_black_pawns_none_stays() -> None:
    share = infirmary(ill={1: 5, 2: 5}, stand_ins={1: 5}, neutral={0: "studio"}, infected="studio")
    game = table("studio 1", mood=[3, 0, 0], options=STAYS, modules={"medico": share})
    assert (pawns(game), share_of(game).neutral[0]) == ((0, 0), KEPT_ASIDE)


# Plans for the ill


def test_fr_m10_7_ill_ones_are_not_among_those_who_must_be_placed() -> None:
    game = table(options=MEDICO, modules={"medico": infirmary(ill={0: 2, 1: 5})})
    game.plays("wake 8:00", "wake 9:00", "wake 7:00")
    assert game.state.apprentices == [3, 0, 5]
    assert game.facts("healthy-counted") == [
        {"actor": 1, "apprentices": 0, "ill": 5},
        {"actor": 0, "apprentices": 3, "ill": 2},
    ]


def test_fr_m10_7_cathedral_studio_and_workshop() -> None:
    game = sends(planning(ill=3), "1000")
    assert game.question == {
        "asks": "how-many-ill-apprentices",
        "seat": 0,
        "place": "cathedral",
        "most": 3,
        "left": 3,
    }
    assert game.legal(seat=0) == ["ill cathedral 0", "ill cathedral 1", "ill cathedral 2", "ill cathedral 3"]
    game.plays("ill cathedral 1", seat=0)
    assert game.legal(seat=0) == ["ill studio 0", "ill studio 1", "ill studio 2"]
    game.plays("ill studio 1", seat=0)
    assert game.legal(seat=0) == ["ill workshop 0", "ill workshop 1"]
    game.plays("ill workshop 1", "commit", seat=0).plans(1, "00320")
    commits(game, 2, "3000", INFECT["market"])
    assert game.facts("ill-sent") == [
        {"actor": 0, "apprentices": 1, "place": place} for place in ("cathedral", "studio", "workshop")
    ]


def test_fr_m10_7_who_is_not_sent_stays_home() -> None:
    game = sends(planning(ill=5), "0000").plays("ill cathedral 0", "ill studio 0", "ill workshop 0", seat=0)
    assert game.legal(seat=0) == ["commit"]
    game.plays("commit", seat=0).plans(1, "00320")
    commits(game, 2, "1031", INFECT["studio"])
    assert (game.facts("plan-revealed")[0]["apprentices"], game.facts("ill-sent")) == ((0,) * 5, [])


def test_fr_m10_7_in_spaces_that_are_left() -> None:
    game = sends(planning(ill=3), "0200")
    assert game.legal(seat=0) == ["ill cathedral 0", "ill cathedral 1"]
    assert game.why_not("ill cathedral 2", seat=0).params == {"most": 1, "place": "cathedral"}
    assert game.refuses("ill studio 1", seat=0) == "send-ill-first"
    assert game.refuses("commit", seat=0) == "send-ill-first"


def test_fr_m10_7_where_no_space_is_left_nobody_is_asked() -> None:
    assert sends(planning(ill=1), "0301").legal(seat=0) == ["ill studio 0", "ill studio 1"]


def test_fr_m10_7_not_to_the_market_or_the_theater() -> None:
    names = [action.name for action in GAME.actions if action.word == "ill"]
    assert not [name for name in names if "market" in name]
    game = sends(planning(ill=1), "1111").plays("ill cathedral 0", "ill studio 0", "ill workshop 0", seat=0)
    assert game.refuses("ill theater 1", seat=0) == "plan-first"


def test_fr_m10_7_in_the_final_round_to_the_second_column_too() -> None:
    game = sends(planning(ill=1, last=True), "1111")
    game.plays("ill cathedral 0", "ill studio 0", "ill workshop 0", seat=0)
    assert game.legal(seat=0) == ["ill theater 0", "ill theater 1"]
    assert game.why_not("commit", seat=0).params == {"place": "cathedral-again"}
    game.plays("ill theater 1", "commit", seat=0)
    assert share_of(game, 0).sent[0] == sent_to("theater")


def test_fr_m10_7_a_plan_is_secret() -> None:
    """[FR-3.3]"""
    game = planning(mood=3, ill=2, offered="juice").plays("medico market", seat=0)
    sends(game, "1110").plays("ill cathedral 1", "ill studio 0", "ill workshop 1", "neutral studio", seat=0)
    own = share_of(game, 0)
    assert (own.spots[0], own.sent[0], own.neutral[0]) == ("market", sent_to("cathedral workshop"), "studio")
    for seat in (1, 2, None):
        seen = share_of(game, seat)
        assert (seen.spots[0], seen.sent[0], seen.neutral[0]) == (None, None, None)
        imagined = GAME.determinize(game.view(seat), random.Random(1))
        assert Play(imagined).view(seat) == game.view(seat)


# Work of the ill


def test_fr_m10_8_the_order_is_the_player_s_choice() -> None:
    """The ill one may work first, or last."""
    game = visiting("cathedral", 1, 1, paints="YRB YRB", track="1 40 50")
    assert game.waiting == "cathedral 0 1 2 0 +1"
    assert "ill-next" in game.legal()
    game.plays("ill-next")
    assert game.waiting == f"cathedral 0 1 2 0 +{0x2000}"
    assert game.refuses("ill-next") == "no-ill-to-come"
    game.plays("altar YRB")
    assert game.waiting == "cathedral 0 1 1 0"
    last = visiting("cathedral", 1, 1, paints="YRB YRB", track="1 40 50").plays("altar YRB")
    assert last.waiting == f"cathedral 0 1 1 0 +{0x2000}"


def test_fr_m10_8_of_two_ill_ones_one_after_the_other() -> None:
    game = visiting("cathedral", 1, 2, paints="YRB YRB YRB", track="1 40 50").plays("ill-next")
    assert game.waiting == f"cathedral 0 1 3 0 +{0x2001}"
    assert game.refuses("ill-next") == "one-at-work"
    game.plays("altar YRB")
    assert game.waiting == "cathedral 0 1 2 0 +1"
    game.plays("ill-next", "altar YRB", "altar YRB")
    assert ill(game) == 3


def test_fr_m10_8_the_bishop_is_not_moved_for_an_ill_one() -> None:
    game = visiting("cathedral", 0, 1, paints="YRB YRG", fresco=FAR)
    assert game.legal("bishop") == []
    assert game.refuses("bishop C4") == "ill-ones-lead-nobody"


def test_fr_m10_8_nor_by_the_sexton() -> None:
    options = {**MEDICO, **PORTRAITS}
    game = visiting("cathedral", 1, 1, paints="YRB YRG", fresco=FAR, options=options, owned="P04")
    assert "bishop A1" in game.legal("bishop")
    game.plays("ill-next")
    assert game.refuses("bishop A1") == "ill-ones-lead-nobody"


def test_fr_m10_8_but_he_follows_an_ill_one() -> None:
    game = visiting("cathedral", 0, 1, paints="YRB", fresco=FAR, track="1 40 50").plays("restore A1")
    assert (game.bishop, game.track[0]) == ("A1", 1 + 3)


def test_fr_m10_8_a_healthy_one_moves_him_and_the_ill_one_works_next() -> None:
    """But not in the middle of the healthy one's work."""
    game = visiting("cathedral", 1, 1, paints="YRB RG", fresco={"A1": "F02", "A3": "F03"}, bishop="B2", track="1 40 50")
    game.plays("bishop A2")
    assert game.refuses("ill-next") == "one-at-work"
    game.plays("restore A1", "restore A3")
    assert game.tiles() == "F02 F03"


def test_fr_m10_8_who_can_do_nothing_does_not_come_first() -> None:
    """Only a segment beside the bishop could be restored: that is for the healthy one."""
    game = visiting("cathedral", 1, 1, paints="RG", fresco=FAR)
    assert game.refuses("ill-next") == "nothing-for-ill-ones"
    game.plays("restore C4")
    assert game.waiting.startswith("theater")


def test_fr_m10_8_the_altar_without_restriction() -> None:
    game = visiting("cathedral", 0, 1, paints="OGP", track="1 40 50")
    assert game.plays("altar OGP").track[0] == 7


def test_fr_m10_9_not_beside_the_bishop() -> None:
    game = visiting("cathedral", 0, 1, paints="YRBOGP", bishop="B2")
    beside = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    assert not set(game.legal("restore")) & {f"restore {segment}" for segment in beside}
    assert {game.refuses(f"restore {segment}") for segment in beside} == {"bishop-too-near"}
    assert len(game.legal("restore")) == 25 - len(beside)


def test_fr_m10_9_on_his_own_segment_with_his_bonus() -> None:
    game = visiting("cathedral", 0, 1, paints="YRB", bishop="A1", track="1 40 50").plays("restore A1")
    assert game.track[0] == 1 + 3 + 3


def test_fr_m10_9_by_option_not_there_either() -> None:
    options = {**MEDICO, "ill_at_the_bishop": "may-not"}
    game = visiting("cathedral", 1, 1, paints="YRB YRB", bishop="A1", options=options)
    assert game.allows("restore A1")
    game.plays("ill-next")
    assert game.refuses("restore A1") == "bishop-on-it"
    assert "restore A1" not in game.legal()


def test_fr_m10_9_the_abbot_adds_to_the_bonus() -> None:
    """[FR-M10.20]"""
    options = {**MEDICO, **PORTRAITS}
    game = visiting("cathedral", 0, 1, paints="YRB", bishop="A1", options=options, owned="P03", track="1 40 50")
    assert game.plays("restore A1").track[0] == 1 + 3 + 4


# The studio


def test_fr_m10_10_a_saint_for_a_paint() -> None:
    game = visiting("studio", 0, 2, paints="YP")
    assert game.legal() == ["saint yellow", "saint purple", "pass"]
    assert game.refuses("saint red") == "no-paint-for-saint"
    game.plays("saint purple")
    assert (game.thalers[0], game.paints()) == (15, "Y")
    game.plays("saint yellow")
    assert (game.thalers[0], game.paints()) == (18, "")
    assert game.facts("saint-painted")[0] == {"actor": 0, "paint": "purple", "thalers": 3}


def test_fr_m10_10_ill_ones_earn_no_wages() -> None:
    game = visiting("studio", 2, 1, paints="Y").plays("pass")
    assert (game.thalers[0], game.paints()) == (18, "Y")
    assert visiting("studio", 0, 3).thalers[0] == 12


def test_fr_m10_10_healthy_ones_do_and_paint_no_saint() -> None:
    game = visiting("studio", 2, 1, paints="YY").plays("saint yellow")
    assert (game.thalers[0], game.paints()) == (12 + 3 + 6, "Y")
    assert visiting("workshop", 1, 0, paints="YR").refuses("saint yellow") == "saints-by-ill-ones"


@pytest.mark.parametrize(("edition", "wages"), [("2010", 0), ("mega", 3)])
def test_fr_m10_10_a_portrait_takes_a_healthy_one(edition: str, wages: int) -> None:
    options = {**MEDICO, **PORTRAITS, "edition": edition}
    game = visiting("studio", 1, 1, paints="Y", options=options, display="P03 P02").plays("portrait 1")
    assert game.refuses("portrait 2") in ("one-portrait", "only-in-the-studio")
    game.plays("saint yellow")
    assert game.thalers[0] == 12 + 3 + wages
    alone = visiting("studio", 0, 1, paints="Y", options=options, display="P03 P02")
    assert alone.refuses("portrait 1") == "only-in-the-studio"
    assert alone.legal() == ["saint yellow", "pass"]


def test_fr_m10_10_pink_and_brown_will_do() -> None:
    game = visiting("studio", 0, 1, paints="KW", options={**MEDICO, **SPECIAL_BLENDS})
    assert game.legal() == ["saint pink", "saint brown", "pass"]


# The workshop


def test_fr_m10_11_an_ill_one_blends_once() -> None:
    game = visiting("workshop", 0, 2, paints="YYY RRR")
    assert game.waiting == f"workshop 0 3 2 1 +{0x2001}"
    game.plays("blend orange", "blend orange")
    assert (game.paints(), game.waiting) == ("YROO", "theater 1 4 1")


def test_fr_m10_11_before_or_after_a_healthy_one() -> None:
    game = visiting("workshop", 1, 1, paints="YYYY RRRR").plays("ill-next", "blend orange")
    assert game.waiting == "workshop 0 3 1 2"
    game.plays("blend orange", "blend orange")
    assert game.paints() == "YROOO"
    after = visiting("workshop", 1, 1, paints="YYYY RRRR").plays("blend orange")
    assert after.refuses("ill-next") == "one-at-work"
    after.plays("blend orange")
    assert after.waiting == f"workshop 0 3 1 1 +{0x2000}"


def test_fr_m10_11_pink_and_brown() -> None:
    game = visiting("workshop", 0, 1, paints="PR OG", options={**MEDICO, **SPECIAL_BLENDS})
    assert game.legal("blend") == ["blend pink", "blend brown"]
    game.plays("blend brown")
    assert game.waiting.startswith("theater")


def test_fr_m10_11_a_request() -> None:
    """By the ill one, who can't blend any more; the healthy one blends twice."""
    options = {**MEDICO, **REQUESTS}
    game = visiting("workshop", 1, 1, paints="YYY RRR", options=options, tiles="F01 F02 F03", track="1 40 50")
    game.plays("ill-next", "request general")
    assert game.waiting == "workshop 0 3 1 2"
    game.plays("blend orange", "blend orange")
    assert game.paints() == "YROO"


def test_fr_m10_11_a_request_between_two_blends_is_the_waiting_one_s() -> None:
    """The only one who waits is ill: after the second blend nobody is left."""
    options = {**MEDICO, **REQUESTS}
    game = visiting("workshop", 1, 1, paints="YYY RRR", options=options, tiles="F01 F02 F03", track="1 40 50")
    game.plays("blend orange", "request general")
    assert game.waiting == f"workshop 0 3 1 1 +{0x1000}"
    game.plays("blend orange")
    assert game.waiting == "theater 1 4 1"


def test_fr_m10_11_a_request_alone_lets_an_ill_one_come_first() -> None:
    """Without paints he can do nothing else; when it is done, the healthy one is next."""
    options = {**MEDICO, **REQUESTS}
    game = visiting("workshop", 1, 1, options=options, tiles="F01 F02 F03", track="1 40 50")
    game.plays("ill-next", "request general")
    assert ill(game) == 2


# The medico


def test_fr_m10_12_the_tile_covers_the_market_alone() -> None:
    game = planning(offered="elixir-1")
    assert game.legal(seat=0) == ["medico no", "medico market"]
    assert [action.name for action in GAME.actions if action.word == "medico"] == ["medico no", "medico market"]
    assert game.refuses("assign market 1", seat=0) == "say-first"


def test_fr_m10_12_it_leaves_one_space() -> None:
    game = planning(offered="elixir-1").plays("medico market", seat=0)
    assert game.legal(seat=0) == ["assign market 0", "assign market 1"]
    assert game.why_not("assign market 2", seat=0).to_json() == {
        "code": "no-room-on-tile",
        "rule": "FR-M10.12",
        "tile": "medico",
        "location": "market",
        "room": 1,
    }
    assert planning(offered="elixir-1").plays("medico no", seat=0).allows("assign market 3", seat=0)


def test_fr_m10_12_the_example_of_the_rulebook() -> None:
    """Yellow and Red visit the medico, and Yellow a market stall as well."""
    share = infirmary(tiles="0 1", offered="elixir-3 elixir-3 juice")
    game = table(
        "market", plans={0: "10000"}, market=BOOTHS, options=MEDICO, modules={"medico": share}, hours="5:00 6:00 7:00"
    )
    assert game.waiting == "buying-bottle 0"
    assert game.question == {"asks": "which-bottle", "seat": 0, "thalers": 12}
    game.plays("bottle 2")
    assert game.waiting == "market 0 0 1 -1"
    game.plays("buy I 1")
    assert game.waiting == "buying-bottle 1"
    game.plays("bottle 1")
    assert game.waiting.startswith("theater")
    assert game.thalers == [12 - 2 - 4, 12 - 3, 12]


def test_fr_m10_12_a_plan_tells_of_it() -> None:
    game = planning(offered="juice").plays("medico market", seat=0)
    sends(game, "1111").plays("commit", seat=0)
    game.plays("medico no", seat=1).plans(1, "00320").plays("medico market", seat=2)
    commits(game, 2, "0032", INFECT["workshop"])
    on_the_market = ({"tile": "medico", "location": "market"},)
    assert [plan["tiles"] for plan in game.facts("plan-revealed")] == [on_the_market, (), on_the_market]


def test_fr_m10_12_who_has_two_bottles_is_not_asked() -> None:
    game = planning(offered="juice", bottles="juice elixir-1")
    assert game.legal("medico", seat=0) == []
    assert game.legal("medico", seat=1) == ["medico no", "medico market"]


def test_fr_m10_12_the_tiles_are_taken_off_in_the_evening() -> None:
    """[FR-M.6]"""
    share = infirmary(tiles="0 1")
    game = table("evening", options=MEDICO, modules={"medico": share}, luck=REFILL)
    assert share_of(game).spots == (KEPT_ASIDE,) * 3


@pytest.mark.parametrize("seats", [3, 4])
def test_fr_m10_13_the_example_of_the_rulebook(seats: int) -> None:
    """Yellow takes three portions for 2 Thalers, Red the same for 3; Blue is left with the juice for 2."""
    share = infirmary(seats, tiles="0 1 2", offered="elixir-3 elixir-3 juice")
    game = table("market", seats=seats, plans={0: "00001"}, options=MEDICO, modules={"medico": share})
    game.plays("bottle 2").plays("bottle 1")
    assert game.legal() == ["bottle 3"]
    assert game.refuses("pass") == "must-buy"
    assert game.refuses("bottle 1") == "no-bottle-there"
    game.plays("bottle 3")
    assert game.thalers[:3] == [10, 9, 10]
    assert [bottles_of(game, seat) for seat in range(3)] == ["elixir-3", "elixir-3", "juice"]
    assert game.facts("bottle-bought")[0] == {"actor": 0, "bottle": "elixir-3", "place": 2, "price": 2}


def test_fr_m10_13_four_places_have_four_prices() -> None:
    share = infirmary(4, tiles="0", offered="elixir-3 elixir-2 elixir-1 juice")
    game = table("market", seats=4, options=MEDICO, modules={"medico": share})
    assert game.legal() == ["bottle 1", "bottle 2", "bottle 3", "bottle 4"]
    assert game.plays("bottle 4").thalers[0] == 11
    board = parse_components().medico
    assert (board.four_players, board.three_players) == ([3, 2, 2, 1], [3, 2, 2])


def test_fr_m10_13_only_what_one_has_the_money_for() -> None:
    share = infirmary(tiles="0", offered="elixir-3 elixir-1")
    game = table("market", thalers=2, options=MEDICO, modules={"medico": share})
    assert game.legal() == ["bottle 2"]
    assert game.why_not("bottle 1").params == {"price": 3, "thalers": 2}
    assert game.refuses("bottle 3") == game.refuses("bottle 4") == "no-bottle-there"


@pytest.mark.parametrize(
    ("offered", "thalers", "bottles"),
    [("elixir-3", 2, ""), ("", 12, ""), ("elixir-3", 12, "juice juice"), (".. .. juice", 1, "")],
)
def test_fr_m10_13_who_can_t_need_not(offered: str, thalers: int, bottles: str) -> None:
    share = infirmary(tiles="0", offered=offered, bottles={0: bottles})
    game = table("market 1", thalers=thalers, market=BOOTHS, options=MEDICO, modules={"medico": share})
    assert game.waiting == "market 0 0 1 -1"


def test_fr_m10_13_the_bottle_comes_before_the_paint() -> None:
    """Four Thalers would do for a tile or a bottle: the bottle must be bought."""
    share = infirmary(tiles="0", offered="elixir-3")
    game = table("market 1", thalers=4, market=BOOTHS, options=MEDICO, modules={"medico": share}).plays("bottle 1")
    assert game.refuses("buy I 1") == "too-dear"


def test_fr_m10_13_a_second_bottle_may_be_held() -> None:
    share = infirmary(tiles="0", offered="elixir-3", bottles={0: "juice"})
    game = table("market", options=MEDICO, modules={"medico": share}).plays("bottle 1")
    assert bottles_of(game) == "elixir-3 juice"


# The evening


def evening(
    *, ill: int = 0, stand_ins: int = 0, bottles: str = "", mood: int = 0, options: Mapping[str, str] = MEDICO
) -> Play:
    """All locations are visited, and Red has so many ill apprentices and these bottles."""
    share = infirmary(ill={0: ill}, stand_ins={0: stand_ins}, bottles={0: bottles})
    return table("theater", plans=IN_THE_STUDIO, mood=[mood, 0, 0], options=options, modules={"medico": share})


def test_fr_m10_14_the_example_of_the_rulebook() -> None:
    """Red has two ill apprentices and drinks three portions: two are cured, and one portion is lost."""
    game = evening(ill=2, bottles="elixir-3 elixir-1")
    assert (game.waiting, game.legal()) == ("drinking 0", ["drink elixir-3", "drink elixir-1", "pass"])
    assert game.question == {"asks": "whether-to-drink", "seat": 0, "ill": 2}
    game.plays("drink elixir-3")
    assert ill(game) == 0
    assert bottles_of(game) == "elixir-1"
    assert share_of(game).discarded == ("elixir-3",)
    assert game.facts("bottle-drunk") == [{"actor": 0, "bottle": "elixir-3"}]
    assert game.facts("cured") == [{"actor": 0, "apprentices": 2, "neutral": 0}]


def test_fr_m10_14_raspberry_juice_raises_the_mood_by_one() -> None:
    """[FR-2.8] Which counts from the next wake-up on."""
    game = evening(bottles="juice", mood=2)
    game.plays("drink juice", luck=REFILL)
    assert game.mood[0] == 3
    assert game.state.apprentices[0] == 1


def test_fr_m10_14_one_may_keep_a_bottle() -> None:
    game = evening(ill=1, bottles="elixir-1")
    assert game.refuses("drink juice") == "no-such-bottle"
    assert game.refuses("attend") == "drink-or-pass"
    game.plays("pass", luck=[*REFILL, "draw 0"])
    assert (ill(game), bottles_of(game)) == (1, "elixir-1")


def test_fr_m10_14_in_the_order_of_the_round() -> None:
    share = infirmary(bottles={0: "juice", 1: "juice", 2: "juice"})
    game = table("theater", plans=IN_THE_STUDIO, hours="9:00 5:00 7:00", options=MEDICO, modules={"medico": share})
    asked = []
    for _ in range(2):
        asked.append(game.seat)
        game.plays("pass")
    assert [*asked, game.seat] == [1, 2, 0]


def test_fr_m10_14_own_apprentices_before_pawns_of_neutral_ones() -> None:
    game = evening(options=STAYS, ill=1, stand_ins=2, bottles="elixir-1 elixir-2")
    game.plays("drink elixir-1")
    assert pawns(game) == (0, 2)
    game.plays("drink elixir-2", luck=REFILL)
    assert pawns(game) == (0, 0)
    assert game.facts("cured")[-1] == {"actor": 0, "apprentices": 0, "neutral": 2}


def test_fr_m10_14_after_the_final_round_too() -> None:
    """[FR-M10.18] Who is cured then is worth five Thalers."""
    game = final("00100", paints="").plays("pass", "pass")
    assert game.waiting == "drinking 2"


# New bottles


def test_fr_m10_15_the_example_of_the_rulebook() -> None:
    """Four players have ill apprentices: three portions twice, one portion, raspberry juice."""
    share = infirmary(4, ill={0: 1, 1: 2, 2: 1, 3: 5})
    luck = [*REFILL_FOR_FOUR, "draw 3", "draw 0", "draw 2", "draw 0"]
    game = table("evening", seats=4, options=MEDICO, modules={"medico": share}, luck=luck)
    assert offered_in(game) == "elixir-3 elixir-3 elixir-1 juice"
    assert game.facts("bottles-offered") == [
        {"offered": to_builtins(share_of(game).offered), "discarded": (), "is_pile_renewed": False}
    ]


def test_fr_m10_15_one_for_each_player_with_an_ill_apprentice() -> None:
    share = infirmary(ill={1: 3}, stand_ins={2: 1}, offered="elixir-1 .. juice")
    luck = [*REFILL, "draw 2", "draw 1"]
    game = table("evening", options=STAYS, modules={"medico": share}, luck=luck)
    assert offered_in(game) == "elixir-2 elixir-1 .."
    assert share_of(game).discarded == ("elixir-1", "juice")
    assert game.facts("bottles-offered")[0]["discarded"] == ("elixir-1", "juice")


def test_fr_m10_15_none_where_nobody_is_ill() -> None:
    game = table("evening", options=MEDICO, modules={"medico": infirmary(offered="juice")}, luck=REFILL)
    assert offered_in(game) == ".. .. .."
    assert game.facts("bottles-offered")[0]["discarded"] == ("juice",)
    nothing = table("evening", options=MEDICO, modules={"medico": infirmary()}, luck=REFILL)
    assert nothing.facts("bottles-offered") == []


def test_fr_m10_15_the_discarded_ones_are_the_new_pile() -> None:
    away = " ".join([bottle for bottle in BOTTLES[:3] for _ in range(4)])
    share = infirmary(ill={0: 1, 1: 1}, discarded=f"{away} juice", offered="juice", bottles={2: "juice"})
    assert share["pile"] == ("juice",)
    game = table("evening", options=MEDICO, modules={"medico": share}, luck=[*REFILL, "draw 3", "draw 0"])
    assert offered_in(game) == "elixir-3 juice .."
    assert share_of(game).discarded == ()
    assert len(share_of(game).pile) == 13
    assert game.facts("bottles-offered")[0]["is_pile_renewed"]


# Setting aside


def test_fr_m10_16_an_ill_one_may_be_set_aside_and_is_healed() -> None:
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 2})})
    game.plays("wake 7:00", "wake 9:00", "wake 8:00")
    assert (game.waiting, game.legal()) == ("setting-aside 0", ["set-aside healthy", "set-aside ill"])
    assert game.question == {"asks": "whom-to-set-aside", "seat": 0, "ill": 2}
    assert game.refuses("pass") == "set-one-aside"
    game.plays("set-aside ill")
    assert (ill(game), game.state.apprentices[0]) == (1, 3)
    assert share_of(game).set_aside == (True, False, False)
    assert game.facts("apprentice-set-aside") == [{"actor": 0, "health": "ill", "apprentices": 3, "ill": 1}]


def test_fr_m10_16_or_a_healthy_one() -> None:
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 2})})
    game.plays("wake 7:00", "wake 9:00", "wake 8:00", "set-aside healthy")
    assert (ill(game), game.state.apprentices[0]) == (2, 2)
    assert share_of(game).set_aside[0]
    assert game.facts("apprentice-set-aside") == [{"actor": 0, "health": "healthy", "apprentices": 2, "ill": 2}]


def test_fr_m10_16_if_all_are_ill_it_must_be_one_of_them() -> None:
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 5})})
    game.plays("wake 7:00", "wake 9:00", "wake 8:00")
    assert game.waiting == "planning"
    assert (ill(game), game.state.apprentices[0]) == (4, 0)
    assert game.facts("apprentice-set-aside") == [{"actor": 0, "health": "ill", "apprentices": 0, "ill": 4}]


@pytest.mark.parametrize(("mood", "hour"), [(-3, "7:00"), (-3, "8:00"), (-4, "9:00"), (-4, "5:00")])
def test_fr_m10_16_who_is_on_such_a_space_already_is_not_asked(mood: int, hour: str) -> None:
    share = infirmary(ill={0: 2}, armchair="0")
    game = table(mood=[mood, 0, 0], options=MEDICO, modules={"medico": share})
    game.plays(f"wake {hour}", "wake 6:00", "wake 8:00" if hour != "8:00" else "wake 7:00")
    assert game.waiting == "planning"
    assert (ill(game), game.state.apprentices[0]) == (2, 2)
    assert share_of(game).set_aside[0]
    assert game.facts("apprentice-set-aside") == game.facts("apprentice-returned") == []


def test_fr_m10_16_who_was_in_a_better_mood_in_between_is_asked_again() -> None:
    """The one set aside before comes back, and another takes the armchair: here an ill one."""
    share = infirmary(ill={0: 2}, armchair="0")
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": share})
    game.plays("wake 7:00", "wake 9:00", "wake 8:00")
    assert game.facts("apprentice-returned") == [{"actor": 0}]
    assert game.legal() == ["set-aside healthy", "set-aside ill"]
    game.plays("set-aside ill")
    assert (ill(game), game.state.apprentices[0]) == (1, 3)
    assert share_of(game).set_aside[0]


def test_fr_m10_16_a_busker_may_keep_a_painter_off_such_a_space() -> None:
    game = table(
        mood=[-2, 0, 0],
        options={**MEDICO, "wishing_well": "on"},
        modules={"medico": infirmary(ill={0: 2}), "wishing_well": wishes("busker")},
    ).plays("wake 7:00", "wish busker", "wake 9:00", "wake 8:00")
    assert (game.mood[0], game.waiting) == (-2, "planning")


def test_fr_m10_16_in_a_better_mood_the_healthy_one_is_back() -> None:
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 2}, armchair="0")})
    game.plays("wake 9:00", "wake 7:00", "wake 8:00")
    assert (game.state.apprentices[0], share_of(game).set_aside[0]) == (3, False)
    assert game.facts("apprentice-returned") == [{"actor": 0}]


def test_fr_m10_16_without_ill_ones_nobody_is_asked() -> None:
    game = table(mood=[-2, 0, 0], options=MEDICO).plays("wake 7:00", "wake 9:00", "wake 8:00")
    assert (game.waiting, game.state.apprentices[0]) == ("planning", 4)


def test_fr_m10_16_in_the_order_of_the_round() -> None:
    game = table(mood=[-2, -3, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 1, 1: 1})})
    game.plays("wake 7:00", "wake 6:00", "wake 9:00")
    assert game.waiting == "setting-aside 1"
    assert game.plays("set-aside ill").waiting == "setting-aside 0"


# The end


@pytest.mark.parametrize(("infections", "last"), [("market", True), ("market signpost", False)])
def test_fr_m10_17_one_infection_tile_left(infections: str, last: bool) -> None:
    share = infirmary(infections=infections)
    assert table("evening", options=MEDICO, modules={"medico": share}, luck=REFILL).state.last == last


def test_fr_m10_17_the_ninth_round_is_the_last() -> None:
    rng = random.Random(3)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(3, MEDICO), chance)
    while state.pending:
        seat = rng.choice(state.pending)
        legal = [action for action in state.legal(seat) if action.word != "restore"]
        state.apply(seat, rng.choice(legal or state.legal(seat)), chance)
    assert (state.round, state.last) == (9, True)


def test_fr_m10_17_the_last_tile_infects_in_the_final_round() -> None:
    """[FR-M10.3] Somebody falls ill even then, which costs five Thalers in the end [FR-M10.18]."""
    game = table("plan", last=True, options=MEDICO, modules={"medico": infirmary(infections="studio")}, track="1 40 70")
    game.plans(0, "00311").plans(1, "00311")
    commits(game, 2, "0031", INFECT["studio"])
    assert share_of(game).infections == ()
    assert [ill(game, seat) for seat in (0, 1, 2)] == [1, 1, 1]
    assert game.facts("health-paid")[0] == {"actor": 0, "apprentices": 4, "thalers": 20}


def test_fr_m10_18_five_thalers_for_each_healthy_apprentice() -> None:
    """Red has three, Blue none, Green five; a point for every two Thalers."""
    share = infirmary(ill={0: 2, 1: 5}, stand_ins={2: 1}, infections="")
    game = table(
        "theater",
        plans=IN_THE_STUDIO,
        thalers=[1, 0, 0],
        last=True,
        track="10 40 60",
        options=STAYS,
        modules={"medico": share},
    )
    assert game.track == [10 + 16 // 2, 40, 60 + 25 // 2]
    assert game.thalers == [16, 0, 25]
    assert game.facts("health-paid") == [
        {"actor": 0, "apprentices": 3, "thalers": 15},
        {"actor": 2, "apprentices": 5, "thalers": 25},
    ]


def test_fr_m10_18_who_sits_in_the_armchair_counts() -> None:
    share = infirmary(ill={0: 4}, armchair="0", infections="")
    game = table("theater", plans=IN_THE_STUDIO, thalers=0, last=True, options=MEDICO, modules={"medico": share})
    assert game.thalers[0] == 5


# Leonardo


def test_fr_m10_19_leonardo_never_falls_ill_and_buys_nothing() -> None:
    share = infirmary(2, infected="market", tiles="", offered="juice")
    game = table("market", seats=2, market=BOOTHS, options=MEDICO, modules={"medico": share}, hours="5:00 6:00 7:00")
    assert game.waiting == "leonardo-closes"
    game.plays("close I")
    assert share_of(game).ill == (0, 0)


def test_fr_m10_19_his_restoring_knows_no_bishop() -> None:
    """[FR-M10.9] He may restore beside him."""
    game = table("cathedral", seats=2, fresco=FAR, options=MEDICO, hours="6:00 7:00 5:00")
    assert game.waiting == "leonardo-restores"
    assert game.legal() == ["restore C4"]


def test_fr_m10_19_he_has_no_bottle_of_his_own() -> None:
    """[FR-M10.15] With two players there are at most two bottles."""
    share = infirmary(2, ill={0: 1, 1: 1})
    game = table("evening", seats=2, options=MEDICO, modules={"medico": share}, luck=[*REFILL, "draw 0", "draw 3"])
    assert offered_in(game) == "elixir-3 juice .."


# Together with other modules


def test_fr_m10_20_a_whole_round_with_portraits_and_requests() -> None:
    """Ill ones paint no portraits and may fulfill requests; everything is accounted for on the way."""
    options = {**MEDICO, **PORTRAITS, **REQUESTS, **SPECIAL_BLENDS, "edition": "mega"}
    share = infirmary(ill={0: 2}, sent={0: "studio workshop"}, infected="studio", tiles="0", offered="elixir-2")
    game = table(
        "market",
        plans={0: "10110", 1: "00100", 2: "00100"},
        paints="YR",
        market=BOOTHS,
        tiles={0: "F01 F02 F03"},
        display="P03 P02",
        track="1 40 50",
        options=options,
        modules={"medico": share},
    )
    game.plays("bottle 1", "buy I 1")
    assert game.legal() == ["portrait 1", "portrait 2", "saint yellow", "saint red", "pass"]
    game.plays("portrait 1", "saint yellow", "portrait 2")
    assert [ill(game, seat) for seat in range(3)] == [3, 1, 1]
    game.plays("ill-next", "request general", "drink elixir-2", luck=[*REFILL, "pick 0", "pick 0", *["draw 0"] * 3])
    assert ill(game) == 2


def test_fr_m10_7_no_space_beside_a_map_where_a_healthy_one_goes() -> None:
    """[FR-M13.5]"""
    game = table(
        "plan",
        options={**MEDICO, "catacombs": "on"},
        modules={"medico": infirmary(ill={0: 2}), **rooms(maps={0: "5A"})},
    ).plays("map 5A cathedral", seat=0)
    assert sends(game, "1100").legal(seat=0) == ["ill studio 0", "ill studio 1", "ill studio 2"]


@pytest.mark.parametrize(("plan", "fallen"), [("11000", 0), ("11001", 1)])
def test_fr_m10_5_in_the_final_round_a_tile_covers_one_column_only(plan: str, fallen: int) -> None:
    """[FR-M6.3] Red's glazery lies on the first column of the cathedral; in the second one an apprentice falls ill."""
    share = infirmary(infected="cathedral", infections="", bottles={0: "juice"})
    game = table(
        "market",
        plans={0: plan, 1: "00100", 2: "00100"},
        market=BOOTHS,
        last=True,
        options={**MEDICO, "glaziers": "on"},
        modules={"medico": share, "glaziers": {"spots": ("cathedral", KEPT_ASIDE, KEPT_ASIDE)}},
    ).plays("pass", "pass")
    assert (game.waiting, ill(game)) == ("drinking 0", fallen)


def test_fr_m10_3_a_dame_who_comes_without_apprentices_makes_nobody_ill() -> None:
    """[FR-M12.13]"""
    dames = beguines(sent={0: "pink cathedral"})
    game = table(
        "market 1",
        market=BOOTHS,
        options={**MEDICO, "dames": "on"},
        modules={"medico": infirmary(infected="cathedral", bottles={0: "juice"}), "dames": dames},
        plans={1: "00100", 2: "00100"},
    ).plays("pass", "pass")
    assert (game.waiting, ill(game)) == ("drinking 0", 0)


def test_fr_m10_13_own_prices_are_played_by() -> None:
    game = GAME.with_components("[medico]\nthree_players = [0, 1, 5]")
    assert isinstance(game, Fresco)
    share = infirmary(tiles="0", offered="elixir-3 juice juice")
    played = table("market", thalers=1, options=MEDICO, modules={"medico": share}, game=game)
    assert played.legal() == ["bottle 1", "bottle 2"]
    assert played.plays("bottle 2").thalers[0] == 0


# Together with the real other modules


def ill_in_the_cathedral(options: Mapping[str, str], **modules: Mapping[str, object]) -> Play:
    """An ill apprentice of Red alone may restore B2, where the bishop stands, or B1 beside it."""
    share = infirmary(ill={0: 1}, sent={0: "cathedral"})
    return table(
        "cathedral 0",
        paints="YYRRBBPP",
        fresco={"B2": "F15", "B1": "F16", "E5": "F01"},
        bishop="B2",
        track="1 40 60",
        options={**MEDICO, **options},
        modules={"medico": share, **modules},
    )


def test_fr_m10_20_gold_leaf_is_worth_one_point_to_an_ill_one() -> None:
    """[FR-M5.5] Though the bishop stands there."""
    leaves = {"disc": "yellow", "leaves": (1, 0, 0), "supply": 19}
    game = ill_in_the_cathedral({"gold_leaf": "on"}, gold_leaf=leaves).plays("restore B2", "gild")
    assert game.sheet() == {"tiles": 1 + 7, "bishop": 3, "gold-leaf": 1}


def scrolls(row: str, column: str) -> ScrollHand:
    """A player's scrolls."""
    return ScrollHand(has_row=True, has_column=True, row=f"row-{row}", column=f"column-{column}")


def test_fr_m10_20_scrolls_favors_catacombs_and_the_dome_are_as_for_a_healthy_one() -> None:
    """[FR-M7.2] [FR-M11.4] [FR-M13.2] [FR-M15.2] The favor is a point, the dome tile D1, the treasure the first."""
    treasures = [entry.id for entry in parse_components().treasures.items]
    game = ill_in_the_cathedral(
        {"scrolls": "on", "favors": "on", "catacombs": "on", "dome": "on"},
        scrolls={"hands": (scrolls("A", "2"), scrolls("C", "1"), scrolls("D", "3"))},
        catacombs={"sold": tuple(treasures[3:])},
    ).plays("restore B2", luck=["draw 2", "draw 0", "pick 0"])
    assert game.waiting == "scrolls 0 6"
    game.plays("scroll column")
    assert game.sheet() == {"tiles": 1 + 7, "bishop": 3, "favors": 1, "scrolls": 10}
    assert game.facts("dome-tile-taken")[0]["tile"] == "D1"
    assert game.share(CatacombsShare).open == (OpenRoom("B2", treasures[0]),)


def test_fr_m10_20_windows_are_replaced_by_an_ill_one() -> None:
    """[FR-M6.5]"""
    game = ill_in_the_cathedral({"glaziers": "on"})
    game.state.bishop = FRESCO.parse("E5")
    game.plays("restore B1")
    assert game.waiting == "replace-window 0 5"


@pytest.mark.parametrize(
    ("where", "card"), [("cathedral", "visit C1"), ("studio", "tip"), ("workshop", "alchemy YRB green")]
)
def test_fr_m10_20_no_wish_cards_that_move_the_bishop_tip_or_blend(where: str, card: str) -> None:
    """[FR-M4.6] The healthy one beside the ill one may use it."""
    word = card.split(maxsplit=1)[0]
    for healthy in (0, 1):
        share = infirmary(ill={0: 1}, sent={0: where})
        game = table(
            f"{where} {healthy}",
            paints="YYYRRRBBB",
            bishop="B2",
            options={**MEDICO, "wishing_well": "on"},
            modules={"medico": share, "wishing_well": wishes(word)},
        )
        assert bool(game.legal(f"wish {word}")) == bool(healthy)


def test_fr_m10_20_the_praise_of_the_bishop_is_for_ill_ones_too() -> None:
    """[FR-M4.10]"""
    game = ill_in_the_cathedral({"wishing_well": "on"}, wishing_well=wishes("praise"))
    assert game.plays("restore B2", "wish praise").sheet() == {"tiles": 1 + 7, "bishop": 4}


def test_fr_m10_20_a_dame_counts_ill_ones_in_the_studio() -> None:
    """[FR-M12.9] One healthy and one ill: two Thalers, and three for the healthy one's work."""
    game = table(
        "studio 1",
        options={**MEDICO, "dames": "on"},
        modules={
            "medico": infirmary(ill={0: 1}, sent={0: "studio"}),
            "dames": beguines(sent={0: "pink studio"}),
        },
    )
    assert (game.thalers[0], ill(game)) == (12 + 2 + 3, 2)


def test_fr_m10_11_a_step_at_the_guild_in_place_of_the_blend() -> None:
    """[FR-M17.2]"""
    share = infirmary(ill={0: 1}, sent={0: "workshop"})
    game = table(
        "workshop 0",
        paints="YRB",
        options={**MEDICO, "guild": "on"},
        modules={"medico": share, "guild": {"basic": "yellow", "blended": "purple"}},
    )
    assert game.legal("guild") == ["guild red", "guild blue"]
    game.plays("guild red")
    assert (game.paints(), game.waiting) == ("YYB", "theater 1 4 1")


def test_fr_m10_5_who_covers_the_infected_location_is_not_in_danger() -> None:
    """[FR-M6.3] [FR-M.4] Neither on the glazery tile, whether somebody is sent there or not."""
    for sent in (0, 1):
        game = table(
            f"studio {sent}",
            options={**MEDICO, "glaziers": "on"},
            modules={"medico": infirmary(infected="studio"), "glaziers": {"spots": ("studio", KEPT_ASIDE, KEPT_ASIDE)}},
        )
        assert game.waiting == f"at-the-glazery 0 {2 + sent}"
        assert ill(game.plays("pass")) == 0


def test_fr_m10_7_ill_ones_do_not_go_onto_tiles_and_find_one_space_beside_a_map() -> None:
    """[FR-M13.5] The glazery covers the cathedral, and a map lies on the studio."""
    game = table(
        "plan",
        options={**MEDICO, "glaziers": "on", "catacombs": "on"},
        modules={"medico": infirmary(ill={0: 3}), **rooms(maps={0: "5A"})},
    )
    game.plays("glazery cathedral", "map 5A studio", seat=0)
    assert sends(game, "1000").legal(seat=0) == ["ill studio 0", "ill studio 1"]


def test_fr_m10_12_no_two_tiles_on_the_market() -> None:
    """[FR-M.4] Where the glazery tile lies, the medico's can't."""
    game = table("plan", options={**MEDICO, "glaziers": "on"}, modules={"medico": infirmary(offered="juice")})
    game.plays("glazery market", seat=0)
    assert game.legal(seat=0) == ["medico no"]
    assert game.refuses("medico market", seat=0) == "covered"


def test_fr_m10_12_no_dame_goes_to_the_market_beside_the_tile() -> None:
    """[FR-M12.4]"""
    game = table(
        "plan",
        options={**MEDICO, "dames": "on"},
        modules={"medico": infirmary(offered="juice"), "dames": beguines({0: "pink"})},
    ).plays("medico market", seat=0)
    assert sends(game, "1111").refuses("dame pink market", seat=0) == "no-dame-there"


@pytest.mark.parametrize(("sent", "asked"), [("0", False), ("1", True)])
def test_fr_m10_12_pennies_need_the_apprentice_beside_the_tile(sent: str, asked: bool) -> None:
    """[FR-M4.2]"""
    options = {**MEDICO, "wishing_well": "on"}
    game = table("plan", options=options, modules={"medico": infirmary(offered="juice")})
    game.plays("medico market", seat=0)
    assert bool(sends(game, f"{sent}111").legal("pennies", seat=0)) == asked


def test_fr_m10_13_the_bottle_comes_before_pennies_and_the_black_market() -> None:
    """[FR-M4.3] [FR-M16.2] And the one apprentice beside the tile does all that others do at the market."""
    game = table(
        "market 1",
        market={"I": "R"},
        options={**MEDICO, "wishing_well": "on", "black_market": "on"},
        modules={"medico": infirmary(tiles="0", offered="juice"), "wishing_well": wishes(placed=(1, 0, 0))},
    )
    assert game.waiting == "buying-bottle 0"
    assert game.plays("bottle 1").waiting == "throw-pennies 0"
    assert game.plays("pass").legal() == ["buy I 1", "close I", "barrel", "pass"]


def test_fr_m10_13_without_an_apprentice_nobody_uses_cards_or_the_black_market() -> None:
    game = table(
        "market 0",
        market={"I": "R"},
        options={**MEDICO, "wishing_well": "on", "black_market": "on"},
        modules={"medico": infirmary(tiles="0", offered="juice"), "wishing_well": wishes("lucky-day")},
    )
    assert game.plays("bottle 1").waiting == "theater 1 4 1"


def test_fr_m10_18_a_saint_pays_for_a_certificate_and_good_health_does_not() -> None:
    """[FR-M8.6] B10 lies face up in front of Red."""
    bells = [entry.id for entry in parse_components().certificates.items if entry.id != "B10"]
    unpaid = ((PartlyPaid("B10", 0),), (), ())
    certificates: dict[str, object] = {"unpaid": unpaid, "display": (None, None, None), "unseen": tuple(bells)}
    options = {**MEDICO, "bells": "on"}
    share = infirmary(ill={0: 1}, sent={0: "studio"})
    saint = table("studio 0", paints="Y", options=options, modules={"medico": share, "bells": certificates})
    saint.plays("saint yellow")
    assert (saint.thalers[0], saint.share(BellsShare).unpaid[0]) == (12, (PartlyPaid("B10", 3),))
    modules = {"medico": infirmary(infections=""), "bells": certificates}
    end = table("evening", thalers=0, last=True, options=options, modules=modules, track="1 40 60")
    assert (end.thalers[0], end.share(BellsShare).unpaid[0]) == (25, (PartlyPaid("B10", 0),))


# Advice to bots


def test_ill_ones_are_part_of_the_rest_of_a_plan() -> None:
    share = infirmary(ill={0: 2}, sent={0: "cathedral studio"})
    game = table("market", plans={0: "10010"}, market=BOOTHS, options=MEDICO, modules={"medico": share})
    assert visits_to_come(game.state, Seat(0)) == [(0, 1), (1, 1), (2, 1), (3, 1)]


def test_to_be_healthy_is_worth_more_than_to_be_ill() -> None:
    worth = [appraise(evening(ill=ill_ones, bottles="juice").state, Seat(0)) for ill_ones in (0, 1, 2)]
    assert worth == sorted(worth, reverse=True)
    assert appraise(evening(ill=2, bottles="elixir-2").state, Seat(0)) > worth[2]


# Everything accounted for


def test_the_whole_of_it_is_accounted_for() -> None:
    """What does not add up is found."""
    game = table("studio 1", options=MEDICO, modules={"medico": infirmary(offered="juice", bottles={0: "juice"})})
    assert GAME.complaints(game.state) == []
    medico = game.state.rules.by_name["medico"]
    share = medico.look(game.state, None, True)
    wrong: dict[str, object] = {
        "ill": (6, 0, 0),
        "bottles": (("juice",) * 3, (), ()),
        "sent": (sent_to("studio"), sent_to(""), sent_to("")),
        "stand_ins": (0, 16, 0),
    }
    for field, value in wrong.items():
        game.state.extras[0] = medico.lay_out(game.state.rules, structs.replace(share, **{field: value}))
        assert GAME.complaints(game.state)
