"""What there is to look up: games, bots, rules, components."""

from __future__ import annotations

from typing import get_args

import msgspec
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bottega.bots import BotEntry, list_bots
from bottega.core.components import Listed, Provenance, listing
from bottega.core.errors import unknown
from bottega.core.registry import find_game, game_meta, game_names, printed_components
from bottega.speech.about import About, about, own_source
from bottega.terminal import prose
from bottega.terminal.screen import command, show, show_raw
from bottega.terminal.words import language, message, say, styled

OURS = "bottega"
"""The package whose bots we know."""
PROVENANCES = list(get_args(Provenance))


def show_games(*, as_json: bool) -> None:
    """List all games."""
    pages = [about(game_meta(name), language()) for name in game_names()]
    if as_json:
        show_raw(msgspec.json.encode(pages).decode())
        return
    for page in pages:
        show(title_page(page))


def show_bots(*, as_json: bool) -> None:
    """List all bots, with the packages that bring them; of those that can't play, why not."""
    entries = list_bots()
    if as_json:
        show_raw(msgspec.json.encode(entries).decode())
        return
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for heading in ("bots-bot", "bots-package", "bots-how"):
        table.add_column(message(heading))
    for entry in entries:
        table.add_row(Text(entry.name), Text(entry.package), _how_it_plays(entry))
    show(table)


def _how_it_plays(entry: BotEntry) -> Text:
    """How a bot plays: ours in our words, those of other packages in theirs; or why it can't."""
    if entry.trouble or entry.package != OURS:
        return Text(entry.trouble or entry.summary)
    return message(f"bot-{entry.name}")


def title_page(page: About) -> Group:
    """A game in a few lines."""
    more = [
        Text(page.goal),
        message("game-players", "dim", fewest=page.seats[0], most=page.seats[-1], edition=page.edition),
        Text(page.credits, "dim"),
        message("game-commands", command=command(), game=page.name),
    ]
    title = message("game-title", title=styled(page.title, "bold"), summary=page.summary)
    return Group(title, Padding(Group(*more), (0, 0, 0, 2)))


def show_rules(game: str, number: str | None) -> None:
    """Print the rules, a part of them, or the options."""
    show(prose.rules(find_game(game), number))


def show_template(game: str) -> None:
    """Print a game's components file, to be edited."""
    show_raw(printed_components(game).rstrip("\n"))


def show_components(game: str, provenance: str | None, own_components: str, *, as_json: bool) -> None:
    """List what is printed and what is in the box, or replaced, with where each value comes from."""
    if provenance is not None and provenance not in PROVENANCES:
        raise unknown("no-such-provenance", provenance, PROVENANCES)
    components = find_game(game, own_components).components
    found = [item for item in listing(components) if provenance in (None, item.provenance)]
    if as_json:
        show_raw(msgspec.json.encode(found).decode())
    elif found:
        for chapter in dict.fromkeys(item.chapter for item in found):
            show(_chapter([item for item in found if item.chapter == chapter]), Text())
        if own_components:
            show(_what_is_replaced([item for item in found if item.provenance == "own"]))
    else:
        show(message("components-none", title=game_meta(game).title, provenance=provenance or ""))


def _what_is_replaced(own: list[Listed]) -> Text:
    """What a file of one's own changes, in a line."""
    names = [say("components-own-name", name=item.name, chapter=item.chapter.replace("_", " ")) for item in own]
    return message("components-own", names=names) if names else message("components-same")


def _chapter(items: list[Listed]) -> Group:
    sources = list(dict.fromkeys(item.source for item in items))
    marks = {source: f"[{number}]" for number, source in enumerate(sources, 1)}
    table = Table(show_edge=False, pad_edge=False, header_style="bold", row_styles=["", "dim"])
    for heading in ("components-name", "components-facts", "components-provenance"):
        table.add_column(message(heading))
    for item in items:
        told = (item.name, _facts(item.facts), f"{item.provenance} {marks[item.source]}")
        table.add_row(*map(Text, told), style="bold not dim" if item.provenance == "own" else None)
    notes = [Text(f"{mark} {source or own_source(language())}", style="dim") for source, mark in marks.items()]
    return Group(Text(items[0].chapter.replace("_", " ").capitalize(), style="bold underline"), table, *notes)


def _facts(facts: dict[str, object]) -> str:
    told = msgspec.to_builtins(facts)
    return "; ".join(f"{name} {_fact(value)}" for name, value in told.items())


def _fact(value: object) -> str:
    """A value in words: lists with spaces between, tables as their facts."""
    if isinstance(value, dict):
        return " ".join(f"{name} {_fact(part)}" for name, part in value.items())
    if not isinstance(value, (list, tuple)):
        return str(value)
    return (", " if any(isinstance(part, dict) for part in value) else " ").join(map(_fact, value))
