"""Sagrada: dice of coloured glass, set in a cathedral window."""

from __future__ import annotations

from bottega.core.game import Contents, GameOf
from bottega.games.sagrada import prospects
from bottega.games.sagrada import view as views
from bottega.games.sagrada.accounts import complaints
from bottega.games.sagrada.actions import ACTIONS
from bottega.games.sagrada.advice import appraise
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.components import Components, parse_components
from bottega.games.sagrada.meta import META
from bottega.games.sagrada.outlook import OUTLOOK
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import SHEET, standings
from bottega.games.sagrada.setup import set_up
from bottega.games.sagrada.table import Table


class Sagrada(GameOf[Components, Box, Rules, Table, views.SagradaView]):
    """The game as clients know it."""

    contents = Contents(
        package=__name__,
        meta=META,
        actions=ACTIONS,
        rules_type=Rules,
        table_type=Table,
        view_type=views.SagradaView,
        prospects_type=prospects.SagradaProspects,
        sheet=SHEET,
        parse_components=parse_components,
        box=Box,
        rules=Rules,
        set_up=set_up,
        ruled_by=lambda seen: (seen.seats, seen.options),
        view=views.view,
        prospects=prospects.prospects,
        determinize=views.determinize,
        dump=views.dump,
        load=views.load,
        standings=standings,
        appraise=appraise,
        outlook=OUTLOOK,
        complaints=complaints,
    )


GAME = Sagrada()
