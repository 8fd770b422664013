## Module 9: the wall fresco

module-wall_fresco = wall fresco

wall-tile-named = wall tile of { $income }{ $option-requests ->
    [on] {" "}with { $seal-id ->
        [orange] an
       *[other] a
    } { $seal } seal
   *[off] {""}
}
wall-tile-listed = a { $tile }

event-wall-laid = The tiles of the wall are dealt.
event-wall-restored = { $actor } restores { $segment } of the wall with { $paint } for { $points }. Its tile pays { $income } at every income.
event-exchanged = { $actor } exchanges { $tiles } for the { $colour } exchange tile.
event-wall-paid = { $actor } gets { $paints } for the wall.

reason-wall-restored = { $segment } of the wall is restored already. Choose another segment, or pass.
reason-not-beside = { $segment } of the wall is not beside a restored segment. Choose one that is, or pass.
reason-no-paint-for-wall = { $segment } of the wall takes { $paint }, and you have none. Choose another segment, or pass.
reason-restore-wall-or-pass = You are at the wall: restore a segment of it, or pass.
reason-only-on-the-tile = Only an apprentice on your wall fresco tile restores the wall: lay it on a location when you plan.
reason-exchange-in-the-workshop = Only an apprentice in the workshop exchanges wall tiles.
reason-nobody-to-exchange = An apprentice exchanges wall tiles instead of blending, and yours has begun to blend.
reason-one-exchange-tile = You have a { $colour } exchange tile already, and one of each colour is all you may have.
reason-no-pair = For the { $colour } exchange tile you hand in wall tiles of { $paints }, and you have none of { OR($missing) }.
reason-trade-tiles = First choose the wall tile of { $paint } that you hand in.
reason-not-to-trade = That is no wall tile of { $paint } in front of you. Choose one that is.
reason-nothing-to-trade = First say which exchange tile you want, like `exchange green`.

does-wall-fresco = The apprentice that you send there restores a segment of the wall, for 4 points and an income of paint.
question-which-wall-segment = Wall fresco: restore a segment for { $points }, and a basic paint at every income.
question-which-wall-tile = Which wall tile of { $paint } do you hand in for the { $colour } exchange tile?
row-wall = Wall
choice-wall = { $segment } { $paint-id ->
    [none] restored
   *[other] { $paint-letter }
}
row-exchange = Exchange
choice-exchange = tiles of { $pair } for { $colour }
can-exchange = exchange wall tiles
row-trade = Hand in
choice-trade = { $tile }
explain-wall = { $paint-id ->
    [none] { $segment } of the wall is restored already.
   *[other] Restore { $segment } of the wall with { $paint } for { $points }. The back of its tile pays a basic paint at every income.
}
explain-exchange = Instead of blending, exchange wall tiles of { $paints } for the { $colour } exchange tile: it pays { $colour } at every income, and they pay no more.
explain-trade = Hand in the { $tile } for the exchange tile. It pays no more.
decline-wall = restore no segment of the wall
help-wall = restore a segment of the wall
help-exchange = exchange two wall tiles in the workshop; `exchange orange W03 W05` says which
problem-one-wall-segment = The apprentice at the wall restores one segment, like `wall C1`.
problem-no-such-exchange-tile = There is no '{ $name }' exchange tile.{ $hint }
problem-no-such-wall-tile = There is no wall tile '{ $name }'. They are named like { $example }.
warning-wall-nobody = wall fresco: without an apprentice there nothing happens
warning-wall-no-paint = wall fresco: you have no paint for any segment of the wall: 1 apprentice may idle

## On the board

board-wall = Wall
board-wall-segment = { $segment } { $paint-id ->
    [none] restored
   *[other] { $paint-letter }
}
board-wall-behind = ({ $segments } more behind: `cards`)
board-wall-owned = wall
board-wall-exchanged = exchange
board-wall-tile = { $has-seal ->
    [yes] { $tile-id } { $pays }/{ $seal }
   *[no] { $pays }
}
cards-wall = A segment beside a restored one takes the paint that it shows, for { $points } points. Its tile pays you a basic paint at every income, but of each paint only one piece, however many of your tiles show it.
cards-wall-exchange = In the workshop an apprentice may exchange two of your tiles for one that pays the blend of their paints.
cards-wall-seals = R/G in front of a player is a tile that pays red and has a green seal, which counts for requests.

score-wall-fresco = wall fresco
