"""Whole visits as one says them: `buy RRR YB`, `restore D4 via C4`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bottega.core.actions import Action
from bottega.core.errors import BadInput
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
    TakePaint,
)
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    BASIC,
    BOOTHS,
    FRESCO,
    MOST_AT_A_BOOTH,
    PAINTS,
    Booth,
    Paint,
    letters_of,
)
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit
from bottega.games.fresco.modules.m02_requests.offers import Pile
from bottega.terminal.boards.fresco.colours import BEAM
from bottega.terminal.boards.fresco.panels import PANELS, panels_of
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.plans import (
    before_the_plan,
    is_plan,
    read_plan,
    typed_answers,
    whole_plan,
)
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.words import FILLERS, groups_of, paints_of, words_in

HELP = (
    ("plan 1 2 0 1 1", "fill the whole sheet: market, cathedral, studio, workshop, theater; again to change it"),
    ("plan market 2, cathedral 3", "the same by names; `plan 1 2 0 1 1; commit` commits it at once"),
    ("buy RRR YB", "buy these tiles of a booth; `buy III 2` by their place, `close II` closes a booth"),
    ("restore D4 via C4", "move the bishop to C4, then restore D4; `restore D4 E4` restores both as they are"),
    ("altar R B G", "restore the altar with these paints"),
    ("blend purple 2 green", "blend these, one after the other"),
    ("take red blue", "take paints of your choice"),
    ("screens", "put up the others' screens, or take them down: hides their goods from your eye"),
)
PLAN_HELP = ("plan 2 1 1 0 1, 2 pennies", "a plan with what modules ask for; what is not named stays at home")
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


def help_of_modules(scene: Scene) -> list[tuple[str, str]]:
    """What may be typed because of the modules in play."""
    lines = [line for panel in panels_of(scene) for line in panel.help]
    lines += [_help_on_cards(panel) for panel in panels_of(scene)[-1:]]
    more = len(scene.rules.blanks) > len(ALL_LOCATIONS)
    return [PLAN_HELP, *lines] if more else lines


def _help_on_cards(panel: Panel) -> tuple[str, str]:
    return f"cards {panel.module.replace('_', ' ')}", "what is printed about one module in play"


def spell_out(scene: Scene, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = words_in(text)
    if not words or any(action.name.lower() == " ".join(words) for action in ACTIONS):
        return None
    if is_plan(scene, text):
        return read_plan(scene, text)
    reader = READERS.get(words[0])
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
    if booth is None and isinstance(scene.step, MarketVisit) and scene.step.booth != ANY_BOOTH:
        booth = scene.step.booth
    return _tiles(scene, booth, groups_of([word.replace(BEAM, "") for word in named]))


def _booth(word: str) -> Booth | None:
    return ALL_BOOTHS[BOOTHS.index(word.upper())] if word.upper() in BOOTHS else None


def _place(booth: Booth, place: int) -> Buy:
    if not 1 <= place <= MOST_AT_A_BOOTH:
        raise BadInput(f"there is no tile {place} at a booth; they are numbered from 1 to {MOST_AT_A_BOOTH}")
    return BUY[booth][place - 1]


def _tiles(scene: Scene, wanted: Booth | None, groups: Sequence[list[Paint]]) -> Sequence[Action]:
    """The tiles with these paints, all of one booth."""
    booths = scene.rules.booths if wanted is None else [wanted]
    if not all(groups):
        raise BadInput("name the paints of a tile, like `buy RRR` or `buy 3 red`")
    found = [bought for booth in booths for bought in [_bought(scene, booth, groups)] if bought]
    named = " and ".join(letters_of(sorted(group)) for group in groups)
    if not found:
        where = "no booth" if wanted is None else f"booth {BOOTHS[wanted]} does not"
        raise BadInput(f"{where} {'sells' if wanted is None else 'sell'} {named} now")
    if len(found) > 1:
        example = f"buy {BOOTHS[found[0][0].booth]} {letters_of(groups[0])}"
        raise BadInput(f"several booths sell {named}: say which, like `{example}`")
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
        raise BadInput("say which segment you restore, and where the bishop is moved before, like `restore D4 via C4`")
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
            raise BadInput("say with which paints, and where the bishop is moved before, like `altar R B G via C4`")
        return [MOVE_BISHOP[FRESCO.parse(words[-1])], *_altar(scene, words[:-2])]
    wanted = sorted(paints_of(words))
    for altar in [*ALTAR, *SPECIAL_ALTAR]:
        if altar.paints == wanted:
            return [altar]
    raise BadInput(f"the altar can't be restored with {letters_of(wanted)}; `cards` tells what it takes")


# The studio, the workshop, and what is taken


def _blend(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = paints_of(words)
    basic = [PAINTS[paint] for paint in paints if paint in BASIC]
    if basic:
        raise BadInput(f"{basic[0]} can't be blended; name what is to come of it, like `blend purple`")
    return [BLEND[paint - len(BASIC)] for paint in paints]


def _take(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = paints_of(words)
    others = [PAINTS[paint] for paint in paints if paint not in BASIC]
    if others:
        raise BadInput(f"{others[0]} is no basic paint: take yellow, red or blue")
    return [TAKE_PAINT[paint] for paint in paints]


READERS: dict[str, Reader] = {
    "buy": _buy,
    "close": _close,
    "restore": _restore,
    "altar": _altar,
    "blend": _blend,
    "mix": _blend,
    "take": _take,
    **{word: reader for panel in PANELS.values() for word, reader in panel.readers.items()},
}


# Back into words


def in_words(scene: Scene, actions: Sequence[Action]) -> str:
    """Actions that follow each other, as one would type them."""
    place, then = before_the_plan(scene, actions)
    answers = whole_plan(then, actions[place:])
    if not answers:
        return "; ".join(_sentences(actions))
    plan = typed_answers(then, answers, is_first=place == 0)
    return "; ".join([*_sentences(actions[:place]), plan, *_sentences(actions[place + len(answers) :])])


def _sentences(actions: Sequence[Action]) -> list[str]:
    return [_joined(list(group)) for _, group in groupby(actions, key=_alike)]


def _alike(action: Action) -> object:
    """Actions that can stand in one sentence are alike."""
    match action:
        case Buy():
            return f"buy {BOOTHS[action.booth]}"
        case Blend() | TakePaint() | Pile():
            return action.word
    return action


def _joined(group: Sequence[Action]) -> str:
    """A sentence for actions that are alike."""
    alike = _alike(group[0])
    if isinstance(alike, str):
        return " ".join([alike, *[action.parts[-1][1] for action in group]])
    return "; ".join(action.name for action in group)
