# Classic Art. Of a card `$card` is its short title, `$card-code` what is typed for it, `$card-artist` who made it; of
# several, `$cards-codes` is what is typed for them. Of a category `$exhibition` is its name, `$exhibition-code` what is
# typed for it.

## The title page

meta-summary = Fill five exhibitions with works of art, and predict how many will hang in each.
meta-goal = Predict how many works each exhibition will hold, and make it so with your cards: most Prestige wins.
meta-edition = English rulebook; first published as Members Only in 1996

## Options

option-ties = What happens when players have equal totals?
option-ties-shared = they share the place
option-ties-categories = more categories at 5 or more come first, then more prediction tokens left; then they share it

## Numbers of things

count-works = { $works ->
    [0] no work
    [one] { $works } work
   *[other] { $works } works
}
count-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

## What happened

event-season-began = Season { $season } begins, and { $first } is first player.
event-hand-dealt = { $actor } is dealt { SPACED($cards-codes) }.
event-turn-began = { $actor } begins { $turn ->
    [0] the setup turn
   *[other] turn { $turn }
}.
event-last-turn-began = The last turn of the season: all choose a card to drop.
event-hung = { $actor } shows { $card } by { $card-artist }: { $exhibition } has { count-works }.
event-lent = { $actor } plays a loan, { $card } by { $card-artist }: { $other } leaves { $exhibition } with it, and { $works ->
    [0] nothing stays
    [one] { $works } work stays
   *[other] { $works } works stay
}.
event-loan-waits = { $actor } plays a loan, { $card } by { $card-artist }: { $exhibition } is empty, so the next artwork there will leave with it.
event-left-at-once = { $actor } shows { $card } by { $card-artist }, but it leaves { $exhibition } at once with the loan { $other }.
event-predicted = { $actor } { $tokens ->
    [one] predicts
   *[other] doubles down on
} { $space } for { $exhibition }{ $high-risk ->
    [yes] , at high risk
   *[no] { "" }
}.
event-passed = { $actor } predicts nothing.
event-dropped = { $actor } drops { $card } face down.
event-last-cards-shown = All show their last two cards.
event-exhibition-closed = { $exhibition } closes with { count-works }, { $show-id ->
    [rarity] a Rarity Show
   *[grand] a Grand Exhibition
}.
event-came-true = { $space } for { $exhibition } came true: { $actor } earns { $prestige } Prestige and stands at { $track }.
event-failed = { $space } for { $exhibition } failed: { $actor } loses { count-tokens }.
event-tokens-retrieved = { $actor } is down to { $left ->
    [0] no token
    [one] { $left } token
   *[other] { $left } tokens
}, and takes back the { $back ->
    [one] { $back } that was
   *[other] { $back } that were
} set aside.
event-season-closed = Season { $season } is over.
event-game-ended = Every category has a player with { $prestige } Prestige or more: the game ends after season { $season }.

## What happened, told briefly

news-hung = { $actor } shows { $card-code } { $card } ({ count-works }).
news-lent = { $actor } plays the loan { $card-code } { $card }: { $other } leaves ({ count-works }).
news-loan-waits = { $actor } plays the loan { $card-code } { $card }, which waits for an artwork.
news-left-at-once = { $actor } shows { $card-code } { $card }, which leaves at once with the loan { $other }.
news-exhibition-closed = { $exhibition } closes with { count-works }.
news-came-true = { $space } came true, { $actor } earns { $prestige } and stands at { $track }.
news-failed = { $space } failed, { $actor } loses { count-tokens }.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = It isn't your turn.
reason-setup-turn = No cards in the setup turn: make a prediction, or pass.
reason-play-first = First play two cards of your hand; then you may predict.
reason-cards-are-played = You have played your two cards. Make a prediction now, or pass.
reason-not-the-last-turn = You drop a card only in the last turn of a season.
reason-dropped-already = You have dropped your card already. Now the others choose theirs.
reason-drop-a-card = This is the last turn: choose the card to drop, and the other two are played.
reason-no-more-predictions = No predictions in the last turn: choose the card to drop.
reason-not-in-hand = { $card-code } isn't in your hand.
reason-chosen-already = { $card-code } is your first card already. Choose another as the second.
reason-occupied = { $space } for { $exhibition } is taken: { $owner } has predicted it. Choose a free space.
reason-occupied-by-you = { $space } for { $exhibition } is taken: you have predicted it yourself. Choose a free space.
reason-doubled-already = You have doubled down this season already. Predict with one token, or pass.
reason-one-token-left = You need two tokens to double down, and you have one left. Predict with that one, or pass.

