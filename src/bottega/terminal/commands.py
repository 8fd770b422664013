"""What a player may type besides moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.core.event import Event
from bottega.core.events import standing
from bottega.core.reasons import Reason
from bottega.core.records import format_record
from bottega.sitting.files import export, unused
from bottega.sitting.lines import BETWEEN, Part, WrongPart, parts_of
from bottega.sitting.reckoning import difference, reason, reckoning
from bottega.speech.language import Said
from bottega.speech.menu import Menu
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Tried, sentences
from bottega.terminal import prose
from bottega.terminal.boards.layout import Drawing
from bottega.terminal.moves import DrawnMenu, NoMenu
from bottega.terminal.on_screen import OnScreen
from bottega.terminal.pager import show_pages, show_through
from bottega.terminal.screen import ask, command, sentence, show
from bottega.terminal.words import drawn, message, say, styled

LONGEST_COUNT = 6
"""So many digits has the largest number of events that anybody asks for."""


class Left(Exception):
    """Somebody leaves the table; the game is saved."""


class Next(Enum):
    """What comes after a line that was typed: another line; the table once more, then a line; the next decision."""

    LISTEN = auto()
    DRAW = auto()
    DECIDE = auto()


class Changed(Exception):
    """The table is another one by now: it is to be looked at anew."""


@dataclass
class Glance:
    """Somebody looks at a table: from a seat, or, with None, as a spectator."""

    sitting: OnScreen
    seat: int | None

    @property
    def choices(self) -> Drawing:
        """What may be done now, as it is drawn: who only looks on has no choice."""
        return NoMenu()

    def show(self, key: str, **facts: Said) -> None:
        """Show a message of the terminal, with things of the game in it."""
        show(self.sitting.drawn(say(key, **facts)))


@dataclass
class Place(Glance):
    """A person sits at a table, whoever decides there."""

    seat: int


@dataclass
class Moment(Place):
    """A person's decision: who decides, at which table, with which menu, and what happened before.

    `offer` is what Enter does if it is the very next line: what a hint advises, or what Enter was to be pressed
    twice for.
    """

    menu: Menu
    news: Sequence[Event] = ()
    offer: Sequence[Action] = field(default=(), init=False)

    @property
    def choices(self) -> Drawing:
        """The menu, as it is drawn."""
        return DrawnMenu(self.sitting.board, self.menu)

    def find(self, text: str) -> Action:
        """The move that somebody asks about."""
        self._check_are_moves(text)
        return self.sitting.find(self.seat, text)

    def is_one_move(self, text: str) -> bool:
        """Whether somebody means one move, and not several."""
        return self.sitting.is_one_move(self.seat, text)

    def try_out(self, text: str) -> list[Tried]:
        """The moves of a line that somebody asks about, at least one of them."""
        self._check_are_moves(text)
        return self.sitting.try_out(self.seat, text)

    def _check_are_moves(self, text: str) -> None:
        for part in parts_of(text):
            check_is_no_command(part, self.sitting)

    def is_in_the_middle(self) -> bool:
        """Whether the player is in the middle of something that takes several decisions."""
        return self.sitting.is_in_the_middle(self.seat)

    def explanation(self, action: Action) -> Phrase:
        """What a move does, in words."""
        return self.sitting.voice.explain(self.sitting.match.view(self.seat), action)

    def explanation_of_line(self, moves: Sequence[Tried]) -> Phrase:
        """What moves that follow each other do, in words."""
        return self.sitting.voice.explain_line(moves)

    def refusal(self, reason: Reason) -> str:
        """Why something is refused, in words, with the number of the rule."""
        return f"{self.sitting.voice.refuse(reason)}{f' [{reason.rule}]' if reason.rule else ''}"

    def wrong_part(self, wrong: WrongPart) -> Phrase:
        """Which part of a line can't be done, and why."""
        if isinstance(wrong.problem, IllegalAction):
            return say("not-possible-at", part=wrong.part, refusal=self.refusal(wrong.problem.reason))
        return say("wrong-at", part=wrong.part, problem=sentence(wrong.problem))

    def typed(self, action: Action) -> Phrase:
        """A move as one would type it."""
        return styled(self.sitting.voice.typed(action), "bold")

    def told(self, moves: Sequence[Tried]) -> Phrase:
        """Moves that follow each other, as one would type them."""
        return styled(self.sitting.voice.in_words(moves[0].view, [move.action for move in moves]), "bold")


