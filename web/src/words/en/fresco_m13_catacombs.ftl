# Fresco, module 13: the catacombs.

fresco-m13-fact = { $count ->
    [0] no treasure lies open
    [one] 1 treasure lies open
   *[other] { $count } treasures lie open
}
fresco-m13-no-map = You have no map: buy one when you wake up at 5:00, 6:00 or 7:00.
fresco-m13-stacks = Maps left
fresco-m13-nothing = Nothing lies open yet.
fresco-m13-kept = You keep
fresco-m13-mood = mood
fresco-m13-buy = Buy the map of { $hour } for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}
fresco-m13-buy-short = Buy the map of { $hour }
fresco-m13-leonardo = Leonardo's map: where shall he use it?
fresco-m13-explore = Explore
fresco-m13-explore-with = Explore with the map of { $hour }: { $rooms }
fresco-m13-keep = Keep it
fresco-m13-sell = Sell it
fresco-m13-pass = Leave it
fresco-m13-following = Next: { $rooms }
fresco-m13-maps = { $count ->
    [one] 1 map
   *[other] { $count } maps
}
fresco-m13-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
fresco-m13-has-maps = maps of { $hours }
fresco-m13-has-kept = keeps { $treasures }
fresco-m13-hour = { $count ->
    [one] the last map of this time may be bought
   *[other] a map may be bought, { $count } are left
}
fresco-m13-map-of = Map { $hour }, { $rooms }
fresco-m13-map-short = Map { $hour }
fresco-m13-lies-open = open: { $treasure }
fresco-m13-take-back = Take back: { $map }
