"""Reviewing a game that is over: a bar while it is thought about, then tables and sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bottega.arena.plan import MOST_JOBS
from bottega.arena.review import Judged, Moment, Piece, Plan, Review, Word, judged, scenes_in, summed_up
from bottega.arena.scenes import Choice, Scene
from bottega.core.errors import BadInput
from bottega.core.records import Luck, Record, Revealed
from bottega.core.registry import game_meta
from bottega.core.replay import game_of
from bottega.speech.phrase import EXAMPLE, named
from bottega.speech.voice import Voice, find_voice
from bottega.terminal.playback import read_record
from bottega.terminal.screen import ERRORS, printable, show, show_raw
from bottega.terminal.words import drawn, language, message, say

WORDS: tuple[Word, ...] = ("best", "good", "inaccuracy", "mistake", "turning-point")


def show_review(file: Path, looks: int, jobs: int, *, as_json: bool) -> None:
    """Review the game of a record, and print what was found."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadInput("wrong-number-of-jobs", jobs=jobs, most=MOST_JOBS)
    record = read_record(file)
    scenes = scenes_in(record)
    plan = Plan.of(record, scenes, looks)
    found = summed_up(record.header.seats, plan, with_progress(record, plan, scenes, jobs))
    if as_json:
        show_raw(msgspec.json.encode(found).decode())
        return
    show(message("reviewed", title=game_meta(plan.game).title, decisions=len(found.decisions), looks=plan.looks))
    names = [printable(name) for name in record.header.players]
    show(Text(), by_player(names, found), Text(), message("reviewed-how", "dim"), Text())
    voice = find_voice(game_of(record.header), names, record.header.options, language())
    show(*moments(voice, found, choices_by_entry(scenes), positions_of(record)))


def with_progress(record: Record, plan: Plan, scenes: Sequence[Scene], jobs: int) -> list[Piece | None]:
    """Judge all scenes while a bar grows, on standard error if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERRORS, transient=True, disable=not ERRORS.is_terminal) as progress:
        task = progress.add_task(str(say("reviewing", title=game_meta(record.header.game).title)), total=len(scenes))
        pieces = []
        for piece in judged(plan, scenes, min(jobs, max(1, len(scenes)))):
            pieces.append(piece)
            progress.advance(task)
        return pieces


def by_player(names: Sequence[str], review: Review) -> Table:
    """A line a player. Luck that moved nobody was not seen: nothing is said of it."""
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    table.add_column(message("reviewed-player"))
    is_seen = any(any(draw.changes) for draw in review.draws)
    for heading in ("accuracy", *WORDS, "lost", "luck"):
        table.add_column(message(f"reviewed-{heading}"), justify="right")
    for player in review.players:
        accuracy = "–" if player.accuracy is None else str(round(player.accuracy))
        counts = [str(player.words[word]) for word in WORDS]
        luck = signed(player.luck) if is_seen else "–"
        table.add_row(names[player.seat], accuracy, *counts, signed(-player.lost), luck)
    return table


def choices_by_entry(scenes: Iterable[Scene]) -> dict[int, Choice]:
    """The decisions by the entries in which they began."""
    return {scene.entry: scene for scene in scenes if isinstance(scene, Choice)}


def positions_of(record: Record) -> dict[int, int]:
    """The positions that a replay shows, by the entries that lead to them."""
    shown = [entry.n for entry in record.entries if not isinstance(entry, Luck | Revealed)]
    return {entry: number for number, entry in enumerate(shown, 1)}


def moments(voice: Voice, review: Review, choices: Mapping[int, Choice], positions: Mapping[int, int]) -> list[Text]:
    """The moments of the game: a sentence each, the greatest in bold."""
    if not review.moments:
        return [message("reviewed-no-moments")]
    decisions = {each.entry: each for each in review.decisions}
    return [
        message("reviewed-moments", "bold"),
        *[
            told(voice, moment, positions[moment.entry], decisions.get(moment.entry), choices.get(moment.entry))
            for moment in review.moments
        ],
    ]


def told(voice: Voice, moment: Moment, position: int, decision: Judged | None, choice: Choice | None) -> Text:
    """A moment in a sentence."""
    style = "bold" if moment.is_worth_looking else ""
    facts = {"position": str(position), "player": voice.names[moment.seat]}
    if moment.kind == "luck" or decision is None or choice is None:
        way = "for" if moment.change > 0 else "against"
        return message("reviewed-by-luck", style, **facts, way=way, change=percent(abs(moment.change)))
    line, other = [in_words(voice, choice, names) for names in (decision.line, decision.other)]
    played, instead = percent(decision.share), percent(decision.share - decision.margin)
    sentence = say(
        "reviewed-by-found" if moment.kind == "found" else "reviewed-by-missed",
        **facts,
        line=named(line, EXAMPLE, None),
        other=named(other, EXAMPLE, None),
        share=played,
        instead=instead,
    )
    return drawn(sentence, style)


def in_words(voice: Voice, choice: Choice, names: Sequence[str]) -> str:
    """A line as one would type it."""
    return voice.in_words(choice.view, [voice.game.actions.parse_name(name) for name in names])


def percent(share: float) -> int:
    """A share in hundredths; decimals would be noise."""
    return round(100 * min(1.0, max(0.0, share)))


def signed(share: float) -> str:
    """A change in hundredths, with its sign."""
    return f"{round(100 * share):+d} %" if round(100 * share) else "0 %"
