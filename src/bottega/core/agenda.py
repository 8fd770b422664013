"""The agenda: flow as data. A stack of small steps, the next one last."""

from __future__ import annotations

from typing import ClassVar, Generic, Protocol, TypeVar, cast

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.errors import BadInput, RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import Fact
from bottega.core.state import State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One entry of the agenda: it waits for seats, or runs by itself. Steps never change.

    Every kind of step has a `word` and says what it is `made_of`, in the order in which it is made with it. Its name
    and how it is read follow.
    """

    __slots__ = ()

    word: ClassVar[str] = ""
    made_of: ClassVar[tuple[Fact, ...]] = ()

    @property
    def name(self) -> str:
        """The step as text; the game's `parse_step` reads it back."""
        words = [self.word]
        for fact in self.made_of:
            words += fact.written(self)
        return " ".join(words)

    @property
    def seal(self) -> str:
        """The seal under which decisions stay secret. It breaks with the first step that has another, or none."""
        return ""

    def pending(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision; none if the step runs by itself."""
        return ()

    def run(self, state: S, chance: Chance, sink: Sink | None) -> None:
        """Act without a decision. The step is already off the agenda."""
        raise RulesBug(f"{self.name} does not run by itself")

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """What a pending seat may do."""
        raise RulesBug(f"{self.name} waits for nobody")

    def check(self, state: S, seat: Seat, action: Action) -> Reason | None:
        """Why a pending seat may not do this; None if it may."""
        raise RulesBug(f"{self.name} waits for nobody")

    def apply(self, state: S, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        """Carry out a legal decision, and leave the agenda when done."""
        raise RulesBug(f"{self.name} waits for nobody")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"


class SeatStep(Step[S]):
    """A step that waits for one seat."""

    __slots__ = ("_seats", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._seats: tuple[Seat, ...] = (seat,)

    def pending(self, state: S) -> tuple[Seat, ...]:
        return self._seats


class Maker(Protocol):
    """What makes a step: its kind."""

    def __call__(self, *facts: object) -> object:
        """The step that is made of these facts."""


class Steps(Generic[S]):
    """All steps that an agenda can have, by their names: those that are made once, and kinds with more of them."""

    __slots__ = ("by_name", "kinds")

    def __init__(self, steps: list[Step[S]], kinds: list[type[Step[S]]]) -> None:
        self.by_name: dict[str, Step[S]] = {step.name: step for step in steps}
        self.kinds: dict[str, type[Step[S]]] = {kind.word: kind for kind in kinds}

    def parse(self, name: str) -> Step[S]:
        """The step of this name, or BadInput."""
        step = self.by_name.get(name)
        if step is not None:
            return step
        try:
            step = self.read(name.split())
        except (IndexError, KeyError, ValueError):
            raise BadInput("no-such-step", name=name) from None
        if step.name != name:
            raise BadInput("no-such-step", name=name)
        return step

    def read(self, words: list[str]) -> Step[S]:
        """Take the words of a step from the front of a list, and make it."""
        kind = self.kinds[words.pop(0)]
        facts = [fact.read(words, self.read) for fact in kind.made_of]
        return cast("Step[S]", cast(Maker, kind)(*facts))


def seal_of(seat: Seat) -> str:
    """The seal of a seat's own: what it decides in several steps, and nobody else decides under it."""
    return f"seat {seat}"


def advance(state: S, agenda: list[Step[S]], chance: Chance, sink: Sink | None) -> None:
    """Run the steps that wait for nobody, up to the next decision or the end."""
    while agenda and not agenda[-1].pending(state):
        agenda.pop().run(state, chance, sink)
