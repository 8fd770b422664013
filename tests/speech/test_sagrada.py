"""What is said of Sagrada: refusals that are true, words that follow the options, and phrases for all facts."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

import pytest

from bottega.core.chance import FastChance
from bottega.core.event import Event
from bottega.core.meta import Option
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME, Sagrada
from bottega.games.sagrada.actions import ACTIONS
from bottega.games.sagrada.components import PRINTED
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, PATTERN_IDS, TOOL_IDS
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.table import Deal, Table
from bottega.games.sagrada.tools.move_steps import after_move, landings
from bottega.games.sagrada.turn import Turn
from bottega.games.sagrada.window import Window
from bottega.speech.sagrada import SagradaVoice
from bottega.speech.voice import find_voice
from tests.games.sagrada.refusals import CASES
from tests.games.sagrada.tables import Play, table
from tests.told import NAMES, refused

OTHERWISE = {option.name: option.values[-1] for option in GAME.meta.options if not option.seats}


def voice_of(options: Mapping[str, str] | None = None, game: Sagrada = GAME) -> SagradaVoice:
    voice = find_voice(game, NAMES, options)
    assert isinstance(voice, SagradaVoice)
    return voice


def asked(game: Play, options: Mapping[str, str] | None = None) -> str:
    """The question of who decides."""
    view = GAME.view(game.state, game.state.pending[0])
    return str(voice_of(options).question(view, game.state.legal(game.state.pending[0])))


# The catalogue


def test_every_card_has_a_name_and_a_text() -> None:
    voice = voice_of()
    for kind, ids in (("tool", TOOL_IDS), ("objective", OBJECTIVE_IDS)):
        for each in ids:
            for key in (f"{kind}-{each}", f"{kind}-{each}-text", f"{kind}-{each}-note"):
                assert key in voice.catalogue
    assert [each for each in PATTERN_IDS if f"pattern-{each}" not in voice.catalogue] == []


def test_the_printed_names_are_those_of_the_components() -> None:
    voice, printed = voice_of(), PRINTED
    for kind, entries, ids in (
        ("tool", printed.tools.items, TOOL_IDS),
        ("objective", printed.public_objectives.items, OBJECTIVE_IDS),
        ("pattern", printed.patterns.items, PATTERN_IDS),
    ):
        assert [voice.name(kind, each).text for each in ids] == [entry.name for entry in entries]


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_speaks_to_who_is_refused(name: str) -> None:
    said = refused(GAME, CASES[name].refusal())
    assert not re.search(r"this player|\bwho\b|{", said)
    assert said.endswith(".")


# Facts are named, so that a screen can draw them


def test_dice_spaces_and_players_are_spans() -> None:
    game = table(pool="R5").plays("place R5 A1")
    placed = game.told.events[-1]
    assert isinstance(placed, Event)
    said = voice_of().tell(placed)
    assert said.text == "Giada places R5 on a1."
    assert [(span.kind, span.value) for span in said.spans] == [("seat", 0), ("die", "R5"), ("cell", "A1")]


def test_a_refused_placement_says_where_it_clashes() -> None:
    game = table(
        """
        .. R3 .. .. ..
        R5 .. R6 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R1",
    )
    reason = game.why_not("place R1 B2")
    assert reason.to_json() == {
        "code": "same-colour",
        "rule": "SG-4.5",
        "cell": "B2",
        "neighbours": ("A2", "B1", "B3"),
        "colour": "red",
    }
    assert refused(GAME, reason) == "Right beside b2, on a2, b1 and b3, there are red dice already."


# Refusals that are true


def singles(window: Window) -> list[tuple[int, int]]:
    """The moves of one die by all placement rules."""
    return [
        (source, target) for source in GRID.cells_of(window.taken) for target in GRID.cells_of(landings(window, source))
    ]


def can_move_two(window: Window) -> bool:
    """Whether a second die can move after a first: tried out, not asked of the tool."""
    for source, target in singles(window):
        moved = after_move(window, GRID.cells[source], GRID.cells[target])
        if any(other != target for other, _ in singles(moved)):
            return True
    return False


def judged(state: Table, seat: Seat, tool: str) -> Reason | None:
    return state.check(seat, ACTIONS.parse_name(f"use {tool}"))


def test_sg_t4_lathekin_says_what_is_lacking() -> None:
    """Whatever the window: no die, one, none that moves, or no second one."""
    met = set()
    for state, seat in turns_with(4):
        window = state.windows[seat]
        reason = judged(state, seat, "lathekin")
        count = window.taken.bit_count()
        expected = {0: "no-dice-yet", 1: "one-die-only"}.get(count)
        if expected is None and not can_move_two(window):
            expected = "no-two-move" if singles(window) else "nothing-moves"
        assert (reason.code if reason else None) == expected
        met.add(expected)
    assert {None, "no-dice-yet", "one-die-only", "no-two-move"} <= met


