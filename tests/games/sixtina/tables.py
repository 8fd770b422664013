"""Tables as text: a fresco is a line, a hand is "RP1 SS2", an action is its name.

    game = table(
        '''
        J1  JC4  .. Rc ##  + R2 B1
        G1  GE4  restored W
        ''',
        hand="IR1 IR2",
    )
    assert game.refuses("restore J1 RP") == "space-taken"
    game.plays("restore J1 IR", "play IR1", "play IR2", "add 0")

A line names the place, the card and what lies on its techniques from left to right: ".." nothing, "##" black,
"Rc" red's correct, "Re" red's excellent restoration; after a "+" the materials beside them. Or it is restored,
with somebody's material or nobody's. Places without a line are covered. Players are R, W, B and Y, in the order
of their seats; G is Gianluigi. Where nothing else is said it is the turn of R, the first of three players, hands
are empty, each play area holds four materials, and all other cards are in the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.agenda import Step
from bottega.core.chance import ScriptedChance
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.scores import Line
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.actions import ALL_POSITIONS, Position
from bottega.games.sixtina.box import Box, Card
from bottega.games.sixtina.cards import held_cards
from bottega.games.sixtina.kinds import OBJECTIVES, POSITIONS, TECHNIQUES
from bottega.games.sixtina.recall import drew
from bottega.games.sixtina.rounds import END_TURN, TURN
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.scoring import score_sheet
from bottega.games.sixtina.table import (
    CORRECT_KIND,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    RESTORED,
    UNRESTORED,
    Table,
    colour_of_mark,
    kind_of_mark,
    marker_on,
    restored_by,
)
from tests.games import play
from tests.told import told

START = """
    J1  JC1  .. .. ..
    G1  GE1  .. .. ..
    M1  MO1  .. .. ..
    """
"""Three frescoes without any material: RP 4, PI 7, WP 6; RP 9, PI 5, LB 2; LB 4, SS 3, WP 7."""
NAMES = {"R": "Red", "W": "White", "B": "Blue", "Y": "Yellow", "G": "Gianluigi"}
THREE_OBJECTIVES = ("eight-materials", "six-in-three", "five-in-one")


def letters_of(rules: Rules) -> str:
    """A letter a colour: in a game for two the third is Gianluigi's."""
    return "RWG" if rules.gianluigi >= 0 else "RWBY"[: rules.count]


def chapel(markers: str = "", **lines: str) -> str:
    """A picture of all twelve frescoes, restored but for those that have a line: `chapel("RW", J1="JC4 .. .. ..")`.

    `markers` are the letters on the restored ones in the order of the places, "." where there is none.
    """
    left = list(markers)
    rows = []
    for name in POSITIONS:
        restored = f"{restored_card(name)} restored"
        rows.append(f"{name} {lines[name]}" if name in lines else f"{name} {restored} {left.pop(0) if left else '.'}")
    return "\n".join(rows)


def restored_card(position: str) -> str:
    """The card that lies on a place in `chapel`, if none is named: the last ones of the zone."""
    number = int(position[1]) - 1
    return {
        "J": ["JC5", "JC6", "JC7"],
        "G": ["GE6", "GE7", "GE8", "GE9"],
        "M": ["MO5", "MO6", "MO7"],
        "L": ["LJ1", "LJ3"],
    }[position[0]][number]


def named_luck(box: Box, *script: str) -> ScriptedChance:
    """Scripted luck with cards by their names: "draw RP3"."""
    return ScriptedChance(*[in_numbers(box, line) for line in script])


def in_numbers(box: Box, line: str) -> str:
    """An outcome as the script of chance has it: "draw RP3" -> "draw 2"."""
    door, value = line.split()
    return f"{door} {box.by_name[value]}" if value in box.by_name else line


