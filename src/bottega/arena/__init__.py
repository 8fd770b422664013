"""Games between bots, by the hundred."""
