# Fresco, module 11: the bishop's favors.

fresco-m11-fact = { $count ->
    [0] none is left
   *[other] { $count } face down
}
fresco-m11-kind = { $count } times { $favor }
fresco-m11-text = Who restores the segment under the bishop turns its favor up and has it. Others are removed unseen.
fresco-m11-here = a favor lies here
