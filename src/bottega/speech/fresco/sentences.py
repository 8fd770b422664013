"""Whole visits as one says them: `buy RRR YB`, `restore D4 via C4`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bottega.core.actions import Action
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import (
    ALTAR,
    BLEND,
    BUY,
    CLOSE,
    MOVE_BISHOP,
    RESTORE,
    SPECIAL_ALTAR,
    TAKE_PAINT,
    Blend,
    Buy,
    Offer,
    TakePaint,
)
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    BASIC,
    BOOTHS,
    FRESCO,
    MOST_AT_A_BOOTH,
    PAINTS,
    Booth,
    Paint,
    letters_of,
)
from bottega.games.fresco.questions import VisitMarket
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.plans import (
    before_the_plan,
    clauses_of,
    is_plan,
    read_clause,
    read_plan,
    typed_answers,
    whole_plan,
)
from bottega.speech.fresco.saying import BEAM, Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import FILLERS, groups_of, paints_of, problem, words_in
from bottega.speech.phrase import Phrase

HELP = (
    ("restore C3", "help-move"),
    ("plan 1 2 0 1 1", "help-plan"),
    ("plan market 2, cathedral 3", "help-plan-names"),
    ("buy RRR YB", "help-buy"),
    ("restore D4 via C4", "help-restore"),
    ("altar R B G", "help-altar"),
    ("blend purple 2 green", "help-blend"),
    ("take red blue", "help-take"),
)
"""Examples of what one may type, and the messages that say what they do."""
ALIASES = {
    "done": "pass",
    "end": "pass",
    "nothing": "pass",
    "no": "pass",
    "skip": "pass",
    "ready": "commit",
    "theater": "attend",
    "front": "in-front",
}
VIA = "via"


def help_at(voice: Saying, scene: Scene) -> list[tuple[str, Phrase]]:
    """What goes without modules, and what those in play add."""
    modules = voice.modules_of(scene)
    lines = [*HELP, *[line for module in modules for line in module.help]]
    found = [(typed, voice.say(key)) for typed, key in lines]
    clauses = clauses_of(scene)
    if clauses:
        found.append((f"plan 2 1 1 0 1, {clauses[0]}", voice.say("help-plan-modules")))
    if modules:
        found.append((f"cards {modules[-1].module.replace('_', ' ')}", voice.say("help-cards")))
    return found


def spell_out(voice: Saying, scene: Scene, text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = words_in(text)
    if not words or any(action.name.lower() == " ".join(words) for action in ACTIONS):
        return None
    if is_plan(scene, text):
        return read_plan(voice, scene, text)
    clause = read_clause(voice, scene, text)
    if clause is not None:
        return [clause]
    reader = _readers(voice).get(words[0])
    rest = [word for word in words[1:] if word not in FILLERS]
    return reader(scene, rest) if reader is not None and rest else None


# The market


def _buy(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Tiles by their paints, or a booth and places or tiles of it."""
    booth = _booth(words[0])
    named = words if booth is None else words[1:]
    if booth is not None and named and all(word.isdecimal() for word in named):
        return [_place(booth, int(word[:2])) for word in named]
    if not named or all(word.isdecimal() for word in named):
        return None
    asked = scene.question
    if booth is None and isinstance(asked, VisitMarket) and asked.booth is not None:
        booth = _booth(asked.booth)
    return _tiles(scene, booth, groups_of([word.replace(BEAM, "") for word in named]))


def _booth(word: str) -> Booth | None:
    return ALL_BOOTHS[BOOTHS.index(word.upper())] if word.upper() in BOOTHS else None


def _place(booth: Booth, place: int) -> Buy:
    if not 1 <= place <= MOST_AT_A_BOOTH:
        raise problem("no-such-place", place=place, most=MOST_AT_A_BOOTH)
    return BUY[booth][place - 1]


def _tiles(scene: Scene, wanted: Booth | None, groups: Sequence[list[Paint]]) -> Sequence[Action]:
    """The tiles with these paints, all of one booth."""
    booths = scene.rules.booths if wanted is None else [wanted]
    if not all(groups):
        raise problem("which-paints")
    found = [bought for booth in booths for bought in [_bought(scene, booth, groups)] if bought]
    tiles = [letters_of(sorted(group)) for group in groups]
    if not found:
        raise problem("not-sold", booth=None if wanted is None else BOOTHS[wanted], tiles=tiles)
    if len(found) > 1:
        raise problem("which-booth", tiles=tiles, example=f"buy {BOOTHS[found[0][0].booth]} {tiles[0]}")
    return found[0]


