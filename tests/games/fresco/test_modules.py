"""Chapter M: modules, alone and together."""

import random
from itertools import product

import pytest

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import LOCATIONS
from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.m08_bells.view import BellsShare
from bottega.games.fresco.modules.m09_wall_fresco.view import WallFrescoShare
from bottega.games.fresco.modules.m12_dames.view import DamesShare
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, OpenRoom
from bottega.games.fresco.modules.m14_pews.view import PewsShare
from bottega.games.fresco.modules.order import ORDER, modules_in
from bottega.games.fresco.openings import Filling, Module
from bottega.games.fresco.planning import take_back
from bottega.games.fresco.ruleset import ACCOUNTS
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.module_refusals.m07_scrolls import scrolls
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import (
    ALL_THREE,
    EVERY_MODULE,
    PORTRAITS,
    REFILL,
    REQUESTS,
    begun,
    drawn,
    first_come,
    table,
    wishes,
)

OPENINGS = {name for name in dir(Filling([])) if not name.startswith("_")}
"""The openings that the base game asks for."""
METHODS = {name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))}
COMPANIONS = {
    "why_not": "offers",
    "accept": "offers",
    "waits": "offers",
    "use_reach": "reach",
    "why_not_reach": "reach",
    "why_not_restore": "restorable",
    "altar_points": "altar",
}
"""What is called only where another opening is filled."""
OF_EVERY_MODULE = METHODS - OPENINGS - set(COMPANIONS)
"""What every module is asked."""
NAMES = [kind.name for kind in ORDER]
FIRST = NAMES[:3]
COMBINATIONS = [dict(zip(FIRST, values, strict=True)) for values in product(("off", "on"), repeat=len(FIRST))]
"""The modules of the first box, in all ways; the conformance suite mixes all of them."""


def overridden(kind: type[Module]) -> set[str]:
    """What a module does in its own way, or as others of its kind."""
    return METHODS & {name for base in kind.__mro__ if base not in (Module, object) for name in vars(base)}


# Openings


def test_every_opening_is_a_method_of_a_module() -> None:
    assert OPENINGS <= METHODS
    assert set(COMPANIONS) | set(COMPANIONS.values()) <= METHODS
    assert {
        "rewrite",
        "set_up",
        "blanks",
        "later_blanks",
        "look",
        "imagine",
        "lay_out",
        "kept_tiles",
        "kept_market_tiles",
        "complaints",
    } <= OF_EVERY_MODULE


@pytest.mark.parametrize("kind", ORDER, ids=lambda kind: kind.__name__)
def test_a_module_fills_what_it_does_in_its_own_way(kind: type[Module]) -> None:
    """Each opening lists the modules that fill it, and those alone."""
    filling = Filling([kind(0, len(ACCOUNTS))])
    filled = {name for name in OPENINGS if getattr(filling, name)}
    assert filled == overridden(kind) & OPENINGS
    for name, opening in COMPANIONS.items():
        assert name not in overridden(kind) or opening in filled


# What a module declares


@pytest.mark.parametrize("kind", ORDER, ids=lambda kind: kind.__name__)
def test_a_module_is_named_after_its_option(kind: type[Module]) -> None:
    assert kind.name == kind.option.name
    assert kind.option in META.options


def test_all_actions_of_modules_are_theirs_and_in_the_table() -> None:
    for kind in ORDER:
        assert {action.module for action in kind.actions if isinstance(action, Offer)} <= {kind.name}
    declared = [action for kind in ORDER for action in kind.actions]
    offered: list[Action] = [action for action in ACTIONS if isinstance(action, Offer)]
    assert sorted(declared, key=lambda action: action.id) == offered


def test_no_two_modules_read_steps_of_the_same_word() -> None:
    words = [step_kind.word for kind in ORDER for step_kind in kind.step_kinds]
    names = [step.name for kind in ORDER for step in kind.steps]
    assert len({*words, *names}) == len(words) + len(names)


# The order


def test_fr_m_2_the_order_is_that_of_their_numbers() -> None:
    assert [kind.__module__.split(".")[-2][:3] for kind in ORDER] == [f"m{number:02}" for number in range(1, 18)]
    assert [module.name for module in modules_in(ALL_THREE)] == ["portraits", "requests", "special_blends"]


def test_fr_m_2_it_does_not_depend_on_how_options_are_given() -> None:
    backwards = dict(reversed(ALL_THREE.items()))
    assert [module.name for module in modules_in(backwards)] == ["portraits", "requests", "special_blends"]


def test_fr_m_2_each_module_has_its_slot_and_its_accounts() -> None:
    for on in COMBINATIONS:
        rules = GAME.ruleset(3, on)
        assert [module.slot for module in rules.modules] == list(range(len(rules.modules)))
        for module in rules.modules:
            found = rules.accounts[module.first_account : module.first_account + len(module.accounts)]
            assert tuple(found) == module.accounts


def test_fr_m_2_a_module_has_the_name_of_its_option() -> None:
    assert {kind.name for kind in ORDER} <= {option.name for option in META.options if option.values == ("off", "on")}


