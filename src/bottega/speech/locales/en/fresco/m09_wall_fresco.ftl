## Module 9: the wall fresco

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
reason-not-to-trade = { $tile } is no wall tile of { $paint } in front of you. Choose one that is.
reason-nothing-to-trade = First say which exchange tile you want, like `exchange green`.

question-which-wall-segment = Wall fresco: restore a segment for 4 points and a piece of its paint at every income.
question-which-wall-tile = Which wall tile of { $paint } do you hand in for the { $colour } exchange tile?

score-wall-fresco = wall fresco
