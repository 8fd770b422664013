"""Records: stepping through one, and verifying it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.records import Acted, Ended, Entry, Luck, Record, Revealed, outcomes_told, parse_record
from bottega.core.replay import Replay, replay, verify
from bottega.core.views import View
from bottega.core.witness import parse_witness
from bottega.sitting.files import read_text
from bottega.sitting.sitting import short_seal
from bottega.speech.news import headlines
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Voice, sentences
from bottega.terminal.boards import Board, find_board
from bottega.terminal.own_components import notes_on_components
from bottega.terminal.pager import show_through
from bottega.terminal.screen import (
    LEAVING,
    PROMPT,
    ask,
    clear,
    free_lines,
    height_of,
    is_interactive,
    own_screen,
    printable,
    show,
    show_board,
    show_raw,
)
from bottega.terminal.sheets import outcome, result
from bottega.terminal.words import drawn, language, message, say


@dataclass(frozen=True)
class Frame:
    """The table after an entry of the record, as a spectator sees it; None is the table as it was set up."""

    entry: Entry | None
    view: View
    events: list[Event]
    doing: Phrase
    """What was done, in the voice's words; for actions that tell no event."""


def read_record(file: Path) -> Record:
    """The record of a file; BadInput says what is wrong with it."""
    return parse_record(read_text(file))


def frames_of(record: Record) -> tuple[list[Frame], Match]:
    """Every position of a record, which is played again with all checks on."""
    playing = Replay(record, guess=FastChance(random.Random()))  # a spectator sees nothing of what is guessed
    frames = [Frame(None, playing.match.view(), playing.match.events(), Phrase(""))]
    voice = board_of(playing.match).voice
    while not playing.done:
        since, before = playing.match.event_count(), playing.match.view()
        try:
            entry = playing.step()
        except BadInput:
            if withholds(record):
                raise BadInput("record-of-secrets") from None
            raise
        if isinstance(entry, Revealed):
            continue
        doing = _doing(entry, playing, voice, before)
        frames.append(Frame(entry, playing.match.view(), playing.match.events(since=since), doing))
    return frames, playing.match


def board_of(match: Match) -> Board:
    """The board of a recorded game, whose players may have been given any names."""
    header = match.header
    return find_board(match.game, [printable(name) for name in header.players], header.options, language())


def withholds(record: Record) -> bool:
    """Whether a record keeps something back, as it does while a game is running."""
    return record.end is None and any(_withholds(entry) for entry in record.entries)


def _withholds(entry: Entry) -> bool:
    if isinstance(entry, Luck):
        return any(value is None for _, value in entry.outcomes)
    return isinstance(entry, Acted) and entry.action is None


def _doing(entry: Entry, playing: Replay, voice: Voice, before: View) -> Phrase:
    if not isinstance(entry, Acted):
        return Phrase("")
    return voice.explain(before, playing.match.game.actions.parse_name(playing.action_of(entry)))


def show_replay(file: Path, *, as_json: bool) -> None:
    """Step through a record; or print it, for a program or where there is no terminal."""
    record = read_record(file)
    frames, match = frames_of(record)
    if as_json:
        for line in json_lines(record, frames):
            show_raw(line)
        return
    board = board_of(match)
    if is_interactive():
        with own_screen():
            Viewer(board, frames, match).run()
    else:
        print_log(board, frames, match)


def json_lines(record: Record, frames: Sequence[Frame]) -> Iterator[str]:
    """A JSON object for each entry. Luck follows what it was asked for: the view is the same after both."""
    position = iter(frames)
    frame = next(position)
    for entry in record.entries:
        events = [event.to_json() for event in frame.events] if entry.n == 1 else []
        if not isinstance(entry, Luck | Revealed):
            frame = next(position)
            events = [event.to_json() for event in frame.events]
        line = {"n": entry.n, "entry": entry, "view": frame.view, "events": events}
        yield msgspec.json.encode(line).decode()


def print_log(board: Board, frames: Sequence[Frame], match: Match) -> None:
    """The whole story as text."""
    show(*map(drawn, notes_on_components(match.game)))
    for number, frame in enumerate(frames):
        for line in [_note(frame, board)] if not frame.events else []:
            if line.plain:
                show(Text.assemble(f"{number:3} ", line))
        for event in frame.events:
            show(Text.assemble(f"{number:3} ", board.drawn(board.voice.tell(event))))
    if match.over:
        show(Text(), result(match, board.voice))


