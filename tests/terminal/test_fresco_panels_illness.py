"""The medico, the dames and the catacombs on the board of Fresco."""

from __future__ import annotations

import pytest

from bottega.games.fresco import GAME
from bottega.terminal.boards import Board, find_board
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.module_refusals.m13_catacombs import COVERED, leonardos, rooms
from tests.games.fresco.tables import Play, table
from tests.speech.spoken import WHO
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

NAMES = ["medico", "dames", "catacombs"]
ALL = dict.fromkeys(NAMES, "on")
PLANS = {0: "11100", 1: "10010", 2: "00011"}


def everything(at: str = "market", last: bool = False) -> Play:
    """Anna has a plan with everything; the others have some of it."""
    return table(
        at,
        plans=PLANS,
        paints="YYRRBOG",
        market={"I": "R BBB", "II": "B YB G"},
        fresco=COVERED,
        track="31 26 30",
        hours="8:00 7:00 5:00",
        bishop="B2",
        last=last,
        options=ALL,
        modules={
            "medico": infirmary(
                ill={0: 2, 1: 1},
                sent={0: "cathedral workshop", 1: "studio"},
                neutral={2: "workshop"},
                tiles="0 1",
                infected="studio",
                infections="market cathedral workshop signpost",
                offered="elixir-3 juice",
                bottles={0: "elixir-2"},
            ),
            "dames": beguines(
                {0: "pink", 1: "purple", 2: "purple"},
                sent={0: "pink workshop", 2: "purple theater"},
                reserved={0: "A4 day", 1: "E5 night"},
            ),
            **rooms(
                COVERED,
                {"A2": "T01", "C3": "T18"},
                kept={0: "T16", 1: "T03"},
                maps={0: "6A", 1: "5B"},
                laid={0: "studio 5A", 1: "workshop 7A"},
            ),
        },
    )


def planned() -> Play:
    """Anna's plan with everything, which is not committed yet."""
    sick = infirmary(ill={0: 1}, offered="juice")
    modules = {"medico": sick, "dames": beguines({0: "pink"}), **rooms(maps={0: "5A"})}
    game = table("plan", market={"I": "R BBB"}, options=ALL, modules=modules)
    game.plays("medico market", "map 5A studio", seat=0)
    game.plays(*[f"assign {location} 1" for location in ("market", "cathedral", "studio", "workshop")], seat=0)
    return game.plays("ill cathedral 1", "dame pink studio", seat=0)


def shown(game: Play, width: int = 100, seat: int | None = 0, board: Board | None = None) -> str:
    return drawn((board or find_board(GAME)).table(game.view(seat), WHO[: game.state.rules.count]), width=width)


def lines(game: Play, width: int = 100, seat: int | None = 0) -> list[str]:
    return [line.rstrip() for line in shown(game, width, seat).splitlines()]


def told(game: Play, seat: int | None = 0) -> str:
    """The table in one line."""
    return " ".join(shown(game, seat=seat).split())


def test_pictures() -> None:
    """With all that is asked, offered and printed."""
    check_picture("fresco-illness-plan", with_menu(GAME, planned().view(0), WHO[:3]), width=100)
    cathedral = everything("cathedral")
    assert cathedral.seat == 0
    check_picture("fresco-illness-cathedral", with_menu(GAME, cathedral.view(0), WHO[:3]), width=100)


@pytest.mark.parametrize(
    "line",
    [
        "Medico  1 elixir-3 for 3   2 juice for 2",
        "Illness infected: studio   face down: market 1, cathedral 1, workshop 1 and signpost 1",
        "Maps    4 of 5:00, 7 of 6:00 and 7 of 7:00 left   yours: 5A A2(6/6) A4   6A A2(6/6)",
    ],
)
def test_what_lies_beside_the_board(line: str) -> None:
    assert line in lines(everything())


def test_one_s_own_maps_with_what_lies_open_in_their_rooms() -> None:
    assert "yours: 5B all its rooms are empty 7A A2(6/6)" in told(everything(), seat=1)
    assert "yours" not in told(everything(), seat=None)
    assert "(open: points or Volume/Thalers+mood)" in told(everything(), seat=2)


def test_what_is_infected_was_so_while_the_next_plan_is_made() -> None:
    game = table("plan", options=ALL, modules={"medico": infirmary(infected="studio")})
    assert "Illness last: studio" in told(game)
    ending = table("plan", options=ALL, modules={"medico": infirmary(infections="market")})
    assert "face down: market 1 (the last of them ends the game)" in told(ending)


