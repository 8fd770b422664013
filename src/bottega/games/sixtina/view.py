"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.sixtina.actions import ALL_POSITIONS, OBJECTIVES, Position
from bottega.games.sixtina.box import Box, Card
from bottega.games.sixtina.imagination import imagine
from bottega.games.sixtina.recall import UNKNOWN, card_of, drew, hand_after, left, pile_of, seat_of
from bottega.games.sixtina.rounds import TURN
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.steps import parse_step
from bottega.games.sixtina.table import (
    COVERED,
    FREE,
    KINDS,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    PRUDENT_KIND,
    RESTORED,
    UNRESTORED,
    Table,
    TurnStep,
    colour_of_mark,
    kind_of_mark,
    mark_of,
    marker_on,
    restored_by,
)


class FrescoView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fresco of the chapel, open or restored.

    `spaces` tells what lies on each technique, from left to right: "" nothing, "prudent" black material,
    otherwise the kind of restoration and whose it is, like "correct 0". `materials` counts those of each
    colour. `restored` is None until it is; then whose material is on it, "" if nobody's.
    """

    id: str
    spaces: tuple[str, ...]
    materials: tuple[int, ...]
    restored: str | None


class SixtinaView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Colours are numbered as seats; in a game for two, 2 is Gianluigi.

    `chapel` has None where a sheet lies. `claims` are the colours on the three spaces of each objective,
    None where there is none yet. `hands` has the cards of this seat, and None for the others, whose
    numbers of cards are in `hand_sizes`. `agenda` tells what is going on as far as this seat may know
    it: what another player is choosing in the middle of a turn is not told. `deck` is None but in a dump.

    The last two are for those who remember everything. From the first shuffle on, `piles` tells what was in the
    hands then, and what each draw pile since was made of. `history` tells in order what came into the hands and
    left them: "0 +1 RP3" that seat 0 drew an RP3 from pile 1, "0 +1" that it drew some card, "0 - RP3" that it
    played or discarded one.
    """

    seats: int
    options: dict[str, str]
    first: int
    agenda: tuple[str, ...]
    chapel: tuple[FrescoView | None, ...]
    objectives: tuple[str, ...]
    claims: tuple[tuple[int | None, ...], ...]
    done: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    prudent: tuple[tuple[str, ...], ...]
    discard: tuple[str, ...]
    deck: tuple[str, ...] | None
    deck_size: int
    area: tuple[int, ...]
    supply: tuple[int, ...]
    black: int
    scores: tuple[int, ...]
    piles: tuple[tuple[str, ...], ...]
    history: tuple[str, ...]


def view(table: Table, seat: Seat | None) -> SixtinaView:
    """What a seat, or a spectator, may see."""
    over = not table.agenda
    knows = [over or other == seat for other in table.rules.seats]
    return _look(table, seat, knows, [_step_for(table, place, seat) for place in range(len(table.agenda))], None)


def _step_for(table: Table, place: int, seat: Seat | None) -> str:
    """[SX-2.8] A step as a seat sees it: of another's turn that is not done, only that it is that player's turn."""
    step = table.agenda[place]
    return TURN[step.seat].name if isinstance(step, TurnStep) and step.seat != seat else step.name


def dump(table: Table) -> SixtinaView:
    """Everything there is."""
    everything = [True] * table.rules.count
    return _look(table, None, everything, [step.name for step in table.agenda], _pile(table.rules.box, table.deck))


def _look(
    table: Table, seat: Seat | None, knows: list[bool], agenda: list[str], deck: tuple[str, ...] | None
) -> SixtinaView:
    box = table.rules.box
    return SixtinaView(
        seat=seat,
        pending=table.pending,
        seats=table.rules.count,
        options=dict(table.rules.options),
        first=table.first,
        agenda=tuple(agenda),
        chapel=tuple([_fresco_view(table, position) for position in ALL_POSITIONS]),
        objectives=tuple([OBJECTIVES[number] for number in table.objectives]),
        claims=tuple([_claims_view(table, place) for place in range(len(table.objectives))]),
        done=tuple(table.done),
        hands=tuple([_names(box, hand) if known else None for hand, known in zip(table.hands, knows, strict=True)]),
        hand_sizes=tuple([len(hand) for hand in table.hands]),
        prudent=tuple([_names(box, cards) for cards in table.prudent]),
        discard=_pile(box, table.discard),
        deck=deck,
        deck_size=sum(table.deck),
        area=tuple(table.area),
        supply=tuple(table.supply),
        black=table.black,
        scores=tuple(table.scores),
        piles=tuple([_pile(box, pile) for pile in table.piles]),
        history=tuple([_entry_view(box, entry, knows) for entry in table.history]),
    )


def _entry_view(box: Box, entry: int, knows: list[bool]) -> str:
    """What came into a hand or left it: of what others drew, only from which pile."""
    seat, pile = seat_of(entry), pile_of(entry)
    if pile < 0:
        return f"{seat} - {box.names[card_of(entry)]}"
    return f"{seat} +{pile} {box.names[card_of(entry)]}" if knows[seat] else f"{seat} +{pile}"


def _parse_entry(box: Box, text: str) -> int:
    seat, pile, *card = text.split()
    kind = box.by_name[card[0]] if card else UNKNOWN
    return left(int(seat), kind) if pile == "-" else drew(int(seat), int(pile), kind)


