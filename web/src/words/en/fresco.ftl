## The day: hostel, market, studio, workshop, theater, desk, shelf, painters

fresco-day = The day
fresco-stage = The ceiling
fresco-you = you
fresco-hostel = hostel
fresco-station-now = { $name }, now
fresco-sent = { $name } { $count }
fresco-again = The cathedral again, at the end of the day
fresco-mood = Mood { $mood }
fresco-mood-after = Mood { $mood }, then { $after }
fresco-mood-extra = 6 apprentices
fresco-mood-missing = 4 apprentices
fresco-hour-taken = { $hour } is taken: { $name }
fresco-hour-brings = { $hour }: mood { $mood }, { $apprentices } apprentices, { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
} for a tile
fresco-hours-key = Your mood then, your apprentices, and what a tile will cost you.
fresco-booth = Booth { $booth }
fresco-booth-closed = closed for this round
fresco-stall = Booth { $booth }, tile { $place }: { $paints }{ $price ->
    [-1] { "" }
    [one] , for 1 Thaler
   *[other] , for { $price } Thalers
}{ $gains ->
    [0] { "" }
   *[other] ; { $gain }
}
fresco-gained = then { $what } can be restored
fresco-the-altar = the altar
fresco-close = Close booth { $booth }
fresco-wages = Whoever does nothing else here earns 3 Thalers.
fresco-attend = { $known ->
    [0] Attend the theater
   *[other] Attend the theater: mood { $after }
}
fresco-have = { $paint }: { $count }
fresco-blend = Blend { $paint } of { $of }{ $gains ->
    [0] { "" }
   *[other] ; { $gain }
}
fresco-blend-not = Blend { $paint }
fresco-blend-how = Tap the paint that shall come out, or drag one paint onto another.
fresco-mine = What is yours
fresco-pouch = What modules gave you
fresco-change = { $sign ->
    [more] +{ $count }
   *[less] −{ $count }
}
fresco-pays = { $price ->
    [one] pays 1 a tile
   *[other] pays { $price } a tile
}
fresco-apprentices = { $count } apprentices, { $left } still to work
fresco-apprentices-left = { $left } to work
fresco-apprentices-of = Apprentices
fresco-tiles = { $count ->
    [0] no restored tile
    [one] 1 restored tile
   *[other] { $count } restored tiles
}
fresco-no-paints = no paints
fresco-shelf = Modules
fresco-shelf-told = Module { $number }, { $name }: { $fact }{ $now ->
    [0] { "" }
   *[other] , used now
}
fresco-painters = Painters
fresco-look = All that { $name } has
fresco-played-by = played by { $name }
fresco-plans = plans
fresco-committed = committed
fresco-leonardo-sheet = One apprentice at the market, one in the cathedral. He has no paints, no Thalers and no mood.
fresco-plays-leonardo = You play Leonardo
fresco-panel = What is below the ceiling
fresco-tabs = The day and the shelf
fresco-tab-hostel = Hostel
fresco-tab-shelf = Shelf
fresco-tab-sheet = Sheet
fresco-tab-ceiling = Ceiling
# A tab that is not open, while what one decides on lies there.
fresco-tab-awaited = { $tab }: you decide here
fresco-restore-sure = Restore { $segment } for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
fresco-altar-sure = Restore the altar for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
fresco-list = All you may do, in words
fresco-not-this = Not this
fresco-only-pass = Nothing is left to do here but to pass. It is done for you in a moment.
fresco-do = Do it
fresco-do-wake = Wake up
fresco-do-buy = Buy
fresco-do-buy-for = { $count ->
    [one] Buy for { $price }
   *[other] Buy { $count } for { $price }
}
fresco-do-close = Close it
fresco-do-blend = Blend
fresco-do-take = Take it
fresco-do-restore = Restore
fresco-do-restore-segment = Restore { $segment }

## The stage: ceiling, altar, slip

fresco-thalers =
    { $count ->
        [one] 1 Thaler
       *[other] { $count } Thalers
    }
fresco-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

fresco-ceiling = The ceiling, 5 by 5 segments
fresco-segment =
    { $segment }: { $value } points{ $bonus ->
        [0] { "" }
       *[other] { " " }and { $bonus } for the bishop
    }, takes { $paints }
fresco-segment-has-all = you have all
fresco-segment-lacks =
    { $paints } { $count ->
        [one] is missing
       *[other] are missing
    }
fresco-segment-may = may be chosen
fresco-segment-restored = { $segment }: restored
fresco-bishop-here = the bishop stands here
fresco-leonardo-here = Leonardo stands here
fresco-track = On the track: { $places }.
fresco-stands-on = { $name } on { $space }
fresco-stands-at-start = { $name } at the start
fresco-track-strip = The track around the taken space
fresco-stop-on = Stop on space { $space }
fresco-space-taken = Space { $space } is taken: stop on
fresco-slabs-left =
    { $count ->
        [0] The whole ceiling is restored.
        [one] 1 segment is still to be restored.
       *[other] { $count } segments are still to be restored.
    }
