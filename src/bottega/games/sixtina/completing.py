"""Chapter 6: completing a fresco, from its points to the next project."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, REVEAL, Position, Reveal
from bottega.games.sixtina.chapel import draw_fresco
from bottega.games.sixtina.events import FrescoCompleted, LastFresco, Marked, ProjectRevealed, Scored
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES
from bottega.games.sixtina.questions import NextProject, SixtinaQuestion
from bottega.games.sixtina.reasons import CHOOSE_A_PROJECT, NOT_ADJACENT, NOT_COVERED
from bottega.games.sixtina.table import (
    ALL_SEATS,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    RESTORED,
    Decision,
    Table,
    TableStep,
    colour_of_mark,
    kind_of_mark,
    restored_by,
)

FRESCOES_TO_RESTORE: Final = 11
EXCELLENT_POINTS: Final = 1
PRUDENT_POINTS: Final = -2
FURTHEST: Final = 8
A_MATERIAL: Final = FURTHEST * FURTHEST
"""How contributions are compared: a material is more than any excellent restoration, that more than any correct one."""


def is_over(table: Table) -> bool:
    """[SX-7.1] Whether the last fresco but one is restored."""
    return table.restored_frescoes >= FRESCOES_TO_RESTORE


def is_nearly_over(table: Table) -> bool:
    """[SX-8.9] Whether the last fresco but one is complete, scored or not."""
    full = [position for position in ALL_POSITIONS if table.is_open(position) and table.free_spaces(position) == 0]
    return table.restored_frescoes + len(full) >= FRESCOES_TO_RESTORE


class CheckFresco(TableStep):
    """[SX-6.1] After a restoration: if every technique of the fresco holds a material, it is complete."""

    __slots__ = ("position",)

    word = "check"

    def __init__(self, seat: Seat, position: Position) -> None:
        super().__init__(seat)
        self.position = position

    @property
    def numbers(self) -> list[int]:
        return [self.seat, self.position]

    @classmethod
    def of(cls, numbers: list[int]) -> CheckFresco:
        return cls(ALL_SEATS[numbers[0]], ALL_POSITIONS[numbers[1]])

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if state.free_spaces(self.position) == 0:
            complete(state, self.position, sink)
            next_project(state, self.seat, chance, sink)


def complete(table: Table, position: Position, sink: Sink | None) -> None:
    """[SX-6.2] [SX-6.4] [SX-6.7] Score a complete fresco, give the materials back, and mark who contributed most."""
    ranking = contribution(table, position)
    values = modified(table, position)
    if sink is not None:
        name, materials = POSITIONS[position], tuple(materials_on(table, position))
        excellent, prudent = kinds_done(table, position)
        fresco = table.fresco(position).id
        sink.emit(FrescoCompleted(name, fresco, excellent, prudent, tuple(values), materials))
    score(table, position, ranking, shares(values, ranking), sink)
    return_materials(table, position)
    table.restored[position] = RESTORED
    if len(ranking) > 0 and len(ranking[0]) == 1:
        mark_restored(table, position, ranking[0][0], sink)


def materials_on(table: Table, position: Position) -> list[int]:
    """How many materials of each colour lie on a fresco."""
    return [table.of_colour(position, colour) for colour in range(table.rules.colours)]


def kinds_done(table: Table, position: Position) -> tuple[int, int]:
    """How many excellent and how many prudent restorations there are on a fresco."""
    excellent, prudent = 0, 0
    start = position * MOST_SPACES
    for space in range(start, start + MOST_SPACES):
        mark = table.spaces[space]
        if mark == PRUDENT:
            prudent += 1
        elif mark != FREE and kind_of_mark(mark) == EXCELLENT_KIND:
            excellent += 1
    return excellent, prudent


def modified(table: Table, position: Position) -> list[int]:
    """[SX-6.2] [SX-6.6] What the places are worth: 1 more for each excellent restoration, 2 less for each prudent."""
    excellent, prudent = kinds_done(table, position)
    more = EXCELLENT_POINTS * excellent + PRUDENT_POINTS * prudent
    values = [points + more for points in table.fresco(position).points]
    return values if table.rules.negative_costs else [max(0, value) for value in values]


def contribution(table: Table, position: Position) -> list[list[int]]:
    """[SX-6.3] Who contributed, from most to least; those who can't be told apart are together."""
    keys = contribution_keys(table, position)
    return [
        [colour for colour, key in enumerate(keys) if key == rank] for rank in sorted(set(keys), reverse=True) if rank
    ]


