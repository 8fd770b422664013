# The library: rules by number, what is in the box, and ways to play.

library = Library
library-intro = The rules of all four games in our own words, every one with a number. What is in each box, and where every value comes from.
library-rules = Rules
library-components = Components
library-options = Options
library-of = { $game }: what is here
library-games = Games
library-chapters = Chapters
library-modules = Modules
library-chapter-of = { $game } · chapter { $number }
library-copy-link = Copy link
library-link-copied = Link to { $number } copied
library-link-to = Link to { $number }
library-otherwise = can be played otherwise
library-otherwise-head = Can be played otherwise
library-otherwise-or = or

library-margin-of = Beside the rules: { $chapter }
library-brings = What it brings
library-referring = Modules that refer to this chapter

## Pictures of rules

library-picture-SG-4_1 = In an empty window: an edge or a corner.
library-picture-SG-4_2 = From then on: beside a die that lies there, or diagonally from it.
library-picture-SG-4_4 = A red five fits on red glass, on a five, and on clear glass.
library-picture-SG-4_6 = Side by side with a red five: nothing red, and no five. Diagonally from it both are fine.
library-picture-CA-5_2 = Two works hang at the end: “at most two”, three and four come true.
library-picture-CA-5_3 = Six works hang at the end: “at least five” and six come true.
library-picture-SX-3_3 = Solvent Sponge asks for 5: more is correct and lies above, the same is excellent and lies below, less is prudent and leaves a black material.
library-picture-SX-6_2 = What is printed rises by 1 for each excellent restoration, and falls by 2 for each prudent one.
library-picture-SX-6_9 = Gold: what lies beside the last fresco of Genesis, and beside one of the Last Judgment.
library-picture-SX-7_5 = Who has four cards drops as many as the second has, the lowest first, and scores the five that is left. The second scores 2 a card.
library-picture-FR-5_3 = The bishop adds three where he stands, and two beside him.
library-picture-FR-5_6 = One step, in any direction.
library-picture-FR-5_8 = Every blended paint is worth a point more.
library-picture-FR-5_9 = Three different blended paints.
library-picture-FR-7_2 = Two pieces make one.
library-picture-FR-9_2 = The space is taken: in front of it, or behind?
library-picture-FR-M3_2 = Blended paints are blended once more.
library-picture-FR-M3_4 = Pink is worth three points more, brown five.
library-picture-FR-M5_5 = A leaf adds three with the bishop, two beside him, else one.
library-picture-FR-M7_2 = A row with three restored segments: six points.
library-picture-FR-M7_3 = Where both lines cross it counts twice: fifteen points.
library-picture-FR-M9_4 = What lies beside a restored segment is next.
library-picture-FR-M10_9 = Somebody ill restores nothing beside the bishop.

## Search

library-search = Search rules, or type a number
library-search-in = Search the rules of { $game }
library-hits = { $count ->
    [0] Nothing in { $game }
    [one] One rule of { $game }
   *[other] { $count } rules of { $game }
}
library-hits-elsewhere = { $count ->
    [0] nothing in the other games
    [one] one in the other games
   *[other] { $count } in the other games
}
library-hits-all = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
library-hits-none = No rule has these words. Try fewer of them, or a number like { $example }.
library-more = { $count ->
    [one] One more. Type another word to find fewer.
   *[other] { $count } more. Type another word to find fewer.
}

## The panel beside the board

library-panel = Rules of { $game }
library-open-page = Open in the library

## Components

library-box = What is in the box
library-box-intro = The words and drawings are ours. Every number says where it comes from, and you can replace it by what is printed in your box.
library-groups = Groups
library-base = Base game
library-module-head = { $number }. { $title }
library-module-chapter = Its rules
library-all-groups = All { $count } groups
library-filter = Where values come from
library-from-rulebook = printed in the rulebook
library-from-public = seen in public
library-from-derived = worked out
library-from-reconstructed = reconstructed
library-from-own = of my box
library-as-file = All values as a file
library-own = Values of my box
library-other = Yours shows something else?
library-other-of = { $name }: yours shows something else?
library-more-pieces = Show all { $count }
library-yes = yes
library-no = no

## Values of my box

library-own-intro = A file with only what differs. It is checked at once; nothing is kept on the server.
library-own-drop = Drop a file here, or
library-own-choose = Choose a file
library-own-text = What differs, as text
library-own-check = Check
library-own-save = Save as a file
library-own-too-long = This file is too long: { $limit } characters at the most.
library-own-changes = { $count ->
    [0] It is in order, and changes nothing.
    [one] It is in order, and changes one value:
   *[other] It is in order, and changes { $count } values:
}
library-own-becomes = becomes
library-own-nothing = nothing

## Options

library-ways = Ways to play
library-ways-intro = Where a rulebook can be read in two ways, the first answer is the usual one and the other is yours to choose when you set up a table.
library-ways-modules = The modules are switched on when you set up a table.
library-set-up = Set up a table
library-when-always = always
library-when-alone = when you play alone
library-when-seats = with { $seats } players
library-when-module = with { $module }
library-none = There is nothing to choose: this game is always played as printed.
