# Fresco, module 9: the wall fresco.

fresco-m09-fact = { $left ->
    [0] all restored
   *[other] { $left } pieces left, 4 points each
}
fresco-m09-wall = The wall
fresco-m09-piece = { $segment }, takes { $paint }
fresco-m09-done = { $segment }, restored
fresco-m09-back = { $income } at every income, seal { $seal }
fresco-m09-none = You have no wall tile yet.
fresco-m09-exchange = In the workshop, for two of yours:
fresco-m09-tile = Exchange tile: { $colour } at every income
fresco-m09-has-tile = Exchange tile: { $colour } at every income; you have it
fresco-m09-trade = Hand in a tile with { $paint } for the { $colour } one.
fresco-m09-income = { $paints } at every income
fresco-m09-on-tile = a piece of the wall, with one apprentice