## What is asked

question-choose-cards = { $chosen-id ->
    [none] Play two cards; then you may predict.
   *[other] { $chosen-code } { $chosen } is chosen. Which is the second card?
}
question-choose-prediction = { $high-risk ->
    [yes] At high risk: predict
   *[no] Predict
}{ $legend }{ $can-double ->
    [yes] , double down{ $suffix }
   *[no] { "" }
} or pass.
question-legend = (space:Prestige)
question-suffix = (x2)
question-choose-drop = Last turn: drop a card face down; the other two are played.
question-example = Like: { $line }
progress = season { $season }

row-play = Play { $category-code }
row-predict = { $tokens ->
    [one] { $category-code }
   *[other] { $category-code } x{ $tokens }
}
row-drop = Drop { $card-code } { $card }
action-play = { $card-code } { $card }
action-predict = { $space }:{ $pays }
action-drop = play { SPACED($played) }: { $counts }
action-drop-count = { $category-code } { $works }
action-pass = predict nothing

## What a move does

explain-play = Play { $title } ({ $printed }).
explain-play-briefly = { $card }:
explain-hangs = It hangs in { $exhibition }, which then has { count-works }.
explain-leaves-at-once = It leaves { $exhibition } at once, with the loan that waits there.
explain-lent = Art on Loan: it leaves { $exhibition } with the artwork that came last, and { $works ->
    [0] nothing stays
    [one] { $works } work stays
   *[other] { $works } works stay
}.
explain-waits = Art on Loan: nothing hangs in { $exhibition }, so it waits and takes the next artwork away.
explain-prediction = { $tokens ->
    [one] Predict
   *[other] Double down on
} { $space } for { $exhibition }{ $high-risk ->
    [yes] , with the High-Risk token
   *[no] { "" }
}: { $show-id ->
    [rarity] a Rarity Show of at most
   *[grand] a Grand Exhibition of at least
} { $number ->
    [one] { $number } work
   *[other] { $number } works
} at the end of the season.
explain-chance = { $works ->
    [0] No work hangs
    [one] { $works } work hangs
   *[other] { $works } works hang
} there now: { $show-id ->
    [rarity] { $needs ->
        [0] { $spare ->
            [0] no more may come
           *[other] { $spare } more may come
        }
       *[other] { $needs } must leave
    }
   *[grand] { $needs ->
        [0] { $spare ->
            [0] none may leave
           *[other] { $spare } may leave
        }
       *[other] { $needs } more must come
    }
}.
explain-hopeless = By the cards that you know, it can't come true any more.
explain-payment = It pays { $pays } Prestige{ $times ->
    [1] { "" }
    [2] { " " }({ $value }, twice)
    [3] { " " }({ $value }, three times)
   *[other] { " " }({ $value }, { $times } times)
}: you go from { $before } to { $after }{ $wasted ->
    [0] { "" }
   *[other] , and { $wasted } beyond the end of the track { $wasted ->
        [one] is
       *[other] are
    } lost
}{ $counts ->
    [yes] { "" }
   *[no] , which doesn't count yet
}{ $ends-game ->
    [yes] ; that would end the game
   *[no] { "" }
}.
explain-failure = If it fails, { $tokens ->
    [one] { $tokens } token is
   *[other] { $tokens } tokens are
} set aside.
explain-drop = Drop { $card-code } { $card } face down; nobody else ever sees it.
explain-kept = You play { $played }. That makes { $counts }, before what the others play.
explain-kept-card = { $card-code } { $card }
explain-kept-count = { $works } in { $category }
explain-pass = Predict nothing this turn; your tokens stay with you.

