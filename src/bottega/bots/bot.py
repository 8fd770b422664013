"""Bots: who decides for a seat that no person sits on."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bottega.core.actions import Action
from bottega.core.views import View


class Bot(ABC):
    """Decides for a seat, from what that seat may see.

    A bot gets a view, never the state. With the same seed and the same view it makes the same move.
    """

    @abstractmethod
    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions."""


class BlindBot(Bot):
    """A bot that does not look at the table, so that a simulation need not show it."""

    @abstractmethod
    def pick(self, legal: list[Action]) -> Action:
        """One of the legal actions, whatever the table looks like."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        return self.pick(legal)
