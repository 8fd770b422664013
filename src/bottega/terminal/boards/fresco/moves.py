"""The moves: how they are listed."""

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
    Next,
    Offer,
    Restore,
    TakePaint,
    Wake,
)
from bottega.games.fresco.catalogue import BOOTHS, FRESCO, HOURS, LOCATIONS, PAINTS, Hour, letters_of
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.events import signed
from bottega.games.fresco.modules.m01_portraits.offers import PaintPortrait
from bottega.games.fresco.track import Landing, space_behind, space_in_front
from bottega.games.fresco.wake_up import adjusted
from bottega.games.fresco.workshop import ingredients
from bottega.parts.grid import Cell
from bottega.terminal.boards import Choice, Row
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels import panel_for, panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import tile_text
from bottega.terminal.boards.fresco.words import SO_MANY

DO_NO_MORE = "do no more here"
ONLY_EARN = "paint none and earn wages"
GO_ON = "go on"
COMMIT_THE_PLAN = "commit the plan"


def is_in_the_middle(scene: Scene) -> bool:
    """Whether a plan is begun, the bishop is moved, or tiles are being chosen for a request."""
    if scene.has_begun_to_plan:
        return True
    step = scene.step
    if scene.view.seat not in scene.view.pending:
        return False
    if isinstance(step, CathedralVisit) and not step.may_pass:
        return True
    return any(panel.is_in_the_middle(scene) for panel in panels_of(scene))


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
            things = [panel.on_stand(scene, action.booth, action.place) for panel in panels_of(scene)]
            tile = Text.assemble(tile_text(scene, action.booth, action.place), *things)
            return Text(f"Booth {BOOTHS[action.booth]}"), tile
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
        case Next():
            return Text("Next"), Text("this apprentice is done, the next one begins")
        case InFront() | Behind():
            return Text("Stop"), _stop(scene, action)
        case TakePaint():
            return Text("Take"), colours.paint_word(PAINTS[action.paint])
        case Offer():
            return panel_for(action).entry(scene, action)
    return Text(action.word.capitalize()), Text(action.name)


def wake_note(scene: Scene, hour: Hour) -> str:
    """What a wake-up time would mean to the painter who chooses it."""
    more = "".join([f"; {note}" for panel in panels_of(scene) if (note := panel.waking(scene, hour))])
    if scene.is_leonardos or scene.seat is None:
        return f"wake up{more}"
    mood, hostel = scene.view.mood[scene.seat], scene.rules.hostel
    after = scene.box.mood_after(mood, adjusted(scene.table, scene.seat, hostel.mood[hour]))
    change = f"mood {signed(mood)} to {signed(after)}" if mood != after else f"mood stays {signed(mood)}"
    apprentices = counted(scene.box.apprentices_with(after), "apprentice")
    return f"{change}, {apprentices}; tiles at {hostel.price[hour]}{more}"


def _restoration(scene: Scene, segment: Cell) -> Text:
    bonus = scene.bonus(segment)
    worth = f" {scene.value(segment)}{f'+{bonus}' if bonus else ''} "
    paints = scene.table.tile_on(segment).paints
    things = Text().join([panel.on_segment(scene, segment) for panel in panels_of(scene)])
    return Text.assemble((FRESCO.names[segment], "bold"), worth, colours.pieces(paints), " " if things else "", things)


def _bishop(scene: Scene, segment: Cell) -> Text:
    """A segment for the bishop, and the best that could be restored then."""
    best = scene.best_with_bishop_at(segment)
    note = "" if best is None else f" ({FRESCO.names[best[1]]} {best[0]})"
    is_far = isinstance(scene.step, CathedralVisit) and not FRESCO.around[scene.table.bishop] >> segment & 1
    far = " sexton" if is_far else ""
    return Text.assemble((FRESCO.names[segment], "bold"), far, (note, "dim"))


def _blend(scene: Scene, action: Blend) -> Text:
    pair = ingredients(scene.table, action.paint)
    return Text.assemble(colours.paint_word(PAINTS[action.paint]), f" of {letters_of([*pair])}" if pair else "")


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


def finish(legal: Sequence[Action]) -> Choice | None:
    """What Enter does: commit the plan, earn wages in the studio, decline what is asked, or do no more here."""
    if COMMIT in legal:
        return Choice(COMMIT, Text(COMMIT_THE_PLAN))
    return Choice(PASS, Text(passing(legal))) if PASS in legal else None


def passing(legal: Sequence[Action]) -> str:
    """What passing is called where these actions are legal."""
    if len(legal) == 1:
        return GO_ON
    if any(isinstance(action, PaintPortrait) for action in legal):
        return ONLY_EARN
    offers = [action for action in legal if isinstance(action, Offer)]
    declined = [words for offer in offers if (words := panel_for(offer).declined(offer))]
    return declined[0] if len(declined) == len(legal) - 1 else DO_NO_MORE
