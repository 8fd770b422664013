## Module 13: the catacombs

map-5A = map 5A
map-5B = map 5B
map-5C = map 5C
map-5D = map 5D
map-5E = map 5E
map-5F = map 5F
map-6A = map 6A
map-6B = map 6B
map-6C = map 6C
map-6D = map 6D
map-6E = map 6E
map-6F = map 6F
map-6G = map 6G
map-6H = map 6H
map-7A = map 7A
map-7B = map 7B
map-7C = map 7C
map-7D = map 7D
map-7E = map 7E
map-7F = map 7F
map-7G = map 7G
map-7H = map 7H

event-turned-up = Under { $segment } lies a treasure: { $treasure }.
event-map-bought = { $actor } pays { $price } for a map of { $hour }.
event-map-seen = You see what { $map } shows: { $rooms }.
event-leonardo-took-map = { $actor } takes { $map }: { $rooms }.
event-map-laid = { $actor } lays { $map-id ->
    [none] a map of { $hour }
   *[other] { $map }
} on the { $place }.
event-own-map-laid = It is { $map }.
event-explored = { $actor } explores the catacombs with { $map }: { $rooms }.
event-map-spent = { $actor }'s map of { $hour } at the { $place } is gone unused.
event-treasure-kept = { $actor } keeps the { $treasure } from { $segment }.
event-treasure-sold = { $actor } sells the { $treasure } from { $segment } for { $thalers }.
event-maps-shown = { $held-count ->
    [0] { $actor }'s unused maps were { $spent }.
   *[other] { $spent-count ->
        [0] { $actor } has { $held } left.
       *[other] { $actor } has { $held } left, and the unused maps were { $spent }.
    }
}
event-catacombs-scored = { $actor } scores { $points } for treasures{ $scripts-id ->
    [0] .
   *[other] , of which { $scripts-id } for scripts.
}

reason-buy-or-pass = First say whether you buy a map: buy it, or pass.
reason-say-where-map-goes = First say where { $map } goes, or that you keep it.
reason-map-said-already = You have said already where { $map } goes. `undo` takes it back.
reason-no-such-map = You do not have { $map }.
reason-map-there = Another map of yours lies on the { $place }. Lay { $map } elsewhere, or keep it.
reason-no-room-beside-map = Your { $map } lies on the { $location }, with room for { $room ->
    [one] one apprentice
   *[other] { $room } apprentices
} beside it.
reason-no-map-here = No map of yours lies here to explore with.
reason-nothing-open = No room of { $map } holds an open treasure. Go on without exploring, or pass.
reason-nothing-found = Treasures are kept or sold in the catacombs. Explore them first.
reason-keep-or-sell = First decide about the treasure: keep it, sell it, or pass to leave it there.
reason-second-copy = You have a script of volume { $volume }, and nobody keeps two. Sell this one, or pass to leave it there.
reason-leonardo-lays = First lay Leonardo's { $map } on a location of his sheet.

score-catacombs = catacombs

