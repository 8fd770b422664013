"""Module 6 in words: the glaziers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import CATHEDRAL, FRESCO, STUDIO
from bottega.games.fresco.kinds import APPRENTICES, POINTS, THALERS
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, ON_THE_BENCH, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.kinds import GLASS_COLOUR, WINDOW
from bottega.games.fresco.modules.m06_glaziers.offers import (
    ALL_GLASS,
    BUY_GLASS,
    GLAZE,
    TAKE_WINDOW,
    BuyGlass,
    Glaze,
    TakeWindow,
)
from bottega.games.fresco.modules.m06_glaziers.questions import VisitGlazery, WhichGlass, WhichWindow
from bottega.games.fresco.modules.m06_glaziers.steps import glaziers_of, windows_of
from bottega.games.fresco.modules.m06_glaziers.windows import ALTAR_TOKEN_POINTS
from bottega.games.fresco.modules.m06_glaziers.workroom import NONE, PRINTED, Window
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined, named

WINDOW_SIGN = "╬"
"""Marks a segment beside a window."""
BESIDE_A_WINDOW = "window-sign"
"""The kind of the span that the sign is."""
ALL = "all"


def own_glass(scene: Scene) -> list[int]:
    """The glass of the seat that looks, a number a colour."""
    return [0] * len(GLASS) if scene.seat is None else glaziers_of(scene.table).workroom(scene.table).of(scene.seat)


def on_bench(scene: Scene, place: int) -> Window | None:
    """The window at a place of the bench, if there is one."""
    number = glaziers_of(scene.table).workroom(scene.table).bench[place]
    return None if number == NONE else windows_of(scene.table).printed[number]


def fitting_glass(panels: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The tokens that one has for panels, in the order of these.

    >>> fitting_glass([0, 0, 2], [1, 4, 1, 0])
    [0, 2]
    """
    return [colour for place, colour in enumerate(panels) if panels[:place].count(colour) < counts[colour]]


def penalties(scene: Scene, panels: Sequence[int]) -> int:
    """[FR-M6.7] What missing glass for these panels takes off."""
    return sum([windows_of(scene.table).penalties[colour] for colour in panels])


def net_points(scene: Scene, window: Window) -> int:
    """[FR-M6.7] What a window brings with all the glass that the seat that looks has for it."""
    return window.points - window.penalties + penalties(scene, fitting_glass(window.panels, own_glass(scene)))


def numbers_of(glass: Iterable[str]) -> list[int]:
    """Colours of glass by their numbers."""
    return [GLASS.index(name) for name in glass]


