"""Module 6 in the terminal: the glaziers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_PAINTS, CATHEDRAL, FRESCO, PAINTS, STUDIO
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, ON_THE_BENCH
from bottega.games.fresco.modules.m06_glaziers.offers import (
    ALL_GLASS,
    ALL_PLACES,
    BUY_GLASS,
    GLAZE,
    NAME,
    TAKE_WINDOW,
    BuyGlass,
    Glaze,
    TakeWindow,
)
from bottega.games.fresco.modules.m06_glaziers.steps import (
    AtTheGlazery,
    Glazing,
    ReplaceWindow,
    glaziers_of,
    windows_of,
)
from bottega.games.fresco.modules.m06_glaziers.windows import ALTAR_TOKEN_POINTS
from bottega.games.fresco.modules.m06_glaziers.workroom import NONE, PRINTED, Window, Workroom
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

GLASS_LABEL = "Glass   "
BENCH_LABEL = "Windows "
WINDOW = "╬"
"""Marks a segment beside a window."""
ALL = "all"


def _workroom(scene: Scene) -> Workroom:
    return glaziers_of(scene.table).workroom(scene.table)


def _own(scene: Scene) -> list[int]:
    """The glass of the seat that looks, a number a colour."""
    return [0] * len(GLASS) if scene.seat is None else _workroom(scene).of(scene.seat)


def _letters(glass: Iterable[int]) -> Text:
    """Glass, a letter a token."""
    return colours.pieces([ALL_PAINTS[PAINTS.index(GLASS[colour])] for colour in glass])


def _tokens(counts: Sequence[int]) -> list[int]:
    """Each token by its colour, of a number a colour."""
    return [colour for colour in ALL_GLASS for _ in range(counts[colour])]


def _on_bench(scene: Scene, place: int) -> Window | None:
    number = _workroom(scene).bench[place]
    return None if number == NONE else windows_of(scene.table).printed[number]


def _cost(scene: Scene, place: int) -> str:
    cost = windows_of(scene.table).costs[place]
    return f"{cost} Th" if cost else "free"


def fitting_glass(panels: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The tokens that one has for panels, in the order of these.

    >>> fitting_glass([0, 0, 2], [1, 4, 1, 0])
    [0, 2]
    """
    return [colour for place, colour in enumerate(panels) if panels[:place].count(colour) < counts[colour]]


def _penalties(scene: Scene, panels: Sequence[int]) -> int:
    return sum([windows_of(scene.table).penalties[colour] for colour in panels])


def _net(scene: Scene, window: Window) -> int:
    """[FR-M6.7] What a window brings with all the glass that the seat that looks has for it."""
    return window.points - window.penalties + _penalties(scene, fitting_glass(window.panels, _own(scene)))


# What is typed


def _colours_in(words: Sequence[str]) -> list[int]:
    """Colours of glass: by their names, or several by their letters; a number repeats the next."""
    found: list[int] = []
    times = 1
    for word in words:
        if word.isdecimal():
            times = int(word[:1])
            continue
        found += _colours_of(word) * times
        times = 1
    return found


def _colours_of(word: str) -> list[int]:
    named = [colour for colour in ALL_GLASS if GLASS[colour].startswith(word)]
    if len(named) == 1:
        return named
    letters = [name[0] for name in GLASS]
    if not set(word) <= set(letters):
        raise BadInput(f"there is no {word!r} glass; it is {', '.join(GLASS)}")
    return [letters.index(letter) for letter in word]


