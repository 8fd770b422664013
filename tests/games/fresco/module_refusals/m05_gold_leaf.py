"""Refusals of module 5: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.refusals import Case

CASES: dict[str, Case[Table]] = {}
