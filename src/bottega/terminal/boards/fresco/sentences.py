"""Whole visits and plans as one says them: `plan 1 2 0 1 1`, `buy RRR YB`, `restore D4 via C4`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.words import counted
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import (
    ALTAR,
    ASSIGN,
    BLEND,
    BUY,
    CLOSE,
    MOVE_BISHOP,
    RESTORE,
    SPECIAL_ALTAR,
    TAKE_PAINT,
    Assign,
    Blend,
    Buy,
    TakePaint,
)
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    ALL_PAINTS,
    BASIC,
    BOOTHS,
    FRESCO,
    KINDS,
    LETTERS,
    LOCATIONS,
    MOST_AT_A_BOOTH,
    PAINTS,
    SPACES_EACH,
    THEATER,
    TILES,
    Booth,
    MarketTile,
    Paint,
    Painter,
    letters_of,
)
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.modules.m01_portraits import PAINT
from bottega.games.fresco.modules.m02_requests import PILE, REQUEST, TILES_EACH, Pile, fitting
from bottega.terminal.boards.fresco.extras import on_display
from bottega.terminal.boards.fresco.scene import Scene

HELP = (
    ("plan 1 2 0 1 1", "fill the whole sheet: market, cathedral, studio, workshop, theater; again to change it"),
    ("plan market 2, cathedral 3", "the same by names; `plan 1 2 0 1 1; commit` commits it at once"),
    ("buy RRR YB", "buy these tiles of a booth; `buy III 2` by their place, `close II` closes a booth"),
    ("restore D4 via C4", "move the bishop to C4, then restore D4; `restore D4 E4` restores both as they are"),
    ("altar R B G", "restore the altar with these paints"),
    ("blend purple 2 green", "blend these, one after the other"),
    ("paint muse", "paint this portrait; `paint 1` by its place"),
    ("request purple F11 F12 F15", "fulfill a request with these tiles"),
    ("take red blue", "take paints of your choice"),
    ("screens", "put up the others' screens, or take them down: hides their paints and Thalers from your eye"),
)
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
FILLERS = {"and", "then", "the", "a", "to", "with", "of", "at", "for", "booth", "paint", "tile", "tiles", "into"}
SPELLINGS = {"theatre": "theater"}
AGAIN = ("again", "second", "last")
VIA = "via"
WORDS = re.compile(r"[^\s,+]+")
FEW = 4
"""So many numbers are enough for a plan: the rest goes to the last location."""


def words_in(text: str) -> list[str]:
    """The words of a sentence, without commas and plus signs."""
    return WORDS.findall(text.lower())


def spell_out(scene: Scene, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The actions that a sentence stands for, or None if it is none; BadInput says what is wrong with it."""
    words = words_in(text)
    if not words or any(action.name.lower() == " ".join(words) for action in ACTIONS):
        return None
    if is_plan(scene, text):
        return _plan(scene, words[1:] if words[0] == "plan" else words)
    reader = READERS.get(words[0])
    rest = [word for word in words[1:] if word not in FILLERS]
    return reader(scene, rest) if reader is not None and rest else None


# Plans


def is_plan(scene: Scene, line: str) -> bool:
    """Whether a line begins with a whole plan."""
    words = words_in(line.partition(";")[0])
    if words[:1] == ["plan"]:
        return True
    if not scene.is_planning:
        return False
    if all(word.isdecimal() for word in words):
        return len(words) >= FEW
    return len(words) > len(("market", "1")) and _column(scene, words[0]) is not None


