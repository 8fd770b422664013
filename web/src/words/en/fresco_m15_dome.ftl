# Fresco, module 15: the dome.

fresco-m15-fact = { $count ->
    [0] none is face down
   *[other] { $count } face down
}
fresco-m15-dome = dome tile, points
fresco-m15-tile = { $paints } for { $points } points in the end
fresco-m15-finished = { $paints } for { $points } points, finished
fresco-m15-finish = Finish it with { $paints } for { $points } points
fresco-m15-asked = { $points ->
    [0] Tap what you finish: its paints go, its points come.
   *[other] Finished so far: { $points } points.
}
fresco-m15-down = Still under the nine inner segments:
fresco-m15-under = a dome tile lies under it
