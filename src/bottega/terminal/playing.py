"""Playing at this screen: bots and people in turn, until the game is over."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.core.event import Event
from bottega.sitting.keeping import NotKept
from bottega.sitting.lines import Moves, WrongPart, parts_of
from bottega.sitting.saves import Saves
from bottega.speech.about import goal
from bottega.speech.news import headlines
from bottega.speech.phrase import Phrase, joined
from bottega.terminal import commands
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.boards.screenful import MOST_NEWS, Screenful
from bottega.terminal.commands import Changed, Glance, Left, Moment, Next, sealed_luck
from bottega.terminal.notes import notes_on_modules
from bottega.terminal.on_screen import OnScreen
from bottega.terminal.own_components import notes_on_components
from bottega.terminal.pager import show_pages
from bottega.terminal.screen import (
    LEAVING,
    NARROWEST,
    OUT,
    PROMPT,
    ask,
    await_silence,
    clear,
    command,
    forget_lines,
    free_lines,
    height_of,
    is_interactive,
    own_screen,
    sentence,
    show,
    show_board,
    too_narrow,
)
from bottega.terminal.sheets import outcome, result
from bottega.terminal.words import drawn, language, message, say

YES = ("", "y", "yes")


def play_new(sitting: AtScreen) -> None:
    """Play a game that begins."""
    sitting.notes.append(Phrase(goal(sitting.match.game.meta, language())))
    sitting.notes += [] if sitting.seal is None else [sealed_luck(sitting.seal)]
    with Saves().claimed(sitting.name):
        play(sitting)


def play_saved(name: str) -> None:
    """Go on with a saved game. It is read only once no other window can change it."""
    check_saved(name)
    with Saves().claimed(name):
        play(AtScreen.go_on(name))


def check_saved(name: str) -> None:
    """Refuse a name that no saved game has."""
    if name not in Saves().names():
        raise BadInput("no-such-saved-game", name=name, command=command())


def play(sitting: OnScreen) -> None:
    """Play to the end, or until somebody leaves. What was shown is saved, so leaving needs no care."""
    sitting.notes += notes_on_modules(sitting.match.game.meta, sitting.match.header.options)
    sitting.notes += notes_on_components(sitting.match.game)
    sitting.notes += [say("too-narrow", columns=OUT.real_width, least=NARROWEST)] if too_narrow() else []
    with own_screen() as farewell:
        try:
            welcome(sitting)
            play_on(sitting)
            finish(sitting, farewell)
        except (Left, EOFError):
            farewell.extend(how_to_come_back(sitting))
        except NotKept as error:
            hide_secrets(sitting)
            raise BadInput("game-cannot-go-on", because=error.problem) from None
        except BaseException:
            farewell.extend(how_to_come_back(sitting))
            raise


def welcome(sitting: OnScreen) -> None:
    """Before somebody first looks at the table: what one tries to do here, and how to go about it."""
    if sitting.notes and not sitting.match.over and is_interactive():
        clear()
        title = Text(sitting.match.game.meta.title, style="bold")
        show(Rule(title), *[Text(f"\n{note}") for note in [*sitting.notes, say("how-to-play")]], Text())
        wait(say("go-to-table"))
        sitting.notes.clear()


def play_on(sitting: OnScreen) -> None:
    """Bots and people decide in turn."""
    while not sitting.match.over:
        seat = sitting.next_seat()
        if seat in sitting.people:
            decide(sitting, seat)
        else:
            sitting.let_others_decide(seat)


def how_to_come_back(sitting: OnScreen) -> list[RenderableType]:
    """What is said to somebody who leaves a game that is not over."""
    if sitting.match.over:
        return []
    hide_secrets(sitting)
    below_the_question = [] if OUT.is_alt_screen else [Text()]
    return [*below_the_question, drawn(sitting.way_back())]


def hide_secrets(sitting: OnScreen) -> None:
    """Where several people share the screen, leave nothing on it that is for one of them."""
    if len(sitting.people) > 1:
        clear()
        forget_lines()


def decide(sitting: OnScreen, seat: int) -> None:
    """One decision of a person: draw the table, then listen until a move is made or taken back."""
    hand_over(sitting, seat)
    moment = Moment(sitting, seat, sitting.menu(seat), turn_page(sitting, seat, sitting.latest_news(seat)))
    coming = Next.DRAW
    with contextlib.suppress(Changed):
        while coming is not Next.DECIDE:
            if coming is Next.DRAW:
                draw(moment)
            coming = listen(moment, sitting.ask(PROMPT))


def hand_over(sitting: OnScreen, seat: int) -> None:
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
            sitting.remark(seat, say("decides-now", player=sitting.names[seat]))
        sitting.on_screen = None
    sitting.on_turn = seat


def let_look_alone(sitting: OnScreen, seat: int) -> None:
    """Clear the screen, and wait until only one player looks at it."""
    hide_secrets(sitting)
    await_silence()
    clear()
    show(Text(), Rule(message("for-one-player", "bold", player=sitting.names[seat])), Text())
    while wait(say("nobody-looks", player=sitting.names[seat])):
        pass  # words were meant for something else: only Enter says that the right person looks
    sitting.on_screen = seat


def wait(question: Phrase) -> str:
    """What is answered where only Enter is asked for; one may leave here too."""
    answer = ask(f"{question} ")
    if answer.lower() in LEAVING:
        raise Left
    return answer


def draw(moment: Moment) -> None:
    """The whole screen of a decision: notes, news, the table and the menu."""
    sitting, seat = moment.sitting, moment.seat
    question = sitting.drawn(sitting.voice.question(sitting.match.view(seat), moment.menu.legal))
    draw_table(moment, question, drawn(_footer(moment), "dim"), moment.news, sitting.opening_notes(seat))


def draw_table(
    glance: Glance, question: Text, footer: Text, news: Sequence[Event], opening: Sequence[Phrase] = ()
) -> None:
    """The table as somebody sees it, with what is asked below it, and what is said around it."""
    sitting, view = glance.sitting, glance.sitting.match.view(glance.seat)
    notes = Group(*[drawn(note, "dim") for note in opening])
    remarks = Group(*[drawn(remark) for remark in sitting.remarks(glance.seat)])
    screenful = Screenful(
        sitting.board.table(view, sitting.names),
        question,
        glance.choices,
        footer,
        told(sitting, news),
        partial(sitting.board.cards, view),
    )
    clear()
    show(notes)
    show_board(screenful, height=free_lines(height_of(notes) + height_of(remarks)))
    show(remarks)


def told(sitting: OnScreen, news: Sequence[Event]) -> list[Text]:
    """What happened, in lines."""
    return [sitting.drawn(line) for line in headlines(sitting.voice, news)]


def turn_page(sitting: OnScreen, seat: int, news: Sequence[Event]) -> Sequence[Event]:
    """Where a part of the game has ended, tell of it on a page of its own. What happened after it."""
    begun = [place for place, event in enumerate(news) if event.word in sitting.voice.chapters]
    if not begun or begun[-1] == 0:
        return news
    clear()
    if not show_pages(*told(sitting, news[: begun[-1]]), Rule(style="dim")):
        wait(say("enter-to-go-on"))
    sitting.turned_page(seat, news[begun[-1]])
    return news[begun[-1] :]


def _footer(moment: Moment) -> Phrase:
    finish = moment.menu.finish
    can_undo = moment.sitting.match.can_undo(moment.seat)
    if not moment.menu.groups:
        doing = finish.label if finish else say("go-on")
        return say("footer-enter", finish=doing, can_undo="yes" if can_undo else "no")
    words = [
        say("footer-finish", finish=finish.label) if finish else "",
        "undo" if can_undo else "",
        "cancel" if can_undo and moment.is_in_the_middle() else "",
        say("footer-commands"),
    ]
    return joined(", ", [word for word in words if word])


def listen(moment: Moment, line: str) -> Next:
    """Take one line: a command, or a move. What was offered for Enter is so for this line only."""
    offer, moment.offer = moment.offer, ()
    try:
        if offer and line.lower() in YES:
            return do(moment, offer)
        if not line:
            return press_enter(moment)
        return commands.run(moment, line) or play_line(moment, line)
    except IllegalAction as error:
        show(message("not-possible", refusal=moment.refusal(error.reason)))
    except WrongPart as error:
        show(message("nothing-was-done", wrong=moment.wrong_part(error)))
    except BottegaError as error:
        show(sentence(error))
    return Next.LISTEN


def press_enter(moment: Moment) -> Next:
    """Do no more; where that forfeits a move, only if Enter is pressed again."""
    finish = moment.menu.finish
    if finish is not None and not is_sure(moment):
        moment.offer = [finish.action]
        show(message("moves-are-left", finish=finish.label))
        return Next.LISTEN
    return nothing_named() if finish is None else do(moment, finish.action)


def is_sure(moment: Moment) -> bool:
    """Whether Enter alone can't be a slip: nothing else can be done, or something was done before."""
    sitting, seat = moment.sitting, moment.seat
    return len(moment.menu.legal) == 1 or (sitting.match.can_undo(seat) and not sitting.voice.asks_twice)