## What may be typed

help-words = the same in words: part of a move's name is enough, if only one move fits
help-turn = play two cards, then predict 6+ for Sculpture; `sc4 la2 sc6+` does it too
help-double = the same as a Double Down; `SC-04 LA-02 double SC 6+` is the same
help-numbers = play the cards with these numbers, and predict nothing; `1 5 0` does it too
help-drop = the last turn: drop this card and play the others; `keep LA-02 PO-03` names the others

problem-prediction-and-pass = Say a prediction or `pass`, not both.
problem-no-prediction-said = Say what you predict, like `SC 6+`.
problem-no-tokens-left = You have no prediction tokens left this season.
problem-not-in-hand = { $card-id } isn't in your hand.
problem-one-to-drop = Say the one card that you drop, like `drop { $card-id }`, or the two that you keep.
problem-neither-card-nor-prediction = '{ $name }' is neither a card nor a prediction. Say them like SC-04 and SC 6+.
problem-category-alone = Which card or space of { $category-id }? Say it like { $category-id }-04 or { $category-id } 6+.
problem-space-alone = { $name } of which exhibition? Say it like SC { $name }.
problem-two-predictions = You can make one prediction in a turn.
problem-no-such-prediction = There is no space { $name }. They are { SPACED($spaces) }.
problem-no-such-choice = There is no card { $number } to choose. Say a card like SC-04, or a prediction like SC 6+.
problem-no-such-card = There is no card { $number } of { $category-id }. Its cards are 1 to { $most }.

## On the board

