# The table before its game begins: who is still missing, and how they come.

waiting-for = { $free ->
    [0] All are here
    [one] Waiting for one more
    [2] Waiting for two more
    [3] Waiting for three more
   *[other] Waiting for { $free } more
}
waiting-host-what = Send the link. When all seats are taken the game begins, as long as this page is open.
waiting-guest-what = You have a seat. The game begins when all are here; { $host } starts it.
waiting-full-what = The game can begin.
waiting-full-guest-what = { $host } starts the game in a moment.
waiting-begins-in = The game begins in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}…
waiting-hold = Not yet
waiting-begin = Begin now
waiting-begin-missing = Somebody is still missing. Let a bot play on the free seat, and you can begin.
waiting-not-begun = The game did not begin: a device went away while the luck was being sealed. Begin again when all are here.
waiting-ready = ready
waiting-away = away
waiting-you = you
waiting-you-host = you, the host
waiting-host = the host
waiting-beside = on this screen
waiting-free-open = A free seat
waiting-free-open-what = for whoever opens the link
waiting-free-listed-what = for anyone who comes
waiting-free-invited = A friend
waiting-opened = the link was opened { $ago }
waiting-free-invited-what = kept for who has its own link
waiting-seats = Seats
waiting-link = Link
waiting-link-of = Link for seat { $number }
waiting-bot-plays = Let a bot play
waiting-bot-plays-on = Let a bot play: seat { $number }
waiting-beside-sits = Somebody here
waiting-beside-sits-on = Somebody here: seat { $number }
waiting-make-free = Free the seat
waiting-make-free-of = Free the seat of { $name }
waiting-send-away = Send away
waiting-send-away-of = Send away: { $name }
waiting-send-away-sure = Send { $name } away?
waiting-send-away-what = { $name } comes back only with an invitation.
waiting-rename = Rename
waiting-rename-of = Rename: { $name }
waiting-name = Name at this table
waiting-name-save = Save
waiting-beside-name = Name of who sits down here
waiting-beside-save = Sit down
waiting-leave = Leave the table
waiting-close-table = Close the table
waiting-close-sure = Close this table?
waiting-close-what = Nobody can sit down any more, and the link is dead.
waiting-close-yes = Close the table
waiting-draw = Lots are drawn for the seats when the game begins.
waiting-modules = { $count ->
    [one] with one module
   *[other] with { $count } modules
}
waiting-options-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
waiting-rules-printed = rules as printed
waiting-own-box = values of the host's own box
waiting-privacy-link = only who has the link
waiting-privacy-listed = listed; everybody may watch
waiting-undo-free = taking back is free
waiting-undo-consent = taking back if the others agree
waiting-undo-off = no taking back
waiting-about = about { $minutes }
waiting-luck = The luck is sealed when the game begins.

## Invite

waiting-invite = Invite
waiting-invite-seat = Invite to seat { $number }
waiting-invite-link = Link to this table
waiting-invite-copy = Copy
waiting-invite-copied = Link copied
waiting-invite-qr = The link as a picture for a phone's camera
waiting-invite-what = Show it to somebody beside you, or send the link. Who opens it takes the free seat with a name of their choice.
waiting-invite-what-one = This link is for one seat: who opens it first may sit there.
waiting-invite-share = Share
waiting-invite-share-text = Play { $game } with me
waiting-invite-new = New link
waiting-invite-new-sure = Make a new link?
waiting-invite-new-what = The old one no longer lets anybody sit down.
waiting-invite-here-alone = This address is known on this computer alone. Others can come when Bottega is started for your network:
waiting-invite-for-all = bottega serve --host 0.0.0.0
waiting-meanwhile = Meanwhile
waiting-read-rules = Read the rules

## Sealing

sealing-title = Sealing the luck…
sealing-what = Every player's device adds a secret pinch of chance, and all of it goes into one envelope. So nobody can choose the dice or cards: no player, and not the server either.
sealing-waiting = Waiting for { $names }.
sealing-more = How this works

## Invitation

invited-by = { $host } invites you to play
invited-open = { $host } plays, and a seat is free
invited-with = with
invited-alone = nobody else yet
invited-name = Your name
invited-sit = Sit down
invited-watch = Only watch
invited-both = Somebody beside me plays too
invited-both-name = Their name
invited-what = No account needed. This device remembers your seat.
invited-full = Every seat is taken. You may watch.
invited-kept = The free seat is kept for somebody with their own link. You may watch.
invited-new-to = New to { $game }?
invited-rules = Read the rules
invited-try = Try a round against bots first
invited-luck = Who rolls the dice?
waiting-somebody = Somebody
waiting-watch-what = You watch. The game begins when all are here.
waiting-invite-by-hand = Copy the link from the field.
waiting-a-bot = a bot
waiting-bot = a bot: { $bot }
waiting-bot-what = { $bot }: { $what }
