## Module 16: the black market

event-bought-unseen = { $actor } buys on the black market for { $price } and draws { $tile }.
event-barrel-emptied = What lies on the barrel goes back into the bag.

reason-only-at-the-market = To buy on the black market you need an apprentice at the market who has not bought yet.
reason-one-on-the-black-market = You have bought on the black market this round. One tile is all you get.
reason-bag-empty = No tile is left in the bag. Buy at a booth.
reason-barrel-too-dear = Whatever you draw costs { $price }, and you have { $thalers-id ->
    [0] none.
   *[other] only { $thalers }.
}

can-barrel = buy a tile unseen
row-barrel = Barrel
choice-barrel = { $price-id ->
    [none] a tile unseen
   *[other] a tile unseen for { $price }
}
explain-barrel = { $price-id ->
    [none] Buy a tile unseen,
   *[other] Buy a tile unseen for { $price },
} once a round: it is drawn from the bag, which { $bag-count ->
    [0] is empty now.
   *[other] holds { $bag } now.
}
help-barrel = buy a tile unseen on the black market

module-black_market = black market

## On the board

board-barrel = Barrel
board-in-the-bag = in the bag:
board-bag-empty = the bag is empty
board-bought-unseen = bought unseen this round:
cards-barrel = One apprentice a round may buy a tile unseen, drawn from the bag, at your usual price, before or after the others; no booth is emptied or closed for it.
