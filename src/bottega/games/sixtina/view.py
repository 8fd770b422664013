"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from bottega.core.errors import unknown
from bottega.core.kinds import Options, SeatId
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.sixtina.actions import ALL_POSITIONS, Position
from bottega.games.sixtina.box import Box, Card
from bottega.games.sixtina.cards import names_of, pile_names
from bottega.games.sixtina.completing import materials_on
from bottega.games.sixtina.imagination import imagine
from bottega.games.sixtina.kinds import (
    GIANLUIGI,
    OBJECTIVES,
    POSITIONS,
    RESTORATIONS,
    TECHNIQUES,
    ActorId,
    CardId,
    FrescoId,
    ObjectiveId,
    PositionId,
    RestorationId,
    TechniqueId,
)
from bottega.games.sixtina.questions import SixtinaQuestion
from bottega.games.sixtina.recall import UNKNOWN, card_of, drew, hand_after, left, pile_of, seat_of
from bottega.games.sixtina.rounds import TURN
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.steps import parse_step
from bottega.games.sixtina.table import (
    COVERED,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    RESTORED,
    UNRESTORED,
    Decision,
    Table,
    TurnStep,
    colour_of_mark,
    kind_of_mark,
    mark_of,
    marker_on,
    restored_by,
)


class SpaceView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A technique of a fresco, the value that it asks for, and the restoration done there: None while it is free.

    `actor` is whose material lies there; that of a prudent restoration is black, and nobody's.
    """

    technique: TechniqueId
    value: int
    restoration: RestorationId | None
    actor: ActorId | None


class FrescoView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fresco that can be seen: the points printed on it, and its techniques from left to right.

    `materials` are those of each restorer on it, on techniques and beside them, in the order of `restorers`. Once it
    is restored nothing lies on it but the material of its `owner`, if it has one.
    """

    id: FrescoId
    position: PositionId
    points: tuple[int, int, int]
    spaces: tuple[SpaceView, ...]
    materials: tuple[int, ...]
    is_restored: bool
    owner: ActorId | None


class ObjectiveView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective in play: how much it takes, of which techniques, what its three spaces pay, and who is on them."""

    id: ObjectiveId
    needed: int
    techniques: tuple[TechniqueId, ...]
    points: tuple[int, int, int]
    claims: tuple[ActorId | None, ActorId | None, ActorId | None]


class RestorerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player or Gianluigi, who has no hand, no play area and no prudent cards.

    `hand` is None if this seat does not know it. `correct` and `excellent` count the restorations of each technique
    in the whole game, in the order RP, SS, LB, IR, PI, WP.
    """

    actor: ActorId
    score: int
    hand: tuple[CardId, ...] | None
    hand_size: int
    prudent: tuple[CardId, ...]
    area: int
    supply: int
    correct: tuple[int, ...]
    excellent: tuple[int, ...]


class HandChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that came into a hand from a draw pile, or left it if `pile` is None. One not seen has no `card`."""

    seat: SeatId
    pile: int | None
    card: CardId | None


class SixtinaView(View, frozen=True, kw_only=True):
    """The table as a seat sees it.

    `questions` tells what each pending seat is asked, as far as this seat may know it. `chapel` has an entry for each
    place, in the order J1 J2 J3 G1 G2 G3 G4 M1 M2 M3 L1 L2, None where a sheet lies. `restorers` are the players in
    the order of their seats, and in a game for two Gianluigi after them: whatever is counted for each restorer has
    this order and length. `deck` is None but in a dump.

    The last three are for those who remember everything, and for `determinize`. `agenda` names what is going on in the
    engine's own words. From the first shuffle on, `piles` tells what was in the hands then, and what each draw pile
    since was made of; `history`, what came into the hands and left them, in this order. Both are empty in the end.
    """

    seats: int
    options: Options
    first: SeatId
    questions: tuple[SixtinaQuestion, ...]
    chapel: tuple[FrescoView | None, ...]
    objectives: tuple[ObjectiveView, ...]
    restorers: tuple[RestorerView, ...]
    discard: tuple[CardId, ...]
    deck: tuple[CardId, ...] | None
    deck_size: int
    black: int
    agenda: tuple[str, ...]
    piles: tuple[tuple[CardId, ...], ...]
    history: tuple[HandChange, ...]


def view(table: Table, seat: Seat | None) -> SixtinaView:
    """What a seat, or a spectator, may see."""
    over = not table.agenda
    knows = [over or other == seat for other in table.rules.seats]
    agenda = [_step_for(table, place, seat) for place in range(len(table.agenda))]
    seen = _look(table, seat, knows, agenda, _questions_for(table, seat), None)
    return msgspec.structs.replace(seen, piles=(), history=()) if over else seen


def _step_for(table: Table, place: int, seat: Seat | None) -> str:
    """[SX-2.8] A step as a seat sees it: of another's turn that is not done, only that it is that player's turn."""
    step = table.agenda[place]
    return TURN[step.seat].name if isinstance(step, TurnStep) and step.seat != seat else step.name


def _questions_for(table: Table, seat: Seat | None) -> tuple[SixtinaQuestion, ...]:
    """[SX-2.8] What is being asked, as a seat may know it."""
    step = _decision(table)
    if step is None:
        return ()
    return (step.question(table) if step.seat == seat else step.question_for_others(table),)


def _decision(table: Table) -> Decision | None:
    """The step that waits for a decision; None when the game is over."""
    step = table.agenda[-1] if table.agenda else None
    return step if isinstance(step, Decision) else None


def dump(table: Table) -> SixtinaView:
    """Everything there is."""
    everything = [True] * table.rules.count
    step = _decision(table)
    questions = () if step is None else (step.question(table),)
    agenda = [step.name for step in table.agenda]
    return _look(table, None, everything, agenda, questions, pile_names(table, table.deck))


def _look(
    table: Table,
    seat: Seat | None,
    knows: list[bool],
    agenda: list[str],
    questions: tuple[SixtinaQuestion, ...],
    deck: tuple[str, ...] | None,
) -> SixtinaView:
    return SixtinaView(
        seat=seat,
        pending=table.pending,
        seats=table.rules.count,
        options=dict(table.rules.options),
        first=table.first,
        questions=questions,
        chapel=tuple([_fresco_view(table, position) for position in ALL_POSITIONS]),
        objectives=tuple([_objective_view(table, place) for place in range(len(table.objectives))]),
        restorers=tuple([_restorer_view(table, colour, knows) for colour in range(table.rules.colours)]),
        discard=pile_names(table, table.discard),
        deck=deck,
        deck_size=sum(table.deck),
        black=table.black,
        agenda=tuple(agenda),
        piles=tuple([pile_names(table, pile) for pile in table.piles]),
        history=tuple([_change_view(table, entry, knows) for entry in table.history]),
    )


def _restorer_view(table: Table, colour: int, knows: list[bool]) -> RestorerView:
    is_player = colour < table.rules.count
    hand = table.hands[colour] if is_player else ()
    start, end = colour * len(TECHNIQUES) * 2, (colour + 1) * len(TECHNIQUES) * 2
    return RestorerView(
        actor=table.actor(colour),
        score=table.scores[colour],
        hand=names_of(table, hand) if not is_player or knows[colour] else None,
        hand_size=len(hand),
        prudent=names_of(table, table.prudent[colour] if is_player else ()),
        area=table.area[colour] if is_player else 0,
        supply=table.supply[colour],
        correct=tuple(table.done[start:end:2]),
        excellent=tuple(table.done[start + 1 : end : 2]),
    )


def _change_view(table: Table, entry: int, knows: list[bool]) -> HandChange:
    """What came into a hand or left it: of what others drew, only from which pile."""
    seat, pile = seat_of(entry), pile_of(entry)
    is_seen = pile < 0 or knows[seat]
    card = table.rules.box.names[card_of(entry)] if is_seen else None
    return HandChange(seat, None if pile < 0 else pile, card)


def _entry(box: Box, change: HandChange) -> int:
    """A change of a hand, as the table notes it."""
    card = UNKNOWN if change.card is None else box.by_name[change.card]
    return left(change.seat, card) if change.pile is None else drew(change.seat, change.pile, card)


def _objective_view(table: Table, place: int) -> ObjectiveView:
    objective = table.rules.objectives[table.objectives[place]]
    first, second, third = [
        None if colour < 0 else table.actor(colour) for colour in table.claims[place * 3 : place * 3 + 3]
    ]
    techniques = tuple([TECHNIQUES[technique] for technique in objective.techniques])
    return ObjectiveView(objective.id, objective.needed, techniques, objective.points, (first, second, third))


def _fresco_view(table: Table, position: Position) -> FrescoView | None:
    if table.frescoes[position] == COVERED:
        return None
    fresco = table.fresco(position)
    restored = table.restored[position]
    return FrescoView(
        id=fresco.id,
        position=POSITIONS[position],
        points=fresco.points,
        spaces=tuple([_space_view(table, position, space) for space in range(len(fresco.techniques))]),
        materials=tuple(materials_on(table, position)),
        is_restored=restored != UNRESTORED,
        owner=table.actor(marker_on(restored)) if restored > RESTORED else None,
    )


def _space_view(table: Table, position: Position, space: int) -> SpaceView:
    fresco, mark = table.fresco(position), table.mark(position, space)
    return SpaceView(
        technique=TECHNIQUES[fresco.techniques[space]],
        value=fresco.values[space],
        restoration=None if mark == FREE else RESTORATIONS[kind_of_mark(mark)],
        actor=table.actor(colour_of_mark(mark)) if mark > PRUDENT else None,
    )


def determinize(seen: SixtinaView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view and all that was seen before: cards that the seat can't know are dealt again, at random.

    Until the first shuffle the others drew what they hold from the one pile there was.
    """
    box = rules.box
    hidden = [seat for seat, restorer in enumerate(seen.restorers) if restorer.hand is None]
    if seen.piles:
        piles = [_counts(box, pile) for pile in seen.piles]
        history = [_entry(box, change) for change in seen.history]
    else:
        piles = [_unseen(seen, box)]
        history = [drew(seat, 0, UNKNOWN) for seat in hidden for _ in range(seen.restorers[seat].hand_size)]
    imagine(history, piles, hidden, rng)
    table = load(seen, rules)
    table.deck = piles[-1]
    table.history = history if seen.piles else []
    for seat in hidden:
        table.hands[seat] = tuple(hand_after(history, seat))
    return table


