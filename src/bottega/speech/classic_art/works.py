"""What is printed on the cards, in words: as the catalogue has it, or a file of components of one's own."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.games.classic_art.catalogue import CATEGORY_IDS, parse_card
from bottega.games.classic_art.components import Components, WorkEntry
from bottega.speech.language import Catalogue

ANONYMOUS = "Anonymous"


@dataclass(frozen=True)
class Label:
    """The label beside a work in a museum; `maker` is a short name of the artist."""

    title: str
    artist: str
    maker: str
    year: str
    technique: str
    size: str
    collection: str


class Works:
    """The works and their categories by name."""

    def __init__(self, components: Components, catalogue: Catalogue) -> None:
        self._components = components
        self._catalogue = catalogue

    def category(self, category: str) -> str:
        """The name of a category."""
        entry = self._components.categories.items[CATEGORY_IDS.index(category)]
        return entry.name if entry.provenance == "own" else self._text(f"category-{category}", entry.name)

    def short_title(self, card: str) -> str:
        """What a work is called in a sentence."""
        return self._printed(f"card-{card}", card, self._entry(card).short)

    def artist(self, card: str) -> str:
        """Who made a work, in a sentence."""
        artist = self._entry(card).artist
        return self._text("artist-anonymous", artist) if artist == ANONYMOUS else artist

    def maker(self, card: str) -> str:
        """A short name of who made a work."""
        work = self._entry(card)
        return work.artist if self._is_own(work) else self._text(f"maker-{card}", work.artist)

    def label(self, card: str) -> Label:
        """All that is printed of a work."""
        work = self._entry(card)
        return Label(
            title=work.name if self._is_own(work) else self._text(f"card-{card}-title", self.short_title(card)),
            artist=work.artist,
            maker=self.maker(card),
            year=self._printed(f"card-{card}-year", card, work.year),
            technique=self._printed(f"card-{card}-technique", card, work.technique),
            size=work.size,
            collection=work.collection,
        )

    def _entry(self, card: str) -> WorkEntry:
        return self._components.works.items[parse_card(card)]

    def _is_own(self, work: WorkEntry) -> bool:
        return work.provenance == "own"

    def _printed(self, key: str, card: str, printed: str) -> str:
        """A message about a work; what is printed, if it is one's own or needs no message."""
        return printed if self._is_own(self._entry(card)) else self._text(key, printed)

    def _text(self, key: str, otherwise: str) -> str:
        return str(self._catalogue.say(key, {})) if key in self._catalogue else otherwise
