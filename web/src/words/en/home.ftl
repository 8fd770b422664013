# The page one comes to first: for somebody new, and for who has games here.

home-title = Four games about making art
home-lead = Each played exactly by its rulebook: against bots right now, or with friends who need nothing but a link. No account, no download.
home-play-sagrada = Play Sagrada now
home-play-how = two bots · about { $minutes } minutes
home-play-more = with hints, and undo
home-games = The games
home-play-now = Play now
home-play-now-game = Play now: { $game }
home-set-up = Set up
home-set-up-game = Set up: { $game }
home-against-bots = against bots
home-new-table = New table

## Joining

home-join = Somebody invited you?
home-join-what = Link or code
home-join-go = Join
home-join-empty = Paste the link that you got, or type the code of the table.
home-join-length = { $letters ->
    [one] This has 1 letter: the code of a table has 17.
   *[other] This has { $letters } letters: the code of a table has 17.
}
home-join-no-table = This is no link or code of a table.

## Open tables

home-open = Open tables
home-open-what = sit down with somebody
home-open-none = Nobody is looking for company just now. Set up a table and list it here.
home-open-row = { $names ->
    [none] nobody yet
   *[other] { $names } { $count ->
        [one] waits
       *[other] wait
    }
} · { $free } of { $seats } seats free · { $clock }
home-sit-down = Sit down
home-sit-down-at = Sit down: { $game }, with { $names }
home-watch-games = Watch a running game
home-lists-late = The lists could not be had just now. Trying again…

## Promises

home-promises = The house rules
home-promise-rules = Every rule has a number.
home-promise-rules-what = A move that is refused says why, and opens the rule.
home-promise-luck = The luck is sealed
home-promise-luck-what = before the first roll, and opened after the last.
home-promise-luck-check = Check it yourself.
home-promise-leave = Leave whenever you like.
home-promise-leave-what = Every move is saved before it is shown.

## Coming back

home-hello-morning = Good morning{ $name }
home-hello-afternoon = Good afternoon{ $name }
home-hello-evening = Good evening{ $name }
home-hello-night = Still up{ $name }?
home-hello-name = , { $name }
home-name = What shall we call you?
home-name-what = Others see it at new tables.
home-name-save = Save
home-count = { $turns ->
    [0] { $games ->
        [0] What shall it be today?
        [one] Your game waits for somebody else.
       *[other] Your { $games } games wait for others.
    }
    [one] { $games ->
        [one] Your game waits for you.
       *[other] One of your { $games } games waits for you.
    }
   *[other] { $all ->
        [yes] All your { $games } games wait for you.
       *[no] { $turns } of your { $games } games wait for you.
    }
}
home-your-turn = Your turn
home-to-table = Go to the table
home-with = with { $names }
home-alone = alone
home-others = Waiting for others
home-watch = Look
home-to-room = To the table
home-row-deciding = { $count ->
    [0] It goes on in a moment.
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
home-row-waiting = { $free ->
    [0] All seats are taken: the game may begin.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
home-row-sealing = The luck is being sealed…
home-row-changed = Last move { $ago }.
home-finished = Just finished
home-finished-won = You won { $game }
home-finished-lost = { $names } won { $game }
home-finished-over = { $game } is over
home-finished-again = See the game again
home-heard-turn = { $game }: your turn
home-card = { $game }, your turn
