"""Classic Art: five exhibitions, and who foresees best what will hang in them."""

from __future__ import annotations

from bottega.core.game import Contents, GameOf
from bottega.games.classic_art import prospects
from bottega.games.classic_art import view as views
from bottega.games.classic_art.accounts import complaints
from bottega.games.classic_art.actions import ACTIONS
from bottega.games.classic_art.advice import appraise
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.components import Components, parse_components
from bottega.games.classic_art.meta import META
from bottega.games.classic_art.outlook import OUTLOOK
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.scoring import SHEET, standings
from bottega.games.classic_art.setup import set_up
from bottega.games.classic_art.table import Table


class ClassicArt(GameOf[Components, Box, Rules, Table, views.ClassicArtView]):
    """The game as clients know it."""

    contents = Contents(
        package=__name__,
        meta=META,
        actions=ACTIONS,
        rules_type=Rules,
        table_type=Table,
        view_type=views.ClassicArtView,
        prospects_type=prospects.ClassicArtProspects,
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


GAME = ClassicArt()
