### Module 1 of Fresco: the portraits.

fresco-m01-fact = { $count } to come
fresco-m01-portrait = { $name }: { $text }
fresco-m01-painted = painted
fresco-m01-instead = One a round, in the studio: it takes the place of an apprentice's 3 Thalers.
fresco-m01-beside = One a round, in the studio, and 3 Thalers as well.