def test_what_players_have() -> None:
    owned = told(everything())
    assert "① 2 ill, elixir-2, ♕ pink, A4 reserved (day), script V1" in owned
    assert "② 1 ill, ♕ purple, E5 reserved (night), 1 map (5:00), statue 5" in owned
    assert "③ ♕ purple" in owned


def test_screens_fold_treasures() -> None:
    """[FR-M13.8] All have seen which ones are kept, and only the eye is kept from them."""
    board = find_board(GAME)
    board.switch("screens")
    folded = " ".join(shown(everything(), board=board).split())
    assert "A4 reserved (day), script V1" in folded
    assert "1 map (5:00), 1 treasure" in folded


def test_dames_stand_on_the_track() -> None:
    assert "Track   ② 26 ─4─ ③ 30 ─1─ ① 31 ♕K32" in shown(everything())


def test_what_lies_on_the_fresco() -> None:
    picture = shown(everything())
    for sign in ("⚑", "✗", "6/6", "V2/2+3"):
        assert sign in picture
    assert shown(everything(), seat=None).count("✗") == 2, "to a spectator both are reserved for others"


def test_what_is_on_the_sheets() -> None:
    sheets = told(everything())
    assert "market: ② medico ① medico" in sheets
    assert "cathedral: ① 1 ill" in sheets
    assert "studio: ② 1 ill ① map 5A" in sheets
    assert "workshop: ③ the neutral one ② map of 7:00 ① 1 ill, pink dame" in sheets
    assert "theater: ③ purple dame" in sheets
    assert "map 5A" not in told(everything(), seat=1)
    assert "map of 5:00" in told(everything(), seat=1)


def test_who_comes_without_apprentices_is_seen() -> None:
    strip = lines(everything())[1]
    assert strip == "MARKET ▸②1* ①1* › cathedral ①1* › studio ②* ①1* › workshop ③1* ②1* ①* › theater ③1*"


def test_sheets_of_others_are_secret_while_plans_are_made() -> None:
    game = planned()
    own, other = told(game), told(game, seat=1)
    assert "market: medico cathedral: 1 ill studio: pink dame, map 5A" in own
    assert "Sheets" not in other
    assert "pink dame" not in other
    assert "map 5A" not in other


def test_leonardo_s_map_lies_open() -> None:
    game = leonardos(luck="draw 3").plays("map 5D theater")
    for seat in (0, 1, None):
        assert "Leonardo's, theater: 5D B3 B4 C3 C4" in told(game, seat=seat)


@pytest.mark.parametrize(
    "words",
    [
        "elixir-3 cures 3; elixir-2 cures 2; elixir-1 cures 1; juice mood +1. You have 2 at the most.",
        "earn 3 Thalers in the studio for a paint, as a saint",
        "each of your own apprentices who is not ill is worth 5 Thalers",
        "♕K is a pink dame on the track, ♕P a purple one",
        "workshop: she may give a basic paint for another one",
        "theater: she may set your mood to 0, which is wise from below",
        "⚑ is reserved for you, ✗ for another player",
        "V is a script",
        "you may buy a map for 1 Thaler",
        "A2: statue (6 points in the end, or 6 Thalers now)",
        "Your map 5A: A2, A3, A4 and B2",
    ],
)
def test_cards_tell_what_is_printed(words: str) -> None:
    cards = drawn(find_board(GAME, WHO[:3]).cards(everything().view(0)), width=100)
    assert words in " ".join(cards.split())


def test_cards_of_the_final_round() -> None:
    cards = drawn(find_board(GAME).cards_about(everything(last=True).view(0), "dames"), width=100)
    assert cards.startswith("Dames\n♕K is a pink dame on the track")
    assert "cathedral again: she may move the bishop anywhere for 1 Thaler" in cards
    assert "Catacombs" not in cards


@pytest.mark.parametrize("at", ["wake", "plan", "market", "cathedral", "studio", "workshop", "theater"])
def test_colours_only_add_to_the_picture(at: str) -> None:
    check_colours(find_board(GAME).table(everything(at).view(0), WHO[:3]))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("at", ["wake", "plan", "market", "cathedral", "studio", "workshop", "theater"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_the_screen(at: str, width: int, seat: int | None) -> None:
    assert max(map(len, lines(everything(at), width, seat))) <= width
