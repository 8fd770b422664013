# Fresco, module 10: the medico.

fresco-m10-fact = infected: { $location }
fresco-m10-fact-down = { $count ->
    [one] 1 infection face down
   *[other] { $count } infections face down
}
fresco-m10-infected = infected
fresco-m10-offer = { $bottle }, { $text }, for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}
fresco-m10-no-offer = no bottle here
fresco-m10-face-down = Face down
fresco-m10-mine = { $count ->
    [0] none of yours is ill
    [one] 1 of yours is ill
   *[other] { $count } of yours are ill
}
fresco-m10-ill = { $count ->
    [one] 1 apprentice is ill
   *[other] { $count } apprentices are ill
}
fresco-m10-an-ill-one = an ill apprentice
fresco-m10-ill-works = An ill one is at work.
fresco-m10-healthy-works = A healthy one is at work.
fresco-m10-ill-next = Let an ill one work
fresco-m10-saint = Paint a saint, for 3 Thalers, with
fresco-m10-saint-with = Paint a saint with { $paint }
fresco-m10-aside-healthy = A healthy one
fresco-m10-aside-ill = An ill one, who is healed by it
fresco-m10-ill-token = Ill apprentices
fresco-m10-neutral-token = The neutral apprentice
fresco-m10-has-bottle = { $bottle }, { $text }
fresco-m10-on-tile = buys a bottle; room for one healthy apprentice
fresco-m10-home = An ill one stays home instead
fresco-m10-not-neutral = The neutral one stands elsewhere