def test_sg_t12_tap_wheel_says_what_is_lacking() -> None:
    met = set()
    for state, seat in turns_with(12):
        window = state.windows[seat]
        reason = judged(state, seat, "tap-wheel")
        view = GAME.view(state, seat)
        colours = {die[0] for dice in view.track for die in dice}
        dice = dict(enumerate(view.windows[seat].dice))
        of_colour = [cell for cell, die in dice.items() if die and die[0] in colours]
        expected = None
        if not colours:
            expected = "track-empty"
        elif not window.taken:
            expected = "no-dice-yet"
        elif not of_colour:
            expected = "none-of-track-colours"
        elif not any(source in of_colour for source, _ in singles(window)):
            expected = "track-colours-stuck" if singles(window) else "nothing-moves"
        assert (reason.code if reason else None) == expected
        met.add(expected)
    assert {None, "track-empty", "nothing-moves", "none-of-track-colours", "track-colours-stuck"} <= met


def turns_with(tool: int) -> list[tuple[Table, Seat]]:
    """Turns of random games in which this tool lies on the table and could be paid for."""
    found = []
    for seed in range(12):
        rng = random.Random(seed)
        chance = FastChance(rng)
        state = GAME.new(GAME.ruleset(2, {}), chance)
        while state.pending:
            seat = rng.choice(state.pending)
            if state.agenda and isinstance(state.agenda[-1], Turn) and not state.agenda[-1].tooled:
                there = state.copy()
                there.deal = Deal(there.deal.private, there.deal.offers, (tool,), there.deal.public)
                there.on_tools, there.tokens = [0], [6, 6]
                found.append((there, seat))
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    return found


def test_sg_8_3_alone_a_tool_that_was_not_dealt_cites_its_own_rule() -> None:
    assert table(seats=1, tools=[1]).why_not("use lathekin").rule == "SG-8.3"
    assert table(tools=[1]).why_not("use lathekin").rule == "SG-2.1"


def test_sg_5_7_dice_move_only_with_a_tool() -> None:
    game = table("R3 .. .. .. .." + " .." * 15, tools=[2])
    assert str(game.why_not("move A1 A2")) == (
        "The dice in your window stay where they are. Only a tool moves them. [SG-5.7]"
    )


def test_sg_8_5_a_die_that_pays_is_gone() -> None:
    """With the whole pool the tool could be used: only paying for it takes its die away."""
    lone = table(seats=1, pool="P2", tools=[1])
    assert lone.refuses("use grozing-pliers") == "only-die-is-needed"
    empty = table(seats=1, pool="P2", tools=[1], pattern="66666 66666 66666 66666")
    assert empty.refuses("use grozing-pliers") == "nothing-fits"


# Words that follow the options


def text_of(tool: str, **options: str) -> str:
    return voice_of(options).cards.tool_text(tool).text


def test_sg_t11_2_the_card_of_the_flux_remover_says_what_is_played() -> None:
    assert "place it or return it to the pool." in text_of("flux-remover")
    italian = text_of("flux-remover", flux_remover="italian")
    assert "only if it fits nowhere it goes to the pool." in italian
    assert text_of("flux-remover", flux_remover_value="rolled").endswith("to the pool, where it is rolled.")


def test_sg_t8_3_running_pliers_say_for_whom_they_are() -> None:
    assert "last player" not in text_of("running-pliers")
    assert "Not for the last player" in text_of("running-pliers", pliers_of_the_last="refused")
    assert text_of("running-pliers").startswith("In your first turn, after you drafted: ")
    assert text_of("running-pliers", running_pliers="any-time").startswith("In your first turn: ")


@pytest.mark.parametrize("tool", ["grozing-pliers", "lens-cutter", "flux-brush", "grinding-stone"])
def test_sg_5_6_a_changed_die_is_placed_or_goes_to_the_pool(tool: str) -> None:
    assert "place" in text_of(tool)
    assert "to the pool, and you may still draft any die." in text_of(tool, changed_die="pool")
    assert "place" not in text_of(tool, changed_die="pool")


def test_sg_t6_2_the_flux_brush_says_what_becomes_of_the_draft() -> None:
    assert text_of("flux-brush").endswith("If it goes back, your draft is spent.")
    assert text_of("flux-brush", failed_flux_brush="draft-again").endswith("you may draft another die.")
    assert "or return it" in text_of("flux-brush", flux_brush="may-return")


def test_sg_t9_2_the_straightedge_says_where_a_first_die_goes() -> None:
    assert text_of("cork-backed-straightedge").endswith("it goes on an edge or corner.")
    assert text_of("cork-backed-straightedge", cork_first_die="anywhere").endswith("that may be anywhere.")


@pytest.mark.parametrize("tool", ["lathekin", "tap-wheel"])
def test_sg_5_8_two_dice_move_in_turn_or_are_lifted_together(tool: str) -> None:
    assert "swap" not in text_of(tool)
    assert "swap" in text_of(tool, two_moves="together")


def test_sg_5_8_no_two_that_move_in_turn_or_together() -> None:
    reason = CASES["NO_TWO_MOVE"].refusal()
    assert refused(GAME, reason).endswith("You could move one, but no second one after it.")
    assert refused(GAME, reason, {"two_moves": "together"}).endswith("You could move one, but no two together.")


