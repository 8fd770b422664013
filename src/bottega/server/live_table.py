"""A table at which something happens: one thing at a time. What is done is kept, then answered, then told to all."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from time import time

import msgspec

from bottega.bots import check_bot
from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import ENCODER, format_record
from bottega.protocol import commands
from bottega.protocol.failures import Failure
from bottega.protocol.live import Done
from bottega.server import clocks, infos
from bottega.server.archive import opening_of, told_since
from bottega.server.database import Conflict
from bottega.server.kept import ChatMessage, KeptDeed, Proposal, Room, Table, User
from bottega.server.lobby import with_seat
from bottega.server.positions import Presenter
from bottega.server.problems import failure_of
from bottega.server.sealing import begun_with, with_commitment, with_share
from bottega.server.staging import Staging
from bottega.server.table_at_hand import TRIES
from bottega.server.watched_table import WatchedTable
from bottega.sitting.drafts import Laying
from bottega.sitting.lines import WrongPart
from bottega.sitting.sitting import Line, Played, Sitting
from bottega.sitting.snapshot import encode
from bottega.sitting.store import Start
from bottega.speech.language import ENGLISH

GRACE = 10.0
"""Seconds after which a bot's decision that was not made is due: if its process is gone, another one sees to it."""
Reply = Callable[[Done], None]


