"""Fitting an evaluation to what came of positions: a ridge regression. Only this needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from bottega.arena.selfplay import Position

PHASES = 4
"""Weights are fitted for so many moments of a game, from its beginning to its end."""
RIDGE = 3.0
"""How strongly weights are drawn towards nothing."""
SMOOTHNESS = 30.0
"""How strongly the weights of neighbouring phases are drawn together."""

Numbers = NDArray[np.floating]


@dataclass(frozen=True)
class Fit:
    """Weights, how far margins are missed at each phase, and by how much points are on the whole."""

    weights: list[list[float]]
    spreads: list[float]
    error: float


def fit(positions: Sequence[Position], learns: Literal["points", "margin"], phases: int = PHASES) -> Fit:
    """The weights by which the features of positions tell best what came of them.

    Margins are learned from what a seat has more than all have on average; then what every position is worth is found.
    """
    seats = len(positions[0].points)
    features = np.array([[*seat, 1.0] for position in positions for seat in position.features])
    points = np.array([points for position in positions for points in position.points])
    near = nearness(np.repeat([position.phase for position in positions], seats), phases)
    scale = scale_of(features)
    design = (near[:, :, None] * (features / scale)[:, None, :]).reshape(len(points), -1)
    if learns == "points" or seats == 1:
        solution = ridge(design, points, phases)
    else:
        solution = ridge(beyond_mean(design, seats), beyond_mean(points[:, None], seats).ravel(), phases)
        solution[len(scale) - 1 :: len(scale)] += ridge(near, points - design @ solution, phases)
    missed = points - design @ solution
    weights = solution.reshape(phases, len(scale)) / scale
    return Fit(weights.tolist(), spreads_of(missed.reshape(-1, seats), near[::seats]), float(missed.std()))


def ridge(design: Numbers, points: Numbers, phases: int) -> Numbers:
    """The weights of a design that come nearest to the points, kept small and smooth."""
    solution: Numbers = np.linalg.solve(
        design.T @ design + penalty(phases, design.shape[1] // phases), design.T @ points
    )
    return solution


def beyond_mean(rows: Numbers, seats: int) -> Numbers:
    """What the rows of each seat have more than the mean of all seats of the same position."""
    table = rows.reshape(-1, seats, rows.shape[1])
    beyond: Numbers = (table - table.mean(axis=1, keepdims=True)).reshape(rows.shape)
    return beyond


def nearness(phase: Numbers, phases: int) -> Numbers:
    """How much each phase counts for positions: the two that are nearest share it."""
    hats: Numbers = np.maximum(0.0, 1.0 - np.abs(phase[:, None] * (phases - 1) - np.arange(phases)[None, :]))
    return hats


def scale_of(features: Numbers) -> Numbers:
    """How large each feature is, usually; 1 for those that never change."""
    spread: Numbers = features.std(axis=0)
    spread[spread < 1e-6] = 1.0
    return spread


def penalty(phases: int, count: int) -> Numbers:
    """What keeps weights small, and those of neighbouring phases alike."""
    between = np.diff(np.eye(phases), axis=0)
    alike: Numbers = np.kron(between.T @ between, np.eye(count))
    small: Numbers = RIDGE * np.eye(phases * count) + SMOOTHNESS * alike
    return small


def spreads_of(missed: Numbers, near: Numbers) -> list[float]:
    """By how much the margin of a seat over the next is missed around each phase; alone, the points themselves."""
    margins = missed if missed.shape[1] == 1 else missed - np.roll(missed, 1, axis=1)
    squares = (margins**2).mean(axis=1)
    return [float(np.sqrt((weight * squares).sum() / max(weight.sum(), 1e-9))) for weight in (near**2).T]
