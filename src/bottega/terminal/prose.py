"""Rules as text: chapters, paragraphs and options, as people read them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bottega.core.game import Game
from bottega.core.meta import Meta, Option
from bottega.core.rulebook import Chapter, Paragraph, Rulebook
from bottega.sitting.modules import as_name
from bottega.speech.about import Answer, question
from bottega.terminal.screen import command
from bottega.terminal.words import language, message, say, styled

FEWEST = 3
"""So many letters of the name of an option are told from the number of a chapter."""
EMPHASIS = re.compile(r"\*(.+?)\*|`(.+?)`")


def emphasised(text: str) -> Text:
    """Text with *stressed* words in italics."""
    line = Text()
    end = 0
    for found in EMPHASIS.finditer(text):
        line.append(text[end : found.start()])
        line.append(found[1] or found[2], style="italic" if found[1] else "bold")
        end = found.end()
    return line.append(text[end:])


def rules(game: Game, wanted: str | None) -> RenderableType:
    """All rules, the options, or what a number names."""
    if wanted is None:
        title = message("rules-title", "bold", title=game.meta.title)
        note = message("rules-note", command=command(), game=game.meta.name)
        return Group(title, note, Text(), chapters(game.rulebook.chapters))
    if wanted.lower() in ("option", "options"):
        return options(game.meta)
    return chapters(game.rulebook.find(_rule_of(game.meta, wanted)))


def _rule_of(meta: Meta, wanted: str) -> str:
    """The number of the rule that a name stands for: a module's chapter, or what an option is about."""
    named = [option for option in meta.options if option.name == as_name(wanted)] or _begun_like(meta, wanted)
    if len(named) != 1:
        return wanted
    (option,) = named
    return option.rule.rpartition(".")[0] if option.module else option.rule


def _begun_like(meta: Meta, wanted: str) -> list[Option]:
    """The options whose names begin so; a few letters may be a chapter."""
    return [option for option in meta.options if len(wanted) >= FEWEST and option.name.startswith(as_name(wanted))]


def chapters(found: Sequence[Chapter]) -> RenderableType:
    """Chapters with their paragraphs."""
    parts: list[RenderableType] = []
    for chapter in found:
        if parts:
            parts.append(Text())
        parts.append(Text(f"{chapter.number} {chapter.title}", style="bold underline"))
        parts += [paragraph_text(paragraph) for paragraph in chapter.paragraphs]
    return Group(*parts)


def paragraph_text(paragraph: Paragraph) -> RenderableType:
    """A paragraph behind its number."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=max(8, len(paragraph.number)), style="cyan")
    grid.add_column(ratio=1)
    grid.add_row(paragraph.number, emphasised(paragraph.text))
    return grid


def rule_text(rulebook: Rulebook, number: str) -> RenderableType | None:
    """The paragraph of exactly this number, if there is one."""
    paragraph = rulebook.paragraphs.get(number)
    return None if paragraph is None else paragraph_text(paragraph)


def options(meta: Meta) -> RenderableType:
    """The options with their values in order, the default marked; then the modules with their numbers."""
    parts: list[RenderableType] = [
        message("options-title", options=styled(say("options"), "bold"), title=meta.title),
    ]
    for option in meta.options:
        if not option.module:
            parts += [Text(), *_option(meta, option)]
    if meta.modules:
        parts += [Text(), *_modules(meta)]
    return Group(*parts)


def _option(meta: Meta, option: Option) -> list[RenderableType]:
    """An option with its rule: what it asks, and what each of its values answers."""
    asked = question(meta, option, language())
    name = Text.assemble((option.name, "bold"), (f"  [{option.rule}]", "cyan"))
    answers = Table.grid(padding=(0, 2))
    answers.add_column(style="bold", no_wrap=True)
    answers.add_column(ratio=1)
    for answer in _in_order(asked.answers):
        is_default = answer.value == option.default
        words = message("option-default", words=answer.words) if is_default else Text(answer.words)
        answers.add_row(Text(answer.value), words)
    return [name, Padding(Text(asked.words), (0, 0, 0, 4)), Padding(answers, (0, 0, 0, 6))]


def _modules(meta: Meta) -> list[RenderableType]:
    example, first, heading = meta.modules[-1].name, meta.modules[0].name, styled(say("modules"), "bold")
    note = message("modules-title", modules=heading, title=meta.title, example=example, first=first)
    return [note, Text(), _numbered(meta)]


def _numbered(meta: Meta) -> Table:
    """Modules with their numbers, names and chapters."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    grid.add_column(ratio=1)
    for option in meta.modules:
        words = question(meta, option, language()).words
        name = Text.assemble((option.name, "bold"), (f"  [{option.rule}]", "cyan"), f"\n{words}")
        grid.add_row(str(option.module), name)
    return grid


def _in_order(answers: Sequence[Answer]) -> Sequence[Answer]:
    """Numbers by size; words as the game lists them."""
    numbers = all(answer.value.isdecimal() for answer in answers)
    return sorted(answers, key=lambda answer: int(answer.value)) if numbers else answers
