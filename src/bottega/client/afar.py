"""A game at a server, as if it were here: what is asked is answered from what was shown, what is done goes there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bottega.client.failing import Refused
from bottega.client.live import PATIENCE, LiveTable
from bottega.client.places import Place
from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.records import Header, Record, parse_record
from bottega.core.replay import game_of, verify
from bottega.core.scores import Standing
from bottega.core.scribe import Ending
from bottega.core.views import View
from bottega.core.witness import Witness
from bottega.protocol import commands
from bottega.protocol.live import Done
from bottega.sitting.asking import Asking, Shown
from bottega.sitting.files import SHARED_FILE, make_folder, unused, write_whole
from bottega.sitting.lines import Moves, WrongPart
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.saves import Saves
from bottega.sitting.sitting import Played, short_seal
from bottega.speech.voice import find_voice

BEGUN = ("running", "finished", "ended")


class MatchAfar:
    """A match at a server, as it was last looked at: it stays so until somebody looks again.

    What a rule says of an action is worked out from the view, as a rehearsal does.
    """

    def __init__(self, live: LiveTable, header: Header) -> None:
        self.header = header
        self.game: Game = game_of(header)
        self._live = live
        self.places: dict[int | None, Place] = {}
        self.look_again()

    def look_again(self) -> None:
        """See what has changed."""
        self.places = self._live.places

    def _place(self, seat: int | None) -> Place:
        place = self.places.get(seat)
        if place is None and seat is None and self.places:
            place = next(iter(self.places.values()))  # those who sit here see as much as a spectator
        if place is None:
            raise BadInput("not-allowed-at-table", table=self._live.table)
        return place

    @property
    def pending(self) -> Sequence[int]:
        """The seats that owe a decision."""
        return self._place(None).pending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._place(None).over

    @property
    def closed(self) -> Ending | None:
        """How the game was closed before its end, if it was."""
        return self._place(None).closed

    @property
    def record(self) -> Record:
        """The record, as the server has it now."""
        return parse_record(self._live.server.record(self._live.table))

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, was shown."""
        return self._place(seat).view

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        return list(self._place(seat).legal)

    def check(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this; None if it may."""
        return None if action in self._place(seat).legal else Rehearsal(self.game, self.view(seat)).check(action)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back."""
        return self._place(seat).can_undo

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat was told."""
        return list(self._place(seat).events[since:])

    def event_count(self, seat: int | None = None) -> int:
        """How many events a seat was told."""
        return len(self._place(seat).events)

    def standings(self) -> list[Standing]:
        """The places at the end."""
        return list(self._place(None).standings)


class TableAfar(Asking):
    """A table at a server where somebody here sits, or watches."""

    match: Shown

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.wait_until_begun()
        self.afar = MatchAfar(live, parse_record(f"{live.info.header}\n").header)
        self.match = self.afar
        self.name = f"{live.info.game}-{live.table}"
        self.names = [seat.name for seat in live.info.seats]
        header = self.afar.header
        self.voice = find_voice(self.afar.game, self.names, header.options, live.server.language)
        self.trouble: BottegaError | None = None
        """What is wrong with the record, if something is."""

    def wait_until_begun(self) -> None:
        """Wait until the game has begun, and one sees it."""
        live = self.live
        live.wait(lambda: live.info.status in BEGUN and bool(live.info.header) and self._sees_all())

    def _sees_all(self) -> bool:
        """Whether one sees the table from everywhere one may."""
        return set(self.live.places) == set(self.live.lookers)

    @property
    def people(self) -> Sequence[int]:
        """The seats of those who are here."""
        return [] if self.live.watch else self.live.seats

    @property
    def seal(self) -> str | None:
        """What was shown of the luck before play."""
        commitment = self.match.header.commitment
        return None if commitment is None else short_seal(commitment)

    def secrets(self, seat: int | None) -> Sequence[str]:
        """What a seat sees that a spectator does not."""
        place = self.afar.places.get(seat)
        return () if place is None else place.secrets

    def look_again(self) -> None:
        """See what has changed; a problem is raised."""
        if self.live.problem is not None:
            raise self.live.problem
        self.afar.look_again()

    # Doing

    def play(self, seat: int, line: Moves) -> Played:
        """Do an action or a whole line. What is known here to be impossible is refused here."""
        doing = self._doing(seat, line)
        done = self._do(commands.Play(seat=seat, number=self.afar.places[seat].number, line=doing))
        actions = [self.match.game.actions.parse_name(name) for name in done.actions]
        return Played(actions, None if done.ended is None else WrongPart(done.ended.part, Refused(done.ended)))

    def _doing(self, seat: int, line: Moves) -> commands.Line:
        """A line as it is sent: words as they were typed, actions by their names."""
        if isinstance(line, str) and self.is_one_move(seat, line):
            line = self.find(seat, line)
        if isinstance(line, Action):
            reason = self.match.check(seat, line)
            if reason is not None:
                raise IllegalAction(reason)
            return [line.name]
        parts, start = self._understood(seat, line)
        self._rehearse(seat, parts, start)
        if isinstance(line, str):
            return line
        return [part if isinstance(part, str) else part.name for part in parts]

    def undo(self, seat: int) -> None:
        """Take back a seat's last action."""
        self._do(commands.Undo(seat=seat, number=self.afar.places[seat].number))

    def cancel(self, seat: int) -> None:
        """Take back all that belongs to an unfinished action of a seat."""
        self._do(commands.Cancel(seat=seat, number=self.afar.places[seat].number))

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self._do(commands.Resign(seat=seat))

    def agree_to_end(self) -> None:
        """Ask the others to end the game here."""
        self._do(commands.ProposeEnd(seat=self.people[0]))

    def answer(self, *, agree: bool) -> None:
        """Agree to what is proposed, or not."""
        proposal = self.live.info.proposal
        if proposal is None:
            raise BadInput("nothing-proposed")
        self._do(commands.Answer(seat=self.people[0], proposal=proposal.id, agree=agree))
        self.live.wait(lambda: self.live.info.proposal != proposal, PATIENCE)

    def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot play for a seat, or its person again."""
        self._do(commands.StandIn(seat=seat, bot=bot))
        self.live.wait(lambda: self.live.info.seats[seat].stand_in == bot, PATIENCE)

    def say(self, text: str) -> None:
        """Say something to those at the table."""
        self._do(commands.Say(text=text))

    def _do(self, command: commands.AnyCommand) -> Done:
        """Do something, and wait until one sees it."""
        live, done = self.live, self.live.do(command)
        if isinstance(command, commands.AtSeat):
            live.wait_for_number(command.seat, done.number)
        if done.proposal is not None:
            live.wait(lambda: live.last_proposal == done.proposal or self.afar.places is not live.places, PATIENCE)
        self.look_again()
        return done

    # The end

    @property
    def record_path(self) -> Path:
        """Where the record is kept when the game is over."""
        return self._path

    def close(self) -> None:
        """The game is over: fetch its record, keep it, and hold it against what was seen.

        If all is in order the match is from here on the one that the record leads to, with nothing hidden any more.
        """
        text = self.live.server.record(self.live.table)
        self._path = self._kept(text)
        record = parse_record(text)
        try:
            match = verify(record)
            if self.witness is not None:
                self.witness.check(record)
        except BottegaError as trouble:
            self.trouble = trouble
        else:
            self.match = match

    def _kept(self, text: str) -> Path:
        """Where a record is kept. Coming back to a game that is over keeps it only once."""
        path = Saves().record_path(self.name)
        if path.exists() and path.read_text(encoding="utf-8", errors="replace") == text:
            return path
        make_folder(path.parent)
        path = unused(path)
        write_whole(path, text.encode(), SHARED_FILE)
        return path

    @property
    def witness(self) -> Witness | None:
        """What was noted of the game while it was played."""
        return None if self.live.witnessing is None else self.live.witnessing.witness

    @property
    def has_added(self) -> bool:
        """Whether what this client drew by lot is a part of the luck."""
        return self.witness is not None and self.witness.seat is not None

    @property
    def is_left_out(self) -> bool:
        """Whether several people play, and this client has no part in the luck: then others may have chosen it."""
        people = {seat.user for seat in self.live.info.seats if seat.user is not None}
        return bool(self.people) and len(people) > 1 and not self.has_added
