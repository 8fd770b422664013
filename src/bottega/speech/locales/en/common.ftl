# What all games say. `$NAME` names a fact, `$NAME-id` is there to choose by, `$option-NAME` is an option in play.

your-move = Your move.
player = player { $number }
help-move = the same in words: part of a move's name is enough, if only one move fits

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

## Games and their options

problem-no-such-game = There is no game '{ $name }'.{ $hint }

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

problem-no-move-named = Name a move, like one of the menu.
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
