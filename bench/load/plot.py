"""The plot: how long commands take, against how many come. Drawn by hand, for it is only a few lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10

from bench.load.phases import LIMIT, Phase

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 40, 50
DECADES = (-4, 0)
"""From a tenth of a millisecond to a second."""
LINES: Sequence[tuple[str, str, Callable[[Phase], float]]] = (
    ("served, half of them", "#1b7f79", lambda phase: phase.served[0] if phase.served else 0.0),
    ("served, 99 of 100", "#b3541e", lambda phase: phase.served[1] if phase.served else 0.0),
    ("waited for, 99 of 100", "#6b4fa0", lambda phase: phase.waited[1]),
)
STYLE = "text{font:13px sans-serif;fill:#222}.grid{stroke:#ddd}.limit{stroke:#b00;stroke-dasharray:6 4}"


def plot(phases: Sequence[Phase]) -> str:
    """The steps of rising rates as a picture."""
    steps = sorted([phase for phase in phases if phase.rate is not None], key=lambda phase: phase.done)
    most = 100 * (1 + int(max([phase.done for phase in steps], default=100) // 100))

    def x(rate: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * rate / most

    def y(seconds: float) -> float:
        low, high = DECADES
        place = (log10(max(seconds, 10.0**low)) - low) / (high - low)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, place)

    parts = [*_grid(most, x, y), *_limit(x(0), x(most), y(LIMIT))]
    for place, (label, colour, of) in enumerate(LINES):
        points = [(x(phase.done), y(of(phase))) for phase in steps]
        parts += _line(points, colour, label, place)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            "<title>How long commands take, against how many come</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _grid(most: int, x: Callable[[float], float], y: Callable[[float], float]) -> list[str]:
    low, high = DECADES
    parts = []
    for power in range(low, high + 1):
        at = y(10.0**power)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{10.0 ** (power + 3):g} ms</text>')
    parts += [
        f'<text x="{x(rate):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{rate}</text>'
        for rate in range(0, most + 1, _stride(most))
    ]
    parts.append(f'<text x="{x(most / 2):.1f}" y="{HEIGHT - 10}" text-anchor="middle">moves a second</text>')
    return parts


def _stride(most: int) -> int:
    """How far the numbers below are apart: a round number, of which there are at most ten or so."""
    return next(stride for stride in (20, 50, 100, 200, 500, 1_000, 10**9) if most / stride <= 10)


def _limit(left: float, right: float, at: float) -> list[str]:
    return [
        f'<line class="limit" x1="{left:.1f}" x2="{right:.1f}" y1="{at:.1f}" y2="{at:.1f}"/>',
        f'<text x="{right:.1f}" y="{at - 5:.1f}" text-anchor="end">{LIMIT * 1e3:.0f} ms</text>',
    ]


def _line(points: Sequence[tuple[float, float]], colour: str, label: str, place: int) -> list[str]:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    at = LEFT + 10 + 200 * place
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *[f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points],
        f'<rect x="{at}" y="14" width="14" height="4" fill="{colour}"/><text x="{at + 20}" y="21">{label}</text>',
    ]