def contribution_keys(table: Table, position: Position) -> list[int]:
    """[SX-6.3] What each colour contributed, to compare: the more materials the more; then the excellent restoration
    furthest left, then the correct one. 0 is nothing.
    """
    start = position * MOST_COLOURS
    keys = [A_MATERIAL * number for number in table.materials[start : start + table.rules.colours]]
    start = position * MOST_SPACES
    for space in range(MOST_SPACES):
        mark = table.spaces[start + space]
        if mark > PRUDENT:
            colour = colour_of_mark(mark)
            if kind_of_mark(mark) == EXCELLENT_KIND:
                if leftmost_excellent(keys[colour]) == 0:
                    keys[colour] += FURTHEST * (MOST_SPACES - space)
            elif leftmost_correct(keys[colour]) == 0:
                keys[colour] += MOST_SPACES - space
    return keys


def leftmost_excellent(key: int) -> int:
    """How far left the first excellent restoration of a contribution lies: 6 for the first space, 0 if none."""
    return key // FURTHEST % FURTHEST


def leftmost_correct(key: int) -> int:
    """The same for correct restorations."""
    return key % FURTHEST


def shares(values: list[int] | tuple[int, ...], ranking: list[list[int]]) -> list[int]:
    """[SX-6.4] [SX-6.5] What each group gets a head: those who tie share their places, rounded down."""
    awards = []
    place = 0
    for group in ranking:
        awards.append(sum(values[place : place + len(group)]) // len(group))
        place += len(group)
    return awards


def score(table: Table, position: Position, ranking: list[list[int]], awards: list[int], sink: Sink | None) -> None:
    """[SX-6.4] The first three places score."""
    place = 1
    for group, award in zip(ranking, awards, strict=True):
        for colour in group:
            table.scores[colour] += award
            if sink is not None and place <= 3:
                materials = table.of_colour(position, colour)
                sink.emit(Scored(table.actor(colour), POSITIONS[position], award, materials, place, len(group)))
        place += len(group)


def return_materials(table: Table, position: Position) -> None:
    """[SX-6.7] All materials on a fresco go back to the supply."""
    for colour in range(table.rules.colours):
        table.supply[colour] += table.of_colour(position, colour)
        table.materials[position * MOST_COLOURS + colour] = 0
    for space in range(MOST_SPACES):
        if table.mark(position, space) == PRUDENT:
            table.black += 1
        table.put(position, space, FREE)


def mark_restored(table: Table, position: Position, colour: int, sink: Sink | None) -> None:
    """[SX-6.7] Who alone contributed most puts a material from the supply on the restored fresco."""
    table.supply[colour] -= 1
    table.restored[position] = restored_by(colour)
    if sink is not None:
        sink.emit(Marked(table.actor(colour), POSITIONS[position], table.fresco(position).id))


def score_last_fresco(table: Table, position: Position, sink: Sink | None) -> None:
    """[SX-7.2] The fresco that is left is scored for half, as far as it is restored; nobody marks it."""
    ranking = contribution(table, position)
    values = modified(table, position)
    if sink is not None:
        name, materials = POSITIONS[position], tuple(materials_on(table, position))
        excellent, prudent = kinds_done(table, position)
        sink.emit(LastFresco(name, table.fresco(position).id, excellent, prudent, tuple(values), materials))
    if table.rules.halves_values:
        awards = shares([value // 2 for value in values], ranking)
    else:
        awards = [award // 2 for award in shares(values, ranking)]
    score(table, position, ranking, awards, sink)
    return_materials(table, position)
    table.restored[position] = RESTORED


# The next project


def next_project(table: Table, seat: Seat, chance: Chance, sink: Sink | None) -> None:
    """[SX-6.8] Whoever's turn it is reveals a covered fresco beside one that can be seen, if any is left."""
    projects = table.projects
    if len(projects) == 1:
        reveal(table, seat, projects[0], chance, sink)
    elif projects:
        table.agenda.append(ChooseProject(seat))


class ChooseProject(Decision):
    """[SX-6.8] There are several frescoes to reveal: the player chooses one."""

    __slots__ = ()

    word = "project"

    def question(self, table: Table) -> SixtinaQuestion:
        return NextProject(self.seat)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [REVEAL[position] for position in state.projects]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Reveal):
            return CHOOSE_A_PROJECT
        name = POSITIONS[action.position]
        if state.frescoes[action.position] != COVERED:
            return NOT_COVERED.about(position=name)
        return None if action.position in state.projects else NOT_ADJACENT.about(position=name)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Reveal)
        state.agenda.pop()
        reveal(state, seat, action.position, chance, sink)


def reveal(table: Table, seat: Seat, position: Position, chance: Chance, sink: Sink | None) -> None:
    """[SX-6.8] The sheet goes back in the box: now the fresco is seen."""
    table.frescoes[position] = draw_fresco(table, position, chance)
    if sink is not None:
        fresco = table.fresco(position)
        techniques = tuple([TECHNIQUES[technique] for technique in fresco.techniques])
        name = POSITIONS[position]
        sink.emit(ProjectRevealed(seat, name, fresco.id, techniques, tuple(fresco.values), fresco.points))
