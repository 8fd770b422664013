"""Module 12: the dames."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final

import random

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import MOVE_BISHOP, PASS, Assign, MoveBishop, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    ALL_SEATS,
    BASIC,
    BOOTHS,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    MARKET,
    MOST_AT_A_BOOTH,
    MOST_SEATS,
    PAINTS,
    STUDIO,
    WORKSHOP,
    Booth,
    Location,
    Paint,
    Painter,
    stand_of,
)
from bottega.games.fresco.events import BishopMoved, Deed, thalers
from bottega.games.fresco.locations import apprentices_at
from bottega.games.fresco.market import why_not_visit
from bottega.games.fresco.modules.covering import KEPT, NOWHERE
from bottega.games.fresco.modules.shares import HIDDEN, SEATS, mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.planning import Question, is_covered, location_in
from bottega.games.fresco.prospects import EXTRA_APPRENTICE, MOOD, THALER
from bottega.games.fresco.reasons import (
    ASSIGNED_ALREADY,
    BISHOP_THERE,
    NO_SUCH_PLACE,
    RESTORED_ALREADY,
    SAID_ALREADY,
    SOLD_ALREADY,
)
from bottega.games.fresco.ruleset import BISHOP_FEE, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.bag import pull
from bottega.parts.grid import Cell
