### Module 2 of Fresco: the bishop's requests.

fresco-m02-fact = { $count } left, three tiles each
fresco-m02-stack = Request, { $name }: { $points } points, below it { $below }; { $tiles } of your tiles would do
fresco-m02-none-left = Request, { $name }: none left
fresco-m02-nothing = none
fresco-m02-general = Takes any three restored tiles; pays a Thaler and a basic paint at every income.
fresco-m02-special = Takes three restored tiles with a { $name } seal; pays a Thaler and a { $name } paint at every income.
fresco-m02-about = Dots: tiles of yours that would do. One request a round, in the workshop.
fresco-m02-which = { $count ->
    [one] Choose 1 more tile to pile under it.
   *[other] Choose { $count } tiles to pile under it.
}
fresco-m02-tile = Tile, { $worth }; seals: { $seals }
fresco-m02-pile = Pile them
fresco-m02-fulfilled = { $name } request
