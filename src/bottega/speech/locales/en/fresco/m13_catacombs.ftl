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
event-own-map-laid = The map on the { $place } is { $map }.
event-explored = { $actor } explores the catacombs with { $map }: { $rooms }.
event-map-spent = { $actor }'s map of { $hour } at the { $place } is gone unused.
event-treasure-kept = { $actor } keeps the { $treasure } from { $segment }.
event-treasure-sold = { $actor } sells the { $treasure } from { $segment } for { $thalers }.
event-catacombs-scored = { $actor } scores { $points } for treasures, of which { $scripts } for scripts.

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
