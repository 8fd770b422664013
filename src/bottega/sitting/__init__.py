"""A sitting: a game, those who play it, and what is kept of it. How it looks is for clients to say."""
