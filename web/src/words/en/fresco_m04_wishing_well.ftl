### Module 4 of Fresco: the wishing well.

fresco-m04-fact = { $count ->
    [one] 1 wish card left
   *[other] { $count } wish cards left
}
fresco-m04-about = A penny that your plan has at the market brings a wish card.
fresco-m04-room = { $count ->
    [0] No room for pennies this round.
    [one] Room for 1 penny this round.
   *[other] Room for { $count } pennies this round.
}
fresco-m04-pennies = You have { $count }.
fresco-m04-throw = Throw a penny
fresco-m04-take-back = { $count ->
    [one] Keep it
   *[other] Keep them
}
fresco-m04-hand = Your wish cards
fresco-m04-no-card = No wish card in your hand.
fresco-m04-where = Tap a segment on the ceiling.
fresco-m04-which-tile = Which tile of booth { $booth }?
fresco-m04-which-paint = What shall come out, and of which paints?
fresco-m04-blend = { $paint } of { $paints }
fresco-m04-use = Use
fresco-m04-keep = Keep
fresco-m04-token = Pennies
fresco-m04-pennies-of = { $count ->
    [one] 1 penny
   *[other] { $count } pennies
}
fresco-m04-cards-of = { $count ->
    [one] 1 wish card, hidden
   *[other] { $count } wish cards, hidden
}
fresco-m04-wishes = wish cards: { $cards }
