# Fresco, module 16: the black market.

fresco-m16-fact = { $count ->
    [0] the bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}
fresco-m16-barrel = The barrel
fresco-m16-buy = Buy unseen from the barrel for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}
fresco-m16-text = A tile is drawn from the bag and must be bought, at your price of this round.
fresco-m16-drawn = Drawn this round:
fresco-m16-bag = { $count ->
    [0] Nothing is in the bag.
    [one] In the bag:
   *[other] One of these is drawn unseen:
}
fresco-m16-one-of = { $count ->
    [0] nothing is in the bag
    [one] the last tile of the bag
   *[other] one of { $count } tiles, unseen
}
