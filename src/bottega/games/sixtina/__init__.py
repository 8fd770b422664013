"""1980 Sixtina: restoring the frescoes of the Sistine Chapel."""

from __future__ import annotations

from bottega.core.game import Contents, GameOf
from bottega.games.sixtina import prospects
from bottega.games.sixtina import view as views
from bottega.games.sixtina.accounts import complaints
from bottega.games.sixtina.actions import ACTIONS
from bottega.games.sixtina.advice import appraise
from bottega.games.sixtina.box import Box
from bottega.games.sixtina.components import Components, parse_components
from bottega.games.sixtina.meta import META
from bottega.games.sixtina.outlook import OUTLOOK
from bottega.games.sixtina.ruleset import Rules
from bottega.games.sixtina.scoring import SHEET, standings
from bottega.games.sixtina.setup import set_up
from bottega.games.sixtina.table import Table


class Sixtina(GameOf[Components, Box, Rules, Table, views.SixtinaView]):
    """The game as clients know it."""

    contents = Contents(
        package=__name__,
        meta=META,
        actions=ACTIONS,
        rules_type=Rules,
        table_type=Table,
        view_type=views.SixtinaView,
        prospects_type=prospects.SixtinaProspects,
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


GAME = Sixtina()
