"""Fitting an evaluation to what came of positions: a ridge regression, with numpy, which only training needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bottega.arena.selfplay import Lesson

PHASES = 4
RIDGE = 3.0


@dataclass(frozen=True)
class Fit:
    weights: list[list[float]]
    spreads: list[float]
    error: float


def fit(positions: Sequence[Sequence[Lesson]], phases: int = PHASES, ridge: float = RIDGE) -> Fit:
    """The weights by which the features of positions tell best what came of them."""
    lessons = [lesson for position in positions for lesson in position]
    features = np.array([[*lesson.features, 1.0] for lesson in lessons])
    place = np.array([lesson.phase for lesson in lessons]) * (phases - 1)
    target = np.array([lesson.points for lesson in lessons])
    scale = np.maximum(features.std(axis=0), 1e-6)
    scale[-1] = 1.0
    scale[features.std(axis=0) < 1e-9] = 1.0
    count = features.shape[1]
    hats = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(phases)[None, :]))
    design = (hats[:, :, None] * (features / scale)[:, None, :]).reshape(len(lessons), -1)
    square = design.T @ design
    # Neighbouring phases are drawn together, and all weights a little towards nothing.
    penalty = np.eye(phases * count) * ridge
    for phase in range(phases - 1):
        for k in range(count):
            a, b = phase * count + k, (phase + 1) * count + k
            penalty[a, a] += ridge * 10
            penalty[b, b] += ridge * 10
            penalty[a, b] -= ridge * 10
            penalty[b, a] -= ridge * 10
    solution = np.linalg.solve(square + penalty, design.T @ target)
    missed = target - design @ solution
    weights = (solution.reshape(phases, count) / scale).tolist()
    margins = margins_missed(positions, missed)
    spreads = spreads_of(margins, phases)
    return Fit(weights, spreads, float(missed.std()))


def margins_missed(positions, missed):
    found = []
    number = 0
    for position in positions:
        mine = missed[number : number + len(position)]
        number += len(position)
        if len(position) == 1:
            found.append((position[0].phase, mine[0]))
        else:
            found += [(position[0].phase, mine[i] - mine[i + 1]) for i in range(len(position) - 1)]
    return np.array(found)


def spreads_of(margins, phases):
    """The standard deviation of missed margins around each phase."""
    place = margins[:, 0] * (phases - 1)
    result = []
    for phase in range(phases):
        hat = np.maximum(0.0, 1.0 - np.abs(place - phase) * 1.5)
        result.append(float(np.sqrt((hat * margins[:, 1] ** 2).sum() / max(hat.sum(), 1e-9))))
    return result