# Together


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2010", "mega"])
@pytest.mark.parametrize("on", COMBINATIONS, ids=lambda on: "".join(value[1] for value in on.values()))
def test_fr_m_1_any_modules_go_together(on: dict[str, str], edition: str, seats: int) -> None:
    """A game with random players ends, and everything adds up."""
    rng = random.Random(f"{on}{edition}{seats}")
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, {**on, "edition": edition}), chance)
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert GAME.complaints(state) == []


def test_fr_m_1_what_is_not_played_with_can_t_be_done() -> None:
    assert table("workshop 1", paints="YR", options=PORTRAITS).rule_of("request general") == "FR-M.1"
    assert table("workshop 1", paints="YR", options=REQUESTS).rule_of("portrait 1") == "FR-M.1"


def test_fr_m_2_a_round_with_all_three() -> None:
    """New portraits, then income: God's servant, tiles and requests, and the paints of requests."""
    game = table(
        "evening",
        tiles={0: "F08 F09"},
        requests={0: "general F10 F11 F12, purple F15 F16 F17"},
        owned={0: "P01"},
        options=ALL_THREE,
        luck=[*REFILL, "pick 0", "pick 0"],
    )
    assert game.thalers[0] == 12 + 2 + 2 + 1
    game.plays("take yellow")
    assert game.paints() == "YP"
    assert [event.word for event in game.told.events][:4] == [
        "market-filled",
        "portraits-shown",
        "income-paid",
        "paint-taken",
    ]


def test_fr_m_3_basic_paints_of_one_s_choice() -> None:
    game = table("studio 1", display="P05 P01", options=ALL_THREE).plays("portrait 1")
    assert game.refuses("pass") == "take-a-basic-paint"
    assert game.legal() == ["take yellow", "take red", "take blue"]


def test_fr_m_1_leonardo_with_all_three() -> None:
    """A booth, a segment, a portrait and a request in one round."""
    game = table(
        "market",
        seats=2,
        options=ALL_THREE,
        market={"I": "R"},
        fresco={"C4": "S5", "A1": "F01"},
        tiles={2: "F11 F15"},
        display="P18 P01",
        hours="5:00 6:00 9:00",
        track="1 5 20",
    )
    asked = []
    for action in ("close I", "restore C4", "portrait 1", "request purple"):
        asked.append(game.waiting)
        if action.startswith("request"):
            game.plays(action, *[f"pile {tile}" for tile in ("S5", "F11", "F15")])
        else:
            game.plays(action)
    assert asked == ["leonardo-closes", "leonardo-restores", "leonardo-paints", "leonardo-asks"]
    assert game.track[2] == 20 + 18 + 2 + 3 + 15
    assert game.sheet(2) == {"tiles": 38, "bishop": 2, "portraits": 3, "requests": 15}


def test_fr_m_1_a_game_for_two_with_all_three_is_set_up() -> None:
    game = begun(*REFILL, *first_come(7 + 24), "pick 0", "pick 0", seats=2, options=ALL_THREE)
    assert {share.name for share in game.view().modules} == {"portraits", "requests", "special_blends"}
    assert game.fresco("C3") == "S7"


def test_fr_m_1_score_sheets_have_the_lines_of_the_modules_in_play() -> None:
    lines = table("over", options=ALL_THREE).standings()[0].lines
    assert [line.label for line in lines][-3:] == ["portraits", "requests", "thalers"]


# Action tiles

TILES = {"bells": "on", "wall_fresco": "on", "pews": "on"}


def test_fr_m_4_a_tile_covers_a_location_or_stays_behind_the_screen() -> None:
    game = table("plan", options=TILES)
    everywhere = ["no", "market", "cathedral", "studio", "workshop", "theater"]
    assert game.legal(seat=0) == [f"audience {where}" for where in everywhere]
    game.plays("audience no", seat=0)
    assert game.legal(seat=0) == [f"wall-fresco {where}" for where in everywhere]


def test_fr_m_4_no_two_tiles_lie_on_one_location() -> None:
    game = table("plan", options=TILES).plays("audience market", seat=0)
    assert game.refuses("wall-fresco market", seat=0) == "covered"
    game.plays("wall-fresco studio", seat=0)
    assert game.legal(seat=0) == ["pews no", "pews cathedral", "pews workshop", "pews theater"]
    assert game.refuses("pews studio", seat=0) == "covered"


def test_fr_m_4_each_is_asked_for_in_its_turn() -> None:
    game = table("plan", options=TILES)
    assert game.refuses("assign market 1", seat=0) == "say-first"
    assert game.refuses("pews market", seat=0) == "say-first"
    game.plays("audience market", seat=0)
    assert game.refuses("audience studio", seat=0) == "said-already"


