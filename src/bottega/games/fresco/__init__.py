"""Fresco: wake up early, buy and blend paints, and restore the ceiling of a cathedral."""

from __future__ import annotations

from bottega.core.game import Contents, GameOf
from bottega.games.fresco import prospects
from bottega.games.fresco import view as views
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.advice.appraisal import appraise
from bottega.games.fresco.box import Box
from bottega.games.fresco.components import Components, parse_components
from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.order import rules_for
from bottega.games.fresco.outlook import OUTLOOK
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.scoring import SHEET, standings
from bottega.games.fresco.setup import set_up
from bottega.games.fresco.table import Table


class Fresco(GameOf[Components, Box, Rules, Table, views.FrescoView]):
    """The game as clients know it."""

    contents = Contents(
        package=__name__,
        meta=META,
        actions=ACTIONS,
        rules_type=Rules,
        table_type=Table,
        view_type=views.FrescoView,
        prospects_type=prospects.FrescoProspects,
        sheet=SHEET,
        parse_components=parse_components,
        box=Box,
        rules=rules_for,
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


GAME = Fresco()
