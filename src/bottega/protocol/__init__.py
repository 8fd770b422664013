"""What a server and its clients say to each other: types alone, so that both read them the same way."""