def test_fr_m_4_several_tiles_in_one_round_each_in_its_turn() -> None:
    """The audience at the market, the pews in the cathedral and the wall in the studio, all without a visit there."""
    game = table("plan", paints="YRBOGP", market={"I": "R Y"}, options=TILES, track="1 40 50")
    for seat in range(3):
        game.plays("audience market", "wall-fresco studio", "pews cathedral", seat=seat)
        game.plays("assign market 0", "assign cathedral 2", "assign studio 1", "assign workshop 1", "commit", seat=seat)
    assert game.waiting == "audience 0"
    game.plays("certificate 1 0", "certificate 2 0", "certificate 3 0")
    assert game.facts("idled")[0] == {"actor": 0, "apprentices": 3, "place": "pews"}
    assert (game.waiting, game.booth("I")) == ("restoring-wall 0", "R Y")
    assert game.facts("plan-revealed")[0] == {
        "actor": 0,
        "apprentices": (0, 2, 1, 1, 1),
        "tiles": (
            {"tile": "audience", "location": "market"},
            {"tile": "wall-fresco", "location": "studio"},
            {"tile": "pews", "location": "cathedral"},
        ),
        "is_last": False,
    }


def test_fr_m_5_three_tiles_leave_room_for_all() -> None:
    """Of fifteen spaces six are gone: six apprentices still find room."""
    game = table("plan", mood=[4, 0, 0], options=TILES)
    game.plays("audience market", "wall-fresco studio", "pews cathedral", seat=0)
    assert game.legal(seat=0) == ["assign market 0"]
    game.plays("assign market 0", "assign cathedral 0", "assign studio 0", seat=0)
    assert game.legal(seat=0) == ["assign workshop 3"]


def test_fr_m_6_the_tiles_are_taken_off() -> None:
    shares = {name: {"spots": (where, "kept", "kept")} for name, where in zip(TILES, LOCATIONS, strict=False)}
    luck = [*drawn("M15 M16", "M17 RRR YYY", "BBB M18 M19 M20"), *first_come(3)]
    game = table("evening", options=TILES, modules=shares, luck=luck)
    assert [game.share(kind).spots for kind in (BellsShare, WallFrescoShare, PewsShare)] == [("kept",) * 3] * 3


# One restored segment


def test_fr_m_2_one_segment_with_all_modules() -> None:
    """Questions first, in the order of the modules; then one move, the favor, and scrolls at last."""
    treasures = [entry.id for entry in GAME.box.components.treasures.items]
    windows = [f"L{number:02}" for number in range(1, 19)]
    bench = ["L08", "L01", "L02", "L03", "L04", "L05"]
    game = table(
        "cathedral 2",
        paints="YYRRBBPP",
        fresco={"B1": "F15", "E5": "F16", "C4": "F01"},
        bishop="B1",
        track="1 22 60",
        options=EVERY_MODULE,
        modules={
            "wishing_well": wishes("praise"),
            "gold_leaf": {"disc": "yellow", "leaves": (1, 0, 0), "supply": 19},
            "glaziers": {
                "bench": tuple(bench),
                "stack": tuple([window for window in windows if window not in bench]),
                "bag": ("yellow",) * 6 + ("blue",) * 7 + ("red",) * 6 + ("green",) * 5,
                "display": (),
                "glass": (("yellow", "yellow"), (), ()),
            },
            "scrolls": scrolls("B4", "A2", "C1"),
            "medico": infirmary(ill={0: 1}, sent={0: "cathedral"}),
            "dames": beguines(reserved={0: "B1 day"}),
            "catacombs": {"sold": tuple(treasures[3:])},
        },
    )
    asked = []
    for action, luck in (
        ("restore B1", []),
        ("wish praise", []),
        ("gild", []),
        ("window 1", []),
        ("glaze yellow", []),
        ("pass", ["pick 0", "draw 2", "draw 0"]),
        ("scroll row", []),
    ):
        game.plays(action, luck=luck)
        asked.append(game.waiting.split()[0])
    assert asked == ["praising", "gilding", "replace-window", "glazing", "glazing", "scrolls", "cathedral"]
    lines = {"bishop": 4, "gold-leaf": 3, "windows": 7 - 12, "favors": 1, "scrolls": 10}
    assert game.sheet() == {"tiles": 1 + 7, **lines}
    assert game.share(DamesShare).reserved == (None, None, None)
    assert game.share(CatacombsShare).open == (OpenRoom("B1", treasures[0]),)
    assert game.waiting == "cathedral 0 1 2 0 +1"


# Plans that are taken back


def test_fr_3_3_of_a_plan_that_is_taken_back_no_module_keeps_anything() -> None:
    """Red plans in many ways: with tiles, a map, pennies, ill apprentices, the neutral one and a dame."""
    game = table(
        "plan",
        mood=[3, 0, 0],
        options=EVERY_MODULE,
        modules={
            "medico": infirmary(ill={0: 2}, offered="elixir-1"),
            "dames": beguines({0: "pink"}),
            **rooms(maps={0: "5A"}),
        },
    )
    before, rng, said = GAME.dump(game.state), random.Random(3), set[str]()
    for _ in range(20):
        while not game.allows("commit", seat=0):
            action = rng.choice(game.legal(seat=0))
            said.add(action.split()[0])
            game.plays(action, seat=0)
        assert GAME.complaints(game.state) == []
        take_back(game.state, Seat(0))
        assert GAME.dump(game.state) == before
    assert {"glazery", "medico", "map", "pennies", "ill", "neutral", "dame"} <= said