treasure-called = { $volume ->
    [0] { $name }
   *[other] script of volume { $volume }
}
treasure-in-short = { $volume ->
    [0] { $points-id }
   *[other] V{ $volume }
}/{ $thalers-id }{ $mood ->
    [0] {""}
   *[other] +{ $mood }
}
treasure-at-length = { $volume ->
    [0] { $name } ({ $points } in the end
   *[other] script (volume { $volume } in the end
}, or { $thalers } now{ $mood ->
    [0] {""}
   *[other] , mood +{ $mood } either way
})
map-is-empty = all its rooms are empty

question-whether-to-buy-map = Buy a map of { $hour } for { $price }? You see its rooms then.
question-where-map = Where does your { $map } go ({ $rooms })? One apprentice finds room beside it.
question-where-leonardos-map = Leonardo's { $map } ({ $rooms }): on which location do you lay it?
question-treasure-found = In { $segment }: { $found }. { $may-keep ->
    [yes] Keep or sell it?
   *[no] You have this volume: sell it?
}{ $following-count ->
    [0] {""}
    [one] {" "}One more room to follow.
   *[other] {" "}{ $following-count } more rooms to follow.
}
can-explore = explore the catacombs
waking-map = { $price-id ->
    [0] a map for nothing
   *[other] a map for { $price }
}

row-map = Map { $map-id }
choice-map = { $place-id ->
    [none] keep it
   *[other] { $place }
}
row-buy-map = Buy
choice-buy-map = the map on top for { $price }
row-explore = Explore
choice-explore = { $finds-count ->
    [0] its open rooms
   *[other] { $finds }
}
row-keep = Treasure
choice-keep = keep it{ $is-found ->
    [no] {""}
   *[yes] {" "}({ $volume ->
        [0] { $points } in the end
       *[other] volume { $volume }
    })
}
row-sell = Treasure
choice-sell = sell it{ $is-found ->
    [no] {""}
   *[yes] {" "}for { $thalers }
}
decline-whether-to-buy-map = buy no map
decline-treasure-found = leave it there

explain-map = { $place-id ->
    [none] Keep { $map } of { $hour } for later rounds.
   *[other] { $who ->
        [leonardo] Lay Leonardo's { $map } of { $hour } on the { $place }: there he takes what lies open in its rooms.
       *[you] Lay { $map } of { $hour } on the { $place }, with room for one apprentice: in that visit you may explore its rooms.
    }
}
explain-buy-map = Pay { $price } for a map of your wake-up time. Only you see its rooms.
explain-explore = { $who ->
    [leonardo] Leonardo explores before he restores, and keeps all he finds: { $finds-count ->
        [0] nothing is open
       *[other] { $finds }
    }. His map is gone then.
   *[you] Show the map that lies here and explore its rooms: { $finds-count ->
        [0] nothing is open
       *[other] { $finds }
    }. The map is gone then.
}
explain-keep = { $is-found ->
    [no] Keep a treasure that you find, for the final scoring.
   *[yes] Keep the { $found }, for the final scoring.
}
explain-sell = { $is-found ->
    [no] Sell a treasure that you find.
   *[yes] Sell the { $found }: it is out of the game then.
}

warning-map = { $place }: none of the rooms of { $map } is open now

help-explore = use the map that lies here, then say what becomes of each treasure
problem-map-not-there-yet = That is done in the visit to a map's location.
problem-map-lies-once = A map lies on one location, where all your apprentices still find room.
problem-not-your-map = You do not have { $map }. { $maps-count ->
    [0] You have none.
   *[other] You have { $maps }.
}

## On the board

board-maps = Maps
board-map-stack = { $left } of { $hour }
board-maps-left = { $stacks } left
board-maps-own = yours:
board-maps-leonardos = Leonardo's, { $location }: { $map-id } { $rooms }
board-treasures-legend = (open: points or Volume/Thalers+mood)
board-maps-held = { $hours-count ->
    [one] 1 map
   *[other] { $hours-count } maps
} ({ $hours })
board-treasures-kept = { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
board-treasure-kept = { $volume ->
    [0] { $name } { $points-id }
   *[other] script V{ $volume }
}
board-map-laid = { $map-id ->
    [none] map of { $hour }
   *[other] { $map }
}
cards-treasures = Where a segment is restored a treasure lies open: 6/5+1 is worth 6 points in the end or 5 Thalers when you sell it, and a space of mood at once. V is a script: in the end the number of your different volumes counts, times the highest.
cards-maps = If you wake up at 5:00, 6:00 or 7:00 you may buy a map for { $price }, with four, three or two rooms. Laid on a location of your sheet it leaves room for one apprentice, and is gone after the visit.
cards-treasure = { $segment }: { $found }
cards-map = Your { $map }: { $rooms }
module-catacombs = catacombs
