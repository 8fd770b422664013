"""Asking at a table: why not, what if, what would you do. It tells no more than the seat knows, and changes nothing."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.protocol import commands
from bottega.protocol.live import MenuChoice, MenuInfo, MenuRow, Verdict
from bottega.server.attendant import known_to
from bottega.server.kept import User
from bottega.server.live_table import LiveTable
from bottega.server.positions import Wish
from bottega.server.problems import failure_of
from bottega.server.workers import Situation
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode
from bottega.speech.language import ENGLISH
from bottega.speech.menu import Menu
from bottega.speech.voice import Choice, Voice


async def answer(live: LiveTable, user: User | None, ask: commands.AnyAsk, wish: Wish) -> bytes:
    """The answer to a question, as JSON."""
    language = wish.language or ENGLISH
    if isinstance(ask, commands.Look):
        return await look(live, user, ask, wish)
    async with live.lock:
        if ask.seat not in live.seats_of(user):
            raise BadInput("not-your-seat", seat=ask.seat)
        presenter = await live.seated()
        sitting, voice = presenter.sitting, presenter.voice(language)
        situation = known_to(sitting, ask.seat)
        match ask:
            case commands.Drafts():
                return encode(sitting.drafts(ask.seat))
            case commands.Menu():
                return encode(menu_of(sitting, voice, ask.seat))
            case commands.Why() | commands.Explain():
                action = one_action(sitting, ask.seat, ask.line)
                if action is not None:
                    return encode(verdict_on(sitting, voice, ask.seat, action))
            case commands.AboutDraft():
                sitting.check_number(ask.seat, ask.number)
            case commands.Hint() if not sitting.match.legal(ask.seat):
                raise BadInput("nothing-to-decide")
    return await think(live, ask, situation, language)


async def look(live: LiveTable, user: User | None, ask: commands.Look, wish: Wish) -> bytes:
    """The whole table, as a seat sees it or a spectator."""
    if ask.seat is not None and ask.seat not in live.seats_of(user):
        raise BadInput("not-your-seat", seat=ask.seat)
    async with live.lock:
        return await live.shown_to(ask.seat, ask.since, wish)


async def think(live: LiveTable, ask: commands.AskAtSeat, situation: Situation, language: str) -> bytes:
    """What takes long is thought about elsewhere."""
    advisers = live.house.advisers
    match ask:
        case commands.Hint():
            return encode(await advisers.hint(situation, language))
        case commands.AboutDraft():
            return encode(await advisers.slip(situation, ask.draft, ask.laid, language))
        case commands.Preview():
            return encode(await advisers.preview(situation, ask.line, language))
        case commands.Why() | commands.Explain():
            tried = await advisers.preview(situation, ask.line, language)
            said = [piece for move in tried.moves for piece in [*move.said, " "]][:-1]
            return encode(Verdict(legal=tried.failure is None, typed=tried.typed, said=said, failure=tried.failure))
    raise BadInput("not-understood", text=type(ask).__name__)


def one_action(sitting: Sitting, seat: int, line: commands.Line) -> Action | None:
    """The action that a line consists of; None if it is several, or a sentence that stands for some."""
    if isinstance(line, str):
        return sitting.find(seat, line) if sitting.is_one_move(seat, line) else None
    if len(line) > 1:
        return None
    only, actions = line[0], sitting.match.game.actions
    return actions.parse_name(only) if isinstance(only, str) else actions.parse_json(only)


def verdict_on(sitting: Sitting, voice: Voice, seat: int, action: Action) -> Verdict:
    """Whether an action is legal, what it does, and why not."""
    reason = sitting.match.check(seat, action)
    failure = None if reason is None else failure_of(IllegalAction(reason), voice.language, voice)
    said = voice.explain(sitting.match.view(seat), action).to_json()
    return Verdict(legal=reason is None, typed=voice.typed(action), said=said, failure=failure)


def menu_of(sitting: Sitting, voice: Voice, seat: int) -> MenuInfo:
    """The legal actions of a seat, in words."""
    view, legal = sitting.match.view(seat), sitting.match.legal(seat)
    menu = Menu(voice, view, legal)
    rows = [
        MenuRow(group.label.to_json(), tuple([_choice(each.choice) for each in group.choices])) for group in menu.groups
    ]
    return MenuInfo(
        asked=voice.question(view, legal).to_json() if legal else [],
        rows=tuple(rows),
        finish=None if menu.finish is None else _choice(menu.finish),
        warnings=tuple([warning.to_json() for warning in voice.warnings(view)]),
    )


def _choice(choice: Choice) -> MenuChoice:
    return MenuChoice(choice.action.id, choice.action.name, choice.label.to_json())
