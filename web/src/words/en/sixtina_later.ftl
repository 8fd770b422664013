# 1980 Sixtina: what is seen later than the board.

## Beside the board
sx-track = Score track
sx-kept-head = Cards kept from prudent restorations
sx-kept = Kept, { $technique }:
sx-kept-leads = Kept, most of all, { $technique }:
sx-stat-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
sx-stat-materials = { $area } to place, { $supply } in supply
sx-stat-restored = { $count ->
    [0] No restored fresco
    [one] One restored fresco
   *[other] { $count } restored frescoes
}
sx-stat-points = { $points ->
    [one] One point
   *[other] { $points } points
}

## In lists
sx-mini = The chapel: { $restored } of { $places } frescoes restored

## The end
sx-score = Score sheet
sx-chapel-after = The chapel after the work
sx-of = material of { $name }
sx-half = half
sx-line = Line
sx-line-during-the-game = During the game
sx-line-objectives = Objectives
sx-line-restored-frescoes = Restored frescoes
sx-line-prudent-restorations = Prudent restorations
sx-line-left-over = Left over
sx-counts-during-the-game = what the places on each fresco paid. One that nobody completed pays half, rounded down.
sx-counts-objectives = each space that holds your material pays what is printed there.
sx-counts-restored-frescoes = most materials on them pay 10, then 6, then 3; who ties shares.
sx-counts-prudent-restorations = technique by technique. Who alone has most cards drops as many as the second has, the lowest first, and scores the rest; the second scores 2 a card.
sx-counts-left-over = half a point for each card in hand and each material to place, rounded down.
sx-total = Total
sx-point = Point at a line, or tap it, to see what earned it.
sx-note-tied = tied: { $objectives ->
    [one] 1 objective
   *[other] { $objectives } objectives
}, { $materials ->
    [one] 1 material
   *[other] { $materials } materials
} left
sx-note-cannot-win = can't win
sx-dropped = dropped
sx-earned-frescoes = { $count ->
    [one] 1 fresco
   *[other] { $count } frescoes
}
sx-earned-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $materials ->
    [one] 1 material
   *[other] { $materials } materials
}

## The library
sx-printed-points = 1st, 2nd, 3rd: { $points }
sx-printed-card = { $count } × { $value }
sx-printed-needed = { $two } with two or three players, { $four } with four.
sx-printed-place = { $name }: { $count ->
    [one] one place lies beside it
   *[other] { $count } places lie beside it
}
sx-printed-materials = { $each } of each colour, and { $black } black ones.
sx-printed-sheets = { $count } sheets hide the frescoes that nobody works on yet.
