"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep
from bottega.core.words import counted
from bottega.games.fresco.actions import (
    Altar,
    Assign,
    Attend,
    Behind,
    Blend,
    Buy,
    Close,
    Commit,
    InFront,
    MoveBishop,
    Next,
    Offer,
    Pass,
    Restore,
    TakePaint,
    Wake,
)
from bottega.games.fresco.box import MIXES
from bottega.games.fresco.catalogue import (
    BOOTHS,
    FRESCO,
    HOURS,
    LOCATIONS,
    PAINTS,
    RESTORED,
    WORKSHOP,
    Paint,
)
from bottega.games.fresco.cathedral import UNMOVED, CathedralVisit, bishops_reach, goes_anywhere
from bottega.games.fresco.events import thalers
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.planning import PLANNING, plan_in_words, unplaced
from bottega.games.fresco.ruleset import BISHOP_FEE, WAGE
from bottega.games.fresco.studio import StudioVisit, waged
from bottega.games.fresco.theater import uplift
from bottega.games.fresco.view import FrescoView
from bottega.speech.voice import Tried
from bottega.terminal.boards.fresco.moves import DO_NO_MORE, ONLY_EARN, passing, space_after, wake_note
from bottega.terminal.boards.fresco.panels import panel_for, panels_of
from bottega.terminal.boards.fresco.plans import says_yes
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import price_of

EMPTIED = "The booth is emptied when you are done."


def explain(scene: Scene, action: Action) -> str:
    """What an action does, in words."""
    match action:
        case Wake():
            return _explain_waking(scene, action)
        case Assign():
            return _explain_sending(scene, action)
        case Commit():
            return _explain_committing(scene)
        case Buy():
            return _explain_buying(scene, action)
        case Close():
            return (
                f"Close booth {BOOTHS[action.booth]}: its tiles go back into the bag, and nobody buys there this round."
            )
        case MoveBishop():
            return _explain_bishop(scene, action)
        case Restore():
            return _explain_restoring(scene, action)
        case Altar():
            return _explain_altar(scene, action)
    return _explain_the_rest(scene, action)


def without_steps_of_plans(moves: Sequence[Tried]) -> list[Tried]:
    """Moves without those that fill the sheet, if it is committed: that tells of them; else without what says no."""
    is_committed = any(isinstance(move.action, Commit) for move in moves)
    return [move for move in moves if not (_fills_the_sheet(move) and (is_committed or _says_no(move.action)))]


def _says_no(action: Action) -> bool:
    return isinstance(action, Offer) and not says_yes(action)


def _fills_the_sheet(move: Tried) -> bool:
    """Whether a move is a part of a plan, of the base game or of a module."""
    assert isinstance(move.view, FrescoView)
    return isinstance(move.action, Assign | Offer) and move.view.agenda[-1:] == (PLANNING.name,)


def _explain_the_rest(scene: Scene, action: Action) -> str:
    match action:
        case Blend():
            return _explain_blending(action)
        case Next():
            return "This apprentice is done, also if he could blend once more; the next one begins."
        case Attend():
            spaces = scene.box.theater if scene.seat is None else uplift(scene.table, scene.seat)
            return f"Attend the theater: your mood rises by {counted(spaces, 'space')}, up to the top."
        case Pass():
            return _explain_passing(scene)
        case InFront() | Behind():
            return _explain_stopping(scene, action)
        case TakePaint():
            return f"Take {PAINTS[action.paint]} paint from the supply."
        case Offer():
            return panel_for(action).explain(scene, action)
    return f"{action.name}."


def in_words(paints: list[Paint]) -> str:
    """Paints in words: "yellow, red and blue"."""
    *first, last = [PAINTS[paint] for paint in paints]
    return f"{', '.join(first)} and {last}" if first else last


def _explain_waking(scene: Scene, action: Wake) -> str:
    who = "Leonardo wakes up" if scene.is_leonardos else "Wake up"
    note = "" if scene.is_leonardos or scene.seat is None else f": {wake_note(scene, action.hour)}"
    return f"{who} at {HOURS[action.hour]}{note}. Who is up earlier acts earlier at every location."


def _explain_sending(scene: Scene, action: Assign) -> str:
    sent = counted(action.number, "apprentice") if action.number else "nobody"
    said = f"Send {sent} to the {LOCATIONS[action.column]}"
    if action.column != WORKSHOP or scene.asked_column != WORKSHOP or scene.seat is None:
        return f"{said}."
    rest = unplaced(scene.table, scene.seat) - action.number
    last = "cathedral, for its second visit" if scene.view.last else "theater"
    return f"{said}; {counted(max(0, rest), 'apprentice')} left for the {last}."


