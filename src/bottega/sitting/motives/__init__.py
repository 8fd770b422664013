"""Why a line is good: what it does to the table, found by the game's name and told as facts."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence

from bottega.sitting.motives.scene import Scene
from bottega.speech.motives import Motive

__all__ = ["MOST", "Scene", "motives_of"]

MOST = 3
"""So many motives are told."""


def motives_of(scene: Scene) -> tuple[Motive, ...]:
    """Why a line is good, the most telling first; none, if nothing can be named."""
    name = f"{__name__}.{scene.game.meta.name}"
    if importlib.util.find_spec(name) is None:
        return ()
    found: Sequence[Motive] = importlib.import_module(name).motives(scene)
    return tuple(found[:MOST])
