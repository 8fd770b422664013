"""What is asked, in a sentence, with an answer as one may type it."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Blend, Buy, Offer, Restore
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.kinds import APPRENTICES, MOOD, THALERS
from bottega.games.fresco.leonardo import leonardos_steps
from bottega.games.fresco.planning import unplaced
from bottega.games.fresco.questions import (
    HowManyApprentices,
    LeonardosSegment,
    PlanReady,
    Visiting,
    VisitMarket,
    VisitStudio,
    VisitTheater,
    VisitWorkshop,
    WhichPaint,
    WhichSpace,
)
from bottega.games.fresco.ruleset import BLENDS, WAGE
from bottega.games.fresco.studio import StudioVisit, waged
from bottega.speech.fresco.plans import clauses_of, example_plan
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene, column_of
from bottega.speech.language import Said
from bottega.speech.phrase import EXAMPLE, Phrase, joined, named
from bottega.speech.voice import sentences


def question(voice: Saying, scene: Scene, legal: Sequence[Action]) -> Phrase:
    """What is to be decided, in a sentence, and what one may type."""
    asked = scene.question or scene.view.questions[0]
    if scene.is_mine_to_plan:
        return _plan(voice, scene, asked, legal)
    said = _visit(voice, scene, asked, legal) if isinstance(asked, Visiting) else _asked(voice, scene, asked, legal)
    return _typing(said, _like(voice, _example(voice, scene, asked, legal)))


def _typing(said: Phrase, *typed: Phrase) -> Phrase:
    """A sentence, and behind it what one may type."""
    return joined("  ", [said, *[named(each.text, EXAMPLE, None) for each in typed if each]])


def _cards(voice: Saying, asked: Question) -> Phrase:
    """What else one may type at a question: where it has a message `typed-WORD`."""
    key = f"typed-{asked.word}"
    return voice.say(key) if key in voice.catalogue else Phrase("")


def _like(voice: Saying, typed: str) -> Phrase:
    """An answer as one may type it."""
    return voice.say("question-example", typed=typed) if typed else Phrase("")


def _asked(voice: Saying, scene: Scene, asked: Question, legal: Sequence[Action]) -> Phrase:
    """A question with its facts, and those that its module adds."""
    facts = {**voice.facts(asked), **_about_leonardo(voice, scene, asked, legal)}
    module = voice.module_that_asks(asked)
    more = {} if module is None else module.about_question(scene, asked, legal)
    return voice.say(f"question-{asked.word}", **{**facts, **more})


def _about_leonardo(voice: Saying, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
    """[FR-L.6] [FR-L.7] How Leonardo comes to a tile, and what modules let him do before."""
    if not isinstance(asked, LeonardosSegment):
        return {}
    offers = doings(voice, {}, [action for action in legal if isinstance(action, Offer)])
    how = "steps" if leonardos_steps(scene.table) else "jumps"
    return {"how": how, "doings": offers, "doings-count": len(offers)}


def _example(voice: Saying, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
    """An answer as one may type it: what is best, or the first there is."""
    module = voice.module_that_asks(asked)
    if module is not None:
        return module.example(scene, asked, legal)
    match asked:
        case WhichSpace():
            return "behind"
        case WhichPaint(left=left):
            return "take red blue" if left > 1 else ""
        case VisitTheater():
            return ""
    return _purchase(voice, scene, legal) or _best_restoration(scene, legal) or _blend(legal) or first_name(legal)


def first_name(legal: Sequence[Action]) -> str:
    """The first of several actions, as one may type it."""
    return legal[0].name if len(legal) > 1 else ""


# The plan


def _plan(voice: Saying, scene: Scene, asked: Question, legal: Sequence[Action]) -> Phrase:
    """What the plan needs next; at first, how a whole plan is typed."""
    assert scene.seat is not None
    said = _asked(voice, scene, asked, legal)
    left = unplaced(scene.table, scene.seat)
    line = " ".join(["plan", *map(str, example_plan(scene.apprentices(scene.seat)))])
    module = voice.module_that_asks(asked)
    example = "" if module is None else module.example(scene, asked, legal)
    if isinstance(asked, PlanReady):
        return _typing(said, _cards(voice, asked))
    if scene.has_begun_to_plan:
        anew = voice.say("plan-anew", line=line) if left else Phrase("")
        return _typing(said, _cards(voice, asked), anew, _like(voice, example))
    asks = "apprentices" if isinstance(asked, HowManyApprentices) else "else"
    apprentices = voice.said("apprentices", APPRENTICES.name, left)
    begin = voice.say("plan-begin", asks=asks, first=said, **apprentices)
    clauses = [Phrase(word) for word in clauses_of(scene)][0 if asks == "apprentices" else 1 :]
    whole = f"{line}, {example}" if example else line
    return _typing(begin, voice.say("plan-in-one-line", line=whole, clauses=clauses, clauses_count=len(clauses)))


# Visits


def _visit(voice: Saying, scene: Scene, asked: Visiting, legal: Sequence[Action]) -> Phrase:
    """What may be done in a visit, and what else is to be known of it."""
    facts = {**voice.facts(asked), **voice.said("apprentices", APPRENTICES.name, asked.apprentices)}
    facts |= _about_visit(voice, scene, asked)
    can = doings(voice, facts, legal)
    facts |= {"doings": can, "doings-count": len(can)}
    more = [line for module in voice.modules_of(scene) for line in module.about_visit(scene, asked)]
    return sentences([voice.say(_key_of_visit(scene, asked, legal), **facts), *more])


def _key_of_visit(scene: Scene, asked: Visiting, legal: Sequence[Action]) -> str:
    """Modules may have something to do for a seat where no apprentice is, or where those who are can do nothing."""
    if isinstance(asked, VisitStudio) and asked.apprentices:
        return f"question-{asked.word}"
    if [*legal] == [PASS]:
        return "question-visit-nothing"
    return f"question-{asked.word}" if asked.apprentices else "question-visit-rest"


def doings(voice: Saying, facts: dict[str, Said], legal: Sequence[Action]) -> list[Phrase]:
    """What may be done, in a few words for each kind of action: those that have a message `can-WORD`."""
    words = [*dict.fromkeys([action.word for action in legal])]
    if "restore" in words and "altar" in words:
        words = ["restore-or-altar", *[word for word in words if word not in ("restore", "altar")]]
    return [voice.say(f"can-{word}", **facts) for word in words if f"can-{word}" in voice.catalogue]


def _about_visit(voice: Saying, scene: Scene, asked: Visiting) -> dict[str, Said]:
    """What the question of a visit takes beside its own facts."""
    seat, table = asked.seat, scene.table
    painter, column = Painter(seat), column_of(asked.place)
    came = scene.sent(painter, column) or scene.sent_beside(painter, column)
    found: dict[str, Said] = {"came": "yes" if came else "no"}
    match asked:
        case VisitMarket():
            found |= voice.said("price", THALERS.name, table.price(Seat(seat)))
            found |= voice.said("thalers", THALERS.name, table.thalers[seat])
        case VisitStudio():
            found |= voice.said("wage", THALERS.name, wages(scene))
        case VisitWorkshop():
            lost = sum([module.blends_lost(asked) for module in voice.modules_of(scene)])
            found["blends"] = (asked.apprentices - 1) * BLENDS + asked.blends - lost
        case VisitTheater():
            mood = table.mood[seat]
            found |= voice.said("mood", MOOD.name, mood)
            found |= voice.said("after", MOOD.name, scene.box.mood_after(mood, asked.spaces))
    return found


def wages(scene: Scene) -> int:
    """[FR-6.1] What the apprentices who are left in the studio earn."""
    return WAGE * waged(scene.table, scene.step) if isinstance(scene.step, StudioVisit) else 0


def _purchase(voice: Saying, scene: Scene, legal: Sequence[Action]) -> str:
    """The tile with most paints."""
    buys = [action for action in legal if isinstance(action, Buy)]
    tiles = [str(voice.letters(scene.table.stall(buy.booth, buy.place).paints)) for buy in buys]
    return f"buy {max(tiles, key=len)}" if tiles else ""


def _best_restoration(scene: Scene, legal: Sequence[Action]) -> str:
    found = [action for action in legal if isinstance(action, Restore)]
    return max(found, key=lambda action: scene.worth(action.segment)).name if found else ""


def _blend(legal: Sequence[Action]) -> str:
    found = [action.name for action in legal if isinstance(action, Blend)]
    return found[-1] if found else ""
