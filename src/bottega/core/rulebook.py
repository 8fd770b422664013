"""A game's rules as text: chapters of numbered paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bottega.core.errors import BadInput

CHAPTER = re.compile(r"^## (?P<number>\S+) (?P<title>.+)$")
PARAGRAPH = re.compile(r"^- \*\*\[(?P<number>[A-Z]+-[A-Z0-9.]+)\]\*\* (?P<text>.+)$")


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule."""

    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its number, title and paragraphs."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook:
    """The rules of a game, read from its rules.md."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.chapters = tuple(_chapters(text))
        self.paragraphs = {p.number: p for chapter in self.chapters for p in chapter.paragraphs}

    def find(self, number: str) -> list[Chapter]:
        """The chapter, or the chapter with the one paragraph, of a number like "SG-4.3", "4.3", "4" or "T8"."""
        wanted = number.upper()
        for chapter in self.chapters:
            if _matches(chapter.number, wanted):
                return [chapter]
        found = [
            Chapter(chapter.number, chapter.title, paragraphs)
            for chapter in self.chapters
            if (paragraphs := tuple(p for p in chapter.paragraphs if _matches_or_opens(p.number, wanted)))
        ]
        if not found:
            raise BadInput("no-such-rule", name=number, chapters=[chapter.number for chapter in self.chapters])
        return found


def _matches(number: str, wanted: str) -> bool:
    return wanted in (number, number.partition("-")[2])


def _matches_or_opens(number: str, wanted: str) -> bool:
    short = number.partition("-")[2]
    return _matches(number, wanted) or number.startswith(f"{wanted}.") or short.startswith(f"{wanted}.")


def _chapters(text: str) -> list[Chapter]:
    chapters: list[Chapter] = []
    for line in text.splitlines():
        if head := CHAPTER.match(line):
            chapters.append(Chapter(head["number"], head["title"], ()))
        elif body := PARAGRAPH.match(line):
            last = chapters.pop()
            paragraph = Paragraph(body["number"], body["text"])
            chapters.append(Chapter(last.number, last.title, (*last.paragraphs, paragraph)))
    return chapters
