"""Modules 4, 7, 10, 12, 13, 16 and 17 of Fresco in the terminal."""

from __future__ import annotations

import random
import re
from collections import Counter

import msgspec
import pytest
from bottega.terminal.boards.fresco.idling import warnings
from bottega.terminal.boards.fresco.scene import Scene
from rich.console import RenderableType

from bottega.core.errors import BadInput, IllegalAction
from bottega.core.match import Match, new_match
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.view import FrescoView
from bottega.sitting.lines import WrongPart, parts_of, rehearse
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.menu import Menu
from bottega.terminal.boards import find_board
from tests.games.fresco import tables
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.module_refusals.m13_catacombs import CATACOMBS, COVERED, rooms
from tests.terminal import hamlets
from tests.terminal.ceilings import FOUR, sitting_at
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu
from tests.terminal.hamlets import (
    ARMCHAIR,
    BARTERING,
    BOTTLE,
    BUSKING,
    CATHEDRAL,
    CHEERFUL,
    CHEERING,
    DRINKING,
    EXPLORING,
    FALLING,
    HEALTHY,
    IN_VAIN,
    LAST_DAME,
    MAP,
    MARKET,
    NAMES,
    NO_SCROLL,
    OTHERS_TURN,
    PLANNED,
    PRAISED,
    RESERVING,
    SCROLLS,
    STUDIO,
    SWAPPED,
    SWAPPING,
    THROWING,
    TREASURE,
    UNMARRIED,
    UNPLANNED,
    WITHOUT_MEDICO,
    WORKSHOP,
    Changes,
    Shares,
    planning,
    visiting,
)
from tests.terminal.test_lines import plays

BOARD = find_board(GAME)
WHO = ["Anna", "Bea", "Cleo"]
VIEWS = {name.lower(): view for name, view in vars(hamlets).items() if isinstance(view, FrescoView)}
ALL = [kind.name for kind in ORDER]
MODULE_ACTIONS = [action for action in GAME.actions if isinstance(action, Offer) and action.module in NAMES]


def screen(view: FrescoView) -> RenderableType:
    return with_menu(GAME, view, WHO)


def table(view: FrescoView, width: int = 100) -> str:
    return drawn(BOARD.table(view, WHO), width=width)


def lines(view: FrescoView, label: str, width: int = 100) -> list[str]:
    """The lines of the table from one that begins with a label, as far as they are indented."""
    all_lines = table(view, width).splitlines()
    first = next(place for place, line in enumerate(all_lines) if line.startswith(label))
    rest = [line.startswith(" " * len(label)) for line in all_lines[first + 1 :]]
    return [line.strip() for line in all_lines[first : first + 1 + [*rest, False].index(False)]]


# The table


