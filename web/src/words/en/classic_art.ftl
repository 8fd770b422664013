# Classic Art: the board, the slip and the final page.

## Spaces and walls

ca-limit = { $show ->
    [rarity] { $number } or fewer
   *[grand] { $number } or more
}
ca-works-limit = { $show ->
    [rarity] { $number ->
        [one] { $number } work or fewer
       *[other] { $number } works or fewer
    }
   *[grand] { $number } works or more
}
ca-short-EE = Etching
ca-works-hang = { $works ->
    [one] work hangs
   *[other] works hang
}
ca-show-rarity = Rarity Show
ca-show-grand = Grand Exhibition
ca-unseen-short = { $works } { $loans ->
    [0] unseen
    [one] and { $loans } loan unseen
   *[other] and { $loans } loans unseen
}
ca-wall-now = { $loans ->
    [0] { $works ->
        [0] No work hangs.
        [one] { $works } work hangs.
       *[other] { $works } works hang.
    }
    [one] No work hangs, and a loan waits for the next.
   *[other] No work hangs, and { $loans } loans wait for the next.
}
ca-unseen = { $loans ->
    [0] { $works ->
        [0] No card of it is unseen.
        [one] { $works } work of it is unseen.
       *[other] { $works } works of it are unseen.
    }
    [one] { $works } { $works ->
        [one] work
       *[other] works
    } and { $loans } loan of it are unseen.
   *[other] { $works } { $works ->
        [one] work
       *[other] works
    } and { $loans } loans of it are unseen.
}
ca-held = You hold { $loans ->
    [0] { $works ->
        [one] { $works } work
       *[other] { $works } works
    }
   *[other] { $works ->
        [0] { $loans ->
            [one] { $loans } loan
           *[other] { $loans } loans
        }
       *[other] { $works ->
            [one] { $works } work
           *[other] { $works } works
        } and { $loans ->
            [one] { $loans } loan
           *[other] { $loans } loans
        }
    }
}.
ca-wall-track = You stand at { $mine } of { $most }.
ca-wall-nobody = Nobody is at { $least } yet.
ca-wall-prestige = Prestige in { $name }
ca-stands-at = { $name } { $prestige }
ca-loan-waits = loan waits
ca-loan-stamp = loan −1
ca-crate = Art on Loan waits and takes the next work away
ca-leaves = leaves
ca-must-be-empty = must stay empty
ca-must-be-filled = must be filled
ca-more = +{ $count }
ca-goes-on = nobody at { $least } yet:
    the game goes on
ca-work-on-wall = { $title }, { $artist }, { $year }. Place { $place } in { $category }.
ca-work-fresh = Shown by { $name }.
ca-work-leaves = It would leave.
ca-work-ghost = It would hang here.

## Head of the board

ca-goal = Guess how full each wall will be
ca-rarity-head = Rarity Show
ca-grand-head = Grand Exhibition
ca-at-most = closes with at most…
ca-at-least = closes with at least…
ca-rarity-head-short = Rarity
ca-grand-head-short = Grand
ca-scale = Prestige: only { $least } to { $most } counts

## Plaques

ca-plaque-free = { $category }, { $limit }, pays { $pays }. Free.
ca-plaque-taken = { $category }, { $limit }: { $owner }, { $what }, pays { $pays }.
ca-plaque-true = True now.
ca-plaque-hopeless = Can't come true any more.
ca-plaque-won = Came true.
ca-plaque-lost = Failed.
ca-what = { $tokens ->
    [one] one token
   *[other] Double Down
}{ $highRisk ->
    [yes] { " " }with High-Risk
   *[no] { "" }
}
ca-yours = you

## Players

ca-players = Prestige and tokens
ca-first = first player
ca-choosing = choosing
ca-ready = ready
ca-double-free = Double Down is free
ca-double-used = Double Down is used
ca-high-risk-on = High-Risk is on a wall
ca-high-risk-off = High-Risk is idle
ca-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ca-tokens-told = { $free ->
    [one] { $free } token free
   *[other] { $free } tokens free
}, { $out } on the walls, { $lost } set aside
ca-total = { $total } Prestige counts now
ca-light = Light up what { $name } predicts
ca-house = The House
ca-house-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
ca-house-does = shows one after each pair, the rest at the close
ca-by-house = the House
ca-prestige-open = Prestige, players and tokens
ca-prestige-title = Prestige: only { $least } to { $most } counts

## Hand, tray, slip

ca-hand = Your hand
ca-card = { $title }, { $artist }, { $year }. { $category }. { $loan ->
    [yes] Art on Loan: takes one work away.
   *[no] { "" }
}
ca-card-picked = Picked.
ca-card-dropped = You drop it
ca-card-sealed = sealed
ca-tray = Your predictions
ca-tray-empty = None yet. A right guess pays its coin; a wrong one loses its token.
ca-drag-token = Drag it onto a glowing space
ca-stands = { $isTrue ->
    [yes] true now
   *[no] { $canCome ->
        [yes] { $show ->
            [rarity] { $needs } too many
           *[grand] { $needs } short
        }
       *[no] lost already
    }
}
ca-free-tokens = { $tokens ->
    [0] No token free.
    [one] { $tokens } token free.
   *[other] { $tokens } tokens free.
}
ca-double-yours = Double Down: still yours this season.
ca-double-gone = Double Down is used.
ca-slip = Your prediction
ca-slip-closes = { $category } closes with { $limit }
ca-one-token = { $highRisk ->
    [yes] One token + High-Risk
   *[no] One token
}
ca-two-tokens = { $highRisk ->
    [yes] Double Down + High-Risk
   *[no] Double Down
}
ca-pays = +{ $pays }
ca-bet-below = you { $before } → { $after }, below { $least }: does not count yet
ca-bet-counts = you { $before } → { $after }, counts
ca-bet-ends = you { $before } → { $after }, counts, and ends the game
ca-bet-wasted = { $wasted } above the end { $wasted ->
    [one] is
   *[other] are
} lost
ca-bet-hopeless = can't come true any more
ca-bet-fails = If { $show ->
    [rarity] { $number } or more hang
   *[grand] { $number ->
        [0] none hangs
       *[other] { $number } or fewer hang
    }
}: nothing, and { $tokens ->
    [one] { $tokens } token is
   *[other] { $tokens } tokens are
} set aside.
ca-no-double-used = Double Down is used this season
ca-no-double-one = Double Down needs two tokens
ca-place-tokens = { $tokens ->
    [one] Place 1 token
   *[other] Place { $tokens } tokens
}
ca-cancel = Back

