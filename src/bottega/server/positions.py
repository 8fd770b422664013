"""What a seat is shown of a game: the whole table, or what is new. It is made from the seat's view and events alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from time import monotonic

import msgspec

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.views import View
from bottega.protocol.live import Said, Snapshot, Told, Update
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode, legal_actions, questions_to, secrets_in
from bottega.speech.voice import Voice, find_voice

Looker = int | None
"""A seat, or a spectator."""
MOST_ACTIONS = 20_000
"""So many actions are remembered as JSON."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to be told besides the bare facts: sentences in a language ("" for none), and prospects."""

    language: str = ""
    prospects: bool = True


@dataclass
class Face:
    """The table as one seat sees it at one moment."""

    number: int
    view: View
    legal: list[Action]
    made: float = field(default_factory=monotonic)


@dataclass
class Presenter:
    """Shows a sitting to its seats. What several are shown alike is made once.

    After some seconds it no longer `remembers` what a seat saw: not later than a table is put away at which nothing
    happens. So nobody can tell from an update whether it was, which depends on what others do in secret.
    `takes_back` is False at a table where nothing is ever taken back.
    """

    table: str
    sitting: Sitting
    remembers: float = inf
    takes_back: bool = True
    _faces: dict[Looker, Face] = field(default_factory=dict)
    _before: dict[Looker, Face] = field(default_factory=dict)
    _open: tuple[int, View] | None = None
    _voices: dict[str, Voice] = field(default_factory=dict)
    _said: dict[tuple[str, Event], Said] = field(default_factory=dict)
    _made: dict[object, bytes] = field(default_factory=dict)
    _made_at: int = 0

    def _forget(self) -> None:
        """If something was done, here or at another process, what was made before is out of date."""
        if self._made_at != self.sitting.count:
            self._made_at = self.sitting.count
            self._said.clear()
            self._made.clear()

    def voice(self, language: str) -> Voice:
        """How the game is spoken of, in a language."""
        if language not in self._voices:
            match, names = self.sitting.match, self.sitting.names
            self._voices[language] = find_voice(match.game, names, match.header.options, language)
        return self._voices[language]

    def face(self, seat: Looker) -> Face:
        """What a seat sees now."""
        number, face = self.sitting.number(seat), self._faces.get(seat)
        if face is None or face.number != number:
            match = self.sitting.match
            legal = [] if seat is None else match.legal(seat)
            if face is not None:
                self._before[seat] = face
            self._faces[seat] = face = Face(number, match.view(seat), legal)
        return face

    def known(self, seat: Looker, number: int) -> View | None:
        """What a seat saw when it had this number, if that is still known."""
        self.face(seat)
        before = self._before.get(seat)
        if before is None or before.number != number or before.made < monotonic() - self.remembers:
            return None
        return before.view

    def _seen_by_all(self) -> View:
        """What everybody sees. It counts as shown to nobody: else a spectator could tell from the next update that
        another seat was shown something meanwhile.
        """
        number = self.sitting.number(None)
        if self._open is None or self._open[0] != number:
            shown = self._faces.get(None)
            is_shown = shown is not None and shown.number == number
            self._open = number, shown.view if shown and is_shown else self.sitting.match.view()
        return self._open[1]

    # Saying

    def snapshot(self, seat: Looker, since: int, wish: Wish) -> bytes:
        """The whole table, with what was told from an event number on."""
        self._forget()
        match = self.sitting.match
        since = min(max(0, since), match.event_count(seat))
        shown = Snapshot(
            table=self.table,
            game=match.game.meta.name,
            names=tuple(self.sitting.names),
            seal=match.header.commitment,
            since=since,
            view=self.face(seat).view,
            **self._position(seat, since, wish),  # type: ignore[arg-type]
        )
        return encode(shown)

    def update(self, seat: Looker, before: int, since: int, known: View | None, wish: Wish) -> bytes:
        """What is new since a number and an event, for who knows the view as it was then; else all of the view."""
        self._forget()
        key = (seat, before, since, wish, id(known))
        if key not in self._made:
            shown = Update(
                before=before,
                view=changed_fields(known, self.face(seat).view),
                **self._position(seat, since, wish),  # type: ignore[arg-type]
            )
            self._made[key] = encode(shown)
        return self._made[key]

    def _position(self, seat: Looker, since: int, wish: Wish) -> dict[str, object]:
        match, face = self.sitting.match, self.face(seat)
        can_undo = seat is not None and self.takes_back and match.can_undo(seat)
        return {
            "seat": seat,
            "number": face.number,
            "count": match.event_count(seat),
            "pending": match.pending,
            "over": match.over,
            "closed": match.closed,
            "questions": questions_to(face.view, seat),
            "legal": [as_legal(action) for action in face.legal],
            "can_undo": can_undo,
            "can_cancel": can_undo and self.sitting.voice.is_in_the_middle(face.view),
            "prospects": match.game.prospects(face.view) if wish.prospects else None,
            "secrets": () if seat is None else secrets_in(face.view, self._seen_by_all()),
            "standings": tuple(match.standings()) if match.over and not match.closed else (),
            "asked": self._asked(seat, face, wish),
            "link": match.link,
            "entries": 0 if match.last_entry is None else match.last_entry.n,
            "news": self._news(seat, since, wish),
        }

    def _asked(self, seat: Looker, face: Face, wish: Wish) -> Said | None:
        """What the seat is to decide, in words."""
        if not wish.language or not face.legal:
            return None
        return self.voice(wish.language).question(face.view, face.legal).to_json()

    def _news(self, seat: Looker, since: int, wish: Wish) -> tuple[Told, ...]:
        events = self.sitting.match.events(seat, since)
        return tuple([Told(since + place, event, self._tell(event, wish)) for place, event in enumerate(events)])

    def _tell(self, event: Event, wish: Wish) -> Said | None:
        if not wish.language:
            return None
        key = (wish.language, event)
        if key not in self._said:
            self._said[key] = self.voice(wish.language).tell(event).to_json()
        return self._said[key]


@lru_cache(MOST_ACTIONS)
def as_legal(action: Action) -> msgspec.Raw:
    """A legal action as JSON has it: actions are few, and told again and again."""
    return msgspec.Raw(encode(legal_actions([action])[0]))


def changed_fields(before: View | None, view: View) -> dict[str, object]:
    """The fields of a view that are not as they were; all of them where nothing is known."""
    if before is None:
        return msgspec.structs.asdict(view)
    now, then = msgspec.structs.astuple(view), msgspec.structs.astuple(before)
    fields = zip(view.__struct_fields__, now, then, strict=True)
    return {name: value for name, value, old in fields if value != old}
