# Options of modules whose catalogues do not have them yet.

module-glaziers = glaziers
option-glaziers = Glass from the glazery, for the windows beside the fresco and at the altar.
option-glaziers-off = without
option-glaziers-on = with
module-bells = bells
option-bells = Certificates for new bells, paid at once or in installments, and ranked in the end.
option-bells-off = without
option-bells-on = with
option-bells_below_zero = What if your bells add up to less than zero?
option-bells_below_zero-ranked = you come behind the others, and score that rank
option-bells_below_zero-left-out = you take no part in the ranking
module-wall_fresco = wall fresco
option-wall_fresco = A wall to restore piece by piece, for points and an income of paint.
option-wall_fresco-off = without
option-wall_fresco-on = with
module-favors = favors
option-favors = The bishop favors whoever restores the segment on which he stands.
option-favors-off = without
option-favors-on = with
module-pews = pews
option-pews = Wooden beams from the market, and pews to restore with them.
option-pews-off = without
option-pews-on = with
option-pew_points = How do you move for several pews that you restore in one visit?
option-pew_points-one-by-one = for each pew at once
option-pew_points-together = once for all, when you are done
