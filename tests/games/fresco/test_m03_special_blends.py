"""Module 3: special blend colours."""

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m03_special_blends.view import SpecialBlendsShare
from tests.games.fresco.tables import REFILL, SPECIAL_BLENDS, begun, first_come, table


def test_fr_m3_1_seven_tiles_are_removed_and_six_special_ones_mixed_in() -> None:
    game = begun(*REFILL, *first_come(7 + 24), options=SPECIAL_BLENDS)
    laid = [str(tile) for tile in game.view().fresco]
    assert len(set(laid)) == 25
    assert sum(tile.startswith("S") for tile in laid) == 7
    assert set(laid) & {f"F0{number}" for number in range(1, 8)} == set()


def test_fr_m3_1_the_24_lies_in_the_centre() -> None:
    game = begun(*REFILL, *first_come(7 + 24), options=SPECIAL_BLENDS)
    assert game.fresco("C3") == "S7"
    assert GAME.box.tiles[GAME.box.special_centre].value == 24


def test_fr_m3_1_even_an_11_may_be_removed() -> None:
    """F25, which lies in the centre without the module, is one of the 25 here."""
    luck = [*REFILL, "pick 24", "pick 23", *first_come(5 + 24)]
    laid = begun(*luck, options=SPECIAL_BLENDS).view().fresco
    assert not {"F24", "F25"} & set(laid)


def test_fr_m3_1_special_tiles_take_special_paints() -> None:
    game = table("cathedral 1", paints="YGK", fresco={"A1": "S1", "A2": "S2"}, bishop="E5", options=SPECIAL_BLENDS)
    assert game.refuses("restore A2") == "paint-missing"
    game.plays("restore A1")
    assert (game.track[0], game.paints()) == (13, "")


def test_fr_m3_4_the_recipes_tell_what_special_paints_add_at_the_altar() -> None:
    (share,) = list(table("plan", options=SPECIAL_BLENDS).view().modules)
    assert isinstance(share, SpecialBlendsShare)
    told = [(recipe.paint, recipe.paints, recipe.altar) for recipe in share.recipes]
    assert told == [("pink", ("purple", "red"), 3), ("brown", ("orange", "green"), 5)]


@pytest.mark.parametrize(("paint", "of", "makes"), [("pink", "RP", "K"), ("brown", "OG", "W")])
def test_fr_m3_2_purple_and_red_make_pink_orange_and_green_brown(paint: str, of: str, makes: str) -> None:
    game = table("workshop 1", paints=of, options=SPECIAL_BLENDS).plays(f"blend {paint}")
    assert game.paints() == makes


def test_fr_m3_2_both_are_needed() -> None:
    game = table("workshop 1", paints="YPO", options=SPECIAL_BLENDS)
    assert game.waiting == "theater 1 4 1"
    game = table("workshop 1", paints="YRP", options=SPECIAL_BLENDS)
    assert game.refuses("blend brown") == "cannot-blend"
    assert game.legal("blend") == ["blend orange", "blend pink"]


def test_fr_m3_2_only_with_the_module() -> None:
    game = table("workshop 1", paints="RPYR")
    assert game.why_not("blend pink").to_json() == {"code": "no-special-blend", "rule": "FR-M3.2", "paint": "pink"}
    assert game.legal("blend") == ["blend orange"]


def test_fr_m3_3_what_was_just_blended_may_be_used_at_once() -> None:
    """Red and blue make purple, purple and red make pink: one apprentice."""
    game = table("workshop 1", paints="RRB", options=SPECIAL_BLENDS).plays("blend purple", "blend pink")
    assert (game.paints(), game.waiting) == ("K", "theater 1 4 1")


def test_fr_m3_3_brown_takes_three_blends() -> None:
    game = table("workshop 2", paints="YYRB", options=SPECIAL_BLENDS)
    game.plays("blend orange", "blend green", "blend brown")
    assert game.paints() == "W"


@pytest.mark.parametrize(
    ("paints", "points"),
    [("OGK", 9), ("WWW", 21), ("OGW", 11), ("GPK", 9), ("OKK", 12), ("PKW", 14), ("KKK", 15), ("KKW", 17), ("KWW", 19)],
)
def test_fr_m3_4_the_altar(paints: str, points: int) -> None:
    """The rulebook's examples: 6 + 3 for one pink piece, 6 + 3 x 5 for three brown ones."""
    game = table("cathedral 1", paints=paints, options=SPECIAL_BLENDS, track="1 50 60").plays(f"altar {paints}")
    assert game.track[0] == 1 + points
    assert game.paints() == ""
    restored = game.told.events[-2].to_json()
    assert (restored["event"], restored["rule"]) == ("altar-restored", "FR-M3.4")


def test_fr_m3_4_what_is_not_replaced_is_there_once() -> None:
    """And is blended: pink and brown replace no basic paint."""
    special = [altar.parts[0][1] for altar in GAME.ruleset(3, SPECIAL_BLENDS).altars][38:]
    assert len(special) == 19
    assert not [way for way in special if set(way) & set("YRB") or any(way.count(paint) > 1 for paint in "OGP")]
    assert table("cathedral 1", paints="YRK", options=SPECIAL_BLENDS).waiting == "theater 1 4 1"
    assert table("cathedral 1", paints="OOK", options=SPECIAL_BLENDS).waiting == "theater 1 4 1"


def test_fr_m3_4_paints_that_are_missing() -> None:
    game = table("cathedral 1", paints="YRBKW", options=SPECIAL_BLENDS)
    assert game.why_not("altar KWW").to_json() == {
        "code": "no-paint-for-altar",
        "rule": "FR-M3.4",
        "missing": ["brown"],
    }
    assert (game.rule_of("altar OGP"), game.rule_of("altar YRO")) == ("FR-5.9", "FR-5.8")


def test_fr_m3_4_only_with_the_module() -> None:
    assert table("cathedral 1", paints="OGPK").refuses("altar OGK") == "no-special-altar"
    assert table("cathedral 1", paints="OGPK").rule_of("altar OGK") == "FR-M3.4"
    assert table("cathedral 1", paints="OGPK", options=SPECIAL_BLENDS).legal("altar")[-3:] == [
        "altar OGK",
        "altar OPK",
        "altar GPK",
    ]


def test_fr_m3_4_a_tile_takes_its_own_paints_and_no_pink_in_their_stead() -> None:
    """The Mega Box speaks of fresco tiles in this place; its examples are the altar's."""
    game = table("cathedral 1", paints="OGKW", fresco={"A1": "F24"}, options=SPECIAL_BLENDS)
    assert game.refuses("restore A1") == "paint-missing"


def test_fr_m3_5_leonardo_restores_special_tiles_like_others() -> None:
    game = table("cathedral", seats=2, fresco={"B3": "S6", "A1": "F01"}, hours="5:00 6:00 9:00", options=SPECIAL_BLENDS)
    game.plays("restore B3")
    assert game.track[2] == 20 + 2
