"""A table at a server, on this screen: with those who sit elsewhere, what they say and propose, and the clocks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from rich.console import RenderableType

from bottega.client.afar import TableAfar
from bottega.client.failing import Refused
from bottega.client.live import LiveTable
from bottega.client.places import Place as Seen
from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError
from bottega.core.event import Event
from bottega.core.records import Acted
from bottega.protocol import commands as sent
from bottega.protocol.live import Done, Message
from bottega.protocol.tables import LONGEST_MESSAGE, Proposal
from bottega.sitting.reasons import STALE
from bottega.sitting.seats import LONGEST_NAME
from bottega.speech.phrase import Phrase
from bottega.terminal.bell import Bell, Rung
from bottega.terminal.commands import Changed, Next, Place, split
from bottega.terminal.on_screen import OnScreen
from bottega.terminal.pager import show_through
from bottega.terminal.screen import LEAVING, PROMPT, command, printable, sentence, show
from bottega.terminal.words import drawn, message, say, styled

MOST_SAID = 3
"""So many of the last messages stand below the table."""
STANDS_IN = "greedy"
ELSEWHERE = -1
"""The seat of whoever is not at this screen."""
NOBODY = ("off", "none", "me")
"""Words for the person who takes a seat back."""
TAKING_BACK = {"undo": "proposal-undo", "cancel": "proposal-cancel", "reset": "proposal-reset"}
REMATCH = "rematch"
"""What is typed to play again."""
HELP_AT_SERVER = ("say", "agree", "stand-in", "leave")


class AtServer(TableAfar, OnScreen):
    """A table at a server where people at this screen sit, or watch."""

    help = HELP_AT_SERVER

    def __init__(self, live: LiveTable, bell: Bell) -> None:
        TableAfar.__init__(self, live)
        self.names = [printable(seat.name)[:LONGEST_NAME] for seat in live.info.seats]
        OnScreen.__init__(self)
        self.bell = bell
        self.commands = self.table_commands = {
            "say": self._say,
            "chat": self._say,
            "agree": self._agree,
            "disagree": self._disagree,
            "stand-in": self._stand_in,
        }
        self.wants_rematch = False
        """Whether those at this screen want to play again."""
        self._heard = 0
        self._drawn: object = None
        self._named: dict[int, Action | None] = {}
        """By the number of a proposal, the first action that it would take back."""
        self._proposed_here: tuple[int, int] | None = None
        """Who at this screen has proposed something, and the seat's number then."""
        self.tell_the_last()

    # Who decides

    @property
    def is_over(self) -> bool:
        """Whether the game is over by now."""
        return any(place.over for place in self.live.places.values())

    def is_asked(self, seat: int) -> bool:
        """Whether somebody at this screen has to decide for a seat: no bot stands in."""
        place = self.live.places.get(seat)
        return place is not None and seat in place.pending and self.live.info.seats[seat].stand_in is None

    @property
    def is_called(self) -> bool:
        """Whether somebody at this screen is to do something now, or nothing is left to be done."""
        return self.is_over or any(self.is_asked(seat) for seat in self.people)

    def next_seat(self) -> int:
        """Who at this screen decides next; ELSEWHERE if nobody here does."""
        self.look_again()
        asked = [seat for seat in self.people if self.is_asked(seat)]
        at_screen = [seat for seat in asked if seat == self.on_screen]
        return [*at_screen, *asked, ELSEWHERE][0]

    def let_others_decide(self, seat: int) -> None:
        """Show the table while others decide."""
        from bottega.terminal.waiting import wait_for_others

        with contextlib.suppress(Changed):
            wait_for_others(self)
        self.look_again()

    # Listening

    def ask(self, prompt: str) -> str:
        """A line that somebody types. Whatever changes at the table meanwhile is to be looked at first."""
        while True:
            if self._seen(self.live.places) != self._drawn:
                raise Changed
            try:
                return self.bell.ask(prompt)
            except Rung:
                show(*map(drawn, self._news_of_chat()))

    def _seen(self, places: Mapping[int | None, Seen]) -> object:
        """All that is drawn of a table, but for what is said there."""
        live = self.live
        stand_ins = [seat.stand_in for seat in live.info.seats]
        numbers = {seat: (place.number, place.over) for seat, place in places.items()}
        return numbers, live.info.proposal, live.info.status, stand_ins, live.is_away, live.problem

    def draw_again(self) -> None:
        """Time goes by: what is drawn is out of date."""
        self._drawn = None
        self.bell.ring()

    def remarks(self, seat: int | None) -> list[Phrase]:
        """What a seat is still to be told, with what is said and proposed at the table. From here on it is drawn."""
        self._drawn = self._seen(self.afar.places)
        return [*self._standing(), *self._chat(), *OnScreen.remarks(self, seat)]

    def _standing(self) -> list[Phrase]:
        """What holds now: clocks, bots that stand in, a proposal, and whether the server is there."""
        proposal = self.live.info.proposal
        return [
            *self._clocks(),
            *self._stand_ins(),
            *([] if proposal is None else [self._proposed(proposal)]),
            *self._refusal(proposal),
            *([say("server-away", server=str(self.live.server.address))] if self.live.is_away else []),
        ]

    def _stand_ins(self) -> list[Phrase]:
        """Which bots play for people; those at this screen are told how to take their seats back."""
        return [
            say("stands-in" if seat in self.people else "stands-in-there", player=self.names[seat], bot=printable(bot))
            for seat, bot in enumerate(each.stand_in for each in self.live.info.seats)
            if bot is not None
        ]

    def _clocks(self) -> list[Phrase]:
        """What is left on each clock."""
        clocks = self.live.info.clocks
        if clocks is None:
            return []
        gone = max(0.0, (datetime.now(UTC) - clocks.at).total_seconds())
        told = [
            say(
                "clock",
                player=name,
                left=time_left(left / 1_000 - (gone if runs else 0.0)),
                runs="yes" if runs else "no",
            )
            for name, left, runs in zip(self.names, clocks.left, clocks.running, strict=True)
        ]
        return [say("clocks", clocks=told)]

    def _proposed(self, proposal: Proposal) -> Phrase:
        """What somebody proposes: those who are asked are told how to answer."""
        who = self.names[proposal.seat]
        what = self._what_is_proposed(proposal, who)
        if not any(seat in proposal.waiting for seat in self.people):
            waiting = [Phrase(self.names[seat]) for seat in proposal.waiting]
            return say("proposal-waits", proposal=what, players=waiting)
        return say("proposal-asks", proposal=what)

    def _what_is_proposed(self, proposal: Proposal, who: str) -> Phrase:
        """The end, or what would be taken back: by the action that it begins with, if everybody may know that."""
        if proposal.what == "end":
            return say("proposal-end", player=who)
        action = self._first_taken_back(proposal)
        if action is None:
            return say("proposal-hidden", player=who)
        return say(TAKING_BACK[proposal.what], player=who, move=styled(self.voice.typed(action), "bold"))

    def _first_taken_back(self, proposal: Proposal) -> Action | None:
        """The first action that would be taken back, from the record; None if that withholds it."""
        if proposal.id not in self._named and not self.live.is_away:
            with contextlib.suppress(BottegaError):
                found = [entry for entry in self.afar.record.entries if entry.n == proposal.entry]
                names = [entry.action for entry in found if isinstance(entry, Acted) and entry.action is not None]
                self._named = {proposal.id: next(map(self.match.game.actions.parse_name, names), None)}
        return self._named.get(proposal.id)

    def _refusal(self, proposal: Proposal | None) -> list[Phrase]:
        """That somebody did not agree to what was proposed here: it is gone, and nothing has happened."""
        before, self._proposed_here = self._proposed_here, None
        if proposal is not None and proposal.seat in self.people:
            self._proposed_here = proposal.seat, self.live.places[proposal.seat].number
        if before is None or proposal is not None:
            return []
        seat, number = before
        return [say("proposal-refused")] if self.live.places[seat].number == number and not self.is_over else []

    @property
    def has_to_answer(self) -> bool:
        """Whether somebody at this screen is asked to agree to something."""
        proposal = self.live.info.proposal
        return proposal is not None and any(seat in proposal.waiting for seat in self.people)

    # What is said

    def _chat(self) -> list[Phrase]:
        """What was said last; where lines are only printed, what is new of it."""
        new, self._heard = self.live.chat[self._heard :], len(self.live.chat)
        return [said(message) for message in (self.live.chat[-MOST_SAID:] if self.bell.can_interrupt else new)]

    def _news_of_chat(self) -> list[Phrase]:
        """What was said since the table was drawn."""
        new, self._heard = self.live.chat[self._heard :], len(self.live.chat)
        return [said(message) for message in new]

    # Doing

    def latest_news(self, seat: int | None) -> list[Event]:
        """What happened since this seat last did something: a table that is drawn again tells it again."""
        return self.untold_news(seat)

    def told_now(self, seat: int | None) -> list[Event]:
        """What happened since this was last asked."""
        return OnScreen.latest_news(self, seat)

    def closing_news(self) -> list[Event]:
        """What happened since those at the screen were told."""
        return OnScreen.closing_news(self) if self.people else self.untold_news(None)

    def turned_page(self, seat: int, event: Event) -> None:
        """What ended before an event was read."""
        self._told[seat] = next(n for n, told in enumerate(self.match.events(seat)) if told is event)

    def _do(self, doing: sent.AnyCommand) -> Done:
        """Do something. What was meant for a table that has changed meanwhile is told of at the next look."""
        if not isinstance(doing, sent.AtSeat):
            return TableAfar._do(self, doing)
        self._told[doing.seat] = self.match.event_count(doing.seat)
        try:
            done = TableAfar._do(self, doing)
        except Refused as refused:
            if refused.code != STALE.code:
                raise
            self.remark(doing.seat, Phrase(str(refused)))
            raise Changed from None
        if done.proposal is not None:
            self.remark(doing.seat, say("is-proposed"))
            self._proposed_here = doing.seat, self.live.places[doing.seat].number
        return done

    # Commands

    table_commands: dict[str, Callable[[Place, str], Next]]

    def speak(self, text: str) -> Next:
        """Say something to the others at the table; watchers say it among themselves."""
        if not text:
            raise BadInput("nothing-to-say")
        self.say(text[:LONGEST_MESSAGE])
        return Next.LISTEN

    def _say(self, place: Place, argument: str) -> Next:
        return self.speak(argument)

    def _agree(self, moment: Place, argument: str) -> Next:
        """Agree to what is proposed."""
        self.answer(agree=True)
        return Next.DECIDE

    def _disagree(self, moment: Place, argument: str) -> Next:
        """Do not agree to what is proposed, or withdraw it."""
        self.answer(agree=False)
        self._proposed_here = None
        return Next.DECIDE

    def _stand_in(self, place: Place, argument: str) -> Next:
        """Let a bot play on, or take the seat back."""
        word = argument.lower()
        self.stand_in(place.seat, None if word in NOBODY else word or STANDS_IN)
        return Next.DECIDE

    # Around a game

    def way_back(self) -> Phrase:
        """How to come back to the table."""
        key = "come-back-to-watch" if self.live.watch else "come-back-to-server"
        return say(key, command=command(), server=str(self.live.server.address), table=self.live.table)

    def take_leave(self, *picture: RenderableType) -> None:
        """Show the end of the game; those who played it, and sit at a terminal, are asked whether they play again."""
        can_ask = bool(self.people) and self.bell.can_interrupt
        show_through(*picture, then=self._offer_rematch if can_ask else None)

    def _offer_rematch(self) -> None:
        """Ask for one word. That another player waits for a rematch is told as soon as it is so."""
        told: tuple[str | None] | None = None
        while True:
            show(*map(drawn, self._news_of_chat()))
            if told != (self.live.info.rematch,):
                told = (self.live.info.rematch,)
                show(message("rematch-offer", waits=self._rematch_waits))
            try:
                word, argument = split(self.bell.ask(PROMPT))
            except Rung:
                continue
            if word == REMATCH:
                self.wants_rematch = True
            if word in ("", REMATCH, *LEAVING):
                return
            self._answer_at_the_end(word, argument)
            told = None

    def _answer_at_the_end(self, word: str, argument: str) -> None:
        """One may still talk; what else is typed means nothing."""
        try:
            if word in ("say", "chat"):
                self.speak(argument)
        except BottegaError as error:
            show(sentence(error))

    @property
    def _rematch_waits(self) -> str:
        return "no" if self.live.info.rematch is None else "yes"

    def way_to_rematch(self) -> Phrase:
        """How to play again with the same players, later."""
        facts = {"command": command(), "server": str(self.live.server.address), "table": self.live.table}
        return say("how-to-rematch", waits=self._rematch_waits, **facts)

    def about_record(self) -> list[Phrase]:
        """What is said of the record: where it is, and what was found when it was checked."""
        facts = {"command": command(), "path": str(self.record_path)}
        told = [say("the-record", path=facts["path"]), say("how-to-replay", **facts)]
        if self.witness is not None and self.live.witnessing is not None:
            told.append(say("how-to-verify-as-seen", witness=str(self.live.witnessing.path), **facts))
        if self.trouble is not None:
            return [*told, say("record-in-trouble", problem=sentence(self.trouble))]
        key = "record-shared" if self.has_added else "record-checked" if self.people else "record-watched"
        return [say(key), *told]


def said(message: Message) -> Phrase:
    """What somebody said."""
    return say("somebody-says", player=styled(printable(message.name), "bold"), text=Phrase(printable(message.text)))


def time_left(seconds: float) -> Phrase:
    """How much time is left, in a few letters."""
    whole = max(0, int(seconds))
    minutes, rest = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    if hours >= 48:
        return say("time-in-days", days=hours // 24)
    return Phrase(f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}")
