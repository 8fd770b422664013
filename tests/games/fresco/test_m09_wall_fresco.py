"""Module 9: the wall fresco."""

import pytest

from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import PAINTS, Painter
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.marks import ILL
from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL as SEGMENTS
from bottega.games.fresco.modules.m09_wall_fresco.steps import wall_fresco_of
from bottega.games.fresco.modules.m09_wall_fresco.view import WallFrescoShare
from bottega.games.fresco.modules.m10_medico.steps import medico_of
from bottega.games.fresco.modules.m12_dames.view import DamesShare
from bottega.games.fresco.scoring import restored_by
from bottega.games.fresco.workshop import WorkshopVisit
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.tables import REFILL, Play, begun, first_come, table

WALL = {"wall_fresco": "on"}
WITH_REQUESTS = {**WALL, "requests": "on"}
ALL = [f"W{number:02}" for number in range(1, 19)]
WALL_TILES = parse_components().wall_tiles.items
IN_ORDER = "W01 W02 W03 W04 W05 W06 W07 W08 W09 W10 W11 W12 W13 W14 W15 .. .. W16 W17 W18"
"""The wall as it is dealt in order: green tiles W01 to W06, orange ones to W12, purple ones to W18."""


def front(name: str) -> str:
    """The paint that a wall tile takes."""
    return WALL_TILES[ALL.index(name)].paint


def drawn(name: str) -> list[str]:
    """The luck that turns up this tile when a segment is restored."""
    return [f"draw {ALL.index(name)}"]


def wall(
    text: str = IN_ORDER, red: str = "", seats: int = 3, tile: str = "kept", exchanged: str = ""
) -> dict[str, object]:
    """The wall, row by row; the tiles in front of Red, Red's action tile and exchange tiles. Other tiles are gone."""
    elsewhere = [*text.split(), *red.split()]
    nobody = [()] * (seats - 1)
    return {
        "spots": (tile, *["kept"] * (seats - 1)),
        "wall": tuple([None if name == ".." else front(name) for name in text.split()]),
        "owned": (tuple(red.split()), *nobody),
        "gone": tuple([name for name in ALL if name not in elsewhere]),
        "exchanged": (tuple(exchanged.split()), *nobody),
    }


def without(text: str) -> str:
    """The wall in order, without some tiles."""
    return " ".join([".." if name in text.split() else name for name in IN_ORDER.split()])


def at_the_wall(paints: str = "OGP", owned: str = "", track: str = "1 40 50") -> Play:
    """Red's tile covers the studio, with an apprentice on it."""
    share = wall(without(owned), red=owned, tile="studio")
    return table("studio 1", paints=paints, track=track, options=WALL, modules={"wall_fresco": share})


def workshop(owned: str, apprentices: int = 1, paints: str = "", exchanged: str = "") -> Play:
    """Red is in the workshop, with wall tiles."""
    share = wall(without(owned), red=owned, exchanged=exchanged)
    return table(f"workshop {apprentices}", paints=paints, options=WALL, modules={"wall_fresco": share})


def share_of(game: Play) -> WallFrescoShare:
    return game.share(WallFrescoShare)


def evening(owned: str, exchanged: str = "") -> Play:
    share = wall(without(owned), red=owned, exchanged=exchanged)
    return table("evening", options=WALL, modules={"wall_fresco": share}, luck=REFILL)


# The wall


def test_fr_m9_1_eighteen_tiles_are_dealt_at_random() -> None:
    """[FR-M9.2] The two at the bottom left have none."""
    fronts = [PAINTS.index(paint) for paint in ["purple", *["green"] * 6, *["orange"] * 6, *["purple"] * 5]]
    game = begun(*REFILL, *first_come(24), *[f"draw {paint}" for paint in fronts], options=WALL)
    laid = (*[PAINTS[paint] for paint in fronts[:15]], None, None, *["purple"] * 3)
    assert share_of(game).wall == laid
    assert (share_of(game).owned, share_of(game).gone) == (((), (), ()), ())
    (told,) = game.facts("wall-laid")
    named = zip(SEGMENTS.names, laid, strict=True)
    assert told["tiles"] == tuple([{"segment": name, "paint": paint} for name, paint in named if paint])


