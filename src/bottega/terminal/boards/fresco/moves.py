"""The moves: how they are asked for and listed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.words import counted
from bottega.games.fresco.actions import (
    COMMIT,
    PASS,
    Altar,
    Assign,
    Attend,
    Behind,
    Blend,
    Buy,
    Close,
    InFront,
    MoveBishop,
    Restore,
    TakePaint,
    Wake,
)
from bottega.games.fresco.catalogue import BOOTHS, FRESCO, HOURS, KINDS, LETTERS, LOCATIONS, TILES, Hour
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.choosing import ChoosePaint
from bottega.games.fresco.events import thalers
from bottega.games.fresco.leonardo import LeonardoCloses, LeonardoRestores, leonardos_steps
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.modules.m01_portraits import LeonardoPaints, PaintPortrait
from bottega.games.fresco.modules.m02_requests import LeonardoAsks, Pile, Piling, Request
from bottega.games.fresco.planning import unplaced
from bottega.games.fresco.ruleset import BLENDS, WAGE
from bottega.games.fresco.studio import StudioVisit
from bottega.games.fresco.theater import TheaterVisit, uplift
from bottega.games.fresco.track import Landing, space_behind, space_in_front
from bottega.games.fresco.wake_up import WakeUp
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.grid import Cell
from bottega.terminal.boards import Choice, Row
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.extras import does, kind_text, on_display
from bottega.terminal.boards.fresco.painters import seals_text
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.town import tile_text

DO_NO_MORE = "do no more here"
COMMIT_THE_PLAN = "commit the plan"
SO_MANY = ("none", "one", "two", "three")
"""How many apprentices, in words: a digit beside the menu's number would be taken for it."""
EVEN = (2, 1, 1, 1, 1)
"""A plan to name in an example."""


def is_in_the_middle(scene: Scene) -> bool:
    """Whether a plan is begun, the bishop is moved, or tiles are being chosen for a request."""
    if scene.has_begun_to_plan:
        return True
    step = scene.step
    is_mine = scene.view.seat in scene.view.pending
    return is_mine and ((isinstance(step, CathedralVisit) and not step.may_pass) or isinstance(step, Piling))


# Questions


def question(scene: Scene, legal: Sequence[Action]) -> Text:
    """What is to be decided, in a sentence."""
    asked, example = _asked(scene, legal)
    return Text.assemble(asked, (f"  Like: {example}" if example else "", "dim"))


def _asked(scene: Scene, legal: Sequence[Action]) -> tuple[str, str]:
    """What is asked, and an answer as one may type it."""
    match scene.step:
        case WakeUp():
            return _asked_for_a_time(scene), _first_name(legal)
        case MarketVisit() as step:
            return _asked_at_the_market(scene, step), _purchase(scene, legal)
        case CathedralVisit() as step:
            return _asked_in_the_cathedral(step), _best_restoration(scene, legal)
        case StudioVisit() as step:
            return f"Studio: paint a portrait, or earn {thalers(WAGE * step.left)}.", _first_name(legal)
        case WorkshopVisit() as step:
            return _asked_in_the_workshop(step), _blends(legal)
        case TheaterVisit() as step:
            return _asked_at_the_theater(scene, step), ""
        case Landing() as step:
            who = "Leonardo" if scene.is_leonardos else "you"
            return f"Space {step.space} of the track is taken: where {_do(who)} {who} stop?", "behind"
        case ChoosePaint() as step:
            return f"Take {counted(step.left, 'basic paint')} of your choice.", "take red blue" if step.left > 1 else ""
    return _asked_otherwise(scene, legal)


def _do(who: str) -> str:
    return "do" if who == "you" else "does"


def _asked_otherwise(scene: Scene, legal: Sequence[Action]) -> tuple[str, str]:
    match scene.step:
        case Piling() as step:
            chosen = f" ({', '.join(TILES[tile] for tile in step.chosen)} chosen)" if step.chosen else ""
            return f"Which three tiles are piled under the {KINDS[step.kind]} request?{chosen}", _piles(legal)
        case LeonardoCloses():
            return "Leonardo closes a booth: which?", _first_name(legal)
        case LeonardoRestores():
            steps = leonardos_steps(scene.table)
            how = "steps to a tile beside him" if steps else "jumps to a tile worth least"
            return f"Leonardo {how} and restores it: which?", _best_restoration(scene, legal)
        case LeonardoPaints():
            return "Leonardo paints a portrait, for its points: which?", _first_name(legal)
        case LeonardoAsks():
            return "Leonardo may fulfill a request: does he?", _first_name(legal)
    return _asked_for_a_plan(scene), ""


def _first_name(legal: Sequence[Action]) -> str:
    return legal[0].name if legal else ""


