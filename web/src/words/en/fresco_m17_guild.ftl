# Fresco, module 17: the painters guild.

fresco-m17-fact = offers { $basic } and { $blended }
fresco-m17-for = for your
fresco-m17-give = Give { $given } for { $taken }
fresco-m17-used = used by this apprentice
