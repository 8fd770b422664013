# Replay: a finished game, step by step, through anybody's eyes.

replay = Replay
replay-title = { $game }: replay
replay-facts = { $day } · { $count ->
    [one] one player
   *[other] { $count } players
}
replay-luck = the luck was sealed: check it
replay-record = Record
replay-record-what = Download the record of this game
replay-share = Share
replay-loading = Fetching the game…
replay-not-over = This game still runs. It can be replayed when it is over.
replay-watch = Go to the table

## Whose eyes

replay-eyes = With the eyes of
replay-eyes-none = a spectator
replay-eyes-all = all cards open
replay-board = Board
replay-score = Score sheet
replay-shown = What is shown

## Steps

replay-timeline = Steps of the game
replay-step = Step { $step } of { $steps }. { $sentence }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-each = { $speed } a second
replay-keys-step = step
replay-keys-turn = turn
replay-set-up = The table is set up.
replay-over = The game is over.
replay-over-won = { $count ->
    [one] The game is over: { $names } has won.
   *[other] The game is over: { $names } have won.
}
replay-resigned = { $name } gives up.
replay-agreed = All agree to end the game here.
replay-unseen = { $name } decides. It is told later.
replay-undone = { $name } takes a move back.

## Rounds

replay-part-round = Round { $number }
replay-part-season = Season { $number }
replay-steps = Steps { $first } to { $last }
replay-part-part = Part { $number }
replay-part-beginning = Before the first round

## Beside the board

replay-result = Result
replay-won = won
replay-ended-early = This game was ended before its time: there are no points.
replay-beside = Beside the board
replay-moves = Moves
replay-continue = Continue from here
replay-continue-short = Continue
replay-continue-what = A new table, new luck from here on.
replay-continue-over = The game is over here. Go back a step to continue.
replay-copy = Copy the link to this step
replay-copied = Link to step { $step } copied
replay-close = Close the moves

## Continue from here

replay-continue-title = Continue from step { $step }
replay-continue-text = The game goes on at a new table as it stands here. What was dealt stays dealt; from here on the luck is new. Who plays?
replay-seat-me = I do
replay-seat-bot = A bot: { $bot }
replay-seat-invited = A friend, by link
replay-continue-go = Open the table

## Review

review = Review
review-what = Look back at this game: what each decision was worth by what its player knew then, what luck did, and the moments that mattered. It takes the server a few minutes at the most, and is kept with the game.
review-ask = Review this game
review-again = Try again
review-running = The game is being thought about…
review-progress = { $percent } % of it is done.
review-wait = You need not wait here: it goes on without you.
review-unreachable = The server does not answer. Try again in a moment.
review-here = This decision
review-moments = Worth looking at
review-others = Other moments
review-no-moments = Nothing turned this game: it was decided by many small steps.
review-players = Players
review-accuracy = accuracy
review-count = { $count } { $word }
review-sums = Chances given away: { $lost }. By luck: { $luck }.
review-how = Every decision was judged from what its player knew then, by { $looks } play-outs. Differences that could be chance are not called mistakes. Luck is what was drawn against what was to be expected.
review-word-best = best
review-word-good = good
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-turning-point = turning point
review-left = leaves { $name } a chance of { $share } % to win
review-better = Better, with { $share } %:
review-next = Next best, with { $share } %:
review-better-with = Better, with { $other } % instead of { $share } %:
review-next-with = Next best, with { $other } % instead of { $share } %:
review-missed = Missed
review-found = Only good move
review-luck = Luck
review-step = step { $step }
review-chance = Chance to win
review-points = Points
review-chart = What the chart shows
review-chances = Chance to win: { $chances }.
review-chance-each = { $name } { $chance } %
review-table = Chance to win at the beginning of each part
review-table-part = Part
