"""The score sheet: a column a player, a line an objective, and what earned the points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.core.scores import Line, Standing
from bottega.sitting.asking import Shown
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Voice, sentences
from bottega.terminal.words import drawn, message, say, styled


def result(match: Shown, voice: Voice) -> RenderableType:
    """How a game ended, with the score sheet if it was played to its end."""
    return drawn(outcome(match, voice)) if match.closed else score_sheet(match.standings(), voice)


def outcome(match: Shown, voice: Voice) -> Phrase:
    """How a game ended, in a sentence or two."""
    end = match.record.end
    assert end is not None
    if end.how == "played":
        return verdict(match.standings(), voice)
    if end.by is None:
        return sentences([styled(say("ended-by-agreement"), "bold"), say("nobody-won")])
    gave_up = styled(say("resigned", player=voice.names[end.by]), "bold")
    return sentences([gave_up, *[say("winner", player=voice.names[seat]) for seat in end.winners[:1]]])


def score_sheet(standings: Sequence[Standing], voice: Voice) -> RenderableType:
    """The whole result. Who won comes last: that is what stays on a small screen."""
    who_won = drawn(verdict(standings, voice))
    return Group(*_sources(standings, voice), Text(), _points(standings, voice), Text(), who_won)


def verdict(standings: Sequence[Standing], voice: Voice) -> Phrase:
    """Who won, with how many points."""
    best = standings[0]
    if len(standings) == 1:
        who = styled(say("who-won" if best.won else "who-lost", players=[voice.holder(best)]), "bold")
        return say("verdict-alone", who=who, points=best.total, note=voice.note(best))
    winners = [voice.holder(standing) for standing in standings if standing.won]
    who = styled(say("who-won", players=winners), "bold")
    return say("verdict-noted" if best.note else "verdict", who=who, points=best.total, note=voice.note(best))


def _points(standings: Sequence[Standing], voice: Voice) -> Table:
    table = Table(show_edge=False, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("", message("total", "bold"))
    for standing in standings:
        holder = voice.holder(standing)
        heading = say("placed", place=standing.place, player=holder) if len(standings) > 1 else holder
        table.add_column(drawn(heading), Text(str(standing.total), style="bold"), justify="right")
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
        sources = [_source(line, voice) for line in standing.lines if voice.earned(line)]
        found += [drawn(voice.holder(standing), "bold"), *sources] if sources else []
    return found


def _source(line: Line, voice: Voice) -> Text:
    return Text.assemble(f"  {voice.label(line)} {line.points}: ", (str(voice.earned(line)), "dim"))
