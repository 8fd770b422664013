## The day: hostel, market, studio, workshop, theater, desk, shelf, painters

## The stage: ceiling, altar, slip

## The plan

## Around the board: score, library, top bar
