"""Why a turn of Sagrada is good: what it adds to the score, what it keeps open, whom it denies a die, what it costs."""

from __future__ import annotations

from bottega.core.kinds import SeatId
from bottega.games.sagrada.advice import CHANCES, KINDS, Outlook, line_chance
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, parse_die
from bottega.games.sagrada.events import Placed
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, CellId, ColourId, DieId, ObjectiveId, TokenCount
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import OBJECTIVES, Variety, private_points
from bottega.games.sagrada.view import SagradaView, WindowView
from bottega.games.sagrada.window import Window, window_with
from bottega.parts.grid import Cell
from bottega.sitting.motives.scene import Scene
from bottega.speech.motives import Motive

FEW_KINDS = 5
"""Of thirty kinds of dice, so few fit a space that is hard to fill."""
WORTH_DENYING = 4
"""What a rival must lose for a die to be worth a word."""
SOME_DRAFTS = 5
SCARCE = 8
"""With more places for a colour than this, one more is not worth a word."""


class Completes(Motive, frozen=True, kw_only=True, tag="completes"):
    """A public objective is fulfilled once more, or oftener: what that adds."""

    objective: ObjectiveId
    times: int
    points: int


class AddsColour(Motive, frozen=True, kw_only=True, tag="adds-colour"):
    """What the private objective of a colour pays more."""

    colour: ColourId
    points: int


class FillsHardSpace(Motive, frozen=True, kw_only=True, tag="fills-hard-space"):
    """A space is filled that few dice fit."""

    cell: CellId


class KeepsColour(Motive, frozen=True, kw_only=True, tag="keeps-colour"):
    """More spaces stay open to the private colour than with the next best line."""

    colour: ColourId
    spaces: int
    instead: int


class KeepsLines(Motive, frozen=True, kw_only=True, tag="keeps-lines"):
    """More rows or columns of an objective can still be completed than with the next best line."""

    objective: ObjectiveId
    lines: int
    instead: int


class SparesSpaces(Motive, frozen=True, kw_only=True, tag="spares-spaces"):
    """Fewer spaces are left that nothing fits than with the next best line."""

    spaces: int


class Denies(Motive, frozen=True, kw_only=True, tag="denies"):
    """A rival who drafts next would have scored with the die."""

    actor: SeatId
    die: DieId
    points: int


class Costs(Motive, frozen=True, kw_only=True, tag="costs"):
    """Favour tokens that it takes."""

    tokens: TokenCount


def motives(scene: Scene) -> list[Motive]:
    """Why the turn is good, the most telling first."""
    before, after, instead = scene.before, scene.after, scene.instead
    assert isinstance(before, SagradaView)
    assert isinstance(after, SagradaView)
    if not before.windows:
        return []
    rules = scene.game.ruleset_of(before)
    assert isinstance(rules, Rules)
    old, new = (window_of(rules, view.windows[scene.seat]) for view in (before, after))
    found = [*scored(rules, before, scene.seat, old, new), *hard_spaces(old, new)]
    if isinstance(instead, SagradaView):
        found += kept_open(rules, before, scene.seat, new, window_of(rules, instead.windows[scene.seat]))
    found += denied(rules, scene, before)
    tokens = before.tokens[scene.seat] - after.tokens[scene.seat]
    return [*found[:2], Costs(tokens=tokens)] if tokens > 0 else found


def window_of(rules: Rules, seen: WindowView) -> Window:
    """A window as the rules know it."""
    return window_with(rules.box.pattern_of[seen.pattern], [1 + parse_die(die) if die else 0 for die in seen.dice])


def scored(rules: Rules, view: SagradaView, seat: int, old: Window, new: Window) -> list[Motive]:
    """What the window scores more than before, the most first."""
    found: list[tuple[int, Motive]] = []
    for objective in view.public:
        number = OBJECTIVE_IDS.index(objective)
        times = OBJECTIVES[number].count(new, rules) - OBJECTIVES[number].count(old, rules)
        points = rules.box.points[number] * times
        if points > 0:
            found.append((points, Completes(objective=objective, times=times, points=points)))
    for colour in view.private[seat] or ():
        points = pips(new, colour) - pips(old, colour)
        if points > 0:
            found.append((points, AddsColour(colour=colour, points=points)))
    return [motive for _, motive in sorted(found, key=lambda each: -each[0])]