def test_sg_p9_colour_diagonals_say_what_they_count() -> None:
    pairs = voice_of({"colour_diagonals": "pairs"}).cards.objective_text("colour-diagonals").text
    assert pairs == "1 for each two dice of one colour that lie diagonally beside each other"
    assert "each die with" in voice_of().cards.objective_text("colour-diagonals").text


@pytest.mark.parametrize("option", [option for option in GAME.meta.options if option.name != "tools"])
def test_a_paragraph_that_an_option_changes_says_so_for_each_value(option: Option) -> None:
    """So none that a refusal cites says the opposite of what is played."""
    paragraph = GAME.rulebook.paragraphs[option.rule].text
    assert [value for value in option.values if f"`{value}`" not in paragraph] == []


def test_the_words_of_a_file_of_ones_own() -> None:
    own = Sagrada('[[tools.items]]\nname = "Lathekin"\ntext = "Swap two dice."\n')
    assert voice_of(game=own).cards.tool_text("lathekin").text == "Swap two dice."


# Questions


def test_the_question_names_the_die_in_hand() -> None:
    game = table(pool="R5", tools=[10]).plays("use grinding-stone", "take R5")
    assert asked(game) == "Grinding Stone: place R2."


def test_sg_t11_1_a_pulled_die_has_a_colour_and_no_value_yet() -> None:
    game = table(pool="R5", tools=[11]).plays("use flux-remover", "take R5", luck=["draw 4"])
    assert asked(game) == "Flux Remover: you pulled a purple die. Choose its value."
    game.plays("turn 4")
    assert asked(game) == "Flux Remover: place P4, or return it to the pool."


def test_a_die_that_fits_nowhere_can_only_go_back() -> None:
    game = table(pool="R5", tools=[6], pattern="11111 11111 11111 11111")
    game.plays("use flux-brush", "take R5", luck=["roll 3"])
    assert asked(game) == "Flux Brush: R3 fits nowhere. Return it to the pool."


def test_the_question_of_a_turn_follows_what_can_be_done() -> None:
    assert asked(table(pool="R5")) == "Draft a die, or end your turn.  Like: R5 a1"
    assert asked(table(pool="R5", tools=[10])).startswith("Draft a die, use a tool, or end your turn.")
    assert asked(table(pool="R5", drafted=True)) == "You can do nothing more this turn."
    stuck = table(pool="R5", pattern="11111 11111 11111 11111")
    assert asked(stuck) == "No die of the pool fits in your window. You can do nothing more this turn."


def test_sg_t12_a_second_die_may_be_left() -> None:
    game = table("R3 .. .. .. .." + " .." * 15, tools=[12], track={1: "R6"}).plays("use tap-wheel", "move A1 A2")
    assert asked(game) == "Tap Wheel: move a second die of the same colour, or leave it at one."


@pytest.mark.parametrize("options", [{}, {"two_moves": "together"}, OTHERWISE], ids=["printed", "lifts", "otherwise"])
@pytest.mark.parametrize("seats", [1, 3])
def test_everything_can_be_asked_and_explained(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(seats)
    chance = FastChance(rng)
    voice = voice_of(options)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.pending:
        seat = state.pending[0]
        view, legal = GAME.view(state, seat), state.legal(seat)
        assert re.search(r"[.?]( |$)", voice.question(view, legal).text)
        offered = [choice.action for row in voice.rows(view, legal) for choice in row.choices]
        done = voice.finish(view, legal)
        assert sorted([action.id for action in [*offered, *([done.action] if done else [])]]) == sorted(
            [action.id for action in legal]
        )
        begins = view.questions[0].word in ("choose-window", "take-turn", "pick-objective")
        assert voice.is_in_the_middle(view) != begins
        for action in rng.sample(legal, min(3, len(legal))):
            assert voice.explain(view, action).text.endswith((".", ")."))
        state.apply(seat, rng.choice(legal), chance)


def test_every_action_is_explained() -> None:
    view, voice = GAME.view(table(pool="R5", pattern="virtus").state, Seat(0)), voice_of()
    assert [action for action in ACTIONS if voice.explain(view, action).text in ("", action.name)] == []


def test_sg_8_1_alone_no_window_brings_favour_tokens() -> None:
    alone, two = [GAME.view(table(seats=seats).state, Seat(0)) for seats in (1, 2)]
    choices = [action for action in ACTIONS if action.word == "choose"]
    assert [action for action in choices if "favour" in voice_of().explain(alone, action).text] == []
    assert [action for action in choices if "favour tokens" not in voice_of().explain(two, action).text] == []


def test_a_placement_says_what_it_adds() -> None:
    game = table("R1 .. .. .. .." + " .." * 15, pool="R2", public=[5], pattern="fractal-drops")
    view = GAME.view(game.state, Seat(0))
    said = voice_of().explain(view, ACTIONS.parse_name("place R2 B2")).text
    assert said == (
        "Place the red 2 on b2, a white space. "
        "Points at once: +5 (Light Shades +2, Shades of red +2 and a filled space +1)."
    )
    assert "Points" not in voice_of().explain(GAME.view(game.state, None), ACTIONS.parse_name("place R2 B2")).text
