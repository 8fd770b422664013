"""The score sheet: a column a player, a line an objective, and what earned the points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.core.match import Match
from bottega.core.scores import Line, Standing
from bottega.core.words import counted


def result(match: Match, names: Sequence[str]) -> RenderableType:
    """How a game ended, with the score sheet if it was played to its end."""
    return outcome(match, names) if match.closed else score_sheet(match.standings(), names)


def outcome(match: Match, names: Sequence[str]) -> Text:
    """How a game ended, in a sentence."""
    end = match.record.end
    assert end is not None
    if end.how == "played":
        return verdict(match.standings(), names)
    if end.by is None:
        return Text.assemble(("The game was ended by agreement", "bold"), "; nobody won.")
    won = f", and {names[end.winners[0]]} won" if end.winners else ""
    return Text.assemble((f"{names[end.by]} resigned", "bold"), f"{won}.")


def score_sheet(standings: Sequence[Standing], names: Sequence[str]) -> RenderableType:
    """The whole result. Who won comes last: that is what stays on a small screen."""
    return Group(*_sources(standings, names), Text(), _points(standings, names), Text(), verdict(standings, names))


def verdict(standings: Sequence[Standing], names: Sequence[str]) -> Text:
    """Who won, with how many points."""
    best = standings[0]
    points = counted(best.total, "point")
    if len(standings) == 1:
        result = "won" if best.won else "lost"
        return Text.assemble((f"{best.name(names)} {result}", "bold"), f" with {points} {best.note}.")
    winners = " and ".join(standing.name(names) for standing in standings if standing.won)
    note = f", {best.note}" if best.note else ""
    return Text.assemble((f"{winners} won", "bold"), f" with {points}{note}.")


def _points(standings: Sequence[Standing], names: Sequence[str]) -> Table:
    table = Table(show_edge=False, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("", Text("Total", style="bold"))
    for standing in standings:
        heading = Text(f"{standing.place}. {standing.name(names)}" if len(standings) > 1 else standing.name(names))
        table.add_column(heading, Text(str(standing.total), style="bold"), justify="right")
    for lines in zip(*[standing.lines for standing in standings], strict=True):
        table.add_row(*_row(lines))
    return table


def _row(lines: Sequence[Line]) -> list[Text]:
    """A line of all sheets. Where the sheets name it differently, each cell says the rest of the name.

    The rule is the one that most sheets cite; a cell that another rule applies to cites it.
    """
    labels = [line.label for line in lines]
    shared = _shared_words(labels)
    more = "" if len(set(labels)) == 1 else " ..."
    rules = [line.rule for line in lines]
    rule = max(rules, key=rules.count)
    label = Text.assemble(shared, more, (f" [{rule}]", "dim"))
    return [label, *[_cell(line, line.label.removeprefix(shared).strip(), rule) for line in lines]]


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


def _sources(standings: Sequence[Standing], names: Sequence[str]) -> list[Text]:
    found = []
    for standing in standings:
        sources = [_source(line) for line in standing.lines if line.groups]
        found += [Text(standing.name(names), style="bold"), *sources] if sources else []
    return found


def _source(line: Line) -> Text:
    single = all(len(group) == 1 and " " not in group[0] for group in line.groups)
    groups = (" " if single else ", ").join(" ".join(group) for group in line.groups)
    return Text.assemble(f"  {line.label} {line.points}: ", (groups, "dim"))
