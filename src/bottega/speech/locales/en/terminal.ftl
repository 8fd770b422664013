# What the terminal itself says. What one types is the same in every language: it stands between backticks, or in a
# placeable of its own, { "q" }.

## Pages

page = [{ $first }-{ $last } of { $count }] { $is-last ->
    [yes] { "b" }: back, Enter or { "q" }: close
   *[no] Enter: on, { "b" }: back, { "q" }: close
}
enter-to-go-on = Press Enter to go on.

## Around the table

more-news = `log` tells more
more-cards = ... (`cards` shows all)
more-choices = … { $count } more
no-cards = This game has no cards.
no-switch = `{ $word }` changes nothing here.
