"""What players should know of how a game is played, before it begins."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.meta import Meta
from bottega.sitting.modules import modules_on


def notes_on_modules(meta: Meta, options: Mapping[str, str]) -> list[str]:
    """Which modules are in play, if any."""
    names = [f"{module.module} {module.name.replace('_', ' ')}" for module in modules_on(meta, options)]
    return [f"Modules: {', '.join(names)}."] if names else []
