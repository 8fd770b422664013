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
from bottega.speech.title import TitlePage
from bottega.terminal.screen import command
from bottega.terminal.words import drawn, language, message, say, styled

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
        title = message("rules-title", "bold", title=TitlePage(game.meta, language()).title)
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
    page = TitlePage(meta, language())
    parts: list[RenderableType] = [
        message("options-title", options=styled(say("options"), "bold"), title=page.title),
    ]
    for option in meta.options:
        if not option.module:
            parts += [Text(), *_option(page, option)]
    if meta.modules:
        parts += [Text(), *_modules(page)]
    return Group(*parts)


def _option(page: TitlePage, option: Option) -> list[RenderableType]:
    """An option with what it is about, and what each of its values means."""
    values = Text(" | ").join([_value(value, option) for value in _in_order(option.values)])
    name = Text.assemble((option.name, "bold"), " = ", values, (f"  [{option.rule}]", "cyan"))
    meanings = [(value, page.value(option, value)) for value in _in_order(option.values)]
    told = [message("option-value", value=styled(value, "bold"), meaning=means) for value, means in meanings if means]
    return [name, Padding(Group(drawn(page.option(option)), *told), (0, 0, 0, 4))]


def _modules(page: TitlePage) -> list[RenderableType]:
    modules = page.meta.modules
    example, first, heading = modules[-1].name, modules[0].name, styled(say("modules"), "bold")
    note = message("modules-title", modules=heading, title=page.title, example=example, first=first)
    return [note, Text(), _numbered(page)]


def _numbered(page: TitlePage) -> Table:
    """Modules with their numbers, names and chapters."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    grid.add_column(ratio=1)
    for option in page.meta.modules:
        name = Text.assemble((option.name, "bold"), (f"  [{option.rule}]", "cyan"), f"\n{page.option(option)}")
        grid.add_row(str(option.module), name)
    return grid


def _in_order(values: Sequence[str]) -> Sequence[str]:
    """Numbers by size; words as the game lists them."""
    return sorted(values, key=int) if all(value.isdecimal() for value in values) else values


def _value(value: str, option: Option) -> Text:
    return message("option-default", value=styled(value, "underline")) if value == option.default else Text(value)
