"""The command line: what `bottega` and its commands do, by whatever door."""
