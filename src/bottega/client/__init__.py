"""A client of a server: comes in, finds tables, and sits or looks on at them. How they look is for others to say."""
