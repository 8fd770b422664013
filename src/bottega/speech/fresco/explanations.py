"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.events import Chronicle
from bottega.games.fresco.actions import (
    Altar,
    Assign,
    Attend,
    Behind,
    Blend,
    Buy,
    Commit,
    InFront,
    MoveBishop,
    Offer,
    Pass,
    Restore,
    Wake,
)
from bottega.games.fresco.box import MIXES
from bottega.games.fresco.catalogue import RESTORED, WORKSHOP
from bottega.games.fresco.cathedral import UNMOVED, CathedralVisit, bishops_reach, goes_anywhere
from bottega.games.fresco.events import PlanRevealed
from bottega.games.fresco.kinds import APPRENTICES, PAINT, POINTS, SEGMENT, SPACES, THALERS
from bottega.games.fresco.planning import tell_plan, unplaced
from bottega.games.fresco.prospects import AltarProspect, BlendProspect, PurchaseProspect, prospect_of
from bottega.games.fresco.questions import VisitCathedral, VisitMarket
from bottega.games.fresco.ruleset import BISHOP_FEE
from bottega.games.fresco.theater import uplift
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco.moves import best_facts, passing, space_after, wake_facts
from bottega.speech.fresco.plans import says_yes
from bottega.speech.fresco.questions import wages
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Tried, sentences