def test_fr_m9_1_six_tiles_of_each_colour() -> None:
    for names in ([tile.paint for tile in WALL_TILES], [tile.seal for tile in WALL_TILES]):
        assert {name: names.count(name) for name in names} == {"green": 6, "orange": 6, "purple": 6}
    income = [tile.income for tile in WALL_TILES]
    assert {name: income.count(name) for name in income} == {"red": 6, "yellow": 6, "blue": 6}


def test_fr_m9_1_without_the_module_there_is_no_wall() -> None:
    assert table("workshop 1", paints="YR").refuses("exchange green") == "not-played-with"


# The tile


def test_fr_m9_3_the_tile_has_room_for_one() -> None:
    game = table("plan", options=WALL)
    assert game.legal()[:3] == ["wall-fresco no", "wall-fresco market", "wall-fresco cathedral"]
    game.plays("wall-fresco market", seat=0)
    assert game.legal(seat=0) == ["assign market 0", "assign market 1"]
    refusal = game.why_not("assign market 2", seat=0)
    assert (refusal.code, refusal.rule) == ("no-room-on-tile", "FR-M9.3")


def test_fr_m9_3_an_apprentice_is_needed() -> None:
    """The tile does nothing without, and the covered location is not visited."""
    share = wall(tile="studio")
    game = table("studio", plans={0: "00001"}, paints="OGP", options=WALL, modules={"wall_fresco": share})
    assert (game.waiting, game.thalers[0]) == ("theater 0 4 1", 12)


def test_fr_m9_3_one_segment_a_round() -> None:
    game = at_the_wall("OOP").plays("wall C1", luck=drawn("W11"))
    assert game.waiting == "theater 1 4 1"
    assert game.thalers[0] == 12


def test_fr_m9_3_the_apprentice_may_forfeit() -> None:
    game = at_the_wall()
    assert game.refuses("attend") == "restore-wall-or-pass"
    assert game.question == {"asks": "which-wall-segment", "seat": 0}
    assert game.plays("pass").facts("forfeited") == [{"actor": 0, "place": "wall-fresco"}]


@pytest.mark.parametrize("column", ["cathedral", "theater"])
def test_fr_m9_3_in_the_final_round_on_either_column_of_the_cathedral(column: str) -> None:
    """[FR-11.2] [FR-M10.5] One apprentice is in each column; the infection takes the one who is in the cathedral."""
    steps = {"cathedral": "cathedral 0 1 1 0", "theater": "cathedral 0 4 1 0"}
    steps[column] = "restoring-wall 0"
    game = table(
        "cathedral",
        plans={0: "01001"},
        paints="OGP",
        last=True,
        fresco={"A1": "F01"},
        options={**WALL, "medico": "on"},
        modules={"wall_fresco": wall(tile=column), "medico": infirmary(infected="cathedral")},
    )
    for step in steps.values():
        assert game.waiting == step
        game.plays("pass")
    assert medico_of(game.state).infirmary(game.state).ill[0] == 1


def test_fr_m9_5_four_points_may_lead_past_a_dame() -> None:
    """[FR-M12.2]"""
    game = table(
        "studio 1",
        paints="P",
        track="6 40 50",
        options={**WALL, "dames": "on"},
        modules={"wall_fresco": wall(tile="studio"), "dames": beguines()},
    ).plays("wall D3", luck=drawn("W16"))
    assert (game.track[0], game.share(DamesShare).married[0]) == (10, ("purple",))


def test_fr_m9_3_who_can_do_nothing_is_not_asked() -> None:
    game = at_the_wall("YYRB")
    assert game.waiting == "theater 1 4 1"
    assert game.facts("idled") == [{"actor": 0, "apprentices": 1, "place": "wall-fresco"}]


def test_fr_m9_3_only_on_its_tile() -> None:
    game = table("cathedral 1", paints="YRBOGP", options=WALL)
    assert game.refuses("wall C1") == "only-on-the-tile"
    assert game.refuses("wall-fresco no") == "not-here"


def test_fr_m9_3_of_no_use_when_all_is_restored() -> None:
    share = wall(" ".join([".."] * 20))
    assert table("plan", options=WALL, modules={"wall_fresco": share}).legal()[0] == "assign market 0"


# Restoring


def test_fr_m9_2_where_it_begins() -> None:
    """[FR-M9.4] Beside D1 and D2: C1, C2 and D3."""
    game = at_the_wall()
    assert game.legal() == ["wall C1", "wall C2", "wall D3", "pass"]
    assert game.refuses("wall D1") == "wall-restored"


