"""Plans as one says them: `plan 1 2 0 1 1`, or by the names of the locations; and back into words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput, unknown
from bottega.core.seats import Seat
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import ASSIGN, Assign, Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, MARKET, SPACES_EACH, THEATER
from bottega.games.fresco.modules.covering import KEPT
from bottega.games.fresco.planning import PLANNING, Ready, answer, blank_for, take_back
from bottega.games.fresco.table import Table
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import FILLERS, GAME, problem, words_in

SPELLINGS = {"theatre": "theater"}
SECOND_VISIT = ("again", "second", "last")
FEW = 4
"""So many numbers are enough for a plan: the rest goes to the last location."""
CLAUSES = frozenset({action.word for action in ACTIONS if isinstance(action, Offer)})
"""Words that begin what a plan says beside its numbers."""
CONNECTING = FILLERS | {"on", "among"}
"""Words that may stand in a plan, and say nothing."""
EVEN = (2, 1, 1, 1, 1)
"""A plan to name in an example."""


def is_plan(scene: Scene, line: str) -> bool:
    """Whether a line begins with a whole plan."""
    words = [word for word in words_in(line.partition(";")[0]) if word not in FILLERS]
    if words[:1] == ["plan"]:
        return True
    if not scene.is_planning:
        return False
    if all(word.isdecimal() for word in words[:FEW]):
        return len(words) >= FEW
    return len(words) > len(("market", "1")) and _column(scene, words[0]) is not None


def read_plan(voice: Saying, scene: Scene, text: str) -> Sequence[Action]:
    """How many apprentices go where, in four numbers, five, or numbers with names; then what modules ask for."""
    if scene.seat is None:
        raise problem("spectator-plans")
    numbers, said = _without_clauses(_spelled(voice, text))
    assigned = _read_numbers(scene, scene.seat, numbers)
    clauses = [_clause(voice, scene, clause) for clause in said]
    return _answers(voice, scene, scene.seat, assigned, clauses) if scene.is_mine_to_plan else [*clauses, *assigned]


def _read_numbers(scene: Scene, seat: Seat, words: Sequence[str]) -> list[Action]:
    apprentices = scene.view.apprentices[seat]
    numbers = _numbers(words) if all(word.isdecimal() for word in words) else _by_name(scene, words)
    if len(numbers) == FEW:
        return _assigned(numbers)
    if sum(numbers) != apprentices:
        raise _wrong_sum(scene, numbers, apprentices)
    return _assigned(numbers[:FEW])


# What modules ask for


def _without_clauses(text: str) -> tuple[list[str], list[list[str]]]:
    """The words of a plan about apprentices, and its clauses.

    A clause begins with a word of its own; between commas the word may also stand second: "2 pennies", "pink dame".
    """
    numbers: list[str] = []
    clauses: list[list[str]] = []
    for part in text.removeprefix("plan").split(","):
        words = _in_order([word for word in words_in(part) if word not in CONNECTING])
        places = [place for place, word in enumerate(words) if word in CLAUSES]
        bounds = [*places, len(words)]
        numbers += words[: bounds[0]]
        clauses += [words[start:stop] for start, stop in pairwise(bounds)]
    return numbers, clauses


def _in_order(words: list[str]) -> list[str]:
    """The words between two commas, the one that begins a clause first.

    >>> _in_order(["pink", "dame", "market"])
    ['dame', 'pink', 'market']
    """
    places = [place for place, word in enumerate(words) if word in CLAUSES]
    return [words[1], words[0], *words[2:]] if places == [1] else words


def read_clause(voice: Saying, scene: Scene, text: str) -> Action | None:
    """What is said of one thing of a plan, if its word does not stand first: "pink dame market"."""
    words = [word for word in words_in(_spelled(voice, text)) if word not in CONNECTING]
    ordered = _in_order(words)
    return None if ordered == words or not scene.is_mine_to_plan else _clause(voice, scene, ordered)


def _spelled(voice: Saying, text: str) -> str:
    """A plan in small letters, with the words of its clauses as the actions spell them."""
    text = text.lower()
    for module in voice.modules.values():
        for said, spelled in module.spellings.items():
            text = text.replace(said, spelled)
    return text


def _clause(voice: Saying, scene: Scene, words: Sequence[str]) -> Action:
    """The action that a clause names: by its words in any order, each as long as it is clear.

    A word that there is no choice about may be left out: the only map need not be named.
    """
    alike = [action for action in ACTIONS if isinstance(action, Offer) and action.word == words[0]]
    named = [action for action in alike if action.module in scene.rules.by_name] or alike
    found = [action for action in named if _is_named_by(scene, action, words[1:])]
    if not found:
        there = _answers_there_are(scene)
        asked = [action for action in named if action in there]
        if scene.is_mine_to_plan and not asked:
            raise problem("not-planned", said=" ".join(words), because=_why_unasked(voice, scene, named, words[1:]))
        found = _named_in_part(scene, asked, words[1:])
        found = [action for action in found if says_yes(action)] or found
    if len(found) == 1:
        return found[0]
    like = found or [action for action in named if says_yes(action)]
    raise problem("which-clause", said=" ".join(words), examples=[f"`{action.name}`" for action in like[:FEW]])


def _named_in_part(scene: Scene, actions: Sequence[Offer], words: Sequence[str]) -> list[Offer]:
    """Of these actions those that have all of the words."""
    return [action for action in actions if _parts_left(scene, action, words) is not None]


def says_yes(action: Offer) -> bool:
    """Whether an answer to a question of the plan means that something is laid or sent."""
    return all(value not in (KEPT, "0") for _, value in action.parts)


def _why_unasked(voice: Saying, scene: Scene, named: Sequence[Offer], words: Sequence[str]) -> BadInput:
    """Why none of these actions has a place in the plan; of those that the words fit best."""
    action = next((action for action in named if _parts_left(scene, action, words) is not None), named[0])
    if action.module not in scene.rules.by_name:
        return problem("takes-module", module=action.module)
    return voice.modules[action.module].unasked(scene, action)


def _answers_there_are(scene: Scene) -> list[Action]:
    """All answers to the questions of a plan, as they come if nothing is laid, and all go to the first locations."""
    if scene.seat is None or not scene.is_mine_to_plan:
        return []
    table, answers = _afresh(scene, scene.seat), list[Action]()
    while not isinstance(blank_for(table, scene.seat), Ready):
        legal = blank_for(table, scene.seat).legal(table, scene.seat)
        answers += legal
        answer(table, scene.seat, legal[-1] if isinstance(legal[-1], Assign) else legal[0])
    return answers


def clauses_of(scene: Scene) -> list[str]:
    """The words with which a plan may go on, in the order in which they are asked for."""
    return list(dict.fromkeys(action.word for action in _answers_there_are(scene) if isinstance(action, Offer)))


def _is_named_by(scene: Scene, action: Action, words: Sequence[str]) -> bool:
    """Whether these words say all parts of an action, in whichever order."""
    return _parts_left(scene, action, words) == []


def _parts_left(scene: Scene, action: Action, words: Sequence[str]) -> list[str] | None:
    """The parts of an action that these words do not say; None if one of them says none of its parts."""
    parts = [value.lower() for _, value in action.parts]
    for word in words:
        meant = LOCATIONS[THEATER] if scene.view.last and word in SECOND_VISIT else SPELLINGS.get(word, word)
        same = [part for part in parts if part == meant] or [part for part in parts if part.startswith(meant)]
        if not same:
            return None
        parts.remove(same[0])
    return parts


def _answers(
    voice: Saying, scene: Scene, seat: Seat, assigned: Sequence[Action], clauses: Sequence[Action]
) -> list[Action]:
    """The answers to all questions of the plan, in their order: where nothing is said, the first one there is.

    What is said and does not fit is put where it is asked for, so that it is refused with its reason.
    """
    table, left, answers = _afresh(scene, seat), [*assigned, *clauses], list[Action]()
    while not isinstance(blank_for(table, seat), Ready):
        legal = blank_for(table, seat).legal(table, seat)
        said = next((action for action in left if action in legal), None)
        misfit = next((action for action in left if action.word == legal[0].word), None)
        if said is None and misfit is not None and not _is_asked_again(table, seat, misfit):
            return [*answers, misfit]
        if said is not None:
            left.remove(said)
        answers.append(said or legal[0])
        answer(table, seat, answers[-1])
    for action in left:
        if isinstance(action, Offer) and action.module in scene.rules.by_name:
            because = voice.modules[action.module].unasked(scene, action)
            raise problem("not-planned", said=action.name, because=because)
    return [*answers, *left]


def _afresh(scene: Scene, seat: Seat) -> Table:
    """The table without what a seat has planned already: a plan that is typed takes its place."""
    table = scene.table.copy()
    take_back(table, seat)
    return table


def _is_asked_again(table: Table, seat: Seat, action: Action) -> bool:
    """Whether a later question of the plan may be answered so, given the first answers to those between."""
    later = table.copy()
    while not isinstance(blank_for(later, seat), Ready):
        legal = blank_for(later, seat).legal(later, seat)
        if action in legal:
            return True
        answer(later, seat, legal[0])
    return False


def _wrong_sum(scene: Scene, numbers: Sequence[int], apprentices: int) -> BadInput:
    placed, rest = sum(numbers), apprentices - sum(numbers[:FEW])
    if placed < apprentices:
        return problem("too-few-placed", placed=placed, apprentices=apprentices)
    place = scene.location(THEATER) if 0 <= rest <= SPACES_EACH else None
    return problem("too-many-placed", placed=placed, apprentices=apprentices, rest=rest, place=place)


def _assigned(numbers: Sequence[int]) -> list[Action]:
    too_many = [number for number in numbers if number > SPACES_EACH]
    if too_many:
        raise problem("too-many-at-a-location", spaces=SPACES_EACH, apprentices=too_many[0])
    return [ASSIGN[column][number] for column, number in enumerate(numbers)]


def _numbers(words: Sequence[str]) -> list[int]:
    if len(words) not in (FEW, len(LOCATIONS)):
        raise problem("numbers-of-a-plan", locations=LOCATIONS)
    return [int(word[:2]) for word in words]


def _by_name(scene: Scene, words: Sequence[str]) -> list[int]:
    """Names with their numbers, in any order; what is not named gets nobody."""
    numbers = [0] * len(LOCATIONS)
    said = [word for word in words if word not in FILLERS]
    for word in said:
        if not word.isdecimal():
            _known_column(scene, word)
    if said and said[0].isdecimal():
        said = [word for pair in zip(said[1::2], said[::2], strict=False) for word in pair]
    for name, number in zip(said[::2], [*said[1::2], ""], strict=False):
        column = _known_column(scene, name)
        if not number.isdecimal():
            raise problem("how-many-go", location=LOCATIONS[column])
        numbers[column] = int(number[:2])
    return numbers


def _known_column(scene: Scene, word: str) -> int:
    """The column that a word means; BadInput if it means none."""
    column = _column(scene, word)
    if column is None:
        raise unknown("no-such-location", word, LOCATIONS, game=GAME)
    return column


def _column(scene: Scene, word: str) -> int | None:
    """The column of the sheet that a word means: so much of its name that it is clear."""
    if scene.view.last and word in SECOND_VISIT:
        return THEATER
    found = [column for column, name in enumerate(LOCATIONS) if name.startswith(SPELLINGS.get(word, word))]
    if scene.view.last and found == [THEATER]:
        raise problem("no-theater-now")
    return found[0] if len(found) == 1 else None


# Back into words


def before_the_plan(scene: Scene, actions: Sequence[Action]) -> tuple[int, Scene]:
    """How many of these actions come before a plan is begun, and how the table is then; none if no plan follows."""
    if scene.seat is None or scene.is_mine_to_plan or not any(isinstance(action, Assign) for action in actions):
        return 0, scene
    table = scene.table.copy()
    for place, action in enumerate(actions):
        if table.agenda[-1:] == [PLANNING]:
            return place, Scene(scene.game, scene.game.view(table, scene.seat))
        if table.check(scene.seat, action) is not None:
            break
        table.apply(scene.seat, action, FastChance(random.Random(0)))
    return 0, scene


def whole_plan(scene: Scene, actions: Sequence[Action]) -> list[Action]:
    """The first of these actions, if they answer all questions of a plan that is not begun; otherwise none."""
    if scene.seat is None or not scene.is_mine_to_plan or scene.has_begun_to_plan:
        return []
    table, answers = scene.table.copy(), list[Action]()
    for action in actions:
        if isinstance(blank_for(table, scene.seat), Ready):
            return answers
        answer(table, scene.seat, action)
        answers.append(action)
    return answers if isinstance(blank_for(table, scene.seat), Ready) else []


def typed_answers(scene: Scene, answers: Sequence[Action], *, is_first: bool) -> str:
    """A whole plan in numbers, and what modules are told, where it is not the first answer there is."""
    assert scene.seat is not None
    table, clauses = scene.table.copy(), list[str]()
    for action in answers:
        usual = blank_for(table, scene.seat).legal(table, scene.seat)[0]
        if not isinstance(action, Assign) and action is not usual:
            clauses.append(_typed_clause(scene, action))
        answer(table, scene.seat, action)
    plan = typed_plan(scene, answers, is_first=is_first)
    return ", ".join([plan, *clauses])


def _typed_clause(scene: Scene, action: Action) -> str:
    """What a module is told; in the final round `again` is clearer than the location that there is none of."""
    theater = LOCATIONS[THEATER]
    return action.name.replace(f" {theater}", f" {SECOND_VISIT[0]}") if scene.view.last else action.name


def typed_plan(scene: Scene, actions: Sequence[Action], *, is_first: bool) -> str:
    """A plan in five numbers; in four, if it is not known yet how many apprentices there will be."""
    numbers = [action.number for action in actions if isinstance(action, Assign)]
    if is_first and scene.seat is not None:
        numbers.append(scene.view.apprentices[scene.seat] - sum(numbers))
    return " ".join(["plan", *map(str, numbers)])


def example_plan(apprentices: int) -> list[int]:
    """A plan for so many apprentices."""
    numbers = [*EVEN]
    for column in [*ALL_LOCATIONS, MARKET][: max(0, sum(numbers) - apprentices)]:
        numbers[column] -= 1
    return numbers
