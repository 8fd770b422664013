## Module 3: the special blends

module-special_blends = special blends

## On the board

cards-special-altar = Altar: each paint of O G P may also be pink (K) for { $pink } more, or brown (W) for { $brown } more.