class Play(play.Play[Table]):
    """A game of 1980 Sixtina being played in a test."""

    def __init__(self, state: Table, told: Chronicle | None = None, game: Sixtina = GAME) -> None:
        super().__init__(state, game, state.rules.seats, told)

    @property
    def box(self) -> Box:
        return self.state.rules.box

    def chance(self, luck: Sequence[str]) -> ScriptedChance:
        return named_luck(self.box, *luck)

    def restores(self, where: str, cards: str, extras: int = 0, *then: str, luck: Sequence[str] = ()) -> Play:
        """A whole restoration: `restores("J1 RP", "RP1 RP2", 2)`, and what follows it."""
        played = [f"play {card}" for card in cards.split()]
        return self.plays(f"restore {where}", *played, f"add {extras}", *then, luck=luck)

    def fresco(self, position: str) -> str:
        """A place of the chapel, as it is drawn."""
        return picture_of(self.state, ALL_POSITIONS[POSITIONS.index(position)])

    def hand(self, seat: int = 0) -> str:
        return self.written(self.state.hands[seat])

    def prudent(self, seat: int = 0) -> str:
        """The prudent cards in front of a player."""
        return self.written(self.state.prudent[seat])

    @property
    def discard(self) -> str:
        return self.written([card for card in self.box.cards for _ in range(self.state.discard[card])])

    def written(self, cards: Sequence[Card]) -> str:
        """Cards, written: "RP1 SS2"."""
        return " ".join([self.box.names[card] for card in cards])

    def claims(self, objective: str) -> str:
        """Who is on the three spaces of an objective: "R.." """
        place = self.state.objectives.index(OBJECTIVES.index(objective)) * 3
        letters = letters_of(self.state.rules)
        return "".join(["." if colour < 0 else letters[colour] for colour in self.state.claims[place : place + 3]])

    @property
    def scores(self) -> list[int]:
        """The points on the score board, by colour."""
        return self.state.scores

    @property
    def facts(self) -> list[dict[str, object]]:
        """What was told, as facts, without the rules."""
        return [facts_of(event) for event in self.told.events]

    @property
    def last(self) -> str:
        """What was told last, as a sentence; that a turn begins is told after all that happened in one."""
        events = [event for event in self.told.events if event.word != "turn-began"]
        return told(self.game, events[-1], [NAMES[letter] for letter in letters_of(self.state.rules)])

    def sheet(self, colour: int = 0) -> dict[str, Line]:
        """A colour's score sheet, by what paid."""
        return {line.label: line for line in score_sheet(self.state, colour)}

    def points(self, label: str) -> list[int]:
        """What every colour gets on one line of the score sheet."""
        return [self.sheet(colour)[label].points for colour in range(self.state.rules.colours)]

    def places(self) -> list[tuple[int, str, int]]:
        """The standings in short: place, letter, points."""
        letters = letters_of(self.state.rules)
        return [(s.place, letters[-1 if s.seat is None else s.seat], s.total) for s in self.standings()]


def facts_of(event: object) -> dict[str, object]:
    """The facts of an event, without its rule."""
    assert isinstance(event, Event)
    return {name: fact for name, fact in event.to_json().items() if name != "rule"}


def picture_of(table: Table, position: Position) -> str:
    """What lies on a place of the chapel: "JC4 .. Rc ## + R2 B1"."""
    if table.frescoes[position] == COVERED:
        return "covered"
    fresco, letters = table.fresco(position), letters_of(table.rules)
    restored = table.restored[position]
    if restored != UNRESTORED:
        return f"{fresco.id} restored {'.' if restored == RESTORED else letters[marker_on(restored)]}"
    marks = [table.mark(position, space) for space in range(len(fresco.techniques))]
    drawn = [drawn_mark(mark, letters) for mark in marks]
    beside = []
    for colour, letter in enumerate(letters):
        own = sum([colour_of_mark(mark) == colour for mark in marks])
        extras = table.of_colour(position, colour) - own
        beside += [f"{letter}{extras}"] if extras else []
    return " ".join([fresco.id, *drawn, *(["+", *beside] if beside else [])])


def drawn_mark(mark: int, letters: str) -> str:
    """What lies on a technique: ".." nothing, "##" black, "Re" red's excellent restoration."""
    if mark <= PRUDENT:
        return ".." if mark == FREE else "##"
    return letters[colour_of_mark(mark)] + "ce"[kind_of_mark(mark)]