def _note(frame: Frame, board: Board) -> Text:
    """An entry that tells no event."""
    entry = frame.entry
    if isinstance(entry, Acted):
        return board.drawn(say("replay-did", player=board.voice.names[entry.seat], doing=frame.doing))
    return message("replay-over") if isinstance(entry, Ended) else Text()


class Viewer:
    """Steps through the positions of a record, forward and back."""

    def __init__(self, board: Board, frames: Sequence[Frame], match: Match) -> None:
        self.board = board
        self.frames = frames
        self.match = match
        self.at = 0

    def run(self) -> None:
        """Listen until it is enough."""
        self.draw()
        while True:
            try:
                line = ask(PROMPT).lower()
            except EOFError:
                return
            if line in LEAVING:
                return
            if line == "look all":
                show_through(self._table())
                self.draw()
                continue
            target = self.target(line)
            if target is None:
                show(message("replay-help"))
            else:
                self.at = max(0, min(target, len(self.frames) - 1))
                self.draw()

    def target(self, line: str) -> int | None:
        """The position that a line asks for."""
        if line.isdecimal() and len(line) < 9:
            return int(line)
        steps = {"": 1, "n": 1, "next": 1, "b": -1, "p": -1, "back": -1, "previous": -1}
        ends = {"first": 0, "f": 0, "last": len(self.frames) - 1, "l": len(self.frames) - 1}
        return self.at + steps[line] if line in steps else ends.get(line)

    def draw(self) -> None:
        """The position, and what led to it."""
        below = self._below()
        clear()
        show_board(self._table(), height=free_lines(sum(map(height_of, below))))
        show(*below)

    def _table(self) -> RenderableType:
        return self.board.table(self.frames[self.at].view, self.board.voice.names)

    def _below(self) -> list[RenderableType]:
        """What led to the position, how the game ended if it did, and how to go on."""
        frame = self.frames[self.at]
        notes = map(drawn, notes_on_components(self.match.game)) if self.at == 0 else []
        voice = self.board.voice
        told = [self.board.drawn(line) for line in headlines(voice, frame.events)] or [_note(frame, self.board)]
        is_last = self.at == len(self.frames) - 1 and self.match.over
        sheet = [result(self.match, voice)] if is_last else []
        place = message("replay-position", "dim", position=str(self.at), last=str(len(self.frames) - 1))
        return [Rule(style="dim"), *notes, *told, *sheet, place]


def show_verification(file: Path, witness: Path | None = None) -> None:
    """Check a finished record, also against what a client saw of the game, and say what was checked."""
    record = read_record(file)
    seen = None if witness is None else parse_witness(read_text(witness))
    if record.header.luck == "seeded" and record.end is not None:
        raise seeded_but_in_order(record)
    match = verify(record)
    moves = sum(isinstance(entry, Acted) for entry in record.entries)
    components = sentences(notes_on_components(match.game)) or say("verify-printed")
    found = [
        say("verify-game", title=match.game.meta.title, version=record.header.rules),
        say("verify-components", components=components),
        *said_of_luck(record),
        say("verify-moves", moves=moves),
        say("verify-result", outcome=outcome(match, board_of(match).voice)),
        say("verify-link", link=match.link),
        *([] if seen is None else [say("verify-witness", entries=seen.check(record), last=len(record.entries))]),
        say("verify-proves-shared" if record.header.shares else "verify-proves"),
    ]
    show(message("verify-in-order", "bold", file=str(file)), *[drawn("  " + line) for line in found])


def said_of_luck(record: Record) -> list[Phrase]:
    """What was checked of the luck: who had a part in it, and which outcomes come from it."""
    header, outcomes, shares = record.header, len(outcomes_told(record)), len(record.header.shares)
    found = [say("verify-seal", seal=short_seal(header.commitment or "")), say("verify-secret")]
    if header.shares:
        found.append(say("verify-shares", shares=shares))
    if header.continued is None:
        return [*found, say("verify-outcomes", outcomes=outcomes, shares=shares)]
    taken = header.continued
    return [
        *found,
        say("verify-continued", moves=taken.moves, outcomes=taken.outcomes, link=taken.link),
        say("verify-outcomes-since", outcomes=outcomes - taken.outcomes, shares=shares),
    ]


def seeded_but_in_order(record: Record) -> BadInput:
    """What can be said of a game with a seed: all but its luck is checked, and what is wrong there comes first."""
    replay(record)
    return BadInput("luck-not-sealed-but-in-order")
