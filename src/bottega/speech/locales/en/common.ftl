# What all games say. `$NAME` names a fact, `$NAME-id` is there to choose by, `$option-NAME` is an option in play.

your-move = Your move.
player = player { $number }
help-move = the same in words: part of a move's name is enough, if only one move fits

## The title page of a game

meta-credits = A game by { $authors }, published by { $publishers }.
own-source = a file of one's own
module-off = without it
module-on = with it

## What happened

event-taken-back = { $actor } takes the last action back.
event-decided = { $actor } has decided.
event-resigned = { $actor } gives up. The game ends here.
event-ended-early = All agree to end the game here.

## Advice

hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-only-choice = You have no other choice.
hint-next-best = { $points ->
    [0] That is a little better than the next best{ $move }{ $chance }.
    [half] That is about half a point better than the next best{ $move }{ $chance }.
   *[other] That is about { hint-points } better than the next best{ $move }{ $chance }.
}
hint-as-good = It hardly matters: the next best{ $move } is as good, within what chance can tell.
hint-move = { " " }(`{ $move }`)
hint-chance = , with a chance to win that is about { $percent } % higher (give or take { $error })
hint-behind = { $points ->
    [0] The advice is a little better{ $chance }.
    [half] The advice is about half a point better{ $chance }.
   *[other] The advice is about { hint-points } better{ $chance }.
}
hint-behind-little = It is as good, within what chance can tell.
hint-reason = It { $motives }.
motive-promises = leaves you a chance to win of about { $percent } %
hint-level = It expects you to come out about level with the target.
hint-beat = { $points ->
    [half] It expects you to beat the target by about half a point.
   *[other] It expects you to beat the target by about { hint-points }.
}
hint-miss = { $points ->
    [half] It expects you to miss the target by about half a point.
   *[other] It expects you to miss the target by about { hint-points }.
}

## Why not

reason-no-such-seat = There is no seat { $seat } at this table.
reason-nothing-to-undo = You have nothing to take back.
reason-others-acted = Another player has moved since. You can't take it back now.
reason-seen = You have seen something new since. You can't take it back now.
reason-closed = This game was ended early. Nobody can go on with it.
reason-over = The game is over already.

# What is wrong with what somebody typed, sent or keeps in a file: `problem-CODE`, from the code and the facts of a
# BadInput. A problem with names that are known gets `$hint`, which begins with a space.

hint-close = Did you mean '{ $close }'?
hint-known =
    { $known-count ->
        [one] There is only { $known }.
       *[other] There are { $known }.
    }

## Problems: games, seats and options

problem-no-such-game = There is no game '{ $name }'.{ $hint }
problem-wrong-number-of-seats = { $game } is for { $least } to { $most } players, not { $seats }.
problem-not-alone =
    The box of { $game } says 1 to { $most }, but the rulebook has no rules for playing alone. Play with { $least } to { $most }; bots can sit in.
problem-no-such-option = { $game } has no option '{ $name }'.{ $hint }
problem-no-such-value-of-option = Option '{ $name }' is { OR($values) }, not '{ $value }'.
problem-option-not-for-seats =
    Option '{ $name }' is for { $most ->
        [one] { $most } player
       *[other] { OR($counts) } players
    }, not for { $seats }.
problem-no-such-rule = There is no rule '{ $name }'. The chapters are { $chapters }.
problem-no-such-provenance = There is no provenance '{ $name }'.{ $hint }
problem-no-such-part = A schema has no part '{ $name }'.{ $hint }

## Problems: actions, steps and spaces

