## The day: hostel, market, studio, workshop, theater, desk, shelf, painters

## The stage: ceiling, altar, slip

fresco-thalers =
    { $count ->
        [one] 1 Thaler
       *[other] { $count } Thalers
    }
fresco-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## The plan

## Around the board: score, library, top bar
