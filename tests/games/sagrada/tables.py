"""Tables as text: a window is four lines, a pool is "R5 B5", an action is its name.

    game = table(
        '''
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        ''',
        pool="R5 B5",
    )
    assert game.refuses("place R5 A2") == "same-colour"
    game.plays("place B5 A2")

Rows are A to D from the top, columns 1 to 5 from the left. Where nothing else is said it is the first turn
of seat 0 of two, with three favour tokens each, and all spaces of all windows are white.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bottega.core.agenda import Step
from bottega.core.scores import Line
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME, Sagrada
from bottega.games.sagrada.actions import spot_of
from bottega.games.sagrada.components import PatternEntry
from bottega.games.sagrada.dice import COLOUR_OF, COLOURS, DIE_NAMES, LETTERS, Colour, Die, parse_die
from bottega.games.sagrada.pattern import Pattern
from bottega.games.sagrada.round import END_ROUND, PICK_OBJECTIVE, turns_of_a_round
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import score_sheet
from bottega.games.sagrada.table import NOT_PICKED, Deal, Table
from bottega.games.sagrada.turn import turn_of
from bottega.games.sagrada.window import Window, window_with
from bottega.speech.voice import find_voice
from tests.games import play

EMPTY = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
"""


def pattern_of(name: str, difficulty: int = 3, game: Sagrada = GAME) -> Pattern:
    """A printed pattern by its id; "white" is one without restrictions, and four rows like ".4.Y6" are themselves."""
    if name == "white":
        name = "..... ..... ..... ....."
    for pattern in game.box.patterns:
        if pattern.id == name:
            return pattern
    return Pattern(0, PatternEntry(name="Drawn", card=0, difficulty=difficulty, grid=name.split()))


def dice(text: str) -> list[Die]:
    """Dice as they are written: "R5 B2"."""
    return [parse_die(name) for name in text.split()]


def written(some: Iterable[Die]) -> str:
    """Dice, written: "R5 B2"."""
    return " ".join([DIE_NAMES[die] for die in some])


def window(picture: str, pattern: str = "white") -> Window:
    """A window as it is drawn, whether or not its dice obey the rules."""
    return window_with(pattern_of(pattern), _dice_in(picture))


def picture_of(window: Window) -> str:
    """A window, drawn."""
    names = [DIE_NAMES[die - 1] if die else ".." for die in window.dice]
    return "\n".join([" ".join(names[row : row + 5]) for row in range(0, 20, 5)])


def drawn(picture: str) -> str:
    """A drawing without its margin, ready to be compared."""
    return "\n".join([" ".join(line.split()) for line in picture.strip().splitlines()])


def _dice_in(picture: str) -> list[int]:
    names = picture.split()
    assert len(names) == 20, f"a window has 20 spaces, not {len(names)}"
    return [0 if name == ".." else 1 + parse_die(name) for name in names]


