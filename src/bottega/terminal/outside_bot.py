"""A bot that plays at a server from here, and what is told of it meanwhile."""

from __future__ import annotations

from bottega.bots import check_bot
from bottega.client.address import Address, parse_table
from bottega.client.playing import BotAfar, Happening, Tables
from bottega.client.sessions import come_in_by_token
from bottega.core.errors import BadInput
from bottega.terminal.screen import command, sentence, show
from bottega.terminal.words import language, message

TOLD: dict[Happening, str] = {"sits": "bot-sits", "plays": "bot-plays", "over": "bot-over"}


def run_bot(bot: str, server: str, token: str, table: str, invitation: str) -> None:
    """Let a bot play at a table until its game is over, or at all tables of its user."""
    named = parse_table(table) if table else None
    address = Address.parse(server) if server else None if named is None else named.server
    if address is None:
        raise BadInput("server-missing")
    if not token:
        raise BadInput("token-missing", server=str(address), command=command())
    check_bot(bot)
    there, me = come_in_by_token(address, token, language=language())
    show(message("bot-comes-in", bot=bot, player=me.name, server=str(address)))
    if named is None:
        Tables(there, bot, tell, trouble).play()
        return
    seated = BotAfar(there, named.table, bot, tell)
    seated.sit_down(invitation or named.invitation)
    seated.play()


def tell(what: Happening, table: str) -> None:
    """Tell what a bot does."""
    show(message(TOLD[what], table=table))


def trouble(table: str, error: Exception) -> None:
    """Tell why a bot stopped at a table."""
    show(message("bot-in-trouble", table=table, problem=sentence(error)))
