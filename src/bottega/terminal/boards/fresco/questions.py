"""What is asked, in a sentence, with an answer as one may type it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Altar, Blend, Buy, Restore
from bottega.games.fresco.catalogue import BOOTHS, LOCATIONS, Painter
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.events import signed, thalers
from bottega.games.fresco.leonardo import LeonardoCloses, LeonardoRestores, leonardos_steps
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.m01_portraits.offers import PaintPortrait
from bottega.games.fresco.modules.m13_catacombs.offers import Explore
from bottega.games.fresco.planning import Ready, unplaced
from bottega.games.fresco.ruleset import BLENDS, WAGE
from bottega.games.fresco.studio import StudioVisit, waged
from bottega.games.fresco.theater import TheaterVisit, uplift
from bottega.games.fresco.track import Landing
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import WakeUp
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.plans import example_plan, words_of_clauses
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import tile_text


def question(scene: Scene, legal: Sequence[Action]) -> Text:
    """What is to be decided, in a sentence."""
    asked, example = _asked_for_a_plan(scene, legal) if scene.is_planning else _asked(scene, legal)
    if isinstance(scene.step, Visit):
        asked = " ".join([asked, *[words for panel in panels_of(scene) if (words := panel.about(scene, scene.step))]])
    return Text.assemble(asked, (f"  Like: {example}" if example else "", "dim"))


def _asked_by_a_module(scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
    for panel in panels_of(scene):
        asked = panel.asked(scene, legal)
        if asked is not None:
            return asked
    return None


def _asked(scene: Scene, legal: Sequence[Action]) -> tuple[str, str]:
    """What is asked, and an answer as one may type it."""
    asked = _asked_by_a_module(scene, legal)
    if asked is not None:
        return asked
    if isinstance(scene.step, Visit) and (not scene.step.left or [*legal] == [PASS]):
        return _asked_for_the_rest(scene, scene.step, legal), _first_name(legal) if len(legal) > 1 else ""
    match scene.step:
        case WakeUp():
            return _asked_for_a_time(scene), _first_name(legal)
        case MarketVisit() as step:
            return _asked_at_the_market(scene, step), _purchase(scene, legal)
        case CathedralVisit() as step:
            return _asked_in_the_cathedral(step, legal), _best_restoration(scene, legal)
        case StudioVisit() as step:
            return _asked_in_the_studio(scene, step, legal), _first_name(legal) if len(legal) > 1 else ""
        case WorkshopVisit() as step:
            return _asked_in_the_workshop(scene, step), _blends(legal)
        case TheaterVisit() as step:
            return _asked_at_the_theater(scene, step), ""
    return _asked_otherwise(scene, legal)


def _do(who: str) -> str:
    return "do" if who == "you" else "does"


def _asked_otherwise(scene: Scene, legal: Sequence[Action]) -> tuple[str, str]:
    match scene.step:
        case Landing() as step:
            who = "Leonardo" if scene.is_leonardos else "you"
            return f"Space {step.space} of the track is taken: where {_do(who)} {who} stop?", "behind"
        case ChoosePaint() as step:
            return f"Take {counted(step.left, 'basic paint')} of your choice.", "take red blue" if step.left > 1 else ""
        case LeonardoCloses():
            return "Leonardo closes a booth: which?", _first_name(legal)
        case LeonardoRestores():
            steps = leonardos_steps(scene.table)
            how = "steps to a tile beside him" if steps else "jumps to a tile worth least"
            first = " Or does he explore first?" if any(isinstance(action, Explore) for action in legal) else ""
            return f"Leonardo {how} and restores it: which?{first}", _best_restoration(scene, legal)
    return "What is to be done?", _first_name(legal)


def _first_name(legal: Sequence[Action]) -> str:
    return legal[0].name if legal else ""


def _asked_for_a_time(scene: Scene) -> str:
    return "When does Leonardo wake up?" if scene.is_leonardos else "When do you wake up?"


def _asked_for_a_plan(scene: Scene, legal: Sequence[Action]) -> tuple[str, str]:
    """How the plan is typed, and where it stands."""
    if scene.seat is None or not scene.is_mine_to_plan:
        return "The round is being planned.", ""
    left = unplaced(scene.table, scene.seat)
    whole = " ".join(map(str, example_plan(scene.apprentices(scene.seat))))
    asked, example = _next_of_the_plan(scene, left, legal)
    if scene.has_begun_to_plan:
        return f"{asked} Or begin anew: plan {whole}" if left else asked, example
    where = f"Plan the round: where do your {counted(left, 'apprentice')} go? In one line: plan {whole}"
    more = words_of_clauses(scene)
    if scene.asked_column is not None:
        return f"{where}{_also(more)}", ""
    return f"{where}, {example}{_also(more[1:])}. First: {asked}", ""


def _also(words: Sequence[str]) -> str:
    """What a plan may say besides."""
    return f" (also with {', '.join(words)})" if words else ""


def _next_of_the_plan(scene: Scene, left: int, legal: Sequence[Action]) -> tuple[str, str]:
    """What the plan must say next."""
    if scene.asked_column is not None:
        return f"{left} left: how many go to the {LOCATIONS[scene.asked_column]}?", ""
    if isinstance(scene.blank, Ready):
        return "Your plan is complete: commit it? Another `plan ...` line replaces it.", ""
    return _asked_by_a_module(scene, legal) or ("What else?", _first_name(legal))


def _asked_at_the_market(scene: Scene, step: MarketVisit) -> str:
    price, money = scene.table.price(step.seat), scene.table.thalers[step.seat]
    where = "Market" if step.booth == ANY_BOOTH else f"Booth {BOOTHS[step.booth]}"
    closing = ", or close one" if step.booth == ANY_BOOTH else ""
    booth = " of one booth" if step.booth == ANY_BOOTH else ""
    tiles = counted(step.left, "tile")
    return f"{where}: buy up to {tiles}{booth} at {thalers(price)} (you have {money}){closing}."


def _purchase(scene: Scene, legal: Sequence[Action]) -> str:
    tiles = [tile_text(scene, action.booth, action.place).plain for action in legal if isinstance(action, Buy)]
    return f"buy {max(tiles, key=len)}" if tiles else _first_name(legal)


def _asked_for_the_rest(scene: Scene, visit: Visit, legal: Sequence[Action]) -> str:
    """Modules may have something to do for a seat where no apprentice is, or where those who are can do nothing."""
    where = scene.location(visit.column).capitalize()
    if isinstance(visit, StudioVisit) and visit.left:
        return _asked_in_the_studio(scene, visit, legal)
    if [*legal] == [PASS]:
        return f"{where}: there is nothing you could do here now."
    came = scene.sent(Painter(visit.seat), visit.column) or scene.sent_beside(Painter(visit.seat), visit.column)
    nobody = "your apprentices are done" if came else "no apprentice of yours is here"
    return f"{where}: {nobody}. Is there anything else?"


def _asked_in_the_studio(scene: Scene, visit: StudioVisit, legal: Sequence[Action]) -> str:
    wage = thalers(WAGE * waged(scene.table, visit))
    paints = any(isinstance(action, PaintPortrait) for action in legal)
    return f"Studio: paint a portrait, or earn {wage}." if paints else f"Studio: you earn {wage} when you are done."


def _asked_in_the_cathedral(step: CathedralVisit, legal: Sequence[Action]) -> str:
    if step.may_pass:
        return f"Cathedral: restore a segment or the altar; {_apprentices_left(step.left)}."
    kinds = {Restore: "a segment", Altar: "the altar"}
    what = [words for kind, words in kinds.items() if any(isinstance(action, kind) for action in legal)]
    return f"The bishop is moved: restore {' or '.join(what) or 'a segment'} now."


def _apprentices_left(left: int) -> str:
    return f"{counted(left, 'apprentice')} {'is' if left == 1 else 'are'} here"


def _best_restoration(scene: Scene, legal: Sequence[Action]) -> str:
    found = [action for action in legal if isinstance(action, Restore)]
    return max(found, key=lambda action: scene.worth(action.segment)).name if found else _first_name(legal)


def _asked_in_the_workshop(scene: Scene, step: WorkshopVisit) -> str:
    lost = sum([panel.blends_lost(step) for panel in panels_of(scene)])
    blends = (step.left - 1) * BLENDS + step.blends - lost
    return f"Workshop: {counted(blends, 'blend')} left."


def _blends(legal: Sequence[Action]) -> str:
    found = [action.name for action in legal if isinstance(action, Blend)]
    return found[-1] if found else _first_name(legal)


def _asked_at_the_theater(scene: Scene, step: TheaterVisit) -> str:
    mood = scene.table.mood[step.seat]
    after = scene.box.mood_after(mood, uplift(scene.table, step.seat))
    return (
        f"Theater: attend, and your mood rises from {signed(mood)} to {signed(after)}; {_apprentices_left(step.left)}."
    )