def test_pictures() -> None:
    check_picture("fresco-hamlets-planned", screen(PLANNED), width=100)
    check_picture("fresco-hamlets-market", screen(MARKET), width=100)
    check_picture("fresco-hamlets-cathedral", screen(CATHEDRAL))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    if name != "others_turn":
        check_colours(screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("width", [80, 100])
def test_the_table_fits_the_screen(name: str, width: int) -> None:
    others = GAME.view(GAME.determinize(VIEWS[name], random.Random(1)), Seat(1))
    for view in (VIEWS[name], others):
        picture = table(view, width).splitlines()
        assert max(map(len, picture)) <= width
        assert len(picture) <= 40


def test_what_lies_on_the_boards_of_the_modules() -> None:
    assert lines(MARKET, "Well    ") == [
        "Well    room for 1 more this round, 13 wish cards left; a lucky penny draws one"
    ]
    assert lines(MARKET, "Scrolls ") == ["Scrolls row C: 1/5, column 2: 2/5 restored; 2 points each, 3 for both at C2"]
    assert lines(MARKET, "Medico  ") == ["Medico  1 elixir-3 for 3   2 juice for 2"]
    assert lines(MARKET, "Illness ") == [
        "Illness infected: studio   face down: market 1, cathedral 1, workshop 1, signpost 1"
    ]
    assert lines(PLANNED, "Illness ")[0].startswith("Illness last: studio")
    assert lines(MARKET, "Maps    ") == ["Maps    5 of 5:00, 7 of 6:00, 8 of 7:00 left   yours: 6A A1 A2(6/6) A3"]
    assert lines(MARKET, "Barrel  ") == ["Barrel  in the bag: RRR"] or "in the bag" in lines(MARKET, "Barrel  ")[0]
    assert lines(MARKET, "Guild   ") == ["Guild   has blue B for a basic paint, green G for a blended one"]


def test_what_players_have() -> None:
    told = " ".join(lines(MARKET, "Owned   "))
    assert told.startswith(
        "Owned   ① 2 pennies, wishes: free-red visit praise alchemy busker, 2 ill, elixir-2, ♕ pink,"
    )
    assert "A4 reserved (day), script V1" in told
    assert "② 1 wish card, 1 scroll, 1 ill, ♕ purple, E5 reserved (night), 1 map (5:00), statue 5" in told
    assert told.endswith("③ 5 pennies, 2 scrolls, ♕ purple")


def test_screens_fold_treasures() -> None:
    """[FR-M13.8] All have seen which ones are kept, and only the eye is kept from them."""
    board = sitting_at(MARKET).board
    board.switch("screens")
    told = " ".join(drawn(board.table(MARKET, WHO), width=100).split())
    assert "A4 reserved (day), script V1" in told
    assert "1 map (5:00), 1 treasure" in told


def test_secrets_of_others_are_only_counted() -> None:
    picture = table(msgspec.structs.replace(MARKET, seat=None))
    assert "row" not in picture
    assert "yours" not in picture


def test_dames_stand_on_the_track_and_reservations_on_the_fresco() -> None:
    picture = table(MARKET)
    assert "Track   ② 26 ─4─ ③ 30 ─1─ ① 31 ♕K32 ♕P40 ♕K48" in picture
    assert "BO    ⚑" in picture
    assert "✗" in picture
    passed = msgspec.structs.replace(MARKET, track=(31, 47, 36))
    assert "Track   ① 31 ♕K32 ③ 36 ♕P40 ② 47 ♕K48" in table(passed)


def test_open_treasures_lie_on_the_fresco() -> None:
    picture = table(MARKET)
    assert "6/6" in picture
    assert "V2/2+3" in picture


def test_a_line_for_nothing_is_left_out() -> None:
    played = {"scrolls 0": ("", ""), "scrolls 1": ("?", "?"), "played": ("row C", "column 2")}
    used = {"deck": ("0",), "supply": ("10",), "used": ("tip",) * 3 + ("lucky-day",) * 3 + ("busker",) * 2}
    view = visiting("market 0 0 1 -1", column=0, modules={"scrolls": played, "wishing_well": used})
    assert "Scrolls " not in table(view)
    assert "Well " not in table(view)


# Sheets


def test_the_form_shows_ill_apprentices_and_what_else_lies_there() -> None:
    picture = table(PLANNED)
    assert "●       ●◐○        ●       ◐○○       ○○○" in picture
    assert "market: 2 pennies, medico" in picture
    assert "cathedral: 1 ill" in picture
    assert "studio: map 6A" in picture
    assert "workshop: 1 ill, pink dame" in picture


def test_whoever_comes_without_apprentices_is_seen() -> None:
    strip = table(OTHERS_TURN).splitlines()[1]
    assert strip.startswith("MARKET ▸③1* ②2* ①1* › cathedral ③2 ①1* › studio ②* ①1* › workshop ③1 ②1* ①* › theater ③1*")
    sheets = " ".join(lines(OTHERS_TURN, "Sheets  "))
    assert "market: ③ 1 penny  ② medico  ① 2 pennies, medico" in sheets
    assert "workshop: ② map 5:00  ① 1 ill, pink dame" in sheets
    assert "theater: ③ purple dame" in sheets


def test_sheets_of_others_are_secret_while_plans_are_made() -> None:
    assert "Sheets" not in table(PLANNED)
    other = GAME.view(GAME.determinize(PLANNED, random.Random(1)), Seat(2))
    assert "Sheets" not in table(other)
    assert "map 6" not in table(other)
    assert "*" not in table(other)


def test_the_evening_and_the_armchair_have_their_place_in_the_day() -> None:
    assert "EVENING ▸①" in table(DRINKING)
    assert table(ARMCHAIR).splitlines()[1].startswith("WAKE-UP ▸①")


# What is asked, and what may be done


def asked(view: FrescoView) -> str:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    return BOARD.question(view, legal).plain


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (
            UNPLANNED,
            "plan 1 0 0 1 1, medico market (also with map, pennies, ill, dame). First: Does your medico tile cover",
        ),
        (planning("00000", 1), "Where does your map go (6A A1 A2(6/6) A3)? One apprentice finds room beside it."),
        (
            planning("00000", 0, WITHOUT_MEDICO),
            "plan 1 0 0 1 1, map 6A market (also with pennies, ill, dame). First: Where does your map go",
        ),
        (planning("10110", 27), "You have 2 lucky pennies: how many go to the well?"),
        (planning("10110", 28), "How many ill apprentices go to the cathedral?"),
        (planning("10110", 31), "Where does your pink dame go?"),
        (planning("10110", 31, mood=(4, 0, 0)), "Where does the neutral apprentice stand?"),
        (THROWING, "Market, with 2 lucky pennies for the well: throw one"),
        (MARKET, "Booth III: buy up to 1 tile"),
        (BOTTLE, "Medico: which bottle do you buy? You must buy one, and have 7 Thalers.  Like: bottle 1"),
        (
            SWAPPING,
            "Your pink dame is at the market: she may swap two market tiles of different booths.  Like: swap I 1",
        ),
        (SWAPPED, "Booth I, BBB: for which tile of another booth is it swapped?"),
        (CATHEDRAL, "2 apprentices are here. 1 ill one waits."),
        (RESERVING, "she may reserve a segment for you"),
        (PRAISED, "The bishop's bonus counts. Use your wish card"),
        (SCROLLS, "C2 is restored: play a scroll for it, or wait?  Like: scroll both"),
        (NO_SCROLL, "A1 is restored. It lies in the line of no scroll of yours."),
        (STUDIO, "Studio: you earn 0 Thalers when you are done. 1 ill one waits."),
        (EXPLORING, "Studio: you earn 3 Thalers when you are done.  Like: explore"),
        (TREASURE, "In A2: statue (6 points in the end, or 6 Thalers now). Keep or sell it? 1 more room to follow."),
        (WORKSHOP, "Workshop: 3 blends left. 1 ill one waits."),
        (LAST_DAME, "Your pink dame is at the cathedral again: she may move the bishop anywhere, for 1 Thaler."),
        (DRINKING, "Evening: drink a bottle now, or keep it? You have 2 ill apprentices.  Like: drink elixir-2"),
        (FALLING, "Infected at the studio: who falls ill, one of your own or the neutral one?"),
        (BUSKING, "You wake up. Use your wish card: after choosing a wake-up time, the mood is 1 better?"),
        (IN_VAIN, "Use your wish card: in vain, the mood comes to the end of its column all the same?"),
        (MAP, "Buy a map of 7:00 for 1 Thaler?"),
        (ARMCHAIR, "A healthy one, or an ill one, who is healed?"),
    ],
)
def test_questions(view: FrescoView, words: str) -> None:
    assert words in asked(view)


