"""The three families of errors. Nothing else crosses a layer."""

from bottega.core.reasons import Reason


class BottegaError(Exception):
    """What a client may catch and show: one clear sentence."""


class IllegalAction(BottegaError):
    """A player's mistake: the rules forbid it, and the reason says which."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadInput(BottegaError):
    """Malformed data from outside: a name, a file, a message."""


class RulesBug(Exception):
    """Our own mistake: never caught, never shown to a player as theirs."""