def table(
    picture: str = START,
    *,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    prudent: Mapping[int, str] | None = None,
    discard: str = "",
    deck: str | None = None,
    shuffled: bool = False,
    area: int | Sequence[int] = 4,
    objectives: Sequence[str] = THREE_OBJECTIVES,
    claims: Mapping[str, str] | None = None,
    scores: Sequence[int] | None = None,
    seats: int = 3,
    seat: int = 0,
    options: Mapping[str, str] | None = None,
    over: bool = False,
    game: Sixtina = GAME,
) -> Play:
    """A table at the beginning of a turn.

    `hand` is that of the player whose turn it is, `hands` are those of others. `deck` lists the cards of the draw
    pile; then all cards that are not mentioned lie in the play area of the last player. If it was just `shuffled`,
    everybody knows what it is made of. What is neither on the table nor in a play area is in the supply. `claims` are
    the letters on the three spaces of an objective, like "R..". A table that is `over` waits for nobody.
    """
    rules = game.ruleset(seats, options or {})
    numbers = sorted([OBJECTIVES.index(name) for name in objectives])
    state = Table(
        rules=rules,
        agenda=[] if over else turn_of(seat),
        first=Seat(0),
        frescoes=[COVERED] * len(POSITIONS),
        spaces=[FREE] * (len(POSITIONS) * MOST_SPACES),
        materials=[0] * (len(POSITIONS) * MOST_COLOURS),
        restored=[UNRESTORED] * len(POSITIONS),
        objectives=tuple(numbers),
        claims=[-1] * (len(numbers) * 3),
        done=[0] * (MOST_COLOURS * len(TECHNIQUES) * 2),
        hands=[cards_of(rules.box, (hands or {}).get(i, hand if i == seat else "")) for i in range(seats)],
        prudent=[cards_of(rules.box, (prudent or {}).get(i, "")) for i in range(seats)],
        deck=rules.box.counts[:],
        discard=[0] * len(rules.box.counts),
        piles=[],
        history=[],
        area=[area] * seats if isinstance(area, int) else list(area),
        supply=[rules.materials - 1] * rules.colours,
        black=rules.black,
        scores=list(scores) if scores is not None else [0] * rules.colours,
    )
    for line in picture.strip().splitlines():
        lay_out(state, line.split())
    put_claims(state, claims or {})
    share_out_cards(state, discard, deck)
    if shuffled:
        state.history = [drew(i, 0, card) for i in range(seats) for card in state.hands[i]]
        state.piles = [held_cards(state), tuple(state.deck)]
    take_from_supply(state)
    return Play(state, game=game)


def turn_of(seat: int) -> list[Step[Table]]:
    """The agenda of a turn."""
    return [END_TURN[seat], TURN[seat]]


def cards_of(box: Box, text: str) -> tuple[Card, ...]:
    """Cards as they are written: "RP1 SS2"."""
    return tuple(sorted([box.by_name[name] for name in text.split()]))


def lay_out(state: Table, words: list[str]) -> None:
    """Put a fresco in its place, with all that lies on it."""
    position = ALL_POSITIONS[POSITIONS.index(words[0])]
    ids = [fresco.id for fresco in state.rules.box.frescoes]
    state.frescoes[position] = ids.index(words[1])
    letters = letters_of(state.rules)
    if words[2] == "restored":
        state.restored[position] = RESTORED if words[3] == "." else restored_by(letters.index(words[3]))
        return
    plus = words.index("+") if "+" in words else len(words)
    marks = words[2:plus]
    assert len(marks) == len(state.fresco(position).techniques), f"{words[1]} has other techniques than {marks}"
    for space, mark in enumerate(marks):
        if mark == "##":
            state.put(position, space, PRUDENT)
            state.black -= 1
        elif mark != "..":
            kind = EXCELLENT_KIND if mark[1] == "e" else CORRECT_KIND
            state.put_own(position, space, letters.index(mark[0]), kind)
    for beside in words[plus + 1 :]:
        state.add(position, letters.index(beside[0]), int(beside[1:]))


def put_claims(state: Table, claims: Mapping[str, str]) -> None:
    """Put materials on the objectives; Gianluigi's are on the second spaces."""
    letters = letters_of(state.rules)
    nobody = ".G." if state.rules.gianluigi >= 0 else "..."
    for place, number in enumerate(state.objectives):
        for rank, letter in enumerate(claims.get(OBJECTIVES[number], nobody)):
            state.claims[place * 3 + rank] = -1 if letter == "." else letters.index(letter)


def share_out_cards(state: Table, discard: str, deck: str | None) -> None:
    """Take out of the draw pile what lies elsewhere."""
    for card in [
        *cards_of(state.rules.box, discard),
        *[card for some in [*state.hands, *state.prudent] for card in some],
    ]:
        state.deck[card] -= 1
    for card in cards_of(state.rules.box, discard):
        state.discard[card] += 1
    if deck is not None:
        for card in cards_of(state.rules.box, deck):
            state.deck[card] -= 1
        rest = [card for card in state.rules.box.cards for _ in range(state.deck[card])]
        state.prudent[-1] = tuple(sorted([*state.prudent[-1], *rest]))
        state.deck = [cards_of(state.rules.box, deck).count(card) for card in state.rules.box.cards]


def take_from_supply(state: Table) -> None:
    """What lies elsewhere is not in the supply."""
    for colour in range(state.rules.colours):
        state.supply[colour] -= state.area[colour] if colour < state.rules.count else 0
        state.supply[colour] -= sum([state.of_colour(position, colour) for position in ALL_POSITIONS])
        state.supply[colour] -= len(state.markers(colour)) + state.claims.count(colour)