def test_fr_m9_4_orthogonally_beside_a_restored_segment() -> None:
    game = at_the_wall()
    for segment in ("C3", "B1", "A5"):
        assert game.refuses(f"wall {segment}") == "not-beside"
    later = at_the_wall(owned="W12 W13")
    assert later.legal("wall") == ["wall B2", "wall B3", "wall C1", "wall C4", "wall D3"]


def test_fr_m9_5_the_example_of_the_rulebook() -> None:
    """[FR-M9.6] A purple paint for a purple tile: four points, and the tile lies in front of Red."""
    game = at_the_wall("PP").plays("wall D3", luck=drawn("W16"))
    assert (game.paints(), game.track[0]) == ("P", 1 + 4)
    assert share_of(game).owned[0] == ("W16",)
    assert share_of(game).wall[17] is None
    assert game.sheet() == {"tiles": 1, "wall-fresco": 4}
    restored = {"actor": 0, "segment": "D3", "paint": "purple", "tile": "W16", "income": "yellow", "seal": "orange"}
    assert game.facts("wall-restored") == [{**restored, "points": 4}]


def test_fr_m9_5_the_paint_of_the_tile_and_no_other() -> None:
    game = at_the_wall("OO")
    assert game.legal("wall") == ["wall C1", "wall C2"]
    assert game.refuses("wall D3") == "no-paint-for-wall"


def test_fr_m9_5_there_is_no_bishop_here() -> None:
    game = at_the_wall("PP").plays("wall D3", luck=drawn("W16"))
    assert game.bishop == "C3"
    assert "bishop" not in game.sheet()


def test_fr_m9_5_points_may_lead_to_a_taken_space() -> None:
    game = at_the_wall(track="1 5 50").plays("wall D3", luck=drawn("W16"))
    assert game.waiting == "landing 0 5"


def test_fr_m9_6_wall_tiles_are_no_fresco_tiles() -> None:
    game = at_the_wall().plays("wall D3", luck=drawn("W16"))
    assert game.tiles() == ""
    assert restored_by(game.state, Painter(0)) == []


# Income


def test_fr_m9_7_the_example_of_the_rulebook() -> None:
    """One red, one blue and two yellow tiles: one piece of each basic paint."""
    game = evening("W01 W05 W03 W04")
    assert game.paints() == "YRB"
    assert game.facts("wall-paid") == [{"actor": 0, "paints": ("yellow", "red", "blue")}]
    assert game.thalers == [12, 12, 12], "no Thalers for wall tiles"


def test_fr_m9_7_from_the_next_income_on() -> None:
    share = wall(tile="studio")
    plans = {0: "00100", 1: "01000", 2: "01000"}
    game = table("studio", plans=plans, paints="P", options=WALL, modules={"wall_fresco": share})
    game.plays("wall D3", luck=[*drawn("W16"), *REFILL])
    assert game.paints() == "Y"
    assert game.facts("wall-paid") == [{"actor": 0, "paints": ("yellow",)}]


def test_fr_m9_7_not_after_the_last_round() -> None:
    share = wall(without("W01"), red="W01")
    game = table(
        "theater", plans=dict.fromkeys(range(3), "01000"), last=True, options=WALL, modules={"wall_fresco": share}
    )
    assert (game.waiting, game.paints()) == ("", "")


def test_fr_m9_7_others_get_nothing() -> None:
    game = evening("W01")
    assert (game.paints(0), game.paints(1), game.paints(2)) == ("R", "", "")


# Exchanging


def test_fr_m9_8_the_example_of_the_rulebook() -> None:
    """A blue and a yellow wall tile for the green exchange tile."""
    game = workshop("W03 W05").plays("exchange green")
    assert share_of(game).owned[0] == ()
    assert share_of(game).gone == ("W03", "W05")
    assert share_of(game).exchanged[0] == ("green",)
    assert game.waiting == "theater 1 4 1"
    assert game.facts("exchanged") == [{"actor": 0, "tiles": ("W03", "W05"), "colour": "green"}]


@pytest.mark.parametrize(("colour", "tiles"), [("orange", "W03 W01"), ("green", "W03 W05"), ("purple", "W01 W05")])
def test_fr_m9_8_what_two_basic_paints_make(colour: str, tiles: str) -> None:
    game = workshop(tiles)
    assert game.legal() == [f"exchange {colour}", "pass"]
    others = [other for other in ("orange", "green", "purple") if other != colour]
    assert [game.refuses(f"exchange {other}") for other in others] == ["no-pair", "no-pair"]