class Play(play.Play[Table]):
    """A game of Sagrada being played in a test."""

    def __init__(self, state: Table, game: Sagrada = GAME) -> None:
        super().__init__(state, game, state.rules.seats)

    def board(self, seat: int = 0) -> str:
        """A seat's window, drawn."""
        return picture_of(self.state.windows[seat])

    @property
    def pool(self) -> str:
        return written(self.state.pool)

    @property
    def track(self) -> dict[int, str]:
        """The dice on the round track, by round."""
        rounds: dict[int, list[Die]] = {}
        for spot in self.state.track:
            rounds.setdefault(1 + spot // 30, []).append(Die(spot % 30))
        return {number: written(some) for number, some in rounds.items()}

    def sheet(self, seat: int = 0) -> dict[str, Line]:
        """A seat's score sheet, by the names of what paid."""
        voice = find_voice(self.game)
        return {str(voice.label(line)): line for line in score_sheet(self.state, Seat(seat))}

    @property
    def facts(self) -> list[dict[str, object]]:
        """What was told, each event as JSON."""
        return [event.to_json() for event in self.told.events]


def table(
    picture: str = EMPTY,
    *,
    pool: str = "",
    pattern: str = "white",
    boards: Mapping[int, str] | None = None,
    tools: Sequence[int] = (),
    on_tools: Mapping[int, int] | None = None,
    tokens: int | Sequence[int] = 3,
    seats: int = 2,
    seat: int = 0,
    first: int = 0,
    second: bool = False,
    drafted: bool = False,
    tooled: bool = False,
    track: Mapping[int, str] | None = None,
    round_number: int | None = None,
    public: Sequence[int] = (),
    private: str = "RYGB",
    bag: str | None = None,
    options: Mapping[str, str] | None = None,
    over: bool = False,
    own_components: str = "",
) -> Play:
    """A table in the middle of a round.

    `picture` is the window of seat 0, `boards` are those of others. The turn is that of `seat`, its `second` one
    or not, with a draft or a tool already `drafted` or `tooled` in it. `public` are numbers as in SG-P;
    `private` is a letter a seat. `bag` lists the dice left in the bag by colour, "R3 B1"; without it, all that do
    not lie on the table. A table that is `over` waits for nobody (playing alone: for the pick of an objective).
    """
    game = Sagrada(own_components) if own_components else GAME
    rules = game.ruleset(seats, options or {})
    pictures = {0: picture, **(boards or {})}
    on_table = track or {}
    left = [tokens] * seats if isinstance(tokens, int) else list(tokens)
    on_cards = [(on_tools or {}).get(tool, 0) for tool in tools]
    patterns = _patterns(game, pattern, seats, sum(left) + sum(on_cards))
    state = Table(
        rules=rules,
        deal=Deal(_private(private, rules), tuple([()] * seats), tuple(tools), tuple([p - 1 for p in public])),
        agenda=[],
        chosen=tuple(patterns),
        windows=[window_with(patterns[i], _dice_in(pictures.get(i, EMPTY))) for i in range(seats)],
        tokens=[0] * seats if rules.solo else left,
        on_tools=on_cards,
        pool=sorted(dice(pool)),
        track=sorted([spot_of(number, die) for number, some in on_table.items() for die in dice(some)]),
        bag=[rules.dice_a_colour] * 5,
        gone=[],
        round_number=round_number or (10 if over else 1 + max(on_table, default=0)),
        first=Seat(first),
        picked=NOT_PICKED,
    )
    _fill_bag(state, bag)
    if over:
        state.agenda = [PICK_OBJECTIVE] if rules.solo else []
    else:
        state.agenda = _agenda(state, Seat(seat), second, drafted, tooled)
    return Play(state, game)


def _patterns(game: Sagrada, name: str, seats: int, tokens: int) -> list[Pattern]:
    """The pattern of seat 0, and white ones for the others; their difficulties add up to the tokens there are."""
    if seats == 1:
        return [pattern_of(name, game=game)]
    own = pattern_of(name, tokens, game)
    return [own, pattern_of("white", tokens - own.difficulty), *[pattern_of("white", 0)] * (seats - 2)]


def _private(letters: str, rules: Rules) -> tuple[tuple[Colour, ...], ...]:
    colours = [COLOURS[LETTERS.index(letter)] for letter in letters]
    if rules.solo:
        return ((colours[0], colours[1]),)
    return tuple([(colours[seat],) for seat in rules.seats])


def _fill_bag(state: Table, bag: str | None) -> None:
    """Take what lies on the table out of the bag; if the bag is given, the rest has left the game."""
    lying = [Die(die - 1) for window in state.windows for die in window.dice if die]
    for die in [*state.pool, *lying, *[Die(spot % 30) for spot in state.track]]:
        state.bag[COLOUR_OF[die]] -= 1
    assert min(state.bag) >= 0, "there are not so many dice of one colour"
    if bag is None:
        return
    asked = {part[0]: int(part[1:]) for part in bag.split()}
    for colour in COLOURS:
        keep = asked.get(LETTERS[colour], 0)
        state.gone += dice(f"{LETTERS[colour]}1 " * (state.bag[colour] - keep))
        state.bag[colour] = keep


def _agenda(state: Table, seat: Seat, second: bool, drafted: bool, tooled: bool) -> list[Step[Table]]:
    """This turn, and what is left of the round after it."""
    turns = turns_of_a_round(state)
    at = turns.index(turn_of(seat, second))
    return [END_ROUND, *reversed(turns[at + 1 :]), turn_of(seat, second, drafted, tooled)]
