# The plain table, for games without a board of their own.

plain-nothing = –
plain-yes = yes
plain-no = no
plain-choices = What you may do
plain-point = Point at a choice to read what it does.
plain-tap = Tap a choice to read what it does.
plain-do = Do it
plain-round = Round { $round }
plain-score = Final score
plain-total = Total
