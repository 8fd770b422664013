# Fresco and its modules.

## The title page

meta-summary = Wake up, buy and blend paints, and restore the ceiling of the cathedral for the bishop.
meta-goal = Send apprentices to buy and blend paints and to restore the cathedral's ceiling: most points win.
meta-edition = 2010; Mega Box 2020

## Options

option-edition = What do you get for painting a portrait in the studio?
option-edition-2010 = the portrait instead of 3 Thalers (edition of 2010)
option-edition-mega = the portrait and 3 Thalers (Mega Box)
option-advance = How often does your painter move when a tile and the bishop pay together?
option-advance-once = once, by the sum
option-advance-twice = twice, first for the tile
option-bells_below_zero = What if your bells add up to less than zero?
option-bells_below_zero-ranked = you come behind the others, and score that rank
option-bells_below_zero-left-out = you take no part in the ranking
option-ill_at_the_bishop = May an ill apprentice restore the segment on which the bishop stands?
option-ill_at_the_bishop-may = yes
option-ill_at_the_bishop-may-not = no
option-neutral_illness = When does the black pawn of a neutral apprentice who fell ill leave?
option-neutral_illness-until-evening = at the end of the round
option-neutral_illness-stays = when an elixir cures it
option-pew_points = How do you move for several pews that you restore in one visit?
option-pew_points-one-by-one = for each pew at once
option-pew_points-together = once for all, when you are done
option-leonardo_closes = Does Leonardo close a booth at the market?
option-leonardo_closes-must = yes, every round
option-leonardo_closes-may = only if his player likes
option-leonardo_wins = What if Leonardo is first in the end?
option-leonardo_wins-never = the first of the two players wins
option-leonardo_wins-can-win = he wins

## Modules

module-title-portraits = The portraits
option-portraits = Portraits in the studio bring money, paints and lasting help; nine rounds at the most.
module-table-portraits = Two portraits at the studio, two new ones every round; the game ends after nine rounds at the latest.
module-acts-portraits = In the studio, once a round.
module-decide-portraits = Let one apprentice paint a portrait instead of earning 3 Thalers, and choose which.
module-title-requests = The bishop's requests
option-requests = Requests of the bishop turn three restored tiles into points and an income of paint.
module-table-requests = Four stacks of requests at the workshop, the best on top.
module-acts-requests = In the workshop, once a round, and at every income.
module-decide-requests = Hand in three restored tiles for points, or keep them for their Thalers.
module-title-special_blends = The special blends
module-special_blends-note = blends
option-special_blends = Pink and brown paints, and seven tiles worth 13 to 24 points that take them.
module-table-special_blends = Pink and brown paints, and seven dear tiles among those of the ceiling.
module-acts-special_blends = In the workshop and in the cathedral.
module-decide-special_blends = Blend further, for tiles of 13 to 24 points, or for an altar that pays more.
module-title-wishing_well = The wishing well
module-wishing_well-note = well
option-wishing_well = Lucky pennies are thrown into a well at the market, and wish cards come out.
module-table-wishing_well = A well at the market, and three lucky pennies for everybody.
module-acts-wishing_well = At the market; each wish card at a place of its own.
module-decide-wishing_well = Throw up to two pennies a round, and use each card when it helps most.
module-title-gold_leaf = The gold leaf
option-gold_leaf = Gold leaf from the market refines the paint that the bishop asks for this round.
module-table-gold_leaf = Twenty leaves, two marked places at the market, and the colour of the round.
module-acts-gold_leaf = At the market, and with each segment that has the colour.
module-decide-gold_leaf = Buy where leaves lie, and use one leaf for 1 to 3 points or keep it.
module-title-glaziers = The glaziers
option-glaziers = Glass from the glazery, for the windows beside the fresco and at the altar.
module-table-glaziers = A bench of six windows, glass in four colours, twelve windows around the ceiling, and a tile for your sheet.
module-acts-glaziers = Where your glazery tile lies, and with each segment beside a window.
module-decide-glaziers = Buy glass in time, choose windows, and hand in panes or lose points.
module-title-scrolls = The scrolls
option-scrolls = Two secret scrolls each mark a line of the fresco, for points while it is restored.
module-table-scrolls = Two secret scrolls for everybody: a row and a column of the ceiling.
module-acts-scrolls = After each segment that you restore in one of your lines.
module-decide-scrolls = Play a scroll now, or wait until more of its line is restored.
module-title-bells = The bells
option-bells = Certificates for new bells, paid at once or in installments, and ranked in the end.
module-table-bells = A certificate for each player every round, and a tile for your sheet.
module-acts-bells = Where your audience tile lies, whenever you earn Thalers, and in the end.
module-decide-bells = Choose a certificate, pay it at once or in parts, and race for the most bells.
module-title-wall_fresco = The wall fresco
module-wall_fresco-note = wall
option-wall_fresco = A wall to restore piece by piece, for points and an income of paint.
module-table-wall_fresco = A second wall of 18 tiles, exchange tiles at the workshop, and a tile for your sheet.
module-acts-wall_fresco = Where your wall tile lies, in the workshop, and at every income.
module-decide-wall_fresco = Restore the wall piece by piece, for 4 points each and more paint every round.
module-title-medico = The medico
option-medico = Apprentices fall ill, and the medico at the market sells what cures; nine rounds at the most.
module-table-medico = An infected location every round, bottles at the market, and a tile for your sheet; nine rounds at the most.
module-acts-medico = After a visit to the infected location, at the market, and in the evening.
module-decide-medico = Avoid the illness, plan with ill apprentices, and buy and drink what cures them.
module-title-favors = The bishop's favors
option-favors = The bishop favors whoever restores the segment on which he stands.
module-table-favors = A hidden favor on every tile of the ceiling.
module-acts-favors = Whenever somebody restores the segment on which the bishop stands.
module-decide-favors = Nothing new: it pays to restore where he stands.
module-title-dames = The dames
option-dames = Apprentices marry, and the dames act at locations of their own choice.
module-table-dames = Dames along the track of points, and a reservation tile for everybody.
module-acts-dames = From the round after you met one on, at any location.
module-decide-dames = Send each dame to a location, where she does you a favor: swap market tiles, reserve a segment, cheer you up.
module-title-catacombs = The catacombs
option-catacombs = Maps from the hostel lead to treasures under the fresco.
module-table-catacombs = A treasure under every tile, and maps at the hostel for early risers.
module-acts-catacombs = When you wake up early, and where you lay a map.
module-decide-catacombs = Buy maps, wait until treasures lie open, and keep or sell what you find.
module-title-pews = The pews
option-pews = Wooden beams from the market, and pews to restore with them.
module-table-pews = Pews of one to three beams, beams on six market tiles, and a tile for your sheet.
module-acts-pews = At the market, and where your pews tile lies.
module-decide-pews = Collect beams, and restore pews for points that nobody sees beforehand.
module-title-dome = The dome
option-dome = Dome tiles under the fresco are painted in the very end, with what paint is left.
module-table-dome = Nine dome tiles under the middle of the ceiling.
module-acts-dome = When you restore there, and at the very end.
module-decide-dome = Keep paints for the end, and finish the domes that are worth them.
module-title-black_market = The black market
module-black_market-note = barrel
option-black_market = An apprentice at the market may buy a tile unseen.
module-table-black_market = A barrel beside the market.
module-acts-black_market = At the market, once a round.
module-decide-black_market = Let one apprentice buy a tile that nobody has seen.
module-title-guild = The painters guild
option-guild = The painters guild changes a paint for another in the workshop.
module-table-guild = One basic and one blended paint on the guild's tile.
module-acts-guild = In the workshop, beside blending.
module-decide-guild = Change a paint of yours for the one on offer, of its kind.

