# Fairness: sealed luck in pictures, and a game checked in the browser.

fairness = Fairness
fairness-title = Nobody can touch the dice
fairness-intro = All the luck of a game is put into an envelope before the first roll. You get its seal at once, and the envelope after the last move. Then your own browser checks that it was this one, and that nothing in it was changed.

## Three pictures

fairness-sealed = Before: sealed
fairness-sealed-what = A secret number of some 77 digits is drawn. Every roll and every card of the game will come out of it. All you see is its seal: from the seal nobody can tell the number, and nobody can find another number that fits it. With friends, your browser adds a secret number of its own.
fairness-dealt = During: dealt in order
fairness-dealt-what = Each roll and each draw is the next bit of that number. Nobody chooses which. Taking back a move never rolls again: what was to come still comes.
fairness-opened = After: opened
fairness-opened-what = The number is shown, in the record of the game that everybody can download. Your browser makes the seal anew, takes roll after roll out of the number, and compares. If a single die were different, it would say which.

## The game that is checked

fairness-checked = Checked: the game of { $day }
fairness-game = The game of { $day }
fairness-checking = Checking the game of { $day }
fairness-checked-file = Checked: { $file }
fairness-none = No game to check yet
fairness-none-what = Finish a game, and your browser checks it here by itself. Or choose a record that somebody gave you.
fairness-none-play = Play a game
fairness-fetching = Fetching the record…
fairness-progress = Checking entry { $done } of { $of }
fairness-in-order = in order
fairness-unchecked = not checked
fairness-wrong = something is wrong
fairness-again = Check it again, here
fairness-record = The record
fairness-another = Check another record…
fairness-replay = Replay
fairness-witness = What my browser kept
fairness-others = Your other games
fairness-seal-then = then
fairness-seal-now = now

## What was found

fairness-seal-same = It is the same envelope.
fairness-seal-same-kept = The seal that this browser kept since the game began, and the seal of the number that was opened:
fairness-seal-same-told = The seal in the first line of the record, and the seal of the number that was opened:
fairness-seal-other = It is not the same envelope.
fairness-seal-other-what = The number that was opened does not fit the seal from before the game. Do not trust this record.
fairness-shares-same = { $count ->
    [one] One browser added to the number.
   *[other] { $count } browsers added to the number.
}
fairness-shares-same-what = Each was bound to its part before any was shown, and every part fits. So nobody could choose the luck alone.
fairness-shares-other = The part that { $name } added was exchanged.
fairness-shares-other-what = It does not fit what the browser of seat { $seat } was bound to. Do not trust this record.
fairness-shares-alone = Nobody added to the number.
fairness-shares-alone-what = With one person at the table there is nobody to distrust but the house. With friends, each browser adds a part.
fairness-luck-all = { $all ->
    [0] Nothing was rolled or drawn.
   *[other] All { $all } rolls and draws came out of it, in order.
}
fairness-luck-all-what = { $roll ->
    [0] {""}
    [one] One roll,{" "}
   *[other] { $roll } rolls,{" "}
}{ $draw ->
    [one] one draw
   *[other] { $draw } draws
} from bags and stacks, { $pick ->
    [one] one lot
   *[other] { $pick } lots
}. How much lay in a bag at each draw is told by the house, which knows the rules.
fairness-luck-taken-over = { $count ->
    [one] The first outcome is of the game that this one goes on from, and is not checked again.
   *[other] The first { $count } are of the game that this one goes on from, and are not checked again.
}
fairness-luck-rolls = { $roll ->
    [0] No dice were rolled.
    [one] The one roll came out of it.
   *[other] All { $roll } rolls came out of it, in order.
}
fairness-luck-rolls-what = { $left ->
    [0] Nothing was drawn.
    [one] One draw can't be checked here: that takes the rules. Type bottega verify, and the file's name.
   *[other] { $left } draws can't be checked here: that takes the rules. Type bottega verify, and the file's name.
}
fairness-luck-other = The luck was changed.
fairness-luck-other-roll = At entry { $entry } the record says that a die showed { $found }; the sealed number says { $due }. Do not trust this record.
fairness-luck-other-draw = At entry { $entry } the record says that one thing was drawn, and the sealed number says another. Do not trust this record.
fairness-luck-other-pick = At entry { $entry } the record says that the lot fell one way, and the sealed number says another. Do not trust this record.
fairness-luck-miscounted = The record tells { $found } outcomes of luck; by the rules there should be { $told }. Do not trust this record.
fairness-moves-house = { $count ->
    [one] The one move was allowed, says the house.
   *[other] All { $count } moves were allowed, says the house.
}
fairness-moves-house-what = It played the record again by the rules before it handed it out. To see it on your own machine, type bottega verify, and the file's name.
fairness-moves-unchecked = The moves were not checked here.
fairness-moves-unchecked-what = That takes the rules. Type bottega verify, and the file's name.
fairness-chain-whole = No line was changed after it was written.
fairness-chain-whole-what = { $lines } lines, each bound to the one before.
fairness-chain-broken = A line was changed.
fairness-chain-broken-what = The { $lines } lines do not add up to the mark at their end.{ $entry ->
    [0] {""}
   *[other] {" "}The first one that is not as the house hands it out is entry { $entry }.
} Do not trust this record.
fairness-chain-other = It is not the record that the house hands out.
fairness-chain-other-what = The first line that differs is entry { $entry }. One of the two is not the game that was played.
fairness-witness-seen = It is the game that was played here.
fairness-witness-added = It is the game that was played here, with your part in it.
fairness-witness-begun = It begins as the game that was played here.
fairness-witness-what = This browser noted a mark after entry { $entries } while it watched: up to there every line is the same.
fairness-witness-what-beginning = This browser kept its beginning: that is the same.
fairness-witness-missing = This browser kept nothing of this game.
fairness-witness-missing-what = It was not at the table, or has forgotten. So it can tell that the record fits together, but not that it is the game that was played.
fairness-witness-wrong = It is not the game that was played here.
fairness-witness-other-beginning = It begins otherwise than the game this browser saw: other players, options or seals. Do not trust this record.
fairness-witness-share-missing = The part that your browser added is missing. Do not trust this record.
fairness-witness-other-link = Up to entry { $entry } something is not as this browser saw it. Do not trust this record.
fairness-record-bad = This can't be checked.
fairness-record-not-over = The game still runs. The envelope is opened when it is over.
fairness-record-not-sealed = The luck of this game was not sealed: it was played for practice, with a seed.
fairness-record-unreadable = Line { $line } is not written as Bottega writes records.
fairness-record-away = The server does not hand out this record: { $problem }

