"""Problems on their way from a worker to the server: there the same problem is raised again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

import msgspec

from bottega.core.errors import BadInput, BottegaError, Detail, IllegalAction, again
from bottega.core.kinds import Fact, Kind
from bottega.core.reasons import Reason
from bottega.sitting.lines import WrongPart

Facts = dict[str, bool | Fact]


class ToldInput(msgspec.Struct, frozen=True, tag="input"):
    """Bad input: its facts, and the problems that it comes from or consists of, by their names."""

    code: str
    facts: Facts
    causes: dict[str, Told] = {}
    faults: dict[str, list[Told]] = {}


class ToldRefusal(msgspec.Struct, frozen=True, tag="refusal"):
    """An illegal action: its reason, with the kinds of its parameters."""

    code: str
    rule: str
    params: Facts
    kinds: dict[str, str]


class ToldPart(msgspec.Struct, frozen=True, tag="part"):
    """A part of a line that can't be done, and why."""

    part: str
    problem: Told


Told = ToldInput | ToldRefusal | ToldPart


# In the worker


def told(problem: BottegaError) -> Told:
    """A problem as it goes through a pipe. One of a kind that we do not know is told by its sentence."""
    match problem:
        case WrongPart():
            return ToldPart(problem.part, told(problem.problem))
        case IllegalAction(reason=reason):
            kinds = {name: kind.name for name, kind in reason.kinds.items()}
            return ToldRefusal(reason.code, reason.rule, dict(reason.params), kinds)
        case BadInput():
            return _told_input(problem)
    return ToldInput("not-understood", {"text": str(problem)})


def _told_input(problem: BadInput) -> ToldInput:
    facts: Facts = {}
    causes: dict[str, Told] = {}
    faults: dict[str, list[Told]] = {}
    for name, fact in problem.facts.items():
        if isinstance(fact, BottegaError):
            causes[name] = told(fact)
        elif _are_problems(fact):
            faults[name] = [told(each) for each in fact]
        elif not isinstance(fact, Sequence) or isinstance(fact, str):
            facts[name] = fact
        else:
            facts[name] = [item for item in fact if not isinstance(item, BottegaError)]
    return ToldInput(problem.code, facts, causes, faults)


def _are_problems(fact: Detail) -> TypeGuard[Sequence[BottegaError]]:
    """Whether these are problems, of which several were found at once."""
    return (
        isinstance(fact, Sequence)
        and not isinstance(fact, str)
        and len(fact) > 0
        and all(isinstance(item, BottegaError) for item in fact)
    )


# In the server


def raised_again(problem: Told) -> BottegaError:
    """The problem that was told."""
    match problem:
        case ToldPart():
            return WrongPart(problem.part, raised_again(problem.problem))
        case ToldRefusal():
            return IllegalAction(_reason(problem))
        case ToldInput():
            causes = {name: raised_again(cause) for name, cause in problem.causes.items()}
            faults = {name: [raised_again(fault) for fault in found] for name, found in problem.faults.items()}
            details: Mapping[str, Detail] = {**problem.facts, **causes, **faults}
            return again(problem.code, details)


def _reason(refusal: ToldRefusal) -> Reason:
    kinds = {name: Kind(kind) for name, kind in refusal.kinds.items()}
    return Reason(refusal.code, refusal.rule, **kinds).about(**refusal.params)
