"""Chapter 4: the market."""

from tests.games.fresco.tables import table

BOOTHS = {"I": "R RB", "II": "B G", "III": "Y YB O YR"}


def test_fr_4_1_the_example_of_the_rulebook() -> None:
    """[FR-4.2] [FR-4.3] [FR-4.4] Red woke up at 7:00 and buys three yellow at booth IV for 2 Thalers."""
    game = table("market 1", seats=4, hours="7:00 8:00 9:00 6:00", market={"I": "R", "IV": "RRR YYY O B"})
    game.plays("buy IV 2")
    assert game.thalers[0] == 10
    assert game.paints() == "YYY"
    assert game.booth("IV") == ".. .. .. .."
    assert game.bag == 13
    bought = {"actor": 0, "tile": "M08", "booth": "IV", "place": 2, "price": 2, "paints": ("yellow",) * 3}
    assert game.facts("bought") == [bought]
    (emptied,) = game.facts("booth-emptied")
    assert (emptied["booth"], len(emptied["tiles"])) == ("IV", 4)  # type: ignore[arg-type]
    assert game.booth("I") == "R .."


def test_fr_4_1_buy_or_close_or_neither() -> None:
    game = table("market 1", market={"II": "B G"})
    assert game.legal() == ["buy II 1", "buy II 2", "close II", "pass"]
    game.plays("pass")
    assert game.booth("II") == "B G .."
    assert game.thalers[0] == 12


def test_fr_4_1_all_at_one_booth() -> None:
    game = table("market 3", market=BOOTHS).plays("buy III 4")
    assert game.refuses("buy I 1") == "other-booth"
    assert game.refuses("close III") == "bought-here"
    assert game.refuses("close I") == "bought-here"
    assert game.legal("buy") == ["buy III 1", "buy III 2", "buy III 3"]


def test_fr_4_2_a_tile_for_each_apprentice() -> None:
    game = table("market 2", market=BOOTHS, hours="8:00 6:00 7:00").plays("buy III 1", "buy III 3")
    assert game.paints() == "YO"
    assert game.thalers[0] == 12 - 2 - 2
    assert game.waiting == "theater 1 4 1"


def test_fr_4_2_a_tile_is_sold_once() -> None:
    game = table("market 3", market=BOOTHS).plays("buy III 1")
    assert game.refuses("buy III 1") == "sold"
    game.plays("buy III 2")
    assert game.paints() == "YYB"


def test_fr_4_2_with_too_few_thalers_there_is_nothing_to_buy() -> None:
    game = table("market 2", thalers=5, hours="5:00 6:00 7:00", market=BOOTHS)
    game.plays("buy III 1")
    assert game.thalers[0] == 1
    assert game.waiting == "theater 1 4 1"
    assert game.booth("III") == ".. .. .. .."
    poor = table("market 2", thalers=3, hours="5:00 6:00 7:00", market=BOOTHS)
    assert poor.why_not("buy I 1").params == {"price": 4, "thalers": 3}
    assert poor.legal() == ["close I", "close II", "close III", "pass"]


def test_fr_4_3_all_paints_that_a_tile_shows() -> None:
    game = table("market 2", market={"I": "YB BBB"}).plays("buy I 1", "buy I 2")
    assert game.paints() == "YBBBB"


def test_fr_4_4_sold_or_not_the_tiles_go_back_into_the_bag() -> None:
    game = table("market 2", market=BOOTHS)
    assert game.bag == 3
    game.plays("buy III 2")
    assert game.booth("III") == "Y .. O YR"
    assert game.waiting == "market 0 0 1 2 M11"
    assert game.bag == 3, "a tile that was bought is in the bag at the end of the visit, not before"
    game.plays("pass")
    assert game.booth("III") == ".. .. .. .."
    assert game.bag == 7


def test_fr_4_4_nobody_visits_the_booth_again() -> None:
    game = table("market", plans={0: "10000", 1: "10000", 2: "00001"}, market=BOOTHS).plays("buy III 1")
    assert game.seat == 1
    assert game.refuses("buy III 2") == "booth-empty"
    assert game.refuses("close III") == "booth-empty"
    game.plays("buy II 2")


def test_fr_4_4_once_all_booths_are_empty_there_is_no_market() -> None:
    everybody = {0: "10000", 1: "10000", 2: "10001"}
    game = table("market", plans=everybody, market={"I": "R", "II": "B"}).plays("close I").plays("close II")
    assert game.waiting == "theater 2 4 1"


def test_fr_4_5_a_booth_is_closed_for_nothing() -> None:
    game = table("market 1", thalers=0, market=BOOTHS).plays("close II")
    assert game.thalers[0] == 0
    assert game.booth("II") == ".. .. .."
    assert game.paints() == ""
    assert game.facts("closed") == [{"actor": 0, "booth": "II", "tiles": ("M03", "M14")}]


def test_fr_4_5_one_only_however_many_apprentices_are_there() -> None:
    game = table("market 3", market=BOOTHS).plays("close II")
    assert game.waiting == "theater 1 4 1"
    assert game.booth("I") == "R RB"
