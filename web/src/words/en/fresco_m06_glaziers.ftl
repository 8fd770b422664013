### Module 6 of Fresco: the glaziers.

fresco-m06-fact = you have { $count ->
    [0] no panes
    [one] 1 pane
   *[other] { $count } panes
}
fresco-m06-free = free
fresco-m06-no-window = No window lies here.
fresco-m06-window = Window for { $points } points, with panels { $panels }; { $price ->
    [0] free
    [one] 1 Thaler
   *[other] { $price } Thalers
}
fresco-m06-glass = { $colour } glass: { $count } at the glazery for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}, a missing pane costs { $penalty } points
fresco-m06-columns = At the glazery, its price, and what a missing pane costs.
fresco-m06-yours = Your panes:
fresco-m06-hand-in = { $colour } glass, you have { $count }
fresco-m06-panels-left = Panels without glass:
fresco-m06-altar-takes = The altar takes, for a point each:
fresco-m06-panes = { $count ->
    [one] 1 pane, hidden
   *[other] { $count } panes, hidden
}
fresco-m06-panes-of = panes: { $colours }
fresco-m06-altar = Window of the altar: { $colours } glass, a point each
fresco-m06-beside-old = its window must be replaced
fresco-m06-beside-new = its window is new
fresco-m06-slip-window = Its window: choose one
fresco-m06-slip-chosen = Its window
fresco-m06-slip-panes = Panes
fresco-m06-slip-altar = Panes at the altar
fresco-m06-slip-missing = { $count ->
    [0] none missing
   *[other] { $count } missing
}
fresco-m06-slip-keep = { $colour } pane handed in; tap to keep it back
fresco-m06-slip-put = { $colour } pane kept back; tap to hand it in
fresco-m06-slip-lacked = no { $colour } pane
fresco-m06-tile = two printed, room for one more