def pips(window: Window, colour: str) -> int:
    """What a private objective pays for a window."""
    return private_points(window, COLOURS[COLOUR_NAMES.index(colour)])


def outlook_of(window: Window) -> Outlook:
    """What may still come to a window."""
    return Outlook(window, CHANCES[2][SOME_DRAFTS], SOME_DRAFTS)


def hard_spaces(old: Window, new: Window) -> list[Motive]:
    """A space that is filled now, and that few dice fitted before."""
    outlook = outlook_of(old)
    filled = [cell for cell in range(len(old.dice)) if not old.dice[cell] and new.dice[cell]]
    hard = [cell for cell in filled if 0 < KINDS[outlook.traits[cell]] <= FEW_KINDS]
    return [FillsHardSpace(cell=GRID.names[cell]) for cell in hard[:1]]


def kept_open(rules: Rules, view: SagradaView, seat: int, new: Window, other: Window) -> list[Motive]:
    """What stays possible that the next best line would spoil."""
    mine, theirs = outlook_of(new), outlook_of(other)
    found: list[Motive] = []
    for objective in view.public:
        lines, instead = (open_lines(outlook, objective) for outlook in (mine, theirs))
        if lines > instead:
            found.append(KeepsLines(objective=objective, lines=lines, instead=instead))
    for colour in view.private[seat] or ():
        spaces, instead = (open_to(outlook, colour) for outlook in (mine, theirs))
        if SCARCE >= spaces > instead:
            found.append(KeepsColour(colour=colour, spaces=spaces, instead=instead))
    spared = dead_spaces(theirs) - dead_spaces(mine)
    return [*found, SparesSpaces(spaces=spared)] if spared > 0 else found


def open_lines(outlook: Outlook, name: str) -> int:
    """How many rows or columns of an objective are complete or can still be."""
    objective = OBJECTIVES[OBJECTIVE_IDS.index(name)]
    if not isinstance(objective, Variety):
        return 0
    return sum(line_chance(outlook, line, objective.traits) > 0.0 for line in objective.lines)


def open_to(outlook: Outlook, colour: str) -> int:
    """How many empty spaces a colour fits."""
    return sum(traits >> COLOUR_NAMES.index(colour) & 1 for traits in outlook.traits)


def dead_spaces(outlook: Outlook) -> int:
    """How many empty spaces nothing fits."""
    return sum(not outlook.window.dice[cell] and not outlook.traits[cell] for cell in range(len(outlook.traits)))


def denied(rules: Rules, scene: Scene, before: SagradaView) -> list[Motive]:
    """A drafted die with which the rival who drafts next would score more than with what is left."""
    drafted = [event.die for event in scene.events if isinstance(event, Placed) and event.source == "pool"]
    ahead = [turn.seat for turn in before.turns[1:2] if turn.seat != scene.seat]
    if not drafted or not ahead:
        return []
    rival, die = ahead[0], drafted[0]
    window = window_of(rules, before.windows[rival])
    left = list(before.pool)
    left.remove(die)
    points = best_gain(rules, before, window, die)
    lost = points - max([best_gain(rules, before, window, other) for other in left], default=0)
    return [Denies(actor=rival, die=die, points=points)] if lost >= WORTH_DENYING else []


def best_gain(rules: Rules, view: SagradaView, window: Window, die: str) -> int:
    """What a die adds to the public objectives of a window at most."""
    number = parse_die(die)
    now = public_points(rules, view, window)
    cells = [Cell(cell) for cell in range(len(window.dice)) if window.why_not(number, Cell(cell)) is None]
    return max([public_points(rules, view, window.placed(number, cell)) - now for cell in cells], default=0)


def public_points(rules: Rules, view: SagradaView, window: Window) -> int:
    """What all public objectives pay for a window."""
    numbers = [OBJECTIVE_IDS.index(objective) for objective in view.public]
    return sum([rules.box.points[number] * OBJECTIVES[number].count(window, rules) for number in numbers])
