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
problem-too-few-games = Play at least 1 game, not { $games }.
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