def _explain_committing(scene: Scene) -> str:
    if scene.seat is None or not scene.is_mine_to_plan:
        return "Commit the plan."
    if unplaced(scene.table, scene.seat):
        return "Commit the plan, once all apprentices are placed."
    plan = ", ".join(plan_in_words(scene.table, scene.seat))
    return f"Commit the plan: {plan}. It is revealed when all have committed."


def _explain_buying(scene: Scene, action: Buy) -> str:
    booth = f"booth {BOOTHS[action.booth]}"
    if action.place not in scene.table.stocked(action.booth):
        return f"Buy tile {action.place + 1} of {booth}: there is none now."
    price = price_of(scene)
    cost = "" if price is None else f" for {thalers(price)}"
    name = scene.table.stall(action.booth, action.place).name
    is_begun = isinstance(scene.step, MarketVisit) and scene.step.booth == action.booth
    more = [words for panel in panels_of(scene) if (words := panel.buying(scene, action.booth, action.place))]
    return " ".join([f"Buy {name} at {booth}{cost}.", *more, *([] if is_begun else [EMPTIED])])


def _explain_bishop(scene: Scene, action: MoveBishop) -> str:
    said = f"Pay {thalers(BISHOP_FEE)} and move the bishop to {FRESCO.names[action.segment]}"
    if isinstance(scene.step, SeatStep):
        return f"{said}: he stays there, whether you restore a segment next or not."
    said = f"{said}; then restore a segment{_or_the_altar(scene)}."
    best = scene.best_with_bishop_at(action.segment)
    return said if best is None else f"{said} {FRESCO.names[best[1]]} would bring {best[0]} then."


def _or_the_altar(scene: Scene) -> str:
    """[FR-M1.11] Who may send the bishop anywhere may do so for the altar as well."""
    step = scene.step
    if not isinstance(step, CathedralVisit) or step.bishop != UNMOVED:
        return ""
    reach = bishops_reach(scene.table, step.seat, step.marks)
    return " or the altar" if goes_anywhere(scene.table, reach) else ""


def _explain_restoring(scene: Scene, action: Restore) -> str:
    name = FRESCO.names[action.segment]
    if scene.table.fresco[action.segment] == RESTORED:
        return f"{name} is restored already."
    bonus = scene.bonus(action.segment)
    bishop = f" and {bonus} for the bishop" if bonus else ", and nothing for the bishop"
    who = "Leonardo restores" if scene.is_leonardos else "Restore"
    cost = "" if scene.is_leonardos else f" with {in_words(scene.table.tile_on(action.segment).paints)}"
    said = f"{who} {name}{cost}: {scene.value(action.segment)} for the tile{bishop}, who moves there."
    more = [words for panel in panels_of(scene) if (words := panel.restoring(scene, action.segment))]
    return " ".join([said, *more])


def _explain_altar(scene: Scene, action: Altar) -> str:
    points = scene.altar_points(action)
    worth = f": {counted(points, 'point')}" if points else ", which takes the module special_blends"
    return f"Restore the altar with {in_words(action.paints)}{worth}."


def _explain_blending(action: Blend) -> str:
    ((first, second),) = [(first, second) for result, first, second in MIXES if result == action.paint]
    return f"Blend {PAINTS[first]} and {PAINTS[second]} into {PAINTS[action.paint]}."


def _explain_passing(scene: Scene) -> str:
    legal = [] if scene.seat is None else scene.table.legal(scene.seat)
    if isinstance(scene.step, StudioVisit) and waged(scene.table, scene.step):
        earned = thalers(WAGE * waged(scene.table, scene.step))
        portraits = "Paint no portrait" if passing(legal) == ONLY_EARN else "Do no more here"
        return f"{portraits}: your apprentices earn {earned}."
    if legal and not scene.is_leonardos and passing(legal) != DO_NO_MORE:
        return f"{passing(legal).capitalize()}."
    return f"{'Leonardo does' if scene.is_leonardos else 'Do'} no more here; what is left to do is forfeited."


def _explain_stopping(scene: Scene, action: Action) -> str:
    side = "in front of" if isinstance(action, InFront) else "behind"
    space = space_after(scene, action)
    return f"Stop {side} the space that is taken{'' if space is None else f', on space {space}'}."