## What to do

ca-choose-two = Choose two cards to show.
ca-choose-two-fact = Nobody sees them until you show both. Then you may predict one wall.
ca-choose-two-poor = Nobody sees them until you show both. You have no token to predict with.
ca-choose-second = Choose a second card. { $what ->
    [takes] { $title } takes a work from { $category }.
    [waits] { $title } waits in { $category } for the next work.
    [gone] { $title } leaves { $category } at once, with the loan there.
   *[hangs] { $title } hangs in { $category }.
}
ca-show-sure = Show both cards? They can't be taken back.
ca-show-house = Show both cards? Then the House shows one.
ca-show-house-fact = They can't be taken back. After the House's card you may predict one wall.
ca-show-fact = After that you may predict one wall.
ca-show-both = Show both
ca-put-back = Put back
ca-predict = Choose a space to predict, or end your turn.
ca-predict-fact = Tap a glowing space: it pays its coin if it is true when the season closes.
ca-opening = Opening bet: choose a wall and a space.
ca-opening-fact = High-Risk lies with it: one token pays twice, a Double Down three times.
ca-predict-that = Predict that { $category } closes with { $limit }?
ca-no-prediction = No prediction
ca-no-prediction-sure = { $category } with { $limit } can't fail any more, and would pay { $pays }. End your turn without a prediction?
ca-hopeless-sure = By the cards you know, { $category } can't close with { $limit } any more. Place { $tokens ->
    [one] the token
   *[other] both tokens
} all the same?
ca-drop = Secret last turn: which card do you drop? The other two are shown.
ca-drop-fact = All choose at once; no predictions follow.
ca-drop-that = Drop { $title }? The other two are shown.
ca-drop-that-fact = Nobody will ever see it. All choose at once; no predictions follow.
ca-drop-it = Drop it
ca-dropped = You drop { $title }. It stays sealed until all are ready.

## Closing

ca-closing = Closing
ca-season-closes = Season { $season } closes.
ca-season-why = { $count ->
    [1] Nobody is at { $least } in { $walls }, so another season follows.
    [2] Nobody is at { $least } in { $walls }, so another season follows.
   *[other] { $count } walls have nobody at { $least }, so another season follows.
}
ca-season-end = Every wall has a player with { $least } or more: the game is over.
ca-closing-fact = Gold plaques came true. Tap a name to see only that player's predictions.
ca-next-season = Next season
ca-see-result = To the result
ca-skip = Show all
ca-earned = +{ $prestige }
ca-token-fate = { $back } back, { $lost } set aside; { $left } left
ca-token-return = { $lost } lost, { $left } left: all { $all } return
ca-in-all = { $total } in all
ca-result-won = { $category } { $limit }: came true, pays { $prestige }
ca-result-lost = { $category } { $limit }: failed
ca-no-bets = No predictions

## Top bar

ca-season = Season { $season }
ca-step-opening = Opening bets
ca-step-turn = Turn { $turn }
ca-step-last = Secret last turn
ca-step-closing = Closing
ca-now-opening = Season { $season }, opening bets
ca-now-turn = Season { $season }, turn { $turn } of { $turns }
ca-now-last = Season { $season }, secret last turn
ca-now-closing = Season { $season } closes
ca-now-over = { $season ->
    [one] Over after { $season } season
   *[other] Over after { $season } seasons
}
ca-steps = Steps of the season

## The final page

ca-score = Prestige by wall
ca-score-total = Total
ca-score-cell = { $name }, { $category }: { $prestige }{ $counts ->
    [yes] { "" }
   *[no] , does not count
}
ca-score-legend = A framed number is a collection that counts; a dashed frame stayed below { $least }. Point at one to see what earned it.
ca-score-earned = { $name }, { $category }: { $prestige }
ca-score-nothing = No prediction came true here.
ca-score-line = Season { $season }, { $limit }
ca-score-you = { $name } (you)
ca-note-shared = shares the place
ca-note-categories = ahead by more collections that count
ca-note-tokens = ahead by more tokens left

## The library

ca-printed-loan = Art on Loan
ca-mini = { $category }: { $works ->
    [0] no work
    [one] { $works } work
   *[other] { $works } works
}
ca-printed-tokens = Each player has { $prediction } prediction tokens, { $high_risk } High-Risk token and { $prestige } prestige tokens.
ca-printed-scoring_track = Each track goes from 0 to { $maximum }, and counts from { $counts_from } on.
ca-printed-cards_of_a_season = { $open } cards are shown from the deck before a season; with two players the House has { $house }.
ca-printed-hands = { $name }: { $cards } cards each
ca-printed-multipliers = { $name }: pays { $times ->
    [1] the Prestige of its space
    [2] it twice
    [3] it three times
   *[other] it { $times } times
}
ca-printed-space = A wall that closes with { $limit } pays { $pays }.