fresco-slip = What the restoration brings
fresco-slip-how = Tap a glowing segment, or the altar. You see what it brings before anything is done.
fresco-slip-bishop = Now tap a glowing segment: the bishop goes there.
fresco-slip-costs = Costs
fresco-slip-sum = Together
fresco-slip-to =
    To space { $space }{ $lap ->
        [yes] , a second lap
       *[no] { "" }
    }
fresco-slip-follows = More may follow: nobody knows it before.
fresco-returns = returns
fresco-from-tile = Tile
fresco-from-bishop = The bishop is near
fresco-from-altar = Paints for the altar
fresco-from-track = A space further, or less
fresco-bishop-take = The bishop, on { $segment }: take him up
fresco-bishop-how = Drag him to a segment beside him, or tap him and then the segment.
fresco-bishop-move = Move the bishop first
fresco-bishop-put = Leave the bishop where he is
fresco-bishop-first = Bishop to { $segment } first
fresco-bishop-stays = take back
fresco-altar = Altar
fresco-altar-worth =
    { $range ->
        [one] { $most } points
       *[other] { $least } to { $most } points
    }
fresco-altar-how = Tap three paints on your desk, or take these:
fresco-altar-way = { $paints }, for { $points } points

## The plan

fresco-plan-sheet = The action sheet
fresco-plan-title = Your plan for the day
fresco-plan-secret = secret until all have committed
fresco-plan-order = In order: { $names }
fresco-plan-you = you
fresco-plan-for-market = One tile each, all of one booth, { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
} a tile
fresco-plan-for-cathedral = A segment each, or the altar
fresco-plan-for-studio = 3 Thalers each
fresco-plan-for-workshop = Two blends each
fresco-plan-for-theater = Mood +{ $mood } each
fresco-plan-brief-market = tiles at { $price }
fresco-plan-brief-cathedral = one segment each
fresco-plan-brief-studio = 3 Thalers each
fresco-plan-brief-workshop = two blends each
fresco-plan-brief-theater = mood +{ $mood } each
fresco-plan-several = { $token } × { $count }
fresco-plan-filled = { $sent } of { $room } apprentices
fresco-plan-arch = { $facts }; { $caption }
fresco-plan-pawn = Apprentice without a place
fresco-plan-back = Take one back from the { $place }
fresco-plan-goes-there = goes there without a word
fresco-plan-bench = { $count ->
    [0] Everybody has a place
    [one] 1 apprentice still to place
   *[other] { $count } apprentices still to place
}
fresco-plan-how = Tap a location, or drag. Keys 1 to 5 send one, with Shift one comes back.
fresco-plan-sealed = Your plan is made
fresco-plan-clear = Take all back
fresco-plan-tokens = What you may lay
fresco-plan-token = { $token }, not on the sheet
fresco-plan-token-lies = { $token }, on the { $place }
fresco-plan-nobody-left = Everybody has a place. Take somebody back first.
fresco-plan-no-room = { $room ->
    [0] Nobody finds room at the { $place }.
    [one] One apprentice finds room at the { $place }.
   *[other] { $room } apprentices find room at the { $place }.
}
fresco-plan-not-there = { $token } can't go to the { $place }.
fresco-plan-left = Plan your day: { $count ->
    [one] 1 apprentice is left
   *[other] { $count } apprentices are left
}.
fresco-plan-idle = { $count ->
    [one] Whoever has no place goes
   *[other] The { $count } without a place go
} to the { $place }.
fresco-plan-lay = { $token }: tap a location that is lit, or keep it.
fresco-plan-move = { $token }: tap another location, or take it back.
fresco-plan-pushes = Where the arch is dashed, somebody comes back to the bench.
fresco-plan-nowhere = There is no place for it now.
fresco-plan-whole = Everybody has a place. Commit your plan?
fresco-plan-not-whole = Something is still missing.
fresco-plan-waits = Your plan is made. The others still plan.
fresco-plan-keep = Keep it
fresco-plan-commit = Commit
fresco-plan-take-back = Take it back

## Around the board: score, library, top bar

fresco-progress-round = Round { $round } · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left, the final round begins at 6{ $modules ->
    [0] { "" }
    [one] { " " }· 1 module
   *[other] { " " }· { $modules } modules
}
fresco-progress-last = Round { $round }, the last · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left{ $modules ->
    [0] { "" }
    [one] { " " }· 1 module
   *[other] { " " }· { $modules } modules
}
fresco-progress-over = The game is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
fresco-progress-short-round = Round { $round } · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left
fresco-progress-short-last = Last round · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left
fresco-progress-short-over = The game is over
fresco-mini = Round { $round }, { $restored } of 25 segments restored
fresco-score = Final scores
fresco-score-how = Point at a line, or tap it: the board shows what earned it.
fresco-score-line = Line
fresco-score-total = Points
fresco-score-cell = { $name }, { $line }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
fresco-course = Round by round
fresco-course-end = the last step is the final scoring
fresco-course-of = { $name }: { $points }
fresco-note-cannot-win = can't win
