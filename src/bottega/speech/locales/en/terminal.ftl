# What the terminal itself says. What one types is the same in every language: it stands between backticks, or in a
# placeable of its own, { "q" }.

## Numbers of things

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Pages

page = [{ $first }-{ $last } of { $count }] { $is-last ->
    [yes] { "b" }: back, Enter or { "q" }: close
   *[no] Enter: on, { "b" }: back, { "q" }: close
}
enter-to-go-on = Press Enter to go on.

## The menu of games

menu-title = { $bottega } { $version }, board games about making art
menu-play = Begin a game
menu-resume = Go on with a game
menu-replay = Look at a game that is over
menu-more = { $count ->
    [one] `more` lists { $count } older one too.
   *[other] `more` lists { $count } older ones too.
}
menu-how-to-pick = Type a number or a name. `rules 1` shows the rules of that game; { "q" } quits.
menu-how-to-say = Words will do too: `sagrada`, `rules fresco`, `resume` for the latest saved game, `replay` for the latest one that is over.

who-plays = { $bots ->
    [0] Who plays with you? Press Enter to play alone
    [one] Who plays with you? Press Enter for { $bots } bot
   *[other] Who plays with you? Press Enter for { $bots } bots
}, or say how many: { $fewest } to { $most }.
who-by-name = Or name everybody, with commas between: `me` or `me:NAME` for a person at this screen, { OR($bots) } for a bot.
who-options = You may add other ways to play, like `1 { $option }={ $value }`; `options` lists them.
who-modules = Modules too: `1 modules={ $first },{ $last }`, or by their names, or `all` or `random:5`.
who-back = { "q" } goes back to the menu.

## Saved games, and games that are over

kept-broken = broken
kept-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
kept-modules = { $modules-count ->
    [one] module { COMMAS($modules) }
   *[other] modules { COMMAS($modules) }
}
kept-score = { $has-won ->
    [yes] { $player } { $points } (won)
   *[no] { $player } { $points }
}
kept-not-over = { COMMAS($players) }; not played to its end
kept-how-to-end = Add `--abandon` to such a line to end that game, or `--delete` to delete it.
kept-none = No game is saved.
kept-deleted = Deleted the saved game { $name } ({ $note }).
kept-ended = The game { $name } is ended; nobody won.
the-record = The record is { $path }

## Before a game, and after it

how-to-play = Type the number of a move, or the move itself, and press Enter. `hint` asks a bot what it would do, `rules` opens the rulebook, `?` tells you all that you may type, and `quit` leaves: every move is saved.
go-to-table = Press Enter to go to the table.
too-narrow = This terminal has { $columns } columns. Boards need { $least }: make it wider, or the letters smaller.
modules-in-play = Modules: { COMMAS($modules) }.
played-otherwise = Not as usual: { $question } Here: { $answer }.
components-replaced = Some printed values are replaced by a file of components: { COMMAS($chapters) }.
components-same = The file of components replaces nothing: its values are the printed ones.
luck-sealed = The luck of this game is sealed: { $seal } (`{ $command } verify` shows the same number when the game is over).
luck-without-you = Your program has no part in the luck of this game: it was not there, or too late. So it can't tell whether somebody chose it.
come-back = The game is saved: `{ $command } resume { $name }` goes on with it.
how-to-replay = `{ $command } replay { $path }` shows it move by move.
how-to-verify = `{ $command } verify { $path }` checks that no luck was changed once play began.

## At the table

decides-now = { $player } decides now.
for-one-player = The screen is for { $player } now
nobody-looks = { $player }, press Enter when nobody else is looking.
more-news = `log` tells more
more-cards = ... (`cards` shows all)
more-choices = … { $count } more
no-cards = This game has no cards.
no-switch = `{ $word }` changes nothing here.

footer-finish = { "0" } { $finish }
footer-commands = { "hint, cards, rules, quit, ?" } for help
footer-enter = { $can-undo ->
    [yes] Press Enter to { $finish }, or { "undo" }.
   *[no] Press Enter to { $finish }.
}
go-on = go on
moves-are-left = There are moves left. Press Enter once more to { $finish }, or pick one.
pick-a-move = Type a number of the menu, or a move; `?` helps.

