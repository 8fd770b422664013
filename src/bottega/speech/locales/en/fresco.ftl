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
module-title-requests = The bishop's requests
option-requests = Requests of the bishop turn three restored tiles into points and an income of paint.
module-title-special_blends = The special blends
option-special_blends = Pink and brown paints, and seven tiles worth 13 to 24 points that take them.
module-title-wishing_well = The wishing well
option-wishing_well = Lucky pennies are thrown into a well at the market, and wish cards come out.
module-title-gold_leaf = The gold leaf
option-gold_leaf = Gold leaf from the market refines the paint that the bishop asks for this round.
module-title-glaziers = The glaziers
option-glaziers = Glass from the glazery, for the windows beside the fresco and at the altar.
module-title-scrolls = The scrolls
option-scrolls = Two secret scrolls each mark a line of the fresco, for points while it is restored.
module-title-bells = The bells
option-bells = Certificates for new bells, paid at once or in installments, and ranked in the end.
module-title-wall_fresco = The wall fresco
option-wall_fresco = A wall to restore piece by piece, for points and an income of paint.
module-title-medico = The medico
option-medico = Apprentices fall ill, and the medico at the market sells what cures; nine rounds at the most.
module-title-favors = The bishop's favors
option-favors = The bishop favors whoever restores the segment on which he stands.
module-title-dames = The dames
option-dames = Apprentices marry, and the dames act at locations of their own choice.
module-title-catacombs = The catacombs
option-catacombs = Maps from the hostel lead to treasures under the fresco.
module-title-pews = The pews
option-pews = Wooden beams from the market, and pews to restore with them.
module-title-dome = The dome
option-dome = Dome tiles under the fresco are painted in the very end, with what paint is left.
module-title-black_market = The black market
option-black_market = An apprentice at the market may buy a tile unseen.
module-title-guild = The painters guild
option-guild = The painters guild changes a paint for another in the workshop.

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
