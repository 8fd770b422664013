"""Which Bottega this is, and how its engine runs."""

from bottega.core import actions

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (actions.__file__ or "").endswith(".py")