def _bought(scene: Scene, booth: Booth, groups: Sequence[list[Paint]]) -> list[Buy]:
    """The tiles of a booth with these paints; none if it does not have all of them."""
    if booth not in scene.rules.booths:
        return []
    places = scene.table.stocked(booth)
    chosen: list[Buy] = []
    for group in groups:
        here = [place for place in places if sorted(scene.table.stall(booth, place).paints) == sorted(group)]
        if not here:
            return []
        places.remove(here[0])
        chosen.append(BUY[booth][here[0]])
    return chosen


def _close(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    booth = _booth(words[0])
    return None if booth is None else [CLOSE[booth]]


# The cathedral


def _restore(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Segments one after the other; `via` names where the bishop is moved before."""
    if words[0] == "altar":
        return _altar(scene, words[1:]) if words[1:] else None
    if words[0] == VIA or words[-1] == VIA:
        raise problem("restore-via")
    actions: list[Action] = []
    for before, word in zip(["", *words], words, strict=False):
        if before == VIA:
            actions.insert(len(actions) - 1, MOVE_BISHOP[FRESCO.parse(word)])
        elif word != VIA:
            actions.append(RESTORE[FRESCO.parse(word)])
    return actions


def _altar(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """The altar by its paints; `via` names where the bishop is moved before [FR-M1.11]."""
    if VIA in words[-2:]:
        if words[-1] == VIA or len(words) < 3:
            raise problem("altar-via")
        return [MOVE_BISHOP[FRESCO.parse(words[-1])], *_altar(scene, words[:-2])]
    wanted = sorted(paints_of(words))
    for altar in [*ALTAR, *SPECIAL_ALTAR]:
        if altar.paints == wanted:
            return [altar]
    raise problem("no-such-altar", paints=letters_of(wanted))


# The studio, the workshop, and what is taken


def _blend(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = paints_of(words)
    basic = [PAINTS[paint] for paint in paints if paint in BASIC]
    if basic:
        raise problem("basic-is-not-blended", paint=basic[0])
    return [BLEND[paint - len(BASIC)] for paint in paints]


def _take(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = paints_of(words)
    others = [PAINTS[paint] for paint in paints if paint not in BASIC]
    if others:
        raise problem("not-basic", paint=others[0])
    return [TAKE_PAINT[paint] for paint in paints]


READERS: dict[str, Reader] = {
    "buy": _buy,
    "close": _close,
    "restore": _restore,
    "altar": _altar,
    "blend": _blend,
    "mix": _blend,
    "take": _take,
}


def _readers(voice: Saying) -> dict[str, Reader]:
    """What reads sentences, by their first words: of the base game, and of all modules."""
    return READERS | {word: reader for module in voice.modules.values() for word, reader in module.readers.items()}


# Back into words


def in_words(voice: Saying, scene: Scene, actions: Sequence[Action]) -> str:
    """Actions that follow each other, as one would type them."""
    place, then = before_the_plan(scene, actions)
    answers = whole_plan(then, actions[place:])
    if not answers:
        return "; ".join(_sentences(voice, actions))
    plan = typed_answers(then, answers, is_first=place == 0)
    after = actions[place + len(answers) :]
    return "; ".join([*_sentences(voice, actions[:place]), plan, *_sentences(voice, after)])


def _sentences(voice: Saying, actions: Sequence[Action]) -> list[str]:
    groups = groupby(actions, key=lambda action: _alike(voice, action))
    return [_joined(begins_with, list(group)) for begins_with, group in groups]


def _alike(voice: Saying, action: Action) -> str:
    """What a sentence begins with in which several actions can stand; of any other action, its whole name."""
    match action:
        case Buy():
            return f"buy {BOOTHS[action.booth]}"
        case Blend() | TakePaint():
            return action.word
        case Offer() if action.word in voice.modules[action.module].repeatable:
            return action.word
    return action.name


def _joined(begins_with: str, group: Sequence[Action]) -> str:
    """A sentence for actions that are alike."""
    if begins_with == group[0].name:
        return "; ".join([action.name for action in group])
    return " ".join([begins_with, *[action.arguments[-1].text for action in group]])
