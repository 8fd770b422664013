## Module 15: the dome

event-dome-tile-taken = { $actor } takes dome tile { $tile }: { $paints } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-dome-tile-finished = { $actor } finishes dome tile { $tile } with { $paints } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

reason-finish-or-pass = First finish a dome tile, or pass.
reason-not-ones-dome = { $tile } is not yours. Finish a dome tile in front of you, or pass.
reason-finished-already = { $tile } is finished already. Finish another one, or pass.
reason-dome-paint-missing = { $tile } takes { $paints }, and you have no { OR($missing) }.

score-dome = dome