not-possible = Not possible: { $refusal }
not-possible-at = Not possible at `{ $part }`: { $refusal }
wrong-at = At `{ $part }`: { $problem }
nothing-was-done = { $wrong } Nothing was done.
done-so-far = { $wrong } What stands before it in the line is done.

explained = { $move }: { $explanation }
not-legal-now = You can't do that now; `why` says why not.
is-legal = { $move } is legal. { $explanation }
is-not-legal = { $move } is not legal. { $refusal }
is-recorded = The record so far, without anybody's secrets, is in { $path }. The game itself is saved after every move.
sure-to-resign = You give up, and the game ends here for all. Type `yes` to do it.
sure-to-abandon = The game ends here and nobody wins, if all players agree. Type `yes` to do it.
game-goes-on = The game goes on.

## Advice

hint = Best is to { $line }. { $explanation }
hint-other = Or { $line }: { $difference }
hint-enter = Enter (or { "y" }) does it; anything else goes on as usual.

## Help: what one may type, and what it does

typed-number = { "3" }
help-number = do the move with this number on the menu
typed-line = MOVE; MOVE
help-line = several moves in one line, one after the other: all of them are done, or none
typed-finish = { "0" }
help-finish = finish, as the last line of the screen says; Enter does it too when you can do nothing else
typed-explain = { "?" } MOVE
help-explain = what a move does, or a line of moves
typed-why = { "why" } MOVE
help-why = why a move is not legal, or which one of a line of moves, with the rule
typed-undo = { "undo" }
help-undo = take your last action back, unless something new was seen since
typed-cancel = { "cancel" }
help-cancel = take back all of what you are in the middle of, unless something new was seen since
typed-hint = { "hint" }
help-hint = what would be best for you, why, and what else is good; { "h" } asks it too, and Enter right after it does that
typed-rules = { "rules" } [NUMBER]
help-rules = the rules, or one of them; `rules options` for other ways to play
typed-cards = { "cards" }
help-cards = the full texts of the cards in play
typed-log = { "log" } [NUMBER]
help-log = what happened so far, as far as you may know it; with a number, only the last few events
typed-look = { "look [all]" }
help-look = draw the table again; `look all` shows all of it, page by page, where the screen has too few lines
typed-save = { "save" } [FILE]
help-save = write the record so far to a file, without anybody's secrets
typed-resign = { "resign" }
help-resign = give up: the game ends here, and its luck is revealed
typed-abandon = { "abandon" }
help-abandon = end the game here by agreement: nobody wins, and its luck is revealed
typed-quit = { "quit" }
help-quit = leave; the game stays saved, and `{ $command } resume` goes on with it

typed-say = { "say" } TEXT
help-say = say something to those at the table; watchers say it to the other watchers
typed-agree = { "agree, disagree" }
help-agree = answer what another player proposes; `disagree` also withdraws your own proposal
typed-stand-in = { "stand-in" } [BOT]
help-stand-in = let a bot play for you; `stand-in off` takes your seat back
typed-leave = { "quit" }
help-leave = leave; the table stays where it is, and you can come back

## At a server

what-is-your-name = What is your name?
waiting-for = Waiting for { $players }.
footer-waiting = { "say TEXT, log, look, rules, undo, quit, ?" } for help
footer-watching = { "say TEXT, log, look, rules, cards, quit, ?" } for help
somebody-says = { $player }: { $text }
clock = { $runs ->
    [yes] { $player } { $left } (running)
   *[no] { $player } { $left }
}
clocks = Time left: { COMMAS($clocks) }.
time-in-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
stands-in = { $bot } plays for { $player }. `stand-in off` takes the seat back.
stands-in-there = { $bot } plays for { $player }.
proposal-undo = { $player } asks to take back: { $move }.
proposal-cancel = { $player } asks to take back what began with: { $move }.
proposal-reset = { $player } asks to take back the whole turn, which began with: { $move }.
proposal-hidden = { $player } asks to take an action back.
proposal-end = { $player } asks to end the game here; nobody would win.
proposal-asks = { $proposal } Do you agree? Type `agree` or `disagree`.
proposal-waits = { $proposal } { $players } must still agree; `disagree` withdraws it.
proposal-refused = Not everybody agrees. The game goes on as it is.
is-proposed = The others are asked. The game goes on meanwhile.
server-away = The connection to { $server } is cut. It is being made again; nothing that was done is lost.
come-back-to-server = `{ $command } play --server { $server } --table { $table }` comes back to the table.
come-back-to-watch = `{ $command } play --server { $server } --table { $table } --watch` goes on watching.
rematch-offer = { $waits ->
    [yes] A rematch waits: type `rematch` to go to its table. Enter leaves.
   *[no] Type `rematch` to play again with the same players. Enter leaves.
}
how-to-rematch = { $waits ->
    [yes] A rematch waits: `{ $command } play --server { $server } --table { $table } --rematch` goes to its table.
   *[no] `{ $command } play --server { $server } --table { $table } --rematch` plays again with the same players.
}
how-to-verify-as-seen = `{ $command } verify { $path } --witness { $witness }` checks it again, against what your program saw of the game.
record-shared = The record is the game that you played: every move and every outcome was checked, and your own program has drawn a part of the luck.
record-checked = The record is the game that you played: every move and every outcome of luck was checked.
record-watched = Every move and every outcome of luck in the record was checked.
record-in-trouble = The record is not what it should be. { $problem }