def test_who_has_cards_is_asked_though_none_fits() -> None:
    without = {**PRAISED.modules["wishing_well"], "cards 0": ("tip", "tip")}
    view = msgspec.structs.replace(PRAISED, modules={**PRAISED.modules, "wishing_well": without})
    assert asked(view).startswith("The bishop's bonus counts. You have no wish card for it.")


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (THROWING, "throw no more"),
        (SCROLLS, "wait and play none"),
        (NO_SCROLL, "go on"),
        (PRAISED, "keep the card"),
        (DRINKING, "drink no more"),
        (SWAPPING, "let the dame do nothing"),
        (MAP, "buy no map"),
        (TREASURE, "leave it there"),
        (CATHEDRAL, "do no more here"),
    ],
)
def test_what_enter_does(view: FrescoView, words: str) -> None:
    finish = BOARD.finish(GAME.determinize(view, random.Random(1)).legal(Seat(0)))
    assert finish is not None
    assert finish.label.plain == words


@pytest.mark.parametrize(
    ("view", "name", "words"),
    [
        (planning("10110", 27), "pennies 2", "Put 2 lucky pennies on the market"),
        (planning("10110", 27), "pennies 0", "Put no lucky penny on the market."),
        (THROWING, "throw", "draw a wish card"),
        (MARKET, "wish free-red 2", "Use Free paint, red: take tile R of the booth where you bought, for nothing."),
        (MARKET, "wish lucky-day", "Use Lucky Day: at the market, 2 lucky pennies of the supply."),
        (CATHEDRAL, "wish visit C2", "the bishop moves to C2 for nothing; then restore a segment. C2 would bring 10"),
        (WORKSHOP, "wish alchemy YRB green", "Use Alchemy: yellow, red, blue become green"),
        (SCROLLS, "scroll both", "row C with 1 restored and column 2 with 2 restored: 9 points, 3 each"),
        (NO_SCROLL, "scroll row", "Play your scroll of row C with 1 restored: 2 points, 2 each"),
        (UNPLANNED, "medico market", "you must buy a bottle, and one apprentice may visit the market."),
        (UNPLANNED, "medico no", "Keep your medico tile this round"),
        (PLANNED, "ill cathedral 2", "Send 2 ill apprentices to the cathedral; healthy ones fall ill beside them."),
        (PLANNED, "neutral market", "The neutral apprentice is one of those who go to the market"),
        (ARMCHAIR, "set-aside ill", "Set an ill apprentice aside, who is healed"),
        (BOTTLE, "bottle 1", "Buy elixir-3 of the medico for 3 Thalers: drunk in the evening it cures 3."),
        (BOTTLE, "bottle 3", "there is none now."),
        (BOTTLE, "bottle 4", "there is none now."),
        (CATHEDRAL, "ill-next", "An ill apprentice works next"),
        (STUDIO, "saint red", "turns red paint into 3 Thalers."),
        (FALLING, "infect neutral", "The neutral apprentice falls ill, and goes home"),
        (FALLING, "infect own", "until you drink an elixir."),
        (DRINKING, "drink juice", "Drink juice, which mood +1"),
        (PLANNED, "dame pink market", "she may swap two market tiles of different booths, unless another pink dame"),
        (PLANNED, "dame pink no", "Your pink dame stays at home this round."),
        (SWAPPING, "switch I 2", "Swap tile 2 of booth I for one of another booth."),
        (RESERVING, "reserve A1", "Reserve A1: nobody else may restore it until the next round ends"),
        (BARTERING, "barter red blue", "Your dame gives red paint for blue."),
        (CHEERING, "cheer-up", "your mood rises to 0."),
        (CHEERFUL, "cheer-up", "it falls from +2, and later dames of her colour are barred here."),
        (LAST_DAME, "bishop A1", "Pay 1 Thaler and move the bishop to A1: he stays there"),
        (MAP, "buy-map", "Pay 1 Thaler for a map of your wake-up time; only you see its rooms."),
        (UNPLANNED, "map 6A studio", "Lay map 6A of 6:00 on the studio, with room for one apprentice"),
        (UNPLANNED, "map 6A no", "Keep map 6A of 6:00 for later rounds."),
        (EXPLORING, "explore", "Show the map that lies here and explore: A2 6/6."),
        (TREASURE, "keep", "Keep the statue (6 points in the end, or 6 Thalers now), for the final scoring."),
        (TREASURE, "sell", "out of the game."),
        (MARKET, "barrel", "Buy a tile unseen for 2 Thalers, once a round: it is drawn from the bag, which holds"),
        (WORKSHOP, "guild red", "Exchange red for blue at the guild, instead of a blend; your red stays there"),
        (WORKSHOP, "next", "the next one begins."),
        (MAP, "pass", "Buy no map."),
        (EXPLORING, "pass", "Do no more here: your apprentices earn 3 Thalers."),
    ],
)
def test_explanations(view: FrescoView, name: str, words: str) -> None:
    assert words in BOARD.explain(view, GAME.actions.parse_name(name))


