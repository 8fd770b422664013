# Fresco, module 14: the pews.

fresco-m14-fact = you have { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}
fresco-m14-beams = { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}
fresco-m14-left = { $left } left
fresco-m14-heap = A pew of { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
}, { $least ->
    [1] 1
   *[other] { $least }
} to { $most } points, { $left } left
fresco-m14-mine = { $beams ->
    [0] Beams come with tiles of the market; the tile below turns them into pews.
   *[other] Each apprentice on the tile carries a beam, and so does the printed one.
}
fresco-m14-asked = { $carriers ->
    [one] 1 carrier
   *[other] { $carriers } carriers
} and { $beams ->
    [one] 1 beam
   *[other] { $beams } beams
} are left.
fresco-m14-on-tile = one is printed here, up to two more
