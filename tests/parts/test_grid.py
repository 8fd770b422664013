"""A grid of spaces, as bit masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import BadInput
from bottega.parts.grid import Grid

WINDOW = Grid(rows=4, columns=5)
GRIDS = st.builds(lambda rows, columns: Grid(rows=rows, columns=columns), st.integers(1, 6), st.integers(1, 6))


def names_at(grid: Grid, cell: int, steps: set[tuple[int, int]]) -> set[str]:
    """The spaces that lie so many rows and columns away."""
    row, column = divmod(cell, grid.columns)
    places = [(row + down, column + right) for down, right in steps]
    return {f"{'ABCDEF'[r]}{c + 1}" for r, c in places if 0 <= r < grid.rows and 0 <= c < grid.columns}


SIDES = {(0, 1), (0, -1), (1, 0), (-1, 0)}
CORNERS = {(1, 1), (1, -1), (-1, 1), (-1, -1)}


@given(GRIDS)
def test_neighbours(grid: Grid) -> None:
    for cell in grid.cells:
        assert set(grid.named(grid.orthogonal[cell])) == names_at(grid, cell, SIDES)
        assert set(grid.named(grid.diagonal[cell])) == names_at(grid, cell, CORNERS)
        assert set(grid.named(grid.around[cell])) == names_at(grid, cell, SIDES | CORNERS)


@given(GRIDS)
def test_rows_columns_and_edges(grid: Grid) -> None:
    assert sum(grid.row_masks) == sum(grid.column_masks) == grid.everywhere
    assert [mask.bit_count() for mask in grid.row_masks] == [grid.columns] * grid.rows
    assert [mask.bit_count() for mask in grid.column_masks] == [grid.rows] * grid.columns
    inner = max(0, grid.rows - 2) * max(0, grid.columns - 2)
    assert grid.edge.bit_count() == grid.size - inner


@given(GRIDS, st.data())
def test_a_mask_is_beside_and_touching_what_its_spaces_are(grid: Grid, data: st.DataObject) -> None:
    mask = data.draw(st.integers(0, grid.everywhere))
    cells = grid.cells_of(mask)
    beside = touching = 0
    for cell in cells:
        beside |= grid.orthogonal[cell]
        touching |= grid.around[cell] | 1 << cell
    assert grid.beside(mask) == beside
    assert grid.touching(mask) == touching
    assert sum(1 << cell for cell in cells) == mask


def test_names_run_by_row_and_column() -> None:
    assert WINDOW.names[:6] == ["A1", "A2", "A3", "A4", "A5", "B1"]
    assert WINDOW.names[-1] == "D5"
    assert WINDOW.named(WINDOW.column_masks[2]) == ["A3", "B3", "C3", "D3"]


def test_names_lead_back_to_their_spaces() -> None:
    assert [WINDOW.parse(name) for name in WINDOW.names] == WINDOW.cells
    assert WINDOW.parse("b3") == WINDOW.parse("B3")


@pytest.mark.parametrize("name", ["", "A0", "A6", "E1", "A11", "1A", "A"])
def test_a_space_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput) as said:
        WINDOW.parse(name)
    assert str(said.value) == f"There is no space {name!r}. Spaces run from A1 to D5."