# Before a game begins

room-seat = { $number }. { $who }
room-person = { $is-here ->
    [yes] { $is-mine ->
        [yes] { $player } (you)
       *[no] { $player }
    }
   *[no] { $player } (not here)
}
room-bot = { $player } (the bot { $bot })
room-open = free for whoever comes
room-invited = free for whoever is invited
room-way-in = Whoever comes types `{ $command } play --server { $server } --table { $table }`
room-invitation = Whoever is invited types `{ $command } play --server { $server } --table { $table } --invitation { $invitation }`
room-clock-live = { $increment ->
    [0] Each player has { $time } for the whole game.
    [one] Each player has { $time } for the whole game, and { $increment } second more after each turn.
   *[other] Each player has { $time } for the whole game, and { $increment } seconds more after each turn.
}
room-clock-days = { $days ->
    [one] Each player has { $days } day for a move.
   *[other] Each player has { $days } days for a move.
}
room-undo-consent = Actions are taken back only if the others agree.
room-undo-off = No action is taken back.
room-sealing = The luck is being sealed: the program of each player adds to it.
room-not-sealed = The game could not begin: somebody's program did not show what it had drawn. `start` tries again.
room-rematch = { $is-host ->
    [yes] A rematch: it begins when { $players } { $players-count ->
        [one] is
       *[other] are
    } here. `start` does not wait.
   *[no] A rematch: it begins when everybody is here.
}
room-footer = { $is-host ->
    [yes] The game begins when nobody is missing. { "bot greedy" } fills free seats; { "say TEXT, up" } (gives up your seat), { "quit" }
   *[no] The game begins when nobody is missing. { "say TEXT, up" } (gives up your seat), { "quit" }
}

# Finding a table

lobby-title = Tables at { $server }
lobby-mine = Your tables
lobby-open = Tables with free seats
lobby-running = Tables to watch
lobby-finished = Your last games
lobby-your-turn = it is your turn
lobby-players = { COMMAS($players) }
lobby-free = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
lobby-how-to-pick = Type a number to go to that table. Enter looks again, { "q" } leaves.
lobby-how-to-open = `{ $command } play GAME --server { $server }` opens another.
lobby-empty = There is no table. `{ $command } play GAME --server { $server }` opens one.

# Who one is at a server

account-is = { $is-guest ->
    [yes] You are { $player } at { $server }, a guest: without a password nobody but this machine knows you.
   *[no] You are { $player } at { $server }, with an account.
}
account-no-tokens = No program plays in your name. `{ $command } account token NAME --server { $server }` makes a token for one.
account-token = { $is-used ->
    [yes] { $id }  { $name }: made on { $created }, last used on { $used }
   *[no] { $id }  { $name }: made on { $created }, never used
}
account-kept = { $player } is yours at { $server } now. On another machine: `{ $command } account enter --server { $server } --name { $player }`
account-entered = Welcome back to { $server }, { $player }.
account-left = { $player } has left { $server } on this machine.
account-token-made = The token { $name } ({ $id }) is the line below. It is not shown again; `{ $command } account revoke { $id } --server { $server }` makes it void.
account-token-revoked = The token { $id } counts no more.
account-password = Password:
account-new-password = A new password, at least { $least } characters:
account-password-again = Once more:

