## Module 1: the portraits

module-portraits = portraits

portrait-P01 = God's servant
portrait-P02 = Actor
portrait-P03 = Abbot
portrait-P04 = Sexton
portrait-P05 = Merchant
portrait-P06 = Pretty girl
portrait-P07 = Peer
portrait-P08 = Peer
portrait-P09 = Peer
portrait-P10 = Muse
portrait-P11 = Pretty girl
portrait-P12 = Self-portrait
portrait-P13 = Patron
portrait-P14 = Bishop
portrait-P15 = Bishop
portrait-P16 = Picture of the Virgin Mary
portrait-P17 = Picture of the Virgin Mary
portrait-P18 = Picture of the Virgin Mary

lasting-servant = { $thalers } more at every income
lasting-actor = each apprentice at the theater raises the mood by { $spaces } more
lasting-abbot = every bonus of the bishop is { $points } more
lasting-sexton = moves the bishop anywhere, once a round, for 1 Thaler, also before the altar
portrait-choice = { $paints ->
    [one] a basic paint of your choice
   *[other] { $paints } basic paints of your choice
}
portrait-mood = { $top ->
    [yes] mood to the top
   *[no] mood +{ $spaces }
}
by-sexton = sexton

event-portraits-shown = Portraits on display: { $portraits }.
event-portrait-painted = { $actor } paints a portrait, { $portrait }{ $is-kept ->
    [yes] , and keeps it.
   *[no] { $goods-count ->
        [0] .
       *[other] , for { $goods }.
    }
}
event-sexton-sent = { $actor } sends the sexton, who leads the bishop anywhere.

reason-no-portrait-there = Portrait { $place } is painted already. Paint the other one, if it is still there.
reason-one-portrait = You have painted a portrait this round. One is all you get.
reason-only-in-the-studio = Portraits are painted in the studio, by an apprentice who is not ill.
reason-leonardo-must-paint = Leonardo has to paint a portrait. Choose one for him.

question-leonardos-portrait = Leonardo paints a portrait, for its points. Which?
can-portrait = paint a portrait
row-portrait = Paint
choice-portrait = { $who ->
    [leonardo] { $portrait } (portrait { $place }) for { $points }
   *[you] { $portrait } (portrait { $place }): { $does }
}
explain-portrait = { $portrait-id ->
    [none] Portrait { $place } is painted already.
   *[other] { $who ->
        [leonardo] Leonardo paints { $portrait } for { $points }. It leaves the game.
       *[you] Paint { $portrait }: { $does }. { $option-edition ->
            [mega] The apprentice earns { $wage } as well.
           *[other] The apprentice does not earn { $wage } then.
        }
    }
}
decline-portrait = paint no portrait
help-paint = paint this portrait; `paint 1` by its place
problem-no-such-portrait = Which portrait is '{ $name }'?{ $hint }

score-portraits = portraits

## On the board

board-studio = Studio
board-portrait = { $place } { $portrait }: { $does }
board-portrait-painted = { $place } painted
board-portraits-down = face down: { $piles-count ->
    [0] none
   *[other] { $piles }
}
board-portrait-owned = { $portrait }{ $sent ->
    [yes] {" "}(sent)
   *[no] {""}
}
cards-portrait = { $portrait } ({ $whose ->
    [nobodys] on display
    [yours] yours
   *[others] of { $owner }
}; { $lasting ->
    [yes] stays with its owner
   *[no] pays once
}): { $does }