def test_fr_m9_8_a_refusal_tells_what_is_missing() -> None:
    assert workshop("W03 W05").why_not("exchange purple").params == {
        "colour": "purple",
        "paints": ["red", "blue"],
        "missing": ["red"],
    }


def test_fr_m9_8_instead_of_blending() -> None:
    """One exchanges, the other blends twice."""
    game = workshop("W03 W05", apprentices=2, paints="YYRR").plays("exchange green", "blend orange", "blend orange")
    assert (game.paints(), game.waiting) == ("OO", "theater 1 4 1")


def test_fr_m9_8_not_after_having_blended_once() -> None:
    game = workshop("W03 W05", paints="YYRR").plays("blend orange")
    assert game.refuses("exchange green") == "nobody-to-exchange"


def test_fr_m9_8_another_apprentice_may_between_two_blends() -> None:
    game = workshop("W03 W05", apprentices=2, paints="YYRR").plays("blend orange", "exchange green")
    assert game.waiting == "workshop 0 3 1 1 +4096"


def test_fr_m9_8_several_exchanges_by_several_apprentices() -> None:
    game = workshop("W01 W03 W05 W02", apprentices=2).plays("exchange green")
    assert share_of(game).owned[0] == ("W01", "W02")
    more = workshop("W01 W03 W04 W05", apprentices=2).plays("exchange green", "exchange orange")
    assert share_of(more).exchanged[0] == ("orange", "green")


def test_fr_m9_8_an_ill_apprentice_may() -> None:
    """As for requests: illness limits blending alone."""
    game = workshop("W03 W05")
    step = game.state.agenda.pop()
    assert isinstance(step, WorkshopVisit)
    game.state.agenda.append(step.marked(ILL))
    assert game.allows("exchange green")


def test_fr_m9_8_only_in_the_workshop() -> None:
    share = wall(without("W03 W05"), red="W03 W05")
    game = table("cathedral 1", paints="YRB", options=WALL, modules={"wall_fresco": share})
    assert game.refuses("exchange green") == "exchange-in-the-workshop"
    assert workshop("W03 W05").refuses("trade W03") == "nothing-to-trade"


def test_fr_m9_8_without_requests_seals_do_not_matter() -> None:
    """Nobody is asked which tiles are handed in: the first ones are."""
    game = workshop("W03 W04 W05 W06").plays("exchange green")
    assert share_of(game).gone == ("W03", "W05")


def test_fr_m9_8_with_requests_the_tiles_are_chosen() -> None:
    """[FR-M9.10] Their seals differ."""
    share = wall(without("W03 W04 W05 W06"), red="W03 W04 W05 W06")
    game = table("workshop 1", options=WITH_REQUESTS, modules={"wall_fresco": share}).plays("exchange green")
    question = {"asks": "which-wall-tile", "seat": 0, "colour": "green"}
    assert game.question == {**question, "paint": "yellow", "given": ()}
    assert game.legal() == ["trade W03", "trade W04"]
    assert game.refuses("trade W05") == "not-to-trade"
    assert game.refuses("pass") == "trade-tiles"
    game.plays("trade W04")
    assert game.question == {**question, "paint": "blue", "given": ("W04",)}
    assert game.legal() == ["trade W05", "trade W06"]
    game.plays("trade W05")
    assert share_of(game).owned[0] == ("W03", "W06")
    assert game.waiting == "theater 1 4 1"


def test_fr_m9_9_an_exchange_tile_pays_its_paint() -> None:
    """Beside the basic paints of wall tiles."""
    game = evening("W01", exchanged="green purple")
    assert game.paints() == "RGP"


def test_fr_m9_9_one_of_each_colour() -> None:
    game = workshop("W03 W05", exchanged="green", paints="YR")
    assert game.refuses("exchange green") == "one-exchange-tile"
    share = {**wall(without("W03 W05"), red="W03 W05"), "exchanged": ((), ("green",), ())}
    other = table("workshop 1", options=WALL, modules={"wall_fresco": share})
    assert other.allows("exchange green"), "another player's does not count"


# Requests


def desk(owned: str, tiles: str = "") -> Play:
    """Red is in the workshop, with wall tiles and fresco tiles."""
    share = wall(without(owned), red=owned)
    return table("workshop 1", tiles={0: tiles}, options=WITH_REQUESTS, modules={"wall_fresco": share}, track="1 40 50")