class LiveTable(WatchedTable):
    """A table at which things are done: by people, and by the server itself."""

    async def begin(self, after: Table, start: Start) -> None:
        """The game begins. Only for who holds the lock."""
        staging = Staging(start)
        sitting = Sitting.load(staging, start.name)
        match = sitting.match
        document = msgspec.structs.replace(
            after.document,
            header=ENCODER.encode(start.header).decode(),
            sealing=None,
            clocks=clocks.wound(after.document.clock, len(match.seats), time()),
        )
        running = msgspec.structs.replace(after, document=document, status="running")
        table = self._with_game(running, sitting, None, is_open=True)
        await self._write(table, start=msgspec.json.encode(start).decode(), opening=opening_of(match))
        self._staging, self.presenter = staging, self._presenter(sitting)
        self._archived = len(match.chronicle.events)
        self.house.log_game("game-begins", self.table)
        await self.tell_all()

    # Doing

    async def do(self, user: User, command: commands.AnyCommand, reply: Reply) -> None:
        """Do something for somebody: keep it, answer, tell all."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    await self._do(user, command, reply)
                    return
                except Conflict:
                    self.put_away()
                    await self.catch_up()
        raise BadInput("table-busy")

    async def _do(self, user: User, command: commands.AnyCommand, reply: Reply) -> None:
        if isinstance(command, commands.Say):
            await self._say(user, command, reply)
        elif isinstance(command, commands.Commit | commands.ShowShare):
            await self._seal(user, command, reply)
        else:
            self.check_seat(user, command.seat)
            presenter = await self._caught_up_with(command)
            if command.key and (user.id, command.key) in self._answers:
                reply(self._answers[user.id, command.key])
                return
            self._check_goes_on()
            presenter.sitting.check_number(command.seat, command.number)
            await self._do_at_seat(user, command, presenter.sitting, reply)

    async def _caught_up_with(self, command: commands.AtSeat) -> Presenter:
        """The game as it is, at least as far as who commands it knows it: another process may have told them more."""
        presenter = await self.seated()
        if command.number is not None and command.number > presenter.sitting.number(command.seat):
            await self.catch_up()
            presenter = await self.seated()
        return presenter

    def _check_goes_on(self) -> None:
        if self.table.status != "running":
            raise BadInput("not-running")

    async def _do_at_seat(self, user: User, command: commands.AtSeat, sitting: Sitting, reply: Reply) -> None:
        seat, number = command.seat, command.number
        match command:
            case commands.Play():
                line = self._line(sitting, command.line)
                await self._act(user, command, lambda: sitting.play(seat, line, number=number), reply)
            case commands.PlayDraft():
                laid = [self._as_json(sitting, action) for action in command.laid]
                laying = Laying(command.draft, laid, number)
                await self._act(user, command, lambda: sitting.play(seat, laying), reply)
            case commands.Undo() | commands.Cancel() | commands.Reset():
                await self._take_back(user, command, sitting, reply)
            case commands.Resign():
                await self._act(user, command, lambda: sitting.resign(seat, number=number), reply)
            case commands.ProposeEnd():
                await self._propose(user, command, "end", None, sitting, reply)
            case commands.Answer():
                await self._answer(user, command, sitting, reply)
            case commands.StandIn():
                await self._stand_in(command, reply)

    def _line(self, sitting: Sitting, line: commands.Line) -> Line:
        """What somebody wants to do: words as they are, actions as the game knows them."""
        if isinstance(line, str):
            return line
        table = sitting.match.game.actions
        actions = [table.parse_name(each) if isinstance(each, str) else table.parse_json(each) for each in line]
        return actions[0] if len(actions) == 1 else actions

    def _as_json(self, sitting: Sitting, action: str | dict[str, object]) -> dict[str, object]:
        """An action of a draft as JSON has it."""
        return dict(sitting.match.game.actions.parse_name(action).to_json()) if isinstance(action, str) else action

    async def _act(
        self, user: User | None, command: commands.AtSeat, doing: Callable[[], Played | None], reply: Reply
    ) -> None:
        """Do something at the table, keep it, answer, and tell all."""
        assert self.presenter is not None
        sitting = self.presenter.sitting
        seen = sitting.number(None)
        try:
            played = doing()
        except BottegaError:
            raise
        except BaseException:
            self.put_away()  # whatever state it is in now, the database knows better
            raise
        done = Done(
            key=command.key,
            seat=command.seat,
            number=sitting.number(command.seat),
            actions=tuple([action.name for action in played.actions]) if played is not None else (),
            ended=None if played is None or played.ended is None else self._told(played.ended, user),
        )
        await self._keep("" if user is None else user.id, command.seat, done, is_open=sitting.number(None) != seen)
        reply(done)
        await self.tell_all()

    def _told(self, ended: WrongPart, user: User | None) -> Failure:
        """Why a line ended before its end, in the words of who wanted it."""
        assert self.presenter is not None
        language = (user.language if user is not None else "") or ENGLISH
        return failure_of(ended, language, self.presenter.voice(language))

    async def _keep(self, maker: str, mover: int | None, done: Done, *, is_open: bool) -> None:
        """Write down what was done; what can't be written down did not happen."""
        assert self.presenter is not None
        assert self._staging is not None
        sitting, staged = self.presenter.sitting, self._staging.take()
        told = told_since(sitting.match, self._archived)
        deeds = [KeptDeed(n=deed.n, deed=msgspec.json.encode(deed).decode(), told="") for deed in staged]
        answer = encode(done).decode() if done.key else ""
        deeds[-1] = msgspec.structs.replace(deeds[-1], told=told, maker=maker, key=done.key, answer=answer)
        after = self._with_game(self.table, sitting, mover, is_open=is_open)
        record = format_record(sitting.match.record) if sitting.match.over else None
        try:
            await self._write(after, deeds, record=record)
        except BaseException:
            self.put_away()
            raise
        self._archived = len(sitting.match.chronicle.events)
        if record is not None:
            self.house.log_game("game-ends", self.table)
        if done.key:
            self._answers[maker, done.key] = done

    def _with_game(self, table: Table, sitting: Sitting, mover: int | None, *, is_open: bool) -> Table:
        """What is kept of the table after something was done: whose turn it is, the clocks, the end.

        What only one seat could notice changes nothing that others can see.
        """
        match, now = sitting.match, time()
        document = msgspec.structs.replace(table.document, pending=tuple(map(int, match.pending)))
        if is_open:
            document = msgspec.structs.replace(document, proposal=None)
        if is_open and document.clocks is not None:
            timed = self._timed(table, match.pending)
            ticking = clocks.moved_on(document.clocks, document.clock, timed, mover, now)
            document = msgspec.structs.replace(document, clocks=ticking)
        end = match.record.end if match.over else None
        if end is not None:
            document = msgspec.structs.replace(document, scores=tuple(end.scores), winners=tuple(end.winners))
        status = table.status if end is None else "finished" if end.how == "played" else "ended"
        after = msgspec.structs.replace(
            table,
            document=document,
            status=status,
            deeds=sitting.count,
            changed=now if is_open else table.changed,
        )
        return msgspec.structs.replace(after, due=self._due(after))

    def _timed(self, table: Table, pending: Sequence[int]) -> list[bool]:
        """Whose clocks run: those of people who have to decide."""
        return [seat in pending and each.decider is None for seat, each in enumerate(table.document.seats)]

    def _due(self, table: Table) -> float | None:
        """When something must be done here by itself."""
        if table.status not in ("running", "sealing"):
            return None
        if table.document.sealing is not None:
            return table.document.sealing.until
        if any(table.document.seats[seat].decider for seat in table.document.pending):
            return time() + GRACE
        return clocks.runs_out(table.document.clocks)

    # Taking back, and what others must agree to

    async def _take_back(
        self, user: User, command: commands.Undo | commands.Cancel | commands.Reset, sitting: Sitting, reply: Reply
    ) -> None:
        policy = self.table.document.undo
        if policy == "off":
            raise BadInput("undo-off")
        seat, number = command.seat, command.number
        what = {commands.Undo: "undo", commands.Cancel: "cancel", commands.Reset: "reset"}[type(command)]
        if policy == "consent" and not self._is_agreed(self.seats_of(user)):
            entry = self._first_undone(sitting, what, seat, number)
            if entry is not None:
                await self._propose(user, command, what, entry, sitting, reply)
                return
        await self._act(user, command, lambda: _taken_back(sitting, what, seat, number), reply)

    def _first_undone(self, sitting: Sitting, what: str, seat: int, number: int | None) -> int | None:
        """The first entry of the record that would be taken back; None if there is none, for it is still sealed.

        It is tried out at another sitting. Were it this one, it would have to be put away, and the others would see
        that from their next update.
        """
        before, trial = sitting.match.reversible(seat), sitting.copy(Staging(sitting.start))
        _taken_back(trial, what, seat, number)
        after = trial.match.reversible(seat)
        return min([entry for entry in before if entry not in after], default=None)

    async def _propose(
        self, user: User, command: commands.AtSeat, what: str, entry: int | None, sitting: Sitting, reply: Reply
    ) -> None:
        """Ask the others; where there are none, it is agreed. Who asks again for the same asks once."""
        proposal = Proposal(
            id=secrets.randbelow(2**31),  # no counter: it would tell what others did in secret
            what=what,  # type: ignore[arg-type]
            seat=command.seat,
            entry=entry,
            agreed=tuple(self.seats_of(user)),
        )
        if self._is_agreed(proposal.agreed):
            await self._act(user, command, lambda: _agreed(sitting, proposal), reply)
            return
        is_new, proposal = self._only_proposal(proposal)
        if is_new:
            await self._keep_proposal(proposal)
        number = sitting.number(command.seat)
        reply(Done(key=command.key, seat=command.seat, number=number, proposal=proposal.id))
        await self.tell_all()

    def _only_proposal(self, proposal: Proposal) -> tuple[bool, Proposal]:
        """A proposal, or the same one that was made before; there is one at a time."""
        before = self.table.document.proposal
        if before is None:
            return True, proposal
        if (before.what, before.seat, before.entry) == (proposal.what, proposal.seat, proposal.entry):
            return False, before
        raise BadInput("proposal-open")

    async def _keep_proposal(self, proposal: Proposal | None) -> None:
        document = msgspec.structs.replace(self.table.document, proposal=proposal)
        await self._write(msgspec.structs.replace(self.table, document=document))

    def _is_agreed(self, agreed: Sequence[int]) -> bool:
        """Whether nobody else has to be asked."""
        return all(seat in agreed for seat in infos.askable(self.table))

    async def _answer(self, user: User, command: commands.Answer, sitting: Sitting, reply: Reply) -> None:
        proposal = self.table.document.proposal
        if proposal is None or proposal.id != command.proposal:
            raise BadInput("no-proposal")
        agreed = tuple(sorted({*proposal.agreed, *self.seats_of(user)}))
        if command.agree and self._is_agreed(agreed):
            await self._act(user, command, lambda: _agreed(sitting, proposal), reply)
            return
        await self._keep_proposal(msgspec.structs.replace(proposal, agreed=agreed) if command.agree else None)
        reply(Done(key=command.key, seat=command.seat, number=sitting.number(command.seat)))
        await self.tell_all()

    # Standing in

    async def _stand_in(self, command: commands.StandIn, reply: Reply) -> None:
        if command.bot is not None:
            check_bot(command.bot)
        await self.let_stand_in(command.seat, command.bot)
        reply(Done(key=command.key, seat=command.seat))
        await self.tell_all()

    async def let_stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot play for a seat, or its person again. Only for who holds the lock."""
        document = self.table.document
        table = with_seat(self.table, seat, msgspec.structs.replace(document.seats[seat], stand_in=bot))
        ticking = document.clocks
        if ticking is not None:
            timed = self._timed(table, document.pending)
            ticking = clocks.moved_on(ticking, document.clock, timed, None, time())
            ticking = ticking if bot is not None else clocks.given_time(ticking, document.clock, seat)
        document = msgspec.structs.replace(table.document, clocks=ticking, proposal=None)  # others are asked now
        table = msgspec.structs.replace(table, document=document)
        await self._write(msgspec.structs.replace(table, due=self._due(table)))

    # Luck

    async def _seal(self, user: User, command: commands.Commit | commands.ShowShare, reply: Reply) -> None:
        """A client adds to the luck."""
        if isinstance(command, commands.Commit):
            after = with_commitment(self.table, user, command.commitment)
        else:
            after = with_share(self.table, user, command.share)
        await self.go_on_sealing(after)
        reply(Done(key=command.key))

    async def go_on_sealing(self, after: Table) -> None:
        """Keep how far the sealing is; when it is done, the game begins. Only for who holds the lock."""
        start = begun_with(after)
        if start is not None:
            await self.begin(after, start)
        elif after is not self.table:
            await self._write(msgspec.structs.replace(after, due=self._due(after)))
            await self.tell_all()

    # Chat

    async def _say(self, user: User, command: commands.Say, reply: Reply) -> None:
        text = command.text.strip()
        if not text or not all(sign.isprintable() or sign == "\n" for sign in text):
            raise BadInput("nothing-said")
        if command.key and await self.house.database.has_said(self.table.id, user.id, command.key):
            reply(Done(key=command.key))
            return
        seats = self.seats_of(user)
        room: Room = "players" if seats else "watchers"
        message = ChatMessage(
            n=await self.house.database.last_chat(self.table.id, room) + 1,
            room=room,
            user=user.id,
            name=self.table.document.seats[seats[0]].name if seats else user.name,
            text=text,
            time=time(),
        )
        notice = self.house.notice(self.table.id, "chat", f"{room} {message.n}")
        await self.house.database.add_chat(self.table.id, message, command.key, notice)
        reply(Done(key=command.key))
        self.pass_on(message)

    # What is done by itself

    def look_ahead(self) -> None:
        """See to it that bots decide, clocks run out, and forced answers are given. Only for who holds the lock."""
        self.house.attendant.look_after(self)

    async def play_for(self, seat: int, action: Action) -> None:
        """Let the server decide for a seat: a bot, or a person without a choice. Only for who holds the lock."""
        sitting = (await self.seated()).sitting
        command = commands.Play(seat=seat, line=[action.name])
        await self._act(None, command, lambda: sitting.play(seat, action), lambda done: None)


def _taken_back(sitting: Sitting, what: str, seat: int, number: int | None) -> None:
    doing = {"undo": sitting.undo, "cancel": sitting.cancel, "reset": sitting.reset}[what]
    doing(seat, number=number)


def _agreed(sitting: Sitting, proposal: Proposal) -> None:
    """Do what everybody agreed to."""
    if proposal.entry is None:
        sitting.agree_to_end()
    else:
        sitting.undo_to(proposal.seat, proposal.entry)