class GlaziersVoice(CoveringVoice):
    """The glazery, the production bench, and the windows to be replaced."""

    help = (("glass red blue", "help-glass"), ("window 2 yellow red", "help-window"), ("glaze all", "help-glaze"))
    in_the_middle = (WhichWindow, WhichGlass)
    repeatable = frozenset({"glass", "glaze"})
    drawn = frozenset({"window-shown", "glass-drawn", "glass-reserved"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """A window by its panels and its points."""
        if kind != WINDOW.name:
            return None
        printed = self.voice.box.components.windows.items[WINDOWS.index(str(value))]
        facts = {
            **self.voice.said("panels", GLASS_COLOUR.name, printed.panels),
            **self.voice.said("points", POINTS.name, printed.points),
        }
        return named(str(self.voice.say("window-named", **facts)), kind, value)

    def letters(self, glass: Iterable[int]) -> Phrase:
        """Glass, a letter a token."""
        return joined("", [named(GLASS[colour][0].upper(), GLASS_COLOUR.name, GLASS[colour]) for colour in glass])

    def on_segment(self, scene: Scene, segment: Cell) -> Phrase:
        """[FR-M6.5] A window to be replaced when the segment is restored."""
        is_beside = segment in windows_of(scene.table).segments and scene.table.unrestored >> segment & 1
        shown = is_beside and scene.view.agenda
        return named(WINDOW_SIGN, BESIDE_A_WINDOW, FRESCO.names[segment]) if shown else Phrase("")

    # Asking

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        match asked:
            case VisitGlazery():
                return self._thalers(scene)
            case WhichWindow():
                own = own_glass(scene)
                glass = self.letters([colour for colour in ALL_GLASS for _ in range(own[colour])])
                return {**self._thalers(scene), "glass": glass, "has-glass": "yes" if glass else "no"}
            case WhichGlass():
                fitting = fitting_glass(numbers_of(asked.panels), own_glass(scene))
                return {"fitting": len(fitting), "panels": [self._panel(scene, panel) for panel in asked.panels]}
        return super().about_question(scene, asked, legal)

    def _thalers(self, scene: Scene) -> dict[str, Said]:
        return self.voice.said("thalers", THALERS.name, 0 if scene.seat is None else scene.view.thalers[scene.seat])

    def _panel(self, scene: Scene, panel: str) -> Phrase:
        """A panel, with what it takes off without glass."""
        penalty = penalties(scene, [GLASS.index(panel)])
        return self.voice.say("glass-missing", penalty=penalty, **self.voice.said("glass", GLASS_COLOUR.name, panel))

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        match asked:
            case VisitGlazery():
                names = [GLASS[action.colour] for action in legal if isinstance(action, BuyGlass)]
                return " ".join(["glass", *names[: asked.apprentices]])
            case WhichWindow():
                return "window 1 all"
            case WhichGlass():
                fitting = fitting_glass(numbers_of(asked.panels), own_glass(scene))
                return " ".join(["glaze", *[GLASS[colour] for colour in fitting]]) if fitting else ""
        return super().example(scene, asked, legal)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case BuyGlass():
                return self.voice.said("price", THALERS.name, glaziers_of(scene.table).prices[action.colour])
            case TakeWindow():
                return self._about_window(scene, action.place)
            case Glaze():
                return self._about_glaze(scene, action)
        return {}

    def _about_window(self, scene: Scene, place: int) -> dict[str, Said]:
        window = on_bench(scene, place)
        price = self.voice.said("price", THALERS.name, windows_of(scene.table).costs[place])
        if window is None:
            return {**price, "there": "no"}
        return {
            **price,
            "there": "yes",
            "letters": self.letters(window.panels),
            **self.voice.said("panels", GLASS_COLOUR.name, window.glass),
            **self.voice.said("points", POINTS.name, window.points),
            **self.voice.said("net", POINTS.name, net_points(scene, window)),
        }

    def _about_glaze(self, scene: Scene, action: Glaze) -> dict[str, Said]:
        asked = scene.question
        at_altar = isinstance(asked, WhichGlass) and asked.at_altar
        points = ALTAR_TOKEN_POINTS if at_altar else penalties(scene, [action.colour])
        return {**self.voice.said("points", POINTS.name, points), "at-altar": "yes" if at_altar else "no"}

    # Explaining

    def restoring(self, scene: Scene, segment: Cell) -> list[Phrase]:
        """[FR-M6.5] Where a window must be replaced."""
        if segment not in windows_of(scene.table).segments:
            return []
        return [self.voice.say("restoring-window", who="leonardo" if scene.is_leonardos else "you")]

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"glass": self._read_glass, "glaze": self._read_glaze, "window": self._read_window}

    def _read_glass(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """Glass to buy, a token after the other."""
        return [BUY_GLASS[colour] for colour in colours_in(words)]

    def _read_glaze(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """Glass to hand in, in the order of the panels; `all` that fits."""
        if words[0] != ALL:
            return [GLAZE[colour] for colour in sorted(colours_in(words))]
        asked = scene.question
        panels = numbers_of(asked.panels) if isinstance(asked, WhichGlass) else []
        glass = fitting_glass(panels, own_glass(scene)) if panels else []
        if not glass:
            raise problem("no-fitting-glass")
        return [GLAZE[colour] for colour in glass]

    def _read_window(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A window by its place on the bench, and the glass for it."""
        if words[0] not in [str(take.place + 1) for take in TAKE_WINDOW]:
            raise problem("no-such-window", name=words[0], most=ON_THE_BENCH)
        place = int(words[0]) - 1
        if words[1:] != [ALL]:
            return [TAKE_WINDOW[place], *(self._read_glaze(scene, words[1:]) if words[1:] else [])]
        window = on_bench(scene, place) if self.module in scene.rules.by_name else None
        glass = [] if window is None else fitting_glass(window.panels, own_glass(scene))
        return [TAKE_WINDOW[place], *[GLAZE[colour] for colour in glass]]

    # What is worth a thought

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """[FR-M6.4] Glass that is too dear for all who could buy it."""
        sent = self.sent(scene, seat)
        if sent is None or not self.is_idle_before(scene, seat, [CATHEDRAL, STUDIO]):
            return []
        most = most_glass(scene, seat, PRINTED + sent)
        idle = min(sent, PRINTED + sent - most)
        if most and not idle:
            return []
        return [self.voice.say("warning-glazery", tokens=most, **self.voice.said("idle", APPRENTICES.name, idle))]


def most_glass(scene: Scene, seat: Seat, buyers: int) -> int:
    """How many tokens so many apprentices can buy at the most, the cheapest first."""
    module = glaziers_of(scene.table)
    display, money = module.workroom(scene.table).display, scene.view.thalers[seat]
    prices = sorted([module.prices[colour] for colour in ALL_GLASS for _ in range(display[colour])])
    return len([number for number in range(1, min(buyers, len(prices)) + 1) if sum(prices[:number]) <= money])


def colours_in(words: Sequence[str]) -> list[int]:
    """Colours of glass: by their names, or several by their letters; a number repeats the next."""
    found: list[int] = []
    times = 1
    for word in words:
        if word.isdecimal():
            times = int(word[:1])
        elif word != "glass":
            found += _colours_of(word) * times
            times = 1
    return found


def _colours_of(word: str) -> list[int]:
    named_so = [colour for colour in ALL_GLASS if GLASS[colour].startswith(word)]
    if len(named_so) == 1:
        return named_so
    letters = [name[0] for name in GLASS]
    if not set(word) <= set(letters):
        raise problem("no-such-glass", name=word, glass=GLASS)
    return [letters.index(letter) for letter in word]


VOICE = GlaziersVoice
