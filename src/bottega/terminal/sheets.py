"""The score sheet: a column a player, a line an objective, and what earned the points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.core.match import Match
from bottega.core.scores import Line, Standing
from bottega.core.words import counted
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Voice


def result(match: Match, voice: Voice) -> RenderableType:
    """How a game ended, with the score sheet if it was played to its end."""
    return outcome(match, voice) if match.closed else score_sheet(match.standings(), voice)


def outcome(match: Match, voice: Voice) -> Text:
    """How a game ended, in a sentence."""
    end = match.record.end
    assert end is not None
    if end.how == "played":
        return verdict(match.standings(), voice)
    if end.by is None:
        return Text.assemble(("The game was ended by agreement", "bold"), "; nobody won.")
    won = f", and {voice.names[end.winners[0]]} won" if end.winners else ""
    return Text.assemble((f"{voice.names[end.by]} resigned", "bold"), f"{won}.")


def score_sheet(standings: Sequence[Standing], voice: Voice) -> RenderableType:
    """The whole result. Who won comes last: that is what stays on a small screen."""
    return Group(*_sources(standings, voice), Text(), _points(standings, voice), Text(), verdict(standings, voice))


def verdict(standings: Sequence[Standing], voice: Voice) -> Text:
    """Who won, with how many points."""
    best = standings[0]
    points = counted(best.total, "point")
    if len(standings) == 1:
        result = "won" if best.won else "lost"
        return Text.assemble((f"{voice.holder(best)} {result}", "bold"), f" with {points} {voice.note(best)}.")
    winners = " and ".join(str(voice.holder(standing)) for standing in standings if standing.won)
    note = f", {voice.note(best)}" if best.note else ""
    return Text.assemble((f"{winners} won", "bold"), f" with {points}{note}.")


def _points(standings: Sequence[Standing], voice: Voice) -> Table:
    table = Table(show_edge=False, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("", Text("Total", style="bold"))
    for standing in standings:
        holder = str(voice.holder(standing))
        heading = Text(f"{standing.place}. {holder}" if len(standings) > 1 else holder)
        table.add_column(heading, Text(str(standing.total), style="bold"), justify="right")
    for lines in zip(*[standing.lines for standing in standings], strict=True):
        table.add_row(*_row(lines, [str(voice.label(line)) for line in lines]))
    return table


def _row(lines: Sequence[Line], labels: Sequence[str]) -> list[Text]:
    """A line of all sheets. Where the sheets name it differently, each cell says the rest of the name.

    The rule is the one that most sheets cite; a cell that another rule applies to cites it.
    """
    shared = _shared_words(labels)
    more = "" if len(set(labels)) == 1 else " ..."
    rules = [line.rule for line in lines]
    rule = max(rules, key=rules.count)
    label = Text.assemble(shared, more, (f" [{rule}]", "dim"))
    own = [each.removeprefix(shared).strip() for each in labels]
    return [label, *[_cell(line, name, rule) for line, name in zip(lines, own, strict=True)]]


def _shared_words(labels: Sequence[str]) -> str:
    """The words that all labels begin with."""
    shared = []
    for words in zip(*[label.split() for label in labels], strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def _cell(line: Line, own: str, rule: str) -> Text:
    """The points, with what the label of the row does not say of them."""
    name = f"{own} " if own else ""
    cited = "" if line.rule == rule else f"[{line.rule}] "
    return Text.assemble((f"{cited}{name}", "dim"), str(line.points))


def _sources(standings: Sequence[Standing], voice: Voice) -> list[Text]:
    found = []
    for standing in standings:
        sources = [_source(line, voice.label(line)) for line in standing.lines if line.groups]
        found += [Text(str(voice.holder(standing)), style="bold"), *sources] if sources else []
    return found


def _source(line: Line, label: Phrase) -> Text:
    single = all(len(group) == 1 and " " not in group[0] for group in line.groups)
    groups = (" " if single else ", ").join(" ".join(group) for group in line.groups)
    return Text.assemble(f"  {label} {line.points}: ", (groups, "dim"))