# A bot from outside

bot-comes-in = The bot { $bot } plays as { $player } at { $server }. Ctrl-C ends it.
bot-sits = Table { $table }: sits down.
bot-plays = Table { $table }: plays.
bot-over = Table { $table }: the game is over.
bot-in-trouble = Table { $table }: { $problem }

## The end of a game

ended-by-agreement = The players agreed to end the game.
nobody-won = Nobody won.
resigned = { $player } gave up.
winner = { $player } won.
who-won = { $players } won
who-lost = { $players } lost
verdict = { $who } with { points }.
verdict-noted = { $who } with { points }, { $note }.
verdict-alone = { $who } with { points } { $note }.
total = Total
placed = { $place }. { $player }

## Replaying a record

replay-help = Enter or { "n" }: next; { "b" } or { "p" }: back; { "first" }; { "last" }; a number: that position; { "look all" }: the whole table; { "q" }: quit.
replay-position = Position { $position } of { $last }. Enter: next, { "b" }: back, { "first" }, { "last" }, { "q" }: quit
replay-did = { $player }: { $doing }
replay-over = The game is over.

## Verifying a record

verify-in-order = The record { $file } is in order.
verify-game = The game: { $title }, by version { $version } of the rules.
verify-components = The components: { $components }
verify-printed = as they are printed here.
verify-seal = The seal of the luck: { $seal }. Compare it with the one that was shown when the game began.
verify-secret = The secret of the luck is the one that this seal was made of, for these rules, options and players.
verify-shares = { $shares ->
    [one] The client of 1 player added to the luck. What it added fits the commitment that it made before it was shown.
   *[other] The clients of { $shares } players added to the luck. What each added fits the commitment that it made before any was shown.
}
verify-continued = The game goes on from an earlier one, whose record has the link { $link } there. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and { $outcomes ->
        [one] 1 outcome
       *[other] { $outcomes } outcomes
    } of luck are of that game: they were possible, and no more is known of them here.
verify-outcomes = { $outcomes ->
    [one] The one outcome of luck is what that secret { $shares ->
            [0] gives
           *[other] and all shares give
        }.
   *[other] All { $outcomes } outcomes of luck are what that secret { $shares ->
            [0] gives
           *[other] and all shares give
        }.
}
verify-outcomes-since = { $outcomes ->
    [0] No luck was asked for since.
    [one] The one outcome of luck since then is what that secret { $shares ->
            [0] gives
           *[other] and all shares give
        }.
   *[other] All { $outcomes } outcomes of luck since then are what that secret { $shares ->
            [0] gives
           *[other] and all shares give
        }.
}
verify-moves = { $moves ->
    [one] The one move was legal when it was made.
   *[other] All { $moves } moves were legal when they were made.
}
verify-result = The result follows from the moves: { $outcome }
verify-link = The last link of the chain of its lines: { $link }
verify-witness = { $entries ->
    [0] The witness saw this very game begin, and noted nothing of what was played.
   *[other] The witness saw this very game: entries 1 to { $entries } of { $last } are those that were played, none changed, added or left out.
}
verify-proves-shared = So the luck was fixed before this game began, and nobody changed it. Whoever had a part in it knows that nobody chose it, not even the host. It does not prove who made the moves.
verify-proves = So the luck was fixed before this game began, and nobody changed it. It does not prove who made the moves.

## Rules and options

rules-title = The rules of { $title }
rules-note = `{ $command } rules { $game } NUMBER` shows one of them, `{ $command } rules { $game } options` other ways to play.
options-title = { $options } of { $title }: `--options NAME=VALUE` plays with one; in the menu it follows the players.
options = Options
modules-title = { $modules } of { $title }: `--modules 1,2-4,{ $example }` plays with some, by number or name; so do `all`, `none` and `random:5`. Each is an option too, `off` or `on`: `{ $first }=on`.
modules = Modules
option-default = { $words } (default)

## Games, bots, components