board-season = Season { $season }: { $turn ->
    [0] setup, then { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
   *[other] turn { $turn } of { $turns }, then the last
}
board-last-turn = Season { $season }: the last turn
board-over = Classic Art: the game is over after { $season ->
    [one] { $season } season
   *[other] { $season } seasons
}
board-first = { $first } is first
board-deck = deck { $deck }
board-house = deck { $deck }, House { $house }
board-more = (`look all`)
board-exhibition = Exhibition
board-works = works
board-pays = pays
board-high-risk = High-Risk
board-true-now = true now
board-empty = empty
# Words that are left away at the beginning of titles, where there is little room.
board-articles = The A
board-waiting = on loan: { $cards }; { $cards-count ->
    [one] the next artwork leaves at once
   *[other] the next { $cards-count ->
        [2] two
       *[other] { $cards-count }
    } artworks leave at once
}
board-track = Track
board-curators = Curators
board-tokens = tokens
board-lost = lost
board-double = double
board-hand = hand
board-sum = sum
board-double-used = used
board-double-free = free
board-you = { $player } (you)
board-tokens-sum = { count-tokens } sum
board-your-hand = Your hand
board-no-cards = no cards
board-chosen = chosen:
board-loan = Art on Loan

cards-hand = Your hand
cards-exhibition = { $exhibition }, { count-works }
cards-still-out = { $artworks ->
    [one] { $artworks } artwork
   *[other] { $artworks } artworks
} and { $loans ->
    [0] no loan
    [one] { $loans } loan
   *[other] { $loans } loans
} still out
cards-bets = Your predictions
cards-bet = { $space } for { $exhibition } pays { $pays }. { explain-chance }
cards-loan = Art on Loan: the card leaves at once, and an artwork of its exhibition with it, the one that came last. Where nothing hangs it waits, and takes the next artwork away.
cards-multipliers = A prediction that comes true pays the Prestige of its space: { $kinds }.
cards-multiplier = { count-tokens }{ $high-risk ->
    [yes] { " " }with High-Risk
   *[no] { "" }
} ×{ $times }

## The end of the game

score-category = { $category }{ $missing ->
    [0] { "" }
   *[other] { $prestige ->
        [0] { "" }
       *[other] { " " }({ $prestige } of { $least })
    }
}
note-shared = sharing the place [{ $rule }]
note-categories = by more categories that count [{ $rule }]
note-tokens = by more tokens left [{ $rule }]

## Names

actor-deck = The deck
actor-house = The House
artist-anonymous = an unknown artist

category-EE = Etching & Engraving
category-SL = Still Life
category-SC = Sculpture
category-PO = Portrait
category-LA = Landscape

# The works: short titles, titles as printed where they are longer, techniques, years that need words, and a short name
# of each maker.

card-EE-01 = Peasant Couple Dancing
card-EE-01-technique = Engraving
maker-EE-01 = Dürer
card-EE-02 = The Round Tower
card-EE-02-title = The Round Tower, from "Carceri d'invenzione" (Imaginary Prisons)
card-EE-02-technique = Etching, engraving, sulphur tint or open bite, burnishing
maker-EE-02 = Piranesi
card-EE-03 = Hannibal
card-EE-03-technique = Steel engraving by E. Rauch after a drawing by Alfred Rethel
maker-EE-03 = Rethel
card-EE-04 = Standing Man with Basin
card-EE-04-title = Standing man with his right hand resting on a basin, shown in three-quarters view with his head turned toward the left
card-EE-04-technique = Etching
maker-EE-04 = Watteau
card-EE-05 = The Temptation of St. Anthony
card-EE-05-technique = Engraving
maker-EE-05 = Schongauer
card-EE-06 = De Schepping van Eva
card-EE-06-technique = Print
maker-EE-06 = unknown
card-EE-07 = The Doge
card-EE-07-technique = Engraving hand-colored with gold
maker-EE-07 = Tarocchi Master
card-EE-08 = Behemoth and Leviathan
card-EE-08-technique = Engraving
maker-EE-08 = Blake
card-EE-09 = Lucas Vorsterman I
card-EE-09-title = Portret van Lucas Vorsterman I
card-EE-09-technique = Etching
maker-EE-09 = Van Dyck
card-EE-10 = Boxeurs
card-EE-10-technique = Lithograph on wove paper
maker-EE-10 = Géricault
card-EE-11 = The Genius of Franklin
card-EE-11-technique = Etching printed in brown ink, first state of two
maker-EE-11 = Gérard
card-EE-12 = Charles Meryon
card-EE-12-technique = Etching
maker-EE-12 = Bracquemond
card-EE-13 = London. A Pilgrimage
card-EE-13-technique = Bound volume with wood-engraved illustrations
maker-EE-13 = Doré
card-SL-01 = Bodegón con pichones
card-SL-01-title = Bodegón con pichones, cesta de comida y cuencos
card-SL-01-technique = Oil on canvas
card-SL-01-year = 18th century
maker-SL-01 = Meléndez
card-SL-02 = Bouquet of Flowers on a Ledge
card-SL-02-technique = Oil on copper
maker-SL-02 = Bosschaert
card-SL-03 = Vanitas Still Life (de Gheyn)
card-SL-03-title = Vanitas Still Life
card-SL-03-technique = Oil on wood
maker-SL-03 = De Gheyn
card-SL-04 = Apples and Primroses
card-SL-04-title = Still Life with Apples and a Pot of Primroses
card-SL-04-technique = Oil on canvas
maker-SL-04 = Cézanne
card-SL-05 = Glass and Oysters
card-SL-05-title = Still Life with a Glass and Oysters
card-SL-05-technique = Oil on wood
maker-SL-05 = De Heem
card-SL-06 = Flowers in a Grotesque Vase
card-SL-06-technique = Oil on canvas
maker-SL-06 = Caccia
card-SL-07 = Teapot and Fruit
card-SL-07-title = Still Life with Teapot and Fruit
card-SL-07-technique = Oil on canvas
maker-SL-07 = Gauguin
card-SL-08 = Floral Still Life
card-SL-08-title = Floral Still Life - Still Life with Flowers
card-SL-08-technique = Oil on panel
maker-SL-08 = Bollongier
card-SL-09 = Flowers in a Jug
card-SL-09-technique = Oil on panel
maker-SL-09 = Memling
card-SL-10 = Vanitas Still Life (Collier)
card-SL-10-title = Vanitas Still Life
card-SL-10-technique = Oil on canvas
maker-SL-10 = Collier
card-SL-11 = Still Life with Fruit
card-SL-11-technique = Oil on panel
maker-SL-11 = Linthorst
card-SL-12 = Still Life with Silver
card-SL-12-technique = Oil on canvas
card-SL-12-year = c. 1715-23
maker-SL-12 = Desportes
card-SL-13 = Banquet Still Life
card-SL-13-technique = Oil on panel
maker-SL-13 = Beert
card-SC-01 = Pietà
card-SC-01-technique = Lindenwood, polychromed and gilded
maker-SC-01 = Rabenden Master
card-SC-02 = Christ and Saint John
card-SC-02-title = Christ and Saint John the Evangelist
card-SC-02-technique = Polychromed and gilded oak
maker-SC-02 = unknown
card-SC-03 = Male Weeper
card-SC-03-title = Male Weeper Dressed in a Short Houppelande, from the Tomb of Isabella of Bourbon
card-SC-03-technique = Bronze
maker-SC-03 = Borman workshop
card-SC-04 = Head of a Man
card-SC-04-title = Head of a Man Wearing a Cap or Helmet
card-SC-04-technique = Fossiliferous limestone
card-SC-04-year = possibly 2nd-3rd century
maker-SC-04 = unknown
card-SC-05 = Aphrodite of Knidos
card-SC-05-title = Statue of the Aphrodite of Knidos
card-SC-05-technique = Marble
card-SC-05-year = 101-200 CE
maker-SC-05 = unknown
card-SC-06 = Bust of the Virgin
card-SC-06-technique = Terracotta with paint
maker-SC-06 = unknown
card-SC-07 = Dancer Looking at Her Foot
card-SC-07-title = Dancer Looking at the Sole of her Right Foot
card-SC-07-technique = Bronze
maker-SC-07 = Degas
card-SC-08 = Sleeping Endymion
card-SC-08-technique = Marble
maker-SC-08 = Cornacchini
card-SC-09 = Portrait Bust of a Girl
card-SC-09-technique = Marble
card-SC-09-year = AD 250-75
maker-SC-09 = unknown
card-SC-10 = Barbarian
card-SC-10-technique = Bronze
card-SC-10-year = AD 1-100
maker-SC-10 = unknown
card-SC-11 = The Thinker
card-SC-11-technique = Bronze
maker-SC-11 = Rodin
card-SC-12 = Virgin of the Annunciation
card-SC-12-technique = Oak
maker-SC-12 = Picardie School
card-SC-13 = A Young Warrior
card-SC-13-technique = White marble
card-SC-13-year = 1490s
maker-SC-13 = Lombardo
card-PO-01 = Girl with a Pearl Earring
card-PO-01-technique = Oil on canvas
maker-PO-01 = Vermeer
card-PO-02 = Don Gaspar de Guzmán
card-PO-02-technique = Oil on canvas
maker-PO-02 = Velázquez
card-PO-03 = Princesse de Broglie
card-PO-03-title = Joséphine-Éléonore-Marie-Pauline de Galard de Brassac de Béarn
card-PO-03-technique = Oil on canvas
maker-PO-03 = Ingres
card-PO-04 = The Lady with the ermine
card-PO-04-technique = Oil on walnut wood
card-PO-04-year = c. 1480
maker-PO-04 = Leonardo
card-PO-05 = Giuliano de' Medici
card-PO-05-technique = Panel
maker-PO-05 = Botticelli
card-PO-06 = Madame Grand
card-PO-06-technique = Oil on canvas
maker-PO-06 = Vigée Le Brun
card-PO-07 = Portrait of a Man
card-PO-07-title = Portrait of a Man (self-portrait?)
card-PO-07-technique = Oil on wood
maker-PO-07 = Van Eyck
card-PO-08 = Madame Bergeret
card-PO-08-technique = Oil on canvas
maker-PO-08 = Boucher
card-PO-09 = Plum Brandy
card-PO-09-technique = Oil on canvas
maker-PO-09 = Manet
card-PO-10 = Self-Portrait
card-PO-10-technique = Oil on canvas
card-PO-10-year = possibly 1660
maker-PO-10 = Rembrandt
card-PO-11 = Manuel Osorio
card-PO-11-title = Manuel Osorio Manrique de Zuñiga
card-PO-11-technique = Oil on canvas
maker-PO-11 = Goya
card-PO-12 = Lute Player
card-PO-12-technique = Oil on canvas
maker-PO-12 = Valentin
card-PO-13 = Portrait of Isabella Brant
card-PO-13-technique = Oil on wood
maker-PO-13 = Rubens
card-LA-01 = St. Elizabeth's Day Flood
card-LA-01-title = Outer Right Wing of an Altarpiece with the St. Elizabeth's Day Flood, 18-19 November 1421, with the Broken Dike at Wieldrecht
card-LA-01-technique = Oil on panel
card-LA-01-year = 1490 - c. 1495
maker-LA-01 = St. Elizabeth Master
card-LA-02 = Landscape with an Aqueduct
card-LA-02-title = Evening: Landscape with an Aqueduct
card-LA-02-technique = Oil on canvas
maker-LA-02 = Géricault
card-LA-03 = Diogenes
card-LA-03-technique = Oil on canvas
maker-LA-03 = Poussin
card-LA-04 = Waterfall and Church
card-LA-04-title = Landscape with Waterfall and Church
card-LA-04-technique = Oil on wood
card-LA-04-year = 1600s
maker-LA-04 = Ruysdael
card-LA-05 = The Harvesters
card-LA-05-technique = Oil on wood
maker-LA-05 = Bruegel
card-LA-06 = Heroic Landscape with Rainbow
card-LA-06-technique = Oil on canvas
maker-LA-06 = Koch
card-LA-07 = View of Toledo
card-LA-07-technique = Oil on canvas
maker-LA-07 = El Greco
card-LA-08 = Beach in Normandy
card-LA-08-technique = Oil on canvas
maker-LA-08 = Courbet
card-LA-09 = The Penitence of Saint Jerome
card-LA-09-technique = Oil on wood
maker-LA-09 = Patinir
card-LA-10 = The Garden of Earthly Delights
card-LA-10-technique = Oil on wood
maker-LA-10 = Bosch
card-LA-11 = Cypresses
card-LA-11-technique = Oil on canvas
maker-LA-11 = Van Gogh
card-LA-12 = The Watzmann
card-LA-12-technique = Oil on canvas
maker-LA-12 = Dahl
card-LA-13 = Burning Houses of Parliament
card-LA-13-title = The Burning of the Houses of Lords and Commons 16 October 1834
card-LA-13-technique = Oil on canvas
maker-LA-13 = Turner

## Problems: components of one's own

problem-hand-not-by-twos = { $where } can't be { $cards }: cards are played by twos until { $last } are left.
problem-hand-too-large = { $where } is too large: there are only { $most } cards.
problem-house-too-poor = { $where } is too small: the House needs a card for each turn.
problem-wrong-number-of-loans = { $category-id } needs { $right } works in art_on_loan.works, not { $found }.

## Why a hint is good: each goes on after "It"

motive-likelier = makes your prediction on { $category } likelier ({ $before } to { $after } %)
motive-bets = bets on { $category }, which pays { $pays } (about { $percent } % by the cards of the others alone)
motive-thwarts = makes the prediction of { $actor } on { $category } less likely ({ $before } to { $after } %)