def _names(box: Box, cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([box.names[card] for card in cards])


def _pile(box: Box, counts: Sequence[int]) -> tuple[str, ...]:
    return tuple([box.names[card] for card in box.cards for _ in range(counts[card])])


def _claims_view(table: Table, place: int) -> tuple[int | None, ...]:
    return tuple([None if colour < 0 else colour for colour in table.claims[place * 3 : place * 3 + 3]])


def _fresco_view(table: Table, position: Position) -> FrescoView | None:
    if table.frescoes[position] == COVERED:
        return None
    fresco = table.fresco(position)
    restored = table.restored[position]
    return FrescoView(
        id=fresco.id,
        spaces=tuple([_mark_view(table.mark(position, space)) for space in range(len(fresco.techniques))]),
        materials=tuple([table.of_colour(position, colour) for colour in range(table.rules.colours)]),
        restored=None if restored == UNRESTORED else "" if restored == RESTORED else str(marker_on(restored)),
    )


def _mark_view(mark: int) -> str:
    if mark == FREE:
        return ""
    kind = KINDS[kind_of_mark(mark)]
    return kind if mark == PRUDENT else f"{kind} {colour_of_mark(mark)}"


def determinize(seen: SixtinaView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view and all that was seen before: cards that the seat can't know are dealt again, at random.

    Until the first shuffle the others drew what they hold from the one pile there was.
    """
    box = rules.box
    hidden = [seat for seat, hand in enumerate(seen.hands) if hand is None]
    if seen.piles:
        piles = [_counts(box, pile) for pile in seen.piles]
        history = [_parse_entry(box, entry) for entry in seen.history]
    else:
        piles = [_unseen(seen, box)]
        history = [drew(seat, 0, UNKNOWN) for seat in hidden for _ in range(seen.hand_sizes[seat])]
    imagine(history, piles, hidden, rng)
    hands = list(seen.hands)
    for seat in hidden:
        hands[seat] = _names(box, tuple(hand_after(history, seat)))
    everything = [True] * seen.seats
    told = tuple([_entry_view(box, entry, everything) for entry in history]) if seen.piles else ()
    full = msgspec.structs.replace(seen, hands=tuple(hands), deck=_pile(box, piles[-1]), history=told)
    return load(full, rules)


def _unseen(seen: SixtinaView, box: Box) -> list[int]:
    """The cards that the view does not name, by kind."""
    hands = [name for hand in seen.hands for name in hand or ()]
    prudent = [name for cards in seen.prudent for name in cards]
    named = _counts(box, (*hands, *seen.discard, *prudent))
    return [count - there for count, there in zip(box.counts, named, strict=True)]


def load(seen: SixtinaView, rules: Rules) -> Table:
    """The table of a view that leaves nothing open."""
    box = rules.box
    table = Table(
        rules=rules,
        agenda=[parse_step(name) for name in seen.agenda],
        first=Seat(seen.first),
        frescoes=[COVERED] * len(ALL_POSITIONS),
        spaces=[FREE] * (len(ALL_POSITIONS) * MOST_SPACES),
        materials=[0] * (len(ALL_POSITIONS) * MOST_COLOURS),
        restored=[UNRESTORED] * len(ALL_POSITIONS),
        objectives=tuple([OBJECTIVES.index(name) for name in seen.objectives]),
        claims=[-1 if colour is None else colour for spaces in seen.claims for colour in spaces],
        done=list(seen.done),
        hands=[_cards(box, hand or ()) for hand in seen.hands],
        prudent=[_cards(box, cards) for cards in seen.prudent],
        deck=_counts(box, seen.deck or ()),
        discard=_counts(box, seen.discard),
        piles=[tuple(_counts(box, pile)) for pile in seen.piles],
        history=[_parse_entry(box, entry) for entry in seen.history],
        area=list(seen.area),
        supply=list(seen.supply),
        black=seen.black,
        scores=list(seen.scores),
    )
    for position, fresco in zip(ALL_POSITIONS, seen.chapel, strict=True):
        if fresco is not None:
            _lay_out(table, position, fresco)
    return table


def _lay_out(table: Table, position: Position, seen: FrescoView) -> None:
    """Put a fresco in its place, with all that lies on it."""
    ids = [fresco.id for fresco in table.rules.box.frescoes]
    table.frescoes[position] = ids.index(seen.id)
    for space, text in enumerate(seen.spaces):
        table.put(position, space, _parse_mark(text))
    for colour, number in enumerate(seen.materials):
        table.add(position, colour, number)
    if seen.restored is not None:
        table.restored[position] = restored_by(int(seen.restored)) if seen.restored else RESTORED


def _parse_mark(text: str) -> int:
    if not text:
        return FREE
    kind, _, colour = text.partition(" ")
    if kind not in KINDS:
        raise BadInput(f"there is no kind of restoration {kind!r}")
    return PRUDENT if kind == KINDS[PRUDENT_KIND] else mark_of(int(colour), KINDS.index(kind))


def _cards(box: Box, names: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(sorted([box.by_name[name] for name in names]))


def _counts(box: Box, names: tuple[str, ...]) -> list[int]:
    counts = [0] * len(box.counts)
    for name in names:
        counts[box.by_name[name]] += 1
    return counts