game-title = { $title }  { $summary }
game-players = { $fewest } to { $most } players; edition { $edition }
game-commands = `{ $command } play { $game }`, `{ $command } rules { $game }`, `{ $command } rules { $game } options`
bots-bot = bot
bots-package = package
bots-how = how it plays
bot-novice = Plays for the first time, and overlooks much.
bot-apprentice = Knows the rules, and overlooks things.
bot-journeyman = Plays soundly, with a slip now and then.
bot-artisan = Finds the best turn that it can see, and looks no further.
bot-expert = Plays its turns out in its mind.
bot-master = The strongest: plays its turns out many times, and takes its time.
bot-greedy-1 = The greedy bot as it was, by which others are measured.
bot-greedy = Looks one decision ahead, and takes what seems best after a few guesses at what it can't see.
bot-random = Picks any legal move, each as likely as another.
components-name = name
components-facts = facts
components-provenance = provenance
components-none = No value of { $title } is { $provenance }.
components-own = The file replaces values of: { COMMAS($names) }.
components-own-name = { $name } ({ $chapter })

## Simulating

simulating = Playing { $title }
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }: { $decisions } decisions in { $seconds } s, { $rate } a second.
simulated-seat = seat
simulated-bot = bot
simulated-seats = seats
simulated-mean = mean score
simulated-spread = spread
simulated-wins = wins
simulated-share = win share (95 %)
simulated-range = { $value } ({ $low } to { $high })
training = Training { $title }
training-generation = Generation { $number }: { $points } points, missed by { $error }; at the gate { $gain } (at least { $low }), { $kept ->
    [yes] kept
   *[no] not kept
}.
training-wrote = The weights are in { $path }.
training-kept-nothing = Nothing that was learned is better than what there was: nothing was written.
climbing = Measuring { $title }
ladder-bot = bot
ladder-rating = rating (95 %)
ladder-points = points
ladder-stronger = stronger
ladder-weaker = weaker
ladder-games = games
ladder-won = won (95 %)
ladder-share = won by the stronger (95 %)
interrupted = Interrupted: { $played } of { $games } games were over.

## Reviewing

reviewing = Looking back at { $title }
reviewed = { $title }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} with a choice, each judged by what its player knew then, with { $looks } play-outs.
reviewed-player = player
reviewed-accuracy = accuracy
reviewed-best = best
reviewed-good = good
reviewed-inaccuracy = slips
reviewed-mistake = mistakes
reviewed-turning-point = turns
reviewed-lost = choices
reviewed-luck = luck
reviewed-how = Accuracy is from 0 to 100. Slips give away 3 to 7 % of the chance to win, mistakes up to 15 %, turning points more; what may be chance is called none of them. The last columns: what choices gave away of the chance to win, and what luck gave or took, summed up over the game.
reviewed-moments = Moments worth looking at (the greatest in bold; a replay shows them at these positions):
reviewed-no-moments = No single moment decided this game.
reviewed-by-missed = { $position }: { $player } played `{ $line }`, with a chance to win of { $share } %; `{ $other }` gave { $instead } %.
reviewed-by-found = { $position }: { $player } found `{ $line }`, with a chance to win of { $share } %; the next best, `{ $other }`, gave { $instead } %.
reviewed-by-luck = { $position }: luck turned { $way ->
    [for] for { $player }, whose chance to win rose by { $change } %
   *[against] against { $player }, whose chance to win fell by { $change } %
}.

## The command line

version = { "bottega" } { $version }, engine { $is-compiled ->
    [yes] compiled
   *[no] interpreted
}
play-what = Missing argument 'GAME'. Name a game (`{ $command } games` lists them), or a server to play at: `--server URL`.
usage = { $problem } (`{ $command } --help` helps)
unusable-file = The file { $file } can't be used: { $problem }

## A server

admin-backed-up = Everything is backed up in { $file }. It holds secrets: keep it as safe as the database.
admin-exported = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file }. It holds secrets: keep it as safe as the database.
admin-exported-user = All that is kept of { $name } is in { $file }.
admin-records = { $count ->
    [0] No record is
    [one] One record is
   *[other] { $count } records are
} new in { $folder }.
admin-imported = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in the database now.
admin-ask-delete = Forget { $name } ({ $id })? This can't be undone.
admin-deleted = { $name } is forgotten.
serving = Bottega is open at { $address }
serving-play = From another terminal: `{ $command } play sagrada --server { $address }`
serving-alone = Without a server: `{ $command }`
serving-stop = Ctrl-C stops it. Nothing is lost.
serving-stopped = It is stopped. Everything is kept.
