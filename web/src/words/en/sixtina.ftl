# 1980 Sixtina.

## The board

## Around the board

# Cards and techniques
sx-card = {$technique} {$value}
sx-short-RP = Repaint
sx-short-SS = Sponge
sx-short-LB = Lab
sx-short-IR = Infrared
sx-short-PI = Plaster
sx-short-WP = Washi
sx-gianluigi-adds = Gianluigi adds {$materials}

# Frescoes, in one line
sx-fresco-JC1 = The Baptism of Christ
sx-fresco-JC2 = Temptations of Christ
sx-fresco-JC3 = Calling of the Apostles
sx-fresco-JC4 = Sermon on the Mount
sx-fresco-JC5 = Delivery of the Keys
sx-fresco-JC6 = The Last Supper
sx-fresco-JC7 = Resurrection of Christ
sx-fresco-GE1 = Light from Darkness
sx-fresco-GE2 = Sun, Moon and Plants
sx-fresco-GE3 = Land from Water
sx-fresco-GE4 = Creation of Adam
sx-fresco-GE5 = Creation of Eve
sx-fresco-GE6 = Fall and Expulsion
sx-fresco-GE7 = The Sacrifice of Noah
sx-fresco-GE8 = The Flood
sx-fresco-GE9 = Drunkenness of Noah
sx-fresco-MO1 = Journey into Egypt
sx-fresco-MO2 = Life of Moses
sx-fresco-MO3 = Crossing of the Red Sea
sx-fresco-MO4 = Tablets of the Law
sx-fresco-MO5 = Punishment of Korah
sx-fresco-MO6 = Testament of Moses
sx-fresco-MO7 = The Body of Moses
sx-fresco-LJ1 = Angels of the Passion
sx-fresco-LJ2 = Christ the Judge
sx-fresco-LJ3 = The Boat of Charon

# Beside the board
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

# How far the game is
sx-progress = { $restored } of { $places } restored · ends with the { NUMBER($last, type: "ordinal") ->
    [one] { $last }st
    [two] { $last }nd
    [few] { $last }rd
   *[other] { $last }th
}
sx-progress-short = { $restored } of { $places }
sx-progress-last = The last turn
sx-progress-over = The chapel is restored

# In lists
sx-mini = The chapel: { $restored } of { $places } frescoes restored

# The end
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
sx-point = Point at a line to see what earned it.
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

# The library
sx-printed-points = 1st, 2nd, 3rd: { $points }
sx-printed-card = { $count } × { $value }
sx-printed-needed = { $two } with two or three players, { $four } with four.
sx-printed-place = { $name }: { $count ->
    [one] one place lies beside it
   *[other] { $count } places lie beside it
}
sx-printed-materials = { $each } of each colour, and { $black } black ones.
sx-printed-sheets = { $count } sheets hide the frescoes that nobody works on yet.