def _asked_for_a_time(scene: Scene) -> str:
    return "When does Leonardo wake up?" if scene.is_leonardos else "When do you wake up?"


def _asked_for_a_plan(scene: Scene) -> str:
    """How the plan is typed, and where it stands."""
    if scene.seat is None:
        return "The round is being planned."
    column, left = scene.asked_column, unplaced(scene.table, scene.seat)
    if column is None:
        return "Your plan is complete: commit it? Another `plan ...` line replaces it."
    whole = " ".join(map(str, example_plan(scene.apprentices(scene.seat))))
    if not scene.has_begun_to_plan:
        return f"Plan the round: where do your {left} apprentices go? In one line: plan {whole}"
    return f"{left} left: how many go to the {LOCATIONS[column]}? Or begin anew: plan {whole}"


def example_plan(apprentices: int) -> list[int]:
    """A plan for so many apprentices."""
    plan = [*EVEN]
    for place in range(sum(plan) - apprentices):
        plan[place] -= 1
    return plan


def _asked_at_the_market(scene: Scene, step: MarketVisit) -> str:
    price, money = scene.table.price(step.seat), scene.table.thalers[step.seat]
    where = "Market" if step.booth < 0 else f"Booth {BOOTHS[step.booth]}"
    closing = ", or close one" if step.booth < 0 else ""
    booth = " of one booth" if step.booth < 0 else ""
    tiles = counted(step.left, "tile")
    return f"{where}: buy up to {tiles}{booth} at {thalers(price)} (you have {money}){closing}."


def _purchase(scene: Scene, legal: Sequence[Action]) -> str:
    tiles = [tile_text(scene, action.booth, action.place).plain for action in legal if isinstance(action, Buy)]
    return f"buy {max(tiles, key=len)}" if tiles else _first_name(legal)


def _asked_in_the_cathedral(step: CathedralVisit) -> str:
    if not step.may_pass:
        return "The bishop is moved: restore a segment now."
    return f"Cathedral: restore a segment or the altar; {_apprentices_left(step.left)}."


def _apprentices_left(left: int) -> str:
    return f"{counted(left, 'apprentice')} {'is' if left == 1 else 'are'} here"


def _best_restoration(scene: Scene, legal: Sequence[Action]) -> str:
    found = [action for action in legal if isinstance(action, Restore)]
    return max(found, key=lambda action: scene.worth(action.segment)).name if found else _first_name(legal)


def _asked_in_the_workshop(step: WorkshopVisit) -> str:
    blends = (step.left - 1) * BLENDS + step.blends
    return f"Workshop: {counted(blends, 'blend')} left."


def _blends(legal: Sequence[Action]) -> str:
    found = [action.name for action in legal if isinstance(action, Blend)]
    return found[-1] if found else _first_name(legal)


def _asked_at_the_theater(scene: Scene, step: TheaterVisit) -> str:
    mood = scene.table.mood[step.seat]
    after = min(scene.box.mood_top, mood + uplift(scene.table, step.seat))
    return (
        f"Theater: attend, and your mood rises from {signed(mood)} to {signed(after)}; {_apprentices_left(step.left)}."
    )


def _piles(legal: Sequence[Action]) -> str:
    names = [TILES[action.tile] for action in legal if isinstance(action, Pile)]
    return " ".join(["pile", *names[:3]])


def signed(mood: int) -> str:
    """A mood as it is written.

    >>> signed(0), signed(2), signed(-1)
    ('0', '+2', '-1')
    """
    return f"{mood:+d}" if mood else "0"


# The menu


