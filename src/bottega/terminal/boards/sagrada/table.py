"""The table: round, windows, pool, round track and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from bottega.games.sagrada.events import TurnAhead
from bottega.games.sagrada.kinds import ROUNDS
from bottega.games.sagrada.questions import InHand
from bottega.games.sagrada.view import SagradaView
from bottega.speech.sagrada import SagradaVoice
from bottega.speech.sagrada.cards import TOKEN, is_alone
from bottega.terminal.boards import Board
from bottega.terminal.boards.layout import (
    NARROW,
    Block,
    Drawing,
    beside,
    flowing,
    short_name,
    side_by_side,
    without_blanks,
)
from bottega.terminal.boards.sagrada.cards import (
    objective_line,
    objectives_block,
    private_line,
    tool_line,
    tools_block,
)
from bottega.terminal.boards.sagrada.glass import LETTER_OF_COLOUR, tile, tiles
from bottega.terminal.boards.sagrada.window import WIDTH, pattern_block, window_block
from bottega.terminal.boards.tokens import SIGNS, Tokens

HALF = 39
TOKENS = Tokens()
TOOLS_WIDTH = 31


class SagradaTable(Drawing):
    """The table as a seat sees it."""

    def __init__(self, board: Board, voice: SagradaVoice, view: SagradaView, names: Sequence[str]) -> None:
        self.board = board
        self.voice = voice
        self.view = view
        self.names = names

    def versions(self, width: int) -> Iterator[Block]:
        """Everything, then without blank lines; then the own window alone, with the others a line each."""
        if not self.view.windows:
            full = self._choosing()
            yield full
            yield without_blanks(full)
            return
        full = [*self._heading(), Text(), *self._middle(), *self._dice()]
        yield full
        if self.view.seats > 1:
            yield without_blanks(full)
            yield [*self._heading(), *self._folded(), *self._dice()]

    # Before the first round

    def _choosing(self) -> Block:
        """The patterns that one may choose from, and the cards that help to choose, as far as they are laid."""
        view, voice = self.view, self.voice
        cards = beside(self._cards(), HALF)
        if view.seat is None:
            return [Text(voice.say("board-choosing").text, style="bold"), *cards]
        heading = voice.say("board-your-cards", seat=self.names[view.seat])
        titles = [voice.say("board-window", number=number) for number, _ in enumerate(view.offers[view.seat], 1)]
        blocks = [
            pattern_block(voice, name, Text(title.text, style="bold"))
            for name, title in zip(view.offers[view.seat], titles, strict=True)
        ]
        return [Text(heading.text, style="bold"), Text(), *beside(blocks, WIDTH), Text(), *cards]

    # The round

    def _heading(self) -> Block:
        """The round, and its turns: out and back; those that are over are struck out."""
        view, voice = self.view, self.voice
        current = _current_turn(view)
        if current is None:
            return [Text(voice.say("board-over").text, style="bold")]
        order = [((view.first or 0) + place) % view.seats for place in range(view.seats)]
        label = f"{voice.say('board-round', round=view.round, rounds=ROUNDS)} "
        longest = (NARROW - len(label)) // view.seats - 2 * len("▸① ")
        out = [
            _turn(TurnAhead(seat, False), current, view.turns, short_name(self.names[seat], longest)) for seat in order
        ]
        back = [_turn(TurnAhead(seat, True), current, view.turns) for seat in reversed(order)]
        return flowing(label, [*out, *back], NARROW, gap=1)

    # Windows and cards

    def _middle(self) -> Block:
        """The windows, and the cards below them, or beside them where these are few."""
        windows = beside([self._window(seat) for seat in range(self.view.seats)], WIDTH)
        cards = self._cards()
        if self.view.seats <= 2:
            return side_by_side(windows, [*cards[0], Text(), *cards[1]], HALF)
        return [*windows, Text(), *beside(cards, HALF)]

    def _cards(self) -> list[Block]:
        return [
            tools_block(self.board, self.voice, self.view),
            objectives_block(self.board, self.voice, self.view, self.names),
        ]

    def _folded(self) -> Block:
        """The window of who looks or else decides, with the cards and the other players beside it."""
        board, voice, view = self.board, self.voice, self.view
        own = view.seat if view.seat is not None else (*view.pending, 0)[0]
        tools = [tool_line(board, voice, view, tool) for tool in view.tools]
        public = [objective_line(voice, objective) for objective in view.public]
        private = [private_line(board, voice, colour) for colour in view.private[own] or ()]
        others = [self._other(seat) for seat in range(view.seats) if seat != own]
        cards = side_by_side(tools, [*public, *private], TOOLS_WIDTH)
        folded = Text(voice.say("board-folded").text, "dim")
        return side_by_side(self._window(own), [*cards, *others, folded], WIDTH)

    def _window(self, seat: int) -> Block:
        view, voice = self.view, self.voice
        turn = seat in view.pending
        you = f" {voice.say('board-you')}" if seat == view.seat and view.seats > 1 else ""
        style = "bold reverse" if turn else "bold"
        heading = Text.assemble("▸" if turn else "", TOKENS.tile(seat), " ", (self.names[seat] + you, style))
        return window_block(voice, view.windows[seat], heading, None if is_alone(view) else view.tokens[seat])

    def _other(self, seat: int) -> Text:
        """Another player, in a line."""
        free = sum(not die for die in self.view.windows[seat].dice)
        said = self.voice.say("board-other", seat=self.names[seat], free=free)
        return Text.assemble(TOKENS.tile(seat), f" {said} ", (TOKEN * self.view.tokens[seat], "bold"))

    # Dice

    def _dice(self) -> Block:
        """The pool, the die in hand, and the round track."""
        view, voice = self.view, self.voice
        labels = [voice.say(key).text for key in ("board-pool", "board-track")]
        width = max(map(len, labels)) + 2
        empty = Text(voice.say("board-empty").text, style="dim")
        pool = Text.assemble(labels[0].ljust(width), tiles(view.pool) if view.pool else empty)
        if view.hand:
            hand = Text(" ").join([_held(held) for held in view.hand])
            pool = Text.assemble(pool, f"   {voice.say('board-in-hand')} ", hand)
        return [pool, *flowing(labels[1].ljust(width), self._track() or [empty], NARROW)]

    def _track(self) -> Block:
        """The round track; playing alone, its sum is the score to beat."""
        view, voice = self.view, self.voice
        pieces = []
        for number, dice in enumerate(view.track, 1):
            if dice:
                pieces.append(Text.assemble((f"{number} ", "dim"), tiles(dice)))
            elif number < view.round or not view.pending:
                pieces.append(Text(f"{number} {voice.say('board-none')}", style="dim"))
        if is_alone(view):
            target = sum(int(die[1]) for dice in view.track for die in dice)
            pieces.append(Text(voice.say("board-target", target=target).text, style="bold"))
        return pieces


def _turn(turn: TurnAhead, current: TurnAhead, left: Sequence[TurnAhead], name: str = "") -> Text:
    """A turn of the round: whose it is, and whether it is going on, to come or over."""
    who = f"{SIGNS[turn.seat]} {name}".rstrip()
    if turn == current:
        return Text(f"▸{who}", style="bold reverse")
    return Text.assemble(" ", (who, "" if turn in left else "dim strike"))


def _current_turn(view: SagradaView) -> TurnAhead | None:
    """The turn that is going on; None after the last. A second draft may come after its turn, as a part of it."""
    if (not view.turns and not view.pool) or not view.pending:
        return None
    going_on = view.turns[0] if view.turns else None
    return going_on if going_on and going_on.seat in view.pending else TurnAhead(view.pending[0], False)


def _held(held: InHand) -> Text:
    """A die in hand; of one pulled from the bag only the colour is known."""
    return tile(held.die or f"{LETTER_OF_COLOUR[held.colour]}?")