@pytest.mark.parametrize("name", VIEWS)
def test_every_action_of_these_modules_is_explained(name: str) -> None:
    for view in (VIEWS[name], msgspec.structs.replace(VIEWS[name], seat=None)):
        told = {action.name: BOARD.explain(view, action) for action in MODULE_ACTIONS}
        assert [name for name, words in told.items() if not words.endswith(".")] == []
        assert [name for name, words in told.items() if words.lower() == f"{name}.".lower()] == []


def sampled(match: Match, rng: random.Random, most: int) -> list[FrescoView]:
    """The decisions of a random game, some of each kind."""
    kinds, found = Counter[str](), []
    while not match.over:
        seat = match.pending[0]
        view = match.view(seat)
        assert isinstance(view, FrescoView)
        kind = f"{view.agenda[-1].split()[0]} {view.answers[seat] if view.agenda[-1] == 'planning' else ''}"
        kinds[kind] += 1
        if kinds[kind] <= most:
            found.append(view)
        match.play(seat, rng.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize(("modules", "seats"), [(NAMES, 2), (NAMES, 4), (ALL, 3)])
def test_every_decision_of_a_game_is_asked_for_and_listed(modules: list[str], seats: int) -> None:
    match = new_match("fresco", seats, dict.fromkeys(modules, "on"), seed=seats)
    names = ["Anna", "Bea", "Cleo", "Dora"][:seats]
    for view in sampled(match, random.Random(seats), most=2):
        assert view.seat is not None
        legal = GAME.determinize(view, random.Random(1)).legal(Seat(view.seat))
        question = BOARD.question(view, legal).plain
        assert "What is to be done?" not in question
        assert "What else?" not in question
        menu = Menu(BOARD.voice, view, legal)
        plain = [
            choice.action.name
            for group in menu.groups
            for choice in [each.choice for each in group.choices]
            if isinstance(choice.action, Offer) and choice.label.text == choice.action.name
        ]
        assert plain == []
        for width in (80, 100):
            assert max(map(len, drawn(BOARD.table(view, names), width=width).splitlines())) <= width


def test_cards_about_one_thing() -> None:
    told = drawn(BOARD.cards_about(MARKET, "Dame"), width=100)
    assert told.startswith("Dames\n♕K is a pink dame on the track")
    assert "Catacombs" not in told
    with pytest.raises(BadInput, match="look up one of: hostel, mood, cathedral, blends, wishing well, scrolls"):
        BOARD.cards_about(MARKET, "bells")


def test_cards_tell_what_is_printed() -> None:
    told = " ".join(drawn(BOARD.cards(MARKET), width=100).split())
    for words in (
        "Lucky Day (3 not used; `wish lucky-day`): at the market, 2 lucky pennies of the supply",
        "Tip (2 not used",
        "Free paint, red (1 not used; `wish free-red`): with a purchase at a booth, a tile R or RR of the same booth",
        "2 points for each restored segment of the line; 3 each if both",
        "Yours: row C: 1/5 restored",
        "Played so far: column 5",
        "elixir-3 cures 3; elixir-2 cures 2; elixir-1 cures 1; juice mood +1",
        "each of your own apprentices who is not ill is worth 5 Thalers",
        "♕K is a pink dame on the track",
        "workshop: she may give a basic paint for another one",
        "V is a script",
        "Map 6A: A1, A2, A3",
        "One apprentice a round may buy a tile unseen",
        "Pink and brown are not exchanged",
    ):
        assert words in told


# What is typed


def spelled(view: FrescoView, text: str) -> list[str] | None:
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    actions = BOARD.spell_out(view, legal, text)
    return None if actions is None else [action.name for action in actions]


@pytest.mark.parametrize(
    ("view", "text", "names"),
    [
        (MARKET, "wish free R", ["wish free-red 2"]),
        (WORKSHOP, "wish alchemy Y R B into green", ["wish alchemy YRB green"]),
        (WORKSHOP, "wish alchemy bry green", ["wish alchemy YRB green"]),
        (WORKSHOP, "guild red for blue", ["guild red"]),
        (WORKSHOP, "guild red orange", ["guild red", "guild orange"]),
        (SWAPPING, "swap I 2 III 1", ["switch I 2", "switch III 1"]),
        (SWAPPING, "swap BBB for RRR", ["switch I 2", "switch III 1"]),
        (SWAPPED, "switch II 2", None),
        (BARTERING, "barter red for blue", ["barter red blue"]),
        (STUDIO, "saint red blue", ["saint red", "saint blue"]),
        (DRINKING, "drink both", ["drink elixir-2"]),
        (DRINKING, "drink elixir 2", ["drink elixir-2"]),
        (MARKET, "black market", ["barrel"]),
    ],
)
def test_sentences(view: FrescoView, text: str, names: list[str] | None) -> None:
    assert spelled(view, text) == names


@pytest.mark.parametrize(
    ("view", "text", "words"),
    [
        (MARKET, "wish free B", "no card shows B, or the booth has no such tile"),
        (THROWING, "wish free R", "free paint comes with a purchase"),
        (WORKSHOP, "wish alchemy YR green", "alchemy takes three basic paints"),
        (WORKSHOP, "guild red for yellow", "the guild has blue to exchange for a basic paint"),
        (WORKSHOP, "guild pink", "pink and brown are not exchanged"),
        (SWAPPING, "swap GGG RRR", "no tile has the paints GGG"),
        (SWAPPING, "swap I 9 II 1", "there is no tile 9 at a booth"),
        (BARTERING, "barter red", "like `barter red for blue`"),
        (DRINKING, "drink wine", "there is no bottle 'wine'"),
    ],
)
def test_what_is_wrong_with_a_sentence(view: FrescoView, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        spelled(view, text)


def test_help_is_about_the_modules_in_play() -> None:
    words = [line for line, _ in BOARD.help_at(UNPLANNED)]
    assert "drink both" in words
    assert "plan 2 1 1 0 1, 2 pennies" in words
    assert "glass red blue" not in words
    assert "drink both" not in [line for line, _ in BOARD.help_at(FOUR)]


def refused(view: FrescoView, line: str) -> str:
    """What is wrong with a line: the rule that refuses it, or a sentence."""
    with pytest.raises(WrongPart) as caught:
        rehearse(GAME, BOARD.voice, Rehearsal(GAME, view), parts_of(line))
    problem = caught.value.problem
    return problem.reason.rule if isinstance(problem, IllegalAction) else str(problem)


# Plans

EVERYTHING = [
    "medico market",
    "map 6A studio",
    "assign market 1",
    "assign cathedral 1",
    "assign studio 1",
    "assign workshop 0",
    "pennies 2",
    "ill cathedral 1",
    "ill workshop 1",
    "dame pink workshop",
]


@pytest.mark.parametrize(
    "line",
    [
        "plan 1 1 1 0 0, medico market, map 6A studio, pennies 2, ill cathedral 1, ill workshop 1, dame pink workshop",
        "1 1 1 0 0 medico market map 6a studio pennies 2 ill cathedral 1 ill 1 workshop dame workshop pink",
        "plan 1 1 1 0, dame workshop, map studio, 2 pennies, 1 ill to the cathedral, 1 ill to the workshop, medico m",
        "market 1, cathedral 1, studio 1, medico m, the map on the studio, ill work 1, ill cath 1, pennies 2, dame w",
    ],
)
def test_a_plan_with_everything_at_once(line: str) -> None:
    """A clause may say its words in any order, and leave out what there is no choice about."""
    assert spelled(UNPLANNED, line) == EVERYTHING
    trying = Rehearsal(GAME, UNPLANNED)
    assert rehearse(GAME, BOARD.voice, trying, parts_of(line)) == []
    plan = trying.view
    assert isinstance(plan, FrescoView)
    assert plan.plans[0] == (1, 1, 1, 0, 0)
    assert plan.modules["medico"] == PLANNED.modules["medico"]
    assert plan.modules["catacombs"] == PLANNED.modules["catacombs"]


def test_a_plan_is_told_as_one_types_it() -> None:
    actions = [GAME.actions.parse_name(name) for name in [*EVERYTHING, "commit"]]
    clauses = "medico market, map 6A studio, pennies 2, ill cathedral 1, ill workshop 1, dame pink workshop"
    assert BOARD.in_words(UNPLANNED, actions) == f"plan 1 1 1 0 0, {clauses}; commit"
    kept = [
        "medico no",
        "map 6A no",
        *EVERYTHING[2:6],
        "pennies 0",
        "ill cathedral 0",
        "ill studio 0",
        "ill workshop 0",
    ]
    silent = [GAME.actions.parse_name(name) for name in [*kept, "dame pink no", "commit"]]
    assert BOARD.in_words(UNPLANNED, silent) == "plan 1 1 1 0 0; commit"


def test_a_plan_of_the_final_round_is_told_without_a_theater() -> None:
    """[FR-11.2]"""
    names = ["medico no", "map 6A theater", *EVERYTHING[2:6], "pennies 0", "dame pink theater", "commit"]
    actions = [GAME.actions.parse_name(name) for name in names]
    view = planning("00000", 0, HEALTHY, last=True)
    assert "map 6A again, dame pink again; commit" in BOARD.in_words(view, actions)


def test_a_tile_that_goes_to_one_location_is_named_by_a_word() -> None:
    shown = plays(sitting_at(UNPLANNED, "me:Anna,me:Bea,me:Cleo"), "", "? plan 1 1 1 0 0, medico, 1 penny")
    assert "plan 1 1 1 0 0, medico market, pennies 1: Lay the medico tile on the market" in " ".join(shown.split())
    assert "Send no ill apprentice" not in shown


@pytest.mark.parametrize(
    ("view", "line", "problem"),
    [
        (UNPLANNED, "plan 0 1 1 0 1, pennies 1", "`pennies 1` can't be planned: lucky pennies go with an apprentice"),
        (UNPLANNED, "plan 1 1 1 0 0, map 5A studio", "FR-M13.4"),
        (UNPLANNED, "plan 1 1 1 0 0, dame purple studio", "FR-M12.3"),
        (UNPLANNED, "plan 1 1 1 0 0, neutral market", "you have no neutral apprentice now"),
        (UNPLANNED, "plan 1 1 1 0 0, ill theater 1", "FR-M10.7"),
        (planning("00000", 0, WITHOUT_MEDICO), "plan 1 1 1 0 0, medico market", "the medico has no bottle on offer"),
        (UNPLANNED, "plan 1 1 1 0 0, throw", "can't be planned"),
        (UNPLANNED, "plan 1 1 1 0 0, map", "Say it like `map 6A market`"),
        (UNPLANNED, "plan 1 1 1 0 0, map studio, map market", "a map is laid on one location"),
        (planning("00000", 0, UNMARRIED), "plan 1 1 1 0 0, dame studio", "you have no dame"),
        (planning("00000", 0, HEALTHY), "plan 1 1 1 0 0, ill studio", "no ill apprentice of yours"),
        (UNPLANNED, "plan 1 1 1 0 0, kitchen 1", "there is no location 'kitchen'"),
        (UNPLANNED, "plan 1 1 1 0 0, glazery", "it takes the module glaziers"),
        (UNPLANNED, "plan 2 1 0 0 0, medico market", "FR-3.2"),
        (UNPLANNED, "plan 0 1 2 0 0, map 6A studio", "FR-3.2"),
        (UNPLANNED, "plan 1 1 1 0 0, medico market, map 6A market", "FR-M.4"),
        (UNPLANNED, "plan 1 1 1 0 0, ill cathedral 3", "FR-M10.7"),
        (UNPLANNED, "plan 1 1 1 0 0, medico market, dame pink market", "FR-M12.4"),
        (UNPLANNED, "plan 1 1 1 0 0, glazery studio", "FR-M.1"),
        (SWAPPING, "swap I 1 I 2", "FR-M12.6"),
        (BOTTLE, "bottle 3", "FR-M10.13"),
        (WORKSHOP, "guild red yellow", "the guild has blue"),
        (WORKSHOP, "guild blue", "FR-M17.5"),
        (CATHEDRAL, "ill next; restore C2", "FR-M10.9"),
        (CATHEDRAL, "wish tip", "FR-M4.5"),
        (NO_SCROLL, "scroll row", "FR-M7.2"),
        (TREASURE, "barrel", "FR-M13.8"),
    ],
)
def test_refusals(view: FrescoView, line: str, problem: str) -> None:
    assert problem in refused(view, line)


def test_a_plan_at_the_screen_and_another_in_its_place() -> None:
    sitting = sitting_at(UNPLANNED, "me:Anna,me:Bea,me:Cleo")
    shown = plays(sitting, "", "plan 1 1 1 0 0, medico market, map studio, 2 pennies, ill workshop 1, dame workshop")
    assert "Your plan is complete: commit it?" in shown
    assert "market: 2 pennies, medico studio: map 6A workshop: 1 ill, pink dame" in shown
    shown = plays(sitting, "? plan 0 1 1 1 0, dame market; commit", "plan 0 1 1 1 0, map cathedral")
    assert "1 to the workshop, the pink dame to the market. It is revealed" in shown
    view = sitting.match.view(0)
    assert isinstance(view, FrescoView)
    assert view.plans[0] == (0, 1, 1, 1, 0)
    assert view.modules["catacombs"]["laid 0"] == ("cathedral 6A",)
    for name, place in (("medico", "tile 0"), ("medico", "sent 0"), ("dames", "sent 0")):
        assert view.modules[name][place] == ()
    assert view.modules["wishing_well"]["placed 0"] == ("0",)
    plays(sitting, "cancel")
    assert sitting.match.view(0) == UNPLANNED


def test_hints_are_plans_to_type() -> None:
    shown = plays(sitting_at(UNPLANNED, "me:Anna,me:Bea,me:Cleo"), "", "hint")
    found = re.search(r"The greedy bot would (plan [^;]*; commit)", shown)
    assert found is not None
    trying = Rehearsal(GAME, UNPLANNED)
    assert rehearse(GAME, BOARD.voice, trying, parts_of(found[1])) == []
    assert 0 not in trying.view.pending


@pytest.mark.parametrize(("modules", "seats"), [(NAMES, 3), (ALL, 2), (ALL, 4)])
def test_whatever_is_played_is_told_as_one_types_it(modules: list[str], seats: int) -> None:
    rng = random.Random(seats)
    match = new_match("fresco", seats, dict.fromkeys(modules, "on"), seed=seats)
    while not match.over and len(match.record.entries) < 900:
        seat = match.pending[0]
        trying = Rehearsal(match.game, match.view(seat))
        while trying.goes_on:
            trying.play(rng.choice(trying.legal()))
        actions = [move.action for move in trying.moves]
        line = BOARD.in_words(match.view(seat), actions)
        again = Rehearsal(match.game, match.view(seat))
        assert rehearse(match.game, BOARD.voice, again, parts_of(line)) == [], line
        assert [move.action for move in again.moves] == actions, line
        for action in actions:
            match.play(seat, action)


# What may idle


def warned(view: FrescoView) -> list[str]:
    return warnings(Scene(GAME, view))


def test_healthy_ones_beside_ill_ones_are_warned_of() -> None:
    """[FR-M10.4]"""
    assert "cathedral: your healthy apprentices fall ill beside the ill ones" in warned(PLANNED)


def test_an_ill_one_in_the_studio_needs_a_paint() -> None:
    """[FR-M10.10]"""
    sent = {"medico": {"sent 0": ("studio", "studio")}}
    assert warned(planning("10110", 35, sent, paints=("Y", "", ""))) == [
        "studio: your healthy apprentices fall ill beside the ill ones",
        "studio: an ill apprentice earns nothing there without a paint for a saint",
    ]


def test_a_bottle_must_be_paid_for() -> None:
    """[FR-M10.13]"""
    found = warned(planning("01110", 35, {"medico": {"tile 0": ("market",)}}, thalers=(1, 0, 0)))
    assert "market: you have the Thalers for no bottle of the medico" in found


def test_a_map_without_open_rooms_is_warned_of() -> None:
    """[FR-M13.7]"""
    laid = {"catacombs": {"maps 0": (), "laid 0": ("studio 6A",), "open": (), "sold": ("T17", "T01", "T18")}}
    assert "studio: none of the rooms of map 6A is open now" in warned(planning("11100", 35, laid))
    assert "rooms of map" not in " ".join(warned(PLANNED))


NOTHING: Shares = {"wishing_well": {"cards 0": (), "deck": ("18",)}}


@pytest.mark.parametrize(
    ("plan", "modules", "more", "found"),
    [
        ("00030", NOTHING, {"paints": ("", "", "")}, ["workshop: you have nothing to blend: 3 apprentices may idle"]),
        ("00030", NOTHING, {"paints": ("Y", "", "")}, []),
        (
            "00030",
            NOTHING,
            {"paints": ("BBB", "", "")},
            ["workshop: you have nothing to blend: 3 apprentices may idle"],
        ),
        (
            "00030",
            {"wishing_well": {"cards 0": ("alchemy",), "deck": ("17",)}},
            {"paints": ("BBB", "", "")},
            ["workshop: you have nothing to blend: 2 apprentices may idle"],
        ),
        ("01200", NOTHING, {"paints": ("", "", "")}, ["cathedral: you have no paints for any tile or the altar"]),
        ("11100", NOTHING, {"paints": ("", "", "")}, []),
        ("30000", NOTHING, {"thalers": (4, 0, 0)}, ["market: at 2 Thalers a tile you can buy 2 tiles at the most"]),
        ("00003", NOTHING, {"mood": (4, 0, 0)}, ["theater: your mood is at the top already: 3 apprentices may idle"]),
        (
            "00003",
            {"wishing_well": {"cards 0": ("finders", "finders"), "deck": ("16",)}},
            {"mood": (4, 0, 0)},
            ["theater: your mood is at the top already: 1 apprentice may idle"],
        ),
    ],
)
def test_who_may_idle(plan: str, modules: Shares, more: Changes, found: list[str]) -> None:
    told = warned(planning(plan, 35, modules, **more))
    assert len(told) == len(found)
    assert [warning for warning, words in zip(told, found, strict=True) if words not in warning] == []


def test_nobody_knows_what_comes_out_of_the_barrel() -> None:
    """[FR-M16.3]"""
    even = "cathedral: you have no paints for any tile or the altar even with what you may buy: 1 apprentice may idle"
    assert warned(planning("11100", 35, NOTHING, paints=("", "", ""))) == []
    assert warned(planning("11100", 35, NOTHING, paints=("", "", ""), bag=())) == [even]


def test_ill_apprentices_may_idle_too() -> None:
    sent: Shares = {**NOTHING, "medico": {"sent 0": ("workshop", "workshop")}}
    assert warned(planning("00300", 35, sent, paints=("", "", ""))) == [
        "workshop: you have nothing to blend: 2 apprentices may idle"
    ]
    assert warned(planning("00300", 35, sent, paints=("YYRR", "", ""))) == []


def test_reserved_segments_are_not_counted_on() -> None:
    """[FR-M12.7]"""
    reserved: Shares = {**NOTHING, "dames": {"reserved": ("1 A1 night",)}}
    one_tile = "F01" + " ---" * 24
    scene = Scene(GAME, planning("01200", 35, reserved, paints=("YRB", "", ""), fresco=one_tile))
    assert scene.unbarred == 0
    assert scene.payable == 0


def test_a_wake_up_time_tells_of_maps_and_of_the_ill() -> None:
    """[FR-M13.3] [FR-M13.12] Maps are sold until 7:00, and Leonardo has one for nothing."""
    game = tables.table(options={"catacombs": "on", "medico": "on"}, modules={"medico": infirmary(ill={0: 2})})
    notes = [row.choices[0].label.plain for row in BOARD.rows(game.view(0), game.state.legal(Seat(0)))]
    assert notes[2].endswith("tiles at 2; 2 ill; a map for 1 Thaler")
    assert notes[3].endswith("tiles at 2; 2 ill")
    two = tables.table(seats=2, track="10 20 1", options={"catacombs": "on"})
    notes = [row.choices[0].label.plain for row in BOARD.rows(two.view(0), two.state.legal(Seat(0)))]
    assert (notes[0], notes[4]) == ("wake up; a map for nothing", "wake up")


def test_leonardo_may_explore_before_he_restores() -> None:
    """[FR-M13.12]"""
    game = tables.table(
        "cathedral",
        seats=2,
        plans={0: "00001", 1: "00001"},
        fresco=COVERED,
        leonardo="A5",
        hours="5:00 6:00 9:00",
        options=CATACOMBS,
        modules=rooms(COVERED, {"A2": "T03"}, laid={2: "cathedral 5A"}, shown="5A"),
    )
    assert asked(game.view(0)).startswith(
        "Leonardo steps to a tile beside him and restores it: which? Or does he explore"
    )
    assert [choice.label.plain for choice in BOARD.rows(game.view(0), game.state.legal(Seat(0)))[1].choices] == [
        "A2 5/5"
    ]
    told = BOARD.explain(game.view(0), GAME.actions.parse_name("explore"))
    assert told == "Leonardo explores before he restores, and keeps: A2 5/5. His map is gone then."
    game.plays("explore")
    assert "explore" not in asked(game.view(0))