def read_glass(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """Glass to buy, a token after the other."""
    return [BUY_GLASS[colour] for colour in _colours_in([word for word in words if word != "glass"])]


def read_glaze(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """Glass to hand in, in the order of the panels; `all` that fits."""
    if words[0] != ALL:
        return [GLAZE[colour] for colour in sorted(_colours_in([word for word in words if word != "glass"]))]
    panels = scene.step.panels if isinstance(scene.step, Glazing) else ()
    glass = fitting_glass(panels, _own(scene)) if panels else []
    if not glass:
        raise BadInput("you have no glass that fits; `pass` hands in none")
    return [GLAZE[colour] for colour in glass]


def read_window(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """A window by its place on the bench, and the glass for it."""
    if words[0] not in [str(take.place + 1) for take in TAKE_WINDOW]:
        raise BadInput(f"there is no window {words[0]!r}; the places of the bench are 1 to {ON_THE_BENCH}")
    place = int(words[0]) - 1
    if words[1:] != [ALL]:
        return [TAKE_WINDOW[place], *(read_glaze(scene, words[1:]) if words[1:] else [])]
    window = _on_bench(scene, place) if NAME in scene.rules.by_name else None
    return [
        TAKE_WINDOW[place],
        *[GLAZE[colour] for colour in fitting_glass(window.panels if window else (), _own(scene))],
    ]


class GlaziersPanel(CoveringPanel):
    """The glazery, the production bench, and the windows to be replaced."""

    module = NAME
    does = "You buy glass there, a token for each of the two apprentices printed on it and for one that you send"
    readers: ClassVar[Mapping[str, Reader]] = {"glass": read_glass, "glaze": read_glaze, "window": read_window}
    help = (
        ("glass red blue", "buy these tokens at the glazery, one after the other"),
        ("window 2 yellow red", "take window 2 of the bench and hand in this glass; `window 2 all`, all that fits"),
        ("glaze all", "hand in all glass that fits; `glaze yellow red`, only this"),
    )

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The glass for sale, and the windows on the bench; while there are windows to replace."""
        module, room = glaziers_of(scene.table), _workroom(scene)
        if not any(scene.table.unrestored >> segment & 1 for segment in module.windows.segments):
            return []
        sold = [self._for_sale(scene, colour, room.display[colour]) for colour in ALL_GLASS if room.display[colour]]
        lacking = " ".join(f"{GLASS[colour][0].upper()} -{module.windows.penalties[colour]}" for colour in ALL_GLASS)
        lines = flowing(
            GLASS_LABEL, [*(sold or [Text("sold out")]), Text(f"(missing: {lacking})", style="dim")], width, 3
        )
        return [*lines, *flowing(f"{BENCH_LABEL}{WINDOW} ", self._bench(scene), width, gap=3)]

    def _for_sale(self, scene: Scene, colour: int, number: int) -> Text:
        price = glaziers_of(scene.table).prices[colour]
        return Text.assemble(_letters([colour] * number), f" {price} Th", " each" if number > 1 else "")

    def _bench(self, scene: Scene) -> list[Text]:
        windows = [(place, _on_bench(scene, place)) for place in ALL_PLACES]
        return [
            Text.assemble(
                (f"{place + 1} ", "dim"), _letters(window.panels), f" {window.points} ", (_cost(scene, place), "dim")
            )
            for place, window in windows
            if window is not None
        ]

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """[FR-M6.12] The glass behind a screen; while it is up, only how much it is."""
        glass = scene.view.modules[self.module][f"glass {seat}"]
        if not glass:
            return []
        if scene.is_behind_a_screen(seat):
            return [Text(f"{len(glass)} glass")]
        return [Text.assemble("glass ", _letters([GLASS.index(name) for name in glass]))]

    def on_segment(self, scene: Scene, segment: Cell) -> Text:
        """[FR-M6.5] A window to be replaced when the segment is restored."""
        is_beside = segment in windows_of(scene.table).segments and scene.table.unrestored >> segment & 1
        return Text(WINDOW if is_beside and scene.view.agenda else "", style="#8ecae6")

    def printed(self, scene: Scene) -> list[Text]:
        module, penalties = glaziers_of(scene.table), windows_of(scene.table).penalties
        glass = "; ".join(
            f"{GLASS[colour]} for {thalers(module.prices[colour])}, -{penalties[colour]} where it is missing"
            for colour in ALL_GLASS
        )
        replacing = (
            f"{WINDOW} Who restores such a segment takes a window from the bench, pays for its place, scores its "
            "points, and hands in glass for its panels or loses points for what is missing. The whole restoration is "
            "never below 0."
        )
        windows = [(place, _on_bench(scene, place)) for place in ALL_PLACES]
        return [
            Text(f"Glass: {glass}."),
            Text(replacing),
            Text(f"At the altar a token of each colour may be handed in, for {ALTAR_TOKEN_POINTS} each."),
            *[
                Text(f"Window {place + 1}, {_cost(scene, place)}: {window.words}")
                for place, window in windows
                if window
            ],
        ]

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """[FR-M6.4] Glass that is too dear for all who could buy it."""
        sent = self.sent(scene, seat)
        if sent is None or not self.is_idle_before(scene, seat, [CATHEDRAL, STUDIO]):
            return []
        prices = sorted([glaziers_of(scene.table).prices[colour] for colour in _tokens(_workroom(scene).display)])
        buyers, money = PRINTED + sent, scene.table.thalers[seat]
        most = len(
            [number for number in range(1, buyers + 1) if number <= len(prices) and sum(prices[:number]) <= money]
        )
        idle = min(sent, buyers - most)
        if most and not idle:
            return []
        waste = f": {counted(idle, 'apprentice')} may idle" if idle else ""
        return [f"glazery: you can buy {counted(most, 'token')} of glass at the most{waste}"]

    # What is asked

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        match scene.step:
            case AtTheGlazery() as step:
                return self._asked_at_the_glazery(scene, step, legal)
            case ReplaceWindow() as step:
                return self._asked_for_a_window(scene, step)
            case Glazing() as step:
                return self._asked_for_glass(scene, step)
        return self.asked_where(scene, legal)

    def _asked_at_the_glazery(self, scene: Scene, step: AtTheGlazery, legal: Sequence[Action]) -> tuple[str, str]:
        money = scene.table.thalers[step.seat]
        names = [GLASS[action.colour] for action in legal if isinstance(action, BuyGlass)]
        asked = f"Glazery: buy up to {counted(step.left, 'token')} of glass (you have {thalers(money)})."
        return asked, " ".join(["glass", *names[: step.left]])

    def _asked_for_a_window(self, scene: Scene, step: ReplaceWindow) -> tuple[str, str]:
        glass = _letters(_tokens(_own(scene))).plain or "none"
        money = 0 if scene.seat is None else scene.table.thalers[scene.seat]
        segment = FRESCO.names[step.segment]
        asked = f"Which window is put in at {segment}? Net is with your glass ({glass}); you have {thalers(money)}."
        return asked, "window 1 all"

    def _asked_for_glass(self, scene: Scene, step: Glazing) -> tuple[str, str]:
        fit = fitting_glass(step.panels, _own(scene))
        example = " ".join(["glaze", *[GLASS[colour] for colour in fit]]) if fit else "pass"
        none = "" if fit else " None of yours fits: pass."
        if step.at_altar:
            return f"Hand in glass at the altar, up to one of each colour, for a point each?{none}", example
        panels = ", ".join(f"{GLASS[colour]} (-{_penalties(scene, [colour])})" for colour in step.panels)
        return f"Hand in glass for the panels that are left? They take {panels}.{none}", example

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, ReplaceWindow | Glazing)

    # What may be done

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case BuyGlass():
                price = thalers(glaziers_of(scene.table).prices[action.colour])
                return Text("Glass"), Text.assemble(colours.paint_word(GLASS[action.colour]), f" for {price}")
            case TakeWindow():
                return Text("Window"), self._window_entry(scene, action.place)
            case Glaze():
                return Text("Hand in"), Text.assemble(
                    colours.paint_word(GLASS[action.colour]), self._gain(scene, action)
                )
        return super().other_entry(scene, action)

    def _window_entry(self, scene: Scene, place: int) -> Text:
        window = _on_bench(scene, place)
        if window is None:
            return Text(f"place {place + 1}")
        points = f" for {window.points}, {_cost(scene, place)}: net {_net(scene, window)}"
        return Text.assemble(_letters(window.panels), points)

    def _gain(self, scene: Scene, action: Glaze) -> str:
        at_altar = isinstance(scene.step, Glazing) and scene.step.at_altar
        return f" +{ALTAR_TOKEN_POINTS if at_altar else _penalties(scene, [action.colour])}"

    def explain_other(self, scene: Scene, action: Offer) -> str:
        match action:
            case BuyGlass():
                price = thalers(glaziers_of(scene.table).prices[action.colour])
                return f"Buy {GLASS[action.colour]} glass at the glazery for {price}; it goes behind your screen."
            case TakeWindow():
                return self._explain_window(scene, action.place)
            case Glaze():
                return self._explain_glaze(scene, action)
        return super().explain_other(scene, action)

    def _explain_window(self, scene: Scene, place: int) -> str:
        window = _on_bench(scene, place)
        if window is None:
            return f"Take the window on place {place + 1} of the bench: there is none."
        cost = windows_of(scene.table).costs[place]
        return (
            f"Take window {place + 1} ({window.words}) for {thalers(cost) if cost else 'nothing'}; missing glass takes "
            f"off points. With yours it brings {_net(scene, window)}."
        )

    def _explain_glaze(self, scene: Scene, action: Glaze) -> str:
        name = GLASS[action.colour]
        if isinstance(scene.step, Glazing) and scene.step.at_altar:
            return f"Hand in {name} glass at the altar, for {counted(ALTAR_TOKEN_POINTS, 'point')}."
        return f"Hand in {name} glass for a panel: it spares you {_penalties(scene, [action.colour])} points."

    def declined(self, action: Offer) -> str:
        if isinstance(action, BuyGlass):
            return "buy no more glass"
        return "hand in no more glass" if isinstance(action, Glaze) else ""

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """[FR-M6.5] Where a window must be replaced."""
        if segment not in windows_of(scene.table).segments:
            return ""
        if scene.is_leonardos:
            return "Its window is replaced with the free one, for its points."
        return "Its window must be replaced too: missing glass takes off points."
