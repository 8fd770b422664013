"""A screen of a decision: the table with the menu below it, and news and cards where there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from bottega.terminal.boards.layout import Block, Drawing, fullest
from bottega.terminal.words import message

Lines = list[list[Segment]]
GAP = " │ "
LEAST_ASIDE = 38
MOST_ASIDE = 76
"""What is beside the table is at least and at the most so wide."""
LEAST_NEWS = 2
MOST_NEWS = 12
MOST_BETWEEN = 8
"""So many lines may be free between the table and the menu, where cards beside them take more."""


class Screenful:
    """What a player decides with. On a wide screen news and cards are beside the table, else the news above it.

    Where lines are few, the table leaves away what matters least; then the news go, and last the menu is folded.
    Cards take long to draw, and are drawn only where there is room for them.
    """

    def __init__(
        self,
        table: RenderableType,
        question: Text,
        menu: Drawing,
        footer: Text,
        news: Sequence[Text] = (),
        cards: Callable[[], RenderableType] | None = None,
    ) -> None:
        self.table = table
        self.question = question
        self.menu = menu
        self.footer = footer
        self.news = list(news)
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = _Sized(self, console, options).drawn()
        for line in drawn:
            yield from line
            yield Segment.line()


class _Sized:
    """A screenful for one size of the screen."""

    def __init__(self, screenful: Screenful, console: Console, options: ConsoleOptions) -> None:
        self.screenful = screenful
        self.console = console
        self.options = options.update(height=None)
        self.width = options.max_width
        self.height = options.height
        self._versions: dict[int, list[Block]] = {}

    def drawn(self) -> Lines:
        """All lines, as wide as the screen at the most."""
        table = self.screenful.table
        spare = self.width - len(GAP) - table.widest if isinstance(table, Drawing) else 0
        return self._above() if spare < LEAST_ASIDE else self._aside(min(spare, MOST_ASIDE))

    def _above(self) -> Lines:
        """News, table and menu under each other."""
        if self.height is None:
            table, menu = self._table_and_menu(self.width, None)
            return [*self._news(MOST_NEWS), *table, *menu]
        least = self._news(LEAST_NEWS)
        table, menu = self._table_and_menu(self.width, self.height - len(least))
        if self._is_squeezed(table, menu):
            table, menu = self._table_and_menu(self.width, self.height)
        news = self._news(min(self.height - len(table) - len(menu) - 1, MOST_NEWS))
        if self.screenful.news and not news:
            menu[:1] = self._rule(more_news())
        return [*news, *table, *menu]

    def _is_squeezed(self, table: Lines, menu: Lines) -> bool:
        """Whether the table is as short as can be, or the menu is folded: then the news have to go first."""
        shortest, whole = self._table(self.width, 0), self._menu(self.width, folded=False)
        return len(table) <= len(shortest) or len(menu) < len(whole)

    def _aside(self, side: int) -> Lines:
        """The table and the menu, and news and cards to their right; the menu ends where the prompt begins."""
        width = self.width - side - len(GAP)
        table, menu = self._table_and_menu(width, self.height)
        most = len(table) + len(menu) + MOST_BETWEEN
        height = most if self.height is None else max(len(table) + len(menu), min(most, self.height))
        right = self._beside(height, side)
        left = [*table, *[[]] * (len(right) - len(table) - len(menu)), *menu]
        right += [[]] * (len(left) - len(right))
        gap = Segment(GAP, self.console.get_style("dim"))
        return [[*Segment.adjust_line_length(one, width), gap, *more] for one, more in zip(left, right, strict=True)]

    def _beside(self, height: int, width: int) -> Lines:
        """News, and cards below them."""
        told = self._told(width)
        news = _latest(told, MOST_NEWS)
        is_all = len(news) == sum(map(len, told))
        below = self._lines_of([Text() if is_all else more_news()], width) if told else []
        return [*news, *below, *self._cards(height - len(news) - len(below), width)]

    # Parts

    def _table_and_menu(self, width: int, height: int | None) -> tuple[Lines, Lines]:
        """The table as full as it fits above the whole menu, or else above a folded one."""
        menu = self._menu(width, folded=False)
        table = self._table(width, None if height is None else height - len(menu))
        if height is None or len(table) + len(menu) <= height:
            return table, menu
        menu = self._menu(width, folded=True)
        return self._table(width, height - len(menu)), menu

    def _table(self, width: int, height: int | None) -> Lines:
        table = self.screenful.table
        if not isinstance(table, Drawing):
            return self._lines_of([table], width)
        if height is None:
            return self._lines_of(table.lines(width), width)
        if width not in self._versions:
            self._versions[width] = list(table.versions(width))
        return self._lines_of(fullest(self._versions[width], height), width)

    def _menu(self, width: int, *, folded: bool) -> Lines:
        screenful = self.screenful
        moves = screenful.menu.lines(width, 0 if folded else None)
        return self._lines_of([Rule(style="dim"), screenful.question, *moves, screenful.footer], width)

    def _told(self, width: int) -> list[Lines]:
        """The news, in so many columns."""
        return [self._lines_of([line], width) for line in self.screenful.news]

    def _news(self, room: int) -> Lines:
        """As many of the last news as there is room for, with a line below them that says if there are more."""
        told = self._told(self.width)
        latest = _latest(told, room)
        is_all = len(latest) == sum(map(len, told))
        return [*latest, *self._rule(Text() if is_all else more_news())] if latest else []

    def _rule(self, note: Text) -> Lines:
        return self._lines_of([Rule(note, align="right", style="dim")], self.width)

    def _cards(self, room: int, width: int) -> Lines:
        """The cards as far as there is room for them."""
        cards = self.screenful.cards
        lines = [] if cards is None else self._lines_of([cards()], width)
        if len(lines) <= room:
            return lines
        return [*lines[: max(0, room - 1)], *self._lines_of([message("more-cards", "dim")], width)]

    def _lines_of(self, things: Sequence[RenderableType], width: int) -> Lines:
        options = self.options.update(width=width)
        return [line for thing in things for line in self.console.render_lines(thing, options, pad=False)]


def more_news() -> Text:
    """That not all news are shown."""
    return message("more-news", "dim")


def _latest(told: Sequence[Lines], room: int) -> Lines:
    """As many of the last news as there is room for, none of them broken off."""
    found: Lines = []
    for lines in reversed(told):
        if len(found) + len(lines) > room:
            break
        found = [*lines, *found]
    return found
