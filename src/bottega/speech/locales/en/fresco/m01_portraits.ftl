## Module 1: the portraits

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

event-portraits-shown = Portraits on display: { $portraits }.
event-sexton-sent = { $actor } sends the sexton, who leads the bishop anywhere.

reason-no-portrait-there = Portrait { $place } is painted already. Paint the other one, if it is still there.
reason-one-portrait = You have painted a portrait this round. One is all you get.
reason-only-in-the-studio = Portraits are painted in the studio, by an apprentice who is not ill.
reason-leonardo-must-paint = Leonardo has to paint a portrait. Choose one for him.

score-portraits = portraits
