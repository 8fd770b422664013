"""The room before a game: who sits at a table at a server, who is still to come, and how the luck is sealed."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from bottega.bots import USUAL_LEVEL
from bottega.client.afar import BEGUN
from bottega.client.live import LiveTable
from bottega.core.errors import BadInput, BottegaError
from bottega.core.registry import game_meta
from bottega.protocol.commands import Say
from bottega.protocol.tables import BotSeat, ChangeTable, DaysClock, LiveClock, SeatInfo
from bottega.speech.phrase import Phrase
from bottega.terminal.at_server import said, time_left
from bottega.terminal.bell import Bell, Rung
from bottega.terminal.commands import Left, split
from bottega.terminal.notes import notes_on_modules, notes_on_options
from bottega.terminal.screen import LEAVING, PROMPT, clear, command, printable, sentence, show
from bottega.terminal.words import drawn, message, say

FREE = ("open", "invited")
MOST_SAID = 8


class Room:
    """A table that waits for its players. When nobody is missing, its host's program starts the game.

    At a rematch everybody has a seat already: there it waits until all have come.
    """

    def __init__(self, live: LiveTable, bell: Bell, *, is_rematch: bool = False) -> None:
        self.live = live
        self.bell = bell
        self.is_rematch = is_rematch
        self._was_started = False
        self._said: list[Phrase] = []

    @property
    def has_begun(self) -> bool:
        """Whether the game has begun."""
        return self.live.info.status in BEGUN

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing."""
        return not any(seat.kind in FREE for seat in self.live.info.seats) and not self._expected

    @property
    def _expected(self) -> list[str]:
        """The players of a rematch who have not come yet."""
        seats = self.live.info.seats if self.is_rematch else ()
        return [printable(seat.name) for seat in seats if seat.kind == "person" and not (seat.is_here or seat.is_mine)]

    def wait(self) -> None:
        """Wait until the game begins. Without a terminal only who is missing is told, once."""
        if self.bell.can_interrupt:
            while not self.has_begun:
                self._start_if_full()
                self.draw()
                self._listen()
            return
        self._start_if_full()
        if not self.has_begun and not self.is_full:
            show(*map(drawn, self.told()))
        self.live.wait(lambda: self.has_begun or self.is_full)
        self._start_if_full()
        self.live.wait(lambda: self.has_begun)

    def _start_if_full(self) -> None:
        """Start once, by itself. If somebody's program did not show what it had committed to, the host is asked."""
        info = self.live.info
        if self.is_full and info.is_host and info.status == "waiting" and not self._was_started:
            self._was_started = True
            self._start()

    def _start(self) -> None:
        self.live.server.start(self.live.table)

    # What is shown

    def draw(self) -> None:
        """Who is here, who is missing, and how they come."""
        if self.live.problem is not None:
            raise self.live.problem
        clear()
        show(Rule(Text(game_meta(self.live.info.game).title, style="bold")), *map(drawn, self.told()))
        show(*[drawn(said(each)) for each in self.live.chat[-MOST_SAID:]], *map(drawn, self._said))
        show(message("room-footer", "dim", is_host="yes" if self.live.info.is_host else "no"))
        self._said = []

    def told(self) -> list[Phrase]:
        """The room in lines."""
        info = self.live.info
        meta = game_meta(info.game)
        played = [*notes_on_modules(meta, info.options), *notes_on_options(meta, info.options)]
        note = [say("room-not-sealed")] if info.note else []
        sealing = [say("room-sealing")] if info.status == "sealing" else []
        away = [say("server-away", server=str(self.live.server.address))] if self.live.is_away else []
        who_comes = [*self._seats(), *self._ways_in(), *self._rematch()]
        return [*played, *self._agreements(), *who_comes, *note, *sealing, *away]

    def _rematch(self) -> list[Phrase]:
        """For whom a rematch waits."""
        if not self._expected or self.live.info.status != "waiting":
            return []
        players = [Phrase(name) for name in self._expected]
        is_host = "yes" if self.live.info.is_host else "no"
        return [say("room-rematch", players=players, players_count=len(players), is_host=is_host)]

    def _agreements(self) -> list[Phrase]:
        """How much time there is, and whether actions may be taken back, unless it is as usual."""
        clock, undo = self.live.info.clock, self.live.info.undo
        told = [] if undo == "free" else [say("room-undo-off" if undo == "off" else "room-undo-consent")]
        if isinstance(clock, DaysClock):
            return [say("room-clock-days", days=clock.days), *told]
        if isinstance(clock, LiveClock):
            return [say("room-clock-live", time=time_left(clock.seconds), increment=clock.increment), *told]
        return told

    def _seats(self) -> list[Phrase]:
        return [say("room-seat", number=n, who=who(seat)) for n, seat in enumerate(self.live.info.seats, 1)]

    def _ways_in(self) -> list[Phrase]:
        """How those who are missing come to the table."""
        info = self.live.info
        facts = {"command": command(), "server": str(self.live.server.address), "table": self.live.table}
        is_open = any(seat.kind == "open" for seat in info.seats)
        tokens = [printable(seat.invitation) for seat in info.seats if seat.invitation]
        return [
            *([say("room-way-in", **facts)] if is_open else []),
            *[say("room-invitation", invitation=token, **facts) for token in tokens],
        ]

    # What is typed

    def _listen(self) -> None:
        try:
            line = self.bell.ask(PROMPT)
        except Rung:
            return
        try:
            self._follow(*split(line))
        except BottegaError as error:
            self._said.append(Phrase(sentence(error)))

    def _follow(self, word: str, argument: str) -> None:
        if word in LEAVING:
            raise Left
        if word in ("say", "chat") and argument:
            self.live.do(Say(text=argument))
        elif word == "start":
            self._start()
        elif word == "bot":
            self._fill(argument or USUAL_LEVEL)
        elif word == "up":
            self.live.server.leave(self.live.table)
            raise Left
        elif word:
            raise BadInput("not-in-this-room", name=word)

    def _fill(self, bot: str) -> None:
        """Let bots sit on all seats that are free."""
        free = {str(n): BotSeat(bot) for n, seat in enumerate(self.live.info.seats) if seat.kind in FREE}
        self.live.server.change_table(self.live.table, ChangeTable(seats={**free}))


def who(seat: SeatInfo) -> Phrase:
    """Who sits on a seat, or may."""
    if seat.kind in FREE:
        return say(f"room-{seat.kind}")
    if seat.kind == "bot":
        return say("room-bot", bot=printable(seat.bot or ""), player=printable(seat.name))
    is_here = "yes" if seat.is_here or seat.is_mine else "no"
    return say("room-person", player=printable(seat.name), is_mine="yes" if seat.is_mine else "no", is_here=is_here)
