"""While others decide, and for who watches: the table stays on the screen, and one may still type."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from bottega.core.errors import BadInput, BottegaError
from bottega.speech.phrase import Phrase
from bottega.terminal import commands
from bottega.terminal.at_server import AtServer
from bottega.terminal.commands import Changed, Glance, Next, Place, overview, split
from bottega.terminal.playing import draw_table, hide_secrets
from bottega.terminal.screen import LEAVING, PROMPT, ask, sentence, show
from bottega.terminal.words import drawn, message, say

TICK = 10.0
"""Seconds after which clocks that run are drawn again."""
HELP_WATCHING = ("rules", "cards", "log", "look", "say", "leave")
HELP_WAITING = ("rules", "cards", "log", "look", "undo", "cancel", "say", "agree", "stand-in", "resign", "abandon")


class Onlooker:
    """Somebody looks at a table and may type, but has nothing to decide: one who watches."""

    help: tuple[str, ...] = HELP_WATCHING
    footer = "footer-watching"

    def __init__(self, sitting: AtServer, glance: Glance) -> None:
        self.sitting = sitting
        self.glance = glance

    @property
    def commands(self) -> Mapping[str, Callable[[str], Next]]:
        """What may be typed."""
        for_all = {"rules": commands.rules, "cards": commands.cards, "log": commands.log, "look": commands.look}
        return {
            **{word: partial(doing, self.glance) for word, doing in for_all.items()},
            **dict.fromkeys(("say", "chat"), self.sitting.speak),
            **dict.fromkeys(LEAVING, partial(commands.leave, self.glance)),
            **dict.fromkeys(("?", "help"), self._explain),
        }

    def look_on(self, is_enough: Callable[[], bool]) -> None:
        """Draw the table whenever it changes, and listen, until it is enough."""
        coming = Next.DRAW
        while not is_enough():
            try:
                if coming is not Next.LISTEN:
                    self.sitting.look_again()
                    self.draw()
                with ticking(self.sitting):
                    coming = self.follow(self.sitting.ask(PROMPT))
            except Changed:
                coming = Next.DRAW

    def draw(self) -> None:
        """The table, and whom it waits for."""
        news = self.sitting.untold_news(self.glance.seat)
        draw_table(self.glance, drawn(waited_for(self.sitting)), message(self.footer, "dim"), news)

    def follow(self, line: str) -> Next:
        """Do what a line asks for; what is wrong with it is told."""
        try:
            return self._run(line)
        except BottegaError as error:
            show(sentence(error))
            return Next.LISTEN

    def _run(self, line: str) -> Next:
        word, argument = split(line)
        if not line:
            return Next.DRAW
        if word in self.sitting.board.switches:
            return commands.switch(self.glance, word)
        doing = self.commands.get(word)
        if doing is None:
            raise BadInput("not-your-decision-now", name=word)
        return doing(argument)

    def _explain(self, argument: str) -> Next:
        return commands.read(overview(self.glance, self.help))


class Waiting(Onlooker):
    """A player waits for others."""

    help = HELP_WAITING
    footer = "footer-waiting"

    def __init__(self, sitting: AtServer, place: Place, *, is_veiled: bool) -> None:
        super().__init__(sitting, place)
        self.place = place
        self.is_veiled = is_veiled
        """Whether nobody may look, because others at this screen would see what they may not."""

    @property
    def commands(self) -> Mapping[str, Callable[[str], Next]]:
        """What may be typed: all that needs no decision."""
        if self.is_veiled:
            return {word: doing for word, doing in super().commands.items() if word not in ("cards", "log", "look")}
        of_players: dict[str, Callable[[Place, str], Next]] = {
            "save": commands.save,
            "undo": commands.undo,
            "cancel": commands.cancel,
            "resign": commands.resign,
            "abandon": commands.abandon,
            **self.sitting.table_commands,
        }
        return {**super().commands, **{word: partial(doing, self.place) for word, doing in of_players.items()}}

    def draw(self) -> None:
        """The table, and whom it waits for; where nobody may look, only the latter."""
        if not self.is_veiled:
            super().draw()
            return
        hide_secrets(self.sitting)
        show(drawn(waited_for(self.sitting)), *map(drawn, self.sitting.remarks(self.place.seat)))


def waited_for(sitting: AtServer) -> Phrase:
    """Whom a table waits for."""
    pending = [Phrase(sitting.names[seat]) for seat in sitting.match.pending]
    return say("waiting-for", players=pending) if pending else say("replay-over")


def wait_for_others(sitting: AtServer) -> None:
    """Show the table until somebody here has to decide, or the game is over.

    Without a terminal nothing is drawn, and a line is read only if somebody proposes something.
    """
    seat = looking_on(sitting)
    place = Place(sitting, sitting.people[0] if seat is None else seat)
    waiting = Waiting(sitting, place, is_veiled=seat is None)
    if sitting.bell.can_interrupt:
        waiting.look_on(lambda: sitting.is_called)
        return
    sitting.live.wait(lambda: sitting.is_called or sitting.has_to_answer)
    if not sitting.is_called:
        sitting.look_again()
        show(*map(drawn, sitting.remarks(place.seat)))
        waiting.follow(ask(PROMPT))


def looking_on(sitting: AtServer) -> int | None:
    """Through whose eyes those at this screen may look on; None if somebody would see another's secrets."""
    if len(sitting.people) == 1 or not any(sitting.has_secrets(seat) for seat in sitting.people):
        return sitting.people[0]
    return sitting.on_screen


@contextmanager
def ticking(sitting: AtServer) -> Iterator[None]:
    """Draw the table again after a while, if clocks run."""
    clocks = sitting.live.info.clocks
    if clocks is None or not any(clocks.running):
        yield
        return
    timer = threading.Timer(TICK, sitting.draw_again)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