def explain(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """What an action does, in words."""
    match action:
        case Offer():
            return voice.modules[action.module].explain(scene, action)
        case Commit():
            return _committing(voice, scene)
        case Buy():
            return _buying(voice, scene, action)
        case Restore():
            return _restoring(voice, scene, action)
        case Blend():
            return sentences([_plainly(voice, scene, action), *_made_possible(voice, scene, action)])
        case Pass():
            return _passing(voice, scene)
    return _plainly(voice, scene, action)


def _plainly(voice: Saying, scene: Scene, action: Action) -> Phrase:
    return voice.say(f"explain-{action.word}", **{**voice.arguments(action), **_about(voice, scene, action)})


def without_steps_of_plans(moves: Sequence[Tried]) -> list[Tried]:
    """Moves without those that fill the sheet, if it is committed: that tells of them; else without what says no."""
    is_committed = any(isinstance(move.action, Commit) for move in moves)
    return [move for move in moves if not (_fills_the_sheet(move) and (is_committed or _says_no(move.action)))]


def _says_no(action: Action) -> bool:
    return isinstance(action, Offer) and not says_yes(action)


def _fills_the_sheet(move: Tried) -> bool:
    """Whether a move is a part of a plan, of the base game or of a module."""
    assert isinstance(move.view, FrescoView)
    return isinstance(move.action, Assign | Offer) and move.view.is_planning


def _about(voice: Saying, scene: Scene, action: Action) -> dict[str, Said]:
    """What an explanation says beside the arguments of its action."""
    match action:
        case Wake():
            return wake_facts(voice, scene, action.hour)
        case Assign():
            return _rest(voice, scene, action)
        case MoveBishop():
            return _bishop(voice, scene, action)
        case Altar():
            return voice.said("points", POINTS.name, scene.altar_points(action))
        case Blend():
            ((first, second),) = [(first, second) for result, first, second in MIXES if result == action.paint]
            return {"ingredients": voice.paints([first, second])}
        case Attend():
            spaces = scene.box.theater if scene.seat is None else uplift(scene.table, scene.seat)
            return voice.said("spaces", SPACES.name, spaces)
        case InFront() | Behind():
            return {"space": space_after(scene, action) or 0}
    return {}


def _rest(voice: Saying, scene: Scene, action: Assign) -> dict[str, Said]:
    """[FR-11.2] How many go to the last location, once the one before it has its number."""
    found = voice.said("apprentices", APPRENTICES.name, action.number)
    if action.column != WORKSHOP or scene.asked_column != WORKSHOP or scene.seat is None:
        return {**found, "last": "unknown"}
    rest = max(0, unplaced(scene.table, scene.seat) - action.number)
    return {
        **found,
        **voice.said("rest", APPRENTICES.name, rest),
        "last": "cathedral" if scene.view.last else "theater",
    }


def _committing(voice: Saying, scene: Scene) -> Phrase:
    if scene.seat is None or not scene.is_mine_to_plan:
        return voice.say("explain-commit")
    if unplaced(scene.table, scene.seat):
        return voice.say("explain-commit-unplaced")
    told = Chronicle()
    tell_plan(scene.table, scene.seat, told)
    plan, *more = told.events
    assert isinstance(plan, PlanRevealed)
    return sentences(
        [
            voice.say("explain-commit-plan", **voice.facts(plan)),
            *[voice.tell(event) for event in more],
            voice.say("explain-commit-revealed"),
        ]
    )


def _buying(voice: Saying, scene: Scene, action: Buy) -> Phrase:
    facts = voice.arguments(action)
    if action.place not in scene.table.stocked(action.booth):
        return voice.say("explain-buy-nothing", **facts)
    asked = scene.question
    is_begun = isinstance(asked, VisitMarket) and asked.booth is not None
    facts["tile"] = voice.market_tile(scene.table.stall(action.booth, action.place).id)
    facts |= voice.said("price", THALERS.name, scene.price)
    more = [said for module in voice.modules_of(scene) for said in module.buying(scene, action.booth, action.place)]
    emptied = [] if is_begun else [voice.say("explain-buy-emptied")]
    return sentences([voice.say("explain-buy", **facts), *_made_possible(voice, scene, action), *more, *emptied])


def _made_possible(voice: Saying, scene: Scene, action: Action) -> list[Phrase]:
    """What a purchase or a blend makes possible in the cathedral, and which segments not any more."""
    prospect = None if scene.seat is None else prospect_of(scene.table, scene.seat, action)
    if not isinstance(prospect, PurchaseProspect | BlendProspect):
        return []
    gained = [*_segments(voice, prospect.gained.segments), *_better_altar(voice, scene, prospect.gained.altars)]
    lost = _segments(voice, prospect.lost.segments) if isinstance(prospect, BlendProspect) else []
    found = {"explain-gained": gained, "explain-lost": lost}
    return [voice.say(key, things=things) for key, things in found.items() if things]


def _segments(voice: Saying, segments: Sequence[str]) -> list[Phrase]:
    return [voice.name(SEGMENT.name, segment) for segment in segments]


def _better_altar(voice: Saying, scene: Scene, altars: Sequence[AltarProspect]) -> list[Phrase]:
    """The best of these ways to restore the altar, if it is better than what one has the paints for now."""
    now = max([points for points, _ in scene.altars()], default=0)
    facts = [voice.said("points", POINTS.name, way.points) for way in altars[:1] if way.points > now]
    return [voice.say("altar-worth", **each) for each in facts]


def _bishop(voice: Saying, scene: Scene, action: MoveBishop) -> dict[str, Said]:
    """[FR-5.7] He is moved for a restoration; where a module moves him, for nothing else."""
    return {
        **voice.said("fee", THALERS.name, BISHOP_FEE),
        **best_facts(voice, scene, action.segment),
        "then": _then(scene),
    }


def _then(scene: Scene) -> str:
    """[FR-M1.11] What follows when the bishop is moved: who may send him anywhere may restore the altar as well."""
    step = scene.step
    if scene.question is not None and not isinstance(scene.question, VisitCathedral):
        return "nothing"
    if not isinstance(step, CathedralVisit) or step.bishop != UNMOVED:
        return "segment"
    return "altar" if goes_anywhere(scene.table, bishops_reach(scene.table, step.seat, step.marks)) else "segment"


def _restoring(voice: Saying, scene: Scene, action: Restore) -> Phrase:
    facts = voice.arguments(action)
    if scene.table.fresco[action.segment] == RESTORED:
        return voice.say("explain-restore-restored", **facts)
    prospect = scene.restoration(action.segment)
    facts |= {
        **voice.points_of(prospect.more, tile=prospect.value, bishop=prospect.bonus),
        **voice.said("points", POINTS.name, prospect.points),
        **voice.said("paints", PAINT.name, prospect.paints),
        "who": "leonardo" if scene.is_leonardos else "you",
    }
    more = [said for module in voice.modules_of(scene) for said in module.restoring(scene, action.segment)]
    return sentences([voice.say("explain-restore", **facts), *more])


def _passing(voice: Saying, scene: Scene) -> Phrase:
    legal = [] if scene.seat is None else scene.table.legal(scene.seat)
    if wages(scene):
        return voice.say("explain-pass-wages", **voice.said("wage", THALERS.name, wages(scene)))
    key = passing(voice, scene, legal)
    if legal and not scene.is_leonardos and key != "finish-no-more":
        return voice.say("explain-pass-declining", declined=voice.say(key))
    return voice.say("explain-pass", who="leonardo" if scene.is_leonardos else "you")
