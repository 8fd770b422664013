"""The moves: how they are listed."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.games.fresco.actions import (
    COMMIT,
    PASS,
    Altar,
    Behind,
    Blend,
    Buy,
    Close,
    InFront,
    MoveBishop,
    Offer,
    Restore,
    Wake,
)
from bottega.games.fresco.catalogue import Hour, Painter
from bottega.games.fresco.kinds import APPRENTICES, MOOD, SEGMENT, THALERS
from bottega.games.fresco.prospects import wake_up
from bottega.games.fresco.questions import VisitCathedral, WhichSpace
from bottega.games.fresco.workshop import ingredients
from bottega.parts.grid import Cell
from bottega.speech.fresco.questions import wages
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined
from bottega.speech.voice import Choice, Row


def is_in_the_middle(voice: Saying, scene: Scene) -> bool:
    """Whether a plan is begun, the bishop is moved, or a module is in the middle of something."""
    asked = scene.question
    if asked is None:
        return False
    if scene.has_begun_to_plan or (isinstance(asked, VisitCathedral) and asked.bishop_moved):
        return True
    module = voice.module_that_asks(asked)
    return module is not None and isinstance(asked, module.in_the_middle)


def rows(voice: Saying, scene: Scene, legal: Sequence[Action]) -> list[Row]:
    """The menu: a row for each kind of action, or for each booth."""
    left_out = finish(voice, scene, legal)
    found: dict[str, tuple[Phrase, list[Choice]]] = {}
    for action in sorted(legal, key=lambda action: _rank(scene, action)):
        if left_out is None or action is not left_out.action:
            label, choice = entry(voice, scene, action)
            found.setdefault(label.text, (label, []))[1].append(Choice(action, choice))
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
        case Buy() | Close():
            return 3, action.booth
    return 4, 0


def entry(voice: Saying, scene: Scene, action: Action) -> tuple[Phrase, Phrase]:
    """The row that an action stands in, and what it is called there."""
    if isinstance(action, Offer):
        return voice.modules[action.module].entry(scene, action)
    facts = {**voice.arguments(action), **_about(voice, scene, action)}
    return voice.say(f"row-{action.word}", **facts), voice.say(f"choice-{action.word}", **facts)


def _about(voice: Saying, scene: Scene, action: Action) -> dict[str, Said]:
    """What the menu says of an action beside its arguments."""
    match action:
        case Wake():
            return wake_facts(voice, scene, action.hour)
        case Buy():
            signs = [module.on_stand(scene, action.booth, action.place) for module in voice.modules_of(scene)]
            tile = voice.market_tile(scene.table.stall(action.booth, action.place).id)
            return {"tile": joined("", [tile, *signs])}
        case Restore():
            return _restoration(voice, scene, action.segment)
        case MoveBishop():
            notes = [module.sending_bishop(scene, action.segment) for module in voice.modules_of(scene)]
            return {
                **best_facts(voice, scene, action.segment),
                "note": joined("", [" " + note for note in notes if note]),
            }
        case Altar():
            return {"points": scene.altar_points(action)}
        case Blend():
            pair = ingredients(scene.table, action.paint)
            return {"ingredients": voice.letters(pair or ())}
        case InFront() | Behind():
            return {"space": space_after(scene, action) or 0}
    return {}


def wake_facts(voice: Saying, scene: Scene, hour: Hour) -> dict[str, Said]:
    """What a wake-up time would mean to the painter who chooses it."""
    more = [note for module in voice.modules_of(scene) for note in module.waking(scene, hour)]
    found: dict[str, Said] = {"more": more, "more-count": len(more), "who": "leonardo"}
    if scene.is_leonardos or scene.seat is None:
        return found
    prospect = wake_up(scene.table, Painter(scene.seat), hour)
    return {
        **found,
        "who": "you",
        "changes": "yes" if prospect.spaces else "no",
        **voice.said("mood", MOOD.name, scene.view.mood[scene.seat]),
        **voice.said("after", MOOD.name, prospect.mood),
        **voice.said("apprentices", APPRENTICES.name, prospect.apprentices),
        **voice.said("price", THALERS.name, prospect.price),
    }


def _restoration(voice: Saying, scene: Scene, segment: Cell) -> dict[str, Said]:
    signs = joined("", [module.on_segment(scene, segment) for module in voice.modules_of(scene)])
    return {
        "value": scene.value(segment),
        "bonus": scene.bonus(segment),
        "letters": voice.letters(scene.table.tile_on(segment).paints),
        "signs": signs,
        "has-signs": "yes" if signs else "no",
    }


def best_facts(voice: Saying, scene: Scene, bishop: Cell) -> dict[str, Said]:
    """The best that could be restored with the bishop on a segment."""
    best = scene.best_with_bishop_at(bishop)
    if best is None:
        return {**voice.said("best", SEGMENT.name, None), "points": 0}
    return {**voice.said("best", SEGMENT.name, best.segment), "points": best.points}


def space_after(scene: Scene, action: Action) -> int | None:
    """[FR-9.2] The space where a painter would stop."""
    asked = scene.question
    if not isinstance(asked, WhichSpace):
        return None
    return asked.in_front if isinstance(action, InFront) else asked.behind


def finish(voice: Saying, scene: Scene, legal: Sequence[Action]) -> Choice | None:
    """What Enter does: commit the plan, earn wages in the studio, decline what is asked, or do no more here."""
    if COMMIT in legal:
        return Choice(COMMIT, voice.say("finish-commit"))
    return Choice(PASS, voice.say(passing(voice, scene, legal))) if PASS in legal else None


def passing(voice: Saying, scene: Scene, legal: Sequence[Action]) -> str:
    """The message for what passing means where these actions are legal."""
    if len(legal) == 1:
        return "finish-go-on"
    if wages(scene):
        return "finish-wages"
    asked = scene.question
    if asked is not None and f"decline-{asked.word}" in voice.catalogue:
        return f"decline-{asked.word}"
    words = [f"decline-{action.word}" for action in legal if isinstance(action, Offer)]
    is_declined = len(words) == len(legal) - 1 and all(word in voice.catalogue for word in words)
    return words[0] if is_declined else "finish-no-more"
