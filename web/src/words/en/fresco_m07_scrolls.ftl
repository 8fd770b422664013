### Module 7 of Fresco: the scrolls.

fresco-m07-a-row = a row
fresco-m07-a-column = a column
fresco-m07-played = played
fresco-m07-hidden = hidden
fresco-m07-restored = { $restored } of 5 restored
fresco-m07-scroll = Scroll of { $name }, { $told }
fresco-m07-both = Both together
fresco-m07-each = A scroll pays 2 points for each restored segment of its line, once.
fresco-m07-crossing = Both together, at { $cross }, pay 3 points each.
fresco-m07-yours = { $lines }, secret
fresco-m07-none = all played
fresco-m07-seen = scrolls of { $lines }
fresco-m07-scrolls = { $count ->
    [one] 1 scroll, hidden
   *[other] { $count } scrolls, hidden
}
fresco-m07-in-line = in your { $line }
fresco-m07-slip = Scroll
fresco-m07-keep = keep
