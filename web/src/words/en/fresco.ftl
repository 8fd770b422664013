## The day: hostel, market, studio, workshop, theater, desk, shelf, painters

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
fresco-plan-lay = Lay { $token }, or keep it.
fresco-plan-move = Lay { $token } somewhere else, or take it back.
fresco-plan-pushes = Where the arch is dashed, somebody comes back to the bench.
fresco-plan-nowhere = There is no place for it now.
fresco-plan-whole = Everybody has a place. Commit your plan?
fresco-plan-not-whole = Something is still missing.
fresco-plan-waits = Your plan is made. The others still plan.
fresco-plan-keep = Keep it
fresco-plan-commit = Commit
fresco-plan-take-back = Take it back

## Around the board: score, library, top bar
