# 1980 Sixtina.

## The board

## Around the board

# Cards and techniques
sx-card = {$technique} {$value}
sx-short-RP = Repaint
sx-short-SS = Sponge
sx-short-LB = Lab
sx-short-IR = Infrared
sx-short-PI = Plaster
sx-short-WP = Washi
sx-gianluigi-adds = Gianluigi adds {$materials}

# Frescoes, in one line
sx-fresco-JC1 = The Baptism of Christ
sx-fresco-JC2 = Temptations of Christ
sx-fresco-JC3 = Calling of the Apostles
sx-fresco-JC4 = Sermon on the Mount
sx-fresco-JC5 = Delivery of the Keys
sx-fresco-JC6 = The Last Supper
sx-fresco-JC7 = Resurrection of Christ
sx-fresco-GE1 = Light from Darkness
sx-fresco-GE2 = Sun, Moon and Plants
sx-fresco-GE3 = Land from Water
sx-fresco-GE4 = Creation of Adam
sx-fresco-GE5 = Creation of Eve
sx-fresco-GE6 = Fall and Expulsion
sx-fresco-GE7 = The Sacrifice of Noah
sx-fresco-GE8 = The Flood
sx-fresco-GE9 = Drunkenness of Noah
sx-fresco-MO1 = Journey into Egypt
sx-fresco-MO2 = Life of Moses
sx-fresco-MO3 = Crossing of the Red Sea
sx-fresco-MO4 = Tablets of the Law
sx-fresco-MO5 = Punishment of Korah
sx-fresco-MO6 = Testament of Moses
sx-fresco-MO7 = The Body of Moses
sx-fresco-LJ1 = Angels of the Passion
sx-fresco-LJ2 = Christ the Judge
sx-fresco-LJ3 = The Boat of Charon

# Beside the board
sx-track = Score track
sx-kept-head = Cards kept from prudent restorations
sx-kept = Kept, { $technique }:
sx-kept-leads = Kept, most of all, { $technique }:
sx-stat-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
sx-stat-materials = { $area } to place, { $supply } in supply
sx-stat-restored = { $count ->
    [0] No restored fresco
    [one] One restored fresco
   *[other] { $count } restored frescoes
}
sx-stat-points = { $points ->
    [one] One point
   *[other] { $points } points
}

# How far the game is
sx-progress = { $restored } of { $places } restored · ends with the { NUMBER($last, type: "ordinal") ->
    [one] { $last }st
    [two] { $last }nd
    [few] { $last }rd
   *[other] { $last }th
}
sx-progress-short = { $restored } of { $places }
sx-progress-last = The last turn
sx-progress-over = The chapel is restored

# In lists
sx-mini = The chapel: { $restored } of { $places } frescoes restored