def nothing_named() -> Next:
    """Somebody named nothing to do."""
    show(message("pick-a-move"))
    return Next.LISTEN


def play_line(moment: Moment, line: str) -> Next:
    """Do the moves of a line."""
    parts = parts_of(line)
    if not parts:
        return nothing_named()
    for part in parts:
        commands.check_is_no_command(part, moment.sitting)
    return do(moment, line)


def do(moment: Moment, line: Moves) -> Next:
    """Do a move, or several. If luck made a later one impossible, that is told at the next look at the table."""
    ended = moment.sitting.play(moment.seat, line).ended
    if ended is not None:
        moment.sitting.remark(moment.seat, say("done-so-far", wrong=moment.wrong_part(ended)))
    return Next.DECIDE


def finish(sitting: OnScreen, farewell: list[RenderableType]) -> None:
    """Show the result, and keep the record."""
    news = told(sitting, sitting.closing_news())[-MOST_NEWS:]
    sitting.close()
    farewell += [drawn(outcome(sitting.match, sitting.voice))] if is_interactive() else []
    farewell += map(drawn, sitting.about_record())
    view = sitting.match.view(sitting.people[0] if len(sitting.people) == 1 else None)
    table = sitting.board.table(view, sitting.names)
    clear()
    sitting.take_leave(*news, Text(), table, Rule(style="dim"), result(sitting.match, sitting.voice), Text())
