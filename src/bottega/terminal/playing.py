"""Playing at this screen: bots and people in turn, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.core.events import Event
from bottega.core.views import View
from bottega.terminal import commands, saves
from bottega.terminal.boards.screenful import MOST_NEWS, Screenful
from bottega.terminal.commands import Left, Moment, sealed_luck
from bottega.terminal.lines import Part, WrongPart
from bottega.terminal.modules import notes_on_modules
from bottega.terminal.moves import Menu
from bottega.terminal.news import headlines
from bottega.terminal.own_components import notes_on_components
from bottega.terminal.screen import (
    OUT,
    ask,
    await_silence,
    clear,
    command,
    forget_lines,
    free_lines,
    height_of,
    sentence,
    show,
    show_board,
    too_narrow,
)
from bottega.terminal.sheets import score_sheet
from bottega.terminal.sitting import NotKept, Sitting, go_on

TOO_NARROW = "This terminal has {} columns. Boards need 80: make it wider, or the letters smaller."


def play_new(sitting: Sitting) -> None:
    """Play a game that begins; nobody else may have begun one by this name."""
    sitting.notes += [] if sitting.seal is None else [sealed_luck(sitting.seal)]
    with saves.claimed(sitting.name):
        saves.check_unused(sitting.name)
        play(sitting)


def play_saved(name: str) -> None:
    """Go on with a saved game. It is read only once no other window can change it."""
    saves.check_saved(name)
    with saves.claimed(name):
        play(go_on(name))


def play(sitting: Sitting) -> None:
    """Play to the end, or until somebody leaves. What was shown is saved, so leaving needs no care."""
    sitting.notes += notes_on_modules(sitting.match.game.meta, sitting.match.header.options)
    sitting.notes += notes_on_components(sitting.match.game)
    sitting.notes += [TOO_NARROW.format(OUT.real_width)] if too_narrow() else []
    try:
        sitting.keep()
        play_on(sitting)
        finish(sitting)
    except (Left, EOFError):
        say_saved(sitting)
    except KeyboardInterrupt:
        say_saved(sitting)
        raise
    except NotKept as error:
        hide_secrets(sitting)
        raise BadInput(f"the game can't go on: {error}") from None


def play_on(sitting: Sitting) -> None:
    """Bots and people decide in turn."""
    while not sitting.match.over:
        seat = sitting.next_seat()
        if seat in sitting.people:
            decide(sitting, seat)
        else:
            sitting.play_bot(seat)


def say_saved(sitting: Sitting) -> None:
    """How to come back."""
    if not sitting.match.over:
        hide_secrets(sitting)
        show(Text(), f"The game is saved: `{command()} resume {sitting.name}` goes on with it.")


def hide_secrets(sitting: Sitting) -> None:
    """Where several people share the screen, leave nothing on it that is for one of them."""
    if len(sitting.people) > 1:
        clear()
        forget_lines()


def decide(sitting: Sitting, seat: int) -> None:
    """One decision of a person: draw the table, then listen until a move is made or taken back."""
    hand_over(sitting, seat)
    legal = sitting.match.legal(seat)
    moment = Moment(sitting, seat, Menu(sitting.board, sitting.match.view(seat), legal))
    draw(moment, legal)
    show(*sitting.remarks(seat))
    sure = len(legal) == 1 or (sitting.match.can_undo(seat) and not sitting.board.asks_twice)
    while True:
        line = ask("> ")
        if not line and moment.menu.finish is not None and not sure:
            sure = True
            show(f"Moves are left. Enter once more to {moment.menu.finish.label.plain}, or pick a move.")
            continue
        if listen(moment, line):
            return


def hand_over(sitting: Sitting, seat: int) -> None:
    """Hide the last player's secrets before the next player looks, and all look away before a player has any.

    Nobody hides from oneself; and where nothing is secret all may look on.
    """
    if len(sitting.people) == 1:
        return
    if sitting.has_secrets(seat) or sitting.has_secrets(sitting.on_screen):
        if sitting.on_screen != seat:
            let_look_alone(sitting, seat)
    else:
        if sitting.on_turn != seat:
            sitting.remark(seat, f"{sitting.names[seat]} decides now.")
        sitting.on_screen = None
    sitting.on_turn = seat


def let_look_alone(sitting: Sitting, seat: int) -> None:
    """Clear the screen, and wait until only one player looks at it."""
    hide_secrets(sitting)
    await_silence()
    clear()
    show(Text(), Rule(Text(f"The screen is for {sitting.names[seat]} now", style="bold")), Text())
    while ask(f"{sitting.names[seat]}, press Enter when nobody else is looking. "):
        pass  # words were meant for something else: only Enter says that the right person looks
    sitting.on_screen = seat


def draw(moment: Moment, legal: Sequence[Action]) -> None:
    """The whole screen of a decision: notes, news, the table and the menu."""
    sitting, seat = moment.sitting, moment.seat
    view = sitting.match.view(seat)
    notes = Group(*[Text(note, style="dim") for note in sitting.opening_notes(seat)])
    news = headlines(sitting.board, turn_page(sitting, sitting.news(seat)), sitting.names)
    screenful = Screenful(
        sitting.board.table(view, sitting.names),
        sitting.board.question(view, legal),
        moment.menu,
        Text(_footer(moment), style="dim"),
        news,
        sitting.board.cards(view),
    )
    clear()
    show(notes)
    show_board(screenful, height=free_lines(height_of(notes)))


def turn_page(sitting: Sitting, news: Sequence[Event]) -> Sequence[Event]:
    """Where a part of the game has ended, tell of it on a page of its own. What happened after it."""
    begun = [place for place, event in enumerate(news) if event.word in sitting.board.chapters]
    if not begun or begun[-1] == 0:
        return news
    clear()
    show(*headlines(sitting.board, news[: begun[-1]], sitting.names), Rule(style="dim"))
    ask("Enter to go on. ")
    return news[begun[-1] :]


def _footer(moment: Moment) -> str:
    finish = moment.menu.finish
    can_undo = moment.sitting.match.can_undo(moment.seat)
    if not moment.menu.rows:
        return f"Enter to {finish.label.plain if finish else 'go on'}{', or undo' if can_undo else ''}."
    words = [
        f"0 {finish.label.plain}" if finish else "",
        "undo" if can_undo else "",
        "cancel" if can_undo and moment.is_in_the_middle() else "",
        "hint, cards, rules, quit, ? for help",
    ]
    return ", ".join(word for word in words if word)


def listen(moment: Moment, line: str) -> bool:
    """Take one line: a command, or a move. Whether the table is to be drawn again."""
    try:
        if not line:
            return move(moment, moment.menu.finish.action if moment.menu.finish else None)
        redraw = commands.run(moment, line)
        return play_line(moment, line) if redraw is None else redraw
    except IllegalAction as error:
        show(f"Not possible: {error}")
    except WrongPart as error:
        show(f"{error} Nothing was done.")
    except BottegaError as error:
        show(sentence(error))
    return False


def move(moment: Moment, action: Action | None) -> bool:
    """Do a move."""
    if action is None:
        show("Type a number of the menu or a move; ? helps.")
        return False
    moment.sitting.play(moment.seat, action)
    return True


def play_line(moment: Moment, line: str) -> bool:
    """Do the moves of a line, which are saved in one piece."""
    if moment.is_one_move(line):
        return move(moment, moment.find(line))
    parts = moment.parts(line)
    if not parts:
        return move(moment, None)
    with moment.sitting.in_one_piece():
        play_parts(moment, parts, moment.start_of(line))
    return True


def play_parts(moment: Moment, parts: list[Part], start: View | None) -> None:
    """Do the parts of a line. None is done if one of them is known to be impossible.

    Where luck comes in the middle, what follows is only known then: if it turns out to be impossible,
    the line ends there.
    """
    begun = False
    while parts:
        try:
            moves, parts = moment.rehearse(parts, start)
        except WrongPart as error:
            if not begun:
                raise
            moment.sitting.remark(moment.seat, f"{error} What stands before it in the line is done.")
            return
        if start is not None:
            commands.take_back(moment)
        for tried in moves:
            moment.sitting.play(moment.seat, tried.action)
        begun, start = True, None


def finish(sitting: Sitting) -> None:
    """Show the result, and keep the record."""
    path = sitting.close()
    clear()
    view = sitting.match.view(sitting.people[0] if len(sitting.people) == 1 else None)
    show(*_last_news(sitting))
    show_board(sitting.board.table(view, sitting.names))
    show(Rule(style="dim"), score_sheet(sitting.match.standings(), sitting.names), Text())
    show(f"The record is {path}", f"`{command()} replay {path}` shows it move by move.")
    if sitting.seal is not None:
        show(f"`{command()} verify {path}` checks that no outcome was changed once play began.")


def _last_news(sitting: Sitting) -> Sequence[Text]:
    lines = headlines(sitting.board, sitting.closing_news(), sitting.names)
    return [*lines[-MOST_NEWS:], Text()]
