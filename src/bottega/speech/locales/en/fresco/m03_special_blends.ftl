## Module 3: the special blends

module-special_blends = special blends
option-special_blends = Pink and brown paints, and seven tiles worth 13 to 24 points that take them.
option-special_blends-off = without
option-special_blends-on = with

## On the board

cards-special-altar = Altar: each paint of O G P may also be pink (K) for { $pink } more, or brown (W) for { $brown } more.