## Problems: components of one's own

problem-wrong-number-for-three = { $right } market tiles must be for_three, not { $found }.
problem-unsold-paint = No tile of { $where } that is for_three has { $paint }, which can't be blended.
problem-not-one-centre = One tile of { $where } must lie in the centre, not { $found }.
problem-wrong-pile = Pile { $pile } must have { $right } portraits, not { $found }.
problem-effect-beside-lasting = { $where } has a lasting effect, so it can have no other.
problem-without-effect = { $where } must do something.
problem-wrong-stack = { $right } requests must be of kind '{ $name }', not { $found }.
problem-worth-less-than-below = { $upper } lies on { $lower }, so it can't be worth less.
problem-wrong-card-with-tiles = { $where } must have tiles if the card is of free paint, and none if it is not.
problem-arrows-collide = The arrows of { $where } must point at different places.
problem-first-window-not-free = { $where } must begin with 0: the first window costs nothing.
problem-installments-worth-more = { $where } must be { $least } at least: to pay at once is worth no less than installments.
problem-wrong-wall = { $where } must be { $right } segments of A1 to D5, and { $corner } one of them.
problem-script-with-points = { $where } must be 0: a script has no points of its own.
problem-no-script-of-volume = No treasure is a script of volume { $volume }.

## Why a hint is good: each goes on after "It"

motive-restores = { $bonus ->
    [0] restores { $segment } for { $points }
   *[other] restores { $segment } for { $points }, with the bishop's { $bonus }
}
motive-restores-altar = restores the altar for { $points }
motive-makes-possible = makes it possible to restore { $segment } ({ $points })
motive-buys = brings { $paints } for { $price }
motive-sends = { $apprentices ->
    [one] sends one to the { $location }
   *[other] sends { $apprentices } to the { $location }
}
motive-wakes-up = { $earlier-count ->
    [0] lets you go first of those who are up, with tiles at { $price } and your mood changed by { $spaces }
   *[other] gives you tiles at { $price } and your mood changed by { $spaces }, after { $earlier }
}