problem-no-such-action = There is no action '{ $name }'.
problem-no-such-action-object = There is no action { $text } (at `{ $path }`).
problem-action-not-an-object = An action is a JSON object (at `{ $path }`).
problem-action-without-word = An action needs a word (at `{ $path }`).
problem-not-of-this-game = '{ $action }' is not an action of { $game }.
problem-no-such-step = There is no step '{ $name }'.
problem-no-such-space = There is no space '{ $name }'. Spaces run from { $first } to { $last }.
problem-players-miscounted =
    { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Name one for each.
problem-no-standings-yet = The game is not over, so there are no standings yet.
problem-no-standings-ended-early = The game was ended early, so there are no standings.

## Problems: records

problem-record-empty = The record is empty.
problem-record-cut-off = The record is cut off in line { $line }.
problem-record-without-header = Line 1 of the record is not a header.
problem-record-second-header = Line { $line } of the record is a second header. There is only one, in line 1.
problem-record-out-of-order = Line { $line } of the record is entry { $entry }, where entry { $due } is due.
problem-record-after-end = Line { $line } of the record comes after the end of the game.
problem-record-other-format = The record has format { $found }, and this version of Bottega reads format { $format }.
problem-record-line-wrong = Line { $line } of the record is wrong: { $text }.
problem-record-line-not-json = Line { $line } of the record is not JSON, or is cut off.
problem-record-line-not-ours = Line { $line } of the record is not written as Bottega writes it.
problem-record-other-rules =
    The record was played by version { $found } of the rules of { $game }, and this Bottega plays version { $version }.
problem-record-newer-actions = The record has actions that this version of Bottega does not know.
problem-record-other-components = The record was played with other components than this Bottega has.
problem-record-own-components = In the record: { $because }
problem-record-without-options = The record does not name every option.
problem-record-players-miscounted =
    The record names { $players ->
        [one] 1 player
       *[other] { $players } players
    } for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
problem-record-entry-unplayable = Entry { $entry } of the record can't be played: { $because }
problem-record-luck-unasked = Entry { $entry } of the record is luck that the rules do not ask for.
problem-record-outcomes-left-over = Entry { $entry } of the record has more outcomes than the rules ask for.
problem-record-other-action-undone = It takes back another action than it says.
problem-record-action-withheld = The record withholds what was done, as it does while a game is running.
problem-record-ends-too-soon = Entry { $entry } of the record ends a game that is not over.
problem-record-changed = The record was changed after the game: its digest does not fit its lines.
problem-record-other-result = The result in the record is not what its moves lead to.
problem-record-other-moves = The record is not the one that its moves lead to.
problem-record-of-secrets =
    The game of this record is still running, and its hands are secret. You can replay it once it is over.

## Problems: luck

problem-outcome-missing =
    The record lacks an outcome: here { $door-id ->
        [roll] a die is rolled
        [draw] something is drawn
       *[pick] something is picked
    }.
problem-outcome-of-another-kind = The record says '{ $found }' where the rules say '{ $door }'.
problem-outcome-withheld = The record withholds an outcome, as it does while a game is running.
problem-outcome-not-drawn = The record says '{ $door } { $found }', but the sealed luck gave { $drawn }.
problem-no-such-roll = No die shows { $value }.
problem-nothing-to-draw = Kind { $value } can't be drawn: none is left.
problem-nothing-to-pick = Number { $value } can't be picked: the numbers run from 0 to { $most }.
problem-secret-too-short-or-long = The secret of sealed luck has { $right } bytes, not { $bytes }.
problem-secret-missing = The record does not tell the secret of its sealed luck.
problem-secret-not-hexadecimal = The secret in the record is not a hexadecimal number.
problem-secret-not-committed = The secret is not the one that was committed to before this game.
problem-share-not-hexadecimal = The share of seat { $seat } is not written in hexadecimal digits.
problem-share-too-short-or-long = A share of the luck has { $right } bytes, and that of seat { $seat } has { $bytes }.
problem-share-not-committed = The share of seat { $seat } is not the one that its client committed to for this game.
problem-share-of-no-seat = There is a share of seat { $seat }, and no such seat.
problem-shares-out-of-order = Shares stand in the order of the seats, one for each, and that of seat { $seat } does not.
problem-shares-without-seal = Only to sealed luck can shares be added.
problem-share-unasked = Seat { $seat } is not asked for a share of the luck.
problem-commitment-malformed = The commitment of seat { $seat } is not one: it has 64 hexadecimal digits.
problem-commitment-twice = Seat { $seat } has committed to another share already.
problem-share-too-early =
    Nobody shows a share before all have committed to theirs, or the last could choose. Seat { $seat } has not yet.
problem-share-missing = Seat { $seat } has not shown its share of the luck yet.
problem-continued-without-seal = A game that goes on from another one has sealed luck, and this one has not.
problem-continued-miscounted =
    The game goes on from an earlier one, but does not take over as many moves and outcomes of it as it says.
problem-continued-while-running = The game is not over. Another one can go on from it when it is.
problem-no-such-step-to-continue = A game can go on from entries 0 to { $last } of this record, not from { $step }.
problem-witness-unreadable = The witness is not one that Bottega can read: { $text }.
problem-witness-other-header = The record is of another game than the witness saw: its first line differs.
problem-witness-share-missing =
    The share that the client of seat { $seat } added is not in the record, so the luck is not the one it had a part in.
problem-witness-link-missing = The witness saw { $entries } entries, and the record has { $found }. Some are missing.
problem-witness-other-link =
    Up to entry { $entry } the record is not the game that the witness saw: something was changed there or before.
problem-luck-missing = A game can't go on without the luck that it began with.
problem-luck-still-sealed = The game is not over, so its luck is still sealed. There is nothing to verify yet.
problem-luck-not-sealed =
    The luck of this game was not sealed (it was simulated from a seed), so it can't be verified.
problem-luck-not-sealed-but-in-order =
    The luck of this game was not sealed (it was simulated from a seed), so only its moves and its result were checked: they are in order.

## Problems: components of one's own

problem-wrong-components =
    { $faults-count ->
        [one] The components are wrong. { $faults }
       *[other] The components are wrong:{ LINES($faults) }
    }
problem-more-faults = There are more faults than these.
problem-file-of-components = In the file { $path }: { $because }
problem-components-too-long = The components are longer than { $most } characters.
problem-components-line-too-long = Line { $line } of the components is longer than { $most } characters.
problem-components-too-deep = The components are not TOML that can be read: they are nested too deeply.
problem-components-not-toml = The components are not TOML: { $text }.
problem-no-such-chapter = There is no chapter '{ $name }'.{ $hint }
problem-fixed-value = { $where } is '{ $value }', and can't be replaced.
problem-chapter-not-a-table = { $where } is a table of values, which begins with [{ $where }].
problem-items-not-a-list = { $where }.items is a list of tables, which each begin with [[{ $where }.items]].
problem-item-without-key =
    { $id-id ->
        [none] Item { $number } of { $where } has no { $key } to tell it by.
       *[other] Item { $number } of { $where } has no { $key } to tell it by: '{ $name }' is '{ $id }'.
    }
problem-no-such-item = { $where } has no item '{ $name }'.{ $hint }
problem-no-such-value = { $where } has no value '{ $name }'.{ $hint }
problem-excessive-value = { $where } is too large, too deep or can't be printed.
problem-wrong-value = { $text }.
problem-twice = { $where } has '{ $name }' twice.
problem-no-such-id = { $where } can't be '{ $name }'.{ $hint }
problem-must-be = { $where } must be { $right }, not { $found }.
problem-out-of-range = { $where } must be { $least } to { $most }, not { $found }.
problem-wrong-sum = { $where } must add up to { $right }, not { $found }.
problem-wrong-length =
    { $right ->
        [one] { $where } must have 1 entry, not { $found }.
       *[other] { $where } must have { $right } entries, not { $found }.
    }
problem-length-out-of-range = { $where } must have { $least } to { $most } entries, not { $found }.
problem-wrong-list = { $where } must be { $right }, in this order.
problem-wrong-long-list = { $where } must run from { $first } to { $last }, in order.
problem-points-growing = { $where } must not grow: no place is worth more than the one before it.
problem-not-growing = { $where } must grow from one number to the next.
problem-no-name = { $where } must say something, on one line.

## Problems: bots and simulations

problem-no-such-bot = There is no bot '{ $name }'.{ $hint }
problem-no-bot-at-all = The bot '{ $name }' of { $package } is no Bot, but { $found }.
problem-bot-named-twice = Several packages bring a bot '{ $name }': { $packages }. Only one may have that name.
problem-bot-not-loaded = The bot '{ $name }' of { $package } can't be loaded: { $text }.
problem-bot-not-callable = The bot '{ $name }' of { $package } can't be made: { $found } can't be called.
problem-illegal-action-of-bot = The bot on seat { $seat } chose { $found }, which is not legal here.
problem-too-little-time = A bot needs more than 0 seconds to think, not { $seconds }.
problem-too-few-positions = A bot needs to look at 1 position at least, not { $positions }.
problem-bots-miscounted =
    { $bots ->
        [one] 1 bot is
       *[other] { $bots } bots are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Name one for each, or one for all.
problem-course-too-short = --{ $name } must be at least 1, not { $number }.
problem-nothing-learned = { $games ->
    [one] Nothing could be learned from { $games } game.
   *[other] Nothing could be learned from { $games } games.
} Let `--games` be larger.
problem-training-needs-numpy = Training needs numpy: `pip install "bottega[train]"` installs it, or `make train`.
problem-weights-of-another-game = { $path } has weights of { $game }. Write to another file.
problem-weights-not-read = The weights in { $path } can't be read: { $text }.
problem-weights-not-written = The weights can't be written to { $path }: { $text }.
problem-too-few-bots-to-compare = A ladder needs at least 2 bots, each once.
problem-too-few-games = Play at least 1 game, not { $games }.
problem-looks-out-of-range = The number of looks is { $least } to { $most }, not { $looks }.
problem-wrong-number-of-jobs = The number of jobs is 1 to { $most }, not { $jobs }.
problem-folder-not-made = The folder { $path } can't be made: { $text }.
problem-record-there-already = { $path } is there already, and records are not overwritten. Name another folder.
problem-record-not-written = The record { $path } can't be written: { $text }.

## Problems: what is typed in a game

problem-no-move-named = Name a move, like one of the menu.
problem-no-such-number =
    { $most ->
        [0] There is no move { $number } on this menu. Name the move instead.
       *[other] There is no move { $number }: the numbers run from 1 to { $most }.
    }
problem-unclear-move =
    { $more ->
        [0] '{ $name }' may be { OR($actions) }. Say a little more.
       *[other] '{ $name }' may be { $actions } or one of { $more } more. Say a little more.
    }
problem-neither-move-nor-command = '{ $name }' is neither a move nor a command. ? helps.
problem-no-such-words = No move of this game has { OR($words) } in it.
problem-log-without-number = `log` takes a number, like `log 5` for the last five events. `log` alone tells all.
problem-no-such-home-folder = There is no such home folder: { $path }.
problem-command-among-moves = `{ $command }` is a command, not a move. Type it on a line of its own.

## Problems: commands of the terminal

problem-nothing-picked = Say a number or a name; `rules 1` shows the rules of that game; q quits.
problem-not-on-the-menu =
    '{ $name }' is not on the menu. Say a number or a name; `rules 1` shows the rules of that game; q quits.
problem-no-such-saved-game = There is no saved game '{ $name }'. `{ $command } resume` lists them.
problem-no-saved-game-to-delete = Name the saved game to delete. `{ $command } resume` lists them.
problem-no-saved-game-to-end = Name the saved game to end. `{ $command } resume` lists them.
problem-game-cannot-go-on = The game can't go on: { $because }
problem-no-such-language = There is no language '{ $name }'.{ $hint }
problem-abandon-and-delete = A game is abandoned or deleted, not both.
problem-toml-with-others = --toml prints the whole file as it is, so it goes with no other option.

## Sittings

name-of-person = Player
reason-stale = The table has changed since you decided that. Look again.
reason-unfinished = Something is still missing. Lay it first.
reason-nothing-to-cancel = There is nothing to cancel; `undo` takes your last action back.

# Who sits where

problem-name-twice = Two players are called '{ $name }'.
problem-no-person = No person sits at the table: one seat must be '{ $person }'; bots alone play with `simulate`.
problem-seat-empty = A seat is empty: name a bot ({ $bots }) or '{ $person }' for a person.
problem-no-such-player = There is no bot '{ $name }'.{ $hint } A person is '{ $person }' or '{ $person }:NAME'.
problem-seats-miscounted = The game has { $seats } seats, and { $players } at the table.
problem-name-unprintable = The name '{ $name }' holds something that can't be printed.
problem-name-too-long = The name '{ $name }' is too long: { $most } letters fit on the screen.

# How it is played

problem-option-without-value = An option is given as name=value, not '{ $text }'.
problem-option-twice = Option '{ $name }' is given twice.
problem-no-modules = { $game } has no modules.
problem-modules-unnamed = Name modules like 4,7 or 1-3 or bells,dames; or say all, none, random:5.
problem-modules-none-and-some = Play with no modules or with some, not both.
problem-no-such-module = { $game } has no module '{ $name }'.{ $hint }
problem-no-such-module-number = { $game } has no module { $number }: they are { $first } to { $last }.
problem-modules-backwards = Modules { $first }-{ $last } are none: say { $last }-{ $first }.
problem-module-off = You name module { $number }, but option '{ $name }' is off.
problem-module-on = You play without modules, but option '{ $name }' is on.
problem-modules-drawn-unclear = To draw modules by lot, say how many, like random:5; not '{ $text }'.
problem-too-few-modules = There are { $left } modules to draw from, so { $number } can't be drawn.

# Lines of moves

problem-number-within-line = Numbers are for the menu on the screen; name the moves after the first.
problem-not-your-decision-then = By then it is not your decision any more.
problem-not-laid = '{ $action }' is not laid, so it can't be taken away.
problem-not-of-this-draft = '{ $action }' has no place here. Lay one of these: { $words }.
problem-no-such-draft = There is nothing to draft as '{ $name }' now.{ $hint }
problem-no-such-event = There is no event { $number }: you were told { $count }.

# Thinking


# What is kept

problem-overtaken = Somebody else has gone on with the game '{ $name }': move { $number } is made already.
problem-name-taken = Another game was begun as '{ $name }' just now; try again.
problem-no-such-save = There is no saved game '{ $name }'.
problem-save-unreadable = The saved game '{ $name }' is broken: { $text }.
problem-save-broken = The saved game '{ $name }' is broken. { $because }
problem-save-other-format = The saved game '{ $name }' has format { $found }, and this Bottega reads format { $format }.
problem-save-leads-elsewhere = Its moves up to number { $number } do not lead where they led when it was saved.
problem-deed-unclear = What was done as number { $number } is not clear.
problem-no-luck = It does not say where its luck comes from.
problem-not-understood = { $text }.
problem-played-elsewhere = The game '{ $name }' is being played in another window.

# Files

problem-file-not-text = The file { $file } is not text in UTF-8.
problem-file-unreadable = The file { $file } can't be read: { $text }.
problem-file-unwritable = The file { $file } can't be written: { $text }.
problem-file-too-large = The file { $file } is larger than { $megabytes } MB, and nothing of ours is.
problem-file-is-folder = { $file } is a folder; name a file in it.
problem-file-is-device = { $file } is a pipe or a device; copy what it holds into a file, and name that.
problem-file-exists = The file { $file } is there already; choose another name.
problem-no-such-folder = There is no folder { $folder }; make it first, or choose another.
problem-folder-unmakable = The folder { $folder } can't be made: { $text }.
problem-no-file-name = This is no name for a file; choose another.

## At a server

problem-server-address-unclear = '{ $text }' is no address of a server. An address looks like http://localhost:8000.
problem-table-address-unclear = '{ $text }' names no table. Give its id, or its whole address.
problem-server-missing = Name a server, like `--server http://localhost:8000`.
problem-server-unreachable = The server { $server } can't be reached: { $text }.
problem-server-silent = The server { $server } does not answer. Try again in a moment.
problem-no-bottega-server = Somebody answers at { $server }, but it is no Bottega server.
problem-server-other-version = The server { $server } has another version than this Bottega ({ $text }). Bring the older one up to date.
problem-who-are-you = The server does not know you. Say who you are with `--name NAME`, or show a token with `--token TOKEN`.
problem-who-are-you-there = You have not come in to { $server } from here yet. `{ $command } play --server { $server } --name NAME` comes in as a guest, `{ $command } account enter --server { $server } --name NAME` with a password.
problem-password-too-short = A password has at least { $least } characters.
problem-passwords-differ = The two passwords are not the same. Try again.
problem-token-not-known = The server { $server } does not know this token. Perhaps it was withdrawn, or is another server's.
problem-token-missing = A bot needs a token, which says for whom it plays: `--token TOKEN`. `{ $command } account token NAME --server { $server }` makes one.
problem-not-allowed-at-table = You may no longer look at the table { $table }.
problem-shares-not-as-told = The luck of the table { $table } is made of other shares than the server had told before, so its host may have chosen it. Your program does not play there.
problem-table-gone = The table { $table } is no longer there.
problem-not-at-this-table = You have no seat at the table { $table }.
problem-name-missing = Name everybody at this screen but yourself, like '{ $person }:Ben'.
problem-clock-unclear = '{ $text }' is no clock. Say 10m+10s (ten minutes, and ten seconds more for each turn), 3d (three days for each move) or none.
problem-no-such-undo = `--undo` can't be '{ $name }'.{ $hint }
problem-nothing-proposed = Nobody proposes anything.
problem-nothing-to-say = Say something, like `say hello`.
problem-not-your-decision-now = It is not for you to decide now, and '{ $name }' is no command. `?` helps.
problem-not-in-this-room = '{ $name }' means nothing before the game begins.
problem-only-at-server = `{ $option }` is for a table at a server. Name one with `--server URL`, or leave `{ $option }` away.
problem-only-at-table = `{ $option }` is for a table that is there already, so it does not go with a game: that opens a new one.
problem-invitation-to-what = Name the table that the invitation is for, with `--table ID`.
problem-rematch-of-what = Name the table whose game is over, with `--table ID`.
problem-seed-at-server = At a server nobody chooses the luck: leave `--seed` away.

# The server

problem-no-such-database = A database is `sqlite:///PATH` or `postgresql://...`, not '{ $url }'.
problem-database-unusable = The database can't be used: { $text }.
problem-database-newer =
    The database was written by a newer Bottega (its schema has version { $found }, this one knows { $known }). Update Bottega.
problem-database-in-use =
    { $address-id ->
        [none] Another server uses this database already.
       *[other] Bottega is running already: open { $address }. To start another one, give it a database of its own.
    }
problem-database-away = The database does not answer. Try again in a moment.
problem-no-network = '{ $text }' is no address of a machine or a network, like 10.0.0.1 or 10.0.0.0/24.
problem-database-missing = There is no database { $file }.
problem-database-other-version =
    The database has version { $found } of the schema, this Bottega knows { $known }. Use the Bottega that the server runs with.
problem-database-not-empty = The database is not empty. Choose another, or empty it first.
problem-import-while-served = A server uses this database. Stop it first, or name another with --database.
problem-export-unreadable = Line { $line } of { $file } can't be read: it is not what `bottega admin export` wrote, or not all of it.
problem-export-other-version =
    The file was written with version { $found } of the schema, this Bottega knows { $known }. Import it with the Bottega that wrote it.
problem-no-such-user = There is no account '{ $name }', and nobody with that id.
problem-delete-user-unasked = To forget { $name } without being asked, say --yes.
problem-records-and-user = Ask for --records or for --user, not for both.
problem-backup-failed = The backup failed: { $text }.
problem-host-unusable = This machine can't be reached as '{ $host }': { $text }. Choose another address with --host.
problem-port-taken = { $host } port { $port } can't be used: { $text }. Choose another with --port.

problem-not-json = This is not JSON that can be read.
problem-too-deep = Lists and objects lie in each other more than { $most } deep here, and nobody needs that.
problem-has-nul = A text holds a character that can't be kept (U+0000).
problem-bad-query = What stands behind the question mark is not understood: { $text }.
problem-bad-origin = This comes from the page of another site.
problem-wrong-media = Send JSON (`Content-Type: application/json`).
problem-too-large = This is larger than { $most } bytes.
problem-too-many =
    { $seconds ->
        [one] That was too much at once. Wait a second.
       *[other] That was too much at once. Wait { $seconds } seconds.
    }
problem-nothing-here = There is nothing here.
problem-wrong-method = { $name } can't be done here.
problem-do-or-ask = A frame does something or asks something: send `do` or `ask`.
problem-server-error = Something went wrong here. It is our mistake; nothing was changed.
problem-server-busy = There is too much to do just now. Try again in a moment.

problem-not-come-in = Come in first: say your name, or show a token.
problem-account-taken = Somebody keeps the name '{ $name }' with a password. Choose another, or come in with the password if it is you.
problem-has-account = You have an account already.
problem-no-account = You have no password yet: keep an account first.
problem-wrong-password = The name or the password is wrong.
problem-no-such-token = You have no such token.
problem-too-many-tokens = You have { $most } tokens, and more are not given. Drop one first.

problem-no-such-table = There is no such table.
problem-sits-twice = You can sit on one seat only. For a friend at your screen take a seat beside you.
problem-bots-alone = Only bots would sit at this table. Leave a seat for a person.
problem-no-such-seat-number = There is no seat '{ $name }' at this table.
problem-only-in-person = A program that shows a token may not do this. Do it yourself, on your own device.
problem-not-the-host = Only who opened the table may do this.
problem-has-begun = The game has begun already.
problem-not-full =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
problem-table-full = No seat is free at this table.
problem-unwelcome = The host has asked you to leave this table. Only an invitation brings you back.
problem-seat-for-invited = Seat { $seat } is for somebody who has an invitation.
problem-nothing-to-decide = You have nothing to decide now.
problem-seat-taken = Seat { $seat } is taken.
problem-wrong-invitation = This invitation is not good any more. Ask for a new one.
problem-not-at-table = You do not sit at this table.
problem-not-your-seat = Seat { $seat } is not yours.
problem-no-eyes = You may not look through these eyes any more.
problem-not-running = No game is being played at this table now.
problem-not-over = The game is not over yet.
problem-not-playable = This game can't be played on any more. { $because }
problem-table-busy = Too much happens at this table at once. Try again.
problem-review-failed = The review of this game broke off. Try again.
problem-sealing-over = The luck of this game is not being sealed now.
problem-undo-off = At this table nothing is taken back.
problem-no-proposal = Nobody proposes this any more.
problem-proposal-open = Something is proposed already. It must be answered first, or withdrawn.
problem-nothing-said = Say something that can be printed.
problem-no-such-replay-step = There is no step { $step }: the last is { $last }.