def rows(scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row for each kind of action, or for each booth."""
    left_out = finish(legal)
    found: dict[str, tuple[Text, list[Choice]]] = {}
    for action in sorted(legal, key=lambda action: _rank(scene, action)):
        if left_out is None or action is not left_out.action:
            label, choice = _entry(scene, action)
            found.setdefault(label.plain, (label, []))[1].append(Choice(action, choice))
    return [Row(label, tuple(choices)) for label, choices in found.values()]


def _rank(scene: Scene, action: Action) -> tuple[int, int]:
    """Restorations before the altar before the bishop, what is worth most first; all others as they come."""
    match action:
        case Restore():
            return 0, -scene.worth(action.segment)
        case Altar():
            return 1, -scene.altar_points(action)
        case MoveBishop():
            return 2, 0
        case Buy():
            return 3, action.booth
        case Close():
            return 3, action.booth
    return 4, 0


def _entry(scene: Scene, action: Action) -> tuple[Text, Text]:
    """The row that an action stands in, and what it is called there."""
    match action:
        case Wake():
            return Text(HOURS[action.hour]), Text(wake_note(scene, action.hour))
        case Assign():
            return Text(LOCATIONS[action.column].capitalize()), Text(SO_MANY[action.number])
        case Buy():
            return Text(f"Booth {BOOTHS[action.booth]}"), tile_text(scene, action.booth, action.place)
        case Close():
            return Text(f"Booth {BOOTHS[action.booth]}"), Text("close")
        case Restore():
            return Text("Restore"), _restoration(scene, action.segment)
        case MoveBishop():
            return Text("Bishop to"), _bishop(scene, action.segment)
        case Altar():
            return Text("Altar"), Text.assemble(colours.pieces(action.paints), f" {scene.altar_points(action)}")
        case Blend():
            return Text("Blend"), _blend(scene, action)
    return _other_entry(scene, action)


def _other_entry(scene: Scene, action: Action) -> tuple[Text, Text]:
    match action:
        case Attend():
            return Text("Theater"), Text("attend")
        case InFront() | Behind():
            return Text("Stop"), _stop(scene, action)
        case TakePaint():
            return Text("Take"), colours.paint_word(action.parts[0][1])
        case PaintPortrait():
            return Text("Paint"), _portrait(scene, action.place)
        case Request():
            return Text("Request"), Text.assemble(
                kind_text(KINDS[action.kind]), f" for {request_points(scene, action)}"
            )
        case Pile():
            tile = scene.rules.tile(action.tile)
            return Text("Pile"), Text.assemble(f"{tile.id} ", seals_text(tile.seals))
    return Text(action.word.capitalize()), Text(action.name)


def wake_note(scene: Scene, hour: Hour) -> str:
    """What a wake-up time would mean to the painter who chooses it."""
    if scene.is_leonardos or scene.seat is None:
        return "wake up"
    mood = scene.view.mood[scene.seat]
    after = max(scene.box.mood_bottom, min(scene.box.mood_top, mood + scene.rules.hostel.mood[hour]))
    change = f"mood {signed(mood)} to {signed(after)}" if mood != after else f"mood stays {signed(mood)}"
    return f"{change}, {counted(scene.apprentices_at(after), 'apprentice')}; tiles at {scene.rules.hostel.price[hour]}"


def _restoration(scene: Scene, segment: Cell) -> Text:
    bonus = scene.bonus(segment)
    worth = f" {scene.value(segment)}{f'+{bonus}' if bonus else ''} "
    paints = scene.rules.tile(scene.table.fresco[segment]).paints
    return Text.assemble((FRESCO.names[segment], "bold"), worth, colours.pieces(paints))


def best_with_bishop_at(scene: Scene, place: Cell) -> tuple[int, Cell] | None:
    """The best restoration once the bishop is moved: its points, and where it is."""
    found = [(scene.worth_with_bishop_at(segment, place), segment) for segment in FRESCO.cells_of(scene.payable)]
    return max(found, key=lambda pair: pair[0]) if found else None


def _bishop(scene: Scene, place: Cell) -> Text:
    """A place for the bishop, and the best that could be restored then."""
    best = best_with_bishop_at(scene, place)
    note = "" if best is None else f" ({FRESCO.names[best[1]]} {best[0]})"
    return Text.assemble((FRESCO.names[place], "bold"), (note, "dim"))


def _blend(scene: Scene, action: Blend) -> Text:
    for result, first, second in scene.rules.blends:
        if result == action.paint:
            return Text.assemble(colours.paint_word(action.parts[0][1]), f" of {LETTERS[first]}{LETTERS[second]}")
    return colours.paint_word(action.parts[0][1])


def space_after(scene: Scene, action: Action) -> int | None:
    """[FR-9.2] The space where a painter would stop."""
    step = scene.step
    if not isinstance(step, Landing):
        return None
    find = space_in_front if isinstance(action, InFront) else space_behind
    return find(scene.table, step.painter, step.space)


def _stop(scene: Scene, action: Action) -> Text:
    side = "in front" if isinstance(action, InFront) else "behind"
    return Text(f"{side}, on space {space_after(scene, action)}")


def _portrait(scene: Scene, place: int) -> Text:
    portraits = on_display(scene)
    portrait = portraits[place] if place < len(portraits) else None
    if portrait is None:
        return Text(f"portrait {place + 1}")
    return Text.assemble((portrait.name, "bold"), f": {does(scene, portrait)}")


def request_points(scene: Scene, action: Request) -> int:
    """[FR-M2.5] What the request on top of a stack is worth; 0 if none is left."""
    share = scene.view.modules.get("requests", {})
    left = [entry.split() for entry in share.get("left", ())]
    return next((int(points) for kind, points in left if kind == KINDS[action.kind]), 0)


def finish(legal: Sequence[Action]) -> Choice | None:
    """What Enter does: commit the plan, or do no more here."""
    if COMMIT in legal:
        return Choice(COMMIT, Text(COMMIT_THE_PLAN))
    return Choice(PASS, Text(DO_NO_MORE)) if PASS in legal else None