def _plan(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """How many apprentices go where: four numbers, five, or numbers with names."""
    if scene.seat is None:
        raise BadInput("a spectator plans nothing")
    apprentices = scene.view.apprentices[scene.seat]
    numbers = _numbers(words) if all(word.isdecimal() for word in words) else _by_name(scene, words)
    if len(numbers) == FEW:
        return _assigned(numbers)
    if sum(numbers) != apprentices:
        raise BadInput(_wrong_sum(scene, numbers, apprentices))
    return _assigned(numbers[:FEW])


def _wrong_sum(scene: Scene, numbers: Sequence[int], apprentices: int) -> str:
    placed, rest = sum(numbers), apprentices - sum(numbers[:FEW])
    if placed < apprentices:
        return f"that places {counted(placed, 'apprentice')}, and you have {apprentices}: where do the others go?"
    hint = f": {rest} would be left for the {scene.location(THEATER)}" if 0 <= rest <= SPACES_EACH else ""
    return f"that places {placed} apprentices, and you have {apprentices}{hint}"


def _assigned(numbers: Sequence[int]) -> list[Action]:
    too_many = [number for number in numbers if number > SPACES_EACH]
    if too_many:
        raise BadInput(f"a location has {SPACES_EACH} spaces, and {too_many[0]} apprentices do not find room")
    return [ASSIGN[column][number] for column, number in enumerate(numbers)]


def _numbers(words: Sequence[str]) -> list[int]:
    if len(words) not in (FEW, len(LOCATIONS)):
        named = ", ".join(LOCATIONS)
        raise BadInput(f"a plan has five numbers, for {named}; like `plan 2 1 0 1 1`")
    return [int(word[:2]) for word in words]


def _by_name(scene: Scene, words: Sequence[str]) -> list[int]:
    """Names with their numbers, in any order; what is not named gets nobody."""
    plan = [0] * len(LOCATIONS)
    said = [word for word in words if word not in FILLERS]
    if said and said[0].isdecimal():
        said = [word for pair in zip(said[1::2], said[::2], strict=False) for word in pair]
    for name, number in zip(said[::2], [*said[1::2], ""], strict=False):
        column = _column(scene, name)
        if column is None:
            raise BadInput(f"there is no location {name!r}; they are {', '.join(LOCATIONS)}")
        if not number.isdecimal():
            raise BadInput(f"how many apprentices go to the {name}? Say it like `plan market 2, cathedral 3`")
        plan[column] = int(number[:2])
    return plan


def _column(scene: Scene, word: str) -> int | None:
    """The column of the sheet that a word means: so much of its name that it is clear."""
    if scene.view.last and word in AGAIN:
        return THEATER
    found = [column for column, name in enumerate(LOCATIONS) if name.startswith(SPELLINGS.get(word, word))]
    return found[0] if len(found) == 1 else None


# Paints


def _paint(word: str) -> Paint | None:
    """The paint that a word means: its letter, or so much of its name that it is clear."""
    if len(word) == 1:
        return ALL_PAINTS[LETTERS.index(word.upper())] if word.upper() in LETTERS else None
    found = [paint for paint in ALL_PAINTS if PAINTS[paint].startswith(word.removesuffix("s"))]
    return found[0] if len(found) == 1 else None


def _group(word: str) -> list[Paint]:
    """The paints of a word: one by its name, or several by their letters; none if it means nothing."""
    paint = _paint(word)
    if paint is not None:
        return [paint]
    letters = word.upper()
    return [ALL_PAINTS[LETTERS.index(letter)] for letter in letters] if set(letters) <= set(LETTERS) else []


def _groups(words: Sequence[str]) -> list[list[Paint]]:
    """Groups of paints, a number before one repeats it: `RRR`, `3 red`, `red`."""
    found: list[list[Paint]] = []
    times = 1
    for word in words:
        if word.isdecimal():
            times = int(word[:2])
            continue
        group = _group(word)
        if not group:
            raise BadInput(f"there is no paint {word!r}; they are {', '.join(PAINTS)}, or their letters {LETTERS}")
        found.append(group * times)
        times = 1
    return found


def _paints(words: Sequence[str]) -> list[Paint]:
    """All paints that are named."""
    return [paint for group in _groups(words) for paint in group]


# The market


def _buy(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Tiles by their paints, or a booth and places or tiles of it."""
    booth = _booth(words[0])
    named = words if booth is None else words[1:]
    if booth is not None and named and all(word.isdecimal() for word in named):
        return [_place(booth, int(word[:2])) for word in named]
    if not named or all(word.isdecimal() for word in named):
        return None
    if booth is None and isinstance(scene.step, MarketVisit) and scene.step.booth >= 0:
        booth = scene.step.booth
    return _tiles(scene, booth, _groups(named))


def _booth(word: str) -> Booth | None:
    return ALL_BOOTHS[BOOTHS.index(word.upper())] if word.upper() in BOOTHS else None


def _place(booth: Booth, place: int) -> Buy:
    if not 1 <= place <= MOST_AT_A_BOOTH:
        raise BadInput(f"there is no tile {place} at a booth; they are numbered from 1 to {MOST_AT_A_BOOTH}")
    return BUY[booth][place - 1]


def _tiles(scene: Scene, wanted: Booth | None, groups: Sequence[list[Paint]]) -> Sequence[Action]:
    """The tiles with these paints, all of one booth."""
    booths = scene.rules.booths if wanted is None else [wanted]
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
    places = scene.table.stand(booth)
    chosen: list[Buy] = []
    for group in groups:
        here = [place for place in places if _paints_of(scene, booth, place) == sorted(group)]
        if not here:
            return []
        places.remove(here[0])
        chosen.append(BUY[booth][here[0]])
    return chosen


def _paints_of(scene: Scene, booth: Booth, place: int) -> list[Paint]:
    tile = MarketTile(scene.table.market[booth * MOST_AT_A_BOOTH + place])
    return sorted(scene.box.stalls[tile].paints)


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
    wanted = sorted(_paints(words))
    for altar in [*ALTAR, *SPECIAL_ALTAR]:
        if altar.paints == wanted:
            return [altar]
    raise BadInput(f"the altar can't be restored with {letters_of(wanted)}; `cards` tells what it takes")


# The studio, the workshop, and what is taken


def _portrait(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A portrait by its place or its name."""
    places = [str(place) for place in range(1, len(PAINT) + 1)]
    if words[0] in places:
        return [PAINT[places.index(words[0])]]
    wanted = " ".join(words)
    shown = [(place, portrait.name) for place, portrait in enumerate(on_display(scene)) if portrait is not None]
    found = [place for place, name in shown if wanted in name.lower()]
    if len(found) == 1:
        return [PAINT[found[0]]]
    there = ", ".join(f"{place + 1} {name}" for place, name in shown) or "none"
    raise BadInput(f"which portrait is {wanted!r}? On display: {there}")


def _blend(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = _paints(words)
    basic = [PAINTS[paint] for paint in paints if paint in BASIC]
    if basic:
        raise BadInput(f"{basic[0]} can't be blended; name what is to come of it, like `blend purple`")
    return [BLEND[paint - len(BASIC)] for paint in paints]


def _take(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    paints = _paints(words)
    others = [PAINTS[paint] for paint in paints if paint not in BASIC]
    if others:
        raise BadInput(f"{others[0]} is no basic paint: take yellow, red or blue")
    return [TAKE_PAINT[paint] for paint in paints]


def _request(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """A kind, and the tiles to pile: if only three fit, they are piled without being asked for."""
    kinds = [number for number, name in enumerate(KINDS) if name.startswith(words[0])]
    if len(kinds) != 1:
        raise BadInput(f"there is no request {words[0]!r}; they are {', '.join(KINDS)}")
    piled = _pile(scene, words[1:])
    painter = scene.actor
    if painter is not None and len(fitting(scene.table, painter, kinds[0])) == TILES_EACH:
        _check_piled(scene, painter, kinds[0], piled)
        piled = []
    return [REQUEST[kinds[0]], *piled]


def _check_piled(scene: Scene, painter: Painter, kind: int, piled: Sequence[Action]) -> None:
    """Where only three tiles fit, others can't be named."""
    there = [PILE[tile] for tile in fitting(scene.table, painter, kind)]
    for action in piled:
        if action not in there:
            raise BadInput(f"only {', '.join(pile.parts[0][1] for pile in there)} fit this request")


def _pile(scene: Scene, words: Sequence[str]) -> list[Action]:
    strange = [word for word in words if word.upper() not in TILES]
    if strange:
        raise BadInput(f"there is no tile {strange[0]!r}; they are named like {TILES[0]}")
    return [PILE[TILES.index(word.upper())] for word in words]


READERS: dict[str, Callable[[Scene, Sequence[str]], Sequence[Action] | None]] = {
    "buy": _buy,
    "close": _close,
    "restore": _restore,
    "altar": _altar,
    "portrait": _portrait,
    "paint": _portrait,
    "blend": _blend,
    "mix": _blend,
    "take": _take,
    "request": _request,
    "fulfill": _request,
    "pile": _pile,
}


# Back into words


def in_words(scene: Scene, actions: Sequence[Action]) -> str:
    """Actions that follow each other, as one would type them."""
    place = next((number for number in range(len(actions)) if _is_whole_plan(actions[number : number + FEW])), None)
    if place is None:
        return "; ".join(_sentences(actions))
    plan = _plan_in_words(scene, actions[place : place + FEW], is_first=place == 0)
    return "; ".join([*_sentences(actions[:place]), plan, *_sentences(actions[place + FEW :])])


def _sentences(actions: Sequence[Action]) -> list[str]:
    return [_joined(list(group)) for _, group in groupby(actions, key=_alike)]


def _is_whole_plan(actions: Sequence[Action]) -> bool:
    """Whether these fill a sheet."""
    return [action.column for action in actions if isinstance(action, Assign)] == [*ALL_LOCATIONS[:FEW]]


def _plan_in_words(scene: Scene, actions: Sequence[Action], *, is_first: bool) -> str:
    """A plan in five numbers; in four, if it is not known yet how many apprentices there will be."""
    numbers = [action.number for action in actions if isinstance(action, Assign)]
    if is_first and scene.seat is not None:
        numbers.append(scene.view.apprentices[scene.seat] - sum(numbers))
    return " ".join(["plan", *map(str, numbers)])


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