def _unseen(seen: SixtinaView, box: Box) -> list[int]:
    """The cards that the view does not name, by kind."""
    named = list(seen.discard)
    for restorer in seen.restorers:
        named += [*(restorer.hand or ()), *restorer.prudent]
    return [count - there for count, there in zip(box.counts, _counts(box, named), strict=True)]


def load(seen: SixtinaView, rules: Rules) -> Table:
    """The table of a view; what the view leaves open is not there."""
    box = rules.box
    players = seen.restorers[: seen.seats]
    table = Table(
        rules=rules,
        agenda=[parse_step(name) for name in seen.agenda],
        first=Seat(seen.first),
        frescoes=[COVERED] * len(ALL_POSITIONS),
        spaces=[FREE] * (len(ALL_POSITIONS) * MOST_SPACES),
        materials=[0] * (len(ALL_POSITIONS) * MOST_COLOURS),
        restored=[UNRESTORED] * len(ALL_POSITIONS),
        objectives=tuple([OBJECTIVES.index(objective.id) for objective in seen.objectives]),
        claims=[_colour(seen, actor) for objective in seen.objectives for actor in objective.claims],
        done=_done(seen),
        hands=[_cards(box, player.hand or ()) for player in players],
        prudent=[_cards(box, player.prudent) for player in players],
        deck=_counts(box, seen.deck or ()),
        discard=_counts(box, seen.discard),
        piles=[tuple(_counts(box, pile)) for pile in seen.piles],
        history=[_entry(box, change) for change in seen.history],
        area=[player.area for player in players],
        supply=[restorer.supply for restorer in seen.restorers],
        black=seen.black,
        scores=[restorer.score for restorer in seen.restorers],
    )
    for position, fresco in zip(ALL_POSITIONS, seen.chapel, strict=True):
        if fresco is not None:
            _lay_out(table, position, fresco, seen)
    return table


def _colour(seen: SixtinaView, actor: ActorId | None) -> int:
    """The number of a colour; -1 if it is nobody's."""
    if actor is None:
        return -1
    return seen.seats if actor == GIANLUIGI else int(actor)


def _done(seen: SixtinaView) -> list[int]:
    """The restorations of all colours by technique and kind, also of those that do not take part."""
    done = [0] * (MOST_COLOURS * len(TECHNIQUES) * 2)
    for colour, restorer in enumerate(seen.restorers):
        start, end = colour * len(TECHNIQUES) * 2, (colour + 1) * len(TECHNIQUES) * 2
        done[start:end:2] = restorer.correct
        done[start + 1 : end : 2] = restorer.excellent
    return done


def _lay_out(table: Table, position: Position, seen: FrescoView, view: SixtinaView) -> None:
    """Put a fresco in its place, with all that lies on it."""
    ids = [fresco.id for fresco in table.rules.box.frescoes]
    table.frescoes[position] = ids.index(seen.id)
    for space, marked in enumerate(seen.spaces):
        table.put(position, space, _mark(marked, view))
    for colour, number in enumerate(seen.materials):
        table.add(position, colour, number)
    if seen.is_restored:
        table.restored[position] = RESTORED if seen.owner is None else restored_by(_colour(view, seen.owner))


def _mark(seen: SpaceView, view: SixtinaView) -> int:
    if seen.restoration is None:
        return FREE
    if seen.restoration not in RESTORATIONS:
        raise unknown("no-such-restoration", seen.restoration, RESTORATIONS, game="sixtina")
    return mark_of(_colour(view, seen.actor), RESTORATIONS.index(seen.restoration))


def _cards(box: Box, names: Sequence[str]) -> tuple[Card, ...]:
    return tuple(sorted([box.by_name[name] for name in names]))


def _counts(box: Box, names: Sequence[str]) -> list[int]:
    counts = [0] * len(box.counts)
    for name in names:
        counts[box.by_name[name]] += 1
    return counts
