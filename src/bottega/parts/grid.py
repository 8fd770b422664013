"""A grid of spaces, as bit masks: bit number = space number, row by row."""

from __future__ import annotations

from typing import NewType

from bottega.core.errors import BadInput

Cell = NewType("Cell", int)


class Grid:
    """A rectangle of spaces. Rows are lettered from the top, columns numbered from the left.

    >>> grid = Grid(rows=4, columns=5)
    >>> grid.names[7]
    'B3'
    >>> grid.named(grid.orthogonal[0])
    ['A2', 'B1']
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.everywhere = (1 << self.size) - 1
        self.cells: list[Cell] = [Cell(i) for i in range(self.size)]
        self.names: list[str] = [f"{chr(65 + i // columns)}{1 + i % columns}" for i in range(self.size)]
        self.row_masks: list[int] = [((1 << columns) - 1) << r * columns for r in range(rows)]
        self.column_masks: list[int] = [sum(1 << r * columns + c for r in range(rows)) for c in range(columns)]
        self.edge = self.row_masks[0] | self.row_masks[-1] | self.column_masks[0] | self.column_masks[-1]
        self._not_first = self.everywhere ^ self.column_masks[0]
        self._not_last = self.everywhere ^ self.column_masks[-1]
        self.orthogonal: list[int] = [self.beside(1 << c) & ~(1 << c) for c in self.cells]
        self.around: list[int] = [self.touching(1 << c) & ~(1 << c) for c in self.cells]
        self.diagonal: list[int] = [a & ~o for a, o in zip(self.around, self.orthogonal, strict=True)]

    def beside(self, mask: int) -> int:
        """The spaces orthogonally beside any space of a mask."""
        sideways = (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        return (sideways | mask << self.columns | mask >> self.columns) & self.everywhere

    def touching(self, mask: int) -> int:
        """The spaces of a mask and all that touch them, orthogonally or diagonally."""
        row = mask | (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        return (row | row << self.columns | row >> self.columns) & self.everywhere

    def cells_of(self, mask: int) -> list[Cell]:
        """The spaces of a mask, first to last."""
        return [cell for cell in self.cells if mask >> cell & 1]

    def named(self, mask: int) -> list[str]:
        """The names of a mask's spaces, first to last."""
        return [self.names[cell] for cell in self.cells_of(mask)]

    def parse(self, name: str) -> Cell:
        """The space of this name."""
        if name.upper() not in self.names:
            raise BadInput("no-such-space", name=name, first=self.names[0], last=self.names[-1])
        return Cell(self.names.index(name.upper()))