## What it shows, and what not

fairness-shows = What it shows
fairness-shows-fixed = The luck was fixed before anybody moved. Neither a player nor a bot nor this house changed it later.
fairness-shows-chosen = Where your browser added a part: nobody chose the luck, not even all others together.
fairness-shows-game = Where your browser was at the table: it is this very game, move for move, as far as it saw it.
fairness-not = What it does not show
fairness-not-looks = That the house does not look. While the game runs it knows the number, so it could tell somebody what comes. It can't change it.
fairness-not-first = That it was the first try. A game can be broken off and begun anew before the first move. Everybody at the table sees that.
fairness-not-alone = Alone, that the number was drawn blindly. Who runs the house could have drawn several and kept one.
fairness-not-friend = That your friend did not look over your shoulder.

## Questions

fairness-what-seal = What is a seal, really?
fairness-what-seal-what = A fingerprint of a text. The slightest change gives quite another one. Try it:
fairness-what-seal-try = A text
fairness-what-seal-example = Ada will win
fairness-bots = Do the bots peek?
fairness-bots-what = No. A bot is given what its seat may see, and no more; what is not drawn yet is decided nowhere but in the envelope. When it looks ahead it imagines the rest, and is wrong as often as you are.
fairness-how = For the curious: how it is computed
fairness-how-seal = The seal is a BLAKE2b hash of the secret number and of the first line of the record: game, rules, options, components, players.
fairness-how-shares = Each browser at the table draws 32 random bytes and sends their hash. Only when all hashes are known are the bytes shown. The key of the luck is the hash of the secret and all of them.
fairness-how-stream = Block after block of the luck is the keyed hash of 0, 1, 2 and so on, cut into numbers of 32 bits. For one of n, numbers that would favour some are left out; of the next one the remainder counts.
fairness-how-chain = Each line of the record is hashed together with the hash of the line before. Your browser keeps the last such mark that it saw.