def read(*things: RenderableType, from_the_end: bool = False) -> Next:
    """Show something to read. What takes pages covers the table, which is drawn again then."""
    return Next.DRAW if show_pages(*things, from_the_end=from_the_end) else Next.LISTEN


def explain(moment: Moment, argument: str) -> Next:
    """Explain the commands, or a move."""
    if not argument:
        return read(overview(moment, [*HELP, *moment.sitting.help]))
    if moment.is_one_move(argument):
        action = moment.find(argument)
        moment.show(
            "explained", move=styled(moment.sitting.voice.typed(action), "bold"), explanation=moment.explanation(action)
        )
        if moment.sitting.match.check(moment.seat, action) is not None:
            show(message("not-legal-now"))
    else:
        moves = moment.try_out(argument)
        moment.show("explained", move=moment.told(moves), explanation=moment.explanation_of_line(moves))
    return Next.LISTEN


def overview(glance: Glance, keys: Sequence[str]) -> Table:
    """What one may type: what the game itself understands comes after the first."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    first, *more = [(message(f"typed-{key}"), message(f"help-{key}", command=command())) for key in keys]
    told = [(Text(words), Text(str(meaning))) for words, meaning in _examples(glance)]
    for words, meaning in [first, *told, *more]:
        grid.add_row(words, meaning)
    return grid


def _examples(glance: Glance) -> list[tuple[str, Phrase]]:
    """What one may type in the game that is being played, and what changes how its table is drawn."""
    voice, switches = glance.sitting.voice, glance.sitting.board.switches
    games = voice.help_at(glance.sitting.match.view(glance.seat)) if isinstance(glance, Moment) else []
    return [*games, *[(word, voice.say(f"help-{word}")) for word in sorted(switches)]]


def why(moment: Moment, argument: str) -> Next:
    """Say why a move is not legal, with the text of the rule."""
    if not moment.is_one_move(argument):
        return _why_line(moment, argument)
    action = moment.find(argument)
    reason = moment.sitting.match.check(moment.seat, action)
    if reason is None:
        moment.show(
            "is-legal", move=styled(moment.sitting.voice.typed(action), "bold"), explanation=moment.explanation(action)
        )
    else:
        _show_refusal(moment, moment.typed(action), reason)
    return Next.LISTEN


def _why_line(moment: Moment, line: str) -> Next:
    """Say which move of a line is not legal, and why."""
    try:
        moves = moment.try_out(line)
        moment.show("is-legal", move=moment.told(moves), explanation=moment.explanation_of_line(moves))
    except WrongPart as wrong:
        if not isinstance(wrong.problem, IllegalAction):
            raise
        _show_refusal(moment, styled(wrong.part, "bold"), wrong.problem.reason)
    return Next.LISTEN


def _show_refusal(moment: Moment, move: Phrase, reason: Reason) -> None:
    """A move that is not legal, and the rule that says so."""
    moment.show("is-not-legal", move=move, refusal=moment.refusal(reason))
    paragraph = prose.rule_text(moment.sitting.match.game.rulebook, reason.rule)
    if paragraph is not None:
        show(paragraph)


def undo(place: Place, argument: str) -> Next:
    """Take the last action back."""
    place.sitting.undo(place.seat)
    return Next.DECIDE


def cancel(place: Place, argument: str) -> Next:
    """Take back all that belongs to an unfinished action (a tool, a restoration), as far as nothing new was seen."""
    place.sitting.cancel(place.seat)
    return Next.DECIDE


def hint(moment: Moment, argument: str) -> Next:
    """Tell what is best this turn by what this player sees, why, and what else is good; Enter then does it."""
    sitting = moment.sitting
    voice, advice = sitting.voice, sitting.hint(moment.seat)
    moment.show("hint", line=moment.told(advice.moves), explanation=moment.explanation_of_line(advice.moves))
    show(drawn(sentences([reason(voice, advice), reckoning(voice, advice, alone=len(sitting.names) == 1)])))
    for each in advice.alternatives:
        moment.show("hint-other", line=moment.told(each.moves), difference=difference(voice, each))
    show(message("hint-enter", "dim"))
    moment.offer = [move.action for move in advice.moves]
    return Next.LISTEN


def rules(glance: Glance, argument: str) -> Next:
    """Print the rules, or one of them."""
    return read(prose.rules(glance.sitting.match.game, argument or None))


def cards(glance: Glance, argument: str) -> Next:
    """Print the full texts of the cards in play, or those about one thing."""
    board, view = glance.sitting.board, glance.sitting.match.view(glance.seat)
    return read(board.cards_about(view, argument) if argument else board.cards(view))


def log(glance: Glance, argument: str) -> Next:
    """Tell what happened, as far as this player may know it: all, or the last so many events."""
    sitting = glance.sitting
    told = [sitting.drawn(sitting.voice.tell(event)) for event in standing(sitting.match.events(glance.seat))]
    if argument:
        return read(*told[-_count(argument) :], from_the_end=True)
    seal = [] if sitting.seal is None else [drawn(sealed_luck(sitting.seal), "dim")]
    return read(*seal, *told, from_the_end=True)


def _count(text: str) -> int:
    """How many of the last events somebody wants to hear of."""
    if not text.isdecimal() or len(text) > LONGEST_COUNT or int(text) == 0:
        raise BadInput("log-without-number", text=text)
    return int(text)


def sealed_luck(seal: str) -> Phrase:
    """What may be compared after the game."""
    return say("luck-sealed", seal=seal, command=command())


def look(glance: Glance, argument: str) -> Next:
    """Draw the table again; `look all` leaves nothing away for want of lines."""
    if argument.lower() == "all":
        table = glance.sitting.board.table(glance.sitting.match.view(glance.seat), glance.sitting.names)
        show_through(table, Rule(style="dim"), glance.choices)
    return Next.DRAW


def switch(glance: Glance, word: str) -> Next:
    """Turn a switch of the board, and draw the table again."""
    glance.sitting.remark(glance.seat, glance.sitting.board.switch(word))
    return Next.DRAW


def save(glance: Glance, argument: str) -> Next:
    """Write the public record so far to a file."""
    path = _user_path(argument) if argument else unused(Path(f"{glance.sitting.name}.jsonl"))
    export(path, format_record(glance.sitting.match.record))
    show(message("is-recorded", path=str(path)))
    return Next.LISTEN


def _user_path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise BadInput("no-such-home-folder", path=text) from None


def resign(place: Place, argument: str) -> Next:
    """Give up, which ends the game for all."""
    if not _is_sure("sure-to-resign"):
        return Next.LISTEN
    place.sitting.resign(place.seat)
    return Next.DECIDE


def abandon(glance: Glance, argument: str) -> Next:
    """End the game here, if all agree. Bots do."""
    if not _is_sure("sure-to-abandon"):
        return Next.LISTEN
    glance.sitting.agree_to_end()
    return Next.DECIDE


def _is_sure(question: str) -> bool:
    if ask(f"{say(question)} ").lower() in ("y", "yes"):
        return True
    show(message("game-goes-on"))
    return False


def leave(glance: Glance, argument: str) -> Next:
    """Leave the table."""
    raise Left


Command = Callable[[Moment, str], Next]
COMMANDS: dict[str, Command] = {
    "?": explain,
    "help": explain,
    "why": why,
    "undo": undo,
    "cancel": cancel,
    "hint": hint,
    "h": hint,
    "rules": rules,
    "cards": cards,
    "log": log,
    "look": look,
    "save": save,
    "resign": resign,
    "abandon": abandon,
    "quit": leave,
    "q": leave,
    "exit": leave,
}
HELP = (
    "number",
    "line",
    "finish",
    "explain",
    "why",
    "undo",
    "cancel",
    "hint",
    "rules",
    "cards",
    "log",
    "look",
    "save",
    "resign",
    "abandon",
)
"""What is told of what one may type at every table."""
TAKES_ANY_TEXT = {explain, why, save}


def run(moment: Moment, line: str) -> Next | None:
    """Run a command: what comes next, or None if the line is no command."""
    word, argument = split(line)
    sitting = moment.sitting
    doing = COMMANDS.get(word) or sitting.commands.get(word)
    if doing is None and word not in sitting.board.switches:
        return None
    if len(parts_of(line)) > 1 and word in COMMANDS and doing not in TAKES_ANY_TEXT:
        check_is_no_command(parts_of(line)[0], sitting)
    return switch(moment, word) if doing is None else doing(moment, argument)


def split(line: str) -> tuple[str, str]:
    """A command and its argument."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    word, _, argument = line.partition(" ")
    return word.lower().rstrip(BETWEEN), argument.strip()


def check_is_no_command(part: Part, sitting: OnScreen) -> None:
    """A line of moves holds no commands."""
    word, _ = split(str(part))
    if word in COMMANDS or word in sitting.commands or word in sitting.board.switches:
        raise WrongPart(part, BadInput("command-among-moves", command=word))
