### Module 3 of Fresco: the special blends.

fresco-m03-fact = pink and brown
fresco-m03-recipe = { $paint } is made of { $paints }; at the altar it adds { $altar } points
fresco-m03-about = What was just blended may be used for the next blend at once. At the altar each of three blended paints may be replaced by pink or brown.
