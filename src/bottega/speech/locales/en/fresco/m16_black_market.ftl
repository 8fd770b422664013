## Module 16: the black market

event-bought-unseen = { $actor } buys on the black market for { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and draws { $paints }.
event-barrel-emptied = What lies on the barrel goes back into the bag.

reason-only-at-the-market = To buy on the black market you need an apprentice at the market who has not bought yet.
reason-one-on-the-black-market = You have bought on the black market this round. One tile is all you get.
reason-bag-empty = No tile is left in the bag. Buy at a booth.
reason-barrel-too-dear = Whatever you draw costs { $price-id ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
}, and you have { $thalers-id ->
    [0] none.
   *[other] only { $thalers }.
}