def test_fr_m9_10_wall_tiles_and_fresco_tiles_for_a_general_request() -> None:
    game = desk("W01 W02", tiles="F01").plays("request general")
    assert game.share(RequestsShare).piled[0] == ("F01", "W01", "W02")
    assert share_of(game).owned[0] == ()
    assert share_of(game).gone == ("W01", "W02")
    assert game.tiles() == ""
    assert game.track[0] == 1 + 8
    assert game.facts("request-fulfilled")[0]["tiles"] == ("F01", "W01", "W02")


def test_fr_m9_10_the_seal_on_the_back_counts() -> None:
    """W04, W05 and W08 have purple seals, whatever their fronts show."""
    game = desk("W04 W05 W08")
    assert game.legal("request") == ["request general", "request purple"]
    assert game.refuses("request green") == "too-few-seals"
    game.plays("request purple")
    assert game.share(RequestsShare).piled[0] == ("W04", "W05", "W08")


def test_fr_m9_10_tiles_are_chosen_among_both() -> None:
    game = desk("W01 W04", tiles="F01 F11").plays("request general")
    assert game.legal() == ["pile F01", "pile F11", "pile W01", "pile W04"]
    assert game.refuses("pile W02") == "not-ones-own"
    game.plays("pile W04")
    assert game.waiting == "piling 0 general W04"
    assert game.refuses("pile W04") == "piled-already"
    game.plays("pile F01", "pile F11")
    assert share_of(game).owned[0] == ("W01",)


def test_fr_m9_10_no_such_seal() -> None:
    game = desk("W01 W04 W05 W08 W09").plays("request purple")
    assert game.refuses("pile W01") == "no-such-seal"


def test_fr_m9_10_a_piled_tile_pays_no_paint_but_the_request_does() -> None:
    share = wall(without("W01 W04 W05 W08"), red="W01 W04 W05 W08")
    plans = {0: "00010", 1: "01000", 2: "01000"}
    game = table("workshop", plans=plans, track="1 40 50", options=WITH_REQUESTS, modules={"wall_fresco": share})
    game.plays("request purple", luck=REFILL)
    assert (game.paints(), game.thalers[0]) == ("RP", 13)


def test_fr_m9_10_without_the_wall_no_wall_tile_can_be_piled() -> None:
    game = table("workshop 1", tiles={0: "F01 F02 F03 F04"}, options={"requests": "on"}).plays("request general")
    assert game.refuses("pile W01") == "not-ones-own"


# Leonardo


def test_fr_m9_11_leonardo_does_not_restore_the_wall() -> None:
    """He has no tile, and no wall tiles for his requests."""
    laid = wall(without("W01 W02 W03"), red="W01 W02 W03", seats=2)
    game = table(
        "studio", seats=2, options=WITH_REQUESTS, modules={"wall_fresco": laid}, plans={0: "00010", 1: "00001"}
    )
    assert game.waiting == "workshop 0 3 1 2"
    assert game.seat == 0
    game.plays("pass")
    assert game.waiting == "theater 1 4 1", "Leonardo has no tiles to fulfill a request with"


# Secrets


def test_fr_m9_3_where_the_tile_lies_is_secret() -> None:
    game = table("plan", options=WALL).plays("wall-fresco studio", seat=0)
    assert [game.share(WallFrescoShare, seat).spots[0] for seat in (0, 1, None)] == ["studio", None, None]


def test_fr_m9_6_wall_tiles_are_open() -> None:
    game = workshop("W03 W05")
    assert game.share(WallFrescoShare, 1) == game.share(WallFrescoShare, 0)
    assert game.share(WallFrescoShare, 1).owned[0] == ("W03", "W05")


# Everything is accounted for


def test_a_mischief_is_noticed() -> None:
    game = desk("W01 W02", tiles="F01").plays("request general")
    module = wall_fresco_of(game.state)
    state = game.state.copy()
    module.wall(state).owned[1] |= 1
    assert complaints(state) == ["a wall tile is in two places"]
    state = game.state.copy()
    module.wall(state).fronts[4] = -1
    assert complaints(state) == ["the tiles on the wall are not those left"]
    state = game.state.copy()
    module.wall(state).gone &= ~1
    module.wall(state).owned[1] |= 1
    assert complaints(state) == ["a wall tile under a request lies elsewhere"]
